"""Attacks on a real room: nothing gets in, honest tables stay quick, memory stays bounded."""

from __future__ import annotations

import json
import socket as sockets
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

from room.served import Served, hear, heard, say, served
from sidepot.words.refusal import phrase_of, refusal_told

SETTINGS = """
guests_an_hour = 100000
openings_an_hour = 100000
requests = 100000
max_sockets = 260
max_sockets_each = 6
max_watchers = 20
max_tables_each = 4
outbox = 64
auto_from = 20
auto_to = 60
pause = 200
"""
MARKUP = [
    "<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "{{7*7}}", "javascript:alert(1)", "\u202egnp.exe",
    "a\x00b", "<svg/onload=alert(1)>",
]  # fmt: skip


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("abuse"), SETTINGS) as running:
        yield running


@pytest.fixture(scope="module")
def lobby(room: Served) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = room.request("GET", "/api/lobby")[1]["tables"]
    return found


def delay(room: Served, table: str, cookie: str) -> float:
    """Seconds from a command of an honest client to its answer, the slowest of several."""
    slowest = 0.0
    with room.socket(cookie) as honest:
        say(honest, "watch", table=table)
        hear(honest, "ack", id="watch")
        for number in range(20):
            began = time.perf_counter()
            say(honest, "ping", id=f"p{number}")
            hear(honest, "pong", id=f"p{number}")
            slowest = max(slowest, time.perf_counter() - began)
            time.sleep(0.02)
    return slowest


# who may come in


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "null", "http://127.0.0.1", "https://127.0.0.1:{port}", "http://127.0.0.1:{port}.evil.example",
     "http://sub.127.0.0.1:{port}", "HTTP://127.0.0.1:{port}", "http://127.0.0.1:{port}/", None],
)  # fmt: skip
def test_a_socket_from_a_foreign_page_is_refused_at_the_handshake(room: Served, origin: str | None) -> None:
    cookie = room.guest()
    with pytest.raises(InvalidStatus) as refused:
        room.socket(cookie, None if origin is None else origin.format(port=room.port))
    assert refused.value.response.status_code == 403
    room.socket(cookie).close()


def test_a_socket_without_a_session_or_with_a_wrong_one_is_refused(room: Served) -> None:
    for cookie in ("", "sidepot=", "sidepot=nothing", "sidepot=" + "A" * 4000):
        with pytest.raises(InvalidStatus):
            room.socket(cookie)


def test_a_bots_token_works_in_its_header_alone(room: Served) -> None:
    cookie = room.guest()
    _, bot, _ = room.request("POST", "/api/bots", {"name": "Robo Abuse"}, room.headers, Cookie=cookie)
    token = bot["token"]
    room.socket(origin=None, Authorization=f"Bearer {token}").close()
    for wrong in ({"Cookie": f"sidepot={token}"}, {"Authorization": f"Basic {token}"}, {"Authorization": token}):
        with pytest.raises(InvalidStatus):
            room.socket(origin=None, **wrong)
    guest_token = cookie.partition("=")[2]
    with pytest.raises(InvalidStatus):
        room.socket(origin=None, Authorization=f"Bearer {guest_token}")
    assert room.request("GET", f"/api/me?token={token}")[0] == 401


def test_requests_that_change_something_come_from_known_pages_as_json(room: Served) -> None:
    cookie = room.guest()
    body = {"name": "Mallory the third"}
    foreign = {**room.headers, "Origin": "http://evil.example"}
    assert room.request("POST", "/api/bots", body, foreign, Cookie=cookie)[0] == 403
    assert room.request("POST", "/api/bots", body, {"Content-Type": "application/json"}, Cookie=cookie)[0] == 403
    form = {"Origin": room.origin, "Content-Type": "application/x-www-form-urlencoded"}
    assert room.request("POST", "/api/bots", b"name=x", form, Cookie=cookie)[0] == 415
    text = {"Origin": room.origin, "Content-Type": "text/plain"}
    assert room.request("POST", "/api/bots", body, text, Cookie=cookie)[0] == 415


def test_cookies_and_headers_are_strict(room: Served) -> None:
    _, _, headers = room.request("POST", "/api/guest", {"name": "Strict Cookie"})
    cookie = headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    for path in ("/", "/t/anything", "/api/lobby", "/nothing"):
        headers = room.request("GET", path)[2]
        assert "default-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_behind_a_proxy_with_https_the_cookie_is_bound_to_the_host(tmp_path: Any) -> None:
    flags = ("--proxy", "--origin", "https://club.example", "--no-tables")
    with served(tmp_path, SETTINGS, *flags) as room:
        headers = {"Content-Type": "application/json", "Origin": "https://club.example", "X-Forwarded-Proto": "https"}
        status, _, told = room.request("POST", "/api/guest", {"name": "Ada"}, headers)
        assert status == 200
        assert told["set-cookie"].startswith("__Host-sidepot=")
        assert "Secure" in told["set-cookie"]


