import assert from "node:assert/strict";
import { test } from "node:test";
import { isLow, places, rail, sizes } from "../../src/sidepot/room/web/js/table/felt/seats.js";

const AREAS = [
  [360, 420],
  [740, 260],
  [900, 560],
  [1280, 720],
  [2560, 1300],
];

test("every seat lies on the felt, the viewer's in the middle of the bottom", () => {
  for (const [width, height] of AREAS)
    for (let chairs = 2; chairs <= 10; chairs += 1) {
      const size = sizes(width, height);
      const seats = places(width, height, chairs, size, true);
      assert.equal(seats.length, chairs);
      assert.equal(seats[0].x, width / 2);
      assert.ok(seats.every(({ y }) => y <= seats[0].y + 0.01));
      for (const { x, y } of seats) {
        assert.ok(x >= size.wide / 2 && x <= width - size.wide / 2, `${chairs} seats in ${width}: ${x}`);
        assert.ok(y >= size.high / 2 && y <= height - size.high / 2, `${chairs} seats in ${height}: ${y}`);
      }
    }
});

test("seats go round with the clock: the next player sits on the left of the viewer", () => {
  const [me, next, , last] = places(1280, 720, 4, sizes(1280, 720), true);
  assert.ok(next.x < me.x && me.x < last.x);
});

test("both halves of the table mirror each other", () => {
  const width = 1000;
  const seats = places(width, 600, 9, sizes(width, 600), false);
  for (let at = 1; at < 9; at += 1) {
    assert.ok(Math.abs(seats[at].x + seats[9 - at].x - width) < 1);
    assert.ok(Math.abs(seats[at].y - seats[9 - at].y) < 1);
  }
});

test("a bet lies between its seat and the middle, never on the seat", () => {
  for (const [width, height] of AREAS) {
    const size = sizes(width, height);
    for (const { x, y, bet } of places(width, height, 6, size, true)) {
      const apart = Math.abs(bet.x - x) >= size.wide / 2 || Math.abs(bet.y - y) >= size.high / 2;
      assert.ok(apart, `${width}×${height}`);
    }
  }
});

test("sizes grow with the area, and a phone held sideways has the small ones", () => {
  const wide = AREAS.filter(([width, height]) => !isLow(width, height)).map(
    ([width, height]) => sizes(width, height).wide,
  );
  assert.deepEqual(
    wide,
    [...wide].sort((a, b) => a - b),
  );
  assert.ok(isLow(740, 260));
  assert.equal(sizes(740, 260).mine, 40);
});

test("the rail is a rounded rectangle inside the area", () => {
  const { x, y, w, h, r } = rail(900, 560, sizes(900, 560));
  assert.ok(x > 0 && y > 0 && x + w < 900 && y + h < 560 && 2 * r <= Math.min(w, h));
});
