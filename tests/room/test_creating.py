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
from sidepot.room.show.dial_names import CHOICES, GROUPS, NAMES
from sidepot.rules import DIALS, house
from sidepot.rules.words import in_words


def test_every_dial_is_in_one_group_under_a_name_of_its_own() -> None:
    assert NAMES.keys() == DIALS.keys()
    assert sum(len(dials) for dials in GROUPS.values()) == len(DIALS)
    labels = [label for _, label in NAMES.values()]
    assert len(set(labels)) == len(labels)


def test_choices_that_are_put_in_words_exist_and_are_all_of_a_dial() -> None:
    for name, means in CHOICES.items():
        assert means.keys() == set(DIALS[name].choices), name
        assert len(set(means.values())) == len(means), name


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_preset_can_be_opened_as_it_is(preset) -> None:
    rules = _check_settings(preset.settings)
    assert rules.min_buy_in < rules.max_buy_in
    assert preset.settings.private


def test_in_a_bomb_pot_night_everyone_puts_in_five_big_blinds_and_nobody_bets_before_the_flop() -> None:
    preset = next(preset for preset in PRESETS if preset.name == "Bomb-pot night")
    rules = _check_settings(preset.settings)
    assert rules.each_antes + rules.bb == 5 * rules.bb
    words = in_words(rules)
    assert "There are no blinds: everyone antes 10." in words
    assert "Nobody bets before the flop." in words


def test_one_wrong_dial_does_not_hide_what_the_others_decide() -> None:
    base = house("standard")
    seen = look_at_dials(base, {"game": "omaha", "limit": "pot", "blinds": "5/", "ante": "much"}, 6)
    assert not seen.fine
    assert seen.errors.keys() == {"blinds", "ante"}
    assert "Omaha" in seen.words[0]
    assert "Pot limit" in seen.words[1]
    mended = look_at_dials(base, {"game": "omaha", "limit": "pot", "blinds": "5/10", "ante": "1"}, 6)
    assert mended.fine
    assert mended.errors == {}
    assert "The blinds are 5 and 10." in mended.words


def test_dials_that_exclude_each_other_are_told_and_the_rest_holds() -> None:
    seen = look_at_dials(house("standard"), {"first_betting": False, "blinds": "1000/2000"}, 2)
    assert "forced" in seen.errors["first_betting"]
    assert "The blinds are 1,000 and 2,000." in seen.words


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
