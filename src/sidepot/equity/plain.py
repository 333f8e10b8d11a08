"""The work behind every equity, in plain Python: what the C core does, done slowly and plainly.

Both cores offer `match`, `duel` and `sample` and give the same numbers. A tally is the number of deals,
then four numbers for each player: deals won alone, deals shared, pot units won, and the squares of each
deal's units. Where the pot has two halves, every player's units of the first follow, and then those of the second.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations, product

from sidepot.cards import from_set
from sidepot.equity.dealer import Dealer, Seat
from sidepot.equity.games import Showdown
from sidepot.equity.runouts import flush_needs, runouts
from sidepot.ranks import scalar

UNITS = 10080
"""A pot divides evenly among up to ten players, and so does each half and each quarter of it."""

Tally = list[float]


def match(showdown: int, players: int, hands: array[int], boards: array[int], decks: array[int]) -> list[Tally]:
    """For each deal (so many hands, a board, a deck) the tally over all ways to complete the board."""
    return [
        _match(showdown, hands[players * at : players * (at + 1)], board, deck)
        for at, (board, deck) in enumerate(zip(boards, decks, strict=True))
    ]


def _match(showdown: int, hands: Sequence[int], board: int, deck: int) -> Tally:
    runs = list(runouts(board, deck, flush_needs(showdown, hands)))
    if showdown != Showdown.THROW:
        return _tally(showdown, hands, runs)
    choices = list(product(*_kept(hands, runs)))
    total = _nothing(showdown, len(hands))
    for kept in choices:
        for at, number in enumerate(_tally(Showdown.HIGH, kept, runs)):
            total[at] += number / len(choices)
    return total


def duel(
    showdown: int,
    boards: array[int],
    times: array[int],
    hands: array[int],
    weights: array[float],
    others: array[int],
    other_weights: array[float],
) -> tuple[list[float], list[float], list[float]]:
    """Two ranges on full boards that count so many times: for each hand the deals, those won, those tied."""
    value = _HIGH[showdown]
    deals, won, tied = ([0.0] * len(hands) for _ in range(3))
    for board, often in zip(boards, times, strict=True):
        theirs = [
            (other, often * against, value(other, board))
            for other, against in zip(others, other_weights, strict=True)
            if not other & board
        ]
        for at, hand in enumerate(hands):
            if hand & board:
                continue
            mine = value(hand, board)
            for other, against, his in theirs:
                if not hand & other:
                    deals[at] += weights[at] * against
                    if mine > his:
                        won[at] += weights[at] * against
                    elif mine == his:
                        tied[at] += weights[at] * against
    return deals, won, tied


def sample(showdown: int, seats: Sequence[Seat], board: int, deck: int, come: int, seed: int, count: int) -> Tally:
    """The tally of *count* random deals with *come* cards to the board; then the discard, if one is due."""
    deal = Dealer(deck, seed)
    total = _nothing(showdown, len(seats))
    for _ in range(count):
        hands = deal.hands(seats)
        full = board | deal.cards(come)
        if showdown == Showdown.THROW:
            _add_expected(total, _match(showdown, hands, full, deal.left))
        else:
            _add(total, *_shares(showdown, hands, full), 1)
    return total


def _value_high(hole: int, board: int) -> int:
    return scalar.high(hole | board)


def _value_short(hole: int, board: int) -> int:
    return scalar.short_deck(hole | board)


def _value_low(hole: int, board: int) -> int:
    return scalar.low(hole | board)


def _value_low8(hole: int, board: int) -> int:
    return scalar.low8(hole | board)


_HIGH: dict[int, Callable[[int, int], int]] = {
    Showdown.HIGH: _value_high,
    Showdown.SHORT: _value_short,
    Showdown.OMAHA: scalar.omaha,
    Showdown.OMAHA8: scalar.omaha,
    Showdown.PICK: scalar.pick,
    Showdown.RAZZ: _value_low,
    Showdown.STUD8: _value_high,
}


HALVES: dict[int, Callable[[int, int], int]] = {
    Showdown.OMAHA8: scalar.omaha_low8,
    Showdown.STUD8: _value_low8,
}
"""How the second half of the pot goes where there is one: 0 for no hand, and then it goes with the first."""


def _nothing(showdown: int, players: int) -> Tally:
    return [0.0] * (1 + (6 if showdown in HALVES else 4) * players)


def _tally(showdown: int, hands: Sequence[int], runs: Iterable[tuple[int, int]]) -> Tally:
    total = _nothing(showdown, len(hands))
    for board, times in runs:
        _add(total, *_shares(showdown, hands, board), times)
    return total


def _shares(showdown: int, hands: Sequence[int], board: int) -> tuple[list[int], list[int]]:
    """What each hand wins of the pot, in units, and then of each half where there are two."""
    high = _split([_HIGH[showdown](hand, board) for hand in hands])
    if showdown not in HALVES:
        return high, []
    lows = [HALVES[showdown](hand, board) for hand in hands]
    if not any(lows):
        return high, [*high, *([0] * len(hands))]
    halves = [[units // 2 for units in half] for half in (high, _split(lows))]
    return [a + b for a, b in zip(*halves, strict=True)], [*halves[0], *halves[1]]


def _split(values: Sequence[int]) -> list[int]:
    best = max(values)
    share = UNITS // values.count(best)
    return [share if value == best else 0 for value in values]


def _add(total: Tally, shares: Sequence[int], halves: Sequence[int], times: int) -> None:
    total[0] += times
    for at, half in enumerate(halves, 1 + 4 * len(shares)):
        total[at] += times * half
    for at, share in enumerate(shares):
        if share:
            total[1 + 4 * at] += times * (share == UNITS)
            total[2 + 4 * at] += times * (share != UNITS)
            total[3 + 4 * at] += times * share
            total[4 + 4 * at] += times * share * share


def _add_expected(total: Tally, part: Tally) -> None:
    """Count a tally of many run-outs as one deal."""
    total[0] += 1
    for at in range(1, len(part), 4):
        units = part[at + 2] / part[0]
        total[at] += part[at] / part[0]
        total[at + 1] += part[at + 1] / part[0]
        total[at + 2] += units
        total[at + 3] += units * units


def _kept(hands: Sequence[int], runs: Sequence[tuple[int, int]]) -> list[list[int]]:
    """For each player the two cards to keep, several where they are as good; see `sidepot.equity.solve`."""
    pairs = [[card.bit | other.bit for card, other in combinations(from_set(hand), 2)] for hand in hands]
    values = [[[scalar.high(two | board) for board, _ in runs] for two in some] for some in pairs]
    lazy = [[max(at) for at in zip(*some, strict=True)] for some in values]
    kept = []
    for player, some in enumerate(values):
        others = [at for other, at in enumerate(lazy) if other != player]
        worth = [_worth(mine, others, runs) for mine in some]
        kept.append([two for two, is_worth in zip(pairs[player], worth, strict=True) if is_worth == max(worth)])
    return kept


def _worth(mine: Sequence[int], others: Sequence[Sequence[int]], runs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Pot units won against the others, and then how high the hands are on the whole."""
    units = height = 0
    for value, theirs, (_, times) in zip(mine, zip(*others, strict=True), runs, strict=True):
        height += times * value
        if value >= max(theirs):
            units += times * (UNITS // (1 + theirs.count(value)))
    return units, height
