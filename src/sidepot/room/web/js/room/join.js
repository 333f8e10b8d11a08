// Coming in: a name is all it takes. Whoever has one already comes back.

import { keepsake } from "../account/recovery.js";
import { button, h, setText, show } from "../shared/dom.js";
import { gameName, stakes } from "../shared/format.js";
import { get, post } from "../shared/http.js";
import { say } from "../shared/say.js";
import { settings } from "../shared/settings.js";
import { pageOf } from "../table/closed.js";
import { advice } from "./shut-out.js";
import "../account/come-back.js";

export class Join extends HTMLElement {
  /** Ask for a name; resolves with who one is and whether one wants a seat. *says*: why one is asked. */
  ask(table, says = "") {
    return new Promise((resolve) => {
      this.done = resolve;
      this.build(table);
      setText(this.notice, says);
      if (table) this.tell(table);
    });
  }

  build(table) {
    this.name = h("input", {
      type: "text",
      name: "name",
      required: true,
      maxlength: 24,
      autocomplete: "nickname",
      autocapitalize: "words",
      value: settings.get("name"),
      placeholder: say("room-your-name"),
    });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.what = h("p", { class: "dim" }, table ? "" : say("room-play-poker-by-any-houses"));
    this.main = h("button", { class: "primary big" }, table ? say("shared-take-a-seat") : say("room-come-in"));
    this.watch = button(say("room-just-watch"), () => this.enter(false), { class: "plain" });
    this.notice = h("p", { class: "why", role: "status" });
    this.back = h("sp-back", { hidden: true });
    this.back.addEventListener("sp-back", ({ detail }) => this.come(detail, false));
    this.before = button(say("room-i-have-been-here-before"), () => this.offer(""), { class: "plain" });
    this.heading = h("h1", {}, table ? say("room-join-the-table") : say("room-the-card-room"));
    this.append(
      h(
        "main",
        { class: "join" },
        h("img", { src: "/web/icon.svg", alt: "", width: 72, height: 72 }),
        this.heading,
        this.notice,
        this.what,
        h(
          "form",
          { onsubmit: (event) => this.submit(event, Boolean(table)) },
          h("label", { class: "field" }, h("span", {}, say("shared-name")), this.name),
          this.says,
          h("div", { class: "row" }, this.main, table ? this.watch : ""),
        ),
        this.before,
        this.back,
      ),
    );
    this.name.focus();
  }

  /** What one is invited to: a table, or else a tournament. */
  async tell(id) {
    const path = encodeURIComponent(id);
    try {
      const { info, state } = await get(`/api/tables/${path}`).catch((no) =>
        get(`/api/tournaments/${path}`).then(asTable, () => Promise.reject(no)),
      );
      const here = state.chairs.filter(Boolean).map((chair) => chair.player);
      setText(this.heading, info.name);
      setText(
        this.what,
        [
          say("room-game-and-stakes", { game: gameName(info), blinds: stakes(info.stakes) }),
          here.length ? say(info.here ?? "room-at-the-table", { names: here }) : say("room-nobody-here"),
        ].join(" "),
      );
    } catch (error) {
      this.nothing(error);
    }
  }

  /** Where the link leads nowhere: what happened, and a way to the lobby. */
  nothing({ code, message }) {
    this.dead = true;
    const { heading, advice } = pageOf(code, message);
    setText(this.heading, heading);
    setText(this.what, say("room-you-can-come-in-all", { advice }));
    setText(this.main, say("room-come-in"));
    show(this.watch, false);
  }

  submit(event, sit) {
    event.preventDefault();
    this.enter(sit);
  }

  async enter(sit) {
    if (!this.name.reportValidity()) return;
    this.main.disabled = true;
    try {
      const me = await post("/api/guest", { name: this.name.value.trim() });
      if (me.code) keepsake.keep(me.code, true);
      if (this.dead) history.replaceState(null, "", "/"); // a newcomer has nothing to look up there
      this.come(me, sit);
    } catch (error) {
      setText(this.says, advice(error));
      this.main.disabled = false;
      this.name.focus();
      if (error.code === "name-taken") this.offer(this.name.value.trim());
    }
  }

  come(me, sit) {
    settings.set("name", me.name);
    this.remove();
    this.done({ me, sit });
  }

  /** The ways back; *name*: one that is taken, perhaps by themselves. */
  offer(name) {
    show(this.before, false);
    if (name) this.back.offer(name);
    else show(this.back, true);
    // on a phone: why, and below it what to do
    (name ? this.says : this.back).scrollIntoView({ block: "start" });
  }
}

/** A tournament, told like a table: who has registered. */
function asTable({ info, tournament }) {
  return {
    info: { ...info, name: tournament.name, here: "room-registered" },
    state: { chairs: tournament.registered.map((player) => ({ player })) },
  };
}

customElements.define("sp-join", Join);
