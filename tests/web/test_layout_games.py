"""Nothing lies over anything else in any family: seven cards, draws, two boards, halves; for players and watchers."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from sidepot.words import LANGUAGES
from web.conftest import Someone
from web.person import MY_TURN, STORE, Person, play_on, play_out
from web.test_layout import BOXES, KINDS
from web.waiting import wait_until

SIZES = ((360, 740), (390, 844), (1280, 800), (1920, 1080))
MORE = [*KINDS, ".drawn", ".opens", ".common"]

SCENES = """{
  stud: { held: [null, null, 'As', 'Kd', '9c', '7h'], up: 4, street: 'sixth street' },
  'seventh street': { held: [null, null, 'As', 'Kd', '9c', '7h', null], up: 4, street: 'seventh street' },
  'last card': { held: [null, null, 'As', 'Kd', '9c', '7h'], up: 4, street: 'seventh street', board: ['Ts'] },
  'stud over': { held: ['Ac', 'Ks', 'As', 'Kd', '9c', '7h', 'Tc'], up: 4, street: 'seventh street',
    over: [['two-pair', 'AK', 'T'], ['low', '87542']] },
  draw: { held: [null, null, null, null, null], draws: 3, street: 'second draw' },
  'draw over': { held: ['Ac', '2s', '3s', '4d'], draws: 3, street: 'third draw', over: [['short-badugi', 'QJ9']] },
  boards: { held: [null, null, null, null], street: 'river', board: ['Ts', 'Js', 'Qs', '2h', '3h'],
    second: ['9s', '8s', '7s', '6h', '5h'] },
  'boards over': { held: ['Ac', 'Ks', 'As', 'Kd'], street: 'river', board: ['Ts', 'Js', 'Qs', '2h', '3h'],
    second: ['9s', '8s', '7s', '6h', '5h'], over: [['three-of-a-kind', 'A', 'KT'], ['low', '87542']] },
}"""

TABLE = f"""([chairs, scene, watches]) => {{
  const {{ held, street, up = 0, draws = 0, board = [], second = [], over = null }} = ({SCENES})[scene];
  const {{ store, felt }} = document.querySelector('sp-table');
  const own = watches ? -1 : store.you.chair;
  const mine = ['2c', '3d', '4h', '5s', '6c', '7d', '8h'].slice(0, held.length);
  const named = (at) => (at === own ? store.you.name : `${{'ABCDEFGHIJ'[at]}}abcdefghijk`);
  const all = Array.from({{ length: chairs }}, (_, at) => named(at));
  const state = structuredClone(store.state);
  Object.assign(state, {{
    running: false, playing: !over, hand: 123, button: 1, blinds: [5, 10], outcome: null, board, second_board: second,
    deals: {{ hole: held.length, up, board: board.length > 1 ? 5 : 0, draws }}, street, turn: over ? null : all[0],
    pot: over ? 0 : 1234, pots: over ? [] : [{{ name: 'main pot', amount: 1234, players: [] }}],
    opening: up && !over ? {{ player: all[1], by: 'high-hand', cards: ['As', 'Kd', '9c', '7h'], tied: true }} : null,
  }});
  state.chairs = all.map((name, at) => ({{
    ...state.chairs[store.you.chair], chair: at, player: name, badge: 'auto', chips: 1234, wager: over || up ? 0 : 40,
    cards: held, up: up ? held.slice(2, 6) : [], dealt_in: true, folded: false, all_in: false, did: over ? '' : 'check',
    drew: draws && !over ? 2 : null, equity: null,
  }}));
  if (over) {{
    const half = (at) => (over.length > 1 ? ['high', 'low'][at] : '');
    const shares = (at) => ({{ [all[at]]: 617 }});
    const parts = over.map((hand, at) =>
      ({{ pot: 0, half: half(at), board: 0, hand, amount: 617, shares: shares(at) }}));
    state.outcome = {{
      net: {{}}, rake: 0, pots: [{{ amount: 1234, shares: {{}} }}], parts,
      won: Object.assign({{}}, ...parts.map((part) => part.shares)),
      shown: all.map((player) => ({{ player, cards: held, hands: [over[0]], plays: held, low: null, low_plays: [] }})),
    }};
  }}
  const rail = {{ ...store.you, name: 'nobody', chair: null, cards: [], up: [] }};
  const you = watches ? rail : {{ ...store.you, cards: mine }};
  felt.draw({{ info: store.info, state, you, came: store.came }});
}}"""

CUT = """() => [...document.querySelectorAll('sp-felt .deed, sp-felt .drawn')]
  .filter((found) => found.checkVisibility() && found.scrollWidth > found.clientWidth + 1)
  .map((found) => found.textContent)"""

COVERED = """() => [...document.querySelectorAll('sp-felt .hole sp-card[card]')].filter((card) => {
  const { left, top } = card.getBoundingClientRect();
  return card.checkVisibility() && !card.contains(document.elementFromPoint(left + 8, top + 8));
}).map((card) => `the rank of ${card.getAttribute('card')}`)"""


def drawn(person: Person, size: tuple[int, int], *table: Any) -> tuple[list[Any], list[str], list[str]]:
    """Where everything on the felt lies, what is cut, and what can't be read."""
    width, height = size
    person.page.set_viewport_size({"width": width, "height": height})
    wait_until(person.page, f"() => innerWidth === {width}")
    person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    script = f"([table, kinds]) => {{ ({TABLE})(table); return [({BOXES})(kinds), ({CUT})(), ({COVERED})()]; }}"
    boxes, cut, covered = person.page.evaluate(script, [list(table), MORE])
    return boxes, cut, covered


