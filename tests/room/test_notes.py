"""Notes and colours on players: kept with an account, told to nobody else."""

from __future__ import annotations

import asyncio
import random
from collections.abc import MutableSequence
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from room.rooms import crash, guest, kept, open_room
from room.test_room import answer, run, table_with
from room.test_table_games import ask, endpoint
from room.virtual import VirtualLoop
from sidepot.room.http.asking import Asking
from sidepot.room.lobby.giving_back import give_back
from sidepot.room.log.compaction import still_matter
from sidepot.room.log.room_events import AccountGone, AccountMade, NoteWritten, fact_of
from sidepot.room.people.player_notes import EACH, PlayerNotes
from sidepot.room.protocol.bodies import NewNote
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.room import Room
from sidepot.room.store.streams import ROOM

SECRET = "bluffs every river"


async def write(room: Room, who: str, player: str, text: str = "", colour: Any = "") -> Any:
    return await ask(room, who, "/api/notes", NewNote(player, text, colour))


async def mine(room: Room, who: str) -> list[tuple[str, str, str]]:
    found = (await ask(room, who, "/api/notes", method="GET")).notes
    return [(note.player, note.text, note.colour) for note in found]


async def told_to_an_operator(room: Room, who: str, path: str, table: str) -> Any:
    room.operators.add("a session")
    asking = Asking(room, room.accounts.by_name[who], "", {"table": table}, {}, session="a session")
    return (await endpoint(path, "GET")(asking, None)).data


class InOrder(random.Random):
    """Whatever is ready runs in the order it came: one more write elsewhere moves nothing."""

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Leave it as it is."""


def written(room: Room) -> list[Any]:
    facts = [fact_of(record.data) for record in room.services.store.read(ROOM)]
    return [fact for fact in facts if isinstance(fact, NoteWritten)]


def test_a_note_is_written_changed_wiped_and_there_after_a_crash() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        for name in ("Ada", "Ben"):
            await guest(room, name)
        told = await write(room, "Ada", " Ben ", f" {SECRET}\r\nand  smiles\x00 ", "red")
        assert (told.player, told.text, told.colour) == ("Ben", f"{SECRET}\nand  smiles", "red")
        await write(room, "Ada", "Okapi", colour="blue")
        await write(room, "Ada", "Okapi", colour="green")
        await write(room, "Ada", "rock 3", "waits")
        await write(room, "Ada", "rock 3")
        expected = [("Ben", f"{SECRET}\nand  smiles", "red"), ("Okapi", "", "green")]
        assert await mine(room, "Ada") == expected
        assert await mine(room, "Ben") == []
        again = await open_room(loop, await crash(room))
        assert await mine(again, "Ada") == expected

    run(work)


def test_the_same_note_again_writes_nothing() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await guest(room, "Ada")
        await write(room, "Ada", "Okapi")
        assert not written(room)
        for _ in range(3):
            await write(room, "Ada", "Okapi", "tight", "blue")
        assert len(written(room)) == 1

    run(work)


def test_notes_are_about_others_and_only_so_many() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await guest(room, "Ada")
        for number in range(EACH):
            await write(room, "Ada", f"rock {number}", colour="red")
        for player, code in (("Ada", Code.BAD_NAME), ("<b>", Code.BAD_NAME), ("Okapi", Code.TOO_MANY)):
            with pytest.raises(Turned) as no:
                await write(room, "Ada", player, "x")
            assert no.value.reason is code
        await write(room, "Ada", "rock 7", "one may still be changed")
        await write(room, "Ada", "rock 8")
        await write(room, "Ada", "Okapi", "and there is room again")
        assert len(await mine(room, "Ada")) == EACH
        for wrong in ({"text": "x" * 501}, {"colour": "pink"}, {"player": ""}):
            with pytest.raises(msgspec.ValidationError):
                msgspec.convert({"player": "Ben", **wrong}, NewNote)

    run(work)


def test_notes_by_and_on_somebody_go_with_their_name() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        for name in ("Ada", "Ben", "Cleo"):
            await guest(room, name)
        await write(room, "Ada", "Ben", SECRET)
        await write(room, "Cleo", "Ada", SECRET)
        await write(room, "Cleo", "Ben", SECRET)
        await give_back(room, room.accounts.by_name["Ada"])
        assert await mine(room, "Cleo") == [("Ben", SECRET, "")]
        await guest(room, "Ada")
        for there in (room, await open_room(loop, kept(room))):
            assert await mine(there, "Ada") == []
            assert await mine(there, "Cleo") == [("Ben", SECRET, "")]

    run(work)


def test_nothing_that_anybody_else_receives_depends_on_a_note() -> None:
    """The same evening twice, once with notes: sockets, the rail, and what the operator can ask for are the same."""

    def evening(noting: bool) -> Any:
        async def work(loop: VirtualLoop) -> Any:
            loop.random = InOrder()
            room = await open_room(loop)
            task, lines = await table_with(room, "Ada", "Ben")
            cleo = await guest(room, "Cleo")
            cleo.send("watch", table=task.id)
            for line in lines:
                line.on = lambda message, line=line: answer(line, message)  # type: ignore[misc]
                if line.you["turn"]:
                    answer(line, line.seen)
            for number in range(20):
                note = write(room, "Ada", "Ben", f"{SECRET} {number}", ("red", "blue")[number % 2])
                await asyncio.gather(asyncio.sleep(0.5), *([note] if noting else []))
                note.close()
            pages = [
                msgspec.json.encode(await told_to_an_operator(room, "Cleo", path, task.id))
                for path in ("/api/admin", "/api/admin/users", "/api/admin/log", "/api/notes", "/api/tables/{table}")
            ]
            hands = [message for message in lines[1].got if message.get("state", {}).get("hand", 0) > 1]
            assert hands, "more than one hand was played"
            assert bool(await mine(room, "Ada")) == noting
            return [line.bytes for line in (*lines, cleo)], pages

        return run(work)

    (sockets, pages), (quiet_sockets, quiet_pages) = evening(True), evening(False)
    assert sockets == quiet_sockets
    assert pages == quiet_pages


NAMES = st.sampled_from(("Ada", "Ben", "Okapi"))
CHANGES = st.one_of(
    st.builds(NoteWritten, NAMES, NAMES, st.sampled_from(("", "tight", "loose")), st.sampled_from(("", "red"))),
    st.builds(AccountGone, NAMES),
)


@given(st.lists(CHANGES, max_size=25), st.integers(0, 30))
def test_what_still_matters_keeps_the_same_notes(changes: list[Any], cut: int) -> None:
    facts: list[Any] = []
    there: set[str] = set()
    for change in changes:
        name = change.writer if isinstance(change, NoteWritten) else change.name
        if name not in there:
            facts.append(AccountMade(name, "guest", "", 0))
            there.add(name)
        if isinstance(change, AccountGone):
            there.discard(name)
        facts.append(change)
    dated = list(enumerate(facts))
    known = []
    for each in (dated, still_matter(dated), still_matter([*still_matter(dated[:cut]), *dated[cut:]])):
        notes = PlayerNotes()
        for _, fact in each:
            if isinstance(fact, NoteWritten | AccountGone):
                notes.learn(fact)
        known.append({name: {note.player: note for note in notes.of(name)} for name in ("Ada", "Ben", "Okapi")})
    assert known[0] == known[1] == known[2]
    assert sum(isinstance(fact, NoteWritten) for _, fact in still_matter(dated)) == sum(map(len, known[0].values()))
