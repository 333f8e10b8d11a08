// The table by text: `f`, `c`, `r 600`, `pot`, `board`, `stacks` and a few more. Each answer is a sentence.

import { aloud, linesOf } from "../../shared/event-lines.js";
import { cardName, cardNames, entryName, potName } from "../../shared/format.js";
import { get } from "../../shared/http.js";
import { phrasedAloud, say } from "../../shared/say.js";
import { madeOf } from "../state/outcome.js";
import { whyNot } from "../state/why-not.js";

export const COMMANDS = [
  ["f", say("action-fold")],
  ["c", say("shared-check-or-call")],
  ["r 600", say("side-bet-or-raise-to-600")],
  ["all", say("side-go-all-in")],
  ["throw 7c", say("shared-throw-a-card-away")],
  ["d 7c 2d", say("side-exchange-cards-at-a-draw")],
  ["pat", say("action-stand-pat")],
  ["bring in", say("side-pay-the-bring-in")],
  ["up", say("side-the-cards-that-lie-face")],
  ["show, muck", say("side-at-the-showdown")],
  ["cards", say("side-your-cards-and-what-they")],
  ["board", say("side-the-board")],
  ["pot", say("side-pots-and-what-a-call")],
  ["stacks", say("side-everyones-chips")],
  ["turn", say("side-whose-turn-it-is")],
  ["last", say("side-how-the-last-hand-ended")],
  ["out, back", say("side-sit-out-come-back")],
  ["pick razz", say("side-dealers-choice-the-next-game")],
  ["see Ben", say("side-ask-to-see-a-mucked")],
  ["seat 4", say("side-move-to-another-seat")],
  ["buy 200", say("side-have-chips-bought-after-each")],
  ["why", say("side-why-you-cant-raise")],
  ["advice", say("side-what-to-do-among-auto")],
  ["help", say("side-this-list")],
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
  d: "draw",
  x: "draw",
  exchange: "draw",
  stand: "pat",
  bring: "bring-in",
  complete: "raise",
  t: "throw",
  p: "pot",
  s: "stacks",
  w: "turn",
};

/** Carry out a line; the answer comes as text, refusals as errors. */
export async function run(line, store) {
  const [first, ...rest] = line.trim().toLowerCase().split(/\s+/);
  const name = WORDS[first] ?? first;
  if (!store.state && name !== "help") return say("side-there-is-no-table-to");
  const tell = TELLS[name];
  if (tell) return tell(store);
  const act = ACTS[name];
  if (!act) return say("side-is-no-command-try-f", { text: first });
  return act(store, rest.join(" "));
}

const ENDS = ["returned", "won", "raked", "dropped"];

const TELLS = {
  cards: ({ you }) =>
    you.cards.length
      ? say(madeOf(you) ? "side-you-have-made" : "shared-you-have", { cards: cardNames(you.cards), made: madeOf(you) })
      : say("side-you-have-no-cards"),
  board: ({ state: { board, second_board: second } }) => {
    if (!board.length) return say("side-nothing-is-on-the-board");
    if (!second.length) return say("side-board-is", { cards: cardNames(board) });
    const lies = (id, some) => say("table-half-with", { half: say(id), hand: cardNames(some) });
    return [lies("table-board-first", board), lies("table-board-second", second)].join(" · ");
  },
  up: ({ state }) => {
    const shown = state.chairs.filter((chair) => chair?.up?.length && !chair.folded);
    return shown.length
      ? shown.map(({ player, up }) => say("side-shows", { who: player, cards: cardNames(up) })).join(" ")
      : say("side-no-cards-lie-face-up");
  },
  pot: ({ state, you }) => {
    const pots =
      state.pots
        .map((pot, at) =>
          say(state.pots.length > 1 ? "side-pot-for" : "side-pot-of", {
            pot: potName(at, state.pots.length),
            chips: pot.amount,
            names: pot.players,
          }),
        )
        .join(", ") || say("side-the-pot-is-empty");
    const price = you.options?.to_call ?? you.price;
    return price ? say("side-pots-to-call", { pots, chips: price }) : say("side-pots", { pots });
  },
  stacks: ({ state }) =>
    say("side-stacks", {
      stacks: state.chairs
        .filter(Boolean)
        .map(({ player, chips, folded }) => say(folded ? "side-stack-folded" : "side-stack", { who: player, chips }))
        .join(", "),
    }),
  turn: ({ state, you }) =>
    you.options
      ? say("side-it-is-your-turn")
      : state.turn
        ? say("side-it-is-s-turn", { who: state.turn })
        : say("side-nobody-has-to-act"),
  last: ({ state, lastHand, log }) =>
    linesOf((state.outcome || !lastHand.length ? log : lastHand).filter(({ type }) => ENDS.includes(type)))
      .map(aloud)
      .join(". ") || say("side-no-hand-has-ended-yet"),
  why: ({ you: { options } }) =>
    options ? whyNot(options, "raise") || say("side-you-can-raise") : say("side-it-is-not-your-turn"),
  advice: async ({ id }) => {
    const { reasons } = await get(`/api/tables/${id}/advice`);
    return reasons.map(phrasedAloud).join(" ");
  },
  help: () => COMMANDS.map(([keys, what]) => `${keys}: ${what}`).join("; "),
};

