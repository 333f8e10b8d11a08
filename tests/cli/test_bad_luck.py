"""Bad luck is a sentence that says what to do: no traceback, and nothing is lost."""

from __future__ import annotations

import errno
import os
import resource
import signal
import subprocess
import sys
import time
import tomllib
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
import uvicorn

from cli.command import sidepot
from sidepot.room.operation.serving import Serving

ROOT = Path(__file__).parents[2]
SIT_AND_GO = str(ROOT / "examples" / "sit-and-go.toml")
COMMAND = [sys.executable, "-m", "sidepot"]
full_disk = pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full here")


def shell(line: str) -> subprocess.CompletedProcess[str]:
    """A line for a shell, in which `sidepot` is the command."""
    line = line.replace("sidepot", f"{sys.executable} -m sidepot", 1)
    return subprocess.run(["sh", "-c", line], cwd=ROOT, capture_output=True, text=True, timeout=120, check=False)


@full_disk
@pytest.mark.parametrize(
    "words", ["house list", "house show league --json", "--help", f"tournament {SIT_AND_GO} --seed 1"]
)
def test_an_output_that_cannot_be_written_is_told(words: str) -> None:
    ran = shell(f"sidepot {words} > /dev/full")
    assert ran.returncode == 2
    assert ran.stderr == "sidepot: the output can’t be written: No space left on device\n"


@pytest.mark.parametrize("words", ["house show standard --toml", f"tournament {SIT_AND_GO} --seed 1 --json"])
def test_a_reader_that_goes_is_no_accident(words: str) -> None:
    ran = shell(f"sidepot {words} | head -n 1")
    assert ran.stdout.count("\n") == 1
    assert ran.stderr == ""


def test_a_closed_keyboard_leaves_the_table() -> None:
    ran = shell("sidepot play --seed 1 <&-")
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "You leave the table" in ran.stdout


def test_a_tournaments_log_on_a_full_disk_can_be_gone_on_with(tmp_path: Path) -> None:
    log = tmp_path / "run.log"
    words = ["tournament", SIT_AND_GO, "--json"]
    whole = sidepot(*words, "--seed", "1").out
    ran = subprocess.run(
        [*COMMAND, *words, "--seed", "1", "--log", str(log)], capture_output=True, text=True, timeout=120, check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)),
    )  # fmt: skip
    assert ran.returncode == 2
    assert ran.stderr == (
        f"sidepot: {log} can’t be written: File too large; once that is fixed, --continue {log} goes on\n"
    )
    again = sidepot(*words, "--continue", str(log))
    assert again.code == 0
    assert again.out.splitlines()[-1] == whole.splitlines()[-1]


def test_ctrl_c_says_how_a_tournament_goes_on(tmp_path: Path) -> None:
    log = tmp_path / "run.log"
    words = ["tournament", SIT_AND_GO, "--seed", "1", "--watch", "1", "--log", str(log)]
    run = subprocess.Popen([*COMMAND, *words], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    limit = time.monotonic() + 60
    while not (log.exists() and log.read_bytes().count(b"\n") > 1):
        assert time.monotonic() < limit
        assert run.poll() is None
        time.sleep(0.05)
    run.send_signal(signal.SIGINT)
    _, said = run.communicate(timeout=60)
    assert run.returncode == 130
    assert said == f"To go on: sidepot tournament {SIT_AND_GO} --continue {log}\nsidepot: stopped\n"


@pytest.mark.parametrize("command", [COMMAND, [sys.executable, "-c", "from sidepot.__main__ import main; main()"]])
@pytest.mark.parametrize("module", ["typer", "rich", "msgspec"])
def test_ctrl_c_is_heard_while_the_command_is_still_being_imported(
    command: list[str], module: str, tmp_path: Path
) -> None:
    (tmp_path / f"{module}.py").write_text("raise KeyboardInterrupt")
    path = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    ran = subprocess.run(
        [*command, "house", "list"], cwd=ROOT, env=os.environ | {"PYTHONPATH": path}, capture_output=True, text=True,
        timeout=120, check=False,
    )  # fmt: skip
    assert (ran.returncode, ran.stdout, ran.stderr) == (130, "", "sidepot: stopped\n")


def test_the_installed_command_is_the_one_that_hears_ctrl_c() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert settings["project"]["scripts"] == {"sidepot": "sidepot.__main__:main"}


def test_the_package_itself_imports_next_to_nothing() -> None:
    """What is imported with it can't be caught."""
    told = "import sys, sidepot; print(*(name for name in sys.modules if name.startswith('sidepot')))"
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, timeout=120, check=True)
    assert set(ran.stdout.split()) == {"sidepot", "sidepot.cards"}


def test_a_kernel_that_is_not_there_is_told() -> None:
    ran = shell("SIDEPOT_KERNEL=abacus sidepot rank AsKsQsJsTs")
    assert ran.returncode == 2
    assert ran.stderr.startswith("sidepot: SIDEPOT_KERNEL is 'abacus', but this machine has only ")
    assert ran.stderr.count("\n") == 1


def test_a_second_ctrl_c_does_not_cut_closing_short() -> None:
    server = Serving(uvicorn.Config(lambda: None), Mock(), lambda: None)
    for _ in range(2):
        server.handle_exit(signal.SIGINT, None)
    assert (server.should_exit, server.force_exit) == (True, False)


def test_a_folder_that_is_a_file_is_told(tmp_path: Path) -> None:
    taken = tmp_path / "taken"
    taken.write_text("")
    ran = sidepot("serve", "--data", str(taken), "--port", "0")
    assert ran.code == 2
    assert str(taken) in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no /dev/zero here")