def test_tokens_lie_hashed_on_the_disk(room: Served) -> None:
    token = room.guest().partition("=")[2]
    data = b"".join(file.read_bytes() for file in (room.folder / "data").iterdir() if file.is_file())
    assert len(data) > 1000
    assert token.encode() not in data
    from sidepot.room.people.accounts import hashed

    assert hashed(token).encode() in data


# too much


def _send_and_listen(socket: ClientConnection, text: str) -> None:
    socket.send(text)
    for _ in range(10):
        socket.recv(5)


def _flood(socket: ClientConnection) -> None:
    for number in range(1_500):
        say(socket, "ping", id=str(number))
    while True:
        socket.recv(5)


def _open_many(room: Served, idle: list[ClientConnection]) -> None:
    for number in range(300):
        if number % 5 == 0:
            cookie = room.guest()
        idle.append(room.socket(cookie))


def test_a_frame_of_20_mb_closes_its_socket_and_nothing_else(room: Served, lobby: Any) -> None:
    cookie, before = room.guest(), room.memory
    big = "x" * 20_000_000
    with room.socket(room.guest()) as bad, pytest.raises((ConnectionClosed, OSError)):
        _send_and_listen(bad, big)
    assert delay(room, lobby[0]["id"], cookie) < 2
    assert room.memory - before < 30_000


def test_a_body_of_20_mb_is_refused(room: Served) -> None:
    try:
        status, _, _ = room.request("POST", "/api/houses/check", b"[" * 20_000_000, room.headers, Cookie=room.guest())
        assert status == 413
    except (BrokenPipeError, ConnectionResetError):
        pass  # hung up before we had said it all
    assert room.request("GET", "/health")[0] == 200


def test_an_upload_that_its_sender_breaks_off_is_one_short_line_in_the_log(room: Served) -> None:
    log, cookie = room.folder / "log", room.guest()
    before = len(log.read_text().splitlines())
    for path in ("/api/guest", "/api/tables", "/api/houses/check"):
        head = f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{room.port}\r\nOrigin: {room.origin}\r\nCookie: {cookie}\r\n"
        head += "Content-Type: application/json\r\nContent-Length: 5000\r\n\r\n"
        with sockets.create_connection(("127.0.0.1", room.port)) as line:
            line.sendall(head.encode() + b'{"name": "Half a ')
    told: list[str] = []
    until = time.monotonic() + 20
    while sum("broken off" in line for line in told) < 3 and time.monotonic() < until:
        time.sleep(0.05)
        told = log.read_text().splitlines()[before:]
    assert [json.loads(line)["what"] for line in told] == ["upload broken off"] * 3
    assert not any("where" in line or len(line) > 150 for line in told)
    assert room.request("GET", "/health")[0] == 200


def test_a_flood_is_slowed_down_and_then_closed(room: Served, lobby: Any) -> None:
    with room.socket(room.guest()) as bad, pytest.raises(ConnectionClosed):
        _flood(bad)
    assert delay(room, lobby[0]["id"], room.guest()) < 2


def test_a_reader_that_stops_keeps_nobody_waiting_and_costs_little(room: Served) -> None:
    host = room.guest("Stuck Host")
    table = room.table(host, name="Stuck", autos=["random", "caller"])
    stuck = []
    for _ in range(5):
        raw = sockets.create_connection(("127.0.0.1", room.port))
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 2048)
        cookie = room.guest()
        raw.sendall(
            f"GET /ws?protocol=2 HTTP/1.1\r\nHost: 127.0.0.1:{room.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nOrigin: {room.origin}\r\n"
            f"Cookie: {cookie}\r\n\r\n".encode()
        )
        payload = json.dumps({"type": "watch", "id": "w", "table": table}).encode()
        raw.sendall(bytes([0x81, 0x80 | len(payload), 0, 0, 0, 0]) + payload)
        stuck.append(raw)
    before = room.memory
    with room.socket(host) as honest:
        say(honest, "watch", table=table)
        say(honest, "sit", table=table, chair=5, chips=200)
        seen = 0
        began = time.monotonic()
        while time.monotonic() - began < 4:
            told = heard(honest)
            seen += told["type"] == "step"
            you = told.get("you")
            if you and you["turn"]:
                action = {"type": "check" if you["options"]["may_check"] else "fold"}
                say(honest, "act", id=you["turn"], table=table, hand=you["hand"], turn=you["turn"], action=action)
    assert seen > 5
    assert room.memory - before < 20_000
    for raw in stuck:
        raw.close()


