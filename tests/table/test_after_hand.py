"""Once a hand is over: cards that nobody saw are shown, and what would have come."""

import msgspec
import pytest

from sidepot import AllIn, Call, Check, Fold, house
from sidepot.engine.rabbit import would_have_come
from sidepot.table import Act, HuntRabbit, No, ShowCards, replay
from sidepot.table.events import RabbitHunted, ShowedAfter
from sidepot.table.snapshot import Saved, restore, save
from tests.table.around import STANDARD, ask, call_down, deck, do, refused, table_of, wait

pytestmark = pytest.mark.core

HUNTS = STANDARD.but(rabbit=True)


def folded_round(rules=STANDARD, **settings):
    """Two fold before the flop, and the third wins unseen."""
    table = table_of("a b c", rules, **settings)
    wait(table)
    do(table, Fold())
    do(table, Fold())
    return table


def held(table, name):
    return tuple(int(card) for card in table.hand.hole_cards(table.names.index(name)))


@pytest.mark.parametrize("name", ["a", "b", "c"])
def test_who_folded_or_won_unseen_shows_one_card_or_both(name):
    table = folded_round()
    one, other = held(table, name)
    (event,) = ask(table, ShowCards(name, (one,)))
    assert event == ShowedAfter(name, (table.hand.hole_cards(table.names.index(name))[0],))
    assert table.revealed == {name: (one,)}
    ask(table, ShowCards(name, (one, other)))
    assert table.revealed == {name: (one, other)}
    assert refused(table, ShowCards(name, (other,))) is No.SHOWN_ALREADY
    wait(table)
    assert table.revealed == {}


def test_only_ones_own_cards_of_a_hand_that_is_over_can_be_shown():
    table = folded_round()
    assert refused(table, ShowCards("a", held(table, "b"))) is No.BAD_CHOICE
    assert refused(table, ShowCards("a", ())) is No.BAD_CHOICE
    assert refused(table, ShowCards("z", (1,))) is No.NOT_SEATED
    wait(table)
    assert refused(table, ShowCards("a", held(table, "a"))) is No.HAND_NOT_OVER
    do(table, AllIn())
    do(table, Call())
    do(table, Fold())
    shown = table.names[next(iter(table.hand.result.shown))]
    assert refused(table, ShowCards(shown, held(table, shown))) is No.SHOWN_ALREADY


def test_what_would_have_come_is_what_comes():
    table = folded_round(HUNTS)
    (event,) = ask(table, HuntRabbit("a"))
    other = table_of("a b c", HUNTS)
    wait(other)
    call_down(other)
    assert event == RabbitHunted("a", tuple(other.hand.board))
    assert refused(table, HuntRabbit("b")) is No.NOTHING_TO_COME
    assert refused(other, HuntRabbit("a")) is No.NOTHING_TO_COME


def test_a_rabbit_is_hunted_from_where_the_board_ended_and_where_the_house_allows_it():
    table = table_of("a b", HUNTS)
    wait(table)
    while len(table.hand.board) < 4:
        do(table, Check() if table.hand.options.may_check else Call())
    assert would_have_come(table.hand) == ()
    do(table, AllIn())
    do(table, Fold())
    assert len(would_have_come(table.hand)) == 1
    assert refused(folded_round(), HuntRabbit("a")) is No.NOT_OFFERED


@pytest.mark.parametrize("game", ["omaha", "crazy-pineapple", "short-deck"])
def test_other_games_have_rabbits_too(game):
    rules = house("standard", game=game, blinds=(50, 100), rabbit=True)
    assert len(would_have_come(folded_round(rules).hand)) == 5


def test_what_was_shown_is_kept_and_replayed():
    log = []
    table = folded_round(HUNTS, log=log.append)
    ask(table, ShowCards("a", held(table, "a")), HuntRabbit("b"))
    again = restore(msgspec.json.decode(msgspec.json.encode(save(table), enc_hook=int), type=Saved), deck=deck)
    assert again.state() == table.state()
    assert replay(log, HUNTS, chairs=6, clock=table.clock).state() == table.state()
    assert refused(table, Act("a", Fold())) is No.NO_HAND
