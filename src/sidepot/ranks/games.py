"""The games a hand can be ranked in: which cards they take, how many of them play, and in which order they compare."""

from __future__ import annotations

from typing import NamedTuple

from sidepot.cards import from_set
from sidepot.ranks.orders import NUMBERS
from sidepot.ranks.scalar import count, worth
from sidepot.words.refusal import Wrong

_ALL = 52  # as many as there are


class Game(NamedTuple):
    """One way to rank hands: all that a game plays for, or the first of its two halves."""

    name: str
    order: str  # one of `orders.ORDERS`; values of one order compare
    fewest: int  # cards in the hand, or in the hole where the board is kept apart
    most: int
    must: int = 0  # hole cards that have to play
    may: int = _ALL  # and that may
    boards: tuple[int, int] = (0, 0)  # fewest and most cards of a board that is kept apart; else it is just more cards
    lowest_card: int = 0
    other: Game | None = None  # what the other half of the pot goes by

    @property
    def apart(self) -> bool:
        """Whether the board is not just more cards."""
        return self.boards[1] > 0

    @property
    def method(self) -> str:
        """What the kernel calls this way to rank; empty where it knows none."""
        if self.apart:
            return _KERNEL_APART.get(self.order, "") if self.must == self.may == 2 else ""
        most, lowest = _KERNEL.get(self.order, (0, 0))
        return self.order.replace("-", "_") if self.most <= most and self.lowest_card == lowest else ""

    def value(self, cards: int, board: int = 0) -> int:
        """The value of a set of cards with a board."""
        return worth(NUMBERS[self.order], cards, board, self.must, self.may)

    def check(self, hand: int, board: int = 0) -> None:
        """ValueError where this game can't rank these cards."""
        if hand & board:
            check_apart(hand, board)
        if self.lowest_card:
            self._check_deck(hand | board)
        if not self.boards[1]:
            self.check_count(count(hand | board))
            return
        self.check_count(count(hand))
        self.check_board(count(board))

    def _check_deck(self, cards: int) -> None:
        """ValueError for a card that this game is played without."""
        for card in from_set(cards):
            if card < self.lowest_card:
                raise Wrong("mistake-not-in-deck", card=str(card), game=self.name)

    def check_count(self, held: int) -> None:
        """ValueError for too few or too many cards."""
        if not self.fewest <= held <= self.most:
            raise _wrong_count("mistake-ranks", self.name, self.fewest, self.most, held)

    def check_board(self, held: int) -> None:
        """ValueError for a board of too few or too many cards."""
        fewest, most = self.boards
        if not fewest <= held <= most:
            raise _wrong_count("mistake-board", self.name, fewest, most, held)


_KERNEL = {"high": (7, 0), "short-deck": (7, 16), "low8": (7, 0), "low": (7, 0), "deuce": (5, 0), "badugi": (4, 0)}
"""How many cards at most the kernel takes in an order, and the lowest one that it lets pass."""
_KERNEL_APART = {"high": "omaha", "low8": "omaha_low8"}


def _wrong_count(message: str, game: str, fewest: int, most: int, held: int) -> Wrong:
    """Too few cards or too many: how many there have to be, and how many there are."""
    if fewest != most:
        return Wrong(f"{message}-between", game=game, fewest=fewest, count=most, held=held)
    return Wrong(message, game=game, count=most, held=held)


def _omaha(name: str, fewest: int, most: int, order: str = "high", other: Game | None = None) -> Game:
    """Two of the hole cards play with three of the board."""
    return Game(name, order, fewest, most, 2, 2, (3, 5), other=other)


_LOW8 = Game("low8", "low8", 5, 7)
_DRAW = Game("draw", "high", 5, 5)
_TRIPLE27 = Game("triple27", "deuce", 5, 5)
_TRIPLE_A5 = Game("triple-a5", "low", 5, 5)

GAMES: dict[str, Game] = {
    game.name: game
    for game in (
        Game("holdem", "high", 5, 7),
        Game("short-deck", "short-deck", 5, 7, lowest_card=16),
        _omaha("omaha", 4, 4),
        _omaha("omaha5", 5, 5),
        _omaha("omaha6", 6, 6),
        _omaha("omaha8", 4, 6, "low8", other=_omaha("omaha", 4, 6)),
        _omaha("courchevel", 5, 5),
        _omaha("drawmaha", 5, 5, other=_DRAW),
        Game("lazy-pineapple", "high", 3, 3, may=2, boards=(3, 5)),
        Game("irish", "high", 2, 4, may=2, boards=(3, 5)),
        Game("royal", "high", 5, 7, lowest_card=32),
        Game("mit2026", "high", 5, 8),
        Game("stud", "high", 5, 7),
        Game("stud8", "high", 5, 7, other=_LOW8),
        _LOW8,
        Game("razz", "low", 5, 7),
        _DRAW,
        Game("draw27", "deuce", 5, 5),
        Game("2-7", "deuce", 5, 5),
        _TRIPLE27,
        _TRIPLE_A5,
        Game("badugi", "badugi", 1, 4),
        Game("badacey", "badugi", 5, 5, other=_TRIPLE_A5),
        Game("badeucey", "badugi-high", 5, 5, other=_TRIPLE27),
        Game("kuhn", "card", 1, 1),
        Game("leduc", "paired", 1, 1, 1, 1, (0, 1)),
        Game("rhode-island", "three", 3, 3),
    )
}


def game_named(name: str | Game) -> Game:
    """The game of this name, or one of your own; ValueError lists the names there are."""
    game = GAMES.get(name)  # type: ignore[arg-type]
    if game is not None:
        return game
    if isinstance(name, Game):
        if name.order not in NUMBERS:
            raise ValueError(f"{name.order!r} is not an order of hands: {', '.join(NUMBERS)}")
        return name
    raise Wrong("mistake-no-ranked-game", game=repr(name), games=", ".join(GAMES))


def check_apart(hand: int, board: int) -> None:
    """ValueError where a card is in the hand and on the board."""
    if hand & board:
        raise Wrong("mistake-in-both", card=str(from_set(hand & board)[0]))
