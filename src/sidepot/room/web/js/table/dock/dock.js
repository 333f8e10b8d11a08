// What you can do, always in the same places: a line that says what is asked, sizes or plans, three buttons.

import { tell } from "../../rulebook/rule-links.js";
import { button, h, mark, setText, show } from "../../shared/dom.js";
import { bigBlind, cardName, chips } from "../../shared/format.js";
import { say } from "../../shared/say.js";
import { settings } from "../../shared/settings.js";
import { endings, madeOf } from "../state/outcome.js";
import { rankingsNow } from "../state/rankings.js";
import { whyNot } from "../state/why-not.js";
import { COMING, later, STATUS } from "./status.js";
import "./advice.js";
import "./after-hand.js";
import "./ask.js";
import "./bet-box.js";
import "./card-picker.js";
import "./sit-bar.js";

const PLANS = {
  "check-fold": say("dock-check-fold"),
  check: say("dock-check"),
  call: say("dock-call"),
  "call-any": say("dock-call-any"),
  "stand-pat": say("verb-stand-pat"),
};
/** Plans with the price at which they were made: a call is for that price, or folds to any other. */
const PRICED = { call: "dock-call-amount", "call-fold": "dock-call-or-fold" };
const SURE = 3000;
export class Dock extends HTMLElement {
  connectedCallback() {
    if (this.status) return;
    this.status = h("p", { class: "status" });
    this.made = h("p", { class: "made" });
    this.trouble = h("p", { class: "trouble", role: "alert" });
    this.advice = h("sp-advice");
    this.betbox = h("sp-betbox");
    this.plans = h("div", { class: "plans", role: "group", "aria-label": say("dock-decide-ahead") });
    this.entering = button("", () => this.ask(this.store.ask("back", { entry: COMING[this.store.you.entry].other })), {
      class: "plan",
    });
    this.forward = button(say("dock-fast-forward"), () => this.hurry(), { class: "plan" });
    this.reason = h("p", { class: "reason" });
    this.picker = h("sp-picker", { class: "throws" });
    this.sitbar = h("sp-sitbar");
    this.asks = h("sp-ask", { hidden: true });
    this.afterwards = h("sp-afterwards", { hidden: true });
    this.result = h("div", { class: "result" });
    this.fold = button(say("dock-fold"), () => this.onFold(), { class: "act fold", "aria-keyshortcuts": "f" });
    this.call = button(say("dock-check"), () => this.onCall(), { class: "act call", "aria-keyshortcuts": "c" });
    this.raise = button(say("dock-raise"), () => this.onRaise(), { class: "act raise", "aria-keyshortcuts": "r" });
    this.actions = h(
      "div",
      { class: "actions", role: "group", tabindex: -1, "aria-label": say("dock-actions") },
      this.fold,
      this.call,
      this.raise,
    );
    this.sizes = h(
      "div",
      { class: "sizes" },
      this.betbox,
      this.plans,
      this.forward,
      this.entering,
      this.reason,
      this.picker,
      this.result,
      this.sitbar,
    );
    this.append(
      h("div", { class: "says" }, this.status, this.made, this.trouble, this.advice),
      this.sizes,
      this.actions,
      this.asks,
      this.afterwards,
    );
    new ResizeObserver(() => this.fitMade()).observe(this);
    this.betbox.addEventListener("amount", () => this.drawRaise());
    this.betbox.addEventListener("confirm", () => this.onRaise());
    this.picker.addEventListener("chosen", () => this.onChosen());
  }

