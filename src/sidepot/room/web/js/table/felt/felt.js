// The felt: seats round the rail, board and pots in the middle, bets before the seats, chips on their way.

import { putCards } from "../../shared/card.js";
import { token } from "../../shared/card-tokens.js";
import { h, mark, place, setText, show } from "../../shared/dom.js";
import { bigBlind, chips, short, streetName } from "../../shared/format.js";
import { cards, say, told } from "../../shared/say.js";
import { endings } from "../state/outcome.js";
import { vacancy } from "../state/vacancy.js";
import { stackOf } from "./chips.js";
import { dealCard, flyChips, turnCard } from "./motion.js";
import { boardHalf, isBig, isLow, onTwoBoards, ownRow, places, rail, sizes } from "./seats.js";
import "./seat.js";

const HANDFULS = 4;
/** So many have room for their bets around two boards on a phone. */
const BOARDED = 4;

export class Felt extends HTMLElement {
  connectedCallback() {
    if (this.rail) return;
    this.rail = h("div", { class: "rail" }, h("div", { class: "cloth" }));
    this.potText = h("span", {});
    this.potChips = h("span", { class: "pile" });
    this.pot = h("div", { class: "pot" }, this.potChips, this.potText);
    this.board = h("div", { class: "board" });
    this.second = h("div", { class: "board second" });
    this.pots = h("div", { class: "pots" });
    this.words = h("div", { class: "outcome" });
    this.opens = h("p", { class: "opens", hidden: true });
    this.common = h("p", { class: "common", hidden: true }, say("felt-common-card"));
    this.onward = h("p", { class: "onward", hidden: true }, say("felt-tap-to-skip"));
    this.middle = h(
      "div",
      { class: "middle" },
      h("div", { class: "above" }, this.words, this.pots, this.pot),
      h("div", { class: "boards" }, this.board, this.second),
      this.common,
      this.opens,
      this.onward,
    );
    this.dealer = h(
      "span",
      { class: "dealer", title: say("felt-dealer-button"), "aria-hidden": "true", hidden: true },
      "D",
    );
    this.layer = h("div", { class: "layer", "aria-hidden": "true" });
    this.append(this.rail, this.middle, this.dealer, this.layer);
    this.seats = [];
    this.bets = [];
    new ResizeObserver(() => this.arrange()).observe(this);
    setInterval(() => this.tick(), 200);
  }

  /** Lift the cards that are to be thrown away; *may*: those that can be chosen. */
  lift(chosen, may) {
    const mine = this.seats[this.you?.chair];
    for (const card of mine?.cards.children ?? []) {
      card.classList.toggle("chosen", chosen.includes(card.getAttribute("card")));
      card.classList.toggle("choice", may.includes(card.getAttribute("card")));
    }
  }

  /** Draw a table; *events* say what has just happened. */
  draw({ info, state, you, came }, { before = null, events = [], fresh = false } = {}) {
    this.info = info;
    this.state = state;
    this.you = you;
    this.came = came;
    this.fill(state.chairs.length);
    if (!this.where || this.first !== (you?.chair ?? 0) || this.mineThere !== (you?.chair !== null)) this.arrange();
    else if (this.hand !== handSize(state) || this.two !== twoBoards(state)) this.arrange();
    const old =
      before && !fresh
        ? {
            bets: this.amounts ?? [],
            board: before.board.length,
            second: before.second_board.length,
            hand: before.hand,
            cards: before.chairs.map((chair) => chair?.cards ?? []),
          }
        : null;
    this.drawSeats();
    this.drawMiddle();
    this.drawBets();
    this.drawButton();
    if (old) this.move(old, events);
    this.tick();
  }

  fill(chairs) {
    while (this.seats.length > chairs) {
      this.seats.pop().remove();
      this.bets.pop().remove();
    }
    while (this.seats.length < chairs) {
      this.seats.push(this.insertBefore(h("sp-seat"), this.dealer));
      this.bets.push(this.insertBefore(h("div", { class: "bet", hidden: true }), this.dealer));
    }
  }

