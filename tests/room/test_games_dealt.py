"""A room deals the games its page can show; others are refused in a sentence, wherever somebody asks for them."""

import pytest

from sidepot.room.play.table_hosting import changed
from sidepot.room.play.tournament_game import sheet_of
from sidepot.room.protocol.refusals import Turned
from sidepot.room.show.games_dealt import check_game, choices_here
from sidepot.room.show.table_info import dials_info
from sidepot.rules import COMMUNITY, Bet, Deal, Game, house
from sidepot.table import Clock

OWN = Game("two cards", (Deal(down=2), Bet(), Deal(board=3), Bet()))


@pytest.mark.parametrize("game", COMMUNITY)
def test_games_with_a_board_are_dealt(game):
    check_game(house("standard", game=game))


@pytest.mark.parametrize("game", ["stud", "triple27", "kuhn", OWN])
def test_other_games_are_not(game):
    with pytest.raises(Turned, match=r"is not dealt in rooms: one of holdem, "):
        check_game(house("standard", game=game))


def test_a_host_cannot_turn_to_them():
    with pytest.raises(Turned, match="game = 'razz' is not dealt in rooms"):
        changed(house("standard"), {"game": "razz"})
    assert changed(house("standard"), {"game": "omaha"}).game == "omaha"


def test_neither_can_an_event():
    levels = '[levels]\nby = "hands"\nevery = 10\nblinds = [[25, 50]]'
    sheet = f'house = "standard"\nstack = 500\n\n{levels}\n\n[dials]\ngame = "badugi"\n'
    with pytest.raises(Turned, match="game = 'badugi' is not dealt in rooms"):
        sheet_of(sheet, Clock(), ())


def test_forms_offer_only_what_is_dealt():
    (game,) = [dial for dial in dials_info() if dial["name"] == "game"]
    assert game["choices"] == COMMUNITY == choices_here("game")
    assert "pot" in choices_here("limit")
