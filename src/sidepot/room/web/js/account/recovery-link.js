// After coming in: the link by which one comes back, until it was put away.

import { toCopy } from "../shared/copy.js";
import { button, h, show } from "../shared/dom.js";
import { say } from "../shared/say.js";
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
        { class: "wayback", "aria-label": say("account-your-way-back-label") },
        h(
          "div",
          {},
          h("h2", {}, say("account-your-way-back")),
          h("p", { class: "dim" }, say("account-on-another-device-or-when")),
        ),
        toCopy(keepsake.link, say("account-link-to-come-back")),
        button("×", () => keepsake.seen(), { class: "shut", "aria-label": say("account-put-the-link-away") }),
      ),
    );
  }
}

customElements.define("sp-wayback", WayBack);
