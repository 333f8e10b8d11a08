"""Button and blinds between hands, entry, missed blinds."""

import pytest

from sidepot import AllIn, house
from sidepot.engine.events import Anted, Posted
from sidepot.table import Agree, Back, ChangeRules, Leave, No, Sit, SitOut, SitOutAtBlind
from tests.table.around import STANDARD, ask, call_down, dealt, do, fold_round, go, places, refused, table_of, wait

pytestmark = pytest.mark.core
SIX = "a b c d e f"


def gone(mode: str, *names: str):
    """Six players, button 0, SB 1, BB 2; these leave and the next hand is dealt."""
    table = table_of(SIX, STANDARD.but(button=mode))
    go(table)
    # the six have played one hand; go round until the button is on chair 0
    while table.deal.places.button != 0:
        go(table)
    ask(table, *(Leave(name) for name in names))
    fold_round(table)
    wait(table)
    return table


def test_x1_the_button_moves_one_player_to_the_left_and_skips_the_empty_and_those_who_sit_out():
    table = table_of("a b . c d")
    wait(table)
    seen = [table.deal.places.button]
    for _ in range(4):
        go(table)
        seen.append(table.deal.places.button)
    assert seen == [0, 1, 3, 4, 0]
    ask(table, SitOut("b"))
    go(table)
    assert table.deal.places.button == 3


def test_v34_the_big_blind_is_gone():
    assert places(gone("dead", "c")) == (1, None, 3)
    assert places(gone("moving", "c")) == (1, 3, 4)
    assert places(gone("simplified", "c")) == (0, 1, 3)


def test_v35_the_small_blind_is_gone():
    table = gone("dead", "b")
    assert places(table) == (1, 2, 3)
    assert table.deal.chairs[table.hand.button] == 0  # the last before the dead button acts last
    assert places(gone("moving", "b")) == (2, 3, 4)
    assert places(gone("simplified", "b")) == (0, 2, 3)


def test_v35_after_a_dead_button_the_next_hand_is_whole_again():
    table = gone("dead", "b")
    go(table)
    assert places(table) == (2, 3, 4)


def test_v35_both_blinds_are_gone():
    table = gone("dead", "b", "c")
    assert places(table) == (1, None, 3)
    go(table)
    assert places(table) == (2, 3, 4)
    go(table)
    assert places(table) == (3, 4, 5)


@pytest.mark.parametrize("mode", ["moving", "dead", "simplified"])
def test_v38_down_to_two_the_button_is_small_blind_and_nobody_is_big_blind_twice(mode):
    for left in ("a", "b", "c"):
        table = table_of("a b c", STANDARD.but(button=mode))
        wait(table)
        assert places(table) == (0, 1, 2)
        ask(table, Leave(left))
        fold_round(table)
        wait(table)
        button, sb, bb = places(table)
        assert button == sb
        assert bb != 2 or left == "c"


@pytest.mark.parametrize("mode", ["moving", "dead", "simplified"])
def test_v39_the_button_moves_even_if_its_owner_sits_out(mode):
    table = table_of("a b c d", STANDARD.but(button=mode))
    wait(table)
    ask(table, SitOut("a"))
    go(table)
    assert table.deal.places.button == 1
    assert dealt(table) == "b c d"


def test_c4_two_players_of_the_cardroom_take_the_big_blind_with_the_button_in_turn():
    table = table_of("a b", house("cardroom", blinds=(50, 100)))
    wait(table)
    assert places(table) == (0, 1, 0)
    go(table)
    assert places(table) == (1, 0, 1)


def test_v42_other_blinds_begin_with_the_next_hand():
    table = table_of("a b c")
    wait(table)
    ask(table, ChangeRules(STANDARD.but(blinds=(100, 200))))
    assert table.rules.bb == table.hand.rules.bb == 100
    go(table)
    assert table.hand.rules.bb == 200
    assert table.next_rules is None


def test_a_house_change_begins_with_the_next_hand():
    table = table_of("a b c")
    wait(table)
    ask(table, ChangeRules(house("kitchen")))
    go(table)
    assert places(table)[1:] == (None, None)
    ask(table, ChangeRules(STANDARD))
    go(table)
    assert None not in places(table)


