"""Small numbers with names: what a hand waits for, why raising is closed, whether a bring-in is owed."""

BETTING, DISCARDING, DRAWING, SHOWING, OVER, WAITING = range(6)
"""A wager, cards to be thrown away or drawn, a hand to be shown; or it is over. The last is for the options of a seat
whose turn it is not."""

OPEN, TOO_FEW_CHIPS, CAPPED, SHUT, NO_CALLER = range(5)
"""Whether raising is open to the player to act; if not, for want of chips, because the betting is capped, since nobody
has made a full raise after that player acted, or since nobody else could call."""

MUST_BRING_IN, MAY_BRING_IN = 1, 2
"""What a bring-in is to the player to act; 0 where there is none."""
