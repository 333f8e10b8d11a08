"""The peers' own virtual environment, made from a lock with hashes; what can't be installed is named."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import shorten

from bench.harness.model import ROOT

LOCK = ROOT / "bench" / "peers.lock"
HOME = ROOT / ".cache" / "peers"
PIP = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
FROM_LOCK = ("--retries=2", "--require-hashes", "--no-deps")
LONGEST_REASON = 160


def python(home: Path = HOME) -> Path:
    """The Python that runs the peers."""
    return home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")


def entries(lock: str) -> Iterator[tuple[str, str]]:
    """Each requirement of a lock: its name and its lines."""
    for match in re.finditer(r"^([A-Za-z0-9][\w.-]*)==.*\n(?:[ \t]+.*\n?)*", lock, re.MULTILINE):
        yield match[1], match[0]


def install(lock: Path = LOCK, home: Path = HOME) -> dict[str, str]:
    """Bring the environment up to the lock; the packages that failed, each with the reason."""
    text = lock.read_text()
    digest = hashlib.sha256(text.encode()).hexdigest()
    stamp = home / "installed.json"
    known = json.loads(stamp.read_text()) if stamp.exists() else {}
    if known.get("lock") == digest and not known["failed"]:
        return {}
    if known.get("lock") != digest:
        shutil.rmtree(home, ignore_errors=True)
        if reason := _run([sys.executable, "-m", "venv", str(home)]):
            return {name: f"no virtual environment: {reason}" for name, _ in entries(text)}
    failed = _missing(text, home, set(known["failed"]) if known.get("lock") == digest else None)
    stamp.write_text(json.dumps({"lock": digest, "failed": failed}))
    return failed


def _missing(text: str, home: Path, names: set[str] | None) -> dict[str, str]:
    """Install everything at once, or one by one where that fails: one must not sink the others."""
    if names is None and not _pip(text, home):
        return {}
    todo = [(name, lines) for name, lines in entries(text) if names is None or name in names]
    return {name: reason for name, lines in todo if (reason := _pip(lines, home))}


def _pip(lines: str, home: Path) -> str | None:
    wanted = home / "wanted.txt"
    wanted.write_text(lines)
    return _run([str(python(home)), *PIP, *FROM_LOCK, "-r", str(wanted)])


def _run(command: list[str]) -> str | None:
    """None, or why the command failed."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=900)
    except (OSError, subprocess.TimeoutExpired) as error:
        return str(error)
    return None if done.returncode == 0 else last_line(done.stderr or done.stdout)


def last_line(text: str) -> str:
    """The line that tells most about a failure: the last error, else the last line."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith("ERROR")]
    return shorten((errors or lines or ["no message"])[-1].removeprefix("ERROR: "), LONGEST_REASON)
