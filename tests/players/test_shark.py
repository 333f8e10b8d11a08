"""The shark: what it does, how often, why, at what size and after how much work."""

import re
from collections import Counter
from random import Random

import pytest

from sidepot import Call, Check, Discard, Fold, RaiseTo, cards, house, shuffled, stacked, start
from sidepot.arena import simulate
from sidepot.cards import card_set, from_set
from sidepot.deck import Shuffler
from sidepot.engine import play
from sidepot.players import PLAYERS, Shark, candidates, names, values
from sidepot.players.candidates import holdings
from sidepot.players.moves import Kind
from sidepot.players.reading import opponents_by_name, read
from sidepot.players.situation import situation
from sidepot.players.sizes import usual
from sidepot.players.temperament import temperaments
from sidepot.players.thinking import think
from sidepot.rules import GAMES, NAMES

SHARK = PLAYERS["shark"]
KINDS = {Fold: Kind.FOLD, Check: Kind.CHECK, Call: Kind.CALL, RaiseTo: Kind.RAISE}


def dealt(hole, board="", line="", players=3, stack=10_000, **dials):
    """A hand in which the seat to act after the line holds these cards."""
    rules = house("standard", blinds=(50, 100), **dials)
    probe = play(start(rules, [stack] * players, 0, stacked(rules, players, 0, [], board)), line)
    holes = [""] * players
    holes[probe.turn] = hole
    return play(start(rules, [stack] * players, 0, stacked(rules, players, 0, holes, board)), line)


def chances(hand):
    view = hand.view(hand.turn)
    return SHARK.probs(situation(view, view.options), card_set(view.hole))


def some_hands(houses=NAMES, deals=6, **dials):
    """Hands at every decision of some games among sharks."""
    for name in houses:
        rules = house(name, **dials)
        decks, rng = Shuffler(3, rules.program.deck), Random(name)
        for number in range(deals):
            stacks = [rng.randrange(5, 150) * rules.bb for _ in range(2 + number % 5)]
            hand = start(rules, stacks, 0, decks.next())
            while hand.turn is not None:
                yield hand
                view = hand.view(hand.turn)
                hand.act(SHARK.choose(view, view.options, rng))


@pytest.mark.parametrize("hole", ["AsAd", "KsKd", "AsKs"])
def test_great_starting_cards_are_raised(hole):
    assert chances(dealt(hole))[Kind.RAISE] > 0.95


@pytest.mark.parametrize("hole", ["7s2d", "9s4d", "Js3d", "4s3d"])
def test_bad_starting_cards_are_folded(hole):
    assert chances(dealt(hole, players=6))[Kind.FOLD] > 0.95


def test_later_seats_open_more_hands():
    opened = []
    for line in ("", "f", "f f", "f f f", "f f f f"):
        hand = dealt("AsAd", line=line, players=6)
        view = hand.view(hand.turn)
        public = situation(view, view.options)
        hands = holdings(GAMES["holdem"](), 2).sets[::20]
        opened.append(sum(SHARK.probs(public, int(one))[Kind.RAISE] for one in hands) / len(hands))
    assert opened == sorted(opened)
    assert opened[0] < 0.25 < 0.6 < opened[-1]


def test_nothing_is_folded_for_nothing():
    for hand in some_hands():
        if hand.options.may_check:
            assert Kind.FOLD not in chances(hand)


def test_the_nuts_are_never_folded_and_air_is_at_times():
    assert chances(dealt("AsKs", "QsJsTs2d3c", "c c x x x x x x x r300"))[Kind.FOLD] == 0
    assert chances(dealt("4h2d", "QsJsTs9d8c", "c c x x x x x x x r300"))[Kind.FOLD] > 0.9


def test_a_price_is_right_or_wrong_for_a_draw():
    def call(bet):
        hand = dealt("7h6h", "AhKh2c9s", f"r300 c x x r{bet}", players=2)
        view = hand.view(hand.turn)
        return think(SHARK.temperament, situation(view, view.options), card_set(view.hole)).worth.stay

    assert call(2000) < 0 < call(100)


def test_a_raise_makes_ranges_better_and_raises_without_end_make_maniacs():
    def reading(line):
        hand = dealt("AsAd", line=line, players=2, stack=1_000_000)
        view = hand.view(hand.turn)
        return read(situation(view, view.options))

    def strength(line):
        found = reading(line)
        return float(found.candidates.strength @ found.ranges[0])

    def maniac(line):
        return float(reading(line).kinds[0][list(opponents_by_name()).index("maniac")].sum())

    assert 0.5 < strength("r250") < strength("r250 r750 r2000")
    endless = "r250 r750 r2000 r5000 r12000 r30000 r70000 r160000 r400000"
    assert maniac("r250") < 0.1 < maniac("r250 r750 r2000") < 0.5 < maniac(endless)