def test_v43_a_player_moved_here_owes_nothing_and_is_never_the_small_blind():
    for chair in range(2, 6):
        table = table_of("a b", STANDARD.but(entry="fixed"))
        go(table, 2)
        ask(table, Sit("new", chair, 777, moved=True))
        go(table)
        for _ in range(4):
            if "new" in table.names:
                break
            go(table)
        button, sb, _ = places(table)
        assert chair not in (button, sb)
        assert table.hand.starting_stacks[table.names.index("new")] == 777


# entry (C5)


def test_c5_nobody_owes_anything_on_a_tables_first_hand():
    table = table_of("a b c d")
    events = wait(table)
    assert dealt(table) == "a b c d"
    assert [e.what for e in events[1].events if isinstance(e, Posted)] == ["small blind", "big blind"]


def test_c5_a_player_who_waits_is_dealt_in_as_big_blind():
    table = table_of("a b c d")
    wait(table)
    ask(table, Sit("new", 4, 10_000))
    met = []
    for _ in range(6):
        go(table)
        met.append(("new" in table.names, places(table)[2] == 4))
    assert met[0] == (False, False)
    assert (True, True) in met
    assert met.index((True, True)) == [seen[0] for seen in met].index(True)


def test_c5_a_player_who_posts_is_dealt_in_at_once_with_a_live_big_blind():
    table = table_of("a b c d")
    wait(table)
    ask(table, Sit("new", 4, 10_000, entry="post"))
    go(table)
    # button 1, blinds 2 and 3: chair 4 opens
    assert table.hand.wagers[table.names.index("new")] == 100
    assert [e.what for e in table.hand.log if isinstance(e, Posted)][2] == "post"
    go(table)
    assert len([e for e in table.hand.log if isinstance(e, Posted)]) == 2


def test_c5_between_button_and_big_blind_nobody_posts_their_way_in():
    table = table_of("a . b c d")
    wait(table)
    assert places(table) == (0, 2, 3)
    ask(table, Sit("new", 1, 10_000, entry="post"))
    for _ in range(6):
        button, sb, _ = places(table)
        if "new" in table.names:
            assert button != 1 != sb
            break
        go(table)
    assert "new" in table.names


def test_one_who_is_left_is_joined_by_the_first_who_waits_as_big_blind():
    table = table_of("a b")
    wait(table)
    ask(table, Leave("b"), Sit("c", 3, 10_000), Sit("d", 4, 10_000))
    go(table)
    assert dealt(table) == "a c"
    assert places(table) == (0, 0, 3)


# missed blinds (S8)


def away_for_an_orbit(entry: str):
    table = table_of("a b c d")
    wait(table)
    ask(table, SitOut("d"))
    go(table, 4)
    person = table.people["d"]
    assert (person.owes_sb, person.owes_bb) == (True, True)
    ask(table, Back("d", entry))
    go(table)
    return table


def test_s8_a_player_who_missed_the_blinds_posts_both_the_small_one_dead():
    table = away_for_an_orbit("post")
    assert places(table) == (2, 0, 1)
    assert dealt(table) == "a b c", "between the button and the big blind one waits for the button to pass"
    go(table)
    assert places(table) == (0, 1, 2)
    seat = table.names.index("d")
    posts = [(type(e), e.amount) for e in table.hand.log if isinstance(e, Anted | Posted) and e.seat == seat]
    assert posts == [(Anted, 50), (Posted, 100)]
    assert table.hand.wagers[seat] == 100
    assert not table.people["d"].owes


def test_s8_or_waits_for_the_big_blind_and_pays_nothing_else():
    table = away_for_an_orbit("wait")
    for _ in range(4):
        if "d" in table.names:
            break
        go(table)
    assert places(table)[2] == 3
    seat = table.names.index("d")
    assert [e.amount for e in table.hand.log if isinstance(e, Anted | Posted) and e.seat == seat] == [100]


