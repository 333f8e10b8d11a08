// Your turn, unmistakably: the title flashes while the page is hidden, a sound, a spoken call, the focus.

import { typing } from "./dom.js";
import { play } from "./sound.js";

let flashing = null;
let plain = "sidepot";
let called = "";

const titled = () => (called ? `● ${called} – ${plain}` : plain);

/** The title of the page when nothing is urgent. */
export function setTitle(text) {
  plain = text;
  if (flashing === null) document.title = titled();
}

/** Something waits for an answer, wherever one is: in the title, with a sound, and as a notification where those are allowed. */
export function callOut(says) {
  if (says === called) return;
  called = says;
  if (flashing === null) document.title = titled();
  if (!says) return;
  play("turn");
  if (document.hidden) notify(says);
}

function notify(says) {
  try {
    if (Notification.permission === "granted") new Notification(says, { tag: "sidepot-call", icon: "/web/icon.svg" });
  } catch {
    // a browser without notifications, or one that has them only for installed pages
  }
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
  document.title = titled();
  document.getElementById("caller").textContent = "";
}

/** Take the focus to the actions, unless somebody is writing or a dialog is open. */
export function focusOn(element) {
  if (typing(document.activeElement) || document.querySelector("dialog[open]")) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" }); // a page that is much enlarged scrolls; any other stays as it is
}
