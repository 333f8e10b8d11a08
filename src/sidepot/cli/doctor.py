"""`sidepot doctor`: which build runs, what is installed, what is missing, and how to get it."""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

import sidepot
from sidepot.cli import terminal
from sidepot.cli.home import data_folder
from sidepot.cli.packages import FOR_USERS, command_for, extras, installed
from sidepot.ranks import kernel
from sidepot.words import words

HELP = """Check this installation: which build runs, what is installed, what is missing and how to get it.

It changes nothing. The exit code is 1 if something has to be repaired: modules that are only partly compiled or older \
than their sources, or a data folder that can't be written. Missing extras and programs that only tests use are fine."""

EXAMPLES = """Examples:

sidepot doctor

sidepot doctor --json"""

NOT_INSTALLED = "not installed, run from its sources"
"""What programs read in place of a version."""

FOR_TESTS = (
    (("gcc", "cc", "clang"), "gcc python3-dev"),
    (("node",), "nodejs"),
    (("npm",), "npm"),
    (("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"), "chromium-headless-shell"),
    (("initdb",), "postgresql"),
    (("caddy",), "caddy"),
    (("nginx",), "nginx"),
    (("systemd-analyze",), "systemd"),
)
"""Programs that `make test` uses where they are: their names, and Debian's package with them."""
ELSEWHERE = ("/usr/sbin", "/usr/lib/postgresql/*/bin")
"""Folders of such programs that are not on everybody's path."""


class Extra(msgspec.Struct, frozen=True):
    """An extra: the packages it has here, and those that are missing."""

    name: str
    use: str
    has: dict[str, str]
    missing: tuple[str, ...]
    command: str


class Build(msgspec.Struct, frozen=True):
    """How the modules that can be compiled run."""

    compiled: int
    of: int
    stale: tuple[str, ...]
    """Modules that were compiled from older sources."""
    kernel: str

    @property
    def sound(self) -> bool:
        """Whether all are compiled or none, from the sources that are there."""
        return self.compiled in (0, self.of) and not self.stale


class Tests(msgspec.Struct, frozen=True):
    """What of a checkout's tests can run: the programs that are here, and Debian's packages with the others."""

    has: tuple[str, ...]
    missing: tuple[str, ...]


class Folder(msgspec.Struct, frozen=True):
    """Where a room of one's own is kept."""

    path: str
    exists: bool
    writable: bool


class Findings(msgspec.Struct, frozen=True):
    """All that `sidepot doctor` tells."""

    sidepot: str
    python: str
    system: str
    sqlite: str
    build: Build
    extras: tuple[Extra, ...]
    tests: Tests | None
    """Only in a checkout."""
    folder: Folder
    sound: bool


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command(help=HELP, epilog=EXAMPLES)(doctor)


def doctor(as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False) -> None:
    """Tell what was found; code 1 where it has to be mended."""
    found = findings()
    if as_json:
        print(msgspec.json.encode(found).decode())
    else:
        _print(found)
    if not found.sound:
        raise typer.Exit(1)


def findings() -> Findings:
    """This installation as it is."""
    package, folder = Path(sidepot.__file__).parent, _folder(data_folder())
    build = build_of(package)
    return Findings(
        sidepot=installed("sidepot") or NOT_INSTALLED,
        python=platform.python_version(),
        system=f"{platform.system()} {platform.machine()}",
        sqlite=sqlite3.sqlite_version,
        build=build,
        extras=_extras(),
        tests=_tests() if _checkout(package) else None,
        folder=folder,
        sound=build.sound and folder.writable,
    )


def build_of(package: Path) -> Build:
    """Which of the modules that can be compiled are, and, in a checkout, which of those from older sources."""
    checkout = _checkout(package)
    modules = [pxd.with_suffix(".py") for pxd in package.rglob("*.pxd") if pxd.with_suffix(".py").exists()]
    compiled, stale = 0, []
    for module in modules:
        built = [file for suffix in EXTENSION_SUFFIXES if (file := module.with_suffix(suffix)).exists()]
        compiled += bool(built)
        if built and checkout and module.stat().st_mtime > built[0].stat().st_mtime:
            stale.append(".".join((package.name, *module.relative_to(package).with_suffix("").parts)))
    return Build(compiled, len(modules), tuple(sorted(stale)), kernel)


