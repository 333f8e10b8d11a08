"""Debian packages that tests need, installed where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")

COMMANDS = (("apt-get", "-qq", "update"), ("apt-get", "-qq", "-y", "--no-install-recommends", "install"))


def found_or_installed(find: Callable[[], T | None], package: str) -> T | None:
    """What *find* finds, if need be after installing a package; None where it is not to be had."""
    found = find()
    if found is not None or os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return found
    import fcntl

    # apt serves one at a time: whoever tests at the same moment waits, and then finds what was installed
    with (Path(tempfile.gettempdir()) / "sidepot-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        return find() or (find() if _installed(package) else None)


def _installed(package: str) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    update, install = COMMANDS
    try:
        for command in (update, (*install, package)):
            subprocess.run(command, check=True, timeout=240, capture_output=True, env=quiet)
    except (subprocess.SubprocessError, OSError):
        return False
    return True
