"""What a table's task sees to without being asked: auto players that join, think and buy in again, and rest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from sidepot.copying import made_by_call, never_copied
from sidepot.room.base.logs import trouble
from sidepot.room.bots import auto_players
from sidepot.room.game.hosted_table import HostedTable
from sidepot.room.game.pace import RUSH, Hurry
from sidepot.table import Act, Agree, Command, EndGame, Pause
from sidepot.table.people import BOMB_POT, RUN_TWICE


class KeepIn(Struct, frozen=True):
    """Of the room itself: see that an auto player is in the next hand."""


class CloseEmpty(Struct, frozen=True):
    """Of the room itself: close a table where nobody has been for long."""


class CloseBehind(Struct, frozen=True):
    """Of the room itself: close a table whose last hand is over, and was seen."""


class Keeper:
    """Looks after the auto players of one table."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, task: HostedTable, ask: Callable[..., None]) -> None:
        self.task = task
        self._ask = ask
        self.hurry = Hurry(task)
        self._asked: dict[str, tuple[str, int]] = {}
        self._tried: dict[str, tuple[int, str]] = {}
        self._agreed: dict[str, tuple[int, bool]] = {}
        """For which hand each has agreed to what it was asked for."""
        self._ended = -1
        """The hand after which the game was asked to end."""
        self._closes = False
        """Whether the last hand is over, and the table closes in a moment."""
        self._thoughts: set[asyncio.Task[None]] = set()

    def look(self) -> None:
        """Wake or rest the table, keep auto players in, and let them think when it is their turn."""
        task, table = self.task, self.task.game.table
        rest = task.rest
        if (rest == "closing") != self._closes:
            self._close_soon(rest == "closing")
        if table.entrants and not table.playing and task.alone and not self._ending():
            self._ask("", EndGame())  # nobody waits for auto players to finish: chips decide
        if bool(rest) != (table.paused_at >= 0):
            self._ask("", Pause(bool(rest)))
        if not task.autos:
            return
        for name in task.autos:
            if not table.playing or name not in table.people:
                self._keep_in(name)
        for name in self._agreeing():
            self._ask(name, Agree(name, RUN_TWICE if table.asking is not None else BOMB_POT))
        token = None if table.asking is not None else task.game.token
        for name in table.to_act if token is not None else ():
            assert token is not None
            asked = auto_players.asked_of(table, name, token)
            if name in task.autos and self._asked.get(name) != asked:
                self._asked[name] = asked
                wait = auto_players.hesitation(task.services.config, task.services.rng) * self.hurry.factor
                asyncio.get_running_loop().call_later(wait, self._think, name, token)

    def _close_soon(self, last: bool) -> None:
        """Close the table when its next hand would begin: until then everyone sees how the last one ended."""
        self._closes, task = last, self.task
        if last:
            wait = max(0, task.game.table.start_due - task.services.now())
            asyncio.get_running_loop().call_later(wait / 1000, self._ask, "", CloseBehind())

    def rush(self, player: str, hand: int) -> None:
        """Somebody who has folded wants to see the next hand: whoever thinks now answers at once."""
        self.hurry.want(player, hand)
        token, factor = self.task.game.token, self.hurry.factor
        if factor < RUSH * 2 and token is not None:
            for name in self.task.game.table.to_act:
                if name in self.task.autos:
                    asyncio.get_running_loop().call_later(factor, self._think, name, token)

    def _agreeing(self) -> list[str]:
        """Auto players that are asked, or that people wait for: they agree, once for every hand."""
        table, autos = self.task.game.table, self.task.autos
        if table.asking is not None:
            wanted = [name for name in table.asked if name in autos]
        elif table.coming_rules.bomb_pot is not None and any(
            BOMB_POT in person.agrees and person.name not in autos for person in table.people.values()
        ):
            wanted = [name for name in autos if name in table.people and BOMB_POT not in table.people[name].agrees]
        else:
            return []
        new = [name for name in wanted if self._agreed.get(name) != (table.number, table.asking is None)]
        self._agreed.update(dict.fromkeys(new, (table.number, table.asking is None)))
        return new

    def _ending(self) -> bool:
        """The game of a table without people is being ended, or has no end; it is asked for once a hand."""
        table = self.task.game.table
        asked, self._ended = self._ended == table.number, table.number
        return asked or table.over or table.base.ends == "open" or not table.contest

    def _keep_in(self, name: str) -> None:
        """Buy in again, sit down again: once for every hand, so that a refusal is not repeated for ever."""
        need = self.need(name)
        if need is None:
            return
        tried = (self.task.game.table.number, type(need).__name__)
        if self._tried.get(name) != tried:
            self._tried[name] = tried
            self._ask(name, KeepIn())

    def need(self, name: str) -> Command | None:
        """What an auto player has to ask for to be in the next hand."""
        return auto_players.needs(self.task.game.table, name, self.task.wanted.get(name))

    def _think(self, name: str, token: str) -> None:
        task = self.task
        if task.closed or task.game.token != token or name not in task.autos:
            return
        thought = asyncio.get_running_loop().create_task(self._decide(name, token))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _decide(self, name: str, token: str) -> None:
        task, table = self.task, self.task.game.table
        hand, person = table.hand, table.people.get(name)
        if hand is None or person is None or person.seat < 0:
            return
        view = hand.view(person.seat)
        if view.options is None:
            return
        style = task.autos[name]
        try:
            action = await task.services.think(style, view, view.options, task.services.rng)
        except Exception:
            trouble("auto player failed", table=task.id, style=style)
            action = view.options.all()[0]
        self._ask(name, Act(name, action), token=token)

    def stop(self) -> None:
        """Nobody thinks any more."""
        for thought in tuple(self._thoughts):
            thought.cancel()
