"""A small room of the first format, stopped in the middle of hands, of a tournament and of a season; kept for good.

`PYTHONPATH=src:tests python -m room.recordedroom` records one where none is: tests/data/recorded/room-1.tar.xz and,
beside it, what was told of it then. What is there is a promise, and is never recorded again.
"""

from __future__ import annotations

import asyncio
import io
import json
import shutil
import sys
import tarfile
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from room.killing import SETTINGS
from room.rooms import Line
from sidepot import house
from sidepot.room.base.seal import KEY_FILE
from sidepot.room.log.moves import sum_of_facts
from sidepot.room.operation.serving import open_room
from sidepot.room.record.hand_records import hand_of, hand_played
from sidepot.room.room import Room
from sidepot.room.settings.config import Config
from sidepot.room.store.opening import open_reading
from sidepot.room.store.streams import HANDS
from sidepot.table import Table

RECORDED = Path(__file__).parents[1] / "data" / "recorded"
ROOM = RECORDED / "room-1.tar.xz"
TOLD = RECORDED / "room-1.json"
TABLES = {"standard": "flop", "cardroom": "pre-flop", "pineapple": "flop", "kitchen": "turn", "online": "river"}
"""Houses, and on which street a hand is left."""
SIT_AND_GO = """
house = "standard"
chairs = 6
stack = 2000
max_entrants = 4
starts_with = 4
payouts = [65, 35]
[levels]
by = "hands"
every = 3
blinds = [[10, 20], [20, 40], [50, 100]]
then = "double"
[field]
caller = 3
"""
SEASON = """
format = "season"
house = "league"
games = 2
stack = 2000
[field]
caller = 3
"""
HANDS_EACH = 4


def config_of(folder: Path) -> Config:
    """The settings of the recorded room."""
    return msgspec.convert({**SETTINGS, "data": str(folder)}, Config)


def unpacked_room(folder: Path) -> Path:
    """A copy of the recorded room to open."""
    with tarfile.open(ROOM) as archive:
        archive.extractall(folder, filter="data")
    return folder / "room"


# what is told of it


def told_of(folder: Path, room: Room) -> dict[str, Any]:
    """What people know: every hand that is over, and where everything stands."""
    tables = {task.opened.name: _standing(task.game.table) for task in room.tables.values()}
    events = {
        task.contest.opened.name: {
            str(number): _standing(table)
            for number, table in ({} if task.contest.current is None else task.contest.current.tables).items()
        }
        for task in room.tournaments.values()
    }
    return {"hands": hands_told(folder), "tables": tables, "events": events}


def _standing(table: Table) -> dict[str, Any]:
    hand = table.hand
    running = None if hand is None or not table.playing else hand
    return {
        "number": table.number,
        "chips": {person.name: person.chips for person in table.people.values()},
        "balances": dict(table.ledger.balances),
        "facts": None if running is None else [str(code) for code in running.facts],
        "turn": table.turn,
        "rules": table.rules.house,
    }


def hands_told(folder: Path) -> dict[str, list[Any]]:
    """Every hand that is over: who won what by which house's rules, and a sum of its facts."""
    reading = open_reading(folder)
    found: dict[str, list[Any]] = {}
    try:
        for stream in sorted(stream for stream in reading.streams() if stream.startswith(HANDS)):
            ident = stream.removeprefix(HANDS)
            for record in reading.read(stream):
                played = hand_of(record.data)
                hand = hand_played(reading, ident, played)
                assert hand.result is not None
                row = [played.number, list(played.names), list(hand.result.net), hand.rules.house, sum_of_facts(hand)]
                found.setdefault(ident, []).append(row)
    finally:
        reading.close()
    return found


# recording


async def _record(folder: Path) -> None:
    room = open_room(config_of(folder))
    await room.start()
    account, _ = room.new_guest("Ada", "")
    await room.remember_account(account)
    for name, street in TABLES.items():
        await _table(room, name, street)
    for name, sheet in (("Friday", SIT_AND_GO), ("League", SEASON)):
        await _event(room, name, sheet)
    await room.stop()
    TOLD.write_text(json.dumps(told_of(folder, room), separators=(',', ':')) + "\n", "utf-8")
    room.services.store.close()


async def _table(room: Room, name: str, street: str) -> None:
    task = await room.open_table(house(name), 6, name, host="Ada", autos=("caller", "caller"))
    line = Line(room, "Ada")
    line.send("watch", table=task.id)
    line.send("sit", table=task.id, chair=5, chips=task.game.table.rules.usual_buy_in)
    await asyncio.sleep(0.2)
    if task.game.table.over:
        line.send("start-game", id="start", table=task.id)
    await _until(line, task.id, lambda you, state: you["hand"] > HANDS_EACH and state["street"] == street)


async def _event(room: Room, name: str, sheet: str) -> None:
    task = await room.open_tournament(sheet, name, "Ada")
    line = Line(room, "Ada")
    line.send("watch", table=task.id)
    line.send("register", id="me", table=task.id)
    await asyncio.sleep(0.3)
    line.send("start", id="start", table=task.id)
    await _until(line, task.id, lambda you, state: task.contest.annals.count >= HANDS_EACH)


async def _until(line: Line, table: str, there: Callable[[Any, Any], bool]) -> None:
    """Check and call until it is one's turn in the right place."""
    asked = ""
    async with asyncio.timeout(60):
        while True:
            await asyncio.sleep(0.01)
            you = line.you if any("you" in message for message in line.got) else None
            if not you or not you["turn"] or you["turn"] == asked:
                continue
            if there(you, line.state):
                return
            asked, options = you["turn"], you["options"]
            action: dict[str, Any] = {"type": "check" if options["may_check"] else "call"}
            if options["discards"]:
                action = {"type": "discard", "card": options["discards"][0]}
            line.send("act", id=asked, table=table, hand=you["hand"], turn=asked, action=action)


def main() -> None:
    """Record the room, unless it is there."""
    if ROOM.exists():
        sys.exit(f"{ROOM.name} is a promise: it is there, and is not recorded again")
    with TemporaryDirectory() as place:
        folder = Path(place) / "room"
        folder.mkdir()
        asyncio.run(_record(folder))
        packed = io.BytesIO()
        with tarfile.open(fileobj=packed, mode="w:xz") as archive:
            for file in ("room.db", KEY_FILE):
                archive.add(folder / file, f"room/{file}")
        ROOM.write_bytes(packed.getvalue())
        shutil.rmtree(folder)


if __name__ == "__main__":
    main()
