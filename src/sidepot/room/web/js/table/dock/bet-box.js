// How much: presets, a slider, a number. The room says what is possible; the box only keeps to it.

import { button, h, mark } from "../../shared/dom.js";
import { bigBlind, chips, whole } from "../../shared/format.js";
import { say } from "../../shared/say.js";

export class BetBox extends HTMLElement {
  connectedCallback() {
    if (this.presets) return;
    this.presets = h("div", { class: "presets", role: "group", "aria-label": say("dock-bet-sizes") });
    this.slider = h("input", {
      type: "range",
      min: 0,
      max: 1000,
      step: 1,
      "aria-label": say("dock-amount"),
      oninput: () => this.slide(),
    });
    this.number = h("input", {
      type: "number",
      inputmode: "numeric",
      "aria-label": say("dock-raise-to"),
      class: "amount",
      oninput: () => this.typed(),
      onkeydown: (event) => this.onKey(event),
      onchange: () => this.set(this.amount),
    });
    this.less = button("−", () => this.step(-1), { class: "step", "aria-label": say("dock-less"), tabindex: -1 });
    this.more = button("+", () => this.step(1), { class: "step", "aria-label": say("dock-more"), tabindex: -1 });
    this.append(this.presets, h("div", { class: "sizing" }, this.less, this.slider, this.more, this.number));
    this.addEventListener("wheel", (event) => this.onWheel(event), { passive: false });
  }

  /** Offer what the options offer; a new turn begins at the smallest raise. */
  draw(options, state, turn) {
    this.options = options;
    this.unit = bigBlind(state) || 1;
    mark(this.number, "min", options.min_to);
    mark(this.number, "max", options.max_to);
    const key = JSON.stringify([options.presets, chips(1000, this.unit)]);
    if (this.key !== key) {
      this.key = key;
      this.presets.replaceChildren(
        ...options.presets.map(({ label, to }, at) =>
          button(h("span", {}, say(`preset-${label}`)), () => this.set(to), {
            class: "preset",
            "data-to": to,
            title: say("dock-key", { amount: chips(to, this.unit), number: at + 1 }),
          }),
        ),
      );
    }
    if (this.turn !== turn) {
      this.turn = turn;
      this.set(options.min_to);
    }
  }

  /** The amount, kept to what is legal. */
  set(amount) {
    const { min_to: low, max_to: high } = this.options;
    const whole = Number.isFinite(amount) ? Math.round(amount) : low;
    this.amount = Math.max(low, Math.min(high, whole));
    this.number.value = String(this.amount);
    this.drawAmount();
  }

  drawAmount() {
    const { min_to: low, max_to: high } = this.options;
    this.slider.value = String(high > low ? Math.round(1000 * Math.sqrt((this.amount - low) / (high - low))) : 1000);
    mark(this.slider, "aria-valuetext", whole(this.amount));
    for (const preset of this.presets.children)
      mark(preset, "aria-pressed", String(Number(preset.dataset.to) === this.amount));
    this.dispatchEvent(new Event("amount"));
  }

  slide() {
    const { min_to: low, max_to: high } = this.options;
    const part = (Number(this.slider.value) / 1000) ** 2;
    const exact = low + (high - low) * part;
    const unit = high - low > 40 * this.unit ? this.unit : 1;
    const rounded = part >= 1 ? high : Math.round(exact / unit) * unit;
    this.amount = Math.max(low, Math.min(high, rounded));
    this.number.value = String(this.amount);
    this.drawAmount();
  }

  typed() {
    const { min_to: low, max_to: high } = this.options;
    const given = Number(this.number.value);
    this.amount = Math.max(low, Math.min(high, Math.round(given) || low));
    this.drawAmount();
  }

  step(direction) {
    this.set(this.amount + direction * this.unit);
  }

  preset(number) {
    const found = this.options.presets[number];
    if (found) this.set(found.to);
    return Boolean(found);
  }

  onKey(event) {
    if (event.key === "Enter") {
      event.preventDefault();
      this.typed();
      this.dispatchEvent(new Event("confirm"));
    } else if (event.key === "ArrowUp" || event.key === "ArrowDown") {
      event.preventDefault();
      this.step(event.key === "ArrowUp" ? 1 : -1);
    } else if (event.key === "Escape") {
      this.number.blur();
    }
  }

  onWheel(event) {
    if (!this.options) return;
    event.preventDefault();
    this.step(event.deltaY < 0 ? 1 : -1);
  }

  focusNumber() {
    this.number.focus();
    this.number.select();
  }
}

customElements.define("sp-betbox", BetBox);
