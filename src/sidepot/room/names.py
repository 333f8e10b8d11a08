"""Names people give themselves: clean text, and no two that look alike."""

from __future__ import annotations

import unicodedata

LONGEST = 24
_ALLOWED = set(" ._-'")
# letters of other scripts that look like Latin ones
_LOOKALIKES = str.maketrans({
    "а": "a", "е": "e", "о": "o", "р": "p", "с": "c", "у": "y", "х": "x", "і": "i", "ј": "j", "ѕ": "s", "ԁ": "d",
    "һ": "h", "ӏ": "l", "ԛ": "q", "ԝ": "w", "ь": "b", "к": "k", "м": "m", "т": "t", "в": "b", "н": "h", "α": "a",
    "ε": "e", "ι": "i", "κ": "k", "ν": "v", "ο": "o", "ρ": "p", "τ": "t", "υ": "u", "χ": "x", "ı": "i",
})  # fmt: skip
_DIGITS = str.maketrans("01", "ol")


def clean_name(text: str, what: str = "a name", longest: int = LONGEST) -> str:
    """The name as it is kept; ValueError says what is wrong with it."""
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise ValueError(f"{what} is missing")
    if len(name) > longest:
        raise ValueError(f"{what} has at most {longest} characters")
    wrong = [char for char in name if not (char.isalnum() or char in _ALLOWED)]
    if wrong:
        raise ValueError(f"{what} has letters, digits, spaces and . _ - ' only, not {wrong[0]!r}")
    if not any(char.isalnum() for char in name):
        raise ValueError(f"{what} needs a letter or a digit")
    return name


def looks(name: str) -> str:
    """What a name looks like: names that could be taken for one another look the same."""
    flat = unicodedata.normalize("NFKD", name).casefold()
    flat = "".join(char for char in flat if char.isalnum() and not unicodedata.combining(char))
    return flat.translate(_LOOKALIKES).translate(_DIGITS).replace("rn", "m").replace("vv", "w").replace("i", "l")


def clean_text(text: str) -> str:
    """Chat as it is kept: one line without control or direction characters; nothing is left of nothing."""
    kept = [" " if char.isspace() else char for char in unicodedata.normalize("NFC", text)]
    return " ".join("".join(char for char in kept if char.isprintable() or char == " ").split())
