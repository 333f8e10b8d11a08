// What happened in a hand, at a table or in a tournament, as sentences: messages of the catalogue and their arguments.
// No elements. The room's records have the same in Python (`sidepot.engine.sentences`, `sidepot.room.sentences`).

import { entryName, gameAlone, limitName, potName, streetName } from "./format.js";
import { cards, hasForm, say, spokenly, told, woven } from "./say.js";

/** @typedef {{ id: string, given: object, kind: string, who?: string, allIn?: boolean }} Line */

/**
 * The sentences of what happened, in order; *before*: what happened before it in the same hand; *price*: how an
 * amount is shown.
 * @returns {Line[]}
 */
export function linesOf(events, before = [], price = (amount) => amount) {
  const lines = [];
  let ahead = asked(before);
  let won = false;
  for (const event of together(events)) {
    if (event.type === "run-twice-asked") {
      if (event.after) lines.push(lineOf(event.after));
      ahead = event.after ? JSON.stringify(event.after) : ahead;
    } else if (ahead && JSON.stringify(event) === ahead) continue; // told with the question
    if (event.type === "won") {
      if (!won) lines.push(...shared(events, price));
      won = true;
      continue;
    }
    const line = lineOf({ ...event, amount: price(event.amount), to: price(event.to) });
    if (line) lines.push(line);
  }
  return lines;
}

/** An event as others see it: cards of mine that lie face down are nobody else's business. */
export function openly(event) {
  const { type, cards: some, up } = event;
  if (!Array.isArray(some) || !up || !["dealt", "discarded", "drew"].includes(type)) return event;
  return { ...event, cards: some.map((card, at) => (up[at] ? card : null)) };
}

/** A sentence as a text: a card is "A♠". */
export const plainly = (line) => whole(line, say(line.id, line.given));

/** The same for a screen reader: "ace of spades". */
export const aloud = (line) => whole(line, spokenly(line.id, line.given));

/** The same in parts: texts, and each card as *draw* makes it. */
export function drawn(line, draw, box) {
  const parts = told(line.id, line.given, draw);
  return line.allIn ? woven("event-and-all-in", { told: box(parts) }) : parts;
}

const whole = (line, text) => (line.allIn ? say("event-and-all-in", { told: text }) : text);

/**
 * What a hand is called, given as the room names it: its kind, its ranks, its kickers.
 * *form*: "" as people call it, "whole" with kickers, "short" for little room.
 */
export function handName([kind, ranks = "", kickers = ""], form = "") {
  const id = `hand-${kind}`;
  const short = form === "short" && hasForm(id, "short") ? ".short" : "";
  const rank = (letter, which = "") => say(`rank-${letter}${which}`);
  if (BY_RANKS.includes(kind)) {
    const some = form === "whole" || ranks.length < 3 ? ranks : ranks.slice(0, 2);
    const joined = [...some].map((letter) => rank(letter)).join("-");
    return say(id + short, { ranks: joined, top: `rank-${ranks[0]}`, count: ranks.length });
  }
  const forms = ranks
    ? {
        rank: rank(ranks[0]),
        many: rank(ranks[0], ".many"),
        upto: rank(ranks[0], ".upto"),
        second: rank(ranks.at(-1), ".many"),
      }
    : {};
  const hand = say(id + short, forms);
  if (form !== "whole" || !kickers) return hand;
  const rest = [...kickers].map((letter) => rank(letter)).join(" ");
  if (["flush", "high-card"].includes(kind)) return say("hand-and-ranks", { hand, ranks: rest });
  return say("hand-kickers", { hand, kickers: rest, count: kickers.length });
}

const BY_RANKS = ["low", "badugi", "short-badugi"];
const LOWS = { low8: "low", deuce: "low", "badugi-high": "badugi" };

function asked(before) {
  const after = before.findLast((event) => event.type === "run-twice-asked")?.after;
  return after ? JSON.stringify(after) : "";
}

