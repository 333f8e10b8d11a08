"""Whole hands of each family by two people and auto players: by mouse, by keys, by roles alone, on a phone."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Locator

from web.conftest import Someone
from web.person import STORE, Person
from web.waiting import wait_until
from web.walk import PHONE

GAMES = {"stud": "fixed", "razz": "fixed", "triple27": "fixed", "badugi": "fixed", "drawmaha": "pot"}
ROTATION = ("holdem", "omaha8", "razz", "stud", "stud8")
ASKED = f"""(names) => {{
    const {{ state }} = {STORE};
    return state.outcome ? 'over' : names.find((name) => name === state.turn);
}}"""


class Way:
    """How somebody acts: which cards go, and what goes on."""

    def exchange(self, person: Person, cards: list[str]) -> None:
        """Throw cards away for new ones."""
        raise NotImplementedError

    def go_on(self, person: Person) -> None:
        """Check, call, bring in, stand pat."""
        raise NotImplementedError


class Mouse(Way):
    """By clicks on buttons."""

    def exchange(self, person: Person, cards: list[str]) -> None:
        for card in cards:
            person.page.click(f".throw[data-card='{card}']")
        person.page.click(".act.raise")

    def go_on(self, person: Person) -> None:
        person.page.click(".act.call")


class Keys(Way):
    """By keys alone."""

    def exchange(self, person: Person, cards: list[str]) -> None:
        throws = [made.get_attribute("data-card") for made in person.page.locator(".throw").all()]
        for card in cards:
            person.page.keyboard.press(str(throws.index(card) + 1))
        person.page.keyboard.press("Enter")

    def go_on(self, person: Person) -> None:
        person.page.keyboard.press("c")


class Roles(Way):
    """By roles and names, as a screen reader finds things, and by what is said aloud."""

    def exchange(self, person: Person, cards: list[str]) -> None:
        self.hears(person, "exchange up to")
        group = person.page.get_by_role("group", name="cards to exchange")
        for card in cards:
            at = sorted_hand(person).index(card)
            press(group.get_by_role("button", name=re.compile("^exchange the ")).nth(at))
        press(self.actions(person).filter(has_text=f"Draw {len(cards)}"))

    def go_on(self, person: Person) -> None:
        self.hears(person, "Your turn")
        press(self.actions(person).filter(has_text=re.compile("^(Check|Call|Bring in|Stand pat)")))

    def actions(self, person: Person) -> Locator:
        return person.page.get_by_role("group", name="actions").get_by_role("button")

    def hears(self, person: Person, says: str) -> None:
        person.page.get_by_role("alert").filter(has_text=says).first.wait_for(state="attached")


class Touch(Way):
    """With a finger: cards are tapped where they lie on the felt."""

    def exchange(self, person: Person, cards: list[str]) -> None:
        for card in cards:
            person.page.tap(f"sp-seat[data-me] sp-card[card='{card}']")
        person.page.tap(".act.raise")

    def go_on(self, person: Person) -> None:
        person.page.tap(".act.call")


WAYS: dict[str, Way] = {"mouse": Mouse(), "keys": Keys(), "roles": Roles(), "phone": Touch()}
USUAL = {("stud", "roles"), ("razz", "phone"), ("badugi", "mouse"), ("drawmaha", "keys"), ("horse", "phone")}
"""What `make test` plays; other tests here play stud and triple draw by mouse, razz and badugi by keys."""


def sorted_hand(person: Person) -> list[str]:
    """The cards in the order of their buttons."""
    return [str(made.get_attribute("data-card")) for made in person.page.locator(".throw").all()]


def press(button: Locator) -> None:
    """As a screen reader's user does: the focus goes there, and a key presses it."""
    button.focus()
    button.press("Enter")


def sit_down(someone: Someone, way: str, **table: object) -> list[Person]:
    """Two people and two auto players, paused before the first hand."""
    context = PHONE if way == "phone" else {}
    people = [someone(name, **context).come_in() for name in ("Ada", "Ben")]
    link = people[0].open_table(chairs=4, autos=["caller", "caller"], **table)
    people[0].go(link).hold().sit()
    people[1].go(link).sit()
    return people


def play(people: list[Person], way: Way) -> int:
    """A hand from its deal to its end; who draws changes one card, and later stands pat. How many drew."""
    drew: dict[str, int] = {}
    first, known = people[0], {person.name: person for person in people}
    while (whose := wait_until(first.page, ASKED, arg=list(known))) != "over":
        person = known[whose]
        person.wait("you.turn || state.turn !== you.name || state.outcome")
        turn, options = person.page.evaluate(f"() => [{STORE}.you.turn, {STORE}.you.options]")
        if turn is None:
            continue
        if options["may_draw"] and whose not in drew:
            drew[whose] = 1
            way.exchange(person, options["discards"][:1])
            other = next(each for each in people if each is not person)
            other.page.locator(f"sp-seat:has(.name:text-is('{whose}')) :is(.deed, .drawn)").filter(
                has_text="drew 1", visible=True
            ).first.wait_for()
        else:
            way.go_on(person)
        person.wait(f"you.turn !== {turn!r}")
    for person in people:
        person.wait("state.outcome")
    return len(drew)


HANDS = f"""async () => {{
    const {{ handName }} = await import('/web/js/shared/event-lines.js');
    return {STORE}.state.outcome.parts.filter(({{ hand }}) => hand).map(({{ hand }}) => handName(hand));
}}"""


def check_end(people: list[Person], chips: int) -> None:
    """What everyone reads once a hand is over: no card that nobody saw, and every chip is there."""
    for person in people:
        assert "??" not in str(person.page.text_content("sp-log"))
        assert sum(person.read("state.outcome.won").values()) > 0
        result = str(person.page.text_content("sp-dock .result"))
        for hand in person.page.evaluate(HANDS):
            assert hand in result
        assert sum(chair["chips"] for chair in person.read("state.chairs")) == chips


@pytest.mark.parametrize(
    ("game", "way"),
    [pytest.param(*pair, marks=() if pair in USUAL else pytest.mark.long) for pair in product([*GAMES, "horse"], WAYS)],
)
def test_a_whole_hand_by_two_people(someone: Someone, game: str, way: str):
    if game == "horse":
        people = sit_down(someone, way, house="horse", dials={"every": 1})
        games = ROTATION
    else:
        people = sit_down(someone, way, house="cardroom", dials={"game": game, "limit": GAMES[game]})
        games = (game,)
    chips = sum(chair["chips"] for chair in people[0].read("state.chairs"))
    for number, name in enumerate(games, 1):
        people[0].go_on()
        people[0].wait(f"state.hand === {number} && state.playing")
        people[0].hold()
        assert people[0].read("state.plays") == name
        exchanged = play(people, WAYS[way])
        assert exchanged == (2 if name in ("triple27", "badugi", "drawmaha") else 0)
        check_end(people, chips)
        if game == "horse":
            people[1].page.wait_for_selector(f"sp-game >> text=next: {next_name(number)}")


def next_name(number: int) -> str:
    """What follows the game with this number in HORSE, as it is called at the table."""
    return ("Omaha Hi-Lo", "Razz", "Seven-Card Stud", "Seven-Card Stud Hi-Lo", "Hold’em")[number - 1]
