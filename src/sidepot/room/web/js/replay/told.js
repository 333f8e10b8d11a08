// What happened in a step of a replay, event by event, as messages of the catalogue with their arguments. No elements.

import { streetName } from "../shared/format.js";
import { cards } from "../shared/say.js";

/** The message of an event and its arguments, as [id, arguments]; null for what needs no words. */
export function messageOf(event) {
  const who = event.player;
  const tell = TOLD[event.type];
  const told = tell ? tell(event, who) : null;
  return told && event.all_in ? [...told, true] : told;
}

const dashed = (what) => what.replaceAll(" ", "-");
const seen = (some) => some.filter(Boolean);

const TOLD = {
  anted: ({ amount, what }, who) => [what === "ante" ? "event-anted" : `event-anted-${dashed(what)}`, { who, amount }],
  posted: ({ amount, what }, who) => [`event-posted-${dashed(what)}`, { who, amount }],
  dealt: ({ cards: some }, who) => (seen(some).length ? ["event-dealt", { who, cards: cards(seen(some)) }] : null),
  "dealt-board": ({ street, cards: some, board }) => [
    board ? "event-dealt-board-again" : "event-dealt-board",
    { street: streetName(street), cards: cards(some) },
  ],
  folded: (_, who) => ["event-folded", { who }],
  checked: (_, who) => ["event-checked", { who }],
  called: ({ amount }, who) => ["event-called", { who, amount }],
  "raised-to": ({ to, verb }, who) => [`event-${verb}`, { who, to }],
  discarded: ({ cards: some, onto_board: onto }, who) => {
    if (onto) return ["event-discarded-onto-board", { who, cards: cards(some) }];
    if (seen(some).length) return ["event-discarded", { who, cards: cards(some) }];
    return ["event-discarded-unseen", { who, count: some.length }];
  },
  drew: ({ cards: some }, who) => {
    if (!some.length) return ["event-stood-pat", { who }];
    const count = some.length;
    return seen(some).length ? ["event-drew-seen", { who, count, cards: cards(some) }] : ["event-drew", { who, count }];
  },
  reshuffled: ({ cards: count }) => ["event-reshuffled", { count }],
  died: (_, who) => ["event-died", { who }],
  returned: ({ amount }, who) => ["event-returned", { who, amount }],
  showed: ({ cards: some }, who) => ["event-showed", { who, cards: cards(some) }],
  mucked: (_, who) => ["event-mucked", { who }],
  raked: ({ amount }) => ["event-raked", { amount }],
  dropped: ({ amount: count }) => ["event-dropped", { count }],
};
