// Once a hand is over: show a card or all of them, see what would have come, and a hand that was mucked.

import { token } from "../../shared/card-tokens.js";
import { button, h, mark, show } from "../../shared/dom.js";
import { cardName, sorted } from "../../shared/format.js";
import { say, woven } from "../../shared/say.js";

export class Afterwards extends HTMLElement {
  /** Draw what can still be shown of a hand; whether there is anything. */
  draw(store) {
    this.store = store;
    const { cards, hunts, mucked } = offered(store);
    show(this, cards.length || hunts || mucked.length);
    const key = `${store.state.hand} ${cards} ${hunts} ${mucked}`;
    if (this.dataset.key !== key) {
      this.dataset.key = key;
      this.replaceChildren(
        ...(cards.length > 2 ? [h("span", { class: "verb", "aria-hidden": "true" }, say("dock-show"))] : []),
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
        ...this.lookers(mucked),
      );
    }
    return Boolean(cards.length || hunts || mucked.length);
  }

  /** Ways to ask for hands that were mucked: one is a button, several open a list. */
  lookers(mucked) {
    const buttons = mucked.map((whose) =>
      button(say("dock-see-a-mucked-hand", { who: whose }), () => this.ask("ask-to-see", { whose }), {
        class: "plain",
      }),
    );
    if (mucked.length < 2) return buttons;
    const list = h("div", { class: "lookers", id: "lookers" }, ...buttons);
    mark(list, "popover", "auto");
    const opens = h("button", { type: "button", class: "plain", popovertarget: list.id }, say("dock-see-mucked-hands"));
    return [opens, list];
  }

  reveal(cards) {
    this.ask("show-cards", { cards });
  }

  ask(type, fields = {}) {
    this.closest("sp-dock").ask(this.store.ask(type, { hand: this.store.state.hand, ...fields }));
  }
}

/** My cards that nobody has seen, whether the rabbit can be hunted, and whose mucked hand I may ask for. */
function offered({ info, state, you, mine }) {
  if (!state.outcome || you.options || !mine?.dealt_in) return { cards: [], hunts: false, mucked: [] };
  const seen = state.outcome.shown.some(({ player }) => player === you.name)
    ? you.cards
    : [...(state.showed[you.name] ?? []), ...(you.up ?? [])];
  return {
    cards: sorted(you.cards).filter((card) => !seen.includes(card)),
    hunts: state.may_hunt,
    mucked: mucked(info, state, you),
  };
}

/** Who came to the showdown and did not show, where the house lets others ask. */
function mucked({ offers }, { outcome, showed, chairs }, you) {
  if (!offers.includes("see-hands") || !outcome.shown.length) return [];
  const seen = [you.name, ...outcome.shown.map(({ player }) => player), ...Object.keys(showed)];
  const inside = chairs.filter((chair) => chair?.dealt_in && !chair.folded);
  return inside.map(({ player }) => player).filter((player) => !seen.includes(player));
}

customElements.define("sp-afterwards", Afterwards);
