"""Compute the tables shipped with the players again: `python -m sidepot.players.tables`, in under a minute."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

import numpy as np

from sidepot.equity import core
from sidepot.players import jam_fold, matchups
from sidepot.work import LOCAL, Place, opened
from sidepot.work.threads import cores

T = TypeVar("T")

_STOPPED = 130


def main(words: Sequence[str] | None = None) -> int:
    """Write `matchups.npy` and, from it, `jam_fold.toml`."""
    given = _options().parse_args(words)
    try:
        with opened(given.on, _workers(given.on, given.workers)) as place:
            _compute(place, given.resume)
    except KeyboardInterrupt:
        so_far = f"; what is finished is in {given.resume}.*: the same command continues from there"
        print(f"tables: stopped{so_far if given.resume else ''}", file=sys.stderr)
        return _STOPPED
    except (ValueError, OSError) as error:
        print(f"tables: {error}", file=sys.stderr)
        return 2
    return 0


def _options() -> argparse.ArgumentParser:
    told = argparse.ArgumentParser(prog="python -m sidepot.players.tables", description=main.__doc__)
    told.add_argument("--on", default=LOCAL, metavar="WHERE", help="local, ray, auto or ray://HOST:PORT")
    told.add_argument("--workers", type=int, metavar="N", help="on so many processors; else on all")
    told.add_argument(
        "--resume", type=Path, metavar="FILE",
        help="keep what is finished in FILE.matchups and FILE.jam_fold; the same command goes on from them",
    )  # fmt: skip
    return told


def _compute(place: Place, resume: Path | None) -> None:
    found = _timed(matchups.FILE, lambda: matchups.computed(place, resume=_beside(resume, "matchups")))
    whole = found.astype(np.float64)
    text = _timed(jam_fold.FILE, lambda: jam_fold.written(place, None, _beside(resume, "jam_fold"), whole))
    # both at the end: the tables are part of the sidepot that workers and files to go on from are compared with
    matchups.write(found)
    jam_fold.FILE.write_text(text, "utf-8")


def _beside(file: Path | None, job: str) -> Path | None:
    return None if file is None else file.with_name(f"{file.name}.{job}")


def _timed(file: Path, work: Callable[[], T]) -> T:
    began = time.perf_counter()
    found = work()
    print(f"{file.name}: {time.perf_counter() - began:.1f} s")
    return found


def _workers(on: str, asked: int | None) -> int | None:
    # threads help only where the work is done outside Python's lock
    return (cores() if core.compiled else 1) if asked is None and on == LOCAL else asked


if __name__ == "__main__":
    raise SystemExit(main())
