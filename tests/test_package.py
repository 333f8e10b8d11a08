"""What is installed: every module and every file that the program reads, wherever it is installed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from setuptools import Distribution

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
NOT_INSTALLED = {".c", ".h", ".so", ".pyc", ".pyd"}
"""What modules are compiled from, and what comes of it."""


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> set[str]:
    """The files that a wheel would have, by setuptools' own reading of the settings."""
    monkeypatch.chdir(ROOT)
    distribution = Distribution({"script_name": "setup.py"})
    distribution.parse_config_files([str(ROOT / "pyproject.toml")])
    distribution.get_command_obj("egg_info").egg_base = str(tmp_path)
    build = distribution.get_command_obj("build_py")
    build.ensure_finalized()
    data = {Path(folder, file) for _, folder, _, files in build.data_files for file in files}
    modules = {Path(file) for _, _, file in build.find_all_modules()}
    return {file.resolve().relative_to(SOURCE).as_posix() for file in data | modules}


def test_a_wheel_has_every_file_of_the_sources(installed: set[str]) -> None:
    sources = {
        file.relative_to(SOURCE).as_posix()
        for file in (SOURCE / "sidepot").rglob("*")
        if file.is_file() and file.suffix not in NOT_INSTALLED
    }
    assert sources - installed == set()
    assert "sidepot/room/web/index.html" in installed
    assert any("store/migrations/versions/" in file for file in installed)


COMPILES_NOTHING_BUT_SAYS_SO = """#!/bin/sh
case "$*" in *engine/hand.c*) exit 1;; esac
while [ $# -gt 1 ]; do [ "$1" = -o ] && : > "$2"; shift; done
"""


@pytest.fixture
def half_a_compiler(tmp_path: Path) -> str:
    """One that fails at a single module."""
    file = tmp_path / "half-cc"
    file.write_text(COMPILES_NOTHING_BUT_SAYS_SO)
    file.chmod(0o700)
    return str(file)


@pytest.mark.parametrize(
    ("compiler", "says"),
    [
        ("no-such-cc -pthread", "no compiler (no-such-cc -pthread); the plain Python modules will run, more slowly"),
        ("false", 'building extension "sidepot.engine.hand" failed'),
        ("half", "could not compile sidepot.engine.hand; the plain Python modules will run, more slowly"),
    ],
    ids=["none", "one that fails", "one that fails once"],
)
def test_without_a_compiler_the_plain_modules_are_installed(
    tmp_path: Path, half_a_compiler: str, compiler: str, says: str
) -> None:
    words = ["build_ext", "--build-lib", str(tmp_path / "lib"), "--build-temp", str(tmp_path)]
    ran = subprocess.run(
        [sys.executable, "setup.py", *words],
        cwd=ROOT, env={**os.environ, "CC": half_a_compiler if compiler == "half" else compiler},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    assert says in ran.stdout + ran.stderr
    assert not [file for file in tmp_path.rglob("*.so") if not file.name.startswith("_")]
