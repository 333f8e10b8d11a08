"""The linter: what unusual combinations will do, and that they really do it."""

import pytest

from sidepot import AllIn, Call, IllegalAction, RaiseTo, house, shuffled, start
from sidepot.rules import DIALS, NAMES, lint

pytestmark = pytest.mark.core


@pytest.mark.parametrize("limit", ["no", "pot", "fixed", "spread"])
def test_standard_has_nothing_to_say(limit):
    assert lint(house("standard", limit=limit, **({"bets": (2, 10)} if limit == "spread" else {}))) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_sentence_begins_with_a_dial(name):
    for sentence in lint(house(name)):
        assert sentence.split()[0] in DIALS, sentence


@pytest.mark.parametrize(
    ("dials", "says"),
    [
        ({"limit": "pot", "min_raise": "any"}, "a raise is anything from one chip to the pot"),
        ({"min_raise": "any"}, "a raise of a single chip is legal"),
        ({"min_raise": "flat"}, "the next need only be by 2"),
        ({"min_raise": "double"}, "each raise is twice the last"),
        ({"min_bet": "sb"}, "a bet of 1 is enough"),
        ({"opens_first": "left-of-button"}, "the small blind acts first"),
        ({"opens_later": "left-of-bb"}, "the big blind acts last"),
        ({"opens_later": "left-of-bb"}, "of two players the button opens always"),
        ({"heads_up": "button-bb"}, "the button pays the big blind"),
        ({"heads_up": "antes"}, "each antes 2, dead"),
        ({"cap": 3}, "at the cap even an all-in raise is refused"),
        ({"cap": 1}, "one bet a street and no raise"),
        ({"limit": "fixed", "cap": 1}, "before the flop nobody may raise"),
        ({"limit": "fixed", "cap": None, "cap_counts_blind": False}, "end only when nobody wants more"),
        ({"limit": "fixed", "bets": (5, 10)}, "over a big blind of 2 one raises by 5"),
        ({"limit": "spread", "bets": (1, 10)}, "a raise may be smaller than the big blind"),
        ({"blinds": (1, 2, 4)}, "with two players nobody posts a straddle"),
        ({"blinds": (1, 3)}, "not twice the small blind"),
        ({"blinds": (0, 2)}, "there is no small blind"),
        ({"blinds": (2, 2)}, "both blinds pay 2"),
        ({"forced": "button-blind"}, "only the button pays"),
        ({"forced": "antes"}, "nothing is owed"),
        ({"short_bb": "posted"}, "everybody calls for less"),
        ({"ante": 2}, "most of a pot is dead money"),
        ({"bb_ante": 5}, "one seat pays it all"),
        ({"ante": 1, "bb_ante": 2}, "ante and bb_ante are all paid"),
        ({"reopen": "any"}, "an all-in of one chip more"),
        ({"checked_short": "open"}, "who checked may raise"),
        ({"odd_chips": "dropped"}, "slowly loses chips"),
        ({"odd_chips": "dropped", "game": "omaha8"}, "drops its own odd chips"),
        ({"show": "all"}, "losing hands are seen"),
        ({"orphan": "main"}, "who never paid into it"),
        ({"boards": 2}, "dealt twice"),
        ({"rake": 5}, "however large"),
        ({"rake": 20, "rake_cap": 3}, "more than a tenth"),
        ({"rake": 5, "rake_cap": 3, "no_flop_no_drop": False}, "when everybody folds"),
        ({"burn": False}, "who can read its back"),
        ({"game": "omaha6"}, "serves 7 players at most"),
        ({"buy_in": (5, 5)}, "most hands end all-in"),
        ({"button": "dead", "entry": "between-hands"}, "without paying them"),
        ({"ends": "one-left"}, "as long as new players sit down"),
        ({"rise": "hands"}, "the blinds double each time"),
        ({"rise": "hands", "levels": (1, 2)}, "buys in for fewer big blinds"),
        ({"bets": (2, 4)}, "bets = [2, 4] decides nothing"),
        ({"pot_raise": "pot+last-raise"}, "pot_raise = 'pot+last-raise' decides nothing"),
        ({"limit": "fixed", "min_raise": "any"}, "min_raise = 'any' decides nothing"),
        ({"ante_first": True}, "ante_first = true decides nothing"),
        ({"ante_percent": 10}, "never reaches the buy-in of 40"),
        ({"heads_up": "button-bb", "deal_first": "left-of-button"}, "deal_first = 'left-of-button' decides nothing"),
        ({"show": "all", "showdown": "ask"}, "so nobody is asked"),
        ({"discard_timeout": "dead"}, "no cards are thrown away"),
        ({"rise_every": 5}, "the blinds don't rise"),
        ({"ends_after": 10}, "only ends = 'hands' counts hands"),
    ],
)
def test_an_unusual_combination_is_told(dials, says):
    assert says in "\n".join(lint(house("standard", **dials)))


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
