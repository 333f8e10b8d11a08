"""The table for who does not see it: a hand is played by roles and names alone, as a screen reader tells them."""

from __future__ import annotations

import re

from playwright.sync_api import Locator

from web.conftest import Someone
from web.person import PATIENCE, Person
from web.waiting import wait_until

WORDS = "two three four five six seven eight nine ten jack queen king ace"
RANKS = dict(zip("23456789TJQKA", WORDS.split(" "), strict=True))
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}


def buttons(place: Locator) -> list[str]:
    """The buttons of a part of the page that can be pressed, by name."""
    told = re.findall(r'^\s*- (?:\')?button "([^"]+)"(.*)$', place.aria_snapshot(), re.MULTILINE)
    return [name for name, state in told if "[disabled]" not in state]


def wait_for_turn_or_end(person: Person) -> str:
    """What is said at once when it is one's turn; empty when the hand is over."""
    over = r"document.querySelector('#narrator').innerText.match(/ wins | split /)"
    wait_until(person.page, f"() => document.querySelector('#caller').textContent || {over}", timeout=PATIENCE)
    return person.page.get_by_role("alert").filter(has_text="Your turn").first.text_content() if person.turn else ""


def test_a_hand_is_played_by_roles_and_names_alone(someone: Someone):
    person = someone("Eve").come_in()
    page = person.page
    link = person.open_table(name="By ear", chairs=3, autos=["caller", "caller"])
    page.goto(link)
    page.get_by_role("heading", name="By ear").wait_for()
    person.hold()
    page.get_by_role("spinbutton", name="chips to buy").fill("100")
    page.get_by_role("button", name="Take a seat").click()
    seat = page.get_by_role("group", name=re.compile(rf"Seat \d: {person.name}"))
    seat.wait_for()
    person.go_on().wait("state.playing && you.cards.length")
    person.hold()
    turns = 0
    while said := wait_for_turn_or_end(person):
        turns += 1
        cards = [card.get_attribute("aria-label") for card in seat.get_by_role("img").all()]
        assert cards == [f"{RANKS[card[0]]} of {SUITS[card[1]]}" for card in person.read("you.cards")]
        assert f"You have {', '.join(map(str, cards))}" in said
        actions = page.get_by_role("group", name="actions")
        offered = buttons(actions)
        name = next(each for each in offered if re.match(r"Check|Call", each))
        turn = person.read("you.turn")
        actions.get_by_role("button", name=name, exact=True).click()
        person.wait(f"you.turn !== {turn!r}")
    assert turns >= 2
    board = page.get_by_role("group", name=re.compile("board, "))
    assert len(board.get_by_role("img").all()) == 5
    told = page.get_by_role("list", name="dealer’s log").get_by_role("listitem").all_inner_texts()
    assert any(" wins " in line or " split " in line for line in told)
    spoken = str(page.locator("#narrator").text_content())
    assert re.search(r"(flop|river): \w+ of (clubs|diamonds|hearts|spades)", spoken)
