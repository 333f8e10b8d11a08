"""A careful player: good starting cards and made hands, nothing else."""

from __future__ import annotations

from random import Random

from msgspec import Struct

from sidepot.cards import Card
from sidepot.engine import Action, Call, Check, Discard, Fold, Options, RaiseTo, Show, View
from sidepot.players.strength import category, lies_open, made, starting

# how good a hand is, in steps
NOTHING, FAIR, GOOD, GREAT = range(4)
_PAIR, _TWO_PAIR, _TRIPS = 1, 2, 3


class Tight(Struct, frozen=True):
    """Raises great hands, calls a fair price with good ones, throws the rest away."""

    def choose(self, view: View, options: Options, rng: Random) -> Action:
        """Play good starting cards and made hands only."""
        if options.discards:
            return Discard(_throw(view, options.discards))
        if options.may_show:
            return Show()
        step = _later(view) if view.board else _first(view)
        size = _size(view, options)
        if size is not None and _wants_more(options, step, rng):
            return RaiseTo(size)
        if options.may_check:
            return Check()
        return Call() if options.to_call <= _price(view, options, step) else Fold()


def _wants_more(options: Options, step: int, rng: Random) -> bool:
    """Great hands bet and raise a few times, good ones bet now and then."""
    if step == GREAT:
        return options.wagers_made < 3
    return step == GOOD and options.wagers_made == 0 and rng.random() < 0.6


def _mine(view: View) -> tuple[Card, ...]:
    return tuple([card for card in view.hole if card is not None])


def _throw(view: View, discards: tuple[Card, ...]) -> Card:
    """The card whose loss leaves most."""

    def left(card: Card) -> int:
        rest = [other for other in _mine(view) if other != card]
        return made(view.rules.streets, rest, view.board) if view.board else starting(rest)

    return max(discards, key=lambda card: (left(card), -card.rank, card.suit))


def _first(view: View) -> int:
    """How good the starting cards are; more cards have to be better."""
    points = starting(_mine(view)) - 3 * (len(view.hole) - 2)
    return GREAT if points >= 22 else GOOD if points >= 18 else FAIR if points >= 13 else NOTHING


def _later(view: View) -> int:
    """How good the made hand is, over what lies on the board for everyone."""
    game = view.rules.streets
    kind = category(game, made(game, _mine(view), view.board))
    shared = category(game, lies_open(game, view.board))
    if kind <= shared:
        return NOTHING
    if kind >= _TRIPS or (kind == _TWO_PAIR and shared == 0):
        return GREAT
    if kind == _TWO_PAIR:
        return GOOD
    best = max(card.rank for card in view.board)
    return GOOD if _pairs_at_least(view, best) else FAIR


def _pairs_at_least(view: View, rank: int) -> bool:
    """A pair of this rank or better with a hole card in it."""
    board = [card.rank for card in view.board]
    mine = [card.rank for card in _mine(view)]
    return any(r >= rank and (r in board or mine.count(r) > 1) for r in mine)


def _pot(view: View) -> int:
    return sum(pot.amount for pot in view.pots)


def _size(view: View, options: Options) -> int | None:
    """Two thirds of the pot on top of a call, within what is legal."""
    if options.min_to is None or options.max_to is None:
        return None
    to = options.current + 2 * (_pot(view) + options.to_call) // 3
    return max(options.min_to, min(options.max_to, to))


def _price(view: View, options: Options, step: int) -> int:
    """The most a hand is worth calling."""
    if step == GREAT:
        return options.stack
    if step == FAIR and not view.board:
        return view.rules.bb
    return _pot(view) * {NOTHING: 0, FAIR: 3, GOOD: 9}[step] // 10
