// Who bought, won and lost how much, and who would pay whom if the game ended now.

import { button, h } from "../dom.js";
import { get } from "../http.js";
import { whole } from "../words.js";

const signed = (amount) => (amount > 0 ? `+${whole(amount)}` : whole(amount));

export class Ledger extends HTMLElement {
  draw(store) {
    this.store = store;
    if (!this.firstChild) this.load();
  }

  async load() {
    try {
      this.fill(await get(`/api/tables/${this.store.id}/ledger`));
    } catch (error) {
      this.replaceChildren(h("p", { class: "trouble" }, error.message));
    }
  }

  fill({ bought, cashed, in_play: inPlay, score, debts, house }) {
    const names = Object.keys(bought).sort((a, b) => (score[b] ?? 0) - (score[a] ?? 0));
    const row = (name) => h("tr", {}, h("th", { scope: "row" }, name), h("td", {}, whole(bought[name] ?? 0)), h("td", {}, whole((cashed[name] ?? 0) + (inPlay[name] ?? 0))), h("td", { class: score[name] > 0 ? "plus" : score[name] < 0 ? "minus" : "" }, signed(score[name] ?? 0)));
    this.replaceChildren(
      names.length
        ? h("table", { class: "ledger" }, h("thead", {}, h("tr", {}, ["Player", "Bought", "Has", "Score"].map((head) => h("th", { scope: "col" }, head)))), h("tbody", {}, names.map(row)))
        : h("p", { class: "dim" }, "Nobody has bought chips yet."),
      h("p", { class: "dim" }, "Chips that lie in the middle are counted when the hand ends."),
      h("h2", {}, "If the game ended now"),
      debts.length ? h("ul", { class: "words" }, debts.map(debt)) : h("p", { class: "dim" }, "Nobody owes anything."),
      house ? h("p", { class: "dim" }, `The house took ${whole(house)}.`) : "",
      button("Refresh", () => this.load(), { class: "plain small" }),
    );
  }
}

function debt({ payer, payee, amount }) {
  return h("li", {}, h("b", {}, payer), ` pays ${whole(amount)} to `, h("b", {}, payee));
}

customElements.define("sp-ledger", Ledger);
