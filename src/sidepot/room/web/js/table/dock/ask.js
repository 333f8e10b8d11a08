// What players are asked in the moment: run it twice, a bomb pot, a straddle, which game comes next.

import { countdown } from "../../event/entering.js";
import { button, h, setText, show } from "../../shared/dom.js";
import { entryName } from "../../shared/format.js";
import { say } from "../../shared/say.js";

export class Ask extends HTMLElement {
  connectedCallback() {
    if (this.words) return;
    this.words = h("p", { class: "asks", role: "status" });
    this.clock = h("span", { class: "clock-left", "aria-hidden": "true" });
    this.yes = button("", () => this.answer(true), { class: "primary" });
    this.no = button("", () => this.answer(false), { class: "plain" });
    this.games = h("select", { "aria-label": say("dock-the-next-game") });
    this.append(this.words, this.clock, this.games, this.yes, this.no);
    this.declined = {};
    setInterval(() => this.tick(), 250);
  }

  /** Draw what is asked of me now; whether there is anything. *busy*: there is other use for the place of mere offers. */
  draw(store, busy = false) {
    this.store = store;
    this.forgetStraddle(store);
    this.question =
      store.you.options || store.state.running || store.you.chair === null ? null : asked(store, this.declined, busy);
    show(this, this.question);
    if (!this.question) return false;
    const { says, yes, no, games } = this.question;
    setText(this.words, says);
    this.drawGames(games ?? []);
    for (const [made, label] of [
      [this.yes, yes],
      [this.no, no],
    ]) {
      setText(made, label ?? "");
      show(made, label);
    }
    this.tick();
    return true;
  }

  drawGames(games) {
    show(this.games, games.length);
    const key = games.join();
    if (!games.length || this.games.dataset.key === key) return;
    this.games.dataset.key = key;
    this.games.replaceChildren(...games.map((entry) => h("option", { value: entry }, entryName(entry))));
  }

  tick() {
    const ms = this.question?.ms ?? null;
    show(this.clock, ms !== null);
    if (ms !== null) setText(this.clock, countdown(ms, this.store.came));
  }

  answer(on) {
    const { to, waits } = this.question;
    const { store } = this;
    if (to === "pick-game") {
      this.closest("sp-dock").ask(store.ask("pick-game", { game: this.games.value }));
      return;
    }
    if (!on && !waits) this.declined[to] = store.state.hand;
    if (to === "straddle" && on) this.straddles = store.state.hand;
    const asks = on || waits || store.mine.agrees.includes(to);
    if (asks) this.closest("sp-dock").ask(store.ask("agree", { to, on }));
    else this.closest("sp-dock").draw(store);
  }

  /** A straddle that was said yes to is for one hand. */
  forgetStraddle(store) {
    if (this.straddles === undefined || store.state.hand === this.straddles) return;
    this.straddles = undefined;
    if (store.mine?.agrees.includes("straddle")) store.ask("agree", { to: "straddle", on: false }).catch(() => {});
  }
}

/**
 * @typedef {{ to: string, ms: number | null, says: string, yes?: string, no?: string, waits?: boolean,
 *   games?: string[] }} Question
 */

/**
 * The question that is open, with its answers; null where there is none.
 * @returns {Question | null}
 */
function asked({ info, state, you, mine }, declined, busy) {
  const open = (to) => info.offers.includes(to) && declined[to] !== state.hand;
  if (state.asking) return runTwice(state.asking, you.name);
  if (state.rotation?.picks) return nextGame(state.rotation, you.name);
  const plays = mine.dealt_in && (mine.chips > 0 || you.pending > 0) && !mine.sits_out && !mine.leaving;
  if (open("bomb-pot") && plays) {
    const wanting = state.chairs.filter((chair) => chair?.agrees.includes("bomb-pot")).map((chair) => chair.player);
    const ms = state.next_hand_ms;
    if (wanting.includes(you.name))
      return { to: "bomb-pot", ms, says: say("dock-you-want-a-bomb-pot"), no: say("dock-no-longer") };
    if (wanting.length)
      return {
        to: "bomb-pot",
        ms,
        says: bombPot(wanting, info),
        yes: say("dock-im-in"),
        no: say("dock-no-thanks"),
      };
  }
  if (open("straddle") && you.may_straddle && !mine.agrees.includes("straddle")) {
    return {
      to: "straddle",
      ms: state.next_hand_ms,
      says: say("dock-you-act-first-next-hand", { amount: 2 * state.blinds.at(-1) }),
      yes: say("dock-straddle"),
      no: say("dock-no"),
    };
  }
  if (!busy && open("bomb-pot") && state.outcome && plays)
    return { to: "bomb-pot", ms: null, says: "", yes: say("dock-bomb-pot-next-hand") };
  return null;
}

/** @returns {Question} */
function runTwice({ players, agreed, ms }, me) {
  const base = { to: "run-twice", ms, waits: true };
  if (players.includes(me) && !agreed.includes(me))
    return { ...base, says: say("dock-all-in-run-it-twice"), yes: say("dock-run-it-twice"), no: say("dock-once") };
  const rest = players.filter((name) => !agreed.includes(name));
  return { ...base, says: say("dock-run-it-twice-waiting-for", { names: rest }) };
}

/** @returns {Question} */
function nextGame({ picks, picks_ms: ms, games }, me) {
  const base = { to: "pick-game", ms };
  if (picks !== me) return { ...base, says: say("dock-picks-the-next-game", { who: picks }) };
  return { ...base, says: say("dock-picks-the-next-game.you"), yes: say("dock-deal-this-game"), games };
}

function bombPot(names, { dials, blinds }) {
  const given = { names, count: names.length };
  if (!dials?.bomb_pot) return say("dock-want-bomb-pot", given);
  return say("dock-want-bomb-pot-ante", { ...given, ante: dials.bomb_pot * (blinds[1] ?? blinds[0]) });
}

customElements.define("sp-ask", Ask);
