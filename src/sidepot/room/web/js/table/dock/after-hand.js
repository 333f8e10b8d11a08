// Once a hand is over: show a card or all of them, and see what would have come.

import { token } from "../../shared/card-tokens.js";
import { button, h, show } from "../../shared/dom.js";
import { cardName, sorted } from "../../shared/format.js";
import { say, woven } from "../../shared/say.js";

export class Afterwards extends HTMLElement {
  /** Draw what can still be shown of a hand; whether there is anything. */
  draw(store) {
    this.store = store;
    const { cards, hunts } = offered(store);
    show(this, cards.length || hunts);
    const key = `${store.state.hand} ${cards} ${hunts}`;
    if (this.dataset.key !== key) {
      this.dataset.key = key;
      this.replaceChildren(
        ...(cards.length > 2 ? [h("span", { "aria-hidden": "true" }, say("dock-show"))] : []),
        ...cards.map((card) =>
          h(
            "button",
            {
              type: "button",
              class: "plain",
              "aria-label": say("dock-show-the", { card: cardName(card) }),
              onclick: () => this.reveal([card]),
            },
            ...(cards.length > 2 ? [token(card)] : woven("dock-show-card", { card: token(card) })),
          ),
        ),
        ...(cards.length > 1
          ? [
              button(cards.length > 2 ? say("dock-show-all") : say("dock-show-both"), () => this.reveal(cards), {
                class: "plain",
              }),
            ]
          : []),
        ...(hunts ? [button(say("dock-what-would-have-come"), () => this.ask("hunt-rabbit"), { class: "plain" })] : []),
      );
    }
    return Boolean(cards.length || hunts);
  }

  reveal(cards) {
    this.ask("show-cards", { cards });
  }

  ask(type, fields = {}) {
    this.closest("sp-dock").ask(this.store.ask(type, { hand: this.store.state.hand, ...fields }));
  }
}

/** My cards that nobody has seen, and whether the rabbit can be hunted. */
function offered({ state, you, mine }) {
  if (!state.outcome || you.options || !mine?.dealt_in) return { cards: [], hunts: false };
  const seen = state.outcome.shown.some(({ player }) => player === you.name)
    ? you.cards
    : (state.showed[you.name] ?? []);
  return { cards: sorted(you.cards).filter((card) => !seen.includes(card)), hunts: state.may_hunt };
}

customElements.define("sp-afterwards", Afterwards);
