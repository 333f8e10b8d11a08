"""Giant, deep and hostile inputs to every field that takes text."""

from __future__ import annotations

import asyncio
import itertools
import json
from typing import Any

from abuse.attack import Attack
from abuse.raw import TEXT, Raw, frame
from abuse.target import Account, Failed, Target

SLOW = 2.0
"""Seconds that the room may take to refuse something: it is done beside everything else."""


async def _refused(target: Target, path: str, bodies: dict[str, Any], taken: tuple[str, ...] = ()) -> str:
    """Send each body in turn: none makes an error, none takes long, and only those named in *taken* are accepted."""
    account, count = await target.guest(), 0
    loop = asyncio.get_running_loop()
    slowest = 0.0
    for name in itertools.cycle(bodies):
        if not target.going:
            break
        began = loop.time()
        reply = await target.request("POST", path, bodies[name], account, timeout=90)
        slowest = max(slowest, loop.time() - began)
        if reply.status >= 500:
            raise Failed(f"{name} gives {reply.status}: {reply.data[:100]!r}")
        accepted = reply.status == 200 and reply.json.get("fine") is not False
        if accepted and name not in taken:
            raise Failed(f"{name} was accepted")
        count += 1
        await asyncio.sleep(0.05)
    if slowest > SLOW:
        raise Failed(f"one of them took {slowest:.1f} s")
    return f"{count} refused, the slowest in {1000 * slowest:.0f} ms"


HOUSES = {
    "one dotted key": "a" + ".a" * 49_000 + "=1",
    "deep headers": "".join(f"[{'a.' * 150}b{number}]\nx=1\n" for number in range(280)),
    "deep arrays": "a=" + "[" * 40_000 + "]" * 40_000,
    "deep tables": "a=" + "{a=" * 20_000 + "1" + "}" * 20_000,
    "unknown keys": "\n".join(f"blunds{number}=1" for number in range(7_000)),
    "one long key": "a" * 99_000 + "=1",
    "one long string": 'about="' + "a" * 99_000 + '"',
    "long number": "blinds=[" + "9" * 90_000 + ",1]",
    "many quotes": '"' * 99_000,
    "dotted in quotes": '"a"' + '."a"' * 24_000 + "=1",
    "control characters": 'name="a\\u0000b"\nabout="\\u202e"',
}
SHEETS = {
    "a million auto players": 'name="x"\n[field]\nrock=1000000\nshark=1000000\nmaniac=1000000\n',
    "many levels": 'name="x"\nlevels=[' + ",".join(["[1,2]"] * 16_000) + "]\n[field]\nrock=2\n",
    "blinds that overflow": 'name="x"\nblinds=[4503599627370496, 9007199254740992]\n[field]\nrock=2\n',
    **HOUSES,
}
DIALS = {
    "nested": {"blinds": {"a": {"a": {"a": 1}}}},
    "dotted": {"blinds.a.a.a": 1},
    "deep": {"blinds": json.loads("[" * 400 + "]" * 400)},
    "long": {"blinds": "1/" + "2" * 50_000},
    "many": {f"dial{number}": 1 for number in range(5_000)},
    "numbers": {"blinds": [2**70, -1], "ante": 1e308},
    "kinds": {"game": ["holdem"], "limit": None, "cap": True},
}


async def houses(target: Target) -> str:
    """House files that are as hard to read as 100 KB can be."""
    return await _refused(target, "/api/houses/check", {name: {"toml": text} for name, text in HOUSES.items()})


async def sheets(target: Target) -> str:
    """The same for tournaments, and sheets that ask for too much."""
    return await _refused(target, "/api/tournaments", {name: {"toml": text} for name, text in SHEETS.items()})


async def dials(target: Target) -> str:
    """Dials that are no values."""
    return await _refused(target, "/api/tables", {name: {"dials": value} for name, value in DIALS.items()})


async def bodies(target: Target) -> str:
    """Bodies that are no JSON, or not what is asked for."""
    shapes: dict[str, Any] = {
        "deep": b"[" * 100_000, "deep object": b'{"a":' * 20_000, "not JSON": b"\xff" * 1_000, "nothing": b"",
        "a number": b"1e999", "not a number": b"NaN", "long": b'"' + b"a" * 120_000 + b'"',
        "twice": b'{"name":1,"name":2}', "list": b"[" + b"1," * 60_000 + b"1]",
    }  # fmt: skip
    for path in ("/api/tables", "/api/tournaments", "/api/houses/check", "/api/guest", "/api/bots", "/api/operator"):
        told = await _refused(Target(target.port, target.table, min(target.left, target.seconds / 6)), path, shapes)
    return told


NAMES = [
    "", " ", "\u3164", "\u115f", "\u1160", "\u200b\u200b", "a\u0000b", "\u202egnp", "<script>alert(1)</script>",
    "a" * 5_000, "the room", "\ufeff", "\U000e0001", "\u00ad\u00ad", "\ud83d\ude00" * 3, "\u0301" * 30,
    "'; drop table", "{{7*7}}", "../../x", "\n", "\u2028", "Honest Ada", "hοnest ada", "Hоnest Аdа",
    "ꓧonest Ada", "Honest\u3164Ada",
]  # fmt: skip


async def names(target: Target) -> str:
    """Names that are empty, invisible, hostile, or look like somebody else's, wherever a name is taken."""
    account, count = await target.guest(), 0
    for name in itertools.cycle(NAMES):
        if not target.going:
            break
        await _name(target, "/api/guest", {"name": name}, account, strict=True)
        await _name(target, "/api/bots", {"name": name}, account, strict=True)
        await _name(target, "/api/tables", {"name": name, "house": name}, account, strict=False)
        sheet = f"name = {json.dumps(name)}\n[field.players]\n{json.dumps(name)} = 'rock'\n"
        await _name(target, "/api/tournaments", {"name": name, "toml": sheet}, account, strict=False)
        count += 4
        await asyncio.sleep(0.02)
    return f"{count} refused"


