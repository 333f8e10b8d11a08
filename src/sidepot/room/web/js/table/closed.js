// Instead of a table: what happened to it, where to go, and for those who played there how it was settled.

import { setTitle } from "../shared/attention.js";
import { h } from "../shared/dom.js";
import { clock, whole } from "../shared/format.js";
import { get } from "../shared/http.js";
import "./side/settle-up.js";

const PAGES = {
  "table-closed": ["This table is closed", "Nobody plays here any more."],
  "no-such-table": [
    "There is no table here",
    "The link may be incomplete, or it is of another room: ask whoever sent it for a new one.",
  ],
  "no-such-page": ["There is nothing here", "The address may be mistyped, or incomplete."],
};
const LEFT_OUT = ["This table is not shown any more", ""];

/** What to say of a link that leads nowhere, by the code of the room's refusal. */
export function pageOf(code, says = "") {
  const [heading, advice] = PAGES[code] ?? LEFT_OUT;
  return { heading, advice: advice || says };
}

export class Closed extends HTMLElement {
  /** Tell why the table with this id is not there; *code* and *says* are the room's. */
  async begin(id, { code = "", says = "" }) {
    const { heading, advice } = pageOf(code, says);
    setTitle(`${heading} – sidepot`);
    this.heading = h("h1", { tabindex: -1 }, heading);
    this.advice = h("p", {}, advice);
    this.sheet = h("sp-settleup", { hidden: true });
    this.again = code ? null : h("a", { href: `/t/${encodeURIComponent(id)}`, class: "button" }, "Open it again");
    this.append(
      h(
        "main",
        { class: "closed" },
        this.heading,
        this.advice,
        this.sheet,
        h("div", { class: "row" }, h("a", { class: "primary", href: "/" }, "To the lobby"), this.again),
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
      `${seen.name} is closed`,
      `${whole(seen.hands)} ${seen.hands === 1 ? "hand" : "hands"}, until ${clock(seen.closed).replace(/:\d\d$/, "")}. You find this again under “My tables” in the lobby.`,
    );
    setTitle(`${seen.name}, settle-up – sidepot`);
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
