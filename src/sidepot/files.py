"""Files that a user names: only ordinary ones are read, and never more of one than could be meant.

A wrong path may lead to anything. A device has no end, and a pipe that nobody writes to has no beginning.
"""

from __future__ import annotations

import os
import stat
from errno import EISDIR
from pathlib import Path


def ordinary(name: str | Path) -> Path:
    """The path of an ordinary file; ValueError where there is none, or something else."""
    path = Path(name)
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        raise ValueError(f"there is no file {name}") from None
    except OSError as error:
        raise unreadable(name, error) from None
    if stat.S_ISDIR(mode):
        raise unreadable(name, OSError(EISDIR, os.strerror(EISDIR)))
    if not stat.S_ISREG(mode):
        raise ValueError(f"{name} is a device or a pipe: only an ordinary file can be read")
    return path


def read_text(name: str | Path, most: int, what: str) -> str:
    """The text of a file that is a *what*, in UTF-8 and of so many bytes at most; ValueError says what is wrong."""
    path = ordinary(name)
    try:
        with path.open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise unreadable(name, error) from None
    if len(data) > most:
        raise ValueError(f"{name} is larger than {most} bytes: no {what} needs that much")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise ValueError(f"{name} is not UTF-8 text (byte {error.start + 1}): save it as UTF-8") from None


def unreadable(name: str | Path, error: OSError) -> ValueError:
    """What the system says about a file, as a sentence."""
    return ValueError(f"{name} can't be read: {error.strerror}")
