// When one has left the table, or was sent away: what one leaves with, and what is owed.

import { button, h, show } from "../shared/dom.js";
import { get } from "../shared/http.js";
import { priced } from "../shared/money.js";
import { say, woven } from "../shared/say.js";

const SENT = { removed: say("table-the-host-has-removed-you"), banned: say("table-the-host-has-banned-you") };

export class Farewell extends HTMLElement {
  connectedCallback() {
    if (this.heading) return;
    this.heading = h("h2", {});
    this.lines = h("div", {});
    this.sheet = button(say("table-settle-up"), () => this.closest("sp-table").side.open("ledger"), {
      class: "primary",
    });
    this.append(
      h(
        "div",
        { class: "row between" },
        this.heading,
        button("×", () => this.close(), { class: "shut", "aria-label": say("shared-close") }),
      ),
      this.lines,
      h("div", { class: "row" }, this.sheet, h("a", { class: "button", href: "/" }, say("shared-to-the-lobby"))),
    );
    this.setAttribute("role", "status");
    show(this, false);
  }

  /** *state* is the table as it is drawn. */
  draw(store, state) {
    if (store.tournament) return;
    const { you } = store;
    const seated = state.chairs.some((chair) => chair?.player === you.name);
    const left = this.seated && !seated;
    const sent = you.sent_away && you.sent_away !== this.told;
    this.seated = seated;
    this.told = you.sent_away;
    if (left || sent) this.open(store, seated);
    else if (seated && !you.sent_away && !this.hidden) this.close();
  }

  async open(store, seated) {
    const { sent_away: sent, name } = store.you;
    this.heading.textContent = SENT[sent] ?? say("table-you-have-left-the-table");
    const may = { removed: say("table-you-may-take-a-seat"), banned: say("table-you-can-watch-but-not") }[sent] ?? "";
    this.lines.replaceChildren(seated ? h("p", {}, say("table-you-get-up-when-this")) : h("p", {}, may));
    show(this.sheet, !seated);
    show(this, true);
    if (seated) return;
    try {
      this.tell(await get(`/api/tables/${encodeURIComponent(store.id)}/ledger`), name);
    } catch {
      // the ledger itself says what is wrong
    }
  }

  tell(seen, me) {
    if (!(me in seen.bought)) return;
    const score = seen.score[me];
    const took = (seen.cashed[me] ?? 0) + (seen.in_play[me] ?? 0);
    const mine = seen.debts.filter(({ payer, payee }) => payer === me || payee === me);
    this.lines.append(
      h(
        "p",
        {},
        ...woven("table-you-leave-with", {
          bought: priced(seen.bought[me], seen),
          took: priced(took, seen),
          score: h(
            "b",
            { class: score > 0 ? "plus" : score < 0 ? "minus" : "" },
            `${score > 0 ? "+" : ""}${priced(score, seen)}`,
          ),
        }),
      ),
    );
    if (mine.length)
      this.lines.append(
        h(
          "p",
          { class: "dim" },
          say("table-if-it-ended-now", {
            debts: mine
              .map(({ payer, payee, amount }) =>
                payer === me
                  ? say("table-you-pay", { money: priced(amount, seen), who: payee })
                  : say("table-pays-you", { money: priced(amount, seen), who: payer }),
              )
              .join(", "),
          }),
        ),
      );
  }

  close() {
    show(this, false);
  }
}

customElements.define("sp-farewell", Farewell);
