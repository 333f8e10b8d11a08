// My hands everywhere, with filters; and a file of hands that is dropped here.

import { setTitle } from "../shared/attention.js";
import { withCards } from "../shared/card-tokens.js";
import { button, h, mark, setText, show } from "../shared/dom.js";
import { clock, gameName } from "../shared/format.js";
import { get, post } from "../shared/http.js";
import { say } from "../shared/say.js";
import { signed } from "./replayer.js";
import "./hand.js";

const FILTERS = { all: "", won: "result=won", lost: "result=lost", showdown: "showdown=1", big: "min_pot=50bb" };
const NAMES = {
  all: "replay-all",
  won: "replay-won",
  lost: "replay-lost-hands",
  showdown: "replay-showdown",
  big: "replay-big",
};
const PAGE = 20;
const LARGEST = 90_000;

export class Hands extends HTMLElement {
  begin(topbar) {
    topbar.plain();
    setTitle(say("shared-my-hands"));
    this.limit = PAGE;
    this.filter = "all";
    this.told = h("p", { class: "trouble", role: "alert" });
    this.tabs = h(
      "div",
      { class: "seg", role: "group", "aria-label": say("replay-which") },
      Object.keys(FILTERS).map((key) => button(say(NAMES[key]), () => this.choose(key), { "data-filter": key })),
    );
    this.list = h("ul", { class: "rows" });
    this.more = button(say("shared-older"), () => this.loadMore(), { hidden: true });
    const file = h("input", {
      type: "file",
      accept: ".txt,.phh,.phhs,.ohh,.json,.jsonl,.log",
      onchange: () => file.files[0] && this.read(file.files[0]),
    });
    this.drop = h("label", { class: "drop" }, h("span", {}, say("replay-drop")), file);
    this.found = h("ul", { class: "rows" });
    this.append(
      h(
        "main",
        { class: "record" },
        h("h1", {}, say("shared-my-hands")),
        h("p", {}, h("a", { href: "/statistics" }, say("replay-my-statistics"))),
        this.tabs,
        this.told,
        this.list,
        this.more,
        h("h2", {}, say("replay-a-file")),
        this.drop,
        this.found,
      ),
    );
    this.addEventListener("dragover", (event) => event.preventDefault());
    this.addEventListener("drop", (event) => {
      event.preventDefault();
      if (event.dataTransfer.files[0]) this.read(event.dataTransfer.files[0]);
    });
    this.load();
  }

  choose(filter) {
    this.filter = filter;
    this.limit = PAGE;
    this.load();
  }

  loadMore() {
    this.limit += PAGE;
    this.load();
  }

  async load() {
    for (const made of this.tabs.children) mark(made, "aria-pressed", String(made.dataset.filter === this.filter));
    try {
      const { total, hands } = await get(`/api/hands?limit=${this.limit}&${FILTERS[this.filter]}`);
      setText(this.told, total ? "" : say("replay-none"));
      this.list.replaceChildren(...hands.map(row));
      show(this.more, hands.length < total && this.limit < 200);
    } catch (error) {
      setText(this.told, error.message);
    }
  }

  /** The hands of a file, each with a way to replay it. */
  async read(file) {
    try {
      if (file.size > LARGEST) throw new Error(say("replay-too-large", { most: Math.floor(LARGEST / 1000) }));
      const text = await file.text();
      const { hands } = await post("/api/replay/file", { name: file.name, text });
      this.found.replaceChildren(
        ...hands.map((hand, at) => fileRow(hand, () => this.replay({ name: file.name, text, number: at + 1 }))),
      );
      setText(this.told, hands.length ? "" : say("replay-no-hands"));
      this.found.querySelector("button")?.focus();
    } catch (error) {
      setText(this.told, error.message);
    }
  }

  /** Replay a hand of the file, above everything else. */
  replay(which) {
    const page = h("sp-hand");
    page.me = true;
    this.replaceChildren(page);
    page.open(which);
  }
}

function row(hand) {
  const sign = hand.net > 0 ? "plus" : hand.net < 0 ? "minus" : "";
  return h(
    "li",
    {},
    h(
      "a",
      { href: `/hands/${encodeURIComponent(hand.table)}/${hand.number}` },
      say("replay-hand", { number: String(hand.number) }),
      " ",
      h("span", { class: "held" }, withCards(hand.cards.join(" "))),
    ),
    h("span", { class: "much" }, h("b", { class: sign }, signed(hand.net))),
    h("small", {}, [clock(hand.at), gameName(hand), say("replay-pot", { amount: hand.pot })].join(" · ")),
  );
}

function fileRow(hand, onclick) {
  const line = h("small", {}, hand.error || hand.players.join(", "));
  const name = hand.number || say("replay-line", { line: String(hand.line) });
  return h(
    "li",
    {},
    hand.error ? h("span", { class: "trouble" }, name) : button(say("replay-hand", { number: name }), onclick),
    line,
  );
}

customElements.define("sp-hands", Hands);
