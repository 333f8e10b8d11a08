// Something to take along: shown, selected at a touch, copied where the browser lets us.

import { button, h, setText } from "./dom.js";
import { say } from "./say.js";

const CALM = 2000;

/** Text in a field that can't be changed, and a button that copies it; without the permission it is selected. */
export function toCopy(text, label, attributes = {}) {
  const shown = h("input", {
    type: "text",
    readonly: true,
    value: text,
    "aria-label": label,
    class: "secret",
    onfocus: () => shown.select(),
    ...attributes,
  });
  const copy = button(
    say("shared-copy"),
    async () => {
      setText(copy, (await copied(shown)) ? say("shared-copied") : say("shared-selected-copy-it"));
      setTimeout(() => setText(copy, say("shared-copy")), CALM);
    },
    { class: "copy" },
  );
  return h("div", { class: "tocopy" }, shown, copy);
}

async function copied(shown) {
  try {
    await navigator.clipboard.writeText(shown.value);
    return true;
  } catch {
    // over plain http, or without the permission, there is still the old way
    shown.focus();
    shown.setSelectionRange(0, shown.value.length);
    return document.execCommand?.("copy") ?? false;
  }
}
