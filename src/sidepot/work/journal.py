"""A file that keeps the results of finished chunks, so that a job goes on where it was broken off.

Its first line says what the results follow from, each line after it is one chunk's result, in order, behind its sum.
What was written last may be half a line: everything up to it counts.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO
from zlib import crc32

import msgspec

from sidepot.files import ordinary, unwritable
from sidepot.words import phrase
from sidepot.words.refusal import Wrong
from sidepot.work.luggage import code

_WHAT = "results of sidepot"


def kept(path: Path | None) -> dict[str, Any]:
    """What the results in a file follow from; nothing where there is no file yet, or nothing in it."""
    if path is None or not path.exists():
        return {}
    with ordinary(path).open("rb") as file:
        head = _read(file.readline())
    if head is None:
        if path.stat().st_size:
            raise Wrong("mistake-no-results", file=str(path))
        return {}
    if not isinstance(head, dict) or head.get("what") != _WHAT:
        raise Wrong("mistake-no-results", file=str(path))
    about: dict[str, Any] = head["about"]
    return about


class Journal:
    """One file, for one job; no other run may have it at the same time."""

    def __init__(self, path: Path, about: Mapping[str, Any]) -> None:
        wanted = {**json.loads(json.dumps(about)), "code": code()}
        self.path = path
        kept(path)  # says what is wrong before anything is opened for writing
        try:
            self._file: BinaryIO = path.open("r+b" if path.exists() else "x+b")
        except OSError as error:
            raise unwritable(path, error) from None
        try:
            self._take()
            if had := kept(path):
                _same(path, had, wanted)
                self._file.readline()
            else:
                self._add({"what": _WHAT, "about": wanted})
        except BaseException:
            self._close()
            raise

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *_: object) -> None:
        self._close()

    def _close(self) -> None:
        with suppress(OSError):  # all that counts is in the file; what it had no room for has been told
            self._file.close()

    def _take(self) -> None:
        if sys.platform == "win32":
            return
        import fcntl

        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Wrong("mistake-results-in-use", file=str(self.path)) from None

    def results(self, kind: Any) -> Iterator[Any]:
        """The results that were kept; after them there is room for the next."""
        while True:
            here = self._file.tell()
            found = _read(self._file.readline())
            if found is None:
                break
            yield msgspec.convert(found, kind)
        self._file.seek(here)
        self._file.truncate()

    def keep(self, result: Any) -> None:
        """Add the next result; it outlives this process from here on."""
        self._add(msgspec.to_builtins(result))

    def _add(self, value: Any) -> None:
        try:
            self._file.write(_line(value))
            self._file.flush()
        except OSError as error:
            raise unwritable(self.path, error) from None


def _same(path: Path, had: Mapping[str, Any], wanted: Mapping[str, Any]) -> None:
    """ValueError says in what two jobs differ."""
    if had.get("code") != wanted["code"]:
        raise Wrong("mistake-results-version", file=str(path))
    other = [key for key in wanted if had.get(key) != wanted[key]]
    if other:
        was = [
            phrase("mistake-differs", key=key, value=_short(had.get(key)), other=_short(wanted[key])) for key in other
        ]
        raise Wrong("mistake-results-other", file=str(path), was=was)


def _short(value: Any) -> str:
    text = str(value)
    return text if len(text) <= 60 else text[:57] + "…"


def _line(value: Any) -> bytes:
    text = json.dumps(value, separators=(",", ":")).encode()
    return b"%08x %s\n" % (crc32(text), text)


def _read(line: bytes) -> Any:
    """What a line says; None where it is not whole."""
    said, _, text = line.partition(b" ")
    if not line.endswith(b"\n") or said != b"%08x" % crc32(text[:-1]):
        return None
    return json.loads(text)
