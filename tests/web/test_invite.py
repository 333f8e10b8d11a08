"""Inviting on a home network over plain http: the room and its host on another machine, a friend on this one."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import segno
from PIL import Image
from playwright.sync_api import Browser

from web import browser as browsers
from web import networks
from web.conftest import Someone
from web.networks import Neighbour
from web.person import Person
from web.server import QUICK
from web.waiting import wait_until
from web.walk import enter

UNABLE = "delete Navigator.prototype.clipboard; Document.prototype.execCommand = () => false;"
EDGE = 4
PASTED = "document.querySelector('sp-chat input').value"

pytestmark = pytest.mark.networks


@pytest.fixture(scope="module")
def far() -> Iterator[Neighbour]:
    if reason := networks.why_not():
        pytest.skip(reason)
    with networks.neighbour() as made:
        yield made


@pytest.fixture(scope="module")
def told(far: Neighbour, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[str]]:
    """A room over there, on every network of its machine; what it printed."""
    settings = {f"SIDEPOT_{name}": value for name, value in QUICK.items()} | {"SIDEPOT_HOST": "0.0.0.0"}
    command = [*far.within, sys.executable, "-m", "sidepot", "serve", "--port", "8123"]
    command += ["--data", str(tmp_path_factory.mktemp("far"))]
    room = subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True)
    assert room.stdout is not None
    try:
        yield [room.stdout.readline().strip(), room.stdout.readline().strip()]
    finally:
        room.terminate()
        room.wait(20)


@pytest.fixture
def host(far: Neighbour, browser: Browser, tmp_path: Path) -> Iterator[Person]:
    """Somebody at the machine of the room itself, who has opened it as 127.0.0.1."""
    script = tmp_path / "chromium"
    script.write_text(f"#!/bin/sh\nexec {' '.join(far.within)} {browsers.find()} \"$@\"\n")
    script.chmod(0o755)
    there = browser.browser_type.launch(executable_path=str(script), args=list(browsers.ARGS))
    yield Person(there, "http://127.0.0.1:8123", "Hedda")
    there.close()


def scanned(person: Person, edge: int) -> list[list[bool]]:
    """The squares of the QR code as a camera sees them."""
    shown = person.page.locator("dialog .qr")
    wide = int(shown.get_attribute("viewBox").split()[2])  # type: ignore[union-attr]
    with Image.open(io.BytesIO(shown.screenshot())) as picture:
        light = picture.convert("L")
        step = light.width / wide
        at = [round((square + edge + 0.5) * step) for square in range(wide - 2 * edge)]
        return [[light.getpixel((x, y)) < 128 for x in at] for y in at]


def test_an_invite_that_is_copied_at_the_rooms_machine_opens_on_another_one(
    told: list[str], far: Neighbour, host: Person, someone: Someone
):
    origin = f"http://{far.address}:8123"
    assert told[0].endswith(origin)
    assert f"{origin}/#operator=" in told[1]
    back = "document.querySelector('sp-wayback .secret').value"
    wait_until(enter(host).page, f"{back}.startsWith('{origin}/#back=')")
    host.page.click("text=Create a table")
    host.page.click("text=Open the table")
    host.page.click(".invite .copy")
    host.page.wait_for_selector(".invite .copy:text-is('Copied')")
    host.page.click("#tab-chat")
    host.page.focus("sp-chat input")
    host.page.keyboard.press("Control+V")
    link = host.page.evaluate(PASTED)
    assert link == f"{origin}/t/{host.read('id')}"
    friend = someone("Fritz", url=origin)
    friend.page.goto(link)
    assert friend.page.evaluate("[typeof navigator.clipboard, typeof crypto.subtle]") == ["undefined", "undefined"]
    friend.page.fill("sp-join input", friend.name)
    friend.page.click("sp-join button.primary")
    friend.page.wait_for_selector("sp-felt sp-seat")
    friend.page.wait_for_selector("sp-seat[data-me], sp-sitbar button.primary:visible")
    # the friend passes it on: over plain http there is no clipboard to ask for
    friend.page.click("[aria-label='invite friends']")
    friend.page.wait_for_selector(f"dialog .qr[aria-label='QR code of {link}']")
    assert scanned(friend, EDGE) == [[bool(bit) for bit in row] for row in segno.make(link, error="m").matrix]
    friend.page.click("dialog .copy")
    friend.page.wait_for_selector("dialog .copy:text-is('Copied')")
    friend.page.keyboard.press("Escape")
    friend.page.click("#tab-chat")
    friend.page.focus("sp-chat input")
    friend.page.keyboard.press("Control+V")
    assert friend.page.evaluate(PASTED) == link
    friend.expect("Cross-Origin-Opener-Policy")  # a header that browsers heed where the address is trusted
    assert not host.errors


def test_where_copying_is_impossible_the_link_is_selected(someone: Someone):
    person = someone("Sela").come_in()
    person.context.add_init_script(UNABLE)
    person.go(person.open_table())
    person.page.click("#tab-host")
    person.page.click("sp-host >> text=Invite friends")
    person.page.click("dialog .copy")
    person.page.wait_for_selector("dialog .copy:text-is('Selected: copy it')")
    assert person.page.evaluate("getSelection().toString()") == person.read("id").join([f"{person.url}/t/", ""])
    assert "on this machine alone" in person.text("dialog .trouble")


def test_several_networks_are_a_choice_and_each_has_its_code(someone: Someone):
    person = someone("Nele").come_in()
    links = [
        {"link": f"http://{host}:8000/t/abc", "network": network, "size": 21, "path": f"M{at} 0h3v1"}
        for at, (host, network) in enumerate([("192.168.178.23", "wlan0"), ("10.0.0.7", "eth0")])
    ]
    person.page.route("**/api/invites/*", lambda route: route.fulfill(json={"links": links, "local": ""}))
    person.go(person.open_table())
    person.page.click("[aria-label='invite friends']")
    assert person.page.input_value("dialog .secret") == links[0]["link"]
    person.page.select_option(".inviting select", label="10.0.0.7:8000 (eth0)")
    assert person.page.input_value("dialog .secret") == links[1]["link"]
    assert person.page.get_attribute(".qr path", "d") == links[1]["path"]
