"""A record of a hand as rows of numbers: one for the hand, one for each seat. Columns are made of many of them."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache

import numpy as np

from sidepot.engine.deeds import Deeds
from sidepot.history.clocks import place_of
from sidepot.history.positions import ORDER, position_name
from sidepot.history.record import Record
from sidepot.history.store.columns import LOW_BITS, LUCK, NEVER, NO_COMBO, OF_HANDS, OF_SEATS, OPEN, SAFE, Columns
from sidepot.rules import Rules

_LOW = (1 << LOW_BITS) - 1


class Rows:
    """Rows so far; *rules_id* and *name_id* say by which number rules and names go."""

    def __init__(self, rules_id: Callable[[Rules], int], name_id: Callable[[str], int]) -> None:
        self._rules_id, self._name_id = rules_id, name_id
        self._deeds = Deeds()
        self._of_hands: list[int] = []
        self._of_seats: list[int] = []

    def add(self, record: Record) -> None:
        """One more hand."""
        hand, deeds, about = record.hand, self._deeds, record.about
        deeds.read(hand, 0)
        stake = OPEN if deeds.at_stake else SAFE
        self._of_hands += (
            when(about.time, about.zone), self._rules_id(record.rules), self._name_id(about.site), deeds.pot,
            record.rules.stake, about.decimals, hand.players, stake,
        )  # fmt: skip
        left, put, name_id = hand.stacks, self._of_seats.extend, self._name_id
        for seat, name in enumerate(record.names):
            position, bits, acts, held = deeds.row_of(seat)
            place, net = _place(position, hand.players), left[seat] - record.stacks[seat]
            put((name_id(name), place, bits & _LOW, bits >> LOW_BITS, acts, net, 0, combo(held), held))

    def columns(self) -> Columns:
        """All rows as columns."""
        hands = np.array(self._of_hands, dtype=np.int64).reshape(-1, len(OF_HANDS))
        seats = np.array(self._of_seats, dtype=np.int64).reshape(-1, len(OF_SEATS))
        found = dict(zip((*OF_HANDS, *OF_SEATS), (*hands.T, *seats.T), strict=True))
        found[LUCK] = np.zeros(len(seats))
        return Columns(len(hands), len(seats), found)


@lru_cache(maxsize=256)
def _place(position: int, players: int) -> int:
    return ORDER.index(position_name(position, players))


COMBOS = 1326
"""How many hands of two cards there are."""


@lru_cache(maxsize=2048)
def combo(held: int) -> int:
    """The number of a hand of two cards: the higher card decides, then the lower."""
    if held.bit_count() != 2:
        return NO_COMBO
    high, low = held.bit_length() - 1, (held & -held).bit_length() - 1
    return high * (high - 1) // 2 + low


def when(time: str, zone: str) -> int:
    """A time as seconds since 1970; NEVER where it is not known, or not understood."""
    if not time:
        return NEVER
    try:
        moment = datetime.fromisoformat(time)
    except ValueError:
        return NEVER
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=place_of(zone) or UTC)
    return int(moment.timestamp())
