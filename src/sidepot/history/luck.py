"""Luck: what the cards brought that came once players were all-in, in chips.

For every pot at stake it is the pot times the change of a player's equity from before the cards to after
them. Its mean is 0 whatever the players do, so a result without it has the same mean and less noise. All cards that
are known count, also those that were folded or thrown away: where all are, each card that may still come is equally
likely, whatever the players did because of what they held.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from sidepot.cards import card_set
from sidepot.engine.deeds import Deeds
from sidepot.engine.hand import Hand
from sidepot.engine.stakes import UNKNOWN, Stake, stakes_of
from sidepot.equity import core
from sidepot.equity.games import last_showdown
from sidepot.equity.plain import UNITS
from sidepot.rules import Rules
from sidepot.words.refusal import Wrong

_Spot = tuple[tuple[int, ...], int, int]
"""Hands, a board, and the cards that may still come."""


def has_equities(rules: Rules) -> bool:
    """Whether luck can be told in this game: all that comes once nobody can bet any more is cards of one board.

    In stud the cards that come belong to hands of which only the end is looked at here, and with draws to come an
    equity rests on how each player would have drawn.
    """
    return last_showdown(rules.program) is not None


def luck_of(hand: Hand) -> tuple[float, ...] | None:
    """Each seat's luck in a hand that is over; None where a hand or the game's equities are not known."""
    deeds = Deeds()
    deeds.read(hand, 0)
    if not deeds.at_stake:
        return (0.0,) * hand.players
    stakes = stakes_of(hand)
    if not has_equities(hand.rules) or any(hole & UNKNOWN for stake in stakes for hole in stake.holes):
        return None
    luck = [0.0] * hand.players
    for stake, lucks in zip(stakes, lucks_of(stakes, hand.rules), strict=True):
        for seat, chips in zip(stake.seats, lucks, strict=True):
            luck[seat] += chips
    return tuple(luck)


def lucks_of(stakes: Sequence[Stake], rules: Rules) -> list[list[float]]:
    """For each stake the luck of those who contended for it."""
    whole = card_set(rules.program.deck)
    spots = [[_spot(stake, board, whole) for board in (stake.before, *stake.after)] for stake in stakes]
    worth = _equities({spot for some in spots for spot in some}, rules)
    return [
        [
            stake.amount * (sum(worth[spot][at] for spot in after) / len(after) - worth[before][at])
            for at in range(len(stake.seats))
        ]
        for stake, (before, *after) in zip(stakes, spots, strict=True)
    ]


def _spot(stake: Stake, board: int, whole: int) -> _Spot:
    return stake.holes, board, whole & ~(stake.dead | board | sum(stake.holes))


def _equities(spots: Iterable[_Spot], rules: Rules) -> dict[_Spot, list[float]]:
    """Each hand's exact share of the pot in each spot."""
    showdown = last_showdown(rules.program)
    if showdown is None:
        raise Wrong("mistake-no-luck", game=rules.game)
    found: dict[_Spot, list[float]] = {}
    by_size: dict[int, list[_Spot]] = {}
    for spot in spots:
        by_size.setdefault(len(spot[0]), []).append(spot)
    for size, some in by_size.items():
        hands = array("Q", [hole for holes, _, _ in some for hole in holes])
        boards, decks = array("Q", [spot[1] for spot in some]), array("Q", [spot[2] for spot in some])
        tallies = core.match(showdown, size, hands, boards, decks)
        for spot, tally in zip(some, tallies, strict=True):
            found[spot] = [units / UNITS / tally[0] for units in tally[3 : 1 + 4 * size : 4]]
    return found
