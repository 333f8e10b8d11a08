"""A real PostgreSQL for the tests: a cluster of its own in a temporary folder, on the loopback, gone afterwards."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest

from debian import found_or_installed, how_to_have
from ports import free_port

USER = "sidepot"
# nothing here has to survive the machine; what is killed are clients
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "",
    "fsync": "off",
    "shared_buffers": "32MB",
    "max_connections": "60",
    "autovacuum": "off",
}


def programs() -> Path:
    """Where PostgreSQL's programs are; installed first where that was asked for, else the test is skipped."""
    found = found_or_installed(_programs, "postgresql")
    if found is None:
        pytest.skip(how_to_have("PostgreSQL", "postgresql"))
    return found


def _programs() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: float(folder.parent.name))
    if path := shutil.which("initdb"):
        folders.append(Path(path).parent)
    return next((folder for folder in reversed(folders) if (folder / "initdb").exists()), None)


@contextmanager
def cluster() -> Iterator[str]:
    """A running cluster: its address without a database. It refuses to run as root, so for root it runs as nobody."""
    where = programs()
    folder = Path(tempfile.mkdtemp(prefix="sidepot-postgres-"))
    password = secrets.token_hex(12)
    (folder / "password").write_text(password)
    who = {"user": "nobody", "extra_groups": []} if os.geteuid() == 0 else {}
    if who:
        shutil.chown(folder, "nobody")
        shutil.chown(folder / "password", "nobody")
    try:
        made = subprocess.run(
            [where / "initdb", "-D", folder / "data", "-U", USER, "--auth=scram-sha-256", "-N",
             f"--pwfile={folder / 'password'}", "-E", "UTF8", "--no-locale"],
            capture_output=True, text=True, cwd="/", timeout=120, **who,
        )  # fmt: skip
        if made.returncode:
            pytest.skip(f"initdb failed: {made.stderr.strip()}")
        port = free_port()
        settings = [f"-c{name}={value}" for name, value in {**SETTINGS, "port": port}.items()]
        with (folder / "log").open("w") as log:
            server = subprocess.Popen(
                [where / "postgres", "-D", folder / "data", *settings], stdout=log, stderr=log, cwd="/", **who
            )
        try:
            address = f"postgresql://{USER}:{password}@127.0.0.1:{port}"
            _wait_for(address, server, folder / "log")
            yield address
        finally:
            server.send_signal(signal.SIGQUIT)
            server.wait(30)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    for _ in range(300):
        if server.poll() is not None:
            pytest.skip(f"PostgreSQL did not start: {log.read_text()}")
        try:
            psycopg.connect(f"{address}/postgres", connect_timeout=2).close()
            return
        except psycopg.OperationalError:
            time.sleep(0.1)
    raise AssertionError(f"PostgreSQL does not answer: {log.read_text()}")


def new_database(address: str) -> str:
    """The address of a fresh, empty database."""
    name = f"room_{secrets.token_hex(4)}"
    with psycopg.connect(f"{address}/postgres", autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} STRATEGY file_copy")
    return f"{address}/{name}"
