// The lobby: every table of the room, filters, and a way to open one's own.

import { setTitle } from "../shared/attention.js";
import { button, h, say, select, show } from "../shared/dom.js";
import { GAMES, gameName, LIMITS, stakes, title, whole } from "../shared/format.js";
import "./create.js";
import "./my-tables.js";
import "./offers.js";
import "./tournaments.js";
import "../account/recovery-link.js";

const named = (key, value) => ({ game: GAMES, limit: LIMITS })[key]?.[value] ?? title(value);
const PAGE = 24; // tables that are drawn at first, and with each *More*
const FILTERS = { house: "Any house", game: "Any game", limit: "Any limit" };

export class Lobby extends HTMLElement {
  begin(connection, topbar, me) {
    this.connection = connection;
    this.rows = null;
    this.seasons = [];
    this.build(me);
    topbar.heading.replaceChildren();
    delete topbar.heading.dataset.key;
    topbar.fill(
      button(me.name, () => topbar.account.click(), { class: "tool me", title: "Your account" }),
      [],
      "",
    );
    setTitle("sidepot – the lobby");
    this.onTables = ({ detail }) => this.fill(detail.tables);
    connection.addEventListener("tables", this.onTables);
    this.onMine = () => this.mine.draw(connection.mine);
    connection.addEventListener("mine", this.onMine);
    this.mine.draw(connection.mine);
    connection.keep("lobby", () => ({ type: "lobby", on: true }));
  }

  disconnectedCallback() {
    this.connection?.removeEventListener("tables", this.onTables);
    this.connection?.removeEventListener("mine", this.onMine);
    this.connection?.forget("lobby");
    this.connection?.write({ type: "lobby", on: false, id: this.connection.id() });
  }

  build(me) {
    this.filters = Object.fromEntries(
      Object.entries(FILTERS).map(([key, any]) => [
        key,
        select([["", any]], "", { "aria-label": title(key), onchange: () => this.draw() }),
      ]),
    );
    this.free = h("input", { type: "checkbox", onchange: () => this.draw() });
    this.wanted = h("input", {
      type: "search",
      placeholder: "Name of a table or host",
      "aria-label": "name of a table or host",
      oninput: () => this.draw(),
      hidden: true,
    });
    this.most = PAGE;
    this.more = button("", () => this.showMore(), { hidden: true });
    this.count = h("p", { class: "dim", role: "status" });
    this.list = h("ul", { class: "tables" });
    this.create = h("sp-create");
    this.offers = h("sp-offers");
    this.mine = h("sp-mytables");
    this.events = h("sp-tournaments");
    this.events.me = me.name;
    this.now = button("Deal me in", () => this.playNow(), { class: "primary big" });
    this.append(
      h(
        "main",
        { class: "lobby" },
        h("sp-wayback"),
        h(
          "section",
          { class: "welcome" },
          h(
            "div",
            {},
            h("h1", {}, `Welcome, ${me.name}`),
            h("p", {}, "Pick a table and play, or open your own and send your friends the link."),
          ),
          h(
            "div",
            { class: "row" },
            this.now,
            button("Create a table", () => this.create.open(), { class: "big" }),
          ),
        ),
        this.mine,
        h(
          "section",
          { class: "filters", "aria-label": "filters" },
          Object.values(this.filters),
          this.wanted,
          h("label", { class: "check" }, this.free, h("span", {}, "With a free chair")),
          this.count,
        ),
        this.list,
        this.more,
        this.offers,
        this.events,
      ),
      this.create,
    );
  }

  async fillSeasons() {
    this.seasons = (await this.events.load()) ?? this.seasons;
    if (this.isConnected) this.draw();
  }

  fill(rows) {
    this.rows = rows;
    this.fillSeasons();
    this.offers.fill(rows);
    for (const [key, filter] of Object.entries(this.filters)) {
      const there = [...new Set(rows.map((row) => row[key]))];
      const known = [...filter.options].map((option) => option.value);
      filter.append(
        ...there.filter((value) => !known.includes(value)).map((value) => h("option", { value }, named(key, value))),
      );
    }
    this.draw();
  }

