// The record of the room, for its operator: every table and tournament, their hands and what happened there.

import { setTitle } from "../shared/attention.js";
import { button, h, setText, show, submitted } from "../shared/dom.js";
import { linesOf } from "../shared/event-lines.js";
import { clock, whole } from "../shared/format.js";
import { get } from "../shared/http.js";
import { say } from "../shared/say.js";
import { files, items } from "./hand-lines.js";

const STATES = {
  open: say("record-open"),
  closed: say("record-closed"),
  over: say("shared-over"),
  cancelled: say("shared-cancelled"),
};

export class Record extends HTMLElement {
  begin(topbar, me, path) {
    topbar.leaveTable(me);
    setTitle(say("record-sidepot-the-record"));
    this.told = h("p", { class: "trouble", role: "alert" });
    this.main = h("main", { class: "record" });
    this.append(this.main);
    const [ident, part] = path.split("/").slice(2).map(decodeURIComponent);
    if (!me.operator) this.refuse();
    else if (!ident) this.places();
    else if (/^\d+$/.test(part)) this.hand(ident, part);
    else this.place(ident, part === "log" ? "log" : "hands");
  }

  refuse() {
    this.main.append(
      h("h1", {}, say("record-the-record")),
      h("p", {}, say("record-only-the-rooms-operator-reads")),
      h("p", {}, h("a", { href: "/" }, say("shared-to-the-lobby"))),
    );
  }

  /** Every table and tournament. */
  places() {
    const find = h("input", {
      type: "text",
      placeholder: say("record-name-id-host"),
      "aria-label": say("record-find-a-table-or-tournament"),
      autocomplete: "off",
      maxlength: 64,
    });
    const list = new Pages(placeRow, say("record-nothing-is-called-like-that"), (before) =>
      this.ask(`/api/record?limit=30&find=${encodeURIComponent(find.value)}`, before, "places"),
    );
    this.main.append(
      h("h1", {}, say("record-the-record")),
      h("p", { class: "dim" }, say("record-every-table-and-tournament-of")),
      h(
        "form",
        { class: "row", role: "search", onsubmit: submitted(() => list.load()) },
        find,
        h("button", {}, say("shared-find")),
      ),
      this.told,
      list.box,
    );
    list.load();
  }

  /** One of them: its hands, or what happened. */
  place(ident, part) {
    const player = h("input", {
      type: "text",
      placeholder: say("record-any-player"),
      "aria-label": say("record-only-with-this-player"),
      autocomplete: "off",
      maxlength: 64,
    });
    const path = `/api/record/${encodeURIComponent(ident)}`;
    const rows = { hands: (hand) => handRow(ident, hand), log: logRow }[part];
    const none = {
      hands: say("record-no-hand-is-over-here"),
      log: say("record-nothing-of-that-kind-has"),
    }[part];
    const head = h("div", { class: "column" }, h("h1", {}, say("shared-one-moment")));
    const list = new Pages(rows, none, async (before) => {
      const found = await this.ask(
        `${path}/${part}?limit=${part === "log" ? 50 : 20}&player=${encodeURIComponent(player.value.trim())}`,
        before,
        part,
      );
      if (found.place) head.replaceChildren(...heading(found.place));
      return found;
    });
    const tab = (key, label) =>
      h(
        "a",
        {
          href: `/record/${encodeURIComponent(ident)}${key === "log" ? "/log" : ""}`,
          "aria-current": key === part ? "page" : null,
        },
        label,
      );
    this.main.append(
      up("/record", say("record-all-tables")),
      head,
      h(
        "nav",
        { class: "ways", "aria-label": say("record-hands-or-log") },
        tab("hands", say("record-hands")),
        tab("log", say("record-log")),
      ),
      h("form", { class: "row", onsubmit: submitted(() => list.load()) }, player, h("button", {}, say("record-show"))),
      files(part === "log" ? say("record-the-whole-log") : say("record-all-hands"), `${path}/file?what=${part}`),
      this.told,
      list.box,
    );
    list.load();
  }

