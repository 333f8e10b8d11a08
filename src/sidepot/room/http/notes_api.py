"""Notes on players over HTTP: mine, and no one else's."""

from __future__ import annotations

import unicodedata

from sidepot.room.http.asking import Answer, Asking, Endpoint
from sidepot.room.log.room_events import NoteWritten
from sidepot.room.people.names import LONGEST, clean_title
from sidepot.room.protocol.bodies import NewNote, NoteSeen, NotesSeen
from sidepot.room.protocol.refusals import Code, Turned


async def _notes(asking: Asking, body: None) -> Answer:
    return Answer(NotesSeen([_told(note) for note in asking.room.notes.of(asking.who.name)]))


async def _write_note(asking: Asking, body: NewNote) -> Answer:
    room, writer = asking.room, asking.who.name
    player = _player(writer, body.player)
    note = NoteWritten(writer, player, _clean(body.text), body.colour)
    if not _same(room.notes.on(writer, player), note):
        if not note.empty:
            room.notes.check_room(writer, player)
        room.notes.learn(note)  # at once, so that several at a time are counted
        await room.services.remember(note)
    return Answer(_told(note))


def _player(writer: str, name: str) -> str:
    player = clean_title(name, "player", LONGEST)
    if player == writer:
        raise Turned(Code.BAD_NAME, "other")
    return player


def _clean(text: str) -> str:
    """A note as it is kept: lines and letters, nothing that is not seen."""
    plain = unicodedata.normalize("NFC", text).replace("\r\n", "\n").replace("\r", "\n")
    return "".join(char for char in plain if char == "\n" or unicodedata.category(char) not in ("Cc", "Cs")).strip()


def _same(old: NoteWritten | None, new: NoteWritten) -> bool:
    return new.empty if old is None else old == new


def _told(note: NoteWritten) -> NoteSeen:
    return NoteSeen(note.player, note.text, note.colour)


NOTE_API: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/notes", "My notes on players.", _notes, NotesSeen),
    Endpoint("POST", "/api/notes", "Write a note on a player, or delete it.", _write_note, NoteSeen, NewNote),
)
