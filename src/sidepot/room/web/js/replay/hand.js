// The page of one hand: of mine, of a link, or of a file that was dropped; with what can be done with it.

import { setTitle } from "../shared/attention.js";
import { toCopy } from "../shared/copy.js";
import { button, h, select, setText, show } from "../shared/dom.js";
import { clock, costs, gameName } from "../shared/format.js";
import { get, post } from "../shared/http.js";
import { phrased, ready, say } from "../shared/say.js";
import "./replayer.js";
import { inUnits } from "./units.js";
import "./what-if.js";

const FORMATS = { pokerstars: "PokerStars", phh: "PHH", ohh: "Open Hand History", own: "sidepot" };

export class HandPage extends HTMLElement {
  /** What leads to the hands beside it, if anything does. */
  around = null;

  /** Show the hand of an address: /hands/TABLE/NUMBER (with ?public as everyone saw it), or /h/KEY. */
  begin(topbar, me, path) {
    topbar.plain();
    this.me = me;
    const [first, second, third] = path.split("/").slice(1).map(decodeURIComponent);
    const hand = first === "hands" && me ? { table: second, number: Number(third) } : null;
    const open = new URLSearchParams(location.search).has("public");
    this.mine = open ? null : hand;
    this.open(first === "h" ? { shared: second } : open ? { ...hand, public: true } : hand);
  }

  /** Show the hand that the room is asked for by *which*. */
  async open(which) {
    this.which = which;
    this.told = h("p", { class: "trouble", role: "alert" });
    this.main = h("main", { class: "replay" }, this.around, this.told);
    this.replaceChildren(this.main);
    setTitle(say("replay-title"));
    try {
      this.draw(await post("/api/replay", which));
    } catch (error) {
      setText(this.told, error.message);
      this.main.append(h("p", {}, h("a", { href: "/" }, say("shared-to-the-lobby"))));
    }
  }

  draw(replay) {
    const replayer = h("sp-replayer");
    const whatIf = h("sp-what-if");
    const about = [
      gameName(replay),
      [costs(inUnits(replay)), replay.currency].filter(Boolean).join(" "),
      replay.table,
      replay.time ? clock(Date.parse(`${replay.time}${replay.zone === "UTC" ? "Z" : ""}`)) : "",
      this.which.public ? say("replay-as-everyone-saw-it") : "",
    ];
    this.main.replaceChildren(
      this.around ?? "",
      h(
        "header",
        {},
        h("h1", {}, replay.number ? say("replay-hand", { number: replay.number }) : say("replay-title")),
        h("p", { class: "dim" }, about.filter(Boolean).join(" · ")),
        this.mine && h("p", {}, h("a", { href: `${location.pathname}?public=1` }, say("replay-as-everyone-saw-it"))),
      ),
      replayer,
      h("div", { class: "beside" }, this.mine ? this.sharing() : "", this.copying(), this.me ? whatIf : "", this.told),
    );
    // in a file without a player of its own all cards it tells are there to be seen
    replayer.begin(replay, 0, Boolean(this.which.text) && replay.hero === null);
    whatIf.about?.(this.which, replay, replayer);
  }

  /** Share it by a link, with my cards or without. */
  sharing() {
    const cards = h("input", { type: "checkbox" });
    const box = h("div", { class: "column" });
    const end = button(say("replay-stop-sharing"), () => this.stopSharing(box, end), { hidden: true });
    const share = async () => {
      const shared = await this.answer(() => post("/api/shared", { ...this.mine, cards: cards.checked }));
      if (shared) this.drawLink(box, end, shared);
    };
    cards.addEventListener("change", () => box.childElementCount && share());
    get("/api/shared").then(
      ({ shared }) => {
        const there = shared.find(({ table, number }) => table === this.mine.table && number === this.mine.number);
        if (!there) return;
        cards.checked = there.cards;
        this.drawLink(box, end, there);
      },
      () => {},
    );
    return h(
      "section",
      {},
      h("h2", {}, say("replay-share")),
      h("label", { class: "tick" }, cards, h("span", {}, say("replay-with-my-cards"))),
      h("div", { class: "row" }, button(say("replay-make-link"), share), end),
      box,
    );
  }

  drawLink(box, end, shared) {
    this.shared = shared;
    box.replaceChildren(toCopy(new URL(shared.link, location.origin).href, say("replay-link")));
    show(end, true);
  }

  async stopSharing(box, end) {
    if (!(await this.answer(() => post(`/api/shared/${this.shared.key}/delete`)))) return;
    box.replaceChildren();
    show(end, false);
  }

  /** Copy it as text. */
  copying() {
    const format = select(Object.entries(FORMATS), "pokerstars", { "aria-label": say("replay-format") });
    const box = h("textarea", { readonly: true, rows: 8, hidden: true, "aria-label": say("replay-as-text") });
    const lost = h("p", { class: "dim" });
    const clear = () => {
      box.value = "";
      show(box, false);
      setText(lost, "");
      setText(done, say("replay-copy"));
    };
    const copy = async () => {
      clear();
      const wanted = format.value;
      const found = await this.answer(() => post("/api/replay/text", { ...this.which, format: wanted }));
      if (!found) return;
      box.value = found.text;
      show(box, true);
      box.select();
      await ready(found.lost);
      if (format.value !== wanted) return; // another format was chosen meanwhile
      setText(lost, found.lost.length ? say("replay-lost", { what: found.lost.map(phrased) }) : "");
      try {
        await navigator.clipboard.writeText(found.text);
        if (format.value === wanted) setText(done, say("shared-copied"));
      } catch {
        if (format.value === wanted) setText(done, say("shared-selected-copy-it"));
      }
    };
    const done = button(say("replay-copy"), copy);
    format.addEventListener("change", clear);
    return h("section", {}, h("h2", {}, say("replay-as-text")), h("div", { class: "row" }, format, done), box, lost);
  }

  async answer(ask) {
    try {
      setText(this.told, "");
      return await ask();
    } catch (error) {
      setText(this.told, error.message);
      return null;
    }
  }
}

customElements.define("sp-hand", HandPage);
