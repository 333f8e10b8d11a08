// The room for whoever runs it: who is here, tables, events, bans, words to everyone, refusals, people, the room's log.

import { logRow, Pages } from "../record/record.js";
import { reachable } from "../shared/address.js";
import { setTitle } from "../shared/attention.js";
import { toCopy } from "../shared/copy.js";
import { button, field, h, say, select, show, submitted } from "../shared/dom.js";
import { clock, whole } from "../shared/format.js";
import { get, post } from "../shared/http.js";

const EVERY = 5000;
const PARTS = [
  ["", "Now"],
  ["people", "People"],
  ["log", "Log"],
];
const MINUTES = [
  ["10", "10 minutes"],
  ["60", "an hour"],
  ["480", "8 hours"],
];

export class Admin extends HTMLElement {
  begin(topbar, me, path) {
    topbar.heading.replaceChildren();
    delete topbar.heading.dataset.key;
    topbar.fill(
      button(me.name, () => topbar.account.click(), { class: "tool me", title: "Your account" }),
      [],
      "",
    );
    setTitle("sidepot – the room");
    this.me = me;
    this.told = h("p", { class: "trouble", role: "alert" });
    this.main = h("main", { class: "record admin" }, h("h1", {}, "The room"));
    this.append(this.main);
    if (!me.operator) return this.refuse();
    const part = path.split("/")[2] ?? "";
    this.main.append(
      h(
        "nav",
        { class: "ways", "aria-label": "parts" },
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
      h(
        "p",
        {},
        "This page is for whoever runs the room: open the link that the room printed when it started. It is also in operator.key, in the room’s folder.",
      ),
      h("p", {}, h("a", { href: "/" }, "To the lobby")),
    );
  }

  /** What there is at this moment, looked at again and again. */
  now() {
    this.sections = {};
    this.shown = {};
    this.main.append(this.speaker());
    for (const [key, title, none] of [
      ["here", "Here now", "Nobody is connected."],
      ["tables", "Tables", "No table is open."],
      ["events", "Tournaments, seasons and timed games", "None is open."],
      ["bans", "Banned from the room", "Nobody is banned."],
      ["limits", "How full the room is", ""],
      ["met", "Refused since the room was started", "Nobody met a limit."],
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
      say(this.told, "");
    } catch (error) {
      say(this.told, error.message);
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
      say(made.count, key === "limits" ? "" : whole(seen[key].length));
      show(made.none, !seen[key].length);
    }
    say(
      this.said,
      seen.announced
        ? `Newcomers read for ${Math.ceil(seen.announced.left / 60_000)} more minutes: “${seen.announced.text}”`
        : "",
    );
    show(this.back, Boolean(seen.announced));
  }

  hereRow(one, seen) {
    const banned = seen.bans.some((ban) => ban.name === one.name);
    const parts = [
      `since ${clock(one.since)}`,
      one.at.length ? `at ${one.at.join(", ")}` : "in the lobby",
      one.sockets > 1 && `${one.sockets} connections`,
      one.addresses.join(", "),
    ];
    const ban =
      one.operator || one.kind === "bot" || banned
        ? null
        : button("Ban …", () => this.ask(one.name, true), { class: "small danger", "aria-label": `ban ${one.name}` });
    return h(
      "li",
      {},
      h(
        "b",
        {},
        one.name,
        one.operator && h("span", { class: "badge" }, "operator"),
        one.kind === "bot" && h("span", { class: "badge" }, "bot"),
      ),
      h("span", { class: "much" }, ban),
      h("small", {}, parts.filter(Boolean).join(" · ")),
    );
  }

  banRow(ban) {
    const parts = [
      clock(ban.at),
      `by ${ban.by}`,
      ban.why && `“${ban.why}”`,
      ban.addresses.length && `with ${ban.addresses.join(", ")}`,
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
      "Undo",
      async (event) => {
        event.target.blur();
        await this.try(() => post("/api/admin/unban", { name }), then);
      },
      { class: "small", "aria-label": `let ${name} in again` },
    );
  }

  async try(deed, then) {
    try {
      const done = await deed();
      say(this.told, "");
      then(done);
    } catch (error) {
      say(this.told, error.message);
    }
  }

  /** Words to everyone. */
  speaker() {
    const text = h("input", {
      type: "text",
      maxlength: 300,
      required: true,
      autocomplete: "off",
      placeholder: "The room restarts at eleven",
    });
    const minutes = select(MINUTES, "10");
    this.said = h("p", { class: "dim", role: "status" });
    this.back = button(
      "Take it back",
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
      { class: "column", "aria-label": "Announce", "data-part": "announce" },
      h("h2", {}, "Tell everyone"),
      h(
        "form",
        { class: "row", onsubmit: send },
        field("What", text),
        field("Newcomers read it for", minutes),
        h("button", { class: "primary" }, "Announce"),
      ),
      h("div", { class: "row" }, this.said, this.back),
    );
  }

  /** Ask before somebody is kept out. */
  ask(name, here) {
    const why = h("input", { type: "text", maxlength: 200, autocomplete: "off", placeholder: "nothing" });
    const address = h("input", { type: "checkbox" });
    const trouble = h("p", { class: "trouble", role: "alert" });
    const ban = async (event) => {
      event.preventDefault();
      try {
        await post("/api/admin/ban", { name, why: why.value, address: address.checked });
      } catch (error) {
        say(trouble, error.message);
        return;
      }
      dialog.close();
      this.again();
    };
    const dialog = this.dialog(
      `Ban ${name} from the room?`,
      h(
        "form",
        { class: "column", onsubmit: ban },
        h(
          "p",
          {},
          "They are thrown out with their bots, and get up from their tables; their chips stay in the ledger. You can undo it at any time.",
        ),
        field("What they are told", why),
        here &&
          h(
            "label",
            { class: "check" },
            address,
            h("span", {}, "Let nobody new in from their address either (a whole household may share it)"),
          ),
        trouble,
        h(
          "div",
          { class: "row end" },
          button("Cancel", () => dialog.close()),
          h("button", { class: "danger" }, "Ban"),
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
      h(
        "p",
        {},
        `The link, password, passkeys and sessions that ${name} has are void from then on. Whoever gets the new link has the name: give it to ${name} alone.`,
      ),
      trouble,
      h(
        "div",
        { class: "row end" },
        button("Cancel", () => dialog.close()),
        button(
          "Make a new link",
          async () => {
            try {
              const { code } = await post("/api/admin/reset", { name });
              body.replaceChildren(
                h("p", {}, "It is shown only now:"),
                toCopy(`${await reachable()}/#back=${code}`, `the link of ${name}`),
              );
            } catch (error) {
              say(trouble, error.message);
            }
          },
          { class: "primary" },
        ),
      ),
    );
    const dialog = this.dialog(`A new link for ${name}?`, body);
  }

  dialog(heading, body) {
    const dialog = h(
      "dialog",
      { class: "asked", "aria-labelledby": "asked", onclose: () => dialog.remove() },
      h(
        "header",
        {},
        h("h2", { id: "asked" }, heading),
        button("×", () => dialog.close(), { class: "shut", "aria-label": "close" }),
      ),
      h("div", { class: "body" }, body),
    );
    this.append(dialog);
    dialog.showModal();
    return dialog;
  }

  again() {
    document.activeElement?.blur();
    if (this.list) this.list.load();
    else this.look();
  }

  /** Everyone who has a name here. */
  people() {
    const find = h("input", {
      type: "text",
      placeholder: "name …",
      "aria-label": "find somebody",
      autocomplete: "off",
      maxlength: 64,
    });
    const more = h("p", { class: "dim" });
    this.list = new Pages(
      (user) => this.userRow(user),
      "Nobody is called like that.",
      async () => {
        try {
          const { users, found } = await get(
            `/api/admin/users?limit=100&find=${encodeURIComponent(find.value.trim())}`,
          );
          say(more, found > users.length ? `${whole(users.length)} of ${whole(found)}: look for some by name.` : "");
          return { rows: users, older: null };
        } catch (error) {
          say(this.told, error.message);
          return { rows: null };
        }
      },
    );
    this.main.append(
      h(
        "form",
        { class: "row", role: "search", onsubmit: submitted(() => this.list.load()) },
        find,
        h("button", {}, "Find"),
      ),
      this.list.box,
      more,
    );
    this.list.load();
  }

  userRow(user) {
    const parts = [
      user.owner && `bot of ${user.owner}`,
      `since ${clock(user.at)}`,
      user.seen && `last seen ${clock(user.seen)}`,
      user.ways.length ? `comes back by ${user.ways.join(", ")}` : !user.owner && "has no way back but this browser",
    ];
    const acts =
      user.kind === "bot" || user.name === this.me.name
        ? []
        : [
            button("New link …", () => this.reset(user.name), {
              class: "small",
              "aria-label": `a new link for ${user.name}`,
            }),
            user.banned
              ? this.undo(user.name, () => this.list.load())
              : button("Ban …", () => this.ask(user.name, user.here), {
                  class: "small danger",
                  "aria-label": `ban ${user.name}`,
                }),
          ];
    return h(
      "li",
      {},
      h(
        "b",
        {},
        user.name,
        user.here && h("span", { class: "badge" }, "here"),
        user.banned && h("span", { class: "badge" }, "banned"),
        user.kind === "bot" && h("span", { class: "badge" }, "bot"),
      ),
      h("span", { class: "much" }, acts),
      h("small", {}, parts.filter(Boolean).join(" · ")),
    );
  }

  /** What happened in the room. */
  log() {
    const player = h("input", {
      type: "text",
      placeholder: "anybody",
      "aria-label": "only about this player",
      autocomplete: "off",
      maxlength: 64,
    });
    const list = new Pages(logRow, "Nothing of that kind has happened.", async (before) => {
      try {
        const found = await get(
          `/api/admin/log?limit=50&player=${encodeURIComponent(player.value.trim())}${before === null ? "" : `&before=${before}`}`,
        );
        say(this.told, "");
        return { rows: found.log, older: found.older };
      } catch (error) {
        say(this.told, error.message);
        return { rows: null };
      }
    });
    this.main.append(
      h(
        "p",
        { class: "dim" },
        "Who came, what was opened and closed, who was banned or refused, what went wrong. What happened at a table is in its own log, under ",
        h("a", { href: "/record" }, "Record"),
        ".",
      ),
      h("form", { class: "row", onsubmit: submitted(() => list.load()) }, player, h("button", {}, "Show")),
      list.box,
    );
    list.load();
  }
}

function tableRow(table) {
  const people = [
    `${table.players} ${table.players === 1 ? "player" : "players"}`,
    table.autos && `${table.autos} auto`,
    table.watching && `${table.watching} watching`,
  ]
    .filter(Boolean)
    .join(", ");
  const parts = [
    table.state,
    people,
    table.about,
    table.host ? `host ${table.host}` : "the room’s own",
    table.private && "private",
    table.banned.length && `banned: ${table.banned.join(", ")}`,
  ];
  return h(
    "li",
    {},
    h("a", { href: `/t/${encodeURIComponent(table.id)}` }, table.name),
    h("span", { class: "much" }, `${whole(table.hands)} ${table.hands === 1 ? "hand" : "hands"}`),
    h("small", {}, parts.filter(Boolean).join(" · ")),
  );
}

function eventRow(event) {
  const state = event.over ? "over" : event.begun ? `level ${event.level}` : `${event.registered} registered`;
  const parts = [event.format, state, event.host ? `host ${event.host}` : "the room’s own"];
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
    h("span", { class: "much" }, `${whole(limit.used)} of ${whole(limit.most)}`),
  );
}

function metRow(met) {
  const parts = [met.what, met.address, `last ${clock(met.last)}`];
  return h(
    "li",
    {},
    h("span", {}, `${met.account || "somebody without a name"}: ${met.why}`),
    h("span", { class: "much" }, `${whole(met.times)} ×`),
    h("small", {}, parts.filter(Boolean).join(" · ")),
  );
}

customElements.define("sp-admin", Admin);
