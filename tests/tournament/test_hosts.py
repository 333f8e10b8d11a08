"""What hosts decide: cancel, remove a player, stop a season, set a time for the start; seasons that players join."""

from __future__ import annotations

import pytest

from sidepot import Call, Check, RaiseTo
from sidepot.engine import Show
from sidepot.table import Act
from sidepot.tournament import (
    AddOn,
    AtTable,
    Cancel,
    CountChips,
    No,
    Placed,
    Rebuy,
    Rebuys,
    Register,
    Remove,
    Season,
    Start,
    StopAfterGame,
    TakeAddOn,
    TimeToStart,
    Tournament,
    Unregister,
    parse_sheet,
    replay,
)
from sidepot.tournament.events import (
    Began,
    Cancelled,
    Ended,
    GameBegan,
    GameEnded,
    NextGame,
    Removed,
    SeasonEnded,
    TooFewCame,
    Unregistered,
    WentOut,
)
from sidepot.tournament.for_bots import occasion_of
from sidepot.tournament.points import LEAGUE
from tournament.playing import all_in, begun, deal, deck, do, knock_out, of, quiet, refused, rigged, structure
from tournament.test_league import season_of

pytestmark = pytest.mark.core
MONEY = {"buy_in": 100, "fee": 10}


# cancelled


def test_a_cancelled_tournament_gives_everyone_back_what_they_paid():
    rebuys, add_on = Rebuys(10_000, 50, until=1), AddOn(5_000, 30, level=1)
    levels = structure().levels.__class__((*structure().levels.steps, *structure().levels.steps))
    t = begun("a b c", **MONEY, rebuys=rebuys, add_on=add_on, levels=levels)
    deal(t)
    t.handle(Rebuy("b"), t.now)
    t.handle(TakeAddOn("c"), t.now)
    assert t.index.running
    (cancelled,) = t.handle(Cancel("host"), t.now)
    assert cancelled == t.cancelled == Cancelled("host", {"a": 110, "b": 160, "c": 140})
    assert sum(cancelled.returned.values()) == t.pool + t.fees
    assert (t.over, t.places, t.tables, t.deadline) == (True, (), {}, None)
    assert refused(t, Cancel("host")) is No.OVER
    assert refused(t, Register("d")) is No.OVER


def test_a_tournament_is_cancelled_before_it_begins():
    t = Tournament(structure(**MONEY), deck=deck)
    t.handle(Register("a"), 0)
    assert t.handle(Cancel("host"), 0) == [Cancelled("host", {"a": 110})]
    assert t.over
    assert refused(t, Start()) is No.OVER
    assert refused(t, Unregister("a")) is No.OVER


def test_a_cancelled_season_gives_back_the_game_that_was_running():
    season = season_of("a b c", **MONEY)
    season.handle(Start(), 0)
    (cancelled,) = season.handle(Cancel("host"), 0)
    assert cancelled.returned == {"a": 110, "b": 110, "c": 110}
    assert season.over
    assert refused(season, StopAfterGame()) is No.OVER


def test_nobody_gets_anything_back_where_nobody_paid():
    assert begun("a b").handle(Cancel("host"), 0) == [Cancelled("host", {})]


# removed


def test_a_player_removed_before_the_start_is_not_registered_any_more():
    t = Tournament(structure(), deck=deck)
    for name in "abc":
        t.handle(Register(name), 0)
    assert t.handle(Remove("b", "host"), 0) == [Removed("b", "host"), Unregistered("b")]
    assert refused(t, Register("b")) is No.REMOVED
    assert refused(t, Remove("b", "host")) is No.REMOVED_ALREADY
    assert refused(t, Remove("z", "host")) is No.UNKNOWN_PLAYER
    assert t.offers("b") == ()
    t.handle(Start(), 0)
    assert list(t.entrants) == ["a", "c"]


def test_a_player_removed_between_hands_takes_the_stack_out_of_play():
    t = begun("a b c")
    events = t.handle(Remove("b", "host"), t.now)
    assert of(events, WentOut) == [WentOut("b", 1, 3, 1)]
    assert t.taken_out == 10_000
    assert t.table_of("b") is None
    assert refused(t, Remove("b", "host")) is No.REMOVED_ALREADY
    assert t.view(None).average == 10_000


def test_a_player_removed_in_a_hand_folds_and_goes_out_behind_all_who_are_in():
    t = begun("a b c")
    deal(t)
    removed = t.tables[1].turn
    t.handle(Remove(removed, "host"), t.now)
    assert removed not in [t.tables[1].turn]
    others = [name for name in "abc" if name != removed]
    events = all_in(t, *others)
    went = [event.player for event in of(events, WentOut)]
    assert went[0] == removed  # behind the one who went out in the same hand, and was still in
    assert t.over
    assert [placed.player for placed in t.places][-1] == removed
    winner = t.tables[1].people[t.places[0].player]
    assert winner.chips + t.taken_out == t.chips_issued


