"""The record: finished hands and the log of every table and tournament, as they were seen, and nothing hidden."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from room.appending import append
from room.rooms import Line, crash, guest, kept, open_room
from room.served import Served, served
from room.test_again import SIT_AND_GO
from room.test_hands_asked import record, rules_record
from room.test_room import answer, run, table_with
from room.test_secrets import swapped
from room.virtual import VirtualLoop, seeds, simulate
from sidepot import house
from sidepot.cards import FULL_DECK
from sidepot.deck import shuffled
from sidepot.room.http.api import API
from sidepot.room.http.asking import Asking
from sidepot.room.operation.checking import check_room
from sidepot.room.protocol.refusals import Code, Turned
from sidepot.room.record import downloads
from sidepot.room.record.downloads import Download
from sidepot.room.room import Room
from sidepot.room.store import open_store
from sidepot.room.store.streams import of_hands, of_log
from sidepot.rules import Rules

pytestmark = pytest.mark.filterwarnings("ignore:SQLite")

OPERATOR = "the session of an operator"
BY_PATH = {endpoint.path: endpoint for endpoint in API if endpoint.method == "GET"}


async def ask(room: Room, who: str, path: str, *, session: str = OPERATOR, **query: str) -> Any:
    """What an endpoint answers, decoded; a file as its text."""
    room.operators.add(OPERATOR)
    table, _, number = query.pop("at", "").partition("#")
    asking = Asking(room, room.accounts.by_name[who], "", {"table": table, "number": number}, query, session)
    data = (await BY_PATH[path].handler(asking, None)).data
    if isinstance(data, Download):
        return b"".join([part async for part in data.parts()]).decode()
    return json.loads(msgspec.json.encode(data))


async def refused(room: Room, who: str, path: str, **more: str) -> str:
    with pytest.raises(Turned) as no:
        await ask(room, who, path, **more)
    return str(no.value)


async def played(room: Room, hands: int, *names: str, **settings: Any) -> tuple[Any, list[Line]]:
    """A table at which some hands were called down, with the next one stopped."""
    task, lines = await table_with(room, *names, **settings)
    for line in lines:
        line.on = lambda told, line=line: answer(line, told)  # type: ignore[misc]
        answer(line, line.seen | {"table": task.id})
    while room.services.store.last(of_hands(task.id)) < hands:
        await asyncio.sleep(0.5)
    lines[0].send("pause", table=task.id, on=True, id="stop")
    while task.game.table.playing:
        await asyncio.sleep(0.5)
    return task, lines


def test_the_log_tells_what_happened_at_a_table() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, _, cid) = await played(room, 2, "Ada", "Ben", "Cid")
        ada.send("remove", table=task.id, player="Ben", ban=True, id="r")
        ada.send("remove", table=task.id, player="Nobody", id="no")
        ada.send("dials", table=task.id, dials={"blinds": "5/10"}, id="d")
        cid.send("pause", table=task.id, on=True, id="not the host")
        await asyncio.sleep(1)
        ada.send("close-table", table=task.id, id="x")
        await asyncio.sleep(1)
        told = await ask(room, "Ada", "/api/record/{table}/log", at=task.id)
        says = [line["says"] for line in told["log"]][::-1]
        assert says[:4] == [
            "Ada opens the table: standard, No Limit Hold’em, blinds 1/2",
            "Ada sits down in seat 1 with 200",
            "Ben sits down in seat 2 with 200",
            "Cid sits down in seat 3 with 200",
        ]
        assert next(line for line in says if line.startswith("hand ")).startswith("hand 1 is over: ")
        removed = says.index("Ada removes Ben, who may not sit down here again")
        assert says[removed + 1].startswith("Ben gets up with ")
        assert "Ada sets blinds" in says
        assert "from the next hand on: standard, No Limit, blinds 5/10" in says
        assert says[-1] == "the table is closed"
        assert not [line for line in says if "Nobody" in line or line.startswith("Cid stops")], "refused, and noted"
        assert told["older"] is None
        assert told["place"]["state"] == "closed"

    run(work)


def test_chips_in_the_log_add_up() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, lines = await played(room, 3, "Ada", "Ben")
        for line in lines:
            line.send("leave", table=task.id, id="bye")
        await asyncio.sleep(1)
        log = (await ask(room, "Ada", "/api/record/{table}/log", at=task.id))["log"]
        chips = {name: sum(line.get("chips", {}).get(name, 0) for line in log) for name in ("Ada", "Ben")}
        assert chips == {"Ada": 0, "Ben": 0}
        mine = await ask(room, "Ada", "/api/record/{table}/log", at=task.id, player="Ben", limit="2")
        assert [line["says"][:12] for line in mine["log"]] == ["Ben gets up ", "Ben sits dow"]
        assert mine["older"] == mine["log"][-1]["number"]

    run(work)


def test_the_log_goes_on_after_a_restart_without_a_gap() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await played(room, 1, "Ada", "Ben")
        before = [entry.data for entry in kept(room).records[of_log(task.id)]]
        again = await open_room(loop, await crash(room))
        ada = await guest(again, "Ada")
        ada.send("watch", table=task.id)
        ada.send("leave", table=task.id, id="bye")
        await asyncio.sleep(1)
        records = kept(again).records[of_log(task.id)]
        assert [entry.seq for entry in records] == [*range(1, len(records) + 1)]
        assert [entry.data for entry in records][: len(before)] == before
        assert any(b"Ada gets up with" in entry.data for entry in records[len(before) :])

    run(work)


def test_hands_come_a_page_at_a_time_and_a_running_one_is_not_among_them() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, *_) = await played(room, 5, "Ada", "Ben")
        done = room.services.store.last(of_hands(task.id))
        ada.on = lambda told: None
        ada.send("pause", table=task.id, on=False, id="on")
        await asyncio.sleep(2)
        assert task.game.table.playing
        numbers, before = [], ""
        while True:
            page = await ask(room, "Ada", "/api/record/{table}/hands", at=task.id, limit="2", before=before)
            numbers += [hand["number"] for hand in page["hands"]]
            if page["older"] is None:
                break
            before = str(page["older"])
        assert numbers == [*range(done, 0, -1)]
        one = await ask(room, "Ada", "/api/record/{table}/hands/{number}", at=f"{task.id}#2")
        assert one["number"] == 2
        assert one["seen_by"] is None
        assert one["told"] == "standard, No Limit Hold’em, blinds 1/2"
        path = "/api/record/{table}/hands/{number}"
        assert "it is not over" in await refused(room, "Ada", path, at=f"{task.id}#{done + 1}")
        assert "no such table" in await refused(room, "Ada", path, at="nowhere#1")
        log = (await ask(room, "Ada", "/api/record/{table}/log", at=task.id))["log"]
        assert max(line.get("hand", 0) for line in log) == done, "a running hand is in the log"

    run(work)


def test_void_hands_leave_gaps_and_those_beside_them_are_found() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await guest(room, "Ada")
        store = room.services.store
        await room.open_table(house("standard"), 6, "Old", host="Ada")
        ident = next(iter(room.tables))
        for seq, number in enumerate((1, 2, 5, 6, 9), 1):
            one = msgspec.structs.replace(record(seq, "Ada", "Ben", number=number), stream=of_hands(ident))
            await store.append([one])
        path = "/api/record/{table}/hands/{number}"
        for number in range(11):
            if number in (1, 2, 5, 6, 9):
                assert (await ask(room, "Ada", path, at=f"{ident}#{number}"))["number"] == number
            else:
                assert await refused(room, "Ada", path, at=f"{ident}#{number}")
        page = await ask(room, "Ada", "/api/record/{table}/hands", at=ident, before="6", limit="2")
        assert [hand["number"] for hand in page["hands"]] == [5, 2]
        mine = await ask(room, "Ada", "/api/tables/{table}/file", at=ident, hand="5", session="")
        assert json.loads(mine)["number"] == 5
        assert "not in that hand" in await refused(room, "Ada", "/api/tables/{table}/file", at=ident, hand="4")

    run(work)


def test_a_tournament_has_its_log_and_its_hands_with_their_tables() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await guest(room, "Ada")
        task = await room.open_tournament(SIT_AND_GO, "Friday", "Ada")
        lines = [await guest(room, name) for name in ("Ada", "Ben")]
        for line in lines:
            line.send("watch", table=task.id)
            line.on = lambda told, line=line: answer(line, told)  # type: ignore[misc]
            line.send("register", table=task.id, id="in")
        lines[0].send("start", table=task.id, id="start")
        for _ in range(2000):
            await asyncio.sleep(1)
            if room.services.store.last(of_hands(task.id)) > 2:
                break
        says = await ask(room, "Ada", "/api/record/{table}/file", at=task.id, what="log", format="txt")
        assert "Ada opens the tournament: " in says
        assert "Ada enters" in says
        assert "table 1: hand 1 is over: " in says
        hand = await ask(room, "Ada", "/api/record/{table}/hands/{number}", at=f"{task.id}#1")
        assert (hand["table"], hand["kind"], hand["name"]) == (1, "tournament", "Friday")

    run(work)


def test_only_an_operator_reads_the_record() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await played(room, 1, "Ada", "Ben")
        for path in BY_PATH:
            if path.startswith("/api/record"):
                assert "operator" in await refused(room, "Ada", path, at=f"{task.id}#1", session="")
                assert "operator" in await refused(room, "Ada", path, at=f"{task.id}#1", session="another")

    run(work)


def test_places_are_listed_newest_first_open_and_closed_and_found() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await guest(room, "Ada")
        for number in range(5):
            await room.open_table(house("kitchen"), 4, f"Table {number}", host="Ada")
        first = next(iter(room.tables.values()))
        (await guest(room, "Ada")).send("watch", table=first.id)
        line = await guest(room, "Ada")
        line.send("watch", table=first.id)
        line.send("close-table", table=first.id, id="x")
        await asyncio.sleep(1)
        page = await ask(room, "Ada", "/api/record", limit="3")
        assert [row["place"]["name"] for row in page["places"]] == ["Table 4", "Table 3", "Table 2"]
        rest = await ask(room, "Ada", "/api/record", limit="3", before=str(page["older"]))
        assert [(row["place"]["name"], row["place"]["state"]) for row in rest["places"]] == [
            ("Table 1", "open"), ("Table 0", "closed"),
        ]  # fmt: skip
        assert rest["older"] is None
        found = await ask(room, "Ada", "/api/record", find="TABLE 3")
        assert [row["place"]["name"] for row in found["places"]] == ["Table 3"]

    run(work)


# nothing hidden

HOUSES = [
    house("standard"), house("pineapple"), house("kitchen"), house("standard", game="omaha8", limit="pot"),
]  # fmt: skip


async def recorded(loop: VirtualLoop, rules: Rules, shuffle: Callable[[bytes], bytes], folds: bool) -> dict[str, Any]:
    """One hand of three in which Ben folds on the river, or all go to a showdown and muck what they may."""
    room = await open_room(loop, shuffle=shuffle)
    task = await room.open_table(rules, 4, "Test")
    lines = {}
    for chair, name in enumerate(("Ada", "Ben", "Cid")):
        lines[name] = line = await guest(room, name)
        line.send("watch", table=task.id)
        line.send("sit", table=task.id, chair=chair, chips=rules.max_buy_in)
        await asyncio.sleep(0.01)
    await asyncio.sleep(1.5)
    for step in range(80):
        if room.services.store.last(of_hands(task.id)):
            break
        for line in lines.values():
            if line.you["turn"]:
                _play(line, task.id, step, folds)
        await asyncio.sleep(0.7)
    seen = {}
    for path in BY_PATH:
        if path.startswith("/api/record"):
            seen[path] = await ask(room, "Ada", path, at=f"{task.id}#1")
    for form in ("jsonl", "txt"):
        seen[f"file {form}"] = await ask(room, "Ada", "/api/record/{table}/file", at=task.id, format=form)
        seen[f"Ada {form}"] = await ask(room, "Ada", "/api/tables/{table}/file", at=task.id, format=form, session="")
        seen[f"all of Ada {form}"] = await ask(room, "Ada", "/api/account/hands", format=form, session="")
    given = {"format": "txt", "language": "de", "session": ""}
    seen["Ada in German"] = await ask(room, "Ada", "/api/tables/{table}/file", at=task.id, **given)
    hand = task.game.table.hand
    assert hand is not None
    public = {str(card) for seat in (hand.result.shown if hand.result else {}) for card in hand.hole_cards(seat)}
    public |= {str(card) for card in hand.board}
    dealt = {card for event in hand.view(0).log for card in getattr(event, "cards", ()) if card is not None}
    return {"seen": seen, "public": public, "Ada": public | {str(card) for card in dealt}, "deck": hand.deck}


def _play(line: Line, table: str, step: int, folds: bool) -> None:
    you = line.you
    options = you["options"]
    action: dict[str, Any] = {"type": "check" if options["may_check"] else "call"}
    if options["discards"]:
        action = {"type": "discard", "card": options["discards"][0]}
    elif options["may_show"]:
        action = {"type": "muck"}
    elif folds and len(line.state["board"]) == 5 and line.name != "Ada":
        action = {"type": "fold"}
    line.send("act", id=f"{step}", table=table, hand=you["hand"], turn=you["turn"], action=action)


@pytest.mark.parametrize("folds", [True, False], ids=["folded", "mucked"])
@pytest.mark.parametrize("rules", HOUSES, ids=["standard", "pineapple", "kitchen", "omaha8"])
def test_the_record_does_not_depend_on_cards_that_never_became_public(rules: Rules, folds: bool) -> None:
    noticed = 0
    for seed in seeds(3):
        deck = shuffled(seed, FULL_DECK)
        before = simulate(lambda loop, deck=deck: recorded(loop, rules, lambda _: deck, folds), seed)[0]
        for whose in ("public", "Ada"):
            # at a showdown who wins depends on every hand: only cards nobody held are swapped
            hidden = before[whose] if folds else before[whose] | _held(before["deck"], rules)
            other = swapped(deck, hidden, random.Random(seed))
            assert sum(a != b for a, b in zip(deck, other, strict=True)) > 10
            after = simulate(lambda loop, deck=other: recorded(loop, rules, lambda _: deck, folds), seed)[0]
            for what, shown in before["seen"].items():
                if whose == "Ada" or "Ada" not in what:
                    assert shown == after["seen"][what], f"seed {seed}: {what} differs"
                else:
                    noticed += shown != after["seen"][what]
    assert noticed or not folds, "a swap of cards that were seen is not noticed"


def _held(deck: bytes, rules: Rules) -> set[str]:
    from sidepot.cards import Card

    return {str(Card(card)) for card in deck[: 3 * 5]}


def test_mucked_and_folded_cards_are_not_in_the_record_and_ones_own_are_in_ones_own() -> None:
    deck = shuffled(3, FULL_DECK)
    seen = simulate(lambda loop: recorded(loop, HOUSES[1], lambda _: deck, True), 3)[0]["seen"]
    hand = seen["/api/record/{table}/hands/{number}"]
    assert hand["cards"] == {"Ada": [None] * 2, "Ben": [None] * 2, "Cid": [None] * 2}
    discards = [event for event in hand["events"] if event["type"] == "discarded"]
    assert len(discards) == 3
    assert {card for event in discards for card in event["cards"]} == {None}
    mine = json.loads(seen["Ada jsonl"])
    assert None not in mine["cards"]["Ada"]
    assert set(mine["cards"]["Ben"]) == {None}
    assert [event["cards"] for event in mine["events"] if event["type"] == "discarded" and None not in event["cards"]]
    assert "deck" not in json.dumps(hand)
    assert "Ada discards a card" in seen["file txt"]
    assert ", as Ada saw it" in seen["Ada txt"]
    assert ", wie Ada sie gesehen hat" in seen["Ada in German"]
    assert "Ben wirft eine Karte ab" in seen["Ada in German"]


# files


def test_few_downloads_run_at_once_and_an_operator_does_not_wait_for_players() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await played(room, 1, "Ada", "Ben")
        archive = room.archive
        one = await archive.own_file("Ada", 0, task.id, "txt")
        with pytest.raises(Turned) as no:
            await archive.own_file("Ada", 0, task.id, "txt")
        assert no.value.reason == Code.SLOW_DOWN
        others = [await archive.downloads.begin(room.aside, f"p{at}", False, "", "", lambda at: (b"", 0))
                  for at in range(downloads.ALL - 1)]  # fmt: skip
        with pytest.raises(Turned, match="others are downloading"):
            await archive.own_file("Ben", 0, task.id, "txt")
        await archive.hands_file("Ben", task.id, "txt")
        one.close()
        one.close()
        assert others
        assert await archive.own_file("Ada", 0, task.id, "txt")

    run(work)


def test_a_download_that_is_refused_takes_no_place() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await guest(room, "Ada")
        task = await room.open_table(house("standard"), 6, "Test", host="Ada")
        for _ in range(3):
            assert "not finished a hand here" in await refused(room, "Ada", "/api/tables/{table}/file", at=task.id)
            assert "not finished a hand yet" in await refused(room, "Ada", "/api/account/hands")
            assert "no such table" in await refused(room, "Ada", "/api/tables/{table}/file", at="nowhere")
            assert "jsonl / txt" in await refused(room, "Ada", "/api/account/hands", format="exe")

    run(work)


def test_a_name_that_was_somebody_elses_does_not_get_their_hands() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        await played(room, 2, "Ada", "Ben")
        whole = await room.archive.all_own_file("Ada", 0, "jsonl")
        assert len(b"".join([part async for part in whole.parts()]).splitlines()) >= 2
        later = await room.archive.all_own_file("Ada", room.services.now() + 1, "jsonl")
        assert b"".join([part async for part in later.parts()]) == b""

    run(work)


HISTORY = 500
LATER = 10**9
"""The room's time when they were played."""
PLAIN = "tables = false\nrequests = 100000\n"


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A room in which Ada and Ben, with their cookies, have played for long."""
    folder: Path = tmp_path_factory.mktemp("record")
    with served(folder, PLAIN) as running:
        cookies = {name: running.guest(name) for name in ("Ada", "Ben")}
    store = open_store(folder / "data")
    for more, place in enumerate(("old", "older")):
        hands = [record(seq, "Ada", "Ben") for seq in range(1, HISTORY + more)]
        played = [msgspec.structs.replace(hand, stream=f"hands/{place}", at=LATER) for hand in hands]
        append(store, rules_record(place), *played)
    store.close()
    with served(folder, PLAIN) as running:
        yield running, cookies


def test_a_download_has_every_hand_and_says_what_it_is(room: tuple[Served, dict[str, str]]) -> None:
    running, cookies = room
    cookie = cookies["Ada"]
    status, text, headers = running.request("GET", "/api/tables/old/file?format=txt", None, {"Cookie": cookie})
    assert status == 200
    assert headers["content-type"] == "text/plain; charset=utf-8"
    assert headers["content-disposition"] == 'attachment; filename="sidepot-old-my-hands.txt"'
    assert "default-src 'self'" in headers["content-security-policy"]
    assert text.decode().count("\nstandard, No Limit Hold’em, blinds 1/2\n") == HISTORY - 1
    status, lines, headers = running.request("GET", "/api/account/hands", None, {"Cookie": cookie})
    assert status == 200
    assert headers["content-type"] == "application/x-ndjson"
    hands = [(hand["place"], hand["number"]) for hand in map(json.loads, lines.splitlines())]
    assert hands == [(place, at) for place, end in (("old", HISTORY), ("older", HISTORY + 1)) for at in range(1, end)]


def test_a_reader_who_goes_away_gives_the_download_up(room: tuple[Served, dict[str, str]]) -> None:
    running, cookies = room
    for _ in range(3):
        connection = http.client.HTTPConnection("127.0.0.1", running.port, timeout=20)
        until = time.monotonic() + 20
        while True:
            connection.request("GET", "/api/account/hands", None, {"Cookie": cookies["Ben"]})
            answer = connection.getresponse()
            if answer.status == 200 or time.monotonic() > until:
                break
            answer.read()
            time.sleep(0.1)
        assert answer.status == 200, "the download of before still counts"
        answer.read(1000)
        connection.close()
        answer.close()


def test_the_log_is_checked_with_the_rest(tmp_path: Path) -> None:
    with served(tmp_path, "tables = false\n") as running:
        running.table(running.guest("Ada"), name="Checked")
    assert check_room(tmp_path / "data", None).fine
