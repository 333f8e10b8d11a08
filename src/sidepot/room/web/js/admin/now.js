// Who and what is in the room at this moment: people, tables, events, bans, limits; and words to everyone.

import { button, field, h, select, setText, show } from "../shared/dom.js";
import { clock, whole } from "../shared/format.js";
import { get, post } from "../shared/http.js";
import { say } from "../shared/say.js";
import { askBan, attempt, personRow, undo } from "./asks.js";

const EVERY = 5000;
const MINUTES = [
  ["10", say("admin-10-minutes")],
  ["60", say("admin-an-hour")],
  ["480", say("admin-8-hours")],
];

/** Looked at again and again. */
export class Now extends HTMLElement {
  begin(trouble) {
    this.trouble = trouble;
    this.sections = {};
    this.shown = {};
    this.append(this.speaker());
    for (const [key, title, none] of [
      ["here", say("admin-here-now"), say("admin-nobody-is-connected")],
      ["tables", say("admin-tables"), say("admin-no-table-is-open")],
      ["events", say("admin-tournaments-seasons-and-timed-games"), say("admin-none-is-open")],
      ["bans", say("admin-banned-from-the-room"), say("admin-nobody-is-banned")],
      ["limits", say("admin-how-full-the-room-is"), ""],
      ["met", say("admin-refused-since-the-room-was"), say("admin-nobody-met-a-limit")],
    ])
      this.sections[key] = this.section(key, title, none);
    this.look();
    this.timer = setInterval(() => document.visibilityState === "visible" && this.look(), EVERY);
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  section(key, title, none) {
    const made = {
      count: h("small", { class: "dim" }),
      list: h("ul", { class: "rows" }),
      none: h("p", { class: "dim" }, none),
    };
    this.append(
      h(
        "section",
        { class: "column", "aria-label": title, "data-part": key },
        h("h2", {}, title, " ", made.count),
        made.list,
        made.none,
      ),
    );
    return made;
  }

  async look() {
    try {
      this.draw(await get("/api/admin"));
      this.trouble("");
    } catch (error) {
      this.trouble(error.message);
    }
  }

  draw(seen) {
    const rows = {
      here: (one) => this.hereRow(one, seen),
      tables: tableRow,
      events: eventRow,
      bans: (one) => this.banRow(one),
      limits: limitRow,
      met: metRow,
    };
    for (const [key, made] of Object.entries(this.sections)) {
      const text = JSON.stringify(seen[key]);
      // whoever is about to press something keeps it under the finger
      if (this.shown[key] === text || made.list.contains(document.activeElement)) continue;
      this.shown[key] = text;
      made.list.replaceChildren(...seen[key].map(rows[key]));
      setText(made.count, key === "limits" ? "" : whole(seen[key].length));
      show(made.none, !seen[key].length);
    }
    setText(
      this.said,
      seen.announced
        ? say("admin-newcomers-read-for-more-minutes", {
            minutes: Math.ceil(seen.announced.left / 60_000),
            text: seen.announced.text,
          })
        : "",
    );
    show(this.back, Boolean(seen.announced));
  }

  hereRow(one, seen) {
    const banned = seen.bans.some((ban) => ban.name === one.name);
    const parts = [
      say("admin-since", { time: clock(one.since) }),
      one.at.length ? say("admin-at", { names: one.at }) : say("admin-in-the-lobby"),
      one.sockets > 1 && say("admin-connections", { count: one.sockets }),
      one.addresses.join(", "),
    ];
    const ban =
      one.operator || one.kind === "bot" || banned
        ? null
        : button(say("admin-ban"), () => askBan(this, one.name, true, () => this.look()), {
            class: "small danger",
            "aria-label": say("admin-ban-name", { name: one.name }),
          });
    const badges = [one.operator && say("admin-operator"), one.kind === "bot" && say("shared-bot")];
    return personRow(one.name, badges, ban, parts);
  }

  banRow(ban) {
    const parts = [
      clock(ban.at),
      say("admin-by", { who: ban.by }),
      ban.why && `“${ban.why}”`,
      ban.addresses.length && say("admin-with", { names: ban.addresses }),
    ];
    const back = undo(ban.name, () => this.look(), this.trouble);
    return personRow(ban.name, [], back, parts);
  }

  /** Words to everyone. */
  speaker() {
    const text = h("input", {
      type: "text",
      maxlength: 300,
      required: true,
      autocomplete: "off",
      placeholder: say("admin-the-room-restarts-at-eleven"),
    });
    const minutes = select(MINUTES, "10");
    this.said = h("p", { class: "dim", role: "status" });
    this.back = button(
      say("admin-take-it-back"),
      () =>
        attempt(
          () => post("/api/admin/announce", { text: "" }),
          () => this.look(),
          this.trouble,
        ),
      { class: "small", hidden: true },
    );
    const send = (event) => {
      event.preventDefault();
      attempt(
        () => post("/api/admin/announce", { text: text.value, minutes: Number(minutes.value) }),
        () => {
          text.value = "";
          this.look();
        },
        this.trouble,
      );
    };
    return h(
      "section",
      { class: "column", "aria-label": say("admin-announce"), "data-part": "announce" },
      h("h2", {}, say("admin-tell-everyone")),
      h(
        "form",
        { class: "row", onsubmit: send },
        field(say("admin-what"), text),
        field(say("admin-newcomers-read-it-for"), minutes),
        h("button", { class: "primary" }, say("admin-announce")),
      ),
      h("div", { class: "row" }, this.said, this.back),
    );
  }
}

function tableRow(table) {
  const people = [
    say("shared-players", { count: table.players }),
    table.autos && say("shared-auto", { count: table.autos }),
    table.watching && say("shared-watching", { count: table.watching }),
  ]
    .filter(Boolean)
    .join(", ");
  const parts = [
    table.state,
    people,
    table.about,
    table.host ? say("shared-host", { who: table.host }) : say("admin-the-rooms-own"),
    table.private && say("shared-private"),
    table.banned.length && say("admin-banned-names", { names: table.banned }),
  ];
  return h(
    "li",
    {},
    h("a", { href: `/t/${encodeURIComponent(table.id)}` }, table.name),
    h("span", { class: "much" }, say("shared-hands", { count: table.hands })),
    h("small", {}, parts.filter(Boolean).join(" · ")),
  );
}

function eventRow(event) {
  const state = event.over
    ? say("shared-over")
    : event.begun
      ? say("admin-level", { level: event.level })
      : say("admin-registered", { count: event.registered });
  const parts = [
    event.format,
    state,
    event.host ? say("shared-host", { who: event.host }) : say("admin-the-rooms-own"),
  ];
  return h(
    "li",
    {},
    h("a", { href: `/t/${encodeURIComponent(event.id)}` }, event.name),
    h("small", {}, parts.filter(Boolean).join(" · ")),
  );
}

function limitRow(limit) {
  return h(
    "li",
    {},
    h("span", {}, limit.name),
    h("span", { class: "much" }, say("admin-of", { used: limit.used, most: limit.most })),
  );
}

function metRow(met) {
  const parts = [met.what, met.address, say("admin-last", { time: clock(met.last) })];
  return h(
    "li",
    {},
    h("span", {}, `${met.account || say("admin-nameless")}: ${met.why}`),
    h("span", { class: "much" }, `${whole(met.times)} ×`),
    h("small", {}, parts.filter(Boolean).join(" · ")),
  );
}

customElements.define("sp-admin-now", Now);
