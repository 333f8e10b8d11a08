"""Tournament files: what they make, and what is refused, with the line and the reason."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from sidepot.arena.league import KINDS
from sidepot.bots.address import read_address
from sidepot.players import PLAYERS
from sidepot.rules import NAMES
from sidepot.tournament import Level, Levels, begin, parse_sheet, read_sheet
from sidepot.tournament.check import senseless
from sidepot.tournament.payouts import Payouts
from sidepot.tournament.sheet import OVER_HTTP, Entrants
from sidepot.tournament.sheet_lines import line_of, lines_of
from sidepot.tournament.structure import AddOn, Rebuys
from tournament.playing import simple, structure

EXAMPLES = sorted(
    path for path in (Path(__file__).parents[2] / "examples").glob("*.toml") if "[field" in path.read_text("utf-8")
)
GOOD = """\
house = "standard"
chairs = 6
stack = 1000
[levels]
by = "hands"
every = 5
blinds = [[5, 10], [10, 20], [20, 40]]
[field]
rock = 3
"""


LEVELS = Levels((Level(5, 10, lasts=5), Level(10, 20, lasts=5)))


def wrong(*changes: tuple[str, str]) -> list[str]:
    text = GOOD
    for before, after in changes:
        assert before in text
        text = text.replace(before, after)
    with pytest.raises(ValueError) as caught:
        parse_sheet(text, "mine.toml", PLAYERS)
    return str(caught.value).splitlines()


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_the_examples_can_be_played(path):
    sheet = read_sheet(str(path), KINDS)
    assert sheet.structure.about
    assert len(sheet.field.players) >= 6


def test_there_is_an_example_of_each_kind():
    assert {path.stem for path in EXAMPLES} == {
        "sit-and-go", "three-tables", "league-season", "kitchen-timed", "pineapple", "http-league",
    }  # fmt: skip


@pytest.mark.parametrize("house", NAMES)
@pytest.mark.parametrize("kind", ["tournament", "season", "timed"])
def test_any_house_in_any_format(house, kind):
    sheet = parse_sheet(GOOD.replace('house = "standard"', f'house = "{house}"\nformat = "{kind}"'))
    runner = begin(sheet, lambda kind, table, rng: simple("gambler", table, rng), 3)
    runner.begin()
    for _ in runner.steps():
        pass
    assert runner.game.over


def test_a_level_is_two_blinds_and_an_ante_or_a_small_blind_alone():
    assert parse_sheet(GOOD).structure.levels.steps[1] == Level(10, 20, 0, 5)
    sheet = parse_sheet(GOOD.replace("[[5, 10], [10, 20], [20, 40]]", "[5, 10]"))
    assert sheet.structure.levels.steps == (Level(5, 10, 0, 5), Level(10, 20, 0, 5))


@pytest.mark.parametrize(
    ("before", "after", "line", "says"),
    [
        ("[20, 40]]", "[5, 10]]", 7, "level 3 falls: 5/10 after 10/20"),
        ("stack = 1000", "payouts = [60, 50]", 3, "make 110 %"),
        ("stack = 1000", "payouts = [60, 30]", 3, "make 90 %"),
        ("stack = 1000", "payouts = [40, 60]", 3, "a better place is paid no less"),
        ("chairs = 6", "chairs = 30", 2, "the deck of holdem serves 10 players at most (X17)"),
        ("stack = 1000", "late = 3", 3, "late = 3 is after the end"),
        ("stack = 1000", "reentries = 1", 3, "need late registration"),
        ("stack = 1000", "stck = 1000", 3, "did you mean stack?"),
        ("stack = 1000", "stack = -1", 3, "a whole number, 1 or more"),
        ("stack = 1000", "games = 3", 3, 'games belongs to format = "season"'),
        ("stack = 1000", "max_entrants = 2", 3, "3 players, but 2 may enter"),
        ("stack = 1000", "final_table = 11", 3, "serves 10 players"),
        ("every = 5", "every = [5, 5]", 6, "2 lengths for 3 levels"),
        ("every = 5", "breaks = [9]\nbreak_minutes = 5", 6, "there is no level 9"),
        ("every = 5", "breaks = [3]\nbreak_minutes = 5", 6, "no level comes after the break"),
        ("every = 5", "breaks = [1]", 6, "give both"),
        ('by = "hands"', 'by = "moons"', 5, "one of minutes, hands, orbits"),
        ("rock = 3", "tigth = 3", 9, "there is no player 'tigth'"),
        ("rock = 3", "rock = 1", 8, "it takes two players at least"),
        ("rock = 3", "rock = 3\nlate = 1", 10, "nobody can come late"),
        ("rock = 3", "absent = 3", 8, "somebody has to be there"),
        ("rock = 3", "rock = 3\n[rebuys]\nchips = 5\ncost = 1\nuntil = 7", 13, "is after the end"),
        ("rock = 3", "rock = 3\n[dials]\nrake = 5", 1, "takes rake"),
        ("rock = 3", "rock = 3\n[dials]\ncap = 0", 11, "cap = 0 is not possible"),
        ('house = "standard"', 'house = "garage"', 1, "there is no house 'garage'"),
        ('house = "standard"', 'house = "garage.toml"', 1, "there is no file"),
        ("chairs = 6", "chairs = 1", 2, "chairs = 1 is no table: 2 chairs at least"),
        ("stack = 1000", "final_table = 1", 3, "final_table = 1 is no table: 2 chairs at least"),
        ("stack = 1000", "max_entrants = 1", 3, "max_entrants = 1: it takes two to play"),
        ("stack = 1000", "starts_with = 1", 3, "starts_with = 1 never comes: 2 to as many as may enter"),
        ("stack = 1000", "starts_with = 9\nmax_entrants = 8", 3, "starts_with = 9 never comes: 2 to 8"),
        ("stack = 1000", "late = 1\nstarts_with = 3\nmax_entrants = 3", 3, "it begins when it is full, so nobody"),
        ("stack = 1000", "stack = 9007199254740992", 3, "stack = 9007199254740992: 1 to 8589934592 chips"),
        ("stack = 1000", "payouts = [0, 100]", 3, "every paid place gets 1 % or more"),
        ("stack = 1000", "payouts = []", 3, "every paid place gets 1 % or more"),
        ("stack = 1000", 'payouts = "some"', 3, "is not possible: it takes"),
        ("stack = 1000", "payouts = [{entrants = 1}]", 3, "is not possible: it takes"),
        ("stack = 1000", "payouts = [{entrants = 5, percent = [100]}, {entrants = 2, percent = [100]}]", 3,
         "payouts: from 2 entrants on comes after from 5 on"),
        ("stack = 1000", 'levels_ = "none"', 3, "did you mean levels?"),
        ("stack = 1000", "dials = 5", 3, "dials is a section with dials of the house, as in [dials]"),
        ("stack = 1000", "rebuys = 5", 3, "rebuys is a section, as in [rebuys]"),
        ("stack = 1000", 'format = "season"\npoints = 5', 4, "points is a section with a row for each number"),
        ("rock = 3", 'rock = 3\n[points]\n1 = [1]', 11, "points.1: a number of players, 2 to 10"),
        ("rock = 3", 'rock = 3\n[points]\nsome = [1]', 11, "points.some: a number of players, 2 to 10"),
        ("rock = 3", 'rock = 3\n[points]\n3 = [2, "0", 1]', 11, "points.3 = [2, '0', 1] is not possible"),
        ("rock = 3", "rock = 3\n[rebuys]\nchips = 5\ncost = 1", 10, "[rebuys] needs until"),
        ("rock = 3", "rock = 3\n[rebuys]\nchips = 5\ncost = 1\nuntil = 1\nmots = 2", 14, "did you mean most?"),
        ("rock = 3", "rock = 3\n[rebuys]\nchips = 9007199254740992\ncost = 1\nuntil = 1", 11, "1 to 8589934592 chips"),
        ("rock = 3", "rock = 3\n[add_on]\nchips = 9007199254740992\ncost = 1\nlevel = 1", 11, "1 to 8589934592 chips"),
        ("rock = 3", "rock = -3", 9, "field.rock = -3 is not possible: how many rock players, up to 10000"),
        ("rock = 3", "rock = 10001", 9, "field.rock = 10001 is not possible"),
        ("rock = 3", "named = 5", 9, "field.named has a kind of player for each name"),
        ("rock = 3", "rock = 3\nnamed = {ada = 5}", 10, "field.named has a kind of player for each name"),
        ("rock = 3", "rock = 3\nrebuy = 101", 10, "field.rebuy = 101: a chance from 0 to 100 %"),
        ("rock = 3", "rock = 3\nadd_on = 101", 10, "field.add_on = 101: a chance from 0 to 100 %"),
        ("blinds = [[5, 10], [10, 20], [20, 40]]", "blinds = []", 7, "levels.blinds is empty: at least one level"),
        ("every = 5", "every = 0", 6, "level 1 lasts 0: at least 1"),
        ("[20, 40]]", "[50, 40]]", 7, "level 3: blinds = (50, 40) falls"),
        ("[20, 40]]", "[20, 9007199254740992]]", 7, "level 3: 20/9007199254740992 is too high"),
        ("[20, 40]]", "[20, 40, 8796093022209]]", 7, "blinds and antes are at most 8796093022208"),
        ("blinds = [[5, 10], [10, 20], [20, 40]]", f"blinds = {[5] * 201}", 7, "at most 200 levels"),
        ("rock = 3", "rock = 10000\ncaller = 10000", 8, "field: 20000 players are too many: at most 10000"),
        ("rock = 3", f'rock = 3\nnamed = {{"{"x" * 65}" = "rock"}}', 10, "a name has 1 to 64 printable characters"),
        ("rock = 3", 'rock = 3\nnamed = {"a\\nb" = "rock"}', 10, "a name has 1 to 64 printable characters"),
        ("rock = 3", f"rock = 3\n{'x' * 65} = 1", 10, "is no kind of player"),
        ("stack = 1000", "max_entrants = 10001", 3, "max_entrants = 10001 is not possible"),
        ("stack = 1000", "buy_in = 8589934593", 3, "it takes a whole number, 0 to 8589934592"),
        ("every = 5", "every = 100001", 6, "a whole number up to 100000, or one for each level"),
        ("stack = 1000", "clock = {act = 86401}", 3, "clock.act = 86401 is not possible"),
        ("stack = 1000", f"blinds = {'[' * 5}1{']' * 5}", 3, "there is no key 'blinds'"),
        ("stack = 1000", f"stack = {'{a=' * 5}1{'}' * 5}", 3, "stack = {'a': {'a': {'a': {...}}}} is not possible"),
        ("stack = 1000", f"stack = 0x{'f' * 9000}", 3, "stack = a number beyond all measure is not possible"),
    ],
)  # fmt: skip
def test_senseless_files_are_refused_with_the_line_and_the_reason(before, after, line, says):
    reasons = wrong((before, after))
    assert any(reason.startswith(f"mine.toml, line {line}: ") and says in reason for reason in reasons), reasons


@pytest.mark.parametrize(
    "line", ["[" + " " * 30_000, "[" + "[ " * 15_000, "a ." * 10_000, "'a' " * 7_000, "-" * 30_000]
)
def test_the_line_of_a_reason_is_found_quickly_in_any_text(line):
    began = time.process_time()
    with pytest.raises(ValueError, match="line 4: there is no key 'stck'"):
        parse_sheet(f'about = """\n{line}\n"""\nstck = 1')
    assert time.process_time() - began < 5


def test_sections_and_keys_are_found_however_they_are_written():
    found = lines_of("a = 1\n[ b . c ]\n'd e' . \"f\" = 2\n[[g]]\n  h=3\n[i\nj")
    rows = {("g",): 4, ("g", "1"): 4, ("g", "1", "h"): 5}
    assert found == {("a",): 1, ("b", "c"): 2, ("b", "c", "d e", "f"): 3, **rows}


def test_a_table_stake_that_would_double_beyond_all_chips_is_refused():
    text = GOOD + "[dials]\nblinds = [5, 10]\nante = 20000\nbuy_in = [5000]\n"
    assert parse_sheet(text).structure.rules.ante == 20_000
    with pytest.raises(ValueError) as refused:
        parse_sheet(text.replace('by = "hands"', 'by = "hands"\nthen = "double"'))
    (reason,) = str(refused.value).splitlines()
    assert "level 40: ante = " in reason


def test_without_a_folder_there_are_no_house_files():
    with pytest.raises(ValueError, match=r"mine\.toml, line 1: house is one of standard, cardroom"):
        parse_sheet(GOOD.replace("standard", "thursday.toml"), "mine.toml", folder=None)


def test_the_field_is_a_section():
    with pytest.raises(ValueError, match="field is a section with the number of each kind of player"):
        parse_sheet("field = 5\n")


def test_a_name_that_the_field_makes_is_not_given_again():
    with pytest.raises(ValueError, match=r"line 9: there are two players by the name of rock 2: name them in"):
        parse_sheet(GOOD + '[field.named]\n"rock 2" = "rock"\n', "mine.toml", KINDS)


def test_two_have_to_be_there_at_the_start():
    reasons = wrong(("stack = 1000", "late = 2"), ("rock = 3", "rock = 3\nlate = 2"))
    assert reasons == ["mine.toml, line 10: field.late = 2 of 3: two have to be there at the start"]


TIMED = ('house = "standard"', 'format = "timed"\nmax_entrants = 6')
LEAGUE = ('house = "standard"', 'format = "season"')


@pytest.mark.parametrize(
    ("kind", "before", "after", "says"),
    [
        (TIMED, "chairs = 6", "chairs = 5", "a timed game has one table: max_entrants is at most chairs = 5"),
        (TIMED, "stack = 1000", "late = 1", "late is not possible in a timed game"),
        (TIMED, "rock = 3", "rock = 3\n[rebuys]\nchips = 5\ncost = 1\nuntil = 1", "rebuys is not possible in a timed"),
        (TIMED, "rock = 3", "rock = 3\n[add_on]\nchips = 5\ncost = 1\nlevel = 1", "add_on is not possible in a timed"),
        (TIMED, "rock = 3", "rock = 3\nguests = []", "field.guests is empty: somebody has to take the empty chairs"),
        (LEAGUE, "stack = 1000", "late = 1", "late is not possible in a season: its field is fixed"),
        (
            LEAGUE,
            "rock = 3",
            "rock = 3\n[rebuys]\nchips = 5\ncost = 1\nuntil = 1",
            "rebuys is not possible in a season",
        ),
        (
            LEAGUE,
            "rock = 3",
            "rock = 3\n[add_on]\nchips = 5\ncost = 1\nlevel = 1",
            "add_on is not possible in a season",
        ),
        (LEAGUE, "rock = 3", "rock = 3\n[points]\n3 = [1, 0]", "points of 3 players are 2 numbers: 3 places"),
    ],
)
def test_a_timed_game_and_a_season_have_no_room_for_some_keys(kind, before, after, says):
    assert any(says in reason for reason in wrong(kind, (before, after)))


@pytest.mark.parametrize(
    ("fields", "key", "says"),
    [
        ({"late": -1}, "late", "late = -1: a level, from 1 on, or 0 for no late registration"),
        ({"rebuys": Rebuys(100, 1, 0)}, "rebuys.until", "rebuys.until = 0: a level, from 1 on"),
        ({"add_on": AddOn(100, 1, 0)}, "add_on.level", "add_on.level = 0: a level, from 1 on"),
        ({"payouts": Payouts(())}, "payouts", "payouts is empty: at least one place is paid"),
        ({"ends_after": 0, "most": 9}, "hands", "hands = 0: at least 1"),
        ({"games": 0, "points": {2: (1, 0)}}, "games", "games = 0: at least 1"),
        ({"refill": True, "points": {2: (1, 0)}}, "refill", "refill is not possible in a season: its field is fixed"),
    ],
)
def test_structures_made_by_hand_are_checked_too(fields, key, says):
    assert not list(senseless(structure(levels=LEVELS)))
    assert (key, says) in [(about, why.told("en")) for about, why in senseless(structure(levels=LEVELS, **fields))]


def test_a_house_may_bring_the_levels():
    def levels(text: str):
        return parse_sheet(text + "[field]\nrock = 3\n").structure.levels

    league = levels('format = "season"\n')
    assert (league.by, league.doubles, league.at(1).sb) == ("orbits", True, 2 * league.at(0).sb)
    timed = levels('format = "timed"\nhouse = "standard"\n[dials]\nblinds = [50, 100]\n')
    assert (timed.by, timed.doubles, timed.steps) == ("hands", True, (Level(50, 100, 0, 5),))
    with pytest.raises(ValueError, match=r"the levels are missing, and the house standard has none: add \[levels\]"):
        levels("")


def test_levels_that_double_without_end_stop_where_the_chips_do():
    levels = Levels((Level(1, 2, lasts=1),), "hands", doubles=True)
    highest = levels.at(500)
    assert highest.bb == 2 * highest.sb == levels.at(501).bb
    assert highest.bb < 2**53
    assert levels.last(500)
    assert not levels.last(20)


def test_a_line_is_found_for_what_stands_in_a_section_only():
    text = "# one\n[field]\n\nrock = 3\n'dotted'.key = 1\n"
    lines = lines_of(text)
    assert lines == {("field",): 2, ("field", "rock"): 4, ("field", "dotted", "key"): 5}
    assert [line_of(lines, key) for key in ("field.rock", "field.tiger", "field", "levels")] == [4, 2, 2, None]


def test_every_reason_is_told_at_once():
    assert len(wrong(("chairs = 6", "chairs = 30"), ("stack = 1000", "payouts = [60, 50]"))) == 2


def test_points_are_needed_for_every_number_of_players():
    text = GOOD.replace("rock = 3", "rock = 9").replace("chairs = 6", 'format = "season"\nchairs = 9')
    assert parse_sheet(text).structure.points[9] == (12, 5, 2, 0, -1, -2, -3, -5, -7)
    with pytest.raises(ValueError, match="there are no points for 12 players: 2 to 10"):
        parse_sheet(text.replace("rock = 9", "rock = 12").replace("chairs = 9", "chairs = 9\nmax_entrants = 12"))
    with pytest.raises(ValueError, match=r"line 4: max_entrants = 11: there are points for 10 players at most \(L14\)"):
        parse_sheet(text.replace("chairs = 9", "chairs = 9\nmax_entrants = 11"))
    rows = "[points]\n9 = [9, 5, 2, 1, 0, -1, -2, -3, -4]\n"
    assert parse_sheet(text + rows).structure.points[9][0] == 9
    with pytest.raises(ValueError, match="9 players rise"):
        parse_sheet(text + rows.replace("[9,", "[1,"))


def test_files_that_are_no_files(tmp_path):
    for name, data, says in (
        ("a.toml", b"x = ", "is not TOML"),
        ("b.toml", b"\xff", "is not UTF-8"),
        ("c.toml", b"#" * 1_000_001, "is larger than"),
    ):
        (tmp_path / name).write_bytes(data)
        with pytest.raises(ValueError, match=says):
            read_sheet(str(tmp_path / name))
    with pytest.raises(ValueError, match="there is no file"):
        read_sheet(str(tmp_path / "d.toml"))
    with pytest.raises(ValueError, match="can't be read"):
        read_sheet(str(tmp_path))


BOT = """
[[bot]]
name = "heron"
url = "http://127.0.0.1:8001/"

