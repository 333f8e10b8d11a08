"""What is wrong with data that somebody sent: which field, and what it takes."""

from __future__ import annotations

import re
from collections.abc import Callable

from sidepot.words.catalogue import Phrase, phrase

_KINDS = ("str", "int", "float", "bool", "array", "object", "null")
_AT = re.compile(r" - at `\$?\.?(?:key in )?([^`]*)`$")
Field = Phrase | str


def misread(error: Exception) -> Phrase | str:
    """The sentence for an error of the decoder; what it does not know stays as it is."""
    text = str(error)
    at = _AT.search(text)
    field = _spoken(at[1]) if at else _THIS
    bare = _AT.sub("", text)
    for pattern, say in _SENTENCES:
        if found := re.fullmatch(pattern, bare):
            return say(field, found)
    return text[:200]


_THIS = phrase("refusal-field-this")


def _spoken(path: str) -> Field:
    """`$.settings.act_ms` as people say it; items of lists have no number."""
    last = re.sub(r"\[[^\]]*\]", "", path).rpartition(".")[2]
    return last.replace("_", " ") or _THIS


def _kind(word: str) -> Field:
    first, *rest = [each.strip() for each in word.split("|")]
    found: Field = phrase(f"refusal-kind-{first}") if first in _KINDS else first
    return phrase("refusal-kind-or", kind=found, other=_kind("|".join(rest))) if rest else found


def _length(field: Field, found: re.Match[str]) -> Phrase:
    what, sign, many = "characters" if found[1] == "str" else "entries", found[2], int(found[3])
    if many == 1 and sign == ">=":
        return phrase("refusal-field-empty", field=field)
    return phrase(f"refusal-field-{what}-{'least' if sign == '>=' else 'most'}", field=field, count=many)


def _field(message: str, **given: object) -> Phrase:
    return phrase(f"refusal-field-{message}", **given)


_SENTENCES: tuple[tuple[str, Callable[[Field, re.Match[str]], Phrase]], ...] = (
    (r"Expected `(str|array)` of length (>=|<=) (\d+)", _length),
    (r"Expected `(?:int|float)` >= (-?\d+)(?:\.0)?",
     lambda field, found: _field("least", field=field, least=int(found[1]))),
    (r"Expected `(?:int|float)` <= (-?\d+)(?:\.0)?",
     lambda field, found: _field("most", field=field, most=int(found[1]))),
    (r"Expected `([^`]+)`, got `([^`]+)`",
     lambda field, found: _field("kind", field=field, kind=_kind(found[1]), other=_kind(found[2]))),
    (r"Object missing required field `([^`]+)`", lambda field, found: _field("missing", field=_spoken(found[1]))),
    (r"Object contains unknown field `([^`]+)`", lambda field, found: _field("unknown", field=_spoken(found[1]))),
    (r"Input data was truncated", lambda field, found: _field("cut-short")),
    (r"JSON is malformed: .+ \(byte (\d+)\)", lambda field, found: _field("malformed", byte=found[1])),
    (r"Invalid (?:enum )?value (.+)", lambda field, found: _field("value", field=field, value=found[1][:200])),
)  # fmt: skip
