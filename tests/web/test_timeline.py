"""All-ins with motion: what is told when. Nothing may tell a card or an end before it is drawn."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from sidepot.rules import read_house
from web.conftest import Someone
from web.person import STORE, Person
from web.server import StackedServer
from web.waiting import wait_until
from web.walk import deck, press
from web.witness import WIN, check_untold, glimpses, heard, watch

STANDARD = read_house("standard").rules
BOARD = ["9c", "5d", "4s", "Jh", "2d"]


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StackedServer]:
    """A room that leaves its pages the time they have by default."""
    server = StackedServer(tmp_path_factory.mktemp("staged"), PAUSE="3000", RUNOUT="1400")
    server.start()
    yield server
    server.stop()


def seated(someone: Someone, room: StackedServer, names: str, chips: list[int], **dials: object) -> list[Person]:
    """People with motion at a table whose first hand waits."""
    people = [watch(someone(name, url=room.url, reduced_motion="no-preference").come_in()) for name in names.split()]
    link = people[0].open_table(house="standard", chairs=3, dials={"blinds": "1/2", **dials})
    people[0].go(link).hold()
    for person, stack in zip(people, chips, strict=True):
        person.go(link).sit(stack)
    return people


def test_an_all_in_is_not_told_before_it_is_drawn(someone: Someone, staged: StackedServer):
    ada, ben, cleo = people = seated(someone, staged, "Ada Ben Cleo", [300, 180, 260])
    staged.stack(deck(STANDARD, ada, {ada: "AsAh", ben: "KsKh", cleo: "7c3h"}, " ".join(BOARD)))
    ada.go_on()
    press(ada, "Raise to 300 all-in")
    press(ben, "Call 179 all-in")
    press(cleo, "Fold")
    ben.wait("state.board.length === 3")
    ben.page.click("sp-log [data-view=mine]")
    cleo.page.click("#tab-ledger")  # neither tells more than is drawn
    ben.page.wait_for_selector("sp-log summary:has-text('Hand 1')")
    for person in people:
        person.wait("state.hand === 2")
    won = f"{ada.name} wins"
    ends = [won, "+362", "out of chips", "Buy in again", "sits out", "pair of"]
    for person in people:
        seen = [glimpse for glimpse in glimpses(person) if "· hand 2" not in glimpse.text]
        check_untold(seen, BOARD, ends, 5)
        deals = [next(each.at for each in seen if each.drawn == many) for many in (3, 4, 5)]
        assert {each.drawn for each in seen} == {0, 3, 4, 5}  # nothing is dealt twice
        assert all(after - before > 400 for before, after in pairwise(deals))
        told = next(each.at for each in seen if won in each.text)
        assert told - deals[2] > 400
        assert all(at > told - 100 for at in heard(person, WIN))
        began = next(each.at for each in glimpses(person) if each.at > told and each.drawn == 0)
        assert began - told >= 2_500  # three seconds, less what this machine was late by
        # both hands lie face up before the flop, with shares that move with every card
        shares = [each.shares for each in seen if each.shares]
        assert len({str(each) for each in shares}) == 4
        assert all(len(each) == 2 for each in shares)
    assert heard(ada, WIN)
    assert not heard(ben, WIN)
    # going broke takes nobody's cards away before the next hand
    hand = [each for each in glimpses(ben) if each.drawn]
    assert {each.mine for each in hand} == {2}


@pytest.mark.long
def test_both_boards_are_drawn_and_a_touch_skips_ahead(someone: Someone, staged: StackedServer):
    ada, ben = seated(someone, staged, "Ada Ben", [200, 200], run_twice=True)
    for person in (ada, ben):
        person.ask("agree", to="run-twice")
    staged.stack(deck(STANDARD, ada, {ada: "AsAh", ben: "KsKh"}, " ".join(BOARD)))
    ada.go_on()
    press(ada, "Raise to 200 all-in")
    press(ben, "Call 198 all-in")
    ada.wait("state.second_board.length === 3")
    assert ada.page.is_visible("sp-felt .onward")
    ada.page.click("sp-felt", position={"x": 5, "y": 5})
    ada.wait("state.outcome", timeout=1_000)
    ben.wait("state.outcome")
    for person in (ada, ben):
        boards = person.read("state.board"), person.read("state.second_board")
        seen = [glimpse for glimpse in glimpses(person) if "· hand 2" not in glimpse.text]
        check_untold(seen, [*boards[0], *boards[1]], [" wins ", " split ", "out of chips", "+200", "+400"], 10)
        assert [len(board) for board in boards] == [5, 5]
    steps = [(len(each.board), len(each.second)) for each in glimpses(ben) if each.drawn]
    assert list(dict.fromkeys(steps)) == [(3, 0), (3, 3), (4, 3), (4, 4), (5, 4), (5, 5)]


def all_in(people: list[Person]) -> None:
    """Whoever's turn it is goes all-in, or calls that; draws two cards where they are asked."""
    ada, known = people[0], {person.name: person for person in people}
    while (whose := wait_until(ada.page, f"() => {STORE}.state.outcome ? 'over' : {STORE}.state.turn")) != "over":
        person = known[str(whose)]
        person.wait("you.turn || state.outcome || state.running")
        turn, options = person.read("you.turn"), person.read("you.options")
        if turn is None:
            continue
        if options["may_draw"]:
            person.page.keyboard.press("1")
            person.page.keyboard.press("2")
            person.page.keyboard.press("Enter")
        elif options["may_raise"]:
            person.page.keyboard.press("r")
            person.page.keyboard.type(str(options["max_to"]))
            person.page.keyboard.press("Enter")
        else:
            person.page.keyboard.press("c")
        person.wait(f"you.turn !== {turn!r}")


