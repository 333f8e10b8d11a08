// The lobby: every table of the room, filters, and a way to open one's own.

import { setTitle } from "../shared/attention.js";
import { button, h, select, setText, show } from "../shared/dom.js";
import { gameAlone, gameName, limitName, stakes, title, whole } from "../shared/format.js";
import { say } from "../shared/say.js";
import "./create.js";
import "./my-tables.js";
import "./offers.js";
import "./tournaments.js";
import "../account/recovery-link.js";

const NAMED = { game: gameAlone, limit: limitName, house: title };
const PAGE = 24; // tables that are drawn at first, and with each *More*
const FILTERS = { house: say("lobby-any-house"), game: say("lobby-any-game"), limit: say("lobby-any-limit") };

export class Lobby extends HTMLElement {
  begin(connection, topbar, me) {
    this.connection = connection;
    this.rows = null;
    this.seasons = [];
    this.build(me);
    topbar.leaveTable(me);
    setTitle(say("lobby-sidepot-the-lobby"));
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
        select([["", any]], "", { "aria-label": say(`lobby-filter-${key}`), onchange: () => this.draw() }),
      ]),
    );
    this.free = h("input", { type: "checkbox", onchange: () => this.draw() });
    this.wanted = h("input", {
      type: "search",
      placeholder: say("lobby-name-of-a-table-or"),
      "aria-label": say("lobby-name-of-a-table-or-label"),
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
    this.now = button(say("lobby-deal-me-in"), () => this.playNow(), { class: "primary big" });
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
            h("h1", {}, say("lobby-welcome", { name: me.name })),
            h("p", {}, say("lobby-pick-a-table-and-play")),
          ),
          h(
            "div",
            { class: "row" },
            this.now,
            button(say("lobby-create-a-table"), () => this.create.open(), { class: "big" }),
          ),
        ),
        this.mine,
        h(
          "section",
          { class: "filters", "aria-label": say("lobby-filters") },
          Object.values(this.filters),
          this.wanted,
          h("label", { class: "check" }, this.free, h("span", {}, say("lobby-with-a-free-chair"))),
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
        ...there.filter((value) => !known.includes(value)).map((value) => h("option", { value }, NAMED[key](value))),
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
    setText(
      this.count,
      rows.length === this.rows.length
        ? say("lobby-tables", { count: rows.length })
        : say("lobby-of-tables", { count: rows.length, all: this.rows.length }),
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
    setText(this.more, say("lobby-more-tables", { count: rows.length - shown.length }));
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
    const place = t.number
      ? say("lobby-game-of", { number: t.number, games: t.games })
      : say("lobby-games", { count: t.games });
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
        h("div", {}, h("dt", {}, say("lobby-season")), h("dd", {}, place)),
        h("div", {}, h("dt", {}, say("lobby-stack")), h("dd", {}, whole(t.stack))),
        h("div", {}, h("dt", {}, say("lobby-players")), h("dd", {}, `${t.registered}/${t.most}`)),
      ),
      h(
        "p",
        { class: "dim" },
        [
          say("lobby-house", { house: t.house }),
          say("lobby-season-how"),
          say(full ? "lobby-season-full" : "lobby-season-begins"),
        ].join(" · "),
      ),
      h(
        "div",
        { class: "row" },
        full
          ? button(say("lobby-watch"), join, { "aria-label": say("lobby-watch-name", { name: t.name }) })
          : button(say("lobby-join"), join, {
              class: "primary",
              "aria-label": say("lobby-join-name", { name: t.name }),
            }),
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
      h("div", {}, h("dt", {}, say("lobby-stakes")), h("dd", {}, stakes(table.stakes))),
      h(
        "div",
        {},
        h("dt", {}, say("shared-buy-in")),
        h(
          "dd",
          {},
          table.buy_in[0] === table.buy_in[1]
            ? whole(table.buy_in[0])
            : `${whole(table.buy_in[0])}–${whole(table.buy_in[1])}`,
        ),
      ),
      h("div", {}, h("dt", {}, say("lobby-seats")), h("dd", {}, `${people}/${table.chairs}`)),
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
        say("lobby-house", { house: table.house }),
        say("shared-players", { count: table.players }),
        say("shared-auto", { count: table.autos }),
        table.watching && say("shared-watching", { count: table.watching }),
        table.waiting && say("lobby-waiting", { count: table.waiting }),
        table.host && say("shared-host", { who: table.host }),
      ]
        .filter(Boolean)
        .join(" · "),
    ),
  );
}

customElements.define("sp-lobby", Lobby);
