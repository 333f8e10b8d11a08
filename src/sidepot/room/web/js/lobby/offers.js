// The room's permanent tables: rows that fold out, filters, and who sits at the one that is chosen.

import { button, h, select, setText, show } from "../shared/dom.js";
import { limitName, stakes, whole } from "../shared/format.js";
import { get, post } from "../shared/http.js";
import { say } from "../shared/say.js";

const FILTERS = { limit: say("lobby-any-limit"), stakes: say("lobby-any-stakes"), chairs: say("lobby-any-size") };

/** What a filter compares and what it shows. */
const VALUES = {
  limit: (offer) => [offer.limit, limitName(offer.limit)],
  stakes: (offer) => [offer.blinds.join("/"), stakes(offer.blinds)],
  chairs: (offer) => [String(offer.chairs), say("lobby-seat-count", { count: offer.chairs })],
};

const nobody = () => h("li", { class: "dim" }, say("lobby-nobody-sits-here-yet"));

class Group {
  constructor(name, offers, choose) {
    this.offers = offers;
    this.choose = choose;
    this.filters = Object.fromEntries(
      Object.entries(FILTERS).map(([key, any]) => {
        const there = new Map(offers.map((offer) => VALUES[key](offer)));
        return [key, select([["", any], ...there], "", { "aria-label": any, onchange: () => this.draw() })];
      }),
    );
    this.count = h("p", { class: "dim", role: "status" });
    this.list = h("ul", { class: "offers" });
    this.head = h("span", { class: "dim" });
    this.element = h(
      "details",
      { class: "offergroup" },
      h("summary", {}, h("b", {}, name), this.head),
      h("div", { class: "filters" }, Object.values(this.filters), this.count),
      this.list,
    );
    this.rows = new Map(offers.map((offer) => [offer.key, this.row(offer)]));
    this.list.append(...[...this.rows.values()].map((row) => row.element));
    this.draw();
  }

  row(offer) {
    const people = h("span", { class: "dim" });
    const panel = h("div", { class: "offer", hidden: true });
    const open = h(
      "button",
      { type: "button", "aria-expanded": "false", onclick: () => this.choose(offer, this.rows.get(offer.key)) },
      h("b", {}, `${limitName(offer.limit)} ${stakes(offer.blinds)}`),
      h("span", {}, say("lobby-seat-count", { count: offer.chairs })),
      people,
    );
    return { element: h("li", {}, open, panel), people, panel, open };
  }

  draw() {
    const wanted = Object.entries(this.filters).filter(([, filter]) => filter.value);
    let shown = 0;
    for (const offer of this.offers) {
      const fits = wanted.every(([key, filter]) => VALUES[key](offer)[0] === filter.value);
      show(this.rows.get(offer.key).element, fits);
      if (fits) shown += 1;
    }
    setText(
      this.count,
      shown === this.offers.length
        ? say("lobby-tables", { count: shown })
        : say("lobby-of-tables", { count: shown, all: this.offers.length }),
    );
  }

  /** *tables*: the open ones by their offer. */
  fill(tables) {
    let playing = 0;
    for (const offer of this.offers) {
      const there = tables.get(offer.key);
      playing += there?.players ?? 0;
      setText(
        this.rows.get(offer.key).people,
        there?.players ? say("lobby-playing", { count: there.players }) : say("shared-empty"),
      );
    }
    setText(
      this.head,
      ["", say("lobby-tables", { count: this.offers.length }), playing && say("lobby-playing", { count: playing })]
        .filter((part) => part || part === "")
        .join(" · "),
    );
  }
}

export class Offers extends HTMLElement {
  async connectedCallback() {
    if (this.groups) return;
    this.groups = [];
    this.tables = new Map();
    try {
      this.build((await get("/api/offers")).offers);
    } catch {
      // the lobby tells of a lost connection
    }
  }

  build(offers) {
    const names = [...new Set(offers.map((offer) => offer.group))];
    this.groups = names.map(
      (name) =>
        new Group(
          name,
          offers.filter((offer) => offer.group === name),
          (offer, row) => this.choose(offer, row),
        ),
    );
    this.replaceChildren(...this.groups.map((group) => group.element));
    this.draw();
  }

  fill(rows) {
    this.tables = new Map(rows.filter((row) => row.offer).map((row) => [row.offer, row]));
    this.draw();
  }

  draw() {
    for (const group of this.groups ?? []) group.fill(this.tables);
    this.seat();
  }

  /** Who sits there with how many chips, and the two ways to go there. */
  async choose(offer, row) {
    if (this.chosen) {
      show(this.chosen.panel, false);
      this.chosen.open.setAttribute("aria-expanded", "false");
    }
    if (this.chosen?.panel === row.panel) {
      this.chosen = null;
      return;
    }
    this.chosen = { ...row, offer };
    row.open.setAttribute("aria-expanded", "true");
    show(row.panel, true);
    const buyIn =
      offer.buy_in[0] === offer.buy_in[1]
        ? whole(offer.buy_in[0])
        : say("shared-range", { low: offer.buy_in[0], high: offer.buy_in[1] });
    const says = h("p", { class: "error", role: "alert" });
    this.chosen.seats = h("ul", { class: "seated" }, nobody());
    row.panel.replaceChildren(
      this.chosen.seats,
      h("p", { class: "dim" }, say("lobby-buy-in-the-game-starts", { chips: buyIn })),
      h(
        "div",
        { class: "row" },
        button(say("lobby-join"), () => this.go(offer, true, says), { class: "primary" }),
        button(say("lobby-observe"), () => this.go(offer, false, says)),
      ),
      says,
    );
    await this.seat();
  }

  /** Show who sits at the chosen table, anew when the lobby tells that something has changed there. */
  async seat() {
    const { chosen } = this;
    if (!chosen) return;
    const there = this.tables.get(chosen.offer.key);
    const key = JSON.stringify(there ?? null);
    if (chosen.key === key) return;
    chosen.key = key;
    let people = [];
    try {
      if (there?.players) people = (await get(`/api/tables/${there.id}`)).state.chairs.filter(Boolean);
    } catch {
      // the table has just closed: nobody sits there
    }
    if (chosen.key !== key) return; // it has changed again meanwhile
    chosen.seats.replaceChildren(
      ...(people.length
        ? people.map((chair) => h("li", {}, h("b", {}, chair.player), ` ${whole(chair.chips)}`))
        : [nobody()]),
    );
  }

  async go(offer, sit, says) {
    try {
      const { path } = await post(`/api/offers/${offer.key}`);
      this.dispatchEvent(new CustomEvent("sp-go", { bubbles: true, detail: { path, sit } }));
    } catch (error) {
      setText(says, error.message);
    }
  }
}

customElements.define("sp-offers", Offers);
