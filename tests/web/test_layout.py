"""Nothing lies over anything else: ten players with long names, every one with a bet, side pots, three winners."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from later import sampled
from web.conftest import Someone
from web.person import Person
from web.waiting import wait_until

SIZES = (
    (1280, 800), (1024, 768), (768, 1024), (430, 932), (360, 740), (360, 640), (740, 360), (844, 390), (667, 375),
    (1366, 500), (1920, 1080), (2560, 1440),
)  # fmt: skip
SMALLEST = (667, 375)
"""An old phone held sideways: nine and more don't fit there."""

SCENES = ("one pot", "side pots", "running", "over")
BESIDE_THE_NAME = ({".name", ".share"}, {".name", ".gain"})

CROWD = """([chairs, scene]) => {
  const over = scene === 'over', running = scene === 'running';
  const { store, felt } = document.querySelector('sp-table');
  const own = store.you.chair;
  const state = structuredClone(store.state);
  const player = (at) => (at === own ? store.you.name : `${'ABCDEFGHIJ'[at]}abcdefghijklmnopqrstuvw`);
  Object.assign(state, { running, playing: !over, hand: 12345, button: 1, blinds: [500, 1000], outcome: null });
  state.street = 'turn';
  state.turn = over ? null : player(own);
  state.board = over ? ['Ts', 'Js', 'Qs', '2h', '3h'] : ['Ts', 'Js', 'Qs', '2h'];
  state.chairs = Array.from({ length: chairs }, (_, at) => ({
    ...state.chairs[own], chair: at, player: player(at), badge: at === own ? '' : 'auto', chips: 123456 + at,
    wager: over || running ? 0 : 12345 + at, cards: over || running ? ['Ah', 'Kd'] : [null, null],
    dealt_in: true, folded: false, all_in: at % 3 === 0, did: running ? '' : ['raise', 'call', 'check'][at % 3],
    equity: running ? 0.333 : null,
  }));
  const all = state.chairs.map((chair) => chair.player);
  const pots = scene === 'one pot' ? 1 : 4;
  state.pot = over ? 0 : 487654;
  state.pots = over ? [] : Array.from({ length: pots }, (_, at) => ({ amount: 112345 + at, players: all.slice(at) }));
  const won = all.slice(0, 3);
  if (over) state.outcome = {
    net: {}, rake: 0,
    won: Object.fromEntries(won.map((name, at) => [name, 233333 - at])),
    pots: won.map((name) => ({ amount: 123456, shares: { [name]: 123456 } })),
    shown: all.map((name) => ({ player: name, cards: ['Ah', 'Kd'], hands: [['two-pair', 'KQ', 'A']],
      plays: ['Ah', 'Kd', 'Ts', 'Js', 'Qs'], low: null, low_plays: [] })),
  };
  felt.draw({ info: store.info, state, you: { ...store.you, cards: ['As', 'Ks'] }, came: store.came });
}"""

KINDS = [
    ".plate", ".name", ".share", ".gain", ".hole sp-card", ".deed", ".board sp-card", ".bet", ".one-pot", ".pot",
    ".outcome",
]  # fmt: skip
BOXES = """(kinds) => kinds.flatMap((kind) =>
  [...document.querySelectorAll(`sp-felt ${kind}`)].filter((found) => found.checkVisibility()).map((found) => {
    const { x, y, width, height } = found.getBoundingClientRect();
    return [kind, found.closest('sp-seat')?.number ?? null, x, y, x + width, y + height];
  }))"""


def drawn(person: Person, size: tuple[int, int], chairs: int, scene: str) -> list[Any]:
    """Where everything on the felt lies."""
    width, height = size
    person.page.set_viewport_size({"width": width, "height": height})
    fits = f"() => Math.abs(document.querySelector('sp-felt').getBoundingClientRect().x) < 1 && innerWidth === {width}"
    wait_until(person.page, fits)
    person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    # at once: what the room tells meanwhile would be drawn over it
    at_once = f"([crowd, kinds]) => {{ ({CROWD})(crowd); return ({BOXES})(kinds); }}"
    return list(person.page.evaluate(at_once, [[chairs, scene], KINDS]))


@pytest.mark.parametrize("chairs", sampled(range(2, 11), (2, 6, 10)))
def test_nothing_lies_over_anything_else(someone: Someone, chairs: int):
    person = someone("Ten").come_in()
    person.go(person.open_table(chairs=chairs)).hold().sit()
    for size in SIZES if chairs < 9 else [size for size in SIZES if size != SMALLEST]:
        for scene in SCENES:
            boxes = drawn(person, size, chairs, scene)
            assert sum(kind == ".plate" for kind, *_ in boxes) == chairs
            for kind, _, left, top, right, bottom in boxes:
                assert -1 <= left < right <= size[0] + 1, (size, kind, left, right)
                assert 0 <= top < bottom <= size[1], (size, kind, top, bottom)
            for (kind, seat, *a), (other, where, *b) in combinations(boxes, 2):
                if seat is not None and seat == where and {kind, other} not in BESIDE_THE_NAME:
                    continue  # one's cards stand behind one's own plate
                if {kind, other} == {".board sp-card", ".plate"}:
                    a[0], a[2] = a[0] - 5, a[2] + 5  # with something between them
                apart = a[2] <= b[0] + 2 or b[2] <= a[0] + 2 or a[3] <= b[1] + 2 or b[3] <= a[1] + 2
                assert apart, f"{size} {scene} {kind} {seat} {a} {other} {where} {b}"


def test_cards_grow_with_the_screen(someone: Someone):
    person = someone("Hedy").come_in()
    person.go(person.open_table(chairs=6)).hold().sit()
    wide = {}
    for size in ((390, 844), (1280, 800), (1920, 1080), (2560, 1440)):
        boxes = drawn(person, size, 6, "one pot")
        wide[size[0]] = max(right - left for kind, _, left, _, right, _ in boxes if kind == ".board sp-card")
    assert wide[390] < wide[1280] < wide[1920] < wide[2560]
    assert wide[1920] >= 90
