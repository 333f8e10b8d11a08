"""Generated hands of every house and game: written, read again and equal, as far as a format goes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sidepot.engine.events import Anted, Began, Event, Mucked, PotMade, RaisedTo, Showed
from sidepot.history import Record
from sidepot.history.acpc import read_acpc
from sidepot.history.acpc.writing import write_acpc
from sidepot.history.ohh import read_ohh, write_ohh
from sidepot.history.phh import read_phh, write_phh
from sidepot.history.read_hand import ReadHand
from sidepot.history.seat_order import counted_from
from sidepot.history.stars import read_stars, write_stars
from sidepot.history.written import CantSay, Written
from tests.history.hands import records

pytestmark = pytest.mark.core

ALIKE = ("standard", "tda", "online")
"""Houses whose rules a text without them is read by; others allow raises that would be refused."""


def told(record: Record) -> list[Event]:
    """What happened, without what other rules name otherwise."""
    events: list[Event] = []
    for event in record.hand.log:
        if isinstance(event, Began | PotMade | Showed | Mucked):
            continue
        if isinstance(event, RaisedTo):
            event = RaisedTo(event.seat, event.to, event.paid, event.all_in, "raise")
        elif isinstance(event, Anted) and event.what != "ante":
            event = Anted(event.seat, event.amount, "dead", event.all_in)
        events.append(event)
    return sorted(events, key=lambda event: isinstance(event, Anted), reverse=True)


def written(
    write: Callable[[Record], Written], many: int, houses: tuple[str, ...] = ()
) -> Iterator[tuple[Record, str]]:
    for record in records(many):
        if houses and (record.rules.house not in houses or record.rules.showdown == "ask"):
            continue
        try:
            yield record, write(record).text
        except CantSay:
            continue


def only(found: Iterator[ReadHand], record: Record) -> Record:
    (one,) = found
    assert one.record is not None, f"{record.rules.house} {record.rules.game} {record.rules.limit}: {one.error}"
    return one.record


def test_phh_comes_back_equal_from_every_house() -> None:
    many = 0
    for record, text in written(write_phh, 2):
        again = only(read_phh(text), record)
        for name in ("rules", "stacks", "button", "facts", "players", "no_sb", "posts"):
            assert getattr(again, name) == getattr(record, name), name
        assert (again.about.number, again.about.table, again.about.time) == ("27", "Alhena", "2026-11-18T20:15:00")
        many += 1
    assert many > 150


@pytest.mark.parametrize(
    ("write", "read", "least"),
    [(write_stars, read_stars, 150), (write_ohh, read_ohh, 30), (write_acpc, read_acpc, 3)],
)
def test_texts_without_rules_tell_the_same_hand(write: Any, read: Any, least: int) -> None:
    many = 0
    for record, text in written(write, 2, ALIKE):
        again = only(read(text), record)
        same = counted_from(record, (record.button + 1) % len(record.stacks)) if read is read_acpc else record
        assert again.result.net == same.result.net
        assert again.stacks == same.stacks
        assert again.players == same.players
        if not record.rules.rake:
            assert told(again) == told(same), text
        many += 1
    assert many > least


def test_what_a_format_cannot_say_is_told() -> None:
    lost, refused = set(), set()
    for record in records(2):
        for write in (write_phh, write_stars, write_ohh, write_acpc):
            try:
                lost.update(write(record).lost)
            except CantSay as error:
                refused.add(str(error))
    assert "a second board (it is in _sidepot)" in lost
    assert "a dead blind (it is in _sidepot)" in lost
    assert "that an ante is for the whole table" in lost
    assert "PHH has no pot limit holdem" in refused
    assert "PokerStars text has no no limit pineapple" in refused
    assert any("Open Hand History has no" in one for one in refused)


@pytest.mark.parametrize("name", ["", "O'Hara", 'say "hi"', "back\\slash", "line\nbreak", "\x00\x7f", "𝔘𝔫𝔦", "''' '''"])
def test_any_name_stands_in_phh(name: str) -> None:
    record = next(record for record in records(1) if record.rules.game == "holdem" and record.rules.limit == "no")
    named = record.but(players=(name, *record.players[1:]))
    assert only(read_phh(write_phh(named).text), named).players == named.players