def _checkout(package: Path) -> bool:
    """Whether the package lies among its sources."""
    return (package.parents[1] / "setup.py").exists()


def _extras() -> tuple[Extra, ...]:
    found = extras()
    return tuple(
        Extra(
            name=name,
            use=words("en")(f"reports-doctor-use-{name}"),
            has={package.name: package.version for package in found.get(name, ()) if package.version is not None},
            missing=tuple(p.name for p in found.get(name, ()) if p.version is None and p.wanted),
            command=command_for(name),
        )
        for name in FOR_USERS
    )


def _tests() -> Tests:
    has, missing = [], []
    for names, package in FOR_TESTS:
        here = next((name for name in names if _there(name)), None)
        if here is None:
            missing.append(package)
        else:
            has.append(here)
    return Tests(tuple(has), tuple(missing))


def _there(program: str) -> bool:
    return bool(shutil.which(program)) or any(Path("/").glob(f"{place[1:]}/{program}") for place in ELSEWHERE)


def _folder(path: Path) -> Folder:
    there = path
    while not there.exists():
        there = there.parent
    return Folder(str(path), path.exists(), os.access(there, os.W_OK))


def _print(found: Findings) -> None:
    console = terminal.console()
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    say = words()
    version = say("reports-doctor-not-installed") if found.sidepot == NOT_INSTALLED else found.sidepot
    table.add_row("sidepot", f"{version}, Python {found.python}, {found.system}")
    table.add_row(say("reports-doctor-build"), _told_build(found.build))
    table.add_row("SQLite", found.sqlite)
    for extra in found.extras:
        table.add_row(extra.name, _told_extra(extra))
    if found.tests is not None:
        table.add_row(say("reports-doctor-tests"), _told_tests(found.tests))
    table.add_row(say("reports-doctor-data"), _told_folder(found.folder))
    console.print(table)


def _told_build(build: Build) -> Text:
    say = words()
    if build.stale:
        return Text(say("reports-doctor-stale", count=len(build.stale), module=build.stale[0]), "bold red")
    if not build.compiled:
        has_compiler = shutil.which("gcc") or shutil.which("cc")
        return Text(say("reports-doctor-plain" if has_compiler else "reports-doctor-plain-compiler"))
    if build.compiled < build.of:
        return Text(say("reports-doctor-partly", compiled=build.compiled, count=build.of), "bold red")
    return Text(say("reports-doctor-compiled", count=build.of, kernel=build.kernel))


def _told_extra(extra: Extra) -> Text:
    say = words()
    use = Text(say(f"reports-doctor-use-{extra.name}"), "dim")
    if extra.missing:
        missing = say("reports-doctor-missing", packages=", ".join(extra.missing), command=extra.command)
        return Text(f"{missing}\n") + use
    if not extra.has and installed("sidepot"):
        return Text(f"{say('reports-doctor-not-made')}\n") + use
    if not extra.has:
        return Text(f"{say('reports-doctor-unknown', command=extra.command)}\n") + use
    return Text(f"{say('reports-doctor-installed')}  ") + use


def _told_tests(tests: Tests) -> Text:
    say = words()
    if not tests.missing:
        return Text(f"{say('reports-doctor-installed')}  ") + Text(say("reports-doctor-test-programs"), "dim")
    get = say("reports-doctor-programs-missing", command=f"apt-get install {' '.join(tests.missing)}")
    return Text(f"{get}\n") + Text(say("reports-doctor-tests-skipped"), "dim")


def _told_folder(folder: Folder) -> Text:
    if not folder.writable:
        return Text(words()("reports-doctor-locked", folder=folder.path), "bold red")
    return Text(folder.path if folder.exists else words()("reports-doctor-coming", folder=folder.path))
