"""The linter: what unusual combinations will do, and that they really do it."""

import pytest

from sidepot import AllIn, Call, IllegalAction, RaiseTo, house, shuffled, start
from sidepot.rules import DIALS, NAMES, lint

pytestmark = pytest.mark.core


@pytest.mark.parametrize("limit", ["no", "pot", "fixed", "spread"])
def test_standard_has_nothing_to_say(limit):
    assert lint(house("standard", limit=limit, **({"bets": (2, 10)} if limit == "spread" else {}))) == []


@pytest.mark.parametrize("game", ["stud", "razz", "kuhn"])
def test_games_without_blinds_hear_nothing_of_the_big_blind(game):
    dials = {"heads_up": "button-bb", "opens_later": "left-of-bb", "limit": "fixed"}
    assert any("big blind" in str(remark) for remark in lint(house("standard", **dials)))
    assert not any("big blind" in str(remark) for remark in lint(house("standard", game=game, **dials)))
    mixed = house("standard", rotate=[game, "holdem"], **dials)
    assert any("big blind" in str(remark) for remark in lint(mixed))


@pytest.mark.parametrize("name", NAMES)
def test_every_remark_begins_with_its_dials(name):
    for remark in lint(house(name)):
        assert str(remark).split()[0] in DIALS, remark
        assert str(remark).startswith(f"{remark.dials}: ")


@pytest.mark.parametrize(
    ("dials", "says"),
    [
        ({"limit": "pot", "min_raise": "any"}, "A raise is anything from one chip to the pot"),
        ({"min_raise": "any"}, "A raise of a single chip is legal"),
        ({"min_raise": "flat"}, "the next one need only be 2"),
        ({"min_raise": "double"}, "Each raise is at least twice the last"),
        ({"min_bet": "sb"}, "a bet of 1 is enough"),
        ({"opens_first": "left-of-button"}, "The small blind acts first"),
        ({"opens_later": "left-of-bb"}, "the big blind acts last"),
        ({"opens_later": "left-of-bb"}, "Heads-up, the button always acts first"),
        ({"heads_up": "button-bb"}, "the button posts the big blind"),
        ({"heads_up": "antes"}, "each player antes 2, dead"),
        ({"cap": 3}, "At the cap even an all-in raise is refused"),
        ({"cap": 1}, "One bet a street and no raise"),
        ({"limit": "fixed", "cap": 1}, "before the flop nobody may raise"),
        ({"limit": "fixed", "cap": None, "cap_counts_blind": False}, "ends only when nobody wants more"),
        ({"limit": "fixed", "bets": (5, 10)}, "Over a big blind of 2, players raise by 5"),
        ({"limit": "spread", "bets": (1, 10)}, "A raise may be smaller than the big blind"),
        ({"blinds": (1, 2, 4)}, "Heads-up, nobody posts a straddle"),
        ({"blinds": (1, 3)}, "not twice the small blind"),
        ({"blinds": (0, 2)}, "There is no small blind"),
        ({"blinds": (2, 2)}, "Both blinds post 2"),
        ({"forced": "button-blind"}, "Only the button posts a blind, 2"),
        ({"forced": "antes"}, "nothing is owed"),
        ({"short_bb": "posted"}, "everyone calls for less"),
        ({"ante": 2}, "most of a pot is dead money"),
        ({"double_board": True}, "Every hand has two boards"),
        ({"hand_cap": 50}, "A player who has put 100 into a pot is all-in"),
        ({"see_hands": True}, "A hand mucked at the showdown is shown when somebody who was dealt in asks"),
        ({"limit": "fixed", "kill": "half"}, "The winner of two pots in a row posts 3, and the bets are larger"),
        ({"straddle": True, "straddles": 3}, "The last straddle may be 16"),
        ({"free_fold": False}, "A player who wants to fold has to wait for a bet"),
        ({"rotate": ("holdem", "omaha"), "every": "level"}, "the first game stays"),
        (
            {"rotate": ("holdem", "omaha"), "every": "level", "rotation": "dealers-choice"},
            "One player picks the game for a whole level",
        ),
        ({"bb_ante": 5}, "one seat pays it all"),
        ({"ante": 1, "bb_ante": 2}, "ante = 1, bb_ante = 2: Ante and Big blind ante are all paid"),
        ({"reopen": "any"}, "An all-in of one chip more"),
        ({"checked_short": "open"}, "A player who checked may raise"),
        ({"odd_chips": "dropped"}, "slowly loses chips"),
        ({"odd_chips": "dropped", "game": "omaha8"}, "drops its own odd chips"),
        ({"show": "all"}, "losing hands are seen"),
        ({"orphan": "main"}, "who never paid into it"),
        ({"boards": 2}, "dealt twice"),
        ({"rake": 5}, "however large"),
        ({"rake": 20, "rake_cap": 3}, "more than a tenth"),
        ({"rake": 5, "rake_cap": 3, "no_flop_no_drop": False}, "when everyone folds"),
        ({"burn": False}, "a player who can read its back"),
        ({"game": "omaha6"}, "serves at most 7 players"),
        ({"buy_in": (5, 5)}, "most hands end all-in"),
        ({"button": "dead", "entry": "between-hands"}, "without paying them"),
        ({"ends": "one-left"}, "for as long as new players sit down"),
        ({"rise": "hands"}, "The blinds double each time"),
        ({"rise": "hands", "levels": (1, 2)}, "buys in for fewer big blinds"),
        ({"bets": (2, 4)}, "bets = [2, 4]: “Bet sizes” has no effect"),
        ({"pot_raise": "pot+last-raise"}, "“Largest raise in pot limit” has no effect: only pot limit uses it."),
        ({"limit": "fixed", "min_raise": "any"}, "“Smallest raise” has no effect: fixed limit raises by its unit"),
        ({"ante_first": True}, "ante_first = true: “Ante before blind” has no effect"),
        ({"ante_percent": 10}, "never reaches the buy-in of 40"),
        ({"heads_up": "button-bb", "deal_first": "left-of-button"}, "“First card heads-up” has no effect"),
        ({"show": "all", "showdown": "ask"}, "so nobody is asked"),
        ({"discard_timeout": "dead"}, "no cards are discarded"),
        ({"rise_every": 5}, "the blinds don’t rise"),
        ({"ends_after": 10}, "only a game that ends after a number of hands counts them"),
    ],
)
def test_an_unusual_combination_is_told(dials, says):
    assert says in "\n".join(map(str, lint(house("standard", **dials))))


def test_the_small_blind_does_act_first():
    assert start(house("standard", opens_first="left-of-button"), [50] * 4, 0, shuffled(1)).turn == 1


def test_two_players_do_not_post_a_straddle():
    assert start(house("standard", blinds=(1, 2, 4)), [50] * 2, 0, shuffled(1)).wagers == (1, 2)
    assert start(house("standard", blinds=(1, 2, 4)), [50] * 3, 0, shuffled(1)).wagers == (4, 1, 2)


def test_at_the_cap_an_all_in_raise_is_refused_indeed():
    hand = start(house("standard", cap=1), [50] * 3, 0, shuffled(1))
    hand.act(RaiseTo(4))
    with pytest.raises(IllegalAction):
        hand.act(AllIn())
    hand.act(Call())


def test_a_raise_of_one_chip_does_reopen():
    hand = start(house("standard", min_raise="any"), [50] * 3, 0, shuffled(1))
    hand.act(RaiseTo(10))
    hand.act(RaiseTo(11))
    assert hand.act(Call())
    assert hand.turn == 0
    assert hand.options.may_raise
