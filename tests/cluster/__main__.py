"""`make cluster`: two nodes, a simulation, a worker and a node killed in the middle, and the result of one core."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from cluster.nodes import Namespaces, Node, Nodes, command_line, until

JOBS = {
    "20,000 hands of sharks": ("simulate", "--players", "shark,rock,nit", "--hands", "20000", "--seed", "7", "--json"),
    "30,000,000 native hands": (
        "simulate", "--players", "rock,caller,random,maniac,caller,rock", "--hands", "30000000", "--seed", "7", "--json"
    ),
    "60 tournaments": ("tournament", "plan", "examples/sit-and-go.toml", "--runs", "60", "--seed", "7", "--json"),
}  # fmt: skip
SIDEPOT = (sys.executable, "-m", "sidepot")


def say(words: str) -> None:
    print(words, flush=True)


def played(file: Path) -> int:
    """How many chunks a run has finished."""
    return file.read_bytes().count(b"\n") - 1 if file.exists() else 0


def kill_worker(node: Node) -> None:
    until("a worker works there", node.workers)
    pid = node.workers()[0]
    os.kill(pid, signal.SIGKILL)
    say(f"    killed the worker {pid}")


def kill_node(node: Node) -> None:
    node.kill()
    say(f"    killed the node {node.process.pid}, as if its power had failed")


def driven(nodes: Nodes, words: tuple[str, ...], folder: Path, kill: Callable[[], None]) -> Any:
    """The result of a job on the cluster, during which something is killed."""
    file = folder / "run.part"
    file.unlink(missing_ok=True)
    run = subprocess.Popen(
        [*nodes.within(0), *SIDEPOT, *words, "--on", nodes.address, "--resume", str(file)],
        env=nodes.env, stdout=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        until("the job has begun", lambda: played(file) > 0 or run.poll() is not None, 120)
        kill()
        out, _ = run.communicate(timeout=900)
    finally:
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
    assert run.returncode == 0, f"the command ended with {run.returncode}"
    return json.loads(out)


def compared(nodes: Nodes, folder: Path) -> bool:
    """Whether every job came out as on one core."""
    kills: list[Callable[[], None]] = [
        lambda: kill_worker(nodes.nodes[1]),
        lambda: kill_worker(nodes.nodes[0]),
        lambda: kill_node(nodes.nodes[1]),
    ]
    same = True
    for (name, words), kill in zip(JOBS.items(), kills, strict=True):
        say(f"  {name}")
        began = time.perf_counter()
        there = driven(nodes, words, folder, kill)
        took = time.perf_counter() - began
        here = json.loads(subprocess.run([*SIDEPOT, *words, "--workers", "1"], capture_output=True, check=True).stdout)
        same &= there == here
        word = "the same" if there == here else "NOT the same"
        say(f"    {took:.1f} s on the cluster, with all that is started for it: {word} as on one core")
    return same


def main() -> int:
    """Run it all; 0 where everything is the same and nothing is left."""
    if find_spec("ray") is None:
        say("cluster: Ray is not installed: .venv/bin/pip install '.[cluster]'")
        return 2
    namespaces = Namespaces.possible()
    where = "each in a network namespace of its own" if namespaces else "on loopback: no rights for namespaces"
    say(f"two nodes, {where}")
    with tempfile.TemporaryDirectory() as folder, Nodes(namespaces=namespaces) as nodes:
        pids = [pid for node in nodes.nodes for pid in node.pids]
        say(f"  {nodes.address}, processes {', '.join(map(str, pids))}")
        same = compared(nodes, Path(folder))
        pids += [pid for node in nodes.nodes for pid in node.pids]
    left = [pid for pid in pids if "ray" in command_line(pid)]
    say("nothing is left of it" if not left else f"still there: {left}")
    return 0 if same and not left else 1


if __name__ == "__main__":
    raise SystemExit(main())
