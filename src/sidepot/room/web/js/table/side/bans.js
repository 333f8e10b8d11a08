// For a host: who is banned, each with a way to undo it.

import { button, h, show } from "../../shared/dom.js";
import { say } from "../../shared/say.js";

export class Bans extends HTMLElement {
  /** *ask* asks something of the table. */
  draw(banned, ask) {
    const key = JSON.stringify(banned);
    if (key === this.key) return;
    this.key = key;
    show(this, banned.length);
    this.replaceChildren(
      h("h2", {}, say("side-banned")),
      h(
        "ul",
        { class: "people" },
        banned.map((player) =>
          h(
            "li",
            {},
            h("span", { class: "name" }, player),
            button(say("shared-undo"), () => ask("ban", { player, on: false }), {
              class: "small",
              "aria-label": say("side-lift-the-ban-of", { who: player }),
            }),
          ),
        ),
      ),
    );
  }
}

customElements.define("sp-bans", Bans);
