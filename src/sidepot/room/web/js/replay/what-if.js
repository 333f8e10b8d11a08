// Going on from a moment of a hand: by hand, against auto players, or rolled out many times.

import { token } from "../shared/card-tokens.js";
import { button, field, h, mark, select, setText, show } from "../shared/dom.js";
import { plainly } from "../shared/event-lines.js";
import { styleName, whole } from "../shared/format.js";
import { post } from "../shared/http.js";
import { say } from "../shared/say.js";
import { endingOf, signed } from "./replayer.js";

const STYLES = ["shark", "rock", "caller", "maniac", "random"];
const BY_HAND = "";
const SEEDS = 2 ** 52;

export class WhatIf extends HTMLElement {
  connectedCallback() {
    if (this.others) return;
    this.others = select(
      [
        [BY_HAND, say("replay-by-hand")],
        ...STYLES.map((style) => [style, say("replay-against", { style: styleName(style) })]),
      ],
      "shark",
    );
    this.on = button(say("replay-go-on"), () => this.begin());
    this.roll = button(say("replay-roll-out"), () => this.rollOut());
    this.back = button(say("replay-as-it-was"), () => this.end());
    this.options = h("div", { class: "row options", role: "group", "aria-label": say("replay-your-options") });
    this.told = h("p", { role: "status" });
    this.table = h("table", { hidden: true });
    // while a hand goes on this stays below the table, wherever the page is scrolled to
    this.play = h("div", { class: "play", hidden: true }, this.options, this.back);
    this.append(
      h("h2", {}, say("replay-what-if")),
      field(say("replay-others"), this.others),
      h("div", { class: "row" }, this.on, this.roll),
      this.told,
      this.table,
      this.play,
    );
  }

  /** The hand that is shown, how the room is asked for it, and where it is drawn. */
  about(which, replay, replayer) {
    this.which = which;
    this.replay = replay;
    this.unit = 10 ** replay.decimals;
    this.replayer = replayer;
    this.line = [];
    this.goes = false;
  }

  /** From the step that is shown, or once more from the one where the hand that goes on was left; other cards come. */
  from() {
    if (!this.goes) this.step = Math.min(this.replayer.at, this.replay.steps.length - 2);
    this.seed = Math.floor(Math.random() * SEEDS);
  }

  async begin() {
    this.from();
    this.line = [];
    this.against = this.others.value;
    show(this.table, false);
    await this.go();
    if (this.goes) this.replayer.felt.scrollIntoView({ block: "nearest" });
  }

  /** What is asked of the room. */
  get asked() {
    return { ...this.which, step: this.step, seed: this.seed };
  }

  async go(then = null) {
    const line = then === null ? this.line : [...this.line, then];
    const on = await this.answer("/api/replay/on", { ...this.asked, others: this.against, line });
    if (!on) return;
    this.line = line;
    this.goes = true;
    this.replayer.begin(on.replay, on.replay.steps.length - 1);
    show(this.play, true);
    this.offer(on);
    const ending = () => endingOf(on.replay).map(plainly).join("; ");
    setText(this.told, on.replay.outcome ? ending() : say("replay-to-act", { who: on.turn }));
  }

  /** Buttons for what may be done. */
  offer({ options }) {
    const typed = this.options.contains(document.activeElement);
    this.options.replaceChildren(...(options ? this.offered(options) : []));
    if (typed) (this.options.querySelector("button") ?? this.back).focus();
  }

  offered(options) {
    if (options.may_draw) return this.draws(options);
    const act = (word, label) => button(label, () => this.go(word));
    if (options.discards.length)
      return options.discards.map((card) => act(`d${card}`, [say("replay-discard"), " ", token(card)]));
    if (options.may_show) return [act("s", say("replay-show")), act("m", say("replay-muck"))];
    return [
      options.may_fold ? act("f", say("replay-fold")) : "",
      options.bring_in ? act("b", say("replay-bring-in", { amount: this.amount(options.bring_in) })) : "",
      options.may_check ? act("x", say("replay-check")) : "",
      options.may_call ? act("c", say("replay-call", { amount: this.amount(options.to_call) })) : "",
      ...(options.may_raise ? this.wagers(options) : []),
    ];
  }

  /** A number of chips as an amount of money, where the hand was played for that. */
  amount(chips) {
    return whole(chips / this.unit);
  }

  /** A wager of any size that is legal, and the largest. */
  wagers({ min_to: low, max_to: high }) {
    const wager = (to, name) => button(say(name, { to: this.amount(to) }), () => this.go(`r${to}`));
    if (low === high) return [wager(low, "replay-raise")];
    const { unit } = this;
    const to = h("input", {
      type: "number",
      min: low / unit,
      max: high / unit,
      step: 1 / unit,
      value: low / unit,
      "aria-label": say("replay-amount"),
    });
    const made = button(say("replay-raise", { to: this.amount(low) }), () => this.go(`r${read()}`));
    const read = () => Math.max(low, Math.min(high, Math.round(Number(to.value) * unit) || low));
    to.addEventListener("input", () => setText(made, say("replay-raise", { to: this.amount(read()) })));
    return [to, made, wager(high, "replay-all-in")];
  }

  /** Cards to tap that go, and a button that says how many. */
  draws({ discards, draw }) {
    const done = button("", () => this.go(`d${going().join("") || "-"}`), { class: "primary" });
    const cards = discards.map((card) =>
      button(token(card), (event) => tap(event.currentTarget), {
        class: "goes",
        "data-card": card,
        "aria-pressed": "false",
      }),
    );
    const going = () => cards.filter((made) => made.ariaPressed === "true").map((made) => made.dataset.card);
    const name = () => {
      const count = going().length;
      setText(done, count ? say("replay-draw", { count }) : say("replay-stand-pat"));
    };
    const tap = (made) => {
      const stays = made.ariaPressed === "true";
      if (stays || going().length < draw) mark(made, "aria-pressed", String(!stays));
      name();
    };
    name();
    return [h("span", { class: "dim" }, say("replay-tap-to-draw")), ...cards, done];
  }

  async rollOut() {
    this.from();
    setText(this.told, say("replay-rolling"));
    this.roll.disabled = true;
    const found = await this.answer("/api/replay/rollout", { ...this.asked, others: this.others.value || "shark" });
    this.roll.disabled = false;
    if (!found) return;
    setText(this.told, say("replay-rolled", { count: found.times, step: String(this.step) }));
    const won = (chips) => Math.round(chips) / this.unit;
    const row = (who, at) => {
      const [low, high] = found.ci95[at] ?? [];
      const between = found.ci95[at] ? say("replay-between", { low: whole(won(low)), high: whole(won(high)) }) : "";
      return h("tr", {}, h("th", { scope: "row" }, who), h("td", {}, signed(won(found.net[at]))), h("td", {}, between));
    };
    this.table.replaceChildren(h("tbody", {}, found.players.map(row)));
    show(this.table, true);
  }

  /** Back to the hand as it was played. */
  end() {
    this.goes = false;
    show(this.play, false);
    show(this.table, false);
    this.options.replaceChildren();
    setText(this.told, "");
    this.replayer.begin(this.replay, this.step);
  }

  async answer(path, body) {
    try {
      return await post(path, body);
    } catch (error) {
      setText(this.told, error.message);
      return null;
    }
  }
}

customElements.define("sp-what-if", WhatIf);
