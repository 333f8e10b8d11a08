// How a hand ended, winner by winner: how much, with what, and out of which pots.

import { handName } from "../../shared/event-lines.js";
import { chips, potName } from "../../shared/format.js";
import { known, listed, say } from "../../shared/say.js";

/** Lines, each with what happened and why; several winners have a line each. */
export function endings(outcome, unit) {
  if (!outcome) return [];
  const { shown, won, pots, parts = [] } = outcome;
  if (parts.length) return scooped(outcome, unit) ?? parts.map((part) => half(part, outcome, unit));
  if (pots.length === 1) return [alone(outcome, unit)];
  return Object.entries(won)
    .sort((a, b) => b[1] - a[1])
    .map(([player, amount]) => {
      const hand = shown.find((each) => each.player === player);
      const from = pots.length < 2 ? [] : pots.map((pot, at) => [pot.shares[player], potName(at, pots.length)]);
      const given = { who: player, amount: chips(amount, unit) };
      return {
        text: hand?.hands.length ? say("table-wins-with", { ...given, hand: made(hand) }) : say("table-wins", given),
        why: from
          .filter(([share]) => share)
          .map(([share, pot]) => say("table-from-pot", { chips: share, pot }))
          .join(" · "),
      };
    });
}

/** The only pot: who won it, or how it was split, and with what. */
function alone({ shown, won, pots: [pot] }, unit) {
  const names = Object.keys(pot.shares);
  const hands = shown.filter((hand) => won[hand.player] && hand.hands.length);
  const ending = hands.length ? "-with" : "";
  const given = { pot: potName(0, 1), amount: chips(pot.amount, unit) };
  if (hands.length) given.hand = handName(hands[0].hands[0]);
  const more = hands.filter((hand) => made(hand) !== given.hand);
  const why = more.map((hand) => `${hand.player}: ${made(hand)}`).join("; ");
  if (names.length === 1) return { text: say(`won-pot${ending}`, { who: names[0], ...given }), why };
  const share = (who) => say("won-share", { who, amount: chips(pot.shares[who], unit) });
  return { text: say(`won-split${ending}`, { names, shares: names.map(share).join(", "), ...given }), why };
}

/** One player wins everything of a pot with halves: what with, for each of them. */
function scooped({ parts, won }, unit) {
  const [winner, ...others] = Object.keys(won);
  const halves = new Set(parts.map(({ half: each }) => each));
  if (others.length || halves.size < 2) return null;
  const why = parts
    .filter(({ hand }) => hand)
    .map((part) =>
      say("table-half-with", {
        half: name(
          part,
          parts.some(({ board }) => board),
        ),
        hand: handName(part.hand),
      }),
    );
  return [
    {
      text: say("table-scoops", { who: winner, amount: chips(won[winner], unit) }),
      why: why.join(" · "),
      scoops: true,
    },
  ];
}

/** Who won a half of a pot, or what was played for on a board, and with what. */
function half(part, { pots, parts }, unit) {
  const { pot, amount, shares, hand } = part;
  const names = Object.keys(shares);
  const given = {
    half: name(
      part,
      parts.some(({ board }) => board),
    ),
    names,
    count: names.length,
    amount: chips(amount, unit),
    ...(hand ? { hand: handName(hand) } : {}),
  };
  return {
    text: say(hand ? "table-half-won-with" : "table-half-won", given),
    why: pots.length > 1 ? potName(pot, pots.length) : "",
  };
}

/**
 * My hand in words, for each half of the pot and on each board: "High: two pair · Low: an eight-seven low", "First board:
 * two pair; low: an eight-seven low · …". *form*: "whole" with kickers, or "short".
 */
export function madeOf({ made: mine, made_parts: parts = [] }, form = "whole") {
  const boards = parts.some(({ board }) => board);
  if (!parts.length) return mine ? handName(mine, form) : "";
  const told = [];
  for (const part of parts) {
    const hand = handName(part.hand, form);
    const high = told.at(-1);
    if (boards && LOWS.includes(part.half) && high?.board === part.board)
      high.hand = say("hand-and-low", { hand: high.hand, low: hand });
    else told.push({ board: part.board, half: boards && part.half === "high" ? "" : part.half, hand });
  }
  return told.map((part) => say("table-half-with", { half: name(part, boards), hand: part.hand })).join(" · ");
}

const LOWS = ["low8", "low", "deuce"];

/** "Low", "Second board, high" */
function name({ half: which, board }, boards) {
  const id = `table-half-${which}`;
  const half = which ? (known(id) ? say(id) : which) : "";
  if (!boards) return half;
  const on = board ? say("table-board-second") : say("table-board-first");
  return half ? say("table-half-on-board", { board: on, half }) : on;
}

/** A hand that was shown, on one board or on both, for one half of the pot or for both. */
function made({ hands, low }) {
  const hand = listed(hands.map((each) => handName(each, "whole")));
  return low ? say("hand-and-low", { hand, low: handName(low, "whole") }) : hand;
}
