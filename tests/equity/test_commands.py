"""`sidepot equity` and `sidepot icm` as a user meets them."""

import json
import os
import pty
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path
from types import ModuleType

import pytest

from cli.command import sidepot
from sidepot.cli import equity as equity_command
from sidepot.cli import icm as icm_command
from sidepot.equity import equity


def test_a_table_tells_equity_win_and_tie() -> None:
    code, out, err = sidepot("equity", "AsKs", "QQ+,AKs", "--board", "Ah7s2c")
    assert (code, err) == (0, "")
    assert out.split("\n")[0].split() == ["hand", "equity", "win", "tie"]
    assert "AsKs     78.57%  70.81%  15.53%" in out
    assert "exact: all 11,880 deals" in out


def test_a_sample_tells_its_standard_error_and_seed() -> None:
    code, out, _ = sidepot("equity", "AsKs", "random", "random", "--samples", "20000", "--seed", "3")
    assert code == 0
    assert "±" in out
    assert "20,000 deals, seed 3" in out


def test_json_has_the_fields_of_the_answer() -> None:
    code, out, _ = sidepot("equity", "AsKs", "QQ+, AKs", "--board", "Ah7s2c", "--json")
    known = equity(["AsKs", "QQ+, AKs"], board="Ah7s2c")
    told = json.loads(out)
    assert code == 0
    for field in ("equity", "win", "tie", "stderr"):
        assert tuple(told[field]) == getattr(known, field)
    assert (told["deals"], told["exact"]) == (known.deals, True)


def test_hand_by_hand() -> None:
    _, out, _ = sidepot("equity", "AsKs", "QQ+,AQs", "--board", "Ah7s2c", "--by-hand")
    lines = out.split("\n\n")[1].splitlines()
    assert [line.split()[0] for line in lines] == ["hand", "AA", "AQs", "QQ", "KK"]
    _, out, _ = sidepot("equity", "AsKs", "QQ+", "--board", "Ah7s2c", "--by-hand", "--of", "2", "--json")
    assert len(json.loads(out)["by_hand"]) == 10


def test_other_games() -> None:
    code, out, _ = sidepot("equity", "AsKsQh9h", "JdTd9d8d", "--game", "omaha8", "--board", "2h3h9c", "--by-hand")
    assert code == 0
    assert "AsKsQh9h" in out


def test_a_heat_map_is_written(tmp_path: Path) -> None:
    path = tmp_path / "range.png"
    code, _, err = sidepot("equity", "QQ+,AKs,76s:0.5", "JJ", "--board", "Ah7s2c", "--plot", str(path))
    assert (code, err) == (0, "")
    assert path.read_bytes()[:4] == b"\x89PNG"


def test_without_matplotlib_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    code, _, err = sidepot("equity", "QQ+", "JJ", "--board", "Ah7s2c", "--plot", str(tmp_path / "range.png"))
    assert (code, err) == (2, "sidepot: a plot needs matplotlib: pip install 'sidepot[plot]'\n")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["equity", "AsKs", "QQ+,A"], "'A' at character 5 of 'QQ+,A'"),
        (["equity", "AsKs"], "two to ten players"),
        (["equity", "AsKs", "QQ", "--board", "AsXx"], "the board: 'Xx' at character 3"),
        (["equity", "AsKs", "QQ", "--game", "whist"], "no game is called 'whist'"),
        (["equity", "AsKs", "QQ", "--samples", "0"], "0 samples are too few"),
        (["equity", "AsKs", "QQ", "--by-hand", "--of", "3"], "--of 3: there are players 1 to 2"),
        (["equity", "AsKs", "QQ", "--plot", "/nowhere/x.png"], "/nowhere/x.png can't be written"),
        (["equity", "AsKs", "QQ", "--plot", "range.xyz"], "range.xyz: a picture's name ends in .png, .svg or .pdf"),
        (["icm", "--stacks", "1,x", "--payouts", "5"], "--stacks 1,x: numbers"),
        (["icm", "--stacks", "1,2", "--payouts", "5,6"], "place 2 pays more"),
        (["icm", "--stacks", "1,2", "--payouts", "5", "--unit", "0"], "not a unit of money"),
    ],
)
def test_bad_input_is_a_sentence_and_code_2(words: list[str], said: str) -> None:
    code, out, err = sidepot(*words)
    assert (code, out) == (2, "")
    assert err.startswith("sidepot: ")
    assert err.count("\n") == 1
    assert said in err


