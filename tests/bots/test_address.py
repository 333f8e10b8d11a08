"""URLs of bots, and which hosts may be called."""

from __future__ import annotations

import asyncio
from ipaddress import ip_address

import pytest

from sidepot.bots.address import ANYWHERE, Address, Forbidden, Hosts, public, read_address, redirected

pytestmark = pytest.mark.core


@pytest.mark.parametrize(
    ("url", "address"),
    [
        ("http://bots.example", Address("http", "bots.example", 80, "")),
        ("https://Bots.Example./a/b/", Address("https", "bots.example", 443, "/a/b")),
        ("http://127.0.0.1:8001/", Address("http", "127.0.0.1", 8001, "")),
        ("http://[::1]:8001", Address("http", "::1", 8001, "")),
        ("http://[0:0::1]", Address("http", "::1", 80, "")),
        ("http://my_bot-1:8001", Address("http", "my_bot-1", 8001, "")),
    ],
)
def test_a_url_is_taken_apart(url, address):
    assert read_address(url) == address
    assert read_address(str(address)) == address


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "begin with http"),
        ("bots.example", "begin with http"),
        ("ftp://bots.example", "begin with http"),
        ("file:///etc/passwd", "begin with http"),
        ("//bots.example", "begin with http"),
        ("http://", "names no host"),
        ("http:///bet", "names no host"),
        ("http://:80", "names no host"),
        ("http://good.example@127.0.0.1", "no user name"),
        ("http://user:secret@bots.example", "no user name"),
        ("http://bots.example?x=1", "no \\? or #"),
        ("http://bots.example/#bet", "no \\? or #"),
        ("http://bots.example/?", "no \\? or #"),
        ("http://bots.example:0", "1 to 65535"),
        ("http://bots.example:", "1 to 65535"),
        ("http://bots.example:65536", "can't be read"),
        ("http://bots.example:x", "can't be read"),
        ("http://[::1", "can't be read"),
        ("http://[::g]", "no IPv6 address|can't be read"),
        ("http://[fe80::1%25eth0]", "no IPv6 address|can't be read"),
        ("http://[::1]x:80", "no IPv6 address|can't be read"),
        ("http://[::1]@bots.example", "no user name"),
        ("http://a..b", "no name of a host"),
        ("http://a b.example", "characters that no URL has"),
        ("http://bots.example/\r\nHost: other", "characters that no URL has"),
        ("http://bots.example\\@127.0.0.1", "characters that no URL has"),
        ("http://b\u00f6t.example", "characters that no URL has"),
        ("http://bots.example/\u200b", "characters that no URL has"),
        ("http://127.0.0.1%00.example", "no name of a host"),
        ("http://" + "a" * 64, "no name of a host"),
        ("http://bots.example/" + "a" * 1000, "longer than"),
        # other ways to write 127.0.0.1
        ("http://2130706433", "no IPv4 address"),
        ("http://0x7f000001", "no IPv4 address"),
        ("http://0x7f.1", "no IPv4 address"),
        ("http://017700000001", "no IPv4 address"),
        ("http://0177.0.0.1", "no IPv4 address"),
        ("http://127.1", "no IPv4 address"),
        ("http://127.0.0.1.1", "no IPv4 address"),
        ("http://127.0.0.256", "no IPv4 address"),
    ],
)
def test_a_url_that_is_none_or_says_two_things_is_refused(url, why):
    with pytest.raises(ValueError, match=why):
        read_address(url)


PRIVATE = [
    "127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254",
    "100.64.0.1", "192.0.0.8", "192.0.2.1", "198.18.0.1", "198.51.100.1", "203.0.113.1", "224.0.0.1", "240.0.0.1",
    "255.255.255.255", "::", "::1", "::127.0.0.1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:a9fe:a9fe",
    "64:ff9b::7f00:1", "64:ff9b::10.0.0.1", "64:ff9b:1::1", "2002:7f00:1::1", "2002:a00:1::1", "2001::1", "2001:db8::1",
    "fc00::1", "fd12:3456::1", "fe80::1", "fec0::1", "ff02::1", "100::1",
]  # fmt: skip
PUBLIC = ["8.8.8.8", "1.1.1.1", "172.32.0.1", "192.1.0.1", "2606:4700::1", "::ffff:8.8.8.8", "64:ff9b::808:808"]


