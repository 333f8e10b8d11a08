// A table in small beside the one in front: to see, with all that moves there, and to go there. Nothing can be done in it.

import { h, mark, setText } from "../shared/dom.js";
import { say } from "../shared/say.js";
import { settings } from "../shared/settings.js";
import { withKept } from "../table/state/last-hand.js";
import "../table/felt/felt.js";

export class Tile extends HTMLElement {
  connectedCallback() {
    if (this.link) return;
    this.name = h("b", {});
    this.says = h("span", {});
    this.link = h("a", {}, this.name, this.says);
    this.felt = h("sp-felt", { inert: true, "aria-hidden": "true" });
    this.append(this.link, this.felt);
  }

  /** Show a table for as long as this stands in the page. */
  begin(store) {
    this.away?.abort();
    this.away = new AbortController();
    const { signal } = this.away;
    mark(this.link, "href", `/t/${store.id}`);
    const draw = (detail = {}) =>
      store.state && store.info && this.felt.draw({ info: store.info, came: store.came, ...withKept(store) }, detail);
    store.addEventListener("change", ({ detail }) => draw(detail), { signal });
    settings.addEventListener("change", () => draw(), { signal });
    draw({ fresh: true });
  }

  disconnectedCallback() {
    this.away?.abort();
  }

  tick({ name, says, turn, seconds }) {
    setText(this.name, name);
    setText(this.says, seconds === null ? says : `${says} · ${say("shared-seconds-short", { seconds })}`);
    mark(this, "data-turn", turn);
  }
}

customElements.define("sp-tile", Tile);
