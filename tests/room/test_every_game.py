"""Every game and every mixed house in a room: people with sockets play hands to their end, and after a crash."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from room.rooms import QUICK, Line, crash, guest, open_room
from room.virtual import VirtualLoop, simulate
from sidepot import house
from sidepot.room.show.table_info import rankings, rules_info
from sidepot.rules import GAMES, MIXED, Rules, read_house

pytestmark = pytest.mark.core
OWN_GAME = Path(__file__).parents[2] / "examples" / "five-card-stud.toml"


def rules_of(name: str) -> Rules:
    """Rules that make sense for a game: fixed limit, and antes where it has no blinds."""
    return house("standard", game=name, limit="fixed", blinds=(2, 4), stud_ante=25, buy_in=(10, 100))


def answer(line: Line, table: str, step: int) -> None:
    """Check, call, bring in; draw one card, throw the first one away."""
    you = line.you
    options = you["options"]
    if options["may_draw"]:
        action: dict[str, Any] = {"type": "draw", "cards": options["discards"][:1]}
    elif options["discards"]:
        action = {"type": "discard", "card": options["discards"][0]}
    elif options["may_show"]:
        action = {"type": "show"}
    elif options["bring_in"] is not None:
        action = {"type": "bring-in"}
    else:
        action = {"type": "check" if options["may_check"] else "call"}
    line.send("act", id=f"{line.name}{step}", table=table, hand=you["hand"], turn=you["turn"], action=action)


PAIR = ("Ada", "Ben")


async def play(
    loop: VirtualLoop, rules: Rules, hands: int, names: tuple[str, ...] = PAIR
) -> tuple[Any, list[Line], str]:
    room = await open_room(loop)
    task = await room.open_table(rules, min(max(4, len(names)), rules.max_players), "Test")
    lines = []
    for chair, name in enumerate(names):
        line = await guest(room, name)
        lines.append(line)
        line.send("watch", id="w", table=task.id)
        line.send("sit", id="s", table=task.id, chair=chair, chips=rules.usual_buy_in)
        await asyncio.sleep(0.01)
    await asyncio.sleep(1.5)
    for step in range(60 * hands):
        if lines[0].state["hand"] > hands:
            break
        for line in lines:
            if line.you["turn"]:
                answer(line, task.id, step)
        await asyncio.sleep(0.5)
    return room, lines, task.id


@pytest.mark.parametrize("name", GAMES)
def test_a_hand_of_every_game_is_played(name: str) -> None:
    async def run(loop: VirtualLoop) -> None:
        _, (ada, ben), _ = await play(loop, rules_of(name), 1)
        refusals = [message for line in (ada, ben) for message in line.got if message["type"] == "refusal"]
        assert refusals == []
        assert ada.state["hand"] == 2
        assert ada.state["plays"] == name
        ends = [message["state"]["outcome"] for message in ada.got if "state" in message]
        assert any(end and end["won"] for end in ends)
        told = [event for message in ada.got if message["type"] == "step" for event in message["events"]]
        assert any(event["type"] == "won" for event in told)

    simulate(run, 1)


@pytest.mark.parametrize("name", MIXED)
def test_mixed_games_say_what_is_played_now_and_next(name: str) -> None:
    async def run(loop: VirtualLoop) -> None:
        rules = house(name, every=1)
        _, (ada, _), _ = await play(loop, rules, 4)
        seen = [message["state"] for message in ada.got if "state" in message]
        played = [state["plays"] for state in seen if state["playing"]]
        assert ada.state["rotation"]["games"] == list(rules.rotate)
        if name == "dealers-choice":
            assert any(state["rotation"]["picks"] for state in seen)
        else:
            order = list(dict.fromkeys(played))
            assert order[:4] == [entry.rpartition(":")[2] for entry in rules.rotate][:4]

    simulate(run, 1)


def test_stud_shows_up_cards_and_hides_the_others() -> None:
    async def run(loop: VirtualLoop) -> None:
        room, (ada, ben), ident = await play(loop, rules_of("stud"), 0)
        chairs = {chair["player"]: chair for chair in ada.state["chairs"] if chair}
        assert chairs["Ben"]["cards"].count(None) == 2
        assert chairs["Ben"]["up"] == [card for card in chairs["Ben"]["cards"] if card]
        assert ada.you["up"] == chairs["Ada"]["up"]
        assert len([card for card in ada.you["cards"] if card]) == 3
        opening = ada.state["opening"]
        assert opening["by"] == "low-card"
        assert opening["cards"] == chairs[opening["player"]]["up"]
        assert ada.state["deals"] == {"hole": 7, "up": 4, "board": 0, "draws": 0}
        brings = ada if ada.you["turn"] else ben
        assert brings.you["options"]["bring_in"] == 2
        assert (ada if brings is ben else ben).you["plans"] == ["none", "check-fold", "call", "call-fold", "call-any"]
        assert room.tables[ident].game.table.hand.street == "third street"

    simulate(run, 1)


def test_a_draw_is_counted_for_everyone_and_its_cards_are_for_one() -> None:
    async def run(loop: VirtualLoop) -> None:
        room, (ada, ben), ident = await play(loop, rules_of("badugi"), 0)
        for step in range(4):
            for line in (ada, ben):
                if line.you["turn"] and not line.you["options"]["may_draw"]:
                    answer(line, ident, step)
            await asyncio.sleep(0.5)
        first, second = (ada, ben) if ada.you["turn"] else (ben, ada)
        assert first.you["options"]["draw"] == 4
        assert second.you["plans"] == ["none", "stand-pat"]
        thrown = first.you["options"]["discards"][:2]
        action = {"type": "draw", "cards": thrown}
        first.send("act", id="d", table=ident, hand=1, turn=first.you["turn"], action=action)
        await asyncio.sleep(0.5)
        chair = next(chair for chair in second.state["chairs"] if chair and chair["player"] == first.name)
        assert chair["drew"] == 2
        told = [event for message in second.got for event in message.get("events", ()) if event["type"] == "drew"]
        assert [event["cards"] for event in told] == [[None, None]]
        assert not any(card in text for card in thrown for text in second.bytes)
        assert room.tables[ident].game.table.hand.owing_draws

    simulate(run, 1)


@pytest.mark.parametrize("name", ["stud8", "triple27", "drawmaha", "irish"])
def test_a_crash_in_the_middle_of_a_hand_changes_nothing(name: str) -> None:
    async def run(loop: VirtualLoop) -> None:
        room, lines, ident = await play(loop, rules_of(name), 0)
        for step in range(5):
            for line in lines:
                if line.you["turn"]:
                    answer(line, ident, step)
            await asyncio.sleep(0.5)
        before = room.tables[ident].game.table
        assert before.playing
        facts, deck = before.hand.facts, before.hand.deck
        room = await open_room(loop, await crash(room), QUICK)
        again = room.tables[ident].game.table
        assert (again.hand.facts, again.hand.deck) == (facts, deck)
        assert len(deck) == len(rules_of(name).program.deck) * (1 + rules_of(name).program.reshuffles)

    simulate(run, 1)


def test_a_game_of_a_hosts_own_file_is_played_and_comes_through_a_crash() -> None:
    async def run(loop: VirtualLoop) -> None:
        rules = read_house(OWN_GAME).rules
        room, (ada, ben), ident = await play(loop, rules, 1)
        assert [message for line in (ada, ben) for message in line.got if message["type"] == "refusal"] == []
        assert (ada.state["hand"], ada.state["plays"]) == (2, "five-card-stud")
        assert ada.state["deals"] == {"hole": 5, "up": 4, "board": 0, "draws": 0}
        before = room.tables[ident].game.table
        assert before.playing
        again = (await open_room(loop, await crash(room), QUICK)).tables[ident].game.table
        assert (again.rules, again.hand.facts, again.hand.deck) == (rules, before.hand.facts, before.hand.deck)

    simulate(run, 1)


def test_t6_the_state_says_who_opens_by_what_shows() -> None:
    async def run(loop: VirtualLoop) -> None:
        _, (ada, ben), ident = await play(loop, rules_of("razz"), 0)
        for step in range(2):
            for line in (ada, ben):
                if line.you["turn"] and ada.state["street"] == "third street":
                    answer(line, ident, step)
                await asyncio.sleep(0.5)
        assert ada.state["street"] == "fourth street"
        opening = ada.state["opening"]
        chair = next(chair for chair in ada.state["chairs"] if chair and chair["player"] == opening["player"])
        assert (opening["by"], opening["cards"]) == ("low-hand", chair["up"])
        assert ada.state["turn"] == opening["player"]

    simulate(run, 1)


def test_irish_says_how_many_cards_have_to_go() -> None:
    async def run(loop: VirtualLoop) -> None:
        _, (ada, ben), ident = await play(loop, rules_of("irish"), 0)
        for step in range(4):
            for line in (ada, ben):
                if line.you["turn"] and not line.you["options"]["discards"]:
                    answer(line, ident, step)
                    await asyncio.sleep(0.5)
        assert (ada.you["options"]["throws"], len(ada.you["cards"])) == (2, 4)
        action = {"type": "discard", "card": ada.you["cards"][0]}
        ada.send("act", id="d", table=ident, hand=1, turn=ada.you["turn"], action=action)
        await asyncio.sleep(0.5)
        assert (ada.you["options"]["throws"], len(ada.you["cards"])) == (1, 3)

    simulate(run, 1)


def test_auto_players_throw_both_cards_away_in_irish() -> None:
    async def run(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(rules_of("irish"), 4, "Test", host="Ada", autos=("caller", "caller"))
        ada = await guest(room, "Ada")
        ada.send("watch", id="w", table=task.id)
        ada.send("sit", id="s", table=task.id, chair=3, chips=200)
        for step in range(100):
            await asyncio.sleep(0.2)
            if ada.you["turn"]:
                answer(ada, task.id, step)
            if ada.state["hand"] > 1:
                break
        assert ada.state["hand"] > 1
        told = [event for message in ada.got for event in message.get("events", ())]
        assert sum(event["type"] == "discarded" for event in told) == 6
        assert not [event for event in told if event["type"] == "timed-out"]

    simulate(run, 1)


IRISH_EVENT = """
house = "standard"
dials = {game = "irish", limit = "fixed"}
chairs = 3
stack = 300
max_entrants = 3
starts_with = 3
buy_in = 10
payouts = [100]
[levels]
by = "hands"
every = 3
blinds = [[10, 20], [20, 40]]
then = "double"
[field]
caller = 2
"""


def test_auto_players_of_a_tournament_throw_both_cards_away_in_irish() -> None:
    async def run(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_tournament(IRISH_EVENT, "Irish", "Ada")
        ada = await guest(room, "Ada")
        ada.send("watch", id="w", table=task.id)
        ada.send("register", id="r", table=task.id)
        told: list[dict[str, Any]] = []
        for step in range(300):
            await asyncio.sleep(0.2)
            if ada.you["turn"]:
                answer(ada, task.id, step)
            told = [event for message in ada.got for event in message.get("events", ())]
            if any(event["type"] == "hand-ended" for event in told):
                break
        assert sum(event["type"] == "discarded" for event in told) == 6
        assert not [event for event in told if event["type"] == "timed-out"]

    simulate(run, 1)


@pytest.mark.parametrize("name", ["stud", "triple27"])
def test_a_full_table_plays_on_where_cards_are_shuffled_again(name: str) -> None:
    """T10, T16: nobody folds, so the deck does not serve everybody."""

    async def run(loop: VirtualLoop) -> None:
        rules = rules_of(name)
        names = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Fay", "Gil", "Hal")[: rules.max_players]
        _, lines, _ = await play(loop, rules, 2, names)
        told = [event for message in lines[0].got for event in message.get("events", ())]
        assert {type(event["cards"]) for event in told if event["type"] == "reshuffled"} <= {int}
        assert any(event["type"] == "reshuffled" or event["type"] == "dealt-board" for event in told)
        assert lines[0].state["hand"] == 3

    simulate(run, 1)


@pytest.mark.parametrize(("name", "halves"), [("drawmaha", ["board", "hand"]), ("badacey", ["badugi", "low"])])
def test_the_end_of_a_hand_says_who_won_which_half(name: str, halves: list[str]) -> None:
    async def run(loop: VirtualLoop) -> None:
        _, (ada, _), _ = await play(loop, rules_of(name), 1)
        ends = [message["state"]["outcome"] for message in ada.got if "state" in message]
        end = next(end for end in ends if end)
        assert [part["half"] for part in end["parts"]] == halves
        assert sum(part["amount"] for part in end["parts"]) == sum(end["won"].values())
        assert all(part["hand"] for part in end["parts"])

    simulate(run, 1)


def test_t18_the_hands_beside_the_table_are_those_of_the_game() -> None:
    hands = {name: [half["hands"] for half in rankings(GAMES[name]())] for name in GAMES}
    assert hands["stud"][0][0] == "straight flush"
    assert hands["razz"][0][:2] == ["best low", "high card"]
    assert "flush" not in hands["razz"][0]
    assert (hands["triple27"][0][0], hands["triple27"][0][-1]) == ("best low", "straight flush")
    assert hands["badugi"] == [["badugi", "three cards", "two cards", "one card"]]
    assert "full house" not in hands["rhode-island"][0]
    assert all(len(halves) == len(GAMES[name]().rankings) for name, halves in hands.items())


def test_t26_of_mixed_games_each_has_its_hands() -> None:
    info = rules_info(house("horse"))
    assert list(info["rankings"]) == ["holdem", "omaha8", "razz", "stud", "stud8"]
    assert [half["half"] for half in info["rankings"]["stud8"]] == ["high", "low8"]
    assert (info["stakes"], rules_info(rules_of("razz"))["stakes"]) == ((2, 4), (4, 8))


def test_t28_a_hand_is_told_on_each_board_and_for_each_half() -> None:
    rules = house("standard", game="omaha8", limit="fixed", blinds=(2, 4), double_board=True)

    async def run(loop: VirtualLoop) -> None:
        _, lines, _ = await play(loop, rules, 1)
        for line in lines:
            steps = [message for message in line.got if message.get("state", {}).get("street") == "river"]
            parts = steps[0]["you"]["made_parts"]
            assert {(part["board"], part["half"]) for part in parts} >= {(0, "high"), (1, "high")}
            assert all(part["hand"] for part in parts)

    simulate(run, seed=3)
