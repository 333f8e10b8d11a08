"""Who plays a tournament: shipped players, your own, and bots over HTTP, each with what it answered badly.

The one rule it keeps: a player that fails, or answers against the rules, checks or folds, and the game goes on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from random import Random
from typing import Any

from msgspec import Struct

from sidepot.arena.entrants import names_of, read_player
from sidepot.arena.python_hands import shown
from sidepot.bots.address import ANYWHERE, Hosts
from sidepot.bots.calling import Limits
from sidepot.bots.over_http import Greeting, HttpBot, Switchboard
from sidepot.bots.repairs import Record, Repair
from sidepot.engine import Action, Hand
from sidepot.players import PLAYERS, Player, check_plays
from sidepot.table import Table
from sidepot.table.automatic import unasked
from sidepot.tournament import Season, Sheet, Tournament
from sidepot.tournament.for_bots import occasion_of
from sidepot.tournament.runner import ABSENT
from sidepot.tournament.sheet import OVER_HTTP, OWN

KINDS = (*PLAYERS, OWN, OVER_HTTP)
"""The kinds of players that a sheet may have here."""


class Answered(Struct, frozen=True):
    """How one of the players answered."""

    player: str
    url: str
    version: str
    record: Record

    def plain(self) -> dict[str, Any]:
        """As plain data."""
        return {"player": self.player, "url": self.url, "version": self.version, **self.record.plain()}


class League:
    """The players of a sheet; `choose` asks one of them. Close it when all is over."""

    def __init__(
        self, sheet: Sheet, folder: Path = Path(), hosts: Hosts = ANYWHERE, limits: Limits = Limits()
    ) -> None:
        self.known_as = sheet.structure.name
        self.contest: Tournament | Season | None = None
        """What is played; it has to be known when the first bot is asked."""
        guests = sheet.field.guests if sheet.structure.refill else ()
        kinds = {*sheet.field.players.values(), *guests} - {ABSENT, OVER_HTTP}
        self.players = {kind: read_player(_beside(kind, folder)) for kind in sorted(kinds)}
        for kind, player in self.players.items():
            check_plays(kind, player, sheet.structure.rules)
        self.bots = {name: HttpBot(name, address, hosts, limits) for name, address in sheet.bots.items()}
        self.records: dict[str, Record] = {
            **{name: Record() for name, kind in sheet.field.players.items() if kind not in PLAYERS and kind != ABSENT},
            **{name: bot.record for name, bot in self.bots.items()},
        }
        """Of all players that may answer badly or not at all."""
        self._board = Switchboard() if self.bots else None

    def __enter__(self) -> League:
        return self

    def __exit__(self, *_: object) -> None:
        if self._board is not None:
            self._board.close()

    def greet(self) -> list[Greeting]:
        """What the bots say before the first game."""
        return [] if self._board is None else self._board.greet(self.bots.values())

    def remember(self, records: Mapping[str, Record]) -> None:
        """Go on counting from what was counted before."""
        for name, record in records.items():
            mine = self.records.setdefault(name, Record())
            mine.asked, mine.repairs, mine.last = record.asked, dict(record.repairs), record.last

    def answered(self) -> list[Answered]:
        """How everyone answered of whom that is counted."""
        return [self._answered(name, record) for name, record in self.records.items()]

    def _answered(self, name: str, record: Record) -> Answered:
        bot = self.bots.get(name)
        return Answered(name, "", "", record) if bot is None else Answered(name, str(bot.address), bot.version, record)

    def choose(self, kind: str, table: Table, rng: Random) -> Action:
        """What the player whose turn it is does, from its view and options alone."""
        hand, name = table.hand, table.turn
        assert hand is not None
        assert name is not None
        seat = hand.turn
        assert seat is not None
        if kind in PLAYERS:
            return PLAYERS[kind].choose(hand.view(seat), hand.options_of(seat), rng)
        if name in self.bots:
            return self._bet(self.bots[name], table, hand, seat)
        return self._own(self.players[kind], self.records.setdefault(name, Record()), hand, seat, rng)

    def _bet(self, bot: HttpBot, table: Table, hand: Hand, seat: int) -> Action:
        options = hand.options_of(seat)
        if not options.may_bet or options.bring_in is not None:
            return unasked(hand, seat)  # an amount is no answer to anything but a wager
        assert self._board is not None
        assert self.contest is not None
        return self._board.bet(bot, hand.view(seat), options, occasion_of(self.contest, table, self.known_as))

    def _own(self, player: Player, record: Record, hand: Hand, seat: int, rng: Random) -> Action:
        options = hand.options_of(seat)
        record.asked += 1
        try:
            action = player.choose(hand.view(seat), options, rng)
            if action in options:
                return action
        except (Exception, SystemExit) as error:  # a player that ends itself ends nothing else
            record.count(Repair.ERROR, f"{type(error).__name__}: {shown(str, error)}")
        else:
            record.count(Repair.ILLEGAL, f"it answered {shown(repr, action)}")
        return unasked(hand, seat)


def _beside(kind: str, folder: Path) -> str:
    """A player's file lies beside the sheet that names it, unless its path says where."""
    where, _, name = kind.rpartition(":")
    return f"{folder / where}:{name}" if where.endswith(".py") else kind


def players_given(texts: Iterable[str]) -> dict[str, str]:
    """The kind of player that each name stands for: players as they are written on a command line."""
    given = [text.strip() for text in texts if text.strip()]
    return dict(zip(names_of(given), [_beside(text, Path.cwd()) for text in given], strict=True))
