"""A saved tournament goes on exactly like the one that was saved: the same facts, the same draws, the same views."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from sidepot.table import Act
from sidepot.tournament import (
    AtTable,
    Cancel,
    Pause,
    Register,
    Remove,
    Resume,
    Season,
    Start,
    StopAfterGame,
    Tournament,
    Unregister,
)
from sidepot.tournament.snapshot import SavedGame, SavedSeason, SavedTournament, SavedTracked, restore_game, save_game
from sidepot.tournament.state import BREAK, PAUSE, TournamentState
from sidepot.tournament.table_index import TableIndex, TrackedTable
from tournament.playing import begun, deal, deck, fold_all, simple, structure
from tournament.test_laws import run, sheets
from tournament.test_league import season_of

encode = msgspec.json.Encoder(enc_hook=int).encode


def restored(game, seed=0, deck=deck, log=None):
    """The game after a way through text."""
    text = encode(save_game(game))
    saved = msgspec.json.decode(text, type=SavedGame)
    again = restore_game(saved, game.structure, deck=deck, seed=seed, log=log)
    assert again.state() == game.state()
    assert encode(save_game(again)) == text
    return again


def gone_through(log, kind, plan, seed, every):
    """A log played twice, once with restores after every so many entries: each entry comes to the same events."""
    decks = []

    def logged(table, hand, cards):
        return decks.pop(0)

    whole, broken = (kind(plan, deck=logged, seed=seed) for _ in range(2))
    for place, entry in enumerate(log):
        told = []
        for game in (whole, broken):
            decks[:] = entry.decks
            told.append(game.tick(entry.now) if entry.command is None else game.handle(entry.command, entry.now))
            assert not decks
        assert told[0] == told[1]
        assert whole.deadline == broken.deadline
        if place % every == 0:
            broken = restored(broken, seed, logged)
            assert broken.state() == whole.state()
    return broken


@settings(max_examples=15)
@given(sheets(), st.integers(0, 2**32), st.booleans(), st.integers(1, 40))
def test_a_snapshot_and_the_records_after_it_are_all_the_records(sheet, seed, disturbed, every):
    game, log, _ = run(sheet, seed, disturbed)
    again = gone_through(log, Tournament, game.structure, seed, every)
    assert again.state() == game.state()


def a_season(joining, log):
    """Three games to their end; where players may join, with one who comes late and one who gives up."""
    season = season_of("a b c d", log, joining=joining, between=50, games=3)
    if not joining:
        season.handle(Start(), 0)
    rng, steps = Random(5), 0
    while not season.over:
        steps += 1
        table = None if season.between_games else next((t for t in season.game.tables.values() if t.playing), None)
        if table is None or (season.deadline is not None and season.deadline <= season.now):
            season.tick(season.deadline)
        else:
            season.handle(AtTable(Act(table.turn, simple("gambler", table, rng))), season.now)
        if joining and steps == 9:
            season.handle(Register("e"), season.now)
        if joining and steps == 40:
            season.handle(Unregister("b"), season.now)
        assert steps < 5_000, "it does not end"
    return season


@pytest.mark.parametrize("joining", [False, True])
@pytest.mark.parametrize("every", [1, 17])
def test_a_season_comes_back_in_every_moment(joining, every):
    log = []
    season = a_season(joining, log.append)
    assert season.number == 3
    again = gone_through(log, Season, season.structure, season.seed, every)
    assert again.state() == season.state()
    assert again.table == season.table


def test_what_was_restored_writes_its_log_on():
    log = []
    game = begun("a b c d e f", log=log.append, chairs=3)
    deal(game)
    more = []
    again = restored(game, deck=deck, log=more.append)
    before = len(log)
    for each in (game, again):
        fold_all(each)
        deal(each)
    assert more == log[before:]
    assert any(entry.decks for entry in more)
    assert again.view("a") == game.view("a")


def test_before_the_beginning_and_after_the_end():
    game = Tournament(structure(), deck=deck)
    restored(game)
    game.handle(Register("a"), 5)
    game.handle(Register("b"), 6)
    game.handle(Remove("b", "host"), 7)
    assert restored(game).barred == {"b"}
    game.handle(Cancel("host"), 8)
    assert restored(game).cancelled == game.cancelled
    season = season_of("a b c")
    assert restored(season).players == ["a", "b", "c"]
    season.handle(StopAfterGame(), 1)
    assert restored(season).stopping
    season.handle(Cancel("host"), 2)
    assert restored(season).cancelled == season.cancelled


def test_the_first_snapshots_had_a_yes_or_no_for_each_wait():
    game = begun("a b c d")
    game.handle(Pause(), game.now)
    saved = save_game(game)
    numbers = {name: value for name, value in saved.numbers.items() if name != "waits"}
    numbers |= {"paused": True, "resting": True, "gathering": False, "hand_for_hand": False}
    again = restore_game(replace(saved, numbers=numbers), game.structure, deck=deck, seed=0)
    assert again.waits == PAUSE | BREAK
    again.handle(Resume(), game.now)
    assert again.waits == BREAK


def test_tables_share_their_rules():
    game = begun([f"p{at}" for at in range(40)], chairs=4)
    deal(game)
    saved = save_game(game)
    assert len(saved.tables) == 10
    assert len(saved.rules) == 1


def test_nothing_about_a_tournament_is_left_out_of_what_is_saved():
    game = begun("a b c d")
    saved = save_game(game)
    given = {"structure", "deck", "decks", "log", "rules"}
    assert set(TournamentState.__slots__) == set(saved.numbers) | set(_fields(SavedTournament)) & set(
        TournamentState.__slots__
    ) | given | {"index"}
    assert set(TableIndex.__slots__) <= set(_fields(SavedTournament))
    assert set(TrackedTable.__slots__) == set(saved.tables[0].numbers) | set(_fields(SavedTracked)) - {"numbers"}
    season = season_of("a b c")
    kept = set(save_game(season).numbers) | set(_fields(SavedSeason)) | {"current", "standings"}
    assert set(Season.__slots__) <= kept | {"structure", "deck", "decks", "log", "seed"}


def _fields(kind):
    return kind.__struct_fields__
