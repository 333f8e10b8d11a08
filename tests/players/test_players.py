"""Auto players: always legal, blind to what they may not see."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sidepot import Call, Check, Discard, house, shuffled, start
from sidepot.deck import Shuffler
from sidepot.engine import line_of, play
from sidepot.engine.events import Discarded
from sidepot.players import PLAYERS, Caller
from sidepot.rules import GAMES, NAMES
from sidepot.testing import hands

LIMITS = ("no", "pot", "fixed", "spread")


def rules_of(name, limit, game=None, **dials):
    bets = {"bets": (house(name).bb, 4 * house(name).bb)} if limit == "spread" else {}
    return house(name, limit=limit, game=game or house(name).game, **bets, **dials)


def choose(kind, hand, seed=0):
    view = hand.view(hand.turn)
    return PLAYERS[kind].choose(view, view.options, Random(seed))


def play_out(rules, rng, deals):
    """Whole hands among random players with random stacks; every choice has to be legal."""
    decks = Shuffler(5, rules.streets.deck)
    for _ in range(deals):
        players = rng.randrange(2, rules.max_players + 1)
        stacks = [rng.randrange(1, rng.choice((15, 60, 250)) * rules.bb) for _ in range(players)]
        kinds = [rng.choice(list(PLAYERS)) for _ in range(players)]
        hand = start(rules, stacks, rng.randrange(players), decks.next())
        while hand.turn is not None:
            view = hand.view(hand.turn)
            action = PLAYERS[kinds[hand.turn]].choose(view, view.options, rng)
            assert action in view.options, (kinds[hand.turn], action, view.options)
            hand.act(action)
        assert hand.over


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_player_chooses_is_legal_in_every_house(name, limit):
    play_out(rules_of(name, limit), Random(f"{name} {limit}"), 12)


@pytest.mark.parametrize("game", GAMES)
def test_whatever_a_player_chooses_is_legal_in_every_game(game):
    for limit in LIMITS:
        rules = rules_of("standard", limit, game, showdown="ask" if game == "omaha8" else "auto")
        play_out(rules, Random(f"{game} {limit}"), 3)


@given(hands(), st.sampled_from(sorted(PLAYERS)), st.integers(0, 99))
@settings(deadline=None, max_examples=80, suppress_health_check=[HealthCheck.too_slow])
def test_whatever_a_player_chooses_is_legal_in_any_hand(hand, kind, seed):
    for seat in (hand.turn, *hand.owing_discards):
        if seat is not None:
            view = hand.view(seat)
            assert PLAYERS[kind].choose(view, view.options, Random(seed)) in view.options


def with_other_hidden_cards(hand, seat, rng):
    """The same hand to everything this seat may see, the other cards dealt otherwise."""
    known = {*hand.hole_cards(seat), *hand.board}
    # a card once thrown away has to be there to be thrown away again
    known |= {event.card for event in hand.log if isinstance(event, Discarded)}
    places = [i for i, card in enumerate(hand.deck) if card not in known]
    hidden = [hand.deck[i] for i in places]
    rng.shuffle(hidden)
    deck = bytearray(hand.deck)
    for place, card in zip(places, hidden, strict=True):
        deck[place] = card
    other = start(hand.rules, hand.starting_stacks, hand.button, bytes(deck))
    return play(other, line_of(hand))


@given(st.sampled_from(sorted(PLAYERS)), st.sampled_from(NAMES), st.sampled_from(LIMITS), st.integers(0, 2**32))
@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
def test_hidden_cards_do_not_change_a_choice(kind, name, limit, seed):
    rules = rules_of(name, limit)
    rng = Random(seed)
    stacks = [rng.randrange(1, 100 * rules.bb) for _ in range(rng.randrange(2, 7))]
    hand = start(rules, stacks, 0, shuffled(seed, rules.streets.deck))
    while hand.turn is not None:
        other = with_other_hidden_cards(hand, hand.turn, rng)
        action = choose(kind, hand, seed)
        assert choose(kind, other, seed) == action
        hand.act(action)


@pytest.mark.core
def test_the_caller_checks_calls_and_throws_its_lowest_card_away():
    hand = start(house("pineapple"), [5000] * 3, 0, shuffled(3))
    while hand.turn is not None:
        action = choose("caller", hand)
        assert isinstance(action, Check | Call | Discard)
        hand.act(action)
    assert Caller() == PLAYERS["caller"]
