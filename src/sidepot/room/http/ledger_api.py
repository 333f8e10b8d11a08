"""Ledgers over HTTP: of tables that are open, and of those that were closed, for who played there."""

from __future__ import annotations

from functools import partial

from sidepot.room.game.table_hosting import settlement
from sidepot.room.http.asking import Answer, Asking, Endpoint
from sidepot.room.http.hands_api import whole_number
from sidepot.room.lobby.closed_tables import LATEST, concerns, fact_in, missing, settled
from sidepot.room.lobby.settlement import at_close, csv_file_of, ledger_seen, played_row
from sidepot.room.log.room_events import played_by
from sidepot.room.people.accounts import Account
from sidepot.room.protocol.bodies import LedgerSeen, Played
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.record.downloads import Download
from sidepot.room.room import Room
from sidepot.room.store.streams import ROOM
from sidepot.room.task.table_task import TableTask

MOST = 50
CSV = "text/csv; charset=utf-8"


async def _seen(asking: Asking) -> LedgerSeen:
    room, table = asking.room, asking.path["table"]
    task = room.tables.get(table)
    if task is not None and not task.closed:
        _check_rail(task, asking)
        return await task.glances.seen(partial(_so_far, task))
    return await room.aside(asking.who.name, partial(_at_close, room, table, asking.who, asking.session))


def _check_rail(task: TableTask, asking: Asking) -> None:
    """Stacks tell how hands end: where that is shown later, only players and the host are told."""
    host = task.is_host(asking.who.name, asking.session in asking.room.operators)
    rail = task.showing.rail
    if rail is not None and not host and not rail.live(asking.who.name):
        raise Turned(Code.NOT_ALLOWED, "ledger")


def _at_close(room: Room, table: str, who: Account, session: str) -> LedgerSeen:
    found = settled(room, table)
    if found is None:
        raise missing(room, table)
    if session not in room.operators and not concerns(room.services.store, found, who):
        raise Turned(Code.TABLE_CLOSED, "ledger")
    return at_close(fact_in(found))


def _so_far(task: TableTask) -> LedgerSeen:
    if task.frozen:
        # what it shows now may never have been
        raise task.frozen.refusal()
    ledger, prefix = task.game.table.ledger, "player:"
    in_play = {name.removeprefix(prefix): chips for name, chips in ledger.balances.items() if name.startswith(prefix)}
    return ledger_seen(settlement(task, 0), in_play, ledger.score(), ledger.total)


async def _ledger(asking: Asking, body: None) -> Answer:
    assert asking.who
    return Answer(await _seen(asking))


async def _ledger_file(asking: Asking, body: None) -> Answer:
    room, who, data = asking.room, asking.who.name, csv_file_of(await _seen(asking))
    name = f"ledger-{asking.path['table']}.csv"
    return Answer(await room.archive.downloads.begin(room.aside, who, False, name, CSV, lambda at: (data, 0)))


async def _played(asking: Asking, body: None) -> Answer:
    who, store = asking.who, asking.room.services.store
    most = max(1, min(MOST, whole_number(asking.query.get("limit", ""), 10)))
    before = whole_number(asking.query.get("before", ""), LATEST)

    def read() -> Played:
        found = store.named(ROOM, played_by(who.name), before, most)
        mine = [fact_in(record) for record in found if concerns(store, record, who)]
        return Played([played_row(fact, who.name) for fact in mine], found[-1].seq if len(found) == most else None)

    return Answer(await asking.room.aside(who.name, read))


_PAGES = {"before": "only earlier ones: `older` of another answer", "limit": f"how many, at most {MOST}"}

SETTLE_API: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/tables/{table}/ledger", "Scores and who pays whom, also of a closed table I played at.",
             _ledger, LedgerSeen),
    Endpoint("GET", "/api/tables/{table}/ledger.csv", "The ledger as CSV, for spreadsheets.", _ledger_file, Download),
    Endpoint("GET", "/api/played", "Closed tables where I played or which I hosted.", _played, Played, query=_PAGES),
)  # fmt: skip
