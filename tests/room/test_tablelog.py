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
from sidepot.room.base.seal import Sealer, WrongKey, new_sealer
from sidepot.room.log.game_log import GameLog
from sidepot.room.log.logged import LoggedTable
from sidepot.room.log.moves import Moved
from sidepot.room.log.replay import Replay
from sidepot.room.log.room_events import TableOpened
from sidepot.room.store import Record
from sidepot.table import Act, Clock, Command, Entry, Sit, Table
from sidepot.table.ledger import Ledger
from sidepot.table.snapshot import Saved, restore, save
from sidepot.table.state import TableState
from table import test_life

pytestmark = pytest.mark.core

PURE = hand.__file__.endswith(".py")
SEALER = new_sealer()


def easy(options: Any) -> Any:
    """Throw a card away, check, or call: a hand that goes to its showdown."""
    return options.all()[0] if options.discards else Check() if options.may_check else Call()


def no_shuffle(cards: bytes) -> bytes:
    raise AssertionError("a replay deals from the log")


def log_of(table: Table) -> GameLog:
    """What writes the log of a table from now on."""
    opened = TableOpened("1", "One", table.base, table.chairs, table.clock, 0)
    log, deck = GameLog(LoggedTable(opened), SEALER), table.deck

    def dealt(number: int, cards: bytes) -> bytes:
        log.dealt.append((0, number))
        return deck(number, cards)

    table.deck = dealt
    return log


def written(log: GameLog, table: Table, entry: Entry) -> Record:
    return log.moved(table, entry.now, entry.command, () if entry.deck is None else (entry.deck,))


class Kept(test_life.Life):
    """The same life, written down after every call."""

    def look_at(self, events: list[Any]) -> None:
        super().look_at(events)
        if not hasattr(self, "records"):
            self.writer = log_of(self.table)
            self.records: list[Record] = []
            self.shots: list[Any] = []
            self.written = 0
        for entry in self.log[self.written :]:
            self.records.append(written(self.writer, self.table, entry))
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
        assert [hand.number for hand in self.writer.running.values()] == [self.table.number] * self.table.playing
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
            assert Replay(self.writer.logged, None, no_shuffle).game(None, self.records).state() == state

    def again(self, shot: Any) -> Table:
        replay = Replay(self.writer.logged, SEALER, no_shuffle)
        table: Table = replay.game(shot, self.records[shot.seq if shot else 0 :])
        assert (replay.log.seq, replay.log.running) == (self.writer.seq, self.writer.running)
        return table


Kept.TestCase.settings = settings(max_examples=15 if PURE else 80, stateful_step_count=30)
TestKept = Kept.TestCase
TestKept.pytestmark = [pytest.mark.core]


def played(house_name: str, hands: int, pause: int = 0) -> tuple[Table, GameLog, list[Record]]:
    """A table with a hand in play, and its stream."""
    rules, clock = house(house_name, blinds=(1, 2)), Clock(pause=pause)
    records: list[Record] = []
    table = Table(
        rules, 6, deck=shuffled_by_number, clock=clock, log=lambda entry: records.append(written(log, table, entry))
    )
    log = log_of(table)
    for chair, name in enumerate("abc"):
        table.handle(Sit(name, chair, rules.max_buy_in), 1)
    while table.number <= hands:
        table.handle(Act(table.turn, easy(table.hand.options)), 2)
    return table, log, records


def shuffled_by_number(number: int, cards: bytes) -> bytes:
    return shuffled(number, cards)


def again(log: GameLog, records: list[Record], sealer: Sealer | None = SEALER) -> Table:
    table: Table = Replay(log.logged, sealer, no_shuffle).game(None, records)
    return table


def told(record: Record) -> Moved[Command]:
    return msgspec.json.decode(record.data, type=Moved[Command])


def test_a_discard_is_sealed_until_the_hand_is_over() -> None:
    table, log, records = played("pineapple", 3)
    while not log.running[0].opened.hidden:
        table.handle(Act(table.turn, easy(table.hand.options)), 3)
    moves = [told(record) for record in records]
    assert moves[-1].hidden is not None
    assert not [move for move in moves if isinstance(move.command, Act) and isinstance(move.command.action, Discard)]
    assert again(log, records).state() == table.state()


def test_finished_hands_need_no_key_and_a_running_one_does() -> None:
    table, log, records = played("pineapple", 3)
    with pytest.raises(ValueError, match="sealed, and the key is not here"):
        again(log, records, None)
    with pytest.raises(WrongKey, match="does not open with this key"):
        again(log, records, new_sealer())
    # the last finished hand ended with the move that dealt the running one
    last = told(records[-1])
    assert last.opened
    without = msgspec.structs.replace(last, decks=())
    records[-1] = msgspec.structs.replace(records[-1], data=msgspec.json.encode(without, enc_hook=int))
    with pytest.raises(ValueError, match="hand 4 of table/1 began, and the log has no deck for it"):
        again(log, records, None)
    assert table.number == 4


def test_a_deck_of_another_hand_or_table_does_not_open() -> None:
    _, log, records = played("standard", 1)
    first, second = [place for place, record in enumerate(records) if told(record).decks]
    swapped = msgspec.structs.replace(told(records[second]), decks=told(records[first]).decks)
    records[second] = msgspec.structs.replace(records[second], data=msgspec.json.encode(swapped, enc_hook=int))
    with pytest.raises(WrongKey, match=f"#{second + 1}"):
        again(log, records)


def test_a_replayed_table_goes_on_with_fresh_decks_and_writes_on() -> None:
    table, log, records = played("standard", 2)
    decks: list[bytes] = []

    def shuffle(cards: bytes) -> bytes:
        decks.append(shuffled(len(decks) + 99, cards))
        return decks[-1]

    replay = Replay(log.logged, SEALER, shuffle)
    goes_on = replay.game(None, records)
    goes_on.log = lambda entry: records.append(written(replay.log, goes_on, entry))
    assert goes_on.hand.deck == table.hand.deck
    while goes_on.number == 3:
        goes_on.handle(Act(goes_on.turn, easy(goes_on.hand.options)), 5)
    assert goes_on.hand.deck == decks[0]
    assert [record.seq for record in records] == list(range(1, len(records) + 1))
    assert again(log, records).state() == goes_on.state()


def test_nothing_about_a_table_or_a_person_is_left_out_of_what_is_saved() -> None:
    table, _, _ = played("standard", 1)
    saved = save(table)
    given = {"deck", "log", "journals", "decked", "variants"}
    by_name = set(saved.numbers) | {"books", "seated", "people", "seats", "names", "deal", "chips_part", "log_part"}
    assert set(TableState.__slots__) <= by_name | set(Saved.__struct_fields__) | given
    of_the_hand = {"wagers"}
    assert set(Ledger.__slots__) - {"journal"} - of_the_hand <= set(Saved.__struct_fields__)


def test_bad_streams_are_refused_with_a_sentence() -> None:
    _, log, records = played("standard", 1)
    bad = list(records)
    bad[3] = msgspec.structs.replace(bad[3], data=b'{"command":7}')
    with pytest.raises(ValueError, match="object"):
        again(log, bad)
