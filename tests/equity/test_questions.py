"""What can be asked, what is refused, and a range hand by hand."""

import os

import pytest

from sidepot.cards import SHORT_DECK
from sidepot.equity import Range, breakdown, core, equity
from sidepot.rules.games import GAMES

pytestmark = pytest.mark.core

ODD_ONES = "AcKcQcJcTc9c8c7c6c6d6h5c4c"
"""One card of most ranks and three of the sixes: a rank has one pair, the sixes none."""
PAIRS_OF_THREE = ["66+"] * 9 + ["55, 77+"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"hands": ["AsKs"]}, "two to ten players, not 1"),
        ({"hands": ["random"] * 11}, "two to ten players, not 11"),
        ({"hands": ["AsKs", "AsQs"]}, "cannot all hold such hands at once: AsKs; AsQs"),
        ({"hands": ["AA", "AA", "AA"]}, "cannot all hold"),
        ({"hands": ["JJ+"] * 9}, "cannot all hold"),
        ({"hands": ["JJ+, AK"] * 9}, "cannot all hold"),
        ({"hands": ["A2s+, A2o+"] * 5}, "cannot all hold"),
        ({"hands": ["88+", *["A2s+"] * 5, "K2s+"]}, "cannot all hold"),
        ({"hands": PAIRS_OF_THREE, "dead": ODD_ONES}, "it takes too long to find out"),
        ({"hands": ["AsKs", "QQ"], "board": "AsTd2c"}, "player 1 cannot hold AsKs"),
        ({"hands": ["AsKs", "QQ"], "dead": "Ks"}, "player 1 cannot hold AsKs"),
        ({"hands": ["AsKs", "QQ"], "board": "2c2c3d"}, "the board: 2c comes twice"),
        ({"hands": ["AsKs", "QQ"], "board": "2x"}, "the board: '2x' at character 1"),
        ({"hands": ["AsKs", "QQ"], "board": "2c3c4c5c6c7c"}, "at most five cards"),
        ({"hands": ["AsKs", "QQ"], "board": "2c3c4c", "dead": "2c"}, "2c is on the board and dead"),
        ({"hands": ["AsKs", "QQ"], "dead": "Zz"}, "dead cards: 'Zz' at character 1"),
        ({"hands": ["AsKs", "QQ"], "game": "bridge"}, "no game is called 'bridge'"),
        ({"hands": ["AsKs", "QQ"], "game": "short-deck", "board": "2c7c8c"}, "2c is not in the deck"),
        ({"hands": ["AsKsQs", "QQ"]}, "'AsKsQs' at character 1"),
        ({"hands": ["AsKs", "QhQd"], "game": "crazy-pineapple"}, "a hand here has 3"),
        (
            {"hands": ["AsKsQs", "QhQdJh"], "game": "crazy-pineapple", "board": "2c3c4c5c"},
            "a hand here has 2",
        ),
        ({"hands": ["random"] * 10, "game": "omaha6"}, "10 players need 65 more cards, the deck has 52"),
        ({"hands": [Range("AA", deck=bytes(SHORT_DECK)), "KK"]}, "is no range for holdem"),
        ({"hands": ["QQ+, A", "KK"]}, "'A' at character 6"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(asked: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError) as refused:
        equity(**asked)  # type: ignore[arg-type]
    assert said in str(refused.value)


def test_hand_by_hand_the_weights_make_the_whole() -> None:
    hands = ["JJ+, AKs:0.5", "QsQh, 98s"]
    whole = equity(hands, board="Ts8h3d")
    found = breakdown(hands, board="Ts8h3d")
    assert found.exact
    assert len(found.hands) == 25 + 3
    for line in found.hands:
        known = equity([line.hand, hands[1]], board="Ts8h3d")
        assert (line.equity, line.win, line.tie) == pytest.approx((known.equity[0], known.win[0], known.tie[0]))
    assert list(found.hands) == sorted(found.hands, key=lambda line: -line.equity)
    theirs = breakdown(hands, board="Ts8h3d", player=1)
    assert {line.hand for line in theirs.hands} == {"QsQh", "9s8s", "9d8d", "9c8c"}
    assert min(line.equity for line in found.hands) <= whole.equity[0] <= max(line.equity for line in found.hands)


def test_classes_are_the_mean_of_their_hands() -> None:
    classes = breakdown(["KK+, AKs:0.5", "QQ"], board="Ts8h3d").by_class()
    assert set(classes) == {"AA", "KK", "AKs"}
    assert list(classes.values()) == sorted(classes.values(), key=lambda line: -line.equity)
    assert classes["AKs"].weight == 2
    with pytest.raises(ValueError, match="two cards"):
        breakdown(["AsKsQh", "JhJd2c"], board="Ts8h3d", game="lazy-pineapple").by_class()


def test_a_sampled_breakdown_tells_how_sure_it_is() -> None:
    found = breakdown(["AA, KK", "QsQh"], board="Ts8h3d", samples=500, seed=4)
    again = breakdown(["AA, KK", "QsQh"], board="Ts8h3d", samples=500, seed=4, threads=2)
    assert not found.exact
    assert again == found
    for line in found.hands:
        known = equity([line.hand, "QsQh"], board="Ts8h3d").equity[0]
        assert abs(line.equity - known) <= 5 * line.stderr


def test_a_breakdown_needs_a_player_and_not_too_many_hands() -> None:
    with pytest.raises(ValueError, match="no player 2 of 2"):
        breakdown(["AA", "KK"], player=2)
    with pytest.raises(ValueError, match="too many to tell apart"):
        breakdown(["random", "AsKsQhJh"], game="omaha")


def test_the_core_is_that_of_the_build_asked_for() -> None:
    build = os.environ.get("SIDEPOT_BUILD")
    if build is None:
        pytest.skip("SIDEPOT_BUILD is not set: any build will do")
    assert core.compiled == (build == "compiled")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_equities(game: str) -> None:
    if game == "pineapple" and not core.compiled:
        pytest.skip("every discard before the flop is weighed over all boards: minutes in plain Python")
    found = equity(["random", "random"], game=game, samples=3, seed=1)
    assert sum(found.equity) == pytest.approx(1)
    assert found.deals == 3