def represented(line, board="", players=2, **dials):
    """How strong the hands are that an opponent represents who plays as most do, by place among all."""
    hand = dealt("AsAd" if not board else "2s2d", board, line, players, **dials)
    view = hand.view(hand.turn)
    reading = read(situation(view, view.options))
    regular = reading.kinds[0][0]
    return float(reading.candidates.places @ regular / regular.sum())


def test_raises_of_raises_and_large_bets_show_better_hands():
    assert represented("r250 r750") < represented("f f f r250 r750 f", players=6)
    board = "Kh8c5d"
    assert represented("c x r150", board) < represented("c x r900", board)


def test_a_reraise_shows_the_better_hands_the_earlier_it_was_opened():
    late = represented("f f f r250 f r750", players=6)
    assert late < represented("f f r250 f f r750", players=6) < represented("r250 f f f f r750", players=6)


@pytest.mark.parametrize("hole", ["KcJd", "KcQd", "5s5c"])
def test_what_is_opened_is_not_all_kept_over_a_reraise(hole):
    assert chances(dealt(hole, players=6))[Kind.RAISE] > 0.75
    assert chances(dealt(hole, line="r250 r800 f f f f", players=6))[Kind.FOLD] > 0.25
    assert chances(dealt("AsAd", line="r250 r800 f f f f", players=6))[Kind.FOLD] == 0


def test_who_has_shown_strength_folds_less():
    def folds(line):
        hand = dealt("2s2d", "Kh8c5dTc", line, players=2)
        view = hand.view(hand.turn)
        return think(SHARK.temperament, situation(view, view.options), card_set(view.hole)).worth.folds

    assert folds("r250 c r400 c r1200") < folds("r250 c x x r500") < folds("r250 c x x x")


def test_of_three_cards_the_better_two_were_kept():
    rules = house("pineapple", limit="no")
    hand = play(start(rules, [20_000] * 2, 0, stacked(rules, 2, 0, ["AsAdAc", "KsKdKc"], "9h8c5d2s")), "x x x x")
    for seat in (0, 1):
        hand.act(Discard(hand.view(seat).hole[0]), seat)
    view = hand.view(hand.turn)
    reading = read(situation(view, view.options))
    assert float(reading.candidates.places @ reading.ranges[0]) > 0.6


def test_every_card_comes_about_as_often_on_the_run_outs():
    board = card_set(cards("Kh8c5d"))
    runouts = candidates.candidates_on(GAMES["holdem"](), 2, board).runouts
    seen = Counter(card for runout in runouts for card in from_set(int(runout) & ~board))
    assert len(seen) >= 48
    assert set(seen.values()) == {1}


def test_chances_add_up_for_every_holding():
    for number, hand in enumerate(some_hands(deals=2)):
        if not hand.options.may_fold:
            continue
        view = hand.view(hand.turn)
        public = situation(view, view.options)
        for holding in holdings(view.rules.program, len(view.hole)).sets[number % 97 :: 97]:
            if not int(holding) & card_set(view.board):
                found = SHARK.probs(public, int(holding))
                assert sum(found.values()) == pytest.approx(1)
                assert min(found.values()) >= 0


def test_choices_come_as_often_as_their_chances():
    hand = dealt("9h8h", "Th7c2s", "r250 f c x")
    view = hand.view(hand.turn)
    rng, counted = Random(1), Counter()
    for _ in range(1000):
        counted[KINDS[type(SHARK.choose(view, view.options, rng))]] += 1
    for kind, chance in chances(hand).items():
        assert counted[kind] / 1000 == pytest.approx(chance, abs=0.05)


def test_the_size_of_a_bet_says_nothing_about_the_cards():
    shown = {}
    for hole in ("KsKd", "AcQc", "Jc9c", "7c6c", "2h2d"):
        hand = dealt(hole, "Kh8c3d", "r250 f c x")
        view = hand.view(hand.turn)
        for seed in range(100):
            action = SHARK.choose(view, view.options, Random(seed))
            if isinstance(action, RaiseTo):
                # whoever bets with this seed bets this much, whatever the cards
                assert shown.setdefault(seed, action) == action
    assert len(set(shown.values())) > 1


def test_no_bet_is_out_of_all_proportion():
    for hand in some_hands(("standard", "cardroom", "league", "kitchen"), deals=25):
        view = hand.view(hand.turn)
        public = situation(view, view.options)
        to = usual(public)
        if to is None or public.depth <= 12:
            continue
        by = min(to, public.most) - public.current
        smallest = public.min_to - public.current
        assert by <= max(2.5 * (public.pot + public.to_call), smallest)


