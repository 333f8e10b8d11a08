"""Two honest players in a process of their own: they play as fast as people click, and time every answer.

`python -m abuse.honest PORT` opens a table, prints its id, plays until its input ends, and prints what was measured.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import sys
import time
from typing import Any

from abuse.raw import Raw, command
from abuse.target import HONEST, Target
from sidepot.words.refusal import refusal_told

THINK = 0.03
PINGS = 0.1
LATE = 30.0
"""Seconds after which an answer is taken for lost."""


class Player:
    """One of the two: answers when asked, and pings in between."""

    def __init__(self, socket: Raw, table: str) -> None:
        self.socket = socket
        self.table = table
        self.delays: list[float] = []
        self.troubles: list[str] = []
        self.timeouts = 0
        self.actions = 0
        self._sent: dict[str, float] = {}
        self._count = 0
        self._turn = ""

    def say(self, kind: str, **fields: Any) -> None:
        """Send a command and remember when."""
        self._count += 1
        ident = f"h{self._count}"
        self._sent[ident] = time.perf_counter()
        self.socket.writer.write(command(kind, id=ident, **fields))

    async def ping(self) -> None:
        """Ask now and then whether the room is there."""
        while True:
            self.say("ping")
            await asyncio.sleep(PINGS)

    async def play(self) -> None:
        """Hear everything, answer one's turns."""
        while True:
            told = self.socket.seen.take(json.loads(await self.socket.text()))
            ident = told.get("id")
            if ident in self._sent:
                self.delays.append(time.perf_counter() - self._sent.pop(ident))
            if told["type"] == "refusal":
                self.troubles.append(f"{told['code']}: {refusal_told(told)}")
            if told["type"] == "closing":
                self.troubles.append(told["code"])
            self.timeouts += sum(event["type"] == "timed-out" for event in told.get("events") or ())
            await self._answer(told.get("you") or {})

    async def _answer(self, you: dict[str, Any]) -> None:
        turn, options = you.get("turn"), you.get("options")
        if not turn or turn == self._turn or not options:
            return
        self._turn = turn
        self.actions += 1
        await asyncio.sleep(THINK)
        action = {"type": "check" if options["may_check"] else "call"}
        self.say("act", table=self.table, hand=you["hand"], turn=turn, action=action)

    def waiting(self) -> list[float]:
        """How long the commands have waited that were not answered yet."""
        return [time.perf_counter() - at for at in self._sent.values()]

    def lost(self) -> int:
        """Commands that will hardly be answered any more."""
        return sum(waited > 1 for waited in self.waiting())


async def run(port: int) -> None:
    """Play until the input ends."""
    target = Target(port, "", 600)
    host, guest = await target.guest("Honest Ada", HONEST), await target.guest("Honest Ben", HONEST)
    opened = {"house": "standard", "chairs": 9, "act_ms": 5_000, "pause_ms": 500}
    table = (await target.request("POST", "/api/tables", opened, host, HONEST)).json["table"]
    players = []
    for chair, account in enumerate((host, guest)):
        socket = await Raw.open(target, account, HONEST)
        await socket.ask("watch", table=table)
        await socket.ask("sit", table=table, chair=chair, chips=200, entry="post")
        players.append(Player(socket, table))
    tasks = [asyncio.ensure_future(job) for player in players for job in (player.play(), player.ping())]
    print(table, flush=True)
    loop = asyncio.get_running_loop()
    done = loop.run_in_executor(None, sys.stdin.readline)
    await asyncio.wait([done, *tasks], return_when=asyncio.FIRST_COMPLETED)
    ended = [str(task.exception()) for task in tasks if task.done() and task.exception()]
    print(json.dumps(measured(players, ended)), flush=True)
    for task in tasks:
        task.cancel()


def measured(players: list[Player], ended: list[str]) -> dict[str, Any]:
    """What the two saw."""
    waited = [delay for player in players for delay in (*player.delays, *player.waiting())]
    delays = sorted(1000 * delay for delay in waited or [LATE])
    return {
        "p50": round(statistics.median(delays), 1),
        "p99": round(delays[min(len(delays) - 1, int(0.99 * len(delays)))], 1),
        "most": round(delays[-1], 1),
        "answers": len(delays),
        "actions": sum(player.actions for player in players),
        "timeouts": max(player.timeouts for player in players),
        "lost": sum(player.lost() for player in players),
        "troubles": [trouble for player in players for trouble in player.troubles] + ended,
    }


if __name__ == "__main__":
    asyncio.run(run(int(sys.argv[1])))
