"""Files that a user names: only ordinary ones are read, and never more of one than could be meant.

A wrong path may lead to anything. A device has no end, and a pipe that nobody writes to has no beginning.
"""

from __future__ import annotations

import os
import stat
from errno import EISDIR
from pathlib import Path

from sidepot.words.refusal import Wrong


def ordinary(name: str | Path) -> Path:
    """The path of an ordinary file; ValueError where there is none, or something else."""
    path = Path(name)
    try:
        mode = path.stat().st_mode
    except FileNotFoundError:
        raise Wrong("mistake-no-file", file=str(name)) from None
    except OSError as error:
        raise unreadable(name, error) from None
    if stat.S_ISDIR(mode):
        raise unreadable(name, OSError(EISDIR, os.strerror(EISDIR)))
    if not stat.S_ISREG(mode):
        raise Wrong("mistake-device", file=str(name))
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
        raise Wrong("mistake-too-large", file=str(name), bytes=str(most), what=what)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise Wrong("mistake-not-utf8", file=str(name), byte=str(error.start + 1)) from None


def unreadable(name: str | Path, error: OSError) -> ValueError:
    """What the system says about a file, as a sentence."""
    return Wrong("mistake-unreadable", file=str(name), why=error.strerror or str(error))


def unwritable(name: str | Path, error: OSError) -> ValueError:
    """What the system says about a file that was to be written, as a sentence."""
    return Wrong("mistake-unwritable", file=str(name), why=error.strerror or str(error))
