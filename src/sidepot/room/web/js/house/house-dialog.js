// A dialog that asks for the houses first and is then built from them.

import { button, h } from "../shared/dom.js";
import { get } from "../shared/http.js";
import { say } from "../shared/say.js";

let known;

/** Subclasses say *id_* and *heading*, and fill `body` in `build()` from `known`: houses, styles, dials. */
export class HouseDialog extends HTMLElement {
  id_ = "";
  heading = "";

  build() {}

  async open() {
    this.dialog?.remove();
    this.says = h("p", { class: "trouble", role: "alert" });
    this.body = h("div", { class: "body" }, h("p", { class: "dim" }, say("shared-one-moment")));
    this.dialog = h(
      "dialog",
      { class: "create", "aria-labelledby": this.id_, onclose: () => this.dialog.remove() },
      h(
        "header",
        {},
        h("h2", { id: this.id_ }, this.heading),
        button("×", () => this.dialog.close(), { class: "shut", "aria-label": say("shared-close") }),
      ),
      this.body,
    );
    this.append(this.dialog);
    this.dialog.showModal();
    try {
      known ??= await get("/api/houses");
      this.known = known;
      this.build();
    } catch (error) {
      this.body.replaceChildren(h("p", { class: "trouble" }, error.message));
    }
  }
}
