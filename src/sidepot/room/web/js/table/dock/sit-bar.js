// Coming in, coming back, buying chips: what can be done between hands.

import { AT_THE_TABLE, askButtons, countdown, nextGame } from "../../event/entering.js";
import { button, h, select, setText, show } from "../../shared/dom.js";
import { worth } from "../../shared/money.js";
import { say } from "../../shared/say.js";

const ENTRIES = {
  post: say("dock-play-now-post-a-big"),
  wait: say("dock-wait-for-big-blind"),
  button: say("dock-buy-the-button"),
};
const MISSED = say("dock-play-now-post-both-blinds");

/** What people usually buy: a hundred big blinds, or what comes nearest. */
export function usualBuyIn(info) {
  const [low, high] = info.buy_in;
  return Math.max(low, Math.min(high, 100 * (info.blinds[1] ?? info.blinds[0])));
}

/** The first chair nobody sits in. */
export function freeChair(state) {
  return state.chairs.findIndex((chair, at) => chair === null && !(at in state.offers));
}

/** Sit down, or ask the host for the chair where that has to be. */
async function takeChair(store, fields) {
  try {
    return await store.ask("sit", fields);
  } catch (error) {
    if (error.code !== "ask-host") throw error;
    return await store.ask("ask-to-sit", fields);
  }
}

/** Take the first free chair; where somebody was quicker, the next one. */
export async function takeAnyChair(store, fields) {
  let chair = freeChair(store.state);
  for (;;) {
    try {
      return await takeChair(store, { chair, ...fields });
    } catch (error) {
      const next = freeChair(store.state);
      if (error.code !== "chair-taken" || next < 0 || next === chair) throw error;
      chair = next;
    }
  }
}

export class SitBar extends HTMLElement {
  connectedCallback() {
    if (this.form) return;
    this.amount = h("input", {
      type: "number",
      inputmode: "numeric",
      class: "amount",
      "aria-label": say("dock-chips-to-buy"),
      oninput: () => this.drawRange(),
    });
    this.range = h("small", {});
    this.entry = select([], "", { "aria-label": say("dock-how-to-come-in") });
    this.main = h("button", { class: "primary" }, say("dock-sit-down"));
    this.leave = button(say("dock-leave"), () => this.send("leave"), { class: "plain" });
    this.waits = button(say("dock-waiting-list"), () => this.queue(), { class: "plain" });
    this.unask = button(say("dock-stop-asking"), () => this.send("stop-asking"), { class: "plain", hidden: true });
    this.form = h(
      "form",
      { onsubmit: (event) => this.submit(event) },
      h("label", { class: "buy" }, h("span", {}, say("shared-buy-in")), this.amount, this.range),
      this.entry,
      this.main,
      this.waits,
      this.unask,
      this.leave,
    );
    this.event = h("div", { class: "row buying" });
    this.why = h("p", { class: "dim", role: "status", hidden: true });
    this.append(this.why, this.form, this.event);
    setInterval(() => this.tick(), 500);
  }

