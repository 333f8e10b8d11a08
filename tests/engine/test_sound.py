"""Facts that can't be those of a hand are refused, each with the reason, and the ones beside them are not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dealing import checks, deal, limps
from sidepot import house
from sidepot.cards import cards
from sidepot.engine.log import (
    ANTE,
    AWARD,
    BET,
    BIG_BLIND,
    BOARD,
    BRING_IN,
    CALL,
    CAP,
    CHECK,
    COMPLETE,
    DEAD_BLIND,
    DEALT,
    DIE,
    DISCARD,
    DRAW,
    DROP,
    END,
    FOLD,
    MUCK,
    POST,
    POT,
    RAISE,
    RAKE,
    RETURN,
    SHARE,
    SHARING,
    SHOW,
    SHUFFLE,
    SMALL_BLIND,
    STEP,
    STRADDLE,
    TABLE_ANTE,
    UNSEEN,
    entry,
    with_card,
)
from sidepot.engine.sound import MOST, check_facts
from sidepot.rules import MAX_CHIPS

pytestmark = pytest.mark.core

RULES = house("standard")
TWO_RANKINGS = house("standard", game="omaha8")
STACKS = (10, 10, 10)


def fact(kind: int, seat: int = 0, value: int = 0, flag: bool = False) -> int:
    return entry(kind, seat, value, flag)


def dealt(kind: int, seat: int, text: str, flag: bool = False, unseen: int = 0) -> int:
    """An entry with these cards, and so many that are not seen."""
    value = 0
    for card in [*cards(text), *[UNSEEN] * unseen]:
        value = with_card(value, card, 0)
    return entry(kind, seat, value, flag)


def why(*facts: int, rules=RULES, stacks: Sequence[int] = STACKS) -> str:
    """Why the last of these facts can't be there; "" where it can."""
    check_facts(rules, stacks, facts[:-1], whole=False)
    try:
        check_facts(rules, stacks, facts, whole=False)
    except ValueError as error:
        told = str(error)
    else:
        return ""
    which, _, reason = told.partition(" can't be there: ")
    assert which == f"fact {len(facts)}"
    return reason


BEGUN = fact(STEP)
A_SEATS = (
    ANTE, SMALL_BLIND, BIG_BLIND, STRADDLE, POST, TABLE_ANTE, DEAD_BLIND, DEALT, FOLD, CHECK, CALL, BET, RAISE,
    COMPLETE, CAP, BRING_IN, DRAW, DISCARD, SHOW, MUCK, DIE, RETURN,
)  # fmt: skip


@pytest.mark.parametrize("kind", A_SEATS)
def test_what_a_seat_does_or_gets_needs_a_seat_that_is_there(kind):
    assert why(BEGUN, fact(kind, 2)) == ""
    assert why(BEGUN, fact(kind, 3)) == "there is no seat 3"


def test_an_award_needs_a_seat_that_is_there():
    assert why(fact(SHARE), fact(AWARD, 2, 5)) == ""
    assert why(fact(SHARE), fact(AWARD, 3, 5)) == "there is no seat 3"


@pytest.mark.parametrize("kind", [SHARING, SHARE, POT, STEP, SHUFFLE, RAKE, DROP, END])
def test_what_is_nobodys_has_other_numbers_in_the_place_of_the_seat(kind):
    assert "there is no seat" not in why(BEGUN, fact(kind, 5, 1))


# chips


@pytest.mark.parametrize(
    "kind",
    [ANTE, SMALL_BLIND, BIG_BLIND, STRADDLE, POST, TABLE_ANTE, DEAD_BLIND, CALL, BET, RAISE, COMPLETE, CAP, BRING_IN],
)
def test_nobody_pays_more_than_there_is(kind):
    assert why(fact(kind, 1, 10)) == ""
    assert why(fact(kind, 1, 11)) == "seat 1 has 10 chips and pays 11"
    assert why(fact(kind, 1, 10), fact(CALL, 1, 1)) == "seat 1 has 0 chips and pays 1"


