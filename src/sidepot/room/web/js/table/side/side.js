// Beside the table (below it on a phone): log, chat, rules, ledger, host.

import { button, h, mark, show } from "../../shared/dom.js";
import { say } from "../../shared/say.js";
import "./chat.js";
import "./host.js";
import "./ledger.js";
import "./log.js";
import "./rules.js";
import "../../event/tournament.js";

const TABS = {
  tournament: say("side-event"),
  log: say("side-log"),
  chat: say("side-chat"),
  rules: say("side-rules"),
  ledger: say("side-ledger"),
  host: say("side-host"),
};

export class Side extends HTMLElement {
  connectedCallback() {
    if (this.parts) return;
    this.parts = Object.fromEntries(
      Object.keys(TABS).map((name) => [
        name,
        h(`sp-${name}`, {
          class: "part",
          role: "tabpanel",
          tabindex: 0,
          id: `part-${name}`,
          "aria-labelledby": `tab-${name}`,
          hidden: true,
        }),
      ]),
    );
    this.tabs = Object.fromEntries(
      Object.entries(TABS).map(([name, label]) => [
        name,
        button(label, () => this.turnTo(name), { role: "tab", id: `tab-${name}`, "aria-controls": `part-${name}` }),
      ]),
    );
    this.shut = button("×", () => this.close(), { class: "shut", "aria-label": say("side-close-the-panel") });
    this.list = h(
      "div",
      {
        class: "tabs",
        role: "tablist",
        "aria-label": say("side-beside-the-table"),
        onkeydown: (event) => this.onKey(event),
      },
      Object.values(this.tabs),
    );
    this.append(h("div", { class: "tabline" }, this.list, this.shut), ...Object.values(this.parts));
    this.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    this.turnTo("log");
  }

  turnTo(name) {
    this.at = name;
    for (const [key, tab] of Object.entries(this.tabs)) {
      mark(tab, "aria-selected", String(key === name));
      mark(tab, "tabindex", key === name ? 0 : -1);
      show(this.parts[key], key === name);
    }
    mark(this.tabs.chat, "data-news", name === "chat" ? null : this.tabs.chat.dataset.news);
    if (this.store) this.parts[name].draw(this.store);
  }

  onKey(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const names = Object.keys(TABS).filter((name) => !this.tabs[name].hidden);
    const next = names[(names.indexOf(this.at) + step + names.length) % names.length];
    this.turnTo(next);
    this.tabs[next].focus();
  }

  draw(store) {
    this.store = store;
    const { tournament, state } = store;
    const seen = Boolean(tournament && state); // without a table the tournament itself stands in the middle
    show(this.tabs.tournament, seen);
    show(this.tabs.ledger, !tournament);
    show(this.tabs.host, store.you.host && !tournament);
    if (tournament && this.seen !== seen) this.turnTo(seen ? "tournament" : "rules");
    this.seen = seen;
    if (this.at === "host" && !store.you.host) this.turnTo("log");
    this.parts[this.at].draw(store);
  }

  said(store) {
    if (this.at === "chat") this.parts.chat.draw(store);
    if (this.at !== "chat" || !this.parts.chat.checkVisibility?.()) mark(this.tabs.chat, "data-news", true);
  }

  /** Somebody has said something that was not looked at. */
  get unread() {
    return this.tabs.chat.hasAttribute("data-news");
  }

  open(name) {
    mark(this, "data-open", true);
    this.turnTo(name);
    this.tabs[name].focus({ preventScroll: true });
  }

  toggle() {
    if (this.hasAttribute("data-open")) this.close();
    else this.open(this.at);
  }

  close() {
    mark(this, "data-open", false);
  }

  command() {
    this.open("log");
    this.parts.log.input.focus();
  }

  chat() {
    this.open("chat");
    this.parts.chat.input.focus();
  }
}

customElements.define("sp-side", Side);
