"""`sidepot.arena.simulate` without luck; "python" plays the same players through `choose(view, options, rng)`."""

import time

from measure import main, rates, timed

from sidepot.arena import simulate
from sidepot.engine import hand as engine
from sidepot.players import PLAYERS
from sidepot.rules import GAMES, house

SIX = ["rock", "caller", "random", "maniac", "random", "rock"]
BUILD = "plain" if engine.__file__.endswith(".py") else "compiled"


class Asked:
    """A player asked as any player in Python is."""

    def __init__(self, name):
        self.choose = PLAYERS[name].choose


def native(workers, players=SIX):
    def work(n):
        return {"hands": simulate("standard", players, 300_000 * n, n, luck=False, workers=workers).hands}

    return rates(work)


def python(n):
    players = [Asked(name) for name in SIX]
    return {"hands": simulate("standard", players, 3000 * n, n, luck=False).hands}


TIMES = []
"""What each decision took, in seconds."""


class Counted:
    """A shark whose decisions are counted and timed."""

    decisions = 0

    def choose(self, view, options, rng):
        Counted.decisions += 1
        began = time.thread_time()
        action = PLAYERS["shark"].choose(view, options, rng)
        TIMES.append(time.thread_time() - began)
        return action


def shark(rules):
    def sharks(n):
        before = Counted.decisions
        players = SIX if isinstance(rules, str) else SIX[: rules.max_players]
        simulate(rules, [Counted() for _ in players], 6 * n, n, luck=False)
        return {"decisions": Counted.decisions - before}

    def measured(seconds):
        counts, spent = timed(sharks, seconds)
        return {"ms/decision": spent / counts["decisions"] * 1e3}

    return measured


def fixed(game):
    antes = {} if house("standard", game=game).program.blinds else {"ante": 1}
    return house("standard", game=game, limit="fixed", **antes)


def slowest(seconds):
    """The longest that a decision takes on average in any game."""
    each = [shark(fixed(game))(seconds / 4) for game in GAMES]
    return max(each, key=lambda found: found["ms/decision"])


def long_ones(seconds):
    """What a twentieth of the decisions take at least, in the game where that is longest."""
    found = []
    for game in GAMES:
        play = shark(fixed(game))
        play(seconds / 8)  # what is worked out once for a game
        TIMES.clear()
        play(seconds / 4)
        times = sorted(TIMES)
        found.append(times[len(times) * 19 // 20] * 1e3)
    return {"ms/decision": max(found)}


CASES = {
    "native random": native(1, ["random"] * 6),
    "native": native(1),
    "native 2 threads": native(2),
    "python": rates(python),
    "shark": shark("standard"),
    **{f"shark {game}": shark(fixed(game)) for game in ("stud", "triple27", "badacey", "drawmaha")},
    "shark, slowest game": slowest,
    "shark, longest twentieth": long_ones,
}
main("sidepot", CASES, BUILD)