def test_sockets_of_one_account_and_of_the_room_are_bounded(room: Served, lobby: Any) -> None:
    cookie = room.guest()
    mine = [room.socket(cookie) for _ in range(6)]
    with pytest.raises(InvalidStatus):
        room.socket(cookie)
    for one in mine:
        one.close()
    idle: list[ClientConnection] = []
    with pytest.raises(InvalidStatus):
        _open_many(room, idle)
    assert len(idle) > 200
    assert room.request("GET", "/health")[0] == 200
    for one in idle:
        one.close()


def test_tables_and_watchers_are_bounded(room: Served, lobby: Any) -> None:
    cookie = room.guest()
    for _ in range(4):
        room.table(cookie)
    assert room.request("POST", "/api/tables", {}, room.headers, Cookie=cookie)[0] == 429
    host = room.guest()
    full = room.table(host, chairs=2, autos=["caller"])
    with room.socket(host) as seated:
        say(seated, "watch", table=full)
        say(seated, "sit", table=full, chair=1, chips=200)
        hear(seated, "ack", id="sit")
    watching = []
    for _ in range(21):
        one = room.socket(room.guest())
        say(one, "watch", table=full)
        watching.append(one)
    assert hear(watching[-1], "refusal")["code"] == "too-many-watchers"
    with room.socket(host) as seated:
        say(seated, "watch", table=full)
        hear(seated, "snapshot", table=full)
    for one in watching:
        one.close()


# nonsense


def test_nonsense_is_refused_and_the_socket_goes_on(room: Served, lobby: Any) -> None:
    table = lobby[0]["id"]
    with room.socket(room.guest()) as one:
        for text in (
            "", "{", "[]", "null", '"x"', '{"type":"nothing","id":"x"}', '{"type":"ping"}', '{"type":"ping","id":1}',
            '{"type":"ping","id":"x","more":1}', "[" * 8000, '{"type":"watch","id":"x","table":{}}',
            json.dumps({"type": "ping", "id": "x" * 65}),
        ):  # fmt: skip
            one.send(text)
            assert hear(one, "refusal")["code"] == "bad-message"
        say(one, "sit", table=table, chair=0, chips=5)
        assert hear(one, "refusal")["code"] == "not-watching"
        say(one, "watch", table="nowhere")
        assert hear(one, "refusal")["code"] == "no-such-table"


@pytest.mark.parametrize("to", [-1, 2**53 + 1, 2**63, 2**70, 1e3, 1.5, True, "600", None, float("nan"), 10**400])
def test_amounts_that_are_no_chips_never_reach_a_table(room: Served, lobby: Any, to: Any) -> None:
    table = lobby[0]["id"]
    with room.socket(room.guest()) as one:
        say(one, "watch", table=table)
        say(one, "act", id="a", table=table, hand=1, turn="1.1", action={"type": "raise", "to": to})
        assert hear(one, "refusal")["code"] == "bad-message"
        say(one, "sit", id="s", table=table, chair=0, chips=to)
        assert hear(one, "refusal")["code"] == "bad-message"


def test_a_replayed_turn_is_refused_on_any_socket(room: Served) -> None:
    cookie = room.guest("Replay Host")
    table = room.table(cookie, autos=["caller"])
    with room.socket(cookie) as one:
        say(one, "watch", table=table)
        say(one, "sit", table=table, chair=5, chips=200, entry="post")
        you: Any = None
        while not (you and you["turn"]):
            you = heard(one).get("you")
        command = {"table": table, "hand": you["hand"], "turn": you["turn"]}
        action = {"type": "check" if you["options"]["may_check"] else "call"}
        say(one, "act", id="first", **command, action=action)
        hear(one, "ack", id="first")
        say(one, "act", id="first", **command, action=action)
        hear(one, "ack", id="first")
        say(one, "act", id="second", **command, action=action)
        assert hear(one, "refusal", id="second")["code"] in ("old-turn", "old-hand")


