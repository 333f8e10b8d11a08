"""The dials: what a house can set, which values each takes, and how a value is read from text or TOML."""

from __future__ import annotations

from collections.abc import Iterable
from reprlib import Repr
from typing import Any, Literal

from msgspec import Struct

from sidepot.rules.games import GAMES
from sidepot.rules.rotations import game_in

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
    """One dial: its kind of value, the choices if it has them, and what it decides."""

    kind: Kind
    says: str
    choices: tuple[str, ...] = ()
    most: int = MAX_CHIPS
    """The largest number it takes."""

    @property
    def takes(self) -> str:
        """The values it takes, in words."""
        if self.kind == "choice":
            return "one of " + ", ".join(self.choices)
        more = "1 or more" if self.most == MAX_CHIPS else f"1 to {self.most}"
        return {
            "flag": "true or false",
            "chips": f"a whole number of chips, 0 to {MAX_CHIPS}",
            "count": f"a whole number, {more}",
            "maybe": f'a whole number, {more}, or "none"',
            "amounts": f"whole numbers of chips, as [50, 100] or 50/100, at most {MOST_AMOUNTS}",
            "percent": "a percentage from 0 to 100 with at most two decimals",
            "games": f"games in their order, as [\"holdem\", \"razz\", \"no:holdem\"], at most {MOST_GAMES}",
            "every": '"orbit", "level", or a whole number of hands',
        }[self.kind]


def _choice(says: str, *choices: str) -> Dial:
    return Dial("choice", says, choices)


