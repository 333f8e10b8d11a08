// A button for what cannot be taken back: pressed once it says what it does, pressed again it does so.

import { button, setText } from "./dom.js";

const SURE = 5000;

export function twice(label, sure, act, attributes = {}) {
  let timer = null;
  const calm = () => {
    clearTimeout(timer);
    timer = null;
    setText(made, label);
  };
  const made = button(
    label,
    () => {
      if (timer) {
        calm();
        act();
      } else {
        setText(made, sure);
        timer = setTimeout(calm, SURE);
      }
    },
    attributes,
  );
  return made;
}
