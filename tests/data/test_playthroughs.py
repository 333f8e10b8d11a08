"""OpenSpiel's playthroughs of Kuhn and Leduc: whose turn, what is legal, chips, who knows which card, returns.

Its returns are exact shares; where a pot does not divide ours differ by less than a chip.
"""

from __future__ import annotations

import ast
import re
from typing import Any

import pytest

from sidepot import Call, Check, Fold, RaiseTo, Rules, house, start
from sidepot.cards import FULL_DECK, cards
from sidepot.engine import Action, Hand
from sidepot.rules import Bet, Deal, Game, Ranking
from tests.data.shared import path

pytestmark = pytest.mark.core

FILES = (
    "kuhn_poker_2p", "kuhn_poker_3p", "leduc_poker_1540482260", "leduc_poker_3977671846", "leduc_poker_3p",
)  # fmt: skip
KUHN = cards("JsQsKsAs")
LEDUC = cards("JsJhQsQhKsKhAsAh")
_APPLIED = re.compile(r'# Apply action "(.*)"')
_LINE = re.compile(r"(\w+)\((\d*)\) = (.*)")


def rules_of(name: str) -> Rules:
    kuhn = name.startswith("kuhn")
    dials: dict[str, Any] = {"game": "kuhn" if kuhn else "leduc", "bets": (1, 1) if kuhn else (2, 4)}
    return house("standard", limit="fixed", ante=1, **dials).but(
        cap=1 if kuhn else 2, cap_counts_blind=False, burn=False
    )


def pieces(name: str) -> list[tuple[str, dict[str, Any]]]:
    """Each action applied, with what the state after it says; nothing where the file leaves it out."""
    _, *parts = re.split(r"(?=# Apply action)", path(f"playthroughs/{name}.txt").read_text("utf-8"))
    found = []
    for part in parts:
        applied = _APPLIED.match(part)
        assert applied is not None
        says = {f"{key}{of}": ast.literal_eval(value) for key, of, value in _LINE.findall(part) if key in _READ}
        found.append((applied[1], says))
    return found


_READ = ("CurrentPlayer", "Returns", "StringLegalActions", "InformationStateString", "IsTerminal")


def dealt(name: str) -> list[int]:
    """The deck: the cards of the chance outcomes, then those that are left."""
    known = KUHN if name.startswith("kuhn") else LEDUC
    numbers = [int(found) for found in re.findall(r'action "(?:Deal|Chance outcome):(\d+)"', _text(name))]
    return [int(known[number]) for number in numbers]


def _text(name: str) -> str:
    return path(f"playthroughs/{name}.txt").read_text("utf-8")


def action_of(hand: Hand, word: str) -> Action:
    options = hand.options
    if word in ("Bet", "Raise") and options.min_to is not None:
        return RaiseTo(options.min_to)
    if word == "Fold" or (word == "Pass" and not options.may_check):
        return Fold()
    return Check() if options.may_check else Call()


def words_of(hand: Hand, name: str) -> list[str]:
    """What is legal, as OpenSpiel names it; it offers no fold where checking is free."""
    options = hand.options
    if name.startswith("kuhn"):
        return ["Pass", "Bet"]
    return [*(["Fold"] if options.to_call else []), "Call", *(["Raise"] if options.may_raise else [])]


def compare(hand: Hand, says: dict[str, Any], name: str) -> None:
    if says.get("IsTerminal"):
        assert hand.result is not None
        assert all(abs(net - share) < 1 for net, share in zip(hand.result.net, says["Returns"], strict=True))
    elif says.get("CurrentPlayer", -1) >= 0:
        assert hand.turn == says["CurrentPlayer"]
        assert says["StringLegalActions"] == words_of(hand, name)
        known = KUHN if name.startswith("kuhn") else LEDUC
        for seat in range(hand.players):
            information(hand, seat, says[f"InformationStateString{seat}"], known)


