"""`sidepot doctor`, and what is said where packages of an extra are missing."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from cli.command import sidepot
from sidepot.cli import doctor, packages
from sidepot.ranks import kernel
from sidepot.words import words

BLOCKED = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {missing!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Missing())
sys.argv = ["sidepot", *{words!r}]
from sidepot.__main__ import main
main()
"""

OF_EXTRAS = {
    "starlette", "uvicorn", "uvloop", "websockets", "sqlalchemy", "alembic", "cryptography", "argon2", "webauthn",
    "ifaddr", "segno", "matplotlib", "psycopg", "ray", "hypothesis",
}  # fmt: skip


def run_without(missing: set[str], *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command where these packages are not installed."""
    code = BLOCKED.format(missing=missing, words=list(words))
    env = {**os.environ, "NO_COLOR": "1", "COLUMNS": "100"}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, input=typed, capture_output=True, text=True, env=env, check=False)


@pytest.mark.parametrize(
    "words",
    [
        ("rank", "As Ks Qs Js Ts"),
        ("equity", "AsKs", "QQ"),
        ("explain", "--stacks", "200,200,200", "--line", "r6 c"),
        ("simulate", "--players", "rock,caller", "--hands", "100", "--seed", "1"),
        ("play", "--seed", "1", "--hands", "1"),
        ("house", "list"),
        ("doctor",),
    ],
    ids=lambda words: words[0],
)
def test_the_engine_and_the_terminal_need_no_package_of_an_extra(words: tuple[str, ...]) -> None:
    ran = run_without(OF_EXTRAS, *words, typed="f\n" * 9)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert ran.stdout


@pytest.mark.parametrize("words", [("serve",), ("room", "verify", "nowhere"), ()], ids=["serve", "room", "home"])
def test_a_room_says_which_packages_it_needs(words: tuple[str, ...], tmp_path: Path) -> None:
    ran = run_without({"sqlalchemy", "uvicorn", "starlette"}, *words)
    assert ran.returncode == 2
    assert "this needs packages that are not installed" in ran.stderr
    assert "pip install 'sidepot[room]'" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_a_module_that_no_extra_brings_is_a_bug() -> None:
    ran = run_without({"rich"}, "rank", "As Ks Qs Js Ts")
    assert "Traceback" in ran.stderr


def test_every_extra_for_users_is_told_with_its_use() -> None:
    assert all(words("en").has(f"reports-doctor-use-{name}") for name in packages.FOR_USERS)
    found = sidepot("doctor", "--json").data
    assert [extra["name"] for extra in found["extras"]] == list(packages.FOR_USERS)
    assert "starlette" in {**found["extras"][0]["has"], **dict.fromkeys(found["extras"][0]["missing"])}


def test_what_is_missing_is_told_with_the_command_that_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [
        "msgspec>=0.19",
        "matplotlib>=3.9; extra == 'plot'",
        "uvloop>=0.21; platform_system != 'Windows' and extra == 'room'",
        "ray[client]==2.60.0; python_version < '3.15' and extra == 'cluster'",
    ]
    monkeypatch.setattr(packages, "requires", lambda name: lines)
    monkeypatch.setattr(packages, "installed", lambda name: None)
    monkeypatch.setattr(packages.platform, "system", lambda: "Windows")
    monkeypatch.setattr(packages.platform, "python_version", lambda: "3.9.2")
    assert packages.extras()["plot"] == (packages.Package("matplotlib", None, True),)
    assert packages.extras()["room"] == (packages.Package("uvloop", None, False),)
    ran = sidepot("doctor", columns=120)
    assert "missing matplotlib: pip install 'sidepot[plot]'" in ran.flat
    assert "missing uvloop" not in ran.flat  # not made for this system
    assert "missing ray: pip install 'sidepot[cluster]'" in ran.flat
    monkeypatch.setattr(packages.platform, "system", lambda: "Linux")
    monkeypatch.setattr(packages.platform, "python_version", lambda: "3.15.0b1")
    monkeypatch.setattr(doctor, "installed", lambda name: "0.1")
    ran = sidepot("doctor", columns=120)
    assert "missing uvloop: pip install 'sidepot[room]'" in ran.flat
    assert "cluster not made for this system or this Python" in ran.flat
    assert packages.extra_with("matplotlib.figure") == "plot"
    assert packages.extra_with("argon2") is None


def test_a_checkout_tells_which_programs_of_its_tests_are_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "ELSEWHERE", ())
    monkeypatch.setattr(doctor, "_checkout", lambda package: True)
    monkeypatch.setattr(doctor.shutil, "which", lambda name: "/bin/it" if name in {"cc", "node", "initdb"} else None)
    ran = sidepot("doctor", columns=200)
    missing = "npm chromium-headless-shell caddy nginx systemd"
    assert f"missing some programs: apt-get install {missing}" in ran.flat
    monkeypatch.setattr(doctor.shutil, "which", lambda name: "/bin/it")
    assert "tests installed all programs" in sidepot("doctor", columns=200).flat
    monkeypatch.setattr(doctor, "_checkout", lambda package: False)
    assert "\ntests" not in sidepot("doctor", columns=200).out


def checkout(folder: Path, module: str) -> Path:
    """A package in a checkout with one module that is compiled."""
    package = folder / "src" / "sidepot"
    package.mkdir(parents=True)
    (folder / "setup.py").touch()
    (package / f"{module}.py").touch()
    (package / f"{module}.pxd").touch()
    (package / f"{module}{EXTENSION_SUFFIXES[0]}").touch()
    return package


def test_modules_that_were_compiled_from_older_sources_are_found(tmp_path: Path) -> None:
    package = checkout(tmp_path, "deck")
    assert doctor.build_of(package) == doctor.Build(1, 1, (), kernel)
    os.utime(package / "deck.py", (2**32, 2**32))
    built = doctor.build_of(package)
    assert (built.stale, built.sound) == (("sidepot.deck",), False)
    (tmp_path / "setup.py").unlink()
    assert doctor.build_of(package).sound  # installed: the files' times say nothing


def test_a_build_of_some_modules_only_has_to_be_mended() -> None:
    assert doctor.Build(0, 65, (), "python").sound
    assert doctor.Build(65, 65, (), "avx2").sound
    assert not doctor.Build(64, 65, (), "avx2").sound


def test_a_folder_that_cannot_be_written_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/proc/sys")
    monkeypatch.setattr(doctor.os, "access", lambda path, how: False)
    ran = sidepot("doctor", columns=120)
    assert ran.code == 1
    assert "SIDEPOT_DATA=/some/folder" in ran.flat
