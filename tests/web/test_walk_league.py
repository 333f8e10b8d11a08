"""The league's document in the room: games of a season by its rules, six bots over HTTP, ten players of every kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from bots.serving import six_bots
from sidepot.engine import stacked
from sidepot.rules import read_house
from web.conftest import Someone
from web.person import PATIENCE, STORE, Person
from web.server import StackedServer
from web.test_event_bots import enter as enter_bot
from web.test_event_bots import row
from web.test_tournament import field, filled_in, new_event, play_until
from web.waiting import wait_until
from web.walk import PHONE, enter, holds_button, limits, log_says, offered, play, reads, sentence

pytestmark = pytest.mark.long

LEAGUE = read_house("league").rules
BOARD = "2c3d7h9s4d"
EVENT = "sp-tournament:visible"
POINTS_OF_6 = [5, 2, 0, -1, -2, -3]
POINTS_OF_10 = [15, 6, 3, 1, 0, -1, -3, -5, -7, -9]
VERSIONS = {"egret": "heron 1.0", "otter": "otter 1.0", "beaver": "otter 1.0", "follower": "call"}
Urls = dict[str, str]


@pytest.fixture(scope="module")
def six() -> Iterator[Urls]:
    """Two bots in Python, two in Node, one that calls, and one that does everything wrong."""
    with six_bots("follower") as urls:
        yield urls


def join(person: Person, link: str) -> None:
    """Register on the page of an event."""
    person.page.goto(link)
    person.page.click(f"{EVENT} [data-ask=register]")
    person.page.wait_for_selector(f"{EVENT} [data-ask=unregister]")


@contextmanager
def event_page(person: Person) -> Iterator[None]:
    """What is told of the event beside the table; on a phone in a panel that lies over it."""
    covered = person.page.locator("#tab-tournament").is_hidden()
    if covered:
        person.page.click(".panel-tool")
    person.page.click("#tab-tournament")
    yield
    if covered:
        person.page.click("sp-side .shut")


def stops_after_this_game(host: Person, people: Sequence[Person]) -> None:
    """The host decides it, and everyone reads it."""
    host.page.click(f"{EVENT} [data-ask=stop-after-game]")
    for person in people:
        with event_page(person):
            reads(person, f"{EVENT} .phase", "The season stops after this game.")


def standings(person: Person, after: str) -> list[list[str]]:
    """The standings as somebody reads them."""
    with event_page(person):
        return rows(person, f"Standings after {after} games")


def rows(person: Person, of: str) -> list[list[str]]:
    """A table of the event's page, cell by cell, as soon as it is there."""
    made = person.page.wait_for_selector(f"{EVENT} section:has(h2:has-text('{of}')) table")
    assert made is not None
    script = "(made) => [...made.tBodies[0].rows].map((row) => [...row.cells].map((cell) => cell.textContent))"
    found: list[list[str]] = made.evaluate(script)
    return found


def until_over(person: Person) -> None:
    """Wait for the end of the season."""
    wait_until(person.page, f"() => {STORE}.tournament.over", timeout=2 * PATIENCE)


def three_people(someone: Someone, walked: StackedServer) -> list[Person]:
    """Three people in a season of the form's own settings that one of them has started."""
    ada, ben, cyd = people = [
        enter(someone("Ada", url=walked.url)), enter(someone("Ben", url=walked.url)),
        enter(someone("Cyd", url=walked.url, **PHONE)),
    ]  # fmt: skip
    new_event(ada, Name="Spring", Kind="season", At_most="3", Auto_players="0")
    filled_in(ada, "league")
    ada.page.click("text=Open registration")
    ada.page.wait_for_selector(f"{EVENT} [data-ask=register]")
    for person in people:
        join(person, ada.page.url)
    ada.page.click(f"{EVENT} [data-ask=start]")
    for person in people:
        person.page.wait_for_selector("sp-felt sp-seat[data-me]")
    return [ada, ben, cyd]


