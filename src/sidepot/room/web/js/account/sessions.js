// Where I am logged in, with a way to log out there.

import { button, h, show } from "../shared/dom.js";
import { day } from "../shared/format.js";

export class Sessions extends HTMLElement {
  connectedCallback() {
    if (this.list) return;
    this.list = h("ul", { class: "people" });
    this.others = button("Log out everywhere else", () => this.ask("/api/sessions/end", { session: "" }), {
      class: "plain",
    });
    this.append(this.list, this.others);
  }

  draw(sessions) {
    this.list.replaceChildren(...sessions.map((session) => this.row(session)));
    show(this.others, sessions.length > 1);
  }

  row({ id, device, began, seen, here, online }) {
    const when = here ? "this one" : online ? "in use now" : `used ${day(seen)}`;
    return h(
      "li",
      {},
      h("span", { class: "name" }, device || "A browser", h("small", {}, `${when}, since ${day(began)}`)),
      here ? "" : button("Log out there", () => this.ask("/api/sessions/end", { session: id }), { class: "small" }),
    );
  }
}

customElements.define("sp-sessions", Sessions);
