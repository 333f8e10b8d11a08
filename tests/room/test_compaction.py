"""A room that learns only what still matters of its log is the room that learned all of it."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from room.rooms import open_room
from room.test_room import NO_LIMIT, run
from room.virtual import VirtualLoop
from sidepot.room.game.table_game import TableGame
from sidepot.room.log.compaction import still_matter
from sidepot.room.log.room_events import (
    AccountGone,
    AccountMade,
    Admitted,
    Banned,
    ChairAsked,
    CodeSet,
    Dated,
    HandShared,
    HandUnshared,
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
    TableSettled,
    TokenChanged,
    ValueSet,
)
from sidepot.room.room import Room
from sidepot.room.task.table_task import TableTask
from sidepot.table import Clock

NAMES = st.sampled_from(("Ada", "Ben"))
KEYS = st.sampled_from(("k1", "k2", "k3"))
TIMES = st.integers(1, 9)
CHANGES = st.one_of(
    st.builds(TokenChanged, NAMES, KEYS | st.just("")),
    st.builds(SessionBegan, NAMES, KEYS, TIMES),
    st.builds(SessionSeen, KEYS, TIMES),
    st.builds(SessionEnded, KEYS),
    st.builds(CodeSet, NAMES, KEYS),
    st.builds(PasswordSet, NAMES, KEYS),
    st.builds(PasskeyAdded, NAMES, KEYS, st.just(b"p"), TIMES, TIMES),
    st.builds(PasskeyUsed, NAMES, KEYS, TIMES),
    st.builds(PasskeyRemoved, NAMES, KEYS),
    st.builds(AccountGone, NAMES),
    st.builds(HandShared, NAMES, KEYS, st.just("old"), TIMES, st.booleans(), TIMES),
    st.builds(HandUnshared, NAMES, KEYS),
    st.builds(RoomBanned, NAMES, TIMES, st.just("Olga"), KEYS),
    st.builds(RoomUnbanned, NAMES, TIMES, st.just("Olga")),
)


def possible(changes: list[Any]) -> list[Dated]:
    """What a room could have written: keys are new each time, and only accounts that are there change."""
    written: list[Any] = []
    there: set[str] = set()
    begun: dict[str, str] = {}
    for number, change in enumerate(changes):
        name = getattr(change, "name", "") or getattr(change, "owner", "")
        if name and name not in there:
            written.append(AccountMade(name, "guest", f"first of {number}", number))
            there.add(name)
        if isinstance(change, SessionBegan | TokenChanged) and change.key:
            begun[change.key] = f"{change.key} of {number}"
            change = msgspec.structs.replace(change, key=begun[change.key])
        elif isinstance(change, SessionSeen | SessionEnded):
            change = msgspec.structs.replace(change, key=begun.get(change.key, "first of 0"))
        elif isinstance(change, PasskeyAdded):
            begun[change.id] = f"{change.id} of {number}"
            change = msgspec.structs.replace(change, id=begun[change.id])
        elif isinstance(change, PasskeyUsed | PasskeyRemoved):
            change = msgspec.structs.replace(change, id=begun.get(change.id, "none"))
        elif isinstance(change, HandShared | HandUnshared):
            change = msgspec.structs.replace(change, key=f"{change.owner} {change.key}")
        elif isinstance(change, AccountGone):
            there.discard(name)
        if isinstance(change, SessionBegan | SessionSeen):
            change = msgspec.structs.replace(change, at=number)  # time does not go back
        written.append(change)
    return list(enumerate(written))


def known(room: Room) -> Any:
    """All that the room knows of its accounts."""
    desk = room.desk
    names = sorted(room.accounts.by_name)
    plain = msgspec.to_builtins
    accounts = [msgspec.structs.replace(room.accounts.by_name[name], key="") for name in names]
    return plain([
        room.bans.by_name, accounts, [room.shared.of(name) for name in ("Ada", "Ben")],
        [desk.ways.of(name) for name in names],
        [sorted(desk.sessions.of(name, 10), key=lambda session: session.key) for name in names],
    ])  # fmt: skip


def learn(room: Room, written: list[Dated]) -> None:
    """A room learns what was written, as it does when it is opened."""
    for at, fact in written:
        room.desk.learn(fact, at)
        if isinstance(fact, HandShared | HandUnshared):
            room.shared.learn(fact)
        elif isinstance(fact, AccountGone):
            room.shared.forget(fact.name)


@given(st.lists(CHANGES, max_size=30), st.integers(0, 40))
def test_what_still_matters_makes_the_same_room(changes: list[Any], cut: int) -> None:
    written = possible(changes)

    async def work(loop: VirtualLoop) -> None:
        whole, small, twice = [await open_room(loop) for _ in range(3)]
        learn(whole, written)
        kept = still_matter(written)
        learn(small, kept)
        learn(twice, still_matter([*still_matter(written[:cut]), *written[cut:]]))
        assert known(whole) == known(small) == known(twice)
        assert len(kept) <= len(written)

    run(work)


TABLE = st.just("t")
DECISIONS = st.one_of(
    st.builds(Banned, TABLE, NAMES, st.just(""), st.booleans()),
    st.builds(Removed, TABLE, NAMES, st.booleans()),
    st.builds(ChairAsked, TABLE, NAMES, st.integers(0, 3), st.just(100), st.just("wait"), st.booleans()),
    st.builds(Admitted, TABLE, NAMES, st.booleans()),
    st.builds(ValueSet, TABLE, st.sampled_from(("EUR", "USD")), st.integers(0, 5)),
    st.builds(AccountGone, NAMES),
)


@given(st.lists(DECISIONS, max_size=20), st.integers(0, 22))
def test_what_still_matters_of_a_table_makes_the_same_table(decisions: list[Any], cut: int) -> None:
    async def work(loop: VirtualLoop) -> None:
        tables = []
        opened = TableOpened("t", "Friends", NO_LIMIT, 4, Clock(), 0, host="Eve", admits=True)
        made = [AccountMade(name, "guest", "", 0) for name in ("Ada", "Ben")]
        written = list(enumerate([*made, opened, *decisions]))
        known_twice = still_matter([*still_matter(written[:cut]), *written[cut:]])
        for facts in (written, still_matter(written), known_twice):
            room = await open_room(loop)
            room.tables["t"] = task = TableTask(TableGame(opened, room.services))
            for _, fact in facts:
                room.learn_of_table(fact)
            tables.append((task.banned, task.removed, task.asking, task.admitted, task.currency, task.cents))
        assert tables[0] == tables[1] == tables[2]

    run(work)


def test_how_a_table_was_settled_is_on_the_disk_alone() -> None:
    settled = TableSettled("t", "Friends", "Ada", 0, 1, 2, {"Ada": 1}, {"Ada": 1}, [], 0)
    closed = TableClosed("t")
    assert still_matter([(0, settled), (0, closed)]) == [(0, closed)]
