"""A refusal is told by a message of the catalogue: name and arguments on the wire, words where somebody reads it."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from room.rooms import guest, open_room
from room.virtual import VirtualLoop, simulate
from sidepot import house
from sidepot.engine import Illegal
from sidepot.room.protocol.refusals import SENTENCES, Code, Turned, told
from sidepot.table.refusals import No, Refused
from sidepot.tournament.refusals import No as NoInTournaments
from sidepot.words import words

pytestmark = pytest.mark.core


def in_words(refusal: dict[str, Any], language: str) -> str:
    said = words(language)(f"refusal-{refusal['message']}", **refusal.get("given", {}))
    return f"{said}: {refusal['rule']}" if refusal.get("rule") else said


def test_every_code_has_a_message_in_english() -> None:
    say = words("en")
    codes = [code.value for kind in (Code, No, NoInTournaments, Illegal) for code in kind]
    assert [code for code in codes if not say.has(f"refusal-{code}")] == []
    assert set(SENTENCES) == set(Code)


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
        assert (small["code"], small["message"], small["given"]) == ("below-min", "below-min", {"min": 4})
        assert in_words(small, "en") == small["says"]
        assert in_words(small, "de") not in ("", small["says"])
        assert in_words(old, "en") == old["says"]
        assert in_words(again, "en") == again["says"]

    simulate(work, 0)


def test_what_is_no_message_of_its_code_comes_in_words_alone() -> None:
    assert told(Turned(Code.TOO_MANY)) == {"message": "too-many"}
    assert told(Turned(Code.TOO_MANY, "sixteen are enough")) == {"message": ""}
    assert told(Refused(No.BUY_IN_TOO_SMALL, "buy-in-too-small-than", least=40)) == {
        "message": "buy-in-too-small-than", "given": {"least": 40}, "rule": "",
    }  # fmt: skip
