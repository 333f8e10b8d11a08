// Coming in: a name is all it takes.

import { button, h, say } from "../dom.js";
import { get, post } from "../http.js";
import { settings } from "../settings.js";
import { gameName, stakes } from "../words.js";

export class Join extends HTMLElement {
  /** Ask for a name; resolves with who one is and whether one wants a seat. */
  ask(table) {
    return new Promise((resolve) => {
      this.done = resolve;
      this.build(table);
      if (table) this.tell(table);
    });
  }

  build(table) {
    this.name = h("input", { type: "text", name: "name", required: true, maxlength: 24, autocomplete: "nickname", autocapitalize: "words", value: settings.get("name"), placeholder: "Your name" });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.what = h("p", { class: "dim" }, table ? "" : "Play poker by any house’s rules, with friends and auto players. No sign-up: a name is enough.");
    this.main = h("button", { class: "primary big" }, table ? "Take a seat" : "Come in");
    const watch = button("Just watch", () => this.enter(false), { class: "plain" });
    this.append(
      h("main", { class: "join" },
        h("img", { src: "/web/icon.svg", alt: "", width: 72, height: 72 }),
        this.heading = h("h1", {}, table ? "Join the table" : "The card room"),
        this.what,
        h("form", { onsubmit: (event) => this.submit(event, Boolean(table)) },
          h("label", { class: "field" }, h("span", {}, "Name"), this.name), this.says, h("div", { class: "row" }, this.main, table ? watch : ""))),
    );
    this.name.focus();
  }

  /** What one is invited to: a table, or else a tournament. */
  async tell(id) {
    const path = encodeURIComponent(id);
    try {
      const { info, state } = await get(`/api/tables/${path}`).catch(() => get(`/api/tournaments/${path}`).then(asTable));
      const here = state.chairs.filter(Boolean).map((chair) => chair.player);
      say(this.heading, info.name);
      say(this.what, `${gameName(info)}, ${stakes(info.blinds)}. ${here.length ? `${info.here ?? "At the table"}: ${here.join(", ")}.` : "Nobody is here yet."}`);
    } catch (error) {
      say(this.says, error.message);
    }
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
      settings.set("name", me.name);
      this.remove();
      this.done({ me, sit });
    } catch (error) {
      say(this.says, error.message);
      this.main.disabled = false;
      this.name.focus();
    }
  }
}

/** A tournament, told like a table: who has registered. */
function asTable({ info, tournament }) {
  return { info: { ...info, name: tournament.name, here: "Registered" }, state: { chairs: tournament.registered.map((player) => ({ player })) } };
}

customElements.define("sp-join", Join);
