// What can be asked of a tournament now, as buttons. The room says which of them there are.

import { button } from "./dom.js";
import { whole } from "./words.js";

const offer = (what, bought) => (bought ? `${what}: ${whole(bought.chips)} for ${whole(bought.cost)}` : what);

const ASKS = {
  register: { label: (t) => (t.buy_in ? `Register for ${whole(t.buy_in)}` : "Register"), kind: "primary" },
  unregister: { label: () => "Unregister", kind: "plain" },
  rebuy: { label: (t, { rebuys }) => offer("Rebuy", rebuys), type: "take-rebuy", kind: "primary" },
  "no-rebuy": { label: () => "No rebuy", kind: "plain" },
  "add-on": { label: (t, structure) => offer("Add-on", structure.add_on), type: "take-add-on", kind: "primary" },
  start: { label: () => "Start now", kind: "" },
  pause: { label: () => "Pause", fields: { on: true }, kind: "plain" },
  resume: { label: () => "Go on", type: "pause", fields: { on: false }, kind: "primary" },
};

/** Buttons for what may be asked; *verbs* narrows it down, *ask* carries it out. */
export function askButtons(store, ask, verbs = Object.keys(ASKS)) {
  const { tournament: t, info } = store;
  return t.may.filter((verb) => verbs.includes(verb)).map((verb) => {
    const { label, type = verb, fields = {}, kind } = ASKS[verb];
    return button(label(t, info.structure), () => ask(type, fields), { class: kind, "data-ask": verb });
  });
}

/** What somebody at the table can buy, or decide. */
export const AT_THE_TABLE = ["register", "rebuy", "no-rebuy", "add-on"];

/** "0:17" of what is left of some milliseconds told a while ago. */
export function countdown(ms, came) {
  const left = Math.max(0, ms - (performance.now() - came));
  return `${Math.floor(left / 60_000)}:${String(Math.floor(left / 1000) % 60).padStart(2, "0")}`;
}
