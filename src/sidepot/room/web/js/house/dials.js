// Every dial of a house as a field, with what it decides and what is wrong with it. Only what was touched is sent.

import { tell } from "../rulebook/rule-links.js";
import { field, h, mark, select, setText, show } from "../shared/dom.js";
import { gameAlone, limitName } from "../shared/format.js";
import { phrased, say } from "../shared/say.js";

const BASIC = ["game", "limit", "blinds", "buy_in"];
const HINTS = {
  game: say("house-which-game-is-dealt"),
  limit: say("house-how-much-may-be-bet"),
  blinds: say("house-small-and-big-blind-as"),
  buy_in: say("house-smallest-and-largest-as-20"),
};
const CHOICES = { game: gameAlone, limit: limitName };
const PATIENCE = 250;

const text = (value) => (value === null ? "none" : Array.isArray(value) ? value.join("/") : String(value));
const label = ({ name }, choice) => CHOICES[name]?.(choice) ?? say(`dial-${name}.${choice.replace("+", "-")}`);
const hint = (name) => HINTS[name] ?? say(`dial-${name}.hint`);
/** What a search looks through: names, explanation, choices. */
const sought = (dial) =>
  [
    dial.name,
    dial.name.replaceAll("_", " "),
    say(`dial-${dial.name}`),
    hint(dial.name),
    ...dial.choices.map((choice) => label(dial, choice)),
  ]
    .join(" ")
    .toLowerCase();

export class Dials {
  /** *look* asks the room how the rules look with dials set; *seen* is told its answer. */
  constructor(known, look, seen = (_seen) => {}) {
    this.known = known;
    this.look = look;
    this.seen = seen;
    this.touched = new Set();
    this.idle = {};
    this.by = new Map(known.map((dial) => [dial.name, dial]));
    this.controls = new Map(known.map((dial) => [dial.name, control(dial)]));
    this.wrong = new Map(known.map((dial) => [dial.name, h("small", { class: "trouble", role: "alert" })]));
    this.fields = new Map(known.map((dial) => [dial.name, this.field(dial)]));
    this.box = h(
      "div",
      { class: "alldials" },
      this.searching(),
      this.grouped(known.filter(({ name }) => !BASIC.includes(name))),
    );
    for (const [name, made] of this.controls) made.addEventListener("input", () => this.touch(name));
  }

  field({ name }) {
    const about = h("small", {}, `${hint(name)} `, BASIC.includes(name) ? "" : h("code", {}, name));
    const made = field(say(`dial-${name}`), this.controls.get(name), about);
    made.append(h("small", { class: "idle" }), this.wrong.get(name));
    return made;
  }

  basic() {
    return BASIC.map((name) => this.fields.get(name));
  }

  /** The others, group by group. */
  grouped(dials) {
    this.groups = [...new Set(dials.map(({ group }) => group))].map((group) => {
      const names = dials.filter((dial) => dial.group === group).map(({ name }) => name);
      const box = h(
        "fieldset",
        { class: "dialgroup" },
        h("legend", {}, say(`dial-group-${group}`)),
        h(
          "div",
          { class: "grid dials" },
          names.map((name) => this.fields.get(name)),
        ),
      );
      return { names, box };
    });
    return this.groups.map(({ box }) => box);
  }

  searching() {
    this.search = h("input", {
      type: "search",
      autocomplete: "off",
      spellcheck: "false",
      placeholder: say("house-ante-straddle-rake"),
      oninput: (event) => {
        event.stopPropagation();
        this.sift();
      },
      onkeydown: (event) => event.key === "Enter" && event.preventDefault(),
    });
    this.none = h("p", { class: "dim", role: "status" });
    return h("div", {}, field(say("house-search-the-dials"), this.search), this.none);
  }

  /** Show what decides something and what is looked for, and the groups that have some of it. */
  sift() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = (name) => words.every((word) => sought(this.by.get(name)).includes(word));
    for (const { names, box } of this.groups) {
      const shown = names.filter((name) => found(name) && (words.length || !(name in this.idle)));
      for (const name of names) {
        show(this.fields.get(name), shown.includes(name));
        setText(
          this.fields.get(name).querySelector(".idle"),
          name in this.idle ? say("house-decides-nothing-now", { name: say(`dial-idle-${this.idle[name]}`) }) : "",
        );
      }
      show(box, shown.length);
    }
    const any = this.groups.some(({ box }) => !box.hidden);
    setText(this.none, any ? "" : say("house-no-dial-is-about-that"));
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
    return Object.fromEntries(
      [...this.touched].map((name) => {
        const made = this.controls.get(name);
        return [name, made.type === "checkbox" ? made.checked : made.value.trim()];
      }),
    );
  }

  /** Ask how it looks now; of several questions the last one counts. */
  async ask() {
    const asked = {};
    this.asked = asked;
    try {
      const seen = await this.look(this.changed());
      if (asked === this.asked) this.draw(seen);
    } catch (error) {
      if (asked === this.asked) this.seen({ errors: {}, failed: error.message });
    }
  }

  draw(seen) {
    this.complain(seen.errors);
    for (const [name, choices] of Object.entries(seen.choices)) this.offer(name, choices);
    for (const [name, made] of this.controls) {
      if (!this.touched.has(name) && made !== document.activeElement) this.put(name, seen.dials[name]);
      show(this.fields.get(name), !(name in seen.idle) || seen.errors[name]);
    }
    this.idle = Object.fromEntries(Object.entries(seen.idle).filter(([name]) => !seen.errors[name]));
    this.sift();
    this.seen(seen);
  }

  /** Only what is possible can be chosen; what stands there stays. */
  offer(name, choices) {
    const made = this.controls.get(name);
    const offered = [...new Set([...choices, made.value])];
    if (offered.length === made.options.length && offered.every((choice, at) => made.options[at].value === choice))
      return;
    const { value } = made;
    made.replaceChildren(...offered.map((choice) => h("option", { value: choice }, label(this.by.get(name), choice))));
    made.value = value;
  }

  /** Each complaint beside its field. */
  complain(errors) {
    for (const [name, made] of this.wrong) {
      tell(made, complaint(errors[name]));
      mark(this.controls.get(name), "aria-invalid", errors[name] ? "true" : null);
    }
  }
}

/** What is wrong with a dial, in words. */
export const complaint = (reasons = []) => reasons.map(phrased).join("; ");

function control(dial) {
  if (dial.kind === "choice")
    return select(
      dial.choices.map((choice) => [choice, label(dial, choice)]),
      dial.choices[0],
    );
  if (dial.kind === "flag") return h("input", { type: "checkbox" });
  return h("input", { type: "text", autocomplete: "off", title: phrased(dial.takes) });
}
