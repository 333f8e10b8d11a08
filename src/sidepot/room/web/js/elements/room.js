// The whole page: who you are, the connection, and which of lobby and table is shown.

import { Connection } from "../connection.js";
import { h, say, show } from "../dom.js";
import { me, post } from "../http.js";
import "./card.js";
import "./join.js";
import "./lobby.js";
import "./table.js";
import "./topbar.js";

export class Room extends HTMLElement {
  async connectedCallback() {
    this.topbar = h("sp-topbar");
    this.banner = h("p", { class: "banner lost", role: "status", hidden: true });
    this.place = h("div", { class: "place" });
    this.append(this.topbar, this.banner, this.place);
    this.key = new URLSearchParams(location.hash.slice(1)).get("operator");
    if (this.key) history.replaceState(null, "", location.pathname);
    document.addEventListener("click", (event) => this.onClick(event));
    this.addEventListener("sp-go", ({ detail }) => this.go(detail.path, detail.sit));
    addEventListener("popstate", () => this.show());
    // the operator's link, opened where the room is open already
    addEventListener("hashchange", () => location.hash.startsWith("#operator=") && location.reload());
    await this.enter();
  }

  /** Know who it is, connect, show what the address says. */
  async enter() {
    let sit = false;
    try {
      this.me = await me();
    } catch {
      say(this.banner, "The room can’t be reached. Trying again …");
      show(this.banner, true);
      setTimeout(() => this.enter(), 1500);
      return;
    }
    show(this.banner, false);
    if (!this.me) {
      const join = h("sp-join");
      this.place.replaceChildren(join);
      ({ me: this.me, sit } = await join.ask(this.table()));
    }
    if (this.key) await this.operate();
    this.connect();
    this.show(sit);
  }

  async operate() {
    try {
      this.me = await post("/api/operator", { key: this.key });
    } catch {
      // a wrong key gives no rights and needs no words
    }
    this.key = null;
  }

  connect() {
    this.connection?.close();
    this.connection = new Connection();
    this.connection.addEventListener("status", () => this.drawBanner());
    this.connection.addEventListener("doubt", () => this.doubt());
    this.connection.open();
  }

  /** The connection fails again and again: perhaps the session is gone. */
  async doubt() {
    try {
      if (await me()) return;
    } catch {
      return;
    }
    this.connection.close();
    this.enter();
  }

  drawBanner() {
    const { status } = this.connection;
    show(this.banner, status === "lost" || status === "ended");
    say(this.banner, status === "ended" ? "You have left the room." : "Connection lost – coming back to your seat …");
  }

  table() {
    return /^\/t\/([^/]+)$/.exec(location.pathname)?.[1] ?? null;
  }

  show(sit = false) {
    const table = this.table();
    const view = h(table ? "sp-table" : "sp-lobby");
    this.place.replaceChildren(view);
    if (table) view.begin(this.connection, table, this.topbar, { sit });
    else view.begin(this.connection, this.topbar, this.me);
  }

  go(path, sit = false) {
    history.pushState(null, "", path);
    this.show(sit);
  }

  onClick(event) {
    const link = event.target.closest?.("a[href^='/']");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.target || !this.connection) return;
    event.preventDefault();
    this.go(link.getAttribute("href"));
  }
}

customElements.define("sp-room", Room);
