"""What the log of a table, a tournament or a season tells of its hands: dealt from a sealed deck, shown, or void."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from sidepot.room.log.table_log import MOVED, OPENED, VOIDED, Moved, Opened, Voided, context, decoded
from sidepot.room.log.tournament_log import of_deck, steps_of
from sidepot.room.store.records import Record


class DealtHand(Struct, frozen=True):
    """A hand was dealt from a deck, which is sealed."""

    key: object
    called: str
    deck: bytes
    belongs: str
    """What the seal belongs to."""
    at: int


class ShownHand(Struct, frozen=True):
    """A hand is over: the deck it was dealt from."""

    key: object
    called: str
    deck: bytes


class VoidHand(Struct, frozen=True):
    """A hand could not go on."""

    key: object
    seq: int


HandTold = DealtHand | ShownHand | VoidHand


def hands_of_table(stream: str, records: Iterable[Record]) -> Iterator[HandTold]:
    """What a table's records tell of its hands."""
    for record in records:
        if record.kind == MOVED:
            move = decoded(record.data, Moved)
            if move.deck is not None:
                belongs = context(stream, move.hand)
                yield DealtHand(move.hand, f"hand {move.hand}", move.deck, belongs, record.at)
        elif record.kind == OPENED:
            shown = decoded(record.data, Opened)
            yield ShownHand(shown.hand, f"hand {shown.hand}", shown.deck)
        elif record.kind == VOIDED:
            yield VoidHand(decoded(record.data, Voided).hand, record.seq)


def hands_of_tournament(stream: str, records: Iterable[Record]) -> Iterator[HandTold]:
    """What the records of a tournament or a season tell of its hands, at all tables."""
    for record, step in steps_of(records):
        for shown in step.opened:
            yield ShownHand((shown.seq, shown.at), _called(shown.seq, shown.at), shown.deck)
        for at, deck in enumerate(step.decks):
            place = record.seq, at
            yield DealtHand(place, _called(*place), deck, of_deck(stream, place), record.at)


def _called(seq: int, at: int) -> str:
    return f"the hand of record {seq}" + (f", number {at + 1}," if at else "")
