"""A room from inside: sitting down, playing, hosts, chat, auto players, hands, coming back."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from room.rooms import QUICK, Line, guest, open_room
from room.virtual import VirtualLoop, simulate
from sidepot import house, shuffled, start
from sidepot.room.base.beat import BEAT
from sidepot.room.bots.auto_players import NAMES
from sidepot.room.protocol.refusals import Code
from sidepot.room.protocol.state import ChairState, GameState, Rotation
from sidepot.room.room import Room
from sidepot.room.show.steps import Steps
from sidepot.room.show.table_info import houses_info
from sidepot.room.show.table_state import offered
from sidepot.room.task.table_task import TableTask
from sidepot.rules import DOCUMENTS
from sidepot.table.views import ChairView, GameView, RotationView

pytestmark = pytest.mark.core

NO_LIMIT = house("standard", blinds=(1, 2))


async def table_with(room: Room, *names: str, **settings: Any) -> tuple[TableTask, list[Line]]:
    """A table and people who sit at it."""
    rules, chairs = settings.pop("rules", NO_LIMIT), settings.pop("chairs", 6)
    task = await room.open_table(rules, chairs, "Test", host=names[0], **settings)
    lines = []
    for chair, name in enumerate(names):
        line = await guest(room, name)
        line.send("watch", table=task.id)
        line.send("sit", table=task.id, chair=chair, chips=200)
        lines.append(line)
    await asyncio.sleep(1.5)
    return task, lines


def whose(lines: list[Line]) -> Line:
    """Whose turn it is."""
    return next(line for line in lines if line.you["turn"])


def act(line: Line, action: str, ident: str = "a1", **values: Any) -> None:
    """Answer a turn."""
    you, table = line.you, line.last("snapshot")["table"]
    line.send("act", id=ident, table=table, hand=you["hand"], turn=you["turn"], action={"type": action, **values})


def answer(line: Line, message: dict[str, Any]) -> None:
    """Check or call whenever it is one's turn."""
    you = message.get("you")
    if you and you["turn"]:
        action = "check" if you["options"]["may_check"] else "call"
        command = {"hand": you["hand"], "turn": you["turn"], "action": {"type": action}}
        line.send("act", id=you["turn"], table=message["table"], **command)


def run(work: Any, seed: int = 0) -> Any:
    return simulate(work, seed)[0]


def test_two_people_sit_down_and_a_hand_is_dealt() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        _, (ada, ben) = await table_with(room, "Ada", "Ben")
        assert ada.state["hand"] == ben.state["hand"] == 1
        assert len(ada.you["cards"]) == 2
        assert None not in ada.you["cards"]
        assert [chair["cards"] for chair in ada.state["chairs"] if chair] == [[None, None]] * 2
        line = whose([ada, ben])
        act(line, "call")
        await asyncio.sleep(0.1)
        assert line.answers("a1")[-1] == {"type": "ack", "id": "a1"}
        assert whose([ada, ben]) is not line

    run(work)


def test_a_refusal_names_the_engines_reason_and_changes_nothing() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        _, lines = await table_with(room, "Ada", "Ben")
        line = whose(lines)
        before = line.state
        act(line, "raise", to=3)
        await asyncio.sleep(0.1)
        assert line.answers("a1")[0]["code"] == "below-min"
        assert line.state["turn"] == before["turn"]
        assert line.you["options"]["why_not"]["check"]

    run(work)


def test_a_hand_is_played_to_its_showdown_and_can_be_seen_again() -> None:
    from sidepot.room.http.api import API
    from sidepot.room.http.asking import Asking

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, lines = await table_with(room, "Ada", "Ben")
        for step in range(8):
            line = whose(lines)
            act(line, "check" if line.you["options"]["may_check"] else "call", f"s{step}")
            await asyncio.sleep(0.1)
        outcome = lines[0].state["outcome"]
        assert outcome["shown"]
        assert all(len(shown["plays"]) == 5 and shown["hands"] for shown in outcome["shown"])
        assert outcome["won"]
        hands = next(endpoint for endpoint in API if endpoint.path.endswith("/hands"))
        ada = room.accounts.by_name["Ada"]
        seen = (await hands.handler(Asking(room, ada, "", {"table": task.id}, {}), None)).data.hands
        assert [hand.number for hand in seen] == [1]
        assert None not in seen[0].cards["Ada"]
        room.new_guest("Cid", "")
        other = Asking(room, room.accounts.by_name["Cid"], "", {"table": task.id}, {})
        assert (await hands.handler(other, None)).data.hands == []

    run(work)


