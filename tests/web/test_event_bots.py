"""Bots over HTTP on the page of an event: entered by name and URL, shown with what they said and did wrong."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bots.serving import HERON, HOSTILE, running
from web.conftest import Someone
from web.person import PATIENCE, Person
from web.test_tournament import new_event
from web.waiting import wait_until

SEASON = """
format = "season"
house = "league"
games = 1
stack = 400
[levels]
by = "hands"
every = 2
blinds = [[50, 100]]
then = "double"
"""


@pytest.fixture(scope="module")
def heron() -> Iterator[str]:
    with running(*HERON) as url:
        yield url


@pytest.fixture(scope="module")
def hostile() -> Iterator[str]:
    with running(*HOSTILE) as url:
        yield url


def enter(player: Person, name: str, url: str) -> None:
    """Fill in the form on the event's page."""
    player.page.fill("sp-eventbots label:has(> span:text-is('Name of a bot')) input", name)
    player.page.fill("sp-eventbots label:has(> span:text-is('URL')) input", url)
    player.page.click("sp-eventbots >> text=Enter a bot")


def row(name: str) -> str:
    return f"sp-eventbots tr[data-bot='{name}']"


def test_the_host_enters_two_bots_and_sees_how_badly_they_answer(someone: Someone, heron: str, hostile: str) -> None:
    ada = someone().come_in()
    page = ada.page
    path = ada.post("/api/tournaments", name="Bot night", toml=SEASON)["path"]
    page.goto(ada.url + path)
    enter(ada, "grey heron", heron)
    page.wait_for_selector(f"{row('grey heron')} >> text=heron 1.0")
    enter(ada, "heron", "http://10.0.0.1")
    page.wait_for_selector("sp-eventbots .trouble >> text=the room's operator can name it")
    enter(ada, "nonsense", f"{hostile}/nan")
    page.wait_for_selector(row("nonsense"))
    enter(ada, "ghost", "http://127.0.0.1:1")
    page.wait_for_selector(f"{row('ghost')} >> text=not there: no connection: connection refused")
    page.click(f"{row('ghost')} >> text=Withdraw")
    page.wait_for_selector(row("ghost"), state="detached")
    page.click("text=Start now")
    wait_until(page, "() => document.querySelector('sp-table').store.tournament.over", timeout=2 * PATIENCE)
    page.goto(ada.url + path)
    page.wait_for_selector("sp-eventbots tr[data-bot]", state="attached")
    told = page.evaluate("() => document.querySelector('sp-table').store.tournament.bots")
    bad = {bot["name"]: bot["bad"] for bot in told}
    assert bad["grey heron"] == 0
    assert bad["nonsense"] > 0
    for name, count in bad.items():
        assert page.locator(f"{row(name)} td >> nth=1").text_content() == str(count)
    assert "no amount" in (page.locator(row("nonsense")).text_content() or "")
    standings = page.locator("sp-tournament section:has(h2:text('Standings')) tr:has-text('nonsense') td >> nth=-1")
    assert standings.text_content() == str(bad["nonsense"])


def test_the_form_for_an_event_has_bots_and_writes_them_into_the_sheet(someone: Someone, heron: str) -> None:
    ada = someone().come_in()
    new_event(ada, Kind="season")
    page = ada.page
    page.click("sp-newevent summary:has-text('Bots over HTTP')")
    for number in range(2):
        page.click("sp-botrows >> text=Add a bot")
        page.fill(f"sp-botrows .row >> nth={number} >> input >> nth=0", f"heron no {number}")
        page.fill(f"sp-botrows .row >> nth={number} >> input >> nth=1", heron)
    page.click("sp-botrows .row >> nth=0 >> text=Remove")
    assert page.input_value("sp-newevent textarea").endswith(f'[[bot]]\nname = "heron no 1"\nurl = "{heron}"\n')
    page.click("text=Open registration")
    page.wait_for_selector(f"{row('heron no 1')} >> text=heron 1.0")
