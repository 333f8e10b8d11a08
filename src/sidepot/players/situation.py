"""The public situation of a decision: all that everyone at the table knows, and no hole card.

What a player decides is a function of this and of its own cards, so nothing else can leak into it.
"""

from __future__ import annotations

from msgspec import Struct

from sidepot.cards import Card, card_set
from sidepot.engine import Options, View
from sidepot.players.families import by_board
from sidepot.players.moves import Kind, Move, moves_of
from sidepot.players.trails import Trails, trails_of
from sidepot.rules import Rules


class Situation(Struct, frozen=True):
    """A decision as everyone sees it."""

    rules: Rules
    seat: int
    players: int
    button: int
    big_blind: int | None
    boards: tuple[int, ...]
    """The board as a card set on each street up to this one."""
    hole: int
    """How many cards a player holds now."""
    stacks: tuple[int, ...]
    wagers: tuple[int, ...]
    paid: tuple[int, ...]
    inside: tuple[int, ...]
    pot: int
    to_call: int
    current: int
    min_to: int | None
    max_to: int | None
    moves: tuple[Move, ...]
    step: int
    """Which of the game's steps it is."""
    may_fold: bool = True
    brings_in: bool = False
    """Whether a call is the bring-in."""
    two_sizes: bool = False
    """Whether the smallest raise and the largest are the only ones."""
    trails: Trails | None = None
    """Where hands are more than hole cards and a board: what everyone saw of them."""

    @property
    def street(self) -> int:
        """0 before the flop, 1 on it, …"""
        return len(self.boards) - 1

    def opens(self, street: int) -> bool:
        """Whether a street is the first of several, where hands are played for what they may become."""
        return street == 0 and len(self.rules.program.streets) > 1

    @property
    def board(self) -> int:
        """The board as a card set."""
        return self.boards[-1]

    @property
    def streets_left(self) -> int:
        """Streets of betting still to come."""
        return len(self.rules.program.streets) - len(self.boards)

    @property
    def others(self) -> tuple[int, ...]:
        """Who else is in."""
        return tuple([seat for seat in self.inside if seat != self.seat])

    @property
    def live(self) -> tuple[int, ...]:
        """Who else is in and has chips."""
        return tuple([seat for seat in self.others if self.stacks[seat]])

    @property
    def raises(self) -> int:
        """Bets and raises on this street so far."""
        return sum(1 for move in self.moves if move.street == self.street and move.kind is Kind.RAISE)

    @property
    def price(self) -> float:
        """What a call costs, as a part of the pot with the call in it."""
        cost = min(self.to_call, self.stacks[self.seat])
        return cost / (self.pot + cost) if cost else 0.0

    @property
    def behind(self) -> int:
        """How many who are in have not acted on this street."""
        acted = {move.seat for move in self.moves if move.street == self.street}
        return sum(1 for seat in self.live if seat not in acted)

    @property
    def most(self) -> int:
        """The highest wager anyone else could match."""
        return max((self.wagers[seat] + self.stacks[seat] for seat in self.live), default=0)

    @property
    def depth(self) -> float:
        """What can still be won or lost against somebody, in big blinds, what was paid included."""
        chips = [self.stacks[seat] + self.paid[seat] for seat in self.others]
        return min(self.stacks[self.seat] + self.paid[self.seat], max(chips, default=0)) / self.rules.bb

    @property
    def last(self) -> bool:
        """Whether nobody who is in acts later on the streets after the first; cards that show may change that."""
        if self.rules.program.shows_cards:
            return False
        left_of_bb = self.rules.opens_later == "left-of-bb" and self.big_blind is not None
        before = self.big_blind if left_of_bb and self.big_blind is not None else self.button

        def place(seat: int) -> int:
            return (seat - before - 1) % self.players

        return all(place(seat) < place(self.seat) for seat in self.live)


def situation(view: View, options: Options) -> Situation:
    """The public part of a view."""
    seat = options.seat
    return Situation(
        rules=view.rules,
        seat=seat,
        players=view.players,
        button=view.button,
        big_blind=view.blinds_at[1],
        boards=_boards(view),
        hole=len(view.holes[seat]),
        stacks=view.stacks,
        wagers=view.wagers,
        paid=view.paid,
        inside=view.inside,
        pot=view.pot,
        to_call=options.to_call,
        current=options.current,
        min_to=options.min_to,
        max_to=options.max_to,
        moves=moves_of(view.log, view.players, view.rules),
        step=view.step,
        may_fold=options.may_fold,
        brings_in=options.bring_in is not None,
        two_sizes=options.two_sizes,
        trails=None if by_board(view.rules.program) else trails_of(view.log, view.players),
    )


def _boards(view: View) -> tuple[int, ...]:
    """The board as it was on each street."""
    board: tuple[Card, ...] = ()
    boards = []
    for street in view.rules.program.by_street:
        board = view.board[: len(board) + street.board]
        boards.append(card_set(board))
        if street.name == view.street:
            break
    return tuple(boards)