  draw(store) {
    this.store = store;
    const { info, state, you, mine, tournament } = store;
    show(this.form, !tournament);
    show(this.event, tournament);
    if (tournament) return this.drawEvent(tournament, Boolean(mine?.chips) && (mine.sits_out || mine.away));
    const watching = you.chair === null;
    const between = Boolean(state.game?.over);
    const broke = !watching && !mine.chips && !you.pending && !between;
    const out = !watching && !broke && (mine.sits_out || mine.away);
    const full = watching && freeChair(state) < 0;
    const begun = watching && info.entry === "fixed" && state.hand > 0 && !between;
    const asks = watching && info.asking.find(({ player }) => player === you.name);
    const banned = watching && you.sent_away === "banned";
    const closed = begun || you.out || banned || Boolean(asks);
    show(this.unask, asks);
    setText(
      this.why,
      banned
        ? say("dock-the-host-has-banned-you")
        : asks
          ? say("dock-you-have-asked-the-host", { number: asks.chair + 1 })
          : you.out
            ? say("dock-you-are-out-of-this")
            : begun
              ? say("dock-nobody-joins-once-this-game")
              : "",
    );
    show(this.why, closed);
    this.what = watching ? "sit" : broke ? "rebuy" : out ? "back" : "";
    show(this.amount.parentElement, (watching && !full && !closed) || broke);
    show(
      this.entry,
      info.entry === "choose" &&
        ((this.what === "sit" && !full && !closed) || ((out || broke) && mine.owes.length > 0)),
    );
    show(this.main, this.what && !full && !closed);
    show(this.waits, full && !closed);
    show(this.leave, !watching);
    setText(
      this.main,
      { sit: say("shared-take-a-seat"), rebuy: say("dock-buy-in-again"), back: say("dock-im-back") }[this.what] ?? "",
    );
    setText(
      this.waits,
      state.waiting.includes(you.name) ? say("dock-leave-the-waiting-list") : say("dock-join-the-waiting-list"),
    );
    const key = `${info.buy_in} ${this.what}`;
    if (this.amount.dataset.key !== key) {
      this.amount.dataset.key = key;
      [this.amount.min, this.amount.max] = info.buy_in;
      this.amount.value = usualBuyIn(info);
    }
    this.drawRange();
    return this.drawEntries(info, mine?.owes.length > 1 ? { ...ENTRIES, post: MISSED } : ENTRIES);
  }

  /** What can be bought, and what it is worth. */
  drawRange() {
    const {
      buy_in: [low, high],
      value,
    } = this.store.info;
    const price = worth(Number(this.amount.value), value);
    setText(this.range, [say("shared-range", { low, high }), price].filter(Boolean).join(" · "));
  }

  /** In a tournament nobody sits down where they like: what can be bought or decided, and coming back. */
  drawEvent({ may }, out) {
    const key = `${may} ${out}`;
    if (this.event.dataset.key !== key) {
      this.event.dataset.key = key;
      this.left = h("span", { class: "dim" });
      const back = out
        ? [button(say("dock-im-back"), () => this.send("back", { entry: "wait" }), { class: "primary" })]
        : [];
      this.event.replaceChildren(
        ...back,
        ...askButtons(this.store, (type, fields) => this.send(type, fields), AT_THE_TABLE),
        this.left,
      );
    }
    this.tick();
  }

  tick() {
    const { tournament, came } = this.store ?? {};
    const ms = tournament?.decide_ms;
    if (this.left)
      setText(
        this.left,
        ms === null || ms === undefined
          ? tournament && nextGame(tournament, came)
          : say("dock-the-table-waits", { time: countdown(ms, came) }),
      );
  }

  drawEntries(info, words) {
    const offered = ["post", "wait", ...(info.offers.includes("buy-button") ? ["button"] : [])];
    if (this.entry.options.length === offered.length && this.entry.options[0].text === words.post) return;
    const { value } = this.entry;
    this.entry.replaceChildren(...offered.map((key) => h("option", { value: key }, words[key])));
    if (offered.includes(value)) this.entry.value = value;
  }

  submit(event) {
    event.preventDefault();
    if (this.what === "sit")
      this.closest("sp-dock").ask(takeAnyChair(this.store, { chips: Number(this.amount.value), entry: this.how() }));
    else if (this.what === "rebuy") this.closest("sp-dock").ask(this.buyAgain());
    else if (this.what === "back") this.send("back", { entry: this.how() });
  }

  /** Who buys again wants to play: back in with the next hand. */
  async buyAgain() {
    await this.store.ask("rebuy", { chips: Number(this.amount.value) });
    await this.store.ask("back", { entry: this.how() });
  }

  how() {
    return this.entry.hidden ? "wait" : this.entry.value;
  }

  sit(chair) {
    const fields = { chair, chips: Number(this.amount.value), entry: this.how() };
    this.closest("sp-dock").ask(takeChair(this.store, fields));
  }

  queue() {
    const { state, you } = this.store;
    this.send(state.waiting.includes(you.name) ? "stop-waiting" : "wait");
  }

  send(type, fields) {
    this.closest("sp-dock").ask(this.store.ask(type, fields));
  }
}

customElements.define("sp-sitbar", SitBar);
