// The line above everything: where you are, and how you like to see it.

import { button, h, mark, say } from "../dom.js";
import { settings } from "../settings.js";

const THEMES = ["auto", "dark", "light"];
const SIGNS = { auto: "◐", dark: "☾", light: "☀" };

export class TopBar extends HTMLElement {
  connectedCallback() {
    if (this.heading) return;
    this.back = h("a", { class: "home", href: "/", "aria-label": "sidepot: to the lobby" }, h("img", { src: "/web/icon.svg", alt: "", width: 26, height: 26 }), h("span", {}, "sidepot"));
    this.heading = h("div", { class: "heading" });
    this.own = h("div", { class: "own" });
    this.theme = button("", () => settings.set("theme", THEMES[(THEMES.indexOf(settings.get("theme")) + 1) % 3]), { class: "tool" });
    this.append(this.back, this.heading, this.own, this.theme);
    settings.addEventListener("change", () => this.draw());
    this.draw();
  }

  draw() {
    const theme = settings.get("theme");
    say(this.theme, SIGNS[theme]);
    mark(this.theme, "aria-label", `colours: ${theme}`);
    mark(this.theme, "title", `Colours: ${theme}`);
  }
}

/** A button in the top bar that shows whether something is on. */
export function tool(sign, label, onclick, attributes = {}) {
  return button(sign, onclick, { class: "tool", "aria-label": label, title: label, ...attributes });
}

customElements.define("sp-topbar", TopBar);
