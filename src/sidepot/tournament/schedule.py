"""The tournament's clock: levels by time, hands or orbits, breaks, pauses, and when entries close."""

from __future__ import annotations

from sidepot.rules.levels import HANDS, ORBITS, TIME
from sidepot.table import ChangeRules
from sidepot.table.button import passes
from sidepot.table.rotation import coming_deal
from sidepot.tournament import balancing
from sidepot.tournament.events import BreakBegan, BreakEnded, EntriesClosed, Event, LevelBegan
from sidepot.tournament.payouts import prizes
from sidepot.tournament.state import BREAK, PAUSE, TournamentState
from sidepot.tournament.table_index import TrackedTable


def may_enter(t: TournamentState) -> bool:
    """Whether registration is open."""
    return not t.over and (not t.begun or t.level < t.structure.late)


def may_rebuy(t: TournamentState) -> bool:
    """Whether the rebuy levels last."""
    rebuys = t.structure.rebuys
    return rebuys is not None and t.begun and not t.over and t.level < rebuys.until


def may_add_on(t: TournamentState) -> bool:
    """Whether add-ons are sold: in a level and the break after it."""
    add_on = t.structure.add_on
    return add_on is not None and t.begun and not t.over and t.level + 1 == add_on.level


def begin_level(t: TournamentState, index: int, now: int, events: list[Event]) -> None:
    """A level begins; it holds from the next hand on (V42)."""
    levels = t.structure.levels
    level = levels.at(index)
    t.level, t.progress = index, 0
    t.clock_due = now + level.lasts if levels.by == TIME and not levels.last(index) else None
    if index:
        t.rules = t.structure.rules_at(index)
        for tracked in t.index.tables.values():
            t.told(tracked, tracked.table.direct(ChangeRules(t.rules), now), now, events)
    ante = t.rules.bb_ante if levels.bb_ante else t.rules.each_antes
    events.append(LevelBegan(index + 1, level.sb, level.bb, ante, t.clock_due))
    close_entries(t, events)


def close_entries(t: TournamentState, events: list[Event]) -> None:
    """After the last level to enter in: nobody else comes in, once those who may still rebuy have said whether."""
    structure = t.structure
    rebuys = 0 if structure.rebuys is None else structure.rebuys.until
    add_on = 0 if structure.add_on is None else structure.add_on.level
    if t.closed or structure.refill or t.level < max(structure.late, rebuys, add_on):
        return
    if any(tracked.deciding for tracked in t.index.tables.values()):
        return
    t.closed = True
    entrants = len(t.entrants)
    t.paid = structure.paid(entrants)
    paid = tuple(prizes(t.pool, structure.payouts.shares(entrants))) if t.pool else ()
    events.append(EntriesClosed(entrants, t.pool, paid))


def _level_over(t: TournamentState, now: int, events: list[Event]) -> None:
    rest = t.structure.level(t.level).rest
    if not rest:
        begin_level(t, t.level + 1, now, events)
        return
    t.waits |= BREAK
    if t.waits & PAUSE:
        t.clock_left = rest  # the last hand of a level ended in a pause: the break begins to count after it
    else:
        t.clock_due = now + rest
    t.look_for_the_absent(now)
    events.append(BreakBegan(now + rest))
    balancing.stop(t, now, events)


def time_is_up(t: TournamentState, due: int, events: list[Event]) -> None:
    """A level, or the break after it, has lasted long enough."""
    if not t.waits & BREAK:
        _level_over(t, due, events)
        balancing.arrange(t, due, events)
        return
    t.waits &= ~BREAK
    t.look_for_the_absent(due)
    events.append(BreakEnded())
    begin_level(t, t.level + 1, due, events)
    balancing.go_on(t, due, events)


def _count(t: TournamentState, now: int, events: list[Event]) -> None:
    """One more hand or orbit. All tables together have to play a level's number for each of them."""
    if t.waits & BREAK or t.structure.levels.last(t.level):
        return
    t.progress += 1
    if t.progress >= t.structure.level(t.level).lasts * len(t.index.tables):
        _level_over(t, now, events)


def hand_ended(t: TournamentState, now: int, events: list[Event]) -> None:
    """Count a hand, where hands count."""
    if t.structure.levels.last(t.level):
        t.still += 1
    last = t.structure.ends_after is not None and t.hands >= t.structure.ends_after
    if t.structure.levels.by == HANDS and not last:
        _count(t, now, events)


def hand_began(t: TournamentState, tracked: TrackedTable) -> None:
    """Where the button is, and where it was first."""
    if t.structure.levels.by == ORBITS:
        deal = tracked.table.deal
        assert deal is not None
        tracked.button = deal.places.button
        if tracked.first < 0:
            tracked.first = tracked.button


def before_deal(t: TournamentState, tracked: TrackedTable, now: int, events: list[Event]) -> None:
    """L3: blinds rise when the button reaches or passes the seat that first held it, whoever sits there now."""
    if t.structure.levels.by != ORBITS or tracked.first < 0 or tracked.counted == tracked.dealt:
        return
    tracked.counted = tracked.dealt
    deal, table = coming_deal(tracked.table, []), tracked.table
    if deal is None:
        return
    # where the button stands still, an orbit is a hand for each player
    stood = deal.stands and table.stood >= len(deal.chairs)
    if stood or (not deal.stands and passes(tracked.button, deal.places.button, tracked.first, table.chairs)):
        _count(t, now, events)


def pause(t: TournamentState, now: int, events: list[Event]) -> None:
    """Stop the clock."""
    t.waits |= PAUSE
    t.clock_left = None if t.clock_due is None else t.clock_due - now
    t.clock_due = None
    t.look_for_the_absent(now)
    balancing.stop(t, now, events)


def resume(t: TournamentState, now: int, events: list[Event]) -> None:
    """Let the clock go on where it stood."""
    t.waits &= ~PAUSE
    t.clock_due = None if t.clock_left is None else now + t.clock_left
    t.clock_left = None
    t.look_for_the_absent(now)
    balancing.go_on(t, now, events)
