// For who hosts a tournament: sending somebody away, and calling it off.

import { button, h, setText, show } from "../shared/dom.js";
import { say } from "../shared/say.js";

const CANCEL = say("competition-cancel-it");
const SURE = 4000;

export class EventHost extends HTMLElement {
  connectedCallback() {
    if (this.people) return;
    this.people = h("ul", { class: "people" });
    this.off = button(CANCEL, () => this.cancel(), { class: "danger", "data-ask": "cancel" });
    this.append(
      h("h2", {}, say("competition-for-the-host")),
      h("details", { class: "more" }, h("summary", {}, say("competition-remove-a-player")), this.people),
      h("div", { class: "row" }, this.off),
    );
  }

  draw(store) {
    const { may } = store.tournament;
    show(this, may.includes("cancel") || may.includes("remove"));
    this.drawPeople(store.tournament);
  }

  /** Everyone who is registered or plays; who is out stays so. */
  drawPeople({ registered, players, out = [], removed = [] }) {
    const gone = [...out.flat(), ...removed];
    const there = [...new Set([...registered, ...(players ?? []).map(({ player }) => player)])].filter(
      (name) => !gone.includes(name),
    );
    const key = JSON.stringify(there);
    if (key === this.key) return;
    this.key = key;
    this.people.replaceChildren(
      ...there.map((player) =>
        h(
          "li",
          {},
          h("span", { class: "name" }, player),
          button(say("shared-remove"), (event) => this.remove(player, event.currentTarget), {
            class: "small",
            "aria-label": say("competition-remove", { who: player }),
          }),
        ),
      ),
    );
  }

  /** Neither can be undone: both are asked twice. */
  remove(player, pressed) {
    this.twice(pressed, say("competition-press-again"), () => this.ask("remove", { player }));
  }

  cancel() {
    this.twice(this.off, say("competition-press-again-everyone-gets-back"), () => this.ask("cancel"));
  }

  twice(pressed, sure, act) {
    if (pressed.dataset.sure) return act();
    const label = pressed.textContent;
    pressed.dataset.sure = "yes";
    setText(pressed, sure);
    return setTimeout(() => {
      delete pressed.dataset.sure;
      setText(pressed, label);
    }, SURE);
  }

  /** What is refused is told where all of the event's answers are. */
  ask(type, fields) {
    return this.closest("sp-tournament").ask(type, fields);
  }
}

customElements.define("sp-eventhost", EventHost);
