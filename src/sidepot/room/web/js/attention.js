// Your turn, unmistakably: the title flashes while the page is hidden, a sound, a spoken call, the focus.

import { typing } from "./dom.js";
import { play } from "./sound.js";

let flashing = null;
let plain = "sidepot";

/** The title of the page when nothing is urgent. */
export function setTitle(text) {
  plain = text;
  if (flashing === null) document.title = text;
}

export function yourTurn(says) {
  play("turn");
  clearInterval(flashing);
  let on = false;
  const flash = () => {
    on = !on || !document.hidden;
    document.title = on ? `● Your turn – ${plain}` : plain;
  };
  flash();
  flashing = setInterval(flash, 900);
  document.getElementById("caller").textContent = says;
}

export function notYourTurn() {
  if (flashing === null) return;
  clearInterval(flashing);
  flashing = null;
  document.title = plain;
  document.getElementById("caller").textContent = "";
}

/** Take the focus to the actions, unless somebody is writing or a dialog is open. */
export function focusOn(element) {
  if (typing(document.activeElement) || document.querySelector("dialog[open]")) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" }); // a page that is much enlarged scrolls; any other stays as it is
}
