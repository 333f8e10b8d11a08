"""Simulations: fair by construction, the same however they are played, and honest about what they do not know."""

import sys
from array import array
from itertools import pairwise
from math import sqrt
from random import Random

import numpy as np
import pytest

from sidepot import Call, Check, Discard, Fold, RaiseTo, cards, house, shuffled, stacked, start
from sidepot.arena import native_hands, python_hands, simulate
from sidepot.arena.all_ins import AllIns
from sidepot.arena.luck import luck_of
from sidepot.arena.simulation import _job
from sidepot.cards import FULL_DECK
from sidepot.engine import hand as engine
from sidepot.engine import play, read
from sidepot.equity import equity
from sidepot.history.luck import has_equities
from sidepot.history.statistics.intervals import margin, quantile
from sidepot.history.store import Store
from sidepot.players import PLAYERS, Native
from sidepot.rules import GAMES, NAMES, Rules

pytestmark = pytest.mark.core

PURE = engine.__file__.endswith(".py")
MANY = 1 if PURE else 20
NATIVES = [name for name, player in PLAYERS.items() if isinstance(player, Native)]
MIXED = ["rock", "caller", "random", "maniac", "folder"]


RECORDED = {
    "stud": [71, -67, -4], "razz": [134, -113, -21], "triple27": [196, 58, -254], "badugi": [84, 189, -273],
    "drawmaha": [-115, 213, -98], "kuhn": [72, -34, -38],
}  # fmt: skip


class Asked:
    """A player that is asked through its view, as any in Python."""

    choose = PLAYERS["rock"].choose


def nets(found):
    return [score.net for score in found.players]


def both(rules: Rules, players, hands, stack=100, luck=False):
    """The same hands played from Python and in the native loop."""
    job = _job(rules, players, hands, 7, stack, luck)
    parts = range(job.chunks)
    by_view = [python_hands.play_part(job, number) for number in parts]
    return by_view, [native_hands.play_part(job, job.natives, number) for number in parts]


@pytest.mark.parametrize("limit", ["no", "pot", "fixed", "spread"])
@pytest.mark.parametrize("name", NAMES)
def test_native_and_python_play_the_same_hands(name, limit):
    bets = {"bets": (house(name).bb, 4 * house(name).bb)} if limit == "spread" else {}
    by_view, compiled = both(house(name, limit=limit, **bets), MIXED, 40 * MANY)
    assert by_view == compiled


@pytest.mark.parametrize("limit", ["fixed", "no"])
@pytest.mark.parametrize("game", GAMES)
def test_native_and_python_play_the_same_hands_of_every_game(game, limit):
    boards = 2 if game == "omaha" else 1
    dials = {"blinds": (5, 10), "ante": 5, "rake": 5, "no_flop_no_drop": False, "showdown": "ask", "boards": boards}
    rules = house("standard", game=game, limit=limit, **dials)
    by_view, compiled = both(rules, MIXED[: rules.max_players], 20 * MANY, stack=15)
    assert by_view == compiled
    assert not any(part.faults for part in by_view)
    assert sum(part.rake for part in compiled) > 0
    assert sum(sum(part.totals) + part.rake + part.dropped for part in compiled) == 0


@pytest.mark.parametrize("game", ["triple27", "badugi", "stud"])
def test_a_full_table_that_runs_out_of_cards_shuffles_again_alike(game):
    """T10, T20: with everybody in to the end the deck is too short."""
    rules = house("standard", game=game, limit="fixed", ante=1)
    by_view, compiled = both(rules, ["random", "caller", "maniac"] + ["caller"] * (rules.max_players - 3), 10 * MANY)
    assert by_view == compiled
    assert not any(part.faults for part in by_view)


def test_hands_of_draw_games_do_not_depend_on_the_build():
    """Chips of a few games for one seed, as the compiled and the plain build play them."""
    rules = {game: house("standard", game=game, limit="fixed", ante=1) for game in RECORDED}
    assert {game: nets(simulate(rules[game], MIXED[:3], 60, 5)) for game in RECORDED} == RECORDED


