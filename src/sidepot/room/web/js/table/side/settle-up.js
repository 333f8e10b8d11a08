// Who pays whom, and what everyone bought and left with: at a table, and after it was closed.

import { button, h, setText } from "../../shared/dom.js";
import { day, whole } from "../../shared/format.js";
import { priced, worth } from "../../shared/money.js";
import { say, woven } from "../../shared/say.js";

const CALM = 2000;

export class SettleUp extends HTMLElement {
  /** Draw how the table with this id stands; *seen* is what the room says of it. */
  draw(id, seen) {
    const key = JSON.stringify(seen);
    if (key === this.key) return;
    this.key = key;
    this.seen = seen;
    this.copy = button(say("shared-copy"), () => this.onCopy(), {
      class: "small",
      "aria-label": say("side-copy-the-settle-up"),
    });
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
            "aria-label": say("side-the-settle-up-as-a"),
          },
          "CSV",
        ),
      ),
    );
  }

  payments() {
    const { debts, from_autos: fromAutos, closed, house } = this.seen;
    const lines = debts.map(({ payer, payee, amount }) =>
      h(
        "li",
        {},
        ...woven("side-pays", { payer: h("b", {}, payer), money: priced(amount, this.seen), payee: h("b", {}, payee) }),
      ),
    );
    const autos = Object.entries(fromAutos).map(([name, chips]) =>
      h(
        "li",
        {},
        say(chips > 0 ? "side-auto-won" : "side-auto-lost", { who: name, money: priced(Math.abs(chips), this.seen) }),
      ),
    );
    return [
      h("h2", {}, closed ? say("side-who-pays-whom") : say("side-if-the-game-ended-now")),
      lines.length
        ? h("ul", { class: "payments" }, lines)
        : h("p", { class: "dim" }, say("side-nobody-owes-anybody-anything")),
      ...(autos.length
        ? [
            h("h3", {}, say("side-with-auto-players")),
            h("ul", { class: "dim" }, autos),
            h("p", { class: "dim" }, say("side-nobody-pays-or-collects-this")),
          ]
        : []),
      ...(house ? [h("p", { class: "dim" }, say("side-the-house-took", { money: priced(house, this.seen) }))] : []),
    ];
  }

  table() {
    const { bought, score, autos, closed, cents, currency } = this.seen;
    const names = Object.keys(bought).sort((a, b) => score[b] - score[a]);
    if (!names.length) return [h("p", { class: "dim" }, say("side-nobody-has-bought-chips-yet"))];
    const people = names.filter((name) => !autos.includes(name));
    const head = h(
      "tr",
      {},
      [
        say("shared-player"),
        say("side-bought"),
        closed ? say("side-left-with") : say("side-has"),
        say("side-score"),
      ].map((text) => h("th", { scope: "col" }, text)),
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
          h("tr", {}, h("th", { colspan: 4, scope: "rowgroup" }, say("side-auto-players"))),
          names.filter((name) => autos.includes(name)).map((name) => this.row(name)),
        ),
      );
    return [
      h("h2", {}, say("side-scores")),
      h("table", { class: "ledger" }, h("thead", {}, head), rows),
      h(
        "p",
        { class: "dim" },
        [
          cents ? say("side-a-chip-is-worth", { money: worth(1, { cents, currency }) }) : "",
          closed ? "" : say("side-chips-in-the-middle-count"),
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
    setText(this.copy, (await copied(this.text)) ? say("shared-copied") : say("side-not-possible-here"));
    setTimeout(() => setText(this.copy, say("shared-copy")), CALM);
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
