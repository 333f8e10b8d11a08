"""`evaluate_cards` on seven ints, `evaluate_omaha_cards` on nine, called in a loop."""

from measure import main
from phevaluator import evaluate_cards, evaluate_omaha_cards
from ranks_dealt import OMAHA, SEVEN, one_by_one, walk


def seven(hand):
    return evaluate_cards(*hand)


def omaha(hand):
    return evaluate_omaha_cards(*hand[1], *hand[0])


main(
    "phevaluator",
    {"one hand": one_by_one(seven, SEVEN), "walk": walk(seven, int), "omaha": one_by_one(omaha, OMAHA)},
)
