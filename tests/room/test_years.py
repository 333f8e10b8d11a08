"""What is stored stays true: a room of the first format opens and means what it meant, whatever changes around it."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cli.command import sidepot
from room.recordedroom import TOLD, config_of, hands_told, told_of, unpacked_room
from sidepot import Call, Check, house
from sidepot.engine import Discard
from sidepot.engine import start as start_hand
from sidepot.engine.stored import ENGINE
from sidepot.room.base.seal import read_key
from sidepot.room.game.table_game import TableGame
from sidepot.room.operation.checking import check_room
from sidepot.room.operation.serving import look_into, open_room
from sidepot.room.operation.voiding import void_locked
from sidepot.room.record import hand_records
from sidepot.room.room import Room
from sidepot.rules import DIALS, GAMES, NAMES, Bet, House, Rules, house_files, read_house
from sidepot.table import Act, Table
from sidepot.tournament import AtTable

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")
KNOWN = json.loads(TOLD.read_text("utf-8"))
Turn = Callable[[int], None]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The recorded room, and nothing of it in mind."""
    monkeypatch.setattr(hand_records, "_KNOWN", {})
    return unpacked_room(tmp_path)


def opened(folder: Path) -> Room:
    room = open_room(config_of(folder))
    room.services.store.close()
    return room


def as_json(value: Any) -> Any:
    return json.loads(json.dumps(value))


def test_the_recorded_room_opens_as_it_stood(folder: Path) -> None:
    room = opened(folder)
    assert not room.stuck
    assert as_json(told_of(folder, room)) == KNOWN
    assert sum(len(hands) for hands in KNOWN["hands"].values()) >= 20
    assert sum(standing["facts"] is not None for standing in KNOWN["tables"].values()) == 5, "stopped in their middle"
    assert all(standing["facts"] for tables in KNOWN["events"].values() for standing in tables.values())


def test_the_recorded_room_is_verified(folder: Path) -> None:
    found = check_room(folder, read_key(folder))
    assert found.fine, found.problems
    assert found.running == 7


def test_the_recorded_room_plays_on(folder: Path) -> None:
    room = opened(folder)
    tables = [task.game.table for task in room.tables.values()]
    tables += [table for task in room.tournaments.values() for table in task.contest.current.tables.values()]  # type: ignore[union-attr]
    for table in tables:
        before, number = sum(table.ledger.balances.values()), table.number
        table.log = None
        play_out(table)
        assert not table.playing or table.number > number
        assert sum(table.ledger.balances.values()) == before == 0


def test_what_the_recorded_room_writes_from_here_on_leads_to_the_same(folder: Path) -> None:
    """Hands that began in the first format end in today's, with what was sealed in them then."""
    room = open_room(config_of(folder))
    games: list[Any] = [task.game for task in room.tables.values()]
    games += [task.contest for task in room.tournaments.values()]
    for game in games:
        asyncio.run(play_on(game, room.services.store))
    stood = {game.log.stream: state_of(game) for game in games}
    room.services.store.close()
    found = check_room(folder, read_key(folder))
    assert found.fine, found.problems
    again = opened(folder)
    assert not again.stuck
    games = [task.game for task in again.tables.values()]
    games += [task.contest for task in again.tournaments.values()]
    assert {game.log.stream: state_of(game) for game in games} == stood


def state_of(game: Any) -> Any:
    return (game.table if isinstance(game, TableGame) else game.game).state(), dict(game.log.running)


async def play_on(game: Any, store: Any) -> None:
    """Some actions, each written as a room writes it; at the beginning without a snapshot."""
    for step in range(40):
        if game.deadline is not None and game.deadline <= game.now + 1:
            game.tick(game.deadline)
        elif (turn := acting(game)) is not None:
            game.do(turn if isinstance(game, TableGame) else AtTable(turn), game.now + 1)
        elif game.deadline is not None:
            game.tick(game.deadline)
        records, movements, game.records, game.movements = game.records, game.movements, [], []
        if records:
            await store.append(records, movements, game.snapshot() if step > 20 else [])


def acting(game: Any) -> Act | None:
    """What somebody does whose turn it is: throws a card away, checks or calls."""
    current = None if isinstance(game, TableGame) else game.current
    tables = [game.table] if isinstance(game, TableGame) else [] if current is None else current.tables.values()
    for table in tables:
        if table.playing and table.turn is not None:
            return Act(table.turn, easy(table.hand.options))
    return None


def easy(options: Any) -> Any:
    if options.discards:
        return Discard(options.discards[0])
    return Check() if options.may_check else Call()


def play_out(table: Table) -> None:
    """Everyone checks or calls to the end of the hand."""
    number = table.number
    while table.playing and table.number == number:
        assert table.hand is not None
        seat = table.hand.turn
        assert seat is not None
        action = easy(table.hand.options)
        if table.deadline is not None and table.deadline <= table.now + 1:
            table.tick(table.deadline)
        else:
            table.handle(Act(table.names[seat], action), table.now + 1)


# shipped houses change


