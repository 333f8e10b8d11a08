// Amounts of a replay as its players know them: a hand at $0.50/$1.00 is played with chips of a cent. No elements.

import { whole } from "../shared/format.js";

/** An amount to be told: of money it is a text, with its cents; chips stay numbers. */
export const price = (amount) => (Number.isInteger(amount ?? 0) ? amount : whole(amount));

/** The same replay with amounts of money instead of chips. */
export function inUnits(replay) {
  if (!replay.decimals) return replay;
  const changed = (given, ...names) => ({
    ...given,
    ...Object.fromEntries(names.filter((name) => given[name]).map((name) => [name, divided(given[name])])),
  });
  const divided = (value) => {
    if (typeof value === "number") return value / 10 ** replay.decimals;
    if (Array.isArray(value)) return value.map(divided);
    return changed(value, ...Object.keys(value));
  };
  const step = (one) => ({
    ...changed(one, "pot"),
    pots: one.pots.map((pot) => changed(pot, "amount")),
    chairs: one.chairs.map((chair) => changed(chair, "chips", "wager")),
    events: one.events.map((event) => (event.type === "dropped" ? event : changed(event, "amount", "to", "paid"))),
  });
  const outcome = (one) => ({
    ...changed(one, "won", "net", "rake", "luck"),
    pots: one.pots.map((pot) => changed(pot, "amount", "shares")),
    awards: one.awards.map((award) => changed(award, "amount", "shares")),
  });
  return {
    ...changed(replay, "blinds", "bets", "stacks", "ante", "bring_in"),
    steps: replay.steps.map(step),
    outcome: replay.outcome && outcome(replay.outcome),
  };
}
