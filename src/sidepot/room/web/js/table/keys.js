// Keys at the table. They press the same buttons as a mouse does.

import { typing } from "../shared/dom.js";
import { say } from "../shared/say.js";

export const KEYS = [
  ["F", say("table-fold-twice-where-a-check")],
  ["C", say("shared-check-or-call")],
  ["R", say("table-bet-or-raise-write-the")],
  ["1 – 9", say("table-a-size-or-the-card")],
  ["↑ ↓", say("table-more-less")],
  [say("table-enter"), say("table-confirm-the-amount-or-the")],
  ["P", say("action-stand-pat")],
  ["H", say("table-what-should-i-do-among")],
  [say("table-space"), say("table-on-to-the-end-of")],
  ["A", say("table-sit-out-or-come-back")],
  ["/", say("table-text-commands-label")],
  ["T", say("shared-chat")],
  ["L", say("table-the-dealers-log")],
  ["B", say("table-chips-or-big-blinds")],
  ["M", say("table-sound")],
  ["N", say("table-the-next-table-where-it")],
  [say("table-page"), say("table-the-table-before-the-table")],
  [say("table-alt-1-9"), say("table-one-of-your-tables")],
  ["?", say("table-help-label")],
];

/** Listen for keys; *table* has the elements they belong to. */
export function listen(table) {
  const onKey = (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
    if (typing(event.target)) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    if (press(event, table)) event.preventDefault();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}

/** A key that does something does nothing else. */
function done(act) {
  act();
  return true;
}

function press(event, table) {
  const key = event.key.toLowerCase();
  const global = GLOBAL[key];
  if (global) return done(() => global(table));
  const { dock } = table;
  if (event.repeat) return false;
  if (!table.store.you?.options) return SKIPS.includes(key) && !onControl(event.target) && table.store.timeline.skip();
  if (["throw", "draw"].includes(dock.dataset.mode)) return pressPick(event, key, dock);
  if (key === "f") return done(() => dock.fold.disabled || dock.fold.click());
  if (key === "c") return done(() => dock.call.disabled || dock.call.click());
  // one legal amount needs no box: Enter confirms it
  if (dock.betbox.hidden) return key === "r" && !dock.raise.disabled && done(() => dock.raise.focus());
  return pressBet(event, key, dock);
}

const SKIPS = [" ", "enter", "escape", "c", "f", "r"];

/** Whether a key there presses something. */
const onControl = (element) => Boolean(element.closest?.("button, a, summary, [role=tab]"));

function pressBet(event, key, dock) {
  if (key === "r") return done(() => dock.betbox.focusNumber());
  const slider = event.target === dock.betbox.slider;
  if (!slider && (key === "arrowup" || key === "arrowdown")) dock.betbox.step(key === "arrowup" ? 1 : -1);
  else if (!/^[1-9]$/.test(key) || !dock.betbox.preset(Number(key) - 1)) return false;
  dock.raise.focus();
  return true;
}

function pressPick(event, key, dock) {
  const card = /^[1-9]$/.test(key) ? dock.picker.at(Number(key)) : null;
  if (card) return done(() => dock.pick(card));
  if ((key === "c" || key === "p") && dock.dataset.mode === "draw")
    return done(() => dock.call.disabled || dock.call.click());
  const confirms = key === "enter" && !onControl(event.target) && !dock.raise.disabled;
  return confirms && done(() => dock.raise.click());
}

const GLOBAL = {
  "?": (table) => table.help.open(),
  "/": (table) => table.side.command(),
  t: (table) => table.side.chat(),
  l: (table) => table.side.open("log"),
  b: (table) => table.toggleUnit(),
  m: (table) => table.toggleSound(),
  a: (table) => table.toggleOut(),
  h: (table) => table.dock.advice.ask(),
};
