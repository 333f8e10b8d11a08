"""The run-out: what came on the board when nobody could bet any more, and how long it is worth watching."""

from __future__ import annotations

from sidepot.engine import Hand
from sidepot.engine.events import Called, Checked, Dealt, DealtBoard, Died, Discarded, Drew, Folded, RaisedTo
from sidepot.table.clock import Clock

_DEEDS = (Folded, Checked, Called, RaisedTo, Discarded, Drew, Died)


def run_out_deals(hand: Hand) -> tuple[DealtBoard, ...]:
    """The cards of the board after the last thing anybody did, street by street; none where it ended without them."""
    deals: list[DealtBoard] = []
    for event in reversed(hand.log):
        if isinstance(event, DealtBoard):
            deals.append(event)
        elif isinstance(event, _DEEDS):
            break
    return tuple(reversed(deals))


def _streets_run_out(hand: Hand) -> int:
    """How many deals came after the last thing anybody did: of a board, or a card for each player in stud."""
    deals, seats = 0, set[int]()
    for event in reversed(hand.log):
        if isinstance(event, _DEEDS):
            break
        if isinstance(event, DealtBoard):
            deals += 1
        elif isinstance(event, Dealt):
            deals += not seats or event.seat in seats
            seats = {event.seat} if event.seat in seats else seats | {event.seat}
    return deals


def time_to_watch(hand: Hand, clock: Clock) -> int:
    """How much longer the pause after a hand is: time for the hands to be turned up, and for each deal."""
    if not clock.runout:
        return 0
    deals = _streets_run_out(hand)
    return clock.runout * (deals + 1) if deals else 0
