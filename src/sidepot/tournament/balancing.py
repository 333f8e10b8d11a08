"""Keeping tables in order: who may deal, breaking, balancing, hand for hand, the final table.

The one rule it keeps: people move only between two hands of their table, and whoever is moved to balance tables is the
one due for the big blind and gets the worst chair (V43).
"""

from __future__ import annotations

from sidepot.table import Hold, Leave, Sit
from sidepot.tournament import finishing
from sidepot.tournament.entrants import Entrant
from sidepot.tournament.events import Event, Filled, FinalTable, HandForHand, Moved, Registered, TableBroken
from sidepot.tournament.seating import due_for_big_blind, free_chairs, worst_chair
from sidepot.tournament.state import BREAK, HAND_FOR_HAND, PAUSE, REDRAW, TournamentState
from sidepot.tournament.table_index import TrackedTable


def _must_wait(t: TournamentState, tracked: TrackedTable) -> bool:
    """Whether a table may not deal its next hand."""
    if t.waits & (PAUSE | BREAK | REDRAW) or tracked.deciding:
        return True
    return bool(t.waits & HAND_FOR_HAND) and tracked.number not in t.round_open


def hold(t: TournamentState, tracked: TrackedTable, now: int, events: list[Event]) -> None:
    """Let a table wait, or deal again, as things are."""
    wait = _must_wait(t, tracked)
    if tracked.table.held != wait:
        t.told(tracked, tracked.table.direct(Hold(wait), now), now, events)


def stop(t: TournamentState, now: int, events: list[Event]) -> None:
    """Tables between two hands deal no other; those in a hand stop after it."""
    for tracked in tuple(t.index.idle.values()):
        hold(t, tracked, now, events)


def go_on(t: TournamentState, now: int, events: list[Event]) -> None:
    """Tables deal again, unless something else holds them."""
    arrange(t, now, events)
    for tracked in tuple(t.index.tables.values()):
        if not tracked.busy and not t.over:
            hold(t, tracked, now, events)
    if t.waits & HAND_FOR_HAND:
        arrange(t, now, events)  # a table that was let go and has nobody to play is not waited for


def arrange(t: TournamentState, now: int, events: list[Event]) -> None:
    """Bring the tables in order after people came or went."""
    if t.over or not t.begun:
        return
    index = t.index
    if t.structure.refill and t.in_play < t.size:
        _refill(t, now, events)
    if t.in_play <= 1:
        finishing.finish(t, now, events)
        return
    if len(index.tables) > 1:
        quiet = not index.running
        if not t.waits & REDRAW and t.closed and t.in_play <= t.structure.final_chairs:
            t.waits |= REDRAW
            stop(t, now, events)
        if t.waits & REDRAW:
            if quiet and not _deciding(t):
                _draw_final(t, now, events)
            return
        if quiet or not t.waits & (PAUSE | BREAK | HAND_FOR_HAND):
            _break_tables(t, now, events)
            _balance(t, now, events)
            _join_the_lonely(t, now, events)
    if t.waits & HAND_FOR_HAND or _bubble(t):
        _round(t, now, events)


def _deciding(t: TournamentState) -> bool:
    return any(tracked.deciding for tracked in t.index.tables.values())


# moving


def _refill(t: TournamentState, now: int, events: list[Event]) -> None:
    """K8: auto players take the chairs of those who are out."""
    tracked = next(iter(t.index.tables.values()))
    for chair in free_chairs(tracked.table)[: t.size - t.in_play]:
        t.guests += 1
        name = f"guest {t.guests}"
        while name in t.entrants:
            t.guests += 1
            name = f"guest {t.guests}"
        t.entrants[name] = entrant = Entrant(name, len(t.entrants))
        t.entries += 1
        entrant.table = tracked.number
        t.in_play += 1
        events.append(Registered(name, 1, t.entries))
        said = tracked.table.direct(Sit(name, chair, t.structure.stack, moved=True), now)
        t.told(tracked, said, now, events)
        t.index.resize(tracked)
        events.append(Filled(name, tracked.number, chair, t.structure.stack))


def move(
    t: TournamentState, tracked: TrackedTable, player: str, to: TrackedTable, chair: int, why: str, now: int,
    events: list[Event],
) -> None:  # fmt: skip
    """A player takes chips, time bank and all to another table."""
    person = tracked.table.people[player]
    chips = person.chips
    t.told(tracked, tracked.table.direct(Leave(player), now), now, events)
    t.told(to, to.table.direct(Sit(player, chair, chips, moved=True), now), now, events)
    to.table.people[player].came_from(person)
    t.entrants[player].table = to.number
    t.index.resize(tracked)
    t.index.resize(to)
    events.append(Moved(player, tracked.number, to.number, chair, why))


