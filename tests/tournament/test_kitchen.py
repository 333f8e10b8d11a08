"""The kitchen's games: the last player standing (K7) and the timed game (K8)."""

from __future__ import annotations

import pytest

from sidepot import house
from sidepot.table.events import HandBegan
from sidepot.tournament import Field, Level, Levels, Sheet, begin
from sidepot.tournament.events import Ended, Filled, TableSaid
from tournament.playing import begun, deal, fold_all, of, simple, structure

pytestmark = pytest.mark.core

RULES = house("kitchen", blinds=(50, 100))
DOUBLING = Levels((Level(50, 100, lasts=5),), doubles=True)


def timed(hands=50, seed=1, kinds=("gambler",) * 6, **fields):
    """Play a timed game; everything that happened, and the game."""
    shape = structure(
        rules=RULES, levels=DOUBLING, chairs=6, stack=10_000, most=6, ends_after=hands, refill=True, **fields
    )
    players = {f"p{at}": kind for at, kind in enumerate(kinds)}
    runner = begin(Sheet("timed", shape, Field(players, guests=("caller", "gambler"))), simple, seed)
    events = runner.begin()
    for more in runner.steps():
        events += more
    return events, runner.game


def hands_of(events):
    return [said.event for said in of(events, TableSaid) if isinstance(said.event, HandBegan)]


def test_k8_worked_the_big_blind_doubles_every_5_hands_from_100_to_51200():
    events, _ = timed()
    blinds = [event.rules.bb for event in hands_of(events)]
    assert blinds == [100 * 2 ** (hand // 5) for hand in range(50)]
    assert blinds[45:] == [51_200] * 5


def test_k8_the_game_is_over_after_50_hands():
    events, game = timed()
    assert game.hands == len(hands_of(events)) == 50
    assert game.over
    assert game.level == 9


def test_k8_auto_players_take_empty_seats_after_each_hand():
    events, game = timed()
    assert all(len(event.chairs) == 6 for event in hands_of(events))
    guests = of(events, Filled)
    assert guests
    assert all(guest.chips == 10_000 for guest in guests)
    assert len(game.entrants) == 6 + len(guests)


def test_k8_who_takes_an_empty_seat_enters_as_everyone_did():
    events, game = timed(buy_in=10)
    (ended,) = of(events, Ended)
    assert game.pool == ended.pool == 10 * (6 + len(of(events, Filled)))
    assert sum(placed.prize for placed in ended.places) == ended.pool


def test_k8_the_biggest_stack_wins():
    events, game = timed()
    (ended,) = of(events, Ended)
    assert ended.by_chips
    stacks = {person.name: person.chips for person in game.tables[1].people.values()}
    assert stacks[ended.places[0].player] == max(stacks.values())
    assert sum(stacks.values()) == game.chips_issued


def test_k8_ties_share():
    events, game = timed(hands=1, kinds=("folder",) * 6)
    (ended,) = of(events, Ended)
    stacks = sorted((person.chips for person in game.tables[1].people.values()), reverse=True)
    shared = [placed for placed in ended.places if stacks.count(stacks[placed.place - 1]) > 1]
    assert shared
    assert all(placed.shared == stacks.count(stacks[placed.place - 1]) for placed in ended.places)


def test_the_kitchen_also_plays_to_the_last_player():
    t = begun("a b c", rules=RULES, levels=Levels((Level(50, 100, lasts=1),), doubles=True), stack=1000)
    while not t.over:
        deal(t)
        if not t.over:
            fold_all(t)
    assert [placed.place for placed in t.places] == [1, 2, 3]
