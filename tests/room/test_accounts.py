"""Coming back: by code, by password, on a second device; sessions; giving a name back. All of it over HTTP."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from room.browsers import Browser
from room.served import QUICK, Served, hear, heard, say, served
from sidepot.words.refusal import refusal_told

SETTINGS = f"""{QUICK}guests_an_hour = 10000
requests = 100000
tables = false
"""
PATIENT = "tries_an_hour = 10000\n"


@pytest.fixture(scope="module")
def room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("accounts"), SETTINGS + PATIENT) as running:
        yield running


def come_in(room: Served, name: str) -> tuple[Browser, str]:
    """A new guest and their code."""
    browser = Browser(room)
    return browser, browser.post("/api/guest", name=name)["code"]


def sit_down(browser: Browser, table: str, chair: int = 0) -> Any:
    """A socket that watches a table and sits there."""
    socket = browser.room.socket(browser.cookie)
    say(socket, "watch", table=table)
    say(socket, "sit", table=table, chair=chair, chips=200)
    hear(socket, "ack", id="sit")
    return socket


def everything(room: Served) -> bytes:
    """All that a room has written, its log too."""
    files = [file for file in (*(room.folder / "data").iterdir(), room.folder / "log") if file.is_file()]
    return b"".join(file.read_bytes() for file in files)


# coming back


def test_who_has_cleared_the_cookies_comes_back_by_code_with_the_same_chips(room: Served) -> None:
    ada, code = come_in(room, "Ada Back")
    table = room.table(ada.cookie)
    with sit_down(ada, table) as first:
        again = Browser(room)
        assert again.refused("/api/guest", name="Ada Back")["code"] == "name-taken"
        assert again.post("/api/back", code=code)["name"] == "Ada Back"
        with room.socket(again.cookie) as second:
            say(second, "watch", table=table)
            seen = hear(second, "snapshot")
            mine = next(chair for chair in seen["state"]["chairs"] if chair)
            assert (mine["player"], mine["chips"]) == ("Ada Back", 200)
            assert seen["you"]["host"]
            # the newest socket wins, and the older one is told
            assert hear(first, "replaced")["table"] == table
            say(first, "leave", id="late", table=table)
            assert hear(first, "refusal", id="late")["code"] == "not-watching"
    assert ada.name == again.name == "Ada Back"


def test_a_code_may_be_typed_as_people_type(room: Served) -> None:
    _, code = come_in(room, "Typed Code")
    assert len(code.replace("-", "")) * 5 >= 128
    for typed in (code.upper(), code.replace("-", " "), code.replace("-", ""), f"https://club.example/#back={code}",
                  code.replace("0", "O").replace("1", "I")):  # fmt: skip
        assert Browser(room).post("/api/back", code=typed)["name"] == "Typed Code"


def test_logging_out_does_not_end_the_account(room: Served) -> None:
    ben, code = come_in(room, "Ben Out")
    ben.post("/api/leave")
    assert ben.name is None
    assert ben.refused("/api/guest", name="Ben Out")["code"] == "name-taken"
    assert ben.post("/api/back", code=code)["name"] == "Ben Out"


def test_a_new_code_replaces_the_old_one(room: Served) -> None:
    eve, old = come_in(room, "Eve Renews")
    new = eve.post("/api/code")["code"]
    other = Browser(room)
    assert other.refused("/api/back", code=old)["code"] == "wrong-secret"
    assert other.post("/api/back", code=new)["name"] == "Eve Renews"


def test_coming_back_where_one_is_makes_no_second_session_and_another_account_ends_the_first(room: Served) -> None:
    one, code = come_in(room, "Switch One")
    one.post("/api/back", code=code)
    assert len(one.get("/api/account")["sessions"]) == 1
    _, other = come_in(room, "Switch Two")
    with room.socket(one.cookie) as socket:
        hear(socket, "welcome")
        assert one.post("/api/back", code=other)["name"] == "Switch Two"
        assert hear(socket, "closing")["again"] is None
    again = Browser(room)
    again.post("/api/back", code=code)
    assert len(again.get("/api/account")["sessions"]) == 1


# passwords


def test_a_password_opens_the_account_and_can_be_changed_and_removed(room: Served) -> None:
    ada, _ = come_in(room, "Ada Word")
    assert ada.refused("/api/password", password="short")["code"] == "weak-password"
    assert ada.refused("/api/password", password="ada word")["code"] == "weak-password"
    assert not ada.get("/api/account")["password"]
    ada.post("/api/password", password="correct horse")
    assert ada.get("/api/account")["password"]
    other = Browser(room)
    assert other.post("/api/back/password", name="ADA  word", password="correct horse")["name"] == "Ada Word"
    for old in ("", "battery staple"):
        assert ada.refused("/api/password", password="battery staple", old=old)["code"] == "wrong-secret"
    ada.post("/api/password", password="battery staple", old="correct horse")
    assert Browser(room).refused("/api/back/password", name="Ada Word", password="correct horse")
    assert Browser(room).post("/api/back/password", name="Ada Word", password="battery staple")
    assert ada.refused("/api/password", password="", old="correct horse")["code"] == "wrong-secret"
    ada.post("/api/password", password="", old="battery staple")
    assert Browser(room).refused("/api/back/password", name="Ada Word", password="battery staple")


def test_an_unknown_name_a_name_without_a_password_and_a_wrong_one_get_the_same_answer(room: Served) -> None:
    ada, _ = come_in(room, "Ada Same")
    ada.post("/api/password", password="correct horse")
    come_in(room, "Ben Same")
    answers = {
        str(Browser(room).refused("/api/back/password", name=name, password=word))
        for name, word in (("Ada Same", "wrong horse"), ("Ben Same", "any"), ("Nobody at all", "x"), ("Ibex", ""))
    }
    assert len(answers) == 1


def test_no_takes_as_long_for_a_name_that_is_not_there(room: Served) -> None:
    ada, _ = come_in(room, "Ada Time")
    ada.post("/api/password", password="correct horse")

    def quickest(name: str) -> float:
        found = []
        for _ in range(5):
            began = time.perf_counter()
            Browser(room).refused("/api/back/password", name=name, password="wrong horse")
            found.append(time.perf_counter() - began)
        return min(found)

    there, nowhere = quickest("Ada Time"), quickest("Nobody")
    assert nowhere > there / 3  # without the same work it would be a tenth


def test_guessing_is_limited_and_does_not_keep_the_owner_out(tmp_path: Path) -> None:
    with served(tmp_path, SETTINGS + "tries_an_hour = 8\n", "--proxy") as room:
        ada, code = come_in(room, "Ada")
        ada.post("/api/password", password="correct horse")
        guesses = [Guesser(room, f"203.0.113.{number}").guess("Ada", f"guess {number}") for number in range(12)]
        assert guesses[:8] == ["wrong-secret"] * 8
        assert set(guesses[8:]) == {"slow-down"}
        # with the right one, too: an attacker learns nothing by going on
        assert Guesser(room, "203.0.113.99").guess("Ada", "correct horse") == "slow-down"
        # from one address, over many names
        one = Guesser(room, "198.51.100.7")
        assert [one.guess(f"Name {number}", "x") for number in range(9)][-1] == "slow-down"
        # from there and anywhere the owner comes back by code, however many were tried
        codes = [one.refused("/api/back", code=f"{number:028}")["code"] for number in range(9)]
        assert codes[-1] == "slow-down"
        assert one.post("/api/back", code=code)["name"] == "Ada"


class Guesser(Browser):
    """Somebody at another address."""

    def __init__(self, room: Served, address: str) -> None:
        super().__init__(room)
        self.address = address

    def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        headers = {**self.room.headers, "X-Forwarded-For": self.address}
        status, told, _ = self.room.request(method, path, body, headers)
        return status, told

    def guess(self, name: str, password: str) -> str:
        status, told = self.ask("POST", "/api/back/password", {"name": name, "password": password})
        return "in" if status == 200 else str(told["code"])


# passkeys (with a real one: tests/web/test_account.py)


def test_a_passkey_that_was_not_asked_for_opens_nothing(room: Served) -> None:
    ada, _ = come_in(room, "Ada Key")
    assert ada.refused("/api/passkeys/options")["code"] == "not-allowed"  # at a bare address
    assert Browser(room).refused("/api/back/passkey/options")["code"] == "not-allowed"
    data = "eyJjaGFsbGVuZ2UiOiJBQUFBIn0"  # {"challenge":"AAAA"}
    answers: list[dict[str, Any]] = [
        {}, {"id": "x"}, {"id": 1, "response": []},
        *({"id": "x", "response": {"clientDataJSON": given}} for given in ("!", "W10", data)),
    ]  # fmt: skip
    for answer in answers:
        assert Browser(room).refused("/api/back/passkey", credential=answer)["code"] == "wrong-secret"
        assert ada.refused("/api/passkeys", credential=answer)["code"] == "bad-message"
    assert ada.refused("/api/passkeys/remove", id="x")["code"] == "not-found"


# sessions


def test_sessions_are_listed_and_logged_out_from_afar(room: Served) -> None:
    phone, code = come_in(room, "Two Devices")
    laptop = Browser(room, "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36")
    laptop.post("/api/back", code=code)
    with phone.room.socket(phone.cookie) as socket:
        hear(socket, "welcome")
        sessions = laptop.get("/api/account")["sessions"]
        assert {each["device"]: (each["here"], each["online"]) for each in sessions} == {
            "Firefox on Android": (False, True), "Chrome on Windows": (True, False),
        }  # fmt: skip
        away = next(each["id"] for each in sessions if not each["here"])
        assert laptop.refused("/api/sessions/end", session="0123456789abcdef")["code"] == "not-found"
        laptop.post("/api/sessions/end", session=away)
        assert hear(socket, "closing")["code"] == "logged-out-elsewhere"
        with pytest.raises(ConnectionClosed):
            socket.recv(5)
    assert phone.name is None
    assert laptop.name == "Two Devices"
    third = Browser(room)
    third.post("/api/back", code=code)
    third.post("/api/sessions/end", session="")
    assert (laptop.name, third.name) == (None, "Two Devices")


def test_nobody_logs_others_out(room: Served) -> None:
    ada, _ = come_in(room, "Ada Mine")
    ben, _ = come_in(room, "Ben Theirs")
    theirs = ada.get("/api/account")["sessions"][0]["id"]
    assert ben.refused("/api/sessions/end", session=theirs)["code"] == "not-found"
    assert ada.name == "Ada Mine"


def test_the_session_that_was_not_used_for_longest_makes_room_for_an_eleventh(room: Served) -> None:
    first, code = come_in(room, "Many Devices")
    others = [Browser(room) for _ in range(10)]
    for browser in others[:9]:
        browser.post("/api/back", code=code)
    assert first.name == "Many Devices"  # used just now
    others[9].post("/api/back", code=code)
    assert others[0].name is None
    assert len(first.get("/api/account")["sessions"]) == 10


def test_an_operators_rights_are_those_of_one_session(room: Served) -> None:
    key = (room.folder / "data" / "operator.key").read_text().strip()
    boss, code = come_in(room, "The Boss")
    assert boss.post("/api/operator", key=key)["operator"]
    other = Browser(room)
    assert not other.post("/api/back", code=code)["operator"]
    assert boss.get("/api/me")["operator"]
    assert not other.get("/api/me")["operator"]


# giving a name back


def test_a_name_is_given_back_when_nothing_holds_it(room: Served) -> None:
    ada, code = come_in(room, "Ada Gone")
    ada.post("/api/password", password="correct horse")
    token = ada.post("/api/bots", name="Robo Gone")["token"]
    assert ada.refused("/api/account/end", name="ada gone")["code"] == "bad-name"
    assert ada.refused("/api/account/end", name="Ada Gone")["message"] == "wrong-secret-needed"
    assert ada.refused("/api/account/end", name="Ada Gone", password="wrong horse")["code"] == "wrong-secret"
    ada.post("/api/account/end", name="Ada Gone", password="correct horse")
    assert ada.name is None
    assert ada.refused("/api/back", code=code)["code"] == "wrong-secret"
    assert ada.refused("/api/back/password", name="Ada Gone", password="correct horse")["code"] == "wrong-secret"
    bearer = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    assert room.request("GET", "/api/me", None, bearer)[0] == 401
    newcomer, _ = come_in(room, "Ada Gone")
    come_in(room, "Robo Gone")
    seen = newcomer.get("/api/account")
    assert (seen["password"], len(seen["sessions"]), seen["bots"]) == (False, 1, [])


def test_chips_tables_and_tournaments_hold_a_name_and_say_so(room: Served) -> None:
    host, _ = come_in(room, "Host Held")
    table = room.table(host.cookie, name="Friday night")
    assert "you host the table Friday night" in refusal_told(host.refused("/api/account/end", name="Host Held"))
    ada, _ = come_in(room, "Ada Held")
    with sit_down(ada, table) as socket:
        told = ada.refused("/api/account/end", name="Ada Held")
        assert told["code"] == "still-here"
        assert "you have 200 chips at Friday night" in refusal_told(told)
        assert ada.get("/api/account")["held"] == told["given"]["reasons"]
        say(socket, "leave", table=table)
        hear(socket, "ack", id="leave")
        sheet = 'format = "tournament"\nstack = 1000\n[levels]\nby = "hands"\nevery = 9\nblinds = [[10, 20]]\n'
        sheet += "[field]\ncaller = 2\n"
        event = host.post("/api/tournaments", name="Sunday", toml=sheet)["tournament"]
        say(socket, "watch", id="event", table=event)
        say(socket, "register", table=event)
        hear(socket, "ack", id="register")
        assert "you have entered Sunday" in refusal_told(ada.refused("/api/account/end", name="Ada Held"))
        say(socket, "unregister", table=event)
        hear(socket, "ack", id="unregister")
        ada.post("/api/account/end", name="Ada Held")
    assert "you host Sunday" in refusal_told(host.refused("/api/account/end", name="Host Held"))


def test_who_takes_a_free_name_does_not_get_the_hands_of_the_one_before(room: Served) -> None:
    ada, _ = come_in(room, "Ada Hands")
    ben, _ = come_in(room, "Ben Hands")
    table = room.table(ben.cookie)
    with sit_down(ada, table) as one, sit_down(ben, table, 1) as two:
        while not ada.get(f"/api/tables/{table}/hands")["hands"]:
            for socket in (one, two):
                _fold_when_asked(socket, table)
        say(one, "leave", table=table)
        hear(one, "ack", id="leave")
        deadline = time.monotonic() + 20
        while ada.get("/api/account")["held"] and time.monotonic() < deadline:
            _fold_when_asked(two, table)
        ada.post("/api/account/end", name="Ada Hands")
    again, _ = come_in(room, "Ada Hands")
    assert again.get(f"/api/tables/{table}/hands")["hands"] == []
    assert again.ask("GET", f"/api/tables/{table}/hands/1")[0] == 404
    assert ben.get(f"/api/tables/{table}/hands/1")["players"]


def _fold_when_asked(socket: Any, table: str) -> None:
    try:
        told = heard(socket, 0.2)
    except TimeoutError:
        return
    you = told.get("you") or {}
    if you.get("turn"):
        say(socket, "act", id=you["turn"], table=table, hand=you["hand"], turn=you["turn"], action={"type": "fold"})


# bots


def test_bots_are_listed_get_another_token_and_are_removed(room: Served) -> None:
    ada, _ = come_in(room, "Ada Bots")
    ben, _ = come_in(room, "Ben Bots")
    old = ada.post("/api/bots", name="Robo Listed")["token"]
    assert ben.refused("/api/bots/token", name="Robo Listed")["code"] == "not-found"
    with room.socket(origin=None, Authorization=f"Bearer {old}") as socket:
        hear(socket, "welcome")
        assert [(bot["name"], bot["online"]) for bot in ada.get("/api/account")["bots"]] == [("Robo Listed", True)]
        new = ada.post("/api/bots/token", name="Robo Listed")["token"]
        assert hear(socket, "closing")["again"] is None
    table = room.table(ada.cookie, name="Bots' table")
    with room.socket(origin=None, Authorization=f"Bearer {new}") as socket:
        say(socket, "watch", table=table)
        say(socket, "sit", table=table, chair=1, chips=200)
        hear(socket, "ack", id="sit")
        assert ben.refused("/api/bots/remove", name="Robo Listed")["code"] == "not-found"
        # it gets up by itself
        assert ada.post("/api/bots/remove", name="Robo Listed") == {"gone": True, "held": []}
    assert ada.get("/api/account")["bots"] == []
    come_in(room, "Robo Listed")


def test_a_bot_has_no_account_to_look_after(room: Served) -> None:
    ada, _ = come_in(room, "Ada Owner")
    token = ada.post("/api/bots", name="Robo Bound")["token"]
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    assert room.request("GET", "/api/account", None, headers)[0] == 403
    for path in ("/api/code", "/api/leave", "/api/passkeys/options"):
        assert room.request("POST", path, {}, headers)[0] == 403, path
    assert room.request("POST", "/api/password", {"password": "correct horse"}, headers)[0] == 403


# what lasts


def test_a_restart_keeps_codes_passwords_sessions_bots_and_what_is_gone(tmp_path: Path) -> None:
    with served(tmp_path, SETTINGS + PATIENT) as room:
        ada, code = come_in(room, "Ada")
        ada.post("/api/password", password="correct horse")
        second = Browser(room)
        second.post("/api/back", code=code)
        token = ada.post("/api/bots", name="Robo")["token"]
        out = Browser(room)
        out.post("/api/back", code=code)
        left = out.cookie
        out.post("/api/leave")
        gone, gone_code = come_in(room, "Cid")
        gone.post("/api/account/end", name="Cid")
        assert ada.post("/api/bots", name="Gone bot")
        ada.post("/api/bots/remove", name="Gone bot")
        secrets = [code, code.replace("-", ""), "correct horse", token, left.partition("=")[2]]
        secrets += [ada.cookie.partition("=")[2], second.cookie.partition("=")[2]]
        room.process.kill()
        room.process.wait()
        found = everything(room)
        assert len(found) > 1000
        assert [secret for secret in secrets if secret.encode() in found] == []
    with served(tmp_path, SETTINGS + PATIENT) as room:
        for browser in (ada, second, out, gone):
            browser.room = room
        out.cookie = left
        assert (ada.name, second.name, out.name, gone.name) == ("Ada", "Ada", None, None)
        assert Browser(room).post("/api/back", code=code)["name"] == "Ada"
        assert Browser(room).refused("/api/back", code=gone_code)
        assert Browser(room).post("/api/back/password", name="Ada", password="correct horse")
        bots = ada.get("/api/account")["bots"]
        assert [bot["name"] for bot in bots] == ["Robo"]
        assert come_in(room, "Cid")
        log = (tmp_path / "log").read_text()
        assert not any(secret in log for secret in secrets)
