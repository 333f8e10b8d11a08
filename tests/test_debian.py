"""Tests change the machine they run on only where they were told to."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

import debian

TELLING = ("CI", "SIDEPOT_INSTALL")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What was installed; nothing really is."""
    installed: list[str] = []
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(debian.os, "geteuid", lambda: 0)
    monkeypatch.setattr(debian.shutil, "which", lambda name: f"/usr/bin/{name}")
    monkeypatch.setattr(debian, "_installed", lambda package: installed.append(package) is None)
    for name in TELLING:
        monkeypatch.delenv(name, raising=False)
    return installed


def look(calls: list[str]) -> str | None:
    return debian.found_or_installed(lambda: "/usr/bin/tree" if calls else None, "tree")


@pytest.mark.parametrize("said", [{}, {"CI": "1"}, {"CI": "false"}, {"SIDEPOT_INSTALL": "0"}])
def test_nothing_is_installed_where_nobody_said_so(
    said: dict[str, str], calls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in said.items():
        monkeypatch.setenv(name, value)
    assert look(calls) is None
    assert calls == []


@pytest.mark.parametrize("said", [{"CI": "true"}, {"SIDEPOT_INSTALL": "1"}])
def test_what_is_missing_is_installed_where_it_was_said(
    said: dict[str, str], calls: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in said.items():
        monkeypatch.setenv(name, value)
    assert look(calls) == "/usr/bin/tree"
    assert calls == ["tree"]


def test_a_test_without_its_package_says_how_to_have_it(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    sentence = debian.how_to_have("a tree", "tree")
    assert "apt-get install tree" in sentence
    assert "SIDEPOT_INSTALL=1" in sentence
    monkeypatch.setenv("SIDEPOT_INSTALL", "1")
    assert "could not be installed" in debian.how_to_have("a tree", "tree")


def test_the_lock_lies_where_nobody_else_can_write(
    calls: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("SIDEPOT_INSTALL", "1")
    look(calls)
    (lock,) = (path for path in tmp_path.rglob("*") if path.is_file())
    assert lock.is_relative_to(tmp_path / "cache")
    assert stat.S_IMODE(lock.parent.stat().st_mode) == 0o700
    assert lock.parent.stat().st_uid == os.getuid()
