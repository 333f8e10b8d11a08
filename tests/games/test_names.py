"""Names that programs rely on: each is typed here as a user would type it."""

from __future__ import annotations

import pytest

from sidepot import BringIn, Draw, RaiseTo, house, rank, shuffled, start
from sidepot.cards import show
from sidepot.engine import Hand, play, read, write
from sidepot.rules import Bet, Deal, Game

pytestmark = pytest.mark.core


def stud(**dials):
    return house("standard", game="stud", limit="fixed", bets=(2, 4), ante=1, bring_in=1, **dials)


def triple():
    return house("standard", game="triple27", limit="fixed", blinds=(1, 2), bets=(2, 4))


def dealt(rules, players=3, seed=1):
    return start(rules, stacks=[200] * players, button=0, deck=shuffled(seed, rules.program.deck_of(players)))


@pytest.mark.parametrize("game", ["stud", "stud8", "razz"])
def test_a_house_plays_stud_with_a_bring_in(game):
    rules = house("standard", game=game, limit="fixed", bets=(2, 4), ante=1, bring_in=1)
    hand = dealt(rules)
    assert (rules.bets, rules.ante, rules.bring_in) == ((2, 4), 1, 1)
    assert hand.options.bring_in == 1
    assert BringIn() in hand.options
    assert RaiseTo(2) in hand.options  # completing
    hand.act(BringIn())
    assert hand.options.bring_in is None


def test_a_house_plays_triple_draw():
    hand = dealt(triple())
    play(hand, "c c x")
    assert hand.options.discards == hand.hole_cards(hand.turn)
    assert hand.options.draw == 5
    assert Draw(()) in hand.options
    thrown = tuple(str(card) for card in hand.options.discards[:2])
    assert Draw(thrown) in hand.options
    hand.act(Draw(thrown))
    hand.act(Draw(()))
    assert Draw(("7c", "2d")) == Draw(("7c", "2d"))


@pytest.mark.parametrize(
    "dial",
    [
        *({"completion": value} for value in ("free", "counts")),
        *({"cap_lifted": value} for value in ("never", "two-dealt", "two-in", "began-two")),
        *({"open_pair": value} for value in ("on", "off")),
        *({"showing_tie": value} for value in ("suit", "position")),
    ],
    ids=str,
)
def test_dials_of_stud_have_these_values(dial):
    ((name, value),) = dial.items()
    assert getattr(stud(**dial), name) == value
    with pytest.raises(ValueError, match=name):
        stud(**{name: "sometimes"})


def test_a_line_brings_in_draws_and_stands_pat():
    hand = dealt(triple())
    play(hand, "c c x")
    first, second = hand.options.discards[:2]
    play(hand, f"d{first}{second} d- d-")
    assert read(write(hand)) == hand
    of_stud = dealt(stud())
    play(of_stud, "b r2 c")
    assert read(write(of_stud)) == of_stud


def test_a_deck_as_text_gives_the_same_hand():
    rules = stud()
    hand = dealt(rules)
    again = start(rules, stacks=[200] * 3, button=0, deck=show(hand.deck))
    assert again == hand


@pytest.mark.parametrize(
    ("game", "cards"),
    [
        ("razz", "Ac2d3h4s5c9dKh"),
        ("triple27", "7c5d4h3s2c"),
        ("triple-a5", "Ac2d3h4s5c"),
        ("badugi", "Ac2d3h4s"),
    ],
)
def test_the_best_hand_of_a_lowball_game_is_number_one(game, cards):
    assert rank(cards, game=game).number == 1


def test_ranks_of_stud8_and_rhode_island():
    both = rank("Ac2d3h4s6cKdKh", game="stud8")
    assert both.low == (6, 4, 3, 2, 1)
    assert both.number >= 1
    assert rank("KcKdKh9s9d8c7h", game="stud8").low is None
    assert rank("AcKcQc", game="rhode-island").number == 1


def test_what_a_hand_tells():
    hand = dealt(stud())
    seat = hand.turn
    assert len(hand.up(seat)) == 1
    assert hand.view((seat + 1) % 3).up[seat] == hand.up(seat)
    assert hand.log
    assert hand.facts
    assert read(write(hand)) == hand
    assert Hand.from_json(hand.to_json()) == hand
    assert hand.from_json(hand.to_json()) == hand


def test_a_game_is_made_of_steps():
    known = house("standard", game="stud").program
    steps = (Deal(down=2, up=1), Bet(opens="low-card"), Deal(up=2), Bet(opens="high-hand", big=True))
    own = Game("mine", steps=steps, rankings=known.rankings, deck=known.deck, blinds=False)
    assert (own.name, own.steps) == ("mine", steps)
    hand = dealt(stud().but(game=own))
    assert hand.options.bring_in == 1
