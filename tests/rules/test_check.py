"""Rules that make no sense are refused, naming the dial, its value and what would be right."""

from __future__ import annotations

import math

import pytest

from sidepot.rules import DIALS, MAX_CHIPS, Rules, house

pytestmark = pytest.mark.core


@pytest.mark.parametrize(
    ("dials", "says"),
    [
        ({"blinds": (2,)}, "blinds = (2,) is too short: a small and a big blind, as in [50, 100]"),
        ({"blinds": ()}, "blinds = () is too short: a small and a big blind, as in [50, 100]"),
        ({"blinds": (0, 0)}, "blinds = (0, 0) has no big blind: it is at least 1"),
        ({"blinds": (2, 1)}, "blinds = (2, 1) falls: each is at least the one before"),
        ({"blinds": (1, 2, 3)}, "blinds = (1, 2, 3): a straddle is at least twice what comes before it"),
        ({"blinds": (1, 2, 4, 6)}, "at least twice what comes before it, as in [1, 2, 4, 8]"),
        ({"blinds": (1, 2, 4), "forced": "antes"}, "blinds = (1, 2, 4): a straddle needs forced = 'blinds'"),
        ({"blinds": (10, 25), "double_bb": True}, "blinds = (10, 25) is not possible: in this house the big"),
        ({"limit": "spread"}, "limit = 'spread' needs bets, the smallest and the largest wager, as in"),
        ({"limit": "fixed", "unit": "sb", "blinds": (0, 2)}, "limit = 'fixed' has no unit: the small blind"),
        ({"bets": (10,)}, "bets = (10,) is not possible: two amounts"),
        ({"bets": (0, 10)}, "bets = (0, 10) is not possible: two amounts"),
        ({"bets": (20, 10)}, "bets = (20, 10) is not possible: two amounts, the second not below the first"),
        ({"bets": (1, 2, 3)}, "bets = (1, 2, 3) is not possible: two amounts"),
        ({"min_bet": "sb", "blinds": (0, 2)}, "min_bet = 'sb' is not possible with a small blind of 0: use"),
        ({"half_counts": True}, "half_counts = true belongs to fixed limit, not to limit = 'no'"),
        ({"short_completes": True}, "short_completes = true belongs to fixed limit, not to limit = 'no'"),
        ({"short_completes": True, "half_counts": True, "limit": "fixed"}, "short_completes = true adds nothing to"),
        ({"cap_lifted": "two-in"}, "cap_lifted = 'two-in' lifts nothing: set cap too, as in cap = 4"),
        ({"cap_counts_blind": True}, "cap_counts_blind = true counts for nothing: set cap too, as in cap ="),
        ({"ante": 41}, "ante = 41 is more than the smallest buy-in gives: at most 40"),
        ({"bb_ante": 41}, "bb_ante = 41 is more than the smallest buy-in gives: at most 40"),
        ({"button_ante": 41}, "button_ante = 41 is more than the smallest buy-in gives: at most 40"),
        ({"bb_ante": 2, "forced": "antes"}, "bb_ante = 2 needs a big blind: forced = 'blinds'"),
        ({"first_betting": False}, "first_betting = false needs forced = 'antes': blinds would never be matched"),
        ({"straddle": True, "forced": "antes"}, "straddle = true needs forced = 'blinds' and no straddle among"),
        ({"straddle": True, "blinds": (1, 2, 4)}, "straddle = true needs forced = 'blinds' and no straddle among"),
        ({"buy_button": True, "forced": "antes"}, "buy_button = true needs forced = 'blinds'"),
        ({"button_straddle": True, "forced": "antes"}, "button_straddle = true needs forced = 'blinds'"),
        ({"hand_cap": 1}, "hand_cap = 1 is too small: 2 big blinds at least"),
        ({"bomb_pot": 2, "game": "razz"}, "bomb_pot = 2 needs a game with a board, and razz has none"),
        ({"bomb_pot": 2, "min_bet": "sb"}, "bomb_pot needs min_bet = 'bb': a bomb pot has no small blind"),
        ({"bomb_pot": 21}, "bomb_pot = 21 is more than the smallest buy-in gives: at most 20 big blinds"),
        ({"boards": 3}, "boards = 3 is not possible: 1 or 2"),
        ({"boards": 9}, "boards = 9 needs more cards than the deck of holdem has: 1 or 2"),
        ({"rake_cap": 5}, "rake_cap = 5 caps nothing: set rake too"),
        ({"buy_in": ()}, "buy_in = () is not possible: the smallest and the largest, as in [20, 200]"),
        ({"buy_in": (200, 20)}, "buy_in = (200, 20) is not possible"),
        ({"buy_in": (0, 20)}, "buy_in = (0, 20) is not possible"),
        ({"buy_in": (1, 2, 3)}, "buy_in = (1, 2, 3) is not possible"),
        ({"buy_in": (1, MAX_CHIPS)}, f"buy_in = (1, {MAX_CHIPS}) is more than {MAX_CHIPS} chips"),
        ({"levels": (5, 2), "rise": "hands"}, "levels = (5, 2) fall: each level’s small blind is at least"),
        ({"levels": (0, 2), "rise": "hands"}, "levels = (0, 2) fall"),
        ({"levels": (1, 2)}, "levels = (1, 2) are never reached: set rise to 'orbits' or 'hands'"),
    ],
    ids=str,
)  # fmt: skip
def test_a_combination_that_makes_no_sense_is_refused(dials, says):
    with pytest.raises(ValueError) as caught:
        house("standard", **dials)
    assert says in str(caught.value)


