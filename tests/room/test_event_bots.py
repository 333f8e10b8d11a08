"""Bots over HTTP in the room, in processes of their own: a league of them, killed rooms, and who may enter one."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bots.serving import HOSTILE, running, six_bots
from room.killing import PATIENCE, Rooms, rooms, run
from sidepot.client import Client, Refused, TableClient
from sidepot.room.log.moves import MOVED

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")

SEASON = """
format = "season"
house = "league"
games = 2
stack = 500
[levels]
by = "hands"
every = 3
blinds = [[25, 50], [50, 100], [100, 200]]
then = "double"
"""
POINTS = [5, 2, 0, -1, -2, -3]
BOTS = {"bot_hosts": ["127.0.0.1"], "bot_time": 400}
Urls = dict[str, str]


@pytest.fixture(scope="module")
def league() -> Iterator[Urls]:
    """Six bots: two in Python, two in Node, one that calls, and one that does everything wrong."""
    with six_bots("caller bot") as urls:
        yield urls


def in_sheet(urls: Urls, sheet: str = SEASON) -> str:
    return sheet + "".join(f'[[bot]]\nname = "{name}"\nurl = "{url}"\n' for name, url in urls.items())


@asynccontextmanager
async def club(folder: Path, **settings: Any) -> AsyncIterator[tuple[Rooms, Client]]:
    """A room that calls bots on this machine, and its host."""
    async with rooms(folder) as place:
        place.config |= BOTS | settings
        await place.start()
        await place.up()
        async with Client(place.url, name="Ada") as ada:
            yield place, ada


async def opened(ada: Client, sheet: str) -> TableClient:
    made = await ada.request("POST", "/api/tournaments", {"toml": sheet, "name": "Bots' league"})
    return await ada.watch(made["tournament"])


async def until(ada: Client, event: TableClient, wanted: Any) -> dict[str, Any]:
    """The tournament as soon as it is as wanted."""
    async with asyncio.timeout(2 * PATIENCE):
        while True:
            seen: dict[str, Any] = (await ada.request("GET", f"/api/tournaments/{event.id}"))["tournament"]
            if wanted(seen):
                return seen
            await asyncio.sleep(0.05)


def over(seen: dict[str, Any]) -> bool:
    return bool(seen.get("over"))


def by_name(seen: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {bot["name"]: bot for bot in seen["bots"]}


def asked_again(before: int, seen: dict[str, Any]) -> bool:
    """The wild one was asked once more, or there is nothing more to ask."""
    return bool(by_name(seen)["wild"]["asked"] > before) or over(seen)


def check_season(seen: dict[str, Any], urls: Urls) -> None:
    """Two games of six are over, with the points of the league."""
    standings = seen["standings"]
    assert {row["player"] for row in standings} == urls.keys()
    assert {row["games"] for row in standings} == {2}
    assert sum(row["points"] for row in standings) == 2 * sum(POINTS)
    assert [row["points"] for row in standings] == sorted((row["points"] for row in standings), reverse=True)


def check_wild(bot: dict[str, Any], kills: int = 0) -> None:
    """It is slow, sends a megabyte, NaN or nothing, in turn: a question that a kill ended was asked again."""
    counts = {each["kind"]: each["times"] for each in bot["repairs"]}
    assert counts.keys() <= {"timeout", "too-long", "not-an-amount", "broken"}
    assert sum(counts.values()) == bot["bad"] == bot["asked"] > 0
    assert max(counts.values()) - min(counts.values()) <= 1 + kills
    assert bot["last"]


def answers_written(place: Rooms, event: str) -> dict[str, int]:
    """How often each bot answered, by the log."""
    counts: dict[str, int] = {}
    for record in place.records(f"tournament/{event}"):
        step = msgspec.json.decode(record.data) if record.kind == MOVED else {}
        if "answered" in step:
            counts[step["answered"][0]] = counts.get(step["answered"][0], 0) + 1
    return counts


@pytest.mark.long
def test_a_season_of_six_bots_from_a_sheet_runs_to_its_standings(tmp_path: Path, league: Urls) -> None:
    async def work() -> None:
        async with club(tmp_path) as (place, ada):
            event = await opened(ada, in_sheet(league))
            before = by_name(await until(ada, event, lambda seen: all(bot["there"] for bot in seen["bots"])))
            assert (before["heron"]["version"], before["otter"]["version"]) == ("heron 1.0", "otter 1.0")
            assert {bot["by"] for bot in before.values()} == {"Ada"}
            await ada.ask("start", table=event.id)
            seen = await until(ada, event, over)
            check_season(seen, league)
            bots = by_name(seen)
            check_wild(bots["wild"])
            assert [bots[name]["bad"] for name in ("heron", "egret", "otter", "beaver", "caller bot")] == [0] * 5
            assert {name: bot["asked"] for name, bot in bots.items()} == answers_written(place, event.id)
            await place.kill()
            place.check()

    run(work)


def test_a_season_of_bots_goes_on_after_the_room_was_killed(tmp_path: Path, league: Urls) -> None:
    async def work() -> None:
        async with club(tmp_path) as (place, ada):
            event = await opened(ada, SEASON)
            for name, url in league.items():
                await ada.ask("enter-bot", table=event.id, name=name, url=url)
            await ada.ask("start", table=event.id)
            asked = 0
            for _ in range(3):
                # in the middle of a slow answer as often as not
                seen = await until(ada, event, partial(asked_again, asked))
                counted = by_name(seen)["wild"]
                await place.kill()
                place.check()
                await place.start()
                await place.up()
                seen = await until(ada, event, lambda seen: True)
                again = by_name(seen)["wild"]
                assert again["asked"] >= counted["asked"]
                assert again["bad"] == again["asked"]
                asked = again["asked"]
            seen = await until(ada, event, over)
            check_season(seen, league)
            check_wild(by_name(seen)["wild"], kills=3)
            await place.kill()
            assert {name: bot["asked"] for name, bot in by_name(seen).items()} == answers_written(place, event.id)
            place.check()
            await place.start()
            await place.up()
            again = await until(ada, event, over)
            assert (again["standings"], again["bots"]) == (seen["standings"], seen["bots"])

    run(work)


# one by one

DUEL = """
format = "season"
house = "league"
games = 1
stack = 500
[levels]
by = "hands"
every = 2
blinds = [[50, 100]]
then = "double"
"""


@pytest.fixture(scope="module")
def hostile() -> Iterator[str]:
    with running(*HOSTILE) as url:
        yield url


async def refused(ada: Client, event: TableClient, kind: str = "enter-bot", **fields: Any) -> tuple[str, str]:
    """Code and sentence of the refusal."""
    with pytest.raises(Refused) as no:
        await ada.ask(kind, table=event.id, **fields)
    return no.value.code, str(no.value)


def test_a_bot_that_is_not_there_is_named_with_the_reason_and_checks_or_folds(tmp_path: Path, hostile: str) -> None:
    async def work() -> None:
        async with club(tmp_path) as (_, ada):
            event = await opened(ada, in_sheet({"ghost": "http://127.0.0.1:1", "bold": f"{hostile}/all-in"}, DUEL))
            await ada.ask("start", table=event.id)
            seen = await until(ada, event, lambda seen: over(seen) and by_name(seen)["ghost"]["there"] is not None)
            ghost = by_name(seen)["ghost"]
            assert (ghost["there"], ghost["version"]) == (False, "")
            assert ghost["problem"] == "no connection: connection refused"
            assert ghost["bad"] == ghost["asked"] > 0
            assert ghost["last"] == "no connection: connection refused"
            assert ghost["repairs"] == [{"kind": "unreachable", "times": ghost["bad"]}]
            assert seen["places"][0]["player"] == "bold"

    run(work)


def test_a_bots_time_is_over_before_the_clock_of_its_table_and_the_event_says_so(tmp_path: Path, hostile: str) -> None:
    async def work() -> None:
        async with club(tmp_path, bot_time=5_000) as (_, ada):
            quick = DUEL + "[clock]\nact = 1\n"
            event = await opened(ada, in_sheet({"slow bot": f"{hostile}/slow", "bold": f"{hostile}/all-in"}, quick))
            assert (await until(ada, event, lambda seen: True))["bot_ms"] == 500
            await ada.ask("start", table=event.id)
            slow = by_name(await until(ada, event, over))["slow bot"]
            assert slow["asked"] > 0
            assert slow["repairs"] == [{"kind": "timeout", "times": slow["asked"]}]
            assert slow["last"] == "no answer within 0.5 s"
            usual = await opened(ada, DUEL)
            assert (await until(ada, usual, lambda seen: True))["bot_ms"] == 5_000

    run(work)


def test_bots_stand_pat_at_a_draw(tmp_path: Path, hostile: str) -> None:
    drawing = DUEL.replace("[levels]", '[dials]\ngame = "triple27"\n[levels]')

    async def work() -> None:
        async with club(tmp_path) as (place, ada):
            event = await opened(ada, in_sheet({"bold": f"{hostile}/all-in", "calm": f"{hostile}/call"}, drawing))
            await ada.ask("start", table=event.id)
            await until(ada, event, over)
            played = [record.data for record in place.records(f"tournament/{event.id}") if record.kind == MOVED]
            assert any(b'"draw"' in moved for moved in played)

    run(work)


def test_a_slow_bot_keeps_only_its_own_table_waiting(tmp_path: Path, hostile: str) -> None:
    async def work() -> None:
        async with club(tmp_path, bot_time=30_000) as (_, ada):
            slow = await opened(ada, in_sheet({f"slow {n}": f"{hostile}/slow" for n in "abcdef"}, DUEL))
            await ada.ask("start", table=slow.id)
            quick = await opened(ada, in_sheet({"bold": f"{hostile}/all-in", "calm": f"{hostile}/call"}, DUEL))
            await ada.ask("start", table=quick.id)
            await until(ada, quick, over)
            assert not over(await until(ada, slow, lambda seen: True))

    run(work)


def test_the_host_enters_any_bots_and_everyone_else_one_of_their_own(tmp_path: Path, hostile: str) -> None:
    async def work() -> None:
        async with club(tmp_path) as (place, ada), Client(place.url, name="Ben") as ben:
            event = await opened(ada, DUEL)
            at_bens = await ben.watch(event.id)
            for name in ("one bot", "two bot"):
                await ada.ask("enter-bot", table=event.id, name=name, url=f"{hostile}/call")
            await ben.ask("enter-bot", table=event.id, name="Bens bot", url=f"{hostile}/call")
            code, says = await refused(ben, at_bens, name="Bens other", url=f"{hostile}/call")
            assert (code, says) == ("too-many", "you already have a bot here: withdraw it first")
            code, _ = await refused(ben, at_bens, "withdraw-bot", name="one bot")
            assert code == "not-allowed"
            assert await refused(ben, at_bens, "withdraw-bot", name="Ada") == (
                "no-such-player", "no bot of that name is here",
            )  # fmt: skip
            seen = await until(ada, event, lambda seen: True)
            assert {bot["name"]: bot["by"] for bot in seen["bots"]} == {
                "one bot": "Ada", "two bot": "Ada", "Bens bot": "Ben",
            }  # fmt: skip
            assert hostile not in json.dumps(seen), "where a bot is concerns nobody else"
            news: list[dict[str, Any]] = []
            ben.messages.append(news.append)
            await ben.ask("watch", table=event.id)
            mine = next(each["tournament"] for each in news if each["type"] == "snapshot")
            assert mine["my_bots"] == [{"name": "Bens bot", "url": f"{hostile}/call"}]
            assert mine["may"] == ["register"], "one bot each"
            await ben.ask("withdraw-bot", table=event.id, name="Bens bot")
            await ada.ask("withdraw-bot", table=event.id, name="two bot")
            assert by_name(await until(ada, event, lambda seen: True)).keys() == {"one bot"}
            await place.kill()
            await place.start()
            await place.up()
            assert by_name(await until(ada, event, lambda seen: True)).keys() == {"one bot"}

    run(work)


def test_a_bot_of_a_sheet_that_was_withdrawn_stays_away_after_a_restart(tmp_path: Path, hostile: str) -> None:
    async def work() -> None:
        async with club(tmp_path) as (place, ada):
            event = await opened(ada, in_sheet({"one bot": hostile, "two bot": hostile}, DUEL))
            await ada.ask("withdraw-bot", table=event.id, name="two bot")
            await place.kill()
            await place.start()
            await place.up()
            seen = await until(ada, event, lambda seen: True)
            assert (by_name(seen).keys(), seen["registered"]) == ({"one bot"}, ["one bot"])

    run(work)


def test_names_of_bots_are_nobody_elses(tmp_path: Path, hostile: str) -> None:
    async def work() -> None:
        async with club(tmp_path) as (place, ada):
            event = await opened(ada, DUEL)
            await ada.ask("enter-bot", table=event.id, name="heron", url=hostile)
            for name in ("heron", "HERON", "Ada", "Okapi", "rock 1"):
                code, says = await refused(ada, event, name=name, url=hostile)
                assert (code, says) == ("name-taken", f"the name {name} is taken, or looks like one that is")
            assert (await refused(ada, event, name="<b>", url=hostile))[0] == "bad-name"
            with pytest.raises(Refused, match="taken"):
                async with Client(place.url, name="Heron"):
                    pass
            with pytest.raises(Refused, match=r"\[\[bot\]\]: the name Ada is taken"):
                await opened(ada, in_sheet({"Ada": hostile}))

    run(work)


def test_only_hosts_that_the_operator_names_are_called(tmp_path: Path, hostile: str) -> None:
    port = hostile.rpartition(":")[2]

    async def work() -> None:
        async with club(tmp_path / "strict", bot_hosts=[]) as (_, ada):
            event = await opened(ada, DUEL)
            code, says = await refused(ada, event, name="heron", url=hostile)
            assert code == "bad-bot"
            assert "this room calls no bots over HTTP: its operator can name hosts in the setting bot_hosts" in says
            with pytest.raises(Refused, match="bot_hosts"):
                await opened(ada, in_sheet({"heron": hostile}))
        async with club(tmp_path / "open", bot_hosts=["*"]) as (_, ada):
            event = await opened(ada, DUEL)
            for url in (hostile, "http://169.254.169.254/latest", "http://[::1]:80", "http://10.0.0.1"):
                code, says = await refused(ada, event, name="heron", url=url)
                assert (code, "is private" in says) == ("bad-bot", True)
            for url in ("ftp://bots.example", "http://2130706433", "http://a@bots.example", "http://bots.example?x"):
                assert (await refused(ada, event, name="heron", url=url))[0] == "bad-bot"
            await ada.ask("enter-bot", table=event.id, name="inward", url=f"http://localhost:{port}/call")
            seen = await until(ada, event, lambda seen: by_name(seen)["inward"]["there"] is not None)
            assert "which may not be called" in by_name(seen)["inward"]["problem"]

    run(work)


def test_a_room_takes_only_so_many_bots(tmp_path: Path, hostile: str) -> None:
    async def work() -> None:
        async with club(tmp_path, max_bots=2, bots_an_hour=3) as (_, ada):
            event = await opened(ada, DUEL)
            for name in ("one bot", "two bot"):
                await ada.ask("enter-bot", table=event.id, name=name, url=hostile)
            assert await refused(ada, event, name="three", url=hostile) == (
                "too-many", "2 bots are here already: the room takes no more of them",
            )  # fmt: skip
            await ada.ask("withdraw-bot", table=event.id, name="one bot")
            await ada.ask("enter-bot", table=event.id, name="one bot", url=hostile)
            await ada.ask("withdraw-bot", table=event.id, name="one bot")
            assert (await refused(ada, event, name="one bot", url=hostile))[0] == "slow-down"
            with pytest.raises(Refused, match="3 bots are too many: at most 2"):
                await opened(ada, in_sheet({f"{n} bot": hostile for n in ("a", "b", "c")}))

    run(work)


class Recorder:
    """A bot in this process that calls, and keeps what it was told."""

    def __init__(self) -> None:
        self.told: list[dict[str, Any]] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        answer = "recorder"
        if head.startswith("post"):
            body = await reader.readexactly(int(head.partition("content-length: ")[2].split()[0]))
            self.told.append(json.loads(body))
            answer = str(self.told[-1]["callAmount"])
        writer.write(f"HTTP/1.1 200 OK\r\nContent-Length: {len(answer)}\r\n\r\n{answer}".encode())
        await writer.drain()
        writer.close()


def test_a_bot_is_told_its_own_cards_and_nobody_elses(tmp_path: Path, hostile: str) -> None:
    async def work() -> None:
        recorder = Recorder()
        server = await asyncio.start_server(recorder.serve, "127.0.0.1", 0)
        mine = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        async with server, club(tmp_path) as (_, ada):
            urls = {"recorder": mine, "calm": f"{hostile}/call", "other": f"{hostile}/call"}
            event = await opened(ada, in_sheet(urls, DUEL) + "[field]\ncaller = 1\n")
            await ada.ask("start", table=event.id)
            await until(ada, event, over)
        assert recorder.told
        for told in recorder.told:
            assert told["tournamentId"] == event.id
            with_cards = [player["name"] for player in told["players"] if "cards" in player]
            assert with_cards == ["recorder"] == [told["players"][told["me"]]["name"]]
            assert len(told["players"]) == 4

    run(work)
