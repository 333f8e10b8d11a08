"""All-ins in stud and draw games: what is sent and when, and what a page makes of it, a part after the other."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from msgspec.structs import replace

from room.pagecode import on_node
from room.rooms import QUICK, Line, guest, open_room
from room.virtual import VirtualLoop, simulate
from sidepot import house

pytestmark = pytest.mark.core
WATCHED = replace(QUICK, pause=3_000, runout=1_400)
STREETS = ["fourth street", "fifth street", "sixth street", "seventh street"]


def answer(line: Line, table: str, step: int) -> None:
    """All-in, or call that; draw two cards."""
    you = line.you
    options = you["options"]
    if options["may_draw"]:
        action: dict[str, Any] = {"type": "draw", "cards": options["discards"][:2]}
    elif options["may_raise"]:
        action = {"type": "raise", "to": options["max_to"]}
    elif options["bring_in"] is not None:
        action = {"type": "bring-in"}
    else:
        action = {"type": "check" if options["may_check"] else "call"}
    line.send("act", id=f"{line.name}{step}", table=table, hand=you["hand"], turn=you["turn"], action=action)


class Heard:
    """A line, and when every message of it came."""

    def __init__(self, loop: VirtualLoop, line: Line) -> None:
        self.line, self.came = line, list[tuple[int, dict[str, Any]]]()
        line.on = lambda message: self.came.append((loop.now, message))

    def steps(self) -> list[tuple[int, dict[str, Any]]]:
        return [(at, message) for at, message in self.came if message["type"] == "step"]

    def end(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """What was known before the hand ended, and the step in which it did."""
        seen = [message for _, message in self.came if "you" in message and "state" in message]
        at = next(
            at for at, message in enumerate(seen)
            if any(event["type"] == "hand-ended" for event in message.get("events", ()))
        )  # fmt: skip
        return seen[at - 1], seen[at]


async def play(loop: VirtualLoop, game: str, ante: int = 25, **table: Any) -> list[Heard]:
    """A hand in which everybody goes all-in at once; the last of those who heard it only watches."""
    limit = "fixed" if game in ("stud", "stud8", "razz") else "no"
    rules = house("standard", game=game, limit=limit, blinds=(10, 20), stud_ante=ante, buy_in=(1, 100))
    room = await open_room(loop, config=WATCHED)
    task = await room.open_table(rules, 4, "Test", **table)
    heard = []
    for chair, name in enumerate(["Ada", "Ben"]):
        line = await guest(room, name)
        heard.append(Heard(loop, line))
        line.send("watch", id="w", table=task.id)
        line.send("sit", id="s", table=task.id, chair=chair, chips=20)
    rita = Heard(loop, await guest(room, "Rita"))
    rita.line.send("watch", id="w", table=task.id)
    await asyncio.sleep(1.5)
    for step in range(200):
        for one in heard:
            if one.line.you["turn"] and one.line.state["hand"] == 1:
                answer(one.line, task.id, step)
        await asyncio.sleep(0.3)
    return [*heard, rita]


PARTS = """
const { parts } = await load("table/state/stage.js");
const { linesOf, openly, plainly } = await load("shared/event-lines.js");
const [before, step] = given;
return parts(before, step).map(({ state, you, events, holds, partial = false }) => ({
  mine: you?.cards ?? [], street: state.street, board: state.board, outcome: state.outcome, holds, partial,
  chairs: state.chairs.filter(Boolean), events: events.map(({ type }) => type),
  lines: linesOf(events.map(openly)).map(plainly),
}));
"""


def staged(one: Heard) -> list[dict[str, Any]]:
    """The parts in which a page tells the end."""
    found: list[dict[str, Any]] = on_node(PARTS, one.end())
    return found


def by_name(part: dict[str, Any]) -> dict[str, Any]:
    return {chair["player"]: chair for chair in part["chairs"]}


@pytest.mark.parametrize("game", ["stud", "stud8", "razz"])
@pytest.mark.parametrize("who", [0, -1])
def test_stud_is_played_out_street_by_street(game: str, who: int) -> None:
    async def run(loop: VirtualLoop) -> None:
        heard = await play(loop, game)
        _, end = heard[who].end()
        found = end["state"]["outcome"]["run_out"]
        assert [sorted(step["dealt"]) for step in found["steps"]] == [["Ada", "Ben"]] * 4
        assert all(sum(each["equity"].values()) == pytest.approx(1, abs=0.01) for each in (found, *found["steps"]))
        told = staged(heard[who])
        assert [part["street"] for part in told[2:6]] == STREETS
        for many, part in enumerate(told[1:6], 3):
            assert part["partial"]
            assert part["outcome"] is None
            for chair in by_name(part).values():
                assert len(chair["cards"]) == many
                assert None not in chair["cards"]
                assert chair["up"] == chair["cards"][2:6]
                assert chair["equity"] == pytest.approx(
                    (found if many == 3 else found["steps"][many - 4])["equity"][chair["player"]]
                )
        known = [card for chair in by_name(told[0]).values() for card in chair["cards"] if card]
        assert len(known) == 2, "before that only the door cards lie face up"
        if who == 0:
            assert [len(part["mine"]) for part in told] == [3, 3, 4, 5, 6, 7, 7]
        # nothing is said of a card before it lies there, and nothing of the end before the last one does
        for at, part in enumerate(told[:-1]):
            lies = by_name(told[-1])
            for player, chair in lies.items():
                still = set(chair["cards"]) - set(by_name(part)[player]["cards"])
                assert not [card for card in still if sign(card) in " ".join(part["lines"])], at
            assert "won" not in part["events"]
        assert sum(line.startswith(("Ada shows", "Ben shows")) for line in told[5]["lines"]) == 2
        assert "won" in told[6]["events"]

    simulate(run, 3)


def sign(card: str) -> str:
    return ("10" if card[0] == "T" else card[0]) + {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}[card[1]]


def test_until_everybody_is_all_in_no_card_that_lies_face_down_is_sent() -> None:
    async def run(loop: VirtualLoop) -> None:
        *_, rita = await play(loop, "stud")
        _, end = rita.end()
        hands = {shown["player"]: shown["cards"] for shown in end["state"]["outcome"]["shown"]}
        down = {card for held in hands.values() for card in (*held[:2], *held[3:])}
        for _, message in rita.came:
            if message is end:
                break
            assert not [card for card in down if f'"{card}"' in str(message).replace("'", '"')]

    simulate(run, 3)


def test_the_rail_of_a_table_with_a_delay_has_the_same_later() -> None:
    async def run(loop: VirtualLoop) -> None:
        ada, _, rita = await play(loop, "stud", delay=20_000)
        (_, told), (_, seen) = ada.end(), rita.end()
        assert told["state"]["outcome"] == seen["state"]["outcome"]
        (at,) = [when for when, message in ada.came if message is told]
        (later,) = [when for when, message in rita.came if message is seen]
        assert later - at == 20_000
        assert [part["events"] for part in staged(rita)] == [part["events"] for part in staged(ada)]

    simulate(run, 3)


def test_a_reload_shows_the_end() -> None:
    async def run(loop: VirtualLoop) -> None:
        ada, *_ = await play(loop, "stud")
        again = await guest(ada.line.room, "Ada")
        again.send("watch", id="w", table=ada.end()[1]["table"])
        await asyncio.sleep(0.1)
        state = again.last("snapshot")["state"]
        assert state["street"] == "seventh street"
        assert state["outcome"]["won"]
        assert [len(chair["cards"]) for chair in state["chairs"] if chair and chair["cards"]] == [7, 7]

    simulate(run, 3)


@pytest.mark.parametrize("game", ["draw", "draw27", "triple27", "badugi"])
def test_each_draw_is_told_in_turn_and_the_last_cards_come_to_hands_that_lie_face_up(game: str) -> None:
    async def run(loop: VirtualLoop) -> None:
        ada, ben, rita = await play(loop, game)
        for one in (ada, ben, rita):
            draws = [
                at for at, message in one.steps()
                if any(event["type"] == "drew" for event in message["events"]) and message["state"]["hand"] == 1
            ]  # fmt: skip
            assert len(draws) == (6 if game in ("triple27", "badugi") else 2)
            assert len(set(draws)) == len(draws), "one after the other"
            _, end = one.end()
            found = end["state"]["outcome"]["run_out"]
            assert [[len(cards) for cards in step["dealt"].values()] for step in found["steps"]] == [[2, 2]]
            told = staged(one)
            held = 4 if game == "badugi" else 5
            assert [len(part["chairs"][0]["cards"]) for part in told] == [held - 2, held - 2, held, held]
            assert told[0]["events"][0] == "drew"
            assert "showed" in told[1]["events"]
            assert told[1]["outcome"] is None
            assert None not in by_name(told[1])["Ben"]["cards"]
            assert "showed" in told[2]["events"]
            assert "won" in told[3]["events"]

    simulate(run, 5)


def test_a_hand_that_runs_out_as_soon_as_it_is_dealt_begins_with_its_first_cards() -> None:
    async def run(loop: VirtualLoop) -> None:
        ada, *_ = await play(loop, "stud", ante=100)
        told = staged(ada)
        assert [len(chair["cards"]) for part in told for chair in part["chairs"]] == [
            many for part in (3, 3, 4, 5, 6, 7, 7) for many in (part, part)
        ]
        assert all(chair["cards"][:2] == [None, None] for chair in told[0]["chairs"])

    simulate(run, 3)
