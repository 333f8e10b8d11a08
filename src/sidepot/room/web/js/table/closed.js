// Instead of a table: what happened to it, where to go, and for those who played there how it was settled.

import { setTitle } from "../shared/attention.js";
import { h } from "../shared/dom.js";
import { moment } from "../shared/format.js";
import { get } from "../shared/http.js";
import { say } from "../shared/say.js";
import "./side/settle-up.js";

const PAGES = {
  "table-closed": [say("table-this-table-is-closed"), say("table-nobody-plays-here-any-more")],
  "no-such-table": [say("table-there-is-no-table-here"), say("table-the-link-may-be-incomplete")],
  "no-such-page": [say("table-there-is-nothing-here"), say("table-the-address-may-be-mistyped")],
};
const LEFT_OUT = [say("table-this-table-is-not-shown"), ""];

/** What to say of a link that leads nowhere, by the code of the room's refusal. */
export function pageOf(code, why = "") {
  const [heading, advice] = PAGES[code] ?? LEFT_OUT;
  return { heading, advice: advice || why };
}

export class Closed extends HTMLElement {
  /** Tell why the table with this id is not there; *code* is the room's, *why* its reason in words. */
  async begin(id, { code = "", why = "" }) {
    const { heading, advice } = pageOf(code, why);
    setTitle(say("shared-title", { name: heading }));
    this.heading = h("h1", { tabindex: -1 }, heading);
    this.advice = h("p", {}, advice);
    this.sheet = h("sp-settleup", { hidden: true });
    this.again = code
      ? null
      : h("a", { href: `/t/${encodeURIComponent(id)}`, class: "button" }, say("table-open-it-again"));
    this.append(
      h(
        "main",
        { class: "closed" },
        this.heading,
        this.advice,
        this.sheet,
        h("div", { class: "row" }, h("a", { class: "primary", href: "/" }, say("shared-to-the-lobby")), this.again),
      ),
    );
    this.heading.focus({ preventScroll: true });
    if (!code.startsWith("no-such")) await this.load(id);
  }

  async load(id) {
    try {
      const seen = await get(`/api/tables/${encodeURIComponent(id)}/ledger`);
      if (seen.closed) this.settle(id, seen);
    } catch (error) {
      if (error.code === "table-closed") this.say(PAGES["table-closed"][0], PAGES["table-closed"][1]);
    }
  }

  settle(id, seen) {
    this.say(
      say("table-is-closed", { name: seen.name }),
      say("table-closed-after", { count: seen.hands, time: moment(seen.closed) }),
    );
    setTitle(say("table-title-settle-up", { name: seen.name }));
    this.sheet.draw(id, seen);
    this.sheet.hidden = false;
  }

  say(heading, advice) {
    this.heading.textContent = heading;
    this.advice.textContent = advice;
    if (this.again) this.again.hidden = true;
  }
}

customElements.define("sp-closed", Closed);
