"""A browser for the tests: Debian's chromium, installed where that is possible."""

from __future__ import annotations

import os
import shutil
import subprocess

ARGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--mute-audio",
)  # fmt: skip
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """Where a browser is, after trying to install one; None where there is none to be had."""
    return _there() or (_installed() and _there()) or None


def _there() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def _installed() -> bool:
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ("apt-get", "-qq", "-y", "--no-install-recommends", "install", "chromium")
    try:
        for command in (("apt-get", "-qq", "update"), install):
            subprocess.run(command, check=True, timeout=240, capture_output=True, env=quiet)
    except (subprocess.SubprocessError, OSError):
        return False
    return True
