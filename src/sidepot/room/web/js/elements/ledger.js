// How the table stands, kept up to date while it is looked at.

import { h, show } from "../dom.js";
import { get } from "../http.js";
import "./settleup.js";

export class Ledger extends HTMLElement {
  connectedCallback() {
    if (this.sheet) return;
    this.sheet = h("sp-settleup");
    this.says = h("p", { class: "trouble", role: "alert", hidden: true });
    this.append(this.says, this.sheet);
  }

  draw(store) {
    this.store = store;
    // what is not drawn yet is not told here either
    const drawn = this.closest("sp-table")?.drawn;
    if (drawn && drawn !== store.state) return;
    const key = keyOf(store);
    if (key === this.key) return;
    this.key = key;
    this.load();
  }

  async load() {
    const { store } = this;
    try {
      const seen = await get(`/api/tables/${encodeURIComponent(store.id)}/ledger`);
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
