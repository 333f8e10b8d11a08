// Help: how a turn goes, keys, text commands, which hand beats which.

import { button, h } from "../shared/dom.js";
import { KEYS } from "./keys.js";
import { COMMANDS } from "./side/commands.js";
import { rankings } from "./side/rules.js";

const ASKED = [
  [
    "Why can’t I raise?",
    "Where a raise is not possible, the house’s reason stands where the sizes usually are, with the number of its rule in the rulebook. The command “why” tells it too.",
  ],
  [
    "What if I lose the connection?",
    "Come back by the same link in the same browser: seat, cards and clock are still there. The table waits a little for you.",
  ],
  [
    "How do I come back on another device?",
    "By your own link, under “Account” at the top: it logs you in anywhere, with your name, seat and chips. A password or a passkey does, too, if you set one.",
  ],
  [
    "What is the time bank?",
    "When your time to act is over your bank runs; it fills up slowly with every hand. When it is empty you check, or fold.",
  ],
  [
    "What are side pots?",
    "Who is all-in can win from each player only what they put in themselves. The rest is a side pot for the others.",
  ],
];

const list = (rows, tag) =>
  h(
    "dl",
    { class: "keys" },
    rows.flatMap(([key, what]) => [h("dt", {}, h(tag, {}, key)), h("dd", {}, what)]),
  );

export class Help extends HTMLElement {
  open(info) {
    this.info = info ?? this.info;
    this.dialog?.remove();
    this.dialog = h(
      "dialog",
      { class: "help", "aria-labelledby": "help-title", onclose: () => this.dialog.remove() },
      h(
        "header",
        {},
        h("h2", { id: "help-title" }, "Help"),
        button("×", () => this.dialog.close(), { class: "shut", "aria-label": "close help" }),
      ),
      h(
        "div",
        { class: "columns" },
        h("section", {}, h("h3", {}, "Keys"), list(KEYS, "kbd")),
        h("section", {}, h("h3", {}, "Text commands"), list(COMMANDS, "code")),
        h(
          "section",
          {},
          h("h3", {}, "Asked often"),
          ASKED.flatMap(([question, answer]) => [h("h4", {}, question), h("p", {}, answer)]),
        ),
        this.info ? h("section", {}, h("h3", {}, "Hands, best first"), rankings(this.info.rankings)) : "",
        this.info
          ? h(
              "section",
              {},
              h("h3", {}, `The house: ${this.info.house}`),
              h(
                "ul",
                { class: "words" },
                this.info.words.map((line) => h("li", {}, line)),
              ),
            )
          : "",
      ),
    );
    this.append(this.dialog);
    this.dialog.showModal();
  }
}

customElements.define("sp-help", Help);
