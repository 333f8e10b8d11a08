// A stack of chips: its colours tell roughly how much it is.

import { h } from "../dom.js";

const WORTH = [25000, 5000, 1000, 500, 100, 25, 5, 1];
const TALLEST = 5;

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
  return h("span", { class: "stack", "aria-hidden": "true" }, found.map((worth) => h("i", { class: "chip", "data-worth": worth })));
}
