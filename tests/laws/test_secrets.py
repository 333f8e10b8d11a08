"""Nothing hidden leaks: what a viewer gets is the same whatever cards that viewer may not see."""

import random
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from sidepot.engine import Discard, Draw, Hand, Refused, plain, start
from sidepot.engine.events import Reshuffled, Showed, decisions
from sidepot.engine.plan import Plan
from sidepot.players import PLAYERS
from sidepot.rules import GAMES, Rules
from sidepot.testing import hands, orders, own_rules, rules

pytestmark = pytest.mark.core

ANY = rules() | own_rules()
"""Houses with shipped games, and with games of their own."""


def hidden_cards(hand: Hand, viewer: int | None) -> list[int]:
    """The cards of the deck that the viewer may not see."""
    view = hand.view(viewer)
    seen = set(view.board) | set(view.second_board)
    for event in view.log:
        if not isinstance(event, Reshuffled):
            seen |= {card for card in getattr(event, "cards", ()) if card is not None}
    return [card for card in sorted(set(hand.deck)) if card not in seen]


def same_play(hand: Hand, other: dict[int, int]) -> Hand:
    """The same hand with other cards for some, in the deck's every order and in what players throw away."""
    deck = bytes([other.get(card, card) for card in hand.deck])
    again = start(hand.rules, hand.starting_stacks, hand.button, deck, no_sb=hand.no_sb, posts=hand.posts)
    for seat, action in decisions(hand.log):
        if action is None:
            again.kill(seat)
        elif isinstance(action, Discard):
            again.act(Discard(other.get(action.card, action.card)), seat)
        elif isinstance(action, Draw):
            again.act(Draw(tuple([other.get(card, card) for card in action.cards])), seat)
        elif again.options.may_show or type(action).__name__ not in ("Show", "Muck"):
            again.act(action, seat)
    return again


@given(st.data())
def test_a_view_does_not_depend_on_hidden_cards(data: st.DataObject) -> None:
    hand = data.draw(hands(ANY))
    assume(not any(isinstance(event, Showed) for event in hand.log))
    viewer = data.draw(st.none() | st.integers(0, hand.players - 1))
    hidden = hidden_cards(hand, viewer)
    moved = hidden[:]
    data.draw(st.randoms(use_true_random=False)).shuffle(moved)
    other = same_play(hand, dict(zip(hidden, moved, strict=True)))
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


@given(hands(ANY))
def test_a_view_shows_own_cards_those_shown_and_those_face_up_only(hand: Hand) -> None:
    for viewer in (None, *range(hand.players)):
        view = hand.view(viewer)
        for seat, hole in enumerate(view.holes):
            known = seat == viewer or any(isinstance(e, Showed) and e.seat == seat for e in view.log)
            cards = hand.hole_cards(seat)
            up = cards if known else hand.up(seat)
            assert [card for card in hole if card is not None] == list(up)
            assert len(hole) == len(cards)
            assert view.up[seat] == hand.up(seat)
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
    hidden = hidden_cards(hand, 0)
    assert len(hidden) == 50
    moved = hidden[:]
    random.Random(1).shuffle(moved)
    other = same_play(hand, dict(zip(hidden, moved, strict=True)))
    assert other.hole_cards(1) != hand.hole_cards(1)
    assert other.hole_cards(0) == hand.hole_cards(0)


@pytest.mark.parametrize("game", GAMES)
def test_cards_face_down_are_hidden_one_by_one_in_every_game(game: str) -> None:
    """Other cards for everything the rail may not see, and nothing that the rail gets is another."""
    from sidepot import house

    rules = house("standard", game=game, limit="fixed", ante=1)
    players = min(4, rules.max_players)
    hand = start(rules, [100] * players, 0, orders(3, rules.program, players))
    random_players = random.Random(5)
    while hand.turn is not None and not hand.options.may_show:
        hidden = hidden_cards(hand, None)
        moved = hidden[1:] + hidden[:1]
        other = same_play(hand, dict(zip(hidden, moved, strict=True)))
        assert everything(other, None) == everything(hand, None)
        hand.act(PLAYERS["random"].choose(hand.view(hand.turn), hand.options, random_players))