@pytest.mark.parametrize("kind", [RAKE, DROP, RETURN, CALL, BET, BRING_IN, ANTE])
def test_no_entry_has_more_chips_than_there_can_be(kind):
    assert why(fact(kind, 0, MAX_CHIPS), stacks=(MAX_CHIPS,) * 2) == ""
    assert why(fact(kind, 0, MAX_CHIPS + 1), stacks=(2 * MAX_CHIPS,) * 2) == f"{MAX_CHIPS + 1} chips"


@pytest.mark.parametrize("kind", [BET, RAISE, COMPLETE, CAP, BRING_IN])
def test_a_wager_is_told_by_what_it_comes_to(kind):
    for wagered in (SMALL_BLIND, BIG_BLIND, STRADDLE, POST, CALL, BET):
        assert why(fact(wagered, 0, 4), fact(kind, 0, 10)) == ""
        assert why(fact(wagered, 0, 4), fact(kind, 0, 11)) == "seat 0 has 6 chips and pays 7"
        assert why(fact(wagered, 0, 4), fact(kind, 0, 4)) == ""
        assert why(fact(wagered, 0, 4), fact(kind, 0, 3)) == "seat 0 has 6 chips and pays -1"


@pytest.mark.parametrize("kind", [ANTE, TABLE_ANTE, DEAD_BLIND])
def test_dead_chips_are_no_part_of_a_wager(kind):
    assert why(fact(kind, 0, 4), fact(RAISE, 0, 6)) == ""
    assert why(fact(kind, 0, 4), fact(RAISE, 0, 7)) == "seat 0 has 6 chips and pays 7"


def test_blinds_are_wagers_of_the_first_betting_and_of_no_later_one():
    blind, first, flop, second = fact(BIG_BLIND, 0, 4), fact(STEP, 0, 1), fact(STEP, 0, 2), fact(STEP, 0, 3)
    assert why(blind, BEGUN, first, fact(RAISE, 0, 10)) == ""
    assert why(blind, BEGUN, first, flop, fact(RAISE, 0, 10)) == ""
    assert why(blind, BEGUN, first, flop, second, fact(BET, 0, 6)) == ""
    assert why(blind, BEGUN, first, flop, second, fact(BET, 0, 7)) == "seat 0 has 6 chips and pays 7"
    assert why(blind, BEGUN, first, flop, second, fact(BET, 2, 10)) == ""


def test_chips_that_come_back_can_be_paid_again():
    assert why(fact(BET, 0, 10), fact(RETURN, 0, 4), fact(CALL, 0, 4)) == ""
    assert why(fact(BET, 0, 10), fact(RETURN, 0, 4), fact(CALL, 0, 5)) == "seat 0 has 4 chips and pays 5"


def test_a_pot_is_shared_out_before_anybody_gets_it():
    assert why(fact(AWARD, 0, 5)) == "nothing is shared out yet"
    assert why(fact(SHARE), fact(AWARD, 0, 5)) == ""


# cards


@pytest.mark.parametrize("kind", [DEALT, BOARD, DRAW, DISCARD, SHOW])
def test_a_card_is_one_of_52(kind):
    held = dealt(DEALT, 0, "2c3c")
    for card, says in ((51, ""), (52, "one of its cards is none"), (62, "one of its cards is none")):
        assert why(held, fact(kind, 0, with_card(with_card(0, card, 0), 50, 0))) == says
        assert why(held, fact(kind, 0, with_card(with_card(0, 50, 0), card, 0))) == says


@pytest.mark.parametrize("kind", [DEALT, DRAW, DISCARD])
def test_cards_of_a_player_may_be_unseen(kind):
    assert why(dealt(DEALT, 0, "2c3c"), dealt(kind, 0, "", unseen=2)) == ""


def test_nobody_shows_an_unseen_card():
    assert why(dealt(DEALT, 0, "2c3c"), dealt(SHOW, 0, "2c", unseen=1)) == "one of its cards is none"


def test_no_card_of_a_board_is_unseen():
    assert why(dealt(BOARD, 0, "2c", unseen=1)) == "there is no such board"