def test_auto_players_wait_for_people_and_then_play() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 6, "Test", autos=("rock", "caller"))
        await asyncio.sleep(60)
        assert task.game.table.number == 0
        ada = await guest(room, "Ada")
        ada.on = lambda message: answer(ada, message)
        ada.send("watch", table=task.id)
        ada.send("sit", table=task.id, chair=5, chips=200)
        await asyncio.sleep(600)
        assert task.game.table.number > 3
        assert [chair["badge"] for chair in ada.state["chairs"] if chair].count("auto") == 2
        ada.hang_up()
        await asyncio.sleep(60)
        number = task.game.table.number
        await asyncio.sleep(600)
        assert task.game.table.number <= number + 1

    run(work)


def test_a_host_pauses_changes_blinds_removes_mutes_and_others_may_not() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, ben) = await table_with(room, "Ada", "Ben")
        ben.send("pause", id="p", table=task.id)
        await asyncio.sleep(0.1)
        assert ben.answers("p")[0]["code"] == "not-host"
        ada.send("pause", id="p", table=task.id)
        ada.send("dials", id="d", table=task.id, dials={"blinds": "5/10"})
        ada.send("dials", id="d2", table=task.id, dials={"blinds": "x"})
        ada.send("mute", id="m", table=task.id, player="Ben")
        await asyncio.sleep(0.1)
        ben.send("chat", id="c", table=task.id, text="hello")
        await asyncio.sleep(30)
        assert ada.state["paused"] == "host"
        assert ada.state["next_blinds"] == [5, 10]
        assert ada.answers("d2")[0]["code"] == "bad-dials"
        assert ben.answers("c")[0]["code"] == "muted"
        line = whose([ada, ben])
        act(line, "fold", "f")
        ada.send("pause", id="go", table=task.id, on=False)
        await asyncio.sleep(3)
        assert ada.state["blinds"] == [5, 10]
        ada.send("remove", id="r", table=task.id, player="Ben", ban=True)
        await asyncio.sleep(10)
        ben.send("sit", id="again", table=task.id, chair=1, chips=500)
        await asyncio.sleep(0.1)
        assert ben.answers("again")[0]["code"] == "banned"

    run(work)


def test_buy_ins_on_show_are_those_that_are_taken_when_the_blinds_have_changed() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, ben) = await table_with(room, "Ada", "Ben")
        cyd = await guest(room, "Cyd")
        cyd.send("watch", table=task.id)
        ada.send("dials", table=task.id, dials={"blinds": "5/10"})
        await asyncio.sleep(0.1)
        before = cyd.last("snapshot")["info"]["buy_in"]
        assert before == [NO_LIMIT.min_buy_in, NO_LIMIT.max_buy_in]
        act(whose([ada, ben]), "fold")
        await asyncio.sleep(0.1)
        assert cyd.state["next_hand_ms"] is not None
        info = cyd.last("info")["info"]
        assert info["buy_in"] == [5 * chips for chips in before]
        assert info["dials"]["blinds"] == [5, 10]
        cyd.send("sit", id="small", table=task.id, chair=5, chips=before[0])
        cyd.send("sit", id="right", table=task.id, chair=5, chips=info["buy_in"][0])
        await asyncio.sleep(0.1)
        assert cyd.answers("small")[0]["code"] == "buy-in-too-small"
        assert cyd.state["chairs"][5]["player"] == "Cyd"

    run(work)


