// The whole page: who you are, the connection, and which of lobby and table is shown.

import { keepsake } from "../account/recovery.js";
import { Connection } from "../shared/connection.js";
import { button, h, setText, show } from "../shared/dom.js";
import { me, post, Refused } from "../shared/http.js";
import { begin as beInstalled } from "../shared/install.js";
import { say } from "../shared/say.js";
import { notes } from "../table/state/notes.js";
import { OpenTables } from "./open-tables.js";
import { ADVISED, shutOut } from "./shut-out.js";
import "../account/account.js";
import "../admin/admin.js";
import "./announcement.js";
import "./calls.js";
import "../shared/card.js";
import "./join.js";
import "../lobby/lobby.js";
import "./open-tabs.js";
import "../record/record.js";
import "../replay/hand.js";
import "../replay/hands.js";
import "../replay/statistics.js";
import "../rulebook/rulebook.js";
import "./settings.js";
import "../table/table.js";
import "./top-bar.js";

const PLACES = /^\/($|(record|admin|rulebook|hands|statistics)(\/|$)|[th]\/[^/]+$)/;
const SHARED = /^\/h\/[^/]+$/;
const OWN_HAND = /^\/hands\/[^/]+\/[0-9]+$/;

export class Room extends HTMLElement {
  async connectedCallback() {
    this.topbar = h("sp-topbar");
    this.banner = h("p", { class: "banner lost", role: "status", hidden: true });
    this.place = h("div", { class: "place" });
    this.account = h("sp-account");
    this.announced = h("sp-announced");
    this.calls = h("sp-calls", { class: "calls" });
    this.settings = h("sp-settings");
    this.tabs = h("sp-opentabs", { hidden: true });
    this.append(
      h("div", { class: "top" }, this.topbar, this.calls),
      this.tabs,
      this.banner,
      this.place,
      this.announced,
      this.account,
      this.settings,
    );
    this.place.before(this.tabs.tiles);
    this.key = this.given("operator");
    this.code = this.given("back");
    document.addEventListener("click", (event) => this.onClick(event));
    this.addEventListener("sp-go", (/** @type {CustomEvent} */ { detail }) => this.go(detail.path, detail));
    addEventListener("popstate", () => this.show());
    this.addEventListener("sp-account", () => this.account.open());
    this.addEventListener("sp-settings", () => this.settings.open());
    beInstalled((path) => this.connection && this.go(path));
    this.addEventListener("sp-out", (/** @type {CustomEvent} */ { detail }) => this.out(detail));
    // a link with a key, opened where the room is open already
    addEventListener("hashchange", () => /^#(operator|back)=/.test(location.hash) && location.reload());
    await this.enter();
  }

  /** A secret at the end of the address, which does not stay there. */
  given(name) {
    const found = new URLSearchParams(location.hash.slice(1)).get(name);
    if (found) history.replaceState(null, "", location.pathname);
    return found;
  }

  /** Know who it is, connect, show what the address says; *says*: why one has to say who one is. */
  async enter(says = "") {
    let sit = false;
    try {
      this.me = await me();
    } catch (error) {
      if (error.code === "shut-out") return this.turnAway(error.message);
      setText(this.banner, say("room-the-room-cant-be-reached"));
      show(this.banner, true);
      setTimeout(() => this.enter(says), 1500);
      return;
    }
    show(this.banner, false);
    if (this.code) says = await this.comeBack();
    if (!this.me && SHARED.test(location.pathname)) return this.showTo("sp-hand");
    if (!this.me && location.pathname === "/rulebook") return this.showTo("sp-rulebook");
    if (!this.me) {
      const join = h("sp-join");
      this.place.replaceChildren(join);
      ({ me: this.me, sit } = await join.ask(this.table(), says));
    }
    if (this.key) await this.operate();
    this.topbar.known(true, this.me.operator);
    this.connect();
    this.show({ sit });
  }

  /** The operator does not let this account in. */
  turnAway(says) {
    this.connection?.close();
    show(this.banner, false);
    this.place.replaceChildren(
      h("main", { class: "empty" }, h("h1", {}, say("room-you-cant-come-in-here")), h("p", {}, sentence(says))),
    );
  }

  /** Log in by the link that was opened; what is wrong with it, if something is. */
  async comeBack() {
    const { code } = this;
    this.code = null;
    if (this.me && !(await this.wantsToChange())) return "";
    try {
      this.me = await post("/api/back", { code });
      return "";
    } catch (error) {
      return error.message;
    }
  }

  /** A link that somebody sent must not make anyone lose who they are. */
  wantsToChange() {
    return new Promise((resolve) => {
      this.place.replaceChildren(
        h(
          "main",
          { class: "empty" },
          h("h1", {}, say("room-you-are-here-as", { name: this.me.name })),
          h("p", {}, say("room-the-link-you-opened-logs", { name: this.me.name })),
          h(
            "div",
            { class: "row" },
            button(say("room-stay", { name: this.me.name }), () => resolve(false), { class: "primary" }),
            button(say("room-log-in-by-the-link"), () => resolve(true)),
          ),
        ),
      );
    });
  }

  /** Logged out, here or from elsewhere. */
  out(says) {
    if (!this.me) return;
    this.me = null;
    keepsake.keep("");
    notes.forget();
    this.tables?.end();
    this.connection?.close();
    this.account.dialog?.close();
    this.topbar.known(false);
    this.enter(says);
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
    this.connection.addEventListener("status", () => this.connection.status === "open" && notes.load(this.me.name));
    this.connection.addEventListener("doubt", () => this.doubt());
    this.connection.addEventListener("announcement", (/** @type {CustomEvent} */ { detail }) =>
      this.announced.tell(detail),
    );
    this.connection.addEventListener("closing", (/** @type {CustomEvent} */ { detail }) => {
      if (detail.code === "reload") this.outdated();
      else if (detail.again === null) this.out(say(`room-closing-${detail.code}`, { why: detail.why }));
    });
    this.tables = new OpenTables(this.connection);
    this.calls.begin(this.connection, this.tables);
    this.tables.restore();
    this.tabs.begin(this.tables);
    this.connection.open();
  }

  /** The connection fails again and again: perhaps the session is gone, or the room does not let this page in. */
  async doubt() {
    try {
      if (!(await me())) this.out(say("room-you-are-not-logged-in"));
      else if (await post("/api/door")) this.blocked = true;
      this.drawBanner();
    } catch (error) {
      if (error.code === "shut-out") this.turnAway(error.message);
      else if (error instanceof Refused && ADVISED.includes(error.code)) this.shutOut(error);
    }
  }

  /** The room was updated while this page was open: what it tells now, only the page of now understands. */
  outdated() {
    this.connection.close();
    show(this.banner, false);
    this.topbar.plain();
    this.place.replaceChildren(
      h(
        "main",
        { class: "empty" },
        h("h1", {}, say("room-updated")),
        h("p", { role: "alert" }, say("room-updated-reload")),
        button(say("room-reload"), () => location.reload(), { class: "primary" }),
      ),
    );
  }

  /** Trying again and again would not help: say why. */
  shutOut(error) {
    this.connection.close();
    this.topbar.plain();
    this.place.replaceChildren(
      shutOut(error, () => {
        this.connect();
        this.show();
      }),
    );
  }

  drawBanner() {
    const { status } = this.connection;
    if (status === "open") this.blocked = false;
    show(this.banner, status === "lost");
    setText(
      this.banner,
      this.blocked ? say("room-the-room-answers-but-its") : say("room-connection-lost-coming-back-to"),
    );
  }

  table() {
    return /^\/t\/([^/]+)$/.exec(location.pathname)?.[1] ?? null;
  }

  /** *how*: take a seat at the table, and whether it was opened just now. */
  show(how = {}) {
    if (!PLACES.test(location.pathname)) return this.nowhere();
    const table = this.table();
    const part = /^\/(record|admin|rulebook|hands|statistics|h)(\/|$)/.exec(location.pathname)?.[1];
    const store = this.tables.bring(part ? null : table);
    const view = h(part ? element(part) : table ? "sp-table" : "sp-lobby");
    this.place.replaceChildren(view);
    this.calls.draw();
    if (part) view.begin(this.topbar, this.me, location.pathname);
    else if (table) view.begin(store, this.topbar, how);
    else view.begin(this.connection, this.topbar, this.me);
  }

  /** A hand that somebody shares, or the rulebook, for a visitor who has not said who they are. */
  showTo(element) {
    const view = h(element);
    this.place.replaceChildren(view);
    view.begin(this.topbar, null, location.pathname);
  }

  /** An address that the room does not have. */
  nowhere() {
    const page = h("sp-closed");
    this.tables.bring(null);
    this.topbar.plain();
    this.place.replaceChildren(page);
    this.calls.draw();
    return page.begin("", { code: "no-such-page" });
  }

  go(path, how = {}) {
    history.pushState(null, "", path);
    this.show(how);
  }

  onClick(event) {
    const link = event.target.closest?.("a[href^='/']");
    if (
      !link ||
      link.hasAttribute("download") ||
      event.ctrlKey ||
      event.metaKey ||
      event.shiftKey ||
      link.target ||
      !this.connection
    )
      return;
    event.preventDefault();
    this.go(link.getAttribute("href"));
  }
}

/** What draws a part of the room. */
const element = (part) => (part === "h" || OWN_HAND.test(location.pathname) ? "sp-hand" : `sp-${part}`);

const sentence = (says) => `${says[0].toUpperCase()}${says.slice(1)}.`;

customElements.define("sp-room", Room);
