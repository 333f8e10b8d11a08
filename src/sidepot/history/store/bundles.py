"""Hands as they are kept in a store: some together, compressed; and what tells two of them apart."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Sequence
from hashlib import blake2b

import msgspec
from msgspec import Struct

from sidepot.engine.log import DEALT, DISCARD, DRAW, SHOW
from sidepot.engine.stored import packed
from sidepot.history.record import About, Record
from sidepot.rules import Rules

_LEVEL = 1
_WITH_CARDS = 1 << DEALT | 1 << DRAW | 1 << DISCARD | 1 << SHOW


class Kept(Struct, frozen=True, array_like=True, omit_defaults=True):
    """A record with a number in the place of its rules."""

    rules: int
    stacks: tuple[int, ...]
    button: int
    facts: bytes
    players: tuple[str, ...]
    deck: bytes
    no_sb: bool
    posts: dict[int, tuple[int, int]]
    about: About
    engine: int

    def record(self, rules: Rules) -> Record:
        """The record, by the rules that the number means."""
        return Record(
            rules=rules, stacks=self.stacks, button=self.button, facts=self.facts, players=self.players, deck=self.deck,
            no_sb=self.no_sb, posts=self.posts, about=self.about, engine=self.engine,
        )  # fmt: skip


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(list[Kept])
_several = msgspec.msgpack.Decoder(list[msgspec.Raw])


def kept(record: Record, rules: int) -> bytes:
    """A record as bytes."""
    made = Kept(
        rules, record.stacks, record.button, record.facts, record.players, record.deck, record.no_sb, record.posts,
        record.about, record.engine,
    )  # fmt: skip
    return _encoder.encode(made)


def bundled(some: Sequence[bytes]) -> bytes:
    """Hands together, compressed."""
    return zlib.compress(_encoder.encode([msgspec.Raw(each) for each in some]), _LEVEL)


def unbundled(data: bytes) -> list[bytes]:
    """The hands of a bundle, still as bytes."""
    return [bytes(each) for each in _several.decode(zlib.decompress(data))]


def records_in(data: bytes, rules_of: Callable[[int], Rules]) -> list[Record]:
    """The records of a bundle."""
    return [each.record(rules_of(each.rules)) for each in _decoder.decode(zlib.decompress(data))]


def mark_of(record: Record) -> int:
    """What tells a hand from all others: by its number and what everybody saw of it, else by all of it.

    So a hand with a number is the same hand in the files of two players who saw different cards of it.
    """
    about = record.about
    if about.number:
        # without its cards the facts are still most of what there is to tell hands apart by
        seen = packed([code for code in record.codes if not _WITH_CARDS >> (code & 31) & 1])
        parts: tuple[object, ...] = (
            about.site, about.table, about.number, record.stacks, record.button, record.players, seen,
        )  # fmt: skip
    else:
        parts = (about.site, about.table, about.time, record.stacks, record.button, record.players, record.facts)
    digest = blake2b(_encoder.encode(parts), digest_size=8).digest()
    return int.from_bytes(digest, "little", signed=True)
