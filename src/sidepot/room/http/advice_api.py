"""Advice asked for over HTTP: now where everyone else is an auto player, of one's own hands once they are over.

The one rule it keeps: nobody is advised while a hand runs in which other people could lose by it.
"""

from __future__ import annotations

from sidepot.engine import View
from sidepot.room.advice import advise, reviewed
from sidepot.room.http.asking import Answer, Asking
from sidepot.room.http.hands_api import played_at, whole_number
from sidepot.room.protocol.bodies import Reviewed
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.record.hand_records import hand_of, hand_played
from sidepot.room.store.streams import of_hands
from sidepot.room.task.table_task import TableTask
from sidepot.room.task.tournament_task import TournamentTask
from sidepot.table.table import Table


async def advice(asking: Asking, body: None) -> Answer:
    """What to do now."""
    task, name = asking.room.watched(asking.path["table"]), asking.who.name
    view = await task.glances.seen(lambda: _view(task, name))
    return Answer(await asking.room.aside(name, lambda: advise(view)))


async def review(asking: Asking, body: None) -> Answer:
    """What could have been done in a hand that is over."""
    ident, name = played_at(asking), asking.who.name
    number, since = whole_number(asking.path["number"], 0), asking.who.since
    store = asking.room.services.store

    def read() -> Reviewed:
        records = [record for record in store.named(of_hands(ident), name, number + 1, 1) if record.at >= since]
        found = [played for record in records if (played := hand_of(record.data)).number == number]
        if not found:
            raise Turned(Code.NOT_FOUND, "hand")
        hand = hand_played(store, ident, found[0])
        return Reviewed(number, reviewed(hand, found[0].names.index(name)))

    return Answer(await asking.room.aside(name, read))


def _view(task: TableTask | TournamentTask, name: str) -> View:
    """What a player sees on their turn; Turned where they may not be advised now."""
    if task.frozen:
        raise task.frozen.refusal()
    table = _table_of_tournament(task, name) if isinstance(task, TournamentTask) else _table(task, name)
    hand = table.hand
    seat = table.names.index(name) if table.playing and name in table.names else -1
    view = None if hand is None or seat < 0 else hand.view(seat)
    if view is None or view.options is None:
        raise Turned(Code.NOT_YOUR_TURN)
    return view


def _table(task: TableTask, name: str) -> Table:
    table = task.game.table
    if task.seat_name(name) not in table.people:
        raise Turned(Code.NOT_ALLOWED, "advice")
    if {*table.people} - {*task.autos, name}:
        raise Turned(Code.COMPANY, "table")
    return table


def _table_of_tournament(task: TournamentTask, name: str) -> Table:
    contest = task.contest
    game, here = contest.current, contest.table_of(name)
    if game is None or here is None or name not in contest.people or name not in here[1].people:
        raise Turned(Code.NOT_ALLOWED, "advice-event")
    playing = {player for table in game.tables.values() for player in table.people}
    if any(not task.plays_itself(player) or player in task.event_bots.bots for player in playing - {name}):
        raise Turned(Code.COMPANY, "event")
    return here[1]