def test_the_editions_of_a_house_are_offered_but_only_the_documents_houses_have_a_table() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=msgspec.structs.replace(QUICK, tables=True))
        assert [row["house"] for row in room.lobby()] == [name for name in DOCUMENTS if name != "league"]
        assert [task.row().house for task in room.tournaments.values()] == ["league"]  # a season, no table
        assert [each["name"] for each in houses_info()] == [
            *DOCUMENTS, "tda", "roberts", "online", "horse", "hose", "eight-game", "dealers-choice",
        ]  # fmt: skip
        task = await room.open_table(house("tda"), 6, "By the book", host="Ada")
        assert task.opened.rules.reopen == "sum"

    run(work)


def test_auto_players_are_never_named_like_one_who_was_here_and_names_run_out_with_a_sentence() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(NO_LIMIT, 6, "Test", host="Ada")
        ada = await guest(room, "Ada")
        ada.send("watch", table=task.id)
        names = set()
        for number in range(len(NAMES)):
            ada.send("add-auto", id=f"add {number}", table=task.id, style="caller")
            await asyncio.sleep(0.1)
            (name,) = task.autos
            names.add(name)
            ada.send("remove", id=f"remove {number}", table=task.id, player=name)
            await asyncio.sleep(0.1)
        ada.send("add-auto", id="one more", table=task.id, style="caller")
        await asyncio.sleep(0.1)
        assert names == set(NAMES)
        assert ada.answers("one more")[0]["code"] == "too-many"
        assert not task.frozen

    run(work)


def test_an_error_in_the_room_freezes_the_table_and_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, lines = await table_with(room, "Ada", "Ben")
        line = whose(lines)
        monkeypatch.setattr("sidepot.room.task.table_task.table_command", lambda *given: 1 / 0)
        act(line, "call", "mine")
        await asyncio.sleep(0.1)
        assert line.answers("mine")[0]["code"] == Code.FROZEN
        assert task.frozen

    run(work)


def test_the_clock_stands_still_while_a_table_is_paused() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, lines = await table_with(room, "Ada", "Ben")
        left = task.game.table.turn_due - loop.now - room.services.offset
        lines[0].send("pause", id="p", table=task.id)
        await asyncio.sleep(3600)
        lines[0].send("pause", id="q", table=task.id, on=False)
        while task.game.table.paused_at >= 0:
            await asyncio.sleep(0.001)
        assert abs(task.game.table.turn_due - loop.now - room.services.offset - left) <= 1000 * BEAT
        assert whose(lines)

    run(work)


def test_the_newest_socket_wins_and_the_old_one_is_told() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, _ben) = await table_with(room, "Ada", "Ben")
        again = await guest(room, "Ada")
        again.send("watch", table=task.id, epoch=ada.last("snapshot")["epoch"], after=ada.last("step")["seq"])
        await asyncio.sleep(0.1)
        assert ada.last("replaced")["table"] == task.id
        ada.send("leave", id="old", table=task.id)
        await asyncio.sleep(0.1)
        assert ada.answers("old")[0]["code"] == "not-watching"
        assert again.you["cards"] == ada.you["cards"]
        assert again.last("snapshot")["missed"] == []

    run(work)


def test_missed_steps_come_with_the_snapshot() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, _ben) = await table_with(room, "Ada", "Ben")
        epoch, seq = ada.last("snapshot")["epoch"], ada.last("step")["seq"]
        ada.hang_up()
        await asyncio.sleep(0.5)
        again = await guest(room, "Ada")
        again.send("watch", table=task.id, epoch=epoch, after=seq)
        await asyncio.sleep(0.1)
        missed = again.last("snapshot")["missed"]
        assert [step["seq"] for step in missed] == list(range(seq + 1, again.last("snapshot")["seq"] + 1))
        assert any(event["type"] == "connection-changed" for step in missed for event in step["events"])
        again.send("watch", id="w2", table=task.id, epoch="another", after=seq)
        await asyncio.sleep(0.1)
        assert again.last("snapshot")["missed"] is None

    run(work)


