"""A room that runs, as a command of its operator on the same machine reaches it: by its address and the operator's key.

The one rule it keeps: a command never writes to the data of a room that runs, it asks the room.
"""

from __future__ import annotations

import http.client
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sidepot.words.refusal import refusal_told

OPERATOR_FILE = "operator.key"
ADDRESS_FILE = "room.address"
_PATIENCE = 20.0
_EVERYWHERE = {"0.0.0.0": "127.0.0.1", "": "127.0.0.1", "::": "::1"}


@contextmanager
def left_address(folder: Path, host: str, port: int) -> Iterator[None]:
    """While a room runs its address lies in its folder."""
    here = _EVERYWHERE.get(host, host)
    file = folder / ADDRESS_FILE
    file.unlink(missing_ok=True)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as out:
        out.write(f"http://[{here}]:{port}\n" if ":" in here else f"http://{here}:{port}\n")
    try:
        yield
    finally:
        file.unlink(missing_ok=True)


class Running:
    """A room that answers."""

    def __init__(self, address: str, key: str) -> None:
        self.address = address
        self._key = key

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the room answers; ValueError with its sentence where it refuses."""
        where = urlsplit(self.address)
        line = http.client.HTTPConnection(where.hostname or "", where.port, timeout=_PATIENCE)
        headers = {"Authorization": f"Operator {self._key}", "Content-Type": "application/json"}
        try:
            line.request(method, path, None if body is None else json.dumps(body), headers)
            answer = line.getresponse()
            told = json.loads(answer.read() or b"{}")
        finally:
            line.close()
        if answer.status != 200:
            raise ValueError(refusal_told(told) if "code" in told else f"the room answered {answer.status}")
        return told


def running(folder: Path) -> Running | None:
    """The room that runs in a folder; None where none answers there."""
    try:
        address = (folder / ADDRESS_FILE).read_text("utf-8").strip()
        found = Running(address, (folder / OPERATOR_FILE).read_text("utf-8").strip())
    except FileNotFoundError:
        return None
    except OSError as error:
        raise ValueError(f"{error.filename} can't be read: {error.strerror}; who runs the room may read it") from None
    try:
        found.ask("GET", "/health")
    except ValueError:
        return found  # it is there, though not ready
    except (OSError, http.client.HTTPException):
        return None  # left by a room that was killed
    return found
