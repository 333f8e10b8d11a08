"""Tournaments and seasons with players of one's own and bots over HTTP, who is counted, and how it is told."""

from __future__ import annotations

import json
from collections import Counter
from contextlib import ExitStack
from pathlib import Path

import pytest

from bots.hostile import MOODS
from bots.serving import HERON, HOSTILE, NODE, OTTER, running
from cli.command import sidepot
from ports import free_port
from sidepot.arena.league import KINDS, League
from sidepot.bots.calling import Limits
from sidepot.bots.repairs import Repair
from sidepot.tournament import begin, parse_sheet
from sidepot.tournament.events import GameEnded
from sidepot.tournament.for_bots import occasion_of
from sidepot.tournament.points import LEAGUE

EXAMPLES = Path(__file__).parents[2] / "examples"
SEASON = str(EXAMPLES / "league-season.toml")
SHEET = """\
format = "season"
games = {games}
chairs = 6
stack = 500
[levels]
by = "orbits"
blinds = [10, 20, 50, 100, 200, 500]
"""
MOOD_KINDS = {
    "call": None, "nan": Repair.NOT_AN_AMOUNT, "resets": Repair.BROKEN, "error": Repair.HTTP_ERROR,
    "text": Repair.NOT_AN_AMOUNT, "closes": Repair.BROKEN, "negative": Repair.NEGATIVE, "elsewhere": Repair.REDIRECT,
}  # fmt: skip


@pytest.fixture
def urls():
    """Where six bots are: two of the examples, hostile ones, and one that is nowhere."""
    with ExitStack() as stack:
        heron, hostile = stack.enter_context(running(*HERON)), stack.enter_context(running(*HOSTILE))
        otter = heron if NODE is None else stack.enter_context(running(*OTTER))
        yield {
            "heron": heron, "otter": otter, "moody": f"{hostile}/moody", "tired": f"{hostile}/tired",
            "big": f"{hostile}/megabyte", "gone": f"http://127.0.0.1:{free_port()}",
        }  # fmt: skip


def sheet_with(urls, games=2):
    rows = [f'[[bot]]\nname = "{name}"\nurl = "{url}"\n' for name, url in urls.items()]
    return SHEET.format(games=games) + "".join(rows)


def expected(asked):
    """What the moody one is counted with after so many questions."""
    return Counter(kind for i in range(asked) if (kind := MOOD_KINDS[MOODS[i % len(MOODS)]]))


def test_a_season_of_six_bots_over_http_ends_with_standings_and_every_bad_answer_is_counted(urls):
    sheet = parse_sheet(sheet_with(urls), kinds=KINDS)
    with League(sheet, limits=Limits(total=2)) as league:
        assert {greeting.name: greeting.alive for greeting in league.greet()} == {name: name != "gone" for name in urls}
        runner = begin(sheet, league.choose, seed=5)
        league.contest = season = runner.game
        ended = [event for event in runner.begin() if isinstance(event, GameEnded)]
        for events in runner.steps():
            ended += [event for event in events if isinstance(event, GameEnded)]
            game = season.game
            if not game.over:
                assert chips_of(game) + game.dropped == 6 * 500
        answered = {each.player: each for each in league.answered()}
    assert season.over
    assert [event.game for event in ended] == [1, 2]
    for event in ended:
        assert [placed.points for placed in event.places] == list(LEAGUE[6])
    assert {row.player for row in season.table} == set(urls)
    assert sum(row.points for row in season.table) == 2 * sum(LEAGUE[6])
    moody, big, gone, tired = (answered[name].record for name in ("moody", "big", "gone", "tired"))
    assert {kind: times for kind, times in moody.repairs.items() if kind.bad} == expected(moody.asked)
    assert (big.asked, big.repairs) == (big.bad, {Repair.TOO_LONG: big.asked})
    assert (gone.asked, gone.repairs) == (gone.bad, {Repair.UNREACHABLE: gone.asked})
    assert tired.repairs[Repair.TIMEOUT] == 2
    assert min(record.asked for record in (moody, big, gone, tired)) > 2
    assert [answered[name].record.bad for name in ("heron", "otter")] == [0, 0]
    assert answered["heron"].version == "heron 1.0"


