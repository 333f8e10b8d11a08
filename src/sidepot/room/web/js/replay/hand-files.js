// Files of hands that are dropped or chosen here: a list of their hands, each a way to replay it.

import { button, field, h, mark, setText, show } from "../shared/dom.js";
import { clock, gameName } from "../shared/format.js";
import { post } from "../shared/http.js";
import { phrased, ready, say } from "../shared/say.js";
import { opened } from "./opened-files.js";
import { signed } from "./replayer.js";

const PAGE = 50;
/** Milliseconds without a change of the list after which the room is asked about it. */
const CALM = 200;

export class HandFiles extends HTMLElement {
  connectedCallback() {
    if (this.list) return;
    this.list = h("ol", { class: "rows" });
    this.told = h("p", { role: "status" });
    this.troubles = h("div", { class: "trouble", role: "alert" });
    this.progress = h("progress", { max: 1, value: 0, hidden: true, "aria-label": say("replay-reading") });
    this.words = h("input", { type: "search", value: opened.words, oninput: () => this.look(this.words.value) });
    this.finding = field(say("replay-find"), this.words, say("replay-find-hint"));
    this.more = button(say("replay-more"), () => this.draw(this.drawn + PAGE), { hidden: true });
    this.append(
      h("h2", {}, say("replay-files")),
      this.choosing(),
      this.progress,
      this.told,
      this.troubles,
      this.finding,
      this.list,
      this.more,
    );
    this.show();
  }

  choosing() {
    const choose = h("input", {
      type: "file",
      multiple: true,
      accept: ".txt,.phh,.phhs,.ohh,.json,.jsonl,.sidepot,.log",
      onchange: () => this.open([...choose.files]),
    });
    const drop = h("label", { class: "drop" }, h("span", {}, say("replay-drop")), choose);
    drop.addEventListener("dragover", (event) => {
      event.preventDefault();
      drop.classList.add("over");
    });
    drop.addEventListener("dragleave", () => drop.classList.remove("over"));
    drop.addEventListener("drop", (event) => {
      event.preventDefault();
      drop.classList.remove("over");
      this.open([...event.dataTransfer.files]);
    });
    return drop;
  }

  async open(files) {
    if (!files.length) return;
    show(this.progress, true);
    setText(this.told, say("replay-reading"));
    await opened.open(files, (part) => mark(this.progress, "value", part));
    show(this.progress, false);
    this.words.value = "";
    this.show();
    if (opened.hands.length) this.words.focus();
  }

  look(words) {
    opened.words = words;
    this.show();
  }

  /** The files that are open, from their first hand on. */
  show() {
    const { hands, troubles } = opened;
    this.places = opened.found;
    this.troubles.replaceChildren(...troubles.map((trouble) => h("p", {}, trouble)));
    show(this.finding, hands.length);
    const counts = { count: hands.length, found: this.places.length };
    setText(this.told, hands.length ? say(opened.words ? "replay-found" : "replay-listed", counts) : "");
    this.list.replaceChildren();
    this.unread = [];
    this.draw(PAGE);
  }

  /** So many rows. */
  draw(many) {
    const rows = this.places.slice(this.list.children.length, many).map((at) => ({ at, row: row(at) }));
    this.list.append(...rows.map(({ row }) => row));
    this.drawn = many;
    show(this.more, many < this.places.length);
    if (rows.length && many > PAGE) rows[0].row.querySelector("a")?.focus();
    for (const { at, row } of rows) if (opened.hands[at].read) tell(row, opened.hands[at]);
    this.unread.push(...rows.filter(({ at }) => !opened.hands[at].long && !opened.hands[at].read));
    this.ask();
  }

  /** Ask the room what the hands in the list are, once nobody types any more. */
  ask() {
    clearTimeout(this.soon);
    this.soon = setTimeout(() => this.askSome(), CALM);
  }

  /** A few of them, and then the next; where the room is busy the rest stay as the file's heads tell them. */
  async askSome() {
    if (this.asking || !this.unread.length || !this.isConnected) return;
    this.asking = true;
    const places = this.unread.map(({ at }) => at);
    const some = this.unread.slice(0, opened.batch(places).length);
    const hands = some.map(({ at }) => opened.hands[at]);
    try {
      await learn(hands);
      for (const [at, { row }] of some.entries()) tell(row, hands[at]);
      this.unread = this.unread.filter(({ at }) => opened.hands[at] && !opened.hands[at].read);
      this.ask();
    } catch {
      this.unread = [];
    } finally {
      this.asking = false;
    }
  }
}

/** What the room reads in some hands of a file. */
async function learn(hands) {
  const texts = await Promise.all(hands.map((hand) => hand.file.textOf(hand)));
  const asked = texts.map(({ text, on_line }) => ({ text, on_line }));
  const { hands: found } = await post("/api/replay/file", { name: texts[0].name, hands: asked });
  await ready(found);
  for (const [at, read] of found.entries()) hands[at].read = read;
}

function row(at) {
  const hand = opened.hands[at];
  const name = hand.number ? say("replay-hand", { number: hand.number }) : say("replay-at-line", { line: hand.line });
  return h(
    "li",
    {},
    hand.long ? h("span", {}, name) : h("a", { href: opened.address(at) }, name),
    h("span", { class: "much" }),
    h("small", {}, hand.long ? say("replay-too-long") : about(hand, hand.what)),
  );
}

const about = ({ time, players }, game) =>
  [time === null ? "" : clock(time), game, players.join(", ")].filter(Boolean).join(" · ");

/** What the room has read: the game by its name, what the player won whose hand it is, or what is wrong. */
function tell(row, hand) {
  const { error, game, limit, hero, net, players } = hand.read;
  const [, much, small] = row.children;
  if (error) {
    small.classList.add("trouble");
    setText(small, phrased(error));
    return;
  }
  setText(small, about({ time: hand.time, players }, gameName({ game, limit })));
  if (hero === null) return;
  const won = Number(net);
  much.replaceChildren(h("b", { class: won > 0 ? "plus" : won < 0 ? "minus" : "" }, signed(won)));
}

customElements.define("sp-hand-files", HandFiles);
