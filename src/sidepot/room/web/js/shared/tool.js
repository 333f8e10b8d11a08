// A button in the top bar.

import { button } from "./dom.js";

/** One with a sign instead of words; *label* says what it does. */
export function tool(sign, label, onclick, attributes = {}) {
  return button(sign, onclick, { class: "tool", "aria-label": label, title: label, ...attributes });
}
