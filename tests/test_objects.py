"""What is compiled can't be made empty, and is copied whole or not at all: the same in both builds."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import sidepot

pytestmark = pytest.mark.core

ROOT = Path(sidepot.__file__).parent
TYPED = sorted(
    ".".join(("sidepot", *pxd.relative_to(ROOT).with_suffix("").parts, name))
    for pxd in ROOT.rglob("*.pxd")
    for name in re.findall(r"^cdef class (\w+)", pxd.read_text(), re.MULTILINE)
)
"""The classes that become C structs."""
UNARMED = {"AllIns", "Beat", "DealersLog", "Deeds", "Ledger", "Question", "Seen"}
"""They can be called without arguments, which Python can't tell from `__new__` alone; nothing in them can crash."""
COPIED = {"Hand": "Hand", "Rank": "Rank", "Plan": "Plan", "Stream": "Stream", "Shuffler": "Shuffler", "Events": "list"}
SAME = {"View", "Options"}
"""Values that belong to a hand: a copy is the value itself, a pickle is refused."""
NEVER_HELD = {"Course", "LoggedGame"}
"""Only what is made of them is."""


@pytest.fixture(scope="module")
def came() -> dict[str, dict[str, str]]:
    """What comes of every class, in a process of its own: a crash fails with the name of the class."""
    script = Path(__file__).with_name("objects.py")
    path = {"PYTHONPATH": f"{ROOT.parent}:{script.parent}"}
    ran = subprocess.run([sys.executable, "-X", "faulthandler", script], env=path, capture_output=True, text=True)
    found = {}
    for line in ran.stdout.splitlines():
        name, _, rest = line.partition("} ")
        found[json.loads(name + "}")["class"]] = json.loads(rest or "{}")
    last = next(reversed(found), "none")
    assert ran.returncode == 0, f"the process ended ({ran.returncode}) at {last}:\n{ran.stderr}"
    return found


@pytest.mark.parametrize("name", [name for name in TYPED if name.rpartition(".")[2] not in UNARMED])
def test_a_compiled_class_is_not_made_by_new_alone(came: dict[str, dict[str, str]], name: str) -> None:
    short = name.rpartition(".")[2]
    assert re.match(rf"TypeError: .*({short}\(|sidepot\.|hand\.)", came[name]["new"]), came[name]["new"]
    assert came[name]["call"].startswith("TypeError: ")


@pytest.mark.parametrize("name", [name for name in TYPED if name.rpartition(".")[2] not in NEVER_HELD])
def test_a_compiled_object_is_copied_whole_or_refuses_in_a_sentence(
    came: dict[str, dict[str, str]], name: str
) -> None:
    short = name.rpartition(".")[2]
    copies = {way: result for way, result in came[name].items() if way not in ("new", "call")}
    assert copies, f"say in {Path(__file__).parent / 'objects.py'} how a {short} is made"
    if short in SAME:
        assert (copies.pop("copy"), copies.pop("deepcopy")) == (short, short)
    for way, result in copies.items():
        if short in COPIED:
            assert result == COPIED[short], way
        else:
            assert re.match(r"TypeError: .*(copied|pickled|copies)", result), f"{way}: {result}"
            assert "__cinit__" not in result


def test_nothing_of_a_compiled_module_crashes(came: dict[str, dict[str, str]]) -> None:
    assert set(TYPED) <= set(came)
