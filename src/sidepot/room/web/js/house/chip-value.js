// What a chip is worth: a currency and hundredths of it, in a form that opens a table and for its host.

import { field, h, setText, show } from "../shared/dom.js";
import { worth } from "../shared/money.js";
import { say } from "../shared/say.js";

const KNOWN = ["€", "$", "£", "CHF", "kr", "zł"];
const SAMPLE = 1000;

export class ChipValue extends HTMLElement {
  connectedCallback() {
    if (this.cents) return;
    const tell = () => this.tell();
    this.currency = h("input", {
      type: "text",
      maxlength: 6,
      list: "currencies",
      size: 4,
      autocomplete: "off",
      oninput: tell,
    });
    this.cents = h("input", {
      type: "number",
      min: 0,
      max: 100000,
      step: 1,
      inputmode: "numeric",
      value: 0,
      oninput: tell,
    });
    this.about = h("small", { role: "status" });
    this.which = field(say("house-currency"), this.currency, say("house-currency.hint"));
    this.append(
      h("div", { class: "grid" }, field(say("house-cents-a-chip"), this.cents, this.about), this.which),
      h(
        "datalist",
        { id: "currencies" },
        KNOWN.map((value) => h("option", { value })),
      ),
    );
    this.set(null);
  }

  get value() {
    const cents = Number(this.cents.value);
    return { cents, currency: cents ? this.currency.value.trim() : "" };
  }

  set(value) {
    this.cents.value = value?.cents ?? 0;
    this.currency.value = value?.currency || "€";
    this.tell();
  }

  tell() {
    const { value } = this;
    show(this.which, value.cents);
    setText(
      this.about,
      value.cents
        ? say("house-chips-are-the-ledger-shows", { sample: SAMPLE, money: worth(SAMPLE, value) })
        : say("house-0-chips-are-worth-nothing"),
    );
  }
}

customElements.define("sp-chipvalue", ChipValue);
