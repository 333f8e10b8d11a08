// Chips that are worth something: a currency, and hundredths of it for each chip.

import { number } from "./say.js";

const LETTERS = /^\p{L}+$/u;

/** "€12.50", "12.50 CHF" */
export function money(cents, currency) {
  const amount = number(Math.abs(cents) / 100, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${cents < 0 ? "−" : ""}${LETTERS.test(currency) ? `${amount} ${currency}` : `${currency}${amount}`}`;
}

/** What chips are worth: "€12.50"; "" where they are worth nothing. */
export function worth(chips, value) {
  return value?.cents ? money(chips * value.cents, value.currency) : "";
}

/** "1,250", and what that is worth: "1,250 (€12.50)" */
export function priced(chips, value) {
  const amount = `${chips < 0 ? "−" : ""}${number(Math.abs(chips))}`;
  const worthy = worth(chips, value);
  return worthy ? `${amount} (${worthy})` : amount;
}
