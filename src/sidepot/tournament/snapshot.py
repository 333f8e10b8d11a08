"""A tournament or season as a value, and back: what lets a long log be replayed from somewhere near its end.

The one rule it keeps: a restored tournament goes on exactly like the one that was saved, draws of seats included.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Sequence
from fractions import Fraction
from random import Random

from msgspec import Struct
from msgspec.structs import replace

from sidepot.rules import Rules
from sidepot.table.snapshot import Saved, changed_from, restore, save, with_rules, without_rules
from sidepot.tournament.entrants import Entrant
from sidepot.tournament.events import Cancelled
from sidepot.tournament.log import Deck, Entry
from sidepot.tournament.places import Bust, Placed
from sidepot.tournament.points import Standings, Tally
from sidepot.tournament.season import Season
from sidepot.tournament.state import BREAK, HAND_FOR_HAND, PAUSE, REDRAW, TournamentState
from sidepot.tournament.structure import Structure
from sidepot.tournament.table_index import TableIndex, TrackedTable
from sidepot.tournament.tournament import Tournament

Numbers = dict[str, int | bool | None]


class SavedTracked(Struct, frozen=True, omit_defaults=True):
    """A table in play. While a hand runs it has the deck: seal it then."""

    number: int
    table: Saved
    numbers: Numbers
    busts: tuple[Bust, ...] = ()
    deciding: tuple[str, ...] = ()


class SavedTournament(Struct, frozen=True, omit_defaults=True, tag="tournament"):
    """A tournament between two calls, without its structure."""

    numbers: Numbers
    """Everything about it that is a number, or a yes or no, by its name."""
    rng: bytes
    entrants: tuple[dict[str, int | bool | str], ...] = ()
    rules: tuple[Rules, ...] = ()
    """Those that its tables are played by: each of them has the places of its own in this row."""
    tables: tuple[SavedTracked, ...] = ()
    by_size: tuple[tuple[int, ...], ...] = ()
    """The tables of each size that are there to stay, in their order; below, those to be broken and those at rest."""
    doomed: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()
    dues: tuple[tuple[int, int], ...] = ()
    running: int = 0
    absent: tuple[str, ...] = ()
    barred: tuple[str, ...] = ()
    gone: tuple[tuple[str, ...], ...] = ()
    round: tuple[Bust, ...] = ()
    round_open: tuple[int, ...] = ()
    places: tuple[Placed, ...] = ()
    cancelled: Cancelled | None = None


class SavedTally(Struct, frozen=True):
    """What one player has reached in a season; the points are a fraction."""

    points: tuple[int, int]
    games: int
    wins: int
    places: tuple[int, ...]


class SavedSeason(Struct, frozen=True, omit_defaults=True, tag="season"):
    """A season between two calls, without its structure."""

    numbers: Numbers
    players: tuple[str, ...] = ()
    game: SavedTournament | None = None
    """The game that is running, or the last one; with how many chairs, and who has the button first."""
    chairs: int = 0
    button: int = 0
    tallies: dict[str, SavedTally] = {}
    results: tuple[tuple[Placed, ...], ...] = ()
    barred: tuple[str, ...] = ()
    cancelled: Cancelled | None = None


SavedGame = SavedTournament | SavedSeason
_NUMBERS = tuple(
    [
        name for name in TournamentState.__slots__
        if name not in {
            "absent", "barred", "cancelled", "deck", "decks", "entrants", "gone", "index", "log", "places", "rng",
            "round", "round_open", "rules", "structure",
        }
    ]
)  # fmt: skip
_OF_A_TABLE = tuple([name for name in TrackedTable.__slots__ if name not in {"busts", "deciding", "number", "table"}])
_OF_A_SEASON = ("awaited", "next_due", "number", "over", "stopping", "time")


def save_game(game: Tournament | Season) -> SavedGame:
    """Everything that decides how a tournament or a season goes on, beside its structure and seed."""
    return _save_season(game) if isinstance(game, Season) else _save(game)


def restore_game(
    saved: SavedGame, structure: Structure, *, deck: Deck, seed: int, log: Callable[[Entry], object] | None = None
) -> Tournament | Season:
    """The game that was saved; *structure* and *seed* are those it was made with."""
    if isinstance(saved, SavedSeason):
        return _restore_season(saved, structure, deck, seed, log)
    return _restore(saved, Tournament(structure, deck=deck, seed=seed, log=log))


# a tournament


def _save(t: TournamentState) -> SavedTournament:
    kept: dict[Rules, int] = {}
    index = t.index
    tables = tuple([_save_table(tracked, kept) for tracked in index.tables.values()])
    return SavedTournament(
        {name: getattr(t, name) for name in _NUMBERS}, _rng_saved(t.rng),
        tuple([changed_from(_NOBODY, entrant, Entrant.__slots__) for entrant in t.entrants.values()]),
        tuple(kept), tables, tuple([tuple(tracked) for tracked in index.by_size]), tuple(index.doomed),
        tuple(index.idle), tuple(index.dues), index.running, tuple(sorted(t.absent)), tuple(sorted(t.barred)),
        tuple(t.gone), tuple(t.round), tuple(sorted(t.round_open)), t.places, t.cancelled,
    )  # fmt: skip


_NOBODY = Entrant("", -1)


def _save_table(tracked: TrackedTable, kept: dict[Rules, int]) -> SavedTracked:
    table = without_rules(save(tracked.table), kept)
    numbers: Numbers = {name: getattr(tracked, name) for name in _OF_A_TABLE}
    return SavedTracked(tracked.number, table, numbers, tuple(tracked.busts), tuple(sorted(tracked.deciding)))


_WAITS = {"paused": PAUSE, "resting": BREAK, "gathering": REDRAW, "hand_for_hand": HAND_FOR_HAND}
"""What tables wait for by the names of the first snapshots, which had a yes or no for each."""


def _restore(saved: SavedTournament, t: Tournament) -> Tournament:
    numbers = saved.numbers
    if "waits" not in numbers:
        numbers = {**numbers, "waits": sum([wait for name, wait in _WAITS.items() if numbers[name]])}
    for name in _NUMBERS:
        setattr(t, name, numbers[name])
    t.rng = _rng_restored(saved.rng)
    t.rules = t.structure.rules_at(t.level)
    for fields in saved.entrants:
        entrant = Entrant("", -1)
        for name, value in fields.items():
            setattr(entrant, name, value)
        t.entrants[entrant.name] = entrant
    t.absent, t.barred, t.round_open = set(saved.absent), set(saved.barred), set(saved.round_open)
    t.gone, t.round = list(saved.gone), list(saved.round)
    t.places, t.cancelled = saved.places, saved.cancelled
    t.index = _index(saved, [_restore_table(each, saved.rules, t) for each in saved.tables])
    return t


def _index(saved: SavedTournament, tables: list[TrackedTable]) -> TableIndex:
    index = TableIndex()
    index.tables = found = {tracked.number: tracked for tracked in tables}
    index.by_size = [{number: found[number] for number in numbers} for numbers in saved.by_size]
    index.doomed = {number: found[number] for number in saved.doomed}
    index.idle = {number: found[number] for number in saved.idle}
    index.dues, index.running = list(saved.dues), saved.running
    return index


def _restore_table(saved: SavedTracked, rules: Sequence[Rules], t: TournamentState) -> TrackedTable:
    table = restore(with_rules(saved.table, rules), deck=t.deck_of(saved.number))
    tracked = TrackedTable(saved.number, table)
    for name in _OF_A_TABLE:
        setattr(tracked, name, saved.numbers[name])
    tracked.busts, tracked.deciding = list(saved.busts), set(saved.deciding)
    return tracked


_WORDS = struct.Struct("<625I")
"""The state of Python's generator: 624 words, and how many of them are used."""


