// A table that somebody is about to open, in a sentence or two.

import { say } from "../shared/say.js";

/** "Two auto players (Rock) sit there from the start." */
function company(count, style) {
  return count ? say("lobby-will-have-autos", { count, style }) : say("lobby-will-have-no-autos");
}

/** Sentences about the table itself; what its rules are the room tells. */
export function summary({ name, chairs, autos, style, seconds, hidden, admits, delay, worth }) {
  return [
    name
      ? say("lobby-will-have-chairs", { name, count: chairs })
      : say("lobby-yours-will-have-chairs", { count: chairs }),
    say(hidden ? "lobby-will-be-private" : "lobby-will-be-seen"),
    admits ? say("lobby-will-ask-you") : "",
    company(Math.min(autos, chairs - 1), style),
    seconds > 0 ? say("lobby-will-give-seconds", { count: seconds }) : "",
    delay ? say("lobby-will-be-delayed", { delay }) : "",
    worth ? say("lobby-will-be-worth", { money: worth }) : "",
  ].filter(Boolean);
}
