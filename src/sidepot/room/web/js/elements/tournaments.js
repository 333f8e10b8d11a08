// Tournaments in the lobby: which there are, and a sheet to open one.

import { button, field, h, say, show } from "../dom.js";
import { get, post } from "../http.js";
import { gameName, whole } from "../words.js";

const SHEET = `house = "standard"
chairs = 6
stack = 1500
starts_with = 4
max_entrants = 6
buy_in = 10
payouts = [65, 35]

[levels]
by = "hands"
every = 8
blinds = [[10, 20], [15, 30], [25, 50], [50, 100], [100, 200]]
then = "double"

[field]
rock = 2
caller = 1
`;

export class Tournaments extends HTMLElement {
  connectedCallback() {
    if (this.list) return;
    this.list = h("ul", { class: "tables" });
    this.none = h("p", { class: "dim" }, "None yet.");
    this.append(h("div", { class: "row between" }, h("h2", {}, "Tournaments"), button("Create a tournament", () => this.open(), {})), this.none, this.list);
  }

  async load() {
    try {
      const { tournaments } = await get("/api/tournaments");
      show(this.none, !tournaments.length);
      this.list.replaceChildren(...tournaments.map(row));
    } catch {
      // the lobby tells of a lost connection
    }
  }

  open() {
    const name = h("input", { type: "text", maxlength: 40, placeholder: "Sunday freeze-out", autocomplete: "off" });
    const sheet = h("textarea", { rows: 18, spellcheck: "false", maxlength: 100000, value: SHEET });
    const says = h("p", { class: "trouble", role: "alert" });
    const dialog = h("dialog", { class: "create", "aria-labelledby": "event-title", onclose: () => dialog.remove() },
      h("header", {}, h("h2", { id: "event-title" }, "Create a tournament"), button("×", () => dialog.close(), { class: "shut", "aria-label": "close" })),
      h("form", { class: "body", onsubmit: (event) => this.submit(event, name.value, sheet.value, says, dialog) },
        field("Name", name), field("Structure sheet", sheet, "Begins by itself with starts_with players; [field] are auto players. Also format = \"season\" for a league."), says,
        h("div", { class: "row end" }, h("button", { class: "primary big" }, "Open registration"))));
    this.append(dialog);
    dialog.showModal();
  }

  async submit(event, name, toml, says, dialog) {
    event.preventDefault();
    try {
      const { path } = await post("/api/tournaments", { name: name.trim(), toml });
      dialog.close();
      this.dispatchEvent(new CustomEvent("sp-go", { bubbles: true, detail: { path } }));
    } catch (error) {
      say(says, error.message);
    }
  }
}

function row(each) {
  const { id, info, tournament: t } = each;
  const where = t.over ? "over" : t.begun ? `level ${t.level}, ${t.players.length} of ${t.entrants} left` : `registering, ${t.registered.length}${t.most ? ` of ${t.most}` : ""}`;
  return h("li", { class: "tablecard" }, h("a", { href: `/t/${id}` }, h("h3", {}, t.name)), h("p", { class: "game" }, gameName(info)),
    h("p", { class: "dim" }, [t.format ?? "tournament", where, `stack ${whole(t.stack)}`, t.host && `host ${t.host}`].filter(Boolean).join(" · ")));
}

customElements.define("sp-tournaments", Tournaments);
