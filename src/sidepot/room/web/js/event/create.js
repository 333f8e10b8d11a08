// Open a tournament, a league season or a timed game: a form that writes the structure sheet, or the sheet itself.

import { tell } from "../rulebook/rule-links.js";
import { field, h, say, select, show } from "../shared/dom.js";
import { title } from "../shared/format.js";
import { get, post } from "../shared/http.js";
import { sheetOf } from "./sheet.js";
import "./bot-rows.js";
import { DELAYS } from "../house/delays.js";
import { HouseDialog } from "../house/house-dialog.js";

export const FORMATS = { tournament: "Tournament", season: "League season", timed: "Timed game" };
const ABOUT = {
  tournament: "Everyone plays until one has all the chips.",
  season: "Many games of the same players, points by place, standings after each game. The host starts it.",
  timed: "So many hands; the biggest stack wins.",
};
const BEGINS = "It begins by itself with so many; the host can start it sooner.";
const AT_ONCE = "The auto players alone are enough: it begins at once, without you. Take a larger number.";
const BEGINS_THEN = "So many have to be there at that time; else it waits for them, or for the host.";

/** With how many people it begins: auto players register at once, and count. */
function beginning(begins, autos) {
  const people = begins - autos;
  if (!autos || !begins) return BEGINS;
  return people > 0
    ? `With the auto players: it begins by itself as soon as ${people === 1 ? "one person has" : `${people} people have`} registered. To wait for friends, take a larger number.`
    : AT_ONCE;
}

const number = (value, min, max, rest = {}) =>
  h("input", { type: "number", inputmode: "numeric", min, max, value, ...rest });
const line = (value, rest = {}) => h("input", { type: "text", autocomplete: "off", value, ...rest });

export class NewEvent extends HouseDialog {
  id_ = "event-title";
  heading = "Create a tournament";

  build() {
    const { houses, styles } = this.known;
    this.manner = h("small", {}, styles.regular ?? "");
    this.name = line("", { maxlength: 40, placeholder: "Sunday freeze-out" });
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
          ["minutes", "minutes"],
          ["hands", "hands"],
          ["orbits", "orbits"],
        ],
        "hands",
      ),
      every: number(8, 1),
      blinds: line(""),
      after: select(
        [
          ["double", "they double"],
          ["stay", "it stays"],
        ],
        "double",
      ),
      refill: h("input", { type: "checkbox", checked: true }),
      points: line(""),
      buyIn: number(10, 0),
      payouts: line("standard"),
      late: number("", 0, 99, { placeholder: "none" }),
      rebuys: number("", 0, 99, { placeholder: "none" }),
      addOn: number("", 0, 99, { placeholder: "none" }),
      startsAt: h("input", { type: "datetime-local" }),
      delay: select(DELAYS, "0"),
      autos: number(3, 0, 200),
      style: select(
        Object.keys(styles).map((name) => [name, title(name)]),
        "regular",
      ),
    };
    this.bots = h("sp-botrows");
    this.about = h("small", {}, ABOUT.tournament);
    this.toml = h("textarea", { rows: 14, spellcheck: "false", maxlength: 100000, "aria-label": "structure sheet" });
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
        h("summary", {}, "The structure sheet, as text"),
        h(
          "p",
          { class: "dim" },
          "What the fields above say, in full. Change it here for anything they don’t have: breaks, antes, re-entries, points. What stands here is what counts; changing a field writes it anew.",
        ),
        this.toml,
      ),
      this.says,
      h("div", { class: "row end" }, h("button", { class: "primary big" }, "Open registration")),
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
      say(this.says, "");
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
        field("Games", f.games, "How many games the season has."),
        field("Points", f.points, "By place, the winner’s first. For fewer players the league’s own rows hold."),
      ],
      timed: [
        field("Hands", f.hands, "After so many hands the chips are counted."),
        h("label", { class: "check" }, f.refill, h("span", {}, "Auto players take empty chairs")),
      ],
      money: this.money(),
      bots: [
        h(
          "details",
          { class: "more" },
          h("summary", {}, "Bots over HTTP"),
          h(
            "p",
            { class: "dim" },
            "Programs that play over HTTP, in any language: each is asked at its URL what it does. More can be entered on the event’s page until it begins.",
          ),
          this.bots,
        ),
      ],
      begins: [field("Begins with", f.begins, this.beginning)],
    };
    return [
      h(
        "div",
        { class: "grid wide" },
        field("Name", this.name, "What it is called; left empty, it is called after you."),
        field("Kind", f.format, this.about),
        field("House", f.house, "By whose rules hands are played."),
      ),
      h("h3", {}, "Who plays"),
      h(
        "div",
        { class: "grid" },
        field("At most", f.most, "Entrants that fit in."),
        ...this.only.begins,
        field("Chairs", f.chairs, "At each table; players are balanced over the tables."),
        field("Auto players", f.autos, "They register at once."),
        field("Their style", f.style, this.manner),
        field("Spectators see it", f.delay, "People who do not play in it."),
      ),
      ...this.only.bots,
      h(
        "div",
        { class: "grid wide" },
        field("Starts at", f.startsAt, "Your local time. Left empty, it does not wait for a time."),
      ),
      h("h3", {}, "Chips and levels"),
      h(
        "div",
        { class: "grid" },
        field("Stack", f.stack, "What everyone begins with."),
        ...this.only.season,
        ...this.only.timed,
        field("A level lasts", f.every, "So many of what stands beside."),
        field("Counted in", f.by, "An orbit is once round the table."),
        field("After the last", f.after, "What follows when all levels are played."),
      ),
      h(
        "div",
        { class: "grid wide" },
        h(
          "div",
          { class: "whole" },
          field("Blinds", f.blinds, "Level by level, as 10/20, 15/30 or with an ante 50/100/10."),
        ),
      ),
      ...this.only.money,
    ];
  }

  money() {
    const f = this.fields;
    return [
      h("h3", {}, "Money"),
      h(
        "div",
        { class: "grid" },
        field("Buy-in", f.buyIn, "What an entry costs; 0 plays for nothing."),
        field("Payouts", f.payouts, "“standard”, “winner-takes-all”, or percentages as 50, 30, 20."),
        field("Late entry", f.late, "The last level in which one may still enter."),
        field("Rebuys until level", f.rebuys, "A stack for another buy-in, for who has no more than they began with."),
        field("Add-on in level", f.addOn, "A stack for another buy-in, once for everyone."),
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
    say(this.about, ABOUT[given.format]);
    say(this.manner, this.known.styles[given.style]);
    const season = given.format === "season";
    say(this.beginning, given.startsAt ? BEGINS_THEN : beginning(Number(given.begins), Number(given.autos)));
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
