"""Mixed games in a tournament: rotations by levels and hands, dealer's choice, and what may be asked after a hand."""

from __future__ import annotations

import pytest

from sidepot import Call, Check, house, stacked
from sidepot.engine import Muck
from sidepot.players import PLAYERS
from sidepot.rules import GAMES, MIXED
from sidepot.table import AskToSee, Clock, PickGame, Refused
from sidepot.table.events import GameChanged, GamePicked, HandBegan, HandSeen
from sidepot.table.rotation import picker
from sidepot.tournament import AtTable, Level, Levels, Register, Start, Structure, Tournament
from sidepot.tournament.events import TableSaid
from sidepot.tournament.runner import Field, Runner
from tournament.playing import FLAT, begun, deal, deck, do

pytestmark = pytest.mark.core

RISING = Levels((Level(2, 4, lasts=3), Level(4, 8, lasts=3), Level(10, 20, lasts=4), Level(50, 100, lasts=4)), "hands")


def run(rules, levels=RISING, chairs=3, names=("ada", "ben", "cleo", "dov"), stack=400, seed=5):
    """A whole tournament between callers, and what was said at its tables."""
    structure = Structure(rules=rules, levels=levels, chairs=chairs, stack=stack, clock=Clock(pause=1))
    game = Tournament(structure, deck=deck, seed=seed)

    def choose(kind, table, rng):
        seat = table.people[table.turn].seat
        return PLAYERS[kind].choose(table.hand.view(seat), table.hand.options, rng)

    kinds = dict(zip(names, ("caller", "rock", "random", "maniac"), strict=False))
    runner = Runner(game, Field(kinds), choose, seed)
    events = runner.begin()
    for more in runner.steps():
        events += more
    return game, [event.event for event in events if isinstance(event, TableSaid)]


@pytest.mark.parametrize("name", [*GAMES, *MIXED])
def test_a_tournament_of_every_game_and_every_mix_is_played_to_its_end(name):
    rules = house(name) if name in MIXED else house("standard", game=name, limit="fixed")
    game, _ = run(rules, chairs=min(3, rules.max_players))
    assert sorted(placed.place for placed in game.places) == [1, 2, 3, 4]
    assert game.over


def test_t26_the_game_changes_with_the_level():
    _, said = run(house("horse", every="level"), stack=4000)
    played = [event.game for event in said if isinstance(event, GameChanged)]
    order = list(dict.fromkeys(played))
    assert len(order) > 2
    assert order == list(house("horse").rotate[: len(order)])


def test_t26_the_player_who_gets_the_button_picks_in_a_tournament_too():
    t = begun("ada ben cleo", rules=house("dealers-choice"), clock=Clock(pause=1, act=1000), chairs=3)
    table = next(iter(t.tables.values()))
    dealer = picker(table).name
    other = next(name for name in t.entrants if name != dealer)
    with pytest.raises(Refused, match="pick"):
        t.handle(AtTable(PickGame(other, "razz")), t.now)
    said = t.handle(AtTable(PickGame(dealer, "razz")), t.now)
    assert GamePicked(dealer, "razz") in [event.event for event in said if isinstance(event, TableSaid)]
    deal(t)
    assert table.playing
    assert table.rules.game == "razz"


def test_t26_auto_players_pick_each_game_in_turn():
    _, said = run(house("dealers-choice"), stack=2000)
    picked = [event.game for event in said if isinstance(event, GamePicked)]
    assert len(set(picked)) > 6
    assert len(picked) <= len([event for event in said if isinstance(event, HandBegan)])


def test_a_mucked_hand_may_be_asked_for_where_the_sheet_allows_it():
    rules = house("standard", see_hands=True)
    cards = stacked(rules, 2, 0, ["2c7d", "AsAh"], "AdKd7h9s4d")
    fields = {"rules": rules, "levels": FLAT, "chairs": 2, "clock": Clock(pause=10)}
    t = Tournament(Structure(**fields), deck=lambda table, hand, pile: cards)
    for name in ("ada", "ben"):
        t.handle(Register(name), 0)
    t.handle(Start(), 0)
    deal(t)
    table = next(iter(t.tables.values()))
    while table.playing:
        options = table.hand.options
        do(t, Muck() if options.may_show else Check() if options.may_check else Call())
    (shown,) = table.hand.result.shown
    loser, winner = (name for name in sorted(table.names, key=lambda name: table.names.index(name) == shown))
    said = t.handle(AtTable(AskToSee(winner, loser)), t.now)
    seen = next(event.event for event in said if isinstance(event, TableSaid))
    assert seen == HandSeen(winner, loser, table.hand.hole_cards(1 - shown))
