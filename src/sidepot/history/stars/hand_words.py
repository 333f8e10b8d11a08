"""Hands in the words of PokerStars text: "two pair, Kings and Fours", "Lo: 8,7,6,5,2", "Badugi: J,7,5,A"."""

from __future__ import annotations

from functools import lru_cache

from sidepot.cards import RANKS
from sidepot.ranks.hand_names import category_of
from sidepot.ranks.orders import NUMBERS
from sidepot.ranks.scalar import worth
from sidepot.rules import Game, Ranking

_NAMES = (
    "Deuce", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten", "Jack", "Queen", "King", "Ace",
)  # fmt: skip
_MOST = 9 << 26


def words_for(game: Game, hole: int, board: int) -> str:
    """What a hand is called; cards as sets (`sidepot.cards.card_set`)."""
    first = game.rankings[0]
    value = _value(first, hole, board)
    if len(game.rankings) == 1:
        return _alone(value, first.order)
    second = game.rankings[1]
    high, low = _high(value, first.order), _value(second, hole, board)
    return f"HI: {high}; LO: {_low(low, second.order)}" if low else f"HI: {high}"


def _value(ranking: Ranking, hole: int, board: int) -> int:
    return worth(NUMBERS[ranking.order], hole, board if ranking.board else 0, ranking.must, ranking.may)


@lru_cache(maxsize=16_384)
def _alone(value: int, order: str) -> str:
    if order in ("low", "deuce", "low8"):
        return f"Lo: {_low(value, order)}"
    return _badugi(value) if order in ("badugi", "badugi-high") else _high(value, order)


def _ranks(mask: int) -> list[int]:
    return [rank for rank in range(12, -1, -1) if mask >> rank & 1]


def _plural(rank: int) -> str:
    return _NAMES[rank] + ("es" if rank == 4 else "s")


@lru_cache(maxsize=16_384)
def _high(value: int, order: str) -> str:
    kind = category_of(value, order)
    major, minor = _ranks(value >> 13 & 0x1FFF), _ranks(value & 0x1FFF)
    top = (major or minor or [0])[0]
    match kind:
        case 8 if top == 12:
            return "a Royal Flush"
        case 8 | 4:
            return f"a straight{' flush' if kind == 8 else ''}, {_NAMES[_bottom(top, order)]} to {_NAMES[top]}"
        case 7:
            return f"four of a kind, {_plural(top)}"
        case 6:
            return f"a full house, {_plural(top)} full of {_plural((minor or [0])[0])}"
        case 5:
            return f"a flush, {_NAMES[top]} high"
        case 3:
            return f"three of a kind, {_plural(top)}"
        case 2:
            return f"two pair, {_plural(major[0])} and {_plural(major[1])}"
        case 1:
            return f"a pair of {_plural(top)}"
    return f"high card {_NAMES[top]}"


def _bottom(top: int, order: str) -> int:
    """The lowest card of a straight: the ace below the five, or in short deck below the six."""
    lowest = top - 4
    return 12 if lowest < (4 if order == "short-deck" else 0) else lowest


@lru_cache(maxsize=16_384)
def _low(value: int, order: str) -> str:
    value = _MOST - value
    if value >> 26:
        return _high(value, "high")
    names = "A" + RANKS[:12] if order != "deuce" else RANKS
    return ",".join(names[rank] for rank in _ranks(value & 0x1FFF))


def _badugi(value: int) -> str:
    many = value >> 26
    cards = [("A" + RANKS[:12])[rank] for rank in _ranks(0x1FFF - (value & 0x1FFF))]
    return f"{'Badugi' if many == 4 else f'{many}-card'}: {','.join(cards)}"