@pytest.mark.parametrize("name", NAMES)
def test_it_explains_itself_with_true_numbers(name):
    for hand in some_hands((name,), deals=3):
        view = hand.view(hand.turn)
        told = SHARK.explain(view, view.options)
        assert told.endswith(".")
        if not view.options.may_fold:
            continue
        public = situation(view, view.options)
        thought = think(SHARK.temperament, public, card_set(view.hole))
        best = max(thought.chances, key=lambda kind: thought.chances[kind])
        more = "raises" if public.current else "bets"
        does = {Kind.FOLD: "folds", Kind.CHECK: "checks", Kind.CALL: "calls"}.get(best, more)
        size = f" (to about {usual(public)})" if best is Kind.RAISE else ""
        assert f"{does} {100 * thought.chances[best]:.0f} %{size}" in told
        if thought.worth is not None:
            assert f"it wins {100 * thought.worth.equity:.0f} %" in told
        asked = re.search(r"a call needs (\d+) %", told)
        if asked:
            cost = min(view.options.to_call, view.options.stack)
            pot = sum(pot.amount for pot in view.pots)
            assert int(asked[1]) == round(100 * cost / (pot + cost))


def test_a_discard_is_explained():
    hand = pineapple("AsAd7c", "Ah9h3d")
    view = hand.view(hand.turn)
    assert SHARK.explain(view, view.options).startswith("Throws 7c away")


def pineapple(hole, flop):
    rules = house("standard", game="crazy-pineapple")
    return play(start(rules, [500] * 2, 0, stacked(rules, 2, 0, ["", hole], flop)), "c x x x")


@pytest.mark.parametrize(
    ("hole", "flop", "gone"),
    [
        ("AsAd7c", "Ah9h3d", "7c"),
        ("AhKh2c", "Qh7h2d", "2c"),
        ("9s8s2d", "TsJs4h", "2d"),
        ("KsQd2c", "KhQc7s", "2c"),
        ("5c5dAh", "5h9s9d", "Ah"),
    ],
)
def test_the_card_goes_that_is_missed_least(hole, flop, gone):
    hand = pineapple(hole, flop)
    view = hand.view(hand.turn)
    assert SHARK.choose(view, view.options, Random(1)) == Discard(cards(gone)[0])


def test_before_the_flop_it_keeps_the_best_two():
    rules = house("standard", game="pineapple")
    hand = play(start(rules, [500] * 2, 0, stacked(rules, 2, 0, ["", "8s8d2c"])), "c x")
    view = hand.view(hand.turn)
    assert SHARK.choose(view, view.options, Random(1)) == Discard(cards("2c")[0])


def test_thinking_is_bounded(monkeypatch):
    ranked = []
    rank_many = values.rank_many

    def counted(hands, *rest):
        ranked.append(len(hands))
        return rank_many(hands, *rest)

    monkeypatch.setattr(values, "rank_many", counted)
    for name in ("standard", "pineapple"):
        for hand in some_hands((name,), deals=3):
            candidates.candidates_on.cache_clear()
            read.cache_clear()
            ranked.clear()
            view = hand.view(hand.turn)
            SHARK.choose(view, view.options, Random(1))
            assert sum(ranked) < 350_000


def test_the_same_chance_gives_the_same_choice():
    for hand in some_hands(deals=2):
        view = hand.view(hand.turn)
        assert SHARK.choose(view, view.options, Random(5)) == Shark().choose(view, view.options, Random(5))


def test_temperaments_differ_in_what_they_play():
    hand = dealt("AsAd", players=6)
    view = hand.view(hand.turn)
    public = situation(view, view.options)
    hands = [int(one) for one in holdings(GAMES["holdem"](), 2).sets[::10]]
    played = {kind: sum(1 - PLAYERS[kind].probs(public, one)[Kind.FOLD] for one in hands) for kind in temperaments()}
    assert played["nit"] < played["regular"] < played["shark"] < played["station"] < played["gambler"]


def test_names_are_data():
    assert len(set(names())) == len(names()) >= 10
    assert all(temperament.about for temperament in temperaments().values())
    assert set(temperaments()) <= set(PLAYERS)


def test_holdings_are_hands_of_the_deck():
    for game, hole in (("holdem", 2), ("short-deck", 2), ("crazy-pineapple", 3), ("omaha", 4)):
        found = holdings(GAMES[game](), hole)
        assert all(len(from_set(int(one))) == hole for one in found.sets)
    assert len(holdings(GAMES["holdem"](), 2).sets) == 1326
    assert len(holdings(GAMES["short-deck"](), 2).sets) == 630


def test_shuffled_seats_see_the_same_situation():
    hand = start(house("standard"), [200] * 3, 0, shuffled(1))
    views = [hand.view(hand.turn), start(house("standard"), [200] * 3, 0, shuffled(2)).view(hand.turn)]
    assert situation(views[0], views[0].options) == situation(views[1], views[1].options)


@pytest.mark.parametrize("other", ["folder", "caller", "random", "rock", "maniac"])
def test_it_beats_the_simple_players(other):
    found = simulate("standard", ["shark", other], 240, seed=6)
    assert found.players[0].bb100 > 0


@pytest.mark.parametrize("limit", ["pot", "no"])
def test_it_does_not_lose_to_rocks_with_three_cards(limit):
    found = simulate(house("pineapple", limit=limit), ["shark", *["rock"] * 5], 1200, seed=2)
    _, most = found.players[0].luck_adjusted.ci95
    assert most > 0