def test_all_that_is_wrong_is_said_at_once():
    with pytest.raises(ValueError, match=r"^blinds = \(2, 1\) falls.*; rake_cap = 5 caps nothing"):
        house("standard", blinds=(2, 1), rake_cap=5)


WRONG = {
    "choice": ["", "nothing", None, 3, True, ["no"], {}],
    "flag": ["yes", 1, 0, None, "true"],
    "chips": [-1, 1.5, 2.0, True, "5", None, MAX_CHIPS + 1, 10**40, math.nan, [1]],
    "count": [0, -1, 1.5, True, "5", None, MAX_CHIPS + 1, math.inf],
    "maybe": [0, -1, 1.5, True, "5", "never", MAX_CHIPS + 1],
    "amounts": [5, "50/100", (1, -2), (1, 2.5), (True, 2), (1, None), (1, MAX_CHIPS + 1), {1: 2}, None],
    "games": ["holdem", (1,), ("",), ("no holdem",), ("small:holdem",), (":holdem",), None],
    "every": [0, -1, 1.5, True, "hands", None],
    "percent": [-1, 100.01, 101, 0.001, math.nan, math.inf, "5", True, None, [5]],
}


@pytest.mark.parametrize(("name", "value"), [(name, bad) for name, dial in DIALS.items() for bad in WRONG[dial.kind]])
def test_a_value_of_the_wrong_kind_is_refused(name, value):
    with pytest.raises(ValueError) as caught:
        Rules().but(**{name: value})
    assert str(caught.value) == f"{name} = {value!r} is not possible: it takes {DIALS[name].takes.told('en')}"
    with pytest.raises(ValueError, match=f"^{name} = .* is not possible: it takes "):
        Rules(**{name: value})


def test_a_dial_that_is_none_is_refused_with_a_hint():
    with pytest.raises(ValueError, match=r"there is no dial 'antes': did you mean ante\?"):
        Rules().but(antes=5)
    with pytest.raises(ValueError, match="there is no dial 'zzz': the dials are game, rotate, rotation"):
        Rules().but(zzz=5)
    with pytest.raises(ValueError, match="there is no dial 'house'"):
        Rules().but(house="mine")


@pytest.mark.parametrize(
    "dials",
    [
        {"cap": 1},
        {"cap": 1, "cap_counts_blind": True},
        {"ante": 40},
        {"blinds": (0, 1)},
        {"blinds": (2, 2)},
        {"limit": "fixed", "unit": "sb", "blinds": (0, 2), "bets": (5, 10)},
        {"limit": "fixed", "bets": (5, 5)},
        {"boards": 2, "game": "omaha6"},
        {"buy_in": (20,)},
        {"rise": "hands", "levels": (1, 1, 2)},
        {"forced": "button-blind", "heads_up": "antes"},
        {"blinds": (1, 2, 4, 8)},
        {"bomb_pot": 20},
    ],
    ids=str,
)
def test_what_is_unusual_but_makes_sense_is_legal(dials):
    rules = house("standard", **dials)
    assert {name: getattr(rules, name) for name in dials} == dials


def test_without_bomb_pots_there_are_no_rules_for_one():
    assert house("standard", bomb_pot=3).bomb.forced == "antes"
    with pytest.raises(ValueError, match="bomb_pot = none: this house has no bomb pots"):
        _ = house("standard").bomb
