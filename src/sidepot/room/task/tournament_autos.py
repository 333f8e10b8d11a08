"""Who plays by itself in a tournament: auto players of its field, those that take empty chairs, and bots over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from sidepot.room.base.logs import trouble
from sidepot.room.bots import auto_players
from sidepot.room.game.hosted_tournament import HostedTournament
from sidepot.room.game.tournament_game import token_of
from sidepot.table import Act, Table
from sidepot.table.rotation import in_turn, picker
from sidepot.tournament.runner import guest_number


class SelfPlay:
    """Sees to it that everyone without a person acts on their turn."""

    def __init__(self, task: HostedTournament, ask: Callable[..., None]) -> None:
        self.task = task
        self._ask = ask
        self._thinking: dict[str, tuple[str, int]] = {}
        self._picked: dict[int, int] = {}
        """Before which hand of a table its dealer was last seen to pick."""
        self._thoughts: set[asyncio.Task[None]] = set()

    def look_after(self) -> None:
        """Let those think whose turn it is."""
        task = self.task
        game = task.contest.current
        if game is None or task.frozen:
            return
        loop = asyncio.get_running_loop()
        for number, table in game.tables.items():
            self._pick(number, table)
            token = token_of(number, table)
            for name in table.to_act:
                if token is None or not task.plays_itself(name):
                    continue
                asked = auto_players.asked_of(table, name, token)
                if self._thinking.get(name) != asked:
                    self._thinking[name] = asked
                    pause = auto_players.hesitation(task.services.config, task.services.rng)
                    # a bot is asked at once: it needs its time
                    loop.call_later(0 if name in task.event_bots.bots else pause, self._think, name, token, pause)

    def _pick(self, number: int, table: Table) -> None:
        """Dealer's choice: one without a person who gets the button picks the game (T26)."""
        dealer = picker(table)
        if dealer is None or self._picked.get(number) == table.number or not self.task.plays_itself(dealer.name):
            return
        self._picked[number] = table.number
        pause = auto_players.hesitation(self.task.services.config, self.task.services.rng)
        asyncio.get_running_loop().call_later(pause, self._say_game, table, dealer.name)

    def _say_game(self, table: Table, name: str) -> None:
        dealer = picker(table)
        if not self.task.closed and dealer is not None and dealer.name == name:
            self._ask(name, in_turn(table, name))

    def _think(self, name: str, token: str, pause: float) -> None:
        if self.task.closed:
            return
        thought = asyncio.get_running_loop().create_task(self._decide(name, token, pause))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)

    async def _decide(self, name: str, token: str, pause: float) -> None:
        task = self.task
        here = task.contest.table_of(name)
        if here is None or token_of(*here) != token or here[1].hand is None or name not in here[1].people:
            return
        table, hand = here[1], here[1].hand
        seat = table.people[name].seat
        if name in task.event_bots.bots:
            self._ask(name, await task.event_bots.decide(name, table, hand, seat, pause), token=token)
            return
        view = hand.view(seat)
        if view.options is None:
            return
        try:
            guests = task.contest.sheet.field.guests
            style = task.autos.get(name) or guests[guest_number(name) % len(guests)]
            action = await task.services.think(style, view, view.options, task.services.rng)
        except Exception:
            trouble("auto player failed", tournament=task.id)
            action = view.options.all()[0]
        self._ask(name, Act(name, action), token=token)

    def stop(self) -> None:
        """Nobody thinks any more."""
        for thought in tuple(self._thoughts):
            thought.cancel()
