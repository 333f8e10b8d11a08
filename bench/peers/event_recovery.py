"""A tournament with many entrants in the middle of its play, on SQLite, and how long it takes to come back."""

from __future__ import annotations

import asyncio
import tempfile
import time
import warnings
from pathlib import Path
from random import Random

from sidepot import Call, Check, Fold
from sidepot.room.base.seal import new_sealer
from sidepot.room.base.world import System
from sidepot.room.game.tournament_game import Contest, sheet_of
from sidepot.room.log.room_events import TournamentOpened
from sidepot.room.services import Services
from sidepot.room.settings.config import Config
from sidepot.room.store import open_store
from sidepot.table import Act, Clock
from sidepot.tournament import AtTable, Register, Start

SHEET = """
house = "standard"
stack = 5000
[levels]
by = "hands"
every = 10
blinds = [[25, 50], [50, 100], [100, 200]]
then = "double"
"""


async def play(contest: Contest, entrants: int, records: int) -> float:
    """Play until so many records are written; the seconds that a step took, snapshots included."""
    store, rng, spent = contest.services.store, Random(1), 0.0
    writing = []

    def write() -> None:
        moved, money = contest.records, contest.movements
        contest.records, contest.movements = [], []
        writing.append(store.append([*contest.chronicle.take(), *moved], money, contest.snapshot()))

    for number in range(entrants):
        contest.do(Register(f"p{number}"), 0)
        write()
    contest.do(Start(), 0)
    write()
    while contest.seq < records:
        began = time.perf_counter()
        step(contest, rng)
        write()
        spent += time.perf_counter() - began
        if len(writing) > 500:
            await asyncio.gather(*writing)
            writing.clear()
    await asyncio.gather(*writing)
    return spent / records


def step(contest: Contest, rng: Random) -> None:
    """Whatever is due, or the next turn of some table: a fold one time in three where there is a bet."""
    game = contest.current
    assert game is not None
    waiting = [table for table in game.tables.values() if table.turn is not None]
    if not waiting:
        assert game.deadline is not None
        contest.tick(game.deadline)
        return
    table = rng.choice(waiting)
    assert table.hand is not None
    options = table.hand.options
    action = Check() if options.may_check else Fold() if rng.random() < 1 / 3 else Call()
    contest.do(AtTable(Act(table.turn, action)), game.now)


def recovered(entrants: int, records: int) -> dict[str, float]:
    """How long it takes until a tournament is there again, and what its snapshots cost while it is played."""
    warnings.simplefilter("ignore")
    clock = Clock(act=60_000, pause=1)
    opened = TournamentOpened("bench", "Bench", sheet_of(SHEET, clock, ()), 1, 0, "host")
    sealer, config = new_sealer(), Config()
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder))
        each = asyncio.run(play(Contest(opened, Services(config, System(), store, sealer)), entrants, records))
        store.close()
        store = open_store(Path(folder))
        took = []
        for _ in range(3):
            contest = Contest(opened, Services(config, System(), store, sealer))
            began = time.perf_counter()
            contest.recover()
            took.append(time.perf_counter() - began)
        assert contest.seq >= records
        store.close()
    return {"ms until back": 1000 * min(took), "µs/step": 1e6 * each}
