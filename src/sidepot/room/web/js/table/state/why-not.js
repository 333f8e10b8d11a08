// Why something can't be done now, in words: the room tells the reason and its rule, the amounts are known.

import { refusal } from "../../shared/http.js";

/** Why not *what* (fold, check, call, all-in or raise); nothing where it is possible. */
export function whyNot(options, what) {
  const [message, rule] = options?.why_not[what] ?? [];
  if (!message) return "";
  const { to_call: call, stack, min_to: min, max_to: max, draw: count, verb } = options;
  return refusal({ message, rule, given: { call, stack, min, max, count, kind: verb === "bet" ? "bet" : "raise" } });
}