def chips_of(game):
    """All chips at the tables, those in the middle of a hand too."""
    people = [person for table in game.tables.values() for person in table.people.values()]
    hands = [table.hand for table in game.tables.values() if table.hand is not None and not table.hand.over]
    return sum(person.chips for person in people if person.seat < 0 or not hands) + sum(
        sum(hand.stacks) + sum(pot.amount for pot in hand.pots) for hand in hands
    )


def test_the_command_plays_with_bots_and_tells_who_answered_badly(urls, tmp_path):
    file = tmp_path / "league.toml"
    file.write_text(sheet_with({name: urls[name] for name in ("heron", "moody", "gone")}, games=1), "utf-8")
    ran = sidepot("tournament", str(file), "--seed", "3", "--bot", f"big={urls['big']}")
    assert ran.code == 0, ran.err
    assert f"heron is there: {urls['heron']}, version heron 1.0\n" in ran.out
    assert ran.err == (
        f"sidepot: gone does not answer at {urls['gone']}: no connection: connection refused; "
        "it checks and folds until it answers\n"
    )
    assert "the season is over after 1 game" in ran.out
    told = ran.out.rpartition("player  asked")[2]
    rows = {line.split()[0]: line for line in told.splitlines()[1:]}
    assert rows["heron"].split()[2] == "0"
    assert "× no connection" in told
    assert "gone, the last bad answer: no connection: connection refused\n" in told
    assert "× an answer too long" in rows["big"]
    assert "× a broken answer" in " ".join(told.split())


def test_json_has_the_bots_before_and_their_answers_after_all_events(urls, tmp_path):
    file = tmp_path / "league.toml"
    file.write_text(sheet_with({"heron": urls["heron"], "moody": urls["moody"]}, games=1), "utf-8")
    ran = sidepot("tournament", str(file), "--seed", "3", "--players", "shark,caller", "--json")
    assert (ran.code, ran.err) == (0, "")
    first, *_, before, last = [json.loads(line) for line in ran.out.splitlines()]
    assert (first["type"], before["type"], last["type"]) == ("bots", "season-ended", "answers")
    assert first["bots"][0] == {"name": "heron", "url": urls["heron"], "version": "heron 1.0", "problem": ""}
    heron, moody = last["players"]
    assert (heron["player"], heron["url"], heron["bad"]) == ("heron", urls["heron"], 0)
    bad = {kind: times for kind, times in moody["repairs"].items() if Repair(kind).bad}
    assert bad == expected(moody["asked"])
    assert moody["bad"] == sum(bad.values())
    assert {row["player"] for row in before["standings"]} == {"shark", "caller", "heron", "moody"}


def test_strict_refuses_to_begin_while_a_bot_does_not_answer(tmp_path):
    url = f"http://127.0.0.1:{free_port()}"
    log = tmp_path / "season.log"
    words = ("--players", "rock,rock", "--bot", f"heron={url}", "--strict", "--log", str(log))
    ran = sidepot("tournament", SEASON, *words)
    assert (ran.code, ran.out) == (2, "")
    assert f"heron does not answer at {url}: no connection: connection refused" in ran.err
    assert "without --strict it checks and folds" in ran.err
    assert not log.exists()


