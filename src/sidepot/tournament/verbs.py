"""Commands to a tournament: entering, starting, rebuys, add-ons, pauses. Decide, then change."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sidepot.table import Give, Sit
from sidepot.tournament import balancing, busting, removing, schedule
from sidepot.tournament.commands import (
    Cancel,
    CountChips,
    NoRebuy,
    Pause,
    Rebuy,
    Register,
    Remove,
    Resume,
    Start,
    TakeAddOn,
    TimeToStart,
    Unregister,
)
from sidepot.tournament.entrants import Entrant
from sidepot.tournament.events import (
    AddedOn,
    Began,
    Event,
    Paused,
    Rebought,
    Registered,
    Resumed,
    Seated,
    TooFewCame,
)
from sidepot.tournament.refusals import No, Refused
from sidepot.tournament.seating import draw_tables, free_chairs
from sidepot.tournament.state import PAUSE, TournamentState
from sidepot.tournament.structure import AddOn, Rebuys
from sidepot.tournament.table_index import TrackedTable


def name_of(name: object) -> str:
    """A name that may be used."""
    if not isinstance(name, str) or not 1 <= len(name) <= 64 or not name.isprintable() or not name.strip():
        raise Refused(No.BAD_NAME)
    return name


def _entrant(t: TournamentState, player: object) -> Entrant:
    entrant = t.entrants.get(player) if isinstance(player, str) else None
    if entrant is None:
        raise Refused(No.UNKNOWN_PLAYER)
    return entrant


def _playing(t: TournamentState, player: object) -> tuple[Entrant, TrackedTable]:
    """An entrant in a chair, and the table."""
    entrant = _entrant(t, player)
    if not t.begun:
        raise Refused(No.NOT_BEGUN)
    if t.over:
        raise Refused(No.OVER)
    if entrant.out:
        raise Refused(No.PLAYER_OUT)
    if entrant.name in t.barred:
        raise Refused(No.REMOVED)
    return entrant, t.index.tables[entrant.table]


def _may_register(t: TournamentState, player: object) -> tuple[str, Entrant | None]:
    """The name, and the entrant it belonged to before."""
    name = name_of(player)
    if t.over:
        raise Refused(No.OVER)
    if name in t.barred:
        raise Refused(No.REMOVED)
    known = t.entrants.get(name)
    if known is not None and not known.out:
        raise Refused(No.REGISTERED_ALREADY)
    if not schedule.may_enter(t):
        raise Refused(No.REGISTRATION_CLOSED)
    if known is not None and known.entries > t.structure.reentries:
        raise Refused(No.NO_REENTRY)
    if known is None and t.structure.most is not None and len(t.entrants) >= t.structure.most:
        raise Refused(No.FULL)
    return name, known


def register(t: TournamentState, command: Register, now: int, events: list[Event]) -> None:
    """Enter, late or again where that is possible."""
    name, known = _may_register(t, command.player)
    if known is None:
        t.entrants[name] = known = Entrant(name, len(t.entrants))
    else:
        known.entries += 1
        known.gone = -1
    t.entries += 1
    events.append(Registered(name, known.entries, t.entries))
    if t.begun:
        _seat_late(t, known, now, events)
    elif _complete(t):
        _begin(t, now, events)


def _complete(t: TournamentState) -> bool:
    """Whether it begins by itself: with enough players, and not before the time set."""
    structure = t.structure
    if structure.starts_at is None:
        return structure.starts_with == len(t.entrants)
    return t.awaited and len(t.entrants) >= structure.needed


def _seat_late(t: TournamentState, entrant: Entrant, now: int, events: list[Event]) -> None:
    """A drawn chair at a table with the fewest players; a new table where all are full."""
    tracked = t.index.smallest
    if not free_chairs(tracked.table):
        tracked = t.open_table(t.structure.chairs, t.rng.randrange(t.structure.chairs), now, events)
    _seat(t, entrant, tracked, t.rng.choice(free_chairs(tracked.table)), now, events)
    balancing.arrange(t, now, events)


def _seat(
    t: TournamentState, entrant: Entrant, tracked: TrackedTable, chair: int, now: int, events: list[Event]
) -> None:
    stack = t.structure.stack
    entrant.table = tracked.number
    t.in_play += 1
    t.told(tracked, tracked.table.direct(Sit(entrant.name, chair, stack, moved=True), now), now, events)
    t.index.resize(tracked)
    events.append(Seated(entrant.name, tracked.number, chair, stack))


def _may_unregister(t: TournamentState, player: object) -> Entrant:
    entrant = _entrant(t, player)
    if t.begun:
        raise Refused(No.BEGAN_ALREADY)
    if t.over:
        raise Refused(No.OVER)
    return entrant


def unregister(t: TournamentState, command: Unregister, now: int, events: list[Event]) -> None:
    """Not enter after all."""
    removing.withdraw(t, _may_unregister(t, command.player), events)


def start(t: TournamentState, command: Start, now: int, events: list[Event]) -> None:
    """Draw the seats and begin."""
    _check_waiting(t)
    if len(t.entrants) < 2:
        raise Refused(No.TOO_FEW)
    _begin(t, now, events)


def _check_waiting(t: TournamentState) -> None:
    if t.begun:
        raise Refused(No.BEGAN_ALREADY)
    if t.over:
        raise Refused(No.OVER)


def time_to_start(t: TournamentState, command: TimeToStart, now: int, events: list[Event]) -> None:
    """Begin, where enough have come by the time set; else wait for the others."""
    _check_waiting(t)
    if t.structure.starts_at is None or t.awaited:
        raise Refused(No.NOT_SCHEDULED)
    t.awaited = True
    if _complete(t):
        _begin(t, now, events)
    else:
        events.append(TooFewCame(len(t.entrants), t.structure.needed))


def _begin(t: TournamentState, now: int, events: list[Event]) -> None:
    structure = t.structure
    rng = t.rng if structure.draw else None
    drawn = draw_tables(list(t.entrants), structure.chairs, rng)
    t.begun = True
    t.size = len(t.entrants)
    events.append(Began(t.size, len(drawn), structure.stack))
    schedule.begin_level(t, 0, now, events)
    for seated in drawn:
        button = structure.button % len(seated) if rng is None else rng.randrange(structure.chairs)
        tracked = t.open_table(structure.chairs, button, now, events)
        for name, chair in seated:
            _seat(t, t.entrants[name], tracked, chair, now, events)


def _may_rebuy(t: TournamentState, player: object) -> tuple[Entrant, TrackedTable, Rebuys]:
    entrant, tracked = _playing(t, player)
    rebuys = t.structure.rebuys
    if rebuys is None or not (entrant.name in tracked.deciding or schedule.may_rebuy(t)):
        raise Refused(No.NO_REBUY)
    if rebuys.most is not None and entrant.rebuys >= rebuys.most:
        raise Refused(No.NO_REBUY)
    person = tracked.table.people[entrant.name]
    hand = tracked.table.hand
    chips = hand.stacks[person.seat] + person.aside if person.seat >= 0 and hand is not None else person.chips
    if chips + person.pending > t.structure.stack:
        raise Refused(No.STACK_TOO_LARGE)
    return entrant, tracked, rebuys


def rebuy(t: TournamentState, command: Rebuy, now: int, events: list[Event]) -> None:
    """Chips again: at once, or at the end of the hand."""
    entrant, tracked, rebuys = _may_rebuy(t, command.player)
    asked = entrant.name in tracked.deciding
    t.told(tracked, tracked.table.direct(Give(entrant.name, rebuys.chips), now), now, events)
    entrant.rebuys += 1
    t.rebuys += 1
    events.append(Rebought(entrant.name, rebuys.chips, rebuys.cost))
    if asked:
        tracked.deciding.discard(entrant.name)
        busting.settle(t, tracked, now, events)


def _may_refuse(t: TournamentState, player: object) -> tuple[Entrant, TrackedTable]:
    entrant, tracked = _playing(t, player)
    if entrant.name not in tracked.deciding:
        raise Refused(No.NOTHING_TO_DECIDE)
    return entrant, tracked


def no_rebuy(t: TournamentState, command: NoRebuy, now: int, events: list[Event]) -> None:
    """Who lost everything is out."""
    entrant, tracked = _may_refuse(t, command.player)
    tracked.deciding.discard(entrant.name)
    busting.settle(t, tracked, now, events)


def _may_add_on(t: TournamentState, player: object) -> tuple[Entrant, TrackedTable, AddOn]:
    entrant, tracked = _playing(t, player)
    add_on = t.structure.add_on
    if add_on is None or not schedule.may_add_on(t) or entrant.name in tracked.deciding:
        raise Refused(No.NO_ADD_ON)
    if entrant.added:
        raise Refused(No.ADDED_ALREADY)
    return entrant, tracked, add_on


def take_add_on(t: TournamentState, command: TakeAddOn, now: int, events: list[Event]) -> None:
    """The add-on, once, at once or at the end of the hand."""
    entrant, tracked, add_on = _may_add_on(t, command.player)
    t.told(tracked, tracked.table.direct(Give(entrant.name, add_on.chips), now), now, events)
    entrant.added = True
    t.add_ons += 1
    events.append(AddedOn(entrant.name, add_on.chips, add_on.cost))


def pause(t: TournamentState, command: Pause, now: int, events: list[Event]) -> None:
    """Stop the clock; hands are played to their end."""
    _check_begun(t)
    if t.waits & PAUSE:
        raise Refused(No.PAUSED_ALREADY)
    events.append(Paused())
    schedule.pause(t, now, events)


def resume(t: TournamentState, command: Resume, now: int, events: list[Event]) -> None:
    """Go on."""
    _check_begun(t)
    if not t.waits & PAUSE:
        raise Refused(No.NOT_PAUSED)
    events.append(Resumed())
    schedule.resume(t, now, events)


def _check_begun(t: TournamentState) -> None:
    if not t.begun:
        raise Refused(No.NOT_BEGUN)
    if t.over:
        raise Refused(No.OVER)


_CHECKS: dict[str, Callable[[TournamentState, object], object]] = {
    "register": _may_register, "unregister": _may_unregister, "rebuy": _may_rebuy, "no-rebuy": _may_refuse,
    "add-on": _may_add_on,
}  # fmt: skip


def offers(t: TournamentState, player: str) -> tuple[str, ...]:
    """What a player may ask for now: the verbs that would not be refused."""
    return tuple([verb for verb, check in _CHECKS.items() if _allowed(check, t, player)])


def _allowed(check: Callable[[TournamentState, object], object], t: TournamentState, player: str) -> bool:
    try:
        check(t, player)
    except Refused:
        return False
    return True


VERBS: dict[type, Callable[[Any, Any, int, list[Event]], None]] = {
    Register: register,
    Unregister: unregister,
    Start: start,
    Rebuy: rebuy,
    NoRebuy: no_rebuy,
    TakeAddOn: take_add_on,
    Pause: pause,
    Resume: resume,
    TimeToStart: time_to_start,
    Remove: removing.remove,
    Cancel: removing.cancel,
    CountChips: removing.count_chips,
}
