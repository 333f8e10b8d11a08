// Cards, chips and deeds in words.

import { settings } from "./settings.js";

const RANKS = {
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  T: "ten",
  J: "jack",
  Q: "queen",
  K: "king",
  A: "ace",
};
const SUITS = { c: "clubs", d: "diamonds", h: "hearts", s: "spades" };
export const SIGNS = { c: "♣", d: "♦", h: "♥", s: "♠" };
export const CARD = /\b([2-9TJQKA])([cdhs])\b/g;

const HEIGHTS = "23456789TJQKA";

/** A hand of four cards or more as people hold it: the highest first; hidden cards last. */
export function sorted(cards) {
  if (cards.length < 4) return cards;
  const height = (card) => (card ? HEIGHTS.indexOf(card[0]) * 4 + "cdhs".indexOf(card[1]) : -1);
  return [...cards].sort((one, other) => height(other) - height(one));
}

/** "ace of spades" */
export function cardName(card) {
  return card ? `${RANKS[card[0]]} of ${SUITS[card[1]]}` : "a hidden card";
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
  return line.replace(CARD, (card) => cardName(card)).replace(/\?\?/g, "hidden");
}

/** 12,500 */
export function whole(amount) {
  return amount.toLocaleString("en");
}

const WAGERS = { raise: "raise to", complete: "complete to", cap: "cap at" };

/** What stands before the amount of a wager: "bet", "raise to", "cap at". */
export function wager(verb) {
  return WAGERS[verb] ?? verb;
}

/** An amount as the player likes to see it: 1,250 or 12.5 BB. */
export function chips(amount, bigBlind) {
  if (settings.get("unit") !== "bb" || !bigBlind) return whole(amount);
  const blinds = Math.round((amount / bigBlind) * 10) / 10;
  return `${blinds.toLocaleString("en", { maximumFractionDigits: 1 })} BB`;
}

/** The same where there is little room: 12.3k, 1.23M. */
export function short(amount, bigBlind) {
  if (amount < 10_000 || (settings.get("unit") === "bb" && bigBlind)) return chips(amount, bigBlind);
  const [by, sign] = amount < 1_000_000 ? [1000, "k"] : [1_000_000, "M"];
  return `${Number((amount / by).toPrecision(3))}${sign}`;
}

/** The big blind of a table's state. */
export function bigBlind(state) {
  return state?.blinds?.[1] ?? state?.blinds?.[0] ?? 0;
}

export const GAMES = {
  holdem: "Hold’em",
  "crazy-pineapple": "Crazy Pineapple",
  pineapple: "Pineapple",
  "lazy-pineapple": "Lazy Pineapple",
  omaha: "Omaha",
  omaha5: "Five-Card Omaha",
  omaha6: "Six-Card Omaha",
  omaha8: "Omaha Hi-Lo",
  "short-deck": "Short Deck",
};
export const LIMITS = { no: "No Limit", pot: "Pot Limit", fixed: "Fixed Limit", spread: "Spread Limit" };

/** "No Limit Hold’em" */
export function gameName({ game, limit }) {
  return `${LIMITS[limit] ?? limit} ${GAMES[game] ?? title(game)}`;
}

/** "5/10" */
export function stakes(blinds) {
  return blinds.map(whole).join("/");
}

/** Words of a program for people: "left-of-bb" → "Left of BB" */
export function title(word) {
  const text = String(word)
    .replace(/[-_]/g, " ")
    .replace(/`/g, "")
    .replace(/\b(bb|sb|tda)\b/g, (short) => short.toUpperCase());
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "5 Mar 2026, 20:15:07" */
export const clock = (ms) =>
  new Date(ms).toLocaleString("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });

/** "5 Mar 2026" */
export const day = (ms) =>
  new Date(ms).toLocaleDateString("en-GB", { day: "numeric", month: "short", year: "numeric" });
