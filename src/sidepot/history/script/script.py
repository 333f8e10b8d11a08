"""What a history tells, in the engine's words: how a hand began, what was dealt and done in order, and how it ended.

Every reader makes a `Script`; `playing` plays it in the engine. Cards that are not told are None.
"""

from __future__ import annotations

from msgspec import Struct, field

from sidepot.rules import Rules
from sidepot.words import Phrase, words
from sidepot.words.refusal import Sayable

Cards = tuple[int | None, ...]


class Misread(Sayable, ValueError):
    """A history that can't be read on: what is wrong, on which line, and what stands there.

    *why* is the end of a message `history-…` with these arguments, or a sentence.
    """

    def __init__(self, why: str | Phrase, line: int = 0, said: str = "", /, **given: object) -> None:
        super().__init__(why, line, said)
        self.why, self.line, self.given = why, line, given
        if said:
            self.places = (repr(said),)
        self.settled: dict[str, str] | None = None
        """What each player won or lost all the same, where only the cards can't be."""

    @property
    def phrase(self) -> Phrase:
        """The sentence."""
        if isinstance(self.why, Phrase):
            return self.why
        return Phrase(f"history-{self.why}", {name: _as_written(value) for name, value in self.given.items()})

    def told_where(self, language: str = "en") -> str:
        """The sentence, and before it the line and what stands there."""
        told = super().told_where(language)
        line = Phrase("history-line", {"line": str(self.line)})
        return words(language)("mistake-in", where=line, why=told) if self.line else told


def _as_written(value: object) -> object:
    """Numbers are told as a file writes them."""
    return str(value) if isinstance(value, int) else value


class ImpossibleCards(Misread):
    """The cards of a history can't be; its chips may add up all the same."""


class Deal(Struct, gc=False):
    """Cards for a seat, or for the board: −1, and −2 for a second one."""

    seat: int
    cards: Cards
    line: int = 0


class Move(Struct, gc=False):
    """What a player did: fold, check, call, cc (whichever of the two it is), a raise, bring-in or draw.

    *amount* is what a call cost, −1 where it is not told. A raise is told by what it makes the wager of the street
    (raise), what it puts in (add), what that comes to over the whole hand (total), or not at all (next: the
    smallest there is, in fixed limit).
    """

    seat: int
    verb: str
    amount: int = -1
    cards: Cards = ()
    line: int = 0
    said: str = ""
    all_in: bool = False


class Shown(Struct, gc=False):
    """What a player did at the end: showed these cards, or gave them up unseen (None)."""

    seat: int
    cards: Cards | None
    line: int = 0


class Script(Struct):
    """A hand as a history tells it."""

    rules: Rules
    stacks: tuple[int, ...]
    button: int
    items: list[Deal | Move]
    shows: list[Shown]
    no_sb: bool = False
    posts: dict[int, tuple[int, int]] = {}
    won: dict[int, int] | None = None
    """Chips each seat won, rake taken off; None where it is not told."""
    net: dict[int, int] | None = None
    """What each seat came out with, rake taken off; None where it is not told."""
    rake: int | None = None
    """None where it is not told; it may follow from *won* and *net*."""
    loose: bool = False
    """*won* is as sites fill it in: it may be left at nothing, or have what went back in it."""
    collected: list[tuple[int, int, int]] = []
    """Line by line, where that is told: the seat, the pot and the chips."""
    returned: dict[int, int] | None = None
    """Uncalled chips that went back; None where it is not told."""
    odd: int = 1
    """The smallest chip: what a pot can't be split by goes to one of its winners."""
    total: int | None = None
    """All pots before the rake."""
    line: int = 0
    """Where the hand ends."""
    lenient: bool = False
    """As sites write: a raise that nobody could call is a call, and a player who is all-in and away may fold."""
    moot: dict[int, int] = field(default_factory=dict)
    """What such raises came to beyond a call: it went back."""
    known: dict[int, Cards] = {}
    """Cards that somebody held at the end and that are told elsewhere than at the showdown."""
