"""The hand store: hands of any origin in one SQLite file, found again by what happened in them.

    store = Store("hands.db")
    store.add(records)                       # how many were new
    store.search(Query(player="Ada", position="BTN", min_pot="40bb")).hands

Hands lie in bundles, compressed; what they are searched by lies in blocks of columns (`columns`), so that a search
reads a few columns and no hand. What comes in little by little makes small blocks, which are joined now and then.
"""

from __future__ import annotations

import os
import sqlite3
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import islice
from pathlib import Path
from types import TracebackType

import msgspec
import numpy as np
from msgspec import Struct

from sidepot.engine.counted import VERSION
from sidepot.history.record import Record
from sidepot.history.store.blocks import BUNDLE, Blocks, piece
from sidepot.history.store.bundles import kept, mark_of, records_in
from sidepot.history.store.columns import (
    AT,
    LUCK,
    NET,
    PLAYER,
    POT,
    RULES,
    SEATS,
    STAKE,
    Column,
    Columns,
    packed_column,
)
from sidepot.history.store.query import NOBODY, Numbers, Query, Search
from sidepot.history.store.rows import Rows
from sidepot.rules import Rules
from sidepot.rules.stored import StoredRules, rules_from, rules_hash, stored_rules
from sidepot.words.refusal import Wrong

FORMAT = 1
BATCH = 8_192
"""How many hands are written at once."""
_WAIT = 60.0
"""Seconds to wait for another writer."""

_TABLES = """
create table about (what text primary key, value) without rowid;
create table rules (id integer primary key, hash text not null unique, house text, game text, data blob not null);
create table name (id integer primary key, name text not null unique);
create table mark (mark integer primary key);
create table block (first integer primary key, hands integer not null, seats integer not null);
create table piece (id integer primary key, data blob not null);
create table bundle (first integer primary key, hands integer not null, data blob not null);
"""


_MAGIC = b"SQLite format 3\0"


def is_store(path: Path) -> bool:
    """Whether a file is a database, and so perhaps a hand store."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(len(_MAGIC)) == _MAGIC


class NotAStore(Wrong):
    """The file is something else, or of a format that is not known here."""


class StoreTrouble(Wrong):
    """The file can't be read or written: a full disk, a damaged page, another writer that does not end."""


_WRITING = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_BUSY}
"""What goes wrong in writing: the hands that were put in before stay."""


def writable(path: Path) -> bool:
    """Whether a file, and what SQLite puts beside it, can be written."""
    return os.access(path.absolute().parent, os.W_OK) and (not path.exists() or os.access(path, os.W_OK))


def _trouble(path: Path, error: Exception) -> ValueError:
    """What is wrong with a file, and what became of its hands."""
    code = getattr(error, "sqlite_errorcode", None)
    kind = None if code is None else code & 0xFF
    if kind == sqlite3.SQLITE_NOTADB:
        return NotAStore("mistake-not-a-store", file=str(path), why=str(error))
    if kind == sqlite3.SQLITE_CORRUPT or isinstance(error, zlib.error):
        return StoreTrouble("mistake-damaged-store", file=str(path), why=str(error))
    message = "mistake-unwritable" if kind in _WRITING else "mistake-unopened"
    return StoreTrouble(message, file=str(path), why=str(error))


class FoundHand(Struct, frozen=True):
    """A hand that was found, and the seat by which it was; where nothing was asked of seats, of who won most."""

    hand: int
    seat: int
    at: int | None
    pot: int
    player: str
    net: int


class SearchResult(Struct, frozen=True):
    """The latest of the hands that were found, and how many there are in all."""

    total: int
    lines: tuple[FoundHand, ...]


