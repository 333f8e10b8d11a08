"""Auto players: always legal, blind to what they may not see, and not quite stupid."""

from random import Random

import pytest

from sidepot import Call, Check, Discard, Fold, RaiseTo, cards, house, shuffled, stacked, start
from sidepot.deck import Shuffler
from sidepot.engine import line_of, play
from sidepot.engine.events import Discarded
from sidepot.players import PLAYERS, Caller, Tight
from sidepot.players.strength import starting, two_cards
from sidepot.rules import GAMES, NAMES

pytestmark = pytest.mark.core

LIMITS = ("no", "pot", "fixed", "spread")


def rules_of(name, limit, game="holdem", **dials):
    bets = {"bets": (house(name).bb, 4 * house(name).bb)} if limit == "spread" else {}
    return house(name, limit=limit, game=game, **bets, **dials)


def choose(kind, hand, seed=0):
    view = hand.view(hand.turn)
    return PLAYERS[kind].choose(view, view.options, Random(seed))


@pytest.mark.parametrize("limit", LIMITS)
@pytest.mark.parametrize("name", NAMES)
def test_whatever_a_player_chooses_is_legal(name, limit):
    for game in GAMES:
        rules = rules_of(name, limit, game, showdown="ask" if game == "omaha8" else "auto")
        rng, decks = Random(f"{name} {limit} {game}"), Shuffler(5, rules.streets.deck)
        for _ in range(4):
            players = rng.randrange(2, rules.max_players + 1)
            stacks = [rng.randrange(1, 60 * rules.bb) for _ in range(players)]
            kinds = [rng.choice(list(PLAYERS)) for _ in range(players)]
            hand = start(rules, stacks, rng.randrange(players), decks.next())
            while hand.turn is not None:
                view = hand.view(hand.turn)
                action = PLAYERS[kinds[hand.turn]].choose(view, view.options, rng)
                assert action in view.options, (kinds[hand.turn], action, view.options)
                hand.act(action)
            assert hand.over


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


@pytest.mark.parametrize("kind", PLAYERS)
@pytest.mark.parametrize("game", ["holdem", "crazy-pineapple", "omaha", "short-deck"])
def test_hidden_cards_do_not_change_a_choice(kind, game):
    rules = house("standard", game=game)
    rng, decks = Random(kind + game), Shuffler(11, rules.streets.deck)
    for _ in range(8):
        hand = start(rules, [rng.randrange(20, 400) for _ in range(4)], 0, decks.next())
        while hand.turn is not None:
            seed = rng.random()
            other = with_other_hidden_cards(hand, hand.turn, rng)
            action = choose(kind, hand, seed)
            assert choose(kind, other, seed) == action
            hand.act(action)


def dealt(hole, board="", line="", **dials):
    rules = house("standard", blinds=(50, 100), **dials)
    holes = [hole] if dials else [hole, "2c7d", "3c8d"]
    deck = stacked(rules, 3, 0, holes, board)
    return play(start(rules, [10_000] * 3, 0, deck), line)


def test_the_caller_checks_calls_and_throws_its_lowest_card_away():
    hand = start(house("pineapple"), [5000] * 3, 0, shuffled(3))
    while hand.turn is not None:
        action = choose("caller", hand)
        assert isinstance(action, Check | Call | Discard)
        hand.act(action)
    assert Caller() == PLAYERS["caller"]


@pytest.mark.parametrize("hole", ["AsAd", "KsKd", "AsKs"])
def test_the_tight_player_raises_great_starting_cards(hole):
    assert isinstance(choose("tight", dealt(hole)), RaiseTo)


@pytest.mark.parametrize("hole", ["7s2d", "9s4d", "Js3d", "4s3d"])
def test_the_tight_player_folds_bad_starting_cards(hole):
    assert choose("tight", dealt(hole)) == Fold()


def test_the_tight_player_does_not_fold_for_nothing():
    hand = dealt("7s2d", "AhKhQh", "c c x x x")
    assert choose("tight", hand) == Check()


def test_the_tight_player_bets_trips_and_folds_air():
    assert isinstance(choose("tight", dealt("KsKd", "Kh7c2s", "c c x x x")), RaiseTo)
    assert choose("tight", dealt("AsQd", "Kh7c2s", "c c x r300 c")) == Fold()


def test_a_pair_on_the_board_is_nobodys():
    assert choose("tight", dealt("AsQd", "KhKc2s", "c c x r300 c")) == Fold()


def test_the_tight_player_throws_the_card_away_that_hurts_least():
    rules = house("standard", game="crazy-pineapple")
    deck = stacked(rules, 2, 0, ["AsAd7c", "KsQd2c"], "Ah9h3d")
    hand = play(start(rules, [500] * 2, 0, deck), "c x x x")
    hand.act(choose("tight", hand))
    assert cards("KsQd") == hand.hole_cards(1)
    hand.act(choose("tight", hand))
    assert cards("AsAd") == hand.hole_cards(0)


def test_before_the_flop_it_keeps_the_best_two():
    rules = house("standard", game="pineapple")
    hand = play(start(rules, [500] * 2, 0, stacked(rules, 2, 0, ["AsAd7c", "8s8d2c"])), "c x")
    hand.act(choose("tight", hand))
    assert cards("8s8d") == hand.hole_cards(1)


def test_starting_cards_are_in_order():
    order = ["AsAd", "KsKd", "AsKs", "AsKd", "9s9d", "KsQd", "Ts9s", "5s5d", "Jd3s", "7s2d"]
    points = [two_cards(*cards(hole)) for hole in order]
    assert points == sorted(points, reverse=True)
    assert starting(cards("7s2dAsAd")) == two_cards(*cards("AsAd"))
    assert starting(()) == 0


def test_the_tight_player_beats_the_others():
    rules = house("standard")
    rng, decks = Random(1), Shuffler(1)
    kinds = ["tight", "caller", "random"]
    total = dict.fromkeys(kinds, 0)
    for number in range(300):
        hand = start(rules, [200] * 3, number % 3, decks.next())
        while hand.turn is not None:
            view = hand.view(hand.turn)
            hand.act(PLAYERS[kinds[hand.turn]].choose(view, view.options, rng))
        for kind, net in zip(kinds, hand.result.net, strict=True):
            total[kind] += net
    assert total["tight"] == max(total.values()) > 0
    assert Tight() == PLAYERS["tight"]
