"""Jobs on a real Ray cluster of two nodes: the same results as on one core, whatever dies meanwhile."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("ray", reason="Ray is not installed: pip install 'sidepot[cluster]'")

if sys.platform != "linux":
    pytest.skip("nodes are started and killed as Linux does it", allow_module_level=True)

from cluster.nodes import Node, Nodes, command_line, family, until
from sidepot.arena import Simulation, simulate
from sidepot.arena.league import League
from sidepot.players import jam_fold, matchups
from sidepot.tournament import plan, read_sheet
from sidepot.work import LostChunks, opened, results
from sidepot.work.cluster import Cluster
from work.jobs import Calls, Eats, Hangs, Numbers, Raises, Slow

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="session")
def nodes() -> Iterator[Nodes]:
    """Two nodes with a processor each."""
    with Nodes() as made:
        yield made


@pytest.fixture(scope="session")
def place(nodes: Nodes) -> Iterator[Cluster]:
    """The cluster as this process uses it."""
    with pytest.MonkeyPatch.context() as patched:
        for name, value in nodes.env.items():
            patched.setenv(name, value)
        with Cluster("auto") as made:
            yield made


def serial(job: Numbers) -> list[list[int]]:
    with opened("local", 1) as one:
        return list(results(job, one))


# every kind of job


@pytest.mark.parametrize(
    ("house", "players", "hands", "luck"),
    [
        ("standard", ["rock", "caller", "random", "maniac"], 200_000, None),
        ("pineapple", ["rock", "maniac"], 2_000, True),
        ("cardroom", ["shark", "rock", "nit"], 150, None),
        ("standard", [Calls(), "random", Raises()], 1_500, None),
    ],
    ids=["native", "luck", "shark", "own"],
)
def test_a_simulation_is_the_same_on_ray(place, house, players, hands, luck):
    one = simulate(house, players, hands, 7, luck=luck)
    assert simulate(house, players, hands, 7, luck=luck, on=place) == one
    assert simulate(house, players, hands, 7, luck=luck, workers=2) == one


def test_a_plan_is_the_same_on_ray(place):
    sheet = read_sheet(str(ROOT / "examples" / "sit-and-go.toml"))
    with League(sheet, ROOT / "examples") as league:
        one = plan(sheet, league.choose, 6, 7, (60, 90))
        assert plan(sheet, league.choose, 6, 7, (60, 90), on=place) == one


@pytest.mark.long
def test_the_tables_are_those_that_are_shipped(place):
    assert jam_fold.written(place) == jam_fold.FILE.read_text("utf-8")
    assert np.array_equal(matchups.computed(place), np.load(matchups.FILE))


def test_a_thousand_tiny_chunks_and_a_huge_one(place):
    job = Numbers(chunks=1001, slow={0: 3.0})
    began = time.monotonic()
    found = results(job, place)
    assert [next(found), *found] == serial(Numbers(chunks=1001))
    assert time.monotonic() - began < 30


def test_no_more_workers_than_asked_for(place, tmp_path):
    few = Cluster("auto", 1)
    try:
        assert few.workers == 1 < place.workers
        job = Numbers(chunks=12, done=str(tmp_path), slow=dict.fromkeys(range(12), 0.05))
        assert list(results(job, few)) == serial(Numbers(chunks=12))
    finally:
        few.close()
    assert place.workers == 2, "what was open before stays open"


# what dies


def killed_meanwhile(place: Cluster, kill) -> tuple[Simulation, Simulation]:
    """A simulation during which something is killed, and the same one on one core."""
    asked = ("standard", [Slow(), "caller"], 2000, 5)
    told: list[float] = []
    killer = threading.Thread(target=lambda: (until("it has begun", lambda: told and told[-1] > 0.1), kill()))
    killer.start()
    found = simulate(*asked, luck=False, on=place, progress=told.append)
    killer.join()
    assert told == sorted(told)
    return found, simulate(*asked, luck=False, workers=2)


def kill_a_worker(node: Node) -> None:
    until("a worker works", node.workers)
    os.kill(node.workers()[0], signal.SIGKILL)


def test_a_worker_that_is_killed_changes_nothing(place, nodes, capfd):
    found, one = killed_meanwhile(place, lambda: kill_a_worker(nodes.nodes[1]))
    assert found == one
    assert "died" not in capfd.readouterr().err


@pytest.mark.long
def test_a_node_that_is_killed_changes_nothing(place, nodes):
    third = nodes.join()
    until("it is known", lambda: place.workers == 3)
    found, one = killed_meanwhile(place, third.kill)
    assert found == one
    until("it is missed", lambda: place.workers == 2, 90)


def test_what_is_given_up_is_not_worked_on_any_more(place, nodes):
    found = results(Numbers(chunks=9, slow={1: 600, 2: 600}), place)
    assert next(found)[0] == 0
    until("both are at work", lambda: all(node.workers() for node in nodes.nodes[:2]))
    found.close()
    until("nobody works", lambda: not any(node.workers() for node in nodes.nodes[:2]))


def test_chunks_that_always_end_their_worker_are_told(place):
    with pytest.raises(LostChunks, match="does a player end its process"):
        list(results(Numbers(chunks=20, deadly={3: ""}), place))


def test_players_without_measure_are_told_as_locally(place):
    for player, patience in ((Hangs(), 0.05), (Raises(), None), (Eats(), None)):
        here, there = (
            simulate("standard", [player, "caller"], 60, 1, luck=False, patience=patience, workers=workers, on=on)
            for workers, on in ((2, "local"), (None, place))
        )
        assert here.faults
        assert here == there


# the command


def gone(pids: list[int]) -> None:
    """Wait until these processes have ended."""
    end = time.monotonic() + 20
    while left := [command_line(pid) for pid in pids if command_line(pid)]:
        assert time.monotonic() < end, left
        time.sleep(0.05)


def run(nodes: Nodes, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "sidepot", *words],
        env=nodes.env | settings, cwd=ROOT, capture_output=True, text=True, timeout=120,
    )  # fmt: skip


def test_a_player_of_ones_own_travels_with_what_lies_beside_it(nodes, tmp_path):
    (tmp_path / "beside.py").write_text("LEAST = 8\n")
    bot = tmp_path / "bot.py"
    text = (ROOT / "examples" / "my_bot.py").read_text()
    bot.write_text(text.replace(">= 8", ">= LEAST") + "\nfrom beside import LEAST\n")
    words = ("simulate", "--players", f"{bot}:MyBot,rock", "--hands", "400", "--seed", "3", "--json")
    far = run(nodes, *words, "--on", nodes.address)
    assert far.stderr == ""
    assert far.stdout == run(nodes, *words).stdout
    assert json.loads(far.stdout)["faults"] == []


@pytest.mark.long
def test_a_killed_driver_goes_on_elsewhere(nodes, tmp_path):
    file = tmp_path / "run.part"
    words = ("simulate", "--players", "shark,rock", "--hands", "6000", "--seed", "4", "--json", "--resume", str(file))
    driver = subprocess.Popen(
        [sys.executable, "-m", "sidepot", *words, "--on", "ray", "--workers", "2"],
        env=nodes.env, cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
    )  # fmt: skip
    until("chunks are finished", lambda: file.exists() and file.read_bytes().count(b"\n") > 3)
    its = family(driver.pid)
    assert any("raylet" in command_line(pid) for pid in its)
    driver.kill()
    driver.wait()
    had = file.read_bytes().count(b"\n")
    assert had < 61, "all was played before it was killed"
    # two helpers of Ray's, which do nothing, wait a minute for their cluster
    helpers = [pid for pid in its if command_line(pid).startswith(("ray::DashboardAgent", "ray::RuntimeEnvAgent"))]
    gone([pid for pid in its if pid not in helpers])
    for pid in helpers:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    there = run(nodes, *words, "--on", "auto")
    assert there.stderr == ""
    file.unlink()
    assert there.stdout == run(nodes, *words).stdout


def test_ctrl_c_on_a_cluster_of_ones_own_ends_quietly_and_leaves_nothing(nodes, tmp_path):
    file = tmp_path / "run.part"
    words = ("simulate", "--players", "shark,rock", "--hands", "1000000", "--seed", "4", "--resume", str(file))
    game = subprocess.Popen(
        [sys.executable, "-m", "sidepot", *words, "--on", "ray"],
        env=nodes.env, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    until("chunks are finished", lambda: file.exists() and file.read_bytes().count(b"\n") > 3)
    its = family(game.pid)
    os.killpg(game.pid, signal.SIGINT)  # a terminal's Ctrl-C reaches all that was started there
    out, err = game.communicate(timeout=60)
    assert game.returncode == 0, err
    assert "stopped early" in out
    assert err == f"The hands played so far are in {file}: the same command continues from there.\n"
    gone(its)
    assert not list(Path("/tmp").glob(f"sidepot-ray-{game.pid}-*"))


WAITING_BOT = """
import time
from pathlib import Path
from sidepot import Call, Check
class Bot:
    decisions = 0
    def choose(self, view, options, rng):
        Bot.decisions += 1
        while Bot.decisions > 800 and not Path({go!r}).exists():
            time.sleep(0.01)
        return Call() if options.may_call else Check()
