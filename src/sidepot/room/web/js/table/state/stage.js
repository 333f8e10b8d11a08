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

/** The parts of a step in which cards ran out, each a step of its own with how long it *holds*; else just the step. */
export function parts({ state: before, you: me }, step, waited = 0) {
  const found = before && read(step);
  if (!found) return [{ ...step, holds: 0 }];
  const { deals, shows } = found;
  const beat = pace(deals.length + 1, step.state?.next_hand_ms, waited);
  const shares = sharesOf(step.state, found);
  const part = (state, events, holds, dealt = 0) => ({
    ...step,
    state,
    you: yours(before.hand === found.hand ? me : (step.you ?? me), found, dealt),
    events,
    holds,
    partial: true,
  });
  const played = began(before, step, found);
  const up = faceUp(played, found, shares?.equity);
  const made = [part(played, found.deeds, DEED), part(up, shownFirst(found), beat)];
  let table = up;
  deals.forEach((deal, at) => {
    table = laid(table, found, at, step.state, shares?.steps[at]?.equity);
    const whole = shows.filter(
      ({ player }) => gets(deal, player) && !deals.slice(at + 1).some((more) => gets(more, player)),
    );
    made.push(part(table, [...deal.events, ...whole], beat, at + 1));
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
  const shows = events.filter((event, at) => event.type === "showed" && at > last && at < end);
  const all = rounds(events.slice(0, end), last + 1);
  // the cards a hand begins with lie there before anything runs out
  const fresh = events.findIndex((event) => event.type === "hand-began") > last && !all[0]?.events[0].street;
  const deals = fresh ? all.slice(1) : all;
  if (!deals.length || shows.length < 2) return null;
  const from = events.indexOf(deals[0].events[0]);
  const told = new Set([...deals.flatMap((deal) => deal.events), ...shows]);
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

/** The deals from an event on: of a board, or to players one after the other, nobody twice. */
function rounds(events, from) {
  const found = [];
  let street = "";
  for (const [at, event] of events.entries()) {
    if (event.type === "began") street = event.street;
    if (at < from) continue;
    if (event.type === "dealt-board") found.push({ street: event.street, events: [event] });
    else if (event.type === "dealt") {
      const { events: before = [] } = found.at(-1) ?? {};
      if (before[0]?.type === "dealt" && !before.some(({ player }) => player === event.player)) before.push(event);
      else found.push({ street, events: [event] });
    }
  }
  return found;
}

/** How many cards a deal brings a player. */
const gets = ({ events }, who) =>
  events.reduce((sum, { type, player, cards }) => sum + (type === "dealt" && player === who ? cards.length : 0), 0);

/** What a player who shows holds after so many deals. */
function heldBy({ player, cards }, { deals }, dealt) {
  const come = deals.slice(dealt).reduce((sum, deal) => sum + gets(deal, player), 0);
  return cards.slice(0, cards.length - come);
}

/** The hands as they are turned up: without what is still to come. */
const shownFirst = (found) =>
  found.shows.map((show) => ({ ...show, cards: heldBy(show, found, 0) })).filter(({ cards }) => cards.length);

/** What the viewer sees of their own after so many deals. */
function yours(you, found, dealt) {
  const mine = found.shows.find(({ player }) => player === you?.name);
  const cards = mine ? heldBy(mine, found, dealt) : you?.cards;
  return { ...you, cards, options: null, turn: null, plan: "none", plans: [], made: null, made_parts: [] };
}

/** How long each part may take, so that the end can be looked at for long enough before the next hand. */
function pace(beats, left, waited) {
  if (left === null || left === undefined) return BEAT;
  return Math.max(LEAST, Math.min(BEAT, (left - waited - DEED - RESULT - SPARE) / beats));
}

const sharesOf = (state, found) => (endsHere(state, found) ? state.outcome.run_out : null);

/** The table after the last thing that was done, before anything ran out. */
function began(before, { state }, { hand, deeds }) {
  // a hand that ran out as soon as it was dealt: the table as it is now, without its end
  const base =
    before.hand === hand
      ? before
      : {
          ...state,
          board: [],
          second_board: [],
          outcome: null,
          chairs: unpaid(before, state, deeds),
          pot: 0,
          pots: [],
        };
  const chairs = base.chairs.map((chair) => chair && deeds.reduce(after, chair));
  const paid = deeds.reduce((sum, event) => sum + chipsIn(event), 0);
  const on = (which) => deeds.filter(({ type, board }) => type === "dealt-board" && board === which);
  return {
    ...base,
    board: [...base.board, ...on(0).flatMap(({ cards }) => cards)],
    second_board: [...base.second_board, ...on(1).flatMap(({ cards }) => cards)],
    chairs,
    pot: base.pot + paid,
    playing: true,
    turn: null,
    turn_ms: null,
    discarding: [],
    next_hand_ms: null,
    outcome: null,
    asking: null,
    opening: null,
  };
}

/** The chips that an event brought in. */
function chipsIn({ type, amount, paid }) {
  if (type === "raised-to") return paid;
  return ["called", "posted", "anted"].includes(type) ? amount : 0;
}

const WORDS = { folded: "fold", called: "call", checked: "check", "raised-to": "raise", drew: "drew" };

/** A chair after one more thing that was done, or dealt. */
function after(chair, event) {
  const { type, player } = event;
  if (player !== chair.player) return chair;
  const paid = chipsIn(event);
  const chips = chair.chips - paid;
  const gone = type === "folded" || type === "died";
  return {
    ...withCards(chair, event),
    chips,
    wager: chair.wager + paid,
    folded: chair.folded || gone,
    ...(gone ? { cards: null } : {}),
    all_in: chair.all_in || (paid > 0 && chips === 0),
    did: WORDS[type] ?? chair.did,
  };
}

/** A chair as everyone sees it after cards came or went. */
function withCards(chair, { type, cards: some, up }) {
  const cards = [...(chair.cards ?? [])];
  if (type === "dealt") {
    const open = some.filter((_, at) => up[at]);
    return {
      ...chair,
      cards: [...cards, ...some.map((card, at) => (up[at] ? card : null))],
      up: [...chair.up, ...open],
    };
  }
  if (type !== "drew" && type !== "discarded") return chair;
  for (const card of some) cards.splice(cards.includes(card) ? cards.indexOf(card) : cards.indexOf(null), 1);
  return { ...chair, cards, drew: type === "drew" ? some.length : chair.drew };
}

/** The chairs with what was in them before a hand; whoever is dealt in has no cards yet. */
function unpaid(before, { chairs }, deeds) {
  const dealt = new Set(deeds.filter(({ type }) => type === "dealt").map(({ player }) => player));
  return chairs.map((chair, at) => {
    const was = before.chairs[at];
    const same = was && (!chair || chair.player === was.player) ? { ...(chair ?? was), chips: was.chips } : chair;
    return same && { ...same, wager: 0, did: "", cards: dealt.has(same.player) ? [] : null, up: [] };
  });
}

/** All hands are turned up, and the chips lie in the middle. */
function faceUp(state, found, equity) {
  const { shows, returned, pots } = found;
  const held = new Map(shows.map((show) => [show.player, heldBy(show, found, 0)]));
  const back = returned?.amount ?? 0;
  const chairs = state.chairs.map(
    (chair) =>
      chair && {
        ...chair,
        wager: 0,
        did: "",
        drew: null, // over the cards stood how many were drawn
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

/** One more deal lies on the board, or before the players. */
function laid(state, found, at, end, equity) {
  const { street, events } = found.deals[at];
  const held = new Map(found.shows.map((show) => [show.player, heldBy(show, found, at + 1)]));
  const chairs = state.chairs.map((chair) => {
    if (!chair) return null;
    const { player } = chair;
    const cards = held.get(player) ?? chair.cards;
    return { ...events.reduce(after, chair), cards, equity: equity?.[player] ?? null };
  });
  const [{ type, board: which, cards: come }] = events;
  if (type === "dealt") return { ...state, chairs, street };
  if (!which) return { ...state, chairs, street, board: [...state.board, ...come] };
  const second = state.second_board.length ? state.second_board : shared(end ?? state);
  return { ...state, chairs, street, second_board: [...second, ...come] };
}

/** The cards both boards have in common. */
function shared({ board, second_board: second }) {
  const differ = second.findIndex((card, at) => card !== board[at]);
  return differ < 0 ? second : second.slice(0, differ);
}
