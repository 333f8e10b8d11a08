// How the table stands, kept up to date while it is looked at.

import { h, show } from "../../shared/dom.js";
import { get } from "../../shared/http.js";
import "./settle-up.js";

export class Ledger extends HTMLElement {
  connectedCallback() {
    if (this.sheet) return;
    this.sheet = h("sp-settleup");
    this.says = h("p", { class: "trouble", role: "alert", hidden: true });
    this.append(this.says, this.sheet);
  }

  draw(store) {
    this.store = store;
    if (store.timeline.behind) return; // what is not shown yet is not told here either
    const key = keyOf(store);
    if (key === this.key) return;
    this.key = key;
    this.load();
  }

  async load() {
    const { store } = this;
    try {
      const seen = await get(`/api/tables/${encodeURIComponent(store.id)}/ledger`);
      if (store.timeline.behind) {
        this.key = null; // a hand has ended meanwhile: asked again when that is shown
        return;
      }
      show(this.says, false);
      this.sheet.draw(store.id, seen);
    } catch (error) {
      this.key = null; // asked again with the next change
      this.says.textContent = error.message;
      show(this.says, true);
    }
  }
}

/** What has to be different for the ledger to be: chips bought or cashed, a hand that is over, their value. */
function keyOf({ state, info }) {
  const chairs = state.chairs.map((chair) => chair && [chair.player, state.playing ? 0 : chair.chips]);
  return JSON.stringify([state.hand, state.playing, chairs, info.value]);
}

customElements.define("sp-ledger", Ledger);
