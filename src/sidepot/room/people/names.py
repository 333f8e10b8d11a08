"""Names people give themselves: clean text, and no two that look alike."""

from __future__ import annotations

import unicodedata
from typing import Any

from sidepot.room.people.lookalikes import table
from sidepot.room.protocol.refusals import Code, Turned

LONGEST = 24
_ALLOWED = set(" ._-'")
_BLANK = set("\u115f\u1160\u3164\uffa0")
"""Letters that show nothing: Hangul's fillers. Nothing else that Unicode ignores by default is a letter."""
_SCRIPTS = {
    "ARABIC", "ARMENIAN", "BENGALI", "BOPOMOFO", "CJK", "CYRILLIC", "DEVANAGARI", "ETHIOPIC", "GEORGIAN", "GREEK",
    "GUJARATI", "GURMUKHI", "HANGUL", "HEBREW", "HIRAGANA", "KANNADA", "KATAKANA", "KHMER", "LAO", "LATIN",
    "MALAYALAM", "MYANMAR", "ORIYA", "SINHALA", "TAMIL", "TELUGU", "THAANA", "THAI", "TIBETAN",
}  # fmt: skip
"""Unicode's recommended scripts (UAX #31), as the names of their letters begin."""
_TOGETHER = ({"LATIN", "CJK", "HIRAGANA", "KATAKANA"}, {"LATIN", "CJK", "BOPOMOFO"}, {"LATIN", "CJK", "HANGUL"})
"""Scripts that are written together (UTS #39, highly restrictive)."""
# what Unicode's table leaves apart although it is easily misread: small capitals, the digits, i and l
_MISREAD = str.maketrans({"ʜ": "h", "ĸ": "k", "ʍ": "m", "ᴛ": "t", "ʙ": "b", "ƅ": "b", "ꞓ": "e", "ı": "l", "i": "l",
                          "0": "o", "1": "l"})  # fmt: skip
_NUMERALS = set("lo23456789")
"""What digits look like."""


class BadName(Turned, ValueError):
    """What is wrong with a name; *what* has it: a person, table, tournament, bot or saved table."""

    def __init__(self, which: str, /, **given: Any) -> None:
        super().__init__(Code.BAD_NAME, which, **given)


def clean_title(text: str, what: str, longest: int) -> str:
    """A title as it is kept; BadName says what is wrong with it."""
    title = " ".join(unicodedata.normalize("NFC", text).split())
    if not title:
        raise BadName("missing", what=what)
    if len(title) > longest:
        raise BadName("long", what=what, most=longest)
    wrong = [char for char in title if not (char.isalnum() or char in _ALLOWED) or char in _BLANK]
    if wrong:
        raise BadName("sign", sign=ascii(wrong[0]))
    if not any(char.isalnum() for char in title):
        raise BadName("empty")
    return title


def clean_name(text: str, what: str = "person") -> str:
    """A player's name as it is kept: a title in letters of one script; BadName says what is wrong with it."""
    name = clean_title(text, what, LONGEST)
    for char in name:
        plain = unicodedata.normalize("NFKC", char)
        if plain != char and any(sign.isascii() and sign.isalnum() for sign in plain):
            raise BadName("plain", plain=plain, sign=char)
    scripts = dict.fromkeys(_script(char) for char in name if char.isalnum() and not char.isdecimal())
    if len(scripts) > 1 and not any(scripts.keys() <= together for together in _TOGETHER):
        raise BadName("scripts", scripts=[script.capitalize() for script in scripts])
    return name


def _script(char: str) -> str:
    """The script of a letter, by its name in Unicode."""
    words = unicodedata.name(char, "?").replace("-", " ").split()
    script = words[1] if words[0] == "HALFWIDTH" else "CJK" if words[0] == "IDEOGRAPHIC" else words[0]
    if script not in _SCRIPTS:
        raise BadName("script", sign=ascii(char))
    return script


def looks(name: str) -> str:
    """What a name looks like, its skeleton (UTS #39): names that could be taken for one another have the same."""
    flat = name.casefold()
    if not name.isascii():
        flat = unicodedata.normalize("NFKD", name).translate(table()).casefold().translate(table())
    flat = "".join([char for char in flat if char.isalnum() and not unicodedata.combining(char) and char not in _BLANK])
    return flat.translate(_MISREAD).replace("rn", "m").replace("vv", "w")


def numbered(seen: str, word: str) -> bool:
    """Whether something looks like a word with a number, as in "rock 1"; both as `looks` gives them."""
    number = seen.removeprefix(word)
    return number != seen and number[:1] not in ("", "o") and _NUMERALS.issuperset(number)


def clean_text(text: str) -> str:
    """Chat as it is kept: one line without control or direction characters; nothing is left of nothing."""
    kept = [" " if char.isspace() or char in _BLANK else char for char in unicodedata.normalize("NFC", text)]
    return " ".join("".join(char for char in kept if char.isprintable() or char == " ").split())
