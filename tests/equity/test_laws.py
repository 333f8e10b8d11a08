"""What holds in every spot of every game."""

from itertools import permutations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from sidepot.cards import card_set, cards, from_set, show
from sidepot.equity import equity
from sidepot.equity.games import game_named, hole_at
from sidepot.equity.spot import Spot, read_spot
from sidepot.equity.symmetry import EVERY, moved
from sidepot.rules.games import COMMUNITY
from tests.equity import oracle

pytestmark = pytest.mark.core

COMPARED = [name for name in COMMUNITY if name not in ("pineapple", "crazy-pineapple")]


@st.composite
def known_spots(draw: st.DrawFn, games: list[str], board: tuple[int, ...] = (3, 4, 5), most: int = 4) -> Spot:
    """Known hands with a board and perhaps a dead card or two."""
    game = game_named(draw(st.sampled_from(games)))
    players = draw(st.integers(2, most))
    on_board = draw(st.sampled_from(board))
    hole = hole_at(game, on_board)
    dead = draw(st.integers(0, 2))
    many = players * hole + on_board + dead
    deck = draw(st.permutations(list(game.deck)).map(lambda some: some[:many]))
    hands = [show(deck[at * hole : (at + 1) * hole]) for at in range(players)]
    rest = deck[players * hole :]
    return read_spot(hands, rest[:on_board], rest[on_board:], game.name)


def texts(spot: Spot) -> dict[str, object]:
    return {
        "hands": [str(player) for player in spot.players],
        "board": show(from_set(spot.board)),
        "dead": show(from_set(spot.dead)),
        "game": spot.game.name,
    }


@settings(max_examples=60, deadline=None)
@given(known_spots(COMPARED, board=(4, 5)))
def test_equity_is_what_every_run_out_says(spot: Spot) -> None:
    found = equity(**texts(spot))
    assert found.exact
    assert found.equity == pytest.approx(oracle.by_hand(spot), abs=1e-12)


@settings(max_examples=12, deadline=None)
@given(known_spots(["holdem", "omaha", "omaha8", "short-deck"], board=(3,), most=3))
def test_so_it_is_with_two_cards_to_come(spot: Spot) -> None:
    assert equity(**texts(spot)).equity == pytest.approx(oracle.by_hand(spot), abs=1e-12)


@settings(max_examples=40, deadline=None)
@given(known_spots(list(COMMUNITY)))
def test_equities_are_shares_of_one_pot(spot: Spot) -> None:
    found = equity(**texts(spot))
    assert sum(found.equity) == pytest.approx(1)
    for share, win, tie in zip(found.equity, found.win, found.tie, strict=True):
        assert -1e-12 <= win <= share + 1e-12 <= win + tie + 2e-12 <= 1 + 3e-12


@settings(max_examples=30, deadline=None)
@given(known_spots(list(COMMUNITY)), st.data())
def test_where_players_sit_changes_nothing(spot: Spot, data: st.DataObject) -> None:
    order = data.draw(st.permutations(range(len(spot.players))))
    asked = texts(spot)
    found = equity(**asked)
    asked["hands"] = [str(spot.players[at]) for at in order]
    assert equity(**asked).equity == pytest.approx([found.equity[at] for at in order], abs=1e-12)


@settings(max_examples=30, deadline=None)
@given(known_spots(list(COMMUNITY)), st.sampled_from(EVERY))
def test_which_suits_they_are_changes_nothing(spot: Spot, suits: tuple[int, ...]) -> None:
    asked = texts(spot)
    other = {
        "hands": [show(from_set(moved(card_set(cards(str(hand))), suits))) for hand in spot.players],
        "board": show(from_set(moved(spot.board, suits))),
        "dead": show(from_set(moved(spot.dead, suits))),
        "game": spot.game.name,
    }
    assert equity(**other).equity == pytest.approx(equity(**asked).equity, abs=1e-12)


RANGES = ["QQ+", "AKs", "A5s-A2s:0.5, KQo", "AsKs, AhKh:0.25", "22-44", "T9s-76s, AcAd"]


@settings(max_examples=15, deadline=None)
@given(
    st.lists(st.sampled_from(RANGES), min_size=2, max_size=3),
    st.lists(st.sampled_from(range(52)), min_size=5, max_size=6, unique=True),
)
def test_ranges_are_every_pair_of_hands_by_weight(ranges: list[str], some: list[int]) -> None:
    board, dead = some[:5], some[5:]
    try:
        spot = read_spot(ranges, board, dead)
    except ValueError:
        assume(False)
    found = equity(ranges, board=board, dead=dead)
    assert found.exact
    assert found.equity == pytest.approx(oracle.by_hand(spot), abs=1e-9)


@settings(max_examples=4, deadline=None)
@given(st.permutations(range(52)))
def test_ranges_with_a_card_to_come(deck: list[int]) -> None:
    for ranges in (["JJ+:0.5, AsKs", "KQs, 98s"], ["AA", "AA"], ["AsAh", "KK"]):
        try:
            spot = read_spot(ranges, deck[:4])
        except ValueError:
            continue
        assert equity(ranges, board=deck[:4]).equity == pytest.approx(oracle.by_hand(spot), abs=1e-9)


@settings(max_examples=6, deadline=None)
@given(known_spots(["crazy-pineapple"], board=(3,), most=2))
def test_a_card_is_thrown_away_by_best_play_face_up(spot: Spot) -> None:
    hands = tuple(spot.hands(at)[0][0] for at in range(len(spot.players)))
    deck = spot.deck & ~sum(hands)
    assert equity(**texts(spot)).equity == pytest.approx(oracle.with_discards(hands, spot.board, deck), abs=1e-12)


def test_keeps_that_are_alike_are_kept_in_equal_parts() -> None:
    hands = ["KsKhKd", "QhQdQs"]
    found = equity(hands, board="2c3c4c", game="crazy-pineapple")
    known = tuple(card_set(cards(hand)) for hand in hands)
    board = card_set(cards("2c3c4c"))
    deck = read_spot(hands, "2c3c4c", game="crazy-pineapple").deck & ~sum(known)
    assert [len(some) for some in oracle.kept(known, board, deck)] == [3, 3]
    assert found.equity == pytest.approx(oracle.with_discards(known, board, deck), abs=1e-12)


def test_after_the_discard_pineapple_is_holdem() -> None:
    for game, board in (("pineapple", "Ah7s2c"), ("crazy-pineapple", "Ah7s2cTd")):
        known = equity(["AsKs", "QhQd"], board=board, dead="3d4d")
        assert equity(["AsKs", "QhQd"], board=board, dead="3d4d", game=game) == known


def test_all_ways_to_name_the_game_and_hands_agree() -> None:
    once = equity(["AsKs", "QhQd"], board="Ah7s2c")
    for hands in permutations(["As", "Ks"]):
        assert equity(["".join(hands), cards("QhQd")], board=cards("2c Ah 7s"), game="Hold'em") == once
