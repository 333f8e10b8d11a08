"""docs/protocol.md is true today: its bot plays, and its messages are those that a room sends and takes."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dealing import deal
from room.served import Served, hear, say, served
from sidepot import house
from sidepot.room import protocol
from sidepot.room.show.table_state import offered
from sidepot.tournament.events import Event

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
BLOCKS = [json.loads(text) for text in re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)]
QUICK = "auto_from = 10\nauto_to = 30\npause = 300\nfloor = 20\nhesitation = 10\nguests_an_hour = 10000\n"
CUT = {"dials", "styles"}
"""Of these the page shows a few."""
CHANGES = {"step", "step.state", "step.you", "private.you"}
"""They have what changed."""
BY_NAME = {"autos", "won", "net", "shares", "why_not"}
"""Their keys are names, not fields."""


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("page"), QUICK) as running:
        yield running


def on_the_page(kind: str, more: str = "") -> dict[str, Any]:
    """The message of a type; *more* is a part of its state that is not null."""
    return next(found for found in BLOCKS if found.get("type") == kind and (not more or found["state"].get(more)))


def with_field(field: str) -> dict[str, Any]:
    """The JSON without a type that has a field."""
    return next(found for found in BLOCKS if "type" not in found and field in found)


def same_fields(shown: Any, sent: Any, where: str) -> None:
    """What a page shows has every field of what a room sends, and no other."""
    if isinstance(shown, dict) and isinstance(sent, dict):
        name = where.rpartition(".")[2]
        if shown.get("type") == "won" and "hand" not in sent:
            shown = {key: value for key, value in shown.items() if key != "hand"}  # nobody had to show
        if shown.get("type") != sent.get("type"):
            assert name in ("events[]", "log[]", "last_hand[]"), where
        elif name in CUT:
            assert shown.items() <= sent.items(), where
        elif where in CHANGES or re.fullmatch(r"step.state.chairs.\d", where):
            assert shown.keys() <= sent.keys(), where
            for key, value in shown.items():
                same_fields(value, sent[key], f"{where}.{key}")
        elif name not in BY_NAME:
            assert shown.keys() == sent.keys(), where
            for key, value in shown.items():
                same_fields(value, sent[key], f"{where}.{key}")
    elif isinstance(shown, dict) and where == "step.state.chairs":
        for number, chair in shown.items():
            same_fields(chair, sent[int(number)], f"{where}.{number}")
    elif isinstance(shown, list) and isinstance(sent, list):
        pairs = zip([some for some in shown if some], [some for some in sent if some], strict=False)
        for one, other in pairs:
            same_fields(one, other, f"{where}[]")


def test_the_example_bot_plays(room: Served) -> None:
    code = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 22
    names: dict[str, Any] = {}
    exec(compile(code, "docs/protocol.md", "exec"), names)

    async def play() -> None:
        async with asyncio.timeout(60):
            await names["play"](room.origin, "Robo", hands=2)

    asyncio.run(play())


def test_the_messages_are_messages() -> None:
    decoders = [msgspec.json.Decoder(kind) for kind in (protocol.ClientCommand, protocol.ServerMessage)]
    schemas = [json.dumps(msgspec.json.schema(d.type, schema_hook=lambda _: {})) for d in decoders]
    typed = [found for found in BLOCKS if "type" in found]
    assert len(typed) >= 8
    for found in typed:
        known = [d for d, schema in zip(decoders, schemas, strict=True) if f'"{found["type"]}"' in schema]
        assert known, found["type"]
        same_fields(found, msgspec.to_builtins(known[0].decode(json.dumps(found)), str_keys=True), found["type"])


def test_the_messages_are_what_a_room_sends(room: Served) -> None:
    cookie = room.guest("Bella")
    table = room.table(cookie, **with_field("dials") | {"private": False})
    row = next(row for row in room.request("GET", "/api/lobby")[1]["tables"] if row["id"] == table)
    same_fields(with_field("free"), row, "row")
    with room.socket(cookie) as socket:
        say(socket, "watch", table=table)
        same_fields(on_the_page("welcome"), hear(socket, "welcome"), "welcome")
        say(socket, "chat", table=table, text="nice hand", id="c")
        same_fields(on_the_page("said"), hear(socket, "said"), "said")
        say(socket, "sit", table=table, chair=2, chips=1000, entry="post")
        while not hear(socket, "step")["you"]["options"]:
            pass
        say(socket, "watch", table=table, id="again")
        snapshot = hear(socket, "snapshot", timeout=20)
        while snapshot["you"]["chair"] is None:
            snapshot = hear(socket, "snapshot")
        same_fields(on_the_page("snapshot"), snapshot, "snapshot")
        same_fields(with_field("to_call"), snapshot["you"]["options"], "options")
        same_fields(on_the_page("private")["you"], snapshot["you"], "private.you")
        shown, sent = on_the_page("snapshot")["info"], snapshot["info"]
        for key in shown.keys() - CUT - {"id", "private", "autos"}:
            assert shown[key] == sent[key], key

        you = snapshot["you"]
        say(socket, "act", table=table, hand=you["hand"], turn=you["turn"], action={"type": "fold"}, id="f")
        step = hear(socket, "step")
        same_fields(on_the_page("step"), step, "step")
        while not step["state"]["outcome"]:
            step = hear(socket, "step")
        same_fields(on_the_page("step", "outcome"), step, "step")


def test_the_options_are_what_the_engine_offers() -> None:
    rules = house("cardroom", blinds=(5, 10))
    big_blind = deal(rules, (1000, 1000, 1000), "f c")
    raised = deal(rules, (1010, 1062, 928), "c f r47", button=2)
    bet = deal(rules, (1000, 1000, 1000), "f c x x x r52")
    for hand, shown in (
        (big_blind, with_field("to_call")),
        (raised, on_the_page("snapshot")["you"]["options"]),
        (bet, on_the_page("step")["you"]["options"]),
    ):
        assert msgspec.json.decode(protocol.encode(offered(hand.options, hand))) == shown


def tags(union: Any) -> set[str]:
    return {str(struct.__struct_config__.tag) for struct in union.__args__}


def test_every_command_and_message_is_on_the_page() -> None:
    said = set(re.findall(r"[`\"]([a-z-]+)[`\"]", PAGE))
    assert not tags(protocol.ClientCommand) - said
    assert not tags(protocol.ServerMessage) - said


def unnamed(path: str) -> str:
    return re.sub(r"{\w+}", "{}", path)


def test_every_request_is_on_the_page(room: Served) -> None:
    shown = {(way, unnamed(path)) for way, path in re.findall(r"`(GET|POST) (/[\w/{}.]*)", PAGE) if path != "/ws"}
    paths = room.request("GET", "/api/openapi.json")[1]["paths"]
    known = {(way.upper(), unnamed(path)) for path, ways in paths.items() for way in ways}
    assert shown - known <= {("GET", "/api/schema.json"), ("GET", "/api/openapi.json")}
    assert not known - shown


def test_every_event_of_a_tournament_is_on_the_page() -> None:
    # a table's own events come unwrapped
    told = PAGE.partition("The events of the tournament come among those of the table:")[2].partition("### The end")[0]
    assert tags(Event) == set(re.findall(r"`([a-z-]+)`", told)) - {"says"} | {"table-said"}