def found(hosts, *addresses, url="http://bots.example"):
    async def lookup(host, port):
        return list(addresses)

    return asyncio.run(hosts.find(read_address(url), lookup))


@pytest.mark.parametrize("ip", PRIVATE)
def test_private_addresses_are_not_called_unless_told(ip):
    assert not public(ip_address(ip))
    with pytest.raises(Forbidden, match="which may not be called"):
        found(Hosts.read(["bots.example"]), ip)


@pytest.mark.parametrize("ip", PUBLIC)
def test_public_addresses_are_called(ip):
    assert found(Hosts.read(["bots.example"]), ip) == str(ip_address(ip))


def test_one_private_address_among_others_is_enough_to_refuse():
    with pytest.raises(Forbidden, match="127\\.0\\.0\\.1"):
        found(Hosts.read(["bots.example"]), "8.8.8.8", "127.0.0.1")


def test_a_private_network_is_allowed_by_itself():
    hosts = Hosts.read(["bots.example"], ["10.1.0.0/16", "::1/128"])
    assert found(hosts, "10.1.2.3") == "10.1.2.3"
    assert found(hosts, "::ffff:10.1.2.3")
    assert found(hosts, "::1") == "::1"
    for ip in ("10.2.0.1", "127.0.0.1", "::ffff:10.2.0.1", "::2"):
        with pytest.raises(Forbidden):
            found(hosts, ip)


def test_only_hosts_that_are_named_are_looked_up():
    asked = []

    async def lookup(host, port):
        asked.append(host)
        return ["8.8.8.8"]

    hosts = Hosts.read(["Bots.Example", "::1"])
    assert asyncio.run(hosts.find(read_address("http://BOTS.example."), lookup)) == "8.8.8.8"
    for url in ("http://other.example", "http://bots.example.evil.example", "http://x.bots.example", "http://8.8.8.8"):
        with pytest.raises(Forbidden, match="is not among those"):
            asyncio.run(hosts.find(read_address(url), lookup))
    assert asked == ["bots.example"]


def test_nobody_may_be_called_unless_told():
    with pytest.raises(Forbidden):
        found(Hosts(), "8.8.8.8")


def test_at_the_keyboard_everything_goes_but_multicast():
    assert found(ANYWHERE, "127.0.0.1") == "127.0.0.1"
    assert found(ANYWHERE, "fe80::1%eth0") == "fe80::1"
    with pytest.raises(Forbidden):
        found(ANYWHERE, "224.0.0.1")


def test_a_name_without_an_address_is_an_error_of_the_system():
    with pytest.raises(OSError, match="no address"):
        found(ANYWHERE)


HERE = Address("http", "bots.example", 8001, "/heron")


@pytest.mark.parametrize(
    ("location", "path"),
    [
        ("/other/bet", "/other/bet"),
        ("bet2", "/heron/bet2"),
        ("http://bots.example:8001/x", "/x"),
        ("http://BOTS.example.:8001", "/"),
        ("?again=1", "/heron/bet?again=1"),
        ("", "/heron/bet"),
        ("http://bots.example/x", None),
        ("https://bots.example:8001/x", None),
        ("http://bots.example:8002/x", None),
        ("http://other.example:8001/x", None),
        ("//other.example:8001/x", None),
        ("http://bots.example:8001@other.example/x", None),
        ("http://x@bots.example:8001/x", None),
        ("http://127.0.0.1:8001/x", None),
        ("file:///etc/passwd", None),
        ("http://[::1/x", None),
        ("/x y", None),
        ("/x\u00ff", None),
    ],
)
def test_a_redirect_stays_on_its_host(location, path):
    assert redirected(HERE, "/heron/bet", location) == path