def test_a_season_that_was_broken_off_goes_on_with_its_bots_and_what_was_counted(urls, tmp_path):
    file, log = tmp_path / "league.toml", tmp_path / "season.log"
    file.write_text(sheet_with({"heron": urls["heron"], "gone": urls["gone"]}), "utf-8")
    words = ("--seed", "4", "--players", "caller,rock", "--bot", f"big={urls['big']}")
    ran = sidepot("tournament", str(file), *words, "--log", str(log), "--json")
    whole = json.loads(ran.out.splitlines()[-1])["players"]
    lines = log.read_bytes().splitlines(keepends=True)
    noted = [at for at, line in enumerate(lines) if line.startswith(b'{"answered"')]
    assert len(noted) > 10
    log.write_bytes(b"".join(lines[: noted[len(noted) // 2] + 1]))
    again = sidepot("tournament", str(file), "--continue", str(log), "--json")
    assert again.code == 0, again.err
    assert json.loads(again.out.splitlines()[-1])["players"] == whole
    refused = sidepot("tournament", str(file), "--continue", str(log), "--players", "rock,rock")
    assert "--continue takes seed, pace, players and bots from the log" in refused.err


def test_two_lines_of_answers_are_not_taken_for_a_log(tmp_path):
    file, log = tmp_path / "league.toml", tmp_path / "season.log"
    file.write_text(SHEET.format(games=1) + "[field]\nrock = 2\n", "utf-8")
    sidepot("tournament", str(file), "--seed", "4", "--log", str(log))
    log.write_bytes(log.read_bytes() + b'{"answered": 5}\n')
    ran = sidepot("tournament", str(file), "--continue", str(log))
    assert ran.code == 2
    assert "season.log, line" in ran.err


# players of one's own


OWN = """\
from sidepot import Call, Check, Fold, RaiseTo


class Steady:
    def choose(self, view, options, rng):
        return Check() if options.may_check else Call()


class Breaks:
    def choose(self, view, options, rng):
        raise RuntimeError("lost the thread")


class Quits:
    def choose(self, view, options, rng):
        raise SystemExit(3)


class Cheats:
    def choose(self, view, options, rng):
        return RaiseTo(10**9)


class Odd:
    def choose(self, view, options, rng):
        return {"raise": 5}
"""


@pytest.fixture
def own(tmp_path):
    (tmp_path / "mine.py").write_text(OWN, "utf-8")
    (tmp_path / "league.toml").write_text(
        SHEET.format(games=1) + '[field]\ncaller = 1\n"mine.py:Steady" = 1\n'
        '[field.named]\nben = "mine.py:Breaks"\nquinn = "mine.py:Quits"\n'
        'cleo = "mine.py:Cheats"\nodd = "mine.py:Odd"\n',
        "utf-8",
    )
    return tmp_path / "league.toml"


def test_players_of_ones_own_enter_from_a_file_beside_the_sheet_and_faults_are_counted(own):
    ran = sidepot("tournament", str(own), "--seed", "3", "--json")
    assert ran.code == 0, ran.err
    answers = {row["player"]: row for row in json.loads(ran.out.splitlines()[-1])["players"]}
    assert [*answers] == ["ben", "quinn", "cleo", "odd", "Steady 1"]
    assert answers["Steady 1"]["bad"] == 0
    assert answers["Steady 1"]["asked"] > 0
    for name, kind in (("ben", "error"), ("quinn", "error"), ("cleo", "illegal"), ("odd", "illegal")):
        assert answers[name]["repairs"] == {kind: answers[name]["asked"]}
    told = sidepot("tournament", str(own), "--seed", "3").out
    assert "× an error" in told
    assert "ben, the last bad answer: RuntimeError: lost the thread\n" in told
    assert "cleo, the last bad answer: it answered RaiseTo(to=1000000000)\n" in told


def test_two_players_of_ones_own_by_the_same_name_have_to_be_told_apart(own):
    (own.parent / "yours.py").write_text(OWN, "utf-8")
    own.write_text(SHEET.format(games=1) + '[field]\n"mine.py:Steady" = 1\n"yours.py:Steady" = 1\n', "utf-8")
    ran = sidepot("tournament", str(own))
    assert "two players by the name of Steady 1: name them in [field.named]" in ran.err


def test_players_of_ones_own_and_any_other_enter_on_the_command_line(own, monkeypatch):
    monkeypatch.chdir(own.parent)
    words = ("--players", "mine.py:Steady, shark,nit,nit", "--stop-after", "1", "--seed", "2")
    ran = sidepot("tournament", SEASON, *words)
    assert ran.code == 0, ran.err
    standings = ran.out.partition("rank  player")[2]
    assert {"Steady", "shark", "nit"} <= set(standings.split())
    assert "nit 2" in standings


def test_players_of_ones_own_are_planned_with_and_bots_are_not(own):
    plain = str(EXAMPLES / "my_bot.py")
    own.write_text(SHEET.format(games=1) + f'[field]\nrock = 2\n"{plain}:MyBot" = 2\n', "utf-8")
    assert sidepot("tournament", "plan", str(own), "--runs", "1").code == 0
    ran = sidepot("tournament", "plan", str(EXAMPLES / "http-league.toml"), "--runs", "1")
    assert (ran.code, "bots over HTTP can't play here" in ran.err) == (2, True)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--players", "rock,no_such_file.py:MyBot"), "there is no file"),
        (("--players", "rock,shrak"), "there is no player 'shrak'"),
        (("--players", "rock,rock", "--bot", "heron"), "as in --bot heron=http://127.0.0.1:8001"),
        (("--players", "rock,rock", "--bot", "=http://x"), "as in --bot heron=http://127.0.0.1:8001"),
        (("--players", "rock,rock", "--bot", "x=ftp://x"), "it has to begin with http:// or https://"),
        (("--players", "rock,rock", "--bot", "x=http://x", "--bot", "x=http://y"), "two bots are called x"),
        (("--players", "rock", "--bot", "rock=http://x"), "there are two players by the name of rock"),
    ],
)
def test_who_can_not_play_is_told(words, says):
    ran = sidepot("tournament", SEASON, *words)
    assert (ran.code, ran.out) == (2, "")
    assert says in ran.err


def test_check_says_how_many_bots_there_are_and_whether_players_can_be_loaded(own):
    file = str(EXAMPLES / "http-league.toml")
    assert "6 players, 2 bots over HTTP among them" in sidepot("tournament", "check", file).out
    assert sidepot("tournament", "check", file, "--json").data["bots"] == 2
    own.write_text(own.read_text("utf-8").replace("mine.py:Odd", "mine.py:Even"), "utf-8")
    ran = sidepot("tournament", "check", str(own))
    assert (ran.code, "has no Even; it has Steady, Breaks, Quits, Cheats, Odd" in ran.err) == (2, True)


def test_a_bot_can_play_where_cards_are_thrown_away(urls, tmp_path):
    """An amount is no answer to that question: the card that hurts least goes, and nothing is counted."""
    file = tmp_path / "pineapple.toml"
    text = '[levels]\nby = "hands"\nevery = 4\nblinds = [[50, 100], [200, 400], [800, 1600]]\n[field]\ncaller = 3\n'
    bot = f'[[bot]]\nname = "moody"\nurl = "{urls["moody"].replace("moody", "call")}"\n'
    file.write_text('house = "pineapple"\nstack = 3000\n' + text + bot, "utf-8")
    ran = sidepot("tournament", str(file), "--seed", "3", "--json")
    assert ran.code == 0, ran.err
    [moody] = json.loads(ran.out.splitlines()[-1])["players"]
    assert (moody["bad"], moody["asked"] > 0) == (0, True)
    assert any('"discarded"' in line for line in ran.out.splitlines())


# what a bot is told of the game


def occasions(text, seed=5):
    """Every occasion of a run, with the contest it is of."""
    sheet = parse_sheet(text, kinds=KINDS)
    seen = []
    with League(sheet) as league:

        def choose(kind, table, rng):
            seen.append(occasion_of(runner.game, table, "spring"))
            return league.choose(kind, table, rng)

        runner = begin(sheet, choose, seed)
        runner.begin()
        for _ in runner.steps():
            pass
    return seen


def test_in_a_season_everyone_keeps_their_place_in_the_list_also_when_they_are_out():
    seen = occasions(SHEET.format(games=2) + "[field.named]\nada = 'rock'\nben = 'gambler'\ncleo = 'random'\n")
    assert {tuple(person.name for person in each.people) for each in seen} == {("ada", "ben", "cleo")}
    assert {tuple(person.id for person in each.people) for each in seen} == {("0", "1", "2")}
    assert {each.game for each in seen} == {1, 2}
    assert {each.buy_in for each in seen} == {500}
    hands = [each.hand for each in seen if each.game == 2]
    assert hands[0] == 1
    assert hands == sorted(hands)
    assert any(person.seat is None for each in seen for person in each.people)
    for each in seen:
        seats = [person.seat for person in each.people if person.seat is not None]
        assert sorted(seats) == list(range(len(seats)))


def test_at_several_tables_a_bot_is_told_of_those_at_its_own():
    levels = '[levels]\nby = "hands"\nevery = 2\nblinds = [[50, 100], [200, 400]]\n'
    seen = occasions(f"chairs = 3\nstack = 500\n{levels}[field]\nrandom = 7\n")
    assert max(len(each.people) for each in seen) == 3
    assert {person.id for each in seen for person in each.people} == {str(number) for number in range(7)}
    for each in seen:
        assert sorted(person.seat for person in each.people) == list(range(len(each.people)))
