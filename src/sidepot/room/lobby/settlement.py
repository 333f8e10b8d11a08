"""How a table stands, for people: who won what, who pays whom, in lines and as a file.

The one rule it keeps: people settle among themselves; what auto players won or lost is told apart, and nobody pays it.
"""

from __future__ import annotations

import csv
from io import StringIO

from sidepot.room.log.room_events import TableSettled
from sidepot.room.protocol.bodies import LedgerSeen, PlayedRow
from sidepot.room.protocol.money import money
from sidepot.table import Debt, settle
from sidepot.table.ledger import HOUSE

AUTOS = "the auto players"
_HEAD = ("what", "player", "to", "bought", "left with", "chips", "value", "currency")


def ledger_seen(so_far: TableSettled, in_play: dict[str, int], score: dict[str, int], total: int = 0) -> LedgerSeen:
    """A table as it stands; *score* counts chips in the middle as their owners'."""
    debts, from_autos = _settled(score, so_far)
    return LedgerSeen(
        so_far.name, so_far.host, so_far.opened, so_far.closed or None, so_far.hands, so_far.bought, so_far.cashed,
        in_play, score, so_far.autos, debts, from_autos, so_far.house, total, so_far.currency, so_far.cents,
        "\n".join(_lines(score, so_far, debts, from_autos)),
    )  # fmt: skip


def at_close(settled: TableSettled) -> LedgerSeen:
    """A table as it stood when it was closed."""
    return ledger_seen(settled, {}, _scores(settled))


def _scores(settled: TableSettled) -> dict[str, int]:
    return {name: settled.cashed.get(name, 0) - bought for name, bought in settled.bought.items()}


def played_row(settled: TableSettled, name: str) -> PlayedRow:
    """A closed table in a line, for somebody who played there or hosted it."""
    score = _scores(settled)[name] if name in settled.people else None
    return PlayedRow(
        settled.table, settled.name, settled.host, settled.closed, settled.hands, settled.people, score,
        settled.currency, settled.cents,
    )  # fmt: skip


def _settled(score: dict[str, int], so_far: TableSettled) -> tuple[list[Debt], dict[str, int]]:
    """Payments among people and to the house, and what each has won from auto players (lost to them: below zero)."""
    people = {name: won for name, won in score.items() if name not in so_far.autos}
    of_autos = sum(score.values()) - sum(people.values())
    between, from_autos = [], dict[str, int]()
    for debt in settle({**people, HOUSE: so_far.house, AUTOS: of_autos}):
        if debt.payer == AUTOS and debt.payee != HOUSE:
            from_autos[debt.payee] = debt.amount
        elif debt.payee == AUTOS:
            from_autos[debt.payer] = -debt.amount
        elif debt.payer != AUTOS:
            between.append(debt)
    return between, from_autos


def _lines(score: dict[str, int], so_far: TableSettled, debts: list[Debt], from_autos: dict[str, int]) -> list[str]:
    def amount(chips: int) -> str:
        worth = f" ({money(chips * so_far.cents, so_far.currency)})" if so_far.cents else ""
        return f"{'−' if chips < 0 else ''}{abs(chips):,}{worth}"

    people = sorted(set(score) - set(so_far.autos), key=lambda name: (-score[name], name))
    found = [f"{name}: {'+' if score[name] > 0 else ''}{amount(score[name])}" for name in people]
    if debts:
        found += ["", "Who pays whom:"]
        found += [f"{debt.payer} pays {amount(debt.amount)} to {debt.payee}" for debt in debts]
    if from_autos:
        found += ["", "With auto players, which nobody pays:"]
        found += [f"{name} {'won' if won > 0 else 'lost'} {amount(abs(won))}" for name, won in from_autos.items()]
    return found


def csv_of(seen: LedgerSeen) -> str:
    """The same as a table for spreadsheets: a line for each player, then one for each payment."""
    out = StringIO()
    sheet = csv.writer(out)
    sheet.writerow(_HEAD)

    def line(what: str, player: str, to: str, bought: int | str, left: int | str, chips: int) -> None:
        worth = f"{chips * seen.cents / 100:.2f}" if seen.cents else ""
        sheet.writerow((what, _plain(player), _plain(to), bought, left, chips, worth, seen.currency))

    for name, bought in seen.bought.items():
        has = seen.cashed.get(name, 0) + seen.in_play.get(name, 0)
        line("auto player" if name in seen.autos else "player", name, "", bought, has, seen.score[name])
    for debt in seen.debts:
        line("payment", debt.payer, debt.payee, "", "", debt.amount)
    return out.getvalue()


def csv_file_of(seen: LedgerSeen) -> bytes:
    """The table as a file, marked as UTF-8: Excel would take it for something else, and spoil names and currencies."""
    return csv_of(seen).encode("utf-8-sig")


def _plain(text: str) -> str:
    """A name that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith("-") else text
