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