  draw() {
    const wanted = Object.entries(this.filters).filter(([, filter]) => filter.value);
    const called = this.wanted.value.trim().toLowerCase();
    const rows = this.rows.filter(
      (row) =>
        wanted.every(([key, filter]) => row[key] === filter.value) &&
        (!this.free.checked || row.free) &&
        `${row.name} ${row.host}`.toLowerCase().includes(called),
    );
    show(this.wanted, this.rows.length > PAGE || called);
    say(
      this.count,
      rows.length === this.rows.length
        ? `${whole(rows.length)} tables`
        : `${whole(rows.length)} of ${whole(this.rows.length)} tables`,
    );
    const seasons = this.seasons.filter(
      (t) =>
        wanted.every(([key, filter]) => t[key] === filter.value) &&
        (!this.free.checked || !t.most || t.registered < t.most),
    );
    const shown = rows.slice(0, this.most);
    const key = JSON.stringify([shown, seasons]);
    if (key !== this.drawn) this.list.replaceChildren(...shown.map(row), ...seasons.map((t) => this.season(t)));
    this.drawn = key;
    show(this.more, rows.length > shown.length);
    say(this.more, `More: ${whole(rows.length - shown.length)} tables`);
    show(this.now, this.best());
  }

  showMore() {
    const first = this.most;
    this.most += PAGE;
    this.draw();
    this.list.children[first]?.querySelector("a").focus();
  }

  /** The table to sit down at without thinking: a seat free, most company. */
  best() {
    const open = (this.rows ?? []).filter(
      (table) => table.free && table.players + table.autos > 0 && table.house !== "league",
    );
    return open.sort((a, b) => b.players - a.players)[0];
  }

  /** A season that one can join, among the tables: a chair in its next game. */
  season(t) {
    const place = t.number ? `game ${t.number} of ${t.games}` : `${t.games} games`;
    const full = t.most && t.registered >= t.most;
    const join = () =>
      this.dispatchEvent(new CustomEvent("sp-go", { bubbles: true, detail: { path: `/t/${t.id}`, sit: !full } }));
    return h(
      "li",
      { class: "tablecard", "data-season": t.id },
      h("a", { href: `/t/${t.id}` }, h("h2", {}, t.name)),
      h("p", { class: "game" }, gameName(t)),
      h(
        "dl",
        {},
        h("div", {}, h("dt", {}, "Season"), h("dd", {}, place)),
        h("div", {}, h("dt", {}, "Stack"), h("dd", {}, whole(t.stack))),
        h("div", {}, h("dt", {}, "Players"), h("dd", {}, `${t.registered}/${t.most}`)),
      ),
      h(
        "p",
        { class: "dim" },
        `house ${t.house} · one game after another, points by place · ${full ? "full: a place is free when somebody leaves" : "begins by itself"}`,
      ),
      h(
        "div",
        { class: "row" },
        full
          ? button("Watch", join, { "aria-label": `watch ${t.name}` })
          : button("Join", join, { class: "primary", "aria-label": `join ${t.name}` }),
      ),
    );
  }

  playNow() {
    const table = this.best();
    if (table)
      this.dispatchEvent(new CustomEvent("sp-go", { bubbles: true, detail: { path: `/t/${table.id}`, sit: true } }));
  }
}

function row(table) {
  const people = table.players + table.autos;
  return h(
    "li",
    { class: "tablecard" },
    h("a", { href: `/t/${table.id}` }, h("h2", {}, table.name)),
    h("p", { class: "game" }, gameName(table)),
    h(
      "dl",
      {},
      h("div", {}, h("dt", {}, "Blinds"), h("dd", {}, stakes(table.blinds))),
      h(
        "div",
        {},
        h("dt", {}, "Buy-in"),
        h(
          "dd",
          {},
          table.buy_in[0] === table.buy_in[1]
            ? whole(table.buy_in[0])
            : `${whole(table.buy_in[0])}–${whole(table.buy_in[1])}`,
        ),
      ),
      h("div", {}, h("dt", {}, "Seats"), h("dd", {}, `${people}/${table.chairs}`)),
    ),
    h(
      "p",
      { class: "seats", "aria-hidden": "true" },
      Array.from({ length: table.chairs }, (_, at) =>
        h("i", { class: at < table.players ? "person" : at < people ? "auto" : "" }),
      ),
    ),
    h(
      "p",
      { class: "dim" },
      [
        `house ${table.house}`,
        `${table.players} ${table.players === 1 ? "player" : "players"}`,
        `${table.autos} auto`,
        table.watching && `${table.watching} watching`,
        table.waiting && `${table.waiting} waiting`,
        table.host && `host ${table.host}`,
      ]
        .filter(Boolean)
        .join(" · "),
    ),
  );
}

customElements.define("sp-lobby", Lobby);
