"""How much the shark wins from the others, game by game: `python tools/strength.py --games razz,badugi --limits fixed`.

`--pairs` plays the shark and its temperaments against each other, heads-up and one of a kind among five of another.
Prints one JSON object a line, so that a run that is broken off loses nothing; `--table` turns such lines into Markdown.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from itertools import permutations

from sidepot.arena import Score, simulate
from sidepot.players.temperament import temperaments
from sidepot.rules import GAMES, NAMES, Rules, house

SIMPLE = ("rock", "caller", "random", "maniac")
HANDS = {"rock": 6000, "caller": 600, "random": 1000, "maniac": 2400}
"""Whoever is beaten by little, or in large pots alone, has to be played longer."""
PAIRED = {(1, True): 20_000, (1, False): 5000, (5, True): 12_000, (5, False): 3000}
"""How many hands a pair of temperaments plays against one or five, with the shark and without it."""
SEED = 2026


def rules_of(name: str, game: str, limit: str) -> Rules:
    """The rules of a house; where a game has no blinds, with an ante of a quarter of a big blind at least."""
    usual = house(name)
    bets = {"bets": (usual.bb, 4 * usual.bb)} if limit == "spread" else {}
    rules = usual.but(**({"game": game} if game else {}), **({"limit": limit} if limit else {}), **bets)
    bare = not rules.rotate and not rules.program.blinds and not rules.each_antes
    return rules.but(ante=max(rules.bb // 4, 1)) if bare else rules


def played(rules: Rules, others: list[str], hands: int, one: str = "shark") -> dict[str, object]:
    """A player's result against these."""
    began = time.process_time()
    players = [one, *others][: rules.max_players]
    found = simulate(rules, players, hands, SEED, workers=1)
    low, high = _interval(found.players[0])
    told: dict[str, object] = {"house": rules.house, "game": found.game, "limit": found.limit, "player": one}
    told |= {"others": others, "players": len(players)}
    rate = (low + high) / 2
    seconds = round(time.process_time() - began, 1)
    return {**told, "hands": found.hands, "bb100": round(rate, 1), "within": round((high - low) / 2, 1), "s": seconds}


def _interval(score: Score) -> tuple[float, float]:
    """Without the luck of all-ins where that is known."""
    interval = score.luck_adjusted.ci95 if score.luck_adjusted else score.ci95
    assert interval is not None
    return interval


def pairs(rules: Rules, times: float) -> Iterator[dict[str, object]]:
    """Each temperament against each other: heads-up, and one among five of the other."""
    kinds = list(temperaments())
    for others in (1, 5):
        for one, other in permutations(kinds, 2):
            if others == 1 and kinds.index(one) > kinds.index(other):
                continue  # what one wins the other loses
            hands = PAIRED[others, "shark" in (one, other)]
            yield played(rules, [other] * others, int(hands * times), one)


def matches(given: argparse.Namespace) -> Iterator[dict[str, object]]:
    """All that was asked for, one after the other."""
    if given.pairs:
        yield from pairs(house(given.houses), given.times)
        return
    for name in given.houses.split(","):
        for game in given.games.split(","):
            for limit in given.limits.split(","):
                rules = rules_of(name, game, limit)
                if given.six:
                    yield played(rules, [*given.others.split(","), *SIMPLE][:5], int(1200 * given.times))
                    continue
                for other in given.others.split(","):
                    yield played(rules, [other], int(HANDS.get(other, 4000) * given.times))


def tables_of_pairs(lines: list[dict[str, object]]) -> str:
    """Results of pairs in Markdown: heads-up, and rows of one among five of the column's kind."""
    kinds = list(temperaments())
    cells: dict[tuple[object, str, str], str] = {}
    for line in lines:
        one, others, rate, within = line["player"], line["others"], line["bb100"], line["within"]
        assert isinstance(others, list)
        assert isinstance(rate, float)
        cells[len(others), str(one), others[0]] = f"{rate:+.0f} ± {within:.0f}"
        if len(others) == 1:
            cells[1, others[0], str(one)] = f"{-rate:+.0f} ± {within:.0f}"
    found = []
    for others, head in ((1, "wins from"), (5, "one among five of")):
        rows = [f"| {one} | {' | '.join(cells.get((others, one, other), '–') for other in kinds)} |" for one in kinds]
        found.append("\n".join([f"| {head} | {' | '.join(kinds)} |", f"|{'---|' * (1 + len(kinds))}", *rows]))
    return "\n\n".join(found)


def table(lines: list[dict[str, object]]) -> str:
    """Results in rows of Markdown: a game, house and limit, and a column for each opponent."""
    rows: dict[tuple[str, ...], dict[str, str]] = {}
    for line in lines:
        key = (str(line["game"]), str(line["house"]), str(line["limit"]))
        others = line["others"]
        assert isinstance(others, list)
        rows.setdefault(key, {})[", ".join(others)] = f"{line['bb100']:+.0f} ± {line['within']:.0f}"
    heads = list(dict.fromkeys(other for row in rows.values() for other in row))
    head = f"| game | house | limit | {' | '.join(heads)} |\n|{'---|' * (3 + len(heads))}"
    body = [
        f"| {' | '.join(key)} | {' | '.join(row.get(other, '–') for other in heads)} |" for key, row in rows.items()
    ]
    return "\n".join([head, *body])


def main() -> None:
    """Play and print, or make the table."""
    told = argparse.ArgumentParser(description=__doc__)
    told.add_argument("--games", default=",".join(GAMES), help="with commas between; empty for each house's own")
    told.add_argument("--houses", default="standard", help=f"with commas between: {', '.join(NAMES)}")
    told.add_argument("--limits", default="no,pot,fixed", help="no, pot, fixed, spread; empty for each house's own")
    told.add_argument("--others", default=",".join(SIMPLE), help="whom it plays, one after the other")
    told.add_argument("--six", action="store_true", help="all of them at one table of six")
    told.add_argument("--pairs", action="store_true", help="the shark and its temperaments, each against each other")
    told.add_argument("--times", type=float, default=1.0, metavar="N", help="so many times as many hands")
    told.add_argument("--table", action="store_true", help="read lines, print Markdown")
    given = told.parse_args()
    if given.table:
        made = tables_of_pairs if given.pairs else table
        print(made([json.loads(line) for line in sys.stdin if line.strip()]))
        return
    for found in matches(given):
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
