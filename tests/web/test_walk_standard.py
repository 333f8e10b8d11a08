"""The standard document in the room: 50/100 from the lobby, acting order, raises, missed blinds, the record."""

from __future__ import annotations

import pytest

from sidepot.rules import read_house
from web.conftest import Someone
from web.person import Person
from web.server import StackedServer
from web.test_record import operator, saved
from web.walk import (
    PHONE,
    badge,
    deck,
    enter,
    find,
    fold_on,
    go,
    holds_button,
    limits,
    log_says,
    offered,
    play,
    press,
    reads,
    sentence,
)

ROW = "No limit hold'em"
STANDARD = read_house("standard").rules


def at_50_100(person: Person, chips: int | None = None) -> None:
    """From the front door to a seat at the 50/100 table for six."""
    find(enter(person), ROW, stakes="50/100", chairs="6")
    go(person, "Observe")
    person.sit(chips)


def out_and_back(person: Person, entry: str) -> None:
    """Come back after sitting out, in one of the two ways."""
    person.page.select_option("sp-sitbar select", entry)
    person.page.click("sp-sitbar >> text=I’m back")


def test_s1_heads_up_and_the_smallest_raise(someone: Someone, walked: StackedServer):
    ada, ben = someone("Ada", url=walked.url), someone("Ben", url=walked.url, **PHONE)
    at_50_100(ada)
    walked.stack(deck(STANDARD, ada, {ada: "AsAh", ben: "KsKh"}, "2c3d7h9s4d"))
    at_50_100(ben)
    with sentence("in heads-up play the small blind acts first; the button is the small blind", ada, ben):
        log_says(ada, f"{ada.name} posts the small blind, 50", f"{ben.name} posts the big blind, 100")
        assert holds_button(ada)
        assert offered(ada) == ["Fold", "Call 50", "Raise to 200"]
    with sentence("hole cards: … until each player has two", ben):
        assert ben.page.locator("sp-seat[data-me] sp-card[card]").count() == 2
        assert ben.page.locator("sp-seat:not([data-me]) sp-card[card]").count() == 0
    with sentence("check – only allowed when betToCall is 0; call – commit what is missing", ada):
        assert "Check" not in offered(ada)
        press(ada, "Call 50")
    with sentence("at the start of preflop, the minimum raise is the big blind amount", ben):
        assert limits(ben) == (200, 10_000)
        press(ben, "Check")
    with sentence("flop: three community cards; the big blind acts first", ben, ada):
        ben.wait("state.board.length === 3")
        assert offered(ben) == ["Fold", "Check", "Bet 100"]
    with sentence("bet – sets a new betToCall; the next raise must be at least the size of the previous raise", ada):
        press(ben, "Bet 100")
        assert limits(ada) == (200, 9_900)
        press(ada, "Raise to 350")
        assert limits(ben) == (600, 9_900)
        assert badge(ben, ada) == "raise"
    with sentence("turn: one community card; river: one community card"):
        press(ben, "Call 250")
        ben.wait("state.board.length === 4")
        play((ben, "Check"), (ada, "Check"))
        ben.wait("state.board.length === 5")
    with sentence("all players are all-in; the hand proceeds to showdown", ben):
        play((ben, "Bet 9,550 all-in"), (ada, "Call 9,550 all-in"))
        log_says(ben, f"{ben.name} shows Ks Kh", f"{ada.name} wins the pot, 20,000, with a pair of aces")
        reads(ben, "sp-dock .status", "You are out of chips")
    with sentence("the record of the hand: my hands", ada, ben):
        ada.page.click("sp-log >> text=My hands")
        ada.page.click("sp-log summary:has-text('Hand 1'):has-text('+10,000')")
        reads(ada, "sp-log .inner li", f"{ada.name} raises to 350")
    with sentence("every action that is taken is recorded: the hand as a file", ada):
        file, mine = saved(ada, "a[aria-label='save Hand 1 as Text']")
        assert file.endswith(".txt")
        assert f"as {ada.name} saw it" in mine
        told = [
            f"{ada.name} posts the small blind, 50", f"{ben.name} posts the big blind, 100",
            f"{ada.name} raises to 350", f"{ben.name} bets 9,550, all-in", f"{ben.name} shows Ks Kh",
            f"{ada.name} wins the pot, 20,000, with a pair of aces",
        ]  # fmt: skip
        places = [mine.find(line) for line in told]
        assert places == sorted(places)
        assert places[0] > 0
    with sentence("the operator reads the same hand, without what nobody showed", ada):
        olga = operator(someone, walked, url=walked.url)
        olga.page.click("sp-topbar a:text-is('Record')")
        olga.page.click(".rows a:text-is('No limit 50/100 for 6')")
        olga.page.click(".rows a:text-is('Hand 1')")
        reads(olga, ".record .lines", told[-1])
        _, seen = saved(olga, "a[aria-label='save This hand as Text']")
        assert [line for line in told if line not in seen] == []
        assert f"{ada.name} is dealt As Ah" in mine
        assert "is dealt" not in seen


@pytest.mark.long
def test_s8_missed_blinds_are_posted_or_waited_for(someone: Someone, walked: StackedServer):
    people = [someone(name, url=walked.url).come_in() for name in ("Cleo", "Dan", "Eve", "Finn")]
    cleo, dan, eve, finn = people
    link = cleo.open_table(chairs=4, house="standard", dials={"blinds": "50/100"}, pause_ms=500)
    cleo.go(link).hold()
    for person in people:
        (person if person is cleo else person.go(link)).sit()
    with sentence("sits out", dan):
        for person in (dan, eve):
            person.page.click("text=My seat")
            person.page.click("text=Sit out from the next hand")
            person.page.keyboard.press("Escape")
            person.page.wait_for_selector("sp-seat[data-me][data-off]")
    with sentence("is passed over and misses the blinds", dan):
        missed = "[1, 2].every((chair) => state.chairs[chair].owes.length === 2)"
        fold_on([cleo.go_on(), finn], f"{missed} && state.playing && state.chairs[3].did === 'big blind'")
        reads(dan, "sp-dock .status", "You are sitting out")
    with sentence("comes back by waiting for the big blind", dan):
        out_and_back(dan, "wait")
        reads(dan, "sp-dock .status", "You are in when the big blind comes to you")
    with sentence("or by posting them", eve):
        reads(eve, "sp-sitbar select", "Play now, post both blinds")
        out_and_back(eve, "post")
        reads(eve, "sp-dock .status", "You post a big blind and are dealt in as soon as you can be")
    with sentence("and may think again", dan, eve):
        dan.page.click("sp-dock >> text=Post instead of waiting")
        reads(dan, "sp-dock .status", "You post a big blind and are dealt in as soon as you can be")
        dan.page.click("sp-dock >> text=Wait for the big blind instead")
        reads(dan, "sp-dock .status", "You are in when the big blind comes to you")
        assert cleo.read("log").count(f"{dan.name} is back") == 1
    with sentence("the SB dead and the BB live", eve):
        press(cleo, "Fold")
        log_says(eve, f"{eve.name} posts a dead blind, 50", f"{eve.name} posts 100")
        assert offered(eve)[:2] == ["Fold", "Check"]
    with sentence("who waits is in with the big blind", dan):
        log_says(dan, f"{dan.name} posts the big blind, 100")
        assert dan.page.locator("sp-seat[data-me] sp-card[card]").count() == 2