def test_a_removed_player_has_the_prize_of_the_place():
    t = begun("a b c", buy_in=10)
    t.handle(Remove("c", "host"), t.now)
    (ended,) = of(t.handle(Remove("b", "host"), t.now), Ended)
    assert sum(placed.prize for placed in ended.places) == 30
    assert [placed.player for placed in ended.places] == ["a", "b", "c"]


def test_both_players_removed_in_one_hand_share_the_first_place():
    t = begun("a b")
    deal(t)
    first = t.tables[1].turn
    second = "b" if first == "a" else "a"
    t.handle(Remove(second, "host"), t.now)
    events = t.handle(Remove(first, "host"), t.now)
    assert of(events, Ended)[0].places == (Placed("a", 1, 2), Placed("b", 1, 2))
    assert t.taken_out == t.chips_issued


def test_somebody_who_thinks_about_a_rebuy_is_out_when_removed():
    levels = structure().levels.__class__((*structure().levels.steps, *structure().levels.steps))
    t = begun("a b c", rebuys=Rebuys(10_000, 50, until=1), levels=levels)
    rigged(t, "a", 100)
    deal(t)
    while "a" not in t.index.tables[1].deciding and not t.over:
        all_in(t, "a", "b", "c")
        if "a" not in t.index.tables[1].deciding:
            rigged(t, "a", 100)
            deal(t)
    events = t.handle(Remove("a", "host"), t.now)
    assert [event.player for event in of(events, WentOut)] == ["a"]
    assert not t.index.tables[1].deciding


def test_a_removed_player_plays_no_further_game_of_a_season():
    season = season_of("a b c d")
    season.handle(Start(), 0)
    deal(season.game)
    season.time = season.game.now
    season.handle(Remove("c", "host"), season.now)
    while season.number == 1:
        deal_or_all_in(season)
    assert sorted(season.game.entrants) == ["a", "b", "d"]
    assert [len(places) for places in season.results] == [4]
    assert refused(season, Register("c")) is No.BEGAN_ALREADY
    for name in ("a", "b"):
        season.handle(Remove(name, "host"), season.now)
    while not season.over:
        deal_or_all_in(season)
    assert season.number == 2  # one player alone plays no third game


def deal_or_all_in(season: Season) -> list:
    """One step of a season in which everyone goes all-in."""
    game = season.game
    table = next(iter(game.tables.values()))
    if game.over or not table.playing:
        return season.tick(season.deadline)
    options = table.hand.options
    move = Show() if options.may_show else None
    if move is None:
        move = RaiseTo(options.max_to) if options.max_to is not None else Call() if options.may_call else Check()
    return season.handle(AtTable(Act(table.turn, move)), season.now)


def test_who_was_removed_from_a_season_does_not_come_back():
    season = season_of("a b c")
    assert refused(season, Remove("x", "host")) is No.UNKNOWN_PLAYER
    season.handle(Remove("c", "host"), 0)
    assert refused(season, Remove("c", "host")) is No.REMOVED_ALREADY
    assert refused(season, Register("c")) is No.REMOVED
    assert season.offers("c") == ()


def test_a_season_that_loses_all_but_one_between_two_games_ends():
    season = season_of("a b c", between=5_000)
    season.handle(Start(), 0)
    while not season.between_games:
        deal_or_all_in(season)
    assert refused(season, Start(), season.deadline) is No.TICK_FIRST
    assert not of(season.handle(Remove("a", "host"), season.now), SeasonEnded)
    assert of(season.handle(Remove("b", "host"), season.now), SeasonEnded)
    assert season.over


def test_a_season_that_is_cancelled_between_two_games_gives_nothing_back():
    season = season_of("a b", between=5_000, **MONEY)
    season.handle(Start(), 0)
    while not season.between_games:
        deal_or_all_in(season)
    (cancelled,) = season.handle(Cancel("host"), season.now)
    assert cancelled == Cancelled("host", {})
    assert (season.over, season.deadline, len(season.results)) == (True, None, 1)


def test_who_is_out_of_the_game_that_is_running_is_removed_from_the_season_alone():
    season = season_of("a b c")
    season.handle(Start(), 0)
    knock_out(season.game, "a")
    season.time = season.game.now
    assert season.game.entrants["a"].out
    assert season.handle(Remove("a", "host"), season.now) == [Removed("a", "host")]
    while season.number == 1:
        deal_or_all_in(season)
    assert sorted(season.game.entrants) == ["b", "c"]


