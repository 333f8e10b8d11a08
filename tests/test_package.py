"""What is installed: every module and every file that the program reads, wherever it is installed."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
NOT_INSTALLED = {".c", ".h", ".so", ".pyc", ".pyd"}
"""What modules are compiled from, and what comes of it."""


def files_that_run() -> set[str]:
    """Every file of the sources but what modules are compiled from and what comes of it."""
    return {
        file.relative_to(SOURCE).as_posix()
        for file in (SOURCE / "sidepot").rglob("*")
        if file.is_file() and file.suffix not in NOT_INSTALLED
    }


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


def loaded_by(statement: str) -> set[str]:
    """The modules that somebody has loaded who says this."""
    told = f"{statement}\nimport sys\nprint(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


COMPILED = {"cython", "Cython", "cython_runtime"}
"""What compiled modules bring: the last is made by each of them, and there is no such package."""


def strangers(modules: set[str]) -> set[str]:
    """Packages that are neither Python's nor sidepot's, but for what others bring along where it is there."""
    tops = {module.partition(".")[0] for module in modules if not module.startswith("_")}
    return tops - set(sys.stdlib_module_names) - {"sidepot", "typing_extensions", *COMPILED}


@pytest.mark.parametrize(
    ("statement", "needs"),
    [
        ("import sidepot", set()),
        ("from sidepot import house, shuffled, start; start(house('league'), [99, 99], 0, shuffled(1))", {"msgspec"}),
        ("from sidepot import rank; rank('As Ks Qs Js Ts')", {"msgspec"}),
        ("from sidepot.equity import equity; equity(['AsKs', 'QhQd'])", {"msgspec"}),
        ("import sidepot.players, sidepot.table, sidepot.tournament, sidepot.history", {"msgspec"}),
        ("from sidepot.arena import simulate", {"msgspec", "numpy"}),
    ],
)
def test_what_is_not_needed_is_not_loaded(statement: str, needs: set[str]) -> None:
    loaded = loaded_by(statement)
    assert strangers(loaded) <= needs
    assert not [module for module in loaded if module.startswith(("sidepot.room", "sidepot.cli"))]


def test_importing_sidepot_loads_hardly_anything() -> None:
    loaded = [module for module in loaded_by("import sidepot") if module.startswith("sidepot")]
    assert len(loaded) <= 4


def test_no_part_but_the_room_needs_more_than_what_sidepot_brings() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        asked = tomllib.load(file)["project"]["dependencies"]
    brought = {re.split(r"[<>=.]", line)[0] for line in asked}
    commands = ("play", "rank", "equity", "icm", "simulate", "check", "stats", "doctor")
    everything = "\n".join(f"import sidepot.cli.{name}" for name in commands)
    # typer and rich bring the rest along
    along = {"annotated_doc", "shellingham", "markdown_it", "mdurl", "pygments", "attr", "babel"}
    assert strangers(loaded_by(everything)) - along <= brought


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel made from an unpacked source distribution, with no compiler at hand."""
    folder = tmp_path_factory.mktemp("wheel")
    quiet = {**os.environ, "SIDEPOT_PLAIN": "1", "CC": "no-such-cc"}
    sources = folder / "sources"
    shutil.copytree(SOURCE, sources / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    shutil.copytree(ROOT / "LICENSES", sources / "LICENSES")
    for name in ("setup.py", "pyproject.toml", "MANIFEST.in", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, sources)
    made = [sys.executable, "setup.py", "-q", "sdist", "--dist-dir", str(folder)]
    subprocess.run(made, cwd=sources, env=quiet, check=True, capture_output=True)
    with tarfile.open(next(folder.glob("*.tar.gz"))) as archive:
        archive.extractall(folder / "unpacked", filter="data")
    source = next((folder / "unpacked").iterdir())
    alone = ["--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check"]
    build = [sys.executable, "-m", "pip", "wheel", *alone, "--wheel-dir", str(folder), str(source)]
    subprocess.run(build, env=quiet, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_a_wheel_has_what_runs_and_its_licences_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {name for name in archive.namelist() if not name.endswith("/")}
    about = {name for name in names if ".dist-info/" in name}
    assert names - about == files_that_run()
    assert "sidepot/room/web/index.html" in names
    assert any("store/migrations/versions/" in name for name in names)
    licences = {f"licenses/LICENSES/{file.name}" for file in (ROOT / "LICENSES").iterdir()}
    assert {"METADATA", "entry_points.txt", "licenses/LICENSE", *licences} <= {
        name.partition(".dist-info/")[2] for name in about
    }


def test_a_source_distribution_is_installed_without_a_compiler(tmp_path: Path, wheel: Path) -> None:
    """What is in the archive is enough: unpacked elsewhere it makes a wheel of plain modules, and that plays."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "there")
    ran = subprocess.run(
        [sys.executable, "-m", "sidepot", "equity", "AsKs", "QhQd", "--samples", "2000", "--seed", "1"],
        cwd=tmp_path / "there", env={**os.environ, "PYTHONPATH": str(tmp_path / "there")},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    told = [sys.executable, "-c", "import sidepot.engine.hand as hand; print(hand.__file__)"]
    where = subprocess.run(
        told, cwd=tmp_path, env={**os.environ, "PYTHONPATH": str(tmp_path / "there")}, capture_output=True, text=True
    )
    assert where.stdout.strip() == str(tmp_path / "there" / "sidepot" / "engine" / "hand.py")
