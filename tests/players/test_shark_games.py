"""The shark beyond boards of five: stud, razz, draws, badugi, two halves and the small games."""

from collections import Counter
from random import Random

import pytest

from sidepot import BringIn, Draw, Fold, cards, house, stacked, start
from sidepot.arena import simulate
from sidepot.cards import DECK, card_set
from sidepot.engine import play
from sidepot.players import PLAYERS, futures
from sidepot.players.dealt import _past, _steps
from sidepot.players.dealt import dealt as hands_dealt
from sidepot.players.families import by_board
from sidepot.players.moves import Kind
from sidepot.players.reading import place_of, read
from sidepot.players.situation import situation
from sidepot.players.trails import trails_of
from sidepot.ranks.scalar import high
from sidepot.rules import GAMES, Bet, Deal, Exchange, Game, Ranking
from sidepot.testing import orders

SHARK = PLAYERS["shark"]
SLOW = futures.__file__.endswith(".py")
"""Uncompiled, a decision takes a tenth of a second."""
OTHERWISE = [name for name, game in GAMES.items() if not by_board(game())]
"""The games played by hands dealt at random."""
HOLES = ["AsKh3d", "QcQdJh", "7c8d9h", "2c5d6h", "Tc4d4h", "9c9d2h"]


def rules_of(game, limit="fixed", **dials):
    antes = {} if GAMES[game]().blinds else {"ante": 1}
    return house("standard", game=game, limit=limit, **antes, **dials)


def dealt(game, holes, line="", **dials):
    rules = rules_of(game, **dials)
    deck = stacked(rules, len(holes), 0, [cards(hole) for hole in holes])
    return play(start(rules, [200] * len(holes), 0, deck), line)


def chosen(hand, seed=1):
    view = hand.view(hand.turn)
    return SHARK.choose(view, view.options, Random(seed))


def chances(hand):
    view = hand.view(hand.turn)
    return SHARK.probs(situation(view, view.options), card_set(view.hole))


@pytest.mark.parametrize("game", [*OTHERWISE] if SLOW else [*GAMES])
@pytest.mark.parametrize("limit", ["no", "fixed"])
def test_it_plays_explains_and_never_folds_for_nothing(game, limit):
    rules = rules_of(game, limit)
    rng = Random(game)
    for deal in range(2):
        players = min(2 + 2 * deal, rules.max_players)
        hand = start(rules, [rng.randrange(10, 200) for _ in range(players)], 0, orders(deal, rules.program, players))
        while hand.turn is not None:
            view = hand.view(hand.turn)
            assert SHARK.explain(view, view.options).endswith(".")
            action = SHARK.choose(view, view.options, rng)
            assert action in view.options
            assert not (isinstance(action, Fold) and view.options.may_check)
            hand.act(action)


@pytest.mark.parametrize(
    ("game", "hole", "draws", "gone"),
    [
        ("triple27", "7s5h4d3c2s", 1, ""),
        ("triple27", "Ks5h4d3c2s", 1, "Ks"),
        ("triple27", "8s7h6d3c2s", 3, ""),
        ("draw27", "9s7h6d3c2s", 1, ""),
        ("draw27", "KsKh4d3c2s", 1, "KsKh"),
        ("triple-a5", "As5h4d3c2s", 1, ""),
        ("triple-a5", "AsAh4d3c2s", 1, "As"),
        ("badugi", "As2h3d4c", 1, ""),
        ("badugi", "As2h3dKd", 1, "Kd"),
        ("draw", "AsAhKd7c2s", 1, "Kd7c2s"),
        ("draw", "9s9h9d9c2s", 1, ""),
        ("draw", "Ts9h8d7c6s", 1, ""),
    ],
)
def test_it_draws_to_hands_better_than_it_has_and_stands_pat_with_good_ones(game, hole, draws, gone):
    other = {4: "KsKhQdJd", 5: "KcQhQd8c8h"}[len(cards(hole))]
    line = "c x" + " d- d- x x" * (GAMES[game]().draws - draws)
    hand = dealt(game, [other, hole], line)
    assert hand.turn == 1
    found = chosen(hand)
    assert isinstance(found, Draw)
    wanted = set(cards(gone))
    if gone and game in ("draw", "triple-a5"):
        # of a pair either card may go; a kicker may stay
        assert len(found.cards) in (len(wanted), len(wanted) - 1)
        assert set(found.cards) <= wanted | set(cards("AsAh"))
    else:
        assert set(found.cards) == wanted