def test_who_is_out_of_a_tournament_is_barred_and_stays_where_they_came():
    t = begun("a b c")
    knock_out(t, "a")
    assert t.handle(Remove("a", "host"), t.now) == [Removed("a", "host")]
    assert refused(t, Remove("a", "host")) is No.REMOVED_ALREADY


def test_who_is_removed_in_a_hand_buys_nothing_more():
    t = begun("a b c", **MONEY, rebuys=Rebuys(10_000, 50, until=1))
    deal(t)
    t.handle(Remove("a", "host"), t.now)
    assert refused(t, Rebuy("a")) is No.REMOVED


def test_nobody_is_removed_from_a_tournament_that_is_over():
    t = begun("a b")
    while not t.over:
        deal(t)
        all_in(t, "a", "b")
    assert refused(t, Remove("a", "host")) is No.OVER


# stopped after this game (L15)


def test_l15_a_stop_can_be_taken_back_and_ends_a_season_between_two_games_at_once():
    season = season_of("a b", between=5_000)
    season.handle(Start(), 0)
    season.handle(StopAfterGame(), 1)
    season.handle(StopAfterGame(False), 2)
    while not season.between_games:
        deal_or_all_in(season)
    assert (season.over, season.number, season.deadline) == (False, 1, season.now + 5_000)
    assert of(season.handle(StopAfterGame(), season.now), SeasonEnded)
    assert season.over


# a time for the start


def test_a_scheduled_tournament_begins_at_its_time_and_not_before():
    t = Tournament(structure(starts_at=1_800_000_000_000, starts_with=2), deck=deck)
    for name in "abc":
        assert not of(t.handle(Register(name), 0), Began)
    assert of(t.handle(TimeToStart(), 9), Began)
    assert refused(t, TimeToStart()) is No.BEGAN_ALREADY


@pytest.mark.parametrize("kind", [Tournament, Season])
def test_it_waits_where_too_few_came_and_begins_with_the_last_of_them(kind):
    fields = {"points": LEAGUE} if kind is Season else {}
    game = kind(structure(starts_at=1, starts_with=3, **fields), deck=deck)
    assert game.handle(Register("a"), 0)
    assert game.handle(TimeToStart(), 5) == [TooFewCame(1, 3)]
    assert refused(game, TimeToStart()) is No.NOT_SCHEDULED
    game.handle(Register("b"), 6)
    assert not game.begun
    game.handle(Register("c"), 7)
    assert game.begun


def test_the_host_can_start_before_the_time_and_after_it():
    for now in (0, 8):
        t = Tournament(structure(starts_at=1, starts_with=5), deck=deck)
        for name in "ab":
            t.handle(Register(name), 0)
        if now:
            t.handle(TimeToStart(), 4)
        assert of(t.handle(Start(), now), Began)


def test_a_season_without_a_time_waits_for_its_host():
    season = season_of("a b", starts_with=2)
    assert not season.begun  # as in the logs of seasons that were played before there was a time to set
    assert of(season.handle(Start(), 0), GameBegan)


def test_without_a_time_there_is_no_time_to_start():
    assert refused(Tournament(structure(), deck=deck), TimeToStart()) is No.NOT_SCHEDULED
    assert refused(Season(structure(points=LEAGUE), deck=deck), TimeToStart()) is No.NOT_SCHEDULED


def test_a_sheet_has_the_time_with_its_zone():
    text = 'stack = 500\nhouse = "league"\nstarts_at = {}\n[field]\nrock = 2\n'
    sheet = parse_sheet(text.format("2027-01-31T20:00:00+01:00"))
    assert sheet.structure.starts_at == 1_801_422_000_000
    for wrong in ("2027-01-31T20:00:00", '"tomorrow"', "20", "1066-10-14T09:00:00Z"):
        with pytest.raises(ValueError, match=r"line 3: starts_at = .* a time with its zone"):
            parse_sheet(text.format(wrong))


def test_a_season_that_players_join_has_neither_a_time_nor_a_price():
    text = 'format = "season"\njoining = true\n{}\n[field]\nrock = 2\n'
    with pytest.raises(ValueError, match="starts_at is not possible"):
        parse_sheet(text.format("starts_at = 2027-01-31T20:00:00Z"))
    with pytest.raises(ValueError, match="joining is not possible where an entry costs"):
        parse_sheet(text.format("buy_in = 5"))
    with pytest.raises(ValueError, match='joining belongs to format = "season"'):
        parse_sheet('house = "league"\njoining = true\n[field]\nrock = 2\n')