"""


@pytest.mark.long
def test_a_head_that_is_killed_is_told_and_what_is_finished_is_kept(tmp_path):
    bot, go = tmp_path / "bot.py", tmp_path / "go"
    bot.write_text(WAITING_BOT.format(go=str(go)))
    words = ("simulate", "--players", f"{bot}:Bot,rock", "--hands", "2000", "--seed", "4", "--no-luck", "--json")
    files = [tmp_path / "auto.part", tmp_path / "client.part"]
    with Nodes(workers=0, cpus=4) as alone:
        drivers = [
            subprocess.Popen(
                [sys.executable, "-m", "sidepot", *words, "--on", on, "--workers", "1", "--resume", str(file)],
                env=alone.env | {"RAY_CLIENT_RECONNECT_GRACE_PERIOD": "3"}, cwd=ROOT,
                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
            )
            for on, file in zip(("auto", alone.address), files, strict=True)
        ]  # fmt: skip
        try:
            until("chunks are finished", lambda: all(file.exists() and len(chunks(file)) > 1 for file in files))
            alone.nodes[0].kill()
            told = [driver.communicate(timeout=60) for driver in drivers]
        finally:
            for driver in drivers:
                driver.kill()
    for driver, (out, err) in zip(drivers, told, strict=True):
        assert (driver.returncode, out) == (2, "")
        assert err.startswith("sidepot: the head of the cluster, ")
        assert err.endswith("the same command goes on from the chunks that are finished\n")
        assert err.count("\n") == 1
    go.touch()
    kept = [chunks(file) for file in files]
    once = run(alone, *words).stdout
    for file, had in zip(files, kept, strict=True):
        assert 1 < len(had) < 100
        assert run(alone, *words, "--resume", str(file)).stdout == once
        assert chunks(file)[: len(had)] == had


def chunks(file: Path) -> list[bytes]:
    """The results that a file has kept."""
    return file.read_bytes().splitlines()[1:]


# what goes wrong is told


@pytest.mark.parametrize(
    ("on", "says"),
    [
        ("ray://127.0.0.1:9", "ray://127.0.0.1:9 does not answer (Connection refused): is the head running there"),
        ("ray://no.such.host.invalid:10001", "does not answer"),
        ("ray://127.0.0.1", "--on ray://127.0.0.1: local, ray, auto, or the address of a cluster"),
        ("mars", "--on mars: local, ray, auto, or the address of a cluster"),
    ],
)
def test_a_wrong_address_is_told(nodes, on, says):
    ran = run(nodes, "simulate", "--players", "rock,caller", "--on", on)
    assert ran.returncode == 2
    assert says in ran.stderr
    assert "Traceback" not in ran.stderr


@pytest.mark.parametrize("on", ["ray://", "auto"])
def test_a_missing_or_wrong_token_is_told(nodes, on, tmp_path):
    on = nodes.address if on == "ray://" else on
    token = "0" * 64 if on == "auto" else ""
    hurried = {"RAY_CLIENT_INITIAL_CONNECTION_TIMEOUT_S": "1", "RAY_CLIENT_MAX_CONNECTION_TIMEOUT_S": "1"}
    settings = {"RAY_AUTH_TOKEN": token, "HOME": str(tmp_path), "RAY_NUM_REDIS_GET_RETRIES": "2"}
    ran = run(nodes, "simulate", "--players", "rock,caller", "--on", on, **hurried, **settings)
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"sidepot: {on} wants a token that is not the one here: copy ~/.ray/auth_token")
    assert ran.stderr.count("\n") == 1


OLDER = """
from ray._private import utils
utils.compute_version_info = lambda: {versions!r}
"""


@pytest.mark.parametrize(
    ("on", "versions"),
    [("ray://", ("2.40.0", "3.11.7")), ("auto", ("2.40.0", "3.11.7")), ("ray://", (version("ray"), "3.9.1"))],
    ids=["client", "driver", "python"],
)
def test_another_version_than_the_clusters_is_told(nodes, tmp_path, on, versions):
    on = nodes.address if on == "ray://" else on
    # the driver takes itself for another version; what the cluster says of itself, and who compares, is real
    (tmp_path / "sitecustomize.py").write_text(OLDER.format(versions=versions))
    path = os.pathsep.join([str(tmp_path), nodes.env["PYTHONPATH"]])
    ran = run(nodes, "simulate", "--players", "rock,caller", "--on", on, PYTHONPATH=path)
    assert ran.returncode == 2
    assert ran.stderr.startswith(f"sidepot: {on} has another Ray or Python than this machine, and they have")
    assert all(known in ran.stderr for known in versions)
    assert ran.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("on", "error", "says"),
    [
        ("auto", ConnectionError("Could not find any running Ray instance."), "no Ray cluster runs on this machine"),
        (
            "ray://10.0.0.1:10001",
            RuntimeError("Version mismatch: The cluster was started with:\n  Ray: 2.40.0\n  Python: 3.12.1"),
            r"has another Ray or Python than this machine, and they have to be the same: .* Ray: 2\.40\.0",
        ),
        ("ray://10.0.0.1:10001", ConnectionError("the moon is full"), "10001 can't be used: the moon is full"),
    ],
)
def test_what_ray_says_is_told(place, monkeypatch, on, error, says):
    import ray

    def init(**_: object) -> None:
        raise error

    monkeypatch.setattr(ray, "is_initialized", lambda: False)
    monkeypatch.setattr(ray, "init", init)
    monkeypatch.setattr(ray, "shutdown", lambda: None)
    monkeypatch.setattr("sidepot.work.connecting._knock", lambda *_: None)
    with pytest.raises(ValueError, match=says):
        Cluster(on)


def test_no_ray_is_told(nodes, tmp_path):
    (tmp_path / "ray.py").write_text("raise ImportError('there is none')\n")
    path = os.pathsep.join([str(tmp_path), nodes.env["PYTHONPATH"]])
    ran = run(nodes, "simulate", "--players", "rock,caller", "--on", "ray", PYTHONPATH=path)
    assert (ran.returncode, ran.stderr) == (2, "sidepot: Ray is not installed: pip install 'sidepot[cluster]'\n")


def test_another_sidepot_on_the_workers_is_told(place, monkeypatch):
    monkeypatch.setattr("sidepot.work.cluster.code", lambda: "older")
    with pytest.raises(ValueError, match=r"the sidepot on .* is not the one here"):
        simulate("standard", ["rock", "caller"], 100, 1, on=place)


def test_what_the_workers_lack_is_told(place, tmp_path, monkeypatch):
    folder = tmp_path / "site-packages"
    folder.mkdir()
    (folder / "installed_here_alone.py").write_text(
        "class Bot:\n    def choose(self, view, options, rng):\n        return None\n"
    )
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr("sidepot.work.luggage._installed", lambda file: "work/jobs" not in file)
    with pytest.raises(ValueError, match="the workers have no installed_here_alone: install it on every machine"):
        simulate("standard", ["installed_here_alone:Bot", "rock"], 100, 1, on=place)
