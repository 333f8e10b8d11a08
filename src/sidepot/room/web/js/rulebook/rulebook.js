// The rulebook: every rule under its number.

import { setTitle } from "../shared/attention.js";
import { h, setText } from "../shared/dom.js";
import { say } from "../shared/say.js";
import { rulebook, written } from "./rule-links.js";

export class Rulebook extends HTMLElement {
  begin(topbar, me) {
    if (me) topbar.leaveTable(me);
    else topbar.plain();
    setTitle(say("rulebook-sidepot-the-rulebook"));
    this.told = h("p", { class: "trouble", role: "alert" });
    this.main = h(
      "main",
      { class: "record rulebook" },
      h("h1", {}, say("rulebook-the-rulebook")),
      h("p", { class: "dim" }, say("rulebook-rules-that-all-houses-share")),
      this.told,
    );
    this.append(this.main);
    this.fill();
  }

  async fill() {
    let rules;
    try {
      rules = await rulebook();
    } catch (error) {
      setText(this.told, error.message);
      return;
    }
    let part = "";
    for (const [number, rule] of Object.entries(rules)) {
      if (rule.part !== part) this.main.append(h("h2", {}, rule.part));
      part = rule.part;
      this.main.append(
        h(
          "section",
          { id: number, tabindex: -1, "aria-label": say("rulebook-rule", { number }) },
          h("h3", {}, number),
          ...written({ ...rule, part: "" }),
        ),
      );
    }
    const wanted = /** @type {HTMLElement | null} */ (
      this.querySelector(`#${CSS.escape(location.hash.slice(1) || "none")}`)
    );
    wanted?.scrollIntoView({ block: "center" });
    wanted?.focus({ preventScroll: true });
  }
}

customElements.define("sp-rulebook", Rulebook);
