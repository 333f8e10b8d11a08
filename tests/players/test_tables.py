"""`python -m sidepot.players.tables`: what is finished is kept, and the tables are written when all of it is known."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from sidepot.players import jam_fold, matchups, tables


@pytest.fixture
def small(monkeypatch, tmp_path) -> Iterator[list[str]]:
    """Few hands of few chunks and two depths, into files of the test's own; what is worked out is noted."""
    deals = list(islice(matchups._deals(), 5))
    noted: list[str] = []
    monkeypatch.setattr(matchups, "_deals", lambda: iter(deals))
    monkeypatch.setattr(matchups, "_PART", 2)
    monkeypatch.setattr(jam_fold, "DEPTHS", (1.0, 1.5))
    for table in (matchups, jam_fold):
        shipped = table.FILE.read_bytes()
        monkeypatch.setattr(table, "FILE", tmp_path / "out" / table.FILE.name)
        table.FILE.parent.mkdir(exist_ok=True)
        table.FILE.write_bytes(shipped)
    # so few hands make no sensible game: depths are those that are shipped
    match, solved = matchups._matched, {depth: jam_fold.nearest(depth) for depth in jam_fold.DEPTHS}
    monkeypatch.setattr(matchups, "_matched", lambda some: noted.append("match") or match(some))
    monkeypatch.setattr(jam_fold, "solve", lambda depth, _: noted.append("solve") or solved[depth])
    yield noted
    matchups.equities.cache_clear()


def written() -> tuple[bytes, bytes]:
    return matchups.FILE.read_bytes(), jam_fold.FILE.read_bytes()


def test_what_is_finished_is_not_computed_again(small, tmp_path):
    file = tmp_path / "tables.part"
    assert tables.main(["--workers", "1"]) == 0
    whole = written()
    small.clear()
    assert tables.main(["--workers", "1", "--resume", str(file)]) == 0
    assert (written(), small) == (whole, ["match"] * 3 + ["solve"] * 2)
    kept = {path.name: path.read_bytes().splitlines(keepends=True) for path in tmp_path.glob("tables.part*")}
    assert {name: len(lines) for name, lines in kept.items()} == {"tables.part.matchups": 4, "tables.part.jam_fold": 3}
    for name, lines in kept.items():
        (tmp_path / name).write_bytes(b"".join(lines[:-1]))
    small.clear()
    assert tables.main(["--workers", "1", "--resume", str(file)]) == 0
    assert (written(), small) == (whole, ["match", "solve"])


def test_ctrl_c_leaves_the_shipped_tables_and_says_how_to_go_on(small, tmp_path, monkeypatch, capsys):
    shipped = written()

    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as stopped:
        stopped.setattr(jam_fold, "solve", stop)
        assert tables.main(["--workers", "1", "--resume", str(tmp_path / "t")]) == 130
    assert written() == shipped
    assert f"what is finished is in {tmp_path / 't'}.*: the same command continues" in capsys.readouterr().err
    small.clear()
    assert tables.main(["--workers", "1", "--resume", str(tmp_path / "t")]) == 0
    assert small == ["solve"] * 2


def test_equilibria_of_other_matchups_are_not_taken(small, tmp_path):
    known = np.full_like(matchups.equities(), 0.5)
    jam_fold.written(resume=tmp_path / "t", matchups=known)
    with pytest.raises(ValueError, match="has results of something else: matchups"):
        jam_fold.written(resume=tmp_path / "t")


def test_a_file_that_is_none_of_results_is_told(small, tmp_path, capsys):
    Path(tmp_path / "t.matchups").write_text("all my chips\n")
    assert tables.main(["--workers", "1", "--resume", str(tmp_path / "t")]) == 2
    assert capsys.readouterr().err.startswith(f"tables: {tmp_path / 't.matchups'} is no file of results")
