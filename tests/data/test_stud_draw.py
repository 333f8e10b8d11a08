"""Stud and draw hands recorded from other engines: who acts, what is legal at each decision, pots, payoffs.

Two things the records have otherwise, and they are named here: they ask the only player with chips for a check that
decides nothing, and in pot limit they count a short small blind for what was paid, where the rulebook counts it in
full (V22).
"""

from typing import Any

import pytest

from sidepot import Rules, house, start
from sidepot.cards import cards
from sidepot.engine import Hand
from sidepot.engine.actions import parse_action
from tests.data.phh import Recorded, recorded
from tests.data.shared import lines

pytestmark = pytest.mark.core

GAMES = ("stud", "stud8", "razz", "triple27", "draw27", "badugi", "triple-a5", "draw")
NOTHING_TO_DECIDE = {"N2L1D-3-100093", "F2L3D-3-100065", "FB-3-100151"}
SHORT_BLIND_IN_POT_LIMIT = {"P5CD-5-100061", "P5CD-3-100030"}
# a raise in razz to what the other had left, less than the fixed bet
REFUSED = {"phh/wsop2023_ev43.phhs [46]"}


def rules_of(record: dict[str, Any]) -> Rules:
    """As the records were played: completion counts, no double bet for a pair, ties by position."""
    fixed = record["limit"] == "fixed"
    dials: dict[str, Any] = {"game": record["game"], "limit": record["limit"], "ante": record["ante"], "stud_ante": 0}
    if fixed:
        dials |= {"bets": tuple(record["bets"]), "cap_lifted": "never"}
    if "bring_in" in record:
        dials |= {"bring_in": record["bring_in"], "completion": "counts", "open_pair": "off"}
        dials |= {"bring_in_all_in": "forced", "showing_tie": "position"}
    else:
        dials["blinds"] = tuple(sorted(record["blinds"])[-2:])
    return house("standard" if fixed else "tda", **dials, deal_first="left-of-button")


def compare(hand: Hand, price: Any, raising: Any) -> None:
    """What is legal now is what the record says."""
    options = hand.options
    if price == "d":
        assert options.may_draw
        return
    if price == "b":
        assert options.bring_in is not None
    else:
        assert options.to_call == price
    if raising != "?":
        assert [options.min_to, options.max_to] == (raising or [None, None])


def play(hand: Hand, record: dict[str, Any]) -> None:
    for player, _street, price, raising, action in record["decisions"]:
        if record["id"] in NOTHING_TO_DECIDE and (price, raising, action) == (0, None, "x"):
            continue
        assert hand.turn == player
        compare(hand, price, raising)
        hand.act(parse_action(action, drawing=price == "d"))


def check_result(hand: Hand, record: dict[str, Any]) -> None:
    result = hand.result
    assert result is not None
    assert list(result.paid) == record["contributed"]
    assert [[pot.amount, list(pot.entitled)] for pot in result.pots] == record["pots"]
    assert list(result.net) == record["payoffs"]
    for seat, held in enumerate(record["cards"]):
        if held:
            assert "".join(map(str, hand.hole_cards(seat))) == held or record["game"] not in ("stud", "stud8", "razz")
            assert sorted(map(str, hand.hole_cards(seat))) == sorted([str(card) for card in cards(held)])


@pytest.mark.parametrize("game", GAMES)
def test_stud_and_draw_played_by_other_engines(game: str) -> None:
    records = [record for record in lines("playouts/stud_draw.jsonl") if record["game"] == game]
    assert len(records) > 90
    for record in records:
        if record["id"] not in SHORT_BLIND_IN_POT_LIMIT:
            hand = start(rules_of(record), record["stacks"], record["n"] - 1, record["deck"])
            play(hand, record)
            check_result(hand, record)


def test_odd_chips_left_of_the_button_are_what_the_records_say_of_them() -> None:
    """The suit decides in stud; the records tell the other custom's payoffs too, and they differ."""
    told = [record for record in lines("playouts/stud_draw.jsonl") if "payoffs_odd_chip_left" in record]
    assert told
    assert all(sum(record["payoffs_odd_chip_left"]) == 0 for record in told)
    assert any(record["payoffs_odd_chip_left"] != record["payoffs"] for record in told)


@pytest.mark.parametrize("game", ["kuhn", "leduc", "rhode-island"])
def test_small_games_played_by_other_engines(game: str) -> None:
    records = [record for record in lines("playouts/small_games.jsonl") if record["game"] == game]
    assert len(records) >= 150
    for record in records:
        hand = small_hand(record)
        play(hand, record)
        assert hand.result is not None
        assert list(hand.result.net) == record["payoffs"]


def small_hand(record: dict[str, Any]) -> Hand:
    """A small game dealt as recorded; a deck that is not told is completed from the cards that are left."""
    small, big = record["bets"][0], record["bets"][-1]
    rules = house("standard", game=record["game"], limit="fixed", bets=(small, big), ante=record["ante"]).but(
        cap=record["cap"], cap_counts_blind=False, burn="deck" in record
    )
    deck = record.get("deck") or small_deck(rules, record)
    return start(rules, [100 * big] * record["n"], record["n"] - 1, deck)


def small_deck(rules: Rules, record: dict[str, Any]) -> bytes:
    known = list(cards("".join(record["hole"]) + record["board"]))
    return bytes(known + [card for card in rules.program.deck_of(record["n"]) if card not in known])


def test_generated_phh_hands() -> None:
    hands = recorded("phh/stud_draw_generated.phhs")
    assert len(hands) == 270
    for hand in hands:
        finish(hand)


def test_the_world_series_hands_of_stud_and_draw() -> None:
    hands = recorded("phh/wsop2023_ev43.phhs")
    assert len(hands) == 25
    for hand in hands:
        if hand.where not in REFUSED:
            finish(hand)


def finish(recorded_hand: Recorded) -> None:
    hand = recorded_hand.play()
    assert hand.over, recorded_hand.where
    assert list(hand.stacks) == recorded_hand.data["finishing_stacks"], recorded_hand.where
