"""The league's games and seasons: L1, L3, L5, L12 to L15."""

from __future__ import annotations

from random import Random

import pytest

from sidepot import Check, Fold, house
from sidepot.rules.levels import levels_of_house
from sidepot.table import Act
from sidepot.table.button import passes
from sidepot.table.events import HandBegan
from sidepot.tournament import (
    AtTable,
    Level,
    Levels,
    No,
    Pause,
    Placed,
    Register,
    Resume,
    Season,
    Start,
    StopAfterGame,
    Unregister,
    replay,
)
from sidepot.tournament.events import GameBegan, GameEnded, LevelBegan, SeasonEnded, TableSaid, WentOut
from sidepot.tournament.places import Bust, ranked
from sidepot.tournament.points import LEAGUE, Standings, points_of
from tournament.playing import all_in, begun, deal, deck, fold_all, of, refused, rigged, simple, structure

pytestmark = pytest.mark.core

RULES = house("league", blinds=(10, 20))
SCALE = Levels(tuple(Level(sb, 2 * sb, lasts=2) for sb in (10, 20, 25, 50)), "orbits")
DOUBLING = Levels((Level(10, 20, lasts=1),), "orbits", doubles=True)


def league(**fields):
    return {"rules": RULES, "levels": SCALE, "stack": 500, "places": "strength", **fields}


def season_of(names="a b c", log=None, **fields):
    fields = league(**{"levels": DOUBLING, "games": 3, "points": LEAGUE, **fields})
    season = Season(structure(**fields), deck=deck, log=log)
    for name in names.split():
        season.handle(Register(name), 0)
    return season


def test_l14_a_season_takes_no_more_players_than_it_has_points_for():
    season = season_of("a b c", points={2: (1, 0), 3: (2, 0, -1)})
    assert refused(season, Register("d")) is No.NO_POINTS
    assert season.offers("d") == ()
    season = season_of("a b", points={3: (2, 0, -1)})
    assert refused(season, Start()) is No.NO_POINTS
    season.handle(Register("c"), 0)
    assert season.handle(Start(), 0)


def play(season, games=None):
    """Play on, by chance but the same every time; everything that happened."""
    events, rng = [], Random(5)
    while not season.over and season.number != games:
        if season.deadline is not None:
            events += season.tick(season.deadline)
        for number, tracked in tuple(season.game.index.tables.items()):
            while tracked.busy and season.game.index.tables.get(number) is tracked and not season.over:
                act = Act(tracked.table.turn, simple("gambler", tracked.table, rng))
                events += season.handle(AtTable(act), season.now)
    return events


def test_l1_in_game_g_of_n_players_the_button_starts_on_seat_g_minus_1_mod_n():
    season = season_of(games=5)
    began = season.handle(Start(), 0) + play(season)
    assert [event.button for event in of(began, GameBegan)] == [0, 1, 2, 0, 1]
    first = [said.event for said in of(began, TableSaid) if isinstance(said.event, HandBegan) and said.event.hand == 1]
    assert [event.button for event in first] == [0, 1, 2, 0, 1]


def blinds_by_orbit(t, orbits):
    """The small blind of every hand, orbit by orbit; all fold."""
    rows, row = [], []
    while len(rows) < orbits:
        deal(t)
        table = t.tables[1]
        if table.deal.places.button == 0 and row:
            rows.append(row)
            row = []
        row.append(table.hand.rules.sb)
        fold_all(t)
    return rows


def test_l3_worked_scale_10_20_25_50_period_2():
    t = begun("a b c", **league())
    assert [set(row) for row in blinds_by_orbit(t, 8)] == [{10}, {10}, {20}, {20}, {25}, {25}, {50}, {50}]


def test_l3_the_last_level_stays():
    t = begun("a b c", **league())
    assert [set(row) for row in blinds_by_orbit(t, 11)][7:] == [{50}] * 4
    assert t.level == 3