  /** Put everything where it fits. */
  arrange() {
    const { clientWidth: width, clientHeight: height } = this;
    if (!width || !height || !this.state) return;
    const size = sizes(width, height);
    this.first = this.you?.chair ?? 0;
    this.mineThere = this.you?.chair !== null && this.you?.chair !== undefined;
    const around = rail(width, height, size);
    this.hand = handSize(this.state);
    const row = ownRow(width, size, this.hand);
    this.two = twoBoards(this.state);
    const half = boardHalf(size, this.two);
    const there = places(width, height, this.seats.length, size, this.mineThere, row.wide, half);
    this.where = this.seats.map((_, chair) => there[(chair - this.first + there.length) % there.length]);
    this.centre = { x: width / 2, y: around.y + around.h * 0.47 };
    place(this, {
      "--seat": `${size.wide}px`,
      "--plate": `${size.high}px`,
      "--small": `${size.card}px`,
      "--mine": `${size.mine}px`,
      "--lap": `${row.step - size.mine}px`,
      "--board": `${size.board}px`,
      "--second": `${onTwoBoards(size)}px`,
      "--boards": `${2 * half}px`,
      "--chip": `${size.chip}px`,
      "--cx": `${this.centre.x}px`,
      "--cy": `${this.centre.y}px`,
      "--rx": `${around.x - 8}px`,
      "--ry": `${around.y - 8}px`,
      "--rw": `${around.w + 16}px`,
      "--rh": `${around.h + 16}px`,
      "--rr": `${around.r + 8}px`,
      "--free": `${Math.max(180, width - 2 * (size.wide + 14))}px`,
    });
    mark(this, "data-tight", width <= 480 || isLow(width, height));
    mark(this, "data-low", isLow(width, height));
    mark(this, "data-big", isBig(size));
    mark(this, "data-seated", this.mineThere);
    this.where.forEach(({ x, y, bet }, chair) => {
      mark(this.seats[chair], "data-side", x < width * 0.34 ? "left" : x > width * 0.66 ? "right" : null);
      place(this.seats[chair], { "--x": `${x}px`, "--y": `${y}px` });
      place(this.bets[chair], { "--x": `${bet.x}px`, "--y": `${bet.y}px` });
    });
    this.drawSeats();
    this.drawPots(bigBlind(this.state));
    this.drawBets();
    this.drawButton();
  }

  /** A phone with many seats, pots or boards, or held sideways, has no room for bets before the seats. */
  get crowded() {
    const most = this.hasAttribute("data-low")
      ? 0
      : this.two
        ? BOARDED
        : this.clientHeight < 450
          ? 3
          : this.clientHeight < 560
            ? 6
            : 7;
    return this.hasAttribute("data-tight") && (this.seats.length > most || this.state.pots.length > 1);
  }

  drawSeats() {
    const { state, you, info } = this;
    mark(this, "data-crowded", this.crowded);
    const table = {
      info,
      you,
      turn: state.turn,
      discarding: state.discarding,
      outcome: state.outcome,
      plays: new Set([...this.playing(), ...this.playing(true)]),
      button: this.buttonAt(),
      showed: state.showed,
      unit: bigBlind(state),
      crowded: this.crowded,
      vacancy: (at) => vacancy(at, this),
    };
    for (const [at, chair] of state.chairs.entries()) this.seats[at].draw(at, moved(chair, state.asking), table);
  }

  /** The cards that win; those of the second board apart. */
  playing(second = false) {
    const { outcome } = this.state;
    const best = outcome ? outcome.shown.filter((hand) => outcome.won[hand.player]) : [];
    return new Set(best.flatMap((hand) => (second ? (hand.second_plays ?? []) : [...hand.plays, ...hand.low_plays])));
  }

  drawMiddle() {
    const { state } = this;
    const unit = bigBlind(state);
    for (const [box, cards, plays] of [
      [this.board, [...state.board, ...(state.rabbit ?? [])], this.playing()],
      [this.second, state.second_board, this.playing(true)],
    ]) {
      putCards(box, cards);
      [...box.children].forEach((card, at) => {
        card.classList.toggle("rabbit", box === this.board && at >= state.board.length);
        card.classList.toggle("plays", plays.has(cards[at]));
        card.classList.toggle("rests", plays.size > 0 && !plays.has(cards[at]) && !card.classList.contains("rabbit"));
      });
    }
    show(this.second, state.second_board.length);
    show(this.board.parentElement, cardsOnBoard(state));
    mark(this, "data-boardless", !cardsOnBoard(state));
    this.drawOpening();
    show(this.common, isCommon(state) && !state.outcome);
    show(this.onward, state.running);
    mark(this, "data-running", Boolean(state.running));
    this.drawPot(unit);
    this.drawPots(unit);
    const lines = endings(state.outcome, unit);
    const key = JSON.stringify(lines);
    if (this.words.dataset.key !== key) {
      this.words.dataset.key = key;
      this.words.replaceChildren(
        ...lines.flatMap(({ text, why }) => [h("p", {}, text), ...(why ? [h("p", { class: "why" }, why)] : [])]),
      );
    }
    mark(this.words, "data-several", lines.length > 1 ? String(lines.length) : null);
    show(this.words, lines.length);
    mark(this.board, "role", "group");
    mark(this.board, "aria-label", boardWords(state));
  }

