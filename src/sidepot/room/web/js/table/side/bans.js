// For a host: who is banned, each with a way to undo it.

import { button, h, show } from "../../shared/dom.js";

export class Bans extends HTMLElement {
  /** *ask* asks something of the table. */
  draw(banned, ask) {
    const key = JSON.stringify(banned);
    if (key === this.key) return;
    this.key = key;
    show(this, banned.length);
    this.replaceChildren(
      h("h2", {}, "Banned"),
      h(
        "ul",
        { class: "people" },
        banned.map((player) =>
          h(
            "li",
            {},
            h("span", { class: "name" }, player),
            button("Undo", () => ask("ban", { player, on: false }), {
              class: "small",
              "aria-label": `lift the ban of ${player}`,
            }),
          ),
        ),
      ),
    );
  }
}

customElements.define("sp-bans", Bans);
