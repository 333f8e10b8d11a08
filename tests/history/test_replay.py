"""A hand as a viewer steps through it: every step is the table as it was, and nothing hidden is in it.

Not among the tests of the plain build, which takes minutes for the equities of so many steps.
"""

from __future__ import annotations

import itertools
import re
from unittest.mock import patch

import msgspec
import pytest
from hypothesis import given, settings

from sidepot import house, start
from sidepot.engine.notation import play
from sidepot.engine.stacking import stacked
from sidepot.equity import equity
from sidepot.history import About, record_of
from sidepot.history.formats import FORMATS, copied
from sidepot.history.picture import preview_svg, summary_of
from sidepot.history.replay import replay_of
from sidepot.history.written import CantSay
from sidepot.testing import finished_hands
from tests.history.hands import made, with_other_hidden_cards

HOLES, BOARD = ("AsAh", "KsKh", "QsQh"), "2c7d9hJs3d"


def record(line="r6 f c x r9 c x x r20 c", about=None, **dials):
    rules = house("standard", blinds=(1, 2), **dials)
    hand = play(start(rules, (200, 200, 200), 0, stacked(rules, 3, 0, HOLES, BOARD)), line)
    return record_of(hand, ("Ada", "Ben", "Cleo"), about)


def test_streets_are_marked_by_the_step_they_begin_with():
    replay = replay_of(record())
    assert [(mark.street, mark.step) for mark in replay.streets] == [
        ("pre-flop", 0), ("flop", 4), ("turn", 8), ("river", 11)
    ]  # fmt: skip
    assert replay.steps[4].board == ["2c", "7d", "9h"]
    assert replay.steps[4].pot == 13


def test_a_step_has_chips_wagers_pots_and_whose_turn_it_is():
    step = replay_of(record()).steps[1]
    assert [(chair.player, chair.chips, chair.wager) for chair in step.chairs] == [
        ("Ada", 194, 6), ("Ben", 199, 1), ("Cleo", 198, 2)
    ]  # fmt: skip
    assert step.turn == "Ben"
    assert [pot.amount for pot in step.pots] == [9]
    assert step.events == [{"type": "raised-to", "player": "Ada", "to": 6, "paid": 6, "all_in": False, "verb": "raise"}]


def test_events_are_told_by_whatever_words_are_given():
    replay = replay_of(record(), tell=lambda event, names: f"{names[event.seat]}!" if hasattr(event, "to") else None)
    assert replay.steps[1].says == ["Ada!"]


def test_equities_as_known_then_are_those_of_the_viewers_cards_against_any():
    replay = replay_of(record().seen_by(0))
    then = replay.steps[4].equity_then
    assert then is not None
    assert then.unknown == ["Cleo"]
    assert list(then.shares) == ["Ada"]
    exact = equity(["AsAh", "random"], "2c7d9h").equity[0]
    assert then.shares["Ada"] == pytest.approx(exact, abs=0.02)


def test_equities_with_all_shown_cards_know_what_was_shown_later():
    replay = replay_of(record().seen_by(0))
    shown = replay.steps[4].equity_shown
    assert shown is not None
    assert shown.unknown == []
    # Ben's kings were folded unseen
    assert shown.shares["Ada"] == pytest.approx(equity(["AsAh", "QsQh"], "2c7d9h").equity[0])
    assert replay.steps[4].chairs[1].known == [None, None]
    assert replay.steps[4].chairs[2].cards == [None, None]
    assert replay.steps[4].chairs[2].known == ["Qs", "Qh"]


def test_the_rail_knows_no_equities_before_hands_lie_open():
    replay = replay_of(record().seen_by(None))
    assert replay.hero is None
    assert all(step.equity_then is None for step in replay.steps[:13])
    assert replay.steps[4].equity_shown is not None


def test_who_won_what_and_why():
    outcome = replay_of(record()).outcome
    assert outcome.won == {"Ada": 71}
    assert outcome.net == {"Ada": 36, "Ben": -1, "Cleo": -35}
    assert [(award.pot, award.shares, award.hand.told()) for award in outcome.awards] == [
        (0, {"Ada": 71}, "a pair of aces")
    ]  # fmt: skip
    assert {shown.player: sorted(shown.plays) for shown in outcome.shown}["Ada"] == ["7d", "9h", "Ah", "As", "Js"]
    assert outcome.luck == {}