  /** Stud: whose cards decide who begins, and why theirs. Where cards are drawn several times: which draw it is. */
  drawOpening() {
    const { opening = null, chairs, outcome } = this.state;
    const draw = opening ? "" : drawNow(this.state);
    const key = outcome || !(opening || draw) ? "" : JSON.stringify([opening, draw]);
    show(this.opens, key);
    if (this.opens.dataset.key === key) return;
    this.opens.dataset.key = key;
    if (!key) return;
    if (draw) {
      setText(this.opens, draw);
      return;
    }
    const { player, by, cards: held, tied } = opening;
    const allIn = chairs.some((chair) => chair?.player === player && chair.all_in);
    const id = `felt-opens-${by}${allIn && by.endsWith("-hand") ? ".all-in" : tied ? ".tied" : ""}`;
    this.opens.replaceChildren(...told(id, { who: player, cards: cards(held) }, token));
  }

  /** All that lies in the middle: chips and the sum. */
  drawPot(unit) {
    const { pot } = this.state;
    setText(this.potText, pot ? say("felt-pot", { amount: chips(pot, unit) }) : this.waits());
    if (this.potChips.dataset.key !== String(pot)) {
      this.potChips.dataset.key = String(pot);
      this.potChips.replaceChildren(...(pot ? [stackOf(pot)] : []));
    }
    show(this.pot, this.potText.textContent);
  }

  waits() {
    const { state } = this;
    if (state.outcome || state.playing) return "";
    if (state.game?.over) return state.game.result ? "" : say("shared-the-game-has-not-begun");
    if (state.paused === "host") return say("shared-the-host-has-paused-the");
    if (state.paused === "asleep") return say("felt-take-a-seat-and-the");
    return state.hand || state.next_hand_ms !== null ? "" : say("felt-waiting-for-players");
  }

  drawPots(unit) {
    const { pots } = this.state;
    const several = pots.length > 1;
    this.pots.replaceChildren(
      ...(several ? pots : []).map((pot, at) => {
        const whose = pot.players.length ? say("felt-for", { names: pot.players }) : "";
        return h(
          "span",
          {
            class: "one-pot",
            role: "img",
            title: whose,
            "aria-label": [say(at ? "felt-side-pot-of" : "felt-main-pot-of", { number: at, chips: pot.amount }), whose]
              .filter(Boolean)
              .join(", "),
          },
          h("b", {}, at ? say("felt-side-pot", { number: at }) : say("felt-main-pot")),
          ` ${this.amount(pot.amount, unit)}`,
        );
      }),
    );
    show(this.pots, several);
  }

  /** An amount on the felt; where it is tight, a long one in short. */
  amount(amount, unit) {
    return this.hasAttribute("data-tight") ? short(amount, unit) : chips(amount, unit);
  }

  drawBets() {
    const { state } = this;
    const unit = bigBlind(state);
    this.amounts = state.chairs.map((chair) => chair?.wager ?? 0);
    this.amounts.forEach((amount, at) => {
      const bet = this.bets[at];
      show(bet, amount);
      const key = this.amount(amount, unit);
      if (amount && bet.dataset.key !== key) {
        bet.dataset.key = key;
        bet.replaceChildren(stackOf(amount), h("span", {}, this.amount(amount, unit)));
      }
      mark(bet, "aria-label", amount ? say("felt-has-in", { who: state.chairs[at].player, amount }) : null);
      mark(bet, "role", "img");
    });
  }

  /** Where the dealer button lies; in stud nobody has it. */
  buttonAt() {
    const { hand, button, deals } = this.state ?? {};
    return hand > 0 && !deals?.up ? (button ?? null) : null;
  }

  drawButton() {
    const at = this.buttonAt();
    show(this.dealer, at !== null);
    if (at === null || !this.where?.[at]) return;
    const { x, y } = this.where[at].dealer;
    place(this.dealer, { "--x": `${x}px`, "--y": `${y}px` });
  }

