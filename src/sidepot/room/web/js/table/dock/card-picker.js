// Cards of one's own to throw away, for new ones or for none: each is a button that stays pressed. The choice is kept for
// its turn, also when the page is loaded again.

import { token } from "../../shared/card-tokens.js";
import { button, mark } from "../../shared/dom.js";
import { cardName, sorted } from "../../shared/format.js";
import { say } from "../../shared/say.js";

const KEY = "sidepot-chosen";

export class CardPicker extends HTMLElement {
  connectedCallback() {
    this.chosen ??= [];
    mark(this, "role", "group");
  }

  /** What may be thrown away now; *turn* names the table, its turn and the cards, and what was chosen for it is kept. */
  draw({ discards, may_draw: draws, draw, throws }, turn) {
    this.most = draws ? draw : Math.max(1, throws);
    if (this.turn !== turn) {
      this.turn = turn;
      this.chosen = remembered(turn).filter((card) => discards.includes(card));
      const name = draws ? "dock-exchange-the" : "dock-throw-away-the";
      mark(this, "aria-label", draws ? say("dock-cards-to-exchange") : say("shared-throw-a-card-away"));
      this.replaceChildren(
        ...sorted(discards).map((card, at) =>
          button(token(card), () => this.toggle(card), {
            class: "throw",
            "aria-label": say(name, { card: cardName(card) }),
            "data-card": card,
            title: say("dock-key-number", { number: at + 1 }),
          }),
        ),
      );
    }
    this.press();
  }

  /** Nothing is asked: nothing is chosen. */
  clear() {
    if (!this.chosen.length && !this.turn) return;
    this.chosen = [];
    this.turn = null;
  }

  /** Choose a card, or no longer; where one has to go, another one takes its place. */
  toggle(card) {
    if (this.chosen.includes(card)) this.chosen = this.chosen.filter((other) => other !== card);
    else if (this.chosen.length < this.most) this.chosen = [...this.chosen, card];
    else if (this.most === 1) this.chosen = [card];
    remember(this.turn, this.chosen);
    this.press();
    this.dispatchEvent(new Event("chosen"));
  }

  press() {
    const full = this.most > 1 && this.chosen.length >= this.most;
    for (const made of /** @type {Iterable<HTMLButtonElement>} */ (this.children)) {
      const on = this.chosen.includes(made.dataset.card);
      mark(made, "aria-pressed", String(on));
      made.disabled = full && !on;
    }
  }

  /** The card with this number, from one on. */
  at(number) {
    const made = this.children[number - 1];
    return made instanceof HTMLElement ? made.dataset.card : null;
  }
}

/** A choice for each table. */
function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

function remembered(turn) {
  const [table] = turn.split(" ");
  const found = kept()[table];
  return found?.turn === turn && Array.isArray(found.cards) ? found.cards : [];
}

function remember(turn, cards) {
  const [table] = turn.split(" ");
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...kept(), [table]: { turn, cards } }));
  } catch {
    // a browser that keeps nothing forgets the choice with the page
  }
}

customElements.define("sp-picker", CardPicker);
