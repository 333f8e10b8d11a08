// A table in small beside the one in front: to see, and to go there. Nothing can be done in it.

import { h, mark, say } from "../dom.js";
import "./felt.js";

export class Tile extends HTMLElement {
  connectedCallback() {
    if (this.link) return;
    this.name = h("b", {});
    this.says = h("span", {});
    this.link = h("a", {}, this.name, this.says);
    this.felt = h("sp-felt", { inert: true, "aria-hidden": "true" });
    this.append(this.link, this.felt);
  }

  draw({ id, info, state, you, came }) {
    mark(this.link, "href", `/t/${id}`);
    if (state && info) this.felt.draw({ info, state, you, came });
  }

  tick({ name, says, turn, seconds }) {
    say(this.name, name);
    say(this.says, seconds === null ? says : `${says} · ${seconds} s`);
    mark(this, "data-turn", turn);
  }
}

customElements.define("sp-tile", Tile);