def test_s8_who_comes_back_before_a_blind_is_missed_owes_nothing():
    table = table_of("a b c d e f")
    wait(table)
    ask(table, SitOut("f"))
    go(table)
    assert "f" not in table.names
    ask(table, Back("f"))
    go(table)
    assert "f" in table.names
    assert len([e for e in table.hand.log if isinstance(e, Posted)]) == 2


def test_who_sits_out_at_the_big_blind_does_when_it_comes():
    table = table_of("a b c d")
    wait(table)
    ask(table, SitOutAtBlind("d"))
    go(table)
    assert not table.people["d"].chips < 10_000
    assert "d" not in table.names
    assert table.people["d"].out
    assert table.people["d"].owes_bb


def test_buying_the_button_pays_both_blinds_and_gets_it_next():
    table = table_of("a b . c d", STANDARD.but(buy_button=True))
    wait(table)
    ask(table, Sit("new", 2, 10_000, entry="button"))
    go(table)
    assert places(table) == (1, None, 2)
    seat = table.names.index("new")
    assert [e.amount for e in table.hand.log if isinstance(e, Anted | Posted)] == [100, 50]
    assert table.hand.paid[seat] + 50 == 150 or table.hand.stacks[seat] == 10_000 - 150
    go(table)
    assert places(table) == (2, 3, 4)


def test_the_button_is_for_sale_only_where_the_house_says_so():
    table = table_of("a b")
    assert refused(table, Sit("new", 2, 10_000, entry="button")) is No.NOT_OFFERED


# straddle, bomb pot, two boards


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


@pytest.mark.parametrize("game_before", [False, True])
def test_s8_who_sits_out_the_first_hand_with_blinds_right_of_the_big_blind_owes_them(game_before):
    antes = house("kitchen", entry="choose")
    table = table_of("a b c d e", antes if game_before else STANDARD, chips=antes.max_buy_in)
    if game_before:
        go(table)
        ask(table, ChangeRules(STANDARD), SitOut("d"))
        fold_round(table)
        wait(table)
        assert places(table) == (2, 4, 0)  # d is passed over by both blinds
    else:
        ask(table, SitOut("b"))
        wait(table)
        assert places(table) == (0, 2, 3)
    away = "d" if game_before else "b"
    ask(table, Back(away))
    assert table.people[away].owes
    fold_round(table)
    wait(table)
    assert away not in dealt(table)


def test_where_nobody_is_left_who_played_newcomers_begin_anew():
    table = table_of("a b c")
    wait(table)
    ask(table, Leave("a"), Leave("b"), Leave("c"))
    assert not table.people
    ask(table, Sit("d", 1, 10_000), Sit("e", 4, 10_000))
    wait(table)
    assert dealt(table) == "d e"
    assert places(table) == (1, 1, 4)


def test_where_a_dead_button_would_pass_somebody_over_it_moves():
    table = table_of(". . a . e", STANDARD.but(button="dead"), chairs=5)
    wait(table)
    assert places(table) == (2, 2, 4)
    ask(table, Sit("d", 3, 10_000))
    go(table)
    assert places(table) == (4, 4, 2)
    ask(table, SitOut("a"))
    go(table)
    assert places(table) == (4, 4, 3)
    ask(table, Back("a"))
    go(table)
    # going on from the blinds e would be button and big blind of three
    assert places(table) == (2, 3, 4)
    assert dealt(table) == "a d e"


def test_the_button_is_sold_only_between_button_and_small_blind():
    table = table_of("a b c d .", STANDARD.but(buy_button=True))
    wait(table)
    ask(table, Sit("new", 4, 10_000, entry="button"))
    go(table)
    assert places(table) == (1, 2, 3)
    assert "new" not in table.names


def test_a_dead_button_is_not_for_sale():
    table = table_of("a b . c d", STANDARD.but(button="dead", buy_button=True))
    wait(table)
    assert places(table) == (0, 1, 3)
    ask(table, Leave("b"), Sit("new", 2, 10_000, entry="button"))
    fold_round(table)
    wait(table)
    assert places(table) == (1, 3, 4)  # nobody sits at the button, and the newcomer waits
    assert "new" not in table.names


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
