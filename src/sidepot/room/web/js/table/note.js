// What I note on a player: a colour and a few words, for nobody but me.

import { button, field, h, setText } from "../shared/dom.js";
import { say } from "../shared/say.js";
import { COLOURS, colourName, notes } from "./state/notes.js";

const MOST = 500;

export class Note extends HTMLElement {
  /** Write a note on a player. */
  open(player) {
    this.dialog?.remove();
    const { text = "", colour = "" } = notes.on(player) ?? {};
    this.player = player;
    this.text = h("textarea", { rows: 5, maxlength: MOST, value: text });
    this.says = h("p", { class: "trouble", role: "alert" });
    this.dialog = h(
      "dialog",
      { class: "asked noted", "aria-labelledby": "note-title", onclose: () => this.dialog.remove() },
      h(
        "header",
        {},
        h("h2", { id: "note-title" }, say("table-my-note-on", { who: player })),
        button("×", () => this.dialog.close(), { class: "shut", "aria-label": say("shared-close") }),
      ),
      h(
        "div",
        { class: "body" },
        h(
          "form",
          { class: "column", onsubmit: (event) => this.save(event) },
          h(
            "fieldset",
            { class: "labels" },
            h("legend", {}, say("table-colour")),
            ["", ...COLOURS].map((each) => this.choice(each, each === colour)),
          ),
          field(say("table-note"), this.text, say("table-note.hint")),
          this.says,
          h(
            "div",
            { class: "row end" },
            text || colour ? button(say("shared-delete"), () => this.write("", ""), { class: "danger" }) : "",
            button(say("shared-cancel"), () => this.dialog.close()),
            h("button", { class: "primary" }, say("shared-save")),
          ),
        ),
      ),
    );
    this.append(this.dialog);
    this.dialog.showModal();
    this.text.focus();
  }

  choice(colour, checked) {
    return h(
      "label",
      { title: colourName(colour) },
      h("input", {
        type: "radio",
        name: "colour",
        value: colour,
        checked,
        "aria-label": colourName(colour),
      }),
      h("span", { class: "flag", "data-colour": colour || "none" }),
    );
  }

  save(event) {
    event.preventDefault();
    this.write(this.text.value, this.dialog.querySelector("[name=colour]:checked").value);
  }

  async write(text, colour) {
    try {
      await notes.write(this.player, text, colour);
      this.dialog.close();
    } catch (error) {
      setText(this.says, error.message);
    }
  }
}

customElements.define("sp-note", Note);
