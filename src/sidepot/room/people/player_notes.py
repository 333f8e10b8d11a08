"""Notes and colours that people keep on others, each for themselves.

The one rule it keeps: only the writer of a note is ever told of it.
"""

from __future__ import annotations

from sidepot.room.log.room_events import AccountGone, NoteWritten
from sidepot.room.protocol.refusals import Code, Turned

EACH = 500
"""Players an account may have a note on."""


class PlayerNotes:
    """What everybody noted, by writer and player."""

    def __init__(self) -> None:
        self._of: dict[str, dict[str, NoteWritten]] = {}

    def learn(self, fact: NoteWritten | AccountGone) -> None:
        """A note was written or wiped, or a name given back."""
        if isinstance(fact, AccountGone):
            self.forget(fact.name)
        elif fact.empty:
            self._of.get(fact.writer, {}).pop(fact.player, None)
        else:
            self._of.setdefault(fact.writer, {})[fact.player] = fact

    def forget(self, name: str) -> None:
        """Somebody has given their name back: what they noted is gone, and whoever is next is not who was noted."""
        self._of.pop(name, None)
        for notes in self._of.values():
            notes.pop(name, None)

    def of(self, writer: str) -> list[NoteWritten]:
        """What somebody noted."""
        return list(self._of.get(writer, {}).values())

    def on(self, writer: str, player: str) -> NoteWritten | None:
        """What somebody noted on a player."""
        return self._of.get(writer, {}).get(player)

    def check_room(self, writer: str, player: str) -> None:
        """Turned where somebody has noted too many others already."""
        notes = self._of.get(writer, {})
        if player not in notes and len(notes) >= EACH:
            raise Turned(Code.TOO_MANY, "notes", count=EACH)
