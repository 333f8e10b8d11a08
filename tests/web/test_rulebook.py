"""Rule numbers on the page are links to what the rule says."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from sidepot.rules.book import FILE as RULEBOOK
from web.conftest import Someone
from web.person import MY_TURN

pytestmark = pytest.mark.long

RULES = json.loads(RULEBOOK.read_bytes())
LINKED = """async (texts) => {
  const main = document.querySelector('script[src]').src;
  const { ruled } = await import(main.replace('main.js', 'rulebook/rule-links.js'));
  const shown = (part) => (part.textContent === undefined ? part : `[${part.textContent}]`);
  return texts.map((text) => ruled(text).map(shown).join(''));
}"""


def test_a_refusal_links_to_its_rule_and_the_player_stays_at_the_table(someone: Someone) -> None:
    ada, ben = someone("Ada", reduced_motion="no-preference").come_in(), someone("Ben").come_in()
    link = ada.open_table(chairs=2)
    ada.go(link).sit()
    ben.go(link).sit()
    ada.wait("state.turn")
    mine = ada if ada.read("state.turn") == ada.name else ben
    page = mine.page
    page.wait_for_selector(MY_TURN)
    page.fill("sp-log input", "r 3")
    page.keyboard.press("Enter")
    page.click("sp-log a.rule:text-is('S2')")
    rule = page.locator("dialog.rulebook")
    expect(rule).to_contain_text("the next raise must be by at least as much as the last one")
    page.keyboard.press("Escape")
    expect(page.locator("dialog.rulebook")).to_have_count(0)
    expect(page.locator("sp-felt")).to_be_visible()
    texts = ["only call or fold: X11", "2 to 10 (X17)", "as X8, X9 and X10.", "seat C4 folds", "a: b"]
    assert page.evaluate(LINKED, texts) == [
        "only call or fold: [X11]", "2 to 10 ([X17])", "as [X8], [X9] and [X10].", "seat C4 folds", "a: b",
    ]  # fmt: skip

    page.goto(f"{mine.url}/rulebook#X11")
    expect(page.locator("#X11")).to_be_focused()
    expect(page.locator("#X11")).to_be_in_viewport()
    expect(page.locator(".rulebook section")).to_have_count(len(RULES))


def test_whoever_has_no_name_here_reads_the_rulebook_and_comes_in_from_it(someone: Someone) -> None:
    eve = someone("Eve")
    page = eve.page
    page.goto(f"{eve.url}/rulebook#X11")
    expect(page.locator("#X11")).to_be_focused()
    expect(page.locator("sp-join")).to_have_count(0)
    page.click("sp-topbar a.home")
    expect(page.locator("sp-join input").first).to_be_visible()
