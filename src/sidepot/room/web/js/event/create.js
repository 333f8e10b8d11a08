// Open a tournament, a league season or a timed game: a form that writes the structure sheet, or the sheet itself.

import { tell } from "../rulebook/rule-links.js";
import { field, h, select, setText, show } from "../shared/dom.js";
import { styleHint, styleName, title } from "../shared/format.js";
import { get, post } from "../shared/http.js";
import { say } from "../shared/say.js";
import { sheetOf } from "./sheet.js";
import "./bot-rows.js";
import { DELAYS } from "../house/delays.js";
import { HouseDialog } from "../house/house-dialog.js";

export const FORMATS = {
  tournament: say("competition-tournament"),
  season: say("competition-league-season"),
  timed: say("competition-timed-game"),
};
const ABOUT = {
  tournament: say("competition-everyone-plays-until-one-has"),
  season: say("competition-many-games-of-the-same"),
  timed: say("competition-so-many-hands-the-biggest"),
};
const BEGINS = say("competition-it-begins-by-itself-with");
const AT_ONCE = say("competition-the-auto-players-alone-are");
const BEGINS_THEN = say("competition-so-many-have-to-be");

/** With how many people it begins: auto players register at once, and count. */
function beginning(begins, autos) {
  const people = begins - autos;
  if (!autos || !begins) return BEGINS;
  return people > 0 ? say("competition-begins-with-people", { count: people }) : AT_ONCE;
}

const number = (value, min, max, rest = {}) =>
  h("input", { type: "number", inputmode: "numeric", min, max, value, ...rest });
const line = (value, rest = {}) => h("input", { type: "text", autocomplete: "off", value, ...rest });

export class NewEvent extends HouseDialog {
  id_ = "event-title";
  heading = say("shared-create-a-tournament");

  build() {
    const { houses, styles } = this.known;
    this.manner = h("small", {}, styleHint("regular"));
    this.name = line("", { maxlength: 40, placeholder: say("competition-sunday-freeze-out") });
    this.fields = {
      format: select(Object.entries(FORMATS), "tournament"),
      house: select(
        houses.map(({ name }) => [name, title(name)]),
        "standard",
      ),
      most: number(6, 2, 10_000),
      begins: number(4, 2, 10_000),
      chairs: number(6, 2, 10),
      stack: number(150, 1),
      games: number(5, 1),
      hands: number(50, 1),
      by: select(
        [
          ["minutes", say("competition-by-minutes")],
          ["hands", say("competition-by-hands")],
          ["orbits", say("competition-by-orbits")],
        ],
        "hands",
      ),
      every: number(8, 1),
      blinds: line(""),
      after: select(
        [
          ["double", say("competition-they-double")],
          ["stay", say("competition-it-stays")],
        ],
        "double",
      ),
      refill: h("input", { type: "checkbox", checked: true }),
      points: line(""),
      buyIn: number(10, 0),
      payouts: line("standard"),
      late: number("", 0, 99, { placeholder: say("competition-none") }),
      rebuys: number("", 0, 99, { placeholder: say("competition-none") }),
      addOn: number("", 0, 99, { placeholder: say("competition-none") }),
      startsAt: h("input", { type: "datetime-local" }),
      delay: select(DELAYS, "0"),
      autos: number(3, 0, 200),
      style: select(
        styles.map((name) => [name, styleName(name)]),
        "regular",
      ),
    };
    this.bots = h("sp-botrows");
    this.about = h("small", {}, ABOUT.tournament);
    this.toml = h("textarea", {
      rows: 14,
      spellcheck: "false",
      maxlength: 100000,
      "aria-label": say("competition-structure-sheet"),
    });
    this.form = h(
      "form",
      {
        onsubmit: (event) => this.submit(event),
        oninput: (event) => event.target !== this.toml && this.changed(event.target),
      },
      ...this.rows(),
      h(
        "details",
        { class: "more" },
        h("summary", {}, say("competition-the-structure-sheet-as-text")),
        h("p", { class: "dim" }, say("competition-what-the-fields-above-say")),
        this.toml,
      ),
      this.says,
      h("div", { class: "row end" }, h("button", { class: "primary big" }, say("competition-open-registration"))),
    );
    this.body.replaceChildren(this.form);
    this.touched = new Set();
    this.chosen();
  }

  /** A field was changed by hand: it stays as it is when another kind or house is chosen. */
  changed(target) {
    const name = Object.keys(this.fields).find((key) => this.fields[key] === target);
    if (name) this.touched.add(name);
    if (name === "format" || name === "house") this.chosen();
    else this.write();
  }

  /** Fill in what the document of the chosen kind and house says. */
  async chosen() {
    const { format, house } = this.fields;
    this.touched.delete("format");
    const query = new URLSearchParams({ format: format.value, house: this.touched.has("house") ? house.value : "" });
    try {
      const form = await get(`/api/eventform?${query}`);
      this.rowsOfPoints = form.points;
      show(this.only.bots[0], form.bots);
      const blinds = form.blinds.map((level) => level.join("/")).join(", ");
      const given = {
        house: form.house,
        chairs: form.chairs,
        stack: form.stack,
        by: form.by,
        every: form.every,
        blinds,
        after: form.doubles ? "double" : "stay",
        hands: form.hands,
        most: form.chairs,
      };
      for (const [name, value] of Object.entries(given)) if (!this.touched.has(name)) this.fields[name].value = value;
      if (!this.touched.has("refill")) this.fields.refill.checked = form.refill;
      setText(this.says, "");
    } catch (error) {
      tell(this.says, error.message);
    }
    this.write();
  }