  /** Draw what can be done; *state* is the table as it is shown, which may be a little behind. */
  draw(store, state = store.state) {
    const { you } = store;
    this.store = store;
    // a turn to throw cards away lasts until all of them are gone
    const what = you.turn && `${store.id} ${you.turn} ${you.options.discards}`;
    const turned = this.what !== what;
    this.what = what;
    this.turn = you.turn;
    if (turned) this.calm();
    const options = you.options;
    const seated = you.chair !== null;
    const mode = options ? modeOf(options) : seated && playsOn(store.mine, you) ? "wait" : "sit";
    this.dataset.mode = mode;
    mark(this, "data-turn", options !== null);
    show(this.betbox, mode === "act" && options.may_raise && options.min_to < options.max_to);
    show(this.reason, mode === "act" && !options.may_raise);
    this.drawResult(!options && seated ? endings(state.outcome, bigBlind(state)) : []);
    const comes = mode === "wait" && !store.mine.dealt_in && state.hand > 0 && COMING[you.entry];
    show(this.plans, mode === "wait" && !state.outcome && !comes && !store.mine.leaving);
    this.drawForward(store, mode);
    show(this.entering, comes);
    if (comes) setText(this.entering, comes.label);
    const picks = mode === "throw" || mode === "draw";
    show(this.picker, picks);
    if (!picks) this.picker.clear();
    show(this.sitbar, mode === "sit");
    const shows = this.afterwards.draw(store);
    const asks = this.asks.draw(store, shows);
    if (asks) show(this.afterwards, false);
    show(this.actions, !asks && !shows && mode !== "sit");
    if (mode === "act") this.drawAct(options, state);
    else if (picks) this.drawPicks(options);
    else if (mode === "show") this.drawShow();
    else if (mode === "wait") this.drawWait(you);
    else this.sitbar.draw(store);
    this.drawStatus(mode);
    this.advice.draw(store, state);
    if (turned && mode === "throw" && this.rest?.length) this.throwOn();
  }

  /** Who has folded need not wait for auto players. */
  drawForward(store, mode) {
    const { state, mine, tournament } = store;
    const inside = state.chairs.filter((chair) => chair?.dealt_in && !chair.folded);
    const may =
      mode === "wait" &&
      state.playing &&
      !state.running &&
      !tournament &&
      mine.dealt_in &&
      mine.folded &&
      inside.every((chair) => chair.badge === "auto");
    show(this.forward, may && this.hurried !== state.hand);
    if (may && this.hurried !== state.hand && settings.get("forward") === "on") this.hurry();
  }

  hurry() {
    const { hand } = this.store.state;
    this.hurried = hand;
    show(this.forward, false);
    this.store.ask("hurry", { hand }).catch(() => {}); // the hand may be over by now, or somebody else still looks on
  }

  /** How the hand ended, where the sizes usually are. */
  drawResult(lines) {
    const key = JSON.stringify(lines);
    if (this.result.dataset.key !== key) {
      this.result.dataset.key = key;
      this.result.replaceChildren(
        ...lines.map(({ text, why, scoops = false }) =>
          h(
            "p",
            {},
            text,
            why && (scoops || lines.length > 1) ? h("small", { class: scoops ? "below" : null }, ` ${why}`) : "",
          ),
        ),
      );
    }
    show(this.result, lines.length);
    mark(this, "data-over", lines.length > 1 ? "several" : lines.length ? "one" : null);
  }

  drawStatus(mode) {
    const { you, state } = this.store;
    const unit = bigBlind(state);
    setText(this.status, STATUS[mode](this.store, unit));
    const halves = halvesOf(this.store);
    mark(this, "data-halves", mode !== "sit" && halves > 1 ? String(halves) : null);
    const made = mode === "sit" ? "" : madeOf(you);
    if (made) this.drawMade(made, madeOf(you, "short"));
    else this.drawMade(later(this.store));
  }

  /** My hand in words; where there is little room without its kickers. */
  drawMade(made, brief = made) {
    const key = `${this.status.textContent}|${made}`;
    if (this.made.dataset.made === key) return;
    this.made.dataset.made = key;
    this.made.replaceChildren(
      ...(brief === made ? [made] : [h("span", { class: "whole" }, made), h("span", { class: "brief" }, brief)]),
    );
    mark(this.made, "title", made || null);
    this.fitMade();
  }

  fitMade() {
    mark(this.made, "data-brief", false);
    mark(this.made, "data-brief", this.made.scrollWidth > this.made.clientWidth);
  }

  buttons(fold, call, raise) {
    for (const [made, { label = "", sub = "", on = false, why = "" }] of [
      [this.fold, fold],
      [this.call, call],
      [this.raise, raise],
    ]) {
      const key = `${label}|${sub}`;
      if (made.dataset.key !== key) {
        made.dataset.key = key;
        made.replaceChildren(h("span", { class: "label" }, label), ...(sub ? [h("span", { class: "sub" }, sub)] : []));
      }
      made.disabled = !on;
      mark(made, "title", why || null);
      mark(made, "data-none", !label);
    }
  }

