"""The end of a hand: who is out, and who may rebuy."""

from __future__ import annotations

from sidepot.engine.results import strength
from sidepot.table import Leave
from sidepot.table.runouts import time_to_watch
from sidepot.tournament import balancing, finishing, schedule
from sidepot.tournament.entrants import OUT
from sidepot.tournament.events import Event, MayRebuy, StoodStill
from sidepot.tournament.places import STRENGTH, Bust
from sidepot.tournament.state import HAND_FOR_HAND, TournamentState
from sidepot.tournament.table_index import TrackedTable


def hand_ended(t: TournamentState, tracked: TrackedTable, now: int, events: list[Event]) -> None:
    """A table's hand is over: see who has no chips left, count the hand, bring the tables in order (L12)."""
    t.round_open.discard(tracked.number)
    table, hand = tracked.table, tracked.table.hand
    assert hand is not None
    _part_with_leavers(t, tracked, now, events)
    for seat, person in enumerate(table.seats):
        if not person.chips and not person.leaving:
            shown = strength(hand, seat) if t.structure.places == STRENGTH else ()
            number = t.entrants[person.name].number
            tracked.busts.append(Bust(person.name, number, tracked.number, hand.starting_stacks[seat], shown))
    for bust in tracked.busts:
        if wants_an_answer(t, bust.player):
            tracked.deciding.add(bust.player)
    if tracked.deciding:
        rebuys = t.structure.rebuys
        assert rebuys is not None
        until = now + rebuys.wait + time_to_watch(hand, table.clock)
        t.index.note_decision(tracked, until)
        events.extend([MayRebuy(bust.player, until) for bust in tracked.busts if bust.player in tracked.deciding])
    schedule.hand_ended(t, now, events)
    settle(t, tracked, now, events)


def _part_with_leavers(t: TournamentState, tracked: TrackedTable, now: int, events: list[Event]) -> None:
    """Removed players have got up with the end of the hand; their chips are out of play."""
    leavers = [person for person in tracked.table.seats if person.leaving]
    t.taken_out += sum(person.chips for person in leavers)
    out_of_play(t, tracked, [person.name for person in leavers], now, events)


def out_of_play(t: TournamentState, tracked: TrackedTable, players: list[str], now: int, events: list[Event]) -> None:
    """Players have got up who were removed: they are out behind everyone who is still in."""
    for player in players:
        _left(t, tracked, player, now)
    busts = [Bust(player, t.entrants[player].number, tracked.number, -1) for player in players]
    if t.waits & HAND_FOR_HAND:
        t.round.extend(busts)
    elif busts:
        finishing.rank(t, busts, events)


def wants_an_answer(t: TournamentState, player: str) -> bool:
    """Whether somebody without chips may rebuy; an absent player is not asked."""
    rebuys = t.structure.rebuys
    if rebuys is None or not schedule.may_rebuy(t) or player in t.absent:
        return False
    return rebuys.most is None or t.entrants[player].rebuys < rebuys.most


def settle(t: TournamentState, tracked: TrackedTable, now: int, events: list[Event]) -> None:
    """Once nobody has to decide any more, who did not rebuy is out."""
    if not tracked.deciding:
        tracked.decide_due = -1
        schedule.close_entries(t, events)
        busts = [bust for bust in tracked.busts if not tracked.table.people[bust.player].chips]
        tracked.busts.clear()
        for bust in busts:
            _get_up(t, tracked, bust.player, now, events)
        if busts and t.waits & HAND_FOR_HAND:
            t.round.extend(busts)
        elif busts:
            finishing.rank(t, busts, events)
    if t.structure.ends_after is not None and t.hands >= t.structure.ends_after:
        finishing.decide_by_chips(t, now, events)
        return
    if t.still >= t.structure.still_hands * len(t.index.tables):
        events.append(StoodStill(t.still))
        finishing.decide_by_chips(t, now, events)
        return
    balancing.arrange(t, now, events)
    if not t.over and not tracked.busy and tracked.number in t.index.tables:
        balancing.hold(t, tracked, now, events)


def time_to_decide_is_up(t: TournamentState, tracked: TrackedTable, now: int, events: list[Event]) -> None:
    """Who has not said that they want a rebuy does not get one."""
    tracked.deciding.clear()
    settle(t, tracked, now, events)


def _get_up(t: TournamentState, tracked: TrackedTable, player: str, now: int, events: list[Event]) -> None:
    t.told(tracked, tracked.table.direct(Leave(player), now), now, events)
    _left(t, tracked, player, now)


def _left(t: TournamentState, tracked: TrackedTable, player: str, now: int) -> None:
    t.entrants[player].table = OUT
    t.in_play -= 1
    t.absent.discard(player)
    t.index.resize(tracked)
    t.look_for_the_absent(now)
