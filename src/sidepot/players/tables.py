"""Compute the tables shipped with the players again: `python -m sidepot.players.tables`, in under a minute."""

from __future__ import annotations

import time

from sidepot.players import jam_fold, matchups


def main() -> None:
    """Write `matchups.npy` and, from it, `jam_fold.toml`."""
    for table in (matchups, jam_fold):
        began = time.perf_counter()
        table.write()
        print(f"{table.FILE.name}: {time.perf_counter() - began:.1f} s")


if __name__ == "__main__":
    main()
