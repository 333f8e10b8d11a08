"""Golden playthroughs: a hand of every game, told step by step as each seat and the rail see it.

`python -m tests.data.recording` writes the files of `recorded/` anew; what changed then is read in the diff.
Two of them are promises: what stored hands leave out (`usual.json`) and stored hands (`stored-1.jsonl`) are recorded
once and never again. `python -m tests.data.recording usual` adds new dials and games to the first.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from sidepot import house, start
from sidepot.cards import Card
from sidepot.deck import Shuffler
from sidepot.engine import Action, Check, Draw, Fold, Hand, Options, RaiseTo, View, perft, read, write
from sidepot.engine.notation import line_of, play
from sidepot.engine.stored import FORMAT
from sidepot.rules import GAMES, Rules

RECORDED = Path(__file__).parent / "recorded"
HANDS_A_GAME = 10
LIMITS = ("no", "fixed", "pot")
HOUSES = ("standard", "tda", "cardroom", "league", "roberts")


# telling


def told(hand: Hand) -> str:
    """A hand from its beginning, action by action, as everybody sees it."""
    again = start(hand.rules, hand.starting_stacks, hand.button, hand.deck)
    parts = ["\n".join(_state(again))]
    for word in line_of(hand).split():
        play(again, word)
        parts.append(f"> {word}\n" + "\n".join(_state(again)))
    return "\n".join([write(hand), *parts]) + "\n"


def _state(hand: Hand) -> Iterator[str]:
    for seat in (None, *range(hand.players)):
        yield f"{'rail' if seat is None else seat}: {_seen(hand.view(seat))}"
    if hand.result is not None:
        yield f"net: {' '.join(map(str, hand.result.net))}"


def _seen(view: View) -> str:
    """What a viewer sees, on one line."""
    holes = "/".join(map(_cards, view.holes))
    chips = f"{_numbers(view.stacks)} wagers {_numbers(view.wagers)} paid {_numbers(view.paid)}"
    boards = " ".join(filter(None, (_cards(view.board), _cards(view.second_board)))) or "-"
    turn = "-" if view.turn is None else view.turn
    return (
        f"{view.street} [{boards}] {holes} stacks {chips} in {_numbers(view.inside)} turn {turn}{_offer(view.options)}"
    )


def _cards(cards: tuple[Card | None, ...]) -> str:
    return "".join("??" if card is None else str(card) for card in cards)


def _numbers(row: tuple[int, ...]) -> str:
    return ",".join(map(str, row))


def _offer(options: Options | None) -> str:
    if options is None:
        return ""
    if options.may_draw:
        return f" draws {options.draw}"
    if options.discards:
        return " discards"
    bring_in = "" if options.bring_in is None else f" brings in {options.bring_in}"
    return f" to call {options.to_call} raise {options.min_to}-{options.max_to}{bring_in}"


def digest(text: str) -> str:
    """A short mark of a text."""
    return sha256(text.encode()).hexdigest()[:16]


# making


def random_hand(game: str, number: int) -> Hand:
    """A hand of a game with few folds, made from its number alone."""
    chance = Random(f"{game} {number}")
    rules = rules_for(game, HOUSES[number % len(HOUSES)], LIMITS[number % len(LIMITS)])
    players = chance.randint(2, min(rules.max_players, 2 + number))
    stacks = [chance.choice((12, 60, 400, 1000)) + chance.randint(0, 9) for _ in range(players)]
    shuffler = Shuffler(chance.getrandbits(32), rules.program.deck_of(players))
    deck = b"".join([shuffler.next() for _ in range(1 + rules.program.reshuffles)])
    hand = start(rules, stacks, chance.randrange(players), deck)
    while not hand.over:
        hand.act(some_action(hand.options, chance))
    return hand


def rules_for(game: str, name: str, limit: str) -> Rules:
    rules = house(name, game=game, limit=limit, blinds=(5, 10), burn=True)
    return rules if rules.program.blinds else rules.but(ante=2)


def some_action(options: Options, chance: Random) -> Action:
    """Anything that is legal; now and then a raise of any size, seldom a fold."""
    if options.may_draw:
        return Draw(tuple(chance.sample(options.discards, chance.randint(0, options.draw))))
    if options.min_to is not None and options.max_to is not None and chance.random() < 0.3:
        between = chance.randint(options.min_to, options.max_to)
        raise_to = RaiseTo(chance.choice((options.min_to, options.max_to, between)))
        return raise_to if raise_to in options else RaiseTo(options.min_to)
    found = [action for action in options.all() if not isinstance(action, RaiseTo)]
    if len(found) > 1 and (Check() in found or chance.random() < 0.8):
        found = [action for action in found if not isinstance(action, Fold)]
    return chance.choice(found)


def perft_row(game: str, stacks: list[int], cap: int) -> dict[str, Any]:
    """How many lines a small setup of a game has."""
    rules = rules_for(game, "standard", "fixed").but(cap=cap)
    count = perft(rules, stacks, free_folds=False)
    return {"game": game, "stacks": stacks, "cap": cap, "lines": count.lines, "decisions": list(count.decisions)}


SETUPS = (([60, 60], 3), ([60, 45], 4), ([22, 24, 13], 2))


def recorded_lines(game: str) -> Iterator[str]:
    for number in range(HANDS_A_GAME):
        hand = random_hand(game, number)
        assert read(write(hand)) == hand
        assert hand.result is not None
        text = told(hand)
        yield json.dumps({"hand": write(hand), "net": hand.result.net, "digest": digest(text)})


def record_usual() -> None:
    """Add what is new; what is there stays."""
    path = RECORDED / "usual.json"
    usual = json.loads(path.read_text("utf-8")) if path.exists() else {"dials": {}, "games": {}}
    usual["dials"] = {**msgspec.to_builtins(Rules().dials), **usual["dials"]}
    usual["games"] = {**{game: json.loads(msgspec.json.encode(GAMES[game]())) for game in GAMES}, **usual["games"]}
    path.write_text(json.dumps(usual, indent=1) + "\n", "utf-8")


def record_stored() -> None:
    """A hand of each game as this format stores it, where none was recorded yet."""
    path = RECORDED / f"stored-{FORMAT}.jsonl"
    if not path.exists():
        path.write_text("".join(f"{random_hand(game, 3).to_json()}\n" for game in GAMES), "utf-8")


def main() -> None:
    """Write every file anew but those that are promises."""
    record_usual()
    record_stored()
    if sys.argv[1:] == ["usual"]:
        return
    for game in GAMES:
        (RECORDED / f"{game}.jsonl").write_text("\n".join(recorded_lines(game)) + "\n", "utf-8")
        shortest = min((told(random_hand(game, number)) for number in range(HANDS_A_GAME)), key=readable)
        (RECORDED / f"{game}.txt").write_text(shortest, "utf-8")
    rows = [perft_row(game, stacks, cap) for game in GAMES for stacks, cap in SETUPS if fits(game, stacks)]
    (RECORDED / "perft.jsonl").write_text("\n".join(map(json.dumps, rows)) + "\n", "utf-8")


def fits(game: str, stacks: list[int]) -> bool:
    """Whether so many can play a game."""
    return len(stacks) <= house("standard", game=game).max_players


def readable(text: str) -> tuple[bool, int]:
    """Whole hands before those that ended early, then the shortest."""
    return text.count("\n> ") < 9, len(text)


if __name__ == "__main__":
    main()
