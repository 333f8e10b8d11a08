// The sentences of a hand, and files to save.

import { ruled } from "../rulebook/rule-links.js";
import { withCards } from "../shared/card-tokens.js";
import { h } from "../shared/dom.js";
import { say } from "../shared/say.js";

const FORMS = { txt: say("record-text"), jsonl: "JSON" };

/** What kind of sentence it is. */
export function kind(line) {
  if (/^hand \d+$/.test(line)) return "head";
  if (/^(flop|turn|river)\b/.test(line)) return "street";
  return / wins? | takes? /.test(line) ? "won" : "";
}

/** The sentences as items of a list, with their cards drawn and links for the rules they name. */
export function items(lines) {
  return lines.map((line) =>
    h(
      "li",
      { class: kind(line) },
      ruled(line).flatMap((part) => (typeof part === "string" ? withCards(part) : part)),
    ),
  );
}

/** Links that save a file: *path* gives it, as text for people or as JSON lines for programs. */
export function files(what, path) {
  const address = (form) => `${path}${path.includes("?") ? "&" : "?"}format=${form}`;
  return h(
    "p",
    { class: "files" },
    h("span", {}, `${what}: `),
    Object.entries(FORMS).map(([form, label]) =>
      h("a", { href: address(form), download: true, "aria-label": say("record-save-as", { what, label }) }, label),
    ),
  );
}
