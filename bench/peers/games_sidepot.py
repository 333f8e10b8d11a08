"""`start` with the next deck of one `Shuffler`; `hand.pick` with a random number at each decision (at a draw every set
of cards is a choice), which tells how many choices come next; `stacks` at the end. Native: `simulate` between random
players on one core."""

from functools import partial
from random import random

from measure import main, rates

from sidepot import house, start
from sidepot.deck import Shuffler
from sidepot.engine import hand as engine

BUILD = "plain" if engine.__file__.endswith(".py") else "compiled"
FIXED = house("standard", limit="fixed", bets=(2, 4))
SMALL = FIXED.but(cap_counts_blind=False, half_counts=False, ante=1, burn=False)
GAMES = {
    "stud": (FIXED.but(game="stud", ante=1, bring_in=1), 200, 6),
    "triple27": (FIXED.but(game="triple27", blinds=(1, 2)), 200, 6),
    "kuhn": (SMALL.but(game="kuhn", bets=(1, 1), cap=1), 2, 2),
    "leduc": (SMALL.but(game="leduc", cap=2), 13, 2),
}


def picks(hand):
    """A hand played to its end; how many actions it took."""
    actions = 0
    while hand.pick(random()):
        actions += 1
    return actions + 1


def play(game, to_the_end=picks):
    """Hands driven from Python, with as many orders of the deck as draws may use up; six of stud never use up one."""
    rules, stack, players = GAMES[game]
    stacks = (stack,) * players
    decks = Shuffler(int(random() * 2**62), rules.program.deck_of(players))
    orders = 1 + rules.program.reshuffles
    deck = partial(decks.several, orders) if game == "triple27" else decks.next

    def work(n):
        actions = 0
        for _ in range(n):
            hand = start(rules, stacks, 0, deck())
            actions += to_the_end(hand)
            hand.stacks  # noqa: B018  the payouts are read here
        return {"actions": actions, "hands": n}

    return rates(work)


def native(game, seconds):
    """Hands between random players in compiled code."""
    # only here: it loads numpy, whose threads would be counted with the loops of other cases
    from sidepot.arena import simulate

    rules, stack, players = GAMES[game]

    def work(n):
        found = simulate(rules, ["random"] * players, 50_000 * n, n, stack=stack / rules.bb, luck=False)
        return {"hands": found.hands}

    return rates(work)(seconds)


if __name__ == "__main__":
    from_python = {game: play(game) for game in GAMES}
    main("sidepot", from_python | {f"{game} native": partial(native, game) for game in GAMES}, BUILD)