@pytest.mark.parametrize("name", NAMES)
def test_nets_rake_and_dropped_chips_sum_to_nothing(name):
    found = simulate(house(name, rake=5), ["rock", "caller", "random", "maniac"], 40 * MANY, 3)
    assert sum(nets(found)) + found.rake + found.dropped == 0
    assert found.rake > 0


@pytest.mark.parametrize("player", [*NATIVES, Asked()])
def test_copies_of_one_player_come_out_even(player):
    found = simulate("standard", [player] * 4, 20 * MANY, 5, luck=False)
    assert nets(found) == [0, 0, 0, 0]
    name = player if isinstance(player, str) else "Asked"
    assert [score.name for score in found.players] == [name, f"{name} 2", f"{name} 3", f"{name} 4"]


@pytest.mark.parametrize("players", [MIXED, [Asked(), "random", "maniac"]])
def test_the_same_seed_gives_the_same_result_on_any_number_of_workers(players):
    one, two = (simulate("pineapple", players, 30 * MANY, 9, workers=workers, luck=False) for workers in (1, 2))
    assert one == two
    assert nets(one) != nets(simulate("pineapple", players, 30 * MANY, 10, luck=False))


def test_hands_are_rounded_up_to_whole_deals():
    found = simulate("standard", MIXED, 11, 1)
    assert (found.hands, found.deals) == (15, 3)
    assert simulate("standard", ["rock", "caller"], 1, 1).players[0].ci95 is None


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"players": ["rock"]}, "1 players are not possible"),
        ({"players": ["rock", "nobody"]}, "there is no player 'nobody'"),
        ({"players": ["rock", object()]}, "it has no method choose"),
        ({"hands": 0}, "0 hands"),
        (
            {"rules": house("standard", game="stud"), "luck": True},
            "luck can't be worked out in stud: after an all-in, cards come that are not part of a board",
        ),
        ({"stack": 0}, "a stack of 0"),
        ({"stack": float("nan")}, "a stack of nan"),
        ({"workers": 0}, "0 workers"),
    ],
)
def test_what_can_not_be_simulated_is_refused(given, says):
    asked = {"rules": "standard", "players": ["rock", "caller"], "hands": 10, "seed": 1} | given
    with pytest.raises(ValueError, match=says):
        simulate(**asked)


# the luck of all-ins


@pytest.mark.skipif(PURE, reason="thousands of exact equities take long in plain Python")
@pytest.mark.parametrize("name", [name for name in NAMES if has_equities(house(name))])
def test_luck_has_mean_0_and_its_removal_less_noise(name):
    job = _job(house(name, limit="no"), ["random", "maniac", "caller"], 3000, 11, 30, True)
    parts = [native_hands.play_part(job, job.natives, number) for number in range(job.chunks)]
    luck = np.concatenate([np.frombuffer(part.luck) for part in parts]).reshape(-1, 3)
    won = np.concatenate([np.frombuffer(part.nets, dtype=np.int64) for part in parts]).reshape(-1, 3)
    errors = luck.std(axis=0, ddof=1) / sqrt(len(luck))
    assert (errors > 0).all()
    assert (abs(luck.mean(axis=0)) < 3.5 * errors).all()
    assert np.allclose(luck.sum(axis=1), 0, atol=1e-6)
    assert ((won - luck).var(axis=0) < 0.95 * won.var(axis=0)).all()


class Jams:
    def choose(self, view, options, rng):
        return RaiseTo(options.max_to) if options.max_to else Call()


def written(hole):
    return "".join(map(str, hole))


def picks(hole):
    return min(card.rank for card in hole) >= 8


class Picks:
    """Calls with two high cards."""

    def choose(self, view, options, rng):
        return Call() if picks(view.hole) else Fold()