def another(name: str, rules: Rules) -> Rules:
    """The same rules with one dial turned, as far as that makes sense."""
    dial = DIALS[name]
    values: dict[str, Any] = {
        "choice": [value for value in dial.choices if value != getattr(rules, name)],
        "flag": [not getattr(rules, name)],
        "amounts": [(7, 14), (8, 16), (9,)],
        "percent": [3, 4],
        "games": [("omaha", "holdem")],
    }
    for value in values.get(dial.kind, [3, 5, 2, 1]):
        try:
            return rules.but(**{name: value}, **COMPANY.get(name, {}))
        except ValueError:
            continue
    return rules


COMPANY: dict[str, dict[str, Any]] = {"rake_cap": {"rake": 5}}
"""What makes sense of a dial that no house has to itself."""


def changed_houses(name: str) -> dict[str, House]:
    return {each: replace(read_house(each), rules=another(name, house(each))) for each in NAMES}


@pytest.mark.parametrize("dial", [name for name in DIALS if name != "game"])
def test_a_dial_of_the_shipped_houses_changes_nothing_stored(
    folder: Path, dial: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = changed_houses(dial)
    assert any(changed[name].rules != house(name) for name in NAMES)
    monkeypatch.setattr(house_files, "_shipped", changed.__getitem__)
    assert as_json(hands_told(folder)) == KNOWN["hands"]
    assert as_json(told_of(folder, opened(folder))) == KNOWN


def test_other_games_under_the_same_names_change_nothing_stored(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game that ships has one betting more: whoever asked for it by name would play another."""
    for name, made in list(GAMES.items()):
        another_game = replace(made(), steps=(*made().steps, Bet()))
        monkeypatch.setitem(GAMES, name, lambda game=another_game: game)
    assert as_json(hands_told(folder)) == KNOWN["hands"]
    assert as_json(told_of(folder, opened(folder))) == KNOWN


# the engine changes


@pytest.fixture
def newer(monkeypatch: pytest.MonkeyPatch) -> None:
    """An engine of the next version, which burns no cards where it did, and does where it did not."""

    def differently(rules: Rules, *given: Any, **more: Any) -> Any:
        return start_hand(rules.but(burn=not rules.burn), *given, **more)

    monkeypatch.setattr("sidepot.table.table.start_hand", differently)
    monkeypatch.setattr("sidepot.engine.hand.start", differently)
    for name, module in list(sys.modules.items()):
        if name.startswith("sidepot.") and hasattr(module, "ENGINE"):
            monkeypatch.setattr(module, "ENGINE", ENGINE + 1)


@pytest.mark.usefixtures("newer")
def test_hands_that_are_over_mean_the_same_to_a_newer_engine(folder: Path) -> None:
    assert as_json(hands_told(folder)) == KNOWN["hands"]


@pytest.mark.usefixtures("newer")
def test_what_a_newer_engine_plays_differently_stands_still_and_says_why(folder: Path) -> None:
    room = opened(folder)
    tables = {task.opened.name: task for task in room.tables.values()}
    assert {*tables} == {*KNOWN["tables"]}, "no table is dropped"
    still = {name for name, task in tables.items() if task.frozen}
    assert still == {"standard", "pineapple", "kitchen", "online"}, "before the flop nothing was burned: it goes on"
    for name in still:
        assert tables[name].frozen.which == "stuck-why"
        assert "version 1 of the engine" in tables[name].frozen.given["why"]
    assert {task.contest.opened.name for task in room.tournaments.values()} == {*KNOWN["events"]}
    assert all(task.frozen for task in room.tournaments.values())


@pytest.mark.usefixtures("newer")
def test_a_newer_engine_finds_nothing_wrong_with_what_is_stored(folder: Path) -> None:
    found = check_room(folder, read_key(folder))
    assert found.fine, found.problems
    still = [note for note in found.notes if "stands still: " in note]
    assert len(still) == 6, "four tables, a tournament and a season"
    assert all("version 1 of the engine" in note and "sidepot room void" in note for note in still)


@pytest.mark.usefixtures("newer")
def test_the_log_of_a_newer_engine_says_what_to_do_and_names_no_error(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    opened(folder)
    told = [record for record in caplog.records if "stands still" in record.message]
    assert len(told) == 6
    assert not any(record.exc_info for record in told)
    assert all("sidepot room void" in record.fields["why"] for record in told)  # type: ignore[attr-defined]


@pytest.mark.usefixtures("newer")
def test_what_stands_still_is_given_back_by_the_books(folder: Path) -> None:
    room = look_into(config_of(folder))
    had = {name: -standing["balances"]["bank"] for name, standing in KNOWN["tables"].items()}
    stuck = {opened.name for opened in room.stuck}
    try:
        found = asyncio.run(void_locked(room))
    finally:
        room.services.store.close()
    assert {back.name for back in found} == stuck
    assert all(back.closed for back in found if back.name in KNOWN["tables"])
    for back in found:
        if back.closed:
            assert sum(back.returned.values()) == had[back.name], "with what lay in the pot"
    again = opened(folder)
    assert not again.stuck
    assert {task.opened.name for task in again.tables.values()} == {"cardroom"}
    after = check_room(folder, read_key(folder))
    assert after.fine, after.problems
    assert not any("stands still" in note for note in after.notes), "what is closed has nothing to go on with"
    assert as_json(hands_told(folder)) == KNOWN["hands"], "what is over stays"


def test_the_command_says_that_everything_can_go_on(folder: Path) -> None:
    told = sidepot("room", "void", str(folder))
    assert "Everything can go on: nothing is void." in told.out
