// A seat at the table: who sits there, chips, cards, what they did, their clock.

import { putCards } from "../../shared/card.js";
import { button, h, mark, place, setText, show } from "../../shared/dom.js";
import { handName } from "../../shared/event-lines.js";
import { cardName, chips, short, sorted, styleName } from "../../shared/format.js";
import { known, number, say } from "../../shared/say.js";
import { inWords, notes } from "../state/notes.js";

/** From so many letters on the name of a hand is longer than a plate is wide. */
const LONG = 14;
/** Up to so many letters of chips leave room for a badge beside them. */
const BESIDE = 7;

/** What they did last, in a word. */
function done({ did, drew }) {
  if (did === "drew") return drewWords(drew);
  const id = `felt-did-${did.replaceAll(" ", "-")}`;
  return known(id) ? say(id) : did;
}

/** "drew 2", "stood pat" */
const drewWords = (drew) => (drew ? say("felt-did-drew", { count: drew }) : say("felt-did-pat"));

/** What somebody won a half or a board with, where it is not their hand in the first one; null where it is. */
function wonWith(player, { shown, parts = [] }) {
  const won = parts.filter(({ shares, hand }) => shares[player] && hand).map(({ hand }) => hand);
  const first = String(shown.find((each) => each.player === player).hands[0]);
  return won.some((hand) => String(hand) === first) ? null : (won[0] ?? null);
}

/** "46.2%" */
const percent = (share) => number(share, { style: "percent", maximumFractionDigits: 1 });

export class Seat extends HTMLElement {
  connectedCallback() {
    if (this.plate) return;
    this.cards = h("div", { class: "hole" });
    this.name = h("span", { class: "name" });
    this.badge = h("span", { class: "badge" });
    this.stackText = h("span", { class: "chips" });
    this.seconds = h("span", { class: "seconds", "aria-hidden": "true" });
    this.deed = h("span", { class: "deed" });
    this.gain = h("span", { class: "gain" });
    this.share = h("span", { class: "share", hidden: true });
    this.drawn = h("span", { class: "drawn", hidden: true });
    this.flag = h("span", { class: "flag", "aria-hidden": "true", hidden: true });
    this.noting = h("button", { type: "button", class: "noting" });
    this.plate = h(
      "div",
      { class: "plate" },
      h("span", { class: "clock", "aria-hidden": "true" }),
      h("span", { class: "who" }, this.flag, this.name, this.badge),
      h("span", { class: "line" }, this.stackText, this.seconds),
      this.noting,
    );
    this.sit = button(
      say("felt-sit-here"),
      () => this.dispatchEvent(new CustomEvent("sp-sit", { bubbles: true, detail: this.number })),
      { class: "sit" },
    );
    this.vacant = h("span", { class: "vacant", "aria-hidden": "true" });
    this.append(this.cards, this.drawn, this.plate, this.deed, this.gain, this.share, this.sit, this.vacant);
    mark(this, "role", "group");
  }

  /** Draw a chair (null: empty) of a table. */
  draw(number, chair, table) {
    this.number = number;
    mark(this, "data-empty", !chair);
    show(this.plate, chair);
    show(this.cards, chair);
    const vacancy = chair ? null : table.vacancy(number);
    show(this.sit, vacancy?.sit);
    show(this.vacant, vacancy && !vacancy.sit);
    if (!chair) {
      setText(this.vacant, vacancy.says);
      show(this.deed, false);
      show(this.gain, false);
      show(this.share, false);
      show(this.drawn, false);
      mark(this, "aria-label", say("felt-seat", { number: number + 1, says: vacancy.says }));
      this.state(null, table);
      return;
    }
    this.drawPerson(chair, table);
    this.drawNote(chair.player, table);
    this.drawCards(chair, table);
    this.state(chair, table);
  }

  drawPerson(chair, { unit, outcome, info, crowded }) {
    setText(this.name, chair.player);
    const style = info.autos[chair.player];
    setText(this.badge, chair.badge && say(`shared-badge-${chair.badge}`));
    mark(this.badge, "title", style ? say("felt-auto-player", { style: styleName(style) }) : null);
    show(this.badge, chair.badge);
    const stack = chair.all_in && chair.chips === 0 ? say("felt-all-in") : chips(chair.chips, unit);
    setText(this.stackText, stack);
    mark(this.plate, "data-full", stack.length > BESIDE);
    const said = this.what(chair, outcome);
    const deed = crowded && chair.wager ? `${said} ${short(chair.wager, unit)}`.trim() : said;
    setText(this.deed, deed);
    mark(this.deed, "data-did", outcome ? null : chair.did || null);
    mark(this.deed, "data-long", outcome && deed.length > LONG);
    show(this.deed, deed);
    const won = outcome?.won[chair.player];
    setText(this.gain, won ? `+${chips(won, unit)}` : "");
    show(this.gain, won);
    const share = chair.equity ?? null;
    setText(this.share, share === null ? "" : percent(share));
    show(this.share, share !== null);
    // what was drawn is worth knowing for as long as it is bet on
    const drew = outcome || chair.folded ? null : (chair.drew ?? null);
    setText(this.drawn, drew === null ? "" : drewWords(drew));
    show(this.drawn, drew !== null && chair.did !== "drew");
  }

