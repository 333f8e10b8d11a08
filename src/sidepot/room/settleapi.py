"""Ledgers over HTTP: of tables that are open, and of those that were closed, for who played there."""

from __future__ import annotations

from functools import partial

from sidepot.room.asking import Answer, Asking, Endpoint
from sidepot.room.bodies import LedgerSeen, Played
from sidepot.room.closedtables import LATEST, fact_in, missing, settled
from sidepot.room.facts import played_by
from sidepot.room.handsplayed import whole_number
from sidepot.room.hosting import settlement
from sidepot.room.record.downloads import Download
from sidepot.room.refusals import Code, Turned
from sidepot.room.settlement import at_close, csv_of, ledger_seen, played_row
from sidepot.room.store.streams import ROOM
from sidepot.room.tables import TableTask

MOST = 50
CSV = "text/csv; charset=utf-8"
NOT_YOURS = "this table was closed: only those who played there see how it was settled"


async def _seen(asking: Asking) -> LedgerSeen:
    room, table = asking.room, asking.path["table"]
    task = room.tables.get(table)
    if task is not None and not task.closed:
        return await task.glances.seen(partial(_so_far, task))
    found = await room.aside(asking.who.name, partial(settled, room, table))
    if found is None:
        raise await room.aside(asking.who.name, partial(missing, room, table))
    fact, at = found
    mine = asking.who.name in (*fact.people, fact.host) and at >= asking.who.since
    if not mine and asking.session not in room.operators:
        raise Turned(Code.TABLE_CLOSED, NOT_YOURS)
    return at_close(fact)


def _so_far(task: TableTask) -> LedgerSeen:
    if task.frozen:
        # what it shows now may never have been
        raise Turned(Code.FROZEN, task.frozen)
    ledger, prefix = task.game.table.ledger, "player:"
    in_play = {name.removeprefix(prefix): chips for name, chips in ledger.balances.items() if name.startswith(prefix)}
    return ledger_seen(settlement(task, 0), in_play, ledger.score(), ledger.total)


async def _ledger(asking: Asking, body: None) -> Answer:
    assert asking.who
    return Answer(await _seen(asking))


async def _ledger_file(asking: Asking, body: None) -> Answer:
    room, who, data = asking.room, asking.who.name, csv_of(await _seen(asking)).encode()
    name = f"ledger-{asking.path['table']}.csv"
    return Answer(await room.archive.downloads.begin(room.aside, who, False, name, CSV, lambda at: (data, 0)))


async def _played(asking: Asking, body: None) -> Answer:
    who, store = asking.who, asking.room.services.store
    most = max(1, min(MOST, whole_number(asking.query.get("limit", ""), 10)))
    before = whole_number(asking.query.get("before", ""), LATEST)
    found = await asking.room.aside(who.name, partial(store.named, ROOM, played_by(who.name), before, most))
    mine = [record for record in found if record.at >= who.since]
    older = mine[-1].seq if len(mine) == most else None
    return Answer(Played([played_row(fact_in(record), who.name) for record in mine], older))


_PAGES = {"before": "only earlier ones: `older` of another answer", "limit": f"how many, at most {MOST}"}

SETTLE_API: tuple[Endpoint, ...] = (
    Endpoint("GET", "/api/tables/{table}/ledger", "Scores and who pays whom, also of a closed table I played at.",
             _ledger, LedgerSeen),
    Endpoint("GET", "/api/tables/{table}/ledger.csv", "The same for spreadsheets.", _ledger_file, Download),
    Endpoint("GET", "/api/played", "Closed tables where I played or which I hosted.", _played, Played, query=_PAGES),
)  # fmt: skip
