// What can be asked of a tournament now, as buttons. The room says which of them there are.

import { button } from "../shared/dom.js";
import { whole } from "../shared/format.js";

const offer = (what, bought) => (bought ? `${what}: ${whole(bought.chips)} for ${whole(bought.cost)}` : what);

const ASKS = {
  register: {
    label: (t) => (t.joining ? "Join" : t.buy_in ? `Register for ${whole(t.buy_in)}` : "Register"),
    kind: "primary",
  },
  unregister: { label: (t) => (t.joining ? "Leave the season" : "Unregister"), kind: "plain" },
  rebuy: { label: (_, { rebuys }) => offer("Rebuy", rebuys), type: "take-rebuy", kind: "primary" },
  "no-rebuy": { label: () => "No rebuy", kind: "plain" },
  "add-on": { label: (_, structure) => offer("Add-on", structure.add_on), type: "take-add-on", kind: "primary" },
  start: { label: () => "Start now", kind: "" },
  pause: { label: () => "Pause", fields: { on: true }, kind: "plain" },
  "stop-after-game": { label: () => "Stop after this game", fields: { on: true }, kind: "plain" },
  "keep-going": {
    label: () => "Don’t stop after this game",
    type: "stop-after-game",
    fields: { on: false },
    kind: "plain",
  },
  resume: { label: () => "Go on", type: "pause", fields: { on: false }, kind: "primary" },
};

/** Buttons for what may be asked; *verbs* narrows it down, *ask* carries it out. */
export function askButtons(store, ask, verbs = Object.keys(ASKS)) {
  const { tournament: t, info } = store;
  return t.may
    .filter((verb) => verbs.includes(verb))
    .map((verb) => {
      const { label, type = verb, fields = {}, kind } = ASKS[verb];
      return button(label(t, info.structure), () => ask(type, fields), { class: kind, "data-ask": verb });
    });
}

/** What somebody at the table can buy, or decide. */
export const AT_THE_TABLE = ["register", "rebuy", "no-rebuy", "add-on"];

/** A moment in the viewer's own time, with the day where it is another one. */
export function localTime(ms) {
  const at = new Date(ms);
  const today = at.toDateString() === new Date().toDateString();
  const day = today ? {} : { weekday: "short", day: "numeric", month: "short" };
  return at.toLocaleString([], { hour: "2-digit", minute: "2-digit", ...day });
}

/** "in 2 days", "in 3 h 5 min", "in 4:59" of what is left of some milliseconds told a while ago. */
export function timeLeft(ms, came) {
  const minutes = Math.floor(Math.max(0, ms - (performance.now() - came)) / 60_000);
  if (minutes >= 48 * 60) return `in ${Math.floor(minutes / (24 * 60))} days`;
  if (minutes >= 60) return `in ${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `in ${countdown(ms, came)}`;
}

/** Whether somebody has entered a season and plays from its next game on. */
export function waitsForNext(t, name) {
  if (!t.joining || t.over || !t.registered.includes(name)) return false;
  return !(t.players ?? []).some((each) => each.player === name) && !(t.out ?? []).flat().includes(name);
}

/** When the next game of a season begins; nothing where one is played. */
export function nextGame(t, came) {
  if (t.over || !(t.between_games || (t.joining && !t.begun))) return "";
  const which = t.begun ? "The next game" : "The first game";
  if (t.next_ms !== null && t.next_ms !== undefined) return `${which} begins in ${countdown(t.next_ms, came)}.`;
  return `${which} begins as soon as ${t.needed} players are there.`;
}

/** "0:17" of what is left of some milliseconds told a while ago. */
export function countdown(ms, came) {
  const left = Math.max(0, ms - (performance.now() - came));
  return `${Math.floor(left / 60_000)}:${String(Math.floor(left / 1000) % 60).padStart(2, "0")}`;
}
