"""The operator's page: who is here, a ban and its undoing, words to everyone, a new link, the room's log."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from web.conftest import Someone
from web.server import Server
from web.test_record import PHONE, operator
from web.test_safety import EVERYTHING, violations

pytestmark = pytest.mark.long


@pytest.mark.parametrize("context", [{}, {"viewport": PHONE}], ids=["desktop", "phone"])
def test_an_operator_bans_announces_and_reads_the_log(
    someone: Someone, room: Server, context: dict[str, object]
) -> None:  # fmt: skip
    ada, ben = someone("Ada").come_in(), someone("Ben", reduced_motion="no-preference").come_in()
    name = f"Monday {len(context)}"
    link = ada.open_table(name=name, chairs=2, private=True)
    ada.go(link)
    ben.go(link).sit()
    olga = operator(someone, room, **context)
    page = olga.page
    if context:
        page.click(".more-tool")
    page.click("sp-topbar a:text-is('Room')")
    here = page.locator("[data-part=here] li", has_text=ben.name)
    expect(here).to_contain_text(f"at {name}")
    expect(page.locator("[data-part=tables] li", has_text=name)).to_contain_text("private")

    page.fill("[data-part=announce] input", "The room closes at eleven")
    page.click("[data-part=announce] button.primary")
    for person in (ada, ben, olga):
        expect(person.page.locator("sp-announced")).to_contain_text("The room closes at eleven")
    ada.page.click("sp-announced button")
    expect(ada.page.locator("sp-announced")).to_be_hidden()
    page.click("text=Take it back")
    expect(ben.page.locator("sp-announced")).to_be_hidden()

    page.click(f"[aria-label='ban {ben.name}']")
    page.fill("dialog input[type=text]", "mind your language")
    page.click("dialog button.danger")
    expect(page.locator("[data-part=bans] li", has_text=ben.name)).to_contain_text("mind your language")
    expect(ben.page.locator("h1")).to_have_text("You can’t come in here")
    expect(ben.page.locator(".empty")).to_contain_text("mind your language")
    expect(ada.page.locator("sp-seat:not([data-empty])", has_text=ben.name)).to_have_count(0)
    ben.expect("403")
    page.click(f"[aria-label='let {ben.name} in again']")
    expect(page.locator("[data-part=bans] li", has_text=ben.name)).to_have_count(0)
    ben.page.reload()
    ben.page.wait_for_selector("sp-felt sp-seat", state="attached")

    page.click(".ways a:text-is('People')")
    page.fill("[role=search] input", ben.name)
    page.click("[role=search] button")
    page.click(f"[aria-label='a new link for {ben.name}']")
    page.click("dialog button.primary")
    made = page.input_value("dialog input.secret")
    page.click("dialog button.shut")
    ben.page.wait_for_selector("sp-join")
    ben.page.goto(made)
    expect(ben.page.locator("h1", has_text="Welcome")).to_contain_text(ben.name)

    page.click(".ways a:text-is('Log')")
    page.fill("[aria-label='only about this player']", ben.name)
    page.click(".record form button")
    expect(page.locator(".rows")).to_contain_text(f"{olga.name} bans {ben.name} from the room: mind your language")
    expect(page.locator(".rows")).to_contain_text(re.compile(f"{ben.name} joins the room", re.IGNORECASE))
    page.reload()
    expect(page.locator(".ways [aria-current]")).to_have_text("Log")
    wide = page.evaluate("document.documentElement.scrollWidth > innerWidth")
    assert not wide


def test_the_operators_part_and_the_rulebook_are_accessible(someone: Someone, room: Server) -> None:
    olga = operator(someone, room, color_scheme="dark")
    ben = someone("Ben").come_in()
    ben.page.goto(ben.url)
    page = olga.page
    found = {}
    page.goto(f"{olga.url}/admin")
    page.wait_for_selector(f"[data-part=here] li:has-text('{ben.name}')")
    found["now"] = violations(olga, EVERYTHING)
    page.click(f"[aria-label='ban {ben.name}']")
    found["ban"] = violations(olga, EVERYTHING)
    for path, shown in (("admin/people", ".rows li"), ("admin/log", ".rows li"), ("rulebook", "section#X11")):
        page.goto(f"{olga.url}/{path}")
        page.wait_for_selector(shown)
        found[path] = violations(olga, EVERYTHING)
    assert not {name: some for name, some in found.items() if some}


def test_somebody_else_finds_nothing_there(someone: Someone) -> None:
    ada = someone("Ada").come_in()
    ada.page.goto(f"{ada.url}/admin")
    expect(ada.page.locator(".admin")).to_contain_text("for the person who runs the room")
    assert not ada.page.locator("[data-part]").count()
