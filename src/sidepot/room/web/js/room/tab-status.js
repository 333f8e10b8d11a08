// How a table stands for somebody who is not looking at it: in a few words, and the time that is left to act.

import { say } from "../shared/say.js";

/** What a store's table wants of its viewer: its name, words, whether it is their turn, seconds and share of time left. */
export function standing(store, now = performance.now()) {
  const { info, state, you, tournament, replaced } = store;
  const found = { name: info?.name ?? "…", says: "", turn: false, seconds: null, left: null };
  if (!info) return { ...found, says: say("room-opening") };
  if (replaced) return { ...found, says: say("room-shown-in-another-window") };
  if (you?.options) return { ...found, ...clock(store, now), turn: true, says: say("shared-your-turn") };
  return { ...found, says: state ? waits(state, you, tournament) : event(tournament) };
}

function clock({ info, state, came }, now) {
  if (state.turn_ms === null) return {};
  const left = Math.max(0, state.turn_ms - (now - came));
  const full = state.bank_runs ? info.clock.bank_ms : info.clock.act_ms;
  return { seconds: Math.ceil(left / 1000), left: Math.min(1, left / full) };
}

function waits(state, you, tournament) {
  const mine = you.chair === null ? null : state.chairs[you.chair];
  if (state.paused === "host") return say("room-paused");
  if (tournament?.over || state.game?.over) return say("room-game-over");
  if (!mine) return state.waiting?.includes(you.name) ? say("room-on-the-waiting-list") : say("room-watching");
  if (mine.sits_out || mine.away) return mine.away ? say("room-you-are-away") : say("room-sitting-out");
  if (!mine.chips && !mine.all_in && !state.playing) return say("room-out-of-chips");
  if (!state.playing) return say("room-between-hands");
  if (mine.folded) return say("shared-folded");
  if (mine.all_in) return say("room-all-in");
  return mine.dealt_in
    ? state.turn
      ? say("room-to-act", { who: state.turn })
      : say("room-dealer-to-act")
    : say("room-next-hand");
}

function event(tournament) {
  if (!tournament) return say("room-watching");
  if (tournament.over) return say("shared-over");
  return tournament.begun ? say("room-being-played") : say("room-not-begun-yet");
}
