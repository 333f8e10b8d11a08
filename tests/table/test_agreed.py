"""What players agree to: straddles, bomb pots, two boards."""

import msgspec
import pytest

from sidepot import AllIn, Call, Check, Discard, Fold, house
from sidepot.engine.events import Anted, Posted
from sidepot.table import Act, Agree, Back, ChangeRules, Clock, Connection, No, Pause, Rebuy, Sit, SitOut, Table, replay
from sidepot.table.events import RunTwiceAsked
from sidepot.table.snapshot import Saved, restore, save
from tests.table.around import (
    STANDARD,
    ask,
    call_down,
    deck,
    do,
    fold_round,
    go,
    places,
    refused,
    table_of,
    wait,
)

pytestmark = pytest.mark.core


def test_a_straddle_for_who_wants_it_in_front_of_the_big_blind():
    table = table_of("a b c d", STANDARD.but(straddle=True))
    ask(table, Agree("d", "straddle"))
    wait(table)
    assert [e.amount for e in table.hand.log if isinstance(e, Posted)] == [50, 100, 200]
    go(table)
    assert [e.amount for e in table.hand.log if isinstance(e, Posted)] == [50, 100]
    assert refused(table_of("a b"), Agree("a", "straddle")) is No.NOT_OFFERED


def test_a_bomb_pot_needs_everyone():
    table = table_of("a b c", STANDARD.but(bomb_pot=3))
    ask(table, Agree("a", "bomb-pot"), Agree("b", "bomb-pot"))
    wait(table)
    assert table.hand.street == "pre-flop"
    ask(table, Agree("c", "bomb-pot"))
    before = places(table)
    go(table)
    assert table.hand.street == "flop"
    assert table.hand.stacks == tuple(person.chips - 300 for person in table.seats)
    assert table.hand.options.min_to == 100
    call_down(table)
    wait(table)
    assert table.hand.street == "pre-flop"
    assert places(table) != before
    assert places(table) == (1, 2, 0)


@pytest.mark.parametrize(("agree", "boards"), [("ab", 2), ("a", 1), ("abc", 2)])
def test_two_boards_when_all_who_are_all_in_agree(agree, boards):
    table = table_of("a b c", STANDARD.but(run_twice=True))
    ask(table, *(Agree(name, "run-twice") for name in agree))
    wait(table)
    do(table, AllIn())
    do(table, AllIn())
    if "c" in agree:
        do(table, AllIn())
    else:
        fold_round(table)
    assert table.hand.over
    assert table.hand.result.boards == boards
    assert len(table.hand.second_board) == (5 if boards == 2 else 0)
    assert table.ledger.total == 0


def test_a_hand_of_a_kind_that_was_played_before_is_dealt_by_the_same_rules():
    table = table_of("a b c d", STANDARD.but(straddle=True))
    ask(table, *(Agree(name, "straddle") for name in "abcd"))
    wait(table)
    first = table.hand.rules
    go(table)
    assert first.blinds == (50, 100, 200)
    assert table.hand.rules is first


@pytest.mark.parametrize(("players", "boards"), [(7, 2), (8, 1)])
def test_two_boards_only_where_the_deck_has_the_cards(players, boards):
    rules = STANDARD.but(game="omaha5", run_twice=True)
    assert rules.max_players_on(boards) == players
    table = table_of(" ".join("abcdefgh"[:players]), rules, chairs=8)
    ask(table, *(Agree(name, "run-twice") for name in table.people))
    wait(table)
    while not table.hand.over:
        do(table, AllIn())
    assert table.hand.result.boards == boards


PINEAPPLE = house("pineapple", limit="no", run_twice=True)


def all_in_at(table):
    ask(table, *(Agree(name, "run-twice") for name in "ab"))
    wait(table)
    do(table, AllIn())
    do(table, Call())


def throw(table, names):
    for name in names:
        do(table, Discard(table.hand.hole_cards(table.people[name].seat)[0]), name)


def all_but_c_throw(table):
    """Who has not thrown a card away in time has a dead hand."""
    throw(table, "ab")
    wait(table)
    assert table.hand.over


