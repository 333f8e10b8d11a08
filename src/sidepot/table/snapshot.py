"""A table as a value, and back: what lets a long log be replayed from somewhere near its end.

The one rule it keeps: a restored table goes on exactly like the one that was saved.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sidepot.engine.hand import hand_at
from sidepot.engine.stored import ENGINE, packed, unpacked
from sidepot.rules import Rules
from sidepot.table.button import Deal, Places
from sidepot.table.clock import Clock
from sidepot.table.commands import Act
from sidepot.table.events import GameOver
from sidepot.table.people import Gone, Left, Person
from sidepot.table.state import TableState
from sidepot.table.table import Table


class SavedHand(Struct, frozen=True, omit_defaults=True):
    """The hand in play, or the last one: its inputs and what was done. It has the deck: seal it while the hand runs."""

    stacks: tuple[int, ...]
    button: int
    deck: bytes
    facts: bytes
    """What happened so far, packed (`sidepot.engine.stored`)."""
    deal: Deal
    names: tuple[str, ...]
    here: tuple[int, ...]
    """The seats whose players have not left their chairs since."""
    rules: Rules | int | None = None
    """None: those of the table."""
    no_sb: bool = False
    posts: dict[int, tuple[int, int]] = {}
    engine: int = 1
    """The version that played it."""


class Saved(Struct, frozen=True, omit_defaults=True):
    """A table between two calls. Rules that several tables share may be numbers instead: places in a row of them."""

    rules: Rules | int
    chairs: int
    clock: Clock
    people: tuple[dict[str, Any], ...]
    """Everyone in a chair: what is not as with somebody who has just come."""
    numbers: dict[str, int | bool]
    """Everything about the table that is a number, or a yes or no, by its name: what is due when, whose turn it is."""
    balances: dict[str, int]
    bought: dict[str, int]
    cashed: dict[str, int]
    staked: dict[str, int] = {}
    next_rules: Rules | int | None = None
    waiting: tuple[str, ...] = ()
    offers: dict[int, tuple[str, int]] = {}
    left: dict[str, Left] = {}
    last: Places | None = None
    base: Rules | int | None = None
    """The rules before blinds rose; None: those of the table."""
    entrants: tuple[str, ...] = ()
    gone: tuple[Gone, ...] = ()
    result: GameOver | None = None
    asking: Act | None = None
    answers: dict[str, bool] = {}
    revealed: dict[str, tuple[int, ...]] = {}
    rabbit: tuple[int, ...] = ()
    hand: SavedHand | None = None


_NOBODY = Person("", -1, 0, 0)
_GIVEN = {"journals"}
"""Numbers that come from the settings a table is made with."""


def save(table: Table) -> Saved:
    """Everything that decides how a table goes on."""
    ledger = table.ledger
    return Saved(
        rules=table.rules, chairs=table.chairs, clock=table.clock, numbers=_numbers(table),
        people=tuple([changed_from(_NOBODY, person, Person.__slots__) for person in table.people.values()]),
        balances=dict(ledger.balances), bought=dict(ledger.bought), cashed=dict(ledger.cashed),
        staked=dict(ledger.staked), next_rules=table.next_rules, waiting=table.waiting, offers=dict(table.offers),
        left=dict(table.left), last=table.last, base=None if table.base == table.rules else table.base,
        entrants=table.entrants, gone=table.gone, result=table.result, hand=_save_hand(table),
        asking=table.asking, answers=dict(table.answers),
        revealed=dict(table.revealed), rabbit=table.rabbit,
    )  # fmt: skip


def restore(saved: Saved, **settings: Any) -> Table:
    """The table that was saved; *settings* are its deck, log and journal."""
    games, rules = bool(saved.numbers["games"]), _whole(saved.rules)
    table = Table(rules, saved.chairs, clock=saved.clock, games=games, **settings)
    table.base = rules if saved.base is None else _whole(saved.base)
    table.entrants, table.gone, table.result = saved.entrants, saved.gone, saved.result
    table.asking, table.answers = saved.asking, dict(saved.answers)
    table.revealed, table.rabbit = dict(saved.revealed), saved.rabbit
    for given in saved.people:
        person = Person("", -1, 0, 0)
        for name, value in given.items():
            setattr(person, name, frozenset(value) if name == "agrees" else value)
        table.seated[person.chair] = table.people[person.name] = person
    ledger = table.books
    ledger.balances, ledger.bought, ledger.cashed = dict(saved.balances), dict(saved.bought), dict(saved.cashed)
    ledger.staked = dict(saved.staked)
    table.next_rules, table.last = None if saved.next_rules is None else _whole(saved.next_rules), saved.last
    table.waiting, table.offers, table.left = saved.waiting, dict(saved.offers), dict(saved.left)
    if saved.hand is not None:
        _restore_hand(table, saved.hand)
    for name in set(saved.numbers).intersection(TableState.__slots__):
        setattr(table, name, saved.numbers[name])
    return table


def changed_from(fresh: object, thing: object, names: Iterable[str]) -> dict[str, Any]:
    """What of something is not as it is in the beginning, by its name."""
    return {name: value for name in names if (value := getattr(thing, name)) != getattr(fresh, name)}


# rules that many tables share


def without_rules(saved: Saved, kept: dict[Rules, int]) -> Saved:
    """A saved table with numbers for its rules: their places in *kept*, which takes in those that are new."""

    def place(rules: Rules | int | None) -> int | None:
        return None if rules is None else kept.setdefault(_whole(rules), len(kept))

    hand = None if saved.hand is None else replace(saved.hand, rules=place(saved.hand.rules))
    own = kept.setdefault(_whole(saved.rules), len(kept))
    return replace(saved, rules=own, base=place(saved.base), next_rules=place(saved.next_rules), hand=hand)


def with_rules(saved: Saved, kept: Sequence[Rules]) -> Saved:
    """The saved table that this was made of."""

    def whole(place: Rules | int | None) -> Rules | None:
        return kept[place] if isinstance(place, int) else place

    hand = None if saved.hand is None else replace(saved.hand, rules=whole(saved.hand.rules))
    own = whole(saved.rules)
    assert own is not None
    return replace(saved, rules=own, base=whole(saved.base), next_rules=whole(saved.next_rules), hand=hand)


def _whole(rules: Rules | int) -> Rules:
    assert not isinstance(rules, int), "these rules lie elsewhere: with_rules brings them back"
    return rules


def _numbers(table: Table) -> dict[str, int | bool]:
    found = {name: getattr(table, name) for name in TableState.__slots__ if name not in _GIVEN}
    return {name: value for name, value in found.items() if isinstance(value, int)}


def _save_hand(table: Table) -> SavedHand | None:
    hand, deal = table.hand, table.deal
    if hand is None or deal is None:
        return None
    here = tuple([seat for seat, person in enumerate(table.seats) if table.people.get(person.name) is person])
    return SavedHand(
        hand.starting_stacks, hand.button, hand.deck, packed(hand.facts), deal, table.names, here,
        None if hand.rules == table.rules else hand.rules, hand.no_sb, dict(hand.posts), ENGINE,
    )  # fmt: skip


def _restore_hand(table: Table, saved: SavedHand) -> None:
    rules = table.rules if saved.rules is None else _whole(saved.rules)
    hand = hand_at(
        rules, saved.stacks, saved.button, unpacked(saved.facts), saved.deck, saved.no_sb, saved.posts or None,
        saved.engine,
    )  # fmt: skip
    table.set_hand(hand)
    table.deal, table.names = saved.deal, saved.names
    # whoever has left is a stranger to a view, also when they came back
    table.seats = tuple(
        [
            table.people[name] if seat in saved.here else Person(name, saved.deal.chairs[seat], 0, 0)
            for seat, name in enumerate(saved.names)
        ]
    )
