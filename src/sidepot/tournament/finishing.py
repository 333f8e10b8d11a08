"""Who finishes where: places for those who went out, and for all when the tournament is over."""

from __future__ import annotations

from itertools import groupby

from sidepot.tournament.events import Ended, Event, WentOut
from sidepot.tournament.payouts import pay
from sidepot.tournament.places import Bust, placed, ranked
from sidepot.tournament.state import TournamentState


def rank(t: TournamentState, busts: list[Bust], events: list[Event]) -> None:
    """Places for players who went out together, the worst first."""
    t.still = 0
    place = t.in_play + len(busts) + 1
    for group in reversed(ranked(busts, t.structure.places)):
        place -= len(group)
        for bust in group:
            t.entrants[bust.player].gone = len(t.gone)
            events.append(WentOut(bust.player, bust.table, place if t.closed else None, len(group)))
        t.gone.append(tuple([bust.player for bust in group]))


def rank_round(t: TournamentState, events: list[Event]) -> None:
    """Hand for hand: whoever went out in a round, at any table, went out in the same hand."""
    if t.round:
        busts, t.round = t.round, []
        rank(t, busts, events)


def decide_by_chips(t: TournamentState, now: int, events: list[Event]) -> None:
    """The biggest stack wins; equal stacks share (K8)."""
    finish(t, now, events, by_chips=True)


def finish(t: TournamentState, now: int, events: list[Event], by_chips: bool = False) -> None:
    """Everyone's place and prize."""
    rank_round(t, events)
    people = [person for tracked in t.index.tables.values() for person in tracked.table.people.values()]
    people.sort(key=lambda person: (-person.chips, t.entrants[person.name].number))
    groups = [[person.name for person in group] for _, group in groupby(people, lambda person: person.chips)]
    for at in range(len(t.gone) - 1, -1, -1):
        names = [name for name in t.gone[at] if t.entrants[name].gone == at and t.entrants[name].out]
        if names:
            groups.append(names)
    pool = t.pool
    paid = pay(pool, t.structure.payouts.shares(len(t.entrants)), groups) if pool else {}
    t.places = placed(groups, paid)
    t.over = True
    t.clock_due = None
    t.absent_due = -1
    events.append(Ended(t.places, pool, by_chips, t.fees))
