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

/** "A♠"; a card face down where it is not seen. */
export function token(card) {
  const suit = card ? { "data-suit": card[1] } : {};
  const text = card ? `${printed(card[0])}${SIGNS[card[1]]}` : "🂠";
  return h("span", { class: "token", ...suit, role: "img", "aria-label": cardName(card) }, text);
}