def test_p2_all_in_before_the_flop_runs_twice_and_cards_are_thrown_away_on_the_way():
    table = table_of("a b", PINEAPPLE, chips=PINEAPPLE.usual_buy_in)
    all_in_at(table)
    assert len(table.hand.second_board) == 3
    throw(table, tuple(table.owing))
    assert table.hand.over
    assert len(table.hand.board) == len(table.hand.second_board) == 5


def test_two_boards_stay_agreed_when_a_hand_dies_for_want_of_a_discard():
    rules = PINEAPPLE.but(discard_timeout="dead")
    table = table_of("a b c", rules, chips=rules.usual_buy_in, clock=Clock(pause=1, act=10))
    ask(table, Agree("c", "run-twice"))
    all_in_at(table)
    do(table, Call())
    all_but_c_throw(table)
    assert len(table.hand.second_board) == 5


def test_who_agrees_when_the_board_has_begun_to_run_out_is_too_late():
    table = table_of("a b", PINEAPPLE, chips=PINEAPPLE.usual_buy_in)
    wait(table)
    do(table, AllIn())
    do(table, Call())
    assert len(table.hand.board) == 3
    ask(table, *(Agree(name, "run-twice") for name in "ab"))
    throw(table, tuple(table.owing))
    assert table.hand.over
    assert table.hand.second_board == ()


def test_who_agrees_before_the_discards_are_made_gets_a_second_turn_and_river():
    table = table_of("a b", PINEAPPLE, chips=PINEAPPLE.usual_buy_in)
    wait(table)
    while table.hand.street != "flop":
        do(table, Check() if table.hand.options.may_check else Call())
    do(table, AllIn())
    do(table, Call())
    ask(table, *(Agree(name, "run-twice") for name in "ab"))
    throw(table, tuple(table.owing))
    assert table.hand.board[:3] == table.hand.second_board[:3]
    assert table.hand.board[3:] != table.hand.second_board[3:]


def test_two_boards_when_the_only_one_against_it_has_a_dead_hand():
    rules = PINEAPPLE.but(discard_timeout="dead")
    table = table_of("a b c", rules, chips=rules.usual_buy_in, clock=Clock(pause=1, act=10))
    wait(table)
    while table.hand.street != "flop":
        do(table, Check() if table.hand.options.may_check else Call())
    ask(table, *(Agree(name, "run-twice") for name in "ab"))
    do(table, AllIn())
    do(table, Call())
    do(table, Call())
    all_but_c_throw(table)
    assert len(table.hand.second_board) == 5


@pytest.mark.parametrize("agreed", [True, False])
def test_two_boards_in_a_game_that_throws_cards_away_before_the_flop(agreed):
    rules = house("pineapple", game="pineapple", limit="no", run_twice=True, entry="fixed")
    table = Table(rules, 2, deck=deck, clock=Clock(pause=1))
    ask(table, Sit("a", 0, 1, moved=True), Sit("b", 1, rules.usual_buy_in))
    wait(table)
    assert set(table.owing) == {"a", "b"}
    if agreed:
        ask(table, *(Agree(name, "run-twice") for name in "ab"))
    throw(table, tuple(table.owing))
    assert table.hand.over
    assert len(table.hand.second_board) == (5 if agreed else 0)


def test_two_boards_when_the_blinds_alone_put_everyone_all_in():
    rules = STANDARD.but(entry="fixed", run_twice=True)
    table = Table(rules, 2, deck=deck, clock=Clock(pause=1))
    ask(table, Sit("a", 0, 40, moved=True), Sit("b", 1, 10_000))
    ask(table, *(Agree(name, "run-twice") for name in "ab"))
    wait(table)
    assert table.hand.over
    assert len(table.hand.second_board) == 5
    assert not table.playing


def test_a_hand_that_runs_out_twice_while_it_is_dealt_ends():
    rules = STANDARD.but(entry="fixed", run_twice=True)
    table = Table(rules, 3, deck=deck, clock=Clock(pause=1, act=1000))
    ask(table, Sit("a", 0, 10_000), Sit("b", 1, 40, moved=True), Sit("c", 2, 10_000))
    ask(table, SitOut("a"), *(Agree(name, "run-twice") for name in "bc"))
    wait(table)
    assert not table.playing
    assert len(table.hand.second_board) == 5
    assert sum(person.chips for person in table.people.values()) == 20_040
    assert table.deadline is not None


