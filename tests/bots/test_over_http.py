"""Bots over HTTP, in processes of their own: good ones, and one that does everything wrong."""

from __future__ import annotations

import asyncio
import datetime
import json
import ssl
import time
from ipaddress import ip_address

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec

from bots.serving import HERON, HOSTILE, NODE, OTTER, running
from dealing import deal
from ports import free_port
from sidepot import Call, Fold, RaiseTo, house
from sidepot.bots import calling
from sidepot.bots.address import ANYWHERE, Hosts, read_address
from sidepot.bots.calling import Limits
from sidepot.bots.over_http import HttpBot, Switchboard
from sidepot.bots.repairs import Repair
from sidepot.bots.state import Occasion, Person

LEAGUE = house("league", blinds=(50, 100), buy_in=(1000,))
OCCASION = Occasion("spring", 1, 1, 1000, tuple(Person(str(i), f"bot {i}", i) for i in range(3)))
QUICK = Limits(total=0.6, connect=0.5)


@pytest.fixture(scope="module")
def hostile():
    with running(*HOSTILE) as url:
        yield url


def bot_at(url, limits=Limits(), hosts=ANYWHERE, lookup=None):
    return HttpBot("bot", read_address(url), hosts, limits, lookup)


def bet(bot, line="r300"):
    """What it does with 250 to call, 450 for the smallest raise and 950 behind."""
    hand = deal(LEAGUE, (1000,) * 3, line)
    return asyncio.run(bot.bet(hand.view(hand.turn), hand.options, OCCASION))


GOOD = {
    "call": Call(), "padded": Call(), "plus": Call(), "no-length": Call(), "old": Call(), "chunked": Call(),
    "hints": Call(), "just-short-enough": Call(), "moved": Call(), "all-in": RaiseTo(1000), "huge": RaiseTo(1000),
}  # fmt: skip


@pytest.mark.parametrize(("name", "action"), GOOD.items())
def test_an_amount_is_read_however_it_comes(hostile, name, action):
    bot = bot_at(f"{hostile}/{name}")
    assert bet(bot) == action
    assert (bot.record.asked, bot.record.bad) == (1, 0)


BAD = {
    **dict.fromkeys(
        (
            "nan", "infinity", "null", "float", "whole-float", "exponent", "text", "empty", "quoted", "object",
            "other-digits", "null-byte",
        ),
        Repair.NOT_AN_AMOUNT,
    ),
    "negative": Repair.NEGATIVE,
    **dict.fromkeys(("error", "missing"), Repair.HTTP_ERROR),
    **dict.fromkeys(("megabyte", "just-too-long", "no-end", "hints-for-ever"), Repair.TOO_LONG),
    **dict.fromkeys(
        (
            "longer-than-it-is", "shorter-than-it-is", "two-lengths", "odd-length", "bad-chunk", "not-http",
            "long-header", "closes", "resets",
        ),
        Repair.BROKEN,
    ),
    **dict.fromkeys(("elsewhere", "other-port", "other-scheme", "round-and-round"), Repair.REDIRECT),
}  # fmt: skip


@pytest.mark.parametrize(("name", "kind"), BAD.items())
def test_l16_what_is_no_answer_counts_as_0_by_its_kind(hostile, name, kind):
    bot = bot_at(f"{hostile}/{name}")
    assert bet(bot) == Fold()
    assert bot.record.repairs == {kind: 1}
    assert bot.record.last


@pytest.mark.parametrize("name", ["slow", "drips", "drips-headers"])
def test_l16_no_answer_in_time_counts_as_0(hostile, name):
    bot = bot_at(f"{hostile}/{name}", QUICK)
    began = time.monotonic()
    assert bet(bot) == Fold()
    assert 0.5 < time.monotonic() - began < 5
    assert bot.record.repairs == {Repair.TIMEOUT: 1}


def test_a_bot_has_five_seconds_one_to_connect_and_64_kib():
    assert Limits() == Limits(total=5.0, connect=1.0, most=65_536)


def test_nobody_listens():
    bot = bot_at(f"http://127.0.0.1:{free_port()}")
    assert bet(bot) == Fold()
    assert bot.record.repairs == {Repair.UNREACHABLE: 1}
    assert bot.record.last == "no connection: connection refused"


