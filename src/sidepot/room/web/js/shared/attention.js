// Your turn, unmistakably: the title flashes while the page is hidden, a sound, a spoken call, the focus.

import { typing } from "./dom.js";
import { notify } from "./notices.js";
import { say } from "./say.js";
import { play } from "./sound.js";

let flashing = null;
let plain = "sidepot";
let called = "";

const titled = () => (called ? `● ${called} – ${plain}` : plain);
let caller = null; // the table that called last
const waiting = new Map(); // the names of the tables where something is asked

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
  notify("sidepot", says, "/", "sidepot-call");
}

/** Something is asked at the table in front; *quiet*: that was called before. */
export function yourTurn(says, table = "", name = "", quiet = false) {
  begin(table, name, quiet);
  speak(says, table);
}

/** Something is asked at a table that is not in front. */
export function yourTurnElsewhere(table, name) {
  begin(table, name, false);
  speak(say("shared-your-turn-at-n-takes", { name }), table);
}

export function notYourTurn(table = "") {
  noLongerAsked(table);
  silence(table);
}

/** What was called for a table need not be heard any more. */
export function silence(table) {
  if (caller === table) speak("", null);
}

function speak(says, table) {
  caller = table;
  document.getElementById("caller").textContent = says;
}

/** Nothing is asked there any more. */
export function noLongerAsked(table) {
  if (!waiting.delete(table) || waiting.size) return;
  clearInterval(flashing);
  flashing = null;
  document.title = titled();
}

function begin(table, name, quiet) {
  if (!quiet) {
    play("turn");
    notify(say("shared-your-turn"), name, `/t/${table}`);
  }
  waiting.delete(table);
  waiting.set(table, name);
  clearInterval(flashing);
  let on = false;
  const flash = () => {
    on = !on || !document.hidden;
    document.title = on ? say("shared-title-your-turn", { plain: [...waiting.values()].at(-1) || plain }) : plain;
  };
  flash();
  flashing = setInterval(flash, 900);
}

/** Take the focus to the actions, unless somebody is writing or a dialog is open. */
export function focusOn(element) {
  if (typing(document.activeElement) || document.querySelector("dialog[open]")) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: "nearest" }); // a page that is much enlarged scrolls; any other stays as it is
}
