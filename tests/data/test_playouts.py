"""Hands recorded from other engines: who acts, what is legal at each decision, pots and payoffs, all exactly.

Their seats start left of the button, so the button is always the last seat.
"""

from typing import Any

import pytest

from sidepot import Call, Check, Discard, Fold, RaiseTo, Rules, house, stacked, start
from sidepot.cards import cards
from sidepot.engine import Hand
from tests.data.shared import lines

pytestmark = pytest.mark.core

DEEP = 10**6
VARIANTS = {
    "NT+ante": {},
    "NT+bbante": {},
    "PT": {"limit": "pot"},
    "FT": {"limit": "fixed"},
    "PO": {"game": "omaha", "limit": "pot"},
    "PO/8": {"game": "omaha8", "limit": "pot"},
    "FO/8": {"game": "omaha8", "limit": "fixed"},
    "NS": {"game": "short-deck", "forced": "button-blind"},
}


def blinds(record: dict[str, Any]) -> tuple[int, int]:
    small, big = sorted(record["blinds"])[-2:]
    return small, big


def play(hand: Hand, record: dict[str, Any]) -> None:
    """Play the recorded decisions, comparing what is legal at each."""
    discards = [card for _, card in record.get("discards", [])]
    for decision in record["decisions"]:
        throw(hand, discards)
        options = hand.options
        assert (hand.turn, hand.street_index) == (decision["p"], decision["street"])
        assert options.to_call == decision["call"]
        if "raise" in decision:
            expected = decision["raise"] or [None, None]
            assert [options.min_to, options.max_to] == expected
        letter = decision["a"][0]
        if letter == "r":
            hand.act(RaiseTo(int(decision["a"][1:])))
        elif letter == "f":
            hand.act(Fold())
        else:
            hand.act(Check() if options.may_check else Call())
    throw(hand, discards)


def throw(hand: Hand, discards: list[str]) -> None:
    while hand.owing_discards:
        hand.act(Discard(cards(discards.pop(0))[0]))


def check_result(hand: Hand, record: dict[str, Any]) -> None:
    assert hand.over
    result = hand.result
    assert result is not None
    assert list(result.paid) == record["contributed"]
    assert [[pot.amount, list(pot.entitled)] for pot in result.pots] == record["pots"]
    assert list(result.net) == record["payoffs_odd_chip"]
    assert sum(hand.stacks) == sum(hand.starting_stacks)


def edition(**dials: Any) -> Rules:
    """The directors' rules, which these engines play; but in fixed limit they cap raises between two players too."""
    return house("standard" if dials.get("limit") == "fixed" else "tda", **dials)


def run(record: dict[str, Any], rules: Rules, button: int) -> None:
    players = record["n"]
    stacks = record["stacks"] or [DEEP] * players
    deck = stacked(rules, players, button, record["hole"], record["board"])
    hand = start(rules, stacks, button, deck)
    play(hand, record)
    check_result(hand, record)


@pytest.mark.parametrize("part", range(4))
def test_holdem_played_by_other_engines(part: int) -> None:
    for record in lines("playouts/holdem_nl_fl.jsonl")[part::4]:
        limit = "fixed" if record["game"] == "limit" else "no"
        run(record, edition(limit=limit, blinds=blinds(record)), record["n"] - 1)


def test_crazy_pineapple_played_by_other_engines() -> None:
    for record in lines("playouts/crazy_pineapple.jsonl"):
        limit = "fixed" if record["game"].endswith("_limit") else "no"
        rules = edition(game="crazy-pineapple", limit=limit, blinds=blinds(record))
        run(record, rules, record["n"] - 1)


@pytest.mark.parametrize("variant", VARIANTS)
def test_variants_played_by_other_engines(variant: str) -> None:
    records = [record for record in lines("playouts/variants.jsonl") if record["variant"] == variant]
    assert records
    for record in records:
        button = record["n"] - 1
        dials: dict[str, Any] = {"blinds": blinds(record), **VARIANTS[variant]}
        if variant == "NT+bbante":
            dials["bb_ante"] = max(record["antes"])
        else:
            dials["ante"] = record["antes"][0]
        if variant == "NS":
            # with two players the recording engine puts the button's blind in front of the other seat
            button = max(range(record["n"]), key=record["blinds"].__getitem__)
            dials["blinds"] = (0, max(record["blinds"]))
        run(record, edition(**dials), button)
