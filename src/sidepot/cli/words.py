"""Events and options in the words of a table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from sidepot.cli import look
from sidepot.engine import (
    AllIn,
    Call,
    Check,
    Discard,
    Fold,
    Illegal,
    Muck,
    Options,
    RaiseTo,
    Result,
    Show,
    show_action,
)
from sidepot.engine.events import (
    Anted,
    Called,
    Checked,
    DealtBoard,
    Died,
    Discarded,
    Event,
    Folded,
    Mucked,
    Posted,
    RaisedTo,
    Showed,
)
from sidepot.rules import Rules

YOU = "You"


class No(Struct, frozen=True):
    """Something that is not legal: how a line would write it, the reason, the sentence, the rule's number."""

    action: str
    reason: str
    says: str
    rule: str


def _does(name: str, verb: str, rest: str = "") -> Text:
    """Somebody does something: "Ada calls 40", "You call 40"."""
    form = verb if name == YOU else verb + ("es" if verb.endswith(("s", "x", "ch", "sh")) else "s")
    return Text(f"{name} {form}{' ' + rest if rest else ''}")


def told(event: Event, names: Sequence[str]) -> Text | None:
    """An event as a sentence; None for what is told elsewhere."""
    match event:
        case Anted(seat, amount, what, all_in):
            rest = {"ante": "", "table ante": " for the table"}.get(what, f" as a {what}")
            return _all_in(_does(names[seat], "ante", f"{amount}{rest}"), all_in)
        case Posted(seat, amount, what, all_in):
            if what in ("post", "straddle"):
                return _all_in(_does(names[seat], what, str(amount)), all_in)
            return _all_in(_does(names[seat], "post", f"the {what}, {amount}"), all_in)
        case DealtBoard(street, cards, board):
            again = " again" if board else ""
            return Text(f"{street}{again}  ", "bold") + look.cards(cards)
        case Called(seat, amount, all_in):
            return _all_in(_does(names[seat], "call", str(amount)), all_in)
        case RaisedTo(seat, to, all_in, verb):
            how = {"bet": f"{to}", "cap": f"it at {to}"}.get(verb, f"to {to}")
            return _all_in(_does(names[seat], verb, how), all_in)
    return _told_plain(event, names)


def _told_plain(event: Event, names: Sequence[str]) -> Text | None:
    match event:
        case Folded(seat):
            text = _does(names[seat], "fold")
            text.stylize("dim")
            return text
        case Checked(seat):
            return _does(names[seat], "check")
        case Discarded(seat, card):
            thrown = Text("a card") if card is None else look.card(card)
            return _does(names[seat], "throw") + " " + thrown + " away"
        case Died(seat):
            return _does(names[seat], "leave", "and the hand is dead")
        case Showed(seat, cards):
            return _does(names[seat], "show") + " " + look.cards(cards)
        case Mucked(seat):
            return _does(names[seat], "muck")
    return None


def _all_in(text: Text, all_in: bool) -> Text:
    return text + Text(", all-in", "bold") if all_in else text


def ending(result: Result, names: Sequence[str]) -> list[str]:
    """The result's sentences, with the right verb for you."""
    return [
        line.replace(f"{YOU} wins", f"{YOU} win", 1).replace(f"{YOU} takes", f"{YOU} take", 1)
        if line.startswith(f"{YOU} ")
        else line
        for line in result.tell(names)
    ]


def may(options: Options) -> list[tuple[str, str]]:
    """What is legal: how a line writes it, and in words."""
    found: list[tuple[str, str]] = []
    if options.may_fold:
        found.append(("f", "fold"))
    if options.may_check:
        found.append(("x", "check"))
    if options.may_call:
        label = options.call_label
        found.append(("c", f"{label if label == 'call' else f'{label} (call)'} {options.to_call}"))
    if options.min_to is not None and options.max_to is not None:
        word = {"bet": "bet", "cap": "cap at"}.get(options.verb, f"{options.verb} to")
        low, high = options.min_to, options.max_to
        if low == high:
            found.append((f"r{low}", f"{word} {low}"))
        else:
            found.append((f"r{low} … r{high}", f"{word} {low} … {high}"))
    if AllIn() in options:
        found.append(("a", f"all-in {options.stack}"))
    found += [(show_action(Discard(card)), f"throw {card} away") for card in options.discards]
    if options.may_show:
        found += [("s", "show"), ("m", "muck")]
    return found


def may_not(options: Options, rules: Rules) -> list[No]:
    """What is not legal, and why."""
    asked: list[tuple[str, object]] = [("f", Fold()), ("x", Check()), ("c", Call())]
    if options.min_to is not None and options.max_to is not None:
        asked += [(f"r{to}", RaiseTo(to)) for to in (options.min_to - 1, options.max_to + 1)]
    else:
        asked.append(("r", options.closed or RaiseTo(options.wager + options.stack)))
    asked.append(("a", AllIn()))
    if any(street.discard for street in rules.streets.streets) and not options.discards:
        asked.append(("d", Discard(0)))
    if rules.showdown == "ask":
        asked += [("s", Show()), ("m", Muck())]
    found = []
    for text, action in asked:
        reason = action if isinstance(action, Illegal) else options.why_not(action)
        if reason is not None:
            says = options.explain(reason)
            found.append(No(text, reason.value, says, says.rpartition(": ")[2]))
    return found


def done(deed: str) -> str:
    """A deed of a view, as said afterwards; nothing for what everybody sees by the blinds and the cards."""
    return _DONE.get(deed, "")


_DONE = {
    "post": "post", "straddle": "straddle", "check": "checked", "call": "called", "bet": "bet", "raise": "raised",
    "complete": "completed", "cap": "capped", "threw a card": "threw a card", "show": "showed", "muck": "mucked",
}  # fmt: skip
