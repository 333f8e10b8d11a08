"""Games at a table: their end and places (K7, K8), the next game, and blinds that rise meanwhile (L3)."""

import msgspec
import pytest

from sidepot import AllIn, Call, Check, Fold, house, shuffled
from sidepot.rules import MAX_CHIPS
from sidepot.table import (
    Back,
    ChangeRules,
    Clock,
    Connection,
    EndGame,
    Leave,
    No,
    Pause,
    Rebuy,
    Sit,
    SitOut,
    SitOutAtBlind,
    StartGame,
    TopUp,
    Wait,
    replay,
)
from sidepot.table.events import BlindsWillRise, BoughtChips, GameBegan, GameOver, GameWillEnd, GotUp, PlayerPlaced
from sidepot.table.snapshot import Saved, restore, save
from tests.table.around import STANDARD, ask, deck, do, fold_round, go, refused, table_of, wait

pytestmark = pytest.mark.core

KITCHEN = house("kitchen", blinds=(50, 100))
TIMED = KITCHEN.but(ends="hands", ends_after=3)


def kitchen(names: str, rules=KITCHEN, **settings):
    return table_of(names, rules, **settings)


def all_in_until_over(table) -> list:
    """Everybody goes all-in, hand after hand, until one has everything."""
    events = []
    for _ in range(2000):
        if table.over:
            return events
        if table.playing:
            options = table.hand.options
            events += do(table, AllIn() if AllIn() in options else Call())
        else:
            events += wait(table)
    raise AssertionError("the game does not end")


def result_of(events) -> GameOver:
    (over,) = [event for event in events if isinstance(event, GameOver)]
    return over


def test_k7_a_game_ends_with_one_player_left_and_says_who_won():
    table = kitchen("a b c")
    events = wait(table)
    assert events[0] == GameBegan(1)
    over = result_of(events + all_in_until_over(table))
    assert (over.game, over.hands) == (1, table.number)
    assert [placed.place for placed in over.places] in ([1, 2, 3], [1, 2, 2])
    assert over.places[0].chips == 30_000
    assert sorted(placed.player for placed in over.places) == ["a", "b", "c"]
    assert not table.playing
    assert table.deadline is None


def test_at_the_end_of_a_game_everyone_is_cashed_out_and_the_winner_keeps_the_chair():
    moves = []
    table = kitchen("a b", journal=moves.append)
    winner = result_of(wait(table) + all_in_until_over(table)).places[0].player
    assert list(table.people) == [winner]
    assert table.people[winner].chips == 0
    assert table.ledger.cashed == {winner: 20_000}
    assert table.ledger.score()[winner] == 10_000
    assert not table.ledger.total
    assert moves[-1].why == "cashed"


def test_the_next_game_is_started_and_everyone_buys_in_again():
    table = kitchen("a b c")
    all_in_until_over(table)
    gone = [name for name in "abc" if name not in table.people]
    for name in gone:
        ask(table, Sit(name, next(chair for chair in range(6) if table.seated[chair] is None), 10_000))
    assert table.deadline is None
    (bought,) = [event for event in ask(table, StartGame()) if isinstance(event, BoughtChips)]
    assert bought.chips == 10_000
    events = wait(table)
    assert GameBegan(2) in events
    assert table.hand.starting_stacks == (10_000,) * 3
    assert table.game == 2


def test_the_next_game_starts_by_itself_where_the_clock_says_so():
    table = kitchen("a b", clock=Clock(pause=1, between=500))
    all_in_until_over(table)
    assert table.deadline is None, "one player is no game"
    other = "b" if "a" in table.people else "a"
    over_at = table.now
    table.handle(Sit(other, 5, 10_000), over_at + 100)
    assert table.deadline == over_at + 600
    wait(table)
    wait(table)
    assert table.playing
    assert table.game == 2


