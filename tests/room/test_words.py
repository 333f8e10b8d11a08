"""The dealer's sentences call a wager what the buttons called it."""

from __future__ import annotations

import pytest

from dealing import deal
from sidepot import house
from sidepot.engine import play
from sidepot.engine.sentences import hand_lines
from sidepot.history.formats import FORMATS
from sidepot.room.bots.auto_players import styles
from sidepot.room.sentences.table import table_phrase
from sidepot.room.sentences.tournament import tournament_phrase
from sidepot.rules import GAMES
from sidepot.table.events import Agreed
from sidepot.table.people import BOMB_POT, BUTTON_STRADDLE, RUN_TWICE, STRADDLE
from sidepot.tournament.events import SeasonEnded
from sidepot.tournament.points import Standing
from sidepot.words import LANGUAGES, words

pytestmark = pytest.mark.core


def test_whatever_can_be_chosen_by_name_has_its_words():
    there = words("en")
    assert [style for style in styles() if not there.has(f"house-style-{style}")] == []
    assert [game for game in GAMES if not there.has(f"house-game-{game}")] == []
    assert [form for form in FORMATS if not there.has(f"reports-form-{form}")] == []


@pytest.mark.parametrize(
    ("rules", "line", "said"),
    [
        (house("standard", blinds=(50, 100)), ["r300", "r500"], ["raises to 300", "raises to 500"]),
        (
            house("pineapple"),
            ["r400", "r600", "r800", "r1000"],
            ["bets 400", "raises to 600", "raises to 800", "caps it at 1,000"],
        ),
        (house("cardroom", blinds=(50, 100)), ["r300", "r500"], ["bets 300", "raises to 500"]),
    ],
)
def test_p6_the_first_wager_over_the_blinds_is_a_bet_where_the_house_says_so(rules, line, said):
    hand = deal(rules, (20_000,) * 4)
    verbs = []
    for word in line:
        verbs.append(hand.options.verb)
        play(hand, word)
    lines = hand_lines(hand.log, ["Ann", "Bob", "Cyd", "Dan"], None)
    wagers = [line.split(" ", 1)[1] for line in lines[-len(said) :]]
    assert wagers == said
    assert [wager.split()[0] for wager in wagers] == [f"{verb}s" for verb in verbs], "as the engine names it"


@pytest.mark.parametrize(
    ("games", "points", "said"),
    [
        (1, 1, "after one game: Ann leads with 1 point"),
        (2, -1, "after 2 games: Ann leads with -1 point"),
        (3, 1.5, "after 3 games: Ann leads with 1.5 points"),
        (3, 0, "after 3 games: Ann leads with 0 points"),
    ],
)
def test_l15_the_end_of_a_season_is_told_in_good_english(games, points, said):
    told = tournament_phrase(SeasonEnded(games, (Standing(1, "Ann", points, games, 1, (1,)),)))
    assert told is not None
    assert told.told("en") == f"the season is over {said}"


def test_a_players_two_antes_of_a_bomb_pot_are_one_sentence_and_amounts_have_separators():
    rules = house("standard", blinds=(500, 1_000), bomb_pot=5).bomb
    hand = deal(rules, (200_000,) * 3)
    lines = hand_lines(hand.log, ["Ann", "Bob", "Cyd"], None)
    assert [line for line in lines if "antes" in line] == ["Bob antes 5,000", "Cyd antes 5,000", "Ann antes 5,000"]
    short = hand_lines(deal(rules, (200_000, 4_500, 200_000)).log, ["Ann", "Bob", "Cyd"], None)
    assert "Bob antes 4,500, all-in" in short


def test_antes_of_one_kind_each_stay_apart():
    rules = house("standard", blinds=(50, 100), ante=10, bb_ante=100)
    lines = hand_lines(deal(rules, (20_000,) * 3).log, ["Ann", "Bob", "Cyd"], None)
    assert "Ann antes 10" in lines
    assert "Cyd antes 100 for the table" in lines


@pytest.mark.parametrize("to", [STRADDLE, BUTTON_STRADDLE, BOMB_POT, RUN_TWICE])
def test_all_that_players_agree_to_is_told_in_every_language(to):
    for on in (True, False):
        told = table_phrase(Agreed("Ada", to, on))
        assert told is not None
        assert all("Ada" in told.told(language) for language in LANGUAGES)
