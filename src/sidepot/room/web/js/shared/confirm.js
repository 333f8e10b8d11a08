// A button for what cannot be taken back: pressed once it says what it does, pressed again it does so.

import { button, say } from "./dom.js";

const SURE = 5000;

export function twice(label, sure, act, attributes = {}) {
  let timer = null;
  const calm = () => {
    clearTimeout(timer);
    timer = null;
    say(made, label);
  };
  const made = button(
    label,
    () => {
      if (timer) {
        calm();
        act();
      } else {
        say(made, sure);
        timer = setTimeout(calm, SURE);
      }
    },
    attributes,
  );
  return made;
}
