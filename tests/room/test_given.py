"""What users give a room: dials of any shape, houses and sheets at the edges. Refused in a sentence, or played."""

from __future__ import annotations

import asyncio
import json
import threading
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from room.rooms import guest, open_room
from room.test_room import run
from room.virtual import VirtualLoop
from sidepot.room import background as asides
from sidepot.room.background import Aside
from sidepot.room.game.table_hosting import changed
from sidepot.room.game.tournament_game import MOST_AUTOS
from sidepot.room.http.api import _house_of, _rules_of
from sidepot.room.protocol.bodies import NewTable
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.show.tournament_info import about, tournament_info
from sidepot.room.task.tournament_task import TournamentTask
from sidepot.rules import DIALS, MAX_CHIPS, Rules, house, parse_house
from sidepot.tournament import Start
from sidepot.words.refusal import refusal_told
from tournament.test_extremes import sheets, text_of

pytestmark = pytest.mark.core

LEAF = (
    st.none() | st.booleans() | st.integers(-(2**63), 2**64 - 1) | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(max_size=12) | st.sampled_from(("none", "pot", "50/100", "1/1/1", "true", "9" * 5_000, MAX_CHIPS))
)  # fmt: skip
JSON = st.recursive(LEAF, lambda part: st.lists(part, max_size=4) | st.dictionaries(st.text(max_size=4), part))
NAMES = st.sampled_from((*DIALS, "self", "house", "by_limit", "blinds.a.a", "")) | st.text(max_size=8)
GIVEN = st.dictionaries(NAMES, JSON, max_size=4)
TABLE: msgspec.json.Decoder[NewTable] = msgspec.json.Decoder(NewTable)


def nested(depth: int) -> str:
    return '{"a":' * depth + "1" + "}" * depth


@settings(max_examples=120, deadline=None)
@given(GIVEN)
def test_dials_of_any_shape_make_a_house_or_are_refused_in_a_sentence(dials: dict[str, Any]) -> None:
    body = TABLE.decode(json.dumps({"dials": dials}))
    for attempt in (lambda: _rules_of(body)[0], lambda: changed(house("league"), body.dials)):
        try:
            found: Rules | Turned = attempt()
        except Turned as no:
            found = no
        assert isinstance(found, Rules) or (found.reason is Code.BAD_DIALS and 10 < len(str(found)) < 2_000)


