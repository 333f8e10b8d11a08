// Bots over HTTP for a new event: a name and a URL each.

import { button, field, h } from "../shared/dom.js";
import { say } from "../shared/say.js";

export class BotRows extends HTMLElement {
  connectedCallback() {
    if (this.list) return;
    this.list = h("div", { class: "botrows" });
    this.append(
      this.list,
      button(say("competition-add-a-bot"), () => this.add(), { class: "small" }),
    );
  }

  /** What stands in the rows, as far as something does. */
  get value() {
    const rows = [...(this.list?.children ?? [])].map((row) =>
      [...row.querySelectorAll("input")].map((made) => made.value.trim()),
    );
    return rows.map(([name, url]) => ({ name, url })).filter(({ name, url }) => name || url);
  }

  add() {
    const name = h("input", {
      type: "text",
      maxlength: 24,
      autocomplete: "off",
      placeholder: say("competition-heron"),
    });
    const url = h("input", {
      type: "text",
      inputmode: "url",
      maxlength: 1000,
      autocomplete: "off",
      spellcheck: "false",
      placeholder: "https://bots.example/heron",
    });
    const row = h(
      "div",
      { class: "row" },
      field(say("shared-name"), name),
      field("URL", url),
      button(say("shared-remove"), () => this.remove_(row), { class: "small" }),
    );
    this.list.append(row);
    name.focus();
  }

  remove_(row) {
    row.remove();
    this.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

customElements.define("sp-botrows", BotRows);