@pytest.mark.parametrize("text", MARKUP)
def test_markup_is_refused_in_names_and_stays_text_in_chat(room: Served, text: str) -> None:
    if text != "javascript:alert(1)":
        assert room.request("POST", "/api/guest", {"name": text})[0] == 400
    cookie = room.guest()
    assert room.request("POST", "/api/tables", {"name": text}, room.headers, Cookie=cookie)[0] == 400
    table = room.table(cookie)
    with room.socket(cookie) as one:
        say(one, "watch", table=table)
        say(one, "chat", table=table, text=text)
        said = hear(one, "said")["text"]
        assert not any(char in said for char in "\x00\u202e")
        assert said.replace(" ", "") == text.replace("\x00", "").replace("\u202e", "").replace(" ", "")


def test_house_files_from_outside_are_read_as_text_never_as_paths(room: Served) -> None:
    cookie = room.guest()
    for house in ("/etc/passwd", "../../x.toml", "/etc/x.toml", "nothing"):
        status, told, _ = room.request("POST", "/api/tables", {"house": house}, room.headers, Cookie=cookie)
        assert (status, told["code"]) == (400, "bad-house")
    bad = room.request("POST", "/api/houses/check", {"toml": "blinds = [5"}, room.headers, Cookie=cookie)[1]
    assert not bad["fine"]
    assert "TOML" in phrase_of(**bad["error"]).told("en")
    ours = 'name = "ours"\nblinds = [5, 10]'
    assert room.request("POST", "/api/houses/check", {"toml": ours}, room.headers, Cookie=cookie)[1]["fine"]
    table = room.table(cookie, toml=ours)
    assert room.request("GET", f"/api/tables/{table}")[1]["info"]["house"] == "ours"


DOTTED = ".".join(["a"] * 16_000) + "=1"
MILLIONS = "[levels]\nblinds = [[5, 10]]\n[field]\n" + "".join(
    f"{kind} = 1000000\n" for kind in ("caller", "folder", "random", "rock", "maniac", "shark", "nit")
)
DEEP = '{"a":' * 400 + "1" + "}" * 400


@pytest.mark.parametrize(
    ("path", "body", "says"),
    [
        ("/api/houses/check", {"toml": DOTTED}, "your house file, line 1: more than 5 parts of a key"),
        ("/api/houses/check", {"toml": f"[{DOTTED[:-2]}]"}, "your house file, line 1: more than 5 parts of a key"),
        ("/api/houses/check", {"toml": "x = " + "[" * 30_000}, "more than 6 lists and tables within each other"),
        ("/api/houses/check", {"toml": "".join(f"k{at}=1\n" for at in range(900))}, "and perhaps more"),
        ("/api/tables", {"toml": DOTTED}, "your house file, line 1: more than 5 parts of a key"),
        ("/api/tables", {"dials": {"blinds": json.loads(DEEP)}}, "blinds = {'a': {'a': {'a': {...}}}} is not possible"),
        ("/api/tables", {"dials": {"blinds.a.a": 1}}, "there is no dial 'blinds.a.a'"),
        ("/api/tables", {"dials": {"self": 1}}, "there is no dial 'self'"),
        ("/api/tables", {"dials": {"x" * 60_000: 1}}, "there is no dial 'xxx"),
        ("/api/tables", {"dials": {"blinds": [1] * 40_000}}, "at most 200"),
        ("/api/tournaments", {"toml": DOTTED}, "the sheet, line 1: more than 5 parts of a key"),
        ("/api/tournaments", {"toml": MILLIONS}, "field.caller = 1000000 is not possible"),
        ("/api/tournaments", {"toml": f"[levels]\nblinds = {[5] * 1_900}"}, "at most 200 levels"),
    ],
)
def test_files_and_dials_that_would_keep_the_room_busy_are_refused_at_once(
    room: Served, path: str, body: dict[str, Any], says: str
) -> None:
    cookie = room.guest()
    began = time.monotonic()
    status, told, _ = room.request("POST", path, body, room.headers, Cookie=cookie)
    assert time.monotonic() - began < 5
    assert len(str(told)) < 20_000
    if status == 400:
        assert says in refusal_told(told)
    else:
        assert says in phrase_of(**told["error"]).told("en")
    assert status == (200 if path.endswith("check") else 400)


def test_a_private_table_is_in_no_list(room: Served) -> None:
    cookie = room.guest()
    table = room.table(cookie, private=True)
    assert table not in json.dumps(room.request("GET", "/api/lobby")[1])
    assert len(table) >= 22
    assert room.request("GET", f"/api/tables/{table}")[0] == 200


def test_names_cannot_be_tried_without_end(tmp_path: Any) -> None:
    with served(tmp_path, "guests_an_hour = 5\n", "--no-tables") as room:
        codes = [room.request("POST", "/api/guest", {"name": f"Number {n} of many"})[0] for n in range(8)]
        assert codes[:5] == [200] * 5
        assert 429 in codes[5:]
