// What should I do? Asked of the room, which answers where everyone else is an auto player, or once a hand is over.

import { token } from "../../shared/card-tokens.js";
import { button, h, mark, setText, show } from "../../shared/dom.js";
import { streetName } from "../../shared/format.js";
import { get } from "../../shared/http.js";
import { cards, phrasedInParts, say } from "../../shared/say.js";

export class AdviceAsker extends HTMLElement {
  connectedCallback() {
    if (this.asker) return;
    this.asker = button("", () => this.ask(), { class: "link asker", "aria-keyshortcuts": "h", hidden: true });
    this.box = h("div", {
      class: "advice",
      popover: "auto",
      role: "dialog",
      "aria-label": say("dock-advice"),
      tabindex: -1,
    });
    this.append(this.asker, this.box);
  }

  /** Offer what can be asked now; *state* is the table as it is shown. */
  draw(store, state) {
    this.store = store;
    const what = offered(store, state);
    if (what !== this.what || store.you.turn !== this.turn) this.box.hidePopover();
    this.what = what;
    this.turn = store.you.turn;
    show(this.asker, what);
    setText(this.asker, what === "now" ? say("dock-what-should-i-do") : say("dock-how-did-i-play-it"));
  }

  async ask() {
    const { what, turn } = this;
    if (!what) return;
    mark(this.asker, "aria-busy", true);
    this.fill([h("p", { class: "dim" }, say("dock-working-it-out"))]);
    this.box.showPopover();
    const found = await this.found(what).catch((error) => [h("p", {}, `${capital(error.message)}.`)]);
    mark(this.asker, "aria-busy", null);
    if (what !== this.what || turn !== this.turn) return; // it was about another turn
    this.fill(found);
    this.box.focus();
  }

  fill(parts) {
    const shut = button("×", () => this.box.hidePopover(), {
      class: "shut",
      "aria-label": say("dock-close-the-advice"),
    });
    this.box.replaceChildren(shut, ...parts);
  }

  async found(what) {
    const place = `/api/tables/${this.store.id}`;
    if (what === "now") return now(await get(`${place}/advice`));
    const { hands } = await get(`${place}/hands?limit=1`);
    if (!hands.length) return [h("p", {}, say("dock-you-have-no-hand-here"))];
    return afterwards(await get(`${place}/hands/${hands[0].number}/advice`));
  }
}

const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** "now" on one's turn among auto players, "after" a hand one was in, else nothing. */
function offered({ you, state: newest }, state) {
  if (you.chair === null) return "";
  const others = state.chairs.filter((chair) => chair && chair.player !== you.name);
  if (you.options) return !you.options.may_show && others.every((chair) => chair.badge === "auto") ? "now" : "";
  return state.outcome && newest.outcome && state.chairs[you.chair]?.dealt_in ? "after" : "";
}

const shark = ({ do: what, to }) => (to === null ? say(`dock-advise-${what}`) : say(`dock-advise-${what}-to`, { to }));

function now(advice) {
  return [h("h2", {}, shark(advice)), ...reasons(advice)];
}

function afterwards({ decisions }) {
  if (!decisions.length) return [h("p", {}, say("dock-there-was-nothing-for-you"))];
  return decisions.flatMap((each) => [h("h2", {}, decided(each)), ...reasons(each)]);
}

const reasons = (advice) => advice.reasons.map((reason) => h("p", {}, phrasedInParts(reason, token)));

/** "Flop: you called" */
const decided = ({ street, did, did_to: to, did_card: card }) =>
  say(`dock-decided-${did}`, { street: streetName(street), to, count: to, cards: card ? cards([card]) : "" });

customElements.define("sp-advice", AdviceAsker);
