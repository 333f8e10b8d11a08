"""Chunks on threads and processes, lost ones, and files to go on from; on Ray they are tested in tests/cluster."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Collection
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from sidepot.arena import simulate
from sidepot.arena.job import Portion
from sidepot.arena.score_sheet import COUNTED
from sidepot.arena.simulation import _job
from sidepot.arena.tally import COURSE, Tally
from sidepot.rules import house
from sidepot.work import Journal, LostChunks, kept, opened, results
from sidepot.work.apart import WAITING, Done, Lost, in_order
from sidepot.work.luggage import sources
from work.jobs import Calls, Eats, Ends, Hangs, Numbers, Raises, Slow

linux = pytest.mark.skipif(sys.platform != "linux", reason="as Linux does it")


def serial(job: Numbers) -> list[list[int]]:
    with opened("local", 1) as place:
        return list(results(job, place))


# order, and what is lost


class Careless:
    """Workers that finish when they like, and die now and then."""

    spell = 1.0

    def __init__(self, job: Numbers, rng: Random, workers: int = 3, deaths: float = 0.0) -> None:
        self.job, self.rng, self.workers, self.deaths = job, rng, workers, deaths
        self.most = self.handed = 0

    def begin(self, batch: range) -> tuple[int, range]:
        self.handed += 1
        return self.handed, batch

    def ended(self, tickets: Collection[tuple[int, range]]):
        self.most = max(self.most, len(tickets))
        some = [ticket for ticket in tickets if self.rng.random() < 0.3]
        self.rng.shuffle(some)
        return [(ticket, self._end(ticket[1])) for ticket in some]

    def _end(self, batch: range):
        if self.rng.random() < self.deaths:
            return Lost("it died", blame=False)
        return Done([self.job.work(number) for number in batch], 0.05 * len(batch))


@pytest.mark.parametrize("seed", range(20))
def test_results_are_in_order_whoever_is_first_and_whatever_is_lost(seed):
    rng = Random(seed)
    job = Numbers(chunks=rng.choice([1, 2, 7, 300]))
    team = Careless(job, rng, workers=rng.randint(1, 8), deaths=rng.choice([0, 0.3]))
    assert list(in_order(team, range(job.chunks))) == serial(job)
    assert team.most <= 2 * team.workers


def test_small_chunks_are_handed_out_in_batches_and_the_last_ones_are_shared():
    job = Numbers(chunks=2000)
    team = Careless(job, Random(1), workers=4)
    assert len(list(in_order(team, range(2000)))) == 2000
    assert 2000 / 20 < team.handed < 2000 / 4


def test_never_more_than_a_bounded_number_of_results_wait_for_an_earlier_one():
    class Stuck(Careless):
        first, done = True, 0

        def ended(self, tickets):
            """The first batch comes back when nothing else is left to do."""
            others = [ticket for ticket in tickets if ticket[0] != 1]
            self.done += sum(len(batch) for _, batch in others)
            return [(ticket, self._end(ticket[1])) for ticket in others or tickets]

    job = Numbers(chunks=10 * WAITING)
    team = Stuck(job, Random(1))
    found = in_order(team, range(job.chunks))
    next(found)
    assert team.done < 2 * WAITING


def test_nothing_is_lost_with_no_workers_for_a_while():
    class Absent(Careless):
        looks = 0

        @property
        def workers(self):
            self.looks += 1
            return 0 if self.looks % 3 else 2

        @workers.setter
        def workers(self, _):
            pass

    job = Numbers(chunks=50)
    assert list(in_order(Absent(job, Random(1)), range(50))) == serial(job)


# processes


def test_processes_give_what_one_gives():
    job = Numbers(chunks=200, slow={0: 0.3})
    with opened("local", 3) as place:
        assert list(results(job, place)) == serial(Numbers(chunks=200))


def test_a_chunk_lost_with_its_process_is_done_again(tmp_path):
    job = Numbers(chunks=40, deadly={7: str(tmp_path / "a"), 30: str(tmp_path / "b")})
    with opened("local", 2) as place:
        assert list(results(job, place)) == serial(Numbers(chunks=40))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["a", "b"]


def test_a_process_killed_from_outside_is_replaced():
    job = Numbers(chunks=30, slow=dict.fromkeys(range(30), 0.05))
    with opened("local", 2) as place:
        found = results(job, place)
        some = [next(found)]
        children = Path(f"/proc/self/task/{os.getpid()}/children").read_text().split()
        os.kill(int(children[-1]), signal.SIGKILL)
        assert some + list(found) == serial(Numbers(chunks=30))


def test_a_chunk_that_always_ends_its_process_is_told():
    with opened("local", 2) as place, pytest.raises(LostChunks, match="workers died 5 times over the same hands"):
        list(results(Numbers(chunks=20, deadly={3: ""}), place))


def test_a_player_that_ends_its_process_is_told():
    with pytest.raises(ValueError, match="does a player end its process"):
        simulate("standard", [Ends(), "rock"], 1000, 1, workers=2)


def test_closing_waits_for_nobody():
    began = time.monotonic()
    with opened("local", 2) as place:
        found = results(Numbers(chunks=9, slow={1: 60, 2: 60}), place)
        assert next(found)[0] == 0
        found.close()
    assert time.monotonic() - began < 30


# players without measure


def test_a_player_that_hangs_is_folded_and_told():
    found = simulate("standard", [Hangs(), "caller"], 100, 1, workers=2, patience=0.05, luck=False)
    assert [(fault.kind, fault.what) for fault in found.faults] == [
        ("TimeoutError", "raised TimeoutError: no answer in 0.05 s")
    ]
    one = simulate("standard", [Hangs(), "caller"], 100, 1, workers=1, patience=0.05, luck=False)
    assert one == found


@linux
def test_a_player_that_eats_memory_is_folded_and_told():
    found = simulate("standard", [Eats(), "caller"], 60, 1, workers=2, luck=False)
    assert [fault.kind.removeprefix("_Array") for fault in found.faults] == ["MemoryError"]


@linux
def test_a_worker_gets_its_share_of_the_memory():
    code = "from sidepot.work.memory import share_memory; share_memory(50 << 20); bytearray(60 << 20)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert ran.stderr.strip().endswith("MemoryError")


@pytest.mark.parametrize("seconds", [0, -1, float("nan")])
def test_no_patience_at_all_is_refused(seconds):
    with pytest.raises(ValueError, match="patience"):
        simulate("standard", ["rock", "caller"], 10, 1, patience=seconds)


# files to go on from


def test_what_was_played_is_not_played_again(tmp_path):
    file = tmp_path / "run.part"
    whole = simulate("standard", [Raises(), "caller"], 1000, 5, luck=True)
    assert simulate("standard", [Raises(), "caller"], 1000, 5, luck=True, resume=file) == whole
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 101
    for cut in (b"".join(lines[:41]), b"".join(lines[:41]) + lines[41][:-5], lines[0], b""):
        file.write_bytes(cut)
        assert simulate("standard", [Raises(), "caller"], 1000, 5, luck=True, resume=file, workers=2) == whole
        assert file.read_bytes() == b"".join(lines)


def test_a_damaged_result_is_worked_out_again(tmp_path):
    file, job = tmp_path / "run.part", Numbers(chunks=9)
    with opened("local", 1) as place:
        with Journal(file, {"seed": 1}) as journal:
            whole = list(results(job, place, journal))
        file.write_bytes(file.read_bytes().replace(b"[5,", b"[6,"))
        with Journal(file, {"seed": 1}) as journal:
            assert list(results(job, place, journal)) == whole == serial(job)


def test_a_run_goes_on_with_the_seed_of_its_file(tmp_path):
    file = tmp_path / "run.part"
    found = simulate("standard", ["rock", "caller"], 100, resume=file)
    assert kept(file)["seed"] == found.seed
    assert simulate("standard", ["rock", "caller"], 100, resume=file) == found


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ({"seed": 2}, "seed 1 and not 2"),
        ({"hands": 2000}, "hands 1000 and not 2000"),
        ({"players": ["rock", "maniac"]}, "players"),
        ({"rules": house("standard", ante=1)}, "rules"),
        ({"stack": 50}, "stack 200 and not 100"),
        ({"luck": True}, "luck False and not True"),
    ],
)
def test_a_file_of_something_else_is_refused(tmp_path, other, says):
    asked = {"rules": "standard", "players": ["rock", "caller"], "hands": 1000, "seed": 1, "resume": tmp_path / "a"}
    simulate(**asked)
    with pytest.raises(ValueError, match=says):
        simulate(**asked | other)


def test_a_file_of_another_sidepot_or_no_such_file_is_refused(tmp_path, monkeypatch):
    file = tmp_path / "run.part"
    with monkeypatch.context() as patched:
        patched.setattr("sidepot.work.journal.code", lambda: "older")
        simulate("standard", ["rock", "caller"], 10, 1, resume=file)
    with pytest.raises(ValueError, match="another version of sidepot"):
        simulate("standard", ["rock", "caller"], 10, 1, resume=file)
    file.write_text("all my chips\n")
    with pytest.raises(ValueError, match="is no file of results"):
        simulate("standard", ["rock", "caller"], 10, 1, resume=file)
    assert file.read_text() == "all my chips\n"
    with pytest.raises(ValueError, match="can't be read"):
        simulate("standard", ["rock", "caller"], 10, 1, resume=tmp_path)


@linux
def test_two_runs_do_not_write_to_one_file(tmp_path):
    with Journal(tmp_path / "run.part", {"seed": 1}), pytest.raises(ValueError, match="is in use"):
        Journal(tmp_path / "run.part", {"seed": 1})


def test_a_changed_player_is_another_player(tmp_path, monkeypatch):
    bot = tmp_path / "bots"
    bot.mkdir()
    (bot / "near.py").write_text("WORD = 1\n")
    text = "import near\nfrom sidepot import Fold\nclass Bot:\n    def choose(self, view, options, rng):\n        {}\n"
    (bot / "bot.py").write_text(text.format("return Fold()"))
    asked = {"rules": "standard", "players": [f"{bot / 'bot.py'}:Bot", "rock"], "hands": 20, "seed": 1}
    simulate(**asked, resume=tmp_path / "a")
    simulate(**asked, resume=tmp_path / "a")
    for file, new in (("bot.py", text.format("return Fold() or 1")), ("near.py", "WORD = 2\n")):
        before = (bot / file).read_text()
        (bot / file).write_text(new)
        with pytest.raises(ValueError, match="sources"):
            simulate(**asked, resume=tmp_path / "a")
        (bot / file).write_text(before)
    assert sources([object(), Calls()])


def command(*words: str, **more) -> subprocess.Popen:
    return subprocess.Popen(
        [sys.executable, "-m", "sidepot", *words],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True, **more,
    )  # fmt: skip


def lines_in(file: Path) -> int:
    return file.read_bytes().count(b"\n") if file.exists() else 0


@pytest.mark.parametrize("job", ["simulate", "plan"])
def test_a_killed_run_goes_on_where_it_was(tmp_path, job):
    file = tmp_path / "run.part"
    words = {
        "simulate": ("simulate", "--players", "shark,rock", "--hands", "3000", "--seed", "4", "--json"),
        "plan": ("tournament", "plan", "examples/sit-and-go.toml", "--runs", "60", "--seed", "4", "--json"),
    }[job]
    run = command(*words, "--resume", str(file), "--workers", "2")
    end = time.monotonic() + 60
    while lines_in(file) < 4 and run.poll() is None and time.monotonic() < end:
        time.sleep(0.01)
    os.killpg(run.pid, signal.SIGKILL)
    run.communicate()
    had = lines_in(file)
    assert had >= 4
    again, alone = command(*words, "--resume", str(file)), command(*words, "--workers", "1")
    said = [ran.communicate(timeout=120) for ran in (again, alone)]
    assert said[0][0] == said[1][0] != ""
    assert lines_in(file) > had


# what stays small


def test_the_course_of_many_parts_has_a_bounded_number_of_points():
    def course(parts: int):
        tally = Tally(_job(house("standard"), ["rock", "caller"], 10, 1, 100, False))
        for number in range(parts):
            tally.add(Portion(1, [number % 3, -(number % 3)], [1.0, 1.0], [], [], [[0, 0] for _ in COUNTED], 0, 0, []))
        return tally.result(["a", "b"], False).course

    assert [point.hands for point in course(COURSE)] == [2 * (number + 1) for number in range(COURSE)]
    many = course(10 * COURSE + 3)
    assert COURSE // 2 <= len(many) <= COURSE + 1
    assert many[-1].hands == 2 * (10 * COURSE + 3)
    assert len({after.hands - before.hands for before, after in pairwise(many[:-1])}) == 1


def test_ctrl_c_ends_a_run_with_a_player_that_hangs(tmp_path):
    bot = tmp_path / "bot.py"
    bot.write_text("import time\nclass Bot:\n    def choose(self, view, options, rng):\n        time.sleep(3600)\n")
    run = command("simulate", "--players", f"{bot}:Bot,rock", "--workers", "2")
    with pytest.raises(subprocess.TimeoutExpired):
        run.wait(3)
    os.killpg(run.pid, signal.SIGINT)
    _, said = run.communicate(timeout=30)
    assert (run.returncode, said) == (130, "sidepot: stopped\n")


def test_bots_over_http_are_told_where_they_can_play():
    with pytest.raises(ValueError, match="bots over HTTP play tournaments"):
        simulate("standard", ["http://127.0.0.1:8001", "rock"], 10, 1)


def test_slow_players_on_processes_are_as_one():
    one, two = (simulate("standard", [Slow(), "random"], 200, 3, luck=False, workers=workers) for workers in (1, 2))
    assert one == two
