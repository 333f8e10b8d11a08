"""Each viewer reads the page in their own language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from web.server import Server

SAYS = """async ([id, given]) => {
  const said = await import("/web/js/shared/say.js");
  if (given?.cards) given.cards = said.cards(given.cards);
  return [said.language, said.say(id, given), said.spokenly(id, given), document.documentElement.dir];
}"""


def said(browser: Browser, room: Server, locale: str, message: str, **given: object) -> list[str]:
    context = browser.new_context(locale=locale)
    page = context.new_page()
    page.goto(room.url)
    found: list[str] = page.evaluate(SAYS, [message, given])
    context.close()
    return found


@pytest.mark.parametrize(
    ("locale", "language"), [("en-US", "en"), ("de-AT", "de"), ("pt-PT", "pt-BR"), ("pl-PL", "pl"), ("ja-JP", "en")]
)
def test_the_page_speaks_the_language_of_the_browser(browser: Browser, room: Server, locale: str, language: str):
    found, *_ = said(browser, room, locale, "event-folded", who="Ada")
    assert found == language


def test_cards_are_printed_and_spoken(browser: Browser, room: Server):
    _, printed, spoken, _ = said(browser, room, "en-GB", "event-showed", who="As", cards=["As", "Td"])
    assert printed == "As shows A♠ 10♦"
    assert spoken == "As shows ace of spades, ten of diamonds"


def test_numbers_are_written_as_the_language_writes_them(browser: Browser, room: Server):
    assert said(browser, room, "en-GB", "event-raise", who="Ada", to=12_500)[1] == "Ada raises to 12,500"
