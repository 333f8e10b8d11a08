"""Compute the tables shipped with the players again: `python -m sidepot.players.tables`, in under a minute."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence

from sidepot.equity import core
from sidepot.players import jam_fold, matchups
from sidepot.work import LOCAL
from sidepot.work.threads import cores


def main(words: Sequence[str] | None = None) -> int:
    """Write `matchups.npy` and, from it, `jam_fold.toml`."""
    told = argparse.ArgumentParser(prog="python -m sidepot.players.tables", description=main.__doc__)
    told.add_argument("--on", default=LOCAL, metavar="WHERE", help="local, ray, auto or ray://HOST:PORT")
    told.add_argument("--workers", type=int, metavar="N", help="on so many processors; else on all")
    given = told.parse_args(words)
    try:
        for table in (matchups, jam_fold):
            began = time.perf_counter()
            table.write(given.on, _workers(given.on, given.workers))
            print(f"{table.FILE.name}: {time.perf_counter() - began:.1f} s")
    except ValueError as error:
        print(f"tables: {error}", file=sys.stderr)
        return 2
    return 0


def _workers(on: str, asked: int | None) -> int | None:
    # threads help only where the work is done outside Python's lock
    return (cores() if core.compiled else 1) if asked is None and on == LOCAL else asked


if __name__ == "__main__":
    raise SystemExit(main())
