// Cards, chips, games and moments as a viewer reads them.

import { cardName, known, locale, number, say } from "./say.js";
import { settings } from "./settings.js";

export { cardName };
export const SIGNS = { c: "♣", d: "♦", h: "♥", s: "♠" };
export const CARD = /\b([2-9TJQKA])([cdhs])\b/g;

const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 6 };
const HEIGHTS = "23456789TJQKA";

/** A hand of four cards or more as people hold it: the highest first; hidden cards last. */
export function sorted(cards) {
  if (cards.length < 4) return cards;
  const height = (card) => (card ? HEIGHTS.indexOf(card[0]) * 4 + "cdhs".indexOf(card[1]) : -1);
  return [...cards].sort((one, other) => height(other) - height(one));
}

/** "ace of spades, king of hearts" */
export function cardNames(cards) {
  return cards.map(cardName).join(", ");
}

/** "10" for T, as printed on a card. */
export function printed(rank) {
  return rank === "T" ? "10" : rank;
}

/** A sentence of the dealer with its cards spoken. */
export function spoken(line) {
  return line.replace(CARD, (card) => cardName(card)).replace(/\?\?/g, say("card-unseen"));
}

/** 12,500; of money 0.50 */
export function whole(amount) {
  return Number.isInteger(amount) ? number(amount) : number(amount, CENTS);
}

/** An amount as the player likes to see it: 1,250 or 12.5 BB. */
export function chips(amount, bigBlind) {
  if (settings.get("unit") !== "bb" || !bigBlind) return whole(amount);
  return say("shared-big-blinds", { blinds: Math.round((amount / bigBlind) * 10) / 10 });
}

/** The same where there is little room: 12.3k, 1.23M. */
export function short(amount, bigBlind) {
  if (amount < 10_000 || (settings.get("unit") === "bb" && bigBlind)) return chips(amount, bigBlind);
  const [by, sign] = amount < 1_000_000 ? [1000, "k"] : [1_000_000, "M"];
  return `${number(amount / by, { maximumSignificantDigits: 3 })}${sign}`;
}

/** The big blind of a table's state. */
export function bigBlind(state) {
  return state?.blinds?.[1] ?? state?.blinds?.[0] ?? 0;
}

/** "Hold’em"; a game of a house's own by the name the house gave it. */
export const gameAlone = (game) => (known(`house-game-${game}`) ? say(`house-game-${game}`) : title(game));

/** "fourth street"; a street of a house's own game by the name the house gave it. */
export function streetName(street) {
  const id = `street-${street.replaceAll(" ", "-")}`;
  return known(id) ? say(id) : street;
}

/** "No Limit" */
export const limitName = (limit) => (known(`house-limit-${limit}`) ? say(`house-limit-${limit}`) : title(limit));

const NAMED = 5;

/** "No Limit Hold’em"; "Mixed: Razz and Badugi", of many games how many. */
export function gameName({ game, limit, rotate = [] }) {
  if (rotate.length > NAMED) return say("house-mixed-many", { count: rotate.length });
  if (rotate.length) return say("house-mixed", { names: rotate.map(entryName) });
  return known(`house-limit-${limit}`) ? say(`house-limit-${limit}.with`, { game: gameAlone(game) }) : gameAlone(game);
}

/** A game as a rotation names it: "razz", or with a limit of its own "no:holdem". */
export function entryName(entry) {
  const at = entry.lastIndexOf(":");
  return at < 0 ? gameAlone(entry) : gameName({ game: entry.slice(at + 1), limit: entry.slice(0, at) });
}

/** How an auto player plays, in a word: "Rock". */
export const styleName = (style) => (known(`house-style-${style}`) ? say(`house-style-${style}`) : title(style));

/** The same in a sentence. */
export const styleHint = (style) => (known(`house-style-${style}`) ? say(`house-style-${style}.hint`) : "");

/** "the main pot", "side pot 1", or "the pot" where there is but one. */
export function potName(at, many) {
  if (many < 2) return say("pot-only");
  return at ? say("pot-side", { number: String(at) }) : say("pot-main");
}

/** "5/10" */
export function stakes(blinds) {
  return blinds.map(whole).join("/");
}

/** What a hand costs: the blinds, or where a game has none antes, bring-in and bets; also an ante beside blinds. */
export function costs({ blinds, ante, bring_in: bringIn, bets }) {
  const parts = [
    blinds.length ? stakes(blinds) : "",
    ante ? say("house-costs-ante", { amount: whole(ante) }) : "",
    bringIn ? say("house-costs-bring-in", { amount: whole(bringIn) }) : "",
    bets.length ? say("house-costs-bets", { amounts: stakes(bets) }) : "",
  ];
  return parts.filter(Boolean).join(" · ");
}

/** Words of a program for people: "left-of-bb" → "Left of BB" */
export function title(word) {
  const text = String(word)
    .replace(/[-_]/g, " ")
    .replace(/`/g, "")
    .replace(/\b(bb|sb|tda)\b/g, (short) => short.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** @type {Intl.DateTimeFormatOptions} */
const DAY = { day: "numeric", month: "short", year: "numeric" };
/** @type {Intl.DateTimeFormatOptions} */
const MINUTE = { ...DAY, hour: "2-digit", minute: "2-digit" };

/** "5 Mar 2026, 20:15:07" */
export const clock = (ms) => new Date(ms).toLocaleString(locale, { ...MINUTE, second: "2-digit" });

/** "5 Mar 2026, 20:15" */
export const moment = (ms) => new Date(ms).toLocaleString(locale, MINUTE);

/** "5 Mar 2026" */
export const day = (ms) => new Date(ms).toLocaleDateString(locale, DAY);
