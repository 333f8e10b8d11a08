"""The packages that parts of sidepot need besides its own, as its metadata names them, and which are missing."""

from __future__ import annotations

import operator
import platform
import re
from importlib.metadata import PackageNotFoundError, requires, version

from msgspec import Struct

FOR_USERS = ("room", "plot", "postgres", "cluster", "testing")
"""The extras that somebody who installs sidepot may want; the others are for work on sidepot itself."""

_REQUIREMENT = re.compile(r"""(?P<name>[\w.-]+)[^;]*;(?P<marker>.*?)extra\s*==\s*["'](?P<extra>[\w-]+)["']""")
_CONDITION = re.compile(r"""(?P<what>python_version|platform_system)\s*(?P<how>[<>=!]=?)\s*["'](?P<value>[\w.]+)["']""")
_COMPARED = {
    "==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge,
}  # fmt: skip
_MODULES = {"argon2": "argon2-cffi"}
"""Modules that are not called after their package."""


class Package(Struct, frozen=True):
    """A package that an extra asks for: its version, or None where it is missing."""

    name: str
    version: str | None
    wanted: bool
    """Whether this system and this Python want it; for some there is no such package."""


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
            package = Package(match["name"], installed(match["name"]), _wanted(match["marker"]))
            found[match["extra"]] = (*found.get(match["extra"], ()), package)
    return found


def _wanted(marker: str) -> bool:
    """Whether the conditions of a marker hold here, of the two kinds that sidepot asks for."""
    return all(
        _COMPARED[how](_version(platform.python_version())[:2], _version(value))
        if what == "python_version"
        else _COMPARED[how](platform.system(), value)
        for what, how, value in _CONDITION.findall(marker)
    )


def _version(text: str) -> tuple[int, ...]:
    return tuple(int(part) for part in re.findall(r"\d+", text))


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
