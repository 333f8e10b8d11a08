"""Every way the board can be completed, like ones together: few boards, each for many run-outs.

Suits matter for flushes alone. So two run-outs are alike when their ranks are the same and when they have
the same cards in the one suit in which a flush can be made, if there is one: five cards have no second suit
of three.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from math import comb

from sidepot.equity.games import Showdown

NEVER = 6
_RANK = 0x0001000100010001


def flush_needs(showdown: int, hands: Sequence[int]) -> list[int]:
    """For each suit how many cards of the board let someone have a flush; NEVER where none can."""
    needs = []
    for suit in range(4):
        held = max((hand >> 16 * suit & 0x1FFF).bit_count() for hand in hands)
        if showdown in (Showdown.OMAHA, Showdown.OMAHA8):
            needs.append(3 if held >= 2 else NEVER)
        else:
            needs.append(5 - min(held, 2))
    return needs


def runouts(board: int, deck: int, needs: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Full boards that stand for all, each with the number of run-outs it stands for."""
    come = 5 - board.bit_count()
    spare = [need - (board >> 16 * suit & 0x1FFF).bit_count() for suit, need in enumerate(needs)]
    for suit in range(4):
        yield from _suited(board, deck, come, suit, max(spare[suit], 0))
    if min(spare) > 0:
        for chosen, ways in _unsuited(deck, come, spare, 0, 1, [[1] + [0] * come for _ in range(4)]):
            yield board | (_no_flush(chosen, spare) or 0), ways


def _suited(board: int, deck: int, come: int, suit: int, least: int) -> Iterator[tuple[int, int]]:
    """The run-outs with at least *least* cards of the suit: those cards one by one, the others by rank."""
    lane = 0x1FFF << 16 * suit
    mine = [1 << bit for bit in range(16 * suit, 16 * suit + 13) if deck >> bit & 1]
    for more in range(least, come + 1):
        others = list(_by_rank(deck & ~lane, come - more, 0))
        for flush in combinations(mine, more):
            suited = board | sum(flush)
            for rest, ways in others:
                yield suited | rest, ways


def _by_rank(deck: int, come: int, rank: int) -> Iterator[tuple[int, int]]:
    """Some cards for every choice of *come* ranks from *rank* up, with the ways there are to choose suits."""
    if come == 0:
        yield 0, 1
        return
    for at in range(rank, 13):
        here = deck & _RANK << at
        held = here.bit_count()
        for many in range(1, min(held, come) + 1):
            some = _lowest(here, many)
            for rest, ways in _by_rank(deck, come - many, at + 1):
                yield some | rest, ways * comb(held, many)


def _unsuited(
    deck: int, come: int, spare: Sequence[int], rank: int, ways: int, suited: list[list[int]]
) -> Iterator[tuple[list[tuple[int, int]], int]]:
    """The run-outs without a flush: how many of which cards. suited[s][j] counts ways with j of suit s."""
    if come == 0:
        ways -= sum(sum(counts[spare[suit] :]) for suit, counts in enumerate(suited))
        if ways:
            yield [], ways
        return
    for at in range(rank, 13):
        here = deck & _RANK << at
        held = here.bit_count()
        for many in range(1, min(held, come) + 1):
            then = []
            for suit, counts in enumerate(suited):
                own = here >> 16 * suit + at & 1
                out, within = comb(held - own, many), own * comb(held - 1, many - 1)
                then.append([n * out + m * within for n, m in zip(counts, [0, *counts], strict=False)])
            for chosen, left in _unsuited(deck, come - many, spare, at + 1, ways * comb(held, many), then):
                yield [(here, many), *chosen], left


def _no_flush(chosen: Sequence[tuple[int, int]], spare: Sequence[int]) -> int | None:
    """So many cards of each set, in every suit fewer than its spare; None where there are none such."""
    if not chosen:
        return 0
    (here, many), *rest = chosen
    suits = sorted((suit for suit in range(4) if here >> 16 * suit & 0x1FFF), key=lambda suit: -spare[suit])
    for some in combinations(suits, many):
        left = [spare[suit] - (suit in some) for suit in range(4)]
        if min(left) > 0 and (others := _no_flush(rest, left)) is not None:
            return sum(here & 0x1FFF << 16 * suit for suit in some) | others
    return None


def _lowest(cards: int, many: int) -> int:
    """So many cards of a set."""
    rest = cards
    for _ in range(many):
        rest &= rest - 1
    return cards ^ rest
