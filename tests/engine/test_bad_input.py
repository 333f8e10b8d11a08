"""Bad input – amounts, seats, stacks, cards: an error that names what is wrong, and a hand that stays as it was."""

from __future__ import annotations

import math
import re
from functools import partial

import pytest

from dealing import BLANKS, checks, chips, deal, limps, refused, state
from sidepot import AllIn, Call, Check, Discard, Fold, RaiseTo, house, stacked, start
from sidepot.cards import DECK, FULL_DECK, Card
from sidepot.engine import Illegal, Refused
from sidepot.rules import MAX_CHIPS

pytestmark = pytest.mark.core
RULES = house("standard", blinds=(50, 100))
STACKS = (1000, 1000, 1000)


# amounts


@pytest.mark.parametrize(
    ("to", "reason"),
    [
        (-1, Illegal.BELOW_MIN),
        (-(2**70), Illegal.BELOW_MIN),
        (0, Illegal.BELOW_MIN),
        (100, Illegal.BELOW_MIN),
        (1001, Illegal.NOT_ENOUGH_CHIPS),
        (2**53 + 1, Illegal.NOT_ENOUGH_CHIPS),
        (2**63, Illegal.NOT_ENOUGH_CHIPS),
        (2**64 + 300, Illegal.NOT_ENOUGH_CHIPS),
        (10**400, Illegal.NOT_ENOUGH_CHIPS),
        (300.0, Illegal.NOT_CHIPS),
        (300.5, Illegal.NOT_CHIPS),
        (math.nan, Illegal.NOT_CHIPS),
        (math.inf, Illegal.NOT_CHIPS),
        (True, Illegal.NOT_CHIPS),
        (False, Illegal.NOT_CHIPS),
        ("300", Illegal.NOT_CHIPS),
        (None, Illegal.NOT_CHIPS),
        ([300], Illegal.NOT_CHIPS),
        (Card("As"), Illegal.NOT_CHIPS),
    ],
    ids=repr,
)
def test_an_amount_that_cannot_be_wagered(to, reason):
    hand = deal(RULES, STACKS)
    assert hand.options.why_not(RaiseTo(to)) is reason
    assert RaiseTo(to) not in hand.options
    assert refused(hand, RaiseTo(to)) is reason


@pytest.mark.parametrize("to", [-5, 0, 1.5, math.nan, True, 2**64])
def test_such_an_amount_is_refused_on_every_street_and_when_raising_is_closed(to):
    for line in (limps(3), limps(3) + "r200 a", limps(3) + checks(3, 2)):
        refused(deal(RULES, STACKS, line), RaiseTo(to))
    refused(deal(RULES, (1000, 1000, 150), "c c a"), RaiseTo(to))


@pytest.mark.parametrize("action", [None, "c", "fold", 300, Fold, RaiseTo, object(), {}, (), math.nan])
def test_what_is_no_action(action):
    assert refused(deal(RULES, STACKS), action) is Illegal.NOT_AN_ACTION


def test_nothing_is_accepted_once_the_hand_is_over():
    hand = deal(RULES, STACKS, "f f")
    for action in (Fold(), Check(), Call(), RaiseTo(200), AllIn(), Discard("As"), None, "x"):
        assert refused(hand, action) is Illegal.HAND_OVER
        assert hand.options_of(1).why_not(action) is Illegal.HAND_OVER


# seats


@pytest.mark.parametrize("seat", [-1, 3, 99, 2**40, 2**70, True, False, 0.0, 1.5, "0", math.nan])
def test_a_seat_that_is_none(seat):
    hand = deal(RULES, STACKS)
    before, seen = hand.fork(), state(hand)
    asked = hand.kill, hand.hole_cards, hand.price, hand.options_of
    for call in (lambda: hand.act(Call(), seat), *(partial(ask, seat) for ask in asked)):
        with pytest.raises(Refused, match=rf"there is no seat {re.escape(repr(seat))}: 0 to 2"):
            call()
    with pytest.raises(Refused, match="there is no seat"):
        hand.view(seat)
    assert hand == before
    assert state(hand) == seen


