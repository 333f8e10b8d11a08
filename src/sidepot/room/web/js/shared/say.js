// Every sentence of the page, in the viewer's language: messages of `sidepot/words`, which says how they are written.
// A module that imports this one runs once the messages are here.

import { FluentBundle, FluentNumber, FluentResource } from "../../vendor/fluent/index.js";
import { settings } from "./settings.js";

/** Each language by its own name. The last two are English with accents, and from right to left: to try a page with. */
export const LANGUAGES = {
  en: "English",
  de: "Deutsch",
  es: "Español",
  fr: "Français",
  "pt-BR": "Português (Brasil)",
  pl: "Polski",
};
const TRIALS = { "en-XA": accented, "en-XB": mirrored };
const WHOLE = "words/"; // below the page's folder; the offline page has a few messages of its own
const OF_FILES = "words/files/"; // what is wrong with files, cards and hands of one's own: most viewers never need it
const MOST_LETTERS = 2_000; // of one argument: a message with more of them would not be told at all

/** The first of the wanted languages that there is, by its exact tag or else by its language. */
export function chosen(wanted) {
  for (const tag of wanted) {
    if (tag in TRIALS) return tag;
    const near = Object.keys(LANGUAGES).filter((known) => known.split("-")[0] === tag.split("-")[0].toLowerCase());
    const exact = near.find((known) => known.toLowerCase() === tag.toLowerCase());
    if (near.length) return exact ?? near[0];
  }
  return "en";
}

/** The language this viewer reads: as they chose, else as the browser asks. */
export const language = chosen([settings.get("language"), ...(navigator.languages ?? [])].filter(Boolean));
const rightToLeft = language === "en-XB";
const spoken = language in TRIALS ? "en" : language;
/** For dates: in English the day comes before the month, as in most of the world. */
export const locale = spoken === "en" ? "en-GB" : spoken;
const bundle = new FluentBundle(spoken, { useIsolating: rightToLeft, transform: TRIALS[language] });

/** Choose another language ("" for the browser's): the page is loaded again in it. */
export function speak(other) {
  settings.set("language", other);
  location.reload();
}

/** Add messages; the page's own are there already. */
export function learn(text) {
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
}

/** Messages of the room, by the name of their file; whether they came. */
async function fetched(folder = WHOLE) {
  try {
    const answer = await fetch(new URL(`../../${folder}${spoken}.ftl`, import.meta.url));
    if (!answer.ok) return false;
    learn(await answer.text());
    return true;
  } catch {
    return false; // the ids are shown, and the page still plays
  }
}

/** Have the words of such phrases here, whatever they are of: a message and its arguments, or anything that holds some. */
export async function ready(value) {
  if (lacking(value)) await fetched(OF_FILES);
}

function lacking(value) {
  if (value === null || typeof value !== "object") return false;
  if (typeof value.message === "string" && !bundle.hasMessage(value.message)) return true;
  return Object.values(value).some(lacking);
}

/** Whether there is such a message. */
export const known = (id) => bundle.hasMessage(id.split(".")[0]);

/** Whether a message has an attribute. */
export const hasForm = (id, form) => Boolean(bundle.getMessage(id)?.attributes[form]);

/** A message, or `message.attribute`, in words. */
export function say(id, given = {}) {
  return plain(formatted(id, given));
}

/** A phrase of the room in words: a message and its arguments, which may be phrases too. */
export const phrased = (phrase) => plain(formattedPhrase(phrase));

/** The same for a screen reader. */
export const phrasedAloud = (phrase) => aloud(formattedPhrase(phrase));

/** The parts of a phrase: texts, and each card as `draw` makes it. */
export const phrasedInParts = (phrase, draw) => inParts(formattedPhrase(phrase), draw);

const formattedPhrase = ({ message, given = {} }) =>
  formatted(message, Object.fromEntries(Object.entries(given).map(([key, value]) => [key, inWords(value, key)])));

const OF_CARDS = ["cards", "kept"];

function inWords(value, key = "") {
  if (OF_CARDS.includes(key)) return cards(value.split(" "));
  if (Array.isArray(value)) return value.map((each) => inWords(each));
  return value !== null && typeof value === "object" ? formattedPhrase(value) : value;
}

/** The same for a screen reader: cards by their names. */
export const spokenly = (id, given = {}) => aloud(formatted(id, given));

