"""Single keys from a terminal, without waiting for Enter."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

_NAMES = {
    "\x1b[C": "right", "\x1bOC": "right", "\x1b[D": "left", "\x1bOD": "left", "\x1b[A": "up", "\x1bOA": "up",
    "\x1b[B": "down", "\x1bOB": "down", "\x1b[H": "home", "\x1bOH": "home", "\x1b[1~": "home", "\x1b[F": "end",
    "\x1bOF": "end", "\x1b[4~": "end", "\x1b": "q", "\x03": "q", "\x04": "q",
    " ": "right", "\r": "right", "\n": "right",
}  # fmt: skip


def has_keys() -> bool:
    """Whether somebody sits at a terminal whose keys can be read, and sees what is drawn."""
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout is not None and sys.stdout.isatty()


@contextmanager
def keys() -> Iterator[Iterator[str]]:
    """Keys as they are pressed: right, left, up, down, home, end, or a letter."""
    import termios
    import tty

    stream = sys.stdin.fileno()
    before = termios.tcgetattr(stream)
    tty.setcbreak(stream)
    try:
        yield _pressed(stream)
    finally:
        termios.tcsetattr(stream, termios.TCSADRAIN, before)


def _pressed(stream: int) -> Iterator[str]:
    while True:
        # what an arrow key sends comes in one piece
        data = os.read(stream, 16)
        if not data:
            return
        text = data.decode(errors="ignore")
        for name in [text] if text in _NAMES else list(text):
            yield _NAMES.get(name, name.lower())