[[bot]]
name = "otter"
url = "https://bots.example/otter"
"""


def test_bots_over_http_play_too():
    sheet = parse_sheet(GOOD + BOT, "mine.toml", KINDS)
    assert sheet.bots == {
        "heron": read_address("http://127.0.0.1:8001"), "otter": read_address("https://bots.example/otter"),
    }  # fmt: skip
    assert [*sheet.field.players] == ["rock 1", "rock 2", "rock 3", "heron", "otter"]
    assert sheet.field.players["heron"] == OVER_HTTP


@pytest.mark.parametrize(
    ("before", "after", "says"),
    [
        ('name = "otter"', 'name = "heron"', "mine.toml, line 16: two bots are called heron"),
        ('name = "otter"', 'name = "rock 2"', "mine.toml, line 16: there are two players by the name of rock 2"),
        ('name = "otter"', "", "mine.toml, line 15: [[bot]] needs name"),
        ('name = "otter"', 'name = ""', "line 16: a bot's name = '' is not possible"),
        ('name = "otter"', "name = 5", "line 16: a bot's name = 5 is not possible"),
        ('name = "otter"', 'name = "o\\u001bt"', "line 16: a bot's name = 'o\\x1bt' is not possible"),
        ('name = "otter"', f'name = "{"o" * 65}"', "it takes 1 to 64 characters"),
        ('url = "https://bots.example/otter"', "", "mine.toml, line 15: [[bot]] needs url"),
        ('"https://bots.example/otter"', "8001", "line 17: a bot's url = 8001 is not possible: it takes a text"),
        ("https://", "ftp://", "line 17: a bot's url = 'ftp://bots.example/otter' is not possible: it has to begin"),
        ("https://", "http://me@", "it may have no user name"),
        ('name = "otter"', 'name = "otter"\nnmae = 1', "there is no key 'nmae' in [[bot]]: did you mean name?"),
    ],
)
def test_a_bot_that_makes_no_sense_is_refused_with_its_line(before, after, says):
    assert BOT.count(before) == 1
    with pytest.raises(ValueError) as caught:
        parse_sheet(GOOD + BOT.replace(before, after), "mine.toml", KINDS)
    assert says in str(caught.value)


@pytest.mark.parametrize("text", ["bot = 5\n", "bot = [5]\n", '[bot]\nname = "x"\nurl = "http://x"\n'])
def test_bots_are_sections(text):
    whole = text + GOOD if text.startswith("bot") else GOOD + text
    with pytest.raises(ValueError, match="bot is a section for each bot"):
        parse_sheet(whole, "mine.toml", KINDS)


def test_there_may_be_two_hundred_bots_and_not_more():
    row = '[[bot]]\nname = "bot {0}"\nurl = "http://127.0.0.1:8001"\n'
    many = "".join(row.format(number) for number in range(200))
    assert len(parse_sheet(GOOD + many, "mine.toml", KINDS).bots) == 200
    with pytest.raises(ValueError, match="200 at most"):
        parse_sheet(GOOD + many + row.format(200), "mine.toml", KINDS)


def test_where_only_auto_players_can_play_bots_and_players_of_ones_own_are_refused():
    with pytest.raises(ValueError, match="line 11: bots over HTTP can't play here"):
        parse_sheet(GOOD + BOT, "mine.toml", PLAYERS)
    with pytest.raises(ValueError, match=r"there is no player 'my_bot\.py:MyBot'"):
        parse_sheet(GOOD + '"my_bot.py:MyBot" = 2\n', "mine.toml", PLAYERS)
    assert parse_sheet(GOOD + '"my_bot.py:MyBot" = 2\n', "mine.toml", KINDS)


@pytest.mark.parametrize(
    "line", [f'"{OVER_HTTP}" = 2', f'guests = ["{OVER_HTTP}"]', f'named = {{ada = "{OVER_HTTP}"}}']
)
def test_a_bot_has_to_have_a_section(line):
    timed = GOOD.replace('house = "standard"', 'house = "standard"\nformat = "timed"')
    with pytest.raises(ValueError, match="there is no player"):
        parse_sheet(timed + line + "\n", "mine.toml", KINDS)


def test_entrants_that_are_given_play_instead_of_the_field_and_bots_beside_its_own():
    given = Entrants({"ada": "shark", "ben": "nit"}, {"gull": "http://127.0.0.1:8003"})
    sheet = parse_sheet(GOOD + BOT, "mine.toml", KINDS, entrants=given)
    assert [*sheet.field.players] == ["ada", "ben", "heron", "otter", "gull"]
    alone = parse_sheet(GOOD.partition("[field]")[0], "mine.toml", KINDS, entrants=given)
    assert [*alone.field.players] == ["ada", "ben", "gull"]
    with pytest.raises(ValueError, match="there is no player 'shrak'"):
        parse_sheet(GOOD, "mine.toml", KINDS, entrants=Entrants({"ada": "shrak", "ben": "nit"}))
    with pytest.raises(ValueError, match="a bot's url = 'gull' is not possible"):
        parse_sheet(GOOD, "mine.toml", KINDS, entrants=Entrants({}, {"gull": "gull"}))
