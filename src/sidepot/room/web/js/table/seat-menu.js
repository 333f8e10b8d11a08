// My seat: sitting out, blinds, agreements, more chips, leaving.

import { tell } from "../rulebook/rule-links.js";
import { button, h, mark, select, setText, show } from "../shared/dom.js";
import { worth } from "../shared/money.js";
import { say } from "../shared/say.js";
import { settings } from "../shared/settings.js";
import { leaving } from "./state/leaving.js";
import "./seat-orders.js";

const PACES = {
  slow: say("table-slowly"),
  usual: say("table-at-the-usual-pace"),
  fast: say("table-fast"),
  "at once": say("table-at-once"),
};
const AGREE = {
  "run-twice": say("table-run-it-twice-when-all"),
  straddle: say("table-straddle-when-i-may"),
  "button-straddle": say("table-straddle-on-the-button"),
  "bomb-pot": say("table-bomb-pot-next-hand"),
};

export class SeatMenu extends HTMLElement {
  connectedCallback() {
    if (this.out) return;
    mark(this, "popover", "auto");
    mark(this, "role", "group");
    mark(this, "aria-label", say("table-my-seat"));
    this.out = this.check(say("table-sit-out-from-the-next"), (on) =>
      on ? this.ask("sit-out") : this.ask("back", { entry: "wait" }),
    );
    this.blinds = this.check(say("table-post-my-blinds-automatically"), (on) =>
      this.ask("sit-out-at-blind", { on: !on }),
    );
    /** @type {[string, any][]} */
    this.agree = Object.entries(AGREE).map(([to, label]) => [
      to,
      this.check(label, (on) => this.ask("agree", { to, on })),
    ]);
    this.forward = this.check(say("table-fast-forward-when-i-have"), (on) =>
      settings.set("forward", on ? "on" : "off"),
    );
    this.pace = select(Object.entries(PACES), "usual", {
      "aria-label": say("table-pace-of-the-auto-players"),
      onchange: () => this.ask("pace", { pace: this.pace.value }),
    });
    this.paces = h("label", { class: "check" }, h("span", {}, say("table-auto-players-play")), this.pace);
    this.amount = h("input", {
      type: "number",
      inputmode: "numeric",
      class: "amount",
      min: 1,
      "aria-label": say("table-chips-to-add"),
      oninput: () => this.price(),
    });
    this.worth = h("small", { class: "dim" });
    this.top = h(
      "form",
      { class: "row", onsubmit: (event) => this.topUp(event) },
      this.amount,
      this.worth,
      h("button", {}, say("table-top-up")),
    );
    this.orders = h("sp-seatorders");
    this.orders.addEventListener("order", ({ detail: { type, fields } }) => this.ask(type, fields));
    this.says = h("p", { class: "trouble", role: "alert" });
    this.leave = button(say("table-leave-the-table"), () => this.onLeave(), { class: "danger" });
    this.stay = button(say("table-stay"), () => this.onStay(), { hidden: true });
    this.goes = h("p", { class: "dim", role: "status" });
    this.append(
      h("h2", {}, say("table-my-seat-label")),
      this.out.row,
      this.blinds.row,
      ...this.agree.map(([, made]) => made.row),
      this.forward.row,
      this.paces,
      this.top,
      this.orders,
      this.says,
      this.goes,
      h("div", { class: "row going" }, this.leave, this.stay),
    );
    this.addEventListener("toggle", ({ newState }) => newState === "closed" && this.calm());
  }

  check(label, change) {
    const box = h("input", { type: "checkbox", onchange: () => change(box.checked) });
    return { box, row: h("label", { class: "check" }, box, h("span", {}, label)) };
  }

  draw(store) {
    this.store = store;
    const { info, state, you, mine } = store;
    if (!mine) {
      if (this.matches(":popover-open")) this.hidePopover();
      return;
    }
    this.out.box.checked = mine.sits_out || mine.away;
    this.blinds.box.checked = !you.at_blind;
    for (const [to, made] of this.agree) {
      show(made.row, info.offers.includes(to));
      made.box.checked = mine.agrees.includes(to);
    }
    const autos = Object.keys(info.autos).length > 0;
    show(this.forward.row, autos && !store.tournament);
    this.forward.box.checked = settings.get("forward") === "on";
    show(this.paces, autos && !store.tournament && (you.host || !info.host));
    this.pace.value = info.pace ?? "usual";
    this.orders.draw(store);
    const most = Math.max(0, info.buy_in[1] - mine.chips - you.pending);
    this.amount.max = most;
    if (document.activeElement !== this.amount) this.amount.value = most;
    const event = Boolean(store.tournament);
    show(
      this.top,
      mine.chips > 0 &&
        most > 0 &&
        info.entry !== "fixed" &&
        !event &&
        !(state.game && state.game.ends !== "open" && !state.game.over),
    );
    for (const made of [this.leave, this.blinds.row]) show(made, !event);
    this.drawLeaving(leaving(mine, state), mine.leaving, event);
    mark(this.amount, "title", say("table-at-most", { most }));
    this.price();
  }

  /** What the chips to add are worth. */
  price() {
    setText(this.worth, worth(Number(this.amount.value), this.store.info.value));
  }

  topUp(event) {
    event.preventDefault();
    this.ask("top-up", { chips: Number(this.amount.value) });
  }

  /** What would happen is said before; in a hand that is given up, leaving is asked twice. */
  drawLeaving({ givesUp, says }, leaves, event) {
    const asks = this.sure && givesUp;
    setText(
      this.goes,
      event ? "" : leaves ? says : asks || (says && !givesUp) ? say("table-if-you-leave-now", { says }) : "",
    );
    show(this.goes, this.goes.textContent);
    setText(
      this.leave,
      leaves ? say("table-you-are-leaving") : asks ? say("table-fold-and-leave") : say("table-leave-the-table"),
    );
    this.leave.disabled = leaves;
    show(this.stay, asks || (leaves && !event && !this.store.you.sent_away));
  }

  onLeave() {
    const { mine, state } = this.store;
    if (leaving(mine, state).givesUp && !this.sure) {
      this.sure = true;
      this.draw(this.store);
      return;
    }
    this.ask("leave").then((left) => left && this.hidePopover());
  }

  /** Stay, before having said that one leaves or after. */
  onStay() {
    if (this.store.mine?.leaving) this.ask("leave", { on: false });
    this.calm();
  }

  calm() {
    this.sure = false;
    if (this.store) this.draw(this.store);
  }

  async ask(type, fields) {
    try {
      await this.store.ask(type, fields);
      setText(this.says, "");
      return true;
    } catch (error) {
      tell(this.says, error.message);
      this.draw(this.store);
      return false;
    }
  }
}

customElements.define("sp-seatmenu", SeatMenu);