def over_each_other(one: list[Any], other: list[Any], watches: bool) -> bool:
    """Whether two things hide one another; hands of many cards may meet at their edges.

    On a phone the result, which players read below the felt, may hide as much of them from those who watch.
    """
    (kind, seat, *a), (second, where, *b) = one, other
    if seat is not None and seat == where:
        return False
    kinds = {kind, second}
    room = 6 if kinds == {".hole sp-card"} else 20 if watches and ".outcome" in kinds else 3
    return not (a[2] <= b[0] + room or b[2] <= a[0] + room or a[3] <= b[1] + room or b[3] <= a[1] + room)


@pytest.mark.parametrize("chairs", [2, 6, 8])
def test_nothing_lies_over_anything_else_in_any_family(someone: Someone, chairs: int):
    person = someone("Fay").come_in()
    person.go(person.open_table(chairs=chairs)).hold().sit()
    found = []
    for size in SIZES:
        for scene in ("stud", "seventh street", "last card", "stud over", "draw", "draw over", "boards", "boards over"):
            for watches in (False, True):
                boxes, cut, covered = drawn(person, size, chairs, scene, watches)
                at = f"{size} {scene}{' watching' if watches else ''}"
                assert sum(kind == ".plate" for kind, *_ in boxes) == chairs
                found += [f"{at}: {text} is cut" for text in cut if not watches]
                found += [f"{at}: {text} lies under something" for text in covered]
                for kind, seat, left, top, right, bottom in boxes:
                    if not (-2 <= left < right <= size[0] + 2 and 0 <= top < bottom <= size[1]):
                        found.append(f"{at}: {kind} {seat} is outside")
                for one, other in combinations(boxes, 2):
                    if over_each_other(one, other, watches):
                        found.append(f"{at}: {one} and {other}")
    assert not found, "\n".join(found)


SMALL = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
REACHED = """() => {
  const box = (found) => found.getBoundingClientRect();
  const seen = (from) => [...document.querySelectorAll(from)].filter((found) => found.checkVisibility());
  const told = seen('sp-dock .result').map((found) => box(found.parentElement).bottom)[0] ?? 0;
  return seen('sp-dock :is(sp-afterwards, sp-ask) :is(button, select)').filter((found) => !found.closest('[popover]'))
    .map((found) => [found.textContent, box(found).top >= told - 1 && box(found).bottom <= innerHeight
      && box(found).left >= 0 && box(found).right <= innerWidth]);
}"""
WHOLE = """(selector) => [...document.querySelectorAll(selector)].filter((found) => found.checkVisibility())
  .filter((found) => found.scrollWidth > found.clientWidth).map((found) => found.textContent)"""


def test_on_a_phone_all_that_may_be_asked_for_after_a_hand_is_in_reach(someone: Someone):
    ada = someone("Ada", **SMALL).come_in()
    dials = {"game": "courchevel", "limit": "pot", "see_hands": True, "rabbit": True}
    ada.go(ada.open_table(house="cardroom", chairs=5, dials=dials, autos=["caller"] * 4)).sit()
    play_out([ada])
    # nobody but the winner has shown, and the board was not dealt out
    ada.page.evaluate(f"""() => {{
        const {{ dock }} = document.querySelector('sp-table');
        const {{ state, you }} = {STORE};
        Object.assign(state, {{ may_hunt: true, showed: {{}} }});
        const winner = state.chairs.find(({{ player }}) => player !== you.name).player;
        state.outcome.shown = [{{ ...state.outcome.shown[0], player: winner }}];
        for (const chair of state.chairs) chair.folded = false;
        dock.draw({STORE});
    }}""")
    found = ada.page.evaluate(REACHED)
    assert [text for text, _ in found][-3:] == ["Show all", "What would have come?", "See a mucked hand"]
    assert [text for text, within in found if not within] == []
    ada.page.tap("sp-afterwards >> text=See a mucked hand")
    assert ada.page.locator(".lookers button:visible").count() == 3