def test_luck_is_told_where_somebody_was_all_in():
    outcome = replay_of(record("r200 c f")).outcome
    assert outcome.luck is not None
    assert sum(outcome.luck.values()) == pytest.approx(0, abs=1e-9)
    assert any(outcome.luck.values())


def test_two_players_of_one_name_are_told_apart():
    replay = replay_of(record().but(players=("Ada", "Ada", "Cleo")))
    assert replay.players == ["Ada", "Ada (2)", "Cleo"]


@settings(max_examples=80, deadline=None)
@given(finished_hands())
def test_every_step_of_every_game_has_all_chips_and_cards_of_the_deck(hand):
    with patch("sidepot.history.equities._SAMPLES", 20), patch("sidepot.history.equities._PLAYED_OUT", 20):
        replay = replay_of(record_of(hand))
    whole = sum(hand.starting_stacks)
    for step in replay.steps[:-1]:
        assert sum(chair.chips for chair in step.chairs) + step.pot == whole
        assert sum(pot.amount for pot in step.pots) == step.pot
        for equities in (step.equity_then, step.equity_shown):
            if equities is not None and not equities.unknown:
                assert sum(equities.shares.values()) == pytest.approx(1, abs=0.01)
    end = replay.steps[-1]
    taken = replay.outcome.rake + replay.outcome.dropped
    assert sum(chair.chips for chair in end.chairs) == whole - taken
    assert sum(replay.outcome.net.values()) == -taken
    assert [event for step in replay.steps for event in step.events], "something happened"
    assert msgspec.json.decode(msgspec.json.encode(replay))["game"] == hand.rules.game


def test_a_replay_and_its_picture_do_not_depend_on_cards_the_viewer_never_saw():
    many = 0
    for number in range(12):
        hand = made("standard", "holdem", "no", number)
        other, differs = with_other_hidden_cards(hand)
        for viewer in (0, None):
            one, two = (record_of(each).seen_by(viewer) for each in (hand, other))
            assert replay_of(one) == replay_of(two)
            assert preview_svg(one) == preview_svg(two)
            many += differs
    assert many > 6


def test_a_picture_is_well_formed_and_says_only_what_it_may():
    from xml.etree import ElementTree

    told = record("r6 f f", About(site="<Here> & there", currency="USD", decimals=2)).but(
        players=("A<b>&\x07", "Ben", "C" * 60)
    )
    svg = preview_svg(told.seen_by(None))
    texts = "".join(ElementTree.fromstring(svg).itertext())
    assert "<Here> & there" in texts
    assert "$0.03" in texts
    assert "\x07" not in svg
    # nobody showed a card, and no board came: no card has an index
    assert not re.search(r'font-size="34"', svg)
    assert "wins the pot" in summary_of(told)
    assert "gewinnt den Pot" in summary_of(told, "de")
    assert "gewinnt den Pot" in preview_svg(told.seen_by(None), "de")


@pytest.mark.parametrize("game", ["triple27", "drawmaha", "stud8", "omaha8", "holdem"])
def test_no_words_of_a_picture_lie_over_others(game):
    from xml.etree import ElementTree

    hand = made("standard", game, "fixed", 3)
    names = tuple("MWMW" * 12 + str(seat) for seat in range(hand.players))
    svg = preview_svg(record_of(hand, names, About(currency="USD", decimals=2)))
    lines: dict[float, list[tuple[float, float]]] = {}
    for text in ElementTree.fromstring(svg).iterfind("{*}text"):
        x, wide = float(text.get("x", 0)), 0.55 * float(text.get("font-size", 0)) * len(text.text or "")
        first = x - wide if text.get("text-anchor") else x
        lines.setdefault(float(text.get("y", 0)), []).append((first, first + wide))
    assert len(lines) > 3
    for row in lines.values():
        for (_, end), (begin, _) in itertools.pairwise(sorted(row)):
            assert end <= begin


def test_one_hand_is_copied_as_text_that_is_read_again():
    told = record(about=About(number="7", time="2026-11-18T20:15:00", zone="ET"))
    for name in ("pokerstars", "phh"):
        text = copied(told.seen_by(0), name).text
        assert not text.startswith("[")
        again = [found.record for found in FORMATS[name].read(text)]
        assert [each.result.net for each in again] == [told.result.net]


def test_a_hand_that_a_format_can_t_tell_is_refused_when_copied():
    hand = made("standard", "drawmaha", "no", 1)
    with pytest.raises(CantSay):
        copied(record_of(hand), "pokerstars")