def information(hand: Hand, seat: int, says: str, known: tuple[Any, ...]) -> None:
    """A seat sees its card, the board and all chips, and no card of another seat."""
    seen = hand.view(seat)
    private = re.search(r"\[Private: (\d+)\]", says)
    own = int(private[1]) if private else int(says[0])
    assert seen.hole == (known[own],)
    assert all(cards_of == (None,) for other, cards_of in enumerate(seen.holes) if other != seat)
    if private:
        money = re.search(r"\[Money: ([\d ]+)\]", says)
        assert money is not None
        assert list(seen.stacks) == [int(chips) for chips in money[1].split()]
        public = re.search(r"\[Public: (\d+)\]", says)
        assert seen.board == ((known[int(public[1])],) if public else ())


@pytest.mark.parametrize("name", FILES)
def test_a_playthrough_of_openspiel(name: str) -> None:
    rules, deck = rules_of(name), dealt(name)
    players = 3 if name.endswith("3p") else 2
    rest = [card for card in rules.program.deck_of(players) if card not in deck]
    hand = start(rules, [100] * players, players - 1, bytes(deck + rest))
    compared = 0
    for word, says in pieces(name):
        if ":" not in word:
            hand.act(action_of(hand, word))
        if says:
            compare(hand, says, name)
            compared += says.get("CurrentPlayer", -1) >= 0 or bool(says.get("IsTerminal"))
    assert hand.over
    assert compared >= 3


# OpenSpiel's universal_poker, as a game of one's own: a card each of 24, one on the board, no limit

UNIVERSAL = Game(
    "universal",
    (Deal(down=1, street="first"), Bet(), Deal(board=1, street="second"), Bet()),
    (Ranking("paired"),),
    deck=FULL_DECK[:24],
)
_MOVE = re.compile(r"player=-?\d move=(\w+) ?(\w+)?")


def universal_words(hand: Hand, every_bet: bool) -> list[str]:
    """What is legal, as OpenSpiel names it: every amount, or a bet of the pot and all chips."""
    options = hand.options
    found = ["Fold"] if options.to_call else []
    assert options.min_to is not None
    assert options.max_to is not None
    if every_bet:
        return [*found, "Call", *[f"Bet{to}" for to in range(options.min_to, options.max_to + 1)]]
    return [*found, "Call", *(["Bet"] if pot_bet(hand) < options.max_to else []), "AllIn"]


def pot_bet(hand: Hand) -> int:
    """A raise by what is in the pot after a call."""
    return max(hand.wagers) + sum(hand.paid) + hand.options.to_call


def universal_action(hand: Hand, word: str) -> Action:
    if word == "Fold":
        return Fold()
    if word == "Call":
        return Check() if hand.options.may_check else Call()
    return RaiseTo(pot_bet(hand) if word == "Bet" else int(word.removeprefix("Bet")))


@pytest.mark.parametrize("name", ["universal_poker", "universal_poker_fullgame"])
def test_a_playthrough_of_a_game_that_only_a_program_tells(name: str) -> None:
    moves = [move for move in map(_MOVE.match, [applied for applied, _ in pieces(name)]) if move is not None]
    known = cards("".join(move[2] for move in moves if move[1] == "Deal"))
    deck = bytes([*known, *[card for card in UNIVERSAL.deck if card not in known]])
    rules = house("standard", blinds=(100, 100)).but(game=UNIVERSAL, burn=False)
    hand = start(rules, [1200, 1200], 0, deck)
    compared = 0
    for (_, says), move in zip(pieces(name), moves, strict=True):
        if move[1] != "Deal":
            hand.act(universal_action(hand, move[1]))
        if says.get("IsTerminal"):
            assert hand.result is not None
            assert list(hand.result.net) == says["Returns"]
            compared += 1
        elif says.get("CurrentPlayer", -1) >= 0:
            assert hand.turn == says["CurrentPlayer"]
            legal = [re.sub(r".*move=", "", word) for word in says["StringLegalActions"]]
            assert legal == universal_words(hand, name.endswith("fullgame"))
            for seat in range(2):
                told = says[f"InformationStateString{seat}"]
                seen = hand.view(seat)
                assert f"[Private: {seen.hole[0]}]" in told
                assert f"[Money: {seen.stacks[0]} {seen.stacks[1]}]" in told
            compared += 1
    assert hand.over
    assert compared >= 3
