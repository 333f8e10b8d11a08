"""Golden playthroughs of every game: what each seat sees after each action; and how many lines games have."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sidepot.engine import read
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
