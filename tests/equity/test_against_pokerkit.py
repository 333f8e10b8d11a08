"""Equities beside pokerkit's `calculate_equities`: recorded ones and fresh ones.

pokerkit only samples: the recorded numbers are of its release 0.7.7, from 20,000 or 6,000 deals for each spot.
"""

from math import sqrt
from typing import Any

import pokerkit as kit
import pytest

from sidepot.equity import equity
from sidepot.rules.games import GAMES

RECORDED = [
    ("razz", ["As2s3h", "Kd4d5h"], "", 0.7416, 20_000),
    ("razz", ["As2s3h7c8c", "Kd4d5h6h9s"], "", 0.9338, 20_000),
    ("stud", ["AsAhKd", "8s9sTs"], "", 0.585, 20_000),
    ("stud8", ["As2h3d", "8s9sTs"], "", 0.5053, 20_000),
    ("omaha8", ["As2s3h7h", "AhKsKh6h"], "8s2d3d", 0.4341, 20_000),
    ("triple27", ["2s3h4d7c", "8s7h6d9h"], "", 0.7027, 6_000),
    ("triple-a5", ["As3h4d7c", "8s7h6d2h"], "", 0.5688, 6_000),
    ("badugi", ["As3h4d", "8s7h6d"], "", 0.8027, 6_000),
    ("badacey", ["As3h4d5h", "8s7h6dTc"], "", 0.3957, 6_000),
    ("badeucey", ["2s3h4d5h", "8s7h6dTc"], "", 0.3743, 6_000),
    ("draw", ["AsAhKd", "8s9sTs"], "", 0.8973, 6_000),
    ("short-deck", ["AsKs", "QhQd"], "", 0.5363, 6_000),
    ("courchevel", ["As2s3h7h9s", "Ah4s5h6hKd"], "8s", 0.5188, 6_000),
    ("kuhn", ["Js", "Qs"], "", 0.0, 6_000),
]


def ours(game: str, hands: list[str], board: str) -> float:
    how: dict[str, Any] = {"draws": 0} if GAMES[game]().draws else {}
    return equity(hands, board=board, game=game, samples=40_000, seed=1, **how).equity[0]


@pytest.mark.core
@pytest.mark.parametrize(("game", "hands", "board", "theirs", "deals"), RECORDED)
def test_what_pokerkit_found(game: str, hands: list[str], board: str, theirs: float, deals: int) -> None:
    # a share lies between 0 and 1, so that its spread is at most a half
    assert abs(ours(game, hands, board) - theirs) <= 4 * 0.5 * sqrt(1 / deals + 1 / 40_000)


@pytest.mark.parametrize(("game", "hands", "board"), [spot[:3] for spot in RECORDED if spot[0] in ("razz", "badugi")])
def test_what_pokerkit_finds_now(game: str, hands: list[str], board: str) -> None:
    kinds = {"razz": (kit.RegularLowHand,), "badugi": (kit.BadugiHand,)}
    held = GAMES[game]().hole
    ranges = [[list(kit.Card.parse(hand))] for hand in hands]
    found = kit.calculate_equities(ranges, [], held, 0, kit.Deck.STANDARD, kinds[game], sample_count=1000)
    assert abs(ours(game, hands, board) - found[0]) <= 4 * 0.5 * sqrt(1 / 1000 + 1 / 40_000)