  drawAct(options, state) {
    const unit = bigBlind(state);
    const why = (what) => title(whyNot(options, what));
    if (options.may_raise) this.betbox.draw(options, state, this.turn);
    tell(
      this.reason,
      options.may_raise ? "" : say("dock-why-no-raise", { why: why("raise") || title(say("dock-no-chips-to-raise")) }),
    );
    const price = Math.min(options.to_call, options.stack);
    const free = options.may_check;
    const brings = options.bring_in !== null;
    this.buttons(
      { label: say("verb-fold"), on: options.may_fold, why: why("fold") },
      free
        ? { label: say("dock-check"), on: true }
        : {
            label: say(`verb-${brings ? "bring-in" : options.call_label}`),
            sub: paid(chips(price, unit), price === options.stack),
            on: options.may_call || brings,
            why: brings ? "" : why("call"),
          },
      options.may_raise
        ? { label: this.raiseLabel(), sub: this.raiseSub(), on: true }
        : { label: say(`dock-wager-${options.verb || "raise"}`), on: false, why: why("raise") },
    );
    mark(this.fold, "data-quiet", free);
  }

  raiseLabel() {
    return say(`verb-${this.store.you.options.verb}`);
  }

  raiseSub() {
    const { options } = this.store.you;
    const amount = this.betbox.amount ?? options.min_to;
    return paid(chips(amount, bigBlind(this.store.state)), amount === options.wager + options.stack);
  }

  drawRaise() {
    const sub = this.raise.querySelector(".sub");
    if (this.store?.you.options?.may_raise && sub) {
      setText(sub, this.raiseSub());
      delete this.raise.dataset.key;
    }
  }

  /** The cards that are to be thrown away. */
  get chosen() {
    return this.picker.chosen ?? [];
  }

  drawPicks(options) {
    this.picker.draw(options, this.what);
    const { chosen } = this;
    const count = chosen.length;
    if (options.may_draw)
      this.buttons(
        {},
        { label: say("verb-stand-pat"), on: !count },
        count
          ? { label: say("dock-draw-count", { count }), on: true }
          : { label: say("verb-draw"), sub: say("dock-choose-cards") },
      );
    else
      this.buttons(
        {},
        {},
        {
          label: options.throws > 1 ? say("dock-throw-away-count", { count: options.throws }) : say("dock-throw-away"),
          sub: throwing(chosen, options.throws),
          on: count === Math.max(1, options.throws),
        },
      );
  }

  onChosen() {
    const { options } = this.store.you;
    if (options?.discards.length) this.drawPicks(options);
    this.dispatchEvent(new Event("chosen"));
  }

  /** Choose a card by its place in the hand, or on the felt: then Enter confirms. */
  pick(card) {
    this.picker.toggle(card);
    (this.raise.disabled ? this.call : this.raise).focus();
  }

  /** Where two cards have to go, the second one goes as soon as it is asked for. */
  throwOn() {
    const card = this.rest.shift();
    if (this.store.you.options.discards.includes(card)) this.act({ type: "discard", card });
  }

  drawShow() {
    this.buttons({ label: say("dock-muck"), on: true }, { label: say("dock-show"), on: true }, {});
    mark(this.fold, "data-quiet", false);
  }

  drawWait(you) {
    const { state } = this.store;
    const unit = bigBlind(state);
    // as long as only the bring-in is owed, what comes next is no raise
    const completes = state.opening?.by.endsWith("-card") && you.price < (state.units?.[0] ?? 0);
    const label = (plan) => {
      if (!PRICED[plan]) return PLANS[plan] ?? plan;
      const id = plan === "call-fold" && completes ? "dock-call-or-fold-completion" : PRICED[plan];
      return say(id, { amount: chips(you.price, unit) });
    };
    const offered = you.plans.filter((plan) => plan !== "none");
    const key = offered.map(label).join("|");
    if (this.plans.dataset.key !== key) {
      this.plans.dataset.key = key;
      this.plans.replaceChildren(
        ...offered.map((plan) => button(label(plan), () => this.plan(plan), { class: "plan", "data-plan": plan })),
      );
    }
    for (const made of this.plans.children) mark(made, "aria-pressed", String(made.dataset.plan === you.plan));
    this.buttons(
      { label: say("dock-fold") },
      { label: you.price ? say("dock-call") : say("dock-check"), sub: you.price ? chips(you.price, unit) : "" },
      { label: say("dock-raise") },
    );
  }

