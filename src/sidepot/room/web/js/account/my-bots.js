// My bots: make one, give it another token, remove it.

import { toCopy } from "../shared/copy.js";
import { button, field, h, show } from "../shared/dom.js";
import { day } from "../shared/format.js";

/** A line of Python that comes in as the bot. */
const example = (token) => `async with Client("${location.origin}", token="${token}") as bot: print(await bot.lobby())`;

export class MyBots extends HTMLElement {
  connectedCallback() {
    if (this.list) return;
    this.list = h("ul", { class: "people" });
    this.told = h("div", { class: "told column", role: "status", hidden: true });
    this.name = h("input", { type: "text", required: true, maxlength: 24, autocomplete: "off", placeholder: "Robo" });
    this.append(
      h(
        "p",
        { class: "dim" },
        "A program of yours that plays under a name of its own, with a badge. It comes in with a token.",
      ),
      this.list,
      this.told,
      h(
        "form",
        { class: "row", onsubmit: (event) => this.make(event) },
        field("Name of a bot", this.name),
        h("button", {}, "Make a bot"),
      ),
    );
  }

  draw(bots) {
    this.list.replaceChildren(...bots.map((bot) => this.row(bot)));
  }

  row({ name, at, online, token }) {
    const how = online ? "connected" : token ? "not connected" : "stopped";
    return h(
      "li",
      {},
      h("span", { class: "name" }, name, h("small", {}, `${how}, since ${day(at)}`)),
      button("New token", () => this.ask("/api/bots/token", { name }, (told) => this.tell(told)), { class: "small" }),
      button("Remove", () => this.ask("/api/bots/remove", { name }, (told) => this.removed(name, told)), {
        class: "small danger",
      }),
    );
  }

  make(event) {
    event.preventDefault();
    this.ask("/api/bots", { name: this.name.value }, (told) => {
      this.name.value = "";
      this.tell(told);
    });
  }

  /** The token, this once. */
  tell({ name, token }) {
    show(this.told, true);
    this.told.replaceChildren(
      h("p", {}, `The token of ${name}. It is shown only now:`),
      toCopy(token, `token of ${name}`),
      h("p", { class: "dim" }, "In Python, after ", h("code", {}, "from sidepot.client import Client"), ":"),
      toCopy(example(token), "an example in Python", { class: "secret example" }),
    );
    this.told.scrollIntoView({ block: "nearest" });
  }

  removed(name, { gone, says }) {
    show(this.told, !gone);
    if (!gone)
      this.told.replaceChildren(
        h("p", {}, `${name} has no token any more, and gets up from its tables. Remove it again then: ${says}.`),
      );
  }
}

customElements.define("sp-mybots", MyBots);
