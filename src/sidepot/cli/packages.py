"""The packages that parts of sidepot need besides its own, as its metadata names them, and which are missing."""

from __future__ import annotations

import re
from importlib.metadata import PackageNotFoundError, requires, version

from msgspec import Struct

FOR_USERS = ("room", "plot", "postgres", "cluster", "testing")
"""The extras that somebody who installs sidepot may want; the others are for work on sidepot itself."""

_REQUIREMENT = re.compile(r"""(?P<name>[\w.-]+)[^;]*;(?P<marker>.*?)extra\s*==\s*["'](?P<extra>[\w-]+)["']""")
_MODULES = {"argon2": "argon2-cffi"}
"""Modules that are not called after their package."""


class Package(Struct, frozen=True):
    """A package that an extra asks for: its version, or None where it is missing."""

    name: str
    version: str | None
    anywhere: bool
    """Whether every system needs it; some have no use for a package, or none is made for them."""


def installed(name: str) -> str | None:
    """The version of a package, or None where it is not installed."""
    try:
        return version(name)
    except PackageNotFoundError:
        return None


def extras() -> dict[str, tuple[Package, ...]]:
    """What each extra of sidepot asks for; empty where sidepot runs from sources that were never installed."""
    found: dict[str, tuple[Package, ...]] = {}
    try:
        asked = requires("sidepot") or []
    except PackageNotFoundError:
        return found
    for line in asked:
        if (match := _REQUIREMENT.match(line)) and match["name"] != "sidepot":
            package = Package(match["name"], installed(match["name"]), not match["marker"].strip())
            found[match["extra"]] = (*found.get(match["extra"], ()), package)
    return found


def command_for(extra: str) -> str:
    """What to type to get the packages of an extra."""
    return f"pip install 'sidepot[{extra}]'"


def extra_with(module: str) -> str | None:
    """The extra that brings a module which could not be imported, or None where none does."""
    top = module.partition(".")[0]
    wanted = _MODULES.get(top, top.replace("_", "-"))
    for extra, packages in extras().items():
        if extra in FOR_USERS and any(package.name == wanted for package in packages):
            return extra
    return None
