"""One process for a data folder: a lock that goes when its process goes, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sidepot.room.store.records import StoreFailed


class Lock:
    """Held from its making until `close`."""

    def __init__(self, file: Path) -> None:
        self._handle = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._handle)
        except OSError:
            owner = os.pread(self._handle, 20, 0).decode("ascii", "replace").strip() if hasattr(os, "pread") else ""
            os.close(self._handle)
            by = f" by process {owner}" if owner else ""
            raise StoreFailed(f"{file.parent} is in use{by}: stop that room first, or use another folder") from None
        os.ftruncate(self._handle, 0)
        os.write(self._handle, f"{os.getpid()}\n".encode())

    def close(self) -> None:
        """Let the next one in."""
        os.close(self._handle)


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
