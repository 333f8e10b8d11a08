"""The cardroom's document in the room: its lobby, its three limits, its pots."""

from __future__ import annotations

import pytest

from sidepot.rules import read_house
from web.conftest import Someone
from web.person import Person
from web.server import StackedServer
from web.walk import (
    PHONE,
    badge,
    deck,
    enter,
    everyone,
    find,
    go,
    holds_button,
    limits,
    log_says,
    offered,
    offers,
    play,
    press,
    reads,
    sentence,
)

pytestmark = pytest.mark.long

ROW = offers("Cardroom")
CARDROOM = read_house("cardroom").rules


def sit(person: Person, entry: str = "", chips: int | None = None) -> None:
    """Take a seat from the rail; *entry*: in which of the two ways."""
    if entry:
        person.page.select_option("sp-sitbar select", entry)
    person.sit(chips)


def test_c24_from_the_lobby_to_the_cap_at_fixed_limit(someone: Someone, walked: StackedServer):
    ada, ben, cleo, dan = (
        someone(name, url=walked.url, **(PHONE if name == "Ben" else {})) for name in ("Ada", "Ben", "Cleo", "Dan")
    )
    with sentence("a lobby with tables for each limit, stake and size", ada):
        find(enter(ada), "Cardroom", limit="fixed", stakes="5/10", chairs="4")
        reads(ada, f"{ROW} .offer", "Nobody is sitting here yet")
    with sentence("join", ada):
        go(ada, "Join")
        ada.page.wait_for_selector("sp-seat[data-me]")
        reads(ada, "sp-dock .status", "Waiting for other players")
    with sentence("which one can filter: who sits there, with how many chips", ben):
        find(enter(ben), "Cardroom", limit="fixed", stakes="5/10", chairs="4")
        reads(ben, f"{ROW} .seated", f"{ada.name} 1,000")
        reads(ben, f"{ROW} ul.offers > li", "1 playing")
    with sentence("watch", ben):
        go(ben, "Observe")
        reads(ben, "sp-dock .status", "You are watching")
    with sentence("a game starts by itself once two are seated", ben, ada):
        sit(ben)
        ada.wait("state.playing")
    with sentence("blinds have to be paid before hole cards are dealt", ada):
        log_says(ada, f"{ben.name} posts the small blind, 5", f"{ada.name} posts the big blind, 10")
        assert holds_button(ada)
    with sentence("new players … either have to wait for being big blind", dan):
        find(enter(dan), "Cardroom", limit="fixed", stakes="5/10", chairs="4")
        go(dan, "Observe")
        sit(dan, "wait")
        reads(dan, "sp-dock .status", "You are in when the big blind comes to you")
    with sentence("or pay big blind on their first hand cycle", cleo):
        find(enter(cleo), "Cardroom", limit="fixed", stakes="5/10", chairs="4")
        go(cleo, "Observe")
        sit(cleo, "post")
        reads(cleo, "sp-dock .status", "You post a big blind and are dealt in as soon as you can be")
    with sentence("left to the small blind the next one pays; the button moves one position to the left", ada):
        press(ben, "Fold")
        log_says(ada, f"{ada.name} posts the small blind, 5", f"{ben.name} posts the big blind, 10")
        assert holds_button(ben)
        assert len(dan.read("state.chairs").pop(2)["owes"]) > 0, "neither of the two has come in yet"
    with sentence("wait for being big blind or pay big blind", dan, cleo):
        press(ada, "Fold")
        log_says(dan, f"{dan.name} posts the big blind, 10", f"{cleo.name} posts 10")

    with sentence("the first to act is left to the big blind; players have to wait for their turns", ada, ben):
        assert offered(cleo) == ["Fold", "Check", "Bet 15"]
        reads(ben, "sp-dock .status", f"Waiting for {cleo.name}")
        assert ben.page.locator(".act:enabled").count() == 0
        press(cleo, "Check")
    with sentence("a betting round ends when everyone acted at least once and they bet equally or fold", ada):
        play((ada, "Fold"), (ben, "Call 5"), (dan, "Check"))
        ada.wait("state.street === 'flop'")
    with sentence("a player can check if they are the first to act or players acting before checked", ben):
        play((cleo, "Check"), (ben, "Bet 5"))
        assert offered(dan) == ["Fold", "Call 5", "Raise to 10"]
    with sentence("a player can raise if some one acting before placed a bet"):
        play((dan, "Raise to 10"), (cleo, "Fold"))
    with sentence("if all but one player folds, the remaining player wins the pot without having to reveal", ada):
        split = deck(CARDROOM, ben, {ada: "2c3d", ben: "2d3c", dan: "2h3s", cleo: "2s3h"}, "AsKsQsJsTs")
        walked.stack(split)
        press(ben, "Fold")
        log_says(ada, f"{dan.name} takes back 5 uncalled", f"{dan.name} wins the pot, 40")
        assert not [line for line in ada.read("log") if "shows" in line]

    order = (ada, ben, dan, cleo)
    with sentence("the first player to act could bet, the second raise, the third re-raise, the fourth cap", ben, ada):
        play((ada, "Bet 15"), (ben, "Raise to 20"), (dan, "Raise to 25"), (cleo, "Cap at 30"))
        log_says(ben, f"{ada.name} bets 15", f"{ben.name} raises to 20", f"{cleo.name} caps it at 30")
        assert badge(ben, cleo) == "cap"
    with sentence("after the fourth raise, players would only be able to call or fold", ada):
        assert offered(ada) == ["Fold", "Call 15", ""]
        reads(ada, "sp-dock .reason", "C15")
        play((ada, "Call 15"), (ben, "Call 10"), (dan, "Call 5"))
    with sentence("limit for pre flop and flop is equal to the small blind", ada):
        play((ada, "Bet 5"), (ben, "Raise to 10"), (dan, "Raise to 15"), (cleo, "Cap at 20"))
        play((ada, "Call 15"), (ben, "Call 10"), (dan, "Call 5"))
    with sentence("for turn and river the limit is equal to the big blind", ada):
        play((ada, "Bet 10"), (ben, "Raise to 20"), (dan, "Call 20"), (cleo, "Call 20"), (ada, "Call 10"))
        reads(ada, "sp-felt .pot", "Pot 280")
    with sentence("if there is a tie for the best hand, the pot(s) will be split evenly", ada, ben):
        everyone(order, "Check")
        reads(ada, "sp-felt .outcome", "70")
    with sentence("it moves one position to the left after every hand cycle", ada):
        ada.wait("state.hand === 5")
        assert holds_button(dan)


