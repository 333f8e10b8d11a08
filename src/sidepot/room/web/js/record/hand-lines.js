// The sentences of a hand, and files to save.

import { token } from "../shared/card-tokens.js";
import { h } from "../shared/dom.js";
import { drawn } from "../shared/event-lines.js";
import { language, say } from "../shared/say.js";

const FORMS = { txt: say("record-text"), jsonl: "JSON" };

/** Sentences as items of a list, with their cards drawn. */
export const items = (lines) => lines.map((line) => h("li", { class: line.kind }, drawn(line, token, boxed)));

const boxed = (parts) => h("span", {}, parts);

/** Links that save a file: *path* gives it, as text for people or as JSON lines for programs. */
export function files(what, path) {
  const address = (form) => `${path}${path.includes("?") ? "&" : "?"}format=${form}&language=${language}`;
  return h(
    "p",
    { class: "files" },
    h("span", {}, `${what}: `),
    Object.entries(FORMS).map(([form, label]) =>
      h("a", { href: address(form), download: true, "aria-label": say("record-save-as", { what, label }) }, label),
    ),
  );
}
