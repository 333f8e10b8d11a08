"""`evaluate` on a list of seven `Card` objects, called in a loop."""

from eval7 import Card, evaluate
from measure import main
from ranks_dealt import SEVEN, one_by_one, walk


def card(number):
    return Card("23456789TJQKA"[number >> 2] + "cdhs"[number & 3])


HANDS = [[card(number) for number in hand] for hand in SEVEN]

main("eval7", {"one hand": one_by_one(evaluate, HANDS), "walk": walk(evaluate, card)})
