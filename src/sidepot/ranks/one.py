# cython: binding=False
# (the interpreter calls a plain C function faster than a bound one)
"""`rank`: how strong one hand is, as a value that compares, counts and speaks. Compiled through `one.pxd`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sidepot.cards import Card, distinct, from_set, show
from sidepot.cards import cards as read
from sidepot.copying import made_by
from sidepot.ranks import classes, hand_names
from sidepot.ranks.games import GAMES, Game, game_named
from sidepot.ranks.scalar import high_if_hand

_ALL = 0x1FFF1FFF1FFF1FFF  # every card
_ONE = 1
_BY_RANK = "a rank is made from cards: sidepot.rank(cards)"
_CARD = Card
_USUAL = "holdem"
_HOLDEM = GAMES[_USUAL]


class Rank:
    """How strong a hand is: larger is better. Hands of one order compare with each other and with ints."""

    __slots__ = ("board", "hand", "ranking", "value")
    __new__ = made_by(_BY_RANK)

    value: int
    ranking: Game
    hand: int
    board: int

    def __init__(self) -> None:
        raise TypeError(_BY_RANK)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.ranking.name

    @property
    def number(self) -> int:
        """1 for the best class of hands, 2 for the next, … 7462 for the worst high hand."""
        return classes.number(self.value, self.ranking.order, self.ranking.lowest_card)

    @property
    def category(self) -> str:
        """The kind of hand: "two pair"."""
        return hand_names.category(self.value, self.ranking.order)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that play, the ones that say most first."""
        return classes.playing(self.ranking, self.hand, self.board, self.value)

    @property
    def other(self) -> Rank | None:
        """What the same cards are for the other half of the pot; None where the game has no halves."""
        other = self.ranking.other
        if other is None:
            return None
        return rank(self.hand, other, self.board if self.board and other.apart == self.ranking.apart else None)

    @property
    def low(self) -> tuple[int, ...] | None:
        """The ranks of the best eight-or-better low from high to low, an ace as 1; None where there is none."""
        half = self if self.ranking.order == "low8" else self.other
        return hand_names.low_ranks(half.value) if half and half.value and half.ranking.order == "low8" else None

    @property
    def name(self) -> str:
        """The hand in words without kickers: "two pair, kings and fours"."""
        return self.named.told()

    @property
    def named(self) -> hand_names.HandName:
        """What the hand is called, as codes: a kind and ranks."""
        return hand_names.named(self.value, self.ranking.order)

    def describe(self, language: str = "en") -> str:
        """The hand in words: "two pair, kings and fours, ace kicker"."""
        return self.named.told(True, language)

    def __int__(self) -> int:
        return self.value

    def __index__(self) -> int:
        return self.value

    def __hash__(self) -> int:
        return hash(self.value)

    def __eq__(self, other: object) -> bool:
        return _comparable(self, other) and self.value == int(other)  # type: ignore[call-overload]

    def __lt__(self, other: Any) -> bool:
        return self.value < int(other) if _comparable(self, other) else NotImplemented

    def __le__(self, other: Any) -> bool:
        return self.value <= int(other) if _comparable(self, other) else NotImplemented

    def __gt__(self, other: Any) -> bool:
        return self.value > int(other) if _comparable(self, other) else NotImplemented

    def __ge__(self, other: Any) -> bool:
        return self.value >= int(other) if _comparable(self, other) else NotImplemented

    def __str__(self) -> str:
        return self.describe()

    def __repr__(self) -> str:
        board = f", board={show(from_set(self.board))!r}" if self.board else ""
        game = "" if self.ranking is _HOLDEM else f", game={_given(self.ranking)!r}"
        return f"rank({show(from_set(self.hand))!r}{game}{board})"

    def __reduce__(self) -> tuple[Any, ...]:
        return rank, (self.hand, _given(self.ranking), self.board or None)


def _given(ranking: Game) -> str | Game:
    """What `rank` makes this ranking of: its name, where it is one of `GAMES`."""
    return ranking.name if GAMES.get(ranking.name) == ranking else ranking


def _comparable(mine: Rank, other: object) -> bool:
    """Whether the order of two values means anything."""
    if isinstance(other, Rank):
        return mine.ranking is other.ranking or mine.ranking.order == other.ranking.order
    return isinstance(other, int)


def rank(cards: str | int | Iterable[int | str], game: str | Game = "holdem", board: Any = None) -> Rank:
    """The rank of a hand, given as text, as cards, or as a card set (a bare int); so is the board."""
    if board is None and game is _USUAL:  # the same word elsewhere goes the longer way
        hand = _quick_set(cards)
        value = high_if_hand(hand)
        if value:
            return _made(value, _HOLDEM, hand, 0)
    return _checked(cards, game, board)


def _made(value: int, ranking: Game, hand: int, board: int) -> Rank:
    made: Rank = Rank.__new__(Rank, "bare")
    made.value = value
    made.ranking = ranking
    made.hand = hand
    made.board = board
    return made


def _quick_set(cards: Any) -> int:
    """The set of well-formed numbers or of a well-formed set; 0 for all that wants a second look."""
    try:
        return _set_of_numbers(cards)
    except OverflowError:  # larger than any number that C knows
        return 0


def _set_of_numbers(cards: Any) -> int:
    hand = 0
    if type(cards) is int:
        signed = cards
        return signed if signed & _ALL == signed else 0
    if type(cards) is list or type(cards) is tuple:
        for card in cards:
            if type(card) is not int and type(card) is not _CARD:
                return 0
            signed = card
            if not 0 <= signed <= 51:
                return 0
            bit = _ONE << (16 * (signed & 3) + (signed >> 2))
            if hand & bit:
                return 0
            hand |= bit
    return hand


def _checked(cards: Any, game: str | Game, board: Any) -> Rank:
    """The same with every mistake named."""
    wanted = game_named(game)
    hand = _quick_set(cards) or set_of(cards)
    shared = 0 if board is None else _quick_set(board) or set_of(board)
    wanted.check(hand, shared)
    return _made(wanted.value(hand, shared), wanted, hand, shared)


def set_of(cards: Any) -> int:
    """The set of cards given in any way; ValueError names what is wrong."""
    if isinstance(cards, Card):
        cards = (cards,)
    if isinstance(cards, int):
        if isinstance(cards, bool) or cards < 0 or cards & ~_ALL:
            raise ValueError(f"{cards!r} is not a set of cards: 13 bits for each suit, in lanes of 16")
        return cards
    found = read(cards)
    hand = _quick_set(found)
    if not hand:
        distinct(found)
    return hand
