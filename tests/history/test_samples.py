"""The samples of each format read as they were written; cut off or changed they are refused, and nothing crashes."""

from __future__ import annotations

from random import Random

import pytest

from sidepot.history.formats import FORMATS, read_file
from tests.history.samples import FILES, SAMPLES

pytestmark = pytest.mark.core

MANY = {"own": 22, "phh": 14, "pokerstars": 22, "ohh": 12, "acpc": 3}


@pytest.mark.parametrize("name", FILES)
def test_samples_are_legal(name: str) -> None:
    found = list(read_file(SAMPLES / FILES[name]))
    assert [one.error for one in found] == [""] * MANY[name]
    for one in found:
        assert one.record is not None
        assert sum(one.record.result.net) == -one.record.result.rake - one.record.result.dropped


@pytest.mark.parametrize("name", FILES)
def test_the_same_players_win_the_same_in_every_format(name: str) -> None:
    own = {(one.record.about.number, one.record.rules.limit, one.record.rules.game): one.record
           for one in read_file(SAMPLES / FILES["own"]) if one.record}  # fmt: skip
    for one in read_file(SAMPLES / FILES[name]):
        assert one.record is not None
        record = own[one.record.about.number, one.record.rules.limit, one.record.rules.game]
        net = dict(zip(record.names, record.result.net, strict=True))
        if name == "acpc":
            assert sorted(one.record.result.net) == sorted(net.values())
        else:
            assert dict(zip(one.record.names, one.record.result.net, strict=True)) == net


@pytest.mark.parametrize("name", FILES)
def test_a_file_that_is_cut_off_keeps_its_whole_hands(name: str) -> None:
    text = (SAMPLES / FILES[name]).read_text("utf-8")
    whole = len(list(FORMATS[name].read(text)))
    chance = Random(name)
    for _ in range(25):
        cut = text[: chance.randrange(len(text))]
        found = list(FORMATS[name].read(cut))
        read = [one for one in found if one.record is not None]
        assert len(read) <= whole
        assert all(one.error.startswith("line ") and one.wrong_line for one in found if one.record is None)


@pytest.mark.parametrize("name", FILES)
def test_a_changed_file_is_refused_or_still_adds_up(name: str) -> None:
    text = (SAMPLES / FILES[name]).read_text("utf-8")
    chance = Random(f"{name} changed")
    signs = "0123456789.,:'\"[]{}#pfcr$ \n\x00AKQJThsdc?-" + "\u20ac\U0001f0a1"
    for _ in range(60):
        changed = list(text)
        for _change in range(chance.choice((1, 1, 3, 20))):
            at = chance.randrange(len(changed))
            changed[at] = chance.choice(signs) if chance.random() < 0.6 else ""
        for one in FORMATS[name].read("".join(changed)):
            if one.record is None:
                assert one.error.startswith("line "), one.error
                continue
            result = one.record.result
            assert sum(result.net) == -result.rake - result.dropped


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize(
    "text", ["", "\n\n", "\ufeff", "x", "[" * 5000, "{" * 5000, "\x00" * 100, "PokerStars Hand #1:"]
)
def test_what_is_no_history_is_told(name: str, text: str) -> None:
    for one in FORMATS[name].read(text):
        assert one.record is None
        assert one.error.startswith("line ")
