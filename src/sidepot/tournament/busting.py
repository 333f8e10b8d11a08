"""The end of a hand: who is out, and who may rebuy."""

from __future__ import annotations

from sidepot.engine.results import strength
from sidepot.table import Leave
from sidepot.table.runouts import time_to_watch
from sidepot.tournament import balancing, finishing, schedule
from sidepot.tournament.entrants import OUT
from sidepot.tournament.events import Event, MayRebuy, StoodStill
from sidepot.tournament.floor import Felt
from sidepot.tournament.hall import Hall
from sidepot.tournament.places import STRENGTH, Bust


def hand_ended(t: Hall, felt: Felt, now: int, events: list[Event]) -> None:
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


def _part_with_leavers(t: Hall, felt: Felt, now: int, events: list[Event]) -> None:
    """Removed players have got up with the end of the hand; their chips are out of play."""
    leavers = [person for person in felt.table.seats if person.leaving]
    t.taken_out += sum(person.chips for person in leavers)
    out_of_play(t, felt, [person.name for person in leavers], now, events)


def out_of_play(t: Hall, felt: Felt, players: list[str], now: int, events: list[Event]) -> None:
    """Players have got up who were removed: they are out behind everyone who is still in."""
    for player in players:
        _left(t, felt, player, now)
    busts = [Bust(player, t.entrants[player].number, felt.number, -1) for player in players]
    if t.hand_for_hand:
        t.round.extend(busts)
    elif busts:
        finishing.rank(t, busts, events)


def wants_an_answer(t: Hall, player: str) -> bool:
    """Whether somebody without chips may rebuy; who is absent is not asked."""
    rebuys = t.structure.rebuys
    if rebuys is None or not schedule.may_rebuy(t) or player in t.absent:
        return False
    return rebuys.most is None or t.entrants[player].rebuys < rebuys.most


def settle(t: Hall, felt: Felt, now: int, events: list[Event]) -> None:
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
            finishing.rank(t, busts, events)
    if t.structure.ends_after is not None and t.hands >= t.structure.ends_after:
        finishing.decide_by_chips(t, now, events)
        return
    if t.still >= t.structure.still_hands * len(t.floor.felts):
        events.append(StoodStill(t.still))
        finishing.decide_by_chips(t, now, events)
        return
    balancing.arrange(t, now, events)
    if not t.over and not felt.busy and felt.number in t.floor.felts:
        balancing.hold(t, felt, now, events)


def time_to_decide_is_up(t: Hall, felt: Felt, now: int, events: list[Event]) -> None:
    """Who has not said that they want a rebuy does not get one."""
    felt.deciding.clear()
    settle(t, felt, now, events)


def _get_up(t: Hall, felt: Felt, player: str, now: int, events: list[Event]) -> None:
    t.told(felt, felt.table.direct(Leave(player), now), now, events)
    _left(t, felt, player, now)


def _left(t: Hall, felt: Felt, player: str, now: int) -> None:
    t.entrants[player].table = OUT
    t.in_play -= 1
    t.absent.discard(player)
    t.floor.resize(felt)
    t.look_for_the_absent(now)
