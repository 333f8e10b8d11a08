"""The log of a table or tournament as it happened: written with what it tells, in sentences.

The one rule it keeps: nothing that is hidden in a hand is noted, and of a hand only how it ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime

import msgspec
from msgspec import Struct

from sidepot.engine import Result
from sidepot.room import protocol
from sidepot.room.log.entries import KIND, LogEntry, entry_of
from sidepot.room.protocol.money import money
from sidepot.room.sentences.table import table_phrase
from sidepot.room.sentences.tournament import tournament_phrase
from sidepot.room.services import Services
from sidepot.room.store.records import Record
from sidepot.room.store.streams import of_log
from sidepot.rules import Rules
from sidepot.rules.gamenames import game_name
from sidepot.table import events as table
from sidepot.table.events import Event
from sidepot.tournament import CountChips, Structure, TimeToStart
from sidepot.tournament.events import Event as TournamentEvent
from sidepot.words import words

__all__ = ["HAND_ENDED", "Chronicle", "LogEntry", "entry_of", "rules_told", "structure_told"]

HAND_ENDED = "hand-ended"
_LEFT_OUT = (table.HandBegan, table.HandEnded, table.Played, table.UsesBank)
"""A hand is noted when it is over."""


class Chronicle:
    """Notes what happens at a table or in a tournament; whoever writes its moves writes this with them."""

    def __init__(self, ident: str, services: Services) -> None:
        self._stream = of_log(ident)
        self._services = services
        self._seq = services.store.last(self._stream)
        self._noted: list[LogEntry] = []

    def take(self) -> list[Record]:
        """What was noted, as records: append them before what moved, for chips belong to an append's last record."""
        if not self._noted:
            return []
        noted, self._noted = self._noted, []
        return [self._record(entry) for entry in noted]

    def _record(self, entry: LogEntry) -> Record:
        self._seq += 1
        # hands are found by their players elsewhere
        names = () if entry.what == HAND_ENDED else tuple(dict.fromkeys(entry.players))
        return Record(self._stream, self._seq, self._services.now(), KIND, msgspec.json.encode(entry), names, self._seq)

    # what is noted

    def say(
        self,
        what: str,
        says: str,
        players: tuple[str, ...] = (),
        chips: dict[str, int] | None = None,
        hand: int = 0,
        table: int = 0,
    ) -> None:
        """Note a sentence."""
        self._noted.append(LogEntry(self._services.world.wall(), what, says, players, chips or {}, hand, table))

    def opened(self, what: str, host: str, how: str) -> None:
        """A table or a tournament was opened."""
        self.say("opened", f"{host or 'the room'} opens the {what}: {how}", (host,) if host else ())

    def note(self, event: Event, at_table: int = 0) -> None:
        """Something happened at a table."""
        if isinstance(event, _LEFT_OUT):
            return
        told = table_phrase(event)
        if told is not None:
            player = getattr(event, "player", "")
            self.say(_tag(event), told.told("en"), (player,) if player else (), _chips(event), table=at_table)

    def note_event(self, event: TournamentEvent) -> None:
        """Something happened in a tournament."""
        told = tournament_phrase(event)
        if told is not None:
            player = getattr(event, "player", "")
            self.say(_tag(event), told.told("en"), (player,) if player else ())

    def ended(self, hand: int, names: tuple[str, ...], result: Result | None, at_table: int = 0) -> None:
        """A hand is over."""
        chips = {} if result is None else {names[seat]: net for seat, net in enumerate(result.net) if net}
        told = ", ".join(f"{name} {net:+}" for name, net in sorted(chips.items(), key=lambda each: -each[1]))
        self.say(HAND_ENDED, f"hand {hand} is over: {told or 'nobody wins or loses'}", names, chips, hand, at_table)

    @contextmanager
    def decision(self, by: str, command: object) -> Iterator[None]:
        """A host decides something, or the room: noted before what it does, and not at all where it is refused."""
        noted = len(self._noted)
        sentence = _DECISIONS.get(type(command))
        if sentence is not None:
            about = (by, getattr(command, "player", ""), getattr(command, "name", ""))
            names = tuple([name for name in about if name])
            self.say(_tag(command), f"{by or 'the room'} {sentence(command)}", names)
        try:
            yield
        except BaseException:
            del self._noted[noted:]
            raise


def rules_told(rules: Rules, language: str = "en") -> str:
    """House, limit, game and blinds in a line."""
    given = {"house": rules.house, "game": game_name(rules, language), "blinds": "/".join(map(str, rules.blinds))}
    return words(language)("history-text-rules", **given)


def structure_told(structure: Structure) -> str:
    """What is played in a tournament, and the time set for its start, in a line."""
    starts = structure.starts_at
    told = "" if starts is None else f", starts at {datetime.fromtimestamp(starts / 1000, UTC):%Y-%m-%d %H:%M} UTC"
    return rules_told(structure.rules) + told


def _tag(value: object) -> str:
    assert isinstance(value, Struct)
    return str(value.__struct_config__.tag)


def _chips(event: Event) -> dict[str, int]:
    match event:
        case table.SatDown(player, _, chips) | table.BoughtChips(player, chips):
            return {player: chips}
        case table.GotUp(player, _, chips):
            return {player: -chips}
    return {}


def _valued(currency: str, cents: int) -> str:
    return f"says that a chip is worth {money(cents, currency)}" if cents else "says that chips are worth nothing"


_DECISIONS: dict[type, Callable[..., str]] = {
    protocol.Pause: lambda asked: "stops the game" if asked.on else "lets the game go on",
    protocol.Remove: lambda asked: f"removes {asked.player}" + (", who may not sit down here again" * asked.ban),
    protocol.Dials: lambda asked: f"sets {', '.join(asked.dials)}",
    protocol.AddAuto: lambda asked: f"brings an auto player, {asked.style}",
    protocol.Mute: lambda asked: f"mutes {asked.player}" if asked.on else f"lets {asked.player} speak again",
    protocol.Admit: lambda asked: f"lets {asked.player} in" if asked.on else f"does not let {asked.player} in",
    protocol.Ban: lambda asked: f"{'bans' if asked.on else 'lifts the ban of'} {asked.player}",
    protocol.ChipValue: lambda asked: _valued(asked.currency, asked.cents),
    protocol.EndGame: lambda asked: "ends the game",
    protocol.CloseTable: lambda asked: "closes the table" if asked.on else "does not close the table yet",
    protocol.Start: lambda asked: "starts the tournament",
    protocol.StopAfterGame: lambda asked: f"lets the season {'end after this game' if asked.on else 'go on'}",
    protocol.Cancel: lambda asked: "cancels it",
    protocol.EnterBot: lambda asked: f"enters the bot {asked.name}",
    protocol.WithdrawBot: lambda asked: f"withdraws the bot {asked.name}",
    TimeToStart: lambda asked: "says that the time set for the start has come",
    CountChips: lambda asked: "lets chips decide, for only auto players are left",
}
