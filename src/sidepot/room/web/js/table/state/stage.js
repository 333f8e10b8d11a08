// When everyone is all-in the room tells the rest of the hand at once. Here it becomes a play of several parts: what
// was done, the hands face up, deal after deal, the end. Each part has all that may be told by then, and nothing more.

/** How long a part is looked at, at most and at least, what was done before it, and the end of the hand. */
export const BEAT = 1250;
export const LEAST = 450;
export const DEED = 450;
export const RESULT = 3000;

const DEEDS = ["folded", "checked", "called", "raised-to", "discarded", "drew", "died"];
/** What a busy machine may be late by in all, before that is taken from the end. */
const SPARE = 400;

/** The parts of a step in which the board ran out, each a step of its own with how long it *holds*; else just the step. */
export function parts({ state: before, you: me }, step, waited = 0) {
  const found = before && read(step);
  if (!found) return [{ ...step, holds: 0 }];
  const beat = pace(found.deals.length + 1, step.state?.next_hand_ms, waited);
  const you = {
    ...(before.hand === found.hand ? me : (step.you ?? me)),
    options: null,
    turn: null,
    plan: "none",
    plans: [],
    made: null,
  };
  const shares = sharesOf(step.state, found);
  const part = (state, events, holds) => ({ ...step, state, you, events, holds, partial: true });
  const played = began(before, step, found);
  const up = faceUp(played, found, shares?.equity);
  const made = [part(played, found.deeds, DEED), part(up, found.shows, beat)];
  let table = up;
  found.deals.forEach((deal, at) => {
    table = laid(table, deal, step.state, shares?.steps[at]?.equity);
    made.push(part(table, [deal], beat));
  });
  if (endsHere(step.state, found)) return [...made, { ...step, events: found.rest, holds: RESULT }];
  // the viewer is at another table by now: the end of this one is told first
  const won = found.rest.filter((event) => event.type === "won");
  const later = { ...step, events: found.rest.filter((event) => !won.includes(event)), holds: 0 };
  return [...made, part({ ...table, outcome: outcomeOf(won, found.shows) }, won, RESULT), later];
}

/** Whether a step still shows the table at which the board ran out. */
function endsHere(state, { hand, shows }) {
  const shown = new Set(state?.outcome?.shown.map(({ player }) => player));
  return state?.hand === hand && shows.every(({ player }) => shown.has(player));
}

function outcomeOf(events, shows) {
  const won = {};
  const pots = [];
  for (const { player, amount, pot = 0 } of events) {
    won[player] = (won[player] ?? 0) + amount;
    pots[pot] ??= { amount: 0, shares: {} };
    pots[pot].amount += amount;
    pots[pot].shares[player] = (pots[pot].shares[player] ?? 0) + amount;
  }
  const handOf = (player) => events.find((event) => event.player === player && !event.low)?.hand;
  const shown = shows.map(({ player, cards }) => {
    const hand = handOf(player);
    return { player, cards, hands: hand ? [hand] : [], plays: [], low: null, low_plays: [] };
  });
  return { won, net: {}, pots, rake: 0, shown };
}

/** What happened in a step, in order; null where nothing ran out. */
function read({ events, state }) {
  const end = events.findIndex((event) => event.type === "hand-ended");
  const last = events.findLastIndex((event, at) => at < end && DEEDS.includes(event.type));
  const isDeal = (event, at) => event.type === "dealt-board" && at > last && at < end;
  const deals = events.filter(isDeal);
  const shows = events.filter((event, at) => event.type === "showed" && at > last && at < end);
  if (!deals.length || shows.length < 2) return null;
  const from = events.findIndex(isDeal);
  const told = new Set([...deals, ...shows]);
  return {
    hand: events[end].hand,
    deals,
    shows,
    deeds: events.slice(0, from),
    rest: events.slice(from).filter((event) => !told.has(event)),
    returned: events.find((event) => event.type === "returned"),
    pots: state?.outcome?.pots ?? [],
  };
}

