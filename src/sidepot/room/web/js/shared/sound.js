// Small sounds, made on the spot. Browsers allow them after the first touch.

import { say } from "./say.js";
import { settings } from "./settings.js";

let audio; // null: there is no sound here

function context() {
  if (audio === undefined) audio = made();
  return audio?.state === "running" ? audio : null;
}

function made() {
  try {
    return new AudioContext();
  } catch {
    return null; // a browser without sound still plays
  }
}

function wake() {
  if (!context()) audio?.resume().catch(() => {}); // not yet: the next touch asks again
}

for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, wake, { passive: true });

function tone(at, pitch, length, loud, kind = "sine") {
  const out = audio.createGain();
  const wave = audio.createOscillator();
  wave.type = kind;
  wave.frequency.value = pitch;
  out.gain.setValueAtTime(0, at);
  out.gain.linearRampToValueAtTime(Math.max(0.0002, (loud * settings.get("volume")) / 100), at + 0.01);
  out.gain.exponentialRampToValueAtTime(0.0001, at + length);
  wave.connect(out).connect(audio.destination);
  wave.start(at);
  wave.stop(at + length);
}

const SOUNDS = {
  turn: (t) => [tone(t, 660, 0.18, 0.12), tone(t + 0.14, 880, 0.3, 0.12)],
  chips: (t) => [tone(t, 2400, 0.04, 0.03, "triangle"), tone(t + 0.05, 3100, 0.05, 0.03, "triangle")],
  card: (t) => tone(t, 320, 0.05, 0.03, "triangle"),
  check: (t) => [tone(t, 190, 0.05, 0.08, "triangle"), tone(t + 0.09, 190, 0.05, 0.08, "triangle")],
  win: (t) => [523, 659, 784].map((pitch, i) => tone(t + i * 0.1, pitch, 0.3, 0.08)),
  hurry: (t) => tone(t, 990, 0.1, 0.08),
};

/** What one can choose to hear, and which sounds belong to it. */
export const KINDS = {
  turn: say("shared-your-turn"),
  hurry: say("shared-time-is-running-out"),
  cards: say("shared-cards"),
  chips: say("shared-chips-and-checks"),
  win: say("shared-a-pot-you-win"),
};
const KIND_OF = { card: "cards", check: "chips" };

/** Play one of them, unless the player wants silence, or none of its kind. */
export function play(name) {
  if (settings.get("sound") !== "on" || settings.get("quiet").includes(KIND_OF[name] ?? name)) return;
  if (context()) SOUNDS[name](audio.currentTime);
}

const OF_EVENT = {
  called: "chips",
  "raised-to": "chips",
  posted: "chips",
  checked: "check",
  "dealt-board": "card",
  dealt: "card",
};

/** The sound of what happened: one of a kind is enough. */
export function playEvents(events, me) {
  const heard = new Set(events.map((event) => OF_EVENT[event.type]).filter(Boolean));
  if (events.some((event) => event.type === "won" && event.player === me)) heard.add("win");
  for (const name of heard) play(name);
}