def test_a_hand_that_is_given_up_cannot_be_given_up_again():
    hand = deal(RULES, STACKS, "f")
    with pytest.raises(Refused, match="seat 0 has no hand to give up"):
        hand.kill(0)
    over = deal(RULES, STACKS, "f f")
    with pytest.raises(Refused, match="seat 2 has no hand to give up"):
        over.kill(2)
    showing = deal(RULES.but(showdown="ask"), STACKS, limps(3) + checks(3, 3))
    with pytest.raises(Refused, match="seat 0 has no hand to give up"):
        showing.kill(0)


# stacks, players, button


@pytest.mark.parametrize(
    "stack", [0, -1, -(2**70), 1.5, 100.0, True, math.nan, math.inf, "100", None, [100], Card("As")]
)
def test_a_stack_that_is_no_whole_number_of_chips(stack):
    with pytest.raises(ValueError, match=rf"^seat 1 has {re.escape(repr(stack))} chips: a whole number"):
        start(RULES, (1000, stack, 1000), 0, FULL_DECK)


@pytest.mark.parametrize("stack", [MAX_CHIPS, MAX_CHIPS + 1, 2**63 - 1, 2**63, 2**64, 10**400])
def test_more_chips_than_can_be_counted(stack):
    with pytest.raises(ValueError, match=f"^more than {MAX_CHIPS} chips on the table"):
        start(RULES, (1000, stack), 0, FULL_DECK)


@pytest.mark.parametrize("limit", ["no", "pot", "fixed"])
def test_as_many_chips_as_can_be_counted_are_played_exactly(limit):
    stacks = (2**52 - 1, 2**52 + 1)
    hand = deal(RULES.but(limit=limit), stacks, hole=["AsAh", "KsKh"], board=BLANKS)
    while not hand.over:
        options = hand.options
        hand.act(RaiseTo(options.max_to) if options.may_raise else Call() if options.may_call else Check())
        assert chips(hand) == 2**53
    if limit == "no":
        assert hand.stacks == (2**53 - 2, 2)


@pytest.mark.parametrize("players", [0, 1, 11, 100])
def test_too_few_or_too_many_players(players):
    with pytest.raises(ValueError, match=f"^{players} players are not possible: holdem takes 2 to 10"):
        start(RULES, [1000] * players, 0, FULL_DECK)


@pytest.mark.parametrize("button", [-1, 3, 2**70, True, 0.0, math.nan, None, "0"])
def test_a_button_that_is_no_seat(button):
    with pytest.raises(ValueError, match=rf"^button = {re.escape(repr(button))} is not a seat: 0 to 2"):
        start(RULES, STACKS, button, FULL_DECK)


@pytest.mark.parametrize(
    ("posts", "says"),
    [
        ({5: (100, 0)}, "posts name seat 5: 0 to 4"),
        ({-1: (100, 0)}, "posts name seat -1: 0 to 4"),
        ({True: (100, 0)}, "posts name seat True: 0 to 4"),
        ({3: 100}, "posts of seat 3 are 100: whole numbers (live, dead)"),
        ({3: (100,)}, "posts of seat 3 are (100,): whole numbers (live, dead)"),
        ({3: (100, -50)}, "posts of seat 3 are (100, -50): whole numbers (live, dead)"),
        ({3: (100.0, 0)}, "posts of seat 3 are (100.0, 0): whole numbers (live, dead)"),
        ({3: (True, 0)}, "posts of seat 3 are (True, 0): whole numbers (live, dead)"),
        ({3: (0, 2**60)}, f"posts of seat 3 are (0, {2**60}): whole numbers (live, dead)"),
        ({3: (101, 0)}, "seat 3 posts 101 live on top of 0: at most 100 in all"),
        ({2: (100, 0)}, "seat 2 posts 100 live on top of 100: at most 100 in all"),
    ],
    ids=str,
)
def test_posts_that_make_no_sense(posts, says):
    with pytest.raises(ValueError, match="^" + re.escape(says)):
        start(RULES, (1000,) * 5, 0, FULL_DECK, posts=posts)


