"""Which build runs: the compiled one or the plain sources, as the environment says."""

import os
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