  /** My own note on whoever sits here: a mark on the plate, which is the way to it. */
  drawNote(player, { you, info }) {
    const note = notes.on(player);
    const style = info.autos[player];
    show(this.flag, note);
    mark(this.flag, "data-colour", note && (note.colour || "none"));
    show(this.noting, you?.name && you.name !== player);
    mark(this.noting, "data-player", player);
    mark(this.noting, "aria-label", say("felt-my-note-on", { who: player }));
    // the badge lies below: what it says is said here
    mark(
      this.noting,
      "title",
      [note && inWords(note), style && say("felt-auto-player", { style: styleName(style) })]
        .filter(Boolean)
        .join("\n") || null,
    );
  }

  /** What to say of somebody, in a word or two. */
  what(chair, outcome) {
    const shown = outcome?.shown.find((hand) => hand.player === chair.player);
    if (shown?.hands.length) return handName(wonWith(chair.player, outcome) ?? shown.hands[0], "short");
    if (!chair.online) return say("felt-disconnected");
    if (chair.leaving) return say("shared-leaving");
    if (chair.sits_out) return say("felt-sits-out");
    if (chair.away) return say("felt-away");
    if (chair.folded) return say("shared-folded");
    return done(chair);
  }

  drawCards(chair, { you, plays, outcome, showed }) {
    const own = you?.name === chair.player && you.cards.length ? you.cards : null;
    const mine = own !== null && (chair.cards !== null || chair.folded);
    const up = chair.up ?? [];
    const held = mine ? own : (showed?.[chair.player] ?? (chair.did === "muck" ? [] : (chair.cards ?? [])));
    const cards = up.length ? held : sorted(held); // in stud they lie as they came
    mark(this.cards, "data-shown", !mine && showed?.[chair.player] ? "" : null);
    putCards(this.cards, cards);
    mark(this.cards, "data-count", cards.length);
    mark(this.cards, "data-many", cards.length > 4);
    mark(this.cards, "data-stud", up.length > 0);
    for (const [at, card] of cards.entries()) {
      const shown = this.cards.children[at];
      const down = up.length > 0 && !up.includes(card);
      shown.classList.toggle("down", down);
      if (down && card) mark(shown, "aria-label", say("felt-card-down", { card: cardName(card) }));
    }
    const wins = outcome?.won[chair.player];
    [...this.cards.children].forEach((card, at) => {
      const lit = Boolean(wins) && plays.has(cards[at]);
      card.classList.toggle("plays", lit);
      card.classList.toggle("rests", plays.size > 0 && cards[at] !== null && !lit);
    });
  }

  state(chair, { turn, discarding, you, outcome, button }) {
    const acts = Boolean(chair) && (turn === chair.player || discarding.includes(chair.player));
    mark(this, "data-acts", acts);
    mark(this, "data-me", Boolean(chair) && you?.name === chair.player);
    mark(this, "data-folded", Boolean(chair?.folded));
    mark(this, "data-off", Boolean(chair) && (!chair.online || chair.sits_out || chair.away));
    mark(this, "data-won", Boolean(chair && outcome?.won[chair.player]));
    mark(this, "data-lost", Boolean(chair && outcome && !outcome.won[chair.player]));
    if (chair) {
      const parts = [
        say("felt-seat-number", { number: this.number + 1, who: chair.player }),
        chair.badge && say(`felt-player-${chair.badge}`),
        this.stackText.textContent,
        this.deed.textContent,
        !this.drawn.hidden && this.drawn.textContent,
        chair.equity !== null &&
          chair.equity !== undefined &&
          say("felt-of-the-pot", { share: this.share.textContent }),
        button === this.number && say("felt-dealer"),
        acts && say("felt-to-act"),
      ];
      mark(this, "aria-label", parts.filter(Boolean).join(", "));
    }
  }

  /** The clock: how much of the time is left (0 to 1), in seconds, and whether the bank runs. */
  time(left, seconds, bank) {
    place(this, { "--left": String(left) });
    setText(this.seconds, seconds === null ? "" : say(bank ? "felt-bank-seconds" : "felt-seconds", { seconds }));
    mark(this, "data-bank", bank);
    mark(this, "data-hurry", seconds !== null && seconds <= 5);
  }
}

customElements.define("sp-seat", Seat);
