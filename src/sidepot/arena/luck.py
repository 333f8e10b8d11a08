"""Luck: what the cards brought that came once players were all-in, in chips.

For every pot at stake it is the pot times the change of a player's equity from before the cards to after
them. Its mean is 0 whatever the players do, so a result without it has the same mean and less noise. For this the
cards of everybody dealt in are known, also those that were folded or thrown away: then each card that may still
come is equally likely, whatever the players did because of what they held.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence

from sidepot.arena.job import Fault, Job, Note, Part
from sidepot.arena.sheet import COUNTED, Sheet
from sidepot.arena.watch import Watch
from sidepot.cards import card_set
from sidepot.engine.stakes import Stake
from sidepot.equity import core
from sidepot.equity.games import showdown_at
from sidepot.equity.plain import UNITS
from sidepot.rules import Rules

_Spot = tuple[tuple[int, ...], int, int]
"""Hands, a board, and the cards that may still come."""


def part_of(job: Job, sheet: Sheet, watch: Watch, faults: list[Fault]) -> Part:
    """What some deals came to, by their score sheet and what was watched of their all-ins."""
    nets = sheet.net_rows()
    luck = luck_of(watch.notes, job.rules, sheet.n, len(nets) // sheet.n) if job.luck else array("d")
    counts = [sheet.count(what) for what in COUNTED]
    return Part(nets, sheet.totals(), sheet.squares(), luck, counts, sheet.rake, sheet.dropped, faults)


def luck_of(notes: Sequence[Note], rules: Rules, players: int, rows: int) -> array[float]:
    """The luck of each player in each row, player by player within a row."""
    whole = card_set(rules.program.deck)
    spots = [[_spot(note.stake, board, whole) for board in (note.stake.before, *note.stake.after)] for note in notes]
    worth = _equities({spot for some in spots for spot in some}, rules)
    luck = array("d", bytes(8 * players * rows))
    for note, (before, *after) in zip(notes, spots, strict=True):
        for at, seat in enumerate(note.stake.seats):
            change = sum(worth[spot][at] for spot in after) / len(after) - worth[before][at]
            luck[note.row * players + (seat - note.rotation) % players] += note.stake.amount * change
    return luck


def _spot(stake: Stake, board: int, whole: int) -> _Spot:
    return stake.holes, board, whole & ~(stake.dead | board | sum(stake.holes))


def _equities(spots: Iterable[_Spot], rules: Rules) -> dict[_Spot, list[float]]:
    """Each hand's exact share of the pot in each spot."""
    showdown = showdown_at(rules.program, rules.program.board)
    found: dict[_Spot, list[float]] = {}
    by_size: dict[int, list[_Spot]] = {}
    for spot in spots:
        by_size.setdefault(len(spot[0]), []).append(spot)
    for size, some in by_size.items():
        hands = array("Q", [hole for holes, _, _ in some for hole in holes])
        boards, decks = array("Q", [spot[1] for spot in some]), array("Q", [spot[2] for spot in some])
        tallies = core.match(showdown, size, hands, boards, decks)
        for spot, tally in zip(some, tallies, strict=True):
            found[spot] = [units / UNITS / tally[0] for units in tally[3::4]]
    return found
