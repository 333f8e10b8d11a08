"""Twice and four times as large, and on narrow phones: nothing is cut, nothing scrolls sideways."""

from __future__ import annotations

import pytest

from web.conftest import Someone
from web.person import MY_TURN, Person, play_out

pytestmark = pytest.mark.long

SIZES = {"360": (360, 740), "430": (430, 932), "landscape": (740, 360), "200 %": (640, 512), "400 %": (320, 256)}
"""Percentages are of a screen of 1280 by 1024: a page that is zoomed has a smaller viewport, in its own pixels."""

WIDER = """() => [document.documentElement, ...document.querySelectorAll('body *')].filter((found) =>
    found.checkVisibility() && found.clientWidth && found.scrollWidth > found.clientWidth + 1
    && (found === document.documentElement || ['auto', 'scroll'].includes(getComputedStyle(found).overflowX)))
  .map((found) => `${found.tagName}.${found.className}: ${found.scrollWidth} in ${found.clientWidth}`)"""

CUT = """(allowed) => [...document.querySelectorAll('body *')].filter((found) =>
    found.checkVisibility() && !found.closest(allowed) && getComputedStyle(found).overflowX === 'hidden'
    && found.scrollWidth > found.clientWidth + 1 && [...found.childNodes].some((part) => part.nodeType === 3))
  .map((found) => `${found.tagName}.${found.className}: ${found.textContent}`)"""

NAMES = ".unseen, sp-card, .name, .heading h1, .deed"
"""What people wrote may end in dots, and so may what stands under a seat; the log has all of it."""

APART = """() => {
  const [felt, dock] = ['sp-felt', 'sp-dock'].map((name) => document.querySelector(name).getBoundingClientRect());
  return dock.top >= felt.bottom - 1 || dock.left >= felt.right - 1;
}"""


def wrong(person: Person, where: str, apart: bool = False) -> list[str]:
    """What does not fit, at each of the sizes."""
    found = []
    for size, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        trouble = person.page.evaluate(WIDER) + person.page.evaluate(CUT, NAMES)
        if apart and not person.page.evaluate(APART):
            trouble.append("the felt lies over the dock")
        found += [f"{where} at {size}: {each}" for each in trouble]
    return found


def test_the_lobby_and_its_forms_fit(someone: Someone):
    person = someone("Zoe").come_in()
    page = person.page
    page.goto(person.url)
    page.wait_for_selector(".tablecard")
    found = wrong(person, "lobby")
    page.click("text=Create a table")
    page.wait_for_selector(".create .about li")
    page.click(".create summary:has-text('Every dial')")
    found += wrong(person, "create")
    page.keyboard.press("Escape")
    page.click("text=Create a tournament")
    page.wait_for_selector("sp-newevent form")
    found += wrong(person, "tournament")
    assert found == []


def test_a_table_fits_and_what_one_can_do_is_reached(someone: Someone):
    person = someone("Zed").come_in()
    person.go(person.open_table(name="Friday", chairs=6, autos=["caller"] * 4, dials={"blinds": "5000/10000"}))
    found = wrong(person, "watching", apart=True)
    person.sit().page.wait_for_selector(MY_TURN)
    found += wrong(person, "turn", apart=True)
    person.page.locator("sp-dock .act.fold").click(trial=True)  # at 400 %: scrolled to, and nothing lies over it
    person.page.click("[aria-label='log, chat, rules']")
    for tab in ("chat", "rules", "ledger", "host", "log"):
        person.page.click(f"#tab-{tab}")
        found += wrong(person, tab)
    person.page.keyboard.press("Escape")
    play_out([person])
    found += wrong(person, "over", apart=True)
    assert found == []


def test_my_hands_show_what_i_held(someone: Someone):
    person = someone("Mia").come_in()
    person.go(person.open_table(chairs=3, autos=["caller"] * 2)).sit()
    person.wait("you.cards.length === 2")
    held = person.read("you.cards")
    play_out([person])
    person.page.click("[data-view=mine]")
    person.page.wait_for_selector("sp-log .held")
    names = [part.get_attribute("aria-label") for part in person.page.locator("sp-log .held .token").all()]
    words = "(cards) => import('/web/js/shared/format.js').then(({ cardName }) => cards.map(cardName))"
    assert names == person.page.evaluate(words, held)
