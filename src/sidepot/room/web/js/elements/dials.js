// Every dial of a house as a field, with what it decides. Only what was changed is sent.

import { field, h, select } from "../dom.js";
import { GAMES, LIMITS, title } from "../words.js";

const BASIC = { game: "Game", limit: "Limit", blinds: "Blinds", buy_in: "Buy-in" };
const HINTS = {
  game: "Which game is dealt.", limit: "How much may be bet.", blinds: "Small and big blind, as 1/2.",
  buy_in: "Smallest and largest, as 20/200; counted in what “Buy in unit” says below, usually big blinds.",
};
const CHOICES = { game: GAMES, limit: LIMITS };

const text = (value) => (value === null ? "none" : Array.isArray(value) ? value.join("/") : String(value));

export class Dials {
  constructor(known) {
    this.known = known;
    this.controls = new Map(known.map((dial) => [dial.name, control(dial)]));
    const rest = known.filter((dial) => !(dial.name in BASIC));
    this.box = h("div", { class: "grid dials" }, rest.map((dial) => field(title(dial.name), this.controls.get(dial.name), title(dial.says))));
  }

  basic() {
    return Object.entries(BASIC).map(([name, label]) => field(label, this.controls.get(name), HINTS[name]));
  }

  /** Show a house's own values. */
  fill(house) {
    this.usual = house.dials;
    for (const [name, made] of this.controls) {
      const value = house.dials[name];
      if (made.type === "checkbox") made.checked = Boolean(value);
      else made.value = value === undefined ? "" : text(value);
    }
  }

  /** What is different from the house. */
  changed() {
    const found = {};
    for (const [name, made] of this.controls) {
      const usual = this.usual[name];
      if (made.type === "checkbox") {
        if (made.checked !== Boolean(usual)) found[name] = made.checked;
      } else if (made.value.trim() !== (usual === undefined ? "" : text(usual))) {
        found[name] = made.value.trim();
      }
    }
    return found;
  }
}

function control(dial) {
  if (dial.kind === "choice") return select(dial.choices.map((choice) => [choice, CHOICES[dial.name]?.[choice] ?? title(choice)]), dial.choices[0]);
  if (dial.kind === "flag") return h("input", { type: "checkbox" });
  return h("input", { type: "text", autocomplete: "off", title: dial.takes });
}
