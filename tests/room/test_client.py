"""The client at its end: whoever waits is told, and nobody waits for ever."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from http import HTTPStatus
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import Request, Response, ServerConnection, serve

from room.served import served
from sidepot.client import Client, Refused, TableClient

pytestmark = pytest.mark.core


def with_a_room(visit: Callable[[Client, TableClient, ServerConnection], Coroutine[Any, Any, None]]) -> None:
    """A visit to a table of something like a room, which lets nobody in a second time."""
    doors: list[ServerConnection] = []

    def at_the_door(socket: ServerConnection, request: Request) -> Response | None:
        return socket.respond(HTTPStatus.FORBIDDEN, "") if doors else None

    async def talk(socket: ServerConnection) -> None:
        doors.append(socket)
        async for text in socket:
            asked = json.loads(text)
            await socket.send(json.dumps({"type": "ack", "id": asked["id"]}))
            await socket.send(json.dumps({"type": "snapshot", "table": "t", "epoch": "1", "you": {}, "state": {}}))

    async def all_of_it() -> None:
        async with asyncio.timeout(60), serve(talk, "127.0.0.1", 0, process_request=at_the_door) as server:
            port = server.sockets[0].getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}", token="known") as client:
                await visit(client, await client.watch("t"), doors[0])

    asyncio.run(all_of_it())


async def no_more_turns(table: TableClient) -> None:
    async for _ in table.turns():
        pytest.fail("nobody gave a turn")


def test_a_client_that_is_not_let_in_again_says_so_to_all_who_wait() -> None:
    async def visit(client: Client, table: TableClient, socket: ServerConnection) -> None:
        waiting = asyncio.create_task(no_more_turns(table))
        await socket.close()
        with pytest.raises(Refused, match="does not let this client in"):
            await waiting
        with pytest.raises(Refused, match="does not let this client in"):
            await table.ask("sit-out")

    with_a_room(visit)


def test_a_listener_that_fails_is_not_passed_over_in_silence() -> None:
    async def visit(client: Client, table: TableClient, socket: ServerConnection) -> None:
        client.messages.append(lambda message: {}["what the listener looks for"])
        with pytest.raises(KeyError, match="what the listener looks for"):
            await table.ask("sit-out")
        with pytest.raises(KeyError, match="what the listener looks for"):
            await no_more_turns(table)

    with_a_room(visit)


def test_clients_of_one_process_never_use_an_id_twice() -> None:
    """Not even one that is made where another has been: the room would take its commands for the other's."""
    ids = set()
    for _ in range(200):
        client = Client("http://127.0.0.1:1", token="known")
        ids |= {client._next_id() for _ in range(3)}
    assert len(ids) == 600
    assert all(len(ident) <= 64 for ident in ids)


def test_an_id_that_is_too_long_is_refused_before_it_is_sent() -> None:
    async def visit(client: Client, table: TableClient, socket: ServerConnection) -> None:
        with pytest.raises(ValueError, match="at most 64"):
            await table.ask("sit-out", id="x" * 65)

    with_a_room(visit)


def test_a_command_that_the_room_does_not_know_is_refused_by_its_id(tmp_path: Path) -> None:
    async def visit(url: str) -> None:
        async with asyncio.timeout(20), Client(url, "Ada") as client:
            with pytest.raises(Refused) as refused:
                await client.ask("juggle", balls=3)
            assert refused.value.code == "bad-message"
            with pytest.raises(Refused) as refused:
                await client.ask("ping", more="than it has")
            assert refused.value.code == "bad-message"

    with served(tmp_path, "", "--no-tables") as room:
        asyncio.run(visit(room.origin))


def test_a_client_of_another_version_is_told_to_upgrade(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def old(url: str) -> None:
        async with Client(url, name="Old") as client:
            await client.ask("lobby", on=True)

    with served(tmp_path) as room:
        with room.socket(room.guest("First"), protocol="") as socket:
            told = json.loads(socket.recv(20))
        assert (told["type"], told["code"], told["again"]) == ("closing", "reload", None)
        monkeypatch.setattr("sidepot.client.PROTOCOL", 1)
        with pytest.raises(Refused, match="upgrade sidepot") as no:
            asyncio.run(asyncio.wait_for(old(room.origin), 20))
        assert no.value.code == "reload"


def test_a_client_is_asked_for_both_cards_of_irish(tmp_path: Path) -> None:
    """They go in one turn."""
    thrown = []

    async def play(table: TableClient) -> None:
        async for turn in table.turns():
            options = turn.options
            if options["discards"]:
                thrown.append((table.client.name, turn.state["hand"]))
                await turn.act("discard", card=options["discards"][0])
            else:
                await turn.act("muck" if options["may_show"] else "check" if options["may_check"] else "call")

    async def work(url: str) -> None:
        async with Client(url, name="Ada") as ada, Client(url, name="Ben") as ben:
            body = {"house": "standard", "chairs": 2, "dials": {"game": "irish", "limit": "fixed"}}
            path = (await ada.request("POST", "/api/tables", body))["table"]
            tables = [await client.watch(path) for client in (ada, ben)]
            for chair, table in enumerate(tables):
                await table.sit(chair)
            players = [asyncio.create_task(play(table)) for table in tables]
            await tables[0].until(lambda table: table.state.get("hand", 0) > 1, timeout=60)
            for player in players:
                player.cancel()

    with served(tmp_path) as room:
        asyncio.run(work(room.origin))
    assert sorted(thrown)[:4] == [("Ada", 1), ("Ada", 1), ("Ben", 1), ("Ben", 1)]
