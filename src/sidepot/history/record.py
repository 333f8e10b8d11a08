"""One hand of a history, in whatever format it was written: what was played, and what surrounds it.

    record.hand          the engine's hand, as its facts tell it; nothing is decided again
    record.about.table   what a history tells beside the hand

The facts are the truth (`sidepot.engine.log`). A card that the history does not tell is hidden in them, as in a view.
Chips are counted in the smallest unit of the history: `about.decimals` says how many of their digits are decimals.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sidepot.engine.hand import Hand, retold
from sidepot.engine.log import (
    DEALT,
    DISCARD,
    DRAW,
    SHOW,
    UNSEEN,
    card_at,
    card_count,
    entry,
    flag_of,
    kind_of,
    seat_of,
    value_of,
)
from sidepot.engine.results import Result
from sidepot.engine.stored import ENGINE, packed, unpacked
from sidepot.engine.views import View
from sidepot.history.moments import Moment, steps_of
from sidepot.rules import Rules


class Away(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table who was not dealt in."""

    name: str
    chair: int
    stack: int = 0
    why: str = "sitting out"


class Note(Struct, frozen=True, omit_defaults=True):
    """Something a history tells that is no fact of the hand: chat, a player who left, a clock that ran out."""

    text: str
    after: int = 0
    """How many of the facts came before it."""


class Occasion(Struct, frozen=True, omit_defaults=True):
    """The tournament a hand belongs to. Money is in the smallest unit of its currency."""

    number: str = ""
    name: str = ""
    buy_in: int = 0
    fee: int = 0
    bounty: int = 0
    currency: str = ""
    decimals: int = 0
    level: str = ""
    began: str = ""
    kind: str = ""
    speed: str = ""
    flags: tuple[str, ...] = ()
    initial_stack: int = 0
    bounties: tuple[int, ...] = ()
    """What each seat's head is worth; () where there is nothing on them."""
    bounties_won: tuple[tuple[int, int, int], ...] = ()
    """Seat, money, and the seat that is out."""
    bounties_grown: tuple[tuple[int, int, int, int], ...] = ()
    """Where bounties grow: seat, the seat that is out, by how much its own bounty grew, and what it is now."""


class About(Struct, frozen=True, omit_defaults=True):
    """What surrounds a hand; "" and empty rows where the history does not tell."""

    number: str = ""
    """The hand's number."""
    site: str = ""
    table: str = ""
    table_size: int = 0
    time: str = ""
    """When it began: ISO 8601, as the clock in `zone` showed it."""
    zone: str = ""
    """UTC, ET, America/New_York …, as it was told."""
    currency: str = ""
    """ISO code; "" for play money and tournament chips."""
    decimals: int = 0
    """How many digits of a number of chips are decimals: 2 where chips are cents."""
    bottomless: bool = False
    """The history names no stacks, and nobody can run out of chips."""
    occasion: Occasion | None = None
    hero: int | None = None
    """The seat whose cards the writer of the history saw."""
    chairs: tuple[int, ...] = ()
    """The number of each seat's chair at its table."""
    ids: tuple[str, ...] = ()
    """What each seat is called in the file, where that is not the player's name."""
    away: tuple[Away, ...] = ()
    rake: int | None = None
    """What the house took as the history says; None where it says nothing. The facts have it too."""
    notes: tuple[Note, ...] = ()
    format: str = ""
    """Which format it was read from."""
    extra: dict[str, Any] = {}
    """What else the file had, by the names it has there."""


class Record(Struct, frozen=True):
    """A hand that is over: what it began with, everything that happened, and what surrounds it."""

    rules: Rules
    stacks: tuple[int, ...]
    button: int
    facts: bytes
    """The log, packed (`sidepot.engine.stored`)."""
    players: tuple[str, ...] = ()
    """Their names by seat; () where they are not known."""
    deck: bytes = b""
    """Where it is known."""
    no_sb: bool = False
    posts: dict[int, tuple[int, int]] = {}
    about: About = About()
    engine: int = ENGINE

    @property
    def codes(self) -> list[int]:
        """The facts, one number each."""
        return unpacked(self.facts)

    @property
    def hand(self) -> Hand:
        """The hand as its facts tell it. Cards that the history does not tell are None."""
        return retold(
            self.rules, self.stacks, self.button, self.codes, self.deck, no_sb=self.no_sb, posts=self.posts or None
        )

    @property
    def result(self) -> Result:
        """Who paid, won and showed what."""
        result = self.hand.result
        assert result is not None
        return result

    @property
    def names(self) -> tuple[str, ...]:
        """What to call the players: by their names, else Seat 1, Seat 2 …"""
        given = self.players or ("",) * len(self.stacks)
        return tuple([name or f"Seat {seat}" for seat, name in enumerate(given, 1)])

    @property
    def called(self) -> tuple[str, ...]:
        """What the file calls the players."""
        return self.about.ids or self.names

    @property
    def steps(self) -> int:
        """How many steps one goes through it by; `at` counts them from 0."""
        return len(steps_of(self.hand))

    def at(self, step: int) -> Moment:
        """The hand after a step: 0 is after the deal, −1 the end. `at(k).fork()` goes on from there."""
        return Moment(self.hand, step)

    def but(self, **changes: Any) -> Record:
        """This record with something changed."""
        return replace(self, **changes)

    def seen_by(self, seat: int | None) -> Record:
        """What a seat (None: the rail) saw of it: cards of others that were not shown are hidden, and the deck is."""
        view = self.hand.view(seat)
        about = replace(self.about, hero=seat)
        return replace(self, facts=packed(view.facts), deck=b"", about=about)


def record_of(hand: Hand | View, players: Sequence[str] = (), about: About | None = None) -> Record:
    """The record of a hand that is over, or of what somebody saw of it."""
    if not hand.over:
        raise ValueError("a hand is recorded once it is over")
    deck, posts = (hand.deck, dict(hand.posts)) if isinstance(hand, Hand) else (b"", {})
    return Record(
        rules=hand.rules, stacks=hand.starting_stacks, button=hand.button, facts=packed(hand.facts),
        players=tuple(players), deck=deck, no_sb=hand.no_sb, posts=posts, about=about or About(),
    )  # fmt: skip


def without_unknown(facts: Sequence[int], known: Mapping[int, set[int]]) -> list[int]:
    """Facts with every card hidden that is not one of the cards known of its seat; cards face up are always known."""
    return [_hidden(code, known) if kind_of(code) in _WITH_CARDS else code for code in facts]


_WITH_CARDS = (DEALT, DRAW, DISCARD, SHOW)


def _hidden(code: int, known: Mapping[int, set[int]]) -> int:
    seat, value = seat_of(code), value_of(code)
    seen, hidden = known.get(seat, set()), value & 1023
    for i in range(card_count(value)):
        card = card_at(value, i)
        hidden |= (card if card in seen or value >> (3 + i) & 1 else UNSEEN) << (10 + 6 * i)
    return entry(kind_of(code), seat, hidden, flag_of(code))
