"""Equity in the slow and obvious way: every hand of every player, every run-out, one by one."""

from itertools import combinations, product

from sidepot.cards import card_set, from_set
from sidepot.equity.games import Showdown
from sidepot.equity.spot import Spot
from sidepot.ranks import scalar


def shares(showdown: int, hands: tuple[int, ...], board: int) -> list[float]:
    """What each player wins of the pot on a full board."""
    if showdown == Showdown.OMAHA8:
        highs = [scalar.omaha(hand, board) for hand in hands]
        lows = [scalar.omaha_low8(hand, board) for hand in hands]
        if any(lows):
            return [(a + b) / 2 for a, b in zip(split(highs), split(lows), strict=True)]
        return split(highs)
    rank = {
        Showdown.HIGH: lambda hand: scalar.high(hand | board),
        Showdown.SHORT: lambda hand: scalar.short_deck(hand | board),
        Showdown.OMAHA: lambda hand: scalar.omaha(hand, board),
        Showdown.PICK: lambda hand: scalar.pick(hand, board),
    }[Showdown(showdown)]
    return split([rank(hand) for hand in hands])


def split(values: list[int]) -> list[float]:
    """A pot for the largest."""
    return [(value == max(values)) / values.count(max(values)) for value in values]


def boards(board: int, deck: int) -> list[int]:
    """Every full board."""
    come = 5 - board.bit_count()
    return [board | card_set(more) for more in combinations(from_set(deck), come)]


def by_hand(spot: Spot) -> list[float]:
    """Each player's equity."""
    whole, won = 0.0, [0.0] * len(spot.players)
    for deal in product(*(spot.hands(at) for at in range(len(spot.players)))):
        hands = tuple(bits for bits, _ in deal)
        used = 0
        for bits in hands:
            used |= bits
        if used.bit_count() < sum(bits.bit_count() for bits in hands):
            continue
        weight = 1.0
        for _, share in deal:
            weight *= share
        for board in boards(spot.board, spot.deck & ~used):
            whole += weight
            for at, share in enumerate(shares(spot.showdown, hands, board)):
                won[at] += weight * share
    return [share / whole for share in won]


def kept(hands: tuple[int, ...], board: int, deck: int) -> list[list[int]]:
    """Which two of three cards best play keeps, face up: see `sidepot.equity.solve`."""
    every = boards(board, deck)
    best = []
    for player, hand in enumerate(hands):
        worth = {}
        for two in map(card_set, combinations(from_set(hand), 2)):
            won, height = 0.0, 0
            for full in every:
                mine = scalar.high(two | full)
                others = [scalar.pick(other, full) for at, other in enumerate(hands) if at != player]
                won += split([mine, *others])[0]
                height += mine
            worth[two] = (round(won, 6), height)
        best.append([two for two in worth if worth[two] == max(worth.values())])
    return best


def with_discards(hands: tuple[int, ...], board: int, deck: int) -> list[float]:
    """Each player's equity when a card is thrown away now."""
    won = [0.0] * len(hands)
    choices = list(product(*kept(hands, board, deck)))
    every = boards(board, deck)
    for choice in choices:
        for full in every:
            for at, share in enumerate(shares(Showdown.HIGH, choice, full)):
                won[at] += share
    return [share / len(choices) / len(every) for share in won]
