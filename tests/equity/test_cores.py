"""The core in C, on every kind of processor it is built for, gives the numbers of the plain one."""

from array import array
from functools import partial
from random import Random
from types import ModuleType

import pytest

from sidepot.cards import from_set, show
from sidepot.equity import core, exact, plain, played, sampling
from sidepot.equity.games import game_named, hole_at, stud_showdown
from sidepot.equity.layout import read_layout
from sidepot.equity.spot import Spot, read_spot
from sidepot.rules.games import COMMUNITY

_core: ModuleType = pytest.importorskip("sidepot.equity._core", reason="the core in C is not built")


@pytest.fixture(params=_core.kernels)
def kernel(request: pytest.FixtureRequest) -> str:
    return str(request.param)


def use(monkeypatch: pytest.MonkeyPatch, kernel: str | None) -> None:
    for name in ("match", "duel", "sample"):
        work = partial(getattr(_core, name), kernel) if kernel else getattr(plain, name)
        monkeypatch.setattr(core, name, work)


def known_spot(random: Random, game: str, board: int) -> Spot:
    rules = game_named(game)
    deck = list(rules.deck)
    random.shuffle(deck)
    hole = hole_at(rules, board)
    hands = [show(deck.pop() for _ in range(hole)) for _ in range(random.randint(2, 4))]
    return read_spot(hands, [deck.pop() for _ in range(board)], [deck.pop() for _ in range(2)], game)


def sampled_part(spot: Spot, deals: int) -> list[float]:
    return sampling._parts(spot, 7, sampling.Aim(deals, None, 1, deals))(0)


def both(monkeypatch: pytest.MonkeyPatch, kernel: str, work: object) -> tuple[object, object]:
    found = []
    for which in (None, kernel):
        use(monkeypatch, which)
        found.append(work())  # type: ignore[operator]
    return found[0], found[1]


@pytest.mark.parametrize("game", COMMUNITY)
def test_known_hands_over_every_run_out(game: str, kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(game)
    for board in (3, 3, 4, 5):
        spot = known_spot(random, game, board)

        def work(spot: Spot = spot) -> exact.Part:
            plan = exact.plan(spot)
            assert plan is not None
            return plan.part(0)

        slow, fast = both(monkeypatch, kernel, work)
        assert slow == fast


@pytest.mark.parametrize(("game", "board"), [("holdem", 0), ("omaha", 0), ("short-deck", 0), ("lazy-pineapple", 2)])
def test_and_with_many_cards_to_come(game: str, board: int, monkeypatch: pytest.MonkeyPatch) -> None:
    spot = known_spot(Random(game), game, board)
    hands = array("Q", [spot.hands(at)[0][0] for at in range(len(spot.players))])
    asked = (len(hands), hands, array("Q", [spot.board]), array("Q", [spot.deck & ~sum(hands)]))
    slow = plain.match(spot.showdown, *asked)
    for kernel in _core.kernels:
        assert _core.match(kernel, spot.showdown, *asked) == slow


def test_pineapple_before_the_flop() -> None:
    spot = known_spot(Random(1), "pineapple", 0)
    hands = array("Q", [spot.hands(at)[0][0] for at in range(2)])
    asked = (spot.showdown, 2, hands, array("Q", [0]), array("Q", [spot.deck & ~sum(hands)]))
    assert _core.match(_core.kernels[0], *asked) == plain.match(*asked)


@pytest.mark.parametrize("game", COMMUNITY)
def test_random_deals_card_for_card(game: str, kernel: str, monkeypatch: pytest.MonkeyPatch) -> None:
    random = Random(game)
    for board in (0, 3, 4, 5):
        if game == "pineapple" and not board:
            continue
        spot = known_spot(random, game, board)
        known = [str(player) for player in spot.players]
        for hands in (
            known,
            ["random", *known[1:]],
            [f"{known[0]}:0.25, {known[1]}", *known[1:-1], "random"],
        ):
            asked = read_spot(hands, from_set(spot.board), from_set(spot.dead), game)
            count = 3 if asked.showdown == 5 else 70
            slow, fast = both(monkeypatch, kernel, lambda asked=asked, n=count: sampled_part(asked, n))
            assert slow == fast


@pytest.mark.parametrize("game", ["stud", "stud8", "razz"])
@pytest.mark.parametrize(
    "hands", [["AsKs3d", "7h6h5h"], ["AsKs3d4d", "random", "7h"], ["random", "AsKs3d, 2c2d2h:0.5", "8c9c"]]
)
def test_stud_card_for_card(game: str, hands: list[str], kernel: str) -> None:
    layout = read_layout(hands, [""], "Qs Qd", game_named(game), None)
    showdown = stud_showdown(layout.game)
    assert showdown is not None
    found = []
    for sample in (plain.sample, partial(_core.sample, kernel)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(core, "sample", sample)
            found.append(played._stud_parts(layout, showdown, 5, sampling.Aim(150, None, 1, 150))(0))
    assert found[0] == found[1]
    assert found[0][0] == 150


@pytest.mark.parametrize("asked", [0, 1])
@pytest.mark.parametrize(
    ("ranges", "board", "game"),
    [
        (["20%", "JJ+, AQs+, AKo"], "Ts8h3d4c", "holdem"),
        (["A5s-A2s, 77:0.3", "KTo+:0.5, QQ+"], "9s8s3s2h", "holdem"),
        (["AsKs, QhQd:0.7", "random"], "9s8s3s2h2d", "holdem"),
        (["30%", "TT+"], "Ts8h6dAs", "short-deck"),
    ],
)
def test_ranges_against_each_other(
    ranges: list[str], board: str, game: str, asked: int, kernel: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    spot = read_spot(ranges, board, game=game)

    def work() -> exact.Part:
        plan = exact.plan(spot, asked)
        assert plan is not None
        assert plan.parts == 1
        return plan.part(0)

    slow, fast = both(monkeypatch, kernel, work)
    assert isinstance(slow, dict)
    assert isinstance(fast, dict)
    assert slow.keys() == fast.keys()
    for kind, tally in slow.items():
        assert fast[kind] == pytest.approx(tally)


def test_nonsense_is_refused_and_nothing_is_read_past_the_end() -> None:
    one = array("Q", [3])
    with pytest.raises(ValueError, match="no kernel"):
        _core.match("abacus", 0, 2, one, one, one)
    with pytest.raises(ValueError, match="differ in number"):
        _core.match(_core.kernels[0], 0, 2, one, one, one)
    with pytest.raises(ValueError, match="differ in number"):
        _core.duel(_core.kernels[0], 0, one, one, one, array("d"), one, array("d", [1]))
    with pytest.raises(ValueError, match="seats"):
        _core.sample(_core.kernels[0], 0, [], 0, 0, 5, 0, 1)
    seat = (2, one, array("Q"), array("I"))
    with pytest.raises(ValueError, match="lists differ"):
        _core.sample(_core.kernels[0], 0, [seat, seat], 0, 0, 5, 0, 1)
