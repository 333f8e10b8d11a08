"""The hands of a table or a tournament, each kept for those who were in it: as facts, beside the rules they mean.

The one rule it keeps: a hand that is over is told by its facts, whatever became of the engine and of house files.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import msgspec
from msgspec import Struct

from sidepot.engine import Hand
from sidepot.engine.hand import retold
from sidepot.engine.sound import check_facts
from sidepot.engine.stored import ENGINE, FORMAT, packed, unpacked
from sidepot.room.record.source import LATEST, Shelf
from sidepot.room.services import Services
from sidepot.room.store.records import Damaged, Record
from sidepot.room.store.streams import of_hands, of_rules
from sidepot.rules import Rules
from sidepot.rules.stored import StoredRules, rules_from, rules_hash, stored_rules
from sidepot.table import Table

HAND = "hand"
"""What the records of a stream of hands are called."""


class HandPlayed(Struct, frozen=True, omit_defaults=True):
    """A hand that is over: enough to see it again through anyone's eyes."""

    number: int
    at: int
    names: tuple[str, ...]
    chairs: tuple[int, ...]
    accounts: tuple[str, ...]
    """Who may see it again; auto players are nobody."""
    rules: str
    """The hash of its rules, which are a record of their own."""
    stacks: tuple[int, ...]
    button: int
    facts: bytes
    no_sb: bool = False
    posts: dict[int, tuple[int, int]] = {}
    table: int = 0
    """Of a tournament: at which table it was played."""
    format: int = 1
    engine: int = 1
    """The version that decided it."""

    def hand(self, rules: Rules) -> Hand:
        """The hand itself, by the rules that its hash means; Damaged where its facts can't be."""
        facts = unpacked(self.facts)
        try:
            check_facts(rules, self.stacks, facts)
            return retold(rules, self.stacks, self.button, facts, no_sb=self.no_sb, posts=self.posts or None)
        except ValueError as error:
            raise Damaged(f"hand {self.number} is damaged: {error}") from None


def hand_of(data: bytes) -> HandPlayed:
    """A hand as it was written."""
    return msgspec.json.decode(data, type=HandPlayed)


def rules_of(shelf: Shelf, ident: str, played: HandPlayed) -> Rules:
    """The rules of a hand that was played at a table or in a tournament."""
    found = _rules(played.rules)
    if found is None:
        records = shelf.named(of_rules(ident), played.rules, LATEST, 1)
        if not records:
            raise Damaged(f"the rules of hand {played.number} are not there")
        found = _KNOWN[played.rules] = rules_from(msgspec.json.decode(records[0].data, type=StoredRules))
    return found


_KNOWN: dict[str, Rules] = {}
"""Rules by their hash, which says all of them: those that were looked up."""
MOST_KNOWN = 1_000


def _rules(key: str) -> Rules | None:
    if len(_KNOWN) > MOST_KNOWN:
        _KNOWN.clear()
    return _KNOWN.get(key)


def hand_played(shelf: Shelf, ident: str, played: HandPlayed) -> Hand:
    """A hand that was played at a table or in a tournament."""
    return played.hand(rules_of(shelf, ident, played))


class Annals:
    """The hands of a table or a tournament, one record each, and one for all rules that are new."""

    def __init__(self, ident: str, services: Services, own: Callable[[str], bool] = lambda name: True) -> None:
        self._stream, self._rules_stream = of_hands(ident), of_rules(ident)
        self._services = services
        self.own = own
        """Whether a name is that of an account here, not of an auto player."""
        self.count = services.store.last(self._stream)
        self._rules_count = services.store.last(self._rules_stream)
        self._known: set[str] = set()

    def records(self, table: Table, number: int | None = None, at_table: int = 0) -> list[Record]:
        """The records of the hand that has just ended at a table, with its own number or as the next one."""
        hand, deal = table.hand, table.deal
        assert hand is not None
        assert deal is not None
        self.count += 1
        number = self.count if number is None else number
        people = tuple(dict.fromkeys(name for name in table.names if self.own(name)))
        played = HandPlayed(
            number, self._services.world.wall(), table.names, deal.chairs, people, rules_hash(hand.rules),
            hand.starting_stacks, hand.button, packed(hand.facts), hand.no_sb, dict(hand.posts), at_table,
            FORMAT, ENGINE,
        )  # fmt: skip
        record = Record(self._stream, self.count, table.now, HAND, _encode(played), people, number)
        return [*self._new_rules(hand.rules, played.rules, table.now), record]

    def _new_rules(self, rules: Rules, key: str, at: int) -> list[Record]:
        """The record of rules by which no hand was played here yet."""
        if key in self._known:
            return []
        self._known.add(key)
        if self._rules_count and self._services.store.named(self._rules_stream, key, LATEST, 1):
            return []
        self._rules_count += 1
        return [Record(self._rules_stream, self._rules_count, at, "rules", _rules_data(rules), (key,), 1)]


@lru_cache(maxsize=64)
def _rules_data(rules: Rules) -> bytes:
    return msgspec.json.encode(stored_rules(rules))


_encode = msgspec.json.Encoder().encode
