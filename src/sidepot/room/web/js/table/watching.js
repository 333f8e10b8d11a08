// For those who watch a tournament: which of its tables.

import { button, h, mark, show } from "../shared/dom.js";
import { say } from "../shared/say.js";

export class Watching extends HTMLElement {
  connectedCallback() {
    if (this.choice) return;
    this.before = button("‹", () => this.step(-1), { "aria-label": say("table-the-table-before") });
    this.after = button("›", () => this.step(1), { "aria-label": say("table-the-table-after") });
    this.choice = h("select", {
      "aria-label": say("table-the-table-you-watch"),
      onchange: () => this.choose(Number(this.choice.value)),
    });
    this.chooser = h("div", { class: "chooser" }, this.before, this.choice, this.after);
    this.append(this.chooser);
  }

  draw(store) {
    this.store = store;
    const { you, tournament } = store;
    const counts = you.chair === null ? tables(tournament) : new Map();
    show(this, counts.size > 1);
    this.drawChoice(counts, tournament?.table);
  }

  drawChoice(counts, at) {
    const key = JSON.stringify([...counts]);
    if (this.choice.dataset.key !== key) {
      this.choice.dataset.key = key;
      this.choice.replaceChildren(
        ...[...counts].map(([number, players]) =>
          h("option", { value: number }, say("table-table-players", { number, count: players })),
        ),
      );
    }
    if (at) this.choice.value = String(at);
    mark(this.choice, "data-at", at);
  }

  choose(number) {
    this.store.look(number);
  }

  step(by) {
    const numbers = [...this.choice.options].map((option) => Number(option.value));
    const at = numbers.indexOf(Number(this.choice.value));
    this.choose(numbers[(at + by + numbers.length) % numbers.length]);
  }
}

/** The tables of a tournament, with how many sit there. */
function tables(tournament) {
  const counts = new Map();
  if (!tournament || tournament.over) return counts;
  const numbers = (tournament.players ?? [])
    .map((each) => each.table)
    .filter((number) => number > 0)
    .sort((a, b) => a - b);
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

customElements.define("sp-watching", Watching);
