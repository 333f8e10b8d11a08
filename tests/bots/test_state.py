"""What a bot is told: the fields of the protocol, and no card that its seat may not see."""

from __future__ import annotations

import json

import pytest

from dealing import deal, limps
from sidepot import house, shuffled, start
from sidepot.bots.state import Occasion, Person, body_of, state_of
from sidepot.engine import play

pytestmark = pytest.mark.core

LEAGUE = house("league", blinds=(50, 100), buy_in=(1000,))
NAMES = ("ada", "ben", "cleo")


def occasion(*people):
    return Occasion("spring", 3, 12, 1000, people or tuple(Person(str(i), name, i) for i, name in enumerate(NAMES)))


def card_of(card):
    rank, suit = str(card)
    return {"rank": "10" if rank == "T" else rank, "type": suit.upper()}


def told(hand, *people):
    return state_of(hand.view(hand.turn), hand.options, occasion(*people))


def test_the_game_as_the_protocol_has_it():
    hand = start(LEAGUE, (1000, 900, 800), button=0, deck=shuffled(seed=5))
    state = told(hand)
    mine = [card_of(card) for card in hand.view(0).hole]
    assert state == {
        "tournamentId": "spring", "game": 3, "hand": 12, "spinCount": 0, "buyin": 1000, "sb": 50, "pot": 150,
        "sidepots": [], "commonCards": [], "dealer": 0, "callAmount": 100, "minimumRaiseAmount": 200, "me": 0,
        "players": [
            {"id": "0", "name": "ada", "state": "active", "chips": 1000, "chipsBet": 0, "cards": mine},
            {"id": "1", "name": "ben", "state": "active", "chips": 850, "chipsBet": 50},
            {"id": "2", "name": "cleo", "state": "active", "chips": 700, "chipsBet": 100},
        ],
    }  # fmt: skip
    assert json.loads(body_of(hand.view(0), hand.options, occasion())) == state


def test_amounts_are_those_that_the_bot_would_add():
    state = told(deal(LEAGUE, (1000,) * 3, "r300"))
    assert (state["me"], state["callAmount"], state["minimumRaiseAmount"]) == (1, 250, 450)


def test_where_raising_is_closed_the_smallest_raise_is_the_call():
    state = told(deal(LEAGUE, (1000, 1000, 150), "c c a"))
    assert (state["callAmount"], state["minimumRaiseAmount"]) == (50, 50)


def test_players_who_folded_and_players_who_are_out():
    hand = play(deal(LEAGUE, (1000,) * 3, "f"), "r300")
    people = (Person("7", "dov", None), *occasion().people)
    state = told(hand, *people)
    assert [player["state"] for player in state["players"]] == ["out", "folded", "active", "active"]
    assert state["players"][0] == {"id": "7", "name": "dov", "state": "out", "chips": 0, "chipsBet": 0}
    assert (state["dealer"], state["me"]) == (1, 3)


def test_chips_bet_are_those_of_the_whole_hand_and_spins_those_of_the_street():
    hand = deal(LEAGUE, (1000,) * 3, limps(3))
    assert told(hand)["spinCount"] == 0
    play(hand, "x r100 c")
    state = told(hand)
    assert [player["chipsBet"] for player in state["players"]] == [200, 100, 200]
    assert (state["me"], state["spinCount"], state["pot"]) == (1, 1, 500)
    assert len(state["commonCards"]) == 3


def test_a_side_pot_has_the_bet_that_reaches_it():
    hand = deal(LEAGUE, (1000, 150, 1000), "r400 c")
    state = told(hand)
    assert state["sidepots"] == [{"quote": 150, "amount": 400}, {"quote": 400, "amount": 250}]
    assert sum(pot["amount"] for pot in state["sidepots"]) == state["pot"]


def test_cards_of_others_are_never_told():
    hand = deal(LEAGUE, (1000,) * 3, limps(3))
    state = told(hand)
    assert [name for name, player in zip(NAMES, state["players"], strict=True) if "cards" in player] == ["ben"]
    shown = [card for player in state["players"] for card in player.get("cards", [])] + state["commonCards"]
    assert shown == [card_of(card) for card in (*hand.hole_cards(1), *hand.board)]
