"""What a host decides against the usual course: a player is sent away, chips decide early, nothing takes place at all.

The one rule it keeps: nobody's money is lost. A removed player has the place of that moment and what it pays; whoever
paid for a tournament that is cancelled gets all of it back.
"""

from __future__ import annotations

from sidepot.table import Leave
from sidepot.tournament import busting, finishing
from sidepot.tournament.commands import Cancel, CountChips, Remove
from sidepot.tournament.entrants import Entrant
from sidepot.tournament.events import Cancelled, Event, Removed, Unregistered
from sidepot.tournament.refusals import No, Refused
from sidepot.tournament.state import TournamentState
from sidepot.tournament.table_index import TableIndex, TrackedTable


def withdraw(t: TournamentState, entrant: Entrant, events: list[Event]) -> None:
    """Somebody does not enter after all."""
    del t.entrants[entrant.name]
    for number, other in enumerate(t.entrants.values()):
        other.number = number
    t.entries -= 1
    events.append(Unregistered(entrant.name))


def remove(t: TournamentState, command: Remove, now: int, events: list[Event]) -> None:
    """A player is sent away and cannot come back; in play the stack goes with them."""
    entrant = t.entrants.get(command.player) if isinstance(command.player, str) else None
    if t.over:
        raise Refused(No.OVER)
    if command.player in t.barred:
        raise Refused(No.REMOVED_ALREADY)
    if entrant is None:
        raise Refused(No.UNKNOWN_PLAYER)
    t.barred.add(entrant.name)
    events.append(Removed(entrant.name, command.by))
    if not t.begun:
        withdraw(t, entrant, events)
    elif not entrant.out:
        _send_away(t, entrant, now, events)


def _send_away(t: TournamentState, entrant: Entrant, now: int, events: list[Event]) -> None:
    tracked = t.index.tables[entrant.table]
    if entrant.name in tracked.deciding:
        # without chips they are out as if they had said no
        tracked.deciding.discard(entrant.name)
        busting.settle(t, tracked, now, events)
        return
    person = tracked.table.people[entrant.name]
    t.taken_out += person.pending
    person.pending = 0
    if person.seat < 0 or not tracked.busy:
        _take_chips(t, tracked, entrant.name, now, events)
    else:
        # the hand is folded; they get up at its end
        t.told(tracked, tracked.table.direct(Leave(entrant.name), now), now, events)


def _take_chips(t: TournamentState, tracked: TrackedTable, player: str, now: int, events: list[Event]) -> None:
    t.taken_out += tracked.table.people[player].chips
    t.told(tracked, tracked.table.direct(Leave(player), now), now, events)
    busting.out_of_play(t, tracked, [player], now, events)
    busting.settle(t, tracked, now, events)


def cancel(t: TournamentState, command: Cancel, now: int, events: list[Event]) -> None:
    """It is over: nobody has a place, and everyone gets back what they paid."""
    if t.over:
        raise Refused(No.OVER)
    t.cancelled = Cancelled(command.by, {name: paid for name in t.entrants if (paid := _paid(t, name))})
    t.over = True
    t.clock_due, t.absent_due = None, -1
    t.in_play = 0
    t.index = TableIndex()
    events.append(t.cancelled)


def _paid(t: TournamentState, player: str) -> int:
    """What a player has paid so far: entries with their fees, rebuys, the add-on."""
    structure, entrant = t.structure, t.entrants[player]
    paid = entrant.entries * (structure.buy_in + structure.fee)
    if structure.rebuys is not None:
        paid += entrant.rebuys * structure.rebuys.cost
    return paid + (structure.add_on.cost if structure.add_on is not None and entrant.added else 0)


def count_chips(t: TournamentState, command: CountChips, now: int, events: list[Event]) -> None:
    """The biggest stack wins, as it was before the hand in play."""
    if t.over or not t.begun:
        raise Refused(No.OVER if t.over else No.NOT_BEGUN)
    finishing.decide_by_chips(t, now, events)