def test_no_live_post_where_there_are_no_blinds():
    with pytest.raises(ValueError, match="seat 1 posts 100 live on top of 0: at most 0 in all"):
        start(house("kitchen"), (1000,) * 3, 0, FULL_DECK, posts={1: (100, 0)})


# cards


@pytest.mark.parametrize(
    ("deck", "says"),
    [
        (FULL_DECK[:-1], "not the deck of holdem: it has 52 cards, each once"),
        (b"", "not the deck of holdem"),
        ("", "not the deck of holdem"),
        (FULL_DECK[:-1] + b"\x00", "2c is in the deck twice"),
        (FULL_DECK + b"\x05", "not the deck of holdem: it has 52 cards"),
        (FULL_DECK[:-1] + b"\x34", "52 is not a card number: 0 (2c) to 51 (As)"),
        (b"\xff" * 52, "255 is not a card number"),
        ("AsKs1x", "'1x' at character 5 of 'AsKs1x' is not a card: a rank of"),
        ("AsA", "'A' at character 3 of 'AsA' is not a card"),
        ("As\N{NO-BREAK SPACE}\x0b", "not the deck of holdem: it has 52 cards, each once"),
        ([0, 1, 52], "52 is not a card number"),
        ([0, 1.5], "1.5 is not a card number"),
        ([True], "True is not a card number"),
        (["As", "Zz"], "'Zz' is not a card: a rank of"),
        (house("standard", game="short-deck").program.deck, "not the deck of holdem"),
    ],
    ids=range(15),
)
def test_a_deck_that_is_none(deck, says):
    with pytest.raises(ValueError, match="^" + re.escape(says)):
        start(RULES, STACKS, 0, deck)


@pytest.mark.parametrize("number", [52, 63, 64, 64 + 51, 128 + 51, 192 + 51, 255])
def test_a_number_in_the_place_of_the_ace_of_spades_that_is_no_card(number):
    with pytest.raises(ValueError, match=f"^{number} is not a card number: 0 "):
        start(RULES, STACKS, 0, FULL_DECK[:-1] + bytes([number]))


@pytest.mark.parametrize(
    ("hole", "board", "says"),
    [
        (["AsAs"], "", "As comes twice"),
        (["AsKs", "As2c"], "", "As comes twice"),
        (["AsKs"], "2c3cAs", "As comes twice"),
        (["AsKsQs"], "", "3 cards for seat 0: at most 2"),
        ([], "2c3c4c5c6c7c", "6 cards for the board: at most 5"),
        (["As"] * 4, "", "hole cards for 4 seats, but 3 players"),
        (["A"], "", "'A' at character 1 of 'A' is not a card"),
    ],
)
def test_a_stacked_deck_that_cannot_be(hole, board, says):
    with pytest.raises(ValueError, match="^" + re.escape(says)):
        stacked(RULES, 3, 0, hole, board)


def test_a_stacked_deck_with_cards_of_another_deck():
    with pytest.raises(ValueError, match="2c is not in the deck of short-deck"):
        stacked(RULES.but(game="short-deck"), 3, 0, ["As2c"])


@pytest.mark.parametrize("card", ["", "A", "1s", "AS ", "10s", 52, -1, True, 1.5, None, math.nan])
def test_a_discard_of_what_is_no_card(card):
    with pytest.raises(ValueError, match="is not a card"):
        Discard(card)


def test_a_discard_of_a_card_one_does_not_hold():
    hand = deal(house("pineapple"), (10_000,) * 3, limps(3) + checks(3))
    mine = hand.options.discards
    for card in DECK:
        if card not in mine:
            assert refused(hand, Discard(card)) is Illegal.NOT_YOUR_CARD
