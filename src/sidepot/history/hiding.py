"""Hands without names, and hands as one player saw them."""

from __future__ import annotations

from msgspec.structs import replace

from sidepot.history.record import Away, Record


class Anonymous:
    """Takes names out of hands, one after the other: the same player has the same number in all of them.

    Chat, tables, tournaments and what else could tell who it was go too, and hands are counted anew.
    """

    def __init__(self) -> None:
        self.numbers: dict[str, str] = {}
        self.hands = 0

    def __call__(self, record: Record) -> Record:
        """The hand without names."""
        self.hands += 1
        about = record.about
        players = tuple([self.called(name) for name in record.names])
        occasion = about.occasion and replace(about.occasion, number="0", name="")
        away = tuple([Away(self.called(one.name), one.chair, one.stack) for one in about.away])
        return record.but(
            players=players,
            about=replace(
                about, number=str(self.hands), table="", site="", occasion=occasion, away=away, notes=(), extra={}
            ),
        )

    def called(self, name: str) -> str:
        """What a player is called instead."""
        return self.numbers.setdefault(name, f"Player {len(self.numbers) + 1}")


def seen_as(record: Record, player: str) -> Record | None:
    """What a player saw of a hand; None where they were not in it."""
    return record.seen_by(record.names.index(player)) if player in record.names else None
