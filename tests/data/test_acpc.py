"""Logs of the annual computer poker competition: results hand by hand, and what each player was told."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from sidepot import Call, Check, Fold, RaiseTo, Rules, house, stacked, start
from sidepot.cards import Card
from sidepot.engine import Hand, View
from sidepot.engine.events import Called, Checked, DealtBoard, Folded, RaisedTo
from tests.data.shared import path

pytestmark = pytest.mark.core

FIXED = house("standard", limit="fixed", blinds=(5, 10), show="all")
NO_LIMIT = house("tda", blinds=(50, 100), show="all")
LOGS = {
    "acpc/2p.limit.log": FIXED,
    "acpc/3p.limit.log": FIXED,
    "acpc/2p.nolimit.log": NO_LIMIT,
    "acpc/2p.nolimit.b.log": NO_LIMIT,
    "acpc/3p.nolimit.log": NO_LIMIT,
}
MESSAGES = {
    "acpc/2p.limit.actions.log": FIXED,
    "acpc/2p.nolimit.actions.log": NO_LIMIT,
    "acpc/3p.nolimit.actions.log": NO_LIMIT,
}


def deal(rules: Rules, holes: list[str], board: str) -> Hand:
    """Their seats start left of the button and have 20,000 chips each (fixed limit: enough)."""
    players = len(holes)
    deck = stacked(rules, players, players - 1, holes, board)
    return start(rules, [20_000] * players, players - 1, deck)


def act(hand: Hand, word: str) -> None:
    """One action of theirs; no-limit amounts are chips in the whole hand."""
    if word == "f":
        hand.act(Fold())
    elif word == "c":
        hand.act(Check() if hand.options.may_check else Call())
    elif word == "r":
        assert hand.options.min_to is not None
        hand.act(RaiseTo(hand.options.min_to))
    else:
        seat = hand.turn
        assert seat is not None
        before = hand.paid[seat] - hand.wagers[seat]
        hand.act(RaiseTo(int(word[1:]) - before))


def words(betting: str) -> list[str]:
    return re.findall(r"f|c|r\d*", betting)


@pytest.mark.parametrize("name", LOGS)
def test_every_logged_hand_ends_as_logged(name: str) -> None:
    hands = [line.split(":") for line in path(name).read_text().splitlines() if line.startswith("STATE")]
    assert len(hands) == 250
    for _, _, betting, shown, result, _ in hands:
        holes, *boards = shown.split("/")
        hand = deal(LOGS[name], holes.split("|"), "".join(boards))
        for word in words(betting):
            act(hand, word)
        assert hand.over
        assert hand.result is not None
        logged = [float(chips) for chips in result.split("|")]
        # the competition splits an odd chip in halves
        assert all(abs(ours - theirs) in (0, 0.5) for ours, theirs in zip(hand.result.net, logged, strict=True))


def told(view: View, number: str) -> str:
    """What the competition's dealer tells a player, made from our view."""
    limit = view.rules.limit == "no"
    streets, total = [""], [0] * view.players
    street_paid = {event.seat: event.amount for event in view.log if type(event).__name__ == "Posted"}
    for event in view.log:
        match event:
            case DealtBoard():
                for seat, chips in street_paid.items():
                    total[seat] += chips
                street_paid = {}
                streets.append("")
            case Folded():
                streets[-1] += "f"
            case Checked():
                streets[-1] += "c"
            case Called(seat, amount):
                street_paid[seat] = street_paid.get(seat, 0) + amount
                streets[-1] += "c"
            case RaisedTo(seat, to):
                street_paid[seat] = to
                streets[-1] += f"r{total[seat] + to}" if limit else "r"
    holes = "|".join("".join(str(card) for card in hole if isinstance(card, Card)) for hole in view.holes)
    boards = [e.cards for e in view.log if isinstance(e, DealtBoard)]
    cards = "/".join([holes, *("".join(map(str, board)) for board in boards)])
    return f"MATCHSTATE:{view.seat}:{number}:{'/'.join(streets)}:{cards}"


def conversations(name: str) -> Iterator[list[list[str]]]:
    """The messages of each hand: direction, and the parts of the state."""
    hand: list[list[str]] = []
    for line in path(name).read_text().splitlines():
        match = re.match(r"(TO|FROM) \d+ (MATCHSTATE:.*)", line)
        if not match:
            continue
        parts = [match[1], *match[2].split(":")]
        if hand and parts[3] != hand[0][3]:
            yield hand
            hand = []
        hand.append(parts)
    yield hand


@pytest.mark.parametrize("name", MESSAGES)
def test_each_player_is_told_what_the_competition_told(name: str) -> None:
    told_hands = list(conversations(name))
    assert len(told_hands) == 60
    for messages in told_hands:
        hand = restore(MESSAGES[name], messages)
        for direction, *state in messages:
            if direction == "TO":
                assert told(hand.view(int(state[1])), state[2]) == ":".join(state)
            else:
                assert hand.turn == int(state[1])
                act(hand, state[5])


def restore(rules: Rules, messages: list[list[str]]) -> Hand:
    """All cards that anybody was told of, put back into a deck."""
    players = messages[0][5].split("/")[0].count("|") + 1
    holes = [""] * players
    boards: list[Any] = []
    for message in messages:
        first, *rest = message[5].split("/")
        for seat, cards in enumerate(first.split("|")):
            holes[seat] = cards or holes[seat]
        boards = max(boards, rest, key=len)
    return deal(rules, holes, "".join(boards))
