"""No sheet that is accepted stops later: sheets at the edges of what may be written, each played to its end."""

from __future__ import annotations

import json

import msgspec
import pytest
from hypothesis import HealthCheck, event, given, settings
from hypothesis import strategies as st

from sidepot.engine import plain
from sidepot.rules import NAMES
from sidepot.rules.levels import HIGHEST, Level, Levels
from sidepot.tournament import Season, begin, parse_sheet
from sidepot.tournament.events import LevelBegan
from sidepot.tournament.sheet_keys import MOST_EACH, MOST_GAMES, MOST_HANDS, MOST_MINUTES, MOST_POINTS, MOST_SECONDS
from tournament.playing import simple

pytestmark = pytest.mark.core

KINDS = ("caller", "folder", "gambler", "random")
CHIPS = st.sampled_from((1, 2, 3, 7, 100, 2**31, 2**32 + 1, MOST_EACH - 1, MOST_EACH))
BLIND = st.sampled_from((2, 4, 7, 100, 2**31, 2**33, 2**42 + 2, HIGHEST // 2, HIGHEST - 1, HIGHEST))
WRITE = msgspec.json.Encoder(enc_hook=lambda part: int(part) if isinstance(part, int) else list(part)).encode
MONEY = st.sampled_from((0, 1, 7, MOST_EACH))


@st.composite
def blinds(draw) -> list[list[int]]:
    """Levels that don't fall."""
    rows: list[list[int]] = []
    for bb in sorted(draw(st.lists(BLIND, min_size=1, max_size=4))):
        ante = max(draw(st.sampled_from((0, 1, bb, HIGHEST))), rows[-1][2] if rows else 0)
        rows.append([max(bb // 2, rows[-1][0] if rows else 0), bb, ante])
    return rows


@st.composite
def fields(draw, most: int) -> dict[str, object]:
    many = draw(st.integers(2, most))
    kinds = [draw(st.sampled_from(KINDS)) for _ in range(many)]
    return {"named": {f"p{at}": kind for at, kind in enumerate(kinds)}, "rebuy": 50, "add_on": 50,
            "seconds_per_hand": draw(st.sampled_from((1, 60, MOST_SECONDS)))}  # fmt: skip


@st.composite
def sheets(draw) -> dict[str, object]:
    """What a user could write; not all of it is accepted."""
    kind = draw(st.sampled_from(("tournament", "season", "timed")))
    rows = draw(blinds())
    levels: dict[str, object] = {
        "by": draw(st.sampled_from(("minutes", "hands", "orbits"))), "every": draw(st.integers(1, 2)),
        "blinds": rows, "bb_ante": draw(st.booleans()), "then": draw(st.sampled_from(("double", "stay"))),
    }  # fmt: skip
    if len(rows) > 1 and draw(st.booleans()):
        levels |= {"breaks": [1], "break_minutes": draw(st.sampled_from((1, MOST_MINUTES)))}
    sheet: dict[str, object] = {
        "format": kind, "house": draw(st.sampled_from(NAMES)), "stack": draw(CHIPS), "levels": levels,
        "still_hands": draw(st.integers(1, 20)), "draw": draw(st.booleans()),
        "places": draw(st.sampled_from(("stacks", "strength"))),
    }  # fmt: skip
    sheet["chairs"] = chairs = draw(st.integers(2, 8 if sheet["house"] == "pineapple" else 10))
    sheet["field"] = draw(fields({"tournament": 12, "season": 10, "timed": chairs}[kind]))
    if draw(st.booleans()):
        sheet |= {"buy_in": draw(MONEY), "fee": draw(MONEY), "guarantee": draw(MONEY)}
        sheet["payouts"] = draw(st.sampled_from(("standard", "winner-takes-all", [97, 2, 1], [100])))
    if draw(st.booleans()):
        limit = draw(st.sampled_from(("no", "pot", "fixed")))
        # without a cap two who always raise by one unit would play a hand of billions for years
        sheet["dials"] = {"limit": limit, **({"cap": 4} if limit == "fixed" else {})}
    if kind == "season":
        sheet |= {"games": draw(st.integers(1, 3)), "max_entrants": 10}
        row = [MOST_POINTS, *[0] * 8, -MOST_POINTS]
        sheet["points"] = draw(st.sampled_from(({}, {"10": row}, {"2": [MOST_POINTS, -MOST_POINTS]})))
    elif kind == "timed":
        sheet |= {"hands": draw(st.integers(1, 12)), "refill": draw(st.booleans())}
    elif draw(st.booleans()):
        sheet |= {"late": 1, "reentries": draw(st.sampled_from((0, 1, 1000)))}
        sheet["rebuys"] = {"chips": draw(CHIPS), "cost": draw(MONEY), "until": 1, "wait_seconds": MOST_SECONDS}
        sheet["add_on"] = {"chips": draw(CHIPS), "cost": draw(MONEY), "level": 1}
    return sheet


def text_of(sheet: dict[str, object]) -> str:
    """As TOML: whatever is not a table first."""
    return "".join(f"{key} = {_inline(value)}\n" for key, value in sheet.items())


def _inline(value: object) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{key} = {_inline(part)}" for key, part in value.items()) + "}"
    return json.dumps(value)


def play(text: str):
    """Play a sheet to its end; what happens, and what anybody could look at, can be written down."""
    runner = begin(parse_sheet(text, kinds=KINDS), lambda kind, table, rng: simple(kind, table, rng), 3)
    happened = runner.begin()
    for events in runner.steps():
        WRITE(plain([events, runner.game.game.view(None)]))
        happened += events
    game = runner.game
    assert game.over
    WRITE(plain(game.table if isinstance(game, Season) else game.places))
    return game, happened


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(sheets())
def test_a_sheet_that_is_accepted_is_played_to_its_end(sheet):
    text = text_of(sheet)
    try:
        parse_sheet(text, kinds=KINDS)
    except ValueError as refused:
        event(f"refused: {str(refused).partition(': ')[2][:12]}")
        return
    event(f"played: {sheet['format']}")
    play(text)


@pytest.mark.parametrize("players", range(2, 11))
def test_l14_a_season_of_two_to_ten_has_points_for_everyone(players):
    game, _ = play(f'format = "season"\nchairs = 10\ngames = 2\n[field]\ngambler = {players}')
    assert len(game.table) == players
    assert sum(row.games for row in game.table) == 2 * players


def test_blinds_double_up_to_the_highest_and_stay_there():
    for level in (Level(1, 2), Level(HIGHEST - 1, HIGHEST), Level(0, HIGHEST), Level(1, 2, HIGHEST), Level(3, 7, 5)):
        levels = Levels((level,), doubles=True)
        amounts = [levels.at(index) for index in range(0, 400, 7)]
        assert all(level.bb <= step.bb <= HIGHEST and step.ante <= HIGHEST and step.sb >= level.sb for step in amounts)
        assert levels.last(399)


def test_blinds_above_all_chips_end_a_game_and_never_become_nothing():
    text = f'stack = 1\nstill_hands = 2\n[levels]\nblinds = [[{HIGHEST // 4}, {HIGHEST // 2}]]\nthen = "double"\n'
    _, happened = play(text + "[field]\ncaller = 3")
    assert all(step.bb >= HIGHEST // 2 for step in happened if isinstance(step, LevelBegan))


@pytest.mark.parametrize(
    "lines",
    [
        f'still_hands = {MOST_HANDS}\n[levels]\nevery = {MOST_MINUTES}\nby = "minutes"',
        f'format = "timed"\nhands = {MOST_HANDS}',
        f'format = "season"\ngames = {MOST_GAMES}',
    ],
)
def test_the_longest_are_accepted(lines):
    parse_sheet(f"{lines}\n[field]\ncaller = 2\nseconds_per_hand = {MOST_SECONDS}")
