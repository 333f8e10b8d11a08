"""A browser for the tests: Debian's chromium without windows, installed where that was asked for."""

from __future__ import annotations

import shutil

from debian import found_or_installed

ARGS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
    "--no-first-run", "--mute-audio",
)  # fmt: skip
PACKAGE = "chromium-headless-shell"  # the same pages as chromium's for two thirds of the processor time
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find() -> str | None:
    """Where a browser is, after installing one where that was asked for; None where there is none to be had."""
    return found_or_installed(lambda: shutil.which(PACKAGE), PACKAGE) or _with_windows()


def _with_windows() -> str | None:
    return next((path for name in NAMES if (path := shutil.which(name))), None)
