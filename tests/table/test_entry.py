"""Coming into a game: who posts, who waits for the big blind, what missed blinds cost, who buys the button."""

import pytest

from sidepot import house
from sidepot.engine.events import Anted, Posted
from sidepot.table import (
    Agree,
    Back,
    ChangeRules,
    Leave,
    No,
    Sit,
    SitOut,
    SitOutAtBlind,
)
from tests.table.around import (
    STANDARD,
    ask,
    dealt,
    fold_round,
    go,
    places,
    refused,
    table_of,
    wait,
)

pytestmark = pytest.mark.core


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
    paid = [(type(e), e.seat, e.amount) for e in table.hand.log if isinstance(e, Anted | Posted)]
    assert paid == [(Posted, seat, 100), (Anted, seat, 50)]
    assert table.hand.stacks[seat] == 10_000 - 150
    go(table)
    assert places(table) == (2, 3, 4)


def test_the_button_is_for_sale_only_where_the_house_says_so():
    table = table_of("a b")
    assert refused(table, Sit("new", 2, 10_000, entry="button")) is No.NOT_OFFERED


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


def forced(table, name):
    """What somebody paid before the cards came."""
    seat = table.names.index(name)
    return [(e.what, e.amount) for e in table.hand.log if isinstance(e, Anted | Posted) and e.seat == seat]


@pytest.mark.parametrize(
    ("names", "mode"),
    [("a b c d", "moving"), ("a b c d", "dead"), ("a b c d", "simplified"), ("a b c", "moving"), ("a b c", "dead")],
)
def test_s8_who_sits_out_after_the_big_blind_owes_the_small_one(names, mode):
    table = table_of(names, STANDARD.but(button=mode))
    wait(table)
    assert places(table) == (0, 1, 2)
    ask(table, SitOut("c"))
    go(table)
    assert (table.people["c"].owes_sb, table.people["c"].owes_bb) == (True, False)


def test_s8_in_the_first_hand_with_blinds_nobody_was_big_blind_before():
    table = table_of("a b c d", house("kitchen"), chips=house("kitchen").usual_buy_in, button=3)
    go(table)
    ask(table, SitOut("a"), ChangeRules(STANDARD))
    go(table)
    assert table.people["a"].owes_sb == (table.deal.places.sb == 0)


def test_c5_a_newcomer_who_has_to_wait_behind_the_button_posts_the_big_blind_only():
    table = table_of("a . b . c")
    wait(table)
    ask(table, Sit("new", 3, 10_000, entry="post"))
    go(table, 2)
    assert forced(table, "new") == [("post", 100)]


def test_s8_who_came_in_free_and_sits_out_at_once_owes_the_blinds_that_pass():
    table = table_of("a b c d", STANDARD.but(entry="between-hands"))
    wait(table)
    ask(table, Sit("new", 5, 10_000), SitOut("new"), SitOut("d"))
    go(table, 8)
    new, d = table.people["new"], table.people["d"]
    assert (new.owes_sb, new.owes_bb, new.fresh) == (d.owes_sb, d.owes_bb, False) == (True, True, False)


def test_c5_who_comes_in_where_the_house_has_a_straddle_has_posted_with_it():
    table = table_of("a b c d", house("standard", blinds=(50, 100, 200)))
    wait(table)
    ask(table, Sit("new", 4, 10_000, entry="post"))
    go(table)
    assert places(table) == (1, 2, 3)
    assert forced(table, "new") == [("straddle", 200)]


def test_c5_who_comes_in_behind_a_straddle_posts_a_big_blind():
    table = table_of("a b c d e", house("standard", blinds=(50, 100, 200)))
    wait(table)
    ask(table, Sit("new", 5, 10_000, entry="post"))
    go(table)
    assert forced(table, "new") == [("post", 100)]


@pytest.mark.parametrize("mode", ["moving", "dead", "simplified"])
def test_nobody_escapes_the_blinds_by_leaving_and_sitting_down_elsewhere(mode):
    table = table_of("a b c . . x", STANDARD.but(entry="between-hands", button=mode), button=3)
    wait(table)
    paid = 0
    for _ in range(40):
        fold_round(table)
        if "x" in table.people and (table.people["x"].chair - table.last.bb) % 6 in (1, 2):
            free = [chair for chair in range(6) if table.seated[chair] is None]
            best = max(free, key=lambda chair: (chair - table.last.bb) % 6)
            ask(table, Leave("x"), Sit("x", best, 10_000, entry="post"))
        wait(table)
        paid += sum(amount for _, amount in forced(table, "x")) if "x" in table.names else 0
    assert paid >= 500


def test_c5_rules_that_are_announced_and_taken_back_let_nobody_in_free():
    table = table_of("a b c d")
    wait(table)
    fold_round(table)
    ask(table, ChangeRules(house("kitchen")), Sit("new", 5, 10_000), ChangeRules(STANDARD))
    wait(table)
    assert "new" not in table.names


