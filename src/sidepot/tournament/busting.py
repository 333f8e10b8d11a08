"""The end of a hand, and of the tournament: who is out, who may rebuy, who finishes where."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from sidepot.engine.results import strength
from sidepot.table import Leave, Sit
from sidepot.table.runouts import time_to_watch
from sidepot.tournament import balancing, schedule
from sidepot.tournament.entrants import OUT, Entrant
from sidepot.tournament.events import Ended, Event, Filled, MayRebuy, Registered, StoodStill, WentOut
from sidepot.tournament.floor import Felt
from sidepot.tournament.payouts import pay
from sidepot.tournament.places import STRENGTH, Bust, placed, ranked
from sidepot.tournament.seating import free_chairs

if TYPE_CHECKING:
    from sidepot.tournament.director import Tournament


def hand_ended(t: Tournament, felt: Felt, now: int, events: list[Event]) -> None:
    """A table's hand is over: see who has no chips left, count the hand, bring the floor in order (L12)."""
    t.round_open.discard(felt.number)
    table, hand = felt.table, felt.table.hand
    assert hand is not None
    _part_with_leavers(t, felt, now, events)
    for seat, person in enumerate(table.seats):
        if not person.chips and not person.leaving:
            shown = strength(hand, seat) if t.structure.places == STRENGTH else ()
            number = t.entrants[person.name].number
            felt.busts.append(Bust(person.name, number, felt.number, hand.starting_stacks[seat], shown))
    for bust in felt.busts:
        if wants_an_answer(t, bust.player):
            felt.deciding.add(bust.player)
    if felt.deciding:
        rebuys = t.structure.rebuys
        assert rebuys is not None
        until = now + rebuys.wait + time_to_watch(hand, table.clock)
        t.floor.note_decision(felt, until)
        events.extend([MayRebuy(bust.player, until) for bust in felt.busts if bust.player in felt.deciding])
    schedule.hand_ended(t, now, events)
    settle(t, felt, now, events)


def _part_with_leavers(t: Tournament, felt: Felt, now: int, events: list[Event]) -> None:
    """Removed players have got up with the end of the hand; their chips are out of play."""
    leavers = [person for person in felt.table.seats if person.leaving]
    t.taken_out += sum(person.chips for person in leavers)
    out_of_play(t, felt, [person.name for person in leavers], now, events)


def out_of_play(t: Tournament, felt: Felt, players: list[str], now: int, events: list[Event]) -> None:
    """Players have got up who were removed: they are out behind everyone who is still in."""
    for player in players:
        _left(t, felt, player, now)
    busts = [Bust(player, t.entrants[player].number, felt.number, -1) for player in players]
    if t.hand_for_hand:
        t.round.extend(busts)
    elif busts:
        _rank(t, busts, events)


def wants_an_answer(t: Tournament, player: str) -> bool:
    """Whether somebody without chips may rebuy; who is absent is not asked."""
    rebuys = t.structure.rebuys
    if rebuys is None or not schedule.may_rebuy(t) or player in t.absent:
        return False
    return rebuys.most is None or t.entrants[player].rebuys < rebuys.most


def settle(t: Tournament, felt: Felt, now: int, events: list[Event]) -> None:
    """Once nobody has to decide any more, who did not rebuy is out."""
    if not felt.deciding:
        felt.decide_due = -1
        schedule.close_entries(t, events)
        busts = [bust for bust in felt.busts if not felt.table.people[bust.player].chips]
        felt.busts.clear()
        for bust in busts:
            _get_up(t, felt, bust.player, now, events)
        if busts and t.hand_for_hand:
            t.round.extend(busts)
        elif busts:
            _rank(t, busts, events)
    if t.structure.ends_after is not None and t.hands >= t.structure.ends_after:
        decide_by_chips(t, now, events)
        return
    if t.still >= t.structure.still_hands * len(t.floor.felts):
        events.append(StoodStill(t.still))
        decide_by_chips(t, now, events)
        return
    balancing.arrange(t, now, events)
    if not t.over and not felt.busy and felt.number in t.floor.felts:
        balancing.hold(t, felt, now, events)


def time_to_decide_is_up(t: Tournament, felt: Felt, now: int, events: list[Event]) -> None:
    """Who has not said that they want a rebuy does not get one."""
    felt.deciding.clear()
    settle(t, felt, now, events)


def _get_up(t: Tournament, felt: Felt, player: str, now: int, events: list[Event]) -> None:
    t.told(felt, felt.table.direct(Leave(player), now), now, events)
    _left(t, felt, player, now)


def _left(t: Tournament, felt: Felt, player: str, now: int) -> None:
    t.entrants[player].table = OUT
    t.in_play -= 1
    t.absent.discard(player)
    t.floor.resize(felt)
    t.look_for_the_absent(now)


def _rank(t: Tournament, busts: list[Bust], events: list[Event]) -> None:
    """Places for players who went out together, the worst first."""
    t.still = 0
    place = t.in_play + len(busts) + 1
    for group in reversed(ranked(busts, t.structure.places)):
        place -= len(group)
        for bust in group:
            t.entrants[bust.player].gone = len(t.gone)
            events.append(WentOut(bust.player, bust.table, place if t.closed else None, len(group)))
        t.gone.append(tuple([bust.player for bust in group]))


def rank_round(t: Tournament, events: list[Event]) -> None:
    """Hand for hand: whoever went out in a round, at any table, went out in the same hand."""
    if t.round:
        busts, t.round = t.round, []
        _rank(t, busts, events)


def refill(t: Tournament, now: int, events: list[Event]) -> None:
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


def decide_by_chips(t: Tournament, now: int, events: list[Event]) -> None:
    """The biggest stack wins; equal stacks share (K8)."""
    finish(t, now, events, by_chips=True)


def finish(t: Tournament, now: int, events: list[Event], by_chips: bool = False) -> None:
    """Everyone's place and prize."""
    rank_round(t, events)
    people = [person for felt in t.floor.felts.values() for person in felt.table.people.values()]
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
