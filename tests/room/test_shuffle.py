"""P7: every shuffle is uniform, from the operating system alone, and cannot be configured otherwise."""

from __future__ import annotations

import ast
import hashlib
import inspect
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from room.battery import QUESTIONS, pile
from sidepot.cards import FULL_DECK, SHORT_DECK
from sidepot.room.base import shuffle as module
from sidepot.room.base.shuffle import NoRandomness, shuffle

SOURCE = Path(module.__file__).read_text("utf-8")
FALSE_ALARM = 1e-9


@pytest.mark.parametrize("cards", [FULL_DECK, SHORT_DECK, b"", b"\x07", bytes(range(256))])
def test_a_shuffled_deck_has_the_same_cards(cards: bytes) -> None:
    assert sorted(shuffle(cards)) == list(cards)


def test_promise_7_every_order_comes_from_equally_many_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Three cards, all 65,536 pairs of bytes: those that are not thrown away lead to each order equally often."""
    counts: Counter[bytes] = Counter()
    again = []
    for first in range(256):
        for second in range(256):
            drawn = iter((bytes((first, second)), b""))
            monkeypatch.setattr(module, "_randomness", lambda count, drawn=drawn: next(drawn))
            try:
                counts[shuffle(b"abc")] += 1
            except StopIteration:
                again.append(first)
    assert set(counts) == {bytes(order) for order in permutations(b"abc")}
    assert set(counts.values()) == {255 * 256 // 6}
    assert set(again) == {255}  # the one byte that would favour an order is thrown away


def test_promise_7_decks_answer_every_question_like_chance() -> None:
    decks = pile(shuffle, 12_000)
    answers = {question.__name__: question(decks) for question in QUESTIONS}
    assert min(answers.values()) > FALSE_ALARM, answers


def test_promise_7_a_fixed_row_of_bytes_passes_at_99_percent(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same every time: the system's bytes are replaced by a known stream, so that a strict bound can stand."""
    block = iter(range(10**9))
    stream = lambda count: hashlib.shake_128(next(block).to_bytes(8)).digest(count)  # noqa: E731
    monkeypatch.setattr(os, "urandom", stream)
    decks = pile(shuffle, 12_000)
    answers = {question.__name__: question(decks) for question in QUESTIONS}
    assert min(answers.values()) > 0.01 / len(answers), answers


def any_two(cards: bytes, chance: Random) -> bytes:
    """The well-known wrong one: each card is swapped with any other."""
    order = list(cards)
    for place in range(len(order)):
        other = chance.randrange(len(order))
        order[place], order[other] = order[other], order[place]
    return bytes(order)


def one_short(cards: bytes, chance: Random) -> bytes:
    """Never with itself: only single cycles come out."""
    order = list(cards)
    for left in range(len(order) - 1, 0, -1):
        other = chance.randrange(left)
        order[left], order[other] = order[other], order[left]
    return bytes(order)


def uneven_bytes(cards: bytes, chance: Random) -> bytes:
    """The remainder of a byte, nothing thrown away."""
    order = list(cards)
    for left in range(len(order), 1, -1):
        other = chance.randrange(256) % left
        order[left - 1], order[other] = order[other], order[left - 1]
    return bytes(order)


def top_stays_near(cards: bytes, chance: Random) -> bytes:
    """One time in two the last swap is forgotten."""
    order = list(cards)
    for left in range(len(order), 1 if chance.random() < 0.5 else 2, -1):
        other = chance.randrange(left)
        order[left - 1], order[other] = order[other], order[left - 1]
    return bytes(order)


def riffled(cards: bytes, chance: Random) -> bytes:
    """Six riffles by hand."""
    order = list(cards)
    for _ in range(6):
        cut = sum(chance.random() < 0.5 for _ in order)
        left, right = order[:cut], order[cut:]
        order = []
        while left or right:
            pile = left if chance.random() * (len(left) + len(right)) < len(left) else right
            order.append(pile.pop(0))
    return bytes(order)


@pytest.mark.parametrize("wrong", [any_two, one_short, uneven_bytes, top_stays_near, riffled])
def test_promise_7_the_questions_find_a_wrong_shuffle(wrong: Callable[[bytes, Random], bytes]) -> None:
    chance = Random(1)
    decks = pile(lambda cards: wrong(cards, chance), 12_000)
    assert min(question(decks) for question in QUESTIONS) < FALSE_ALARM


def test_promise_7_forked_processes_never_repeat_a_deck() -> None:
    code = (
        "import os\n"
        "from sidepot.cards import FULL_DECK\n"
        "from sidepot.room.base.shuffle import shuffle\n"
        "shuffle(FULL_DECK)\n"
        "for _ in range(3): os.fork()\n"
        "lines = ''.join(shuffle(FULL_DECK).hex() + '\\n' for _ in range(200))\n"
        "for at in range(0, len(lines), 2100): os.write(1, lines[at : at + 2100].encode())\n"
        "while True:\n"
        "    try: os.wait()\n"
        "    except ChildProcessError: break\n"
    )
    out = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60).stdout
    decks = out.split()
    assert len(decks) == len(set(decks)) == 8 * 200


def test_promise_7_without_the_systems_randomness_there_is_no_deck(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(count: int) -> bytes:
        raise OSError("no entropy")

    monkeypatch.setattr(os, "urandom", broken)
    with pytest.raises(NoRandomness, match="no entropy"):
        shuffle(FULL_DECK)
    monkeypatch.setattr(os, "urandom", lambda count: b"too few")
    with pytest.raises(NoRandomness, match="7 bytes"):
        shuffle(FULL_DECK)


def test_promise_7_the_module_knows_no_other_source() -> None:
    tree = ast.parse(SOURCE)
    imports = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    froms = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert imports == {"os"}
    assert froms == {"__future__"}
    of_os = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "os"
    }
    assert of_os == {"urandom"}
    called = {node.func.id for node in ast.walk(tree) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert not called & {"__import__", "eval", "exec", "getattr", "globals", "vars", "open"}
    assert list(inspect.signature(shuffle).parameters) == ["cards"]


def test_promise_7_no_module_of_the_room_imports_another_source() -> None:
    """Seeded decks are for simulations: nothing in the room may reach them."""
    for file in Path(module.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Import):
                names = {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                names = {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}
            else:
                continue
            banned = {"sidepot.deck", "sidepot.shuffled", "numpy.random"} & names
            assert not banned, f"{file.name} imports {banned}"
