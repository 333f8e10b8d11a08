"""Bots in processes of their own, for tests."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