def test_an_amount_that_is_repaired_is_counted_and_not_bad(hostile):
    bot = bot_at(f"{hostile}/padded")
    assert bet(bot) == Call()
    assert bot.record.repairs == {Repair.BELOW_RAISE: 1}
    assert bot.record.bad == 0


def test_many_bots_are_asked_at_the_same_time(hostile):
    hand = deal(LEAGUE, (1000,) * 3, "r300")
    bots = [bot_at(f"{hostile}/slow", Limits(total=1.0)) for _ in range(20)]

    async def all_of_them():
        return await asyncio.gather(*[bot.bet(hand.view(hand.turn), hand.options, OCCASION) for bot in bots])

    began = time.monotonic()
    assert asyncio.run(all_of_them()) == [Fold()] * 20
    assert time.monotonic() - began < 10


def test_who_is_asked_no_more_can_be_called_off(hostile):
    hand = deal(LEAGUE, (1000,) * 3, "r300")
    bot = bot_at(f"{hostile}/slow")

    async def called_off():
        task = asyncio.create_task(bot.bet(hand.view(hand.turn), hand.options, OCCASION))
        await asyncio.sleep(0.1)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(called_off())
    assert bot.record.repairs == {}


# before the first game


def test_a_bot_is_greeted_and_its_version_has_nothing_that_moves_a_terminal(hostile):
    greeting = asyncio.run(bot_at(f"{hostile}/call").greet())
    assert (greeting.alive, greeting.version) == (True, "call [31m1.0")


def test_a_bot_that_is_not_there_is_told_with_the_reason():
    greeting = asyncio.run(bot_at(f"http://127.0.0.1:{free_port()}").greet())
    assert (greeting.alive, greeting.problem) == (False, "no connection: connection refused")
    nowhere = asyncio.run(bot_at("http://no-such-host.invalid", lookup=nothing).greet())
    assert nowhere.problem == "there is no host no-such-host.invalid"


async def nothing(host, port):
    raise OSError("not known")


@pytest.mark.parametrize(
    "command", [HERON, pytest.param(OTTER, marks=pytest.mark.skipif(NODE is None, reason="there is no node"))]
)
def test_the_example_bots_answer(command):
    with running(*command) as url:
        bot = bot_at(url)
        board = Switchboard()
        [greeting] = board.greet([bot])
        assert (greeting.alive, greeting.version.endswith("1.0")) == (True, True)
        hand = deal(LEAGUE, (1000,) * 3, hole=["AsAd"])
        assert isinstance(board.bet(bot, hand.view(0), hand.options, OCCASION), RaiseTo)
        hand = deal(LEAGUE, (1000,) * 3, "r500", hole=["AsAd", "7s2d"])
        assert board.bet(bot, hand.view(1), hand.options, OCCASION) == Fold()
        board.close()
        assert (bot.record.asked, bot.record.repairs) == (2, {})


# names and addresses


def test_a_name_is_looked_up_once_so_that_it_can_not_become_another_address(hostile):
    port = read_address(hostile).port
    asked = []

    async def rebinding(host, port):
        asked.append(host)
        return ["127.0.0.1"] if len(asked) == 1 else ["10.0.0.1"]

    hosts = Hosts.read(["bots.example"], ["127.0.0.0/8"])
    bot = bot_at(f"http://bots.example:{port}/call", hosts=hosts, lookup=rebinding)
    assert [bet(bot), bet(bot), bet(bot)] == [Call()] * 3
    assert asked == ["bots.example"]


def test_a_name_that_leads_to_a_private_address_is_not_called(hostile):
    port = read_address(hostile).port

    async def inward(host, port):
        return ["127.0.0.1"]

    bot = bot_at(f"http://bots.example:{port}/call", hosts=Hosts.read(["bots.example"]), lookup=inward)
    assert bet(bot) == Fold()
    assert bot.record.repairs == {Repair.UNREACHABLE: 1}
    assert "127.0.0.1, which may not be called" in asyncio.run(bot.greet()).problem


