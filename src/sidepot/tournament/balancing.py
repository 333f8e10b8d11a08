"""Keeping tables in order: who may deal, breaking, balancing, hand for hand, the final table.

The one rule it keeps: people move only between two hands of their table, and whoever is moved to balance tables is the
one due for the big blind and gets the worst chair (V43).
"""

from __future__ import annotations

from sidepot.table import Hold, Leave, Sit
from sidepot.tournament import finishing
from sidepot.tournament.entrants import Entrant
from sidepot.tournament.events import Event, Filled, FinalTable, HandForHand, Moved, Registered, TableBroken
from sidepot.tournament.floor import Felt
from sidepot.tournament.hall import Hall
from sidepot.tournament.seating import due_for_big_blind, free_chairs, worst_chair


def _must_wait(t: Hall, felt: Felt) -> bool:
    """Whether a table may not deal its next hand."""
    if t.paused or t.resting or t.gathering or felt.deciding:
        return True
    return t.hand_for_hand and felt.number not in t.round_open


def hold(t: Hall, felt: Felt, now: int, events: list[Event]) -> None:
    """Let a table wait, or deal again, as things are."""
    wait = _must_wait(t, felt)
    if felt.table.held != wait:
        t.told(felt, felt.table.direct(Hold(wait), now), now, events)


def stop(t: Hall, now: int, events: list[Event]) -> None:
    """Tables between two hands deal no other; those in a hand stop after it."""
    for felt in tuple(t.floor.idle.values()):
        hold(t, felt, now, events)


def go_on(t: Hall, now: int, events: list[Event]) -> None:
    """Tables deal again, unless something else holds them."""
    arrange(t, now, events)
    for felt in tuple(t.floor.felts.values()):
        if not felt.busy and not t.over:
            hold(t, felt, now, events)
    if t.hand_for_hand:
        arrange(t, now, events)  # a table that was let go and has nobody to play is not waited for


def arrange(t: Hall, now: int, events: list[Event]) -> None:
    """Bring the floor in order after people came or went."""
    if t.over or not t.begun:
        return
    floor = t.floor
    if t.structure.refill and t.in_play < t.size:
        _refill(t, now, events)
    if t.in_play <= 1:
        finishing.finish(t, now, events)
        return
    if len(floor.felts) > 1:
        quiet = not floor.running
        if not t.gathering and t.closed and t.in_play <= t.structure.final_chairs:
            t.gathering = True
            stop(t, now, events)
        if t.gathering:
            if quiet and not _deciding(t):
                _draw_final(t, now, events)
            return
        if quiet or not (t.paused or t.resting or t.hand_for_hand):
            _break_tables(t, now, events)
            _balance(t, now, events)
            _join_the_lonely(t, now, events)
    if t.hand_for_hand or _bubble(t):
        _round(t, now, events)


def _deciding(t: Hall) -> bool:
    return any(felt.deciding for felt in t.floor.felts.values())


# moving


def _refill(t: Hall, now: int, events: list[Event]) -> None:
    """K8: auto players take the chairs of those who are out."""
    felt = next(iter(t.floor.felts.values()))
    for chair in free_chairs(felt.table)[: t.size - t.in_play]:
        t.guests += 1
        name = f"guest {t.guests}"
        while name in t.entrants:
            t.guests += 1
            name = f"guest {t.guests}"
        t.entrants[name] = entrant = Entrant(name, len(t.entrants))
        t.entries += 1
        entrant.table = felt.number
        t.in_play += 1
        events.append(Registered(name, 1, t.entries))
        said = felt.table.direct(Sit(name, chair, t.structure.stack, moved=True), now)
        t.told(felt, said, now, events)
        t.floor.resize(felt)
        events.append(Filled(name, felt.number, chair, t.structure.stack))


def move(t: Hall, felt: Felt, player: str, to: Felt, chair: int, why: str, now: int, events: list[Event]) -> None:
    """A player takes chips, time bank and all to another table."""
    person = felt.table.people[player]
    chips = person.chips
    t.told(felt, felt.table.direct(Leave(player), now), now, events)
    t.told(to, to.table.direct(Sit(player, chair, chips, moved=True), now), now, events)
    to.table.people[player].came_from(person)
    t.entrants[player].table = to.number
    t.floor.resize(felt)
    t.floor.resize(to)
    events.append(Moved(player, felt.number, to.number, chair, why))


