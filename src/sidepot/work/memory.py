"""Memory that a worker may take: its share of the machine, so that a player without measure fails by itself."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sidepot.work.threads import cores

_CGROUP = Path("/sys/fs/cgroup/memory.max")


def share_memory(share: int | None = None) -> None:
    """From now on this process gets a MemoryError beyond its share, where the system can do that."""
    if sys.platform != "linux":
        return
    import resource

    limit = _taken() + (_share() if share is None else share)
    soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    if soft == resource.RLIM_INFINITY or limit < soft:
        resource.setrlimit(resource.RLIMIT_DATA, (limit, hard))


def _share() -> int:
    """What each processor of this machine has, with something left for others."""
    whole = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    text = _CGROUP.read_text().strip() if _CGROUP.exists() else ""
    return min(whole, int(text) if text.isdecimal() else whole) * 3 // 4 // cores()


def _taken() -> int:
    """The memory that this process has of its own already."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmData:"))