# fmt: off
DIALS: dict[str, Dial] = {
    # the game and its betting
    "game": _choice("which game is dealt", *GAMES),
    "rotate": Dial("games", "mixed games, one after the other, each in the house's limit or in its own: T26"),
    "rotation": _choice("the games come in their order, or the button picks one: T26", "order", "dealers-choice"),
    "every": Dial("every", "the game changes once the button has been round, when blinds rise, or after so many hands"),
    "limit": _choice("how much may be bet", *LIMITS),
    "blinds": Dial("amounts", "small blind, big blind, and a straddle where there is one"),
    "double_bb": Dial("flag", "the big blind is always twice the small blind"),
    "ante": Dial("chips", "dead chips from everyone before the deal; the table stake"),
    "stud_ante": Dial("percent", "games without blinds: everyone antes this part of the small bet (at least 1): T1"),
    "ante_percent": Dial("percent", "an ante of this part of the BB (at least 1) once the BB reaches the buy-in: L5"),
    "bb_ante": Dial("chips", "one dead ante for the whole table, paid by the big blind"),
    "button_ante": Dial("chips", "one dead ante for the whole table, paid by the button"),
    "bring_in": Dial("chips", "stud: what the door card brings in; 0 for half of the small bet: T3"),
    "bring_in_all_in": _choice(
        "stud: the bring-in is all-in from the ante, so the next player may bring in, complete or fold; or must: T8",
        "acts", "forced",
    ),
    "ante_first": Dial("flag", "a big blind who can't pay both pays the BB ante before the blind: V30"),
    "forced": _choice(
        "blinds; or dead antes of a BB from all (half from the first seat); or a blind on the button alone",
        "blinds", "antes", "button-blind",
    ),
    "heads_up": _choice(
        "two players: who pays which blind, or no blinds and an ante of a BB each",
        "button-sb", "button-bb", "antes",
    ),
    "short_bb": _choice("what others owe when the big blind is short", "full", "posted"),
    "deal_first": _choice("two players with the button as SB: who gets the first card", "sb", "left-of-button"),
    "burn": Dial("flag", "a card is burned before each board street"),
    "first_betting": Dial("flag", "there is a betting before the flop; a bomb pot has none"),
    "opens_first": _choice("who opens the first betting", "left-of-bb", "left-of-button"),
    "opens_later": _choice("who opens the later bettings", "left-of-button", "left-of-bb"),
    "showing_tie": _choice("stud: equal hands showing, who opens: T6", "position", "suit"),
    "common_opens": _choice(
        "stud: who opens seventh street when one card is dealt for everybody: as on sixth, or by what shows: T11",
        "sixth", "showing",
    ),
    "fifth_card": _choice("draw: a player who draws five gets the fifth with the others, or last: T14",
        "in-turn", "last"),
    "bets": Dial("amounts", "fixed limit: the two units; spread limit: smallest and largest wager"),
    "unit": _choice("fixed limit without `bets`: BB then 2 BB, or SB then BB", "bb", "sb"),
    "min_bet": _choice("the smallest bet, and the first raise's size", "bb", "sb"),
    "min_raise": _choice(
        "a raise is at least the last one; double the last one; the minimum bet; or anything more",
        "last", "double", "flat", "any",
    ),
    "cap": Dial("maybe", "how many wagers a street allows"),
    "cap_counts_blind": Dial("flag", "the big blind is the first of them"),
    "cap_counts_short": Dial("flag", "an all-in below the minimum raise is one of them"),
    "cap_lifted": _choice(
        "no cap when two are dealt in, when two are left before it is reached, or when two begin the betting: V21, T5",
        "never", "two-dealt", "two-in", "began-two",
    ),
    "completion": _choice("stud: completing the bring-in is none of the wagers a street allows, or one: T4",
        "free", "counts"),
    "open_pair": _choice("stud: a pair showing on fourth street lets anybody wager the big unit: T7", "on", "off"),
    "reopen": _choice(
        "raising opens again after one full raise; also after short all-ins that add up to one; after any raise",
        "full", "sum", "any",
    ),
    "free_fold": Dial("flag", "folding is possible where checking is free: X19"),
    "checked_short": _choice("a player who checked faces an all-in below the minimum bet: V16", "closed", "open"),
    "half_counts": Dial("flag", "fixed limit: an all-in of half a unit or more is a full wager: S9"),
    "short_completes": Dial("flag", "fixed limit: no short all-in is a full wager, and the next raise completes it"),
    "pot_raise": _choice("pot limit: the most a raise may add", "pot+call", "pot+last-raise"),
    "pot_counts_table_ante": Dial("flag", "pot limit: BB and button antes count in the first betting: V24"),
    # the end of a hand
    "odd_chips": _choice("chips a split leaves over", "left-of-button", "dropped"),
    "halves": _choice(
        "hi-lo: each half is split on its own; or evenly between those who win both alike: T12", "apart", "even",
    ),
    "orphan": _choice("a side pot that nobody in paid for goes to", "below", "main"),
    "show": _choice("who shows at the showdown", "losers-muck", "all"),
    "showdown": _choice("losing hands are mucked by themselves, or each player is asked", "auto", "ask"),
    "boards": Dial("count", "how often the rest of the board is dealt once all are all-in"),
    "double_board": Dial("flag", "two boards from the first card on, each for half of every pot: T28"),
    "rake": Dial("percent", "the part of each pot the house takes"),
    "rake_cap": Dial("maybe", "the most it takes of a hand"),
    "no_flop_no_drop": Dial("flag", "nothing is taken from a hand that ends in its first betting"),
    "labels": _choice(
        "the first wager over the blinds is a raise; or a bet: C14; or a bet, and matching a raise a check: P6",
        "usual", "first-bet", "house",
    ),
    # between hands
    "button": _choice("how the button moves past empty seats", "moving", "dead", "simplified"),
    "entry": _choice(
        "how a player joins: choosing to wait or post; a fixed field; or between hands",
        "choose", "fixed", "between-hands",
    ),
    "buy_in": Dial("amounts", "smallest and largest buy-in"),
    "buy_in_unit": _choice("what the buy-in is counted in", "bb", "chips"),
    "buy_button": Dial("flag", "a player who joins left of the button may pay both blinds and get it next"),
    "straddle": Dial("flag", "the player left of the big blind may straddle for twice as much"),
    "straddles": Dial("count", "how many may straddle in a row, each for twice the one before", most=8),
    "button_straddle": Dial("flag", "the button may straddle for two big blinds and acts last, where nobody else does"),
    "bomb_pot": Dial("maybe", "how many big blinds each antes in a bomb pot that all agree to"),
    "bomb_boards": Dial("count", "how many boards a bomb pot has: T28", most=2),
    "kill": _choice("after two pots in a row, or a large hi-lo scoop, the winner posts and the bets are larger: T27",
        "off", "half", "full"),
    "hand_cap": Dial("maybe", "the most that a player can lose in a hand, in big blinds: X20"),
    "run_twice": Dial("flag", "players who are all-in may agree to two boards"),
    "rabbit": Dial("flag", "once a hand is over its players may see what would have come"),
    "see_hands": Dial("flag", "once a hand is over its players may ask to see one that was mucked at the showdown"),
    "seat_change": Dial("flag", "players may move to a free chair between hands"),
    "auto_buy": Dial("flag", "players may have their chips topped up, or bought again, by themselves after each hand"),
    "rathole": Dial("maybe", "minutes in which who left comes back with no less", most=MOST_RATHOLE),
    "discard_timeout": _choice(
        "no discard in time: the card that hurts least goes, in a draw none; or the hand is dead: V69",
        "least-harm", "dead",
    ),
    "rise": _choice("what the blinds rise by in a game, a tournament or a season", "off", "orbits", "hands"),
    "rise_every": Dial("count", "after how many orbits or hands"),
    "levels": Dial("amounts", "small blinds of the levels; without them each level doubles"),
    "ends": _choice("when the game ends", "open", "one-left", "hands"),
    "ends_after": Dial("count", "after how many hands, where `ends` is hands"),
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
        raise ValueError(_unknown(name))
    if dial.kind in ("amounts", "games") and isinstance(value, list):
        value = tuple(value)
    if dial.kind == "maybe" and value == "none":
        value = None
    if not _fits(dial, value):
        raise ValueError(f"{name} = {quoted(value)} is not possible: it takes {dial.takes}")
    # equal rules are written alike: 5.0 % is 5 %
    return int(value) if dial.kind == "percent" and value == int(value) else value


def value_from_text(name: str, text: str) -> Any:
    """A dial's value as written on the command line: `50/100`, `true`, `4`, `none`, `fixed`."""
    dial = DIALS.get(name)
    if dial is None:
        raise ValueError(_unknown(name))
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
        raise ValueError(f"{name} = {quoted(text)} is not possible: it takes {dial.takes}") from None
    return value_of(name, value)


def _unknown(name: str) -> str:
    close = meant(name, DIALS)
    hint = f"did you mean {close}?" if close else "the dials are " + ", ".join(DIALS)
    return f"there is no dial {quoted(name)}: {hint}"


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
