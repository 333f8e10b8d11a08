// What you can do, always in the same places: a line that says what is asked, sizes or plans, three buttons.

import { waitsForNext } from "../../event/entering.js";
import { tell } from "../../rulebook/rule-links.js";
import { token } from "../../shared/card-tokens.js";
import { button, h, mark, setText, show } from "../../shared/dom.js";
import { bigBlind, cardName, chips } from "../../shared/format.js";
import { say } from "../../shared/say.js";
import { settings } from "../../shared/settings.js";
import { leaving } from "../state/leaving.js";
import { endings } from "../state/outcome.js";
import { mayChoose } from "../state/vacancy.js";
import "./advice.js";
import "./after-hand.js";
import "./ask.js";
import "./bet-box.js";
import "./sit-bar.js";

const PLANS = {
  "check-fold": say("dock-check-fold"),
  check: say("dock-check"),
  call: say("dock-call"),
  "call-any": say("dock-call-any"),
};
const SURE = 3000;
/** How one who owes a blind comes in, and the other way. */
const COMING = {
  post: {
    says: say("dock-you-post-a-big-blind"),
    other: "wait",
    label: say("dock-wait-instead"),
  },
  wait: { says: say("dock-you-are-in-when-the"), other: "post", label: say("dock-post-instead-of-waiting") },
  button: {
    says: say("dock-you-buy-the-button-and"),
    other: "wait",
    label: say("dock-wait-instead"),
  },
};

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
    this.throws = h("div", { class: "throws", role: "group", "aria-label": say("shared-throw-a-card-away") });
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
      this.throws,
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
    this.betbox.addEventListener("amount", () => this.drawRaise());
    this.betbox.addEventListener("confirm", () => this.onRaise());
  }

  /** Draw what can be done; *state* is the table as it is shown, which may be a little behind. */
  draw(store, state = store.state) {
    const { you } = store;
    this.store = store;
    const turned = this.turn !== you.turn;
    this.turn = you.turn;
    if (turned) this.chosen = null;
    if (turned) this.calm();
    const options = you.options;
    const seated = you.chair !== null;
    const mode = options
      ? options.discards.length
        ? "throw"
        : options.may_show
          ? "show"
          : "act"
      : seated && playsOn(store.mine, you)
        ? "wait"
        : "sit";
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
    show(this.throws, mode === "throw");
    show(this.sitbar, mode === "sit");
    const shows = this.afterwards.draw(store);
    const asks = this.asks.draw(store, shows);
    if (asks) show(this.afterwards, false);
    show(this.actions, !asks && !shows && mode !== "sit");
    if (mode === "act") this.drawAct(options, state);
    else if (mode === "throw") this.drawThrow(options);
    else if (mode === "show") this.drawShow();
    else if (mode === "wait") this.drawWait(you);
    else this.sitbar.draw(store);
    this.drawStatus(mode);
    this.advice.draw(store, state);
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
        ...lines.map(({ text, why }) => h("p", {}, text, lines.length > 1 && why ? h("small", {}, ` ${why}`) : "")),
      );
    }
    show(this.result, lines.length);
    mark(this, "data-over", lines.length > 1 ? "several" : lines.length ? "one" : null);
  }

  drawStatus(mode) {
    const { you, state } = this.store;
    const unit = bigBlind(state);
    setText(this.status, STATUS[mode](this.store, unit));
    this.drawMade(you.made && mode !== "sit" ? you.made : later(this.store));
  }

  /** My hand in words; where there is little room the kickers are left out. */
  drawMade(made) {
    if (this.made.dataset.made === made) return;
    this.made.dataset.made = made;
    const [, what, rest = ""] = /^(.*?)(,.*)?$/.exec(made);
    this.made.replaceChildren(...(made ? [what, h("span", { class: "rest" }, rest)] : []));
    mark(this.made, "title", made || null);
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
    const { why_not: why } = options;
    if (options.may_raise) this.betbox.draw(options, state, this.turn);
    tell(
      this.reason,
      options.may_raise
        ? ""
        : say("dock-why-no-raise", { why: title(why.raise ?? options.why_closed ?? say("dock-no-chips-to-raise")) }),
    );
    const price = Math.min(options.to_call, options.stack);
    const free = options.may_check;
    this.buttons(
      { label: say("verb-fold"), on: options.may_fold, why: why.fold },
      free
        ? { label: say("dock-check"), on: true }
        : {
            label: say(`verb-${options.call_label}`),
            sub: paid(chips(price, unit), price === options.stack),
            on: options.may_call,
            why: why.call,
          },
      options.may_raise
        ? { label: this.raiseLabel(), sub: this.raiseSub(), on: true }
        : { label: say(`dock-wager-${options.verb || "raise"}`), on: false, why: why.raise },
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

  drawThrow({ discards }) {
    const key = discards.join();
    if (this.throws.dataset.key !== `${key} ${this.turn}`) {
      this.throws.dataset.key = `${key} ${this.turn}`;
      this.throws.replaceChildren(
        ...discards.map((card, at) => {
          const made = button("", () => this.choose(card), {
            class: "throw",
            "aria-pressed": "false",
            "aria-label": say("dock-throw-away-the", { card: cardName(card) }),
            "data-card": card,
            title: say("dock-key-number", { number: at + 1 }),
          });
          made.append(token(card));
          return made;
        }),
      );
    }
    this.drawThrowButton();
  }

  choose(card) {
    this.chosen = card;
    for (const made of this.throws.children) mark(made, "aria-pressed", String(made.dataset.card === card));
    this.drawThrowButton();
    this.raise.focus();
    this.dispatchEvent(new Event("chosen"));
  }

  drawThrowButton() {
    const sub = this.chosen ? cardName(this.chosen) : say("dock-choose-a-card");
    this.buttons({}, {}, { label: say("dock-throw-away"), sub, on: Boolean(this.chosen) });
  }

  drawShow() {
    this.buttons({ label: say("dock-muck"), on: true }, { label: say("dock-show"), on: true }, {});
    mark(this.fold, "data-quiet", false);
  }

  drawWait(you) {
    const { state } = this.store;
    const unit = bigBlind(state);
    const label = (plan) =>
      plan === "call" ? say("dock-call-amount", { amount: chips(you.price, unit) }) : (PLANS[plan] ?? plan);
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
    else if (options) this.act({ type: options.may_check ? "check" : "call" });
  }

  onRaise() {
    const { options } = this.store.you;
    if (!options) return;
    if (options.discards.length) {
      if (this.chosen) this.act({ type: "discard", card: this.chosen });
    } else if (options.may_raise) {
      this.act({ type: "raise", to: this.betbox.amount });
    }
  }

  /** Act once for each turn; the room's refusal lets one try again. */
  act(action) {
    if (this.sent === this.turn) return;
    this.sent = this.turn;
    this.calm();
    for (const made of [this.fold, this.call, this.raise]) made.disabled = true;
    this.ask(
      this.store.act(action).catch((error) => {
        this.sent = null;
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

const STATUS = {
  act: ({ you, state }, unit) =>
    pausing(
      state,
      you.options.may_check
        ? say("shared-your-turn")
        : say("dock-your-turn-to-call", { amount: chips(Math.min(you.options.to_call, you.options.stack), unit) }),
    ),
  throw: ({ state }) => pausing(state, say("dock-your-turn-throw-a-card")),
  show: ({ state }) => pausing(state, say("dock-your-turn-show-or-muck")),
  wait: (store) => {
    const { state, mine } = store;
    if (mine.leaving) return leaving(mine, state).says;
    if (!state.playing || !mine.dealt_in || state.paused === "host") return sitStatus(store);
    if (mine.folded) return say("dock-you-have-folded");
    if (state.asking) return closing(state.asking, store.you.name);
    if (state.running) return say("dock-all-in-nobody-can-bet");
    if (state.discarding.length) return say("dock-waiting-for-to-throw-a", { names: state.discarding });
    if (mine.all_in) return say("dock-you-are-all-in");
    return state.turn ? say("dock-waiting-for", { who: state.turn }) : "";
  },
  sit: (store) => sitStatus(store),
};

/** "Ada calls: the betting is over". */
function closing({ after, did }, me) {
  return say(after === me ? "dock-betting-over.you" : "dock-betting-over", { who: after, did });
}

/** "shown 30 seconds later", for those who watch a table with a delay. */
function later({ you, info: { delay_ms: delay = 0 } }) {
  if (!delay || you.chair !== null) return "";
  if (delay % 60_000) return say("dock-shown-seconds-later", { count: Math.round(delay / 1000) });
  return say("dock-shown-minutes-later", { count: delay / 60_000 });
}

/** A hand may be played out in a pause; nobody is hurried. */
const pausing = (state, says) => (state.paused === "host" ? say("dock-paused-take-your-time", { says }) : says);

/** An amount on a button, and whether it is everything. */
const paid = (amount, all) => (all ? say("dock-amount-all-in", { amount }) : amount);

/** Neither out of chips nor sitting out: the next hand is theirs too. */
function playsOn(mine, you) {
  return mine.dealt_in && mine.chips === 0 && mine.all_in
    ? true
    : (mine.chips > 0 || you.pending > 0) && !mine.sits_out && !mine.away;
}

/** Somebody else has chips and wants to play: a hand can be dealt. */
function othersPlay({ chairs, game }, you) {
  return chairs.some((chair, at) => chair && at !== you.chair && chair.chips > 0 && (game || !chair.sits_out));
}

/** Whether one was in it. */
function outOf(tournament, { name }) {
  const place = tournament.places?.find((each) => each.player === name)?.place;
  if (place) return say("dock-you-finished-in-place", { place: String(place) });
  if (waitsForNext(tournament, name) && !tournament.between_games) return say("dock-the-next-game-starts-after");
  if (tournament.between_games)
    return tournament.registered.includes(name) ? say("dock-you-are-in-the-next") : say("dock-you-are-watching");
  return tournament.registered.includes(name) ? say("dock-you-are-out-and-watching") : say("dock-you-are-watching");
}

function sitStatus(store) {
  const { state, you, mine, tournament } = store;
  if (state.paused === "host") return say("shared-the-host-has-paused-the");
  if (you.chair === null)
    return tournament
      ? outOf(tournament, you)
      : mayChoose(store)
        ? say("dock-the-host-lets-you-in")
        : say("dock-you-are-watching");
  if (state.game?.over) return mine.sits_out ? say("dock-you-sit-the-next-game") : say("dock-you-are-in-for-the");
  if (you.pending) return say("dock-chips-come-at-the-end", { chips: you.pending });
  if (!mine.chips)
    return tournament?.may.includes("no-rebuy") ? say("dock-out-of-chips-rebuy") : say("dock-out-of-chips");
  if (mine.sits_out) return say("dock-you-sit-out");
  if (mine.away) return say("dock-you-ran-out-of-time");
  if (state.hand > 0 && COMING[you.entry]) return COMING[you.entry].says;
  if (state.playing) return say("dock-you-are-in-from-the");
  if (state.next_hand_ms !== null && (tournament || othersPlay(state, you))) return say("dock-next-hand-in-a-moment");
  return say("dock-waiting-for-other-players");
}

function title(word) {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

customElements.define("sp-dock", Dock);
