// The line that says what is asked of a player, or what the table waits for.

import { waitsForNext } from "../../event/entering.js";
import { chips } from "../../shared/format.js";
import { say } from "../../shared/say.js";
import { leaving } from "../state/leaving.js";
import { mayChoose } from "../state/vacancy.js";

/** How one who owes a blind comes in, and the other way. */
export const COMING = {
  post: {
    says: say("dock-you-post-a-big-blind"),
    other: "wait",
    label: say("dock-wait-instead"),
  },
  wait: { says: say("dock-you-are-in-when-the"), other: "post", label: say("dock-post-instead-of-waiting") },
  button: {
    says: say("dock-you-buy-the-button-and"),
    other: "wait",
    label: say("dock-wait-instead"),
  },
};

/** What is said in each mode of the dock. */
export const STATUS = {
  act: ({ you, state }, unit) => {
    const amount = chips(Math.min(you.options.to_call, you.options.stack), unit);
    if (you.options.bring_in !== null) return pausing(state, say("dock-your-turn-bring-in"));
    return pausing(state, you.options.may_check ? say("shared-your-turn") : say("dock-your-turn-to-call", { amount }));
  },
  draw: ({ state }) => pausing(state, say("dock-your-turn-draw")),
  throw: ({ state, you: { options } }) =>
    pausing(
      state,
      options.throws > 1
        ? say("dock-your-turn-throw-cards", { count: options.throws })
        : say("dock-your-turn-throw-a-card"),
    ),
  show: ({ state }) => pausing(state, say("dock-your-turn-show-or-muck")),
  wait: (store) => {
    const { state, mine } = store;
    if (mine.leaving) return leaving(mine, state).says;
    if (!state.playing || !mine.dealt_in || state.paused === "host") return sitStatus(store);
    if (mine.folded) return say("dock-you-have-folded");
    if (state.asking) return closing(state.asking, store.you.name);
    if (state.running) return say("dock-all-in-nobody-can-bet");
    if (state.discarding.length) return say("dock-waiting-for-to-throw-a", { names: state.discarding });
    if (mine.all_in) return say("dock-you-are-all-in");
    return state.turn ? say("dock-waiting-for", { who: state.turn }) : "";
  },
  sit: (store) => sitStatus(store),
};

/** "Ada calls: the betting is over". */
function closing({ after, did }, me) {
  return say(after === me ? "dock-betting-over.you" : "dock-betting-over", { who: after, did });
}

/** "shown 30 seconds later", for those who watch a table with a delay. */
export function later({ you, info: { delay_ms: delay = 0 } }) {
  if (!delay || you.chair !== null) return "";
  if (delay % 60_000) return say("dock-shown-seconds-later", { count: Math.round(delay / 1000) });
  return say("dock-shown-minutes-later", { count: delay / 60_000 });
}

/** A hand may be played out in a pause; nobody is hurried. */
const pausing = (state, says) => (state.paused === "host" ? say("dock-paused-take-your-time", { says }) : says);

/** Somebody else has chips and wants to play: a hand can be dealt. */
function othersPlay({ chairs, game }, you) {
  return chairs.some((chair, at) => chair && at !== you.chair && chair.chips > 0 && (game || !chair.sits_out));
}

/** Whether one was in it. */
function outOf(tournament, { name }) {
  const place = tournament.places?.find((each) => each.player === name)?.place;
  if (place) return say("dock-you-finished-in-place", { place: String(place) });
  if (waitsForNext(tournament, name) && !tournament.between_games) return say("dock-the-next-game-starts-after");
  if (tournament.between_games)
    return tournament.registered.includes(name) ? say("dock-you-are-in-the-next") : say("dock-you-are-watching");
  return tournament.registered.includes(name) ? say("dock-you-are-out-and-watching") : say("dock-you-are-watching");
}

function sitStatus(store) {
  const { state, you, mine, tournament } = store;
  if (state.paused === "host") return say("shared-the-host-has-paused-the");
  if (you.chair === null)
    return tournament
      ? outOf(tournament, you)
      : mayChoose(store)
        ? say("dock-the-host-lets-you-in")
        : say("dock-you-are-watching");
  if (state.game?.over) return mine.sits_out ? say("dock-you-sit-the-next-game") : say("dock-you-are-in-for-the");
  if (you.pending) return say("dock-chips-come-at-the-end", { chips: you.pending });
  if (!mine.chips)
    return tournament?.may.includes("no-rebuy") ? say("dock-out-of-chips-rebuy") : say("dock-out-of-chips");
  if (mine.sits_out) return say("dock-you-sit-out");
  if (mine.away) return say("dock-you-ran-out-of-time");
  if (state.hand > 0 && COMING[you.entry]) return COMING[you.entry].says;
  if (state.playing) return say("dock-you-are-in-from-the");
  if (state.next_hand_ms !== null && (tournament || othersPlay(state, you))) return say("dock-next-hand-in-a-moment");
  return say("dock-waiting-for-other-players");
}
