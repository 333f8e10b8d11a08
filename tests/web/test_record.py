"""The record in the browser: an operator lists, reads and saves; a player saves their own hands."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from web.conftest import Someone
from web.person import Person, deal_again, play_out
from web.server import Server

PHONE = {"width": 390, "height": 844}


def two_hands(someone: Someone, name: str) -> tuple[Person, Person, str]:
    """Two people and the link of a table where they have finished two hands."""
    ada, ben = someone("Ada").come_in(), someone("Ben").come_in()
    link = ada.open_table(name=name, chairs=2)
    ada.go(link).sit()
    ben.go(link).sit()
    play_out([ada, ben])
    deal_again(ada)
    play_out([ada, ben])
    return ada, ben, link


def operator(someone: Someone, room: Server, **context: object) -> Person:
    """Who has opened the link that the room printed."""
    person = someone("Olga", **context).come_in()
    person.page.goto(f"{person.url}/#operator={room.operator}")
    person.page.wait_for_selector("h1:has-text('Welcome')")
    return person


def saved(person: Person, link: str) -> tuple[str, str]:
    """Press a link that saves a file: its name and text."""
    with person.page.expect_download() as waits:
        person.page.click(link)
    file = waits.value
    return file.suggested_filename, Path(file.path()).read_text("utf-8")


@pytest.mark.parametrize(
    "context", [{}, pytest.param({"viewport": PHONE}, marks=pytest.mark.long)], ids=["desktop", "phone"]
)
def test_an_operator_lists_reads_and_saves_hands_and_log(someone: Someone, room: Server, context: dict[str, object]):
    name = f"Friday {len(context)}"
    ada, ben, _ = two_hands(someone, name)
    olga = operator(someone, room, **context)
    page = olga.page
    if context:
        page.click(".more-tool")
    page.click("sp-topbar a:text-is('Record')")
    page.fill("[role=search] input", name)
    page.click("[role=search] button")
    expect(page.locator(".rows li")).to_have_count(1)
    expect(page.locator(".rows")).to_contain_text("2 hands")
    page.click(f".rows a:text-is('{name}')")
    expect(page.locator(".record h1")).to_have_text(name)
    expect(page.locator(".rows li")).to_have_count(2)
    file, text = saved(olga, "a[aria-label='save All hands as JSON']")
    assert file == f"sidepot-friday-{len(context)}-hands.jsonl"
    assert [json.loads(line)["number"] for line in text.splitlines()] == [1, 2]

    page.click(".rows a:text-is('Hand 2')")
    expect(page.locator(".record h1")).to_have_text("Hand 2")
    says = page.inner_text(".record .lines")
    assert "posts the small blind" in says.lower()
    assert "is dealt" not in says
    _, text = saved(olga, "a[aria-label='save This hand as Text']")
    assert text.startswith(f"Hand 2 at {name}, ")

    page.reload()
    expect(page.locator(".record h1")).to_have_text("Hand 2")
    page.click("a:has-text('All hands') >> nth=0")
    page.click(".ways a:text-is('Log')")
    expect(page.locator(".rows")).to_contain_text(f"{ben.name} sits down in seat 2")
    page.fill("[aria-label='only with this player']", ada.name)
    page.click(".record form button")
    expect(page.locator(".rows")).not_to_contain_text(f"{ben.name} sits down")
    expect(page.locator(".rows")).to_contain_text(f"{ada.name} opens the table")
    _, text = saved(olga, "a[aria-label='save The whole log as Text']")
    assert "hand 1 is over" in text
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_is_no_operator_reads_no_record(someone: Someone):
    eve = someone("Eve").come_in()
    eve.page.goto(f"{eve.url}/record")
    expect(eve.page.locator(".record")).to_contain_text("Only the room’s operator reads the record")
    expect(eve.page.locator("sp-topbar a:text-is('Record')")).to_be_hidden()
    eve.page.click(".record a:text-is('To the lobby')")
    eve.page.wait_for_selector("h1:has-text('Welcome')")


def test_a_player_saves_one_hand_and_all_of_them(someone: Someone):
    ada, ben, _ = two_hands(someone, "Own hands")
    page = ada.page
    page.click("sp-log button[data-view=mine]")
    page.wait_for_selector("sp-log details")
    file, text = saved(ada, "a[aria-label='save All my hands here as JSON']")
    assert file == "sidepot-own-hands-my-hands.jsonl"
    hands = [json.loads(line) for line in text.splitlines()]
    assert [hand["number"] for hand in hands] == [1, 2]
    assert all(hand["seen_by"] == ada.name and None not in hand["cards"][ada.name] for hand in hands)
    page.click("sp-log details >> nth=1")
    _, text = saved(ada, "a[aria-label='save Hand 1 as Text']")
    assert text.startswith("Hand 1 at Own hands, ")
    assert f"as {ada.name} saw it" in text
    assert f"{ada.name} is dealt" in text
    assert f"{ben.name} is dealt" not in text

    page.click("sp-topbar .account-tool")
    page.wait_for_selector("[data-part=hands]")
    file, text = saved(ada, "[data-part=hands] a[aria-label='save All my hands as JSON']")
    assert file == "sidepot-my-hands.jsonl"
    assert len(text.splitlines()) == 2
