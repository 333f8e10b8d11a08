// My bots: make one, give it another token, remove it.

import { toCopy } from "../shared/copy.js";
import { button, field, h, show } from "../shared/dom.js";
import { day } from "../shared/format.js";
import { phrased, say, woven } from "../shared/say.js";

const IMPORT = "from sidepot.client import Client";

/** A line of Python that comes in as the bot. */
const example = (token) => `async with Client("${location.origin}", token="${token}") as bot: print(await bot.lobby())`;

export class MyBots extends HTMLElement {
  /** Asks the room for something; whoever has this element says how. */
  ask = async (_path, _body, _done) => {};

  connectedCallback() {
    if (this.list) return;
    this.list = h("ul", { class: "people" });
    this.told = h("div", { class: "told column", role: "status", hidden: true });
    this.name = h("input", {
      type: "text",
      required: true,
      maxlength: 24,
      autocomplete: "off",
      placeholder: say("account-robo"),
    });
    this.append(
      h("p", { class: "dim" }, say("account-a-program-of-yours-that")),
      this.list,
      this.told,
      h(
        "form",
        { class: "row", onsubmit: (event) => this.make(event) },
        field(say("shared-name-of-a-bot"), this.name),
        h("button", {}, say("account-make-a-bot")),
      ),
    );
  }

  draw(bots) {
    this.list.replaceChildren(...bots.map((bot) => this.row(bot)));
  }

  row({ name, at, online, token }) {
    const how = online ? say("account-connected") : token ? say("account-not-connected") : say("account-stopped");
    return h(
      "li",
      {},
      h("span", { class: "name" }, name, h("small", {}, say("account-since", { how, date: day(at) }))),
      button(say("account-new-token"), () => this.ask("/api/bots/token", { name }, (told) => this.tell(told)), {
        class: "small",
      }),
      button(say("shared-remove"), () => this.ask("/api/bots/remove", { name }, (told) => this.removed(name, told)), {
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
      h("p", {}, say("account-the-token-of-it-is", { name })),
      toCopy(token, say("account-token-of", { name })),
      h("p", { class: "dim" }, ...woven("account-in-python-after", { code: h("code", {}, IMPORT) })),
      toCopy(example(token), say("account-an-example-in-python"), { class: "secret example" }),
    );
    this.told.scrollIntoView({ block: "nearest" });
  }

  removed(name, { gone, held }) {
    show(this.told, !gone);
    if (!gone)
      this.told.replaceChildren(
        h("p", {}, say("account-has-no-token-any-more", { name, says: held.map(phrased).join("; ") })),
      );
  }
}

customElements.define("sp-mybots", MyBots);
