"""What players and the rail see of a tournament, what they may ask for, and what is refused once it is over."""

from __future__ import annotations

import pytest

from sidepot import Call, Check, Fold, house, stacked
from sidepot.engine.events import Dealt
from sidepot.table import Act, Clock, Hold, Leave, SitOut
from sidepot.table.events import PlanGone, Planned, Played
from sidepot.tournament import (
    AddOn,
    AtTable,
    Level,
    Levels,
    No,
    NoRebuy,
    Pause,
    Rebuys,
    Refused,
    Register,
    Resume,
    Season,
    Start,
    StopAfterGame,
    Tournament,
    shown,
)
from sidepot.tournament.events import Ended, Filled, TableSaid
from sidepot.tournament.points import LEAGUE
from tournament.playing import (
    STANDARD,
    all_in,
    begun,
    deal,
    deck,
    do,
    fold_all,
    knock_out,
    of,
    refused,
    rigged,
    structure,
    wait,
)

pytestmark = pytest.mark.core

LEVELS = Levels((Level(50, 100, lasts=60_000), Level(100, 200, lasts=60_000)), "time")


def over(**fields) -> Tournament:
    """A tournament of two that is over."""
    t = begun("a b", **fields)
    while not t.over:
        deal(t)
        all_in(t, "a", "b")
    return t


def test_a_view_shows_the_clock_the_chips_and_the_own_table():
    t = begun("a b c", levels=LEVELS, buy_in=10)
    deal(t)
    do(t, Fold())
    seen = t.view("b")
    assert (seen.begun, seen.over, seen.paused, seen.on_break, seen.hand_for_hand) == (True, False, False, False, False)
    assert (seen.level, seen.now.bb, seen.next.bb, seen.level_ends) == (1, 100, 200, 60_000)
    assert (seen.entrants, seen.tables, seen.pool, seen.out, seen.places) == (3, {1: 3}, 30, (), ())
    assert sum(seen.prizes) == 30
    chips = {player.player: player.chips for player in seen.players}
    assert chips == dict(zip(t.tables[1].names, t.tables[1].hand.stacks, strict=True))
    assert [player.chips for player in seen.players] == sorted(chips.values(), reverse=True)
    assert sum(chips.values()) == 3 * seen.average - 150, "the blinds lie in the pot"
    own = t.tables[1].hand.hole_cards(t.tables[1].names.index("b"))
    assert seen.table.hand.hole == own
    assert t.view().table is None
    assert t.view("stranger").table is None


def test_a_view_shows_who_is_out_who_is_absent_and_the_places():
    t = begun("a b c d", buy_in=10)
    deal(t)
    fold_all(t)
    knock_out(t, "a")
    t.handle(AtTable(SitOut("c")), t.now)
    seen = t.view(None)
    assert seen.out == (("a",),)
    assert [player.player for player in seen.players if player.absent] == ["c"]
    assert seen.next is None
    while not t.over:
        deal(t)
        all_in(t, "b", "d", "c")
    end = t.view("a")
    assert end.over
    assert [placed.place for placed in end.places] == [1, 2, 3, 4]
    assert end.table is None


def test_before_anyone_registers_there_is_nothing_to_see():
    t = Tournament(structure(buy_in=10, guarantee=100), deck=deck)
    seen = t.view()
    assert (seen.begun, seen.players, seen.tables, seen.prizes) == (False, (), {}, ())


def test_events_are_shown_as_the_table_shows_them():
    t = begun("a b c")
    (dealt,) = [said for said in of(deal(t), TableSaid) if isinstance(said.event, Played)]
    seat = t.tables[1].names.index("a")
    for player in ("a", "b", None):
        told = shown(dealt, player)
        cards = {event.seat: event.cards for event in told.event.events if isinstance(event, Dealt)}
        assert (cards[seat] == (None, None)) == (player != "a")
    plan = TableSaid(1, Planned("a", "call"))
    assert shown(plan, "a") == plan
    assert shown(plan, "b") is shown(plan, None) is None
    assert shown(TableSaid(1, PlanGone("a")), "b") is None
    ended = Ended((), 0, False)
    assert shown(ended, None) is ended


def test_what_may_be_asked_for_is_offered():
    rebuys, add_on = Rebuys(10_000, 10, until=1), AddOn(5_000, 10, level=1)
    t = Tournament(structure(levels=LEVELS, rebuys=rebuys, add_on=add_on, most=2), deck=deck)
    assert t.offers("a") == ("register",)
    t.handle(Register("a"), 0)
    t.handle(Register("b"), 0)
    assert t.offers("a") == ("unregister",)
    assert t.offers("c") == ()
    t.handle(Start(), 0)
    assert t.offers("a") == ("rebuy", "add-on")
    assert t.offers("c") == ()
    assert over(rebuys=None).offers("a") == ()