def close(t: Hall, felt: Felt, events: list[Event]) -> None:
    """A table without players is closed."""
    t.dropped_before += felt.table.ledger.balances["dropped"]
    t.floor.close(felt)
    t.round_open.discard(felt.number)
    events.append(TableBroken(felt.number))


def _too_many(t: Hall) -> int:
    """How many tables are not needed; while others may enter, one chair at each stays free, unless one sits alone."""
    alone = t.floor.smallest.size < 2
    chairs = t.structure.chairs - (0 if t.closed or alone else 1)
    return max(0, len(t.floor.felts) - -(-t.in_play // chairs))


def _break_tables(t: Hall, now: int, events: list[Event]) -> None:
    """The tables with the highest numbers are broken, each once its hand is over."""
    floor = t.floor
    floor.doom(_too_many(t))
    if not floor.doomed:
        return
    for felt in [felt for felt in floor.idle.values() if felt.number in floor.doomed and not felt.deciding]:
        for person in tuple(felt.table.seated):
            if person is not None:
                to = floor.smallest
                chair = t.rng.choice(free_chairs(to.table))
                move(t, felt, person.name, to, chair, "broken", now, events)
        close(t, felt, events)


def _balance(t: Hall, now: int, events: list[Event]) -> None:
    """While one table has two players more than another: from the largest that can, to the one short for longest."""
    floor = t.floor
    while floor.spread > 1:
        to = floor.smallest
        able = [felt for felt in floor.idle.values() if felt.size > to.size + 1 and not felt.deciding]
        able = [felt for felt in able if felt.number not in floor.doomed]
        if not able:
            return
        felt = max(able, key=lambda felt: felt.size)
        player = due_for_big_blind(felt.table)
        move(t, felt, player, to, worst_chair(to.table), "balance", now, events)


def _join_the_lonely(t: Hall, now: int, events: list[Event]) -> None:
    """Where two absent players would wait for each other, one of them goes to somebody who sits alone."""
    floor = t.floor
    for to in tuple(floor.by_size[1].values()):
        for felt in tuple(floor.by_size[2].values()):
            if not felt.busy and t.absent.issuperset(felt.table.people):
                player = due_for_big_blind(felt.table)
                move(t, felt, player, to, worst_chair(to.table), "balance", now, events)
                break


def _draw_final(t: Hall, now: int, events: list[Event]) -> None:
    """Seats and button of the final table are drawn anew."""
    finishing.rank_round(t, events)
    t.gathering = t.hand_for_hand = False
    old = tuple(t.floor.felts.values())
    chairs = t.structure.final_chairs
    final = t.open_table(chairs, t.rng.randrange(chairs), now, events)
    events.append(FinalTable(final.number))
    places = list(range(chairs))
    t.rng.shuffle(places)
    for felt in old:
        for person in tuple(felt.table.seated):
            if person is not None:
                move(t, felt, person.name, final, places.pop(), "final", now, events)
        close(t, felt, events)
    hold(t, final, now, events)


# hand for hand


def _bubble(t: Hall) -> bool:
    """Whether the money is near and there are several tables."""
    if not t.closed or len(t.floor.felts) < 2:
        return False
    return t.paid < t.in_play <= t.paid + t.structure.hand_for_hand if t.paid else False


def _will_play(felt: Felt) -> bool:
    """Whether a table still has a hand of this round before it: not where all have sat out meanwhile."""
    return felt.busy or felt.table.held or felt.table.deadline is not None


def _round(t: Hall, now: int, events: list[Event]) -> None:
    """Hand for hand: once every table has ended its hand, all deal the next one, or all are free again."""
    if not t.hand_for_hand:
        t.hand_for_hand = True
        events.append(HandForHand(True))
        stop(t, now, events)
    t.round_open = {number for number in t.round_open if _will_play(t.floor.felts[number])}
    if t.floor.running or t.round_open:
        return
    finishing.rank_round(t, events)
    if not _bubble(t):
        t.hand_for_hand = False
        events.append(HandForHand(False))
        go_on(t, now, events)
        return
    felts = tuple(t.floor.felts.values())
    t.round_open = {felt.number for felt in felts if felt.size > 1}
    for felt in felts:
        hold(t, felt, now, events)
        if felt.table.deadline is None and not felt.table.held:
            t.round_open.discard(felt.number)