  /** Choose a plan, or drop it by choosing it again. */
  plan(plan) {
    const { you } = this.store;
    this.ask(this.store.ask("plan", { hand: you.hand, plan: you.plan === plan ? "none" : plan }));
  }

  onFold() {
    const { options } = this.store.you;
    if (!options) return;
    if (options.may_show) return this.act({ type: "muck" });
    if (options.may_check && !this.sure) {
      // folding for nothing is nearly always a slip
      this.sure = setTimeout(() => this.calm(), SURE);
      setText(this.fold.querySelector(".label"), say("dock-fold-anyway"));
      mark(this.fold, "data-sure", true);
      delete this.fold.dataset.key;
      setText(this.status, say("dock-you-can-check-for-nothing"));
      return undefined;
    }
    return this.act({ type: "fold" });
  }

  calm() {
    clearTimeout(this.sure);
    this.sure = null;
    mark(this.fold, "data-sure", false);
    if (this.store?.you.options?.may_fold && this.dataset.mode === "act")
      this.drawAct(this.store.you.options, this.store.state);
  }

  onCall() {
    const { options } = this.store.you;
    if (options?.may_show) this.act({ type: "show" });
    else if (options?.may_draw) this.act({ type: "draw", cards: [] });
    else if (options) this.act({ type: passing(options) });
  }

  onRaise() {
    const { options } = this.store.you;
    if (!options) return;
    if (options.may_draw) this.act({ type: "draw", cards: this.chosen });
    else if (options.discards.length) {
      const [card, ...rest] = this.chosen;
      this.rest = rest;
      this.act({ type: "discard", card });
    } else if (options.may_raise) {
      this.act({ type: "raise", to: this.betbox.amount });
    }
  }

  /** Act once for each turn; the room's refusal lets one try again. */
  act(action) {
    if (this.sent === this.what) return;
    this.sent = this.what;
    this.calm();
    for (const made of [this.fold, this.call, this.raise]) made.disabled = true;
    this.ask(
      this.store.act(action).catch((error) => {
        this.sent = null;
        this.rest = [];
        if (this.store) this.draw(this.store);
        throw error;
      }),
    );
  }

  /** Show why something was refused. */
  async ask(promise) {
    try {
      await promise;
      setText(this.trouble, "");
    } catch (error) {
      tell(this.trouble, error.message);
      clearTimeout(this.quiet);
      this.quiet = setTimeout(() => setText(this.trouble, ""), 6000);
    }
  }
}

/** In how many parts hands of the game are told: for two halves of a pot, and on two boards. */
const halvesOf = ({ info, state }) => rankingsNow(info, state).length * (state.second_board.length ? 2 : 1);

/** What is asked: to act, to throw cards away for good or for new ones, or to show. */
function modeOf(options) {
  if (options.may_draw) return "draw";
  if (options.discards.length) return "throw";
  return options.may_show ? "show" : "act";
}

/** What going on costs: nothing, the bring-in, or a call. */
function passing(options) {
  if (options.may_check) return "check";
  return options.bring_in === null ? "call" : "bring-in";
}

/** What stands below the word on the button: the card, or how many are still to be chosen. */
function throwing(chosen, throws) {
  if (!chosen.length) return throws > 1 ? say("dock-choose-cards") : say("dock-choose-a-card");
  return throws > 1 ? say("dock-chosen-of", { count: chosen.length, most: throws }) : cardName(chosen[0]);
}

/** An amount on a button, and whether it is everything. */
const paid = (amount, all) => (all ? say("dock-amount-all-in", { amount }) : amount);

/** Neither out of chips nor sitting out: the next hand is theirs too. */
function playsOn(mine, you) {
  return mine.dealt_in && mine.chips === 0 && mine.all_in
    ? true
    : (mine.chips > 0 || you.pending > 0) && !mine.sits_out && !mine.away;
}

function title(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

customElements.define("sp-dock", Dock);