@pytest.mark.skipif(PURE, reason="exact equities before the flop take long in plain Python")
def test_a_called_jam_is_worth_its_exact_equity():
    rules, stack, expected, called = house("standard"), 20, 0.0, 0
    job = _job(rules, [Jams(), Picks()], 60, 4, 10, True)
    for deal in range(job.deals):
        hand = start(rules, (stack, stack), deal % 2, shuffled(job.deal_seed(deal)))
        for seat in (0, 1):
            mine, other = hand.hole_cards(seat), hand.hole_cards(1 - seat)
            if picks(other):
                expected += 2 * stack * equity([written(mine), written(other)]).equity[0] - stack
                called += 1
            else:
                expected += rules.bb if hand.button == seat else rules.sb
    found = simulate(rules, [Jams(), Picks()], 60, 4, stack=10, luck=True)
    assert 3 < called < 40
    assert found.players[0].luck_adjusted.net == pytest.approx(expected)
    assert found.players[0].net != pytest.approx(expected)


def watched(rules, stacks, hole, board, line):
    """What each seat of a hand won, and how much of it was luck."""
    hand = start(rules, stacks, 0, stacked(rules, len(stacks), 0, hole, board))
    all_ins = AllIns()
    play(hand, line)
    assert hand.over
    all_ins.add(hand, 0, 0)
    return np.array(hand.result.net), np.array(luck_of(all_ins.notes, rules, len(stacks), 1))


def test_side_pots_without_luck_are_the_mean_of_all_rivers():
    """Three stacks are all-in on the turn, and one has folded: the engine plays every river that may come."""
    rules, stacks = house("standard"), (40, 100, 200, 200)
    hole, board = ["JhTh", "KsKh", "AsAh", "2d3d"], "2c7d9hJs"
    rivers = sorted(set(cards(FULL_DECK)) - set(cards("".join(hole) + board)))
    line = "f c c x x x x r98 c c"
    ends = [watched(rules, stacks, hole, board + str(river), line) for river in rivers]
    won = np.array([net for net, _ in ends])
    assert len(rivers) == 40
    assert len({tuple(net) for net in won}) > 2
    for net, luck in ends:
        assert net - luck == pytest.approx(won.mean(axis=0))


def test_luck_is_0_over_all_cards_while_others_bet_on():
    """One is all-in on the flop, two play on for a side pot: turn and river bring luck in the main pot alone."""
    rules, stacks = house("standard", game="short-deck"), (20, 200, 200)
    hole, board = ["JhTh", "KsKh", "AsAh"], "6c7d9h"
    rest = sorted(set(cards(rules.program.deck)) - set(cards("".join(hole) + board)))
    line = "c c x x x r18 c c r20 c x x"
    ends = [watched(rules, stacks, hole, board + str(a) + str(b), line) for a in rest for b in rest if a != b]
    luck = np.array([luck for _, luck in ends])
    assert luck.mean(axis=0) == pytest.approx([0, 0, 0], abs=1e-9)
    assert (abs(luck).max(axis=0) > 1).all()


@pytest.mark.skipif(PURE, reason="exact equities before the flop take long in plain Python")
def test_luck_is_the_same_in_both_loops():
    by_view, compiled = both(house("standard"), ["caller", "maniac", "random"], 180, stack=20, luck=True)
    assert by_view == compiled
    assert any(any(part.luck) for part in compiled)


# intervals


def test_intervals_cover_in_19_of_20_cases():
    rng = np.random.default_rng(3)
    for deals in (5, 30, 400):
        covered = 0
        for _ in range(2000):
            sample = rng.normal(0.3, 2.0, deals)
            half = margin(deals, sample.sum(), (sample * sample).sum())
            covered += abs(sample.sum() - 0.3 * deals) <= half
        assert 0.935 < covered / 2000 < 0.965


def test_student_t_is_known():
    for deals, told in ((2, 12.706), (5, 2.776), (11, 2.228), (31, 2.042), (10_000, 1.960)):
        assert quantile(deals) == pytest.approx(told, abs=0.002)


