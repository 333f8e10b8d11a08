import assert from "node:assert/strict";
import { test } from "node:test";
import { BEAT, DEED, LEAST, parts, RESULT } from "../../src/sidepot/room/web/js/table/state/stage.js";

const chair = (player) => ({
  player,
  chips: 100,
  wager: 0,
  cards: [null, null],
  folded: false,
  all_in: false,
  did: "",
});
const before = {
  hand: 4,
  board: ["2c", "3c", "4c"],
  second_board: [],
  chairs: [chair("Ada"), chair("Ben")],
  pot: 40,
  pots: [],
};
const EVENTS = [
  { type: "called", player: "Ben", amount: 100 },
  { type: "dealt-board", street: "turn", cards: ["5d"], board: 0 },
  { type: "dealt-board", street: "river", cards: ["9d"], board: 0 },
  { type: "showed", player: "Ada", cards: ["As", "Ah"] },
  { type: "showed", player: "Ben", cards: ["Ks", "Kh"] },
  { type: "won", player: "Ada", amount: 240 },
  { type: "hand-ended", hand: 4 },
];

function step(left = null) {
  const outcome = { shown: [{ player: "Ada" }, { player: "Ben" }], pots: [], won: { Ada: 240 } };
  const state = { ...before, board: ["2c", "3c", "4c", "5d", "9d"], outcome, next_hand_ms: left };
  return { type: "step", events: EVENTS, state, you: { name: "Ben", options: null } };
}

const play = (left) => parts({ state: before, you: { name: "Ben" } }, step(left));

test("an all-in is a play: what was done, the hands, card after card, the end", () => {
  const played = play(null);
  assert.deepEqual(
    played.map(({ state }) => state.board.length),
    [3, 3, 4, 5, 5],
  );
  assert.deepEqual(
    played.map(({ holds }) => holds),
    [DEED, BEAT, BEAT, BEAT, RESULT],
  );
});

test("no part tells what comes after it", () => {
  const played = play(null);
  assert.ok(played.slice(0, -1).every(({ state, partial }) => partial && !state.outcome));
  assert.deepEqual(played[0].state.chairs[0].cards, [null, null]);
  assert.deepEqual(played[1].state.chairs[0].cards, ["As", "Ah"]);
  assert.equal(played[0].state.pot, 140);
  assert.deepEqual(
    played.flatMap(({ events }) => events.map(({ type }) => type)),
    ["called", "showed", "showed", "dealt-board", "dealt-board", "won", "hand-ended"],
  );
});

test("with little time before the next hand the parts are shorter, but never too short", () => {
  const holds = (left) => play(left)[1].holds;
  assert.equal(holds(60_000), BEAT);
  assert.ok(holds(6000) < BEAT && holds(6000) > LEAST);
  assert.equal(holds(100), LEAST);
});

test("a step in which nothing ran out is just the step", () => {
  const plain = { type: "step", events: [{ type: "checked", player: "Ada" }], state: before };
  assert.deepEqual(parts({ state: before, you: {} }, plain), [{ ...plain, holds: 0 }]);
});

const PAIR = [
  { type: "showed", player: "Ada", cards: ["As", "Ah", "2c", "3d", "4h"] },
  { type: "showed", player: "Ben", cards: ["Ks", "Kh", "9c", "Td", "Jc"] },
];
const dealt = (player, card, up = true) => ({ type: "dealt", player, cards: [up ? card : null], up: [up] });