def made_low(game, rng):
    """A whole hand up to a seven; in deuce-to-seven no straight and no flush."""
    many = 4 if game == "badugi" else 5
    while True:
        ranks = rng.sample("234567" if game.endswith("27") else "A234567", many)
        suits = rng.sample("cdhs", 4) if many == 4 else [rng.choice("cdhs") for _ in ranks]
        hole = "".join(rank + suit for rank, suit in zip(ranks, suits, strict=True))
        if not game.endswith("27") or not high(card_set(cards(hole))) >> 26:
            return hole


@pytest.mark.parametrize("limit", ["no", "fixed"])
@pytest.mark.parametrize("game", ["draw27", "triple27", "triple-a5", "badugi"])
def test_a_made_low_is_neither_broken_nor_folded_whatever_the_others_do(game, limit):
    rng = Random(f"{game} {limit}")
    asked = Counter()
    for deal in range(2 if SLOW else 25):
        mine, players = made_low(game, rng), rng.choice((2, 3, 4))
        deck = [card for card in DECK if card not in cards(mine)]
        rng.shuffle(deck)
        held = len(cards(mine))
        holes = [deck[held * seat : held * seat + held] for seat in range(players)]
        seat = rng.randrange(players)
        holes[seat] = list(cards(mine))
        rules = rules_of(game, limit)
        hand = start(rules, [200] * players, 0, stacked(rules, players, 0, holes))
        others = [PLAYERS[rng.choice(("random", "maniac", "caller", "rock"))] for _ in range(players)]
        while hand.turn is not None:
            options = hand.options
            if hand.turn == seat:
                action = chosen(hand, deal)
                asked["draws" if options.may_draw else "bets" if options.to_call else "checks"] += 1
                assert action == Draw() if options.may_draw else not isinstance(action, Fold), mine
            else:
                action = others[hand.turn].choose(hand.view(hand.turn), options, rng)
            hand.act(action)
    assert SLOW or min(asked["draws"], asked["bets"]) > 15


@pytest.mark.parametrize(("game", "good", "bad"), [("stud", "AsAhAd", "9s4h2d"), ("razz", "As2h3d", "KsKhKd")])
def test_better_starting_cards_have_better_places_and_more_equity(game, good, bad):
    places = []
    for hole in (good, bad):
        hand = dealt(game, [hole, "Qc8c7h"])
        view = hand.view(0)
        public = situation(hand.view(hand.turn), hand.options)
        places.append(place_of(public, card_set(view.hole)))
    assert places[0] > 0.9 > 0.35 > places[1]


def test_a_bring_in_is_paid_and_never_folded():
    brought = 0
    for deal in range(12):
        rules = rules_of("razz")
        hand = start(rules, [200] * 3, 0, orders(deal, rules.program, 3))
        assert hand.options.bring_in is not None
        assert Kind.FOLD not in chances(hand)
        brought += chosen(hand) == BringIn()
    assert brought > 0


def test_a_hand_that_can_not_win_is_folded_and_one_that_can_not_lose_is_not():
    # seventh street of razz: a pair of kings against four low cards that show
    low = "As2h3d4c5s7h8d"
    high = "KsKhKdKcQsQhQd"
    hand = dealt("razz", [low, high], "b r2 c r2 c r4 c r4 c r4")
    assert hand.turn == 1
    assert chances(hand)[Kind.FOLD] > 0.9
    hand = dealt("razz", [low, high], "b r2 c x x")
    assert Kind.FOLD not in chances(hand)


def test_what_lies_face_down_changes_nothing():
    rng = Random(4)
    for game in ("stud", "razz", "stud8"):
        for hidden in ("2c2d", "KcKd", "7c8d"):
            hands = [dealt(game, ["AsKh3d", f"{down}Jh"]) for down in ("QcQd", hidden)]
            views = [hand.view(0) for hand in hands]
            if hands[0].turn == 1:
                hands = [play(hand, "b") for hand in hands]
                views = [hand.view(0) for hand in hands]
            one, other = (situation(view, view.options) for view in views)
            assert one == other
            seed = rng.randrange(1000)
            assert chosen(hands[0], seed) == chosen(hands[1], seed)