def test_l3_the_seat_counts_even_if_its_player_is_gone():
    levels = Levels(tuple(Level(sb, 2 * sb, lasts=1) for sb in (10, 11, 12, 13, 14, 15)), "orbits")
    t = begun("a b c d", **league(levels=levels))
    deal(t)
    fold_all(t)
    rigged(t, "a", 1)
    while "a" in t.tables[1].people:
        deal(t)
        all_in(t, "a", "c")
    rises = []
    while t.level < 5:
        before, level = t.tables[1].deal.places.button, t.level
        deal(t)
        if t.level > level:
            rises.append((before, t.tables[1].deal.places.button))
        fold_all(t)
    assert len(rises) >= 3
    assert set(rises) == {(3, 1)}  # over the empty seat 0


@pytest.mark.parametrize(
    ("before", "after", "first", "rises"),
    [(2, 0, 0, True), (3, 1, 0, True), (0, 1, 0, False), (0, 2, 0, False), (1, 2, 0, False), (3, 0, 1, False)],
)
def test_l3_reaching_and_passing_the_first_seat(before, after, first, rises):
    assert passes(before, after, first, 4) is rises


def test_l3_the_house_has_it_as_dials():
    own = levels_of_house(house("league", levels=(10, 20, 25, 50), rise_every=2))
    assert own == SCALE
    assert levels_of_house(house("league")) == DOUBLING
    assert levels_of_house(house("standard")) is None


def test_l5_the_ante_comes_once_the_big_blind_is_the_stack_one_starts_with():
    levels = Levels((Level(125, 250, lasts=1), Level(250, 500, lasts=1), Level(500, 1000, lasts=1)), "orbits")
    t = begun("a b c", **league(levels=levels))
    events = []
    while t.level < 2 and not t.over:
        events += deal(t)
        fold_all(t)
    assert [event.ante for event in of(events, LevelBegan)] == [50, 100]


def test_l12_out_of_chips_at_the_end_of_a_hand_is_out_of_this_game():
    t = begun("a b c", **league())
    deal(t)
    while len(t.entrants) == t.in_play:
        all_in(t, "a", "b")
        deal(t)
    (loser,) = [name for name, entrant in t.entrants.items() if entrant.out]
    assert loser in ("a", "b")
    assert loser not in t.tables[1].people
    assert refused(t, AtTable(Act(loser, Check()))) is No.PLAYER_OUT


def test_l12_folded_players_are_back_for_the_next_hand():
    t = begun("a b c", **league())
    deal(t)
    all_in(t, "a", "b")
    deal(t)
    assert "c" in t.tables[1].names


def bust(player, stack, *strength, number=0):
    return Bust(player, number, 1, stack, strength)


def order(rule, *busts):
    return [[one.player for one in group] for group in ranked(busts, rule)]


def test_l13_out_in_the_same_hand_the_stronger_hand_is_better():
    assert order("strength", bust("a", 900, 10), bust("b", 100, 20)) == [["b"], ["a"]]


def test_l13_then_the_larger_stack_at_the_start_of_that_hand():
    assert order("strength", bust("a", 100, 20), bust("b", 900, 20)) == [["b"], ["a"]]


def test_l13_then_the_place_is_shared():
    busts = (bust("b", 100, 20, number=2), bust("a", 100, 20, number=1), bust("c", 90, 20))
    assert order("strength", *busts) == [["a", "b"], ["c"]]


def test_l13_later_out_is_better():
    t = begun("a b c d", **league())
    out = []
    while not t.over:
        deal(t)
        if not t.over:
            out += of(all_in(t, *t.tables[1].names), WentOut)
    assert [event.place for event in out] == sorted([event.place for event in out], reverse=True)
    assert {placed.player: placed.place for placed in t.places if placed.place > 1} == {
        event.player: event.place for event in out
    }


def test_the_standard_rule_ranks_by_the_stack_at_the_start_of_the_hand_and_equal_stacks_share():
    assert order("stacks", bust("a", 100, 99), bust("b", 900, 1)) == [["b"], ["a"]]
    assert order("stacks", bust("a", 100, 99), bust("b", 100, 1)) == [["a", "b"]]


@pytest.mark.parametrize(
    ("players", "row"),
    [
        (2, "1 0"), (3, "2 0 -1"), (4, "2 1 0 -1"), (5, "3 1 0 -1 -2"), (6, "5 2 0 -1 -2 -3"),
        (7, "7 3 0 -1 -2 -3 -4"), (8, "10 4 1 0 -1 -2 -4 -6"),
    ],
)  # fmt: skip
def test_l14_points_by_place_by_number_of_players(players, row):
    places = [Placed(f"p{place}", place) for place in range(1, players + 1)]
    assert list(points_of(places, LEAGUE).values()) == [int(points) for points in row.split()]


