// A sentence of the dealer with its cards drawn small.

import { h } from "./dom.js";
import { CARD, cardName, printed, SIGNS } from "./format.js";

/** The parts of a line: text, and cards as tokens. */
export function withCards(line) {
  const parts = [];
  let at = 0;
  for (const found of line.matchAll(CARD)) {
    parts.push(line.slice(at, found.index), token(found[0]));
    at = found.index + found[0].length;
  }
  return [...parts, line.slice(at)];
}

/** "A♠" */
export function token(card) {
  return h(
    "span",
    { class: "token", "data-suit": card[1], role: "img", "aria-label": cardName(card) },
    `${printed(card[0])}${SIGNS[card[1]]}`,
  );
}