def test_nothing_is_behind_the_cards():
    two = with_card(with_card(0, 3, 0), 4, 1)
    assert why(fact(DEALT, 0, two)) == ""
    assert why(fact(DEALT, 0, two | 1 << 22)) == "there is something behind its cards"
    assert why(fact(DEALT, 0, 1 << 10)) == "there is something behind its cards"


def test_no_card_is_dealt_twice():
    twice = "one of its cards is dealt already"
    assert why(dealt(DEALT, 0, "AsAs")) == twice
    assert why(dealt(DEALT, 0, "As"), dealt(DEALT, 1, "KsAs")) == twice
    assert why(dealt(DEALT, 0, "As"), dealt(BOARD, 0, "KsAs")) == twice
    assert why(dealt(BOARD, 0, "As"), dealt(DEALT, 0, "AsKs")) == twice
    assert why(dealt(DEALT, 0, "As"), dealt(BOARD, 0, "2s3s"), dealt(BOARD, 0, "3s")) == twice
    assert why(dealt(DEALT, 0, "As", unseen=1), dealt(DEALT, 1, "Ks", unseen=1)) == ""


def test_cards_that_were_shuffled_again_are_dealt_again():
    assert why(dealt(DEALT, 0, "As"), fact(SHUFFLE, 0, 52), dealt(DEALT, 1, "As")) == ""


def test_no_more_cards_are_shuffled_than_there_are():
    assert why(fact(SHUFFLE, 0, 52)) == ""
    assert why(fact(SHUFFLE, 0, 53)) == "53 cards"


def test_nobody_holds_more_cards_than_there_is_room_for():
    six = dealt(DEALT, 0, "2c3c4c5c6c7c")
    assert why(six, dealt(DEALT, 0, "8c")) == ""
    assert why(six, dealt(DEALT, 0, "8c9c")) == "seat 0 holds too many cards"
    assert why(six, dealt(DEALT, 1, "8c9c")) == ""
    assert why(six, dealt(DRAW, 0, "2c"), dealt(DEALT, 0, "8c9c")) == ""


def test_who_shows_shows_all_cards_held():
    held = dealt(DEALT, 1, "As", unseen=1)
    assert why(held, dealt(SHOW, 1, "AsKs")) == ""
    assert why(held, dealt(SHOW, 1, "As")) == "seat 1 holds 2 cards and shows 1"
    assert why(held, dealt(SHOW, 1, "AsKsQs")) == "seat 1 holds 2 cards and shows 3"


@pytest.mark.parametrize("kind", [DRAW, DISCARD])
def test_nobody_throws_away_more_than_there_is(kind):
    held = dealt(DEALT, 0, "AsKs")
    assert why(held, dealt(kind, 0, "AsKs")) == ""
    assert why(held, dealt(kind, 0, "AsKsQs")) == "seat 0 throws away more than it holds"
    assert why(held, dealt(kind, 0, "As"), dealt(kind, 0, "Ks")) == ""
    assert why(held, dealt(kind, 0, "As"), dealt(kind, 0, "KsQs")) == "seat 0 throws away more than it holds"


def test_a_board_has_room_for_ten_cards():
    nine = dealt(BOARD, 0, "2c3c4c5c6c"), dealt(BOARD, 0, "7c8c9cTc")
    full = "more cards than a board has room for"
    assert why(*nine, dealt(BOARD, 0, "Jc")) == ""
    assert why(*nine, dealt(BOARD, 0, "JcQc")) == full


def test_cards_thrown_onto_the_board_take_its_room_on_every_board():
    nine = dealt(BOARD, 0, "2c3c4c5c6c"), dealt(BOARD, 0, "7c8c9cTc"), dealt(DEALT, 0, "AsKs")
    full = "more cards than a board has room for"
    assert why(*nine, dealt(DISCARD, 0, "As", flag=True)) == ""
    assert why(*nine, dealt(DISCARD, 0, "AsKs", flag=True)) == full
    assert why(*nine, dealt(DISCARD, 0, "AsKs")) == ""
    assert why(*nine, dealt(DRAW, 0, "AsKs", flag=True)) == ""
    second = dealt(BOARD, 0, "2c3c"), dealt(BOARD, 1, "4c", flag=True), dealt(BOARD, 1, "5c6c7c8c9cTc")
    both = *second, dealt(DEALT, 0, "AsKsQs")
    assert why(*both, dealt(DISCARD, 0, "AsKs", flag=True)) == ""
    assert why(*both, dealt(DISCARD, 0, "AsKsQs", flag=True)) == full


