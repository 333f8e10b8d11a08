// The room does not let this page in: why, and what can be done about it.

import { button, h } from "../shared/dom.js";

const ADVICE = {
  "bad-origin": () =>
    `This page was opened at ${location.origin}, which is not one of the room’s addresses. Open the link you were sent; whoever runs the room can add this address to its settings (origins).`,
  "too-many": (says) =>
    `There are too many open connections (${says}). Close other windows of the room, or wait until others have left.`,
};
export const ADVISED = Object.keys(ADVICE);

/** What to do about a refusal, or the refusal itself. */
export const advice = ({ code, message }) => (code === "bad-origin" ? ADVICE[code]() : message);

/** A page that says so; *again* tries once more. */
export function shutOut({ code, message }, again) {
  return h(
    "main",
    { class: "empty" },
    h("h1", {}, "The room does not let this page in"),
    h("p", { role: "alert" }, ADVICE[code](message)),
    button("Try again", again, { class: "primary" }),
  );
}