async def _name(target: Target, path: str, body: Any, account: Account, *, strict: bool) -> None:
    reply = await target.request("POST", path, json.dumps(body).encode("utf-8", "surrogatepass"), account)
    if reply.status >= 500:
        raise Failed(f"{path} with {body!r:.60} gives {reply.status}")
    if strict and reply.status == 200:
        raise Failed(f"{path} takes the name {body['name']!r:.60}")


FIELDS = ("player", "text", "plan", "to", "entry", "style", "dials", "turn", "hand", "chair")


async def fields(target: Target) -> str:
    """Every text field of every command with too much, and with the wrong kind of thing."""
    account = await target.guest()
    socket = await Raw.open(target, account)
    await socket.ask("watch", table=target.table)
    kinds = (
        "sit", "act", "plan", "agree", "chat", "register", "remove", "dials", "add-auto", "mute", "admit", "watch",
        "lobby", "top-up", "back", "no-such-command",
    )  # fmt: skip
    wrong: tuple[Any, ...] = ("x" * 1_200, "\u202e\u0000", [], {}, {"a": {"a": {}}}, -1, 1e99, None, True)
    count = 0
    for kind, value in itertools.cycle(itertools.product(kinds, wrong)):
        if not target.going:
            break
        given = {"type": kind, "id": f"f{count}", "table": target.table, **dict.fromkeys(FIELDS, value)}
        await socket.send(frame(TEXT, json.dumps(given).encode()))
        await _answered(socket)
        count += 1
        await asyncio.sleep(0.06)
    await socket.close()
    return f"{count} refused or answered"


async def _answered(socket: Raw) -> None:
    async with asyncio.timeout(10):
        while json.loads(await socket.text())["type"] not in ("ack", "refusal"):
            pass


SHORT = """
stack = 100
[levels]
by = "hands"
every = 2
blinds = [[25, 50], [50, 100]]
[field]
maniac=2
"""
"""A tournament that is soon over."""


async def auto_names(target: Target) -> str:
    """Accounts called like auto players, made before a tournament with such auto players."""
    account = await target.guest()
    taken = {}
    for name in ("rock 1", "shark 1", "guest 1", "Rock 1", "caller 2"):
        reply = await target.request("POST", "/api/guest", {"name": name})
        if reply.status == 200:
            taken[name] = Account(name, reply.headers["set-cookie"].split(";")[0])
    sheet = SHORT.replace("maniac=2", "rock=2\nshark=1\ncaller=2")
    reply = await target.request("POST", "/api/tournaments", {"toml": sheet, "name": "Mine"}, account)
    if reply.status != 200:
        raise Failed(f"no tournament: {reply.data[:200]!r}")
    ident = reply.json["tournament"]
    host = await Raw.open(target, account)
    await host.ask("watch", table=ident)
    await host.ask("start", table=ident)
    watchers = [(name, await Raw.open(target, other)) for name, other in taken.items()]
    for _, watcher in watchers:
        await watcher.ask("watch", table=ident)
    seen = 0
    while target.going and watchers:
        for name, watcher in watchers:
            try:
                async with asyncio.timeout(0.3):
                    told = json.loads(await watcher.text())
            except TimeoutError:
                continue
            seen += 1
            you = told.get("you") or {}
            if you.get("cards"):
                raise Failed(f"an account called {name} sees an auto player's cards: {you['cards']}")
    for socket in (host, *(watcher for _, watcher in watchers)):
        await socket.close()
    return f"{len(taken)} such names were to be had, {seen} messages without a card"


async def tournaments(target: Target) -> str:
    """Tournaments without end by one guest."""
    account = await target.guest()
    made = refused = 0
    while target.going:
        reply = await target.request("POST", "/api/tournaments", {"toml": SHORT}, account)
        made += reply.status == 200
        refused += reply.status != 200
        if reply.status == 200:
            socket = await Raw.open(target, account)
            await socket.ask("watch", table=reply.json["tournament"])
            await socket.ask("start", table=reply.json["tournament"])
            await socket.close()
    listed = await target.request("GET", "/api/tournaments")
    return f"{made} opened, {refused} refused, a list of {len(listed.data) // 1000} KB"


async def tables(target: Target) -> str:
    """Tables without end by one guest, each closed again."""
    account = await target.guest()
    made = refused = 0
    while target.going:
        reply = await target.request("POST", "/api/tables", {"autos": ["rock", "shark"]}, account)
        made += reply.status == 200
        refused += reply.status != 200
        if reply.status == 200:
            table = reply.json["table"]
            socket = await Raw.open(target, account)
            await socket.ask("watch", table=table)
            await socket.ask("close-table", table=table)
            await socket.close()
    return f"{made} opened and closed, {refused} refused"


ATTACKS = (
    Attack("hard-houses", "house files as hard to read as 100 KB can be", houses, named=False),
    Attack("hard-sheets", "the same for tournaments; a million auto players", sheets, named=False),
    Attack("nested-dials", "dials without valid values", dials, named=False),
    Attack("hard-bodies", "bodies that are not JSON, or deeply nested, or long", bodies, named=False),
    Attack("hostile-names", "names that are invisible, hostile, or somebody else's", names, named=False),
    Attack("hostile-fields", "too much, or the wrong thing, in every field of every command", fields, named=False),
    Attack("auto-players-names", "accounts called like auto players of a tournament", auto_names, named=False),
    Attack("many-tournaments", "an endless stream of tournaments from one guest", tournaments, named=False),
    Attack("many-tables", "one guest opening and closing tables without end", tables, named=False),
)