/** How long each part may take, so that the end can be looked at for long enough before the next hand. */
function pace(beats, left, waited) {
  if (left === null || left === undefined) return BEAT;
  return Math.max(LEAST, Math.min(BEAT, (left - waited - DEED - RESULT - SPARE) / beats));
}

const sharesOf = (state, found) => (endsHere(state, found) ? state.outcome.run_out : null);

/** The table after the last thing that was done, before anything ran out. */
function began(before, { state }, { hand, deeds, deals }) {
  // a hand that ran out as soon as it was dealt: the table as it is now, without its end
  const base =
    before.hand === hand
      ? before
      : { ...state, board: [], second_board: [], outcome: null, chairs: unpaid(before, state), pot: 0, pots: [] };
  const paid = new Map();
  for (const { type, player, amount, paid: more } of deeds) {
    const chips = type === "raised-to" ? more : ["called", "posted", "anted"].includes(type) ? amount : 0;
    if (chips) paid.set(player, (paid.get(player) ?? 0) + chips);
  }
  const gone = new Set(deeds.filter((event) => ["folded", "died"].includes(event.type)).map((event) => event.player));
  const chairs = base.chairs.map(
    (chair) => chair && deed(chair, paid.get(chair.player) ?? 0, gone.has(chair.player), deeds),
  );
  const all = [...paid.values()].reduce((sum, chips) => sum + chips, 0);
  const board =
    before.hand === hand
      ? base.board
      : state.board.slice(
          0,
          state.board.length - deals.filter(({ board: which }) => !which).flatMap(({ cards }) => cards).length,
        );
  return {
    ...base,
    board,
    chairs,
    pot: base.pot + all,
    playing: true,
    turn: null,
    turn_ms: null,
    discarding: [],
    next_hand_ms: null,
    outcome: null,
    asking: null,
  };
}

function deed(chair, paid, folded, deeds) {
  const did = deeds.findLast(
    (event) => event.player === chair.player && ["folded", "called", "checked", "raised-to"].includes(event.type),
  );
  const word = { folded: "fold", called: "call", checked: "check", "raised-to": "raise" }[did?.type];
  const chips = chair.chips - paid;
  return {
    ...chair,
    chips,
    wager: chair.wager + paid,
    folded: chair.folded || folded,
    cards: folded ? null : chair.cards,
    all_in: chair.all_in || (paid > 0 && chips === 0),
    did: word ?? chair.did,
  };
}

/** The chairs with what was in them before a hand, and the cards that were dealt. */
function unpaid(before, { chairs }) {
  return chairs.map((chair, at) => {
    const was = before.chairs[at];
    const same = was && (!chair || chair.player === was.player) ? { ...(chair ?? was), chips: was.chips } : chair;
    return same && { ...same, wager: 0, did: "", cards: chair?.cards?.map(() => null) ?? null };
  });
}

/** All hands are turned up, and the chips lie in the middle. */
function faceUp(state, { shows, returned, pots }, equity) {
  const held = new Map(shows.map(({ player, cards }) => [player, cards]));
  const back = returned?.amount ?? 0;
  const chairs = state.chairs.map(
    (chair) =>
      chair && {
        ...chair,
        wager: 0,
        did: "",
        cards: held.get(chair.player) ?? chair.cards,
        chips: chair.chips + (returned?.player === chair.player ? back : 0),
        equity: equity?.[chair.player] ?? null,
      },
  );
  return {
    ...state,
    chairs,
    pot: state.pot - back,
    pots: pots.map(({ amount }) => ({ amount, players: [] })),
    running: true,
  };
}

/** One more deal lies on the board. */
function laid(state, { board: which, cards, street }, end, equity) {
  const chairs = state.chairs.map((chair) => chair && { ...chair, equity: equity?.[chair.player] ?? null });
  if (!which) return { ...state, chairs, street, board: [...state.board, ...cards] };
  const second = state.second_board.length ? state.second_board : shared(end ?? state);
  return { ...state, chairs, street, second_board: [...second, ...cards] };
}

/** The cards both boards have in common. */
function shared({ board, second_board: second }) {
  const differ = second.findIndex((card, at) => card !== board[at]);
  return differ < 0 ? second : second.slice(0, differ);
}
