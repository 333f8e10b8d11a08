// How a hand ended, winner by winner: how much, with what, and out of which pots.

import { chips, whole } from "./words.js";

/** Lines for the felt: each with what happened and, smaller, why. */
export function endings(outcome, unit) {
  if (!outcome) return [];
  const { says, shown } = outcome;
  if (says.length === 1) return [{ text: says[0], why: shown.filter((hand) => outcome.won[hand.player]).map(inFull).join("; ") }];
  return Object.entries(outcome.won).sort((a, b) => b[1] - a[1]).map(([player, amount]) => {
    const hand = shown.find((each) => each.player === player);
    const pots = outcome.pots.length < 2 ? [] : outcome.pots.filter((pot) => pot.shares[player]).map((pot) => `${pot.name.replace(/^the /, "")} ${whole(pot.shares[player])}`);
    return { text: `${player} wins ${chips(amount, unit)}${hand?.words ? ` with ${hand.words}` : ""}${hand?.low ? `; low: ${hand.low}` : ""}`, why: pots.join(" · ") };
  });
}

/** A hand to the last kicker. */
function inFull(hand) {
  return hand.words ? `${hand.player}: ${hand.words}${hand.low ? `; low: ${hand.low}` : ""}` : "";
}
