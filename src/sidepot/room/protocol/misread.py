"""What is wrong with data that somebody sent, in a sentence: which field, and what it takes."""

from __future__ import annotations

import re
from collections.abc import Callable

_KINDS = {
    "str": "a text", "int": "a whole number", "float": "a number", "bool": "true or false", "array": "a list",
    "object": "an object", "null": "nothing",
}  # fmt: skip
_AT = re.compile(r" - at `\$?\.?(?:key in )?([^`]*)`$")


def misread(error: Exception) -> str:
    """The sentence for an error of the decoder; what it does not know stays as it is."""
    text = str(error)
    at = _AT.search(text)
    field = _spoken(at[1]) if at else "this"
    bare = _AT.sub("", text)
    for pattern, say in _SENTENCES:
        if found := re.fullmatch(pattern, bare):
            return say(field, found)
    return text


def _spoken(path: str) -> str:
    """`$.settings.act_ms` as people say it; items of lists have no number."""
    last = re.sub(r"\[[^\]]*\]", "", path).rpartition(".")[2]
    return last.replace("_", " ") or "this"


def _kind(word: str) -> str:
    return " or ".join([_KINDS.get(each.strip(), each.strip()) for each in word.split("|")])


def _length(field: str, found: re.Match[str]) -> str:
    what, sign, many = "character" if found[1] == "str" else "entry", found[2], int(found[3])
    if many == 1 and sign == ">=":
        return f"{field} is empty: it takes something"
    several = {"character": "characters", "entry": "entries"}[what]
    return f"{field} takes at {'least' if sign == '>=' else 'most'} {many:,} {what if many == 1 else several}"


_SENTENCES: tuple[tuple[str, Callable[[str, re.Match[str]], str]], ...] = (
    (r"Expected `(str|array)` of length (>=|<=) (\d+)", _length),
    (r"Expected `(?:int|float)` >= (-?\d+)(?:\.0)?", lambda field, found: f"{field} is {int(found[1]):,} at least"),
    (r"Expected `(?:int|float)` <= (-?\d+)(?:\.0)?", lambda field, found: f"{field} is {int(found[1]):,} at most"),
    (r"Expected `([^`]+)`, got `([^`]+)`",
     lambda field, found: f"{field} takes {_kind(found[1])}, not {_kind(found[2])}"),
    (r"Object missing required field `([^`]+)`", lambda field, found: f"{_spoken(found[1])} is missing"),
    (r"Object contains unknown field `([^`]+)`", lambda field, found: f"there is no {_spoken(found[1])} here"),
    (r"Invalid (?:enum )?value (.+)", lambda field, found: f"{field} can't be {found[1]}"),
)  # fmt: skip