def test_a_pause_gives_the_whole_time_between_games_again():
    table = kitchen("a b c", TIMED, clock=Clock(pause=1, between=500))
    go(table, 2)
    fold_round(table)
    assert table.deadline == table.now + 500
    ask(table, Pause())
    table.handle(Pause(False), table.now + 300)
    assert table.deadline == table.now + 500


def test_somebody_without_connection_is_not_bought_in_for_the_next_game():
    table = kitchen("a b c", TIMED)
    go(table, 3)
    ask(table, Connection("b", False))
    events = ask(table, StartGame())
    assert [event.player for event in events if isinstance(event, GotUp)] == ["b"]
    wait(table)
    assert table.names == ("a", "c")


def test_a_game_is_started_by_two_at_least_and_not_twice():
    table = kitchen("a b", TIMED)
    assert refused(table, StartGame()) is No.GAME_RUNNING
    go(table, 3)
    ask(table, Leave("a"))
    assert refused(table, StartGame()) is No.TOO_FEW
    ask(table, Sit("c", 4, 10_000), StartGame())
    assert refused(table, StartGame()) is No.GAME_RUNNING


def test_a_game_is_not_started_with_more_chips_than_a_table_holds():
    rich = KITCHEN.but(ends="hands", ends_after=1, buy_in=(100, MAX_CHIPS // 100))
    table = table_of("a b c", rich)
    go(table)
    most = MAX_CHIPS - 2 * 10_000
    ask(table, Sit("d", 4, most))
    assert refused(table, StartGame()) is No.TOO_MANY_CHIPS


def test_k8_after_its_hands_the_biggest_stack_wins():
    table = kitchen("a b c", TIMED)
    wait(table)
    fold_round(table)
    wait(table)
    assert not table.over
    fold_round(table)
    wait(table)
    assert table.game_hands == 2
    fold_round(table)
    assert table.over
    places = table.result.places
    assert [placed.chips for placed in places] == sorted((placed.chips for placed in places), reverse=True)
    assert table.result.hands == 3


def test_k8_equal_stacks_share_the_place():
    table = kitchen("a b c", KITCHEN.but(ends="hands", ends_after=1))
    wait(table)
    ask(table, EndGame())
    fold_round(table)
    first = table.result.places[0]
    others = table.result.places[1:]
    assert first.shared == 1
    stacks = {placed.chips for placed in others}
    assert [placed.shared for placed in others] == ([2, 2] if len(stacks) == 1 else [1, 1])


def test_players_out_in_the_same_hand_are_placed_by_what_they_had():
    for seed in range(100):
        table = table_of("a", KITCHEN.but(buy_in=(1, 200)), deck=lambda _, cards, seed=seed: shuffled(seed, cards))
        ask(table, Sit("b", 1, 3_000), Sit("c", 2, 5_000))
        all_in_until_over(table)
        if table.result.hands == 1:
            break
    assert [(placed.player, placed.place) for placed in table.result.places] == [("a", 1), ("c", 2), ("b", 3)]


def test_who_leaves_a_game_comes_behind_those_who_stay():
    table = kitchen("a b c")
    go(table, 2)
    fold_round(table)
    left = table.people["a"].chips
    ask(table, Leave("a"))
    assert not table.over
    wait(table)
    fold_round(table)
    over = result_of(ask(table, Leave("b")))
    assert [placed.player for placed in over.places] == ["c", "b", "a"]
    assert over.places[2] == PlayerPlaced("a", 3, left)


def test_who_was_in_a_game_joins_and_buys_again_only_for_the_next_one():
    table = kitchen("a b c", STANDARD.but(ends="one-left"))
    go(table)
    fold_round(table)
    ask(table, Leave("a"))
    assert refused(table, Sit("a", 0, 10_000)) is No.OUT_OF_GAME
    assert refused(table, TopUp("b", 100)) is No.FIELD_FIXED
    ask(table, EndGame(), Sit("a", 0, 10_000))
    assert "a" in table.people


def test_somebody_new_joins_a_game_between_hands():
    table = kitchen("a b")
    wait(table)
    ask(table, Sit("n", 4, 10_000))
    fold_round(table)
    wait(table)
    assert "n" in table.names
    assert refused(table, Rebuy("n", 100)) is No.FIELD_FIXED


def test_who_sits_out_of_a_game_is_dealt_in_and_folded():
    table = kitchen("a b c")
    wait(table)
    ask(table, SitOut("b"))
    fold_round(table)
    before = table.people["b"].chips
    wait(table)
    assert table.names == ("a", "b", "c")
    fold_round(table)
    assert table.people["b"].chips < before
    assert refused(kitchen("a b", STANDARD.but(ends="one-left")), SitOutAtBlind("a")) is No.NOT_OFFERED


def test_who_is_away_when_a_game_ends_gets_up():
    table = kitchen("a b c", TIMED, clock=Clock(act=50, pause=1))
    wait(table)
    for _ in range(50):
        if table.playing and table.turn != "b":
            do(table, Check() if table.hand.options.may_check else Fold())
        elif not table.over:
            wait(table)
    assert table.over
    assert set(table.people) == {"a", "c"}
    assert len(table.result.places) == 3


def test_between_games_one_may_sit_out_and_come_back_without_chips():
    table = kitchen("a b c", TIMED)
    go(table, 3)
    ask(table, SitOut("b"), Back("b"), StartGame())
    wait(table)
    assert table.names == ("a", "b", "c")


def test_a_game_ends_after_the_hand_where_somebody_ends_it():
    table = kitchen("a b c")
    wait(table)
    assert ask(table, EndGame()) == [GameWillEnd(1)]
    assert refused(table, EndGame()) is No.NO_GAME
    fold_round(table)
    assert table.over
    assert refused(table, EndGame()) is No.NO_GAME
    assert refused(table_of("a b"), EndGame()) is No.NO_GAME


def test_a_fixed_field_is_open_again_between_games():
    table = table_of("a b", house("league", blinds=(10, 20)), chips=500)
    wait(table)
    assert refused(table, Sit("c", 3, 500)) is No.FIELD_FIXED
    assert refused(table, Wait("c")) is No.FIELD_FIXED
    all_in_until_over(table)
    ask(table, Sit("c", 3, 500), StartGame())
    wait(table)
    assert "c" in table.names


def test_a_table_that_gathers_waits_for_the_start_of_its_first_game():
    table = table_of("a b c", house("league", blinds=(10, 20)), chips=500, gathers=True)
    assert table.deadline is None
    ask(table, StartGame())
    wait(table)
    assert table.names == ("a", "b", "c")


def test_an_open_game_never_ends_and_has_nothing_to_gather_for():
    table = table_of("a b", gathers=True)
    go(table, 5)
    assert not table.over
    assert table.view(None).game is None


# blinds that rise


def test_blinds_double_every_so_many_hands_and_that_is_announced():
    table = kitchen("a b c", STANDARD.but(ends="one-left", rise="hands", rise_every=2))
    go(table)
    assert table.hand.rules.blinds == (50, 100)
    assert table.view(None).game.rises_in == 1
    events = []
    while table.playing:
        events += do(table, Fold())
    assert BlindsWillRise(2, (100, 200)) in events
    wait(table)
    assert table.hand.rules.blinds == (100, 200)
    assert table.view(None).game.level == 2
    assert table.view(None).game.next_blinds == (200, 400)


def test_every_stake_rises_and_the_buy_in_stays():
    rules = STANDARD.but(limit="fixed", rise="hands", ante=10, bb_ante=20, bomb_pot=20, blinds=(50, 100, 200))
    table = table_of("a b c d", rules)
    go(table)
    assert table.rules.blinds == (100, 200, 400)
    assert (table.rules.ante, table.rules.bb_ante) == (20, 40)
    assert (table.rules.min_buy_in, table.rules.max_buy_in) == (rules.min_buy_in, rules.max_buy_in)
    assert table.rules.bomb_pot is None, "twenty big blinds are more than the smallest buy-in now"
    assert table.base == rules


def test_blinds_rise_by_the_levels_of_the_house_and_the_last_one_stays():
    table = table_of("a b", STANDARD.but(rise="hands", levels=(50, 75, 200)))
    seen = []
    for _ in range(5):
        wait(table)
        seen.append(table.hand.rules.blinds)
        fold_round(table)
    assert seen == [(50, 100), (75, 150), (200, 400), (200, 400), (200, 400)]
    assert table.view(None).game.rises_in is None


def test_l3_blinds_rise_when_the_button_has_gone_round():
    table = table_of("a b c", house("league", blinds=(10, 20)), chips=500)
    seen = []
    for _ in range(7):
        wait(table)
        seen.append(table.hand.rules.bb)
        fold_round(table)
    assert seen == [20, 20, 20, 40, 40, 40, 80]
    table = table_of("a b c", house("league", blinds=(10, 20), rise_every=2), chips=500)
    seen = []
    for _ in range(7):
        wait(table)
        seen.append(table.hand.rules.bb)
        fold_round(table)
    assert seen == [20] * 6 + [40]


def test_blinds_begin_anew_with_the_next_game():
    table = table_of("a b c", STANDARD.but(rise="hands", ends="hands", ends_after=3))
    go(table, 3)
    assert table.over
    assert table.rules.blinds == (50, 100)
    ask(table, StartGame())
    wait(table)
    assert table.hand.rules.blinds == (50, 100)


def test_blinds_that_rise_without_end_begin_anew_at_an_empty_table():
    table = table_of("a b", STANDARD.but(rise="hands"))
    go(table, 2)
    fold_round(table)
    assert table.level == 2
    ask(table, Leave("a"), Leave("b"), Sit("c", 0, 10_000), Sit("d", 1, 10_000))
    wait(table)
    assert table.hand.rules.blinds == (50, 100)


def test_blinds_rise_as_far_as_chips_can_be_counted():
    table = table_of("a b", STANDARD.but(rise="hands", ante=1_000))
    for _ in range(80):
        wait(table)
        fold_round(table)
        for name in "ab":
            if name in table.people and not table.people[name].chips:
                ask(table, Rebuy(name, table.coming_rules.min_buy_in), Back(name))
    assert table.rules.bb > 2**40


def test_other_blinds_begin_the_levels_anew_and_other_dials_keep_them():
    table = table_of("a b c", STANDARD.but(rise="hands", rise_every=1))
    go(table, 2)
    assert table.rules.blinds == (200, 400)
    ask(table, ChangeRules(table.base.but(limit="pot")))
    go(table)
    assert (table.rules.limit, table.rules.blinds) == ("pot", (400, 800))
    ask(table, ChangeRules(table.base.but(blinds=(5, 10))))
    go(table)
    assert table.rules.blinds == (5, 10)


def test_another_end_begins_another_game():
    table = kitchen("a b c", TIMED)
    go(table)
    ask(table, ChangeRules(TIMED.but(ends="open")))
    go(table, 3)
    assert not table.over
    ask(table, ChangeRules(TIMED))
    go(table)
    assert table.game_hands == 0
    go(table, 3)
    assert table.over


# the log, a saved table, a log of an earlier version


def test_games_and_levels_come_back_from_the_log_and_from_a_saved_table():
    log, rules = [], KITCHEN.but(rise="hands", rise_every=2)
    clock = Clock(pause=1, between=300)
    table = kitchen("a b c", rules, log=log.append, clock=clock)
    go(table, 3)
    ask(table, Leave("a"))
    for step in range(3):
        again = restore(msgspec.json.decode(msgspec.json.encode(save(table)), type=Saved), deck=deck)
        assert again.state() == table.state()
        assert again.view(None) == table.view(None)
        assert replay(log, rules, chairs=6, clock=clock).state() == table.state()
        if step == 0:
            all_in_until_over(table)
            all_in_until_over(again)
            assert again.state() == table.state()
        elif step == 1:
            ask(table, Sit("n", 5, 10_000))
