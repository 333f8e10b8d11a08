"""The few words in which the tests tell a table: seat people, let them play, look."""

from __future__ import annotations

from typing import Any

import pytest

from sidepot import Call, Check, Fold, house, shuffled
from sidepot.rules import Rules
from sidepot.table import Act, Clock, Command, No, Refused, Sit, Table
from sidepot.table.events import Played

STANDARD = house("standard", blinds=(50, 100))


def deck(number: int, cards: bytes) -> bytes:
    return shuffled(number, cards)


def table_of(names: str, rules: Rules = STANDARD, chips: int = 10_000, chairs: int = 6, **settings: Any) -> Table:
    """A table with these people in its first chairs ("." leaves one empty); its first hand waits for `go`."""
    settings = {"deck": deck, "clock": Clock(pause=1), **settings}
    table = Table(rules, chairs, **settings)
    for chair, name in enumerate(names.split()):
        if name != ".":
            table.handle(Sit(name, chair, chips), 0)
    return table


def go(table: Table, hands: int = 1) -> None:
    """Play this many hands by folding, and deal the next one."""
    if not table.playing:
        wait(table)
    for _ in range(hands):
        fold_round(table)
        wait(table)


def wait(table: Table) -> list[Any]:
    """Let time pass until the next deadline."""
    return table.tick(table.deadline) if table.deadline is not None else []


def fold_round(table: Table) -> None:
    """Everybody checks or folds until the hand is over."""
    number = table.number
    while table.playing and table.number == number:
        do(table, Check() if table.hand.options.may_check else Fold())


def do(table: Table, action: Any, player: str | None = None) -> list[Any]:
    return table.handle(Act(player or table.turn, action), table.now)


def call_down(table: Table) -> None:
    """Everybody checks or calls until the hand is over."""
    number = table.number
    while table.playing and table.number == number:
        do(table, Check() if table.hand.options.may_check else Call())


def ask(table: Table, *commands: Command) -> list[Any]:
    return [event for command in commands for event in table.handle(command, table.now)]


def refused(table: Table, command: Any, now: int | None = None) -> No:
    """Why a table refuses a command; it stays as it was."""
    before = table.state()
    with pytest.raises(Refused) as caught:
        table.handle(command, table.now if now is None else now)
    assert table.state() == before
    assert str(caught.value)
    return caught.value.reason


def places(table: Table) -> tuple[int, int | None, int | None]:
    """The chairs of button, small and big blind, as the engine has them."""
    chairs = table.deal.chairs
    sb, bb = table.hand.blinds_at
    return (table.deal.places.button, None if sb is None else chairs[sb], None if bb is None else chairs[bb])


def dealt(table: Table) -> str:
    return " ".join(table.names)


def happened(events: list[Any]) -> list[Any]:
    """The hand's events among these."""
    return [part for event in events if isinstance(event, Played) for part in event.events]
