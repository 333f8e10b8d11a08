"""Runs by auto players: broken off anywhere they go on as if nothing had happened, and nothing stops them."""

from __future__ import annotations

import pytest
from msgspec import structs

from sidepot.tournament import AtTable, begin, go_on, parse_sheet
from sidepot.tournament.events import LevelBegan, MayRebuy, Registered
from sidepot.tournament.log import Entry, read_entry, replay, write_entry
from tournament.playing import of, simple

pytestmark = pytest.mark.core

SHEET = """\
chairs = 4
stack = 300
buy_in = 10
late = 2
reentries = 1
[levels]
by = "minutes"
every = 3
blinds = [[5, 10], [10, 20], [25, 50], [50, 100], [100, 200]]
[rebuys]
chips = 300
cost = 10
until = 2
[add_on]
chips = 300
cost = 10
level = 2
[field]
gambler = 4
random = 3
late = 2
rebuy = 70
seconds_per_hand = 40
"""


def played(runner) -> list:
    return [event for events in runner.steps() for event in events]


def whole(seed: int):
    """A run from its beginning: the sheet, the log, how many entries there were after each step, and the end."""
    sheet, log = parse_sheet(SHEET), []
    runner = begin(sheet, simple, seed, log.append)
    told = [(len(log), runner.begin())]
    for events in runner.steps():
        told.append((len(log), events))
    return sheet, log, told, runner.game


def test_a_run_broken_off_anywhere_goes_on_to_the_same_end():
    sheet, log, told, game = whole(3)
    asked = [at for at, events in told if of(events, MayRebuy)]
    late = [at for at, events in told[1:] if of(events, Registered)]
    assert asked
    assert late
    steps = [at for at, _ in told if at < len(log)]
    in_a_hand = [at for at in range(1, len(log)) if isinstance(log[at - 1].command, AtTable) and log[at].command]
    for at in (1, 3, *asked[:4], *late[:2], *steps[::20], *in_a_hand[::50]):
        runner = go_on(sheet, simple, 3, log[:at])
        played(runner)
        assert runner.game.over
        assert runner.game.places == game.places
        assert runner.game.state() == game.state()


def test_nobody_takes_an_add_on_when_the_level_began_with_the_last_hand():
    sheet = parse_sheet(SHEET.replace("rebuy = 70", "rebuy = 70\nadd_on = 0"))
    runner = begin(sheet, simple, 3, lambda entry: None)
    runner.begin()
    played(runner)
    runner.field = structs.replace(sheet.field, add_on=100)
    began = [LevelBegan(2, 10, 20, 0, None)]
    assert runner.game.over
    assert runner._seen(began) == began


def test_a_log_comes_back_from_text():
    _, log, _, _ = whole(3)
    assert [read_entry(write_entry(entry)) for entry in log[:20]] == log[:20]


@pytest.mark.parametrize("line", [b"", b"{}", b"no", b'{"now": "x", "command": null}', b"\xff"])
def test_what_is_no_entry_is_refused(line):
    with pytest.raises(ValueError, match="not an entry of a tournament's log"):
        read_entry(line)


def test_a_log_of_another_tournament_is_not_replayed():
    sheet, log, _, _ = whole(3)
    with_deck = next(at for at, entry in enumerate(log) if entry.decks)
    without = [*log[:with_deck], Entry(log[with_deck].now, log[with_deck].command)]
    with pytest.raises(ValueError, match="this log is not of a tournament with this structure and seed"):
        go_on(sheet, simple, 3, without)
    first = log[0]
    with pytest.raises(ValueError, match="this log is not of a tournament with this structure and seed"):
        go_on(sheet, simple, 3, [Entry(first.now, first.command, (bytes(52),))])
    assert replay(log[:1], lambda deck: begin(sheet, simple, 3).game).entries == 1


def test_a_level_may_end_in_the_middle_of_a_hand():
    """Hands last longer than the levels, so that the clock runs out while one is played."""
    sheet = parse_sheet(SHEET.replace("every = 3", "every = 1").replace("= 40", "= 600"))
    runner = begin(sheet, simple, 5)
    runner.begin()
    played(runner)
    assert runner.game.over
    assert runner.game.level >= 4


def test_a_run_in_which_nobody_is_left_to_play_says_so():
    sheet = parse_sheet(SHEET)
    runner = begin(sheet, simple, 3)
    with pytest.raises(ValueError, match="nobody is left to play on"):
        played(runner)
