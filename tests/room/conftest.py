"""Stores to test with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from room.filled import fill, open_key
from room.postgres import cluster, new_database


@pytest.fixture(scope="session")
def postgres_cluster() -> Iterator[str]:
    with cluster() as address:
        yield address


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where to open a store: a fresh folder, a fresh PostgreSQL database."""
    if request.param == "sqlite":
        return str(tmp_path / "room")
    return new_database(request.getfixturevalue("postgres_cluster"))


@pytest.fixture
def club(tmp_path: Path) -> Path:
    """The data of a room with two tables in the middle of hands."""
    folder = tmp_path / "club"
    folder.mkdir()
    fill(folder, open_key(folder))
    return folder
