// How a hand ended, winner by winner: how much, with what, and out of which pots.

import { chips, whole } from "../../shared/format.js";

/** Lines, each with what happened and why; several winners have a line each. */
export function endings(outcome, unit) {
  if (!outcome) return [];
  const { says, shown, won, pots } = outcome;
  if (says.length === 1)
    return [
      {
        text: says[0],
        why: shown
          .filter((hand) => won[hand.player])
          .map(inFull)
          .join("; "),
      },
    ];
  return Object.entries(won)
    .sort((a, b) => b[1] - a[1])
    .map(([player, amount]) => {
      const hand = shown.find((each) => each.player === player);
      const from =
        pots.length < 2
          ? []
          : pots.filter((pot) => pot.shares[player]).map((pot) => `${whole(pot.shares[player])} from ${pot.name}`);
      return {
        text: `${player} wins ${chips(amount, unit)}${hand?.words ? ` with ${made(hand)}` : ""}`,
        why: from.join(" · "),
      };
    });
}

const made = (hand) => `${hand.words}${hand.low ? `; low: ${hand.low}` : ""}`;
const inFull = (hand) => (hand.words ? `${hand.player}: ${made(hand)}` : "");