/** The antes that a player pays one after the other are one: a bomb pot has two. */
function together(events) {
  const found = [];
  for (const event of events) {
    const last = found.at(-1);
    const again = [last, event].every((each) => each?.type === "anted" && each.what === "ante");
    if (again && last.player === event.player)
      found[found.length - 1] = { ...event, amount: last.amount + event.amount };
    else found.push(event);
  }
  return found;
}

/** Who won which pot, or which part of it: pot by pot, board by board, the first half first. */
function shared(events, price) {
  const won = events.filter(({ type }) => type === "won");
  const several = events.some(({ type, pot }) => pot && (type === "won" || type === "pot-made"));
  const boards = won.some(({ board }) => board);
  const parts = new Map();
  for (const event of won) {
    const key = [event.pot, event.board, event.low].join();
    parts.set(key, [...(parts.get(key) ?? []), event]);
  }
  const pots = [...new Set(won.map(({ pot }) => pot))];
  const order = ([{ pot, board, low }]) => [pots.indexOf(pot), board, Number(low)];
  return [...parts.values()]
    .sort((one, other) => compared(order(one), order(other)))
    .map((part) => award(part, several, boards, price));
}

function compared(one, other) {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : one[at] - other[at];
}

function award(part, several, boards, price) {
  const [{ pot: number = 0, board, half, hand, player }] = part;
  let pot = potName(number, several ? 2 : 1);
  if (half) pot = say("won-half", { pot, half: LOWS[half] ?? half });
  if (boards) pot = say(board ? "won-second-board" : "won-first-board", { pot });
  const amount = price(part.reduce((sum, each) => sum + each.amount, 0));
  const ending = hand ? "-with" : "";
  const given = { pot, amount, ...(hand ? { hand: handName(hand) } : {}) };
  if (part.length === 1) return { id: `won-pot${ending}`, given: { who: player, ...given }, kind: "won", who: player };
  const shares = part.map((each) => say("won-share", { who: each.player, amount: price(each.amount) })).join(", ");
  return {
    id: `won-split${ending}`,
    given: { names: part.map((each) => each.player), shares, ...given },
    kind: "won",
  };
}

/** The sentence of one event; null for what needs no words. */
export function lineOf(event) {
  const found = TOLD[event.type]?.(event, event.player);
  if (!found) return null;
  const [id, given = {}] = found;
  return {
    id,
    given,
    kind: KINDS[event.type] ?? (event.player ? "named" : ""),
    who: event.player,
    allIn: Boolean(event.all_in),
  };
}

const KINDS = { "hand-began": "head", "dealt-board": "street", returned: "won", raked: "won" };
const dashed = (what) => what.replaceAll(" ", "-");
const seen = (some) => some.filter(Boolean);
const winners = (places) => places.filter(({ place }) => place === 1).map(({ player }) => player);
const ofPlayer = (id) => (_, who) => [id, { who }];
const byNumber = (names, one, several) => (names.length === 1 ? one : several);
const played = (entry) => (entry.includes(":") ? entryName(entry) : gameAlone(entry));

