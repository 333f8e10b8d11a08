"""The dials: what a house can set, which values each takes, and how a value is read from text or TOML.

What each decides is said by the catalogue: `dial-blinds`, its `.hint` and its choices.
"""

from __future__ import annotations

from collections.abc import Iterable
from reprlib import Repr
from typing import Any, Literal

from msgspec import Struct

from sidepot.rules.games import GAMES
from sidepot.rules.rotations import game_in
from sidepot.words import Phrase, phrase
from sidepot.words.refusal import Several

MAX_CHIPS = 2**53
"""More chips than this are refused at the door: sums stay exact in 64 bits and in JSON."""

LONGEST_VALUE = 200
LONGEST_QUOTED = 60
"""Longer names get no spelling help, and longer texts are cut where an error names them."""
MOST_RATHOLE = 1_000_000
"""Minutes."""
MOST_REASONS = 20
"""Of everything that is wrong with a file so many reasons are told."""
MOST_AMOUNTS = 200
"""So many blinds, bets or levels a dial takes at most."""
MOST_GAMES = 30
"""So many games a rotation has at most."""
LIMITS = ("no", "pot", "fixed", "spread")

Kind = Literal["choice", "flag", "chips", "count", "maybe", "amounts", "percent", "games", "every"]


class Dial(Struct, frozen=True):
    """One dial: its kind of value, and the choices if it has them. Its words are the message `dial-` and its name."""

    kind: Kind
    choices: tuple[str, ...] = ()
    most: int = MAX_CHIPS
    """The largest number it takes."""

    @property
    def takes(self) -> Phrase:
        """The values it takes."""
        match self.kind:
            case "choice":
                return phrase("dial-takes-choice", choices=", ".join(self.choices))
            case "count" | "maybe" if self.most != MAX_CHIPS:
                return phrase(f"dial-takes-{self.kind}-to", most=str(self.most))
            case "chips" | "amounts" | "games":
                most = {"chips": MAX_CHIPS, "amounts": MOST_AMOUNTS, "games": MOST_GAMES}[self.kind]
                return phrase(f"dial-takes-{self.kind}", most=str(most))
        return phrase(f"dial-takes-{self.kind}")


class BadDials(Several):
    """Dials that can't be set: each with the reason, told in words where somebody reads it."""


def _choice(*choices: str) -> Dial:
    return Dial("choice", choices)


# fmt: off
DIALS: dict[str, Dial] = {
    # the game and its betting
    "game": _choice(*GAMES),
    "rotate": Dial("games"),
    "rotation": _choice("order", "dealers-choice"),
    "every": Dial("every"),
    "limit": _choice(*LIMITS),
    "blinds": Dial("amounts"),
    "double_bb": Dial("flag"),
    "ante": Dial("chips"),
    "stud_ante": Dial("percent"),
    "ante_percent": Dial("percent"),
    "bb_ante": Dial("chips"),
    "button_ante": Dial("chips"),
    "bring_in": Dial("chips"),
    "bring_in_all_in": _choice("acts", "forced"),
    "ante_first": Dial("flag"),
    "forced": _choice("blinds", "antes", "button-blind"),
    "heads_up": _choice("button-sb", "button-bb", "antes"),
    "short_bb": _choice("full", "posted"),
    "deal_first": _choice("sb", "left-of-button"),
    "burn": Dial("flag"),
    "first_betting": Dial("flag"),
    "opens_first": _choice("left-of-bb", "left-of-button"),
    "opens_later": _choice("left-of-button", "left-of-bb"),
    "showing_tie": _choice("position", "suit"),
    "common_opens": _choice("sixth", "showing"),
    "fifth_card": _choice("in-turn", "last"),
    "bets": Dial("amounts"),
    "unit": _choice("bb", "sb"),
    "min_bet": _choice("bb", "sb"),
    "min_raise": _choice("last", "double", "flat", "any"),
    "cap": Dial("maybe"),
    "cap_counts_blind": Dial("flag"),
    "cap_counts_short": Dial("flag"),
    "cap_lifted": _choice("never", "two-dealt", "two-in", "began-two"),
    "completion": _choice("free", "counts"),
    "open_pair": _choice("on", "off"),
    "reopen": _choice("full", "sum", "any"),
    "free_fold": Dial("flag"),
    "checked_short": _choice("closed", "open"),
    "half_counts": Dial("flag"),
    "short_completes": Dial("flag"),
    "pot_raise": _choice("pot+call", "pot+last-raise"),
    "pot_counts_table_ante": Dial("flag"),
    # the end of a hand
    "odd_chips": _choice("left-of-button", "dropped"),
    "halves": _choice("apart", "even"),
    "orphan": _choice("below", "main"),
    "show": _choice("losers-muck", "all"),
    "showdown": _choice("auto", "ask"),
    "boards": Dial("count"),
    "double_board": Dial("flag"),
    "rake": Dial("percent"),
    "rake_cap": Dial("maybe"),
    "no_flop_no_drop": Dial("flag"),
    "labels": _choice("usual", "first-bet", "house"),
    # between hands
    "button": _choice("moving", "dead", "simplified"),
    "entry": _choice("choose", "fixed", "between-hands"),
    "buy_in": Dial("amounts"),
    "buy_in_unit": _choice("bb", "chips"),
    "buy_button": Dial("flag"),
    "straddle": Dial("flag"),
    "straddles": Dial("count", most=8),
    "button_straddle": Dial("flag"),
    "bomb_pot": Dial("maybe"),
    "bomb_boards": Dial("count", most=2),
    "kill": _choice("off", "half", "full"),
    "hand_cap": Dial("maybe"),
    "run_twice": Dial("flag"),
    "rabbit": Dial("flag"),
    "see_hands": Dial("flag"),
    "seat_change": Dial("flag"),
    "auto_buy": Dial("flag"),
    "rathole": Dial("maybe", most=MOST_RATHOLE),
    "discard_timeout": _choice("least-harm", "dead"),
    "rise": _choice("off", "orbits", "hands"),
    "rise_every": Dial("count"),
    "levels": Dial("amounts"),
    "ends": _choice("open", "one-left", "hands"),
    "ends_after": Dial("count"),
}
# fmt: on


