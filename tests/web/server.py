"""A room for the browser tests: a real process on a free port, with auto players that do not hesitate."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from ports import free_port
from web.stackedroom import FILE as DECKS

QUICK = {
    "AUTO_FROM": "1", "AUTO_TO": "15", "FLOOR": "10", "HESITATION": "1", "PAUSE": "150", "RUNOUT": "0", "ASK": "0",
    "ACT": "60000", "GUESTS_AN_HOUR": "2000", "OPENINGS_AN_HOUR": "2000", "REQUESTS": "5000", "MAX_TABLES_EACH": "50",
    "LOG": "error",
    "BOT_HOSTS": "127.0.0.1", "BOT_TIME": "1000",
}  # fmt: skip


class Server:
    """A room that can be started, stopped and killed, always with the same address and data."""

    program: tuple[str, ...] = ("-m", "sidepot")

    def __init__(self, data: Path, origins: str = "", **settings: str) -> None:
        self.data = data
        self.settings = settings
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.origins = origins
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start, and wait until it is ready."""
        settings = {f"SIDEPOT_{name}": value for name, value in (QUICK | self.settings).items()}
        if self.origins:
            settings["SIDEPOT_ORIGINS"] = self.origins
        command = [sys.executable, *self.program, "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(command, env={**os.environ, **settings}, stdout=subprocess.DEVNULL)
        end = time.monotonic() + 60
        while time.monotonic() < end:
            try:
                with urllib.request.urlopen(f"{self.url}/health", timeout=2):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the room did not start")

    def kill(self) -> None:
        """End it at once, as a crash would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """End it."""
        assert self.process is not None
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()

    @property
    def operator(self) -> str:
        """The key of its operator."""
        return (self.data / "operator.key").read_text("utf-8").strip()


class StackedServer(Server):
    """A room that deals what it is told to."""

    program = (str(Path(__file__).with_name("stackedroom.py")),)

    def stack(self, *decks: bytes) -> None:
        """The decks of the next hands, whatever table deals them."""
        (self.data / DECKS).write_text("\n".join(deck.hex() for deck in decks), "ascii")
