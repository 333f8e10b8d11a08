// The room for whoever runs it: who is here, tables, events, bans, words to everyone, refusals, people, the room's log.

import { logRow, Pages } from "../record/record.js";
import { reachable } from "../shared/address.js";
import { setTitle } from "../shared/attention.js";
import { toCopy } from "../shared/copy.js";
import { button, field, h, select, setText, show, submitted } from "../shared/dom.js";
import { clock, whole } from "../shared/format.js";
import { get, post } from "../shared/http.js";
import { say, woven } from "../shared/say.js";

const EVERY = 5000;
const PARTS = [
  ["", say("admin-now")],
  ["people", say("admin-people")],
  ["log", say("admin-log")],
];
const MINUTES = [
  ["10", say("admin-10-minutes")],
  ["60", say("admin-an-hour")],
  ["480", say("admin-8-hours")],
];

export class Admin extends HTMLElement {
  begin(topbar, me, path) {
    topbar.heading.replaceChildren();
    delete topbar.heading.dataset.key;
    topbar.fill(
      button(me.name, () => topbar.account.click(), { class: "tool me", title: say("shared-your-account") }),
      [],
      "",
    );
    setTitle(say("admin-sidepot-the-room"));
    this.me = me;
    this.told = h("p", { class: "trouble", role: "alert" });
    this.main = h("main", { class: "record admin" }, h("h1", {}, say("admin-the-room")));
    this.append(this.main);
    if (!me.operator) return this.refuse();
    const part = path.split("/")[2] ?? "";
    this.main.append(
      h(
        "nav",
        { class: "ways", "aria-label": say("admin-parts") },
        PARTS.map(([key, label]) =>
          h("a", { href: key ? `/admin/${key}` : "/admin", "aria-current": key === part ? "page" : null }, label),
        ),
      ),
      this.told,
    );
    if (part === "people") this.people();
    else if (part === "log") this.log();
    else this.now();
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  refuse() {
    this.main.append(
      h("p", {}, say("admin-this-page-is-for-whoever")),
      h("p", {}, h("a", { href: "/" }, say("shared-to-the-lobby"))),
    );
  }

  /** What there is at this moment, looked at again and again. */
  now() {
    this.sections = {};
    this.shown = {};
    this.main.append(this.speaker());
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

  section(key, title, none) {
    const made = {
      count: h("small", { class: "dim" }),
      list: h("ul", { class: "rows" }),
      none: h("p", { class: "dim" }, none),
    };
    this.main.append(
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
      setText(this.told, "");
    } catch (error) {
      setText(this.told, error.message);
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
        : button(say("admin-ban"), () => this.ask(one.name, true), {
            class: "small danger",
            "aria-label": say("admin-ban-name", { name: one.name }),
          });
    return h(
      "li",
      {},
      h(
        "b",
        {},
        one.name,
        one.operator && h("span", { class: "badge" }, say("admin-operator")),
        one.kind === "bot" && h("span", { class: "badge" }, say("shared-bot")),
      ),
      h("span", { class: "much" }, ban),
      h("small", {}, parts.filter(Boolean).join(" · ")),
    );
  }

  banRow(ban) {
    const parts = [
      clock(ban.at),
      say("admin-by", { who: ban.by }),
      ban.why && `“${ban.why}”`,
      ban.addresses.length && say("admin-with", { names: ban.addresses }),
    ];
    return h(
      "li",
      {},
      h("b", {}, ban.name),
      h(
        "span",
        { class: "much" },
        this.undo(ban.name, () => this.look()),
      ),
      h("small", {}, parts.filter(Boolean).join(" · ")),
    );
  }

  undo(name, then) {
    return button(
      say("shared-undo"),
      async (event) => {
        event.target.blur();
        await this.try(() => post("/api/admin/unban", { name }), then);
      },
      { class: "small", "aria-label": say("admin-let-in-again", { name }) },
    );
  }

  async try(deed, then) {
    try {
      const done = await deed();
      setText(this.told, "");
      then(done);
    } catch (error) {
      setText(this.told, error.message);
    }
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
        this.try(
          () => post("/api/admin/announce", { text: "" }),
          () => this.look(),
        ),
      { class: "small", hidden: true },
    );
    const send = (event) => {
      event.preventDefault();
      this.try(
        () => post("/api/admin/announce", { text: text.value, minutes: Number(minutes.value) }),
        () => {
          text.value = "";
          this.look();
        },
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

  /** Ask before somebody is kept out. */
  ask(name, here) {
    const why = h("input", { type: "text", maxlength: 200, autocomplete: "off", placeholder: say("admin-nothing") });
    const address = h("input", { type: "checkbox" });
    const trouble = h("p", { class: "trouble", role: "alert" });
    const ban = async (event) => {
      event.preventDefault();
      try {
        await post("/api/admin/ban", { name, why: why.value, address: address.checked });
      } catch (error) {
        setText(trouble, error.message);
        return;
      }
      dialog.close();
      this.again();
    };
    const dialog = this.dialog(
      say("admin-ban-from-the-room", { name }),
      h(
        "form",
        { class: "column", onsubmit: ban },
        h("p", {}, say("admin-they-are-thrown-out-with")),
        field(say("admin-what-they-are-told"), why),
        here && h("label", { class: "check" }, address, h("span", {}, say("admin-let-nobody-new-in-from"))),
        trouble,
        h(
          "div",
          { class: "row end" },
          button(say("shared-cancel"), () => dialog.close()),
          h("button", { class: "danger" }, say("shared-ban")),
        ),
      ),
    );
  }

  /** A new way back for somebody who has lost all others. */
  reset(name) {
    const trouble = h("p", { class: "trouble", role: "alert" });
    const body = h(
      "div",
      { class: "column" },
      h("p", {}, say("admin-the-link-password-passkeys-and", { name })),
      trouble,
      h(
        "div",
        { class: "row end" },
        button(say("shared-cancel"), () => dialog.close()),
        button(
          say("shared-make-a-new-link"),
          async () => {
            try {
              const { code } = await post("/api/admin/reset", { name });
              body.replaceChildren(
                h("p", {}, say("admin-it-is-shown-only-now")),
                toCopy(`${await reachable()}/#back=${code}`, say("admin-the-link-of", { name })),
              );
            } catch (error) {
              setText(trouble, error.message);
            }
          },
          { class: "primary" },
        ),
      ),
    );
    const dialog = this.dialog(say("admin-a-new-link-for", { name }), body);
  }

  dialog(heading, body) {
    const dialog = h(
      "dialog",
      { class: "asked", "aria-labelledby": "asked", onclose: () => dialog.remove() },
      h(
        "header",
        {},
        h("h2", { id: "asked" }, heading),
        button("×", () => dialog.close(), { class: "shut", "aria-label": say("shared-close") }),
      ),
      h("div", { class: "body" }, body),
    );
    this.append(dialog);
    dialog.showModal();
    return dialog;
  }

  again() {
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
    if (this.list) this.list.load();
    else this.look();
  }

  /** Everyone who has a name here. */
  people() {
    const find = h("input", {
      type: "text",
      placeholder: say("admin-name"),
      "aria-label": say("admin-find-somebody"),
      autocomplete: "off",
      maxlength: 64,
    });
    const more = h("p", { class: "dim" });
    this.list = new Pages(
      (user) => this.userRow(user),
      say("admin-nobody-is-called-like-that"),
      async () => {
        try {
          const { users, found } = await get(
            `/api/admin/users?limit=100&find=${encodeURIComponent(find.value.trim())}`,
          );
          setText(more, found > users.length ? say("admin-of-look-for-some-by", { count: users.length, found }) : "");
          return { rows: users, older: null };
        } catch (error) {
          setText(this.told, error.message);
          return { rows: null };
        }
      },
    );
    this.main.append(
      h(
        "form",
        { class: "row", role: "search", onsubmit: submitted(() => this.list.load()) },
        find,
        h("button", {}, say("shared-find")),
      ),
      this.list.box,
      more,
    );
    this.list.load();
  }

  userRow(user) {
    const parts = [
      user.owner && say("admin-bot-of", { who: user.owner }),
      say("admin-since", { time: clock(user.at) }),
      user.seen && say("admin-last-seen", { time: clock(user.seen) }),
      user.ways.length
        ? say("admin-comes-back-by", { names: user.ways })
        : !user.owner && say("admin-has-no-way-back-but"),
    ];
    const acts =
      user.kind === "bot" || user.name === this.me.name
        ? []
        : [
            button(say("admin-new-link"), () => this.reset(user.name), {
              class: "small",
              "aria-label": say("admin-a-new-link-for-name", { name: user.name }),
            }),
            user.banned
              ? this.undo(user.name, () => this.list.load())
              : button(say("admin-ban"), () => this.ask(user.name, user.here), {
                  class: "small danger",
                  "aria-label": say("admin-ban-name", { name: user.name }),
                }),
          ];
    return h(
      "li",
      {},
      h(
        "b",
        {},
        user.name,
        user.here && h("span", { class: "badge" }, say("admin-here")),
        user.banned && h("span", { class: "badge" }, say("admin-banned")),
        user.kind === "bot" && h("span", { class: "badge" }, say("shared-bot")),
      ),
      h("span", { class: "much" }, acts),
      h("small", {}, parts.filter(Boolean).join(" · ")),
    );
  }

  /** What happened in the room. */
  log() {
    const player = h("input", {
      type: "text",
      placeholder: say("admin-anybody"),
      "aria-label": say("admin-only-about-this-player"),
      autocomplete: "off",
      maxlength: 64,
    });
    const list = new Pages(logRow, say("admin-nothing-of-that-kind-has"), async (before) => {
      try {
        const found = await get(
          `/api/admin/log?limit=50&player=${encodeURIComponent(player.value.trim())}${before === null ? "" : `&before=${before}`}`,
        );
        setText(this.told, "");
        return { rows: found.log, older: found.older };
      } catch (error) {
        setText(this.told, error.message);
        return { rows: null };
      }
    });
    this.main.append(
      h(
        "p",
        { class: "dim" },
        ...woven("admin-about-log", { record: h("a", { href: "/record" }, say("shared-record")) }),
      ),
      h("form", { class: "row", onsubmit: submitted(() => list.load()) }, player, h("button", {}, say("admin-show"))),
      list.box,
    );
    list.load();
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

customElements.define("sp-admin", Admin);