@pytest.mark.skipif(PURE, reason="needs many hands")
def test_intervals_of_simulations_cover_the_long_run():
    players = ["rock", "random", "caller"]
    truth = simulate("standard", players, 600_000, 1).players[1].bb100
    intervals = [simulate("standard", players, 900, seed).players[1].ci95 for seed in range(2, 202)]

    def covering(scale):
        return sum(abs(truth - (low + high) / 2) <= scale * (high - low) / 2 for low, high in intervals)

    assert 178 <= covering(1) <= 199
    # the test can fail: intervals much too narrow or too wide would not pass it
    assert covering(0.7) < 178
    assert covering(1.7) > 198


def test_more_hands_make_narrower_bands():
    course = simulate("standard", ["rock", "random"], 400, 1).course
    assert all(a.hands < b.hands for a, b in pairwise(course))
    assert course[-1].hands == 400


# players that misbehave


class Raises:
    def choose(self, view, options, rng):
        raise RuntimeError("no idea")


class Cheats:
    def choose(self, view, options, rng):
        return Discard(options.discards[0]) if options.discards else RaiseTo(10**9)


class Leaves:
    def choose(self, view, options, rng):
        sys.exit("goodbye")


class Odd:
    def choose(self, view, options, rng):
        return "call"


@pytest.mark.parametrize("name", ["standard", "pineapple"])
@pytest.mark.parametrize(
    ("bad", "says"), [(Raises, "no idea"), (Leaves, "goodbye"), (Cheats, "RaiseTo"), (Odd, "not an action")]
)
def test_a_player_that_fails_is_reported_and_folded(name, bad, says):
    found = simulate(name, ["caller", bad(), "rock"], 30, 1, luck=False)
    fault = found.faults[0]
    assert fault.number == 1
    assert says in fault.what
    assert found.players[1].faults == sum(one.times for one in found.faults) >= 30
    assert not read(fault.hand).over
    assert found.players[1].statistics.vpip == 0
    assert sum(nets(found)) == 0


def test_faults_are_the_same_on_two_workers():
    one, two = (simulate("standard", [Raises(), Asked()], 60, 1, workers=workers, luck=False) for workers in (1, 2))
    assert one == two


# statistics


def test_statistics_tell_players_apart():
    found = simulate("standard", ["folder", "caller", "maniac", "rock"], 60 * MANY, 1)
    folder, caller, maniac, rock = (score.statistics for score in found.players)
    assert (folder.vpip, folder.pfr) == (0, 0)
    assert caller.vpip > 90
    assert caller.aggression == caller.pfr == 0
    assert maniac.pfr > 40
    assert maniac.aggression > 1
    assert rock.vpip < 20


def test_who_calls_everything_always_comes_to_the_showdown():
    first, second = (score.statistics for score in simulate("standard", ["caller", "caller"], 40, 1).players)
    for found in (first, second):
        assert (found.vpip, found.pfr, found.three_bet) == (50, 0, None)  # the big blind checks
        assert found.wtsd == 100
        assert found.aggression is None
    assert first.wsd + second.wsd >= 100  # both win where they split


class Opens:
    """Raises where nobody has, and bets the flop."""

    def choose(self, view, options, rng):
        if options.wagers_made == 0 and options.may_raise:
            return RaiseTo(options.min_to)
        return Call() if options.may_call else Check()


class Reraises:
    """Raises a raise before the flop, and folds to a bet after it."""

    def choose(self, view, options, rng):
        if view.board:
            return Fold() if options.may_call else Check()
        return RaiseTo(options.min_to) if options.wagers_made == 1 else Call() if options.may_call else Check()


def test_raises_and_reraises_are_told_apart():
    opens, reraises = (score.statistics for score in simulate("standard", [Opens(), Reraises()], 20, 1).players)
    assert (opens.pfr, opens.three_bet) == (100, None)
    assert (reraises.pfr, reraises.three_bet) == (100, 100)
    assert (opens.wtsd, reraises.wtsd) == (0, 0)
    assert opens.aggression is None  # it bets, and never calls


