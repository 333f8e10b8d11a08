// What the table does for me after each hand: it moves me to another seat, it buys me chips.

import { h, mark, select, setText, show } from "../shared/dom.js";
import { say } from "../shared/say.js";

export class SeatOrders extends HTMLElement {
  connectedCallback() {
    if (this.seats) return;
    this.seats = select([], "", {
      "aria-label": say("table-move-to"),
      onchange: () => this.ask("change-seat", { chair: Number(this.seats.value) }),
    });
    this.moving = h("label", { class: "check" }, h("span", {}, say("table-move-to")), this.seats);
    this.moves = h("p", { class: "dim", role: "status" });
    this.topUp = this.purchase(say("table-top-up-after-each-hand"), say("table-chips-to-top-up-to"));
    this.rebuy = this.purchase(say("table-rebuy-without-chips"), say("table-chips-to-rebuy"));
    this.append(this.moving, this.moves, this.topUp.row, this.rebuy.row);
  }

  /** A box to tick, and how many chips it is about. */
  purchase(says, label) {
    const buys = () => this.ask("buy-always", { top_up: bought(this.topUp), rebuy: bought(this.rebuy) });
    const box = h("input", { type: "checkbox", onchange: buys });
    const amount = h("input", {
      type: "number",
      inputmode: "numeric",
      class: "amount",
      "aria-label": label,
      onchange: () => box.checked && buys(),
    });
    return { box, amount, row: h("div", { class: "check" }, h("label", {}, box, h("span", {}, says)), amount) };
  }

  ask(type, fields) {
    this.dispatchEvent(new CustomEvent("order", { detail: { type, fields } }));
  }

  /** Draw what was asked for, as the room knows it. */
  draw({ info, state, you, mine }) {
    const { offers } = info;
    show(this.moving, offers.includes("seat-change"));
    if (!this.moving.hidden) this.drawSeats(state, you);
    const pending = mine.moves_to ?? null;
    setText(this.moves, pending === null ? "" : say("side-you-move-to-seat", { seat: pending + 1 }));
    show(this.moves, pending !== null);
    const [least, most] = info.buy_in;
    this.drawPurchase(this.topUp, you.tops_up, 1, most, offers);
    this.drawPurchase(this.rebuy, you.rebuys, least, most, offers);
  }

  drawSeats({ chairs, offers }, you) {
    const { moves_to: pending = null } = chairs[you.chair];
    const kept = new Set([...Object.keys(offers ?? {}).map(Number), ...chairs.map((chair) => chair?.moves_to ?? -1)]);
    const open = chairs.flatMap((chair, at) => (!chair && (at === pending || !kept.has(at)) ? [at] : []));
    const key = `${you.chair}|${open}`;
    if (this.seats.dataset.key !== key) {
      this.seats.dataset.key = key;
      this.seats.replaceChildren(
        h("option", { value: you.chair }, say("table-stay-in-seat", { number: you.chair + 1 })),
        ...open.map((at) => h("option", { value: at }, say("table-to-seat", { number: at + 1 }))),
      );
    }
    this.seats.value = String(pending ?? you.chair);
    this.seats.disabled = !open.length;
  }

  drawPurchase({ box, amount, row }, chips, least, most, offers) {
    show(row, offers.includes("auto-buy"));
    box.checked = chips > 0;
    mark(amount, "min", least);
    mark(amount, "max", most);
    if (document.activeElement !== amount) amount.value = String(chips || most);
  }
}

const bought = ({ box, amount }) => (box.checked ? Math.trunc(Number(amount.value)) : 0);

customElements.define("sp-seatorders", SeatOrders);
