// My hands everywhere, with filters; and files of hands that are dropped here.

import { setTitle } from "../shared/attention.js";
import { withCards } from "../shared/card-tokens.js";
import { button, h, mark, setText, show } from "../shared/dom.js";
import { clock, gameName } from "../shared/format.js";
import { get } from "../shared/http.js";
import { say } from "../shared/say.js";
import { opened } from "./opened-files.js";
import { signed } from "./replayer.js";
import "./hand.js";
import "./hand-files.js";

const FILTERS = { all: "", won: "result=won", lost: "result=lost", showdown: "showdown=1", big: "min_pot=50bb" };
const NAMES = {
  all: "replay-all",
  won: "replay-won",
  lost: "replay-lost-hands",
  showdown: "replay-showdown",
  big: "replay-big",
};
const PAGE = 20;

export class Hands extends HTMLElement {
  begin(topbar) {
    topbar.plain();
    const at = opened.named(location.search);
    if (at === null) this.mine();
    else this.replay(at);
  }

  /** My hands, and the files that are open. */
  mine() {
    setTitle(say("shared-my-hands"));
    this.limit = PAGE;
    this.filter = "all";
    this.told = h("p", { class: "trouble", role: "alert" });
    this.none = h("p", { class: "dim", role: "status" });
    this.tabs = h(
      "div",
      { class: "seg", role: "group", "aria-label": say("replay-which") },
      Object.keys(FILTERS).map((key) => button(say(NAMES[key]), () => this.choose(key), { "data-filter": key })),
    );
    this.list = h("ul", { class: "rows" });
    this.more = button(say("shared-older"), () => this.loadMore(), { hidden: true });
    this.append(
      h(
        "main",
        { class: "record" },
        h("h1", {}, say("shared-my-hands")),
        h("p", {}, h("a", { href: "/statistics" }, say("replay-my-statistics"))),
        this.tabs,
        this.told,
        this.none,
        this.list,
        this.more,
        h("sp-hand-files"),
      ),
    );
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
      setText(this.told, "");
      setText(this.none, total ? "" : say(this.filter === "all" ? "replay-none-yet" : "replay-none"));
      this.list.replaceChildren(...hands.map(row));
      show(this.more, hands.length < total && this.limit < 200);
    } catch (error) {
      setText(this.told, error.message);
    }
  }

  /** A hand of a file, with ways to those beside it. */
  async replay(at) {
    const page = h("sp-hand");
    page.me = true;
    page.around = around(at);
    this.append(page);
    page.open(await opened.hands[at].file.textOf(opened.hands[at]));
  }
}

function around(at) {
  const { found } = opened;
  const place = found.indexOf(at);
  const way = (name, to) => to !== undefined && h("a", { href: opened.address(to) }, say(name));
  return h(
    "nav",
    { class: "row", "aria-label": say("replay-file-hands") },
    h("a", { href: "/hands" }, say("replay-to-the-list")),
    way("replay-hand-before", found[place - 1]),
    way("replay-hand-after", found[place + 1]),
    h("span", { class: "dim" }, say("replay-hand-of", { at: place + 1, count: found.length })),
  );
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
    h(
      "small",
      {},
      [hand.called, clock(hand.at), gameName(hand), say("replay-pot", { amount: hand.pot })]
        .filter(Boolean)
        .join(" · "),
    ),
  );
}

customElements.define("sp-hands", Hands);