def test_a_name_that_is_not_found_in_time(hostile):
    async def never(host, port):
        await asyncio.sleep(60)

    bot = bot_at("http://bots.example", QUICK, lookup=never)
    assert bet(bot) == Fold()
    assert bot.record.last == "bots.example was not found in time"


def test_what_is_sent():
    seen = []

    async def served(reader, writer):
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].split()[0])
        seen.append((head.decode(), json.loads(await reader.readexactly(length))))
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n0")
        await writer.drain()

    async def asked():
        server = await asyncio.start_server(served, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        hand = deal(LEAGUE, (1000,) * 3, "r300")
        bot = bot_at(f"http://127.0.0.1:{port}/heron/")
        async with server:
            await bot.bet(hand.view(hand.turn), hand.options, OCCASION)
        return port

    port = asyncio.run(asked())
    [(head, body)] = seen
    assert head.startswith("POST /heron/bet HTTP/1.1\r\n")
    assert f"\r\nHost: 127.0.0.1:{port}\r\n" in head
    assert "\r\nContent-Type: application/json\r\n" in head
    assert body["callAmount"] == 250


# TLS


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    """A certificate for bots.example that nobody vouches for."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, "bots.example")])
    now = datetime.datetime.now(datetime.UTC)
    names = x509.SubjectAlternativeName([x509.DNSName("bots.example"), x509.IPAddress(ip_address("127.0.0.2"))])
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(names, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    path = tmp_path_factory.mktemp("tls") / "bots.pem"
    secret = key.private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    path.write_bytes(secret + made.public_bytes(serialization.Encoding.PEM))
    return path


async def over_tls(certificate, host):
    async def served(reader, writer):
        await reader.readuntil(b"\r\n\r\n")
        writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n250")
        await writer.drain()

    async def here(host, port):
        return ["127.0.0.1"]

    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server = await asyncio.start_server(served, "127.0.0.1", 0, ssl=context)
    hand = deal(LEAGUE, (1000,) * 3, "r300")
    bot = bot_at(f"https://{host}:{server.sockets[0].getsockname()[1]}", Limits(connect=5), lookup=here)
    async with server:
        return await bot.bet(hand.view(hand.turn), hand.options, OCCASION), bot.record


def test_a_certificate_has_to_be_good_for_the_name(certificate, monkeypatch):
    action, record = asyncio.run(over_tls(certificate, "bots.example"))
    assert (action, record.repairs) == (Fold(), {Repair.UNREACHABLE: 1})
    assert "certificate" in record.last.lower()
    monkeypatch.setattr(calling, "_trusted", lambda: ssl.create_default_context(cafile=str(certificate)))
    action, record = asyncio.run(over_tls(certificate, "bots.example"))
    assert (action, record.repairs) == (Call(), {})
    action, record = asyncio.run(over_tls(certificate, "other.example"))
    assert (action, record.repairs) == (Fold(), {Repair.UNREACHABLE: 1})


def test_looking_a_host_up_and_asking_it_take_no_longer_together_than_a_bot_may(hostile):
    async def slowly(host, port):
        await asyncio.sleep(0.4)
        return ["127.0.0.1"]

    bot = bot_at(f"{hostile}/slow", QUICK, lookup=slowly)
    began = time.monotonic()
    assert bet(bot) == Fold()
    assert time.monotonic() - began < 0.95
    assert bot.record.repairs == {Repair.TIMEOUT: 1}


def test_an_answer_tells_what_was_made_of_it_and_counts_nothing(hostile):
    hand = deal(LEAGUE, (1000,) * 3, "r300")
    bot = bot_at(f"{hostile}/nan")
    answer = asyncio.run(bot.answer(hand.view(hand.turn), hand.options, OCCASION))
    assert (answer.action, answer.repair, answer.says) == (
        Fold(), Repair.NOT_AN_AMOUNT, "the answer is no whole number",
    )  # fmt: skip
    assert bot.record.asked == 0


@pytest.mark.parametrize("name", ["closes", "longer-than-it-is"])
def test_a_bot_that_hangs_up_is_told_in_plain_words(hostile, name):
    bot = bot_at(f"{hostile}/{name}")
    bet(bot)
    assert bot.record.last == "it closed the connection before its answer was whole"
