"""Which build runs: the compiled one or the plain sources, as the environment says."""

import ast
import os
import platform
import re
import sys
from importlib import import_module
from pathlib import Path

import pytest

import sidepot

pytestmark = pytest.mark.core

TYPED = sorted(
    ".".join(("sidepot", *pxd.relative_to(Path(sidepot.__file__).parent).with_suffix("").parts))
    for pxd in Path(sidepot.__file__).parent.rglob("*.pxd")
    if pxd.with_suffix(".py").exists()
)


@pytest.mark.parametrize("name", TYPED)
def test_the_build_under_test_is_the_one_asked_for(name: str) -> None:
    build = os.environ.get("SIDEPOT_BUILD")
    if build is None:
        pytest.skip("SIDEPOT_BUILD is not set: any build will do")
    file = import_module(name).__file__
    assert file is not None
    assert file.endswith(".py") == (build == "pure")


def test_objects_that_the_collector_need_not_look_at_are_out_of_its_way() -> None:
    """What a `.pxd` says of its classes with `@cython.no_gc` reaches the compiled module."""
    collected = 1 << 14  # Py_TPFLAGS_HAVE_GC
    said = 0
    for name in TYPED:
        module = import_module(name)
        if module.__file__.endswith(".py"):  # type: ignore[union-attr]
            pytest.skip("plain Python objects are the collector's")
        pxd = Path(sidepot.__file__).parent.parent.joinpath(*name.split(".")).with_suffix(".pxd").read_text()
        if "@cython.no_gc" in pxd:
            for word in re.findall(r"^cdef class (\w+)", pxd, re.MULTILINE):
                assert not getattr(module, word).__flags__ & collected, word
                said += 1
    assert said


def fields_of(pxd: str, name: str) -> set[str]:
    """The fields that a `.pxd` gives a class."""
    block = re.search(rf"^cdef class {name}\b.*?:\n((?:    .*\n|\n)*)", pxd, re.MULTILINE)
    assert block is not None, name
    kind = r"(?:public |readonly )?(?:long long|[\w.]+)"
    rows = re.findall(rf"^    cdef {kind} ([\w, ]+)$", block[1], re.MULTILINE)
    return {field for row in rows for field in row.split(", ")}


def test_fields_that_are_listed_for_plain_python_are_those_of_the_compiled_class() -> None:
    """`__slots__` also says what of a person or a table is compared and saved."""
    listed = set()
    for name in TYPED:
        pxd = Path(sidepot.__file__).parent.parent.joinpath(*name.split(".")).with_suffix(".pxd")
        for made in ast.parse(pxd.with_suffix(".py").read_text()).body:
            for line in made.body if isinstance(made, ast.ClassDef) else []:
                if isinstance(line, ast.Assign) and ast.unparse(line.targets[0]) == "__slots__":
                    slots = ast.literal_eval(line.value)
                    assert isinstance(made, ast.ClassDef)
                    assert sorted(slots) == sorted(fields_of(pxd.read_text(), made.name)), made.name
                    listed.add(made.name)
    assert {"Person", "TableState"} <= listed


def test_what_a_table_asks_of_memory_in_advance_is_not_left_out_by_the_compiler() -> None:
    """A compiler may take a function that only prefetches for one without effect, and nothing else would notice."""
    file = import_module("sidepot.table.prefetch").__file__
    assert file is not None
    if file.endswith(".py"):
        pytest.skip("plain Python has no such thing")
    if platform.machine() != "x86_64" or sys.platform != "linux":
        pytest.skip("other processors have another instruction for it")
    assert Path(file).read_bytes().count(b"\x0f\x18") > 20  # prefetcht0