@pytest.mark.long
def test_stud_is_played_out_street_by_street(someone: Someone, staged: StackedServer):
    ada, ben = people = seated(someone, staged, "Ada Ben", [40, 40], game="stud", limit="no")
    rita = watch(someone("Rita", url=staged.url, reduced_motion="no-preference").come_in())
    calm = watch(someone("Carl", url=staged.url).come_in())
    for person in (rita, calm):
        person.go(ada.page.url)
    ada.go_on().wait("state.playing")
    ada.hold()
    all_in(people)
    hands = {shown["player"]: shown["cards"] for shown in ada.read("state.outcome.shown")}
    cards = [card for held in hands.values() for card in held]
    for person in (*people, rita):
        person.wait("state.outcome")
        seen = [glimpse for glimpse in glimpses(person) if glimpse.held]
        check_untold(seen, cards, ["wins", "splits", "+80", "+40", "out of chips", "sits out"], 14, boardless=True)
        laid = [each.at for many in (6, 8, 10, 12, 14) for each in [next(g for g in seen if len(g.held) == many)]]
        assert all(after - before > 400 for before, after in pairwise(laid))
        told = next(each.at for each in seen if "+" in each.text and any(f"{name} wins" in each.text for name in hands))
        assert told - laid[-1] > 400
        shares = [each.shares for each in seen if each.shares]
        assert len({str(each) for each in shares}) >= 3
        assert all(len(each) == 2 for each in shares)
        shows = [line for line in person.page.locator("sp-log li").all_inner_texts() if " shows" in line]
        assert len(shows) == 4, "the hands as they are turned up, and whole with the last card"
    assert {len(each.held) for each in glimpses(calm) if each.held} == {2, 14}, "who wants no motion sees the end"
    ben.page.reload()
    ben.wait("state.outcome")
    assert ben.page.locator("sp-seat .hole sp-card[card]").count() == 14