def test_a_second_board_begins_once_with_the_first_cards_of_the_other():
    first = dealt(BOARD, 0, "2c3c4c")
    none = "there is no such board"
    assert why(first, dealt(BOARD, 1, "5c")) == none
    assert why(first, dealt(BOARD, 0, "5c", flag=True)) == none
    assert why(first, dealt(BOARD, 2, "5c", flag=True)) == none
    assert why(first, dealt(BOARD, 2, "5c")) == none
    begun = first, dealt(BOARD, 1, "5c", flag=True)
    assert why(*begun) == ""
    assert why(*begun, dealt(BOARD, 1, "6c")) == ""
    assert why(*begun, dealt(BOARD, 0, "6c")) == ""
    assert why(*begun, dealt(BOARD, 1, "6c", flag=True)) == none
    assert why(first, dealt(BOARD, 1, "5c6c7c", flag=True)) == ""
    assert why(first, dealt(BOARD, 1, "5c6c7c8c", flag=True)) == "the second board is larger than the first"


def test_a_second_board_has_its_own_room():
    begun = dealt(BOARD, 0, "2c3c4c"), dealt(BOARD, 1, "5c", flag=True)
    three = *begun, dealt(BOARD, 1, "6c7c8c9cTcJcQc")
    assert why(*three) == ""
    assert why(*three, dealt(BOARD, 1, "Kc")) == "more cards than a board has room for"
    assert why(*begun, dealt(BOARD, 0, "6c7c8c9cTcJcQc"), dealt(BOARD, 1, "Kc")) == ""


# the course of a hand


def test_steps_come_in_order_and_within_the_game():
    assert why(BEGUN, fact(STEP, 0, 1)) == ""
    assert why(BEGUN, fact(STEP, 0, 2)) == ""
    assert why(BEGUN, fact(STEP, 0, 0)) == "step 0 does not come next"
    assert why(BEGUN, fact(STEP, 0, 2), fact(STEP, 0, 1)) == "step 1 does not come next"
    assert why(fact(STEP, 0, 7)) == ""
    assert why(fact(STEP, 0, 8)) == "step 8 does not come next"


@pytest.mark.parametrize("kind", [FOLD, CHECK, MUCK, DIE])
def test_nobody_decides_before_the_first_step(kind):
    assert why(fact(kind)) == "nothing has begun"
    assert why(BEGUN, fact(kind)) == ""


def test_nothing_comes_after_the_end():
    assert why(fact(END)) == ""
    assert why(fact(END), fact(END)) == "the hand was over"


def test_pots_come_in_order_amount_first_and_then_who_may_win_them():
    amount, who = fact(POT, 0, 30), fact(POT, 0, 0b111, True)
    not_next = "it is not the next pot"
    assert why(amount, who, fact(POT, 1, 4), fact(POT, 1, 0b11, True)) == ""
    assert why(who) == not_next
    assert why(amount, amount) == not_next
    assert why(amount, fact(POT, 1, 0b11, True)) == not_next
    assert why(amount, who, fact(POT, 0, 4)) == not_next
    assert why(amount, who, fact(POT, 2, 4)) == not_next
    assert why(fact(POT, 1, 4)) == not_next


def test_a_pot_is_won_by_seats_that_are_there():
    assert why(fact(POT, 0, 30), fact(POT, 0, 0b100, True)) == ""
    assert why(fact(POT, 0, 30), fact(POT, 0, 0b1000, True)) == "8 seats"


def test_a_pot_has_no_more_chips_than_there_can_be():
    assert why(fact(POT, 0, MAX_CHIPS)) == ""
    assert why(fact(POT, 0, MAX_CHIPS + 1)) == f"{MAX_CHIPS + 1} chips"


