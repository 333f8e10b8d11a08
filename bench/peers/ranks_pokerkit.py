"""`StandardHighHand.from_game` and `OmahaHoldemHand.from_game` on tuples of `Card` objects, called in a loop."""

from measure import main
from pokerkit import Card, OmahaHoldemHand, StandardHighHand
from ranks_dealt import OMAHA, SEVEN, one_by_one, walk


def card(number):
    return next(Card.parse("23456789TJQKA"[number >> 2] + "cdhs"[number & 3]))


def omaha(hand):
    return OmahaHoldemHand.from_game(*hand)


HANDS = [tuple(card(number) for number in hand) for hand in SEVEN]
BOTH = [tuple(tuple(card(number) for number in some) for some in hand) for hand in OMAHA]

main(
    "pokerkit",
    {
        "one hand": one_by_one(StandardHighHand.from_game, HANDS),
        "walk": walk(StandardHighHand.from_game, card),
        "omaha": one_by_one(omaha, BOTH),
    },
)
