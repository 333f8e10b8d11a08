"""Mixed games at a table: T26."""

import pytest

from sidepot import Draw, Fold, house, shuffled
from sidepot.engine.events import Anted, Posted
from sidepot.rules import MIXED, parse_house
from sidepot.table import Back, ChangeRules, Clock, No, PickGame, Sit, SitOut
from sidepot.table.events import GameChanged, GamePickDue, GamePicked, HandBegan
from sidepot.table.snapshot import restore, save
from table.around import ask, do, refused, table_of, wait

pytestmark = pytest.mark.core

HORSE = house("horse")
CHOICE = house("dealers-choice")


def deck(number, cards):
    return shuffled(number, cards)


def table(names, rules=HORSE, **settings):
    return table_of(names, rules, 400, deck=deck, **{"clock": Clock(pause=1, act=1000), "chairs": 6, **settings})


def hand(table, pick=None):
    """Deal a hand and fold it; what is dealt, where the button is, and the events of its beginning."""
    events = []
    before = table.number
    while table.number == before:
        if pick is not None and table.view(None).rotation.picks:
            ask(table, PickGame(table.view(None).rotation.picks, pick))
        events += wait(table)
    dealt = table.rules.game, table.deal.places.button, table.rules.limit
    while table.playing:
        options = table.hand.options
        folds = options.may_fold and options.to_call
        do(table, Draw() if options.may_draw else Fold() if folds else options.choices[0])
    return dealt, events


def test_t26_horse_changes_when_the_button_has_been_once_round():
    now = table("a b c")
    dealt = [hand(now)[0][:2] for _ in range(18)]
    assert [game for game, _ in dealt] == [
        *["holdem"] * 3, *["omaha8"] * 3, *["razz"] * 3, *["stud"] * 3, *["stud8"] * 3, *["holdem"] * 3
    ]  # fmt: skip


def test_t26_the_button_stands_still_in_stud_and_goes_on_where_it_was():
    now = table("a b c")
    buttons = [hand(now)[0][1] for _ in range(18)]
    assert buttons[:6] == [0, 1, 2, 0, 1, 2]
    assert buttons[6:15] == [2] * 9
    assert buttons[15:] == [0, 1, 2]


def test_t26_after_so_many_hands():
    now = table("a b c", HORSE.but(every=2, rotate=["holdem", "razz"]))
    assert [hand(now)[0][0] for _ in range(6)] == ["holdem", "holdem", "razz", "razz", "holdem", "holdem"]


def test_t26_with_each_level_of_the_blinds():
    now = table("a b c", HORSE.but(every="level", rise="hands", rise_every=2, ends="one-left"))
    dealt = []
    for _ in range(6):
        game = hand(now)[0][0]
        dealt.append((game, now.rules.bb))
    assert dealt == [("holdem", 4), ("holdem", 4), ("omaha8", 8), ("omaha8", 8), ("razz", 16), ("razz", 16)]


def test_t26_limits_and_units_follow_the_game():
    now = table("a b c", house("eight-game", every=1))
    limits = [hand(now)[0] for _ in range(8)]
    assert [(game, limit) for game, _, limit in limits] == [
        ("triple27", "fixed"), ("holdem", "fixed"), ("omaha8", "fixed"), ("razz", "fixed"), ("stud", "fixed"),
        ("stud8", "fixed"), ("holdem", "no"), ("omaha", "pot"),
    ]  # fmt: skip
    assert now.rules.cap is None


def test_t26_a_hand_has_the_rules_of_its_own_game():
    now = table("a b c", HORSE.but(every=1))
    hand(now)
    _, events = hand(now)
    began = next(event for event in events if isinstance(event, HandBegan))
    assert (began.rules.game, began.rules.rotate, began.rules.house) == ("omaha8", (), "horse")
    assert began.rules == now.hand.rules


def test_t26_what_is_played_now_and_next_is_known():
    now = table("a b c", HORSE.but(every=2))
    seen = now.view(None).rotation
    assert (seen.now, seen.next, seen.games) == ("holdem", "omaha8", HORSE.rotate)
    hand(now)
    hand(now)
    seen = now.view("a").rotation
    assert (seen.now, seen.next, seen.hands) == ("holdem", "omaha8", 2)
    wait(now)
    seen = now.view("a").rotation
    assert (seen.now, seen.next, seen.hands) == ("omaha8", "razz", 1)
    assert now.view(None).rules.game == "omaha8"


def test_t26_a_change_is_told():
    now = table("a b c", HORSE.but(every=1))
    assert GameChanged("holdem") in hand(now)[1]
    assert GameChanged("omaha8") in hand(now)[1]


def test_t26_who_joins_in_stud_antes_and_pays_a_blind_when_there_are_blinds():
    now = table("a b c")
    for _ in range(6):
        hand(now)
    wait(now)
    assert now.rules.game == "razz"
    ask(now, Sit("d", 3, 400))
    while now.playing:
        do(now, Fold() if now.hand.options.may_fold else now.hand.options.choices[0])
    wait(now)
    assert "d" in now.names
    assert [part for part in now.hand.log if isinstance(part, Anted) and part.seat == 3]
    assert now.people["d"].owes_bb
    while now.rules.game != "holdem":
        if not now.playing:
            wait(now)
        else:
            do(now, Fold() if now.hand.options.may_fold else now.hand.options.choices[0])
    if "d" in now.names:
        posted = [part for part in now.hand.log if isinstance(part, Posted) and part.seat == now.names.index("d")]
        assert posted


