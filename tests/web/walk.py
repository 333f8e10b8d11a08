"""Walking through a house's document as a person would: with the page alone, a sentence at a time."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from playwright.sync_api import TimeoutError

from sidepot.engine import stacked
from sidepot.rules import Rules
from web.person import MY_TURN, PATIENCE, STORE, Person
from web.waiting import wait_until

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
SIZES = {"wide": (1280, 800), "phone": (390, 844)}
FILTERS = {"limit": "Any limit", "stakes": "Any stakes", "chairs": "Any size"}
WAGERS = ("Bet", "Raise", "Cap", "Complete")
_pictures = count(1)


@contextmanager
def sentence(says: str, *people: Person) -> Iterator[None]:
    """A sentence of the document: a failure names it. `SIDEPOT_WALKS=folder` keeps pictures of what people see then."""
    try:
        yield
    except BaseException as error:
        error.add_note(f"while walking through: “{says}”")
        raise
    folder = os.environ.get("SIDEPOT_WALKS")
    for person in people if folder else ():
        _picture(person, Path(str(folder)), says)


def _picture(person: Person, folder: Path, says: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    before = person.page.viewport_size
    name = "".join(letter if letter.isalnum() else "-" for letter in says)[:50]
    for size, (width, height) in SIZES.items():
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.wait_for_timeout(200)
        person.page.screenshot(path=folder / f"{next(_pictures):03}-{name}-{person.name}-{size}.png")
    person.page.set_viewport_size(before or {"width": 1280, "height": 800})


def enter(person: Person) -> Person:
    """Come into the room by its front door: a name is enough."""
    person.page.goto(person.url)
    person.arrive("sp-join input")
    person.page.fill("sp-join input", person.name)
    person.page.click("sp-join button.primary")
    person.page.wait_for_selector(".lobby")
    return person


def offers(row: str) -> str:
    """A row of permanent tables in the lobby."""
    return f'sp-offers details.offergroup:has(summary:has-text("{row}"))'


def find(person: Person, row: str, **filters: str) -> None:
    """Fold a row of the lobby out, filter by `limit`, `stakes` and `chairs`, choose the one table that is left."""
    where = offers(row)
    person.page.click(f"{where} summary")
    for filter, value in filters.items():
        person.page.select_option(f"{where} select[aria-label='{FILTERS[filter]}']", value)
    reads(person, f"{where} [role=status]", "1 of")
    person.page.click(f"{where} ul.offers > li:visible > button")


def go(person: Person, how: str) -> None:
    """Observe or join the table that was chosen."""
    person.page.click(f"sp-offers .offer:visible button:text-is('{how}')")
    person.page.wait_for_selector("sp-felt sp-seat", state="attached")


def create(person: Person, house: str, **fields: str) -> str:
    """Open a table by the form of the lobby, each field found by its label; the table's link."""
    page = person.page
    page.click("text=Create a table")
    page.click(f".pick:has(b:text-is('{house}'))")
    for label, value in fields.items():
        made = page.locator(f".create label:has(> span:text-is('{label.replace('_', ' ')}')) :is(input, select)").first
        if not made.is_visible():
            page.click(".create summary:has-text('Every dial')")
        if made.evaluate("(made) => made.tagName") == "SELECT":
            made.select_option(value)
        else:
            made.fill(value)
    page.click("text=Open the table")
    page.wait_for_selector("sp-seat[data-me]")
    return page.url


def offered(person: Person) -> list[str]:
    """What stands on the three buttons of one whose turn it is; "" on one that can't be pressed."""
    person.page.wait_for_selector(MY_TURN)
    buttons = person.page.locator("sp-dock .act")
    texts, enabled = buttons.all_inner_texts(), [button.is_enabled() for button in buttons.all()]
    return [" ".join(text.split()) if on else "" for text, on in zip(texts, enabled, strict=True)]


