"""What makes a game unsound: each reason, and right beside it the game that has none."""

from __future__ import annotations

import pytest

from sidepot.cards import FULL_DECK
from sidepot.rules import Bet, Deal, Exchange, Game, Ranking, Throw
from sidepot.rules.soundness import LONGEST_NAME
from sidepot.rules.steps import NEEDS

pytestmark = pytest.mark.core

CARD = (Ranking("card", board=False),)
HOLE = Deal(down=5)
BET = Bet()


def why(*steps, **parts):
    """Every reason why a game can't be played; "" where it can."""
    parts = {"name": "mine", "rankings": CARD, **parts}
    try:
        Game(steps=steps or (HOLE, BET), **parts)
    except ValueError as error:
        return str(error).removeprefix(f"the game {parts['name']!r} can't be played: ")
    return ""


def test_a_name_has_letters_and_not_too_many():
    letters = f"its name has 1 to {LONGEST_NAME} letters"
    assert why(name="") == letters
    assert why(name="x") == ""
    assert why(name="x" * LONGEST_NAME) == ""
    assert why(name="x" * (LONGEST_NAME + 1)) == letters


def test_two_to_ten_play():
    assert why(most=1) == "most = 1 players: 2 to 10"
    assert why(most=2) == ""
    assert why(most=10) == ""
    assert why(most=11) == "most = 11 players: 2 to 10"


def test_a_game_has_at_most_24_steps():
    assert why(HOLE, *[BET] * 23) == ""
    assert why(HOLE, *[BET] * 24) == "25 steps: 1 to 24"


def test_the_first_step_deals_to_the_players():
    first = "its first step deals cards to the players"
    assert why(Deal(up=1), BET) == ""
    assert why(Deal(down=1), BET) == ""
    assert why(Deal(board=1), HOLE, BET) == first
    assert why(BET, HOLE) == first
    assert why(HOLE) == "it has no betting"
    with pytest.raises(ValueError, match=first):
        Game("mine", ())


@pytest.mark.parametrize("value", [None, 5, "2", True])
def test_every_part_has_its_type(value):
    kinds = {"name": "str", "deck": "bytes", "larger_decks": "tuple", "blinds": "bool", "most": "int"}
    for name, kind in kinds.items():
        if type(value).__name__ != kind:
            assert why(**{name: value}) == f"{name} = {value!r} is not possible: {kind}"
    for name in ("steps", "rankings"):
        with pytest.raises(ValueError, match=f"{name} = .* is not possible: tuple"):
            Game(**{"name": "mine", "steps": (HOLE, BET), name: value})


def test_every_mistyped_part_is_told_and_nothing_else():
    told = why(Deal(down="1"), BET, 7, name="", most=None, rankings=(Ranking(may=None), HOLE))
    assert told.split("; ") == [
        "most = None is not possible: int",
        "steps, number 1: down = '1' is not possible",
        "steps, number 3: 7 is not possible: Deal, Bet, Exchange, Throw",
        "rankings, number 1: may = None is not possible",
        f"rankings, number 2: {HOLE!r} is not possible: Ranking",
    ]


def test_a_deck_has_each_card_once_and_no_other():
    once = "a deck has cards 0 (2c) to 51 (As), each once"
    assert why(deck=bytes(range(51, -1, -1))) == ""
    assert why(deck=bytes(range(32, 52))) == ""
    assert once in why(deck=bytes([*range(20), 52]))
    assert once in why(deck=bytes([*range(20), 19]))
    assert once in why(larger_decks=(FULL_DECK[:20], bytes(20)), deck=FULL_DECK[:15])


def test_a_larger_deck_for_each_number_of_players_from_three_on():
    decks = [FULL_DECK[: 12 + 5 * players] for players in range(9)]
    assert why(deck=decks[0], larger_decks=(*decks[1:],)) == ""
    assert "larger_decks: at most 8, one for" in why(deck=decks[0], larger_decks=(*decks[1:], FULL_DECK))


@pytest.mark.parametrize("part", ["down", "up", "board"])
def test_a_deal_deals_something_and_never_less_than_nothing(part):
    nothing = "step 2 deals nothing: down, up or board is 1 or more"
    assert why(HOLE, Deal(**{part: 1}), BET) == ""
    assert why(HOLE, Deal(), BET) == nothing
    assert why(HOLE, Deal(**{"down": 1, "up": 1, "board": 1, part: -1}), BET) == nothing


@pytest.mark.parametrize("step", [Exchange, Throw])
def test_at_least_one_card_is_drawn_or_thrown_away(step):
    assert why(HOLE, BET, step(1)) == ""
    for many in (0, -1):
        assert why(HOLE, BET, step(many)) == f"step 3: {many} cards, it is 1 or more"


def test_a_streets_name_is_not_too_long():
    longest = "x" * LONGEST_NAME
    assert why(HOLE, Bet(street=longest)) == ""
    assert why(HOLE, Bet(street=longest + "x")) == f"step 2: a street's name has at most {LONGEST_NAME} letters"


# what players hold and what lies on the board


def test_nobody_holds_more_than_seven():
    assert why(HOLE, Deal(down=1, up=1), BET) == ""
    assert why(HOLE, Deal(down=1), Deal(up=1), BET) == ""
    assert why(HOLE, Deal(down=1, up=2), BET) == "step 2: players hold 8 cards, at most 7"
    assert why(HOLE, Throw(3), Deal(down=5), BET, most=5) == ""
    assert why(HOLE, Throw(3), Deal(down=6), BET) == "step 3: players hold 8 cards, at most 7"


