"""What the form for a new tournament, season or timed game is filled with: what the house's document says of it."""

from __future__ import annotations

from typing import Any

from sidepot.rules import NAMES, Rules, read_house
from sidepot.rules.levels import HANDS, TIME, Level, Levels, bb_with, levels_of_house
from sidepot.tournament.points import LEAGUE
from sidepot.tournament.sheet import SEASON, TIMED, TOURNAMENT
from sidepot.words.refusal import Wrong

FORMATS = (TOURNAMENT, SEASON, TIMED)
HOUSE = {TOURNAMENT: "standard", SEASON: "league", TIMED: "kitchen"}
"""The house whose document describes each of them."""
STEPS = (1, 2, 3, 5, 10, 20, 30, 50, 100)
"""Small blinds of a tournament by a house that has no levels, in its own."""
A_LEVEL = {TOURNAMENT: 8, TIMED: 5}
"""Hands that a level lasts there (K8: five)."""
HANDS_PLAYED = 50


def event_form(kind: str, house: str) -> dict[str, Any]:
    """The fields of the form for a kind of event by a house; ValueError where there is no such thing."""
    if kind not in FORMATS:
        raise Wrong("sheet-format", formats=", ".join(FORMATS))
    if house and house not in NAMES:
        raise Wrong("sheet-house", houses=", ".join(NAMES))
    house = house or HOUSE[kind]
    rules = read_house(house).rules
    levels = _levels(rules, kind)
    chairs = min(max(LEAGUE) if kind == SEASON else 9, rules.max_players)
    return {
        "house": house,
        "chairs": chairs,
        "stack": rules.usual_buy_in if kind != TOURNAMENT or rules.rise != "off" else 75 * rules.bb,
        "by": "minutes" if levels.by == TIME else levels.by,
        "every": levels.steps[0].lasts,
        "blinds": [[step.sb, step.bb] for step in levels.steps],
        "doubles": levels.doubles,
        "hands": rules.ends_after or HANDS_PLAYED,
        "refill": kind == TIMED,
        "points": LEAGUE if kind == SEASON else {},
    }


def _levels(rules: Rules, kind: str) -> Levels:
    """The house's own levels; by the timed game's document blinds double, elsewhere they rise step by step."""
    own = levels_of_house(rules)
    if own is not None:
        return own
    if kind == TIMED:
        return Levels((Level(rules.sb, rules.bb, lasts=A_LEVEL[TIMED]),), HANDS, doubles=True)
    steps = [Level(rules.sb * times, bb_with(rules, rules.sb * times), lasts=A_LEVEL[TOURNAMENT]) for times in STEPS]
    return Levels(tuple(steps), HANDS, doubles=True)
