"""The pineapple document in the room: pot limit with a table stake, the ante of two, names, the discard, bet limit."""

from __future__ import annotations

import pytest

from sidepot.engine import stacked
from sidepot.rules import read_house
from web.conftest import Someone
from web.person import Person
from web.server import StackedServer
from web.walk import (
    PHONE,
    badge,
    create,
    deck,
    enter,
    everyone,
    holds_button,
    limits,
    log_says,
    offered,
    play,
    press,
    reads,
    sentence,
    throw,
)

PINEAPPLE = read_house("pineapple").rules


@pytest.mark.long
def test_p10_two_players_at_pot_limit_with_a_table_stake(someone: Someone, walked: StackedServer):
    ada, ben = someone("Ada", url=walked.url), someone("Ben", url=walked.url, **PHONE).come_in()
    with sentence("our Pokers make it possible to define the so-called table stake", ada):
        link = create(enter(ada), "Pineapple", Limit="pot", Seats="4", Auto_players="0", Ante="50")
        reads(ada, "sp-dock .status", "Waiting for other players")
    walked.stack(deck(PINEAPPLE, ada, {ada: "AsAh2c", ben: "KsKh3c"}, "4d5h9s8dJc"))
    ben.go(link).sit(4_000)
    with sentence("only two players: neither blind, only ANTE, double BLIND; the table stake is Ante too", ben, ada):
        for person in (ada, ben):
            log_says(ben, f"{person.name} antes 250")  # twice the blind and the table stake, told as one
        reads(ben, "sp-felt .pot", "Pot 500")
    with sentence("three cards down are dealt to each player", ben):
        assert ben.page.locator("sp-seat[data-me] sp-card[card]").count() == 3
        assert offered(ben) == ["Fold", "Check", "Bet 100"]
    with sentence("pot limit: for the first person the minimum is BLIND, the maximum the stake on the table", ben):
        assert limits(ben) == (100, 500)
        press(ben, "Bet 500")
    with sentence("minimum raise is the previous raise, maximum the stake on the table and the latest raise", ada):
        assert limits(ada) == (1_000, 2_000)
        press(ada, "Raise to 2,000")
        assert badge(ben, ada) == "raise"
    with sentence("called Bet, if nobody has raised; if there was a raise, Raise; if it is the last, Cap", ben):
        assert limits(ben)[0] == 3_500
        play((ben, "Raise to 3,500"), (ada, "Cap at 5,000"))
        log_says(ben, f"{ben.name} bets 500", f"{ada.name} raises to 2,000", f"{ada.name} caps it at 5,000")
        assert badge(ben, ada) == "cap"
    with sentence("a call is called Call; if somebody has raised, it is called Check", ben):
        assert offered(ben) == ["Fold", "Check 250 all-in", ""]
        press(ben, "Check 250 all-in")
        log_says(ada, f"{ben.name} calls 250, all-in")
    with sentence("each player MUST turn over one card, all-in or not", ben, ada):
        ben.page.wait_for_selector(".throw")
        assert ada.read("state.board") == ["4d", "5h", "9s"]
        throw(ben, "3c")
        reads(ben, "sp-dock .status", f"Waiting for {ada.name} to discard")
        assert not [line for line in ada.read("log") if "3c" in line]
        throw(ada, "2c")
    with sentence("showdown: both cards from hand together with three cards from the table", ben, ada):
        log_says(ben, f"{ben.name} discards a card", f"{ada.name} discards a card", f"{ben.name} shows Ks Kh")
        log_says(ben, f"{ada.name} takes back 1,250 uncalled", f"{ada.name} wins the pot, 8,000, with a pair of aces")


def three(someone: Someone, walked: StackedServer, **fields: str) -> list[Person]:
    """Three people at a table that the first of them has opened by the form."""
    ada, ben, cleo = (someone(name, url=walked.url).come_in() for name in ("Ada", "Ben", "Cleo"))
    ada.page.goto(walked.url)
    link = create(ada, "Pineapple", Seats="3", Auto_players="0", **fields)
    ada.hold()
    for person in (ben, cleo):
        person.go(link).sit()
    ada.go_on()
    return [ada, ben, cleo]


def test_p7_bet_limit_among_three(someone: Someone, walked: StackedServer):
    walked.stack(stacked(PINEAPPLE, 3, 0, ["2c3c4c", "2d3d4d", "2h3h4h"], "AsKsQsJsTs"))
    ada, ben, cleo = three(someone, walked)
    with sentence("the first after the dealer posts a small blind equal to BLIND, another one double BLIND", ada):
        assert holds_button(ada)
        log_says(ada, f"{ben.name} posts the small blind, 100", f"{cleo.name} posts the big blind, 200")
    with sentence("another player starts; one more possibility, to check, only for the large blind", ada):
        assert offered(ada) == ["Fold", "Call 200", "Bet 400"]
        play((ada, "Call 200"), (ben, "Call 100"))
        assert offered(cleo) == ["Fold", "Check", "Bet 400"]
    with sentence("in the first two turns double BLIND; the number of betting turns is limited to four", ada):
        play((cleo, "Bet 400"), (ada, "Raise to 600"), (ben, "Raise to 800"), (cleo, "Cap at 1,000"))
        assert offered(ada) == ["Fold", "Check 400", ""]
        reads(ada, "sp-dock .reason", "P7")
        play((ada, "Check 400"), (ben, "Check 200"))
    with sentence("second betting; it is possible to check when none of the players has raised", ben):
        assert offered(ben) == ["Fold", "Check", "Bet 200"]
        everyone([ben, cleo, ada], "Check")
    with sentence("each player MUST turn over one card", ben):
        for person, suit in zip((ada, ben, cleo), "cdh", strict=True):
            throw(person, f"4{suit}")
        assert ben.page.locator("sp-seat[data-me] sp-card[card]").count() == 2
    with sentence("in the third and fourth turn it is four times BLIND", ben):
        play((ben, "Bet 400"), (cleo, "Raise to 800"), (ada, "Fold"), (ben, "Check 400"))
        ada.hold()
        everyone([ben, cleo], "Check")
    with sentence("all cards from the table", ben):
        log_says(ada, f"{ben.name} shows 2d 3d", f"{cleo.name} shows 2h 3h")
        reads(ben, "sp-felt .outcome", "split the pot, 4,600")


@pytest.mark.long
def test_p9_no_limit_among_three(someone: Someone, walked: StackedServer):
    ada, ben, cleo = three(someone, walked, Limit="no")
    with sentence("the minimum Bet/Raise stake is the amount of BLIND; there is no limit to the number of turns", ada):
        assert limits(ada)[0] == 300
        play((ada, "Bet 1,000"), (ben, "Raise to 1,100"), (cleo, "Raise to 1,200"), (ada, "Raise to 1,300"))
        play((ben, "Raise to 1,400"), (cleo, "Raise to 20,000 all-in"))
        log_says(ada, f"{cleo.name} raises to 20,000, all-in")
