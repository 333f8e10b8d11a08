"""Golden playthroughs of every game: what each seat sees after each action; and how many lines games have."""

from __future__ import annotations

import json
from base64 import b64decode
from typing import Any

import pytest

from sidepot.engine import Hand, read, write
from sidepot.engine.stored import packed
from sidepot.rules import GAMES
from tests.data.recording import HANDS_A_GAME, RECORDED, digest, perft_row, told

pytestmark = pytest.mark.core


def records(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (RECORDED / f"{name}.jsonl").read_text("utf-8").splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_recorded_hands_are_played_and_seen_as_before(game: str) -> None:
    found = records(game)
    assert len(found) == HANDS_A_GAME
    for record in found:
        hand = read(record["hand"])
        assert hand.result is not None
        assert list(hand.result.net) == record["net"], record["hand"]
        assert digest(told(hand)) == record["digest"], told(hand)


@pytest.mark.parametrize("game", GAMES)
def test_a_playthrough_reads_as_before(game: str) -> None:
    text = (RECORDED / f"{game}.txt").read_text("utf-8")
    assert told(read(text.splitlines()[0])) == text


@pytest.mark.parametrize("game", GAMES)
def test_as_many_lines_as_before(game: str) -> None:
    found = [record for record in records("perft") if record["game"] == game]
    assert len(found) >= 2
    for record in found:
        assert perft_row(game, record["stacks"], record["cap"]) == record


def test_the_recorded_hands_are_no_walkovers() -> None:
    """Showdowns, side pots, draws and all-ins: what is recorded is worth playing again."""
    showdowns = sum(len(read(record["hand"]).result.shown) > 1 for game in GAMES for record in records(game))
    assert showdowns > len(GAMES) * HANDS_A_GAME // 3


@pytest.mark.parametrize("line", (RECORDED / "stored-1.jsonl").read_text("utf-8").splitlines(), ids=GAMES)
def test_a_hand_stored_long_ago_reads_as_it_was(line: str) -> None:
    """Recorded once: these lines are what people have on their disks."""
    stored, hand = json.loads(line), Hand.from_json(line)
    assert hand.result is not None
    assert list(hand.starting_stacks) == stored["stacks"]
    assert sum(hand.stacks) + hand.result.rake + hand.result.dropped == sum(stored["stacks"])
    assert packed(hand.facts) == b64decode(stored["facts"])
    assert read(write(hand)) == hand, "and this engine plays it alike"
