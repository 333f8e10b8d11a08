"""The page's pure modules, tested on Node's own test runner."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from debian import found_or_installed, how_to_have
from room.pagecode import ENVIRONMENT

pytestmark = pytest.mark.core
TESTS = sorted(ENVIRONMENT.parent.glob("*.test.js"))


@pytest.mark.parametrize("file", TESTS, ids=lambda file: file.name)
def test_the_pages_pure_modules(file: Path) -> None:
    node = found_or_installed(lambda: shutil.which("node"), "nodejs")
    if node is None:
        pytest.skip(how_to_have("node", "nodejs"))
    command = [node, "--import", ENVIRONMENT.as_uri(), "--test", str(file)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr


def test_there_are_such_tests() -> None:
    assert len(TESTS) >= 3
