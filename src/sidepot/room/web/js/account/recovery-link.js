// After coming in: the link by which one comes back, until it was put away.

import { toCopy } from "../shared/copy.js";
import { button, h, show } from "../shared/dom.js";
import { keepsake } from "./recovery.js";

export class WayBack extends HTMLElement {
  connectedCallback() {
    this.draw = () => this.fill();
    keepsake.addEventListener("change", this.draw);
    this.fill();
  }

  disconnectedCallback() {
    keepsake.removeEventListener("change", this.draw);
  }

  fill() {
    show(this, keepsake.fresh);
    if (!keepsake.fresh) return;
    this.replaceChildren(
      h(
        "section",
        { class: "wayback", "aria-label": "your way back" },
        h(
          "div",
          {},
          h("h2", {}, "Your way back"),
          h(
            "p",
            { class: "dim" },
            "On another device, or when this browser has forgotten you, this link brings you back to your name and chips. Keep it to yourself.",
          ),
        ),
        toCopy(keepsake.link, "link to come back"),
        button("×", () => keepsake.seen(), { class: "shut", "aria-label": "put the link away" }),
      ),
    );
  }
}

customElements.define("sp-wayback", WayBack);
