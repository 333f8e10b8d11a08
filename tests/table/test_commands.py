"""What a table refuses, and that it changes nothing."""

import pytest

from sidepot import Check, Fold, RaiseTo, house
from sidepot.engine import IllegalAction
from sidepot.rules import MAX_CHIPS
from sidepot.table import (
    Act,
    Agree,
    Back,
    ChangeRules,
    Clock,
    Connection,
    Leave,
    No,
    PlanAhead,
    Rebuy,
    Refused,
    Sit,
    SitOut,
    SitOutAtBlind,
    StopWaiting,
    Table,
    TopUp,
    Wait,
)
from tests.table.around import (
    STANDARD,
    ask,
    deck,
    do,
    refused,
    table_of,
    wait,
)

pytestmark = pytest.mark.core


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (Sit("a", 3, 10_000), No.SEATED_ALREADY),
        (Sit("c", 0, 10_000), No.CHAIR_TAKEN),
        (Sit("c", 6, 10_000), No.NO_SUCH_CHAIR),
        (Sit("c", -1, 10_000), No.NO_SUCH_CHAIR),
        (Sit("c", True, 10_000), No.NO_SUCH_CHAIR),
        (Sit("c", None, 10_000), No.NO_SUCH_CHAIR),
        (Sit("", 3, 10_000), No.BAD_NAME),
        (Sit("x" * 65, 3, 10_000), No.BAD_NAME),
        (Sit(["c"], 3, 10_000), No.BAD_NAME),
        (Sit("c", 3, -5), No.BAD_AMOUNT),
        (Sit("c", 3, 1e4), No.BAD_AMOUNT),
        (Sit("c", 3, True), No.BAD_AMOUNT),
        (Sit("c", 3, 2**80), No.TOO_MANY_CHIPS),
        (Sit("c", 3, MAX_CHIPS), No.TOO_MANY_CHIPS),
        (Sit("c", 3, 10_000, entry="free"), No.BAD_CHOICE),
        (Sit("c", 3, 10_000, entry=[]), No.BAD_CHOICE),
        (Leave("nobody"), No.NOT_SEATED),
        (Leave({}), No.NOT_SEATED),
        (SitOut(7), No.NOT_SEATED),
        (Back("a"), No.NOT_SITTING_OUT),
        (Rebuy("a", 10_000), No.STILL_HAS_CHIPS),
        (TopUp("a", 10_051), No.BUY_IN_TOO_LARGE),
        (TopUp("a", 0), No.BAD_AMOUNT),
        (Act("nobody", Fold()), No.NOT_SEATED),
        (Act([], Fold()), No.NOT_SEATED),
        (PlanAhead("a", "win"), No.BAD_CHOICE),
        (PlanAhead("a", "call-any"), No.YOUR_TURN),
        (Connection("a", "yes"), No.BAD_CHOICE),
        (PlanAhead("b", "call"), No.BAD_CHOICE),
        (Agree("a", "peace"), No.BAD_CHOICE),
        (Agree("a", ["straddle"]), No.BAD_CHOICE),
        (SitOutAtBlind("nobody"), No.NOT_SEATED),
        (Wait("a"), No.SEATED_ALREADY),
        (Wait("c"), No.CHAIRS_FREE),
        (StopWaiting("c"), No.NOT_WAITING),
        (ChangeRules("fixed"), No.BAD_RULES),
        ("fold", No.NOT_A_COMMAND),
        (None, No.NOT_A_COMMAND),
        (Fold(), No.NOT_A_COMMAND),
    ],
)  # fmt: skip
def test_bad_commands_are_refused_with_a_stable_code_and_change_nothing(command, reason):
    table = table_of("a b")
    wait(table)
    assert table.turn == "a"
    assert refused(table, command) is reason


def test_time_never_goes_back_and_what_is_due_comes_first():
    table = table_of("a b", clock=Clock(act=1000))
    table.handle(Connection("a", True), 500)
    assert refused(table, Connection("a", True), 499) is No.TIME_GOES_ON
    assert refused(table, Connection("a", True), 5.5) is No.TIME_GOES_ON
    assert refused(table, Act("a", Fold()), 1000) is No.TICK_FIRST


def test_nobody_acts_for_another_or_out_of_turn():
    table = table_of("a b c")
    wait(table)
    before = table.state()
    for player, action in (("b", Fold()), ("a", Check()), ("a", RaiseTo(101)), ("a", "fold"), ("a", None)):
        with pytest.raises(IllegalAction):
            do(table, action, player)
        assert table.state() == before
    ask(table, Sit("d", 3, 10_000))
    assert refused(table, Act("d", Fold())) is No.NOT_DEALT_IN


def test_a_table_has_two_to_ten_chairs_and_a_known_button():
    for wrong in ({"chairs": 1}, {"chairs": 11}, {"chairs": True}, {"button": 6}, {"button": -1}):
        with pytest.raises(ValueError):
            Table(STANDARD, deck=deck, **wrong)
    with pytest.raises(ValueError):
        Table(house("standard", game="omaha6"), 9, deck=deck)
    for wrong in ({"deck": None}, {"deck": deck, "clock": 5}, {"deck": deck, "clock": {"act": 1}}):
        with pytest.raises(ValueError):
            Table(STANDARD, **wrong)
    for wrong in ({"act": 0}, {"act": 1.5}, {"bank": -1}, {"pause": None}, {"grace": True}):
        with pytest.raises(ValueError):
            Clock(**wrong)


def test_time_goes_on_also_when_nothing_is_asked():
    table = table_of("a b")
    wait(table)
    for now in (table.now - 1, 1.5, None, True):
        with pytest.raises(Refused) as no:
            table.tick(now)
        assert no.value.reason is No.TIME_GOES_ON


def test_who_is_leaving_does_not_act():
    table = table_of("a b c")
    wait(table)
    ask(table, Leave("b"))
    assert refused(table, Act("b", Fold())) is No.LEAVING


def test_x17_a_game_for_fewer_players_than_there_are_chairs_is_refused():
    assert refused(table_of("a b", chairs=9), ChangeRules(house("standard", game="omaha6"))) is No.BAD_RULES


def test_nobody_acts_between_hands_or_buys_chips_in_a_fixed_field():
    table = table_of("a b c", STANDARD.but(entry="fixed"))
    assert refused(table, Act("a", Fold())) is No.NO_HAND
    wait(table)
    assert refused(table, Rebuy("a", 100)) is No.FIELD_FIXED
    assert refused(table, TopUp("a", 100)) is No.FIELD_FIXED
