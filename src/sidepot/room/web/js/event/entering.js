// What can be asked of a tournament now, as buttons. The room says which of them there are.

import { button } from "../shared/dom.js";
import { locale, say } from "../shared/say.js";

const offer = (plain, priced, bought) =>
  bought ? say(priced, { chips: bought.chips, cost: bought.cost }) : say(plain);

const ASKS = {
  register: {
    label: (t) =>
      t.joining
        ? say("competition-join")
        : t.buy_in
          ? say("competition-register-for", { cost: t.buy_in })
          : say("competition-register"),
    kind: "primary",
  },
  unregister: {
    label: (t) => (t.joining ? say("competition-leave-the-season") : say("competition-unregister")),
    kind: "plain",
  },
  rebuy: {
    label: (_, { rebuys }) => offer("competition-rebuy", "competition-rebuy-for", rebuys),
    type: "take-rebuy",
    kind: "primary",
  },
  "no-rebuy": { label: () => say("competition-no-rebuy"), kind: "plain" },
  "add-on": {
    label: (_, structure) => offer("competition-add-on", "competition-add-on-for", structure.add_on),
    type: "take-add-on",
    kind: "primary",
  },
  start: { label: () => say("competition-start-now"), kind: "" },
  pause: { label: () => say("competition-pause"), fields: { on: true }, kind: "plain" },
  "stop-after-game": { label: () => say("competition-stop-after-this-game"), fields: { on: true }, kind: "plain" },
  "keep-going": {
    label: () => say("competition-dont-stop-after-this-game"),
    type: "stop-after-game",
    fields: { on: false },
    kind: "plain",
  },
  resume: { label: () => say("competition-go-on"), type: "pause", fields: { on: false }, kind: "primary" },
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
  /** @type {Intl.DateTimeFormatOptions} */
  const day = today ? {} : { weekday: "short", day: "numeric", month: "short" };
  return at.toLocaleString(locale, { hour: "2-digit", minute: "2-digit", ...day });
}

/** "in 2 days", "in 3 h 5 min", "in 4:59" of what is left of some milliseconds told a while ago. */
export function timeLeft(ms, came) {
  const minutes = Math.floor(Math.max(0, ms - (performance.now() - came)) / 60_000);
  if (minutes >= 48 * 60) return say("competition-in-days", { count: Math.floor(minutes / (24 * 60)) });
  if (minutes >= 60) return say("competition-in-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return say("competition-in", { time: countdown(ms, came) });
}

/** Whether somebody has entered a season and plays from its next game on. */
export function waitsForNext(t, name) {
  if (!t.joining || t.over || !t.registered.includes(name)) return false;
  return !(t.players ?? []).some((each) => each.player === name) && !(t.out ?? []).flat().includes(name);
}

/** When the next game of a season begins; nothing where one is played. */
export function nextGame(t, came) {
  if (t.over || !(t.between_games || (t.joining && !t.begun))) return "";
  const which = t.begun ? "next" : "first";
  if (t.next_ms !== null && t.next_ms !== undefined)
    return say(`competition-game-in-${which}`, { time: countdown(t.next_ms, came) });
  return say(`competition-game-with-${which}`, { count: t.needed });
}

/** "0:17" of what is left of some milliseconds told a while ago. */
export function countdown(ms, came) {
  const left = Math.max(0, ms - (performance.now() - came));
  return `${Math.floor(left / 60_000)}:${String(Math.floor(left / 1000) % 60).padStart(2, "0")}`;
}
