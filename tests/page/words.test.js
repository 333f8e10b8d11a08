import assert from "node:assert/strict";
import { test } from "node:test";
import { summary } from "../../src/sidepot/room/web/js/lobby/summary.js";
import { sooner } from "../../src/sidepot/room/web/js/room/my-turns.js";
import { handName, linesOf, openly, plainly } from "../../src/sidepot/room/web/js/shared/event-lines.js";
import {
  cardNames,
  chips,
  gameName,
  potName,
  short,
  sorted,
  stakes,
} from "../../src/sidepot/room/web/js/shared/format.js";
import { priced, worth } from "../../src/sidepot/room/web/js/shared/money.js";
import { asked } from "../../src/sidepot/room/web/js/shared/narrator.js";
import { chosen, listed, say } from "../../src/sidepot/room/web/js/shared/say.js";
import { settings } from "../../src/sidepot/room/web/js/shared/settings.js";
import { endings } from "../../src/sidepot/room/web/js/table/state/outcome.js";
import { mayChoose, vacancy } from "../../src/sidepot/room/web/js/table/state/vacancy.js";
import { whyNot } from "../../src/sidepot/room/web/js/table/state/why-not.js";

test("amounts are told in chips or in big blinds, in short where there is little room", () => {
  assert.equal(chips(12_500, 100), "12,500");
  assert.equal(short(12_345, 100), "12.3k");
  assert.equal(short(1_234_567, 100), "1.23M");
  assert.equal(stakes([500, 1000]), "500/1,000");
  settings.get = (
    (get) => (name) =>
      name === "unit" ? "bb" : get.call(settings, name)
  )(settings.get);
  assert.equal(chips(1250, 100), "12.5 BB");
  delete settings.get;
});

test("chips have a value where a table gives them one", () => {
  assert.equal(worth(1250, { cents: 1, currency: "€" }), "€12.50");
  assert.equal(priced(-1250, { cents: 10, currency: "CHF" }), "−1,250 (−125.00 CHF)");
  assert.equal(priced(1250, { cents: 0 }), "1,250");
});

test("games, pots and cards have names", () => {
  assert.equal(gameName({ game: "omaha8", limit: "pot" }), "Pot Limit Omaha Hi-Lo");
  assert.equal(gameName({ game: "our-own", limit: "no" }), "No Limit Our own");
  assert.deepEqual([potName(0, 1), potName(0, 2), potName(1, 2)], ["the pot", "the main pot", "side pot 1"]);
  assert.equal(cardNames(["As", "Td", null]), "ace of spades, ten of diamonds, a hidden card");
  assert.deepEqual(sorted(["2c", "As", "Kd", null]), ["As", "Kd", "2c", null]);
});

test("numbers choose their plural, lists their and", () => {
  assert.equal(say("shared-hands", { count: 1 }), "1 hand");
  assert.equal(say("shared-hands", { count: 1200 }), "1,200 hands");
  assert.equal(listed(["Ada", "Ben", "Cleo"]), "Ada, Ben and Cleo");
});

test("the language is the nearest there is", () => {
  assert.equal(chosen(["de-AT", "en"]), "de");
  assert.equal(chosen(["ja", "pt-PT"]), "pt-BR");
  assert.equal(chosen(["ja"]), "en");
});

test("on your turn you hear what you can do", () => {
  const options = { may_check: true, may_raise: true, verb: "bet", min_to: 10, max_to: 200, may_fold: true };
  assert.equal(
    asked({ options, cards: ["As", "Kd"] }, { pot: 30 }),
    "Your turn. The pot is 30. You have ace of spades, king of diamonds. You can check, bet between 10 and 200 and fold.",
  );
});

test("halves of a pot are told one by one, and both together are a scoop", () => {
  const part = (half, player, amount, hand) => ({
    pot: 0,
    board: 0,
    half,
    amount,
    shares: { [player]: amount },
    hand,
  });
  const both = { shown: [], pots: [{ amount: 14, shares: { Ada: 7, Ben: 7 } }] };
  const high = part("high", "Ada", 7, ["flush", "K"]);
  const shared = { ...both, won: { Ada: 7, Ben: 7 }, parts: [high, part("low8", "Ben", 7, ["low", "75432"])] };
  assert.deepEqual(
    endings(shared, 2).map(({ text }) => text),
    ["High: Ada wins 7 with a flush, king high", "Low: Ben wins 7 with a seven-five low"],
  );
  const alone = { ...both, won: { Ada: 14 }, parts: [high, part("low8", "Ada", 7, ["wheel"])] };
  const why = "High: a flush, king high · Low: a wheel";
  assert.deepEqual(endings(alone, 2), [{ text: "Ada scoops 14", why, scoops: true }]);
});

