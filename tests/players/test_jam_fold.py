"""Jam or fold: the tables are equilibria, come from exact equities, and are used where they apply and nowhere else."""

from random import Random

import numpy as np
import pytest

from sidepot import Fold, RaiseTo, house, shuffled, start
from sidepot.cards import card_set, cards
from sidepot.engine import play
from sidepot.equity import equity
from sidepot.players import PLAYERS, Shark
from sidepot.players.jam_fold import DEEPEST, DEPTHS, nearest, solve, table
from sidepot.players.jamming import jam_or_fold
from sidepot.players.matchups import CLASSES, COMBOS, equities, ways
from sidepot.players.moves import Kind
from sidepot.players.situation import situation

ACES, SEVEN_DEUCE = card_set(cards("AsAd")), card_set(cards("7s2d"))


def best_answers(found):
    """The least and the most the small blind can expect, hand by hand: neither side may gain by another play."""
    often = ways() / ways().sum()
    most = least = 0.0
    for mine in range(len(CLASSES)):
        folded = -0.5 * often[mine].sum()
        shown = found.depth * (2 * equities()[mine] - 1)
        most += max(folded, (often[mine] * (found.call * shown + 1 - found.call)).sum())
        least += (1 - found.jam[mine]) * folded
    for theirs in range(len(CLASSES)):
        jammed = often[:, theirs] * found.jam
        shown = found.depth * (2 * equities()[:, theirs] - 1)
        least += min(jammed.sum(), (jammed * shown).sum())
    return least, most


@pytest.mark.core
def test_ten_big_blinds_are_worth_what_is_known():
    found = solve(10.0)
    assert found.value == pytest.approx(-0.04537, abs=5e-6)
    assert found.jams == pytest.approx(0.5828, abs=5e-5)
    assert found.calls == pytest.approx(0.3738, abs=5e-5)


@pytest.mark.parametrize("depth", [1.5, 5.0, 8.0, 10.0])
def test_nobody_gains_by_playing_otherwise(depth):
    found = nearest(depth)
    least, most = best_answers(found)
    assert least <= found.value + 1e-4
    assert most - least < 2e-4  # three decimals are shipped
    assert found.depth == depth


@pytest.mark.parametrize("depth", [8.0])
def test_the_table_is_what_the_program_computes(depth):
    shipped, computed = nearest(depth), solve(depth)
    assert shipped.value == pytest.approx(computed.value, abs=1e-6)
    assert np.abs(shipped.jam - computed.jam).max() < 0.001
    assert np.abs(shipped.call - computed.call).max() < 0.001


@pytest.mark.core
def test_the_table_has_every_depth_and_ranges_shrink_with_it():
    assert tuple(one.depth for one in table()) == DEPTHS
    jams = [one.jams for one in table()]
    assert jams == sorted(jams, reverse=True)
    assert nearest(0.1).jams == 1.0


@pytest.mark.parametrize(("mine", "other"), [("AA", "KK"), ("AKs", "QQ"), ("72o", "32s"), ("JTs", "JTo")])
def test_matchups_are_the_exact_equities(mine, other):
    share = equities()[CLASSES.index(mine), CLASSES.index(other)]
    assert share == pytest.approx(equity([mine, other]).equity[0], abs=1e-6)


@pytest.mark.core
def test_matchups_count_every_pair_of_hands_once():
    assert COMBOS.sum() == 1326
    assert ways().sum() == 1326 * 1225
    assert ways()[CLASSES.index("AA"), CLASSES.index("AA")] == 6
    assert ways()[CLASSES.index("AA"), CLASSES.index("AKo")] == 36
    assert np.allclose(equities() + equities().T, 1)


def public(name, stacks, line="", **dials):
    rules = house(name, **dials)
    hand = play(start(rules, stacks, 0, shuffled(1, rules.program.deck)), line)
    view = hand.view(hand.turn)
    return situation(view, view.options)


@pytest.mark.core
@pytest.mark.parametrize(("name", "bb"), [("standard", 2), ("cardroom", 2), ("league", 20)])
def test_both_blinds_play_by_the_table_when_short(name, bb):
    opens = public(name, [5 * bb] * 2)
    assert jam_or_fold(opens, ACES).chances == {Kind.FOLD: 0, Kind.RAISE: 1}
    assert jam_or_fold(opens, SEVEN_DEUCE).chances == {Kind.FOLD: 1, Kind.RAISE: 0}
    answers = public(name, [5 * bb] * 2, f"r{5 * bb}")
    assert jam_or_fold(answers, ACES).chances == {Kind.FOLD: 0, Kind.CALL: 1}
    assert jam_or_fold(answers, SEVEN_DEUCE).chances == {Kind.FOLD: 1, Kind.CALL: 0}


@pytest.mark.core
def test_the_shorter_stack_tells_the_depth():
    assert public("standard", [10, 400]).depth == 5
    assert jam_or_fold(public("standard", [400, 10]), ACES) is not None


@pytest.mark.core
@pytest.mark.parametrize(
    ("name", "stacks", "dials"),
    [
        ("kitchen", [500] * 2, {}),
        ("pineapple", [1000] * 2, {"limit": "no"}),
        ("standard", [10] * 2, {"limit": "fixed"}),
        ("standard", [10] * 2, {"limit": "pot"}),
        ("standard", [10] * 2, {"ante": 1}),
        ("standard", [10] * 2, {"game": "short-deck"}),
        ("standard", [10] * 3, {}),
        ("standard", [int(2 * DEEPEST)] * 2, {}),
    ],
)
def test_elsewhere_the_table_says_nothing(name, stacks, dials):
    assert jam_or_fold(public(name, stacks, **dials), ACES) is None


def test_a_short_shark_is_all_in_or_out():
    for seed in range(40):
        hand = start(house("standard"), [12, 12], 0, shuffled(seed))
        view = hand.view(hand.turn)
        assert Shark().choose(view, view.options, Random(seed)) in (Fold(), RaiseTo(12))


def test_it_explains_itself_by_the_equilibrium():
    hand = start(house("standard"), [12, 12], 0, shuffled(1))
    view = hand.view(0)
    jams = round(100 * nearest(6.0).jams)
    assert (
        PLAYERS["shark"]
        .explain(view, view.options)
        .endswith(f"heads-up with 6.0 big blinds the equilibrium jams {jams} % of all hands.")
    )
