"""Sitting, leaving, chips, plans, the waiting list, the clock, the ledger, views."""

import msgspec
import pytest

from sidepot import AllIn, Call, Check, Discard, Fold, RaiseTo, house, stacked
from sidepot.engine import IllegalAction, plain
from sidepot.engine.events import Checked, DealtHole, Died, Discarded, Folded
from sidepot.rules import MAX_CHIPS
from sidepot.table import (
    Act,
    Agree,
    Back,
    ChangeRules,
    Clock,
    Connection,
    Debt,
    Entry,
    Leave,
    No,
    PlanAhead,
    Rebuy,
    Sit,
    SitOut,
    SitOutAtBlind,
    StopWaiting,
    Table,
    TopUp,
    Wait,
    cardroom_tables,
    kitchen_table,
    replay,
    settle,
    shown,
)
from sidepot.table.automatic import least_harm
from sidepot.table.events import ChairOffered, GotUp, Played, SatOut, TimedOut, UsesBank
from tests.table.around import (
    STANDARD,
    ask,
    call_down,
    deck,
    do,
    fold_round,
    go,
    happened,
    refused,
    table_of,
    wait,
)

pytestmark = pytest.mark.core


def test_c24_a_table_for_each_limit_stake_and_size_and_the_game_starts_by_itself_with_two():
    offers = cardroom_tables()
    assert len({(o.rules.limit, o.rules.blinds, o.chairs) for o in offers}) == len(offers) == 3 * 3 * 8
    for offer in offers:
        table = offer.open(deck=deck)
        table.handle(Sit("a", 0, 100 * offer.rules.bb), 0)
        assert not table.playing
        table.handle(Sit("b", 1, 100 * offer.rules.bb), 0)
        assert table.playing
    table = offers[5].open(deck=deck, clock=Clock(pause=1))
    ask(table, *(Sit(name, chair, 100) for chair, name in enumerate("abc")), SitOut("b"))
    wait(table)
    assert table.names == ("a", "c")


def test_k7_players_without_chips_are_gone_and_others_join_between_hands():
    table = kitchen_table(4).open(deck=deck, clock=Clock(pause=1))
    assert refused(table, Sit("a", 0, 9999)) is No.BUY_IN_TOO_SMALL
    ask(table, *(Sit(name, chair, 10_000) for chair, name in enumerate("abc")))
    wait(table)
    ask(table, Sit("d", 3, 10_000))
    assert table.names == ("a", "b", "c")
    while table.playing:
        do(table, AllIn() if AllIn() in table.hand.options else Call())
    gone = [person.name for person in table.seats if not person.chips]
    assert gone
    assert not set(gone) & set(table.people)
    wait(table)
    assert table.playing
    assert "d" in table.names


def test_buy_ins_stay_within_the_limits():
    table = table_of("a b")
    assert refused(table, Sit("c", 2, 1_999)) is No.BUY_IN_TOO_SMALL
    assert refused(table, Sit("c", 2, 20_001)) is No.BUY_IN_TOO_LARGE
    ask(table, Sit("c", 2, 2_000), Sit("d", 3, 20_000))


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


def test_who_leaves_in_a_hand_folds_on_their_turn_and_keeps_the_rest():
    table = table_of("a b c")
    wait(table)
    do(table, Call())
    events = ask(table, Leave("a"))
    assert "a" in table.people
    assert refused(table, Leave("a")) is No.LEAVING
    do(table, Call())
    do(table, RaiseTo(300))
    assert Folded(0) in table.hand.log
    fold_round(table)
    assert "a" not in table.people
    assert table.ledger.score()["a"] == -100
    assert table.ledger.cashed["a"] == 9_900
    assert not any(isinstance(event, GotUp) for event in events)


def test_who_leaves_on_their_turn_folds_at_once_and_who_is_all_in_plays_it_out():
    table = table_of("a b c")
    wait(table)
    do(table, AllIn())
    ask(table, Leave("a"))
    do(table, AllIn())
    assert Folded(2) in happened(ask(table, Leave("c")))
    assert table.hand.over
    assert "a" not in table.people
    assert table.ledger.cashed.get("a", 0) in (0, 10_050, 20_100)


def test_rebuy_and_top_up():
    table = table_of("a b")
    wait(table)
    ask(table, TopUp("a", 5_000))
    assert table.people["a"].chips == 10_000
    assert refused(table, TopUp("a", 5_101)) is No.BUY_IN_TOO_LARGE
    fold_round(table)
    assert table.people["a"].chips == 14_950
    while all(person.chips for person in table.people.values()):
        wait(table)
        while table.playing:
            do(table, AllIn() if AllIn() in table.hand.options else Call())
    lost = next(person for person in table.people.values() if not person.chips)
    assert lost.out
    assert refused(table, Back(lost.name)) is No.NO_CHIPS
    assert refused(table, TopUp(lost.name, 100)) is No.NO_CHIPS
    assert refused(table, Rebuy(lost.name, 1)) is No.BUY_IN_TOO_SMALL
    ask(table, Rebuy(lost.name, 10_000), Back(lost.name, "post"))
    wait(table)
    assert table.playing