def test_on_a_phone_the_next_game_is_picked_with_everything_in_sight(someone: Someone):
    people = [someone(name, **SMALL).come_in() for name in ("Ada", "Ben")]
    link = people[0].open_table(house="dealers-choice", chairs=2)
    for person in people:
        person.go(link).sit()
    people[0].wait("state.rotation.picks")
    name = people[0].read("state.rotation.picks")
    picks = next(person for person in people if person.name == name)
    picks.page.wait_for_selector("sp-ask >> text=You pick the next game.")
    found = picks.page.evaluate(REACHED)
    assert len(found) == 2
    assert all(within for _, within in found)
    picks.page.select_option("sp-ask select", label="Razz")
    picks.page.tap("sp-ask button:has-text('Deal this game')")
    picks.wait("state.plays === 'razz'")


@pytest.mark.parametrize(("game", "limit"), [("triple27", "fixed"), ("irish", "pot"), ("drawmaha", "pot")])
def test_on_a_phone_what_is_asked_is_told_whole(someone: Someone, game: str, limit: str):
    ada = someone("Ada", **SMALL).come_in()
    link = ada.open_table(house="cardroom", chairs=3, dials={"game": game, "limit": limit}, autos=["caller"] * 2)
    ada.go(link).sit()
    ada.page.wait_for_selector(MY_TURN)
    assert ada.page.evaluate(WHOLE, ".status") == []
    before = ada.page.locator(".act.raise").bounding_box()
    play_on([ada], "you.options?.discards.length")
    assert ada.page.evaluate(WHOLE, ".status") == []
    after = ada.page.locator(".act.raise").bounding_box()
    assert before is not None
    assert after is not None
    assert (before["y"], before["height"]) == (after["y"], after["height"]), "buttons stay where they are"


def test_on_a_phone_the_names_of_auto_players_stand_whole_beside_what_they_are(someone: Someone):
    ada = someone("Ada", **SMALL).come_in()
    ada.go(ada.open_table(chairs=6, autos=["caller"] * 5)).hold()
    names = ada.page.locator("sp-seat .name:visible")
    assert names.count() == 5
    assert ada.page.evaluate(WHOLE, "sp-seat .name") == []
    for seat in ada.page.locator("sp-seat:has(.badge:visible)").all():
        badge, chips = seat.locator(".badge").bounding_box(), seat.locator(".chips").bounding_box()
        assert badge is not None
        assert chips is not None
        assert chips["x"] + chips["width"] <= badge["x"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_on_a_phone_my_hand_on_two_boards_is_told_whole(someone: Someone, language: str):
    ada = someone("Ada", **SMALL, locale=language).come_in()
    dials = {"game": "omaha8", "limit": "pot", "double_board": True}
    ada.go(ada.open_table(house="cardroom", chairs=2, dials=dials, autos=["caller"])).hold().sit()
    ada.go_on()
    play_on([ada], "state.board.length === 5 && you.options")
    ada.page.evaluate("""() => {
        const { dock, store } = document.querySelector('sp-table');
        const low = ['low', '87542'];
        const hands = [[0, 'high', ['three-of-a-kind', 'Q', 'KT']], [0, 'low8', low],
          [1, 'high', ['full-house', 'QJ']], [1, 'low8', low]];
        store.you.made_parts = hands.map(([board, half, hand]) => ({ board, half, hand }));
        dock.draw(store);
    }""")
    made = ada.page.locator("sp-dock .made")
    says, hand = ada.page.locator("sp-dock .says").bounding_box(), made.bounding_box()
    assert says is not None
    assert hand is not None
    assert hand["y"] + hand["height"] <= says["y"] + says["height"] + 1, made.inner_text()
    assert ada.page.evaluate(WHOLE, "sp-dock .made") == []


@pytest.mark.parametrize("chairs", [2, 6, 9])
def test_on_a_phone_the_result_of_a_game_leaves_room_for_board_and_cards(someone: Someone, chairs: int):
    ada = someone("Ada", **SMALL).come_in()
    dials = {"ends": "hands", "ends_after": 1}
    link = ada.open_table(house="kitchen", chairs=chairs, dials=dials, autos=["caller"] * (chairs - 1))
    ada.go(link).hold().sit()
    ada.go_on()
    play_on([ada], "state.game?.over")
    ada.page.wait_for_selector(".gameover .places li")
    board = [card.bounding_box() for card in ada.page.locator(".board:not(.second) sp-card").all()]
    mine = [card.bounding_box() for card in ada.page.locator("sp-seat[data-me] .hole sp-card").all()]
    panel, plate = (ada.page.locator(what).bounding_box() for what in (".gameover", "sp-seat[data-me] .plate"))
    assert len(mine) == 2
    assert panel is not None
    assert plate is not None
    assert plate["y"] + plate["height"] <= panel["y"]
    lowest = max(card["y"] + card["height"] for card in board if card)
    assert all(card["y"] >= lowest for card in mine if card)
    start = ada.page.locator(".gameover button.primary").bounding_box()
    assert start is not None
    assert start["y"] + start["height"] <= panel["y"] + panel["height"]
