// The line above everything: where you are, and how you like to see it.

import { keepsake } from "../account/recovery.js";
import { button, h, mark, show } from "../shared/dom.js";
import { icon } from "../shared/icons.js";
import { canFill, toggleFull } from "../shared/install.js";
import { say } from "../shared/say.js";
import { settings } from "../shared/settings.js";
import { tool } from "../shared/tool.js";

const THEMES = ["auto", "dark", "light"];

export class TopBar extends HTMLElement {
  connectedCallback() {
    if (this.heading) return;
    this.back = h(
      "a",
      { class: "home", href: "/", "aria-label": say("room-sidepot-to-the-lobby") },
      h("img", { src: "/web/icon.svg", alt: "", width: 26, height: 26 }),
      h("span", {}, "sidepot"),
    );
    this.heading = h("div", { class: "heading" });
    this.own = h("div", { class: "own" });
    this.theme = button("", () => settings.set("theme", THEMES[(THEMES.indexOf(settings.get("theme")) + 1) % 3]), {
      class: "tool",
    });
    this.account = tool(
      icon("person"),
      say("room-your-account"),
      () => this.dispatchEvent(new CustomEvent("sp-account", { bubbles: true })),
      { class: "tool account-tool", hidden: true },
    );
    this.full = tool(icon("full"), say("room-full-screen-label"), toggleFull, { hidden: !canFill() });
    this.settings = tool(
      icon("settings"),
      say("room-settings-label"),
      () => this.dispatchEvent(new CustomEvent("sp-settings", { bubbles: true })),
      { class: "tool settings-tool" },
    );
    this.record = h("a", { class: "tool", href: "/record", hidden: true }, say("shared-record"));
    this.hands = h("a", { class: "tool", href: "/hands", hidden: true }, say("shared-my-hands"));
    this.admin = h("a", { class: "tool", href: "/admin", hidden: true }, say("room-room"));
    this.prefs = h("div", {
      class: "prefs",
      id: "prefs",
      popover: "auto",
      role: "group",
      "aria-label": say("room-how-you-like-it"),
    });
    this.more = h(
      "button",
      { type: "button", class: "tool more-tool", popovertarget: "prefs", "aria-label": say("room-how-you-like-it") },
      icon("prefs"),
    );
    this.append(this.back, this.heading, this.own);
    this.fill("", [], "");
    settings.addEventListener("change", () => this.draw());
    keepsake.addEventListener("change", () => this.draw());
    this.draw();
  }

  /** What stands at the right: something first, how one likes it (behind a button on a phone), something last. */
  fill(first, likes, last) {
    this.prefs.replaceChildren(
      ...likes,
      this.theme,
      this.full,
      this.settings,
      this.account,
      this.hands,
      this.record,
      this.admin,
    );
    this.own.replaceChildren(first, this.prefs, this.more, last);
  }

  /** On a page that is no table: no heading, and the way to one's account first. */
  leaveTable(me) {
    this.heading.replaceChildren();
    delete this.heading.dataset.key;
    this.fill(
      button(me.name, () => this.account.click(), { class: "tool me", title: say("shared-your-account") }),
      [],
      "",
    );
  }

  /** Whether there is an account to look after, and whether it is an operator's. */
  known(on, operator = false) {
    show(this.account, on);
    show(this.hands, on);
    show(this.record, operator);
    show(this.admin, operator);
    if (!on) this.plain();
  }

  /** Nothing of a table stands here any more. */
  plain() {
    this.heading.replaceChildren();
    delete this.heading.dataset.key;
    this.fill("", [], "");
  }

  draw() {
    mark(this, "data-news", keepsake.fresh);
    const theme = settings.get("theme");
    this.theme.replaceChildren(icon(theme));
    mark(this.theme, "aria-label", say(`room-theme-${theme}.label`));
    mark(this.theme, "title", say(`room-theme-${theme}.hint`));
  }
}

customElements.define("sp-topbar", TopBar);
