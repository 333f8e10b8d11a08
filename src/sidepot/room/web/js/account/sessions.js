// Where I am logged in, with a way to log out there.

import { button, h, show } from "../shared/dom.js";
import { day } from "../shared/format.js";
import { say } from "../shared/say.js";

export class Sessions extends HTMLElement {
  /** Asks the room for something; whoever has this element says how. */
  ask = async (_path, _body) => {};

  connectedCallback() {
    if (this.list) return;
    this.list = h("ul", { class: "people" });
    this.others = button(say("account-log-out-everywhere-else"), () => this.ask("/api/sessions/end", { session: "" }), {
      class: "plain",
    });
    this.append(this.list, this.others);
  }

  draw(sessions) {
    this.list.replaceChildren(...sessions.map((session) => this.row(session)));
    show(this.others, sessions.length > 1);
  }

  row({ id, device, began, seen, here, online }) {
    const when = here
      ? say("account-this-one")
      : online
        ? say("account-in-use-now")
        : say("account-used", { date: day(seen) });
    return h(
      "li",
      {},
      h(
        "span",
        { class: "name" },
        device || say("account-a-browser"),
        h("small", {}, say("account-since-when", { when, date: day(began) })),
      ),
      here
        ? ""
        : button(say("account-log-out-there"), () => this.ask("/api/sessions/end", { session: id }), {
            class: "small",
          }),
    );
  }
}

customElements.define("sp-sessions", Sessions);
