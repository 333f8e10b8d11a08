"""The samples of each format read as they were written; cut off or changed they are refused, and nothing crashes."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sidepot.history.formats import FORMATS, read_file
from sidepot.history.written import CantSay
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


STRANGE = (
    None, True, [], {}, "", 0, -1, 1e300, 10**30, "x", [[]], {"a": 1}, -0.5, "As", ["As", "As"], 2**53, 2**63, 1.005,
)  # fmt: skip


def paths_in(data: Any, before: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to every value of some JSON."""
    keys = list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ()
    return [way for key in keys for way in [(*before, key), *paths_in(data[key], (*before, key))]]


def with_other_values(text: str, chance: Random) -> str:
    """JSON with some values that are left out, doubled, or something else altogether."""
    data = json.loads(text)
    for _ in range(chance.choice((1, 1, 2, 5))):
        ways = paths_in(data)
        if not ways:
            break  # everything was left out
        *way, last = chance.choice(ways)
        inside = data
        for key in way:
            inside = inside[key]
        if chance.random() < 0.2:
            del inside[last]
        elif chance.random() < 0.2 and isinstance(inside, list):
            inside.insert(last, inside[last])
        else:
            inside[last] = chance.choice((*STRANGE, "\ud800"))
    return json.dumps(data)


def with_other_lines(text: str, chance: Random) -> str:
    """Lines in another order, twice, not at all, or with a word from elsewhere."""
    lines = text.split("\n")
    words = [word for line in lines for word in line.split(" ")]
    for _ in range(chance.choice((1, 1, 2, 5))):
        here, there, what = chance.randrange(len(lines)), chance.randrange(len(lines)), chance.randrange(4)
        if what == 0:
            lines[here], lines[there] = lines[there], lines[here]
        elif what == 1:
            lines.insert(there, lines[here])
        elif what == 2 and len(lines) > 1:
            del lines[here]
        else:
            parts = lines[here].split(" ")
            parts[chance.randrange(len(parts))] = chance.choice(
                [*words, "-1", "9" * 20, "p99", "[As As]", "$1.005", "|"]
            )
            lines[here] = " ".join(parts)
    return "\n".join(lines)


def is_told(name: str, text: str) -> None:
    """Each hand is refused with its line, or chips are neither made nor lost in it and all formats can be tried."""
    for one in FORMATS[name].read(text):
        if one.record is None:
            assert one.error.startswith("line "), one.error
            continue
        result = one.record.result
        assert sum(result.net) == -result.rake - result.dropped
        assert one.net is not None
        for form in FORMATS.values():
            try:
                form.begin()(one.record)
            except CantSay:
                continue


@pytest.mark.parametrize("name", FILES)
@settings(max_examples=50, deadline=None)
@given(number=st.integers(0, 2**32))
def test_whatever_stands_in_a_file_is_read_or_told(name: str, number: int) -> None:
    chance = Random(number)
    text = (SAMPLES / FILES[name]).read_text("utf-8")
    if name in ("own", "ohh"):
        hands = [part for part in text.split("\n") if part.strip()]
        is_told(name, with_other_values(chance.choice(hands), chance))
    is_told(name, with_other_lines(text, chance))


PLAIN = """variant = 'NT'
ante_trimming_status = true
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = {stacks}
actions = ['d dh p1 2c3c', 'd dh p2 4c5c', 'p2 f']
"""


@pytest.mark.parametrize(
    ("name", "text", "says"),
    [
        ("phh", "variant = ['NT']\nantes = [0, 0]\nstarting_stacks = [1, 1]\nactions = []", "is not one of"),
        ("phh", "variant = 'NT|'\nantes = [0, 0]\nstarting_stacks = [1, 1]\nactions = []", "is not one of"),
        ("phh", PLAIN.format(stacks="[0, 200]"), "0"),
        ("phh", PLAIN.format(stacks="[9007199254740992, 200]"), "chips"),
        ("phh", "variant = 'NT'\nantes = [" + "9" * 5_000 + "]\n", "thousands of digits"),
        ("ohh", '{"ohh": {"site_name": "\\ud800"}}', "half a character"),
        ("ohh", '{"ohh": {"game_number": ' + "9" * 5_000 + "}}", "thousands of digits"),
    ],
)
def test_what_once_was_a_crash_is_told(name: str, text: str, says: str) -> None:
    (found,) = FORMATS[name].read(text)
    assert found.record is None
    assert says in found.error
