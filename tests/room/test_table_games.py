"""Games at a table of the room: their end, who starts the next one, auto players, dials of the host, saved tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from room.rooms import Line, crash, guest, kept, open_room
from room.virtual import VirtualLoop, simulate
from sidepot import house
from sidepot.room.http.api import API
from sidepot.room.http.asking import Asking
from sidepot.room.http.dial_check import look_at_dials
from sidepot.room.lobby.openings import BETWEEN_GAMES
from sidepot.room.lobby.saved_tables import EACH
from sidepot.room.log.room_events import TableSaved, fact_of
from sidepot.room.protocol.bodies import DialsAsked, NewTable, Rename, SaveTable
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.room import Room
from sidepot.room.store.streams import ROOM
from sidepot.room.task.table_task import TableTask
from sidepot.rules import parse_house

ONE_HAND = house("kitchen", blinds=(50, 100), ends="hands", ends_after=1)


def run(work: Callable[[VirtualLoop], Coroutine[Any, Any, Any]]) -> None:
    simulate(work, 1)


async def table_with(room: Room, *names: str, **how: Any) -> tuple[TableTask, list[Line]]:
    """A table where these people sit and watch."""
    rules, chips, host = how["rules"], how.get("chips", 200), how.get("host", "")
    task = await room.open_table(rules, 6, "T", host=host)
    lines = [await guest(room, name) for name in names]
    for chair, line in enumerate(lines):
        line.send("watch", table=task.id)
        line.send("sit", table=task.id, chair=chair, chips=chips)
    await asyncio.sleep(1.5)
    return task, lines


async def fold_until_over(task: TableTask, *lines: Line) -> None:
    """Everybody folds or checks until the game is over."""
    for _ in range(400):
        if task.game.table.over:
            return
        for line in lines:
            you = line.you
            if you.get("turn"):
                does = "check" if you["options"]["may_check"] else "fold"
                line.send("act", table=task.id, hand=you["hand"], turn=you["turn"], action={"type": does})
        await asyncio.sleep(0.2)
    raise AssertionError("the game does not end")


def endpoint(path: str, method: str = "POST") -> Any:
    return next(each.handler for each in API if (each.path, each.method) == (path, method))


async def ask(room: Room, who: str, path: str, body: Any = None, method: str = "POST", **parts: str) -> Any:
    asking = Asking(room, room.accounts.by_name[who], "", parts, {})
    return (await endpoint(path, method)(asking, body)).data


def test_k8_a_game_ends_for_everyone_to_see_and_the_next_starts_by_itself_where_nobody_is_host() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, ben) = await table_with(room, "Ada", "Ben", rules=ONE_HAND, chips=10_000)
        await fold_until_over(task, ada, ben)
        await asyncio.sleep(0.1)
        game = ada.state["game"]
        assert game["over"]
        assert [each["place"] for each in game["result"]["places"]] == [1, 2]
        assert ada.you["may_start"]
        assert ada.you["chair"] is not None, "the chair is kept"
        assert 0 < ada.state["next_hand_ms"] <= BETWEEN_GAMES
        told = [event for message in ada.got if message["type"] == "step" for event in message["events"]]
        assert [(each["game"], each["hands"]) for each in told if each["type"] == "table-game-over"] == [(1, 1)]
        await asyncio.sleep(BETWEEN_GAMES / 1000 + 3)
        assert task.game.table.game == 2
        assert not ada.state["game"]["over"]

    run(work)


def test_the_host_starts_the_next_game_and_others_only_while_no_host_is_there() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        seated = {"rules": ONE_HAND, "chips": 10_000, "host": "Ada"}
        task, (ada, ben, cat) = await table_with(room, "Ada", "Ben", "Cat", **seated)
        await fold_until_over(task, ada, ben, cat)
        await asyncio.sleep(60)
        assert task.game.table.over, "the host says when"
        assert (ada.you["may_start"], ben.you["may_start"]) == (True, False)
        ben.send("start-game", table=task.id)
        await asyncio.sleep(0.1)
        assert ben.last("refusal")["code"] == Code.NOT_HOST
        ada.send("start-game", table=task.id)
        await asyncio.sleep(1.5)
        assert task.game.table.game == 2
        ada.send("unwatch", table=task.id)
        await fold_until_over(task, ben, cat)
        ben.send("start-game", table=task.id)
        await asyncio.sleep(3)
        assert task.game.table.game == 3

    run(work)


def test_a_host_ends_a_game_after_the_hand() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        rules = house("kitchen", blinds=(50, 100))
        task, (ada, ben) = await table_with(room, "Ada", "Ben", rules=rules, chips=10_000, host="Ada")
        ben.send("end-game", table=task.id)
        await asyncio.sleep(0.1)
        assert ben.last("refusal")["code"] == Code.NOT_HOST
        ada.send("end-game", table=task.id)
        await asyncio.sleep(0.1)
        assert ada.state["game"]["ending"]
        await fold_until_over(task, ada, ben)

    run(work)


def test_nobody_waits_for_auto_players_to_finish_a_game_and_they_come_again_for_the_next() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        rules = house("kitchen", blinds=(50, 100))
        task = await room.open_table(rules, 4, "K", autos=("caller", "caller"))
        ada = await guest(room, "Ada")
        ada.send("watch", table=task.id)
        ada.send("sit", table=task.id, chair=3, chips=10_000)
        await asyncio.sleep(5)
        assert task.game.table.game == 1
        ada.send("leave", table=task.id)
        await asyncio.sleep(20)
        assert task.game.table.over
        assert len(task.game.table.result.places) == 3
        assert ada.you["out"] is False
        ada.send("sit", table=task.id, chair=3, chips=10_000)
        await asyncio.sleep(0.5)
        ada.send("start-game", table=task.id)
        await asyncio.sleep(5)
        assert task.game.table.game == 2
        assert len(task.game.table.entrants) == 3

    run(work)


def test_a_table_of_a_fixed_field_gathers_until_its_host_starts_it() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, *_) = await table_with(room, "Ada", "Ben", "Cat", rules=house("league"), chips=500, host="Ada")
        await asyncio.sleep(30)
        assert task.game.table.number == 0
        ada.send("start-game", table=task.id)
        await asyncio.sleep(3)
        assert len(task.game.table.names) == 3

    run(work)


def test_games_come_back_after_a_restart() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, ben) = await table_with(room, "Ada", "Ben", rules=ONE_HAND, chips=10_000, host="Ada")
        await fold_until_over(task, ada, ben)
        await asyncio.sleep(0.1)
        before = task.game.table.state()
        again = await open_room(loop, await crash(room))
        assert again.tables[task.id].game.table.state()[-2:] == before[-2:]
        assert again.tables[task.id].game.table.result == task.game.table.result

    run(work)


def test_a_host_changes_dials_of_a_table_whose_blinds_have_risen() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        rules = house("standard", blinds=(5, 10), rise="hands", rise_every=1)
        task, (ada, ben) = await table_with(room, "Ada", "Ben", rules=rules, chips=1_000, host="Ada")
        for _ in range(40):
            if task.game.table.level:
                break
            for line in (ada, ben):
                if line.you.get("turn"):
                    fields = {"hand": line.you["hand"], "turn": line.you["turn"]}
                    line.send("act", table=task.id, **fields, action={"type": "fold"})
            await asyncio.sleep(0.3)
        ada.send("dials", table=task.id, dials={"limit": "pot", "ante": "1"})
        await asyncio.sleep(0.1)
        assert task.game.table.next_rules == rules.but(limit="pot", ante=1)
        assert [each["message"] for each in ben.state["soon"]] == ["rules-change"] * 2
        assert ben.state["soon"][1]["given"] == {"dial": {"message": "dial-ante"}, "value": 1}
        assert ben.last("info")["info"]["dials"]["limit"] == "pot"

    run(work)


def test_dials_of_a_form_are_looked_at_before_they_are_set() -> None:
    base = house("standard")
    seen = look_at_dials(base, {"limit": "pot"}, 6)
    assert seen.fine
    assert seen.dials["limit"] == "pot"
    assert "pot_raise" not in seen.idle
    assert seen.idle["bets"]
    assert "pot_raise" in look_at_dials(base, {}, 6).idle
    assert "omaha6" not in look_at_dials(base, {}, 10).choices["game"]
    wrong = look_at_dials(base, {"blinds": "10/5"}, 6)
    assert not wrong.fine
    assert wrong.errors["blinds"][0].told("en").startswith("blinds = (10, 5) falls")
    (ante,) = look_at_dials(base, {"ante": "x"}, 6).errors["ante"]
    assert ante.told("en").startswith("ante = 'x' is not possible")
    assert "game" in look_at_dials(base, {"game": "omaha6"}, 10).errors


def test_dials_of_a_house_and_of_a_table_can_be_asked_for() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await table_with(room, "Ada", rules=house("cardroom"), host="Ada")
        of_table = await ask(room, "Ada", "/api/houses/dials", DialsAsked(table=task.id, dials={"rake": "5"}))
        assert of_table.fine
        assert "rake_cap" not in of_table.idle
        of_house = await ask(room, "Ada", "/api/houses/dials", DialsAsked(house="kitchen"))
        assert of_house.dials["ends"] == "one-left"
        with pytest.raises(Turned) as no:
            await ask(room, "Ada", "/api/houses/dials", DialsAsked(house="nowhere"))
        assert no.value.reason is Code.BAD_HOUSE

    run(work)


def test_tables_are_saved_renamed_deleted_and_opened_again() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        for name in ("Ada", "Ben"):
            await guest(room, name)
        mine = NewTable(name="Friday", house="kitchen", dials={"blinds": "5/10"}, chairs=4, autos=["nit"])
        (saved,) = (await ask(room, "Ada", "/api/saved", SaveTable(name="Our Friday", settings=mine))).saved
        assert (saved.name, saved.settings["dials"]) == ("Our Friday", {"blinds": "5/10"})
        assert not (await ask(room, "Ben", "/api/saved", method="GET")).saved
        renamed = await ask(room, "Ada", "/api/saved/{saved}", Rename(name="Fridays"), saved=saved.key)
        assert [one.name for one in renamed.saved] == ["Fridays"]
        for path, body in (("/api/saved/{saved}", Rename(name="X")), ("/api/saved/{saved}/delete", None)):
            with pytest.raises(Turned) as no:
                await ask(room, "Ben", path, body, saved=saved.key)
            assert no.value.reason is Code.NOT_FOUND
        (there,) = (await open_room(loop, kept(room))).saved.of("Ada")
        assert there.name == "Fridays"
        made = await ask(room, "Ada", "/api/tables", NewTable(**there.settings))
        assert room.tables[made.table].game.table.rules.blinds == (5, 10)
        gone = await ask(room, "Ada", "/api/saved/{saved}/delete", saved=saved.key)
        assert not gone.saved

    run(work)


def test_the_settings_of_a_table_are_saved_by_its_host() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        text = 'name = "thursday"\nbased_on = "standard"\nlimit = "fixed"\nblinds = [5, 10]\ncap = 3'
        own = parse_house(text, "thursday").rules
        for rules in (house("cardroom", limit="pot", blinds=(5, 10), rake=2.5, rake_cap=3), own):
            task, _ = await table_with(room, "Ada", "Ben", rules=rules, host="Ada", chips=1_000)
            with pytest.raises(Turned) as no:
                await ask(room, "Ben", "/api/saved", SaveTable(name="Mine", table=task.id))
            assert no.value.reason is Code.NOT_HOST
            saved = (await ask(room, "Ada", "/api/saved", SaveTable(name="Mine", table=task.id))).saved[-1]
            made = await ask(room, "Ada", "/api/tables", NewTable(**saved.settings))
            assert room.tables[made.table].game.table.rules == rules
        assert len(room.saved.of("Ada")) == 1, "the same name is the same table"

    run(work)


def test_only_so_many_tables_of_so_much_text_are_saved() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await guest(room, "Ada")
        for number in range(EACH):
            await ask(room, "Ada", "/api/saved", SaveTable(name=f"T {number}", settings=NewTable()))
        for name, settings, code in (
            ("more", NewTable(), Code.TOO_MANY),
            ("T 1", NewTable(toml="# " + "x" * 30_000), Code.TOO_LARGE),
            ("T 1", NewTable(dials={"blinds": "2/1"}), Code.BAD_DIALS),
            ("T 1", NewTable(house="standard", dials={"game": "omaha6"}, chairs=10), Code.BAD_HOUSE),
            ("T 1", NewTable(chairs=2, autos=["nit", "nit"]), Code.NO_FREE_CHAIR),
            ("", NewTable(), Code.BAD_NAME),
            ("T 1", None, Code.BAD_MESSAGE),
        ):
            with pytest.raises(Turned) as no:
                await ask(room, "Ada", "/api/saved", SaveTable(name=name, settings=settings))
            assert no.value.reason is code
        first = room.saved.of("Ada")[0]
        with pytest.raises(Turned) as no:
            await ask(room, "Ada", "/api/saved/{saved}", Rename(name="T 1"), saved=first.key)
        assert no.value.reason is Code.NAME_TAKEN
        facts = [fact_of(record.data) for record in room.services.store.read(ROOM)]
        assert sum(isinstance(fact, TableSaved) for fact in facts) == EACH

    run(work)