@pytest.mark.parametrize("kind", ["device", "pipe"])
def test_a_file_without_end_is_not_read(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "endless.toml"
    if kind == "device":
        file.symlink_to("/dev/zero")
    else:
        os.mkfifo(file)
    told = f"sidepot: {file} is a device or a pipe: only an ordinary file can be read\n"
    for words in (
        ["house", "show", str(file)],
        ["tournament", "check", str(file)],
        ["tournament", str(file)],
        ["tournament", SIT_AND_GO, "--continue", str(file)],
    ):
        ran = sidepot(*words)
        assert (ran.code, ran.err) == (2, told)


@pytest.mark.parametrize("text", ["a letter to a friend\nwithout a last line break", "no line at all", ""])
def test_a_file_that_is_no_log_stays_as_it_is(text: str, tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text(text)
    ran = sidepot("tournament", SIT_AND_GO, "--continue", str(file))
    assert (ran.code, ran.err) == (2, f"sidepot: {file} is not a tournament’s log\n")
    assert file.read_text() == text


def test_a_line_of_a_log_that_is_none_is_named(tmp_path: Path) -> None:
    log = tmp_path / "run.log"
    assert sidepot("tournament", SIT_AND_GO, "--seed", "1", "--log", str(log)).code == 0
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join([*lines[:3], b"what is this?\n", *lines[3:]]))
    ran = sidepot("tournament", SIT_AND_GO, "--continue", str(log))
    assert ran.code == 2
    assert f"{log}, line 4: not an entry of a tournament's log" in ran.err


def test_no_log_is_begun_for_what_cannot_be_played(tmp_path: Path) -> None:
    log = tmp_path / "run.log"
    ran = sidepot("tournament", SIT_AND_GO, "--log", str(log), "--stop-after", "2")
    assert (ran.code, ran.err) == (2, "sidepot: --stop-after N is for seasons\n")
    assert not log.exists()


def test_settings_in_the_wrong_encoding_are_told(tmp_path: Path) -> None:
    file = tmp_path / "room.toml"
    file.write_bytes('host = "café"'.encode("latin-1"))
    ran = sidepot("serve", "--config", str(file))
    assert (ran.code, ran.err) == (2, f"sidepot: {file} is not UTF-8 text (byte 12): save it as UTF-8\n")


def test_results_to_resume_on_a_full_disk_name_their_file(tmp_path: Path) -> None:
    file = tmp_path / "half.part"
    words = ["simulate", "--players", "rock,caller", "--hands", "6000", "--workers", "1", "--resume", str(file)]
    ran = subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, timeout=120, check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)),
    )  # fmt: skip
    assert (ran.returncode, ran.stderr) == (2, f"sidepot: {file} can't be written: File too large\n")


def test_a_folder_in_which_nothing_can_be_made_or_removed_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = Mock(side_effect=OSError(errno.EROFS, os.strerror(errno.EROFS)))
    usual = Path.open

    def to_read(path: Path, mode: str = "r", *given: Any, **named: Any) -> Any:
        return (usual if mode in ("r", "rb") else refused)(path, mode, *given, **named)

    monkeypatch.setattr(Path, "unlink", refused)
    monkeypatch.setattr(Path, "open", to_read)
    target = tmp_path / "night.phhs"
    ran = sidepot("convert", str(ROOT / "examples" / "evening.txt"), str(target))
    assert (ran.code, f"sidepot: {target} can't be written: Read-only file system" in ran.err) == (2, True)
    ran = sidepot("simulate", "--players", "rock,caller", "--hands", "600", "--resume", str(tmp_path / "half.part"))
    assert (ran.code, f"sidepot: {tmp_path}/half.part can't be written: Read-only file system" in ran.err) == (2, True)


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_read_only_folder_is_told(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    ran = sidepot("tournament", SIT_AND_GO, "--log", str(tmp_path / "run.log"))
    assert ran.code == 2
    assert "can’t be written: Permission denied" in ran.err


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--into", "nowhere/hands.db"], "nowhere/hands.db can't be created: there is no folder nowhere"),
        (["--into", "night.jsonl"], "night.jsonl: hands are put into a store, such as hands.db"),
        (["--plot", "nowhere/chips.png"], "nowhere/chips.png can't be written: there is no folder nowhere"),
        (["--plot", "chips.xyz"], "chips.xyz: a picture's name ends in .png, .svg or .pdf"),
    ],
)
def test_where_results_go_is_looked_at_before_a_simulation(
    words: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    ran = sidepot("simulate", "--players", "rock,caller", "--hands", "100000000", *words)
    assert ran.code == 2
    assert says in ran.err
    assert list(tmp_path.iterdir()) == []


def test_a_store_is_not_taken_for_a_history(tmp_path: Path) -> None:
    path = tmp_path / "night.jsonl"
    path.write_bytes(b"SQLite format 3\0" + bytes(100))
    ran = sidepot("check", str(path))
    assert ran.code == 2
    assert "night.jsonl is not a hand store: file is not a database" in ran.err
    ran = sidepot("check", "--from", "own", str(path))
    assert ran.code == 2
    assert "night.jsonl is a database: `sidepot hands`, `stats` and `replay` read hand stores" in ran.err


def test_what_can_not_be_read_makes_no_file(tmp_path: Path) -> None:
    path = tmp_path / "junk.txt"
    path.write_bytes(bytes(range(128, 256)) * 9)
    ran = sidepot("convert", str(path), str(tmp_path / "out.phhs"))
    assert (ran.code, "0 hands written, 1 not" in ran.err) == (1, True)
    assert sidepot("stats", str(path)).code == 1
    assert list(tmp_path.iterdir()) == [path]
