// Tournaments and leagues in the lobby: which there are, and a way to open one.

import { button, h, show } from "../dom.js";
import { get } from "../http.js";
import { gameName, whole } from "../words.js";
import { FORMATS } from "./newevent.js";

export class Tournaments extends HTMLElement {
  connectedCallback() {
    if (this.list) return;
    this.list = h("ul", { class: "tables" });
    this.none = h("p", { class: "dim" }, "None yet.");
    this.create = h("sp-newevent");
    this.append(h("div", { class: "row between" }, h("h2", {}, "Tournaments and leagues"), button("Create a tournament", () => this.create.open(), {})), this.none, this.list, this.create);
  }

  async load() {
    try {
      const { tournaments } = await get("/api/tournaments");
      show(this.none, !tournaments.length);
      this.list.replaceChildren(...tournaments.map(row));
    } catch {
      // the lobby tells of a lost connection
    }
  }
}

function row(each) {
  const { id, info, tournament: t } = each;
  const where = t.over ? "over" : t.begun ? `level ${t.level}, ${t.players.length} of ${t.entrants} left` : `registering, ${t.registered.length}${t.most ? ` of ${t.most}` : ""}`;
  return h("li", { class: "tablecard" }, h("a", { href: `/t/${id}` }, h("h3", {}, t.name)), h("p", { class: "game" }, gameName(info)),
    h("p", { class: "dim" }, [FORMATS[t.format], where, `stack ${whole(t.stack)}`, t.host && `host ${t.host}`].filter(Boolean).join(" · ")));
}

customElements.define("sp-tournaments", Tournaments);
