"""A table's stream: any life of a table comes back from it, and nothing hidden of a running hand can be read in it."""

from __future__ import annotations

import base64
from typing import Any

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, rule

from sidepot import Call, Check, house, shuffled
from sidepot.engine import Discard, hand
from sidepot.room.base.seal import WrongKey, new_sealer
from sidepot.room.log.table_log import OPENED, Made, Moved, TableLog, decoded
from sidepot.room.log.table_replay import Replay
from sidepot.room.store import Record
from sidepot.table import Act, Clock, Sit, Table
from sidepot.table.ledger import Ledger
from sidepot.table.snapshot import Saved, restore, save
from sidepot.table.state import TableState
from table import test_life

pytestmark = pytest.mark.core

PURE = hand.__file__.endswith(".py")
STREAM = "table/1"
SEALER = new_sealer()


def easy(options: Any) -> Any:
    """Throw a card away, check, or call: a hand that goes to its showdown."""
    return options.all()[0] if options.discards else Check() if options.may_check else Call()


def no_shuffle(cards: bytes) -> bytes:
    raise AssertionError("a replay deals from the log")


class Kept(test_life.Life):
    """The same life, written down after every call."""

    def look_at(self, events: list[Any]) -> None:
        super().look_at(events)
        if not hasattr(self, "records"):
            self.writer = TableLog(STREAM, SEALER)
            self.records = [self.writer.made(0, Made(self.rules, self.table.chairs, self.clock, games=True))]
            self.shots: list[Any] = []
            self.written = 0
        for entry in self.log[self.written :]:
            self.records += self.writer.moved(self.table, entry)
        self.written = len(self.log)

    @rule(steps=st.integers(5, 60), shoots=st.booleans())
    def play_well(self, steps: int, shoots: bool) -> None:
        """Long enough for discards, shows and hands that follow each other."""
        for chair in range(self.table.chairs):
            self.do(Sit(test_life.NAMES[chair], chair, 100, "post"))
        for step in range(steps):
            self.catch_up()
            if not self.table.playing:
                self.now += 10
                continue
            self.do(Act(self.table.turn, easy(self.table.hand.options)))
            if shoots and step % 7 == 0:
                self.shoot()

    @rule()
    def shoot(self) -> None:
        if hasattr(self, "records"):
            self.shots.append(self.writer.snapshot(self.table))

    @invariant()
    def a_saved_table_is_the_same_table(self) -> None:
        if hasattr(self, "table"):
            saved = msgspec.json.decode(msgspec.json.encode(save(self.table)), type=Saved)
            again = restore(saved, deck=self.table.deck)
            assert again.state() == self.table.state()
            for viewer in (None, *self.table.people):
                assert again.view(viewer) == self.table.view(viewer)

    @invariant()
    def what_is_hidden_is_sealed(self) -> None:
        if not hasattr(self, "records"):
            return
        assert self.writer.running == (self.table.number if self.table.playing else 0)
        if self.table.playing:
            shots = [shot.data for shot in self.shots[-1:]]
            written = b"".join([record.data for record in self.records] + shots)
            assert base64.b64encode(self.table.hand.deck) not in written
            assert base64.b64encode(self.table.hand.deck[5:35]) not in written

    def teardown(self) -> None:
        if not hasattr(self, "records"):
            return
        state = self.table.state()
        assert self.again(None).state() == state
        for shot in self.shots[-8:]:
            again = self.again(shot)
            assert again.state() == state
            assert again.view(None) == self.table.view(None)
        if not self.table.playing:
            assert Replay(STREAM, None, no_shuffle).table(None, self.records).state() == state

    def again(self, shot: Any) -> Table:
        replay = Replay(STREAM, SEALER, no_shuffle)
        table = replay.table(shot, self.records[shot.seq if shot else 0 :])
        own, other = replay.writer, self.writer
        assert own is not None
        assert (own.seq, own.running, own.deck, own.hidden) == (other.seq, other.running, other.deck, other.hidden)
        return table


Kept.TestCase.settings = settings(max_examples=15 if PURE else 80, stateful_step_count=30)
TestKept = Kept.TestCase
TestKept.pytestmark = [pytest.mark.core]