const IN_A_HAND = {
  anted: ({ amount, what }, who) => [what === "ante" ? "event-anted" : `event-anted-${dashed(what)}`, { who, amount }],
  posted: ({ amount, what }, who) => [`event-posted-${dashed(what)}`, { who, amount }],
  dealt: ({ cards: some }, who) => (seen(some).length ? ["event-dealt", { who, cards: cards(seen(some)) }] : null),
  "dealt-board": ({ street, cards: some, board }) => [
    board ? "event-dealt-board-again" : "event-dealt-board",
    { street: streetName(street), cards: cards(some) },
  ],
  folded: ofPlayer("event-folded"),
  checked: ofPlayer("event-checked"),
  called: ({ amount }, who) => ["event-called", { who, amount }],
  "raised-to": ({ to, verb }, who) => [`event-${verb}`, { who, to }],
  discarded: ({ cards: some, onto_board: onto }, who) => {
    if (onto) return ["event-discarded-onto-board", { who, cards: cards(some) }];
    if (some.includes(null)) return ["event-discarded-unseen", { who, count: some.length }];
    return ["event-discarded", { who, cards: cards(some) }];
  },
  drew: ({ cards: some }, who) => {
    const count = some.length;
    if (!count) return ["event-stood-pat", { who }];
    return some.includes(null)
      ? ["event-drew", { who, count }]
      : ["event-drew-seen", { who, count, cards: cards(some) }];
  },
  reshuffled: ({ cards: count }) => ["event-reshuffled", { count }],
  died: ofPlayer("event-died"),
  returned: ({ amount }, who) => ["event-returned", { who, amount }],
  showed: ({ cards: some }, who) => ["event-showed", { who, cards: cards(some) }],
  mucked: ofPlayer("event-mucked"),
  raked: ({ amount }) => ["event-raked", { amount }],
  dropped: ({ amount: count }) => ["event-dropped", { count }],
};

const seat = (chair) => String(chair + 1);

const AT_A_TABLE = {
  "hand-began": ({ hand }) => ["event-hand-began", { number: String(hand) }],
  "sat-down": ({ chair, chips }, who) => ["event-sat-down", { who, seat: seat(chair), chips }],
  "got-up": ({ chips }, who) => (chips ? ["event-got-up", { who, chips }] : ["event-got-up-broke", { who }]),
  "will-leave": ({ on = true }, who) => [on ? "event-will-leave" : "event-leaves-no-more", { who }],
  "sat-out": ofPlayer("event-sat-out"),
  "came-back": ofPlayer("event-came-back"),
  "bought-chips": ({ chips }, who) => ["event-bought-chips", { who, chips }],
  "will-buy": ({ chips }, who) => ["event-will-buy", { who, chips }],
  agreed: ({ to, on }, who) => [`event-${on ? "agreed" : "no-longer"}-${to}`, { who }],
  "run-twice-asked": ({ players }) => ["event-run-twice-asked", { names: players }],
  "showed-after": ({ cards: some }, who) => ["event-showed-after", { who, cards: cards(some) }],
  "rabbit-hunted": ({ cards: some }, who) => ["event-rabbit-hunted", { who, cards: cards(some) }],
  "hand-seen": ({ whose, cards: some }, who) => ["event-hand-seen", { who, whose, cards: cards(some) }],
  "connection-changed": ({ on }, who) => [on ? "event-connected" : "event-disconnected", { who }],
  "uses-bank": ({ left }, who) => ["event-uses-bank", { who, count: Math.floor(left / 1000) }],
  "timed-out": ofPlayer("event-timed-out"),
  waits: ofPlayer("event-waits"),
  "waits-no-more": ofPlayer("event-waits-no-more"),
  "chair-offered": ({ chair }, who) => ["event-seat-offered", { who, seat: seat(chair) }],
  "changed-seat": ({ chair }, who) => ["event-changed-seat", { who, seat: seat(chair) }],
  "will-change-seat": ({ chair }, who) =>
    chair === null ? ["event-stays", { who }] : ["event-will-change-seat", { who, seat: seat(chair) }],
  "rules-will-change": ({ rules }) => [
    "event-rules-will-change",
    { house: rules.house, limit: limitName(rules.limit), blinds: rules.blinds },
  ],
  "blinds-will-rise": ({ blinds }) => ["event-blinds-will-rise", { blinds }],
  "kill-due": ({ amount }, who) => ["event-kill-due", { who, amount }],
  "game-changed": ({ game }) => ["event-game-changed", { game: played(game) }],
  "game-pick-due": ofPlayer("event-game-pick-due"),
  "game-picked": ({ game }, who) => ["event-game-picked", { who, game: played(game) }],
  "table-game-began": ({ game }) => ["event-table-game-began", { number: String(game) }],
  "table-game-will-end": () => ["event-table-game-will-end"],
  "table-game-over": ({ game, hands, places }) => {
    const names = winners(places);
    const id = byNumber(names, "event-table-game-over", "event-table-game-shared");
    return [id, { names, number: String(game), count: hands }];
  },
};

