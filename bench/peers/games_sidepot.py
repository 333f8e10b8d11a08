"""`start` with the next deck of one `Shuffler`, one of `hand.choices` at each decision, `hand.act`; at a draw
`hand.options`, and `Draw` with some of its `discards`; `stacks` at the end. Native: `simulate` between random players
on one core."""

from itertools import compress, product
from random import getrandbits, random

from measure import main, rates

from sidepot import Draw, house, start
from sidepot.arena import simulate
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
SOME = tuple(product((False, True), repeat=5))


def play(game):
    """Games without draws; six players of stud never use up a deck."""
    rules, stack, players = GAMES[game]
    stacks = (stack,) * players
    decks = Shuffler(int(random() * 2**62), rules.program.deck_of(players))

    def work(n):
        actions = 0
        for _ in range(n):
            hand = start(rules, stacks, 0, decks.next())
            while not hand.over:
                actions += 1
                choices = hand.choices
                hand.act(choices[int(random() * len(choices))])
            hand.stacks  # noqa: B018  the payouts are read here
        return {"actions": actions, "hands": n}

    return rates(work)


def play_drawing(game):
    """Games with draws, with as many orders of the deck as may be needed to shuffle again."""
    rules, stack, players = GAMES[game]
    stacks, orders = (stack,) * players, range(1 + rules.program.reshuffles)
    decks = Shuffler(int(random() * 2**62), rules.program.deck_of(players))

    def work(n):
        actions = 0
        for _ in range(n):
            hand = start(rules, stacks, 0, b"".join([decks.next() for _ in orders]))
            while not hand.over:
                actions += 1
                options = hand.options
                if options.may_draw:
                    thrown = tuple(compress(options.discards, SOME[getrandbits(5)]))
                    hand.act(Draw(thrown[: options.draw]))
                else:
                    choices = options.choices
                    hand.act(choices[int(random() * len(choices))])
            hand.stacks  # noqa: B018  the payouts are read here
        return {"actions": actions, "hands": n}

    return rates(work)


def native(game):
    rules, stack, players = GAMES[game]

    def work(n):
        found = simulate(rules, ["random"] * players, 50_000 * n, n, stack=stack / rules.bb, luck=False)
        return {"hands": found.hands}

    return rates(work)


if __name__ == "__main__":
    from_python = {game: (play_drawing if game == "triple27" else play)(game) for game in GAMES}
    main("sidepot", from_python | {f"{game} native": native(game) for game in GAMES}, BUILD)
