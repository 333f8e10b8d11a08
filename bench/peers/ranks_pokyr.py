"""`cpoker.handvalue` on a list of seven ints, called in a loop."""

from measure import main
from poker.cpoker import handvalue
from ranks_dealt import SEVEN, one_by_one, walk

main("pokyr", {"one hand": one_by_one(handvalue, SEVEN), "walk": walk(lambda hand: handvalue(list(hand)), int)})