const IN_A_TOURNAMENT = {
  registered: ({ entry }, who) => [entry > 1 ? "tournament-registered-again" : "tournament-registered", { who }],
  unregistered: ofPlayer("tournament-unregistered"),
  "too-few-came": ({ players, needed }) => ["tournament-too-few-came", { count: players, needed }],
  cancelled: ({ by, returned }) => {
    const id = Object.keys(returned).length ? "tournament-cancelled" : "tournament-cancelled-free";
    return by ? [`${id}-by`, { who: by }] : [id];
  },
  // a betting of a hand begins too
  began: ({ players }) => (players === undefined ? null : ["tournament-began", { count: players }]),
  "level-began": ({ level, sb, bb, ante }) => {
    const given = { level: String(level), blinds: [sb, bb] };
    return ante ? ["tournament-level-began-ante", { ...given, ante }] : ["tournament-level-began", given];
  },
  moved: ({ table, chair, why }, who) => [`tournament-moved-${why}`, { who, table: String(table), seat: seat(chair) }],
  "table-broken": ({ table }) => ["tournament-table-broken", { table: String(table) }],
  "final-table": () => ["tournament-final-table"],
  "break-began": () => ["tournament-break-began"],
  "break-ended": () => ["tournament-break-ended"],
  // a table is paused and goes on, a tournament is paused or resumed
  paused: ({ on }) => [on === undefined ? "tournament-paused" : on ? "event-paused" : "event-resumed"],
  resumed: () => ["tournament-resumed"],
  "stood-still": () => ["tournament-stood-still"],
  "hand-for-hand": ({ on }) => [on ? "tournament-hand-for-hand" : "tournament-no-longer-hand-for-hand"],
  "entries-closed": ({ entrants, pool, prizes }) =>
    pool
      ? ["tournament-entries-closed-pool", { count: entrants, pool, places: prizes.length }]
      : ["tournament-entries-closed", { count: entrants }],
  removed: ({ by }, who) => (by ? ["tournament-removed-by", { who, by }] : ["tournament-removed", { who }]),
  "may-rebuy": ofPlayer("tournament-may-rebuy"),
  rebought: ({ chips }, who) => ["tournament-rebought", { who, chips }],
  "added-on": ({ chips }, who) => ["tournament-added-on", { who, chips }],
  "went-out": ({ place, shared: by }, who) => {
    if (place === null) return ["tournament-went-out", { who }];
    const given = { who, place: String(place) };
    return by > 1 ? ["tournament-went-out-shared", { ...given, shared: by }] : ["tournament-went-out-placed", given];
  },
  ended: ({ places }) => {
    const names = winners(places);
    return [byNumber(names, "tournament-ended", "tournament-ended-shared"), { names }];
  },
  "game-began": ({ game }) => ["tournament-game-began", { game: String(game) }],
  "game-ended": ({ game, places }) => {
    const names = winners(places);
    return [byNumber(names, "tournament-game-ended", "tournament-game-ended-shared"), { game: String(game), names }];
  },
  "season-ended": ({ games, standings: [first] }) =>
    first
      ? ["tournament-season-ended-led", { games, who: first.player, points: first.points }]
      : ["tournament-season-ended"],
  "will-stop": ({ on }) => [on ? "tournament-season-will-stop" : "tournament-season-goes-on"],
  "next-game": ({ at, needed }) => (at === null ? ["tournament-next-game-when", { needed }] : null),
};

const TOLD = { ...IN_A_HAND, ...AT_A_TABLE, ...IN_A_TOURNAMENT };