# seasons that players join


def open_season(names="a b", log=None, **fields):
    return season_of(names, log, joining=True, between=5_000, starts_with=3, games=9, **fields)


def test_a_season_that_players_join_begins_a_while_after_enough_have_come():
    season = open_season("a b")
    assert (season.begun, season.deadline) == (False, None)
    assert NextGame(6_000, 3) in season.handle(Register("c"), 1_000)
    assert NextGame(None, 3) in season.handle(Unregister("c"), 2_000)
    season.handle(Register("c"), 3_000)
    assert season.deadline == 8_000
    assert of(season.tick(8_000), GameBegan)
    assert sorted(season.game.entrants) == ["a", "b", "c"]


def test_a_latecomer_plays_from_the_next_game_on():
    season = open_season("a b c")
    season.tick(5_000)
    assert season.offers("d") == ("register",)
    season.handle(Register("d"), season.now)
    assert "d" not in season.game.entrants
    assert season.offers("d") == ("unregister",)
    events = []
    while season.number == 1:
        events += deal_or_all_in(season)
    (ended,) = of(events, GameEnded)
    assert len(ended.places) == 3
    assert sorted(season.game.entrants) == ["a", "b", "c", "d"]
    while season.number == 2:
        deal_or_all_in(season)
    assert {row.player: row.games for row in season.table} == {"a": 2, "b": 2, "c": 2, "d": 1}


def test_somebody_who_leaves_gives_the_game_up_and_may_come_back():
    season = open_season("a b c")
    season.tick(5_000)
    events = season.handle(Unregister("b"), season.now)
    assert of(events, WentOut)[0].player == "b"
    assert season.game.taken_out == 500
    season.handle(Register("b"), season.now)
    while season.number == 1:
        deal_or_all_in(season)
    assert "b" in season.game.entrants


def test_a_season_rests_while_too_few_are_there():
    season = open_season("a b c")
    season.tick(5_000)
    season.handle(Unregister("c"), season.now)
    events = season.handle(CountChips(), season.now)
    assert of(events, GameEnded)
    assert NextGame(None, 3) in events
    assert season.deadline is None
    assert not season.over
    assert season.handle(Register("d"), season.now + 1)
    assert season.deadline == season.now + 5_000


def test_chips_decide_as_they_were_before_the_hand_in_play():
    t = begun("a b c")
    rigged(t, "a", 15_000)
    deal(t)
    do(t, quiet(t.tables[1].hand.options))
    (ended,) = of(t.handle(CountChips(), t.now), Ended)
    assert ended.by_chips
    assert [placed.player for placed in ended.places] == ["a", "c", "b"]
    assert refused(t, CountChips()) is No.OVER


def test_the_log_of_such_a_season_is_the_season():
    log = []
    season = open_season("a b c", log.append)
    season.tick(5_000)
    season.handle(Register("d"), season.now)
    while season.number == 1:
        deal_or_all_in(season)
    season.handle(Remove("d", "host"), season.now)
    season.handle(Unregister("a"), season.now)
    season.handle(StopAfterGame(), season.now)
    again = replay(log, lambda given: Season(season.structure, deck=given))
    assert again.state() == season.state()


def test_a_season_with_a_time_begins_then():
    season = Season(structure(starts_at=1, starts_with=2, points=LEAGUE), deck=deck)
    for name in "abc":
        assert not of(season.handle(Register(name), 0), GameBegan)
    assert of(season.handle(TimeToStart(), 9), GameBegan)
    assert refused(season, TimeToStart()) is No.BEGAN_ALREADY


# what a bot is told of whom it plays against


def test_a_bot_is_told_which_game_of_a_season_it_is_and_who_plays():
    season = season_of("a b c")
    season.handle(Start(), 0)
    deal(season.game)
    table = next(iter(season.game.tables.values()))
    told = occasion_of(season, table, "spring")
    assert (told.tournament, told.game, told.hand) == ("spring", 1, table.number)
    assert [person.name for person in told.people] == ["a", "b", "c"]
    assert [person.seat for person in told.people] == [table.names.index(name) for name in "abc"]


def test_who_is_out_is_told_too_where_all_play_at_one_table():
    for draw, names in ((False, ["a", "b", "c"]), (True, ["b", "c"])):
        t = begun("a b c", draw=draw)
        knock_out(t, "a")
        deal(t)
        told = occasion_of(t, next(iter(t.tables.values())), "cup")
        assert (told.game, sorted(person.name for person in told.people)) == (1, names)
        assert [person.seat is None for person in told.people if person.name == "a"] == [True] * (len(names) - 2)