class Battles:
    """Raises as little as possible for as long as possible, on the flop."""

    def choose(self, view, options, rng):
        if len(view.board) == 3 and options.may_raise:
            return RaiseTo(options.min_to)
        return Check() if options.may_check else Call()


def test_every_wager_of_a_long_hand_is_counted():
    """No other hand has more than 64 entries in its log: here each of two players bets and raises on and on."""
    rules = house("kitchen", blinds=(1, 2))
    first, second = (score.statistics for score in simulate(rules, [Battles(), Battles()], 4, 1, stack=100).players)
    calls = 1  # the last wager is called, every other one raised
    assert first.aggression + second.aggression > 60 / calls
    assert first.wtsd == second.wtsd == 100


def test_players_get_chance_as_python_knows_it():
    drawn = []

    class Draws:
        def choose(self, view, options, rng):
            drawn.append((rng.random(), rng.randrange(6), rng.choice("abc"), rng.getrandbits(70)))
            rng.gauss(0, 1)
            return Check() if options.may_check else Fold()

    simulate("standard", [Draws(), Draws()], 4, 1, luck=False)
    again, drawn = drawn, []
    simulate("standard", [Draws(), Draws()], 4, 1, luck=False)
    assert again == drawn
    assert isinstance(array("d", [one[0] for one in drawn])[0], float)
    assert len(set(drawn)) > 1
    assert Random(1).random() != drawn[0][0]


@pytest.mark.parametrize("players", [["rock", "caller", "random"], ["rock", Asked(), "caller"]])
def test_t26_a_rotation_is_played_game_by_game(players):
    rules = house("eight-game")
    found = simulate(rules, players, 600, seed=5)
    assert (found.game, found.limit, found.hands) == ("mixed", "mixed", 600)
    assert [game.game for game in found.games] == [game.game for game in rules.each_game]
    assert [game.limit for game in found.games] == [game.limit for game in rules.each_game]
    assert {game.hands for game in found.games} == {75}
    assert nets(found) == [sum(some) for some in zip(*map(nets, found.games), strict=True)]
    for game, alone in zip(found.games, rules.each_game, strict=True):
        again = simulate(alone, players, game.hands, game.seed)
        assert nets(again) == nets(game)
        assert [score.luck_adjusted for score in again.players] == [score.luck_adjusted for score in game.players]
    whole = found.players[0]
    halves = [(score.ci95[1] - score.ci95[0]) / 2 / 8 for score in (game.players[0] for game in found.games)]
    assert (whole.ci95[1] - whole.ci95[0]) / 2 == pytest.approx(sqrt(sum(half * half for half in halves)))
    if whole.luck_adjusted:
        without = [game.players[0].luck_adjusted or game.players[0] for game in found.games]
        assert whole.luck_adjusted.net == pytest.approx(sum(score.net for score in without))


def test_a_rotation_goes_on_where_it_was_and_keeps_its_hands(tmp_path):
    file, store = tmp_path / "part", tmp_path / "hands.db"
    found = simulate("horse", ["rock", "caller"], 100, seed=3, resume=file)
    assert nets(simulate("horse", ["rock", "caller"], 100, resume=file)) == nets(found)
    kept = simulate("horse", ["rock", "caller"], 100, seed=3, into=store)
    assert nets(kept) == nets(found)
    with Store(store) as opened:
        games = [record.rules.game for record in opened.records()]
    assert {game: games.count(game) for game in games} == dict.fromkeys(
        ("holdem", "omaha8", "razz", "stud", "stud8"), 20
    )


def test_luck_is_asked_for_in_vain_where_no_game_of_a_rotation_tells_it():
    rules = house("horse", rotate=("razz", "stud"))
    with pytest.raises(ValueError, match="luck"):
        simulate(rules, ["rock", "caller"], 10, luck=True)
    assert simulate("horse", ["rock", "caller"], 10, seed=1, luck=True).players[0].luck_adjusted is not None
