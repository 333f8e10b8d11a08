"""`sidepot hands`, `stats` and `replay`, on hands that were simulated."""

from __future__ import annotations

import json
import os
import pty
import select
import sys
import time
from pathlib import Path

import pytest

from cli.command import sidepot
from sidepot.arena import simulate
from sidepot.history.own import write_line
from sidepot.history.store import Store


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A store of simulated hands, and the same hands in a file."""
    folder = tmp_path_factory.mktemp("hands")
    store, file = folder / "hands.db", folder / "hands.jsonl"
    simulate("standard", ["rock", "caller", "maniac"], hands=60, seed=3, stack=20, into=store)
    with Store(store, readonly=True) as opened:
        file.write_text("".join(write_line(record) + "\n" for record in opened.records()))
    return store, file


def test_simulated_hands_are_in_the_store_and_come_to_what_was_told(files: tuple[Path, Path]) -> None:
    found = simulate("standard", ["rock", "caller", "maniac"], hands=60, seed=3, stack=20)
    told = {one["player"]: one for one in sidepot("stats", str(files[0]), "--json").data["players"]}
    for score in found.players:
        mine = told[score.name]
        assert mine["hands"] == 60
        assert mine["result"]["net"] * 2 == score.net
        for name in ("vpip", "pfr", "three_bet", "wtsd", "wsd", "aggression"):
            assert mine["rates"][name] == getattr(score.statistics, name)


def test_the_same_simulation_again_adds_nothing(files: tuple[Path, Path]) -> None:
    simulate("standard", ["rock", "caller", "maniac"], hands=60, seed=3, stack=20, into=files[0])
    with Store(files[0], readonly=True) as store:
        assert len(store) == 60


def test_a_file_and_a_store_have_the_same_statistics(files: tuple[Path, Path]) -> None:
    store, file = (sidepot("stats", str(path), "--json").data for path in files)
    assert store == file


def test_statistics_of_one_player_tell_positions_and_streets(files: tuple[Path, Path]) -> None:
    ran = sidepot("stats", str(files[1]), "--player", "maniac", columns=60)
    assert ran.code == 0, ran.err
    for word in ("VPIP", "W$SD", "without luck", "flop", "BTN", "SB", "BB"):
        assert word in ran.out
    assert "rock" not in ran.out


def test_a_player_who_is_not_there_is_a_sentence(files: tuple[Path, Path]) -> None:
    ran = sidepot("stats", str(files[1]), "--player", "Nobody")
    assert ran.code == 2
    assert "no hands of Nobody" in ran.err


def test_results_are_drawn(files: tuple[Path, Path], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    picture = tmp_path / "chips.svg"
    assert sidepot("stats", str(files[0]), "--plot", str(picture)).code == 0
    assert "without luck" in picture.read_text() or picture.stat().st_size > 5_000


def test_hands_are_put_in_once_and_found_again(files: tuple[Path, Path], tmp_path: Path) -> None:
    store = str(tmp_path / "mine.db")
    first = sidepot("hands", "import", str(files[1]), "--store", store, "--json")
    assert first.data == {"new": 60, "known": 0, "failed": 0, "hands": 60}
    again = sidepot("hands", "import", str(files[0]), str(files[1]), "--store", store)
    assert "Added 0 hands, 120 were there already" in again.out
    found = sidepot("hands", "search", "--store", store, "--player", "rock", "--won", "--limit", "3", "--json").data
    assert len(found["hands"]) == min(3, found["total"])
    for row in found["hands"]:
        assert row["player"] == "rock"
        assert row["net"] > 0
        assert len(row["cards"]) == 2
    shown = sidepot("hands", "search", "--store", store, "--player", "rock", "--won", "--limit", "1")
    assert f"{found['total']}" in shown.out
    assert "rock" in shown.out


def test_a_line_that_is_no_hand_is_told_and_the_others_are_put_in(files: tuple[Path, Path], tmp_path: Path) -> None:
    broken = tmp_path / "broken.jsonl"
    lines = files[1].read_text().splitlines()
    broken.write_text("\n".join([lines[0], lines[1][:-40], lines[2]]) + "\n")
    ran = sidepot("hands", "import", str(broken), "--store", str(tmp_path / "mine.db"))
    assert ran.code == 1
    assert "Added 2 hands" in ran.out
    assert "line 2" in ran.err


def test_a_store_that_is_not_there_is_a_sentence_and_none_is_made(tmp_path: Path) -> None:
    ran = sidepot("hands", "search", "--store", str(tmp_path / "none.db"))
    assert ran.code == 2
    assert "sidepot hands import" in ran.err
    assert not (tmp_path / "none.db").exists()


def test_a_hand_of_a_store_is_shown_and_written(files: tuple[Path, Path]) -> None:
    line = sidepot("hands", "show", "7", "--store", str(files[0]), "--json").out
    assert line == files[1].read_text().splitlines()[6] + "\n"
    assert "step 0" in sidepot("hands", "show", "7", "--store", str(files[0])).out
    ran = sidepot("hands", "show", "61", "--store", str(files[0]))
    assert ran.code == 2
    assert "1 to 60" in ran.err


def with_an_all_in(file: Path) -> int:
    """The number of a hand in which cards came with two all-in."""
    for number in range(1, 61):
        data = sidepot("replay", str(file), "--hand", str(number), "--json").data
        if data["outcome"]["luck"]:
            return number
    raise AssertionError("none of these hands has an all-in")


def test_without_a_terminal_all_steps_are_printed_with_equities_and_luck(files: tuple[Path, Path]) -> None:
    ran = sidepot("replay", str(files[1]), "--hand", str(with_an_all_in(files[1])))
    assert ran.code == 0, ran.err
    assert ran.out.index("step 0") < ran.out.index("step 1") < ran.out.index("wins")
    assert "equity" in ran.out
    assert "luck  " in ran.out


def test_equities_of_many_players_go_on_below_and_none_is_torn(files: tuple[Path, Path]) -> None:
    ran = sidepot("replay", str(files[1]), columns=40)
    first, second = ran.out[ran.out.index("  equity  ") :].splitlines()[:2]
    assert first.endswith("%")
    assert second.startswith(" " * len("  equity  "))
    assert second.endswith("%")


def test_json_of_a_replay_has_every_step(files: tuple[Path, Path]) -> None:
    data = sidepot("replay", str(files[0]), "--hand", "2", "--json").data
    assert sum(data["outcome"]["net"].values()) == 0
    assert data["streets"][0]["step"] == 0
    first = data["steps"][0]
    assert first["board"] == []
    assert sum(chair["chips"] for chair in first["chairs"]) + first["pot"] == 120
    assert any(step["says"] for step in data["steps"])


def test_a_fork_is_rolled_out_with_an_interval(files: tuple[Path, Path]) -> None:
    words = (
        "replay",
        str(files[0]),
        "--hand",
        "2",
        "--fork",
        "1",
        "--rollouts",
        "30",
        "--players",
        "caller",
        "--seed",
        "4",
    )
    data = sidepot(*words, "--json").data
    assert data["times"] == 30
    assert sum(data["net"]) == pytest.approx(0)
    assert data == sidepot(*words, "--json").data
    ran = sidepot(*words)
    assert "95% interval" in ran.out
    assert "30 times" in ran.out


def test_a_fork_is_gone_on_with_by_auto_players_or_by_hand(files: tuple[Path, Path]) -> None:
    auto = sidepot("replay", str(files[0]), "--hand", "2", "--fork", "0", "--auto", "--seed", "4")
    assert auto.code == 0, auto.err
    assert "as it went" in auto.out
    typed = sidepot("replay", str(files[0]), "--hand", "2", "--fork", "0", "--players", "caller", typed="f\n")
    assert typed.code == 0, typed.err
    assert "folds" in typed.out
    assert "as it went" in typed.out
    left = sidepot("replay", str(files[0]), "--hand", "2", "--fork", "0", typed="q\n")
    assert left.code == 0


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--fork", "99"), "steps 0 to"),
        (("--rollouts", "5"), "--fork K"),
        (("--fork", "0", "--rollouts", "0"), "at least 1"),
        (("--fork", "0", "--players", "rock,rock"), "one for each seat"),
        (("--fork", "0", "--seat", "Nobody"), "is not in this hand"),
        (("--hand", "900"), "900"),
    ],
)
def test_what_can_t_be_replayed_is_a_sentence(files: tuple[Path, Path], words: tuple[str, ...], says: str) -> None:
    ran = sidepot("replay", str(files[1]), *words)
    assert ran.code == 2
    assert says in ran.err


@pytest.mark.parametrize("which", [0, 1], ids=["store", "file"])
def test_arrow_keys_step_through_a_hand_on_a_terminal(files: tuple[Path, Path], which: int) -> None:
    child, screen = pty.fork()
    if not child:  # pragma: no cover - in another process
        os.environ.update(TERM="xterm", COLUMNS="100", LINES="40")
        os.execv(sys.executable, [sys.executable, "-m", "sidepot", "replay", str(files[which]), "--hand", "2"])
    try:
        assert read_until(screen, "step 0 of")
        os.write(screen, b"\x1b[C")
        assert read_until(screen, "step 1 of")
        os.write(screen, b"\x1b[F")
        assert read_until(screen, "luck")
        os.write(screen, b"\x1b[H")
        assert read_until(screen, "step 0 of")
        os.write(screen, b"n")
        assert read_until(screen, "hand 3 of 60")
        os.write(screen, b"q")
        assert os.waitpid(child, 0)[1] == 0
    finally:
        os.close(screen)


def read_until(screen: int, word: str) -> bool:
    """Whether a terminal comes to show a word."""
    shown, end = "", time.monotonic() + 60
    while word not in shown and time.monotonic() < end:
        if select.select([screen], [], [], 1)[0]:
            shown += os.read(screen, 65_536).decode(errors="replace")
    return word in shown


def test_a_hand_of_a_store_that_was_searched_is_replayed(files: tuple[Path, Path]) -> None:
    found = sidepot("hands", "search", "--store", str(files[0]), "--min-pot", "10bb", "--limit", "1", "--json").data
    number = found["hands"][0]["hand"]
    data = json.loads(sidepot("replay", str(files[0]), "--hand", str(number), "--json").out)
    assert data["players"] == found["hands"][0]["players"]
