"""`start` with the next deck of one `Shuffler`, `hand.options` at each decision, `hand.act`; `stacks` at
the end. Native: `simulate` between random players on one core."""

from random import getrandbits, random

from measure import main, rates

from sidepot import BringIn, Call, Check, Draw, Fold, RaiseTo, house, start
from sidepot.arena import simulate
from sidepot.deck import Shuffler
from sidepot.engine import hand as engine

BRING_IN, FOLD, CHECK, CALL = BringIn(), Fold(), Check(), Call()
BUILD = "plain" if engine.__file__.endswith(".py") else "compiled"
FIXED = house("standard", limit="fixed", bets=(2, 4))
SMALL = FIXED.but(cap_counts_blind=False, half_counts=False, ante=1, burn=False)
GAMES = {
    "stud": (FIXED.but(game="stud", ante=1, bring_in=1), 200, 6),
    "triple27": (FIXED.but(game="triple27", blinds=(1, 2)), 200, 6),
    "kuhn": (SMALL.but(game="kuhn", bets=(1, 1), cap=1), 2, 2),
    "leduc": (SMALL.but(game="leduc", cap=2), 13, 2),
}


def play(game):
    rules, stack, players = GAMES[game]
    stacks, orders = (stack,) * players, 1 + rules.program.reshuffles
    decks = Shuffler(int(random() * 2**62), rules.program.deck_of(players))

    def work(n):
        actions = 0
        for _ in range(n):
            deck = decks.next() if orders == 1 else b"".join([decks.next() for _ in range(orders)])
            hand = start(rules, stacks=stacks, button=0, deck=deck)
            act = hand.act
            while not hand.over:
                actions += 1
                options = hand.options
                if not options.may_bet:
                    bits = getrandbits(5)
                    thrown = [card for at, card in enumerate(options.discards) if bits >> at & 1]
                    act(Draw(thrown[: options.draw]))
                    continue
                facing = options.may_call
                kind = int(random() * (1 + facing + options.may_raise))
                if kind == 0:
                    act(CALL if facing else CHECK if options.bring_in is None else BRING_IN)
                elif kind == 1 and facing:
                    act(FOLD)
                else:
                    act(RaiseTo(options.min_to))
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
    cases = {game: play(game) for game in GAMES} | {f"{game} native": native(game) for game in GAMES}
    main("sidepot", cases, BUILD)