def _is_game(entry: Any) -> bool:
    if not isinstance(entry, str) or len(entry) > LONGEST_QUOTED or not entry.isprintable() or " " in entry:
        return False
    limit, game = game_in(entry)
    return bool(game) and (not limit or limit in LIMITS) and not entry.startswith(":")


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _fits(dial: Dial, value: Any) -> bool:
    match dial.kind:
        case "choice":
            return value in dial.choices
        case "flag":
            return isinstance(value, bool)
        case "chips":
            return _whole(value) and 0 <= value <= MAX_CHIPS
        case "count":
            return _whole(value) and 1 <= value <= dial.most
        case "maybe":
            return value is None or (_whole(value) and 1 <= value <= dial.most)
        case "amounts":
            few = isinstance(value, tuple) and len(value) <= MOST_AMOUNTS
            return few and all(_whole(v) and 0 <= v <= MAX_CHIPS for v in value)
        case "games":
            return isinstance(value, tuple) and len(value) <= MOST_GAMES and all(map(_is_game, value))
        case "every":
            return value in ("orbit", "level") or (_whole(value) and 1 <= value <= dial.most)
    # what is left is a percentage
    number = isinstance(value, int | float) and not isinstance(value, bool)
    return number and 0 <= value <= 100 and round(value, 2) == value


def value_of(name: str, value: Any) -> Any:
    """A dial's value in its right type; ValueError names the dial, the value and what would be right."""
    dial = DIALS.get(name)
    if dial is None:
        raise _unknown(name)
    if dial.kind in ("amounts", "games") and isinstance(value, list):
        value = tuple(value)
    if dial.kind == "maybe" and value == "none":
        value = None
    if not _fits(dial, value):
        raise _impossible(name, value, dial)
    # equal rules are written alike: 5.0 % is 5 %
    return int(value) if dial.kind == "percent" and value == int(value) else value


def value_from_text(name: str, text: str) -> Any:
    """A dial's value as written on the command line: `50/100`, `true`, `4`, `none`, `fixed`."""
    dial = DIALS.get(name)
    if dial is None:
        raise _unknown(name)
    text = text.strip()
    value: Any = text
    try:
        if dial.kind == "amounts":
            value = tuple(int(part) for part in text.replace("/", ",").split(",") if part.strip())
        elif dial.kind == "games":
            value = tuple(part.strip() for part in text.replace("/", ",").split(",") if part.strip())
        elif dial.kind in ("chips", "count", "maybe", "every") and text not in ("none", "orbit", "level"):
            value = int(text)
        elif dial.kind == "percent":
            value = float(text)
        elif dial.kind == "flag":
            value = {"true": True, "yes": True, "on": True, "false": False, "no": False, "off": False}[text.lower()]
    except (ValueError, KeyError):
        raise _impossible(name, text, dial) from None
    return value_of(name, value)


def _impossible(name: str, value: Any, dial: Dial) -> BadDials:
    return BadDials([(name, phrase("dial-wrong-value", dial=name, value=quoted(value), takes=dial.takes))])


def _unknown(name: str) -> BadDials:
    close = meant(name, DIALS)
    if close:
        return BadDials([("", phrase("dial-wrong-name-meant", dial=quoted(name), meant=close))])
    return BadDials([("", phrase("dial-wrong-name", dial=quoted(name), dials=", ".join(DIALS)))])


def meant(name: str, known: Iterable[str]) -> str | None:
    """The known name that somebody may have meant; none for one that is much too long."""
    from difflib import get_close_matches

    close = get_close_matches(name, list(known), n=1) if len(name) <= LONGEST_QUOTED else []
    return close[0] if close else None


class _Quoted(Repr):
    """The beginning of a value, however long, deep or large it is."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel, self.maxother = 3, 60
        self.maxstring = self.maxlong = LONGEST_QUOTED
        self.maxdict = self.maxlist = self.maxtuple = 20

    def repr_int(self, value: int, level: int) -> str:
        """A number of thousands of digits can't be written out."""
        return super().repr_int(value, level) if value.bit_length() < 1_000 else "a number beyond all measure"


_repr = _Quoted().repr


def quoted(value: Any) -> str:
    """A value as an error names it: the beginning of a long one."""
    text = _repr(value)
    return text if len(text) <= LONGEST_VALUE else text[:LONGEST_VALUE] + "..."


def text_of_value(value: Any) -> str:
    """A dial's value as `value_from_text` reads it."""
    if value is None:
        return "none"
    if isinstance(value, tuple):
        return "/".join(map(str, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
