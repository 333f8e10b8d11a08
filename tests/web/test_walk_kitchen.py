"""The kitchen's document in the room: a private game to the last one standing, and a timed game with refills."""

from __future__ import annotations

import pytest

from sidepot.engine import stacked
from sidepot.rules import read_house
from web.conftest import Someone
from web.person import PATIENCE, STORE, Person
from web.server import StackedServer
from web.test_tournament import field, filled_in, new_event
from web.waiting import wait_until
from web.walk import PHONE, create, enter, limits, log_says, offered, press, reads, sentence

pytestmark = pytest.mark.long

KITCHEN = read_house("kitchen").rules
BOARD = "2c3d7h9s4d"


def test_k7_a_private_game_with_auto_players_to_the_last_one_standing(someone: Someone, walked: StackedServer):
    ada, ben = someone("Ada", url=walked.url), someone("Ben", url=walked.url, **PHONE).come_in()
    walked.stack(stacked(KITCHEN, 4, 0, ["KsKh", "QsQh", "JsJh", "AsAh"], BOARD))
    with sentence("new auto players; the buy in is set at 100 times the big blind", ada):
        link = create(enter(ada), "Kitchen", Name="Our kitchen", Seats="4", Auto_players="3", Their_style="caller")
        assert len(ada.page.locator("sp-seat .badge:text-is('auto')").all()) == 3
        reads(ada, "sp-seat[data-me] .chips", "10,000")
    with sentence("only who has the link finds it", ben):
        ben.page.goto(walked.url)
        ben.page.wait_for_selector(".tablecard:has-text('Kitchen table')")
        assert ben.page.locator("text=Our kitchen").count() == 0
        ben.go(link)
        assert ben.page.locator("sp-felt .sit:visible").count() == 0, "the table is full"
    left, *_ = autos = [chair["player"] for chair in ada.read("state.chairs")[1:3] + ada.read("state.chairs")[:1]]
    with sentence("each player needs to ante up; the person to the left of the dealer pays half of the big blind", ada):
        log_says(ada, f"{left} antes 50", f"{autos[1]} antes 100", f"{ada.name} antes 100", f"{autos[2]} antes 100")
        reads(ada, "sp-felt .pot", "Pot 350")
    with sentence("the player to the left of the dealer acts first when placing bets", ada):
        log_says(ada, f"{left} checks", f"{autos[1]} checks")
    with sentence("if no bet has yet been made they can check, fold, bet the minimum bet or more, go all in", ada):
        assert offered(ada) == ["Fold", "Check", "Bet 100"]
        assert limits(ada) == (100, 9_900)
    with sentence("when a player goes all in … subsequent bets are paid into a side pot", ada):
        walked.stack(stacked(KITCHEN, 2, 0, ["QsQh", "AsAh"], BOARD))
        press(ada.hold(), "Bet 9,900 all-in")
        log_says(ada, f"{autos[2]} calls 9,900, all-in", f"{left} calls 9,900")
    with sentence("showdown: the best hand of the players who have not folded wins the round", ada, ben):
        log_says(ada, f"{ada.name} wins the pot, 39,950, with a pair of aces")
    with sentence("players that run out of chips are removed at the end of each round", ben, ada):
        log_says(ada, f"{autos[1]} gets up with no chips", f"{autos[2]} gets up with no chips")
        reads(ada, "sp-game .gameline", "2 left")
    with sentence("too few chips to pay: they pay all of their chips and are all in"):
        ada.go_on()
        log_says(ada, f"{left} antes 50, all-in")
    with sentence("a game … ends when there is only one player left", ada, ben):
        reads(ada, ".gameover h2", f"{ada.name} wins game 1")
        assert ada.page.locator(".gameover .places li").count() == 4
        reads(ben, ".gameover", f"{ada.name} starts it")
    with sentence("in the next game everyone has the buy in again", ada, ben):
        ada.page.click("text=Start the next game")
        ada.wait("state.game.number === 2 && state.playing")
        reads(ada, "sp-game .gameline", "Game 2 · 4 left")


def fifty_hands(someone: Someone) -> Person:
    """Somebody in a timed game of the form's own settings, for four, against auto players who call."""
    ada = someone("Ada").come_in()
    new_event(ada, Name="Fifty", Kind="timed")
    filled_in(ada, "kitchen")
    assert ada.page.input_value(field("Hands")) == "50"
    assert ada.page.input_value(field("A level lasts")) == "5"
    for label, value in (("At most", "4"), ("Seats", "4"), ("Begins with", "4"), ("Auto players", "3")):
        ada.page.fill(field(label), value)
    ada.page.select_option(field("Their style"), "caller")
    ada.page.click("text=Open registration")
    ada.page.click("sp-tournament.event [data-ask=register]")
    ada.page.wait_for_selector("sp-felt sp-seat[data-me]")
    return ada


def test_k8_a_timed_game_of_fifty_hands_with_refills(someone: Someone):
    with sentence("a new kind of game that runs for a fixed number of rounds … e.g. 50 rounds"):
        ada = fifty_hands(someone)
        press(ada, "Check")
    with sentence("the blind doubling every 5 rounds", ada):
        ada.page.click("text=My seat")
        ada.page.click("text=Sit out from the next hand")
        ada.page.keyboard.press("Escape")
        reads(ada, ".heading p", "100/200 · No Limit Hold’em · hand 6")
    with sentence("new auto players are added after each round as necessary to keep the numbers up", ada):
        ada.wait("state.chairs.some((chair) => chair?.player.startsWith('guest '))")
        assert ada.page.locator("sp-seat .badge:text-is('auto')").count() >= 3
        reads(ada, "sp-tournament:visible li", "they pay the buy-in, and win prizes")
    with sentence("the winner is the player with the highest bank roll", ada):
        over = f"() => {STORE}.tournament.over"
        wait_until(ada.page, over, timeout=2 * PATIENCE)
        richest = max(ada.read("tournament.players"), key=lambda player: player["chips"])["player"]
        rows = ada.page.locator("sp-tournament:visible section:has(h2:has-text('Places')) tbody tr").all_inner_texts()
        assert [row.split("\t")[0] for row in rows if row.split("\t")[1] == "1"].count(richest) == 1
        assert ada.read("state.hand") == 50