def at_a_table_for_three(walked: StackedServer, limit: str, *people: Person) -> None:
    """Find the table in the lobby and come in: the third is in with the third hand, left of the small blind."""
    chips = (400, 200, 40)
    for person, brings in zip(people, chips, strict=True):
        person.page.goto(walked.url)
        find(person, "Cardroom", limit=limit, stakes="1/2", chairs="3")
        go(person, "Observe")
        sit(person, "post" if person is people[2] else "", brings)


def test_c14_no_limit_and_the_side_pots(someone: Someone, walked: StackedServer):
    eve, fay, gil = (someone(name, url=walked.url).come_in() for name in ("Eve", "Fay", "Gil"))
    at_a_table_for_three(walked, "no", eve, fay, gil)
    with sentence("players can bet any amount equal to or greater than the big blind, up to their entire stack", fay):
        assert limits(fay) == (4, 200)
        press(fay, "Bet 22")
    with sentence("the second player could raise up to a minimum of $42; the third player up to $82", eve, fay):
        assert limits(eve) == (42, 400)
        press(eve, "Raise to 42")
        assert limits(fay) == (82, 200)
        press(fay, "Raise to 82")
    with sentence("the limit of four raises", eve):
        assert limits(eve) == (162, 400)
        press(eve, "Cap at 162")
        assert offered(fay) == ["Fold", "Call 80", ""]
        reads(fay, "sp-dock .reason", "C15")
        press(fay, "Fold")
    walked.stack(*2 * [deck(CARDROOM, eve, {eve: "QsQh", fay: "KsKh", gil: "AsAh"}, "2c3d7h9s4d")])
    press(eve, "Fold")
    with sentence("when a player goes all-in and is called … a main pot and one or more side pots", gil, eve):
        play((eve, "Bet 481 all-in"), (fay, "Call 118 all-in"), (gil, "Call 38 all-in"))
        log_says(eve, f"{eve.name} takes back 362 uncalled")
    with sentence("the all-in player can only win the main pot; the best hand among the remaining wins the rest", gil):
        log_says(eve, f"{fay.name} wins side pot 1, 158, with a pair of kings")
        log_says(eve, f"{gil.name} wins the main pot, 120, with a pair of aces")


def test_c17_pot_limit(someone: Someone, walked: StackedServer):
    eve, fay, gil = (someone(name, url=walked.url).come_in() for name in ("Eve", "Fay", "Gil"))
    at_a_table_for_three(walked, "pot", eve, fay, gil)
    play((fay, "Fold"), (eve, "Fold"))
    with sentence("the player could raise anything from $2 up to $5", eve):
        assert limits(eve) == (4, 7)
        eve.page.fill("sp-betbox .amount", "100")
        assert offered(eve)[2] == "Bet 7"
        press(eve, "Bet 7")
    with sentence("additional raises are handled similarly", fay):
        assert limits(fay) == (9, 23)
        press(fay, "Raise to 23")
    with sentence("there is a minimum limit of the big blind and can be raised up to 4 times", gil):
        play((gil, "Raise to 25"), (eve, "Cap at 27"))
        assert offered(fay) == ["Fold", "Call 4", ""]