def test_a_top_up_in_a_hand_never_goes_above_the_largest_buy_in():
    table = table_of("a b", chips=20_000)
    wait(table)
    do(table, AllIn())
    ask(table, TopUp("a", 20_000))
    do(table, AllIn())
    assert max(person.chips for person in table.people.values()) <= 40_000
    assert table.people["a"].chips in (20_000, 40_000)


def test_who_comes_back_soon_brings_what_they_left_with():
    table = table_of("a b c", STANDARD.but(rathole=60))
    wait(table)
    ask(table, SitOut("c"))
    fold_round(table)
    chips = table.people["c"].chips
    ask(table, Leave("c"))
    assert refused(table, Sit("c", 2, chips - 1)) is No.RATHOLING
    later = table.now + 60 * 60_000
    copy = table.people.keys() - {"c"}
    assert copy == {"a", "b"}
    ask(table, Sit("c", 2, chips), Leave("c"))
    while table.deadline is not None and table.deadline <= later:
        table.tick(later)
    table.handle(Sit("c", 2, 2_000), later)


def test_a_field_is_fixed_once_play_began():
    table = table_of("a b c", STANDARD.but(entry="fixed"))
    wait(table)
    assert refused(table, Sit("d", 3, 10_000)) is No.FIELD_FIXED
    assert refused(table, TopUp("a", 100)) is No.FIELD_FIXED
    assert refused(table, Wait("d")) is No.FIELD_FIXED


def test_v62_sitting_out_in_a_tournament_dealt_in_blinded_folded():
    table = table_of("a b c", STANDARD.but(entry="fixed"))
    wait(table)
    ask(table, SitOut("c"))
    do(table, Call())
    do(table, Call())
    assert Folded(2) in table.hand.log
    go(table, 1)
    assert table.names == ("a", "b", "c")
    go(table, 3)
    assert table.people["c"].chips < 10_000


# the clock


def test_v61_out_of_time_facing_a_bet_folds_else_checks_and_sits_out():
    table = table_of("a b c", clock=Clock(act=1000, pause=1))
    wait(table)
    at = table.now
    do(table, Call())
    do(table, Call())
    assert table.deadline == at + 1000
    assert table.tick(at + 999) == []
    events = table.tick(at + 1000)
    assert TimedOut("c") in events
    assert happened(events)[0] == Checked(2)
    events = table.tick(table.deadline)
    assert happened(events)[0] == Checked(1)
    table.handle(Act("a", RaiseTo(200)), table.now)
    assert table.hand.over
    assert table.people["c"].out
    assert table.people["b"].out
    assert not table.people["a"].out


def test_a_time_bank_is_used_up_and_refilled():
    table = table_of("a b", clock=Clock(act=1000, bank=5000, refill=300, pause=1))
    wait(table)
    at = table.now
    assert UsesBank("a", 5000) in table.tick(at + 1000)
    assert table.deadline == at + 6000
    table.handle(Act("a", Call()), at + 3000)
    assert table.people["a"].bank == 3000
    table.handle(Act("b", RaiseTo(300)), at + 3100)
    table.handle(Act("a", Fold()), at + 3200)
    assert table.people["a"].bank == 3300
    assert table.people["b"].bank == 5000


def test_a_lost_connection_gets_grace_once_a_hand():
    table = table_of("a b", clock=Clock(act=1000, grace=10_000, pause=1))
    wait(table)
    at = table.now
    ask(table, Connection("a", False))
    table.tick(at + 1000)
    assert table.deadline == at + 11_000
    assert TimedOut("a") in table.tick(at + 11_000)


def test_a_late_tick_changes_nothing_about_what_happened_when():
    early, late = (table_of("a b c", clock=Clock(act=1000, bank=500, pause=100)) for _ in range(2))
    for now in range(0, 10_000, 50):
        early.tick(now)
    for _ in range(5):
        late.tick(10_000)
    assert early.state() == late.state()


@pytest.mark.parametrize(("dial", "event"), [("least-harm", Discarded), ("dead", Died)])
def test_v69_no_discard_in_time(dial, event):
    rules = house("pineapple", discard_timeout=dial)
    table = table_of("a b c", rules, chips=rules.max_buy_in, clock=Clock(act=1000, pause=1))
    wait(table)
    while not table.hand.owing_discards:
        do(table, Check() if table.hand.options.may_check else Call())
    due = table.deadline
    card = min(table.hand.hole_cards(0))
    do(table, Discard(card), "a")
    assert table.deadline == due
    events = happened(table.tick(due))
    assert {part.seat for part in events if isinstance(part, event)} >= ({1} if event is Died else {1, 2})
    assert table.ledger.total == 0