def test_l1_games_of_three_people_by_the_document(someone: Someone, walked: StackedServer):
    split = stacked(LEAGUE, 3, 0, ["QcJc", "AsKs", "AhKh"], BOARD)
    aces = stacked(LEAGUE, 3, 1, ["KsKh", "AsAh", "QsQh"], BOARD)
    walked.stack(split, aces)
    ada, ben, cyd = people = three_people(someone, walked)
    with sentence("the player next to the DB pays the SB, the next one the BB, twice the amount", ada):
        log_says(cyd, f"{ben.name} posts the small blind, 10", f"{cyd.name} posts the big blind, 20")
        assert holds_button(ada)
        reads(ada, f"{EVENT} .levelclock", "Level 1: 10/20")
    with sentence("starting from the player next to the BB; all raises equal to or greater than the previous bet", ada):
        assert offered(ada) == ["Fold", "Call 20", "Raise to 40"]
        assert limits(ada) == (40, 500)
        play((ada, "Raise to 41"), (ben, "Call 31"), (cyd, "Call 21"))
    with sentence("now starting from the player next to the DB, every active player has to express his bet", ben):
        for cards in (3, 4):
            ben.wait(f"state.board.length === {cards}")
            play((ben, "Check"), (cyd, "Check"), (ada, "Check"))
    with sentence("the one who has made the final bet has to showdown first; the decimals are ignored", ada, cyd):
        play((ben, "Bet 20"), (cyd, "Call 20"), (ada, "Fold"))
        log_says(ada, f"{ben.name} shows As Ks", f"{cyd.name} shows Ah Kh", "1 odd chip is dropped")
        said = [*ada.read("lastHand"), *ada.read("log")]
        assert said.index(f"{ben.name} shows As Ks") < said.index(f"{cyd.name} shows Ah Kh")
    with sentence("who lost all their chips get eliminated; the stronger of the group is placed higher", cyd):
        ben.wait("state.playing && state.hand === 2")
        assert holds_button(ben)
        walked.stack(aces, stacked(LEAGUE, 2, 1, ["AsAh", "KsKh"], BOARD))
        play((ben, "Raise to 520 all-in"), (cyd, "Call 510 all-in"), (ada, "Call 439 all-in"))
        reads(cyd, ".notice", f"game 1 is over: {ben.name} wins")
    with sentence("every player takes (or loses) points on the basis of his placement", ben):
        expected = [[f"1. {ben.name}", "2", "1"], [f"2. {ada.name}", "0", "0"], [f"3. {cyd.name}", "-1", "0"]]
        for person in people:
            assert standings(person, "1 of 5") == expected
    with sentence("the next game: the button starts one seat further, and everyone has the buy-in", ada, ben):
        ben.wait("state.playing && state.hand === 1")
        assert holds_button(ben)
        log_says(ada, f"{cyd.name} posts the small blind, 10", f"{ada.name} posts the big blind, 20")
    with sentence("stop after this game: everyone reads it", *people):
        stops_after_this_game(ada, people)
    with sentence("when a player bets all his chips he has the right to play till the final showdown", ada):
        play((ben, "Raise to 500 all-in"), (cyd, "Fold"), (ada, "Call 480 all-in"))
        reads(ada, "sp-dock .status", "You are out, and watching")
    with sentence("in case there are only two players, the player with the DB pays the BB", ben, cyd):
        log_says(cyd, f"{ben.name} posts the small blind, 10", f"{cyd.name} posts the big blind, 20")
        assert holds_button(cyd)
        play((ben, "Raise to 490"), (cyd, "Call 470 all-in"))
    with sentence("the standings", *people):
        for person in people:
            until_over(person)
            first, *others = standings(person, "2 of 5")
            assert first == [f"1. {ben.name}", "4", "2"]
            assert [points for _, points, _ in others] == ["-1", "-1"]