def test_who_missed_the_deal_gets_the_own_cards_and_the_rail_gets_none() -> None:
    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada, ben) = await table_with(room, "Ada", "Ben")
        dealt = ada.last("snapshot")["seq"]  # before the first hand
        await asyncio.sleep(1)
        for name, own in (("Ada", ada.you["cards"]), ("Ben", ben.you["cards"]), ("Cleo", None)):
            again = await guest(room, name)
            again.send("watch", table=task.id, epoch=room.services.epoch, after=dealt)
            await asyncio.sleep(0.1)
            events = [event for step in again.last("snapshot")["missed"] for event in step["events"]]
            holes = {event["player"]: event["cards"] for event in events if event["type"] == "dealt"}
            assert holes == {"Ada": [None, None], "Ben": [None, None]} | ({} if own is None else {name: own})

    run(work)


@pytest.mark.parametrize(("after", "found"), [(-1, None), (1, None), (2, [3, 4, 5]), (4, [5]), (5, []), (6, None)])
def test_steps_are_kept_without_gaps_or_not_at_all(after: int, found: list[int] | None) -> None:
    steps: Steps[str] = Steps("e", 3)
    for number in range(1, 6):
        steps.add(f"step {number}")
    newer = steps.since("e", after)
    assert newer == (None if found is None else [(number, f"step {number}") for number in found])
    assert steps.since("another", after) is None


IN_MS = {"bank": "bank_ms", "until": "picks_ms"}
"""Times, which the room tells as milliseconds that are left."""


@pytest.mark.parametrize(
    ("seen", "sent", "told_otherwise"),
    [
        (ChairView, ChairState, {"seat", "bank"}),
        (GameView, GameState, {"entrants", "result"}),
        (RotationView, Rotation, {"until"}),
    ],
)
def test_what_a_view_of_a_table_has_is_sent_by_the_same_name(seen: type, sent: type, told_otherwise: set[str]) -> None:
    kinds = {field.name: field.type for field in msgspec.structs.fields(sent)}
    for field in msgspec.structs.fields(seen):
        if field.name not in told_otherwise:
            assert kinds[field.name] == field.type, field.name
        elif field.name in IN_MS:
            assert IN_MS[field.name] in kinds


@pytest.mark.parametrize("name", ["standard", "cardroom", "pineapple", "league", "kitchen"])
def test_what_is_offered_is_what_the_engine_says_of_its_options(name: str) -> None:
    rules = house(name)
    hand = start(rules, [40 * rules.bb] * 3, 0, shuffled(1, rules.program.deck))
    while not hand.over:
        seat = hand.owing_discards[0] if hand.owing_discards else hand.turn
        assert seat is not None
        options = hand.options_of(seat)
        told = msgspec.to_builtins(offered(options, hand))
        plain = options.to_dict()
        del plain["why_closed"]  # a sentence
        assert plain == {key: told[key] for key in plain}
        hand.act(options.all()[-1 if options.may_check else 0 if options.discards else 1], seat)


def test_bots_get_a_badge_and_cannot_make_bots() -> None:
    from sidepot.room.protocol.refusals import Turned

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task, (ada,) = await table_with(room, "Ada")
        bot, token = room.new_bot("Robo", room.accounts.by_name["Ada"], "")
        assert room.accounts.of_token(token) == bot
        assert token not in str(room.accounts.by_name)
        with pytest.raises(Turned):
            room.new_bot("Robo2", bot, "")
        line = Line(room, "Robo")
        line.send("watch", table=task.id)
        line.send("sit", table=task.id, chair=3, chips=200)
        await asyncio.sleep(0.1)
        assert next(c for c in ada.state["chairs"] if c and c["player"] == "Robo")["badge"] == "bot"

    run(work)


def test_names_that_look_alike_are_one() -> None:
    from sidepot.room.protocol.refusals import Turned

    async def work(loop: VirtualLoop) -> None:
        room = await open_room(loop, config=QUICK)
        room.new_guest("Ada", "")
        for name in ("ada", "АDA", "Adа", " A d a ", "Ádá", "Ibex", "<b>", "a\u202eb", "", "x" * 25):
            with pytest.raises(Turned):
                room.new_guest(name, "")

    run(work)
