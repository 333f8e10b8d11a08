"""`sidepot simulate`, and players of one's own."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from cli.command import sidepot
from sidepot import Call, Check, arena

BOT = re.compile(r"```python\n(.*?)```", re.DOTALL)
DOCS = Path(__file__).parents[2] / "docs" / "players.md"


@pytest.fixture
def bot(tmp_path):
    """The player that the documentation shows, in a file."""
    text = next(block for block in BOT.findall(DOCS.read_text("utf-8")) if "class MyBot" in block)
    assert len(text.strip().splitlines()) <= 15
    file = tmp_path / "my_bot.py"
    file.write_text(text)
    return file


def test_the_player_of_the_documentation_is_the_example(bot):
    example = (DOCS.parents[1] / "examples" / "my_bot.py").read_text("utf-8")
    assert example.partition("\n\n")[2] == bot.read_text("utf-8")


def simulate(*words):
    return sidepot("simulate", *words, columns=120)


def test_json_has_what_programs_need():
    data = simulate("--players", "rock,caller,random", "--hands", "100", "--seed", "4", "--json").data
    assert data["hands"] == 102
    assert data["rake"] == data["dropped"] == 0
    assert [player["name"] for player in data["players"]] == ["rock", "caller", "random"]
    for player in data["players"]:
        low, high = player["ci95"]
        assert low <= player["bb100"] <= high
        assert player["bb100"] == pytest.approx(player["net"] * 100 / 2 / 102)
    assert sum(player["net"] for player in data["players"]) == 0


def test_the_table_tells_everything():
    ran = simulate("--players", "rock,caller", "--hands", "11", "--seed", "4", "--luck", "--workers", "1")
    assert ran.code == 0
    for words in ("bb/100", "without luck", "VPIP", "W$SD", "12 hands (11 asked for): 6 deals", "seed 4"):
        assert words in ran.flat


def test_the_player_of_the_documentation_plays(bot):
    data = simulate("--players", f"{bot}:MyBot,caller", "--hands", "40", "--seed", "1", "--json").data
    assert data["players"][0]["name"] == "MyBot"
    assert data["faults"] == []
    assert simulate("--house", "pineapple", "--players", f"{bot}:MyBot,rock", "--hands", "20", "--seed", "1").code == 0


def test_houses_of_ones_own_and_stacks_in_big_blinds():
    words = ("--house", "examples/thursday.toml", "--players", "rock,random", "--hands", "20")
    data = simulate(*words, "--stack", "50", "--json").data
    assert data["house"] == "thursday"
    assert data["stack"] == 500


@pytest.mark.parametrize(
    ("player", "says"),
    [
        ("nobody", "there is no player 'nobody': folder, caller"),
        ("gone.py:Bot", "there is no file gone.py"),
        ("{bot}:YourBot", "has no YourBot; it has MyBot"),
        ("{bot}:Call", "has no method choose"),
        ("{broken}:Bot", "can't be loaded: SyntaxError"),
        ("no.such.module:Bot", "no.such.module can't be loaded"),
    ],
)
def test_players_that_are_not_there_are_told(bot, player, says):
    broken = bot.with_name("broken.py")
    broken.write_text("def (:")
    ran = simulate("--players", player.format(bot=bot, broken=broken) + ",rock", "--hands", "10")
    assert ran.code == 2
    assert says in ran.err
    assert "Traceback" not in ran.err


def test_a_fault_is_told_with_its_hand(tmp_path):
    file = tmp_path / "bad.py"
    file.write_text("class Bad:\n    def choose(self, view, options, rng):\n        return 1 / 0\n")
    ran = simulate("--players", f"{file}:Bad,rock", "--hands", "10", "--seed", "1", "--workers", "1")
    assert re.search(r"Bad raised ZeroDivisionError: division by zero \(\d+ times; it then folds,", ran.flat)
    data = simulate("--players", f"{file}:Bad,rock", "--hands", "10", "--seed", "1", "--json").data
    assert data["faults"][0]["player"] == "Bad"
    assert data["faults"][0]["times"] > 1


def test_the_chips_are_drawn(tmp_path):
    file = tmp_path / "chips.png"
    assert simulate("--players", "rock,random", "--hands", "100", "--plot", str(file)).code == 0
    assert file.read_bytes().startswith(b"\x89PNG")
    ran = simulate("--players", "rock,random", "--hands", "10", "--plot", str(tmp_path / "chips.txt"))
    assert ran.code == 2
    assert "chips.txt: a picture's name ends in .png, .svg or .pdf" in ran.err


class Careful:
    """Plays only where Ctrl-C is left to others."""

    def choose(self, view, options, rng):
        assert signal.getsignal(signal.SIGINT) is signal.SIG_IGN
        return Call() if options.may_call else Check()


def test_ctrl_c_is_for_the_one_who_waits_and_not_for_the_workers():
    found = arena.simulate("standard", [Careful(), Careful()], 2000, 1, workers=2)
    assert not found.faults


def test_ctrl_c_ends_a_simulation_on_several_processes_soon_and_without_a_traceback():
    command = [sys.executable, "-m", "sidepot", "simulate", "--players", "shark,rock", "--hands", "10000000"]
    game = subprocess.Popen([*command, "--workers", "2"], stderr=subprocess.PIPE, text=True, start_new_session=True)
    try:
        with pytest.raises(subprocess.TimeoutExpired):
            game.wait(3)
        # a terminal's Ctrl-C reaches the workers too
        os.killpg(game.pid, signal.SIGINT)
        _, said = game.communicate(timeout=45)
    finally:
        if game.poll() is None:
            os.killpg(game.pid, signal.SIGKILL)
    assert game.returncode in (0, 130)
    assert "Traceback" not in said