class Store:
    """A file of hands. *path* is made where there is none, unless it is only to be read."""

    def __init__(self, path: str | Path, *, readonly: bool = False) -> None:
        self.path, self.readonly = Path(path), readonly
        if readonly and not self.path.exists():
            raise NotAStore("mistake-no-store", file=str(path))
        if not self.path.absolute().parent.is_dir():
            raise StoreTrouble("mistake-no-folder-to-make", file=str(path), folder=str(self.path.parent))
        made = not self.path.exists()
        try:
            self._db = sqlite3.connect(
                self._address(), uri=True, timeout=_WAIT, isolation_level=None, check_same_thread=False
            )
        except sqlite3.Error as error:
            raise _trouble(self.path, error) from None
        self._blocks = Blocks(self._db)
        self._rules: dict[str, int] = {}
        self._rules_by_id: dict[int, Rules] = {}
        self._names: dict[str, int] = {}
        try:
            self._open(readonly)
        except (sqlite3.Error, NotAStore) as error:
            self._db.close()
            if made:
                self._take_away()
            raise error if isinstance(error, NotAStore) else _trouble(self.path, error) from None

    def _address(self) -> str:
        """The file's address; where nobody can write beside it, it is read as one that doesn't change."""
        address = self.path.absolute().as_uri()
        if not self.readonly:
            return address
        wal = self.path.with_name(self.path.name + "-wal")
        beside = wal.exists() and wal.stat().st_size > 0
        return f"{address}?mode=ro{'' if beside or writable(self.path) else '&immutable=1'}"

    def _take_away(self) -> None:
        """A file that was begun and could not be made is nobody's."""
        for ending in ("", "-wal", "-shm"):
            self.path.with_name(self.path.name + ending).unlink(missing_ok=True)

    def _open(self, readonly: bool) -> None:
        self._db.execute("pragma cache_size = -65536")
        self._db.execute("pragma mmap_size = 1073741824")
        if not readonly:
            self._db.execute("pragma journal_mode = wal")
            self._db.execute("pragma synchronous = normal")
            with self._writing():
                if not self._has("about"):
                    self._make()
        if not self._has("about") or not self._has("bundle"):
            raise NotAStore("mistake-other-database", file=str(self.path))
        told = dict(self._db.execute("select what, value from about"))
        if told.get("format") != FORMAT:
            given = {"format": str(told.get("format")), "known": str(FORMAT)}
            raise NotAStore("mistake-newer-store", file=str(self.path), **given)
        if told.get("counted") != VERSION:
            if readonly:
                raise NotAStore("mistake-counted-store", file=str(self.path))
            self._count_again()

    def _has(self, table: str) -> bool:
        found = self._db.execute("select 1 from sqlite_master where type = 'table' and name = ?", (table,))
        return found.fetchone() is not None

    def _make(self) -> None:
        if self._db.execute("select count(*) from sqlite_master").fetchone()[0]:
            raise NotAStore("mistake-other-database", file=str(self.path))
        for statement in _TABLES.strip().split(";"):
            if statement.strip():
                self._db.execute(statement)
        self._db.execute("insert into about values ('format', ?), ('counted', ?)", (FORMAT, VERSION))

    def close(self) -> None:
        """Let go of the file."""
        self._db.close()

    def __enter__(self) -> Store:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
        if isinstance(error, sqlite3.Error | zlib.error):
            raise _trouble(self.path, error) from None

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """All of it or nothing, and nobody else writes meanwhile."""
        self._db.execute("begin immediate")
        try:
            yield
        except BaseException:
            self._undo()
            # numbers given since the beginning are given no more
            self._names.clear()
            self._rules.clear()
            raise
        self._db.execute("commit")

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """As the file is now, whatever is written meanwhile."""
        if self._db.in_transaction:
            yield
            return
        self._db.execute("begin")
        try:
            yield
        finally:
            self._undo()

    def _undo(self) -> None:
        """End a transaction; on a full disk it has been ended already."""
        if self._db.in_transaction:
            self._db.execute("rollback")

    def __len__(self) -> int:
        return int(self._db.execute("select coalesce(sum(hands), 0) from block").fetchone()[0])

    # writing

    def add(self, records: Iterable[Record], progress: Callable[[int], None] | None = None) -> int:
        """Put hands in; how many were new. Those that are there already are left out."""
        source, new, seen = iter(records), 0, 0
        while batch := list(islice(source, BATCH)):
            with self._writing():
                fresh = self._fresh(batch)
                if fresh:
                    self._append(fresh)
                    self._blocks.tidy()
            new, seen = new + len(fresh), seen + len(batch)
            if progress:
                progress(seen)
        return new

    def _fresh(self, batch: Sequence[Record]) -> list[Record]:
        """Those that are not there yet, each once."""
        marks = {mark_of(record): record for record in reversed(batch)}
        known: set[int] = set()
        asked = list(marks)
        for at in range(0, len(asked), 500):
            some = asked[at : at + 500]
            places = ",".join("?" * len(some))
            known.update(mark for (mark,) in self._db.execute(f"select mark from mark where mark in ({places})", some))
        fresh = [(mark, record) for mark, record in reversed(marks.items()) if mark not in known]
        self._db.executemany("insert into mark values (?)", sorted((mark,) for mark, _ in fresh))
        return [record for _, record in fresh]

    def _append(self, records: Sequence[Record]) -> None:
        (last,) = self._db.execute("select coalesce(max(first + hands), 1) from block").fetchone()
        self._learn_names({name for record in records for name in (*record.names, record.about.site)})
        rows = Rows(self._rules_id, self._names.__getitem__)
        lines = []
        for record in records:
            rows.add(record)
            lines.append(kept(record, self._rules_id(record.rules)))
        self._blocks.write(last, rows.columns())
        self._blocks.write_bundles(last, lines)

    def _rules_id(self, rules: Rules) -> int:
        key = _hash_of(rules)
        found = self._rules.get(key)
        if found is None:
            data = msgspec.json.encode(stored_rules(rules))
            house, game = rules.house, rules.game
            self._db.execute(
                "insert or ignore into rules (hash, house, game, data) values (?, ?, ?, ?)", (key, house, game, data)
            )
            (found,) = self._db.execute("select id from rules where hash = ?", (key,)).fetchone()
            self._rules[key] = found
        return found

    def _learn_names(self, names: set[str]) -> None:
        """Names that come now get numbers, if they have none yet."""
        unknown = [(name,) for name in names if name not in self._names]
        self._db.executemany("insert or ignore into name (name) values (?)", unknown)
        for (name,) in unknown:
            (self._names[name],) = self._db.execute("select id from name where name = ?", (name,)).fetchone()

    def _count_again(self) -> None:
        """What is counted means something else now than when these hands were put in."""
        with self._writing():
            for block in self._blocks.all():
                records = list(self._records(block.first, block.first + block.hands))
                self._learn_names({name for record in records for name in (*record.names, record.about.site)})
                rows = Rows(self._rules_id, self._names.__getitem__)
                for record in records:
                    rows.add(record)
                self._blocks.remove(block)
                self._blocks.write(block.first, rows.columns())
            self._db.execute("update about set value = ? where what = 'counted'", (VERSION,))

    # reading

    def hand(self, number: int) -> Record:
        """A hand by its number here; ValueError where there is none."""
        found = next(self._records(number, number + 1), None)
        if found is None:
            raise Wrong("mistake-no-hand", hand=str(number), file=str(self.path), last=str(len(self)))
        return found

    def records(self) -> Iterator[Record]:
        """All hands, in the order in which they came."""
        first = 0
        while first < len(self) + 1:
            some = list(self._records(first, first + 4 * BUNDLE))
            yield from some
            first += 4 * BUNDLE

    def _records(self, first: int, end: int) -> Iterator[Record]:
        found = self._db.execute(
            "select first, data from bundle where first < ? and first + hands > ? and first > ? order by first",
            (end, first, first - BUNDLE),
        )
        for at, data in found.fetchall():
            for number, record in enumerate(records_in(data, self._rules_of), at):
                if first <= number < end:
                    yield record

    def _rules_of(self, number: int) -> Rules:
        found = self._rules_by_id.get(number)
        if found is None:
            (data,) = self._db.execute("select data from rules where id = ?", (number,)).fetchone()
            found = self._rules_by_id[number] = rules_from(msgspec.json.decode(data, type=StoredRules))
        return found

    def name(self, number: int) -> str:
        """A player or a site by its number."""
        (found,) = self._db.execute("select name from name where id = ?", (number,)).fetchone()
        return str(found)

    def names(self) -> dict[int, str]:
        """All players and sites by their numbers."""
        return dict(self._db.execute("select id, name from name"))

    def blocks(self) -> list[tuple[int, Columns]]:
        """All blocks of columns, each with the number of its first hand."""
        return [(block.first, block) for block in self._blocks.all()]

    def numbers(self) -> Numbers:
        """How a query is put in the numbers of this store."""

        def name(text: str) -> int:
            found = self._db.execute("select id from name where name = ?", (text,)).fetchone()
            if found is None:
                found = self._db.execute("select id from name where name = ? collate nocase", (text,)).fetchone()
            return NOBODY if found is None else int(found[0])

        def rules(test: Callable[[str, str], bool]) -> list[int]:
            found = self._db.execute("select id, house, game from rules")
            return [number for number, house, game in found if test(house, game)]

        return Numbers(name, name, rules)

    # searching

    def chosen(self, query: Query) -> Iterator[tuple[int, Columns, Column, Column]]:
        """For each block its first hand, the columns, the hands that are meant, and the row of the seat of each."""
        search = Search(query, self.numbers())
        with self._reading():
            for first, block in self.blocks():
                hands, rows = search.seats(block)
                if len(hands):
                    yield first, block, hands, rows

    def search(self, query: Query, limit: int = 50) -> SearchResult:
        """The latest hands that are meant, at most so many, and how many there are."""
        with self._reading():
            parts = list(self.chosen(query))
            total = sum(len(hands) for _, _, hands, _ in parts)
            picked = self._latest(parts, limit)
            of_seats = Search(query, self.numbers()).of_seats
            return SearchResult(total, tuple(self._line(parts[part], at, of_seats) for part, at in picked))

    def played(self, query: Query) -> list[tuple[str, str]]:
        """The houses and games of the hands that are meant."""
        with self._reading():
            some = [np.unique(block[RULES][hands]) for _, block, hands, _ in self.chosen(query)]
            found = {int(rules) for part in some for rules in part}
            known = self._db.execute("select id, house, game from rules").fetchall()
        return sorted({(house, game) for number, house, game in known if number in found})

    def _latest(self, parts: Sequence[tuple[int, Columns, Column, Column]], limit: int) -> list[tuple[int, int]]:
        """Of the hands of parts the latest: which part, and which of its hands."""
        best: list[tuple[int, int, int, int]] = []
        for number, (first, block, hands, _) in enumerate(parts):
            at = block[AT][hands]
            places = np.arange(len(hands))
            if len(hands) > limit:
                # the later hand first where the time is the same or not known
                places = np.lexsort((hands, at))[-limit:] if len(hands) < 4 * limit else _largest(at, limit)
            best += [(int(at[place]), first + int(hands[place]), number, int(place)) for place in places]
        best.sort(reverse=True)
        return [(number, place) for _, _, number, place in best[:limit]]

    def _line(self, part: tuple[int, Columns, Column, Column], place: int, of_seats: bool) -> FoundHand:
        first, block, hands, rows = part
        hand, row = int(hands[place]), int(rows[place])
        at, seat = int(block[AT][hand]), row - int(block.first_seats()[hand])
        if not of_seats:
            seat = int(block[NET][row : row + int(block[SEATS][hand])].argmax())
            row += seat
        return FoundHand(
            hand=first + hand, seat=seat, at=at if at > -(2**61) else None,
            pot=int(block[POT][hand]), player=self.name(int(block[PLAYER][row])), net=int(block[NET][row]),
        )  # fmt: skip

    # what somebody wants to find again, such as how far a room's hands are in

    def note(self, what: str) -> int:
        """A number that was noted; 0 where none was."""
        found = self._db.execute("select value from about where what = ?", (f"note {what}",)).fetchone()
        return 0 if found is None else int(found[0])

    def keep_notes(self, values: Mapping[str, int]) -> None:
        """Note numbers."""
        rows = [(f"note {what}", value) for what, value in values.items()]
        with self._writing():
            self._db.executemany("insert or replace into about values (?, ?)", rows)

    # luck, once it is worked out

    def tell_luck(self, first: int, stakes: Column, luck: Column) -> None:
        """Keep what the luck of a block's hands is."""
        with self._writing():
            keep = partial(self._db.execute, "update piece set data = ? where id = ?")
            keep((packed_column(stakes), piece(first, STAKE)))
            keep((packed_column(luck), piece(first, LUCK)))


def _largest(at: Column, limit: int) -> Column:
    """The places of the largest, those behind first where they are equal."""
    edge = np.partition(at, len(at) - limit)[len(at) - limit]
    above, same = np.flatnonzero(at > edge), np.flatnonzero(at == edge)
    return np.concatenate([above, same[len(same) - (limit - len(above)) :]])


_hashes: dict[int, tuple[Rules, str]] = {}


def _hash_of(rules: Rules) -> str:
    """The hash of rules, which takes longer to work out than a hand to keep: once for each object."""
    found = _hashes.get(id(rules))
    if found is None or found[0] is not rules:
        if len(_hashes) > 1000:
            _hashes.clear()
        found = _hashes[id(rules)] = rules, rules_hash(rules)
    return found[1]
