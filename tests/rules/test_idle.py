"""Dials without effect: each is told beside the dials that make it so, and not beside others."""

from __future__ import annotations

import pytest

from sidepot.rules import DIALS, NAMES, house
from sidepot.rules.idle import idle
from sidepot.words import LANGUAGES, words

pytestmark = pytest.mark.core

STANDARD = {"limit": "no", "game": "holdem"}
IDLE = [
    ("bets", "sized", {}, {"limit": "fixed"}),
    ("bets", "sized", {"limit": "pot"}, {"limit": "spread", "bets": (2, 4)}),
    ("unit", "unit", {"limit": "fixed", "bets": (2, 4)}, {"limit": "fixed"}),
    ("half_counts", "fixed", {"limit": "pot"}, {"limit": "fixed"}),
    ("short_completes", "fixed", {}, {"limit": "fixed"}),
    ("min_raise", "fixed-unit", {"limit": "fixed"}, {"limit": "pot"}),
    ("min_bet", "fixed-unit", {"limit": "fixed"}, {}),
    ("pot_raise", "pot", {}, {"limit": "pot"}),
    ("pot_counts_table_ante", "pot", {"limit": "fixed"}, {"limit": "pot"}),
    ("cap_counts_blind", "no-cap", {}, {"cap": 4}),
    ("cap_counts_short", "no-cap", {}, {"cap": 4}),
    ("cap_lifted", "no-cap", {}, {"cap": 4}),
    ("ante_first", "no-bb-ante", {}, {"bb_ante": 2}),
    ("bb_ante", "no-big-blind", {"forced": "antes"}, {}),
    ("straddle", "no-blinds", {"forced": "button-blind"}, {}),
    ("buy_button", "no-blinds", {"forced": "antes"}, {}),
    ("button_straddle", "no-blinds", {"forced": "antes"}, {}),
    ("straddles", "no-straddle", {}, {"straddle": True}),
    ("kill", "no-kill", {}, {"limit": "fixed"}),
    ("kill", "no-kill", {"limit": "fixed", "forced": "antes"}, {"limit": "fixed"}),
    ("bomb_boards", "no-bomb-pot", {}, {"bomb_pot": 2}),
    ("double_board", "no-board", {"game": "razz"}, {}),
    ("run_twice", "no-board", {"game": "draw"}, {"rotate": ("razz", "holdem")}),
    ("see_hands", "all-show", {"show": "all"}, {}),
    ("seat_change", "fixed-field", {"entry": "fixed"}, {}),
    ("deal_first", "button-not-small", {"heads_up": "button-bb"}, {}),
    ("showdown", "nobody-asked", {"show": "all"}, {}),
    ("discard_timeout", "no-discards", {}, {"game": "draw"}),
    ("discard_timeout", "no-discards", {"game": "razz"}, {"game": "irish"}),
    ("bring_in", "no-stud", {}, {"game": "stud"}),
    ("open_pair", "no-stud", {"game": "draw"}, {"rotate": ("holdem", "stud")}),
    ("every", "one-game", {}, {"rotate": ("holdem", "omaha")}),
    ("stud_ante", "all-blinds", {}, {"game": "stud"}),
    ("stud_ante", "all-blinds", {"rotate": ("holdem", "omaha")}, {"rotate": ("holdem", "stud")}),
    ("fifth_card", "no-draw", {"game": "irish"}, {"game": "draw"}),
    ("halves", "one-winner", {}, {"game": "omaha8"}),
    ("rake_cap", "no-rake", {}, {"rake": 5}),
    ("no_flop_no_drop", "no-rake", {}, {"rake": 5}),
    ("rise_every", "no-rise", {}, {"rise": "hands"}),
    ("ends_after", "no-hands", {}, {"ends": "hands", "ends_after": 20}),
]  # fmt: skip


@pytest.mark.parametrize(("dial", "why", "off", "on"), IDLE, ids=lambda value: str(value))
def test_a_dial_is_idle_beside_some_and_not_beside_others(dial, why, off, on):
    assert idle(house("standard", **off)).get(dial) == why
    assert dial not in idle(house("standard", **on))


@pytest.mark.parametrize("name", NAMES)
def test_what_is_idle_is_a_dial_and_says_why_in_every_language(name):
    for dial, why in idle(house(name)).items():
        assert dial in DIALS
        assert all(words(language).has(f"dial-idle-{why}") for language in LANGUAGES)
