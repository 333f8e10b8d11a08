"""The rules in plain words: each dial that a player should know of is told, and what it says is true."""

from __future__ import annotations

import pytest

from sidepot.rules import GAMES, NAMES, Bet, Deal, Exchange, Game, Ranking, Throw, house
from sidepot.rules.gamenames import game_name, name_of
from sidepot.rules.words import changes, in_words

pytestmark = pytest.mark.core

TOLD = [
    ({"limit": "no"}, "No limit means that you may bet everything you have."),
    ({"limit": "pot"}, "Pot limit means that a raise is at most the pot."),
    ({"limit": "fixed"}, "Fixed limit means that bets and raises have a fixed size: 2, later 4."),
    (
        {"limit": "spread", "bets": (3, 9)},
        "Spread limit means that bets and raises are between 3 and 9.",
    ),
    ({"limit": "spread", "bets": (3, 9)}, "The smallest bet is 3; a raise is at least as large as the last one."),
    ({"min_raise": "any"}, "The smallest bet is 2; a raise may be any amount."),
    ({"min_raise": "flat"}, "The smallest bet is 2; a raise is at least the smallest bet."),
    (
        {"min_raise": "double"},
        "The smallest bet is 2; the first raise is at least as large as the bet, "
        "each later one at least twice the last raise.",
    ),
    ({"cap": 3}, "A street has at most 3 wagers."),
    ({"cap": 4, "cap_counts_blind": True}, "A street has at most 4 wagers; the big blind counts as the first."),
    (
        {"reopen": "full"},
        "An all-in for less than a full raise does not let players who have already acted raise again.",
    ),
    ({"reopen": "any"}, "Any raise, even an all-in for less than a full raise, lets everyone raise again."),
    ({"reopen": "sum"}, "All-ins that add up to a full raise let everyone raise again."),
    ({}, "The blinds are 1 and 2."),
    ({"forced": "antes"}, "There are no blinds: everyone antes 2, the first seat 1."),
    ({"forced": "antes", "ante": 3}, "Everyone antes 3 more before the deal."),
    ({"forced": "button-blind"}, "Only the button posts a blind: 2."),
    ({"blinds": (1, 2, 4, 8)}, "After them comes a straddle of 4."),
    ({"blinds": (1, 2, 4, 8)}, "After them comes a straddle of 8."),
    ({"heads_up": "button-bb"}, "Heads-up, the button is the big blind."),
    ({"heads_up": "antes"}, "Heads-up there are no blinds: each player antes 2."),
    ({"ante": 1}, "Everyone antes 1 before the deal."),
    ({"bb_ante": 2}, "The big blind pays an ante of 2 for the whole table."),
    ({"button_ante": 2}, "The button pays an ante of 2 for the whole table."),
    ({"rise": "hands"}, "The blinds rise every hand."),
    ({"rise": "orbits", "rise_every": 3}, "The blinds rise every 3 orbits."),
    ({"show": "all"}, "Everyone in at the showdown shows."),
    ({}, "Losing hands may be mucked at the showdown."),
    ({"showdown": "ask"}, "Each player is asked whether to show."),
    ({}, "An odd chip goes to the first player left of the button."),
    ({"odd_chips": "dropped"}, "An odd chip goes to nobody."),
    ({"boards": 2}, "Once everyone is all-in, the rest of the board is dealt twice, each for half the pot."),
    ({"rake": 5}, "The house takes 5% of each pot."),
    ({"rake": 2.5, "rake_cap": 3}, "The house takes 2.5% of each pot, at most 3."),
    ({"buy_in": (50,), "buy_in_unit": "chips"}, "The buy-in is 50."),
    ({"buy_in": (50, 60), "buy_in_unit": "chips"}, "The buy-in is 50 to 60."),
    ({"entry": "choose"}, "A player who joins waits for the big blind or posts one."),
    ({"entry": "fixed"}, "Nobody joins once the game has begun; a player without chips is out."),
    ({"entry": "between-hands"}, "Players join between hands; a player without chips gets up."),
    ({"rathole": 60}, "A player who comes back within 60 minutes brings at least what they left with."),
    ({"straddle": True}, "The player left of the big blind may straddle."),
    ({"bomb_pot": 3}, "If everyone agrees, there is a bomb pot: everyone antes 6, and the betting begins on the flop."),
    ({"rabbit": True}, "Once a hand is over, its players may see what would have come."),
    ({"run_twice": True}, "Players who are all-in may agree to run it twice."),
]