@pytest.mark.parametrize("in_the_hand", [True, False])
def test_c5_who_comes_when_blinds_are_announced_owes_one(in_the_hand):
    table = table_of("a b c d", house("kitchen"), chips=house("kitchen").usual_buy_in)
    wait(table)
    if not in_the_hand:
        fold_round(table)
    ask(table, ChangeRules(STANDARD), Sit("new", 5, 10_000))
    fold_round(table)
    wait(table)
    assert "new" not in table.names or places(table)[2] == 5


BUTTON_PAYS = STANDARD.but(forced="button-blind")


def test_s8_who_sits_out_when_the_button_comes_posts_its_blind():
    table = table_of("a b c d", BUTTON_PAYS, button=2)
    wait(table)
    ask(table, SitOut("d"))
    go(table)
    assert table.deal.places.button == 0
    ask(table, Back("d", "post"))
    go(table)
    assert forced(table, "d") == [("post", 100)]
    assert not table.people["d"].owes


def test_s8_who_missed_the_buttons_blind_may_wait_for_the_button():
    table = table_of("a b c d", BUTTON_PAYS, button=2)
    wait(table)
    ask(table, SitOut("d"))
    go(table)
    ask(table, Back("d"))
    met = []
    for _ in range(3):
        go(table)
        met.append("d" in table.names)
    assert met == [False, False, True]
    assert table.deal.places.button == 3
    assert forced(table, "d") == [("big blind", 100)]


def test_who_sits_out_where_everyone_antes_owes_nothing():
    table = table_of("a b c", house("kitchen", entry="choose", ends="open"), chips=house("kitchen").max_buy_in)
    go(table)
    ask(table, SitOut("b"))
    go(table)
    assert dealt(table) == "a c"
    ask(table, Back("b"))
    assert not table.people["b"].owes
    go(table)
    assert dealt(table) == "a b c"


def test_two_who_are_left_play_though_one_missed_the_buttons_blind():
    table = table_of("a b c", BUTTON_PAYS)
    wait(table)
    ask(table, SitOut("b"))
    go(table)
    ask(table, Leave("c"), Back("b"))
    go(table)
    assert dealt(table) == "a b"


def test_s8_two_who_ante_post_nothing():
    rules = house("pineapple", forced="button-blind", game="holdem")
    table = table_of("a b c", rules, chips=rules.usual_buy_in)
    wait(table)
    ask(table, SitOut("b"))
    go(table)
    ask(table, Back("b", "post"), Leave("c"))
    go(table)
    assert dealt(table) == "a b"
    assert forced(table, "b") == forced(table, "a") == [("ante", rules.bb)]


@pytest.mark.parametrize("entry", ["choose", "between-hands"])
def test_s8_nobody_escapes_the_buttons_blind_by_leaving(entry):
    table = table_of("a b c d", BUTTON_PAYS.but(entry=entry), button=2)
    wait(table)
    ask(table, Leave("d"))
    go(table)
    ask(table, Sit("d", 3, 10_000, "post"))
    go(table)
    assert forced(table, "d") == [("post", 100)]
    assert not table.people["d"].owes


def test_c5_a_newcomer_waits_for_the_buttons_blind_or_posts_one():
    table = table_of("a b c d", BUTTON_PAYS)
    wait(table)
    ask(table, Sit("new", 4, 10_000), Sit("other", 5, 10_000, "post"))
    go(table)
    assert dealt(table) == "a b c d other"
    assert forced(table, "other") == [("post", 100)]
    go(table, 3)
    assert dealt(table) == "a b c d new other"
    assert forced(table, "new") == [("big blind", 100)]


def test_s8_a_small_blind_that_was_missed_is_owed_after_leaving_too():
    paid = []
    for come_back in ([Back("d", "post")], [Leave("d"), Sit("d", 3, 10_000, "post")]):
        table = table_of("a b c d")
        wait(table)
        ask(table, SitOut("d"))
        go(table, 4)
        ask(table, *come_back)
        while "d" not in table.names:
            go(table)
        paid.append((table.number, forced(table, "d")))
    assert paid[0] == paid[1]
    assert paid[0][1] == [("dead blind", 50), ("post", 100)]


def test_who_would_sit_out_at_the_big_blind_plays_a_bomb_pot_which_has_none():
    table = table_of("a b c d", STANDARD.but(bomb_pot=2))
    wait(table)
    ask(table, *[Agree(name, "bomb-pot") for name in "abcd"], SitOutAtBlind("d"))
    fold_round(table)
    wait(table)
    assert dealt(table) == "a b c d"
    assert table.people["d"].at_blind
    go(table)
    assert dealt(table) == "a b c"


def test_who_would_sit_out_at_the_big_blind_plays_where_two_ante():
    rules = house("pineapple", game="holdem")
    table = table_of("a b", rules, chips=rules.usual_buy_in)
    wait(table)
    ask(table, SitOutAtBlind("a"), SitOutAtBlind("b"))
    go(table, 2)
    assert dealt(table) == "a b"


def test_v62_who_would_sit_out_at_the_big_blind_plays_on_where_the_field_is_fixed():
    table = table_of("a b c d")
    wait(table)
    ask(table, SitOutAtBlind("d"), ChangeRules(STANDARD.but(entry="fixed")))
    go(table)
    assert places(table)[2] == 3
    assert not table.people["d"].out