function studded() {
  const door = (player, card) => ({ ...chair(player), cards: [null, null, card], up: [card] });
  const table = { ...before, board: [], chairs: [door("Ada", "2c"), door("Ben", "9c")], street: "third street" };
  const events = [
    { type: "called", player: "Ben", amount: 100 },
    { type: "began", what: "deal", street: "fourth street" },
    dealt("Ada", "3d"),
    dealt("Ben", "Td"),
    { type: "began", what: "deal", street: "fifth street" },
    dealt("Ada", "4h", false),
    dealt("Ben", "Jc", false),
    ...PAIR,
    { type: "won", player: "Ada", amount: 240 },
    { type: "hand-ended", hand: 4 },
  ];
  const shares = (ada) => ({ Ada: ada, Ben: 1 - ada });
  const steps = [shares(0.7), shares(1)].map((equity) => ({ board: 0, cards: [], equity }));
  const outcome = { shown: PAIR, pots: [], won: { Ada: 240 }, run_out: { equity: shares(0.8), steps } };
  const state = { ...table, street: "fifth street", outcome, next_hand_ms: null };
  const me = { name: "Ben", cards: ["Ks", "Kh", "9c"], options: null };
  return parts({ state: table, you: me }, { type: "step", events, state, you: { ...me, cards: PAIR[1].cards } });
}

test("stud is played out street by street: hands face up, then a card for everybody at a time", () => {
  const played = studded();
  const cards = played.map(({ state }) => state.chairs[0].cards);
  assert.deepEqual(cards.slice(0, 4), [
    [null, null, "2c"],
    ["As", "Ah", "2c"],
    ["As", "Ah", "2c", "3d"],
    ["As", "Ah", "2c", "3d", "4h"],
  ]);
  assert.deepEqual(
    played.map(({ you }) => you.cards.length),
    [3, 3, 4, 5, 5],
  );
  assert.deepEqual(
    played.slice(0, 4).map(({ state }) => [state.street, state.chairs[0].up.length, state.chairs[0].equity]),
    [
      ["third street", 1, undefined],
      ["third street", 1, 0.8],
      ["fourth street", 2, 0.7],
      ["fifth street", 2, 1],
    ],
  );
});

test("a hand is told as far as it lies there, and whole with its last card", () => {
  const told = studded().map(({ events }) => events.filter(({ type }) => ["showed", "dealt", "won"].includes(type)));
  assert.deepEqual(
    told.map((some) => some.map(({ type, cards }) => [type, cards?.length])),
    [
      [],
      [
        ["showed", 3],
        ["showed", 3],
      ],
      [
        ["dealt", 1],
        ["dealt", 1],
      ],
      [
        ["dealt", 1],
        ["dealt", 1],
        ["showed", 5],
        ["showed", 5],
      ],
      [["won", undefined]],
    ],
  );
});

test("after the last draw new cards come to hands that lie face up", () => {
  const held = (player) => ({ ...chair(player), cards: [null, null, null, null, null], up: [], drew: null });
  const table = { ...before, board: [], chairs: [{ ...held("Ada"), cards: [null, null, null], drew: 2 }, held("Ben")] };
  const events = [
    { type: "drew", player: "Ben", cards: ["2s"], up: [false] },
    { type: "dealt", player: "Ada", cards: [null, null], up: [false, false] },
    { type: "dealt", player: "Ben", cards: ["Jc"], up: [false] },
    ...PAIR,
    { type: "won", player: "Ada", amount: 240 },
    { type: "hand-ended", hand: 4 },
  ];
  const state = { ...table, outcome: { shown: PAIR, pots: [], won: { Ada: 240 }, run_out: null }, next_hand_ms: null };
  const me = { name: "Ben", cards: ["2s", "Ks", "Kh", "9c", "Td"], options: null };
  const played = parts({ state: table, you: me }, { type: "step", events, state, you: me });
  assert.deepEqual(
    played.slice(0, 3).map((part) => part.state.chairs.map(({ cards }) => cards)),
    [
      [
        [null, null, null],
        [null, null, null, null],
      ],
      [
        ["As", "Ah", "2c"],
        ["Ks", "Kh", "9c", "Td"],
      ],
      [PAIR[0].cards, PAIR[1].cards],
    ],
  );
  assert.deepEqual(
    played.slice(0, 3).map(({ you }) => you.cards),
    [["Ks", "Kh", "9c", "Td"], ["Ks", "Kh", "9c", "Td"], PAIR[1].cards],
  );
  assert.deepEqual(
    played.slice(0, 3).map((part) => part.state.chairs.map(({ drew }) => drew)),
    [
      [2, 1],
      [null, null],
      [null, null],
    ],
  );
});
