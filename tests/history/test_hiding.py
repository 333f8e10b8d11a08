"""What one player saw, and hands without names: nothing of what is hidden is in any format."""

from __future__ import annotations

import pytest

from sidepot.history import About, Note, record_of
from sidepot.history.formats import FORMATS
from sidepot.history.hiding import Anonymous, seen_as
from sidepot.history.record import Away
from sidepot.history.written import CantSay
from sidepot.rules import GAMES
from tests.history.hands import ABOUT, made, with_other_hidden_cards

pytestmark = pytest.mark.core

NAMES = ("Wim", "Ben", "Cleo", "Dora", "Emil", "Finn")


@pytest.mark.parametrize("name", FORMATS)
@pytest.mark.parametrize("game", [game for game in GAMES if game in ("holdem", "omaha", "stud", "badugi", "draw27")])
def test_other_hidden_cards_change_nothing_of_what_a_player_saw(name: str, game: str) -> None:
    """Two hands that differ only in cards a player never saw are written alike."""
    many = 0
    for number in range(12):
        hand = made("tda", game, "fixed", number)
        record = record_of(hand, NAMES[: hand.players], ABOUT)
        seen = seen_as(record, "Wim")
        assert seen is not None
        hidden = [seat for seat in range(1, hand.players) if None in seen.hand.view(0).holes[seat]]
        rows = [getattr(event, "cards", ()) for event in hand.view(0).log]
        shown = {str(card) for row in rows if isinstance(row, tuple) for card in row if card is not None}
        try:
            text = FORMATS[name].begin()(seen).text
        except CantSay:
            continue
        many += bool(hidden)
        if name == "own":
            continue  # facts are numbers: compared below
        for seat in hidden:
            for card in hand.hole_cards(seat):
                if str(card) not in shown:
                    assert str(card) not in _cards_in(text), (str(card), text)
    assert many or name in ("ohh", "acpc", "phh", "own")


def _cards_in(text: str) -> set[str]:
    import re

    return set(re.findall(r"[2-9TJQKA][cdhs]", text))


def test_own_lines_of_two_hands_that_look_alike_to_a_player_are_equal() -> None:
    """The cards of players who folded are exchanged for others that nobody saw."""
    many = 0
    for number in range(12):
        hand = made("standard", "holdem", "no", number)
        other, differs = with_other_hidden_cards(hand)
        write = FORMATS["own"].begin()
        one, two = (write(record_of(each).seen_by(0)).text for each in (hand, other))
        assert one == two
        assert '"deck"' not in one
        many += differs
    assert many > 3


def test_a_player_who_was_not_in_the_hand_saw_nothing_of_it() -> None:
    hand = made("tda", "holdem", "no", 1)
    assert seen_as(record_of(hand, NAMES[: hand.players]), "Zoe") is None


def test_no_name_is_left() -> None:
    about = About(
        number="123456", site="Where", table="Here", notes=(Note("Wim said, hi"),), away=(Away("Zoe", 9),),
        currency="USD", decimals=2, time="2026-11-18T20:15:00", zone="ET", extra={"author": "Wim"},
    )  # fmt: skip
    hide = Anonymous()
    hand = made("tda", "holdem", "no", 1)
    for name, form in FORMATS.items():
        record = hide(record_of(hand, NAMES[: hand.players], about))
        try:
            text = form.begin()(record).text
        except CantSay:
            assert name == "acpc"
            continue
        for word in ("Wim", "Ben", "Zoe", "Where", "Here", "123456"):
            assert word not in text
    assert hide(record_of(hand, NAMES[: hand.players], about)).players[0] == "Player 1", "the same in every hand"
