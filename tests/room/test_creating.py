"""Opening a table: presets that can be opened, dials with plain names, rules in words while some dials are wrong."""

from __future__ import annotations

import pytest

from room.rooms import guest, kept, open_room
from room.test_table_games import ask, run
from room.virtual import VirtualLoop
from sidepot.room.http.api import _check_settings
from sidepot.room.http.dial_check import look_at_dials
from sidepot.room.http.presets import PRESETS
from sidepot.room.protocol.bodies import NewTable
from sidepot.room.protocol.refusals import Turned
from sidepot.room.show.dial_groups import GROUP_OF
from sidepot.rules import DIALS, house
from sidepot.rules.words import in_words, value_phrase
from sidepot.words import LANGUAGES, words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dial_is_in_one_group_under_a_name_of_its_own(language: str) -> None:
    assert GROUP_OF.keys() == DIALS.keys()
    say = words(language)
    assert all(say(f"dial-group-{group}") for group in GROUP_OF.values())
    labels = [say(f"dial-{name}") for name in DIALS]
    assert len(set(labels)) == len(labels)
    assert all(say(f"dial-{name}.hint") for name in DIALS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_a_dial_is_put_in_words(language: str) -> None:
    say = words(language)
    for name, dial in DIALS.items():
        if dial.kind == "choice":
            means = [str(say.shown(value_phrase(name, choice))) for choice in dial.choices]
            assert len(set(means)) == len(means), name


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_preset_can_be_opened_as_it_is(preset) -> None:
    rules = _check_settings(preset.settings)
    assert rules.min_buy_in < rules.max_buy_in
    assert preset.settings.private


def test_in_a_bomb_pot_night_everyone_puts_in_five_big_blinds_and_nobody_bets_before_the_flop() -> None:
    preset = next(preset for preset in PRESETS if preset.name == "bomb-pots")
    rules = _check_settings(preset.settings)
    assert rules.each_antes + rules.bb == 5 * rules.bb
    told = in_words(rules)
    assert "There are no blinds: everyone antes 10." in told
    assert "There is no betting before the flop." in told


def test_one_wrong_dial_does_not_hide_what_the_others_decide() -> None:
    base = house("standard")
    seen = look_at_dials(base, {"game": "omaha", "limit": "pot", "blinds": "5/", "ante": "much"}, 6)
    assert not seen.fine
    assert seen.errors.keys() == {"blinds", "ante"}
    assert "Omaha" in seen.words[0].told("en")
    assert "Pot limit" in seen.words[1].told("en")
    mended = look_at_dials(base, {"game": "omaha", "limit": "pot", "blinds": "5/10", "ante": "1"}, 6)
    assert mended.fine
    assert mended.errors == {}
    assert "The blinds are 5 and 10." in [sentence.told("en") for sentence in mended.words]


def test_dials_that_exclude_each_other_are_told_and_the_rest_holds() -> None:
    seen = look_at_dials(house("standard"), {"first_betting": False, "blinds": "1000/2000"}, 2)
    assert "forced" in seen.errors["first_betting"][0].told("en")
    assert "The blinds are 1,000 and 2,000." in [sentence.told("en") for sentence in seen.words]


def test_a_table_like_the_last_one_can_be_opened_also_after_a_restart() -> None:
    async def scene(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        for name in ("Ada", "Ben"):
            await guest(room, name)
        assert (await ask(room, "Ada", "/api/saved", method="GET")).last is None
        for name in ("First", "Second"):
            await ask(room, "Ada", "/api/tables", NewTable(name=name, chairs=4, dials={"blinds": "5/10"}))
        told = await ask(room, "Ada", "/api/saved", method="GET")
        assert not told.saved, "it is none of those that were saved"
        assert (told.last.name, told.last.settings["dials"]) == ("Second", {"blinds": "5/10"})
        assert (await ask(room, "Ben", "/api/saved", method="GET")).last is None
        with pytest.raises(Turned):
            await ask(room, "Ada", "/api/saved/{saved}/delete", saved="last")
        there = await open_room(loop, kept(room))
        last = there.saved.last("Ada")
        assert last is not None
        await ask(there, "Ada", "/api/tables", NewTable(**last.settings))
        await there.stop()

    run(scene)