  /** What has just happened, as motion over the table as it is now. */
  move(old, events) {
    if (!this.where) return;
    for (const event of events) this.moveOne(event, old);
    for (const [at, amount] of old.bets.entries()) {
      const gathered = amount && !this.amounts[at];
      if (gathered && this.where[at]) flyChips(this.layer, amount, this.where[at].bet, this.centre);
    }
    const there = old.hand === this.state.hand ? old : { board: 0, second: 0 };
    for (const [box, from] of [
      [this.board, there.board],
      [this.second, there.second],
    ])
      for (const [i, card] of [...box.children].slice(from).entries()) turnCard(card, i * 90);
  }

  moveOne(event, old) {
    const at = this.state.chairs.findIndex((chair) => chair?.player === event.player);
    if (at < 0 || !this.where[at]) return;
    if (["posted", "called", "raised-to", "anted"].includes(event.type)) {
      const amount = event.amount ?? Math.max(1, event.to - (old.bets[at] ?? 0));
      flyChips(this.layer, amount, this.where[at], event.type === "anted" ? this.centre : this.where[at].bet, {
        time: 280,
      });
    } else if (event.type === "won") {
      // a pot is pushed over in a few handfuls
      const handfuls = Math.min(HANDFULS, event.amount);
      for (let n = 0; n < handfuls; n += 1)
        flyChips(this.layer, Math.ceil(event.amount / handfuls), this.centre, this.where[at], {
          delay: 350 + n * 80,
          time: 620,
        });
    } else if (event.type === "dealt") {
      const box = this.getBoundingClientRect();
      const from = { x: box.x + this.centre.x, y: box.y + this.centre.y };
      for (const [i, card] of newOnes([...this.seats[at].cards.children], event.cards).entries())
        dealCard(card, from, i * 110 + at * 25);
    } else if (event.type === "showed") {
      // what lay face up, or comes only now, is not turned
      const hidden = (old.cards[at] ?? []).map((card) => card === null);
      if (event.player !== this.you?.name)
        for (const [i, card] of [...this.seats[at].cards.children].entries()) if (hidden[i]) turnCard(card, i * 80);
    }
  }

  /** The clock of who has to act. */
  tick() {
    const { state, info } = this;
    if (!state) return;
    const left = state.turn_ms === null ? null : Math.max(0, state.turn_ms - (performance.now() - this.came));
    state.chairs.forEach((chair, at) => {
      const acts = chair && (state.turn === chair.player || state.discarding.includes(chair.player));
      const full = state.bank_runs ? info.clock.bank_ms : info.clock.act_ms;
      if (acts && left !== null) this.seats[at].time(Math.min(1, left / full), Math.ceil(left / 1000), state.bank_runs);
      else this.seats[at].time(acts ? 1 : 0, null, false);
    });
  }
}

/** How many cards a player holds at most. */
const handSize = ({ deals }) => deals?.hole ?? 2;

/** Whether a second board lies below the first. */
const twoBoards = ({ second_board: second }) => second.length > 0;

/** Whether there is a board in this game, or something lies on one: a common card of stud. */
const cardsOnBoard = ({ deals, board, second_board: second }) => deals?.board !== 0 || board.length || second.length;

/** Whether the card in the middle is one that stud deals to everyone together (T10). */
const isCommon = ({ deals, board }) => deals?.board === 0 && board.length > 0;

function boardWords(state) {
  if (isCommon(state)) return say("felt-common-card");
  return state.board.length
    ? say("felt-board", { street: streetName(state.street) })
    : say("felt-board-nothing-dealt-yet");
}

/** Which of several draws it is, from the first one on. */
const drawNow = ({ deals, street, playing }) =>
  playing && deals?.draws > 1 && street !== "deal" ? streetName(street) : "";

/** Those of a hand that have just been dealt: the ones that are known by their faces, the others by where they lie. */
function newOnes(held, dealt) {
  const known = held.filter((card) => dealt.includes(card.getAttribute("card") ?? ""));
  const others = held.filter((card) => !known.includes(card));
  const hidden = Math.min(dealt.length - known.length, others.length);
  return held.filter((card) => known.includes(card) || others.indexOf(card) >= others.length - hidden);
}

/** A chair with the move that ended the betting, which is made only once all have said how often the board runs. */
const moved = (chair, asking) =>
  chair && chair.player === asking?.after
    ? { ...chair, did: asking.did, folded: asking.did === "fold", wager: 0 }
    : chair;

customElements.define("sp-felt", Felt);
