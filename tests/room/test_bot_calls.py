"""How the room calls bots: so many at once, of a host and of an account; what is slow keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Coroutine
from typing import Any

import pytest

from dealing import deal
from sidepot import Fold, house
from sidepot.bots.address import read_address
from sidepot.bots.over_http import Answer, Greeting, HttpBot
from sidepot.bots.repairs import Repair
from sidepot.room.bots.calls import BotCalls
from sidepot.room.settings.config import Config, load

HAND = deal(house("league", blinds=(50, 100), buy_in=(1000,)), (1000,) * 3, "r300")
ANSWER = Answer(Fold())


class Held(HttpBot):
    """A bot that answers when it is let go."""

    def __init__(self, calls: BotCalls, url: str) -> None:
        super().__init__("bot", read_address(url), calls.hosts)
        self.asked = 0
        self.go = asyncio.Event()

    async def answer(self, *_: Any) -> Answer:
        self.asked += 1
        await self.go.wait()
        return ANSWER


def calls_of(**settings: Any) -> BotCalls:
    return BotCalls(Config(bot_hosts=("*",), **settings))


def asking(calls: BotCalls, bot: Held, owner: str, patience: float = 60) -> asyncio.Task[Answer]:
    assert HAND.turn is not None
    return asyncio.create_task(calls.ask(bot, owner, patience, HAND.view(HAND.turn), HAND.options, None))  # type: ignore[arg-type]


async def quiet() -> None:
    """Everything that can go on has gone on."""
    for _ in range(20):
        await asyncio.sleep(0)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 30))


@pytest.mark.parametrize(
    ("hosts", "owners"), [(("a", "b", "c"), ("Ada", "Ada", "Ada")), (("a", "a", "a"), ("Ada", "Ben", "Cid"))]
)
def test_so_many_calls_of_one_account_and_to_one_host_and_others_go_on(hosts: Any, owners: Any) -> None:
    async def work() -> None:
        calls = calls_of(max_bot_calls_each=2)
        bots = [Held(calls, f"http://{host}.example") for host in hosts]
        waiting = [asking(calls, bot, owner) for bot, owner in zip(bots, owners, strict=True)]
        other = Held(calls, "http://z.example")
        beside = asking(calls, other, "Zoe")
        await quiet()
        assert [bot.asked for bot in (*bots, other)] == [1, 1, 0, 1]
        bots[0].go.set()
        await quiet()
        assert bots[2].asked == 1
        for bot in (*bots, other):
            bot.go.set()
        assert await asyncio.gather(*waiting, beside) == [ANSWER] * 4
        assert not calls._lines

    run(work())


def test_whose_turn_to_be_called_does_not_come_in_time_is_not_asked_and_holds_no_place() -> None:
    async def work() -> None:
        calls = calls_of(max_bot_calls=1)
        first, second, third = [Held(calls, f"http://{host}.example") for host in "abc"]
        held = asking(calls, first, "Ada")
        await quiet()
        answer = await asking(calls, second, "Ben", patience=0)
        assert (answer.action, answer.repair) == (Fold(), Repair.BUSY)
        assert answer.says == "the room was calling too many bots just then"
        given_up = asking(calls, second, "Ben")
        await quiet()
        given_up.cancel()
        first.go.set()
        await held
        third.go.set()
        assert await asking(calls, third, "Cid", patience=0) == ANSWER
        assert (second.asked, calls._lines) == (0, {})

    run(work())


def test_a_name_that_is_looked_up_slowly_takes_no_thread_of_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    let_go = threading.Event()

    def slowly(*_: Any, **__: Any) -> Any:
        let_go.wait(20)
        return [(0, 0, 0, "", ("192.0.2.1", 80))]

    async def work() -> None:
        calls = calls_of(bot_time=100)
        monkeypatch.setattr(socket, "getaddrinfo", slowly)
        bots = [calls.bot("bot", read_address(f"http://{n}.example"), 0.1) for n in range(12)]
        found = await asyncio.gather(*[calls.greet(bot, "Ada") for bot in bots])
        assert {greeting.problem.partition(" ")[2] for greeting in found} == {"was not found in time"}
        # the room's own threads are all free
        await asyncio.wait_for(asyncio.to_thread(lambda: None), 5)
        let_go.set()
        calls.close()

    run(work())


def test_a_greeting_that_is_never_its_turn_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        monkeypatch.setattr("sidepot.room.bots.calls.GREETING", 0.0)
        calls = calls_of(max_bot_calls=1)
        held = asking(calls, Held(calls, "http://a.example"), "Ada")
        await quiet()
        bot = calls.bot("heron", read_address("http://b.example"), 1)
        assert await calls.greet(bot, "Ben") == Greeting(
            "heron", "http://b.example", "", "the room was calling too many bots just then"
        )
        held.cancel()

    run(work())


WRONG = {
    "bot_hosts": ("http://bots.example", "bots.example:80", "a b", ""),
    "bot_networks": ("10.1.2.3/8", "home", ""),
}


@pytest.mark.parametrize(("setting", "value"), [(key, value) for key, values in WRONG.items() for value in values])
def test_settings_that_name_no_host_or_network_are_refused(setting: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"{setting} = '{value}' is not possible: a .*, as in "):
        load(None, {setting: [value]}, {})


def test_hosts_come_from_the_environment_too() -> None:
    config = load(None, {}, {"SIDEPOT_BOT_HOSTS": "bots.example, 10.1.2.3", "SIDEPOT_BOT_NETWORKS": "10.9.0.0/16"})
    hosts = BotCalls(config).hosts
    assert hosts.names == {"bots.example", "10.1.2.3"}
    assert [str(network) for network in hosts.private] == ["10.9.0.0/16", "10.1.2.3/32"]
