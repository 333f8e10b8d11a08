// Every dial of a house as a field, with what it decides and what is wrong with it. Only what was touched is sent.

import { field, h, mark, say, select, show } from "../dom.js";
import { GAMES, LIMITS, title } from "../words.js";

const BASIC = { game: "Game", limit: "Limit", blinds: "Blinds", buy_in: "Buy-in" };
const HINTS = {
  game: "Which game is dealt.", limit: "How much may be bet.", blinds: "Small and big blind, as 1/2.",
  buy_in: "Smallest and largest, as 20/200; counted in what “Buy in unit” says below, usually big blinds.",
};
const CHOICES = { game: GAMES, limit: LIMITS };
const PATIENCE = 250;

const text = (value) => (value === null ? "none" : Array.isArray(value) ? value.join("/") : String(value));
const label = (name, choice) => CHOICES[name]?.[choice] ?? title(choice);

export class Dials {
  /** *look* asks the room how the rules look with dials set; *seen* is told its answer. */
  constructor(known, look, seen = () => {}) {
    this.known = known;
    this.look = look;
    this.seen = seen;
    this.touched = new Set();
    this.controls = new Map(known.map((dial) => [dial.name, control(dial)]));
    this.wrong = new Map(known.map((dial) => [dial.name, h("small", { class: "trouble", role: "alert" })]));
    this.fields = new Map(known.map((dial) => [dial.name, this.field(dial)]));
    this.box = h("div", { class: "grid dials" }, known.filter((dial) => !(dial.name in BASIC)).map((dial) => this.fields.get(dial.name)));
    for (const [name, made] of this.controls) made.addEventListener("input", () => this.touch(name));
  }

  field({ name, says }) {
    const made = field(BASIC[name] ?? title(name), this.controls.get(name), HINTS[name] ?? title(says));
    made.append(this.wrong.get(name));
    return made;
  }

  basic() {
    return Object.keys(BASIC).map((name) => this.fields.get(name));
  }

  /** Show a house's or a table's own values; *given* are dials that were set already. */
  fill(dials, given = {}) {
    clearTimeout(this.soon);
    this.touched = new Set(Object.keys(given));
    for (const name of this.controls.keys()) this.put(name, given[name] ?? dials[name]);
    this.complain({});
    return this.ask();
  }

  put(name, value) {
    const made = this.controls.get(name);
    if (!made || value === undefined) return;
    if (made.type === "checkbox") made.checked = value === true || value === "true";
    else made.value = text(value);
  }

  touch(name) {
    this.touched.add(name);
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.ask(), PATIENCE);
  }

  /** What was touched. */
  changed() {
    return Object.fromEntries([...this.touched].map((name) => {
      const made = this.controls.get(name);
      return [name, made.type === "checkbox" ? made.checked : made.value.trim()];
    }));
  }

  /** Ask how it looks now; of several questions the last one counts. */
  async ask() {
    const asked = (this.asked = {});
    try {
      const seen = await this.look(this.changed());
      if (asked === this.asked) this.draw(seen);
    } catch (error) {
      if (asked === this.asked) this.complain({ "": error.message });
    }
  }

  draw(seen) {
    this.complain(seen.errors);
    for (const [name, choices] of Object.entries(seen.choices)) this.offer(name, choices);
    for (const [name, made] of this.controls) {
      if (!this.touched.has(name) && made !== document.activeElement) this.put(name, seen.dials[name]);
      show(this.fields.get(name), !(name in seen.idle) || seen.errors[name]);
    }
    this.seen(seen);
  }

  /** Only what is possible can be chosen; what stands there stays. */
  offer(name, choices) {
    const made = this.controls.get(name);
    const offered = [...new Set([...choices, made.value])];
    if (offered.length === made.options.length && offered.every((choice, at) => made.options[at].value === choice)) return;
    const { value } = made;
    made.replaceChildren(...offered.map((choice) => h("option", { value: choice }, label(name, choice))));
    made.value = value;
  }

  /** Each complaint beside its field; those about none of them are given back. */
  complain(errors) {
    for (const [name, made] of this.wrong) {
      say(made, errors[name] ?? "");
      mark(this.controls.get(name), "aria-invalid", errors[name] ? "true" : null);
    }
    return errors[""] ?? "";
  }
}

function control(dial) {
  if (dial.kind === "choice") return select(dial.choices.map((choice) => [choice, label(dial.name, choice)]), dial.choices[0]);
  if (dial.kind === "flag") return h("input", { type: "checkbox" });
  return h("input", { type: "text", autocomplete: "off", title: dial.takes });
}