def test_a_board_has_ten_cards_seven_at_a_time():
    assert why(HOLE, Deal(board=7), Deal(board=3), BET, most=5) == ""
    assert why(HOLE, Deal(board=7), Deal(board=4), BET) == "step 3: 11 cards on the board, at most 10, 7 at a time"
    assert why(HOLE, Deal(board=8), BET) == "step 2: 8 cards on the board, at most 10, 7 at a time"


def test_a_card_for_everybody_counts_on_the_board():
    nine, common = (Deal(board=5), Deal(board=4)), Deal(down=1, common=True)
    assert why(Deal(down=2), *nine, common, BET, most=5) == ""
    assert why(Deal(down=2), *nine, common, common, BET) == "step 5: 11 cards on the board, at most 10, 7 at a time"


def test_a_card_for_everybody_takes_the_place_of_one_card_for_each():
    belongs = "step 2: common = true belongs to a step that deals one card to each"
    assert why(HOLE, Deal(down=1, common=True), BET) == ""
    assert why(HOLE, Deal(up=1, common=True), BET) == ""
    assert why(HOLE, Deal(down=1, up=1, common=True), BET) == belongs
    assert why(HOLE, Deal(down=1, board=1, common=True), BET) == belongs
    assert why(HOLE, Deal(board=1, common=True), BET) == belongs


def test_a_draw_is_of_cards_that_players_hold():
    assert why(HOLE, BET, Exchange(5)) == ""
    assert why(HOLE, BET, Exchange(6)) == "step 3: a draw of 6 cards, but players hold 5"
    assert why(Deal(down=2, up=1), BET, Exchange(3)) == ""
    assert why(HOLE, BET, Throw(2), Exchange(4)) == "step 4: a draw of 4 cards, but players hold 3"


def test_one_card_is_kept():
    assert why(HOLE, BET, Throw(4)) == ""
    assert "step 3: players throw away 5 of 5 cards" in why(HOLE, BET, Throw(5))
    assert "step 4: players throw away 2 of 2 cards" in why(HOLE, BET, Throw(3), Throw(2))


# what ranks hands


def test_cards_that_must_play_may_play_and_are_held():
    def says(must, may):
        return f"a ranking where {must} own cards must play and {may} may: players hold 5"

    assert why(rankings=(Ranking("card", must=5, may=5),)) == ""
    assert why(rankings=(Ranking("card", must=0, may=1),)) == ""
    assert says(-1, 5) in why(rankings=(Ranking("card", must=-1, may=5),))
    assert says(3, 2) in why(rankings=(Ranking("card", must=3, may=2),))
    assert says(6, 7) in why(rankings=(Ranking("card", must=6, may=7),))


@pytest.mark.parametrize("order", NEEDS)
def test_a_whole_hand_can_play(order):
    needs = NEEDS[order]
    high = (Ranking("card"),)
    short = f"{order} hands have {needs} cards, but {needs - 1} can play"
    hole = Deal(down=needs)
    assert why(hole, BET, rankings=(*high, Ranking(order, board=False))) == ""
    assert why(hole, BET, rankings=(*high, Ranking(order, may=needs - 1, board=False))) == short
    assert why(hole, Deal(board=1), BET, rankings=(*high, Ranking(order, may=needs - 1))) == ""
    if needs > 1:
        less = Deal(down=needs - 1)
        assert why(less, Deal(board=1), BET, rankings=(*high, Ranking(order))) == ""
        assert why(less, Deal(board=1), BET, rankings=(*high, Ranking(order, board=False))) == short


def test_a_pot_finds_a_winner():
    assert why(rankings=()) == "0 rankings: 1 to 2"
    assert why(rankings=CARD * 2) == ""
    assert why(rankings=CARD * 3) == "3 rankings: 1 to 2"
    low = Ranking("low8")
    assert why(rankings=(low,)) == "the first ranking can't be low8: a pot must find a winner"
    assert why(rankings=(*CARD, low)) == ""


# who opens


@pytest.mark.parametrize("opens", ["high-hand", "low-hand", "low-card", "high-card"])
def test_cards_that_open_lie_face_up_before(opens):
    up = f"step 2: opens = {opens!r} needs cards that are dealt face up before"
    assert why(Deal(down=1, up=1), Bet(opens), blinds=False) == ""
    assert why(Deal(down=1), Deal(up=1), Deal(down=1), Bet(opens), blinds=False) == ""
    assert why(Deal(down=2), Bet(opens), blinds=False) == up
    assert why(Deal(down=2), Bet(opens), Deal(up=1), blinds=False) == up


@pytest.mark.parametrize("opens", ["low-card", "high-card"])
def test_only_the_first_betting_has_a_bring_in_and_no_blinds_then(opens):
    hole = Deal(down=1, up=1)
    assert why(hole, BET, Bet(opens), blinds=False) == "step 3: only the first betting has a bring-in"
    no_blinds = "a game with a bring-in has no blinds; set blinds = false"
    assert why(hole, Bet(opens), BET) == f"step 2: {no_blinds}"


@pytest.mark.parametrize("opens", ["high-hand", "low-hand"])
def test_a_first_betting_with_blinds_goes_on_from_them(opens):
    hole = Deal(down=1, up=1)
    goes_on = "step 2: the first betting goes on from the blinds: opens = 'house', or set blinds = false"
    assert why(hole, Bet(opens)) == goes_on
    assert why(hole, BET, Bet(opens)) == ""
    assert why(hole, Bet(opens), blinds=False) == ""
