"""Rooms to kill, clients that play on through it, and the look at what is left in the log."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from ports import free_port
from sidepot.client import Client, Refused, Seen, TableClient, Turn
from sidepot.room.base.seal import read_key
from sidepot.room.log.verify import Verdict, verify
from sidepot.room.store import Record, open_reading

PATIENCE = 60
NAMES = ("Ada", "Ben", "Cid")
ALL = bool(os.environ.get("SIDEPOT_ALL_KILLS"))
"""Kill at every step on PostgreSQL too, and many more times at random."""
SETTINGS: dict[str, Any] = {
    "act": 60_000, "bank": 0, "refill": 0, "grace": 60_000, "pause": 1, "floor": 1, "hesitation": 0, "auto_from": 0,
    "auto_to": 5, "tables": False, "burst": 100_000, "rate": 10_000.0, "guests_an_hour": 10_000, "requests": 10_000,
    "openings_an_hour": 10_000,
    "max_tables_each": 20, "log": "error",
}  # fmt: skip


Plays = Callable[["Player", TableClient], Coroutine[Any, Any, None]]


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run it in a loop of its own, within ten minutes."""

    async def within() -> None:
        async with asyncio.timeout(600):
            await work()

    asyncio.run(within())


class Rooms:
    """One room after the other, all on the same data and the same port."""

    def __init__(self, zygote: asyncio.subprocess.Process, folder: Path, database: str) -> None:
        self.zygote = zygote
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.where: str | Path = database or folder
        self.folder = folder
        self.config = {**SETTINGS, "data": str(folder), "database": database, "port": self.port}
        self.stood: dict[str, str] = {}
        """How tables and tournaments stood by the last commit of a room that is gone."""
        self.recovered: dict[str, str] = {}
        self.tournaments: dict[str, bool] = {}
        self.now = 0
        self.pid = 0
        self.kills = 0

    async def start(self, steps: int = 0, when: str = "") -> None:
        """Start a room; it lives when this is over, unless a step of its beginning was one too many."""
        assert self.zygote.stdin is not None
        line = json.dumps({"config": self.config, "steps": steps, "when": when})
        self.zygote.stdin.write(line.encode() + b"\n")
        recovered = await self._told("recovered")
        self.recovered, self.now = recovered["recovered"], recovered["now"]
        self.tournaments = recovered["tournaments"]
        assert all(self.tournaments.values()), f"chips of tournaments are missing: {self.tournaments}"
        for stream, digest in self.stood.items():
            assert self.recovered.get(stream, digest) == digest, f"{stream} came back as another"

    async def up(self) -> None:
        """Wait until it serves."""
        self.pid = (await self._told("up"))["pid"]

    async def gone(self) -> None:
        """Wait until it is dead."""
        status = (await self._told("gone"))["gone"]
        assert status == -9, f"the room was not killed: it ended with {status}"
        self.kills += 1

    async def kill(self) -> None:
        """Kill it from outside."""
        os.kill(self.pid, 9)
        self.stood = {}
        await self.gone()

    async def _told(self, what: str) -> dict[str, Any]:
        assert self.zygote.stdout is not None
        while True:
            async with asyncio.timeout(PATIENCE):
                line = await self.zygote.stdout.readline()
            assert line, "the process that starts rooms is gone"
            told: dict[str, Any] = json.loads(line)
            if "stood" in told:
                self.stood |= told["stood"]
            if what in told:
                return told
            assert "refused" not in told, told

    # what is left

    def verdict(self) -> Verdict:
        """What `sidepot room verify` says."""
        return verify(self.where, read_key(self.folder))

    def records(self, begins: str = "") -> Iterator[Record]:
        """What is in the log."""
        reading = open_reading(self.where)
        try:
            for stream in reading.streams():
                if stream.startswith(begins):
                    yield from reading.read(stream)
        finally:
            reading.close()

    @property
    def hands(self) -> int:
        """How many hands are over."""
        return sum(1 for _ in self.records("hands/"))

    def snapshots(self) -> int:
        """How many tournaments have one."""
        reading = open_reading(self.where)
        try:
            streams = [stream for stream in reading.streams() if stream.startswith("tournament/")]
            return sum(reading.snapshot(stream) is not None for stream in streams)
        finally:
            reading.close()

    def check(self, *players: Player) -> None:
        """Nothing acknowledged is lost, nothing was done twice, every chip is there."""
        found = self.verdict()
        assert found.fine, found.problems
        asked = [key for key in map(_asked, self.records()) if key]
        assert len(asked) == len(set(asked)), "a command was carried out twice"
        for player in players:
            lost = {f"{player.name}:{ident}" for ident in player.acked} - set(asked)
            assert not lost, f"acknowledged and lost: {lost}"
            refused = {f"{player.name}:{ident}" for ident in player.refused} & set(asked)
            assert not refused, f"refused and carried out: {refused}"


def _asked(record: Record) -> str:
    if record.kind == "hand":
        return ""
    return str(msgspec.json.decode(record.data).get("asked", ""))


@asynccontextmanager
async def rooms(folder: Path, database: str = "") -> AsyncIterator[Rooms]:
    """A place for rooms that are killed; nothing of them is left running."""
    here = Path(__file__)
    zygote = await asyncio.create_subprocess_exec(
        sys.executable, "-W", "ignore", str(here.parent / "killed_room.py"),
        stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, limit=1 << 20, start_new_session=True,
    )  # fmt: skip
    found = Rooms(zygote, folder, database)
    try:
        yield found
    finally:
        with suppress(ProcessLookupError):
            os.killpg(zygote.pid, 9)
        await zygote.wait()


