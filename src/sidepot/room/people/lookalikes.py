"""Letters that look like others: Unicode's table (UTS #39), as far as names can have them.

`python -m sidepot.room.people.lookalikes confusables.txt` makes `lookalikes.txt` anew from Unicode's own file.
"""

from __future__ import annotations

import sys
import unicodedata
from functools import cache
from pathlib import Path

KEPT = Path(__file__).with_name("lookalikes.txt")


@cache
def table() -> dict[int, str]:
    """What each letter looks like, for `str.translate`."""
    lines = [line for line in KEPT.read_text("utf-8").splitlines() if not line.startswith("#")]
    pairs = [line.split() for line in lines]
    return {ord(letter): target for target, letters in pairs for letter in letters}


def reduced(text: str) -> str:
    """The kept table of Unicode's: letters and digits that normalising leaves as they are, by what they look like."""
    header = [line.lstrip("\ufeff") for line in text.splitlines()[:10] if "©" in line or "Version" in line]
    letters: dict[str, str] = {}
    for line in text.splitlines():
        fields = line.partition("#")[0].split(";")
        if len(fields) < 3:
            continue
        letter, target = _text(fields[0]), "".join(filter(str.isalnum, _text(fields[1])))
        if target and letter.isalnum() and unicodedata.normalize("NFKC", letter) == letter:
            letters[target] = letters.get(target, "") + letter
    about = "# Letters that look alike, from Unicode's confusables.txt: what they look like, then the letters."
    licence = "# Unicode License V3: see LICENSES/Unicode-3.0.txt"
    return "\n".join([about, *header, licence, *(f"{target} {letters[target]}" for target in sorted(letters)), ""])


def _text(codes: str) -> str:
    return "".join(chr(int(code, 16)) for code in codes.split())


if __name__ == "__main__":
    KEPT.write_text(reduced(Path(sys.argv[1]).read_text("utf-8")), "utf-8")
