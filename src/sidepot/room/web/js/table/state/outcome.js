// How a hand ended, winner by winner: how much, with what, and out of which pots.

import { chips, potName } from "../../shared/format.js";
import { say } from "../../shared/say.js";

/** Lines, each with what happened and why; several winners have a line each. */
export function endings(outcome, unit) {
  if (!outcome) return [];
  const { says, shown, won, pots } = outcome;
  if (says.length === 1) {
    const winners = shown.filter((hand) => won[hand.player]);
    return [{ text: says[0], why: winners.map(inFull).filter(Boolean).join("; ") }];
  }
  return Object.entries(won)
    .sort((a, b) => b[1] - a[1])
    .map(([player, amount]) => {
      const hand = shown.find((each) => each.player === player);
      const from = pots.length < 2 ? [] : pots.map((pot, at) => [pot.shares[player], potName(at, pots.length)]);
      const given = { who: player, amount: chips(amount, unit) };
      return {
        text: hand?.words ? say("table-wins-with", { ...given, hand: made(hand) }) : say("table-wins", given),
        why: from
          .filter(([share]) => share)
          .map(([share, pot]) => say("table-from-pot", { chips: share, pot }))
          .join(" · "),
      };
    });
}

const made = ({ words, low }) => (low ? say("hand-and-low", { hand: words, low }) : words);
const inFull = (hand) => (hand.words ? `${hand.player}: ${made(hand)}` : "");
