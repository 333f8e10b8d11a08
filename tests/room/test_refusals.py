"""A refusal is told by a message of the catalogue: name and arguments on the wire, words where somebody reads it."""

from __future__ import annotations

import ast
import asyncio
import json
from pathlib import Path

import pytest

import sidepot.room
from room.rooms import guest, open_room
from room.virtual import VirtualLoop, simulate
from sidepot import house
from sidepot.engine import Illegal
from sidepot.room.people.names import BadName
from sidepot.room.protocol import encode
from sidepot.room.protocol.refusals import Code, Turned, refused
from sidepot.table.refusals import No, Refused
from sidepot.tournament.refusals import No as NoInTournaments
from sidepot.words import LANGUAGES, words
from sidepot.words.refusal import refusal_told

pytestmark = pytest.mark.core
ROOM = Path(sidepot.room.__file__).parent


def test_every_code_has_a_message_in_english() -> None:
    say = words("en")
    codes = [code.value for kind in (Code, No, NoInTournaments, Illegal) for code in kind]
    assert [code for code in codes if not say.has(f"refusal-{code}")] == []


def test_a_refused_action_is_told_in_any_language() -> None:
    async def work(loop: VirtualLoop) -> None:
        room, rules = await open_room(loop), house("standard")
        task = await room.open_table(rules, 2, "Test")
        lines = [await guest(room, name) for name in ("Ada", "Ben")]
        for chair, line in enumerate(lines):
            line.send("watch", id="w", table=task.id)
            line.send("sit", id="s", table=task.id, chair=chair, chips=rules.max_buy_in)
            await asyncio.sleep(0.01)
        await asyncio.sleep(1.5)
        line = next(line for line in lines if line.you["turn"])
        turn = {"table": task.id, "hand": line.you["hand"], "turn": line.you["turn"]}
        line.send("act", id="r", **turn, action={"type": "raise", "to": 1})
        line.send("act", id="old", **turn | {"turn": "0.0"}, action={"type": "fold"})
        line.send("sit", id="again", table=task.id, chair=0, chips=rules.max_buy_in)
        await asyncio.sleep(0.1)
        [small], [old], [again] = [line.answers(ident) for ident in ("r", "old", "again")]
        assert (small["code"], small["given"], small["rule"]) == ("below-min", {"min": 4}, "S2")
        assert refusal_told(small) == "less than the smallest legal raise (4): S2"
        assert refusal_told(small, "de") == "weniger als die kleinste erlaubte Erhöhung (4): S2"
        assert refusal_told(old) == "that was meant for another turn"
        assert refusal_told(again) == "you are already sitting at this table"

    simulate(work, 0)


def raised() -> list[tuple[str, str]]:
    """Every message that the room's code refuses with, and where."""
    found = []
    for file in sorted(ROOM.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ("Turned", "BadName"):
                where = f"{file.relative_to(ROOM)}:{node.lineno}"
                code = "BAD_NAME" if node.func.id == "BadName" else getattr(node.args[0], "attr", "")  # type: ignore[attr-defined]
                which = node.args if node.func.id == "BadName" else node.args[1:]  # type: ignore[attr-defined]
                ends = [each.value for arg in which[:1] for each in ast.walk(arg) if isinstance(each, ast.Constant)]
                if code:
                    found += [(where, f"{Code[code]}-{end}" if end else str(Code[code])) for end in ends or [""]]
    return found


def test_whatever_the_room_refuses_is_a_message_in_every_language() -> None:
    told = raised()
    assert len(told) > 150
    for language in LANGUAGES:
        say = words(language)
        missing = [f"{where}: {message}" for where, message in told if f"refusal-{message}" not in say._areas]
        assert missing == []


def test_a_refusal_goes_over_the_line_as_its_code_and_what_tells_it() -> None:
    assert encode(refused(Turned(Code.TOO_MANY), "i")) == b'{"type":"refusal","id":"i","code":"too-many"}'
    assert encode(refused(Turned(Code.TOO_MANY, "tables", count=3))) == (
        b'{"type":"refusal","id":null,"code":"too-many","message":"too-many-tables","given":{"count":3}}'
    )
    no = refused(Refused(No.BUY_IN_TOO_SMALL, "buy-in-too-small-than", least=40))
    assert (no.code, no.message, no.given) == ("buy-in-too-small", "buy-in-too-small-than", {"least": 40})


def test_a_refusal_may_have_refusals_in_it() -> None:
    why = BadName("long", what="person", most=24).phrase
    told = json.loads(encode(refused(Turned(Code.BAD_SHEET, "wrong-name", where="field.named", why=why))))
    assert refusal_told(told) == "field.named: a name has at most 24 characters"
    assert refusal_told(told, "fr").startswith("field.named : ")
