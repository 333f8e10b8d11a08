"""What is wrong with data that somebody sent is told in a sentence, not in the words of a decoder."""

from __future__ import annotations

import msgspec
import pytest

from sidepot.room.protocol import decode
from sidepot.room.protocol.bodies import DialsAsked, NewTable, Rename, SaveTable
from sidepot.words import Phrase
from sidepot.words.misread import misread


def told(found: Phrase | str) -> str:
    return found if isinstance(found, str) else found.told("en")


@pytest.mark.parametrize(("kind", "sent", "says"), [
    (SaveTable, '{"name": ""}', "name is empty: it takes something"),
    (Rename, '{"name": "%s"}' % ("x" * 65), "name takes at most 64 characters"),
    (Rename, "{}", "name is missing"),
    (Rename, '{"name": 5}', "name takes a text, not a whole number"),
    (Rename, '{"name": "A", "nmae": "B"}', "there is no nmae here"),
    (NewTable, '{"act_ms": 0}', "act ms is 3,000 at least"),
    (NewTable, '{"chairs": 11}', "chairs is 10 at most"),
    (NewTable, '{"chairs": "6"}', "chairs takes a whole number, not a text"),
    (NewTable, '{"autos": ["a","a","a","a","a","a","a","a","a","a"]}', "autos takes at most 9 entries"),
    (NewTable, '{"autos": [5]}', "autos takes a text, not a whole number"),
    (SaveTable, '{"name": "A", "settings": {"chairs": 1}}', "chairs is 2 at least"),
    (DialsAsked, '{"dials": []}', "dials takes an object, not a list"),
])  # fmt: skip
def test_each_mistake_has_its_sentence(kind: type, sent: str, says: str) -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.json.decode(sent, type=kind)
    assert told(misread(caught.value)) == says


@pytest.mark.parametrize("sent", [
    b'{"type": "sit", "id": "", "table": "x", "chair": 0, "chips": 5}', b'{"type": "nonsense", "id": "1"}',
    b'{"type": "act", "id": "1", "table": "x", "hand": 1, "turn": 1, "action": {"type": "raise", "to": -5}}',
    b'{"type": "chat", "id": "1", "table": "x", "text": ""}',
])  # fmt: skip
def test_a_command_that_is_wrong_is_told_without_the_decoders_words(sent: bytes) -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        decode(sent)
    says = told(misread(caught.value))
    assert "`" not in says, says
    assert "Expected" not in says, says
