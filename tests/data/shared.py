"""Where recorded hands of other engines lie: beside the repository, or the tests say that they are absent."""

import json
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).parents[2].parent / "shared" / "data"


def path(name: str) -> Path:
    """A data file; the test is skipped where it is absent."""
    found = DATA / name
    if not found.exists():
        pytest.skip(f"no {name}: the recorded data is not beside the repository")
    return found


def lines(name: str) -> list[dict[str, Any]]:
    """The records of a JSON Lines file."""
    return [json.loads(line) for line in path(name).read_text().splitlines()]
