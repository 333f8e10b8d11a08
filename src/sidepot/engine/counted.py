"""What statistics count of a seat in a hand, as places in its bits, and the numbers of positions."""

VERSION = 1
"""One more whenever the same facts come to other deeds: what was counted before is counted again."""

LAST = 4
"""Streets are 0 to this; further ones count as the last."""

# the bits of a seat, as their places
ASKED, ENTERED, RAISED, FACED_RAISE, RERAISED, FACED_RERAISE, FOLDED_TO_RERAISE = range(7)
MAY_STEAL, STOLE, FACED_STEAL, FOLDED_TO_STEAL = range(7, 11)
SAW_FLOP, SHOWDOWN, WON, ALL_IN = range(11, 15)
FOLDED = 15
"""On street 0; four more bits for the later streets."""
MAY_CBET = 20
"""On street 1; the same four bits again for each later street."""
CBET, FACED_CBET, FOLDED_TO_CBET = MAY_CBET + 1, MAY_CBET + 2, MAY_CBET + 3
BITS = MAY_CBET + 4 * LAST

BUTTON, SMALL_BLIND, BIG_BLIND, NOWHERE = 0, -1, -2, -3
"""Positions: else how many places before the button, 1 is the cutoff; nowhere in a game without a button."""
