"""Whole rooms that somebody kills: each line read starts one, as `sidepot serve` does, in a process of its own.

Forked from a process that has imported everything, a room starts in a moment. A line is JSON: the settings, and where
to die. `{"steps": 3, "when": "half"}` kills the room with the third step of its games written but not committed,
`after` right after that commit, before anyone is told. Without `when` it lives until somebody else kills it.
"""

from __future__ import annotations

import json
import os
import signal
import sys
from collections.abc import Sequence
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import event

import sidepot.room.store.upgrade  # noqa: F401
from sidepot.room.log.moves import MOVED
from sidepot.room.operation import serving
from sidepot.room.room import Room
from sidepot.room.settings.config import Config
from sidepot.room.store.memory import Append
from sidepot.room.store.sql import SqlStore
from sidepot.room.store.streams import of_table
from sidepot.table import Table
from sidepot.table.snapshot import save
from sidepot.tournament import Season, Tournament
from sidepot.tournament.snapshot import save_game

_encode = msgspec.json.Encoder(enc_hook=int).encode


def _say(**told: Any) -> None:
    os.write(1, json.dumps(told).encode() + b"\n")


def _digest(game: Table | Tournament | Season) -> str:
    """Everything about a game: its people, chips, clocks, and the hands with their decks."""
    saved = msgspec.json.decode(_encode(save(game) if isinstance(game, Table) else save_game(game)))
    return sha256(json.dumps(saved, sort_keys=True).encode()).hexdigest()


def _digests(room: Room, streams: set[str] | None = None) -> dict[str, str]:
    games: dict[str, Any] = {of_table(ident): task.game.table for ident, task in room.tables.items()}
    games |= {task.stream: task.contest.game for task in room.tournaments.values() if task.final is None}
    return {stream: _digest(game) for stream, game in games.items() if streams is None or stream in streams}


def _tournaments(room: Room) -> dict[str, bool]:
    """The tournaments, and whether all their chips are there; one that is over has given them back."""
    found = {row.id: True for _, row in room.services.over}
    for ident, task in room.tournaments.items():
        game = task.contest.current
        if game is None:
            found[ident] = True  # a season without a game has no chips yet
            continue
        people = [person for table in game.tables.values() for person in table.people.values()]
        there = sum(person.chips + person.pending for person in people) + game.dropped + game.taken_out
        found[ident] = not game.begun or there == game.chips_issued
    return found


def _is_step(append: Append) -> bool:
    """Whether an append moves a game or asks for a chair, and not only says who is there."""
    for record in append[0]:
        if record.kind == "chair-asked":
            return True
        if record.kind == MOVED:
            command = msgspec.json.decode(record.data).get("command") or {}
            if command.get("command", command).get("type") != "connection":
                return True
    return False


class Fuse:
    """Ends the process with one step of its games; tells how they stood by the last commit."""

    def __init__(self, room: Room, steps: int, when: str) -> None:
        self.room, self.steps, self.when = room, steps, when
        self.stood: dict[str, str] = {}
        store = room.services.store
        assert isinstance(store, SqlStore)
        self._write = store._writer._write
        store._writer._write = self.write
        if when == "half":
            event.listen(store.engine, "commit", self._half)

    def write(self, group: Sequence[Append]) -> None:
        """A commit, counted."""
        self.steps -= sum(map(_is_step, group))
        self._write(group)
        # whatever was written waits to be told: its tables stand still in this moment
        self.stood |= _digests(self.room, {record.stream for append in group for record in append[0]})
        if self.steps <= 0:
            self._die()

    def _half(self, connection: object) -> None:
        if self.steps <= 0:
            self._die()

    def _die(self) -> None:
        _say(stood=self.stood)
        os.kill(os.getpid(), signal.SIGKILL)


def _serve(given: dict[str, Any]) -> None:
    open_room = serving.open_room

    def opened(config: Config) -> Room:
        room = open_room(config)
        if given.get("when"):
            Fuse(room, given["steps"], given["when"])
        _say(recovered=_digests(room), tournaments=_tournaments(room), now=room.services.now())
        return room

    serving.open_room = opened
    serving.serve(msgspec.convert(given["config"], Config), lambda address, link: _say(up=address, pid=os.getpid()))


if __name__ == "__main__":
    for line in sys.stdin:
        if (child := os.fork()) == 0:
            try:
                _serve(json.loads(line))
            except ValueError as error:
                _say(refused=str(error))
            finally:
                os._exit(0)
        _, status = os.waitpid(child, 0)
        _say(gone=os.waitstatus_to_exitcode(status))
