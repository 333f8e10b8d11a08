"""What of the room's own log still matters: a start need not read what was taken back long ago.

The one rule it keeps: learning what is kept, in its order, makes the same room as learning all of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from sidepot.room.log.room_events import (
    CLOSINGS,
    AccountGone,
    AccountMade,
    Admitted,
    ChairAsked,
    CodeSet,
    Dated,
    Fact,
    HandShared,
    HandUnshared,
    NoteWritten,
    OfTable,
    PasskeyAdded,
    PasskeyRemoved,
    PasskeyUsed,
    PasswordSet,
    Removed,
    RoomBanned,
    RoomUnbanned,
    SessionBegan,
    SessionEnded,
    SessionSeen,
    TableClosed,
    TableOpened,
    TableSaved,
    TableUnsaved,
    TokenChanged,
    TournamentOpened,
    still_open,
)

DECISIONS = 1_000
"""Of each table that is open as many decisions are kept in mind, besides those that still hold."""


def still_matter(written: Iterable[Dated]) -> list[Dated]:
    """The facts without which a room would not be the same: those that others took back are not among them."""
    written = list(written)
    tables, tournaments = still_open(fact for _, fact in written)
    here = {opened.table for opened in tables} | {opened.tournament for opened in tournaments}
    later = _Later(here)
    kept = [(at, fact) for at, fact in reversed(written) if later.keeps(fact)]
    return [(at, later.told(fact)) for at, fact in reversed(kept)]


class _Later:
    """What facts that came later say about one; it is asked from the last to the first."""

    def __init__(self, here: set[str]) -> None:
        self._here = here
        self._gone: set[str] = set()
        """Names that were given back."""
        self._left: set[str] = set()
        """The same, without those that are taken for the first time."""
        self._renewed: set[str] = set()
        """Accounts whose sessions of before are void."""
        self._ended: set[str] = set()
        self._known: set[tuple[str, ...]] = set()
        self._decisions: Counter[str] = Counter()
        self._closed = 0

    def keeps(self, fact: Fact) -> bool:
        """Whether the room would not be the same without it."""
        match fact:
            case TableOpened(table):
                return table in self._here
            case TournamentOpened(tournament):
                return tournament in self._here
            case TableClosed():
                self._closed += 1
                return self._closed <= CLOSINGS
            case AccountGone(name):
                self._gone.add(name)
                self._left.add(name)
                return False
            case SessionEnded(key):
                self._ended.add(key)
                return False
            case SessionSeen(key):
                return key not in self._ended and self._is_last("seen", key)
            case TableUnsaved(owner, key):
                self._is_last("saved", owner, key)
                return False
            case TableSaved(owner, key):
                return owner not in self._gone and self._is_last("saved", owner, key)
            case HandUnshared(owner, key):
                self._is_last("shared", owner, key)
                return False
            case HandShared(owner, key):
                return owner not in self._gone and self._is_last("shared", owner, key)
            case NoteWritten(writer, player):
                there = writer not in self._gone and player not in self._left
                return there and self._is_last("note", writer, player) and not fact.empty
            case PasskeyRemoved(name, ident):
                self._is_last("passkey", name, ident)
                return False
            case RoomUnbanned(name):
                self._is_last("room-ban", name)
                return False
        if isinstance(fact, OfTable):
            return self._decided(fact)
        name = getattr(fact, "name", "")
        return bool(name) and name not in self._gone and self._of_account(fact)

    def _of_account(self, fact: Fact) -> bool:
        match fact:
            case AccountMade(name):
                self._gone.add(name)  # whoever had the name before is somebody else
                return True
            case TokenChanged(name):
                self._renewed.add(name)
                return self._is_last("token", name)
            case SessionBegan(name, key):
                return name not in self._renewed and key not in self._ended
            case CodeSet(name):
                return self._is_last("code", name)
            case PasswordSet(name):
                return self._is_last("password", name)
            case PasskeyUsed(name, ident):
                return ("passkey", name, ident) not in self._known and self._is_last("used", name, ident)
            case PasskeyAdded(name, ident):
                return self._is_last("passkey", name, ident)
            case RoomBanned(name):
                return self._is_last("room-ban", name)
        return False

    def _is_last(self, *what: str) -> bool:
        if what in self._known:
            return False
        self._known.add(what)
        return True

    def _decided(self, fact: OfTable) -> bool:
        """What a host decided for a table that is open: what holds, and the last of the rest."""
        player = getattr(fact, "player", "")
        personal = isinstance(fact, Admitted | Removed | ChairAsked)
        if fact.table not in self._here or (personal and player in self._gone):
            return False
        self._decisions[fact.table] += 1
        last = self._is_last(type(fact).__name__, fact.table, player)
        return last or self._decisions[fact.table] <= DECISIONS

    def told(self, fact: Fact) -> Fact:
        """The fact as it is kept: the session that began with it may have ended."""
        if isinstance(fact, AccountMade | TokenChanged) and fact.key in self._ended:
            return replace(fact, key="")
        return fact