@pytest.mark.parametrize(("dials", "says"), TOLD, ids=[says for _, says in TOLD])
def test_what_a_dial_does_is_told(dials, says):
    assert says in in_words(house("standard", **{"blinds": (1, 2), **dials}))


def test_games_have_the_names_that_people_use():
    named = {game: in_words(house("standard", game=game, limit="pot"))[0].partition(":")[0] for game in GAMES}
    assert named["holdem"] == "Pot Limit Hold’em"
    assert named["omaha5"] == "Pot Limit Five-Card Omaha"
    assert named["crazy-pineapple"] == "Pot Limit Crazy Pineapple"


def test_what_a_house_does_not_do_is_not_told():
    told = " ".join(in_words(house("standard", blinds=(1, 2), cap=None, rake=0)))
    for word in ("straddle", "bomb", "two boards", "ante", "at most", "rise", "takes", "asked", "twice"):
        assert word not in told


@pytest.mark.parametrize("game", sorted(GAMES))
@pytest.mark.parametrize("name", NAMES)
def test_every_game_of_every_house_can_be_told(name, game):
    told = in_words(house(name, game=game))
    assert told[0].partition(":")[0] == game_name(house(name, game=game))
    assert all(sentence.endswith(".") and sentence[0].isupper() for sentence in told)
    assert len(told) == len(set(told)) >= 6


def test_a_game_of_ones_own_is_told_street_by_street():
    steps = (
        Deal(down=3, street="first"), Bet(), Deal(board=2, street="middle"), Bet(), Throw(1),
        Exchange(1, street="draw"), Bet(),
    )  # fmt: skip
    told = in_words(house("standard", game=Game("own", steps, (Ranking("card"),))))
    assert told[0] == (
        "No Limit own: first (3 cards for each player), middle (2 cards on the board and a card discarded) "
        "and draw (a draw). Hands rank by the highest card."
    )


def test_a_rotation_is_told_with_what_its_games_bring():
    told = in_words(house("standard", rotate=("fixed:holdem", "razz")))
    assert told[:3] == [
        "Mixed games in this order, an orbit each: Fixed Limit Hold’em and No Limit Razz.",
        "In stud games everyone antes, and the button does not move.",
        "Fixed limit means that bets and raises have a fixed size: 2, later 4.",
    ]
    told = in_words(house("standard", rotate=("holdem", "omaha")))
    assert told[0] == "Mixed games in this order, an orbit each: No Limit Hold’em and No Limit Omaha."
    assert told[1].startswith("The smallest bet is 2")


def test_bomb_pots_and_games_of_so_many_hands_are_told():
    dials = {"forced": "antes", "blinds": (2, 2), "first_betting": False, "double_board": True}
    told = in_words(house("standard", **dials, ends="hands", ends_after=20))
    assert "There are no blinds: everyone antes 2." in told
    assert "There is no betting before the flop." in told
    assert "Every hand has two boards, each for half of every pot." in told
    assert any("or after 20 hands, when the biggest stack wins" in sentence for sentence in told)


# what changed


def told_changes(old, new):
    return [change.told("en") for change in changes(old, new)]


def test_what_changed_is_told_shortly():
    old = house("standard")
    dials = {"limit": "pot", "ante": 2, "game": "omaha", "run_twice": True, "cap": 4, "show": "all", "blinds": (5, 10)}
    assert told_changes(old, old.but(**dials)) == [
        "Game: Omaha", "Limit: Pot Limit", "Blinds: 5/10", "Ante: 2", "Wagers a street: 4", "Who shows: Everyone",
        "Run it twice: yes",
    ]  # fmt: skip
    assert told_changes(old.but(cap=4, run_twice=True), old) == ["Wagers a street: none", "Run it twice: no"]
    assert told_changes(old, old) == []


def test_another_house_is_told_by_its_name():
    assert told_changes(house("standard"), house("tda", limit="pot", blinds=(5, 10))) == ["tda, Pot Limit, 5/10"]


def test_a_game_alone_has_its_name():
    assert [name_of("holdem"), name_of("razz"), name_of("my own")] == ["Hold’em", "Razz", "my own"]
