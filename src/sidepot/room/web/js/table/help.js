// Help: how a turn goes, keys, text commands, which hand beats which.

import { button, h } from "../shared/dom.js";
import { phrased, say } from "../shared/say.js";
import { KEYS } from "./keys.js";
import { COMMANDS } from "./side/commands.js";
import { rankings } from "./side/rules.js";
import { rankingsNow } from "./state/rankings.js";

const ASKED = [
  [say("table-why-cant-i-raise"), say("table-where-a-raise-is-not")],
  [say("table-what-if-i-lose-the"), say("table-come-back-by-the-same")],
  [say("table-how-do-i-come-back"), say("table-by-your-own-link-under")],
  [say("table-what-is-the-time-bank"), say("table-when-your-time-to-act")],
  [say("table-what-are-side-pots"), say("table-who-is-all-in-can")],
];

const list = (rows, tag) =>
  h(
    "dl",
    { class: "keys" },
    rows.flatMap(([key, what]) => [h("dt", {}, h(tag, {}, key)), h("dd", {}, what)]),
  );

export class Help extends HTMLElement {
  store = /** @type {any} */ (null);

  open() {
    const { info = null, state = null } = this.store ?? {};
    this.dialog?.remove();
    this.dialog = h(
      "dialog",
      { class: "help", "aria-labelledby": "help-title", onclose: () => this.dialog.remove() },
      h(
        "header",
        {},
        h("h2", { id: "help-title" }, say("table-help")),
        button("×", () => this.dialog.close(), { class: "shut", "aria-label": say("table-close-help") }),
      ),
      h(
        "div",
        { class: "columns" },
        h("section", {}, h("h3", {}, say("table-keys")), list(KEYS, "kbd")),
        h("section", {}, h("h3", {}, say("table-text-commands")), list(COMMANDS, "code")),
        h(
          "section",
          {},
          h("h3", {}, say("table-asked-often")),
          ASKED.flatMap(([question, answer]) => [h("h4", {}, question), h("p", {}, answer)]),
        ),
        ...(info ? rankings(rankingsNow(info, state), "h3") : []),
        info
          ? h(
              "section",
              {},
              h("h3", {}, say("table-the-house", { house: info.house })),
              h(
                "ul",
                { class: "words" },
                info.words.map((line) => h("li", {}, phrased(line))),
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
