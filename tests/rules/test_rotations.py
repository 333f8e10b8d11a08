"""Mixed games as data in a house (T26)."""

import pytest

from sidepot.rules import MIXED, house, lint, parse_house, toml_of
from sidepot.rules.levels import Level, Levels
from sidepot.rules.rotations import game_in
from sidepot.rules.stored import rules_from, rules_hash, rules_in, rules_text, stored_rules
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
    assert any("At most" in str(remark) for remark in lint(rules))


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


MIX = """
based_on = "eight-game"
[games."no:holdem"]
blinds = [1, 2]
[games.razz]
ante = 1
stud_ante = 0
bring_in = 2
bets = [6, 12]
"""


def mix(text=""):
    return parse_house(MIX + text, "mix.toml").rules


def test_t26_a_game_may_be_played_for_amounts_of_its_own():
    rules = mix()
    found = {(game.limit, game.game): game for game in rules.each_game}
    assert {game.blinds for key, game in found.items() if key != ("no", "holdem")} == {(2, 4)}
    assert found["no", "holdem"].blinds == (1, 2)
    razz = found["fixed", "razz"]
    assert (razz.units, razz.each_antes, razz.brings_in) == ((6, 12), 1, 2)
    assert {(game.min_buy_in, game.max_buy_in) for game in found.values()} == {(80, 800)}
    assert rules.but(game="razz").bets == (6, 12)
    assert rules.but(game="razz", bets=(8, 16)).bets == (8, 16)
    assert [rules.but(game="holdem", limit=limit).blinds for limit in ("no", "fixed")] == [(1, 2), (2, 4)]


def test_t26_the_amounts_of_a_game_rise_with_the_blinds():
    rules = mix().but(blinds=(50, 100))
    found = {(game.limit, game.game): game for game in rules.each_game}
    assert found["no", "holdem"].blinds == (25, 50)
    assert (found["fixed", "razz"].bets, found["fixed", "razz"].brings_in) == ((150, 300), 50)
    levels = Levels((Level(2, 4), Level(10, 20)), doubles=True)
    risen = [levels.rules(mix(), index, 400).in_rotation(6).blinds for index in (0, 1, 2, 40)]
    assert risen[:3] == [(1, 2), (5, 10), (10, 20)]
    assert all(levels.rules(mix(), index, 400).in_rotation(3).each_antes <= 400 for index in range(60))
    assert levels.risen(mix(), 1).in_rotation(6).blinds == (5, 10)


def test_t26_amounts_of_a_game_are_kept_told_and_checked():
    rules = mix("[games.badugi]\nante = 2\n[games.stud]\nante = 100\n")
    assert parse_house(toml_of(rules), "mix.toml").rules == rules
    assert rules_in(rules_text(rules).split()[1:]) == rules
    assert rules_from(stored_rules(rules)) == rules
    assert rules_hash(rules) != rules_hash(house("eight-game"))
    says = "\n".join(map(str, lint(rules)))
    assert "[games.no:holdem]: blinds = [1, 2] instead of blinds = [2, 4]." in says
    assert "[games.badugi]: That game is not in the rotation" in says
    assert "[games.stud]: Ante: cut to the smallest buy-in, 80." in says
    assert "No Limit Hold’em has amounts of its own: Blinds: 1/2." in in_words(rules)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("[games.chess]\nante = 1", "is not a game"),
        ('[games."low:razz"]\nante = 1', "limit = 'low' is not possible"),
        ("[games.stud]\nbuy_in = [1, 2]", "has 'buy_in': a game to itself has blinds, ante"),
        ("[games.stud]\nante = -1", "ante = -1 is not possible"),
        ("[games.stud]\nbring_in = 50", "rotate: stud can't be played here: bring_in = 50 is more than the small bet"),
        ("games = 3", "games holds a table for each game"),
    ],
)
def test_t26_amounts_that_make_no_sense_are_refused(text, says):
    with pytest.raises(ValueError, match=r"mix\.toml") as caught:
        parse_house(f'based_on = "eight-game"\n{text}\n', "mix.toml")
    assert says in str(caught.value)


def test_t26_a_game_of_another_limit_leaves_the_customs_of_fixed_limit_behind():
    rules = house("standard", limit="fixed", rotate=("holdem", "no:omaha"), kill="half", short_completes=False)
    fixed, other = rules.in_rotation(0), rules.in_rotation(1)
    assert (fixed.limit, fixed.kill, fixed.half_counts) == ("fixed", "half", True)
    assert (other.limit, other.kill, other.half_counts) == ("no", "off", False)
    kitchen = house("kitchen", limit="fixed", rotate=("holdem", "no:omaha"), half_counts=True)
    assert [kitchen.in_rotation(at).half_counts for at in range(2)] == [True, False]
    into = house("standard", rotate=("holdem", "fixed:omaha")).in_rotation(1)
    assert (into.limit, into.half_counts, into.cap) == ("fixed", True, 4)


def test_t26_a_game_without_a_board_has_no_bomb_pots():
    rules = house("standard", rotate=("razz", "holdem"), bomb_pot=2)
    assert [rules.in_rotation(at).bomb_pot for at in range(2)] == [None, 2]
    with pytest.raises(ValueError, match="a bomb pot needs a game with a board, and razz has none"):
        _ = rules.bomb
    with pytest.raises(ValueError, match="this house has no bomb pots"):
        _ = house("standard").bomb


def test_t26_a_bomb_pot_that_the_larger_blinds_of_a_game_make_too_dear_is_not_played_there():
    text = 'rotate = ["holdem", "omaha"]\nblinds = [1, 2]\nbomb_pot = {}\n[games.omaha]\nblinds = [5, 10]\n'
    assert [parse_house(text.format(4), "mine.toml").rules.in_rotation(at).bomb_pot for at in range(2)] == [4, 4]
    assert [parse_house(text.format(5), "mine.toml").rules.in_rotation(at).bomb_pot for at in range(2)] == [5, None]


def test_a_table_goes_by_its_blinds_or_by_its_bets_where_nobody_posts_one():
    assert house("standard", game="razz", limit="fixed", bets=(10, 20)).stakes == (10, 20)
    assert house("standard", limit="fixed", bets=(10, 20)).stakes == (1, 2)
    assert house("standard", game="razz").stakes == (1, 2)


def test_who_pays_blinds_by_the_number_of_players():
    standard, antes = house("standard"), house("standard", heads_up="antes")
    assert [standard.has_blinds(players) for players in (2, 3)] == [True, True]
    assert [antes.has_blinds(players) for players in (2, 3)] == [False, True]
    assert not house("standard", forced="antes").has_blinds(3)
    assert not house("standard", game="razz").has_blinds(3)


def test_the_halves_of_a_pot_have_names_where_there_are_halves():
    halves = {game: house("standard", game=game).program.halves for game in ("holdem", "omaha8", "drawmaha")}
    assert halves == {"holdem": ("",), "omaha8": ("high", "low8"), "drawmaha": ("board", "hand")}
