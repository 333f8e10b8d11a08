// A stack of chips as it stands on the felt: its colours tell roughly how much it is.

import { h, s } from "../../shared/dom.js";

const WORTH = [25000, 5000, 1000, 500, 100, 25, 5, 1];
const TALLEST = 5;
const THICK = 4;
// light spots on the edge; chips in a stack are never turned alike
const SPOTS = [
  "M4.5 12.5l3.6 1.2v4.1l-3.6-1.3zM16.2 13.6l3.4-1.2v4.1l-3.4 1.3z",
  "M10.4 13.9h3.4v4.1h-3.4zM1.2 9.4l2 2v4.2l-2-2.3zM22.6 9.8l-1.6 1.8v4.1l1.6-2z",
  "M7.4 13.6l3.4.4v4.1l-3.4-.6zM18.6 12.7l2.6-1.6v4.1l-2.6 1.7z",
];

/** At most five chips, the dearest below. */
export function stackOf(amount) {
  const found = [];
  let left = amount;
  for (const worth of WORTH) {
    while (left >= worth && found.length < TALLEST) {
      found.push(worth);
      left -= worth;
    }
  }
  const high = 15 + THICK * found.length;
  const drawn = found.map((worth, at) =>
    chip(worth, THICK * (found.length - 1 - at), SPOTS[(at * 2 + found.length) % 3]),
  );
  return h("span", { class: "stack", "aria-hidden": "true" }, s("svg", { viewBox: `0 0 24 ${high}` }, drawn));
}

/** A chip seen from the seat: its face, and an edge with light spots. */
function chip(worth, down, spots) {
  return s(
    "g",
    { class: "chip", "data-worth": worth, transform: `translate(0 ${down})` },
    s("path", { class: "edge", d: "M.5 7v4a11.5 7 0 0 0 23 0V7z" }),
    s("path", { class: "spots", d: spots }),
    s("ellipse", { class: "face", cx: 12, cy: 7, rx: 11.5, ry: 6.6 }),
    s("ellipse", { class: "rim", cx: 12, cy: 7, rx: 9.8, ry: 5.4 }),
    s("ellipse", { class: "heart", cx: 12, cy: 7, rx: 6.6, ry: 3.5 }),
  );
}
