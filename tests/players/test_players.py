"""Auto players: always legal, blind to what they may not see."""

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sidepot import Call, Check, Discard, Draw, cards, house, shuffled, stacked, start
from sidepot.engine import line_of, play
from sidepot.engine.events import Discarded, Drew
from sidepot.players import PLAYERS, Caller, check_plays, players_of, plays
from sidepot.rules import GAMES, NAMES
from sidepot.testing import hands, orders

LIMITS = ("no", "pot", "fixed", "spread")


def rules_of(name, limit, game=None, **dials):
    bets = {"bets": (house(name).bb, 4 * house(name).bb)} if limit == "spread" else {}
    return house(name, limit=limit, game=game or house(name).game, **bets, **dials)


def choose(kind, hand, seed=0):
    view = hand.view(hand.turn)
    return PLAYERS[kind].choose(view, view.options, Random(seed))


def play_out(rules, rng, deals):
    """Whole hands among random players with random stacks; every choice has to be legal."""
    known = players_of(rules)
    for deal in range(deals):
        players = rng.randrange(2, rules.max_players + 1)
        stacks = [rng.randrange(1, rng.choice((15, 60, 250)) * rules.bb) for _ in range(players)]
        kinds = [rng.choice(known) for _ in range(players)]
        hand = start(rules, stacks, rng.randrange(players), orders(deal, rules.program, players))
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
        if seat is not None and plays(PLAYERS[kind], hand.rules):
            view = hand.view(seat)
            assert PLAYERS[kind].choose(view, view.options, Random(seed)) in view.options


def with_other_hidden_cards(hand, seat, rng):
    """The same hand to everything this seat may see, the other cards dealt otherwise."""
    known = {*hand.hole_cards(seat), *hand.board}
    # a card once thrown away has to be there to be thrown away again
    known |= {card for event in hand.log if isinstance(event, Discarded | Drew) for card in event.cards}
    known |= {card for other in range(hand.players) for card in hand.up(other)}
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
    hand = start(rules, stacks, 0, shuffled(seed, rules.program.deck))
    while hand.turn is not None:
        other = with_other_hidden_cards(hand, hand.turn, rng)
        action = choose(kind, hand, seed)
        assert choose(kind, other, seed) == action
        hand.act(action)


class Specialist:
    """Knows one game alone."""

    def plays(self, rules):
        return rules.game == "razz"

    def choose(self, view, options, rng):
        raise NotImplementedError


@pytest.mark.core
@pytest.mark.parametrize("game", GAMES)
def test_everybody_plays_every_game_and_a_player_that_does_not_is_refused(game):
    rules = house("standard", game=game)
    assert players_of(rules) == list(PLAYERS)
    if game == "razz":
        check_plays("mine", Specialist(), rules)
        return
    with pytest.raises(ValueError, match=f"mine does not know {game}; folder, caller, .* play every game"):
        check_plays("mine", Specialist(), rules)


@pytest.mark.core
def test_nobody_folds_where_a_check_is_free_and_nobody_stands_pat_with_a_king_high_but_the_folder():
    """Deuce-to-seven with K Q 3 2 2: the sensible players throw the paints and one deuce away."""
    rules = house("standard", game="draw27")
    deck = stacked(rules, 2, 0, [cards("KsQh3d2c2d"), cards("AsAhAdAc9c")])
    hand = play(start(rules, [100, 100], 0, deck), "c x")
    thrown = {kind: choose(kind, hand).cards for kind in ("folder", "caller", "rock", "maniac")}
    assert thrown.pop("folder") == ()
    assert hand.turn == 1
    hand = play(hand, "d-")
    kept = {kind: choose(kind, hand) for kind in thrown}
    assert set(kept.values()) == {Draw(("Ks", "Qh", "2d"))}


@pytest.mark.core
def test_the_caller_checks_calls_and_throws_its_lowest_card_away():
    hand = start(house("pineapple"), [5000] * 3, 0, shuffled(3))
    while hand.turn is not None:
        action = choose("caller", hand)
        assert isinstance(action, Check | Call | Discard)
        hand.act(action)
    assert Caller() == PLAYERS["caller"]