@pytest.mark.parametrize("command", [equity_command, icm_command])
def test_the_examples_of_the_help_work(command: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "examples").symlink_to(Path("examples").resolve())
    monkeypatch.chdir(tmp_path)
    examples = [shlex.split(line) for line in command.EXAMPLES.splitlines() if line.startswith("sidepot")]
    _, shown, _ = sidepot(examples[0][1], "--help")
    assert len(examples) >= 3
    for words in examples:
        assert words[2] in shown
        code, out, err = sidepot(*words[1:])
        assert (code, err) == (0, "")
        assert out


def test_icm_and_two_deals() -> None:
    code, out, _ = sidepot("icm", "--stacks", "1500,1200,975", "--payouts", "100,76")
    assert code == 0
    assert "1,500  40.8%  67.06     67.06      71.84" in out
    _, out, _ = sidepot("icm", "--stacks", "1500 1200 975", "--payouts", "100 76", "--unit", "5", "--json")
    told = json.loads(out)
    assert told["icm"] == pytest.approx([67.0583384869, 58.7292204238, 50.2124410893])
    assert (sum(told["icm_chop"]), sum(told["chip_chop"]), told["exact"]) == (175, 175, True)
    _, out, _ = sidepot("icm", "--stacks", "5,4,3", "--payouts", "9,3", "--samples", "1000", "--seed", "1")
    assert "seed 1" in out


def test_ctrl_c_shows_what_is_known_so_far_and_a_bar_meanwhile() -> None:
    screen, terminal = pty.openpty()
    words = ["equity", "AsKs", "random", "random", "--samples", "1000000000000", "--seed", "1"]
    run = subprocess.Popen(
        [sys.executable, "-m", "sidepot", *words], stdout=subprocess.PIPE, stderr=terminal, text=True
    )
    shown = b""
    while b"equity" not in shown:
        shown += os.read(screen, 4096)
    time.sleep(0.2)
    run.send_signal(signal.SIGINT)
    out, _ = run.communicate(timeout=20)
    os.close(terminal)
    os.close(screen)
    assert run.returncode == 0
    assert "stopped early" in out
    assert b"Traceback" not in shown


@pytest.mark.parametrize(
    ("game", "hands", "says"),
    [
        ("razz", ["A23", "KQ4", "--dead", "5h6h"], "A23"),
        ("stud", ["AsAdKc", "QsQdJc"], "AsAdKc"),
        ("stud8", ["As2d3c", "KsKdJc"], "scoop"),
        ("omaha8", ["As2d3cKc", "KsQdJcTc"], "low"),
        ("draw", ["AsAdKc7h2s", "QsQdJc7d2h"], "assumed: every player draws in the best way"),
        ("triple27", ["2s3d4c5hKh", "2d3s4h8cKd"], "assumed: every player draws in the best way"),
        ("badugi", ["As2d3cKc", "2s3h4d5c"], "assumed: every player draws in the best way"),
        ("badacey", ["As2d3c4h5s", "KsQd4c3h2h"], "ace-to-five"),
        ("drawmaha", ["AsAdKcQcJh", "TsTd9c8c2h"], "board"),
        ("irish", ["AsAdKcQc", "TsTd9c8c"], "assumed: cards are thrown away"),
        ("royal", ["AsAd", "KsKd"], "AsAd"),
        ("kuhn", ["Ks", "Js"], "100.00%"),
        ("leduc", ["Ks", "Js"], "Ks"),
    ],
)
def test_hands_of_every_family_are_typed(game: str, hands: list[str], says: str) -> None:
    code, out, err = sidepot("equity", *hands, "--game", game, "--samples", "500", "--seed", "1")
    assert (code, err) == (0, "")
    assert says in out
