"""Equities that others worked out, run-out by run-out, reproduced to the deal."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from sidepot.equity import breakdown, equity
from sidepot.equity.classes import combos_of
from sidepot.equity.order import best_first
from tests.data import shared


def spots(*, before_flop: bool) -> Iterator[dict[str, Any]]:
    return (spot for spot in shared.lines("equity/spots.jsonl") if (not spot["board"]) == before_flop)


def check(spot: dict[str, Any]) -> None:
    found = equity(spot["hands"], board=spot["board"], dead=spot["dead"], game=spot["game"])
    assert found.exact
    assert (found.deals, list(found.wins), list(found.ties)) == (spot["boards"], spot["win"], spot["tie"])
    assert found.equity == pytest.approx(spot["equity"], abs=1e-9)
    assert found.stderr == (0.0,) * len(spot["hands"])


@pytest.mark.core
def test_after_the_flop_two_to_nine_players_dead_cards_and_omaha() -> None:
    for spot in spots(before_flop=False):
        check(spot)


def test_before_the_flop_two_to_six_players_and_omaha() -> None:
    for spot in spots(before_flop=True):
        check(spot)


@pytest.mark.core
def test_one_of_them_before_the_flop() -> None:
    check(next(spots(before_flop=True)))


def test_six_hundred_pairs_of_classes_before_the_flop() -> None:
    for pair in shared.lines("ref/preflop_pairs_sample.jsonl"):
        found = equity([pair["a"], pair["b"]])
        deals = sum(not a & b for a in combos_of(pair["a"]) for b in combos_of(pair["b"]))
        assert (found.exact, deals, found.deals) == (True, pair["deals"], deals * 1_712_304)
        assert (*found.win, found.tie[0]) == pytest.approx((pair["win"], pair["lose"], pair["tie"]), abs=2e-9)
        assert found.equity[0] == pytest.approx(pair["equity"], abs=2e-9)


def test_classes_against_a_random_hand_and_the_order_of_all() -> None:
    """Every eighth class is worked out: all 169, `breakdown(["random", "random"])`, take half a minute."""
    known = json.loads(shared.path("ref/preflop_vs_random_169.json").read_text())["equity"]
    order = best_first(bytes(range(52)))
    assert list(order) == sorted(known, key=lambda name: -known[name])
    for name in order[::8]:
        found = equity([name, "random"])
        assert found.exact
        assert found.equity[0] == pytest.approx(known[name], abs=2e-9)


def test_the_order_of_classes_in_short_deck() -> None:
    classes = breakdown(["random", "random"], game="short-deck").by_class()
    assert tuple(classes) == best_first(bytes(range(16, 52)))
