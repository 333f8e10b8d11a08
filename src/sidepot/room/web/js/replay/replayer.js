// A hand that is over, step by step: the same felt as at a table, a slider, streets, equities, and how it ended.

import "../table/felt/felt.js";
import { items } from "../record/hand-lines.js";
import { button, h, mark, setText, show, typing } from "../shared/dom.js";
import { aloud, linesOf } from "../shared/event-lines.js";
import { streetName, whole } from "../shared/format.js";
import { call } from "../shared/narrator.js";
import { say } from "../shared/say.js";
import { sceneOf, streetAt, streetFrom } from "./scene.js";
import { inUnits, price } from "./units.js";

const PACE = 1200;

export class Replayer extends HTMLElement {
  connectedCallback() {
    if (this.felt) return;
    this.felt = h("sp-felt");
    this.slider = h("input", {
      type: "range",
      min: 0,
      value: 0,
      class: "scrub",
      "aria-label": say("replay-step"),
      oninput: () => this.turnTo(Number(this.slider.value)),
    });
    this.streets = h("div", { class: "seg", role: "group", "aria-label": say("replay-streets") });
    this.playing = button("", () => this.play(!this.timer), { class: "primary" });
    this.where = h("span", { class: "where" });
    this.open = h("input", { type: "checkbox", onchange: () => this.draw() });
    this.lines = h("ol", { class: "lines", tabindex: 0, "aria-label": say("replay-what-happened") });
    this.end = h("ul", { class: "ended", tabindex: 0, "aria-label": say("replay-how-it-ended") });
    const step = (label, name, by) =>
      button(label, () => this.turnTo(by()), { class: "step", "aria-label": say(name), title: say(name) });
    this.controls = h(
      "div",
      { class: "controls", role: "group", "aria-label": say("replay-controls") },
      step("«", "replay-first", () => 0),
      step("◀", "replay-back", () => this.at - 1),
      this.playing,
      step("▶", "replay-forth", () => this.at + 1),
      step("»", "replay-last", () => this.last),
      this.where,
    );
    this.append(
      this.felt,
      h(
        "div",
        { class: "bench" },
        this.slider,
        this.controls,
        this.streets,
        h("label", { class: "tick" }, this.open, h("span", {}, say("replay-all-cards"))),
        h("p", { class: "dim keyboard" }, say("replay-keys")),
      ),
      h("div", { class: "story" }, this.lines, this.end),
    );
    this.keys = (event) => this.press(event);
    document.addEventListener("keydown", this.keys);
  }

  disconnectedCallback() {
    document.removeEventListener("keydown", this.keys);
    this.play(false);
  }

  get last() {
    return this.replay.steps.length - 1;
  }

  /** Show a hand from a step on; *open*: with every card that is known. */
  begin(replay, at = 0, open = this.open.checked) {
    this.replay = inUnits(replay);
    this.open.checked = open;
    this.slider.max = String(this.last);
    this.streets.replaceChildren(
      ...replay.streets.map((street) =>
        button(streetName(street.street), () => this.turnTo(street.step), { class: "street" }),
      ),
    );
    show(this.streets, replay.streets.length > 1);
    this.drawEnd();
    this.at = -1;
    this.turnTo(at);
  }

  turnTo(step) {
    const at = Math.max(0, Math.min(this.last, step));
    if (at === this.at) return;
    const forth = at === this.at + 1;
    const before = this.replay.steps[this.at];
    this.at = at;
    this.draw(forth ? before : null);
    if (at === this.last) this.play(false);
    this.dispatchEvent(new CustomEvent("sp-step", { bubbles: true, detail: at }));
  }

  draw(before = null) {
    const { replay, at } = this;
    const step = replay.steps[at];
    this.felt.draw(sceneOf(replay, at, this.open.checked), { before, events: step.events });
    this.slider.value = String(at);
    const spoken = storyOf(step).map(aloud);
    mark(this.slider, "aria-valuetext", spoken.join("; ") || say("replay-step-of", { step: at, last: this.last }));
    setText(this.where, say("replay-step-of", { step: at, last: this.last }));
    this.drawPlaying();
    for (const [place, made] of [...this.streets.children].entries())
      mark(made, "aria-pressed", String(place === streetAt(replay, at)));
    this.lines.replaceChildren(...replay.steps.slice(0, at + 1).flatMap((each) => items(storyOf(each))));
    show(this.end, at === this.last && replay.outcome);
    this.lines.scrollTop = this.lines.scrollHeight;
    if (before) call(spoken.join(". "));
  }

  drawEnd() {
    const { outcome } = this.replay;
    const nets = Object.entries(outcome?.net ?? {}).filter(([, chips]) => chips);
    this.end.replaceChildren(
      ...items(endingOf(this.replay)),
      ...nets.map(([who, chips]) =>
        h("li", {}, h("span", {}, who), h("b", { class: chips > 0 ? "plus" : "minus" }, signed(chips))),
      ),
    );
  }

  /** Go on by itself, or no longer. */
  play(on) {
    clearInterval(this.timer);
    this.timer = null;
    if (on) {
      if (this.at === this.last) this.turnTo(0);
      this.timer = setInterval(() => this.turnTo(this.at + 1), PACE);
    }
    if (this.replay) this.drawPlaying();
  }

  drawPlaying() {
    const name = this.timer ? "replay-pause" : "replay-play";
    setText(this.playing, this.timer ? "❚❚" : "►");
    mark(this.playing, "aria-label", say(name));
    mark(this.playing, "title", say(name));
  }

  press(event) {
    if (!this.replay || typing(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof HTMLElement && event.target.closest("dialog")) return;
    const moves = {
      ArrowRight: () => this.turnTo(this.at + 1),
      ArrowLeft: () => this.turnTo(this.at - 1),
      ArrowDown: () => this.turnTo(streetFrom(this.replay, this.at, 1)),
      ArrowUp: () => this.turnTo(streetFrom(this.replay, this.at, -1)),
      Home: () => this.turnTo(0),
      End: () => this.turnTo(this.last),
      p: () => this.play(!this.timer),
    };
    const move = moves[event.key];
    if (!move || (event.target === this.slider && event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    move();
  }
}

const isWon = ({ type }) => type === "won";
/** What happened in a step, in sentences; who won what is told apart. */
const storyOf = ({ events }) =>
  linesOf(
    events.filter((event) => !isWon(event)),
    [],
    price,
  );

/** Who won what, in sentences. */
export const endingOf = ({ steps }) => linesOf(steps.at(-1).events.filter(isWon), [], price);

export const signed = (chips) => (chips > 0 ? `+${whole(chips)}` : whole(chips));

customElements.define("sp-replayer", Replayer);