const ACTS = {
  fold: (store) => act(store, { type: "fold" }, say("side-you-fold")),
  check: (store) => act(store, { type: "check" }, say("side-you-check")),
  call: (store) => {
    const { options } = store.you;
    if (options?.may_draw) return ACTS.pat(store);
    if (options && options.bring_in !== null) return ACTS["bring-in"](store);
    const free = options?.may_check;
    return act(store, { type: free ? "check" : "call" }, free ? say("side-you-check") : say("side-you-call"));
  },
  "bring-in": (store) => act(store, { type: "bring-in" }, say("side-you-bring-in")),
  pat: (store) => act(store, { type: "draw", cards: [] }, say("side-you-stand-pat")),
  draw: (store, rest) => {
    const { options } = store.you;
    if (options?.discards.length && !options.may_draw) return ACTS.throw(store, rest);
    const cards = named(rest);
    if (!cards) return say("side-draw-which-cards-for-example");
    const done = cards.length ? say("side-you-draw", { count: cards.length }) : say("side-you-stand-pat");
    return act(store, { type: "draw", cards }, done);
  },
  all: (store) => act(store, { type: "all-in" }, say("side-you-are-all-in")),
  raise: (store, rest) => {
    const one = store.you.options?.may_raise && store.you.options.min_to === store.you.options.max_to;
    const to = !rest && one ? store.you.options.min_to : amount(store.you.options, rest);
    return to === null
      ? say("side-raise-to-how-much-for")
      : act(store, { type: "raise", to }, say("side-you-make-it", { to }));
  },
  throw: (store, rest) => {
    const card = rest.replace(/^10/, "t").replace(/^./, (rank) => rank.toUpperCase());
    return act(store, { type: "discard", card }, () => say("side-you-throw-the-away", { card: cardName(card) }));
  },
  show: (store) => act(store, { type: "show" }, say("side-you-show")),
  muck: (store) => act(store, { type: "muck" }, say("side-you-muck")),
  out: (store) => store.ask("sit-out").then(() => say("side-you-sit-out-from-the")),
  back: (store) => store.ask("back", { entry: "wait" }).then(() => say("side-you-are-back")),
  pick: (store, game) => store.ask("pick-game", { game }).then(() => say("side-you-pick", { game: entryName(game) })),
  see: (store, rest) => {
    const { state } = store;
    const whose = state.chairs.find((chair) => chair?.player.toLowerCase() === rest)?.player ?? rest;
    return store.ask("ask-to-see", { hand: state.hand, whose }).then(() => say("side-you-ask-to-see", { who: whose }));
  },
  seat: (store, rest) =>
    /^\d+$/.test(rest)
      ? store.ask("change-seat", { chair: Number(rest) - 1 }).then(() => say("side-you-move-to-seat", { seat: rest }))
      : say("side-which-seat-for-example"),
  buy: (store, rest) => {
    const chips = rest === "off" ? 0 : amount(null, rest);
    if (chips === null) return say("side-buy-how-much-for-example");
    const done = chips ? say("side-you-always-have", { chips }) : say("side-nothing-is-bought-by-itself");
    return store.ask("buy-always", { top_up: chips, rebuy: chips }).then(() => done);
  },
};

async function act(store, action, done) {
  if (!store.you.options) return say("side-it-is-not-your-turn");
  await store.act(action);
  return typeof done === "function" ? done() : done;
}

/** Cards as people type them: "7c2d", "10c 2d"; null for what is none. */
function named(text) {
  const plain = text.replace(/10/g, "t").replace(/[\s,]/g, "");
  if (!/^(?:[2-9tjqka][cdhs])*$/.test(plain)) return null;
  return [...plain.matchAll(/../g)].map(([card]) => card[0].toUpperCase() + card[1]);
}

const SIZES = { half: "half-pot", pot: "pot" };

function amount(options, text) {
  if (/^\d[\d,]*$/.test(text)) return Number(text.replaceAll(",", ""));
  if (text === "min") return options?.min_to ?? null;
  if (text === "all" || text === "max") return options?.max_to ?? null;
  return options?.presets.find((preset) => preset.label === SIZES[text])?.to ?? null;
}
