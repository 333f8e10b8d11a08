"""What a hand waits for: a wager, cards to be thrown away or drawn, a hand to be shown; or it is over."""

BETTING, DISCARDING, DRAWING, SHOWING, OVER, WAITING = range(6)
"""The last is for the options of a seat whose turn it is not."""
