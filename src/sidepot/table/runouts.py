"""The run-out: the cards that came when nobody could do anything any more, and how long it is worth watching."""

from __future__ import annotations

from sidepot.engine import Hand
from sidepot.engine.events import Called, Checked, Dealt, DealtBoard, Died, Discarded, Drew, Event, Folded, RaisedTo
from sidepot.table.clock import Clock

_DEEDS = (Folded, Checked, Called, RaisedTo, Discarded, Drew, Died)
Deal = DealtBoard | tuple[Dealt, ...]
"""Cards of a board, or those that players got one after the other: nobody twice."""


def run_out_deals(hand: Hand) -> tuple[Deal, ...]:
    """What was dealt after the last thing anybody did, to hands that lay there; none where it ended without cards."""
    log = list(hand.log)
    last = _last_deed(log)
    deals = _deals(log[last + 1 :])
    held = any(isinstance(event, Dealt) for event in log[: last + 1])
    return tuple(deals if held or not deals or isinstance(deals[0], DealtBoard) else deals[1:])


def _last_deed(log: list[Event]) -> int:
    return max((at for at, event in enumerate(log) if isinstance(event, _DEEDS)), default=-1)


def _deals(events: list[Event]) -> list[Deal]:
    found: list[Deal] = []
    for event in events:
        if isinstance(event, DealtBoard):
            found.append(event)
        elif isinstance(event, Dealt):
            last = found[-1] if found else ()
            if isinstance(last, DealtBoard) or not last or event.seat in {dealt.seat for dealt in last}:
                found.append((event,))
            else:
                found[-1] = (*last, event)
    return found


def time_to_watch(hand: Hand, clock: Clock) -> int:
    """How much longer the pause after a hand is: time for the hands to be turned up, and for each deal."""
    if not clock.runout:
        return 0
    log = list(hand.log)
    deals = len(_deals(log[_last_deed(log) + 1 :]))
    return clock.runout * (deals + 1) if deals else 0