class Player:
    """A client that plays on whatever happens to the room, and remembers what it was told."""

    def __init__(self, url: str, name: str) -> None:
        self.name = name
        self.client = Client(url, name=name)
        self.acked: dict[str, dict[str, Any]] = {}
        """Every command that was acknowledged, by its id."""
        self.refused: set[str] = set()
        self.hands: dict[tuple[str, int], list[list[str]]] = {}
        """The cards seen as one's own in a hand, as often as they were another list."""
        self._tables: dict[str, Seen] = {}
        self.client.messages.append(self._see)

    def _see(self, message: dict[str, Any]) -> None:
        if "table" not in message:
            return
        table = self._tables.setdefault(message["table"], Seen())
        you = table.take(message).get("you")
        if you and you["cards"]:
            # each game of a season has a first hand, at a table with another number
            place = f"{message['table']}/{table.tournament['table']}" if table.tournament else message["table"]
            seen = self.hands.setdefault((place, you["hand"]), [])
            if not seen or seen[-1] != you["cards"]:
                seen.append(you["cards"])

    async def ask(self, kind: str, ident: str, **fields: Any) -> str:
        """Ask until there is an answer: `` for yes, or the code of the refusal."""
        try:
            await self.client.ask(kind, id=ident, **fields)
        except Refused as no:
            self.refused.add(ident)
            return no.code
        self.acked[ident] = {"kind": kind, **fields}
        return ""

    async def ask_again(self, count: int) -> None:
        """Ask for the last things once more: the room knows them, and says yes again."""
        for ident, asked in list(self.acked.items())[-count:]:
            fields = {name: value for name, value in asked.items() if name != "kind"}
            await self.client.ask(asked["kind"], id=ident, **fields)

    async def play(self, table: TableClient) -> None:
        """Answer every turn."""
        async for turn in table.turns():
            token = turn.you["turn"]
            ident = f"{self.name}.{table.id}.{token}"
            fields = {"table": table.id, "hand": turn.you["hand"], "turn": token, "action": choose(turn, ident)}
            code = await self.ask("act", ident, **fields)
            assert code in ("", "old-turn", "old-hand"), code

    def check_cards(self) -> None:
        """A hand has the same cards before and after a restart; what was thrown away never comes back."""
        for (table, hand), seen in self.hands.items():
            for before, after in pairwise(seen):
                assert set(after) <= set(before), f"hand {hand} at {table} had {before}, then {after}"


@asynccontextmanager
async def players_of(place: Rooms, names: Sequence[str]) -> AsyncIterator[list[Player]]:
    """People in a room that has just been started; when they leave it is killed, and what is left is looked at."""
    await place.start()
    await place.up()
    players = [Player(place.url, name) for name in names]
    async with AsyncExitStack() as here:
        for player in players:
            await here.enter_async_context(player.client)
        yield players
        await place.kill()
    place.check(*players)


async def kill_through(place: Rooms, opens: tuple[str, dict[str, Any]], plays: Plays, every: int, hands: int) -> None:
    """Three people play at what *opens* says; each *every* steps the room dies twice: before and after a commit."""
    path, made = opens
    async with players_of(place, NAMES) as players:
        told = await players[0].client.request("POST", path, made)
        ident = str(told.get("table") or told["tournament"])
        tables = [await player.client.watch(ident) for player in players]
        await place.kill()
        games = [
            asyncio.create_task(plays(player, table)) for player, table in zip(players, tables, strict=True)
        ]  # fmt: skip
        while place.hands < hands:
            for when in ("half", "after"):
                last = max(record.at for record in place.records())
                await place.start(every, when)
                assert last <= place.now < last + 5_000, "time stood still while the room was closed"
                await place.gone()
                place.check(*players)
                still_playing(games)
        await place.start()
        await place.up()
        async with asyncio.timeout(PATIENCE):
            while place.hands < hands + 1:
                still_playing(games)
                await asyncio.sleep(0.05)
            for player in players:
                await player.ask_again(100)
        for game in games:
            game.cancel()
    for player in players:
        player.check_cards()
        assert player.hands, "nobody saw a card"
    print(f"killed {place.kills} times")


def killed_in_a_hand(folder: Path, opens: tuple[str, dict[str, Any]], plays: Plays, store: str = "") -> None:
    """A room killed at every step of a hand; where it keeps its data in a database, at every sixth."""
    every = 6 if store and not ALL else 1

    async def work() -> None:
        async with rooms(folder, store) as place:
            await kill_through(place, opens, plays, every, 1)

    run(work)


def still_playing(games: list[asyncio.Task[None]]) -> None:
    """Whoever stopped playing says why."""
    for game in games:
        if game.done():
            game.result()
            raise AssertionError("somebody has stopped playing")


def choose(turn: Turn, ident: str) -> dict[str, Any]:
    """The same choice for the same turn, whoever asks again; most hands go to the end."""
    options, rng = turn.options, Random(ident)
    if options["discards"]:
        return {"type": "discard", "card": rng.choice(options["discards"])}
    if options["may_show"]:
        return {"type": "show"}
    if options["may_raise"] and rng.random() < 0.2:
        return {"type": "raise", "to": options["min_to"]}
    return {"type": "check" if options["may_check"] else "call"}