def test_there_are_no_more_pots_than_players():
    each = [half for pot in range(3) for half in (fact(POT, pot, 3), fact(POT, pot, 1, True))]
    assert why(*each) == ""
    assert why(*each, fact(POT, 3, 3)) == "it is not the next pot"


def test_no_hand_ends_with_half_a_pot():
    assert why(fact(POT, 0, 3), fact(END)) == "a pot has no amount or nobody who may win it"
    assert why(fact(POT, 0, 3), fact(POT, 0, 1, True), fact(END)) == ""


def test_the_pot_that_is_shared_out_is_there_or_was_left_by_the_dead():
    assert why(fact(SHARING, 0)) == ""
    assert why(fact(SHARING, 1)) == "there is no such pot"
    pot = fact(POT, 0, 3), fact(POT, 0, 1, True)
    assert why(*pot, fact(SHARING, 1)) == ""
    assert why(*pot, fact(SHARING, 2)) == "there is no such pot"


def test_a_pot_is_shared_out_by_rankings_and_boards_that_are_there():
    nothing = "there is nothing to share it by"
    assert why(fact(SHARE, 0, 5)) == ""
    assert why(fact(SHARE, 1, 5)) == nothing
    assert why(fact(SHARE, 2, 5)) == nothing
    assert why(fact(SHARE, 2, 5), rules=TWO_RANKINGS) == ""
    assert why(fact(SHARE, 4, 5), rules=TWO_RANKINGS) == nothing
    two = dealt(BOARD, 0, "2c"), dealt(BOARD, 1, "3c", flag=True)
    assert why(*two, fact(SHARE, 1, 5)) == ""
    assert why(*two, fact(SHARE, 3, 5)) == nothing
    assert why(*two, fact(SHARE, 3, 5), rules=TWO_RANKINGS) == ""


def test_a_share_has_no_more_chips_than_there_can_be():
    assert why(fact(SHARE, 0, MAX_CHIPS)) == ""
    assert why(fact(SHARE, 0, MAX_CHIPS + 1)) == f"{MAX_CHIPS + 1} chips"


# a whole hand


OVER = deal(house("standard", blinds=(1, 2), rake=10), (10, 10, 10), limps(3) + checks(3, 3))


def test_a_whole_hand_has_an_end():
    check_facts(OVER.rules, (10, 10, 10), OVER.facts)
    check_facts(OVER.rules, (10, 10, 10), OVER.facts[:-1], whole=False)
    with pytest.raises(ValueError, match=r"^these facts have no end: the hand is not over$"):
        check_facts(OVER.rules, (10, 10, 10), OVER.facts[:-1])


@pytest.mark.parametrize("stacks", [(11, 10, 10), (10, 10, 9)])
def test_a_whole_hand_neither_loses_nor_makes_chips(stacks):
    less = fact(ANTE, 0, 1), fact(END)
    with pytest.raises(ValueError, match=r"^these facts lose or make chips$"):
        check_facts(RULES, stacks, less)
    with pytest.raises(ValueError, match=r"^these facts lose or make chips$"):
        check_facts(RULES, stacks, [fact(RETURN, 0, 1), fact(END)])
    check_facts(RULES, stacks, less, whole=False)


@pytest.mark.parametrize("kind", [RAKE, DROP])
def test_what_the_house_takes_is_not_lost(kind):
    check_facts(RULES, STACKS, [fact(ANTE, 0, 3), fact(SHARE), fact(AWARD, 1, 1), fact(kind, 0, 2), fact(END)])
    check_facts(RULES, STACKS, [fact(ANTE, 0, 3), fact(kind, 0, 1), fact(kind, 0, 2), fact(END)])


def test_more_entries_than_any_hand_has_are_not_read():
    check_facts(RULES, STACKS, [fact(SHARE)] * MOST, whole=False)
    with pytest.raises(ValueError, match=f"^{MOST + 1} facts are more than a hand has$"):
        check_facts(RULES, STACKS, [fact(SHARE)] * (MOST + 1), whole=False)
