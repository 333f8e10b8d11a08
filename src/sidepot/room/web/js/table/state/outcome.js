// How a hand ended, winner by winner: how much, with what, and out of which pots.

import { chips, potName } from "../../shared/format.js";
import { known, say } from "../../shared/say.js";

/** Lines, each with what happened and why; several winners have a line each. */
export function endings(outcome, unit) {
  if (!outcome) return [];
  const { says, shown, won, pots, parts = [] } = outcome;
  if (parts.length) return scooped(outcome, unit) ?? parts.map((part) => half(part, outcome, unit));
  if (says.length === 1) {
    const winners = shown.filter((hand) => won[hand.player]);
    const more = winners.filter((hand) => hand.words && !says[0].includes(made(hand)));
    return [{ text: says[0], why: more.map((hand) => `${hand.player}: ${made(hand)}`).join("; ") }];
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

/** One player wins everything of a pot with halves: what with, for each of them. */
function scooped({ parts, won }, unit) {
  const [winner, ...others] = Object.keys(won);
  const halves = new Set(parts.map(({ half: each }) => each));
  if (others.length || halves.size < 2) return null;
  const why = parts
    .filter(({ words }) => words)
    .map((part) =>
      say("table-half-with", {
        half: name(
          part,
          parts.some(({ board }) => board),
        ),
        hand: part.words,
      }),
    );
  return [{ text: say("table-scoops", { who: winner, amount: chips(won[winner], unit) }), why: why.join(" · ") }];
}

/** Who won a half of a pot, or what was played for on a board, and with what. */
function half(part, { pots, parts }, unit) {
  const { pot, amount, shares, words } = part;
  const names = Object.keys(shares);
  const given = {
    half: name(
      part,
      parts.some(({ board }) => board),
    ),
    names,
    count: names.length,
    amount: chips(amount, unit),
    hand: words,
  };
  return {
    text: say(words ? "table-half-won-with" : "table-half-won", given),
    why: pots.length > 1 ? potName(pot, pots.length) : "",
  };
}

/** My hand in words, for each half of the pot and on each board: "High: two pair · Low: an eight-seven low". */
export function madeOf({ made: whole, made_parts: parts = [] }) {
  const boards = parts.some(({ board }) => board);
  return parts.length
    ? parts.map((part) => say("table-half-with", { half: name(part, boards), hand: part.words })).join(" · ")
    : whole;
}

/** "Low", "Second board, high" */
function name({ half: which, board }, boards) {
  const id = `table-half-${which}`;
  const half = which ? (known(id) ? say(id) : which) : "";
  if (!boards) return half;
  const on = board ? say("table-board-second") : say("table-board-first");
  return half ? say("table-half-on-board", { board: on, half }) : on;
}

const made = ({ words, low }) => (low ? say("hand-and-low", { hand: words, low }) : words);
