"""What each player and the rail see of a table, and how it travels."""

import msgspec
import pytest

from sidepot import Call, Check, Discard, house
from sidepot.engine import plain
from sidepot.engine.events import Dealt
from sidepot.table import (
    Act,
    ChangeRules,
    Clock,
    Leave,
    No,
    PlanAhead,
    Refused,
    SitOut,
    SitOutAtBlind,
    TopUp,
    open_to_all,
    shown,
)
from sidepot.table.events import Played
from tests.table.around import (
    STANDARD,
    ask,
    do,
    table_of,
    wait,
)

pytestmark = pytest.mark.core


def test_a_view_shows_ones_own_cards_and_no_others():
    table = table_of("a b . c")
    events = wait(table)
    for player in ("a", "b", "c", None):
        seen = table.view(player)
        assert seen.seats == (0, 1, 3)
        for seat, cards in enumerate(seen.hand.holes):
            assert (None not in cards) == (table.names[seat] == player)
        assert [chair and chair.player for chair in seen.chairs] == ["a", "b", None, "c", None, None]
        for event in events:
            event = shown(event, player)
            if isinstance(event, Played):
                holes = [part for part in event.events if isinstance(part, Dealt)]
                assert [None not in part.cards for part in holes] == [name == player for name in table.names]
    with pytest.raises(ValueError, match="sitting at this table"):
        table.view("nobody")


def test_a_view_tells_about_chairs_and_time():
    table = table_of("a b c", clock=Clock(act=1000, pause=5))
    assert table.view(None).next_hand == 5
    wait(table)
    ask(table, SitOut("b"), Leave("a"))
    seen = table.view("b")
    assert seen.turn == "b"
    assert seen.turn_ends == table.deadline
    assert seen.chairs[1].sits_out


def test_what_a_player_has_in_mind_is_seen_by_that_player_alone():
    table = table_of("a b c", chips=STANDARD.min_buy_in)
    wait(table)
    ask(table, SitOutAtBlind("b"), TopUp("b", 7))
    seen = {player: table.view(player) for player in ("a", "b", None)}
    assert {player: (view.at_blind, view.pending) for player, view in seen.items()} == {
        "a": (False, 0), "b": (True, 7), None: (False, 0),
    }  # fmt: skip


def test_what_players_see_travels_as_json():
    table = table_of("a b c", STANDARD.but(rake=5), clock=Clock(act=1000, bank=500, pause=10))
    events = wait(table)
    while table.playing:
        events += do(table, Check() if table.hand.options.may_check else Call())
    events += ask(table, SitOut("a"), Leave("b"), ChangeRules(STANDARD.but(ante=10)))
    for player in ("a", None):
        seen = [shown(event, player) for event in events]
        sent = msgspec.json.decode(msgspec.json.encode(plain(seen)))
        assert [part["type"] for part in sent] == [part.__struct_config__.tag for part in seen]
        played = [part for message in sent if message["type"] == "played" for part in message["events"]]
        kinds = {part["type"] for part in played}
        assert kinds >= {"posted", "dealt", "called", "checked", "dealt-board", "raked", "won"}
        view = table.view("c")
        assert msgspec.json.decode(msgspec.json.encode(plain(view)))["chairs"][2]["player"] == "c"


def test_an_event_is_open_to_all_where_everyone_sees_the_same_of_it():
    table = table_of("a b c", house("pineapple"))
    events = wait(table)
    events += ask(table, PlanAhead(next(name for name in "abc" if name != table.turn), "call-any"))
    while table.playing:
        if table.discarding:
            seat = table.hand.owing_discards[0]
            events += ask(table, Act(table.names[seat], Discard(table.hand.hole_cards(seat)[0])))
        else:
            events += do(table, Check() if table.hand.options.may_check else Call())
    for event in events:
        seen = [shown(event, player) for player in ("a", "b", "c", None)]
        assert open_to_all(event) == all(one == event for one in seen)
    assert {open_to_all(event) for event in events if isinstance(event, Played)} == {True, False}


def test_only_people_and_the_rail_have_a_view():
    table = table_of("a b")
    for stranger in ("nobody", 5, ["a"]):
        with pytest.raises(Refused) as no:
            table.view(stranger)
        assert no.value.reason is No.NOT_SEATED
    assert table.view(None).plan == "none"