const aloud = (text) =>
  text.replace(ROW, (marks) =>
    marks
      .split(" ")
      .map((mark) => cardName(cardOf(mark)))
      .join(", "),
  );

/** The parts of a message: texts, and each card as `draw` makes it. */
export const told = (id, given, draw) => inParts(formatted(id, given), draw);

const inParts = (text, draw) =>
  text
    .split(MARKS)
    .filter(Boolean)
    .map((part) => (part.match(MARK) ? draw(cardOf(part)) : part));

/** The parts of a message of which some arguments are elements: texts, and the elements where the language has them. */
export function woven(id, given) {
  const elements = Object.values(given).filter((value) => value instanceof Node);
  const marked = Object.entries(given).map(([key, value]) => [
    key,
    value instanceof Node ? String.fromCharCode(ELEMENT + elements.indexOf(value)) : value,
  ]);
  return say(id, Object.fromEntries(marked))
    .split(ELEMENTS)
    .filter(Boolean)
    .map((part) => elements[part.charCodeAt(0) - ELEMENT] ?? part);
}

/** Cards as an argument of a message: drawn by `told`, spoken by `spokenly`; a hidden one is null. */
export const cards = (all) => all.map(markOf).join(" ");

/** "Ada, Ben and Cleo" */
export const listed = (names) => LIST.format(names);

/** 12,500, as the language writes it. */
export const number = (value, options) =>
  (options ? new Intl.NumberFormat(spoken, { useGrouping: "always", ...options }) : WHOLE_NUMBER).format(value);

/** "ace of spades" */
export function cardName(card) {
  return card ? say("card-name", { rank: say(`rank-${card[0]}`), suit: say(`suit-${card[1]}`) }) : say("card-hidden");
}

// a card is one character of the private use area while a message is put together: a player called "As" is no card
const RANKS = "23456789TJQKA";
const SUITS = "cdhs";
const FIRST = 0xe000;
const MARK = /[\ue000-\ue034]/g;
const ROW = /[\ue000-\ue034]( [\ue000-\ue034])*/g;
const MARKS = /([\ue000-\ue034])/;
const ELEMENT = 0xe100;
const ELEMENTS = /([\ue100-\ue1ff])/;
const SIGNS = { c: "♣", d: "♦", h: "♥", s: "♠" };
const LIST = new Intl.ListFormat(locale);
const WHOLE_NUMBER = new Intl.NumberFormat(spoken, { useGrouping: "always" });

const markOf = (card) => String.fromCharCode(FIRST + (card ? RANKS.indexOf(card[0]) * 4 + SUITS.indexOf(card[1]) : 52));
function cardOf(mark) {
  const at = mark.charCodeAt(0) - FIRST;
  return at < 52 ? RANKS[at >> 2] + SUITS[at & 3] : null;
}
const plain = (text) => text.replace(MARK, (mark) => printed(cardOf(mark)));
const printed = (card) => (card ? `${card[0] === "T" ? "10" : card[0]}${SIGNS[card[1]]}` : "??");

function formatted(id, given) {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern) return id;
  return bundle.formatPattern(
    pattern,
    Object.fromEntries(Object.entries(given).map(([key, value]) => [key, argument(value)])),
    [],
  );
}

function argument(value) {
  if (typeof value === "number") return new FluentNumber(value, { useGrouping: "always" });
  if (typeof value === "string" && value.length > MOST_LETTERS) return `${value.slice(0, MOST_LETTERS - 1)}…`;
  if (!Array.isArray(value)) return value;
  return value.length && value.every(Number.isInteger) ? value.map((each) => number(each)).join("/") : listed(value);
}

function accented(text) {
  const signs = { a: "å", e: "é", i: "î", o: "ö", u: "ü", A: "Å", E: "É", I: "Î", O: "Ö", U: "Ü", c: "ç", n: "ñ" };
  return text.replace(/[aeiouAEIOUcn]/g, (letter) => signs[letter]);
}

function mirrored(text) {
  return text.replace(/[^\s.,:;!?()]+/g, (word) => `\u202e${word}\u202c`);
}

document.documentElement.lang = spoken;
document.documentElement.dir = rightToLeft ? "rtl" : "ltr";
await fetched(document.documentElement.dataset.words);
