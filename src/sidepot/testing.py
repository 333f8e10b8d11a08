"""Hypothesis strategies for rules, stacks, lines and whole hands; needs `pip install sidepot[testing]`.

    from hypothesis import given
    from sidepot.testing import finished_hands

    @given(finished_hands())
    def test_chips_are_conserved(hand):
        assert sum(hand.stacks) == sum(hand.starting_stacks)
"""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st

from sidepot.cards import DECK
from sidepot.deck import shuffled
from sidepot.engine import (
    Action,
    AllIn,
    Call,
    Check,
    Discard,
    Fold,
    Hand,
    Muck,
    Options,
    RaiseTo,
    Show,
    start,
)
from sidepot.engine.events import Posted
from sidepot.rules import DIALS, GAMES, NAMES, Rules, house

BLINDS = ((1, 2), (5, 10), (50, 100), (3, 6))
_STRADDLES = ((1, 2, 4), (50, 100, 200, 400))
_HAND_DIALS = tuple(
    name
    for name in DIALS
    if DIALS[name].kind in ("choice", "flag") and name not in ("game", "limit", "buy_in_unit", "ends", "rise")
)


@st.composite
def rules(draw: st.DrawFn, /, names: tuple[str, ...] = NAMES, games: tuple[str, ...] = tuple(GAMES)) -> Rules:
    """The rules of a house with any dials turned, wherever that makes sense."""
    made = house(draw(st.sampled_from(names)), blinds=draw(st.sampled_from(BLINDS)))
    made = _turn(made, game=draw(st.sampled_from(games)))
    made = _turn(made, limit=draw(st.sampled_from(("no", "pot", "fixed", "spread"))), bets=(2, 10))
    if draw(st.booleans()):
        for name in draw(st.lists(st.sampled_from(_HAND_DIALS), max_size=6, unique=True)):
            made = _turn(made, **{name: draw(_value(name))})
    if draw(st.integers(0, 3)) == 0:
        made = _turn(made, ante=draw(st.integers(1, 12)))
        made = _turn(made, **{draw(st.sampled_from(("bb_ante", "button_ante"))): draw(st.integers(1, 100))})
        made = _turn(made, cap=draw(st.none() | st.integers(1, 5)))
        made = _turn(made, rake=draw(st.sampled_from((0, 2.5, 5, 10))), boards=draw(st.integers(1, 2)))
        made = _turn(made, blinds=draw(st.sampled_from(_STRADDLES)))
    return made


def _turn(made: Rules, **dials: Any) -> Rules:
    """These rules with dials turned, or as they were where that makes no sense."""
    try:
        return made.but(**dials)
    except ValueError:
        return made


def _value(name: str) -> st.SearchStrategy[Any]:
    return st.booleans() if DIALS[name].kind == "flag" else st.sampled_from(DIALS[name].choices)


def stacks(of: Rules, min_players: int = 2, max_players: int = 10) -> st.SearchStrategy[list[int]]:
    """Stacks for these rules: many short ones, some deep, some equal."""
    most = min(max_players, of.max_players)
    one = st.integers(1, 3 * of.bb) | st.integers(1, 40 * of.bb) | st.just(20 * of.bb)
    return st.lists(one, min_size=min(min_players, most), max_size=most)


def decks(of: Rules) -> st.SearchStrategy[bytes]:
    """Shuffled decks of the rules' game."""
    return st.integers(0, 2**32).map(lambda seed: shuffled(seed, of.streets.deck))


@st.composite
def new_hands(draw: st.DrawFn, /, of: st.SearchStrategy[Rules] | None = None, **limits: int) -> Hand:
    """A hand that has just begun; *limits* are those of `stacks`."""
    made = draw(rules() if of is None else of)
    chips = draw(stacks(made, **limits))
    button = draw(st.integers(0, len(chips) - 1))
    no_sb = draw(st.integers(0, 9)) == 0
    deck = draw(decks(made))
    hand = start(made, chips, button, deck, no_sb=no_sb)
    blinds = {event.seat for event in hand.log if isinstance(event, Posted)}
    idle = [seat for seat in range(len(chips)) if seat not in blinds]
    if idle and hand.blinds_at[1] is not None and draw(st.integers(0, 9)) == 0:
        posts = {draw(st.sampled_from(idle)): (made.bb, draw(st.sampled_from((0, made.sb))))}
        hand = start(made, chips, button, deck, no_sb=no_sb, posts=posts)
    return hand


def actions(options: Options) -> st.SearchStrategy[Action]:
    """A legal action, raises of any legal size."""
    found: list[st.SearchStrategy[Any]] = [st.just(action) for action in options.all()]
    if options.min_to is not None and options.max_to is not None:
        found.append(st.integers(options.min_to, options.max_to).map(RaiseTo))
    return st.one_of(found)


def any_actions(options: Options) -> st.SearchStrategy[Action]:
    """Any action at all, legal or not."""
    own = options.wager + options.stack
    amount = st.integers(0, 2 * own + 10) | st.just(own) | st.integers(-(2**70), 2**70)
    simple: st.SearchStrategy[Any] = st.sampled_from((Fold(), Check(), Call(), AllIn(), Show(), Muck()))
    return simple | amount.map(RaiseTo) | st.sampled_from(DECK).map(Discard)


@st.composite
def hands(draw: st.DrawFn, /, of: st.SearchStrategy[Rules] | None = None, **limits: int) -> Hand:
    """A hand somewhere in play, or over; now and then a player has left."""
    hand = draw(new_hands(of, **limits))
    for _ in range(draw(st.integers(0, 40))):
        if hand.over:
            break
        step(draw, hand)
    return hand


@st.composite
def finished_hands(draw: st.DrawFn, /, of: st.SearchStrategy[Rules] | None = None, **limits: int) -> Hand:
    """A hand that was played to its end."""
    hand = draw(new_hands(of, **limits))
    while not hand.over:
        step(draw, hand)
    return hand


def step(draw: st.DrawFn, hand: Hand) -> None:
    """One legal action drawn and played; one time in forty a hand dies instead."""
    if draw(st.integers(0, 39)) == 0 and not hand.options.may_show:
        hand.kill(draw(st.sampled_from(hand.inside)))
    else:
        hand.act(draw(actions(hand.options)))
