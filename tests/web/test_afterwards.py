"""What comes after the betting: two boards, a card that is shown, what would have come, and words at the seats."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from sidepot.rules import read_house
from web.conftest import Someone
from web.person import Person
from web.server import StackedServer
from web.walk import deck, press

pytestmark = pytest.mark.long

STANDARD = read_house("standard").rules
BOARD = "9c 5d 4s Jh 2d"


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[StackedServer]:
    """A room that asks whether the board is run twice, and waits for the answer."""
    server = StackedServer(tmp_path_factory.mktemp("asking"), PAUSE="700", ASK="60000")
    server.start()
    yield server
    server.stop()


def dealt(someone: Someone, room: StackedServer, **dials: object) -> tuple[Person, Person]:
    """Two people with aces and kings; nothing is dealt after this hand."""
    ada, ben = people = [someone(name, url=room.url).come_in() for name in ("Ada", "Ben")]
    link = ada.open_table(house="standard", chairs=2, dials={"blinds": "1/2", **dials})
    ada.go(link).hold()
    for person in people:
        person.go(link).sit(200)
    room.stack(deck(STANDARD, ada, {ada: "AsAh", ben: "KsKh"}, BOARD))
    ada.go_on().wait("state.playing")
    ada.hold()
    return ada, ben


def drawn(person: Person, box: str) -> list[str]:
    """The cards that lie there."""
    cards = person.page.locator(f"sp-felt {box} sp-card:visible").all()
    return [str(card.get_attribute("card")) for card in cards]


def test_what_is_said_stands_at_the_seat_and_run_it_twice_is_answered_by_both(someone: Someone, asking: StackedServer):
    ada, ben = dealt(someone, asking, run_twice=True)
    ada.page.keyboard.press("t")
    ada.page.keyboard.type("here we go")
    ada.page.keyboard.press("Enter")
    bubble = ben.page.wait_for_selector(f"sp-seat[aria-label*='{ada.name}'] .bubble")
    assert bubble is not None
    assert bubble.inner_text() == "here we go"
    ada.page.wait_for_selector("sp-chat >> text=here we go", state="attached")
    assert not ada.page.locator(".bubble").count(), "one's own cards stay in sight"
    press(ada, "Raise to 200 all-in")
    press(ben, "Call 198 all-in")
    for person in (ada, ben):
        person.page.wait_for_selector("sp-ask >> text=All-in! Run it twice?")
    ada.page.click("sp-ask button:has-text('Run it twice')")
    ada.page.wait_for_selector(f"sp-ask >> text=Waiting for {ben.name}")
    assert not drawn(ada, ".board"), "nothing is dealt before everyone has answered"
    ben.page.click("sp-ask button:has-text('Run it twice')")
    for person in (ada, ben):
        person.wait("state.outcome")
        first, second = drawn(person, ".board:not(.second)"), drawn(person, ".board.second")
        assert len(first) == len(second) == 5
        assert not {*first} & {*second}
        assert not person.page.is_visible("sp-ask")


def test_a_winner_shows_one_card_and_both_hunt_the_rabbit(someone: Someone, asking: StackedServer):
    ada, ben = dealt(someone, asking, rabbit=True)
    press(ada, "Raise to 6")
    press(ben, "Fold")
    for person in (ada, ben):
        person.wait("state.outcome")
    shown = f"sp-seat[aria-label*='{ada.name}'] sp-card[card]"
    assert not ben.page.locator(shown).count()
    ada.page.click("sp-afterwards [aria-label='show the ace of hearts']")
    ben.page.wait_for_selector(shown)
    assert [card.get_attribute("card") for card in ben.page.locator(shown).all()] == ["Ah"]
    ben.page.wait_for_selector(f"sp-log >> text={ada.name} shows")
    assert "A♥" in ben.text("sp-log")
    assert "A♠" not in ben.text("sp-log")
    assert not drawn(ben, ".board")
    ben.page.click("sp-afterwards >> text=What would have come?")
    for person in (ada, ben):
        person.page.wait_for_selector("sp-felt .board sp-card.rabbit >> nth=4")
        assert drawn(person, ".board") == BOARD.split()


def test_a_mucked_hand_is_seen_when_its_house_lets_one_ask(someone: Someone, asking: StackedServer):
    ada, ben = dealt(someone, asking, see_hands=True)
    press(ada, "Call 1")
    press(ben, "Check")
    for _ in range(2):
        for person in (ben, ada):
            press(person, "Check")
    press(ben, "Check")
    press(ada, "Bet 2")
    press(ben, "Call 2")
    for person in (ada, ben):
        person.wait("state.outcome")
    assert not ben.page.is_visible("sp-afterwards >> text=hand"), "Ada has shown"
    mucked = f"sp-seat[aria-label*='{ben.name}'] sp-card[card]"
    assert not ada.page.locator(mucked).count()
    ada.page.click(f"sp-afterwards button:has-text('See {ben.name}’s hand')")
    ada.page.wait_for_selector(f"{mucked} >> nth=1")
    assert {card.get_attribute("card") for card in ada.page.locator(mucked).all()} == {"Ks", "Kh"}


def test_t26_the_button_picks_the_next_game(someone: Someone, asking: StackedServer):
    people = [someone(name, url=asking.url).come_in() for name in ("Ada", "Ben")]
    link = people[0].open_table(house="dealers-choice", chairs=2)
    for person in people:
        person.go(link)
    for person in people:
        person.sit(400)
    for person in people:
        person.wait("state.rotation.picks")
    name = people[0].read("state.rotation.picks")
    picks, other = people if people[0].name == name else people[::-1]
    other.page.wait_for_selector(f"sp-ask >> text={name} picks the next game.")
    picks.page.wait_for_selector("sp-ask >> text=You pick the next game.")
    assert other.page.is_hidden("sp-ask select")
    picks.page.select_option("sp-ask select", label="Razz")
    picks.page.click("sp-ask button:has-text('Deal this game')")
    for person in people:
        person.wait("state.playing && state.plays === 'razz'")
        assert not person.page.is_visible("sp-ask")