def played(house_name: str, hands: int, pause: int = 0) -> tuple[Table, TableLog, list[Record]]:
    """A table with a hand in play, and its stream."""
    rules, clock = house(house_name, blinds=(1, 2)), Clock(pause=pause)
    writer = TableLog(STREAM, SEALER)
    records = [writer.made(0, Made(rules, 6, clock, games=True))]
    entries: list[Any] = []
    table = Table(rules, 6, deck=shuffled_by_number, clock=clock, log=entries.append)

    def write() -> None:
        records.extend(writer.moved(table, entries.pop()))

    for chair, name in enumerate("abc"):
        table.handle(Sit(name, chair, rules.max_buy_in), 1)
        write()
    while table.number <= hands:
        table.handle(Act(table.turn, easy(table.hand.options)), 2)
        write()
    return table, writer, records


def shuffled_by_number(number: int, cards: bytes) -> bytes:
    return shuffled(number, cards)


def test_a_discard_is_sealed_until_the_hand_is_over() -> None:
    table, writer, records = played("pineapple", 3)
    while not writer.hidden:
        entries: list[Any] = []
        table.log = entries.append
        table.handle(Act(table.turn, easy(table.hand.options)), 3)
        records += writer.moved(table, entries.pop())
    moves = [decoded(record.data, Moved) for record in records if record.kind == "moved"]
    assert moves[-1].hidden is not None
    assert not [move for move in moves if isinstance(move.command, Act) and isinstance(move.command.action, Discard)]
    assert Replay(STREAM, SEALER, no_shuffle).table(None, records).state() == table.state()


def test_finished_hands_need_no_key_and_a_running_one_does() -> None:
    table, _, records = played("pineapple", 3)
    last = max(place for place, record in enumerate(records) if record.kind == OPENED)
    with pytest.raises(ValueError, match="sealed, and the key is not here"):
        Replay(STREAM, None, no_shuffle).table(None, records)
    with pytest.raises(WrongKey, match="does not open with this key"):
        Replay(STREAM, new_sealer(), no_shuffle).table(None, records)
    # the last finished hand ended with the move that dealt the running one
    assert Replay(STREAM, None, no_shuffle).table(None, records[: last - 1] + records[last : last + 1]).number == 3
    assert table.number == 4


def test_a_deck_of_another_hand_or_table_does_not_open() -> None:
    _, _, records = played("standard", 1)
    first, second = [place for place, record in enumerate(records) if decoded_deck(record)]
    moved = decoded(records[second].data, Moved)
    swapped = msgspec.structs.replace(moved, deck=decoded(records[first].data, Moved).deck)
    records[second] = msgspec.structs.replace(records[second], data=msgspec.json.encode(swapped))
    with pytest.raises(WrongKey, match="#2"):
        Replay(STREAM, SEALER, no_shuffle).table(None, records)


def decoded_deck(record: Record) -> bytes | None:
    return decoded(record.data, Moved).deck if record.kind == "moved" else None


def test_a_replayed_table_goes_on_with_fresh_decks_and_writes_on() -> None:
    table, _, records = played("standard", 2)
    decks, entries = [], []

    def shuffle(cards: bytes) -> bytes:
        decks.append(shuffled(len(decks) + 99, cards))
        return decks[-1]

    replay = Replay(STREAM, SEALER, shuffle, entries.append)
    again = replay.table(None, records)
    assert again.hand.deck == table.hand.deck
    assert not entries
    while again.number == 3:
        again.handle(Act(again.turn, easy(again.hand.options)), 5)
        records += replay.writer.moved(again, entries.pop())
    assert again.hand.deck == decks[0]
    assert [record.seq for record in records] == list(range(1, len(records) + 1))
    assert Replay(STREAM, SEALER, no_shuffle).table(None, records).state() == again.state()


def test_nothing_about_a_table_or_a_person_is_left_out_of_what_is_saved() -> None:
    table, _, _ = played("standard", 1)
    saved = save(table)
    given = {"deck", "log", "journals", "decked", "variants"}
    by_name = set(saved.numbers) | {"books", "seated", "people", "seats", "names", "deal", "chips_part", "log_part"}
    assert set(TableState.__slots__) <= by_name | set(Saved.__struct_fields__) | given
    of_the_hand = {"wagers"}
    assert set(Ledger.__slots__) - {"journal"} - of_the_hand <= set(Saved.__struct_fields__)


def test_bad_streams_are_refused_with_a_sentence() -> None:
    _, _, records = played("standard", 1)
    with pytest.raises(ValueError, match="how the table was made"):
        Replay(STREAM, SEALER, no_shuffle).table(None, records[1:])
    bad = list(records)
    bad[3] = msgspec.structs.replace(bad[3], data=b'{"command":7}')
    with pytest.raises(ValueError, match="object"):
        Replay(STREAM, SEALER, no_shuffle).table(None, bad)
