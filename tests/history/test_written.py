"""What a format can't say of what surrounds a hand is told when the hand is written."""

from __future__ import annotations

import pytest

from sidepot import house, shuffled, start
from sidepot.engine import play
from sidepot.history import About, Away, Note, Occasion, record_of
from sidepot.history.formats import FORMATS

pytestmark = pytest.mark.core

CHAT, OUT, BOUNTIES = "chat and other events at the table", "who sat out", "bounties"
TOURNAMENT = "the tournament"


@pytest.mark.parametrize(
    ("name", "lost"),
    [
        ("own", set()),
        ("phh", {CHAT, OUT, BOUNTIES, TOURNAMENT}),
        ("pokerstars", {CHAT}),
        ("ohh", {CHAT, "how much bounties grew", "the level"}),
        ("acpc", {CHAT, OUT, BOUNTIES, TOURNAMENT, "the time and the table"}),
    ],
)
def test_what_a_format_has_no_place_for_is_told(name: str, lost: set[str]) -> None:
    occasion = Occasion(
        number="9", level="II", bounties=(5, 5, 5), bounties_won=((0, 5, 1),), bounties_grown=((0, 1, 2, 7),),
    )  # fmt: skip
    about = About(
        number="1", table="A", time="2026-11-18T20:15:00", zone="UTC", occasion=occasion, notes=(Note("Ada said, hi"),),
        away=(Away("Zoe", 9),),
    )  # fmt: skip
    hand = play(start(house("tda", blinds=(50, 100)), (10_000, 8_000, 9_000), 0, shuffled(7)), "r300 f c x r500 f")
    record = record_of(hand, ("Ada", "Ben", "Cleo"), about)
    assert set(FORMATS[name].begin()(record).lost) == lost
    plain = record.but(about=About(number="1", time="2026-11-18T20:15:00", zone="UTC"))
    assert set(FORMATS[name].begin()(plain).lost) <= {"the time and the table"}


@pytest.mark.parametrize("name", ["pokerstars", "ohh", "acpc"])
def test_that_a_house_has_rules_of_its_own_is_told_where_a_format_has_no_place_for_them(name: str) -> None:
    lost = {}
    for which in ("cardroom", "standard"):
        hand = play(start(house(which, blinds=(1, 2)), (200,) * 3, 0, shuffled(7)), "r6 f f")
        lost[which] = FORMATS[name].begin()(record_of(hand)).lost
    assert "the rules of the house" in lost["cardroom"]
    assert "the rules of the house" not in lost["standard"]
