"""A sample of the attacks, without judging delays; `make abuse` runs all of them and does."""

from __future__ import annotations

import pytest

from abuse.every import ATTACKS
from abuse.measure import measure

SAMPLE = ("ping-flood", "empty-fragments", "text-flood", "flood-at-the-table", "push-out-answers", "hard-houses")
SECONDS = 3.0


def test_there_are_at_least_forty_attacks_with_names_of_their_own() -> None:
    assert len({attack.name for attack in ATTACKS}) == len(ATTACKS) >= 40


@pytest.mark.parametrize("name", SAMPLE)
def test_honest_players_are_answered_and_the_room_stays_small(name: str) -> None:
    attack = next(attack for attack in ATTACKS if attack.name == name)
    found = measure(attack, SECONDS)
    assert not found.wrong
