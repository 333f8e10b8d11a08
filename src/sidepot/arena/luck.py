"""Results without the luck of all-ins: the luck of each deal, player by player."""

from __future__ import annotations

from array import array
from collections.abc import Sequence

from sidepot.arena.all_ins import AllIns
from sidepot.arena.job import Fault, Job, Note, Part
from sidepot.arena.score_sheet import COUNTED, ScoreSheet
from sidepot.history.luck import lucks_of
from sidepot.rules import Rules


def part_of(job: Job, sheet: ScoreSheet, all_ins: AllIns, faults: list[Fault], hands: Sequence[bytes] = ()) -> Part:
    """What some deals came to, by their score sheet and what was watched of their all-ins."""
    nets = sheet.net_rows()
    luck = luck_of(all_ins.notes, job.rules, sheet.n, len(nets) // sheet.n) if job.luck else array("d")
    counts = [sheet.count(what) for what in COUNTED]
    return Part(nets, sheet.totals(), sheet.squares(), luck, counts, sheet.rake, sheet.dropped, faults, [*hands])


def luck_of(notes: Sequence[Note], rules: Rules, players: int, rows: int) -> array[float]:
    """The luck of each player in each row, player by player within a row."""
    luck = array("d", bytes(8 * players * rows))
    lucks = lucks_of([note.stake for note in notes], rules)
    for note, found in zip(notes, lucks, strict=True):
        for seat, chips in zip(note.stake.seats, found, strict=True):
            luck[note.row * players + (seat - note.rotation) % players] += chips
    return luck
