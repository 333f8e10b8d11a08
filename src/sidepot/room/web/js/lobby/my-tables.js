// My tables, first in the lobby: where I sit, what I host, where I sat before; and those that were closed.

import { button, h, setText, show } from "../shared/dom.js";
import { day, gameName, stakes } from "../shared/format.js";
import { get } from "../shared/http.js";
import { priced } from "../shared/money.js";
import { say } from "../shared/say.js";

const SENT = { removed: say("lobby-the-host-has-removed-you"), banned: say("lobby-the-host-has-banned-you") };
const WAITS = { asked: say("lobby-the-host-is-asked-to"), admitted: say("lobby-the-host-lets-you-in") };

export class MyTables extends HTMLElement {
  connectedCallback() {
    if (this.list) return;
    this.heading = h("h2", {}, say("shared-my-tables"));
    this.list = h("ul", { class: "tables" });
    this.ended = h("ul", { class: "ended" });
    this.more = button(say("shared-older"), () => this.older(), { class: "small", hidden: true });
    this.told = h("p", { class: "trouble", role: "alert" });
    this.past = h(
      "details",
      { class: "more", hidden: true },
      h("summary", {}, say("lobby-closed-tables")),
      this.ended,
      this.told,
      this.more,
    );
    this.append(this.heading, this.list, this.past);
    show(this, false);
    this.load();
  }

  draw(rows) {
    const key = JSON.stringify(rows);
    if (key === this.key) return;
    const fewer = this.count > rows.length;
    this.key = key;
    this.count = rows.length;
    this.list.replaceChildren(...rows.map(card));
    show(this.list, rows.length);
    this.decide();
    if (fewer) this.load(); // one of them may have been closed
  }

  async load() {
    try {
      const found = await get("/api/played");
      this.ended.replaceChildren(...found.tables.map(line));
      this.turn(found);
    } catch {
      // the lobby tells of a lost connection
    }
  }

  /** Those that were closed before the last one shown. */
  async older() {
    try {
      const found = await get(`/api/played?before=${this.cursor}`);
      this.ended.append(...found.tables.map(line));
      setText(this.told, "");
      this.turn(found);
    } catch (error) {
      setText(this.told, error.message);
    }
  }

  turn({ older }) {
    this.cursor = older;
    show(this.more, older !== null);
    show(this.past, this.ended.childElementCount);
    this.decide();
  }

  decide() {
    show(this, this.list.childElementCount || this.ended.childElementCount);
  }
}

function card(table) {
  const marks = [
    table.your_turn && say("shared-your-turn"),
    table.asking.length && say("lobby-asking-for-a-chair", { count: table.asking.length }),
    SENT[table.sent_away],
    WAITS[table.waits],
  ].filter(Boolean);
  const how = [
    table.seated
      ? table.chips
        ? say("lobby-you-have", { chips: table.chips })
        : table.kind === "table"
          ? say("lobby-you-sit-here")
          : say("lobby-you-take-part")
      : !table.hosting && !table.waits && say("lobby-you-sat-here"),
    table.hosting && say("lobby-you-host"),
    say("shared-players", { count: table.players }),
  ];
  return h(
    "li",
    { class: "tablecard mine", "data-turn": table.your_turn },
    h("a", { href: `/t/${table.id}` }, h("h3", {}, table.name)),
    h("p", { class: "game" }, `${gameName(table)}${table.stakes.length ? ` ${stakes(table.stakes)}` : ""}`),
    marks.length
      ? h(
          "p",
          { class: "marks" },
          marks.map((text) => h("span", {}, text)),
        )
      : null,
    h("p", { class: "dim" }, how.filter(Boolean).join(" · ")),
  );
}

function line({ table, name, closed, hands, score, people, ...value }) {
  const result = score === null ? say("lobby-you-hosted") : `${score > 0 ? "+" : ""}${priced(score, value)}`;
  return h(
    "li",
    {},
    h("a", { href: `/t/${table}` }, name),
    h("b", { class: score > 0 ? "plus" : score < 0 ? "minus" : "" }, result),
    h("span", { class: "dim" }, [day(closed), say("shared-hands", { count: hands }), people.join(", ")].join(" · ")),
  );
}

customElements.define("sp-mytables", MyTables);