def test_draws_are_counted_and_their_cards_are_not_known():
    hand = dealt("triple27", ["KsQh4d3c2s", "7h6h5d4c2h"], "c x")
    hand = play(hand, "d- dKsQh")
    trails = trails_of(hand.view(1).log, 2)
    assert [seen.drawn for seen in (trails.seats[0][1], trails.seats[1][1])] == [2, 0]
    assert trails.open == (0, 0)


def test_whoever_stands_pat_represents_better_hands():
    def strength(line):
        hand = dealt("triple27", ["KsQh4d3c2s", "7h6h5d4c2h"], line)
        view = hand.view(hand.turn)
        reading = read(situation(view, view.options))
        return float(reading.candidates.each[0].strength.mean())

    assert strength("c x d7h6h d- x") < strength("c x d7h d- x") < strength("c x d- d- x")


def test_where_no_cards_are_to_come_hands_are_compared_once():
    def boards(line):
        hand = dealt("triple27", ["KsQh4d3c2s", "7h6h5d4c2h"], line)
        view = hand.view(hand.turn)
        return len(read(situation(view, view.options)).candidates.boards)

    assert boards("c x d- d- x x d- d- x x d- d-") == 1
    # the other has drawn; before, it had still to draw
    assert boards("c x d- d- x x d- d- x x d-") == 1
    assert boards("c x d- d- x x d- d- x x") > 1


def test_a_crowd_is_looked_at_no_longer_than_two_are():
    def hands(players):
        hand = dealt("stud", HOLES[:players])
        view = hand.view(hand.turn)
        return [len(one.sets) for one in read(situation(view, view.options)).candidates.each]

    assert sum(hands(2)) < sum(hands(3))
    assert sum(hands(3)) == sum(hands(6))
    assert len(hands(6)) == 5


def test_more_boards_are_dealt_where_own_cards_do_not_change():
    def boards(game, *holes):
        hand = dealt(game, holes)
        view = hand.view(hand.turn)
        return len(read(situation(view, view.options)).candidates.boards)

    board_alone = boards("rhode-island", "As", "Kd")
    assert board_alone > boards("stud", "As2s3d", "KsKhKd")
    assert board_alone > boards("triple27", "As2s3d4c5c", "KsKhKdQsQh")


@pytest.mark.parametrize("game", ["triple27", "drawmaha", "stud8", "mit2026"])
def test_what_it_thought_of_before_changes_nothing(game):
    hand = start(rules_of(game), [200] * 2, 0, orders(1, GAMES[game](), 2))
    rng = Random(7)
    while hand.turn is not None:
        view = hand.view(hand.turn)
        fresh = []
        for _ in range(2):
            fresh.append(SHARK.explain(view, view.options))
            for cached in (hands_dealt, _steps, _past, read):
                cached.cache_clear()
        assert SHARK.explain(view, view.options) == fresh[0] == fresh[1]
        hand.act(PLAYERS["caller"].choose(view, view.options, rng))


def test_a_game_of_ones_own_is_played_too():
    steps = (
        Deal(down=2, up=1, street="first"), Bet("low-card"), Exchange(1, street="second"), Bet("high-hand"),
        Deal(up=1, street="third"), Bet("high-hand"),
    )  # fmt: skip
    game = Game("mine", steps, (Ranking("badugi", board=False),), blinds=False)
    rules = house("standard").but(game=game, ante=1)
    for deal in range(3):
        hand = start(rules, [100] * 3, 0, orders(deal, game, 3))
        while hand.turn is not None:
            action = chosen(hand, deal)
            assert action in hand.options
            hand.act(action)


@pytest.mark.parametrize("game", ["stud", "razz", "triple27", "badugi", "draw", "kuhn", "omaha8", "drawmaha"])
@pytest.mark.parametrize("other", ["rock", "caller", "random", "maniac"])
def test_it_beats_the_simple_players_in_other_games(game, other):
    small = SLOW and game != "kuhn"
    found = simulate(rules_of(game), ["shark", other], 6 if small else 300, seed=3, workers=1)
    assert found.faults == ()
    if not small:
        assert found.players[0].bb100 > 0
