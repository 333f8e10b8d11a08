// Chips and cards in flight, above the felt. Nothing moves where the system asks for calm.

import { h } from "../../shared/dom.js";
import { mayMove } from "../../shared/settings.js";
import { stackOf } from "./chips.js";

/** Let chips fly from one point to another; they vanish when they land. */
export function flyChips(layer, amount, from, to, { delay = 0, time = 420 } = {}) {
  if (!mayMove() || document.hidden) return;
  const flying = h("span", { class: "flying" }, stackOf(amount));
  layer.append(flying);
  const at = ({ x, y }) => `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const flight = flying.animate(
    [
      { transform: at(from), opacity: delay ? 0 : 1 },
      { opacity: 1, offset: 0.05 },
      { transform: at(to), opacity: 1, offset: 0.95 },
      { transform: at(to), opacity: 0 },
    ],
    { duration: time, delay, easing: "cubic-bezier(.3,.7,.3,1)", fill: "both" },
  );
  flight.onfinish = flight.oncancel = () => flying.remove();
}

/** Let a card come from the dealer. */
export function dealCard(card, from, delay = 0) {
  if (!mayMove() || document.hidden) return;
  const there = card.getBoundingClientRect();
  const dx = from.x - (there.x + there.width / 2);
  const dy = from.y - (there.y + there.height / 2);
  card.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(.6) rotate(-12deg)`, opacity: 0 },
      { opacity: 1, offset: 0.3 },
      { transform: "none", opacity: 1 },
    ],
    { duration: 300, delay, easing: "cubic-bezier(.2,.8,.3,1)", fill: "backwards" },
  );
}

/** Turn a card over where it lies. */
export function turnCard(card, delay = 0) {
  if (!mayMove() || document.hidden) return;
  card.animate(
    [
      { transform: "rotateY(90deg)", opacity: 0.4 },
      { transform: "none", opacity: 1 },
    ],
    {
      duration: 260,
      delay,
      easing: "ease-out",
      fill: "backwards",
    },
  );
}