def test_v69_the_card_that_hurts_least_goes():
    rules = house("pineapple")
    for hole, board, goes in (
        ("AsAh2c", "AdKd7h9s4d", "2c"),
        ("Ks7c7d", "7hQd2s9s4d", "Ks"),
        ("5s9hJc", "2dKd3h8s8d", "5s"),
    ):
        cards = stacked(rules, 2, 0, [hole], board)
        table = table_of("a b", rules, chips=rules.max_buy_in, deck=lambda number, deck, cards=cards: cards)
        wait(table)
        while not table.hand.owing_discards:
            do(table, Check())
        assert least_harm(table.hand, 0) == Discard(goes)


# the waiting list


def test_a_free_chair_is_kept_for_the_first_who_waits():
    table = table_of("a b", chairs=2, clock=Clock(pause=1, offer=1000))
    wait(table)
    ask(table, Wait("c"), Wait("d"))
    assert refused(table, Wait("c")) is No.WAITING_ALREADY
    ask(table, Leave("b"))
    assert ChairOffered("c", 1, table.now + 1000) in do(table, Fold())
    assert refused(table, Sit("x", 1, 10_000)) is No.CHAIR_KEPT
    assert refused(table, Sit("d", 1, 10_000)) is No.CHAIR_KEPT
    now = table.now
    while table.deadline is not None and table.deadline <= now + 1000:
        table.tick(now + 1000)
    assert table.offers == {1: ("d", now + 2000)}
    assert table.waiting == ("d",)
    table.handle(Sit("d", 1, 10_000), now + 1500)
    assert not table.offers
    assert not table.waiting


# the ledger


def test_every_chip_is_booked_twice():
    moves = []
    table = table_of("a b c", STANDARD.but(rake=5), journal=moves.append)
    wait(table)
    call_down(table)
    ask(table, Leave("a"))
    assert table.ledger.total == 0
    assert table.ledger.balances["rake"] == 15
    assert sum(table.ledger.score().values()) == -15
    books = {}
    for move in moves:
        books[move.source] = books.get(move.source, 0) - move.amount
        books[move.target] = books.get(move.target, 0) + move.amount
    assert {name: chips for name, chips in books.items() if chips} == {
        name: chips for name, chips in table.ledger.balances.items() if chips
    }
    assert sum(debt.amount for debt in table.ledger.debts() if debt.payee == "the house") == 15


def test_who_owes_whom():
    assert settle({"a": 50, "b": -30, "c": -20}) == [Debt("b", "a", 30), Debt("c", "a", 20)]
    assert settle({"a": 0}) == []
    with pytest.raises(ValueError, match="add up"):
        settle({"a": 1})


# views


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
                holes = [part for part in event.events if isinstance(part, DealtHole)]
                assert [None not in part.cards for part in holes] == [name == player for name in table.names]
    with pytest.raises(ValueError, match="sit at this table"):
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
        assert kinds >= {"posted", "dealt-hole", "called", "checked", "dealt-board", "raked", "won"}
        view = table.view("c")
        assert msgspec.json.decode(msgspec.json.encode(plain(view)))["chairs"][2]["player"] == "c"


# the log


def test_a_table_replays_from_its_log_as_text():
    log = []
    clock = Clock(act=1000, bank=500, pause=10)
    table = table_of("a b c", clock=clock, log=log.append)
    for step in range(60):
        wait(table)
        if table.playing and step % 3:
            do(table, Check() if table.hand.options.may_check else Call())
        for name, person in tuple(table.people.items()):
            if person.out and person.chips:
                ask(table, Back(name, "post"))
    again = replay(msgspec.json.decode(msgspec.json.encode(log), type=list[Entry]), STANDARD, clock=clock)
    assert again.state() == table.state()
    assert again.number > 3


def test_a_clock_of_months_runs_in_no_time():
    table = table_of("a b c", clock=Clock(act=60_000, bank=60_000, refill=1000, pause=10_000))
    day = 24 * 60 * 60_000
    for now in range(day, 60 * day, day):
        while table.deadline is not None and table.deadline <= now:
            table.tick(now)
        for name, person in tuple(table.people.items()):
            if person.out:
                if not person.chips:
                    table.handle(Rebuy(name, 10_000), now)
                table.handle(Back(name, "post"), now)
    assert table.number > 50
    assert table.ledger.total == 0


def test_a_table_has_two_to_ten_chairs_and_a_known_button():
    for wrong in ({"chairs": 1}, {"chairs": 11}, {"chairs": True}, {"button": 6}, {"button": -1}):
        with pytest.raises(ValueError):
            Table(STANDARD, deck=deck, **wrong)
    with pytest.raises(ValueError):
        Table(house("standard", game="omaha6"), 9, deck=deck)
    for wrong in ({"act": 0}, {"act": 1.5}, {"bank": -1}, {"pause": None}, {"grace": True}):
        with pytest.raises(ValueError):
            Clock(**wrong)


def test_sat_out_is_told():
    table = table_of("a b c")
    assert SatOut("a") in ask(table, SitOut("a"))
    assert refused(table, SitOut("a")) is No.SITTING_OUT
