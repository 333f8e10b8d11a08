"""Hands replayed, shared, copied and played on: each through the eyes of somebody who may see it, and no others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from room.rooms import open_room
from room.test_room import run
from room.test_tournaments import entered
from room.virtual import VirtualLoop
from sidepot import cards, house, shuffled, start
from sidepot.cards import Card
from sidepot.engine import play
from sidepot.engine.stored import packed
from sidepot.history import About, record_of
from sidepot.history.formats import FORMATS
from sidepot.room.http.api import API
from sidepot.room.http.asking import Asking
from sidepot.room.people.accounts import Account
from sidepot.room.protocol.refusals import Turned
from sidepot.room.record.hand_records import HandPlayed
from sidepot.room.record.replays import hand_in
from sidepot.room.record.shared_hands import EACH
from sidepot.room.room import Room
from sidepot.room.store import Record
from sidepot.rules.stored import rules_hash, stored_rules
from sidepot.words.refusal import phrase_of

RULES = house("standard", blinds=(1, 2))
PLAYERS = ("Ada", "Ben", "Cid")
LINE = "c f x x x x r4 c r4 c"
"""Three players, one folds; two go to the end, and one of them mucks."""
DECK = "7c 2d Ks 8h As Kd 3c 9c 4h 5s 6d Jh Jd Qc 2s"
EXAMPLES = Path(__file__).parents[2] / "examples"


def played(deck: str = DECK) -> Record:
    """A hand in which Cid folded unseen."""
    given = cards(deck)
    rest = [card for card in map(Card, range(52)) if card not in given]
    hand = start(RULES, (200, 200, 200), 0, [*given, *rest])
    play(hand, "c f x")
    while not hand.over:
        play(hand, "x" if hand.options.may_check else "c")
    told = HandPlayed(1, 5, PLAYERS, (0, 1, 2), ("Ada", "Ben"), rules_hash(RULES), (200,) * 3, 0, packed(hand.facts))
    return Record("hands/old", 1, 0, "hand", msgspec.json.encode(told), ("Ada", "Ben"), 1)


async def room_with(loop: VirtualLoop, hand: Record) -> Room:
    room = await open_room(loop)
    rules = Record("rules/old", 1, 0, "rules", msgspec.json.encode(stored_rules(RULES)), (rules_hash(RULES),), 1)
    await room.services.store.append([rules])
    await room.services.store.append([hand])
    return room


async def ask(room: Room, name: str | None, path: str, body: dict[str, Any] | None = None, **words: str) -> Any:
    """What the room answers over HTTP, as plain data."""
    method, found = ("POST", path) if body is not None or "delete" in path else ("GET", path)
    endpoint = next(one for one in API if (one.method, one.path) == (method, found))
    account = None if name is None else Account(name, "guest", "", 0)
    if endpoint.session:
        assert account is not None
    decoded = None if endpoint.body is None else msgspec.convert(body, endpoint.body)
    asking = Asking(room, account, "127.0.0.1", words, words)
    return msgspec.to_builtins((await endpoint.handler(asking, decoded)).data)


MINE = {"table": "old", "number": 1}


def test_a_hand_is_replayed_as_its_player_saw_it() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await room_with(loop, played())
        mine = await ask(room, "Ada", "/api/replay", MINE)
        assert mine["hero"] == "Ada"
        first = {chair["player"]: chair["cards"] for chair in mine["steps"][0]["chairs"]}
        assert None not in first["Ada"]
        assert first["Ben"] == first["Cid"] == [None, None]
        assert mine["outcome"]["net"] == {"Ada": 2, "Ben": -1, "Cid": -2} or sum(mine["outcome"]["net"].values()) == 0
        with pytest.raises(Turned, match="you were not in that hand"):
            await ask(room, "Cid", "/api/replay", MINE)
        with pytest.raises(Turned, match="say who you are"):
            await ask(room, None, "/api/replay", MINE)

    run(work)


def test_a_hand_of_a_tournament_is_replayed_and_shared_as_one_of_a_table_is() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, _ = await entered(room)
        while not task.contest.game.over:
            await asyncio.sleep(10)
        which = {"table": task.id, "number": 1}
        mine = await ask(room, "Ada", "/api/replay", which)
        assert mine["hero"] == "Ada"
        assert mine["table"].startswith("Friday")
        assert len(mine["players"]) == 5
        assert sum(mine["outcome"]["net"].values()) == 0
        shared = await ask(room, "Ada", "/api/shared", {**which, "cards": False})
        public = await ask(room, None, "/api/replay", {"shared": shared["key"]})
        assert public["hero"] is None
        held = [chair["cards"] for chair in public["steps"][0]["chairs"]]
        assert {card for cards in held for card in cards or ()} == {None}
        assert "Friday" in (await ask(room, "Ada", "/api/replay/text", which))["text"]

    run(work)


@pytest.mark.parametrize("path", ["/api/replay", "/api/replay/text", "/api/replay/on", "/api/replay/rollout"])
def test_nothing_that_is_answered_depends_on_cards_the_viewer_may_not_see(path: str) -> None:
    """The cards of the player who folded are exchanged with cards that were never dealt."""
    found: list[Any] = []

    async def work(loop: VirtualLoop) -> None:
        more = {"step": 2, "seed": 7, "others": "caller"} if path.endswith(("on", "rollout")) else {}
        for deck in (DECK, hidden_changed()):
            room = await room_with(loop, played(deck))
            found.append(await ask(room, "Ada", path, {**MINE, **more}))
            shared = await ask(room, "Ada", "/api/shared", {**MINE, "cards": True})
            found[-1] = [found[-1], await ask(room, "Eve", path, {"shared": shared["key"], **more})]

    run(work)
    assert found[0] == found[1]


def hidden_changed() -> str:
    """The same deck but for the folded hand."""
    hand = start(RULES, (200, 200, 200), 0, [*cards(DECK), *(c for c in map(Card, range(52)) if c not in cards(DECK))])
    play(hand, "c f")
    folded = next(seat for seat in range(3) if seat not in hand.inside)
    words = DECK.split()
    for card, other in zip(hand.hole_cards(folded), ("Th", "Td"), strict=True):
        words[words.index(str(card))] = other
    return " ".join(words)


def test_a_link_shows_what_was_public_or_its_owners_cards_and_ends_when_they_say_so() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await room_with(loop, played())
        shared = await ask(room, "Ada", "/api/shared", {**MINE, "cards": False})
        public = await ask(room, None, "/api/replay", {"shared": shared["key"]})
        assert public["hero"] is None
        assert {None} == {card for chair in public["steps"][0]["chairs"] for card in chair["cards"]}
        again = await ask(room, "Ada", "/api/shared", {**MINE, "cards": True})
        assert again["key"] == shared["key"]
        assert (await ask(room, None, "/api/replay", {"shared": shared["key"]}))["hero"] == "Ada"
        with pytest.raises(Turned, match="you share no such hand"):
            await ask(room, "Ben", "/api/shared/{key}/delete", key=shared["key"])
        with pytest.raises(Turned, match="you were not in that hand"):
            await ask(room, "Cid", "/api/shared", MINE)
        assert (await ask(room, "Ada", "/api/shared/{key}/delete", key=shared["key"]))["shared"] == []
        with pytest.raises(Turned, match="not shared, or no longer"):
            await ask(room, None, "/api/replay", {"shared": shared["key"]})

    run(work)


def test_a_room_that_is_opened_again_knows_what_is_shared() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await room_with(loop, played())
        shared = await ask(room, "Ada", "/api/shared", {**MINE, "cards": True})
        again = Room(room.services, "")
        again.recover()
        assert [one.key for one in again.shared.of("Ada")] == [shared["key"]]

    run(work)


def test_so_many_hands_are_shared_and_no_more() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await room_with(loop, played())
        shared = await ask(room, "Ada", "/api/shared", MINE)
        one = room.shared.one(shared["key"])
        for number in range(2, EACH + 1):
            room.shared.learn(msgspec.structs.replace(one, key=f"key {number}", number=number))
        assert await ask(room, "Ada", "/api/shared", MINE) == shared | {"at": room.services.world.wall()}
        with pytest.raises(Turned, match=f"you already share {EACH} hands"):
            room.shared.check_room("Ada")
        room.shared.forget("Ada")
        assert room.shared.of("Ada") == []

    run(work)


def test_a_hand_goes_on_from_a_moment_by_decisions_and_against_auto_players() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await room_with(loop, played())
        moment = {**MINE, "step": 1, "seed": 3, "others": ""}
        on = await ask(room, "Ada", "/api/replay/on", moment)
        assert on["options"] is not None
        assert on["replay"]["outcome"] is None
        line: list[str] = []
        while on["options"] is not None:
            line.append("x" if on["options"]["may_check"] else "c")
            on = await ask(room, "Ada", "/api/replay/on", {**moment, "line": line})
        assert sum(on["replay"]["outcome"]["net"].values()) == 0
        with pytest.raises(Turned, match="smallest legal raise"):
            await ask(room, "Ada", "/api/replay/on", {**moment, "line": ["r1"]})
        with pytest.raises(Turned):
            await ask(room, "Ada", "/api/replay/on", {**moment, "others": "nobody"})
        against = await ask(room, "Ada", "/api/replay/on", {**moment, "others": "caller"})
        assert against["turn"] in ("Ada", None)
        assert against == await ask(room, "Ada", "/api/replay/on", {**moment, "others": "caller"})
        with pytest.raises(Turned, match="there is no step"):
            await ask(room, "Ada", "/api/replay/on", {**moment, "step": 99})

    run(work)


def test_who_was_not_in_a_hand_goes_on_as_the_player_whose_turn_it_is() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await room_with(loop, played())
        shared = await ask(room, "Ada", "/api/shared", {**MINE, "cards": False})
        moment = {"shared": shared["key"], "step": 1, "seed": 3, "others": "caller"}
        on = await ask(room, "Zoe", "/api/replay/on", moment)
        me = on["turn"]
        assert on["replay"]["hero"] == me
        line: list[str] = []
        while on["options"] is not None:
            assert on["turn"] == me
            line.append("x" if on["options"]["may_check"] else "c")
            on = await ask(room, "Zoe", "/api/replay/on", {**moment, "line": line})
        assert len(line) < 6, "the others play by themselves"
        assert on["replay"]["outcome"] is not None

    run(work)


def test_rollouts_have_intervals_and_stop_in_time() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await room_with(loop, played())
        body = {**MINE, "step": 1, "seed": 3, "others": "caller", "times": 40}
        found = await ask(room, "Ada", "/api/replay/rollout", body)
        assert found["times"] == 40
        assert not found["stopped"]
        assert abs(sum(found["net"])) < 1e-6
        low, high = found["ci95"][0]
        assert low <= found["net"][0] <= high

    run(work)


def test_hands_of_a_file_are_read_and_replayed_or_told_what_is_wrong() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await room_with(loop, played())
        hands = (EXAMPLES / "evening.txt").read_text("utf-8").split("\n\n\n")[:3]
        wrong = {"text": hands[2].replace("folds", "dances"), "on_line": 87}
        asked = [{"text": hands[0]}, {"text": hands[1], "on_line": 45}, wrong]
        found = (await ask(room, "Ada", "/api/replay/file", {"name": "evening.txt", "hands": asked}))["hands"]
        assert [hand["number"] for hand in found] == ["1001", "1002", ""]
        assert (found[0]["game"], found[0]["limit"], found[0]["error"]) == ("holdem", "no", None)
        assert (found[0]["hero"], found[0]["net"]) == ("Dov", "-6000")
        wrong_hand = phrase_of(**found[2]["error"])
        assert wrong_hand.told("en").startswith("line 1")
        assert "dances" in wrong_hand.told("en")
        assert wrong_hand.told("de").startswith("Zeile 1")
        second = await ask(room, "Ada", "/api/replay", {"name": "evening.txt", "text": hands[1], "on_line": 45})
        assert second["number"] == "1002"
        with pytest.raises(Turned, match=r"line 1\d+: .*dances"):
            await ask(room, "Ada", "/api/replay", {"name": "evening.txt", **wrong})
        with pytest.raises(Turned, match="no hand in this text"):
            await ask(room, "Ada", "/api/replay", {"name": "evening.jsonl", "text": "\n"})
        with pytest.raises(Turned, match="which format"):
            await ask(room, "Ada", "/api/replay/file", {"name": "cats", "hands": [{"text": "meow"}]})

    run(work)


@pytest.mark.parametrize("form", ["pokerstars", "ohh", "own"])
def test_what_the_hero_of_a_file_won_is_told_whatever_players_are_called_there(form: str) -> None:
    hand = play(start(RULES, (200, 200, 200), 0, shuffled(7)), "r6 f f")
    record = record_of(hand, PLAYERS, About(number="1", hero=0, decimals=2))
    told = hand_in(f"some{FORMATS[form].endings[0]}", FORMATS[form].begin()(record).text, 1)
    assert (told.hero, told.net) == ("Ada", "0.03")


@pytest.mark.parametrize(("name", "begins"), [("pokerstars", "PokerStars Hand"), ("phh", "variant = 'NT'")])
def test_a_hand_is_copied_as_text(name: str, begins: str) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await room_with(loop, played())
        found = await ask(room, "Ada", "/api/replay/text", {**MINE, "format": name})
        assert found["text"].replace('"', "'").startswith(begins)

    run(work)
