"""Whoever asks too much over HTTP is named in the log: the account and the address, once in a while."""

from __future__ import annotations

import json
from pathlib import Path

from room.served import served


def test_requests_that_are_too_many_are_named_in_the_log(tmp_path: Path) -> None:
    with served(tmp_path, "requests = 20\nguests_an_hour = 2") as room:
        cookie = room.guest("Mallory")
        for at in range(6):
            status, _, _ = room.request("POST", "/api/bots", {"name": f"Robo {at}"}, Cookie=cookie)
        assert status == 429
        lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
        told = [line for line in lines if line["what"] == "request refused"]
        assert [(line["account"], line["address"]) for line in told] == [("Mallory", "127.0.0.1")]
        assert "/api/bots" in told[0]["why"]