test("the only pot is told in a sentence, several winners each with their pots", () => {
  const hands = { Ada: [["pair", "A", "KQ9"]], Ben: [["pair", "K"]] };
  const shown = Object.entries(hands).map(([player, each]) => ({ player, hands: each, low: null }));
  const one = { shown, won: { Ada: 200 }, pots: [{ amount: 200, shares: { Ada: 200 } }] };
  assert.deepEqual(endings(one, 2), [
    { text: "Ada wins the pot, 200, with a pair of aces", why: "Ada: a pair of aces, king queen nine kickers" },
  ]);
  assert.deepEqual(endings({ ...one, shown: [] }, 2), [{ text: "Ada wins the pot, 200", why: "" }]);
  const pots = [
    { amount: 300, shares: { Ada: 300 } },
    { amount: 100, shares: { Ben: 100 } },
  ];
  const two = { shown, won: { Ben: 100, Ada: 300 }, pots };
  assert.deepEqual(endings(two, 2), [
    { text: "Ada wins 300 with a pair of aces, king queen nine kickers", why: "300 from the main pot" },
    { text: "Ben wins 100 with a pair of kings", why: "100 from side pot 1" },
  ]);
  assert.deepEqual(endings(null, 2), []);
});

test("a hand has a name, with its kickers where there is room", () => {
  assert.equal(handName(["two-pair", "K4", "A"]), "two pair, kings and fours");
  assert.equal(handName(["two-pair", "K4", "A"], "whole"), "two pair, kings and fours, ace kicker");
  assert.equal(handName(["two-pair", "K4", "A"], "short"), "two pair");
  assert.equal(handName(["low", "87432"], "short"), "eight-seven low");
  assert.equal(handName(["three-of-a-kind", "Q"], "short"), "three queens");
});

test("the move that ends the betting is told with the question, and not again", () => {
  const call = { type: "called", player: "Ben", amount: 40, all_in: true };
  const asked = { type: "run-twice-asked", players: ["Ada", "Ben"], after: call };
  const told = ["Ben calls 40, all-in", "run it twice? Ada and Ben are asked"];
  assert.deepEqual(linesOf([asked]).map(plainly), told);
  assert.deepEqual(linesOf([call], [asked]).map(plainly), []);
  assert.deepEqual(linesOf([asked, call]).map(plainly), told);
});

test("what lies face down is nobody else's business", () => {
  const dealt = { type: "dealt", player: "Ada", cards: ["As", "Kd", "2c"], up: [false, false, true] };
  assert.deepEqual(linesOf([openly(dealt)]).map(plainly), ["Ada is dealt 2♣"]);
  assert.deepEqual(linesOf([openly({ ...dealt, cards: ["As", "Kd"], up: [false, false] })]), []);
});

test("why something can't be done is told with its amounts and its rule", () => {
  const options = { why_not: { check: ["cannot-check", "X6"] }, to_call: 40, stack: 200, min_to: 80, max_to: 200 };
  assert.equal(whyNot(options, "check"), "you can't check, 40 to call: X6");
  assert.equal(whyNot(options, "call"), "");
});

test("an empty seat says whether one may sit down", () => {
  const you = { name: "Ben", chair: null, out: false, sent_away: "" };
  const table = {
    info: { kind: "table", entry: "choose", asking: [] },
    state: { hand: 3, offers: {}, game: null, chairs: [null, null] },
    you,
  };
  assert.equal(vacancy(1, table).sit, true);
  assert.equal(vacancy(1, { ...table, you: { ...you, chair: 0 } }).sit, false);
  assert.equal(mayChoose({ id: "t", you, connection: { mine: [{ id: "t", waits: "admitted" }] } }), true);
});

test("a table about to be opened is told in a few sentences", () => {
  const lines = summary({
    name: "Friday",
    chairs: 6,
    autos: 1,
    style: "Rock",
    seconds: 25,
    hidden: true,
    admits: false,
  });
  assert.deepEqual(lines, [
    "Friday has 6 seats.",
    "Only people with the link can find it.",
    "One auto player (Rock) is there from the start.",
    "Each decision has 25 seconds, then the time bank runs.",
  ]);
});

test("a table open in this page knows sooner whether it is my turn", () => {
  const rows = [{ id: "a", your_turn: false }];
  assert.equal(sooner(rows, new Map([["a", { you: { options: {} } }]]))[0].your_turn, true);
});