@settings(max_examples=120, deadline=None)
@given(GIVEN)
def test_house_files_of_any_shape_make_a_house_or_are_refused_in_a_sentence(dials: dict[str, Any]) -> None:
    text = "".join(f"{json.dumps(name)} = {_toml(value)}\n" for name, value in dials.items())
    says = "mine.toml"
    try:
        parse_house(text, "mine.toml")
    except ValueError as error:
        says = str(error)
    assert says.startswith("mine.toml")
    assert len(says) < 10_000


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(key)} = {_toml(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


@pytest.mark.parametrize("depth", [1, 50, 300, 900, 2_000])
def test_a_dial_of_many_depths_is_refused_at_a_table(depth: int) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(house("standard"), 6, "Test", host="Ada")
        ada = await guest(room, "Ada")
        ada.send("watch", id="w", table=task.id)
        ada.raw(f'{{"type":"dials","id":"d","table":"{task.id}","dials":{{"blinds":{nested(depth)}}}}}')
        await asyncio.sleep(0.1)
        refused = [message for message in ada.got if message["type"] == "refusal"]
        assert [message["code"] for message in refused] in (["bad-dials"], ["bad-message"])
        assert len(refusal_told(refused[0])) < 500
        assert not task.frozen

    run(work)


def test_unknown_names_get_spelling_help_only_where_that_is_quick() -> None:
    with pytest.raises(Turned, match="did you mean blinds"):
        changed(house("standard"), {"blimds": 5})
    with pytest.raises(Turned) as refused:
        changed(house("standard"), {"x" * 100_000: 5})
    assert "..." in str(refused.value)
    reasons = "".join(f"antee{number} = 1\n" for number in range(900))
    with pytest.raises(ValueError, match="and perhaps more") as many:
        parse_house(reasons, "mine.toml")
    assert str(many.value).count("did you mean") == 20


# sheets


async def played_out(task: TournamentTask) -> None:
    task.ask("Ada", Start())
    for _ in range(100_000):
        if task.over or task.frozen:
            break
        await asyncio.sleep(60)
    assert not task.frozen
    assert task.over
    assert msgspec.json.encode([tournament_info(task), about(task)])


def _for_the_room(sheet: dict[str, Any]) -> str:
    """Over after a few dozen hands, and in no more than a day."""
    levels = {**sheet["levels"], "by": "hands", "every": 1}
    levels |= {"break_minutes": 1} if "breaks" in levels else {}
    short: dict[str, Any] = {"still_hands": 3, "levels": levels}
    short |= {"rebuys": {**sheet["rebuys"], "wait_seconds": 5}} if "rebuys" in sheet else {}
    short |= {"games": 1} if "games" in sheet else {}
    return text_of({**sheet, **short})


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(sheets())
def test_a_sheet_that_is_accepted_is_played_to_its_end_in_the_room(sheet: dict[str, Any]) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        try:
            task = await room.open_tournament(_for_the_room(sheet), "Friday", "Ada")
        except Turned as no:
            event(f"refused: {str(no)[:60]}")
            return
        event("played")
        await played_out(task)

    run(work)


@pytest.mark.parametrize("players", [9, 10])
def test_l14_a_season_of_nine_and_of_ten_ends_with_standings_in_the_room(players: int) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        sheet = f'format = "season"\nchairs = 10\ngames = 1\n[field]\nrandom = {players}'
        task = await room.open_tournament(sheet, "Friday", "Ada")
        await asyncio.sleep(1)
        ben, cid = await guest(room, "Ben"), await guest(room, "Cid")
        for line in (ben, cid):
            line.send("watch", id="w", table=task.id)
            line.send("register", id="r", table=task.id)
            await asyncio.sleep(0.1)
        assert cid.answers("r")[0]["code"] == "no-points"
        assert "points for no more players" in refusal_told(cid.answers("r")[0])
        assert ben.answers("r")[0]["type"] == ("ack" if players == 9 else "refusal")
        await played_out(task)
        assert len(about(task)["standings"]) == 10

    run(work)


def test_more_auto_players_than_the_room_has_time_for_are_refused_before_they_are_made() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        sheet = "chairs = 9\n[levels]\nblinds = [[5, 10]]\n[field]\nrandom = {}\ncaller = 1"
        with pytest.raises(Turned, match=f"field: {MOST_AUTOS + 1} players are too many: at most {MOST_AUTOS}"):
            await room.open_tournament(sheet.format(MOST_AUTOS), "Friday", "Ada")
        with pytest.raises(Turned, match="up to 10000"):
            await room.open_tournament(sheet.format(1_000_000), "Friday", "Ada")
        task = await room.open_tournament(sheet.format(MOST_AUTOS - 1), "Friday", "Ada")
        await asyncio.sleep(1)
        assert len(about(task)["registered"]) == MOST_AUTOS

    run(work)


def test_a_blind_that_would_double_to_nothing_is_refused_or_stays() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        sheet = 'stack = 1\n[levels]\nblinds = [[{0}, {0}]]\nthen = "double"\n[field]\ncaller = 3'
        with pytest.raises(Turned, match="is too high"):
            await room.open_tournament(sheet.format(2**52), "Friday", "Ada")
        await played_out(await room.open_tournament(sheet.format(2**43), "Friday", "Ada"))

    run(work)


# outside the loop


def test_reading_happens_outside_the_loop_and_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asides, "WITHIN", 0.05)
    go_on = threading.Event()

    async def work() -> None:
        aside = Aside()
        assert await aside("Ada", threading.get_ident) != threading.get_ident()
        with pytest.raises(Turned, match="try again in a moment"):
            await aside("Ada", lambda: go_on.wait(20))
        with pytest.raises(Turned, match="try again in a moment"):
            await aside("Ben", threading.get_ident)  # one at a time

    try:
        asyncio.run(work())
    finally:
        go_on.set()


def test_nobody_opens_more_while_a_sheet_is_read() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        sheet = 'format = "season"\n[field]\nrandom = 3'
        most = room.config.max_tables_each
        opening = [room.open_tournament(sheet, "Friday", "Ada") for _ in range(most + 5)]
        opened = await asyncio.gather(*opening, return_exceptions=True)
        assert sum(isinstance(task, TournamentTask) for task in opened) == most
        with pytest.raises(Turned, match="you already host"):
            await room.open_tournament(sheet, "Friday", "Ada")

    run(work)


@pytest.mark.parametrize("text", ['name = "a\\u0000b"', 'about = "\\u202e"', 'name = "two\\nlines"'])
def test_a_house_that_everyone_is_shown_has_no_control_characters(text: str) -> None:
    with pytest.raises(Turned, match="control characters"):
        _house_of(text, "")
