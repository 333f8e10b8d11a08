"""The hands that every contender ranks."""

from itertools import combinations, islice
from random import Random

from measure import rates

_random = Random(1)
SEVEN = [_random.sample(range(52), 7) for _ in range(4096)]
OMAHA = [(cards[:4], cards[4:]) for cards in (_random.sample(range(52), 9) for _ in range(4096))]


def one_by_one(rank, hands):
    """Calls of rank(hand), over the hands again and again."""

    def work(n):
        left = n
        while left > 0:
            for hand in hands[:left]:
                rank(hand)
            left -= len(hands)
        return {"hands": n}

    return rates(work)


def walk(rank, card):
    """Calls of rank(hand) for the first hands in order, made of card(number)."""
    deck = [card(number) for number in range(52)]

    def work(n):
        for hand in islice(combinations(deck, 7), n):
            rank(hand)
        return {"hands": n}

    return rates(work)
