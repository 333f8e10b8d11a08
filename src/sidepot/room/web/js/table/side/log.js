// The dealer's log: this hand, the last one, my hands; and the box for text commands.

import { files, items } from "../../record/hand-lines.js";
import { tell } from "../../rulebook/rule-links.js";
import { withCards } from "../../shared/card-tokens.js";
import { button, h, mark, show } from "../../shared/dom.js";
import { linesOf, plainly } from "../../shared/event-lines.js";
import { spoken, whole } from "../../shared/format.js";
import { get } from "../../shared/http.js";
import { call } from "../../shared/narrator.js";
import { say, woven } from "../../shared/say.js";
import { run } from "./commands.js";

const VIEWS = { now: say("side-this-hand"), last: say("side-last-hand"), mine: say("shared-my-hands") };

export class Log extends HTMLElement {
  connectedCallback() {
    if (this.lines) return;
    this.view = "now";
    this.tabs = h(
      "div",
      { class: "seg", role: "group", "aria-label": say("side-which-hand") },
      Object.entries(VIEWS).map(([key, label]) => button(label, () => this.turnTo(key), { "data-view": key })),
    );
    this.lines = h("ol", { class: "lines", tabindex: 0, "aria-label": say("side-dealers-log") });
    this.input = h("input", {
      type: "text",
      autocomplete: "off",
      autocapitalize: "none",
      spellcheck: "false",
      maxlength: 80,
      placeholder: say("side-f-c-r-600-board"),
      "aria-label": say("side-text-command"),
    });
    this.answer = h("output", { class: "answer" });
    this.append(
      this.tabs,
      this.lines,
      this.answer,
      h("form", { class: "row", onsubmit: (event) => this.submit(event) }, this.input, h("button", {}, say("side-do"))),
    );
  }

  draw(store) {
    this.store = store;
    for (const made of this.tabs.children) mark(made, "aria-pressed", String(made.dataset.view === this.view));
    if (this.view === "mine") return this.fillMine();
    this.fill(this.view === "last" ? (store.state?.outcome ? store.log : store.lastHand) : store.log);
  }

  fill(events) {
    const end = this.lines.scrollHeight - this.lines.scrollTop - this.lines.clientHeight < 40;
    const lines = linesOf(events);
    const key = lines.map(plainly).join("\n");
    if (key === this.key) return;
    this.key = key;
    this.lines.replaceChildren(...items(lines));
    if (end) this.lines.scrollTop = this.lines.scrollHeight;
  }

  turnTo(view) {
    this.view = view;
    this.key = null;
    this.filled = false;
    this.draw(this.store);
  }

  /** My hands, asked for once; not while one of them is still being shown, whose end they would tell. */
  async fillMine() {
    if (this.filled) return;
    if (this.store.timeline.behind) {
      this.lines.replaceChildren(h("li", { class: "dim" }, say("side-your-hands-come-when-this")));
      return;
    }
    this.filled = true;
    try {
      const { hands } = await get(`/api/tables/${this.store.id}/hands?limit=30`);
      if (this.view !== "mine") return;
      if (this.store.timeline.behind) {
        this.filled = false; // a hand has ended meanwhile
        this.draw(this.store);
        return;
      }
      const all = h("li", {}, files(say("side-all-my-hands-here"), `/api/tables/${this.store.id}/file`));
      this.lines.replaceChildren(
        ...(hands.length
          ? [all, ...hands.map((hand) => mine(hand, this.store.you.name))]
          : [h("li", {}, say("side-you-have-not-finished-a"))]),
      );
      this.lines.scrollTop = 0;
    } catch (error) {
      this.lines.replaceChildren(h("li", { class: "trouble" }, error.message));
    }
  }

  async submit(event) {
    event.preventDefault();
    const line = this.input.value.trim();
    if (!line) return;
    this.input.value = "";
    let says;
    try {
      says = await run(line, this.store);
    } catch (error) {
      says = error.message;
    }
    tell(this.answer, says);
    show(this.answer, says);
    call(says);
  }
}

/** One of my hands: what I held, how it went for me and the board; all of it when opened. */
function mine(hand, me) {
  const held = (hand.cards[me] ?? []).filter(Boolean).join(" ");
  const board = hand.board.filter(Boolean).join(" ");
  const net = hand.net > 0 ? `+${whole(hand.net)}` : whole(hand.net);
  return h(
    "li",
    {},
    h(
      "details",
      {},
      h(
        "summary",
        {},
        say("shared-hand-number", { number: hand.number }),
        " ",
        h(
          "span",
          { class: "held", "aria-label": held ? say("side-my-cards", { cards: spoken(held) }) : null },
          withCards(held),
        ),
        " ",
        h("b", { class: hand.net > 0 ? "plus" : hand.net < 0 ? "minus" : "" }, net),
        board
          ? h("span", { class: "then" }, ...woven("side-board-was", { board: h("span", {}, withCards(board)) }))
          : "",
      ),
      h("ol", { class: "lines inner" }, items(linesOf(hand.events))),
      h("p", {}, h("a", { href: `/hands/${hand.table}/${hand.number}` }, say("replay-this"))),
      files(say("shared-hand-number", { number: hand.number }), `/api/tables/${hand.table}/file?hand=${hand.number}`),
    ),
  );
}

customElements.define("sp-log", Log);
