"""How much to bet: from the public situation alone, so that the size says nothing about the cards."""

from __future__ import annotations

from random import Random

from sidepot.players.moves import Kind
from sidepot.players.playbook import playbook
from sidepot.players.situation import Situation


def usual(public: Situation) -> int | None:
    """The raise a person would make here, to so many chips; None where raising is closed."""
    return None if public.max_to is None else _legal(public, _wanted(public))


def size(public: Situation, rng: Random) -> int:
    """About the usual raise, now a little more and now a little less, in round numbers."""
    to = _wanted(public)
    over = to - public.current
    step = max(public.rules.bb // 2, 1) if public.street == 0 else max(public.rules.bb, 1)
    varied = public.current + over * rng.choice((0.9, 1.0, 1.0, 1.1))
    return _legal(public, round(varied / step) * step)


def _wanted(public: Situation) -> float:
    book = playbook()
    pot_after_call = public.pot + public.to_call
    if public.street:
        part = book.raise_ if public.raises else book.bet[min(public.street, len(book.bet)) - 1]
        return public.current + part * pot_after_call
    if not blinds_in(public):
        return public.current + (book.raise_ if public.raises else book.bet_antes) * pot_after_call
    if public.raises == 0:
        limpers = sum(1 for move in public.moves if move.kind is Kind.CALL)
        return max(public.current, public.rules.bb) * book.open_to + limpers * public.rules.bb
    if public.raises == 1:
        return public.current * (book.again_in_position if public.last else book.again_out_of_position)
    return public.current * book.fourth


def blinds_in(public: Situation) -> bool:
    """Whether it is the first street, and it began with live blinds."""
    return had_blinds(public) and public.street == 0 and public.current > 0


def had_blinds(public: Situation) -> bool:
    """Whether the first street began with live blinds, whichever it is now."""
    return public.big_blind is not None and public.rules.forced == "blinds"


def _legal(public: Situation, to: float) -> int:
    """Within what is legal and what the others could call; nearly all chips are all of them."""
    assert public.min_to is not None
    assert public.max_to is not None
    mine = public.wagers[public.seat] + public.stacks[public.seat]
    most = min(mine, max(public.most, public.min_to))
    if to >= playbook().commit * most or short(public):
        to = most
    if public.two_sizes:
        to = public.max_to if 2 * to > public.min_to + public.max_to else public.min_to
    return int(max(public.min_to, min(public.max_to, to)))


def short(public: Situation) -> bool:
    """Whether stacks are so short that the first raise is all-in."""
    return blinds_in(public) and public.rules.limit == "no" and public.depth <= playbook().short_bb
