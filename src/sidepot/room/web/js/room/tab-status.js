// How a table stands for somebody who is not looking at it: in a few words, and the time that is left to act.

/** What a store's table wants of its viewer: its name, words, whether it is their turn, seconds and share of time left. */
export function standing(store, now = performance.now()) {
  const { info, state, you, tournament, replaced } = store;
  const found = { name: info?.name ?? "…", says: "", turn: false, seconds: null, left: null };
  if (!info) return { ...found, says: "opening …" };
  if (replaced) return { ...found, says: "shown in another window" };
  if (you?.options) return { ...found, ...clock(store, now), turn: true, says: "Your turn" };
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
  if (state.paused === "host") return "paused";
  if (tournament?.over || state.game?.over) return "game over";
  if (!mine) return state.waiting?.includes(you.name) ? "on the waiting list" : "watching";
  if (mine.sits_out || mine.away) return mine.away ? "you are away" : "sitting out";
  if (!mine.chips && !mine.all_in && !state.playing) return "out of chips";
  if (!state.playing) return "between hands";
  if (mine.folded) return "folded";
  if (mine.all_in) return "all-in";
  return mine.dealt_in ? `${state.turn ?? "dealer"} to act` : "next hand";
}

function event(tournament) {
  if (!tournament) return "watching";
  if (tournament.over) return "over";
  return tournament.begun ? "being played" : "not begun yet";
}
