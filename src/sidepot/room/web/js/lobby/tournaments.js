// Tournaments and leagues in the lobby: which there are, and a way to open one.

import { FORMATS } from "../event/create.js";
import { localTime, timeLeft } from "../event/entering.js";
import { button, h, setText, show } from "../shared/dom.js";
import { gameName } from "../shared/format.js";
import { get } from "../shared/http.js";
import { say } from "../shared/say.js";

export class Tournaments extends HTMLElement {
  me = "";
  /** Those of older pages that were asked for: they stay when the list is loaded again. */
  earlier = [];

  connectedCallback() {
    if (this.list) return;
    this.list = h("ul", { class: "tables" });
    this.none = h("p", { class: "dim" }, say("lobby-none-yet"));
    this.ended = h("ul", { class: "tables" });
    this.more = button(say("shared-older"), () => this.older(), {});
    this.told = h("p", { role: "alert" });
    this.past = h(
      "details",
      { class: "more" },
      h("summary", {}, say("lobby-finished")),
      this.ended,
      this.told,
      this.more,
    );
    this.create = h("sp-newevent");
    this.timer = setInterval(() => this.tick(), 1000);
    this.append(
      h(
        "div",
        { class: "row between" },
        h("h2", {}, say("lobby-tournaments-and-leagues")),
        button(say("shared-create-a-tournament"), () => this.create.open(), {}),
      ),
      this.none,
      this.list,
      this.past,
      this.create,
    );
  }

  disconnectedCallback() {
    clearInterval(this.timer);
  }

  /** Those with a time for their start count down to it. */
  tick() {
    for (const made of this.list.querySelectorAll("[data-begins]")) setText(made, begin(Number(made.dataset.begins)));
  }

  async load() {
    try {
      const found = await get("/api/tournaments");
      const [over, open] = [found.tournaments.filter((t) => t.over), found.tournaments.filter((t) => !t.over)];
      const own = open.filter((t) => !t.joining); // those that one can join stand among the tables
      show(this.none, !own.length && !over.length);
      this.list.replaceChildren(...own.map((t) => row(t, this.me)));
      show(this.past, over.length);
      const older = this.earlier.filter(({ id }) => !over.some((t) => t.id === id));
      this.ended.replaceChildren(...[...over, ...older].map((t) => row(t, this.me)));
      if (!this.earlier.length) this.turn(found);
      return open.filter((t) => t.joining);
    } catch {
      return null; // the lobby tells of a lost connection
    }
  }

  /** Those that ended before the last one shown. */
  async older() {
    try {
      const found = await get(`/api/tournaments?before=${this.cursor}`);
      const first = found.tournaments.map((t) => row(t, this.me));
      this.earlier.push(...found.tournaments);
      setText(this.told, "");
      this.ended.append(...first);
      first[0]?.querySelector("a").focus();
      this.turn(found);
    } catch (error) {
      setText(this.told, error.message);
    }
  }

  /** Where the next page begins. */
  turn({ older }) {
    this.cursor = older;
    show(this.more, older !== null);
  }
}

function how(t) {
  if (t.cancelled) return say("shared-cancelled");
  if (t.over) return t.winners.length ? say("lobby-over-won-by", { names: t.winners }) : say("shared-over");
  if (t.begun) return say("lobby-level-of-left", { level: t.level, left: t.left, entrants: t.entrants });
  return say(t.most ? "lobby-registering-of" : "lobby-registering", { count: t.registered, most: t.most });
}

function row(t, me) {
  const begins = t.starts_at && !t.begun && !t.over ? h("p", { "data-begins": t.starts_at }, begin(t.starts_at)) : null;
  const removed = t.removed?.includes(me)
    ? h("p", { class: "trouble", role: "status" }, say("lobby-removed-no-entry"))
    : null;
  const where = how(t);
  return h(
    "li",
    { class: "tablecard" },
    h("a", { href: `/t/${t.id}` }, h("h3", {}, t.name)),
    h("p", { class: "game" }, gameName(t)),
    begins,
    removed,
    h(
      "p",
      { class: "dim" },
      [FORMATS[t.format], where, say("shared-stack", { stack: t.stack }), t.host && say("shared-host", { who: t.host })]
        .filter(Boolean)
        .join(" · "),
    ),
  );
}

/** When one begins, in the viewer's own time. */
function begin(at) {
  const left = at - Date.now();
  return left > 0
    ? say("lobby-begins-at", { time: localTime(at), left: timeLeft(left, performance.now()) })
    : say("lobby-begins-waiting", { time: localTime(at) });
}

customElements.define("sp-tournaments", Tournaments);
