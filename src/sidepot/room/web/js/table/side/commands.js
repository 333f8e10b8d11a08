// The table by text: `f`, `c`, `r 600`, `pot`, `board`, `stacks` and a few more. Each answer is a sentence.

import { cardName, cardNames, spoken, whole } from "../../shared/format.js";
import { get } from "../../shared/http.js";

export const COMMANDS = [
  ["f", "fold"],
  ["c", "check or call"],
  ["r 600", "bet or raise to 600; also r min, r half, r pot, r all"],
  ["all", "all-in"],
  ["throw 7c", "throw a card away"],
  ["show, muck", "at the showdown"],
  ["cards", "your cards and what they make"],
  ["board", "the board"],
  ["pot", "pots and what a call costs"],
  ["stacks", "everyone’s chips"],
  ["turn", "whose turn it is"],
  ["last", "how the last hand ended"],
  ["out, back", "sit out, come back"],
  ["why", "why you can’t raise"],
  ["advice", "what to do, among auto players"],
  ["help", "this list"],
];

const WORDS = {
  f: "fold",
  k: "check",
  c: "call",
  b: "raise",
  r: "raise",
  bet: "raise",
  a: "all",
  "all-in": "all",
  d: "throw",
  t: "throw",
  p: "pot",
  s: "stacks",
  w: "turn",
};

/** Carry out a line; the answer comes as text, refusals as errors. */
export async function run(line, store) {
  const [first, ...rest] = line.trim().toLowerCase().split(/\s+/);
  const name = WORDS[first] ?? first;
  if (!store.state && name !== "help") return "There is no table to look at yet.";
  const tell = TELLS[name];
  if (tell) return tell(store);
  const act = ACTS[name];
  if (!act) return `“${first}” is no command. Try: f, c, r 600, cards, board, pot, stacks, help.`;
  return act(store, rest.join(" "));
}

const TELLS = {
  cards: ({ you }) =>
    you.cards.length ? `You have ${cardNames(you.cards)}${you.made ? `: ${you.made}` : ""}.` : "You have no cards.",
  board: ({ state }) => (state.board.length ? `The board: ${cardNames(state.board)}.` : "Nothing is on the board."),
  pot: ({ state, you }) => {
    const pots =
      state.pots
        .map(
          (pot) =>
            `${pot.name} ${whole(pot.amount)}${state.pots.length > 1 ? ` for ${pot.players.join(" and ")}` : ""}`,
        )
        .join(", ") || "the pot is empty";
    const price = you.options?.to_call ?? you.price;
    return `${pots}${price ? `; ${whole(price)} to call` : ""}.`;
  },
  stacks: ({ state }) =>
    `${state.chairs
      .filter(Boolean)
      .map((chair) => `${chair.player} ${whole(chair.chips)}${chair.folded ? " folded" : ""}`)
      .join(", ")}.`,
  turn: ({ state, you }) =>
    you.options ? "It is your turn." : state.turn ? `It is ${state.turn}’s turn.` : "Nobody has to act.",
  last: ({ state, lastHand, log }) =>
    spoken((state.outcome?.says ?? (lastHand.length ? lastHand : log).slice(-2)).join(". ")) ||
    "No hand has ended yet.",
  why: ({ you }) => you.options?.why_not?.raise ?? (you.options ? "You can raise." : "It is not your turn."),
  advice: async ({ id }) => {
    const { says } = await get(`/api/tables/${id}/advice`);
    return says.map(spoken).join(" ");
  },
  help: () => COMMANDS.map(([keys, what]) => `${keys}: ${what}`).join("; "),
};

const ACTS = {
  fold: (store) => act(store, { type: "fold" }, "You fold."),
  check: (store) => act(store, { type: "check" }, "You check."),
  call: (store) => {
    const free = store.you.options?.may_check;
    return act(store, { type: free ? "check" : "call" }, free ? "You check." : "You call.");
  },
  all: (store) => act(store, { type: "all-in" }, "You are all-in."),
  raise: (store, rest) => {
    const to = amount(store.you.options, rest);
    return to === null
      ? "Raise to how much? For example: r 600."
      : act(store, { type: "raise", to }, `You make it ${whole(to)}.`);
  },
  throw: (store, rest) => {
    const card = rest.replace(/^10/, "t").replace(/^./, (rank) => rank.toUpperCase());
    return act(store, { type: "discard", card }, () => `You throw the ${cardName(card)} away.`);
  },
  show: (store) => act(store, { type: "show" }, "You show."),
  muck: (store) => act(store, { type: "muck" }, "You muck."),
  out: (store) => store.ask("sit-out").then(() => "You sit out from the next hand on."),
  back: (store) => store.ask("back", { entry: "wait" }).then(() => "You are back."),
};

async function act(store, action, done) {
  if (!store.you.options) return "It is not your turn.";
  await store.act(action);
  return typeof done === "function" ? done() : done;
}

const SIZES = { min: "min", half: "½ pot", pot: "pot", all: "all-in", max: "max" };

function amount(options, text) {
  if (/^\d[\d,]*$/.test(text)) return Number(text.replaceAll(",", ""));
  if (text === "min") return options?.min_to ?? null;
  if (text === "all" || text === "max") return options?.max_to ?? null;
  return options?.presets.find((preset) => preset.label === SIZES[text])?.to ?? null;
}
