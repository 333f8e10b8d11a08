"""Stores with tables in them: written as a room writes them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec

from sidepot import Call, Check, house
from sidepot.room.base.seal import KEY_FILE, Sealer, check_key, new_sealer, write_key
from sidepot.room.base.shuffle import shuffle
from sidepot.room.log.accounts import account_of
from sidepot.room.log.logged import LoggedTable
from sidepot.room.log.replay import Replay
from sidepot.room.log.room_events import TableOpened
from sidepot.room.store import Record
from sidepot.room.store.streams import ROOM
from sidepot.table import Act, Clock, Entry, Sit
from sidepot.table.ledger import Movement


class Club:
    """A table that writes all it does to a store."""

    def __init__(self, store: Any, sealer: Sealer, name: str, house_name: str = "standard") -> None:
        self.store, self.name = store, name
        opened = TableOpened(name, name, house(house_name, blinds=(1, 2)), 6, Clock(act=15_000), 0)
        self.opened: TableOpened | None = opened
        self.records: list[Record] = []
        self.moves: list[Movement] = []
        replay = Replay(LoggedTable(opened, self._booked), sealer, shuffle)
        self.table, self.log = replay.game(None, ()), replay.log
        self.table.log = self._entered

    def _entered(self, entry: Entry) -> None:
        decks = () if entry.deck is None else (entry.deck,)
        self.records.append(self.log.moved(self.table, entry.now, entry.command, decks))

    def _booked(self, move: Movement) -> None:
        source, target = account_of(move.source, self.name), account_of(move.target, self.name)
        self.moves.append(Movement(source, target, move.amount, move.why))

    async def do(self, command: Any, snapshot: bool = False) -> None:
        """Carry out a command, and wait until it is durable."""
        self.table.handle(command, self.table.now + 1)
        records, moves, self.records, self.moves = self.records, self.moves, [], []
        if self.opened is not None:
            fact = Record(ROOM, self.store.last(ROOM) + 1, 0, "opened", msgspec.json.encode(self.opened))
            self.opened, records = None, [fact, *records]
        await self.store.append(records, moves, [self.log.snapshot(self.table)] if snapshot else [])

    async def play(self, hands: int, snapshot_every: int = 0) -> None:
        """Sit three down and call every hand down; another hand is left running."""
        for chair, name in enumerate("abc"):
            await self.do(Sit(name, chair, self.table.rules.max_buy_in))
        step = 0
        while self.table.number <= hands:
            step += 1
            options = self.table.hand.options
            action = options.all()[0] if options.discards else Check() if options.may_check else Call()
            await self.do(Act(self.table.turn, action), bool(snapshot_every) and step % snapshot_every == 0)


def open_key(folder: Path) -> Sealer:
    """The sealer of a data folder; where it has none its key is made, as a room does."""
    if not (folder / KEY_FILE).exists():
        write_key(folder, new_sealer().key)
    return check_key(folder)


def fill(place: str | Path, sealer: Sealer, hands: int = 4) -> None:
    """Two tables, one of them with snapshots, each with a hand running."""
    from sidepot.room.store import open_store

    async def work() -> None:
        store = open_store(place)
        await Club(store, sealer, "one").play(hands)
        await Club(store, sealer, "two", "pineapple").play(hands, snapshot_every=7)
        store.close()

    asyncio.run(work())