def _rng_saved(rng: Random) -> bytes:
    return _WORDS.pack(*rng.getstate()[1])


def _rng_restored(saved: bytes) -> Random:
    rng = Random()
    rng.setstate((3, _WORDS.unpack(saved), None))
    return rng


# a season


def _save_season(season: Season) -> SavedSeason:
    game = season.current
    tallies = {
        name: SavedTally(tally.points.as_integer_ratio(), tally.games, tally.wins, tuple(tally.places))
        for name, tally in season.standings.tallies.items()
    }
    return SavedSeason(
        {name: getattr(season, name) for name in _OF_A_SEASON}, tuple(season.players),
        None if game is None else _save(game), 0 if game is None else game.structure.chairs,
        0 if game is None else game.structure.button, tallies, tuple(season.results), tuple(sorted(season.barred)),
        season.cancelled,
    )  # fmt: skip


def _restore_season(
    saved: SavedSeason, structure: Structure, deck: Deck, seed: int, log: Callable[[Entry], object] | None
) -> Season:
    season = Season(structure, deck=deck, seed=seed, log=log)
    for name in _OF_A_SEASON:
        setattr(season, name, saved.numbers[name])
    season.players, season.results, season.barred = list(saved.players), list(saved.results), set(saved.barred)
    season.cancelled = saved.cancelled
    season.standings = Standings(())
    for name, kept in saved.tallies.items():
        season.standings.tallies[name] = tally = Tally(0)
        tally.points, tally.games, tally.wins = Fraction(*kept.points), kept.games, kept.wins
        tally.places = list(kept.places)
    if saved.game is not None:
        own = replace(season.structure_of(saved.button), chairs=saved.chairs)
        season.current = _restore(saved.game, Tournament(own, deck=season.dealt, seed=seed))
    return season
