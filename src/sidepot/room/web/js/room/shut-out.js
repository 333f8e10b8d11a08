// The room does not let this page in: why, and what can be done about it.

import { button, h } from "../shared/dom.js";
import { say } from "../shared/say.js";

const ADVICE = {
  "bad-origin": () => say("room-this-page-was-opened-at", { origin: location.origin }),
  "too-many": (says) => say("room-there-are-too-many-open", { says }),
};
export const ADVISED = Object.keys(ADVICE);

/** What to do about a refusal, or the refusal itself. */
export const advice = ({ code, message }) => (code === "bad-origin" ? ADVICE[code]() : message);

/** A page that says so; *again* tries once more. */
export function shutOut({ code, message }, again) {
  return h(
    "main",
    { class: "empty" },
    h("h1", {}, say("room-the-room-does-not-let")),
    h("p", { role: "alert" }, ADVICE[code](message)),
    button(say("room-try-again"), again, { class: "primary" }),
  );
}