def test_t26_who_sits_out_in_stud_misses_no_blind():
    now = table("a b c d")
    for _ in range(8):
        hand(now)
    ask(now, SitOut("b"))
    hand(now)
    hand(now)
    assert now.rules.game in ("razz", "stud")
    ask(now, Back("b"))
    assert not now.people["b"].owes


def test_t26_a_named_game_ends_the_rotation():
    now = table("a b c")
    hand(now)
    ask(now, ChangeRules(HORSE.but(game="razz")))
    assert [hand(now)[0][0] for _ in range(4)] == ["razz"] * 4
    assert now.view(None).rotation is None


def test_t26_a_rotation_goes_on_where_it_was_when_only_the_stakes_change():
    now = table("a b c", HORSE.but(every=2))
    for _ in range(3):
        hand(now)
    ask(now, ChangeRules(HORSE.but(every=2, blinds=(5, 10))))
    assert hand(now)[0][0] == "omaha8"
    assert now.rules.bb == 10
    assert hand(now)[0][0] == "razz"


@pytest.mark.parametrize("name", MIXED)
def test_t26_a_saved_table_goes_on_with_the_same_game(name):
    now = table("a b c", house(name))
    for at in range(8):
        hand(now, now.base.rotate[at] if name == "dealers-choice" else None)
        again = restore(save(now), deck=deck)
        assert again.state() == now.state()
        assert hand(again, "holdem" if name == "dealers-choice" else None)[0] is not None


# dealer's choice


def test_t26_the_player_who_gets_the_button_picks():
    now = table("a b c", CHOICE)
    assert hand(now, "razz")[0][0] == "razz"
    assert hand(now, "no:holdem")[0] == ("holdem", 1, "no")
    assert hand(now, "badugi")[0][:2] == ("badugi", 2)


def test_t26_the_button_moves_in_every_game_of_dealers_choice():
    now = table("a b c", CHOICE)
    assert [hand(now, "stud")[0][1] for _ in range(4)] == [0, 1, 2, 0]


def test_t26_without_a_choice_in_time_the_first_game_is_played():
    now = table("a b c", CHOICE)
    hand(now, "razz")
    events = wait(now)
    due = next(event for event in events if isinstance(event, GamePickDue))
    assert (due.player, due.games, due.until) == ("b", CHOICE.rotate, now.now + 1000)
    assert now.view("c").rotation.picks == "b"
    assert not now.playing
    now.tick(due.until)
    assert now.playing
    assert now.rules.game == "holdem"


def test_t26_only_the_button_picks_and_only_from_the_list():
    now = table("a b c", CHOICE)
    hand(now, "razz")
    assert refused(now, PickGame("a", "razz")) == No.NOT_YOUR_PICK
    assert refused(now, PickGame("b", "kuhn")) == No.BAD_CHOICE
    assert GamePicked("b", "stud") in ask(now, PickGame("b", "stud"))
    assert refused(now, PickGame("b", "razz")) == No.NOT_YOUR_PICK
    assert refused(table("a b c"), PickGame("a", "razz")) == No.NOT_OFFERED


def test_t26_nobody_waits_for_a_dealer_who_is_not_there():
    now = table("a b c", CHOICE)
    hand(now, "razz")
    now.people["b"].online = False
    wait(now)
    assert now.playing
    assert now.rules.game == "holdem"


def test_t26_each_game_is_dealt_for_its_own_amounts():
    text = 'based_on = "horse"\nrotate = ["holdem", "no:holdem", "razz"]\nevery = 1\n'
    text += '[games."no:holdem"]\nblinds = [1, 2]\n[games.razz]\nstud_ante = 0\nante = 3\n'
    now = table("a b c", parse_house(text, "mine.toml").rules)
    paid = []
    for _ in range(6):
        hand(now)
        paid.append((now.rules.game, [part.amount for part in now.hand.log if isinstance(part, Anted | Posted)]))
        again = restore(save(now), deck=deck)
        assert again.rules == now.rules
    once = [("holdem", [2, 4]), ("holdem", [1, 2]), ("razz", [3, 3, 3])]
    assert paid == once * 2


def test_t26_a_choice_in_time_is_played_at_once():
    now = table("a b c", CHOICE)
    hand(now, "razz")
    wait(now)
    assert now.view("c").rotation.picks == "b"
    assert ask(now, PickGame("b", "badugi"))[0] == GamePicked("b", "badugi")
    assert now.playing, "nobody waits any longer"
    assert now.rules.game == "badugi"


def test_t26_nobody_picks_while_a_game_goes_on_or_too_few_are_there():
    now = table("a b c", house("dealers-choice", every=2))
    assert now.view(None).rotation.picks == "a"
    hand(now, "razz")
    assert now.view(None).rotation.picks is None
    hand(now)
    assert now.rules.game == "razz"
    assert now.view(None).rotation.picks is not None
    ask(now, SitOut("b"), SitOut("c"))
    assert now.view(None).rotation is None or now.view(None).rotation.picks is None


def test_t26_another_rotation_begins_at_its_first_game():
    now = table("a b c")
    for _ in range(4):
        hand(now)
    assert now.rules.game == "omaha8"
    ask(now, ChangeRules(HORSE.but(rotate=("razz", "stud"))))
    assert [hand(now)[0][0] for _ in range(4)] == ["razz", "razz", "razz", "stud"]
    ask(now, ChangeRules(HORSE.but(game="omaha8")))
    assert [hand(now)[0][0] for _ in range(2)] == ["omaha8", "omaha8"]
    ask(now, ChangeRules(HORSE))
    assert hand(now)[0][0] == "holdem"
