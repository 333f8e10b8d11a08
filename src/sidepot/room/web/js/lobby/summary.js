// A table that somebody is about to open, in a sentence or two.

const NUMBERS = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const many = (count, thing) => `${NUMBERS[count] ?? count} ${thing}${count === 1 ? "" : "s"}`;
const upper = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** "Two auto players (Rock) sit there from the start." */
function company(autos, style) {
  if (!autos) return "No auto players: the first hand is dealt when two people sit.";
  return `${upper(many(autos, "auto player"))} (${style}) ${autos === 1 ? "sits" : "sit"} there from the start.`;
}

/** Sentences about the table itself; what its rules are the room tells. */
export function summary({ name, chairs, autos, style, seconds, hidden, admits, delay, worth }) {
  const found = hidden ? "Only people with the link find it" : "Everyone in the room sees it in the lobby";
  return [
    `${name || "Your table"} has ${many(chairs, "chair")}. ${found}${admits ? ", and you are asked before anybody sits down" : ""}.`,
    company(Math.min(autos, chairs - 1), style),
    seconds > 0 ? `Each decision has ${seconds} ${seconds === 1 ? "second" : "seconds"}, then the time bank runs.` : "",
    delay ? `Spectators see everything ${delay}.` : "",
    worth ? `100 chips are worth ${worth}.` : "",
  ].filter(Boolean);
}
