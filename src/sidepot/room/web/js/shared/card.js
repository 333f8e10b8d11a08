// A playing card, drawn in SVG: a large index, the suit, a crown for the court.

import { h, mark, s } from "./dom.js";
import { cardName, printed } from "./format.js";

const SUIT = {
  h: "M50 92C20 67 5 50 5 31 5 16 16 7 28 7c10 0 18 6 22 15C54 13 62 7 72 7c12 0 23 9 23 24 0 19-15 36-45 61z",
  d: "M50 3c8 17 22 35 38 47-16 12-30 30-38 47C42 80 28 62 12 50 28 38 42 20 50 3z",
  s: "M50 5c10 20 43 37 43 60 0 15-11 22-21 22-8 0-14-4-18-11 1 10 4 16 12 20H34c8-4 11-10 12-20-4 7-10 11-18 11C18 87 7 80 7 65 7 42 40 25 50 5z",
  c: "M50 5a20 20 0 0 1 15.5 32.6A21 21 0 1 1 55 70c1 12 4 21 12 26H33c8-5 11-14 12-26A21 21 0 1 1 34.5 37.6 20 20 0 0 1 50 5z",
};
const CROWN = {
  K: "M3 30V13l8 7 6.5-12L24 20l8-7v17zM16 0h3v2h2v3h-2v3h-3V5h-2V2h2z",
  Q: "M3 30 0 12l9 7 3.5-13 5 12 5-12L26 19l9-7-3 18zM-2 9a2.5 2.5 0 1 1 0 .1zM10 3a2.5 2.5 0 1 1 0 .1zM20 3a2.5 2.5 0 1 1 0 .1zM32 9a2.5 2.5 0 1 1 0 .1z",
  J: "M3 30v-7h29v7zM7 21C7 10 16 2 31 1c0 10-7 17-16 20z",
};

function suit(sign, x, y, size) {
  return s("path", { d: SUIT[sign], transform: `translate(${x} ${y}) scale(${size / 100})` });
}

function face(card) {
  const [rank, sign] = card;
  const crown = CROWN[rank];
  return s(
    "svg",
    { viewBox: "0 0 60 84", "aria-hidden": "true", class: "face" },
    s("text", { x: rank === "T" ? 3 : 5, y: 28, class: rank === "T" ? "ten" : "rank" }, printed(rank)),
    suit(sign, 5.5, 33, 16),
    crown ? s("path", { d: crown, class: "crown", transform: "translate(24.5 28) scale(.8)" }) : [],
    rank === "A" ? suit(sign, 19, 40, 38) : suit(sign, 23, crown ? 51 : 45, crown ? 28 : 33),
  );
}

export class Card extends HTMLElement {
  static observedAttributes = ["card"];

  attributeChangedCallback() {
    this.draw();
  }

  connectedCallback() {
    mark(this, "role", "img");
    this.draw();
  }

  draw() {
    const card = this.getAttribute("card");
    this.replaceChildren(card ? face(card) : h("span", { class: "back" }));
    mark(this, "data-suit", card ? card[1] : null);
    mark(this, "aria-label", cardName(card));
  }
}

/** Make the cards in a box be these, keeping those that stay. */
export function putCards(box, cards) {
  while (box.children.length > cards.length) box.lastChild.remove();
  cards.forEach((card, at) => {
    const there = box.children[at] ?? box.appendChild(h("sp-card"));
    if (!there.hasAttribute("role")) mark(there, "role", "img");
    mark(there, "card", card);
    if (!card && !there.firstChild) there.draw?.();
  });
}

customElements.define("sp-card", Card);
