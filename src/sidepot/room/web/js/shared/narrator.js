// The voice of the table for screen readers: politely what happens, at once when it is your turn.

import { h } from "./dom.js";
import { aloud } from "./event-lines.js";
import { cardNames, sorted } from "./format.js";
import { listed, say } from "./say.js";

const KEPT = 30;
const box = () => document.getElementById("narrator");

/** Say sentences when there is time. */
export function narrate(lines) {
  for (const line of lines) box().append(h("p", {}, aloud(line)));
  while (box().children.length > KEPT) box().firstChild.remove();
}

/** Say something at once. */
export function call(text) {
  document.getElementById("caller").textContent = text;
}

/** "raise to between 40 and 200" */
function wager({ verb, min_to: low, max_to: high }) {
  return low === high ? say(`action-${verb}`, { to: low }) : say(`shared-may-${verb}`, { low, high });
}

/** What is asked of you, in a breath. */
export function asked(you, state) {
  const { options } = you;
  if (options.may_draw) return say("shared-call-draw", { cards: cardNames(sorted(you.cards)), count: options.draw });
  if (options.throws > 1) return say("shared-call-throw-cards", { cards: cardNames(you.cards), count: options.throws });
  if (options.discards?.length) return say("shared-call-throw", { cards: cardNames(you.cards) });
  if (options.may_show) return say("shared-call-show");
  const can = [];
  if (options.may_check) can.push(say("action-check"));
  if (options.may_call) can.push(say("action-call", { amount: Math.min(options.to_call, options.stack) }));
  if ((options.bring_in ?? null) !== null)
    can.push(say("action-bring-in", { amount: Math.min(options.to_call, options.stack) }));
  if (options.may_raise) can.push(wager(options));
  if (options.may_fold) can.push(say("action-fold"));
  const says = [say("shared-call-turn", { pot: state.pot })];
  const cards = you.up?.length ? you.cards : sorted(you.cards);
  if (cards.length) says.push(say("shared-you-have", { cards: cardNames(cards) }));
  return [...says, say("shared-call-can", { can: listed(can) })].join(" ");
}
