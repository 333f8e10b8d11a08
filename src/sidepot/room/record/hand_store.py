"""The room's hands in a hand store, `hands.db` in its folder: put in as they end, by a thread of its own.

The room's log is the truth, and the store follows it: what has become durable there is put in, and the store notes how
far it is. So a store that was lost, or is behind, catches up by itself, and nothing of the room waits for it. Whatever
ends in the same second, at whichever table, is put in together: each alone would cost many times as much.
"""

from __future__ import annotations

import logging
import os
import threading
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Protocol

from sidepot.history.record import About, Record
from sidepot.history.store import Store
from sidepot.room.base import logs
from sidepot.room.record.hand_records import HandPlayed, hand_of, rules_of
from sidepot.room.record.source import Shelf
from sidepot.room.services import Services
from sidepot.room.store.records import Damaged
from sidepot.room.store.records import Record as Entry
from sidepot.room.store.sql import SqlStore
from sidepot.room.store.streams import HANDS
from sidepot.rules import Rules

FILE = "hands.db"
SITE = "room"
"""Where such hands were played, as a history says it."""
PAGE = 200
"""So many hands are put in at once, so that the room's own work comes between."""
LATE = 1.0
"""Seconds in which hands are put in after their end,"""
REST = 0.05
"""and from one page to the next while there are more."""
MOST_WAITING = 10_000
"""So many hands wait to be put in; of more, the first are read from the log again."""


class Log(Shelf, Protocol):
    """What of a room's log is read here."""

    def read(self, stream: str, after: int = 0) -> Iterator[Entry]:
        """The records of a stream after a number."""
        ...

    def streams(self) -> Iterable[str]:
        """All streams."""
        ...


def record_of(played: HandPlayed, rules: Rules, ident: str) -> Record:
    """A hand of a table or a tournament as histories have it."""
    time = datetime.fromtimestamp(played.at // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%S")
    table = f"{ident}/{played.table}" if played.table else ident
    chairs = tuple(chair + 1 for chair in played.chairs)  # histories count seats from 1
    about = About(number=str(played.number), site=SITE, table=table, time=time, zone="UTC", chairs=chairs)
    return Record(
        rules=rules, stacks=played.stacks, button=played.button, facts=played.facts, players=played.names,
        no_sb=played.no_sb, posts=played.posts, about=about, engine=played.engine,
    )  # fmt: skip


def follow(log: Log, store: Store, stream: str) -> bool:
    """Put the next hands of a stream in; whether there may be more."""
    page = list(islice(log.read(stream, store.note(stream)), PAGE))
    put_in(log, store, page)
    return len(page) == PAGE


def put_in(log: Log, store: Store, page: Sequence[Entry]) -> None:
    """Put hands of any streams in, and note how far each of these is."""
    if page:
        store.add(_readable(log, page))
        store.keep_notes({entry.stream: entry.seq for entry in page})


def _readable(log: Log, page: Iterable[Entry]) -> Iterator[Record]:
    """The hands of some entries; one that is damaged is told and left out, as everywhere."""
    for entry in page:
        ident = entry.stream.removeprefix(HANDS)
        try:
            played = hand_of(entry.data)
            rules = rules_of(log, ident, played)
            played.hand(rules)
        except (Damaged, ValueError) as error:
            logs.note("a hand is not put into the hand store", logging.WARNING, stream=entry.stream, why=str(error))
            continue
        yield record_of(played, rules, ident)


class HandKeeper:
    """Follows the room's log until it is told to stop."""

    def __init__(self, services: Services, log: Log, file: Path) -> None:
        self._services, self._log, self._file = services, log, file
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name="sidepot-hands", daemon=True)

    def start(self) -> None:
        """Begin with what is missing."""
        self._services.hands = deque(maxlen=MOST_WAITING)
        self._thread.start()

    def stop(self) -> None:
        """Put the last hands in, and end."""
        self._stopping.set()
        self._thread.join(10)

    def _run(self) -> None:
        try:
            own_file(self._file)
            with Store(self._file) as store:
                behind = {stream for stream in self._log.streams() if stream.startswith(HANDS)}
                while not self._stopping.wait(REST if behind else LATE):
                    behind = self._follow(store, behind)
                self._follow(store, behind)
        except Exception as error:  # the room goes on without: its own log has all hands
            logs.note(
                "hands are no longer put into the hand store", logging.ERROR, why=f"{type(error).__name__}: {error}"
            )

    def _follow(self, store: Store, behind: set[str]) -> set[str]:
        """Put in what has become durable; the streams of which more has to be read."""
        more = set(behind)
        while page := self._next(store, more):
            put_in(self._log, store, page)
        return {stream for stream in more if follow(self._log, store, stream)}

    def _next(self, store: Store, behind: set[str]) -> list[Entry]:
        """Hands that continue what is in the store; the streams of others, which have to be read, join *behind*."""
        found: list[Entry] = []
        last: dict[str, int] = {}
        waiting = self._services.hands
        while waiting and len(found) < PAGE:
            entry = waiting.popleft()
            before = last[entry.stream] if entry.stream in last else store.note(entry.stream)
            if entry.seq == before + 1:
                found.append(entry)
                last[entry.stream] = entry.seq
            elif entry.seq > before:
                behind.add(entry.stream)
        return found


def own_file(file: Path) -> None:
    """Make a file that only its owner may read: it has the cards of all."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))


@contextmanager
def keeping_hands(services: Services) -> Iterator[None]:
    """While the room runs its hands are put into the hand store of its folder."""
    store = services.store
    if not isinstance(store, SqlStore):
        yield
        return
    keeper = HandKeeper(services, store.reading, Path(services.config.data) / FILE)
    keeper.start()
    try:
        yield
    finally:
        keeper.stop()
