"""What a person types at the table, read into an action or a question. Nothing is guessed or repaired."""

from __future__ import annotations

import re

from sidepot.cards import distinct
from sidepot.engine import Action, AllIn, BringIn, Call, Check, Discard, Draw, Fold, Muck, Options, RaiseTo, Show, View
from sidepot.rules.book import rulebook
from sidepot.words import words

HELP, WHY, QUIT = "help", "why", "quit"
_RULE = re.compile(r"[cklpstvx]\d{1,2}")

_WORDS: dict[str, Action | str] = {
    "f": Fold(), "fold": Fold(),
    "x": Check(), "k": Check(), "check": Check(),
    "c": Call(), "call": Call(),
    "a": AllIn(), "all": AllIn(), "all-in": AllIn(), "allin": AllIn(), "all in": AllIn(),
    "bring in": BringIn(), "bring-in": BringIn(), "bring": BringIn(),
    "pat": Draw(), "stand": Draw(), "stand pat": Draw(),
    "s": Show(), "show": Show(),
    "m": Muck(), "muck": Muck(),
    "?": HELP, "h": HELP, "help": HELP,
    "why": WHY, "why?": WHY, "why not": WHY, "why not?": WHY,
    "q": QUIT, "quit": QUIT, "exit": QUIT,
}  # fmt: skip
_RAISE = re.compile(r"(?:raise|bet|r|b)(?: to)?(?: (.*)|(\d.*))?")
_THROW = re.compile(r"(?:discard|throw|draw|d)(?: ?(-)| (.*)|((?:\S\S)+))?")
_SIZES = {"half": (1, 2), "pot": (1, 1)}


def read(text: str, view: View, options: Options) -> Action | str:
    """A legal action, one of HELP, WHY, QUIT, or the number of a rule; ValueError says what is wrong with the text."""
    typed = " ".join(text.lower().split())
    if not typed:
        raise ValueError(words()("terminal-type-a-key"))
    found = _WORDS.get(typed)
    if isinstance(found, str):
        return found
    if _RULE.fullmatch(typed) and typed.upper() in rulebook():
        return typed.upper()
    action = found or _sized(typed, view, options)
    if isinstance(action, Call) and options.may_check:
        action = Check()  # one key for going along, as on the page: no key of habit is refused where nothing is owed
    reason = options.why_not(action)
    if reason is not None:
        raise ValueError(options.explain(reason, words().language))
    return action


def size(word: str, view: View, options: Options) -> int | None:
    """What `min`, `half`, `pot` and `max` raise to; None where nothing may be raised."""
    if word == "min":
        return options.min_to
    if word == "max":
        return options.max_to
    if options.min_to is None:
        return None
    part, whole = _SIZES[word]
    return options.current + (view.pot + options.to_call) * part // whole


def _sized(typed: str, view: View, options: Options) -> Action:
    if typed in ("min", "half", "pot", "max"):
        if options.closed:
            raise ValueError(options.explain(options.closed, words().language))
        # where no wager is asked for at all, the options say what is
        return RaiseTo(size(typed, view, options) or 0)
    if typed == "b" and options.bring_in is not None:
        return BringIn()
    raised, thrown = _RAISE.fullmatch(typed), _THROW.fullmatch(typed)
    if raised:
        return RaiseTo(_amount(raised[1] or raised[2]))
    if thrown:
        return Draw() if thrown[1] else _throw(thrown[2] or thrown[3], options)
    if typed.isascii() and typed.isdigit():
        raise ValueError(words()("terminal-amount-needs-a-key", typed=typed))
    raise ValueError(words()("terminal-not-at-a-table", typed=_short(typed)))


def _amount(text: str | None) -> int:
    if not text:
        raise ValueError(words()("terminal-how-much"))
    if not (text.isascii() and text.isdigit() and len(text) < 20):
        raise ValueError(words()("terminal-not-an-amount", typed=_short(text)))
    return int(text)


def _throw(text: str | None, options: Options) -> Action:
    if not text:
        raise ValueError(words()("terminal-which-card-draw" if options.may_draw else "terminal-which-card"))
    if options.may_draw:
        return Draw(distinct(text))
    thrown = distinct(text)
    if len(thrown) > 1:
        raise ValueError(words()("terminal-one-card"))
    return Discard(thrown[0])


def _short(text: str) -> str:
    return repr(text if len(text) < 30 else text[:27] + "...")
