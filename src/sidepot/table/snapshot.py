"""A table as a value, and back: what lets a long log be replayed from somewhere near its end.

The one rule it keeps: a restored table goes on exactly like the one that was saved.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

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


class SavedPerson(Struct, frozen=True, omit_defaults=True):
    """Somebody in a chair."""

    name: str
    chair: int
    chips: int
    bank: int = 0
    seat: int = -1
    pending: int = 0
    entry: str = "wait"
    owes_sb: bool = False
    owes_bb: bool = False
    fresh: bool = False
    joining: bool = False
    out: bool = False
    away: bool = False
    leaving: bool = False
    online: bool = True
    graced: bool = False
    at_blind: bool = False
    plan: str = "none"
    price: int = 0
    agrees: frozenset[str] = frozenset()
    auto: bool = False
    aside: int = 0
    tops_up: int = 0
    rebuys: int = 0
    moves_to: int = -1


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
    rules: Rules | None = None
    """None: those of the table."""
    no_sb: bool = False
    posts: dict[int, tuple[int, int]] = {}
    engine: int = 1
    """The version that played it."""


class Saved(Struct, frozen=True, omit_defaults=True):
    """A table between two calls."""

    rules: Rules
    chairs: int
    clock: Clock
    people: tuple[SavedPerson, ...]
    numbers: dict[str, int | bool]
    """Everything about the table that is a number, or a yes or no, by its name: what is due when, whose turn it is."""
    balances: dict[str, int]
    bought: dict[str, int]
    cashed: dict[str, int]
    staked: dict[str, int] = {}
    next_rules: Rules | None = None
    waiting: tuple[str, ...] = ()
    offers: dict[int, tuple[str, int]] = {}
    left: dict[str, Left] = {}
    last: Places | None = None
    base: Rules | None = None
    """The rules before blinds rose; None: those of the table."""
    entrants: tuple[str, ...] = ()
    gone: tuple[Gone, ...] = ()
    result: GameOver | None = None
    asking: Act | None = None
    answers: dict[str, bool] = {}
    revealed: dict[str, tuple[int, ...]] = {}
    rabbit: tuple[int, ...] = ()
    hand: SavedHand | None = None


_OF_A_PERSON = SavedPerson.__struct_fields__
_GIVEN = {"journals"}
"""Numbers that come from the settings a table is made with."""


def save(table: Table) -> Saved:
    """Everything that decides how a table goes on."""
    ledger = table.ledger
    return Saved(
        rules=table.rules, chairs=table.chairs, clock=table.clock, numbers=_numbers(table),
        people=tuple([_save_person(person) for person in table.seated if person is not None]),
        balances=dict(ledger.balances), bought=dict(ledger.bought), cashed=dict(ledger.cashed),
        staked=dict(ledger.staked), next_rules=table.next_rules, waiting=table.waiting, offers=dict(table.offers),
        left=dict(table.left), last=table.last, base=None if table.base == table.rules else table.base,
        entrants=table.entrants, gone=table.gone, result=table.result, hand=_save_hand(table),
        asking=table.asking, answers=dict(table.answers),
        revealed=dict(table.revealed), rabbit=table.rabbit,
    )  # fmt: skip


def restore(saved: Saved, **settings: Any) -> Table:
    """The table that was saved; *settings* are its deck, log and journal."""
    games = bool(saved.numbers["games"])
    table = Table(saved.rules, saved.chairs, clock=saved.clock, games=games, **settings)
    table.base = saved.base or saved.rules
    table.entrants, table.gone, table.result = saved.entrants, saved.gone, saved.result
    table.asking, table.answers = saved.asking, dict(saved.answers)
    table.revealed, table.rabbit = dict(saved.revealed), saved.rabbit
    for given in saved.people:
        person = Person(given.name, given.chair, given.chips, given.bank)
        for name in _OF_A_PERSON:
            setattr(person, name, getattr(given, name))
        table.seated[person.chair] = table.people[person.name] = person
    ledger = table.books
    ledger.balances, ledger.bought, ledger.cashed = dict(saved.balances), dict(saved.bought), dict(saved.cashed)
    ledger.staked = dict(saved.staked)
    table.next_rules, table.last = saved.next_rules, saved.last
    table.waiting, table.offers, table.left = saved.waiting, dict(saved.offers), dict(saved.left)
    if saved.hand is not None:
        _restore_hand(table, saved.hand)
    for name in set(saved.numbers).intersection(TableState.__slots__):
        setattr(table, name, saved.numbers[name])
    return table


def _numbers(table: Table) -> dict[str, int | bool]:
    found = {name: getattr(table, name) for name in TableState.__slots__ if name not in _GIVEN}
    return {name: value for name, value in found.items() if isinstance(value, int)}


def _save_person(person: Person) -> SavedPerson:
    return SavedPerson(*[getattr(person, name) for name in _OF_A_PERSON])


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
    hand = hand_at(
        saved.rules or table.rules, saved.stacks, saved.button, unpacked(saved.facts), saved.deck,
        saved.no_sb, saved.posts or None, saved.engine,
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