def test_who_sits_out_of_a_tournament_does_not_straddle():
    rules = STANDARD.but(straddle=True, entry="fixed")
    table = table_of("a b c d", rules)
    ask(table, Agree("d", "straddle"), SitOut("d"))
    wait(table)
    assert len(table.hand.rules.blinds) == 2


def test_two_boards_in_a_bomb_pot_are_those_of_its_rules():
    """The house antes and has no first betting: its rules and its bomb pot's are much alike."""
    rules = house("standard", forced="antes", first_betting=False, blinds=(2, 2), bomb_pot=3, run_twice=True)
    table = table_of("a b", rules, chips=200)
    ask(table, Agree("a", "run-twice"), Agree("b", "run-twice"))
    wait(table)
    for ante in (2, 6):
        assert [e.amount for e in table.hand.log if isinstance(e, Anted)] in ([ante, ante], [ante - 2, 2] * 2)
        do(table, AllIn())
        do(table, Call())
        assert table.hand.result.boards == 2
        for name in "ab":
            if not table.people[name].chips:
                ask(table, Rebuy(name, 200), Back(name))
        ask(table, Agree("a", "bomb-pot"), Agree("b", "bomb-pot"))
        wait(table)


def test_an_agreement_is_taken_back_also_when_it_is_no_longer_offered():
    table = table_of("a b c", STANDARD.but(straddle=True))
    ask(table, Agree("a", "straddle"), ChangeRules(STANDARD))
    go(table)
    assert refused(table, Agree("a", "straddle")) is No.NOT_OFFERED
    ask(table, Agree("a", "straddle", on=False))
    assert not table.people["a"].agrees


TWICE = STANDARD.but(run_twice=True)
ASKING = Clock(pause=1, act=1_000, ask=500)


def asked_table(names="a b c", **settings):
    table = table_of(names, TWICE, **{"clock": ASKING, **settings})
    wait(table)
    do(table, AllIn())
    do(table, AllIn())
    return table


def test_players_who_are_all_in_are_asked_before_the_board_runs_out():
    table = asked_table()
    events = do(table, Fold())
    assert isinstance(events[-1], RunTwiceAsked)
    assert (table.turn, table.asked, table.deadline) == (None, ["a", "b"], table.now + 500)
    assert not table.hand.board
    assert refused(table, Act("c", Fold())) is No.ASKING
    ask(table, Agree("a", "run-twice"))
    assert table.view(None).answers == {"a": True, "b": False}
    ask(table, Agree("b", "run-twice"))
    assert table.hand.result.boards == 2
    assert not any(person.agrees for person in table.seats)  # it was for this hand


@pytest.mark.parametrize("no", ["says so", "says nothing"])
def test_one_who_does_not_agree_is_enough(no):
    table = asked_table()
    do(table, Fold())
    ask(table, Agree("a", "run-twice"))
    if no == "says so":
        ask(table, Agree("b", "run-twice", False))
    else:
        wait(table)
    assert table.hand.over
    assert table.hand.result.boards == 1
    assert table.ledger.total == 0


def test_nobody_is_asked_where_all_agreed_before_or_somebody_is_not_there():
    table = asked_table()
    ask(table, Agree("a", "run-twice"), Agree("b", "run-twice"))
    do(table, Fold())
    assert table.hand.result.boards == 2
    table = asked_table()
    ask(table, Connection("b", False))
    do(table, Fold())
    assert table.hand.result.boards == 1


def test_a_table_that_asks_is_kept_and_replayed():
    log = []
    table = asked_table(log=log.append)
    do(table, Fold())
    ask(table, Agree("b", "run-twice"))
    again = restore(msgspec.json.decode(msgspec.json.encode(save(table)), type=Saved), deck=deck)
    for each in (table, again):
        ask(each, Agree("a", "run-twice"))
    assert again.state() == table.state()
    assert replay(log, TWICE, chairs=6, clock=ASKING).state() == table.state()


def test_a_pause_takes_nothing_of_the_time_to_answer():
    table = asked_table()
    do(table, Fold())
    until, now = table.deadline, table.now
    table.handle(Pause(), now + 100)
    assert table.deadline is None
    table.handle(Pause(False), now + 5_000)
    assert table.deadline == until + 4_900
