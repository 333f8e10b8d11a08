"""`Evaluator().evaluate` on two and five of its ints, called in a loop."""

from measure import main
from ranks_dealt import SEVEN, one_by_one, walk
from treys import Card, Evaluator

EVALUATE = Evaluator().evaluate


def card(number):
    return Card.new("23456789TJQKA"[number >> 2] + "cdhs"[number & 3])


def rank(hand):
    return EVALUATE(*hand)


def together(hand):
    return EVALUATE([], list(hand))


HANDS = [([card(number) for number in hand[:2]], [card(number) for number in hand[2:]]) for hand in SEVEN]

main("treys", {"one hand": one_by_one(rank, HANDS), "walk": walk(together, card)})
