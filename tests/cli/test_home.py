"""Plain `sidepot`: the card room opens on a free port, keeps its data, and closes on Ctrl-C."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from sidepot.cli.home import data_folder, has_browser


def test_a_room_opens_beside_a_port_in_use_and_closes_on_ctrl_c(tmp_path: Path):
    with socket.socket() as taken:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            taken.bind(("127.0.0.1", 8000))
            taken.listen()
        except OSError:
            pass  # somebody else has it: just as well
        environment = {key: value for key, value in os.environ.items() if key not in ("DISPLAY", "WAYLAND_DISPLAY")}
        environment |= {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
        pipe = subprocess.PIPE
        command = [sys.executable, "-m", "sidepot"]
        room = subprocess.Popen(command, env=environment, stdout=pipe, stderr=pipe, text=True)
        try:
            assert room.stdout is not None
            found = re.fullmatch(r"The card room is open: (http://127\.0\.0\.1:(\d+))", room.stdout.readline().strip())
            assert found is not None
            assert 8000 < int(found[2]) < 8020
            with urllib.request.urlopen(found[1], timeout=10) as page:
                assert b"<sp-room>" in page.read()
            with urllib.request.urlopen(f"{found[1]}/api/lobby", timeout=10) as lobby:
                assert lobby.read().count(b'"house"') == 4
            with urllib.request.urlopen(f"{found[1]}/api/tournaments", timeout=10) as events:
                assert events.read().count(b'"house":"league"') == 1
        finally:
            room.send_signal(signal.SIGINT)
        said, trouble = room.communicate(timeout=20)
    assert "The card room is closed." in said
    assert trouble == ""
    assert room.returncode == 0
    assert (tmp_path / "sidepot" / "room.db").exists()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="where there is no display on Linux")
def test_no_browser_without_a_display(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_browser()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_browser()


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="the folder of Linux")
def test_data_lies_in_the_users_folder(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/sidepot")
