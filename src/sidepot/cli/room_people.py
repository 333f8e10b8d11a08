"""`sidepot room users`, `ban`, `reset-name` and `announce`: what whoever runs a card room does about people."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from sidepot.cli import terminal
from sidepot.words import words
from sidepot.words.refusal import Wrong

if TYPE_CHECKING:
    from sidepot.room.room import Room

USERS = """List the people and bots that a room knows: who is here, when they were last seen, who is banned.

It changes nothing. If the room is running, it is asked who is here."""

BAN = """Ban a player and their bots from a room, or let them in again (--undo).

They are thrown out and get up from their tables, and their chips go to the ledger. If the room is running, it is \
asked to do this; otherwise its data is changed."""

RESET = """Make a new link for a guest who has lost every way back to their name.

The name's old link, password, passkeys and sessions stop working. Whoever has the new link has the name, so give it \
only to its owner. It is shown once, and the room's log records that it was made."""

ANNOUNCE = """Tell everyone in a running room something, and whoever comes in during the next minutes.

Without a text, the last announcement is taken back."""

Folder = Annotated[Path, typer.Argument(metavar="DATA", help="The room's folder.")]
Who = Annotated[str, typer.Argument(metavar="NAME", help="The player's name.")]
Url = Annotated[str | None, typer.Option("--database", metavar="URL", help="The room's PostgreSQL database.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]


def add_to(rooms: typer.Typer) -> None:
    """Register the commands."""
    for name, command, says, examples in (
        ("users", users, USERS, (
            "sidepot room users ~/club", "sidepot room users ~/club --find ada",
            "sidepot room users postgresql://club@localhost/club --json",
        )),
        ("ban", ban, BAN, (
            "sidepot room ban ~/club Ben", 'sidepot room ban ~/club Ben --why "mind your language" --with-address',
            "sidepot room ban ~/club Ben --undo",
        )),
        ("reset-name", reset_name, RESET, (
            "sidepot room reset-name ~/club Ben", "sidepot room reset-name ~/club Ben --json",
        )),
        ("announce", announce, ANNOUNCE, (
            'sidepot room announce ~/club "The room restarts at eleven"',
            'sidepot room announce ~/club "Break until nine" --minutes 30', "sidepot room announce ~/club",
        )),
    ):  # fmt: skip
        rooms.command(name, help=says, epilog="\n\n".join(("Examples:", *examples)))(command)


def users(
    data: Annotated[str, typer.Argument(metavar="DATA", help="The room's folder, a backup, or postgresql://…")],
    find: Annotated[str, typer.Option("--find", metavar="TEXT", help="Only names that contain this.")] = "",
    limit: Annotated[int, typer.Option("--limit", metavar="N", min=1, max=200, help="How many to show.")] = 50,
    database: Url = None,
    as_json: Json = False,
) -> None:
    """List accounts."""
    told = _asked_users(Path(data), find, limit) or _read_users(database or data, find, limit)
    if as_json:
        print(json.dumps(told, ensure_ascii=False))
        return
    console, say = terminal.console(), words()
    if not told["users"]:
        console.print(Text(say("commands-users-none-like" if find else "commands-users-none", find=find)))
        return
    console.print(_rows(told["users"]))
    if told["found"] > len(told["users"]):
        console.print(Text(say("commands-some-of", shown=len(told["users"]), count=told["found"]), "dim"))


def _asked_users(folder: Path, find: str, limit: int) -> Any:
    from urllib.parse import quote

    from sidepot.room.operation.running_room import running

    room = running(folder) if folder.is_dir() else None
    return None if room is None else room.ask("GET", f"/api/admin/users?limit={limit}&find={quote(find)}")


def _read_users(where: str, find: str, limit: int) -> Any:
    import msgspec

    from sidepot.cli.room_store_errors import store_errors_told
    from sidepot.room.http.admin_api import users_of
    from sidepot.room.operation.stopped_room import people_of

    with store_errors_told(), people_of(where) as room:
        return msgspec.to_builtins(users_of(room, find, limit))


def _rows(found: list[dict[str, Any]]) -> Table:
    from sidepot.room.record.files import date

    say, shown = words(), Table(box=None, pad_edge=False)
    for heading in ("name", "", "since", "seen", "ways"):
        shown.add_column(say(f"commands-users-column-{heading}") if heading else "", overflow="fold")
    for user in found:
        states = [say("commands-users-bot-of", who=user["owner"])] if user["owner"] else []
        states += [say(f"commands-users-{state}") for state in ("banned", "here") if user[state]]
        seen = date(user["seen"])[:10] if user["seen"] else ""
        ways = ", ".join([say(f"commands-users-way-{way}") for way in user["ways"]])
        shown.add_row(user["name"], ", ".join(states), date(user["at"])[:10], seen, ways)
    return shown


def ban(
    data: Folder,
    name: Who,
    why: Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason they are told.")] = "",
    with_address: Annotated[
        bool, typer.Option("--with-address", help="Also let nobody new in from their address.")
    ] = False,
    undo: Annotated[bool, typer.Option("--undo", help="Let them in again.")] = False,
    database: Url = None,
    as_json: Json = False,
) -> None:
    """Keep somebody out."""
    if undo and (why or with_address):
        raise Wrong("commands-ban-undo-alone")
    if undo:
        _done(data, database, "/api/admin/unban", {"name": name}, lambda room: _unban(room, name))
        _tell({"name": name, "banned": False}, words()("commands-ban-lifted", who=name), as_json)
        return
    told = _done(
        data, database, "/api/admin/ban", {"name": name, "why": why, "address": with_address},
        lambda room: _ban(room, name, why, with_address),
    )  # fmt: skip
    message = "commands-ban-done-address" if told["addresses"] else "commands-ban-done"
    says = words()(message, who=told["name"], addresses=", ".join(told["addresses"]))
    _tell({**told, "banned": True}, says, as_json)


async def _ban(room: Room, name: str, why: str, with_address: bool) -> dict[str, Any]:
    from sidepot.room.lobby.operating import ban

    fact = await ban(room, name, "the operator", why, with_address)
    return {"name": fact.name, "at": fact.at, "by": fact.by, "why": fact.why, "addresses": list(fact.addresses)}


async def _unban(room: Room, name: str) -> dict[str, Any]:
    from sidepot.room.lobby.operating import unban

    await unban(room, name, "the operator")
    return {}


def reset_name(data: Folder, name: Who, database: Url = None, as_json: Json = False) -> None:
    """Make a new link."""
    told = _done(data, database, "/api/admin/reset", {"name": name}, lambda room: _reset(room, name))
    link = f"/#back={told['code']}"
    says = words()("commands-reset-done", who=told["name"], link=link, code=told["code"])
    _tell({**told, "link": link}, says, as_json)


async def _reset(room: Room, name: str) -> dict[str, Any]:
    from sidepot.room.lobby.operating import account_called, reset_name

    own = account_called(room, name).name
    return {"name": own, "code": await reset_name(room, own, "the operator")}


def announce(
    data: Folder,
    text: Annotated[
        str, typer.Argument(metavar="TEXT", help="What to say; nothing takes the last announcement back.")
    ] = "",
    minutes: Annotated[
        int, typer.Option("--minutes", metavar="N", min=1, max=1440, help="How long newcomers see it.")
    ] = 10,
    as_json: Json = False,
) -> None:
    """Tell everyone something."""
    from sidepot.room.operation.running_room import running

    room = running(data)
    if room is None:
        raise Wrong("commands-announce-no-room", folder=str(data))
    room.ask("POST", "/api/admin/announce", {"text": text, "minutes": minutes})
    says = words()("commands-announce-done" if text else "commands-announce-back", count=minutes)
    _tell({"text": text, "minutes": minutes}, says, as_json)


def _done(
    folder: Path, database: str | None, path: str, body: dict[str, Any], change: Callable[[Room], Awaitable[Any]]
) -> Any:
    """Ask the room that runs in a folder, or change the one that does not."""
    from sidepot.cli.room_store_errors import store_errors_told
    from sidepot.room.operation.running_room import running
    from sidepot.room.protocol.refusals import Turned

    here = running(folder)
    if here is not None:
        return here.ask("POST", path, body)
    # only here: a command to a room that runs need not load all of it
    from sidepot.room.operation.stopped_room import stopped_room

    async def work(room: Room) -> Any:
        return await change(room)

    try:
        with store_errors_told(), stopped_room(folder, database or "") as room:
            return asyncio.run(work(room))
    except Turned as no:
        raise ValueError(words()(f"refusal-{no.message}") if no.message else str(no)) from None


def _tell(data: dict[str, Any], says: str, as_json: bool) -> None:
    if as_json:
        print(json.dumps(data, ensure_ascii=False))
    else:
        terminal.console().print(Text(says), soft_wrap=True)