  rows() {
    const f = this.fields;
    this.beginning = h("small", {}, BEGINS);
    this.only = {
      season: [
        field(say("competition-games"), f.games, say("competition-games.hint")),
        field(say("competition-points"), f.points, say("competition-points.hint")),
      ],
      timed: [
        field(say("competition-hands"), f.hands, say("competition-hands.hint")),
        h("label", { class: "check" }, f.refill, h("span", {}, say("competition-auto-players-take-empty-chairs"))),
      ],
      money: this.money(),
      bots: [
        h(
          "details",
          { class: "more" },
          h("summary", {}, say("competition-bots-over-http")),
          h("p", { class: "dim" }, say("competition-programs-that-play-over-http")),
          this.bots,
        ),
      ],
      begins: [field(say("competition-begins-with"), f.begins, this.beginning)],
    };
    return [
      h(
        "div",
        { class: "grid wide" },
        field(say("competition-name"), this.name, say("competition-name.hint")),
        field(say("competition-kind"), f.format, this.about),
        field(say("competition-house"), f.house, say("competition-house.hint")),
      ),
      h("h3", {}, say("competition-who-plays")),
      h(
        "div",
        { class: "grid" },
        field(say("competition-at-most"), f.most, say("competition-at-most.hint")),
        ...this.only.begins,
        field(say("competition-chairs"), f.chairs, say("competition-chairs.hint")),
        field(say("competition-auto-players"), f.autos, say("competition-auto-players.hint")),
        field(say("shared-their-style"), f.style, this.manner),
        field(say("competition-spectators-see-it"), f.delay, say("competition-spectators-see-it.hint")),
      ),
      ...this.only.bots,
      h(
        "div",
        { class: "grid wide" },
        field(say("competition-starts-at"), f.startsAt, say("competition-starts-at.hint")),
      ),
      h("h3", {}, say("competition-chips-and-levels")),
      h(
        "div",
        { class: "grid" },
        field(say("competition-stack"), f.stack, say("competition-stack.hint")),
        ...this.only.season,
        ...this.only.timed,
        field(say("competition-a-level-lasts"), f.every, say("competition-a-level-lasts.hint")),
        field(say("competition-counted-in"), f.by, say("competition-counted-in.hint")),
        field(say("competition-after-the-last"), f.after, say("competition-after-the-last.hint")),
      ),
      h(
        "div",
        { class: "grid wide" },
        h("div", { class: "whole" }, field(say("competition-blinds"), f.blinds, say("competition-blinds.hint"))),
      ),
      ...this.only.money,
    ];
  }

  money() {
    const f = this.fields;
    return [
      h("h3", {}, say("competition-money")),
      h(
        "div",
        { class: "grid" },
        field(say("competition-buy-in"), f.buyIn, say("competition-buy-in.hint")),
        field(say("competition-payouts"), f.payouts, say("competition-payouts.hint")),
        field(say("competition-late-entry"), f.late, say("competition-late-entry.hint")),
        field(say("competition-rebuys-until-level"), f.rebuys, say("competition-rebuys-until-level.hint")),
        field(say("competition-add-on-in-level"), f.addOn, say("competition-add-on-in-level.hint")),
      ),
    ];
  }

  /** Put into the sheet what the fields say. */
  write() {
    if (!this.touched.has("points"))
      this.fields.points.value = (this.rowsOfPoints?.[this.fields.most.value] ?? []).join(", ");
    const given = Object.fromEntries(
      Object.entries(this.fields).map(([name, made]) => [
        name,
        made.type === "checkbox" ? made.checked : made.value.trim(),
      ]),
    );
    const zeros = Object.fromEntries(
      ["late", "rebuys", "addOn", "autos", "buyIn"].map((name) => [name, Number(given[name]) || ""]),
    );
    setText(this.about, ABOUT[given.format]);
    setText(this.manner, styleHint(given.style));
    const season = given.format === "season";
    setText(this.beginning, given.startsAt ? BEGINS_THEN : beginning(Number(given.begins), Number(given.autos)));
    for (const [kind, on] of Object.entries({
      season,
      timed: given.format === "timed",
      money: !season,
      begins: !season || given.startsAt,
    }))
      for (const made of this.only[kind]) show(made, on);
    this.toml.value = sheetOf({ ...given, ...zeros, bots: this.bots.value });
  }

  async submit(event) {
    event.preventDefault();
    try {
      const { path } = await post("/api/tournaments", {
        name: this.name.value.trim(),
        toml: this.toml.value,
        delay_ms: Number(this.fields.delay.value),
      });
      this.dialog.close();
      this.dispatchEvent(new CustomEvent("sp-go", { bubbles: true, detail: { path, opened: true } }));
    } catch (error) {
      tell(this.says, error.message);
      this.says.scrollIntoView({ block: "nearest" });
    }
  }
}

customElements.define("sp-newevent", NewEvent);
