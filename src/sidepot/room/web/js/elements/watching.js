// For those who watch: which table of a tournament, and how much later they see it.

import { button, h, mark, say, show } from "../dom.js";

/** "30 seconds", "2 minutes" */
const span = (ms) => (ms % 60_000 === 0 ? `${ms / 60_000} minute${ms === 60_000 ? "" : "s"}` : `${Math.round(ms / 1000)} seconds`);

export class Watching extends HTMLElement {
  connectedCallback() {
    if (this.late) return;
    this.late = h("p", { class: "late" });
    this.before = button("‹", () => this.step(-1), { "aria-label": "the table before" });
    this.after = button("›", () => this.step(1), { "aria-label": "the table after" });
    this.choice = h("select", { "aria-label": "the table you watch", onchange: () => this.choose(Number(this.choice.value)) });
    this.chooser = h("div", { class: "chooser" }, this.before, this.choice, this.after);
    this.append(this.chooser, this.late);
  }

  draw(store) {
    this.store = store;
    const { info, you, tournament } = store;
    const watches = you.chair === null;
    const counts = watches ? tables(tournament) : new Map();
    const delay = watches ? info.delay_ms ?? 0 : 0;
    show(this.late, delay);
    say(this.late, delay ? `Shown ${span(delay)} later` : "");
    show(this.chooser, counts.size > 1);
    show(this, delay || counts.size > 1);
    this.drawChoice(counts, tournament?.table);
  }

  drawChoice(counts, at) {
    const key = JSON.stringify([...counts]);
    if (this.choice.dataset.key !== key) {
      this.choice.dataset.key = key;
      this.choice.replaceChildren(...[...counts].map(([number, players]) => h("option", { value: number }, `Table ${number} · ${players} players`)));
    }
    if (at) this.choice.value = String(at);
    mark(this.choice, "data-at", at);
  }

  choose(number) {
    this.store.at = number;
    this.store.look();
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
  const numbers = (tournament.players ?? []).map((each) => each.table).filter((number) => number > 0).sort((a, b) => a - b);
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

customElements.define("sp-watching", Watching);