def close(t: TournamentState, tracked: TrackedTable, events: list[Event]) -> None:
    """A table without players is closed."""
    t.dropped_before += tracked.table.ledger.balances["dropped"]
    t.index.close(tracked)
    t.round_open.discard(tracked.number)
    events.append(TableBroken(tracked.number))


def _too_many(t: TournamentState) -> int:
    """How many tables are not needed; while others may enter, one chair at each stays free, unless one sits alone."""
    alone = t.index.smallest.size < 2
    chairs = t.structure.chairs - (0 if t.closed or alone else 1)
    return max(0, len(t.index.tables) - -(-t.in_play // chairs))


def _break_tables(t: TournamentState, now: int, events: list[Event]) -> None:
    """The tables with the highest numbers are broken, each once its hand is over."""
    index = t.index
    index.doom(_too_many(t))
    if not index.doomed:
        return
    for tracked in [one for one in index.idle.values() if one.number in index.doomed and not one.deciding]:
        for person in tuple(tracked.table.seated):
            if person is not None:
                to = index.smallest
                chair = t.rng.choice(free_chairs(to.table))
                move(t, tracked, person.name, to, chair, "broken", now, events)
        close(t, tracked, events)


def _balance(t: TournamentState, now: int, events: list[Event]) -> None:
    """While one table has two players more than another: from the largest that can, to the one short for longest."""
    index = t.index
    while index.spread > 1:
        to = index.smallest
        able = [tracked for tracked in index.idle.values() if tracked.size > to.size + 1 and not tracked.deciding]
        able = [tracked for tracked in able if tracked.number not in index.doomed]
        if not able:
            return
        tracked = max(able, key=lambda tracked: tracked.size)
        player = due_for_big_blind(tracked.table)
        move(t, tracked, player, to, worst_chair(to.table), "balance", now, events)


def _join_the_lonely(t: TournamentState, now: int, events: list[Event]) -> None:
    """Where two absent players would wait for each other, one of them goes to somebody who sits alone."""
    index = t.index
    for to in tuple(index.by_size[1].values()):
        for tracked in tuple(index.by_size[2].values()):
            if not tracked.busy and t.absent.issuperset(tracked.table.people):
                player = due_for_big_blind(tracked.table)
                move(t, tracked, player, to, worst_chair(to.table), "balance", now, events)
                break


def _draw_final(t: TournamentState, now: int, events: list[Event]) -> None:
    """Seats and button of the final table are drawn anew."""
    finishing.rank_round(t, events)
    t.waits &= ~(REDRAW | HAND_FOR_HAND)
    old = tuple(t.index.tables.values())
    chairs = t.structure.final_chairs
    final = t.open_table(chairs, t.rng.randrange(chairs), now, events)
    events.append(FinalTable(final.number))
    places = list(range(chairs))
    t.rng.shuffle(places)
    for tracked in old:
        for person in tuple(tracked.table.seated):
            if person is not None:
                move(t, tracked, person.name, final, places.pop(), "final", now, events)
        close(t, tracked, events)
    hold(t, final, now, events)


# hand for hand


def _bubble(t: TournamentState) -> bool:
    """Whether the money is near and there are several tables."""
    if not t.closed or len(t.index.tables) < 2:
        return False
    return t.paid < t.in_play <= t.paid + t.structure.hand_for_hand if t.paid else False


def _will_play(tracked: TrackedTable) -> bool:
    """Whether a table still has a hand of this round before it: not where all have sat out meanwhile."""
    return tracked.busy or tracked.table.held or tracked.table.deadline is not None


def _round(t: TournamentState, now: int, events: list[Event]) -> None:
    """Hand for hand: once every table has ended its hand, all deal the next one, or all are free again."""
    if not t.waits & HAND_FOR_HAND:
        t.waits |= HAND_FOR_HAND
        events.append(HandForHand(True))
        stop(t, now, events)
    t.round_open = {number for number in t.round_open if _will_play(t.index.tables[number])}
    if t.index.running or t.round_open:
        return
    finishing.rank_round(t, events)
    if not _bubble(t):
        t.waits &= ~HAND_FOR_HAND
        events.append(HandForHand(False))
        go_on(t, now, events)
        return
    tracked_tables = tuple(t.index.tables.values())
    t.round_open = {tracked.number for tracked in tracked_tables if tracked.size > 1}
    for tracked in tracked_tables:
        hold(t, tracked, now, events)
        if tracked.table.deadline is None and not tracked.table.held:
            t.round_open.discard(tracked.number)
