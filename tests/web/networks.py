"""A machine beside this one: a network namespace with an address of its own, joined by a cable of two ends."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

_numbers = count(1)


class Neighbour:
    """A namespace: commands that run in it see only its own network."""

    def __init__(self, name: str, address: str, here: str) -> None:
        self.name = name
        self.address = address
        self.here = here

    @property
    def within(self) -> list[str]:
        """What stands before a command that runs there."""
        return ["ip", "netns", "exec", self.name]


def why_not() -> str:
    """Why there can be no second network here; "" where there can."""
    if shutil.which("ip") is None:
        return "network namespaces are made with `ip` (iproute2), which is not here"
    probe = f"spt{os.getpid()}"
    made = subprocess.run(["ip", "netns", "add", probe], capture_output=True, text=True, check=False)
    if made.returncode:
        return f"network namespaces need more rights: {made.stderr.strip()}"
    subprocess.run(["ip", "netns", "del", probe], check=False)
    return ""


@contextmanager
def neighbour() -> Iterator[Neighbour]:
    """A namespace that this machine reaches, and that has no way to anywhere else."""
    number = os.getpid() % 16_000 * 4 + next(_numbers) % 4
    name, cable = f"sp{os.getpid()}n{number % 4}", f"spc{number}"
    part = f"10.{200 + number // 16_384}.{number // 64 % 256}"
    first = number % 64 * 4
    there, here = f"{part}.{first + 2}", f"{part}.{first + 1}"
    _run("netns", "add", name)
    try:
        _run("link", "add", cable, "type", "veth", "peer", "name", "eth0", "netns", name)
        _run("addr", "add", f"{here}/30", "dev", cable)
        _run("link", "set", cable, "up")
        _run("-n", name, "addr", "add", f"{there}/30", "dev", "eth0")
        for end in ("eth0", "lo"):
            _run("-n", name, "link", "set", end, "up")
        yield Neighbour(name, there, here)
    finally:
        _run("netns", "del", name)


def _run(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)
