"""How much the shark wins from the others, game by game: `python tools/strength.py --games razz,badugi --limits fixed`.

Prints one JSON object a line, so that a run that is broken off loses nothing; `--table` turns such lines into Markdown.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator

from sidepot.arena import Score, simulate
from sidepot.rules import GAMES, NAMES, Rules, house

SIMPLE = ("rock", "caller", "random", "maniac")
HANDS = {"rock": 6000, "caller": 600, "random": 1000, "maniac": 2400}
"""Whoever is beaten by little, or in large pots alone, has to be played longer."""
SEED = 2026


def rules_of(name: str, game: str, limit: str) -> Rules:
    """The rules of a house; where a game has no blinds, with an ante of a quarter of a big blind at least."""
    usual = house(name)
    bets = {"bets": (usual.bb, 4 * usual.bb)} if limit == "spread" else {}
    rules = usual.but(**({"game": game} if game else {}), **({"limit": limit} if limit else {}), **bets)
    bare = not rules.rotate and not rules.program.blinds and not rules.each_antes
    return rules.but(ante=max(rules.bb // 4, 1)) if bare else rules


def played(rules: Rules, others: list[str], hands: int) -> dict[str, object]:
    """The shark's result against these."""
    began = time.process_time()
    players = ["shark", *others][: rules.max_players]
    found = simulate(rules, players, hands, SEED, workers=1)
    shark = found.players[0]
    low, high = _interval(shark)
    told = {"house": rules.house, "game": found.game, "limit": found.limit, "others": others, "players": len(players)}
    rate = (low + high) / 2
    seconds = round(time.process_time() - began, 1)
    return {**told, "hands": found.hands, "bb100": round(rate, 1), "within": round((high - low) / 2, 1), "s": seconds}


def _interval(score: Score) -> tuple[float, float]:
    """Without the luck of all-ins where that is known."""
    interval = score.luck_adjusted.ci95 if score.luck_adjusted else score.ci95
    assert interval is not None
    return interval


def matches(given: argparse.Namespace) -> Iterator[dict[str, object]]:
    """All that was asked for, one after the other."""
    for name in given.houses.split(","):
        for game in given.games.split(","):
            for limit in given.limits.split(","):
                rules = rules_of(name, game, limit)
                if given.six:
                    yield played(rules, [*given.others.split(","), *SIMPLE][:5], int(1200 * given.times))
                    continue
                for other in given.others.split(","):
                    yield played(rules, [other], int(HANDS.get(other, 4000) * given.times))


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
    told.add_argument("--times", type=float, default=1.0, metavar="N", help="so many times as many hands")
    told.add_argument("--table", action="store_true", help="read lines, print Markdown")
    given = told.parse_args()
    if given.table:
        print(table([json.loads(line) for line in sys.stdin if line.strip()]))
        return
    for found in matches(given):
        print(json.dumps(found), flush=True)


if __name__ == "__main__":
    main()