def test_l14_the_table_is_a_dial():
    assert points_of([Placed("a", 1), Placed("b", 2)], {2: (7, -7)}) == {"a": 7, "b": -7}


def test_l14_shared_places_share_their_points():
    places = [Placed("a", 1), Placed("b", 2, 2), Placed("c", 2, 2)]
    assert points_of(places, LEAGUE) == {"a": 2, "b": -0.5, "c": -0.5}


def test_l15_each_game_starts_from_the_buy_in_again_and_points_add_up():
    season = season_of()
    events = season.handle(Start(), 0) + play(season)
    games = of(events, GameEnded)
    assert len(games) == 3
    began = [said.event for said in of(events, TableSaid) if isinstance(said.event, HandBegan) and said.event.hand == 1]
    assert [event.stacks for event in began] == [(500, 500, 500)] * 3
    for row in season.table:
        own = [placed.points for game in games for placed in game.places if placed.player == row.player]
        assert row.points == sum(own)
        assert row.games == 3
        assert sum(row.places) == 3
    assert of(events, SeasonEnded) == [SeasonEnded(3, season.table)]


def test_l15_the_standings_are_by_points_then_games_won_and_equals_share_a_rank():
    standings = Standings("abc")
    standings.add([Placed("a", 1), Placed("b", 2), Placed("c", 3)], {3: (2, 2, 0)})
    assert [(row.rank, row.player) for row in standings.rows()] == [(1, "a"), (2, "b"), (3, "c")]
    standings.add([Placed("b", 1), Placed("a", 2), Placed("c", 3)], {3: (2, 2, 0)})
    assert [(row.rank, row.player) for row in standings.rows()] == [(1, "a"), (1, "b"), (3, "c")]


def test_l15_pause_and_resume():
    season = season_of()
    season.handle(Start(), 0)
    season.tick(season.deadline)
    season.handle(Pause(), season.now)
    assert refused(season, Pause()) is No.PAUSED_ALREADY
    table = season.game.tables[1]
    while table.playing:
        season.handle(AtTable(Act(table.turn, Check() if table.hand.options.may_check else Fold())), season.now)
    assert season.deadline is None
    season.handle(Resume(), season.now + 1000)
    season.tick(season.deadline)
    assert table.playing


def test_l15_stop_after_this_game():
    season = season_of()
    season.handle(Start(), 0)
    play(season, 2)
    season.handle(StopAfterGame(), season.now)
    events = play(season)
    assert of(events, SeasonEnded)[0].games == 2
    assert season.over
    assert season.deadline is None
    assert refused(season, StopAfterGame()) is No.OVER


def test_l15_the_season_goes_on_if_the_stop_is_taken_back():
    season = season_of()
    season.handle(Start(), 0)
    season.handle(StopAfterGame(), 0)
    season.handle(StopAfterGame(False), 0)
    assert of(play(season), SeasonEnded)[0].games == 3


def test_l15_after_a_crash_the_game_that_was_running_goes_on():
    log = []
    season = season_of(log=log.append)
    season.handle(Start(), 0)
    play(season)
    for end in (5, len(log) // 2, len(log) - 1):
        again = replay(log[:end], lambda deck: Season(season.structure, deck=deck), deck)
        assert again.number == max(1, again.number)
        for entry in log[end:]:
            again.tick(entry.now) if entry.command is None else again.handle(entry.command, entry.now)
        assert again.state() == season.state()


def test_a_season_refuses_what_makes_no_sense():
    season = season_of("a")
    assert refused(season, Start()) is No.TOO_FEW
    assert refused(season, Pause()) is No.NOT_BEGUN
    assert refused(season, Register("a")) is No.REGISTERED_ALREADY
    assert refused(season, Unregister("x")) is No.UNKNOWN_PLAYER
    season.handle(Register("b"), 0)
    season.handle(Register("x"), 0)
    season.handle(Unregister("x"), 0)
    season.handle(Start(), 0)
    assert refused(season, Register("c")) is No.BEGAN_ALREADY
    assert refused(season, Start()) is No.BEGAN_ALREADY
