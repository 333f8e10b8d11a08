// The voice of the table for screen readers: politely what happens, at once when it is your turn.

import { h } from "./dom.js";
import { cardNames, sorted, spoken, wager, whole } from "./format.js";

const KEPT = 30;
const box = () => document.getElementById("narrator");

/** Say something when there is time. */
export function narrate(lines) {
  for (const line of lines) box().append(h("p", {}, spoken(line)));
  while (box().children.length > KEPT) box().firstChild.remove();
}

/** Say something at once. */
export function call(text) {
  document.getElementById("caller").textContent = text;
}

function amounts({ min_to: low, max_to: high }) {
  return low === high ? whole(low) : `between ${whole(low)} and ${whole(high)}`;
}

/** What is asked of you, in a breath. */
export function asked(you, state) {
  const { options } = you;
  if (options.discards?.length) return `Your turn: throw a card away. You have ${cardNames(you.cards)}.`;
  if (options.may_show) return "Show your hand, or muck it?";
  const can = [];
  if (options.may_check) can.push("check");
  if (options.may_call) can.push(`call ${whole(Math.min(options.to_call, options.stack))}`);
  if (options.may_raise) can.push(`${wager(options.verb)} ${amounts(options)}`);
  if (options.may_fold) can.push("fold");
  const cards = you.cards.length ? ` You have ${cardNames(sorted(you.cards))}.` : "";
  return `Your turn. The pot is ${whole(state.pot)}.${cards} You can ${can.join(", ")}.`;
}
