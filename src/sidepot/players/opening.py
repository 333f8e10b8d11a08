"""The first street by charts: what to open, what to defend with. Hands are taken by their place among all."""

from __future__ import annotations

import math

from msgspec import Struct

from sidepot.players.moves import Kind
from sidepot.players.playbook import at, playbook
from sidepot.players.situation import Situation
from sidepot.players.sizes import blinds_in, short

_SOFT = 0.012
"""How blurred the border of a chart is, so that hands near it are played both ways."""


class Chart(Struct, frozen=True):
    """The parts of all hands to raise and, the raised ones included, to play at all."""

    raises: float
    plays: float


def chart(public: Situation) -> Chart | None:
    """What the charts say here; None where they say nothing, and equity has to be weighed."""
    if not blinds_in(public) or not public.live:
        return None
    if public.raises == 0:
        return _open(public)
    dear = public.to_call > playbook().dear * public.stacks[public.seat]
    return None if public.raises > 1 or dear or _jammed(public) else _defend(public)


def _jammed(public: Situation) -> bool:
    """Whether somebody is all-in already."""
    return len(public.live) < len(public.others)


def _open(public: Situation) -> Chart:
    book = playbook()
    part = at(book.open, public.behind)
    if short(public):
        part *= book.short
    limpers = sum(1 for move in public.moves if move.kind is Kind.CALL)
    if not limpers:
        return Chart(part, part)
    return Chart(part * book.limped, min(part * book.behind_limpers, 1.0))


def _defend(public: Situation) -> Chart:
    return defence(public, public.seat, public.price)


def defence(public: Situation, seat: int, price: float) -> Chart:
    """What the charts say a seat does about the first raise for such a price."""
    book = playbook()
    opener = next(move for move in public.moves if move.kind is Kind.RAISE)
    calls = at(book.defend if seat == public.big_blind else book.cold_call, opener.behind)
    factor = min(max((book.price / price) ** 1.5, 0.4), 1.5)
    raises = at(book.reraise, opener.behind)
    return Chart(raises, max(min(calls * factor, 1.0), raises))


def within(part: float, place: float) -> float:
    """How surely a hand at this place, 0 to 1, belongs to the best part of all."""
    return 1 / (1 + math.exp(min((1 - part - place) / _SOFT, 500)))
