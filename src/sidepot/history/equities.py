"""Each seat's share of the pot at a moment, by the cards that are known; of the others any may be held."""

from __future__ import annotations

from collections.abc import Sequence

from sidepot.cards import Card
from sidepot.equity import equity, playout
from sidepot.equity.games import hole_at
from sidepot.equity.solved_draws import ships_book
from sidepot.history.luck import has_equities
from sidepot.rules import Rules

Hole = tuple[Card | None, ...]

_SAMPLES = 20_000
"""So many deals are looked at where all would take long: the error is a third of a percent."""
_PLAYED_OUT = 300 if str(playout.__file__).endswith(".py") else _SAMPLES
"""The same where deals are played out step by step, slowly in plain Python: there the error is three percent."""
_DRAWN_OUT = 300
"""The same with draws to come."""


def is_known(hole: Hole) -> bool:
    """Whether all cards of a hand are."""
    return bool(hole) and None not in hole


def equities_of(
    rules: Rules,
    holes: Sequence[Hole],
    inside: Sequence[int],
    boards: Sequence[tuple[Card, ...]],
    draws: int | None = 0,
) -> dict[int, float] | None:
    """The shares that the seats in win on average from here, the mean over two boards where there are two.

    Those whose cards are not known hold any hand they may. *draws* are to come (None: some have drawn, some have not),
    and every player draws in the best way, going by nothing but their own cards. None where no hand is known, the game
    has no equities, or cards are still to be thrown away: to weigh that takes a thousand times as long as a step of a
    replay may.
    """
    if _is_stud(rules) and len(inside) > 1 and any(card is not None for seat in inside for card in holes[seat]):
        return dict(zip(inside, _in_stud(rules, holes, inside), strict=True))
    if rules.program.draws:
        if draws is None or (draws and not _draws_quickly(rules)):
            return None
        if len(inside) < 2 or not any(is_known(holes[seat]) for seat in inside):
            return None
        return dict(zip(inside, _with_draws(rules, holes, inside, boards, draws), strict=True))
    if len(inside) < 2 or not has_equities(rules) or not any(is_known(holes[seat]) for seat in inside):
        return None
    if any(_throws_ahead(rules, holes[seat], board) for seat in inside for board in boards):
        return None
    found = [_on_board(rules, holes, inside, board) for board in boards]
    return {seat: sum(shares[at] for shares in found) / len(found) for at, seat in enumerate(inside)}


def _throws_ahead(rules: Rules, hole: Hole, board: tuple[Card, ...]) -> bool:
    """Whether a hand has cards to throw away, or has thrown some while others have not yet."""
    game = rules.program
    if not game.throws:
        return False
    kept = game.hole - game.throws
    return hole_at(game, len(board)) != kept or (is_known(hole) and len(hole) != kept)


def _is_stud(rules: Rules) -> bool:
    """Whether all cards that come are players' own, and nobody has any choice."""
    game = rules.program
    return game.shows_cards and not (game.board or game.draws or game.throws)


def _in_stud(rules: Rules, holes: Sequence[Hole], inside: Sequence[int]) -> tuple[float, ...]:
    """By the cards that are seen of each hand, whatever the others are."""
    seen = [[card for card in hole if card is not None] for hole in holes]
    gone = [card for seat, cards in enumerate(seen) if seat not in inside for card in cards]
    return equity([seen[seat] for seat in inside], "", gone, rules.program, _PLAYED_OUT, 1).equity


def _draws_quickly(rules: Rules) -> bool:
    """Whether draws are looked up: to weigh them by dealing, or to solve the game first, takes too long in a replay."""
    game = rules.program
    orders = tuple(ranking.order for ranking in game.rankings)
    return not game.board and ships_book(orders, game.hole, game.draws)


def _with_draws(
    rules: Rules, holes: Sequence[Hole], inside: Sequence[int], boards: Sequence[tuple[Card, ...]], draws: int
) -> tuple[float, ...]:
    hands = [[card for card in holes[seat] if card is not None] for seat in inside]
    folded = {card for seat, hole in enumerate(holes) if seat not in inside for card in hole if card is not None}
    # what was folded may have been shuffled in again and lie somewhere else by now
    gone = sorted(folded - {card for hand in hands for card in hand} - {card for board in boards for card in board})
    second = boards[1] if len(boards) > 1 else None
    deals = _DRAWN_OUT if draws else _PLAYED_OUT
    return equity(hands, boards[0], gone, rules.program, deals, 1, second_board=second, draws=draws).equity


def _on_board(rules: Rules, holes: Sequence[Hole], inside: Sequence[int], board: tuple[Card, ...]) -> tuple[float, ...]:
    known = [seat for seat in inside if is_known(holes[seat])]
    hands = [[card for card in holes[seat] if card is not None] if seat in known else "random" for seat in inside]
    # cards of a hand that was folded, or is known in part, can't come any more
    gone = [card for seat, hole in enumerate(holes) if seat not in known for card in hole if card is not None]
    quick = len(known) == len(inside) and (len(board) >= 3 or (len(known) == 2 and rules.program.hole == 2))
    samples = None if quick else _SAMPLES
    return equity(hands, board, gone, rules.program, samples, 1).equity
