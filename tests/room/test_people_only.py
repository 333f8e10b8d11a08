"""Events of people alone: nobody needs an auto player to open a tournament, a season or a timed game."""

from __future__ import annotations

import asyncio

import pytest

from room.rooms import guest, open_room
from room.test_room import run
from room.virtual import VirtualLoop
from sidepot.room.show.tournament_info import about
from sidepot.words.refusal import refusal_told

pytestmark = pytest.mark.core

LEVELS = '[levels]\nby = "hands"\nevery = 2\nblinds = [[25, 50], [50, 100]]\nthen = "double"\n'
SHEETS = {
    "tournament": f"stack = 200\n{LEVELS}",
    "season": 'format = "season"\ngames = 1\n',
    "timed": f'format = "timed"\nhands = 2\nrefill = false\nstack = 200\n{LEVELS}',
}


@pytest.mark.parametrize("kind", SHEETS)
def test_two_people_play_an_event_without_auto_players(kind: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        ada, ben = await guest(room, "Ada"), await guest(room, "Ben")
        task = await room.open_tournament(SHEETS[kind], "Club night", "Ada")
        for line in (ada, ben):
            line.send("watch", id="w", table=task.id)
        ada.send("register", id="r", table=task.id)
        ada.send("start", id="early", table=task.id)
        await asyncio.sleep(1)
        assert ada.answers("early")[0]["code"] == "too-few"
        assert "two players" in refusal_told(ada.answers("early")[0])
        ben.send("register", id="r", table=task.id)
        ada.send("start", id="s", table=task.id)
        for _ in range(2_000):
            if task.over:
                break
            await asyncio.sleep(10)  # both run out of time again and again: the blinds end it
        assert task.over
        assert not task.frozen
        assert {placed["player"] for placed in about(task)["places"]} == {"Ada", "Ben"}

    run(work)
