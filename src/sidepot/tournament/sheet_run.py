"""Setting up what a file says: the tournament or season, its decks, and the auto players."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from msgspec.structs import replace

from sidepot.deck import shuffled
from sidepot.table import Clock
from sidepot.tournament.log import Deck, Entry, replay
from sidepot.tournament.runner import Choose, Runner, between_hands, mix
from sidepot.tournament.season import Season
from sidepot.tournament.sheet import Sheet
from sidepot.tournament.tournament import Tournament


def decks_of(seed: int) -> Deck:
    """Decks for simulation: the same for the same seed, table and hand."""

    def deck(table: int, hand: int, cards: bytes) -> bytes:
        return shuffled(mix(seed, table, hand), cards)

    return deck


def begin(sheet: Sheet, choose: Choose, seed: int, log: Callable[[Entry], object] | None = None) -> Runner:
    """A run of a sheet from its beginning; `begin` and `steps` of it play."""
    return Runner(_game(sheet, decks_of(seed), seed, log), sheet.field, choose, seed)


def go_on(
    sheet: Sheet, choose: Choose, seed: int, entries: Iterable[Entry], log: Callable[[Entry], object] | None = None
) -> Runner:
    """A run that was broken off, as its log has it; `steps` of it goes on."""
    game = replay(entries, lambda deck: _game(sheet, deck, seed, None), decks_of(seed))
    game.log = log
    runner = Runner(game, sheet.field, choose, seed)
    runner.pick_up()
    return runner


def _game(sheet: Sheet, deck: Deck, seed: int, log: Callable[[Entry], object] | None) -> Tournament | Season:
    # auto players have a pace of their own, and nobody hurries them
    structure = replace(sheet.structure, clock=Clock(pause=between_hands(sheet.field)))
    kind = Season if structure.points else Tournament
    return kind(structure, deck=deck, seed=seed, log=log)
