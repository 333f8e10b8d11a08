"""Debian packages that tests need, installed only where the environment says so."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

COMMANDS = (("apt-get", "-qq", "update"), ("apt-get", "-qq", "-y", "--no-install-recommends", "install"))


def found_or_installed(find: Callable[[], T | None], package: str) -> T | None:
    """What *find* finds, after installing a package where that was asked for; None where it is not to be had."""
    found = find()
    if found is not None or not _asked_for() or not _can_install():
        return found
    import fcntl

    # apt serves one at a time: whoever tests at the same moment waits, and then finds what was installed
    with (_private_folder() / "apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return find() or (find() if _installed(package) else None)


def how_to_have(what: str, package: str) -> str:
    """Why a test is skipped, and what to do."""
    if not _asked_for():
        return f"there is no {what}: apt-get install {package}, or as root SIDEPOT_INSTALL=1 lets the tests install it"
    return f"there is no {what}, and it could not be installed: apt-get install {package}, as root, says why"


def _asked_for() -> bool:
    return os.environ.get("CI") == "true" or os.environ.get("SIDEPOT_INSTALL") == "1"


def _can_install() -> bool:
    return os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def _private_folder() -> Path:
    """A folder of one's own: at a name that everybody knows in /tmp anybody could lie in wait."""
    folder = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sidepot"
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return folder


def _installed(package: str) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    update, install = COMMANDS
    try:
        for command in (update, (*install, package)):
            subprocess.run(command, check=True, timeout=240, capture_output=True, env=quiet)
    except (subprocess.SubprocessError, OSError):
        return False
    return True
