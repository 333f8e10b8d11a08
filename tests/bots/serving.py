"""Bots in processes of their own, for tests."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from debian import how_to_have

ROOT = Path(__file__).parents[2]
HERON = (sys.executable, str(ROOT / "examples/bots/heron.py"), "0")
HOSTILE = (sys.executable, str(ROOT / "tests/bots/hostile.py"))
NODE = shutil.which("node")
OTTER = (NODE or "node", str(ROOT / "examples/bots/otter.mjs"), "0")


@contextmanager
def running(*command: str) -> Iterator[str]:
    """A server that tells in its first line where it listens: the URL."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    try:
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@contextmanager
def six_bots(caller: str) -> Iterator[dict[str, str]]:
    """Two bots in Python, two in Node, one that calls and has this name, and one that does everything wrong."""
    if NODE is None:
        pytest.skip(how_to_have("node", "nodejs"))
    with ExitStack() as servers:
        heron, otter, hostile = [servers.enter_context(running(*command)) for command in (HERON, OTTER, HOSTILE)]
        yield {
            "heron": heron, "egret": heron, "otter": otter, "beaver": otter, caller: f"{hostile}/call",
            "wild": f"{hostile}/wild",
        }  # fmt: skip