def test_a_season_offers_a_place_until_it_begins():
    fields = {"rules": house("league", blinds=(10, 20)), "stack": 500, "places": "strength", "points": LEAGUE}
    season = Season(structure(games=1, most=2, **fields), deck=deck)
    with pytest.raises(Refused) as no:
        _ = season.game
    assert no.value.reason is No.NOT_BEGUN
    assert season.tick(5) == []
    assert season.offers("a") == ("register",)
    assert refused(season, Register("a"), -1) is No.TIME_GOES_ON
    for name in "ab":
        season.handle(Register(name), 0)
    assert refused(season, Register("c")) is No.FULL
    assert (season.offers("a"), season.offers("c")) == (("unregister",), ())
    season.handle(Start(), 0)
    assert (season.offers("a"), season.offers("c")) == ((), ())
    assert season.tick(0) == []
    for now in (None, 0.5, -1):
        with pytest.raises(Refused) as no:
            season.tick(now)
        assert no.value.reason is No.TIME_GOES_ON
    while not season.over:
        season.tick(season.deadline)
        table = season.game.tables.get(1)
        while table is not None and table.playing and not season.over:
            options = table.hand.options
            season.handle(AtTable(Act(table.turn, options.all()[-1])), season.now)
    assert season.offers("a") == ()
    assert season.tick(season.now + 5) == []
    assert refused(season, Register("x")) is No.OVER
    assert refused(season, Pause()) is No.OVER
    assert refused(season, StopAfterGame()) is No.OVER


def test_what_is_over_is_over():
    t = over()
    assert refused(t, Pause()) is No.OVER
    assert refused(t, AtTable(SitOut("a"))) is No.OVER
    assert t.tick(t.now + 1000) == []
    winner = next(name for name, entrant in t.entrants.items() if not entrant.out)
    assert winner in "ab"


def test_nobody_is_asked_for_a_table_that_is_not_theirs_to_direct():
    t = begun("a b c")
    deal(t)
    assert refused(t, AtTable(Register("a"))) is No.NOT_A_COMMAND
    assert refused(t, AtTable(Hold())) is No.UNKNOWN_PLAYER
    fold_all(t)
    knock_out(t, "a")
    assert refused(t, AtTable(SitOut("a"))) is No.PLAYER_OUT
    assert refused(t, NoRebuy("a")) is No.PLAYER_OUT


def test_a_hand_that_is_played_when_the_pause_ends_is_played_on():
    t = begun("a b c")
    deal(t)
    hand, turn = t.tables[1].hand, t.tables[1].turn
    t.handle(Pause(), t.now)
    t.handle(Resume(), t.now)
    assert (t.tables[1].hand, t.tables[1].turn) == (hand, turn)
    assert not t.tables[1].held
    fold_all(t)
    deal(t)
    assert t.tables[1].number == 2


def test_a_tournament_needs_a_pause_between_hands():
    with pytest.raises(ValueError, match="a tournament needs a pause between hands"):
        Tournament(structure(clock=Clock(pause=0)), deck=deck)


def test_nothing_happens_before_it_is_due():
    t = begun("a b c")
    before = t.state()
    assert t.tick(0) == []
    assert t.state() == before


def test_v61_who_does_not_act_in_time_is_absent_and_the_hand_goes_on():
    t = begun("a b c", clock=Clock(pause=1, act=1000))
    deal(t)
    table = t.tables[1]
    silent = table.turn
    t.tick(t.deadline)
    assert silent in t.absent
    assert table.turn != silent
    assert t.now == 1001


def test_when_all_are_absent_and_one_of_them_goes_out_the_time_runs_on():
    """The last hand's river: the one who is all-in and one who has checked are absent when the third sits out."""
    cards = stacked(STANDARD, 3, 0, ["2c7d", "AsAh", "KsKh"], "3c8d9sJdQh")
    t = Tournament(structure(), deck=lambda table, hand, deck: cards)
    for name in "abc":
        t.handle(Register(name), 0)
    t.handle(Start(), 0)
    rigged(t, "a", 50)
    deal(t)
    table = t.tables[1]
    assert table.names[table.hand.button] == "a"
    do(t, Call())
    do(t, Call())
    while len(table.hand.board) < 5 or table.turn != "c":
        do(t, Check())
    for name in "ab":
        t.handle(AtTable(SitOut(name)), t.now)
    assert t.absent_due < 0
    t.handle(AtTable(SitOut("c")), t.now)
    assert (t.in_play, t.absent) == (2, {"b", "c"})
    assert t.absent_due == t.now + t.structure.patience
    wait(t, t.absent_due)
    assert t.over


def test_k8_a_guest_never_takes_the_name_of_somebody_who_plays():
    shape = {"rules": house("kitchen", blinds=(50, 100)), "chairs": 3, "most": 3, "ends_after": 50, "refill": True}
    t = begun(["guest 1", "b", "c"], **shape)
    events = []
    while not of(events, Filled):
        deal(t)
        events = all_in(t, "guest 1", "b", "c")
    assert "guest 1" not in [filled.player for filled in of(events, Filled)]
    assert len(set(t.entrants)) == len(t.entrants) >= 4


def test_k8_the_game_ends_also_where_sitting_out_ends_the_last_hand():
    shape = {"rules": house("kitchen", blinds=(50, 100), entry="fixed"), "chairs": 3, "most": 3, "ends_after": 1}
    t = begun("a b", **shape)
    deal(t)
    t.handle(AtTable(SitOut(t.tables[1].turn)), t.now)
    assert t.over
    assert refused(t, AtTable(Leave("a"))) is No.OVER
