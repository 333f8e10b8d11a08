// What cannot wait, wherever in the room one is: somebody asks for a chair, one was let in, it is one's turn elsewhere.

import { callOut } from "../shared/attention.js";
import { button, h } from "../shared/dom.js";
import { say } from "../shared/say.js";
import { sooner } from "./my-turns.js";

export class Calls extends HTMLElement {
  connection = null;
  tables = null;

  begin(connection, tables) {
    this.connection?.removeEventListener("my-tables", this.onTables);
    this.tables?.removeEventListener("change", this.look);
    this.connection = connection;
    this.tables = tables;
    this.rows = [];
    this.known = "";
    this.onTables = ({ detail }) => {
      this.rows = detail.tables;
      this.look();
    };
    this.look = () => this.know(sooner(this.rows, tables.stores));
    connection.addEventListener("my-tables", this.onTables);
    tables.addEventListener("change", this.look);
    connection.keep("mine", () => ({ type: "mine", on: true }));
  }

  /** What is known of my tables now. */
  know(rows) {
    const known = JSON.stringify(rows);
    if (known === this.known) return;
    this.known = known;
    this.connection.mine = rows;
    this.draw();
    this.connection.dispatchEvent(new Event("mine"));
  }

  /** Draw what is called out at the place that is shown now. */
  draw() {
    const here = location.pathname;
    const calls = (this.connection?.mine ?? []).flatMap((table) => callsOf(table, here === `/t/${table.id}`));
    const key = JSON.stringify(calls);
    if (key === this.key) return;
    this.key = key;
    this.replaceChildren(...calls.map((call) => this.line(call)));
    callOut(calls[0]?.says ?? "");
  }

  line({ says, table, player }) {
    const answer = (on) => this.answer(table, player, on);
    const buttons = player
      ? [
          button(say("shared-let-in"), () => answer(true), {
            class: "small primary",
            "aria-label": say("shared-let-in-who", { who: player }),
          }),
          button(say("room-no"), () => answer(false), {
            class: "small",
            "aria-label": say("shared-no-do-not-let-in", { who: player }),
          }),
        ]
      : [h("a", { class: "button small", href: `/t/${table}` }, say("room-go-there"))];
    return h("p", { class: "call", role: "alert" }, h("span", {}, says), h("span", { class: "answers" }, ...buttons));
  }

  async answer(table, player, on) {
    try {
      await this.connection.ask("admit", { table, player, on });
    } catch (error) {
      this.append(h("p", { class: "call trouble", role: "alert" }, error.message));
    }
  }
}

function callsOf(table, here) {
  const found = table.asking.map(({ player, chips, chair }) => ({
    says: here
      ? say("room-asks-for-chair", { who: player, number: chair + 1, chips })
      : say("room-asks-for-chair-at", { who: player, name: table.name, chips }),
    table: table.id,
    player,
  }));
  if (!here && !table.open && table.your_turn)
    found.unshift({ says: say("room-your-turn-at", { name: table.name }), table: table.id });
  if (!here && table.waits === "admitted")
    found.push({ says: say("room-the-host-lets-you-in", { name: table.name }), table: table.id });
  return found;
}

customElements.define("sp-calls", Calls);
