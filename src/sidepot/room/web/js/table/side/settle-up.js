// Who pays whom, and what everyone bought and left with: at a table, and after it was closed.

import { button, h, say } from "../../shared/dom.js";
import { day, whole } from "../../shared/format.js";
import { priced, worth } from "../../shared/money.js";

const CALM = 2000;

export class SettleUp extends HTMLElement {
  /** Draw how the table with this id stands; *seen* is what the room says of it. */
  draw(id, seen) {
    const key = JSON.stringify(seen);
    if (key === this.key) return;
    this.key = key;
    this.seen = seen;
    this.copy = button("Copy", () => this.onCopy(), { class: "small", "aria-label": "copy the settle-up" });
    this.replaceChildren(
      ...this.payments(),
      ...this.table(),
      h(
        "div",
        { class: "row" },
        this.copy,
        h(
          "a",
          {
            class: "button small",
            href: `/api/tables/${encodeURIComponent(id)}/ledger.csv`,
            download: true,
            "aria-label": "the settle-up as a spreadsheet (CSV)",
          },
          "CSV",
        ),
      ),
    );
  }

  payments() {
    const { debts, from_autos: fromAutos, closed, house } = this.seen;
    const lines = debts.map(({ payer, payee, amount }) =>
      h("li", {}, h("b", {}, payer), ` pays ${priced(amount, this.seen)} to `, h("b", {}, payee)),
    );
    const autos = Object.entries(fromAutos).map(([name, chips]) =>
      h("li", {}, `${name} ${chips > 0 ? "won" : "lost"} ${priced(Math.abs(chips), this.seen)}`),
    );
    return [
      h("h2", {}, closed ? "Who pays whom" : "If the game ended now"),
      lines.length ? h("ul", { class: "payments" }, lines) : h("p", { class: "dim" }, "Nobody owes anybody anything."),
      ...(autos.length
        ? [
            h("h3", {}, "With auto players"),
            h("ul", { class: "dim" }, autos),
            h("p", { class: "dim" }, "Nobody pays or collects this."),
          ]
        : []),
      ...(house ? [h("p", { class: "dim" }, `The house took ${priced(house, this.seen)}.`)] : []),
    ];
  }

  table() {
    const { bought, score, autos, closed, cents, currency } = this.seen;
    const names = Object.keys(bought).sort((a, b) => score[b] - score[a]);
    if (!names.length) return [h("p", { class: "dim" }, "Nobody has bought chips yet.")];
    const people = names.filter((name) => !autos.includes(name));
    const head = h(
      "tr",
      {},
      ["Player", "Bought", closed ? "Left with" : "Has", "Score"].map((text) => h("th", { scope: "col" }, text)),
    );
    const rows = [
      h(
        "tbody",
        {},
        people.map((name) => this.row(name)),
      ),
    ];
    if (autos.length)
      rows.push(
        h(
          "tbody",
          { class: "autos" },
          h("tr", {}, h("th", { colspan: 4, scope: "rowgroup" }, "Auto players")),
          names.filter((name) => autos.includes(name)).map((name) => this.row(name)),
        ),
      );
    return [
      h("h2", {}, "Scores"),
      h("table", { class: "ledger" }, h("thead", {}, head), rows),
      h(
        "p",
        { class: "dim" },
        [
          cents ? `A chip is worth ${worth(1, { cents, currency })}.` : "",
          closed ? "" : "Chips in the middle count when the hand ends.",
        ]
          .filter(Boolean)
          .join(" "),
      ),
    ];
  }

  row(name) {
    const { bought, cashed, in_play: inPlay, score } = this.seen;
    const has = (cashed[name] ?? 0) + (inPlay[name] ?? 0);
    return h(
      "tr",
      {},
      h("th", { scope: "row" }, name),
      this.cell(bought[name]),
      this.cell(has),
      this.cell(score[name], true),
    );
  }

  cell(chips, signed = false) {
    const value = worth(chips, this.seen);
    const sign = chips < 0 ? "−" : signed && chips > 0 ? "+" : "";
    return h(
      "td",
      { class: signed && chips ? (chips > 0 ? "plus" : "minus") : "" },
      `${sign}${whole(Math.abs(chips))}`,
      value ? h("small", {}, value) : null,
    );
  }

  /** In lines that can be sent to everybody. */
  get text() {
    const { name, closed, text } = this.seen;
    return `${name}, ${day(closed ?? Date.now())}\n${text}\n`;
  }

  async onCopy() {
    say(this.copy, (await copied(this.text)) ? "Copied" : "Not possible here");
    setTimeout(() => say(this.copy, "Copy"), CALM);
  }
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // over plain http, or without the permission, there is still the old way
    const shown = h("textarea", { class: "unseen", readonly: true, "aria-hidden": "true" }, text);
    document.body.append(shown);
    shown.select();
    const done = document.execCommand?.("copy") ?? false;
    shown.remove();
    return done;
  }
}

customElements.define("sp-settleup", SettleUp);