def press(person: Person, words: str) -> None:
    """Act by the button on which these words stand, after writing the amount where there is a choice."""
    person.page.wait_for_selector(MY_TURN)
    verb, amount = words.split()[0], words.removesuffix(" all-in").split()[-1].replace(",", "")
    if verb in WAGERS and person.page.is_visible("sp-betbox"):
        person.page.fill("sp-betbox .amount", amount)
    shown = offered(person)
    assert words in shown, f"{person.name} can press {shown}"
    turn = person.read("you.turn")
    button = person.page.locator("sp-dock .act").nth(shown.index(words))
    button.click()
    if words == "Fold" and "Check" in shown:
        button.click()  # folding for nothing is asked twice
    person.wait(f"you.turn !== {turn!r}")


def throw(person: Person, card: str) -> None:
    """Discard a card."""
    person.page.click(f".throw[data-card='{card}']")
    person.page.click("sp-dock .act:has-text('Discard')")
    person.wait("you.cards.length === 2")


def play(*moves: tuple[Person, str]) -> None:
    """Press one button after the other."""
    for person, words in moves:
        press(person, words)


def everyone(people: Sequence[Person], words: str) -> None:
    """The same words for all of them, in this order."""
    play(*[(person, words) for person in people])


def fold_on(people: Sequence[Person], until: str) -> None:
    """Everybody folds in turn until a condition on `state` and `you` holds for the first of them."""
    first, known = people[0], {person.name: person for person in people}
    turn = ""
    while True:
        first.wait(f"({until}) || state.turn && `${{state.hand}} ${{state.turn}}` !== {turn!r}")
        if first.page.evaluate(f"() => {{ const {{ state, you }} = {STORE}; return Boolean({until}); }}"):
            return
        hand, name = first.read("state.hand"), first.read("state.turn")
        if name is not None and f"{hand} {name}" != turn:
            turn = f"{hand} {name}"
            press(known[name], "Fold")


SIGNS = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
LINES = f"""async () => {{
  const files = document.querySelector('script[type=module]').src.replace('main.js', '');
  const {{ linesOf, plainly }} = await import(`${{files}}shared/event-lines.js`);
  window.log = () => [{STORE}.lastHand, {STORE}.log].flatMap((events) => linesOf(events).map(plainly));
}}"""
"""What the dealer's log says, of this hand and of the last one."""


def log_says(person: Person, *lines: str) -> None:
    """Wait for lines in the dealer's log; cards are written as As Kd."""
    person.page.evaluate(LINES)
    cards = re.compile(r"\b([2-9TJQKA])([cdhs])\b")
    told = [cards.sub(lambda card: f"{'10' if card[1] == 'T' else card[1]}{SIGNS[card[2]]}", line) for line in lines]
    try:
        there = "(lines) => lines.every((line) => log().includes(line))"
        wait_until(person.page, there, arg=told, timeout=PATIENCE // 3)
    except TimeoutError:
        raise AssertionError(f"{told} are not in {person.page.evaluate('log()')}") from None


def reads(person: Person, selector: str, text: str) -> None:
    """Wait until a text can be read somewhere on the page."""
    person.page.locator(selector).filter(has_text=text, visible=True).first.wait_for()


def badge(person: Person, of: Person) -> str:
    """What stands at somebody's seat of what they did."""
    return person.page.locator(f"sp-seat:has(.name:text-is('{of.name}')) .deed").inner_text().lower()


def limits(person: Person) -> tuple[int, int]:
    """The smallest and the largest amount that the box takes."""
    person.page.wait_for_selector(f"{MY_TURN} sp-betbox:visible")
    box = person.page.locator("sp-betbox .amount")
    return int(str(box.get_attribute("min"))), int(str(box.get_attribute("max")))


def holds_button(person: Person) -> bool:
    """Whether the dealer button lies at their seat, once a hand is dealt."""
    person.wait("state.playing")
    return "dealer" in str(person.page.get_attribute("sp-seat[data-me]", "aria-label"))


def deck(rules: Rules, button: Person, hands: dict[Person, str], board: str) -> bytes:
    """A deck for people who sit in this order: their hole cards and the board."""
    people = list(hands)
    return stacked(rules, len(people), people.index(button), list(hands.values()), board)
