"""Nothing hidden leaks: what a viewer gets is the same whatever cards that viewer may not see."""

import random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sidepot.engine import Discard, Hand, Refused, plain, start
from sidepot.engine.events import Showed, decisions
from sidepot.engine.plan import Plan
from sidepot.rules import Rules
from sidepot.testing import hands

pytestmark = pytest.mark.core


def hidden_places(hand: Hand, viewer: int | None) -> list[int]:
    """Where in the deck the cards lie that the viewer may not see."""
    view = hand.view(viewer)
    seen = set(view.board) | set(view.second_board)
    for event in view.log:
        seen |= {card for card in getattr(event, "cards", ()) if card is not None}
    return [place for place, card in enumerate(hand.deck) if card not in seen]


def same_play(hand: Hand, deck: bytes) -> Hand:
    """The same hand with another deck; a discard throws the card that lies at the same place."""
    place_of = {card: place for place, card in enumerate(hand.deck)}
    again = start(hand.rules, hand.starting_stacks, hand.button, deck, no_sb=hand.no_sb, posts=hand.posts)
    for seat, action in decisions(hand.log):
        if action is None:
            again.kill(seat)
        elif isinstance(action, Discard):
            again.act(Discard(deck[place_of[action.card]]), seat)
        elif again.options.may_show or type(action).__name__ not in ("Show", "Muck"):
            again.act(action, seat)
    return again


@given(st.data())
def test_a_view_does_not_depend_on_hidden_cards(data: st.DataObject) -> None:
    hand = data.draw(hands())
    assume(not any(isinstance(event, Showed) for event in hand.log))
    viewer = data.draw(st.none() | st.integers(0, hand.players - 1))
    places = hidden_places(hand, viewer)
    moved = places[:]
    data.draw(st.randoms(use_true_random=False)).shuffle(moved)
    deck = bytearray(hand.deck)
    for here, there in zip(places, moved, strict=True):
        deck[here] = hand.deck[there]
    other = same_play(hand, bytes(deck))
    assert everything(other, viewer) == everything(hand, viewer)


def everything(hand: Hand, viewer: int | None) -> Any:
    """All that a viewer is given, as data and as text, and what lies inside of it."""
    view = hand.view(viewer)
    return insides(view), plain(view), repr(view)


def insides(thing: Any) -> Any:
    """What can be reached from a thing, also by names that are nobody's business; compiled things are shut."""
    if isinstance(thing, list | tuple):
        return [insides(one) for one in thing]
    if isinstance(thing, int | Plan | Rules) or not hasattr(thing, "__dict__"):
        return thing
    return {name: insides(one) for name, one in vars(thing).items()}


def test_inside_of_a_view_there_is_no_hand_and_no_deck() -> None:
    from sidepot import house, shuffled

    hand = start(house("standard"), [100, 100], 0, shuffled(1))
    found = repr(insides(hand.view(0)))
    assert "Hand" not in found
    assert repr(hand.deck) not in found


@given(hands())
def test_a_view_shows_own_and_shown_cards_only(hand: Hand) -> None:
    for viewer in (None, *range(hand.players)):
        view = hand.view(viewer)
        for seat, hole in enumerate(view.holes):
            known = seat == viewer or any(isinstance(e, Showed) and e.seat == seat for e in view.log)
            assert hole == (hand.hole_cards(seat) if known else (None,) * len(hole))
        assert (view.options is None) == (viewer not in {hand.turn, *hand.owing_discards} - {None})


def test_there_is_no_view_for_a_seat_that_does_not_exist() -> None:
    from sidepot import house, shuffled

    hand = start(house("standard"), [10, 10], 0, shuffled(1))
    for seat in (-1, 2, True, "0", 1.0):
        with pytest.raises(Refused):
            hand.view(seat)  # type: ignore[arg-type]


def test_a_hidden_place_really_moves() -> None:
    """The test above can fail: hidden places exist, and moving them changes the dealer's cards."""
    from sidepot import house, shuffled

    hand = start(house("standard"), [100, 100], 0, shuffled(1))
    places = hidden_places(hand, 0)
    assert len(places) == 50
    deck = bytearray(hand.deck)
    shuffled_places = places[:]
    random.Random(1).shuffle(shuffled_places)
    for here, there in zip(places, shuffled_places, strict=True):
        deck[here] = hand.deck[there]
    assert same_play(hand, bytes(deck)).hole_cards(1) != hand.hole_cards(1)
    assert same_play(hand, bytes(deck)).hole_cards(0) == hand.hole_cards(0)