  /** One hand from its first sentence to its last. */
  async hand(ident, number) {
    const place = encodeURIComponent(ident);
    this.main.append(up(`/record/${place}`, say("record-all-hands")), this.told);
    try {
      const hand = await get(`/api/record/${place}/hands/${number}`);
      this.main.append(
        h("h1", {}, say("shared-hand-number", { number: hand.number })),
        h(
          "p",
          { class: "dim" },
          [hand.name, hand.table && say("record-table", { table: hand.table }), clock(hand.at), hand.told]
            .filter(Boolean)
            .join(" · "),
        ),
        h(
          "ul",
          { class: "seated" },
          hand.players.map((name, seat) =>
            h(
              "li",
              {},
              h(
                "span",
                {},
                say(name === hand.button ? "record-seat-button" : "record-seat", {
                  number: hand.chairs[seat] + 1,
                  who: name,
                }),
              ),
              h("span", {}, whole(hand.stacks[seat])),
            ),
          ),
        ),
        h("p", {}, h("a", { href: `/hands/${place}/${hand.number}?public=1` }, say("replay-this"))),
        h("ol", { class: "lines" }, items(linesOf(hand.events))),
        files(say("record-this-hand"), `/api/record/${place}/file?hand=${hand.number}`),
      );
    } catch (error) {
      setText(this.told, error.message);
    }
  }

  /** A page of a list; what went wrong is told. */
  async ask(path, before, key) {
    try {
      const found = await get(before === null ? path : `${path}&before=${before}`);
      setText(this.told, "");
      return { ...found, rows: found[key] };
    } catch (error) {
      setText(this.told, error.message);
      return { rows: null };
    }
  }
}

/** A list that is read a page at a time. */
export class Pages {
  constructor(row, none, ask) {
    this.row = row;
    this.ask = ask;
    this.list = h("ul", { class: "rows" });
    this.none = h("p", { class: "dim", hidden: true }, none);
    this.more = button(say("shared-older"), () => this.load(this.cursor), { hidden: true });
    this.box = h("div", { class: "column pages" }, this.list, this.none, this.more);
  }

  async load(before = null) {
    const { rows, older } = await this.ask(before);
    if (!rows) return;
    const made = rows.map(this.row);
    if (before === null) this.list.replaceChildren(...made);
    else this.list.append(...made);
    this.cursor = older;
    show(this.none, !this.list.childElementCount);
    show(this.more, older !== null);
    if (before !== null) (made[0]?.querySelector("a") ?? made[0])?.focus?.();
  }
}

const up = (href, label) => h("p", {}, h("a", { href }, `← ${label}`));

function heading(place) {
  const parts = [
    place.kind,
    STATES[place.state],
    place.about,
    place.private && say("shared-private"),
    place.host && say("shared-host", { who: place.host }),
    say("record-opened", { time: clock(place.opened) }),
    say("record-id", { id: place.id }),
  ];
  return [h("h1", {}, place.name), h("p", { class: "dim" }, parts.filter(Boolean).join(" · "))];
}

function placeRow({ place, hands }) {
  const parts = [
    place.kind,
    STATES[place.state],
    place.about,
    place.host && say("shared-host", { who: place.host }),
    clock(place.opened),
  ];
  return h(
    "li",
    {},
    h("a", { href: `/record/${encodeURIComponent(place.id)}` }, place.name),
    h("span", { class: "much" }, say("shared-hands", { count: hands })),
    h("small", {}, parts.filter(Boolean).join(" · ")),
  );
}

function handRow(ident, hand) {
  const won = Object.entries(hand.outcome?.net ?? {})
    .filter(([, net]) => net > 0)
    .map(([name, net]) => `${name} +${whole(net)}`);
  const pot = (hand.outcome?.pots ?? []).reduce((sum, each) => sum + each.amount, 0);
  return h(
    "li",
    {},
    h(
      "a",
      { href: `/record/${encodeURIComponent(ident)}/${hand.number}` },
      say("shared-hand-number", { number: hand.number }),
    ),
    h("span", { class: "much" }, won.join(", ") || say("record-nobody-wins")),
    h(
      "small",
      {},
      [
        clock(hand.at),
        hand.table && say("record-table", { table: hand.table }),
        say("record-pot", { pot }),
        hand.players.join(", "),
      ]
        .filter(Boolean)
        .join(" · "),
    ),
  );
}

export function logRow(line) {
  return h(
    "li",
    { class: "happened" },
    h("time", { datetime: new Date(line.at).toISOString() }, clock(line.at)),
    h("span", {}, [line.table && say("record-table", { table: line.table }), line.says].filter(Boolean).join(": ")),
  );
}

customElements.define("sp-record", Record);
