"""Mixed games as data in a house (T26)."""

import pytest

from sidepot.rules import MIXED, house, lint, parse_house, toml_of
from sidepot.rules.rotations import game_in
from sidepot.rules.stored import rules_from, rules_in, rules_text, stored_rules
from sidepot.rules.words import in_words


def test_t26_an_entry_is_a_game_or_a_limit_and_a_game():
    assert game_in("razz") == ("", "razz")
    assert game_in("no:holdem") == ("no", "holdem")


@pytest.mark.parametrize("name", MIXED)
def test_t26_mixed_houses_are_data_and_stay_what_they_are(name):
    rules = house(name)
    assert parse_house(toml_of(rules), f"{name}.toml").rules == rules
    assert rules_in(rules_text(rules).split()[1:]) == rules
    assert rules_from(stored_rules(rules)) == rules
    assert rules.max_players == min(game.max_players(True, 1) for game in rules.programs)
    assert "games" in in_words(rules)[0] or "choice" in in_words(rules)[0]
    assert any("players at most" in hint for hint in lint(rules))


def test_t26_a_house_file_rotates():
    text = 'rotate = ["holdem", "omaha8", "razz", "stud", "stud8"]\nevery = "orbit"\nlimit = "fixed"\ncap = 4\n'
    rules = parse_house(text, "mine.toml").rules
    assert rules.game == "holdem"
    assert [rules.in_rotation(at).game for at in range(5)] == list(rules.rotate)


def test_t26_a_game_that_is_named_is_played_alone():
    assert house("horse", game="razz").rotate == ()
    assert house("horse", game="razz").but(blinds=(5, 10)).game == "razz"
    assert house("horse", blinds=(5, 10)).rotate


def test_t26_antes_follow_the_stakes():
    rules = house("horse", blinds=(50, 100))
    assert [rules.in_rotation(at).each_antes for at in range(5)] == [0, 0, 20, 20, 20]


@pytest.mark.parametrize(
    ("dials", "says"),
    [
        ({"rotate": ["holdem", "chess"]}, "rotate = 'chess' is not a game"),
        ({"rotate": ["holdem"]}, "rotate has one game"),
        ({"rotate": ["holdem", "low:razz"]}, "is not possible: it takes games"),
        ({"rotate": ["holdem", "spread:stud"]}, "spread:stud can't be played here: limit = 'spread' needs bets"),
        ({"rotate": "holdem", "every": 0}, "is not possible"),
    ],
)
def test_t26_a_rotation_that_makes_no_sense_is_refused(dials, says):
    with pytest.raises(ValueError, match=r"rotat|every") as caught:
        house("standard", **dials)
    assert says in str(caught.value)
