"""The few words in which the tests tell a tournament: who enters, who wins which hand, what happened."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from sidepot import Call, Check, Fold, RaiseTo, house, shuffled
from sidepot.engine import BringIn, Discard, Draw, Show
from sidepot.table import Act, Clock, Table
from sidepot.tournament import AtTable, Level, Levels, No, Refused, Register, Start, Structure, Tournament, busting
from sidepot.tournament.events import Event
from sidepot.tournament.places import Bust

STANDARD = house("standard", blinds=(50, 100))
FLAT = Levels((Level(50, 100, lasts=10**6),))


def deck(table: int, hand: int, cards: bytes) -> bytes:
    return shuffled(1000 * table + hand, cards)


def structure(**fields: Any) -> Structure:
    """Nine chairs, 10,000 chips, blinds that stay at 50/100, a millisecond between hands."""
    return Structure(**{"rules": STANDARD, "levels": FLAT, "clock": Clock(pause=1), "draw": False, **fields})


def begun(names: str | Iterable[str], seed: int = 0, log: Any = None, **fields: Any) -> Tournament:
    """A tournament in which these people sit down; its first hands wait for `deal`."""
    t = Tournament(structure(**fields), deck=deck, seed=seed, log=log)
    for name in names.split() if isinstance(names, str) else names:
        t.handle(Register(name), 0)
    t.handle(Start(), 0)
    return t


def deal(t: Tournament) -> list[Event]:
    """Let time pass until hands are dealt, or nothing more is due."""
    events: list[Event] = []
    dealt = t.index.running
    while t.index.running == dealt and t.deadline is not None:
        events += t.tick(t.deadline)
    return events


def wait(t: Tournament, until: int) -> list[Event]:
    """Let time pass."""
    events: list[Event] = []
    while t.deadline is not None and t.deadline <= until:
        events += t.tick(until)
    return events


def do(t: Tournament, action: Any, table: int | None = None) -> list[Event]:
    """Whoever's turn it is at a table does something."""
    number = next(iter(t.tables)) if table is None else table
    return t.handle(AtTable(Act(t.tables[number].turn, action)), t.now)


def quiet(options: Any) -> Any:
    """Check or fold, throw the first card away, show."""
    if options.may_draw:
        return Draw()
    if options.discards:
        return Discard(options.discards[0])
    if options.may_show:
        return Show()
    if options.bring_in is not None:
        return BringIn()
    return Check() if options.may_check else Fold()


def fold_all(t: Tournament, table: int | None = None) -> list[Event]:
    """Everybody checks or folds until a table's hand is over."""
    return _play(t, table, lambda at: quiet(at.hand.options))


def call_all(t: Tournament, table: int | None = None) -> list[Event]:
    """Everybody checks or calls until a table's hand is over."""
    return _play(t, table, lambda at: Check() if at.hand.options.may_check else Call())


def all_in(t: Tournament, *players: str, table: int | None = None) -> list[Event]:
    """These go all-in, everybody else folds."""
    return _play(t, table, lambda at: _all_in(at.hand.options) if at.turn in players else quiet(at.hand.options))


def _all_in(options: Any) -> Any:
    if options.max_to is not None:
        return RaiseTo(options.max_to)
    return Call() if options.may_call else Check()


def knock_out(t: Tournament, player: str, stack: int = 1) -> list[Event]:
    """Between two hands: somebody else at the table gets a player's chips, as if the last hand had ended so."""
    events: list[Event] = []
    tracked = t.index.tables[t.entrants[player].table]
    rigged(t, player, 0)
    tracked.busts.append(Bust(player, t.entrants[player].number, tracked.number, stack))
    busting.settle(t, tracked, t.now, events)
    t._moved_on(t.now, None)
    return events


def _play(t: Tournament, number: int | None, choose: Any) -> list[Event]:
    number = next(iter(t.tables)) if number is None else number
    tracked = t.index.tables[number]
    hand, events = tracked.dealt, []
    while tracked.busy and tracked.dealt == hand and not t.over:
        events += do(t, choose(tracked.table), number)
    return events


def rigged(t: Tournament, player: str, chips: int) -> None:
    """Give a player another stack, the rest to the next one at the table: for tests that need stacks of a kind."""
    table = t.table_of(player)
    person = table.people[player]
    other = next(p for p in table.people.values() if p is not person and p.chips + person.chips - chips > 0)
    for somebody, change in ((person, chips - person.chips), (other, person.chips - chips)):
        somebody.chips += change


def of(events: Iterable[Event], kind: type) -> list[Any]:
    """The events of a kind."""
    return [event for event in events if isinstance(event, kind)]


def refused(t: Any, command: Any, now: int | None = None) -> No:
    """Why a command is refused; the tournament stays as it was."""
    before = t.state()
    with pytest.raises(Refused) as caught:
        t.handle(command, t.now if now is None else now)
    assert t.state() == before
    assert str(caught.value)
    return caught.value.reason


def simple(kind: str, table: Table, rng: Random) -> Any:
    """Four simple players: a caller, a folder, one who gambles, one who does anything."""
    options = table.hand.options
    if options.may_draw or options.discards or options.may_show:
        return quiet(options)
    chance = rng.random()
    if kind == "folder":
        return quiet(options)
    if kind == "gambler" and chance < 0.5:
        if options.max_to is not None:
            return RaiseTo(options.max_to)
    if kind == "random" and chance < 0.3:
        return quiet(options)
    if options.bring_in is not None:
        return BringIn()
    return Check() if options.may_check else Call()