def test_l16_a_season_of_six_bots_over_http(someone: Someone, six: Urls):
    ada, ben = someone("Ada").come_in(), someone("Ben", **PHONE).come_in()
    with sentence("a bot is entered by its name and URL, in the form", ada):
        new_event(
            ada, Name="Bots alone", Kind="season", At_most="6", Auto_players="0", Games="2", Stack="400",
            A_level_lasts="1", Blinds="50/100, 100/200",
        )  # fmt: skip
        filled_in(ada, "league")
        ada.page.click("sp-newevent summary:has-text('Bots over HTTP')")
        for at, name in enumerate(("heron", "wild")):
            ada.page.click("sp-botrows >> text=Add a bot")
            ada.page.fill(f"sp-botrows .row >> nth={at} >> input >> nth=0", name)
            ada.page.fill(f"sp-botrows .row >> nth={at} >> input >> nth=1", six[name])
        ada.page.click("text=Open registration")
    with sentence("or on the page of the season; each is asked whether it is there, and for its version", ada):
        for name, version in VERSIONS.items():
            enter_bot(ada, name, six[name])
            ada.page.wait_for_selector(f"{row(name)} >> text={version}")
        reads(ada, f"{EVENT} h2", "Registered: 6 of 6")
    with sentence("whoever has the link watches them play", ada, ben):
        ben.page.goto(ada.page.url)
        ada.page.click(f"{EVENT} [data-ask=start]")
        ben.page.wait_for_selector("sp-seat .badge:text-is('bot')", state="attached")
        assert ben.page.locator("sp-seat[data-me]").count() == 0
    with sentence("every player takes (or loses) an amount of points: the standings", ada, ben):
        for person in (ada, ben):
            until_over(person)
        table = standings(ada, "2 of 2")
        assert standings(ben, "2 of 2") == table
        assert {name.split(". ")[1] for name, *_ in table} == six.keys()
        assert sum(float(points) for _, points, *_ in table) == pytest.approx(2 * sum(POINTS_OF_6))
    with sentence("who answered badly, and how often", ada, ben):
        bad = {name.split(". ")[1]: int(count) for name, _, _, count in table}
        assert bad["wild"] > 0
        assert {name: count for name, count in bad.items() if count and name != "wild"} == {}
        for name, count in bad.items():
            assert ada.page.locator(f"{EVENT} {row(name)} td >> nth=1").text_content() == str(count)


def test_l14_a_season_of_ten_people_bots_and_auto_players(someone: Someone, six: Urls):
    ada, ben, cyd = people = someone("Ada").come_in(), someone("Ben", **PHONE).come_in(), someone("Cyd").come_in()
    with sentence("points for ten", ada):
        new_event(
            ada, Name="Ten", Kind="season", Auto_players="5", Their_style="caller", Games="3",
            A_level_lasts="1", Counted_in="hands", Blinds="10/20, 50/100, 100/200",
        )  # fmt: skip
        filled_in(ada, "league")
        assert ada.page.input_value(field("At most")) == "10"
        assert ada.page.input_value(field("Points")) == ", ".join(map(str, POINTS_OF_10))
        ada.page.click("text=Open registration")
        ada.page.wait_for_selector(f"{EVENT} tr:has-text('10/20') td:text-is('1 hand')")
    with sentence("people, bots and auto players together; everybody enters a bot of their own", ada, cyd):
        for person in people:
            join(person, ada.page.url)
        enter_bot(ben, "heron of ten", six["heron"])
        enter_bot(cyd, "otter of ten", six["otter"])
        reads(ada, f"{EVENT} h2", "Registered: 10 of 10")
    with sentence("ten sit at one table", *people):
        ada.page.click(f"{EVENT} [data-ask=start]")
        for person in people:
            person.page.wait_for_selector("sp-seat[data-me]")
        assert ada.page.locator("sp-felt sp-seat:not([data-empty])").count() == 10
    with sentence("stop after this game: everyone reads it", *people):
        stops_after_this_game(ada, people)
    with sentence("the standings after a game of ten", *people):
        for person in (ben, cyd):
            person.ask("sit-out")
        play_until(ada, "tournament.over")
        for person in people:
            until_over(person)
            points = [float(points) for _, points, *_ in standings(person, "1 of 3")]
            # who goes out in the same hand with the same cards and chips shares points
            assert (len(points), points[0], sum(points)) == (10, 15, pytest.approx(sum(POINTS_OF_10)))