@pytest.mark.long
def test_after_the_last_draw_hands_are_turned_up_before_the_new_cards_come(someone: Someone, staged: StackedServer):
    ada, ben = people = seated(someone, staged, "Ada Ben", [40, 40], game="draw27", limit="no")
    ada.go_on().wait("state.playing")
    ada.hold()
    all_in(people)
    hands = {shown["player"]: shown["cards"] for shown in ada.read("state.outcome.shown")}
    for person, other in ((ada, ben), (ben, ada)):
        person.wait("state.outcome")
        seen = [glimpse for glimpse in glimpses(person) if glimpse.held]
        check_untold(seen, hands[other.name], ["wins", "splits", "+80"], 10, boardless=True)
        kept = next(each for each in seen if set(hands[other.name][:3]) <= set(each.held))
        assert len(kept.held) == 6
        assert kept.shares
        whole = next(each for each in seen if len(each.held) == 10)
        assert whole.at - kept.at > 400


PLAYS = """async ([url, step]) => {
  const { Timeline } = await import(`${url}table/state/timeline.js`);
  const told = [], clocks = [];
  const store = {
    state: step.before, you: step.me, apply(message) {
      const { type, events = [], state } = message;
      told.push([type, events.map((event) => event.type), state?.board.length]);
      if (message.state) Object.assign(this, { state: message.state, you: message.you });
    },
  };
  const line = new Timeline(store, { later: (ms, then) => clocks.push({ ms, then }), never() {}, now: () => 0 });
  for (const message of step.messages) line.take(message);
  const then = told.length;
  while (clocks.length) clocks.shift().then();
  return { told, then };
}"""


@pytest.mark.long
def test_what_comes_after_an_all_in_waits_for_it(someone: Someone, staged: StackedServer):
    """Being out, rebuys, moves, talk: whatever the room tells meanwhile comes when its turn is."""
    page = someone("Eve", url=staged.url).page
    page.goto(staged.url)
    files = page.evaluate("() => document.querySelector('script[type=module]').src")
    chair = {"chips": 100, "wager": 0, "cards": [None, None], "dealt_in": True, "folded": False, "all_in": False}
    chairs = [{**chair, "did": "", "player": "Ada", "chair": 0}, {**chair, "did": "", "player": "Ben", "chair": 1}]
    before = {
        "hand": 4, "board": ["2c", "3c", "4c"], "second_board": [], "chairs": chairs, "pot": 0, "pots": [],
        "outcome": None,
    }  # fmt: skip
    me = {"name": "Ben", "chair": 1, "cards": ["Ks", "Kh"], "options": None}
    elsewhere = {**before, "hand": 9, "board": [], "chairs": []}
    events = [
        {"type": "called", "player": "Ben", "amount": 100, "all_in": True},
        {"type": "dealt-board", "street": "turn", "cards": ["5d"], "board": 0},
        {"type": "dealt-board", "street": "river", "cards": ["9d"], "board": 0},
        {"type": "showed", "player": "Ada", "cards": ["As", "Ah"]},
        {"type": "showed", "player": "Ben", "cards": ["Ks", "Kh"]},
        {"type": "won", "player": "Ada", "amount": 200}, {"type": "hand-ended", "hand": 4},
        {"type": "went-out", "player": "Ben", "table": 1, "place": 5, "shared": 1},
    ]  # fmt: skip
    out = {**me, "chair": None, "cards": []}
    step = {"type": "step", "seq": 1, "events": events, "state": elsewhere, "you": out}
    talk = {"type": "said", "player": "Ada", "text": "nice river"}
    later = {**step, "seq": 2, "events": [{"type": "moved", "player": "Ada"}]}
    given = {"before": before, "me": me, "messages": [step, talk, later]}
    plays = page.evaluate(PLAYS, [files.removesuffix("main.js"), given])
    assert plays["then"] == 1
    assert plays["told"] == [
        ["step", ["called"], 3],
        ["step", ["showed", "showed"], 3],
        ["step", ["dealt-board"], 4],
        ["step", ["dealt-board"], 5],
        ["step", ["won"], 5],
        ["step", ["hand-ended", "went-out"], 0],
        ["said", [], None],
        ["step", ["moved"], 0],
    ]
