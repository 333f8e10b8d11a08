"""Events and options in the words of a table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from sidepot.cards import Card
from sidepot.cli import look
from sidepot.engine import (
    AllIn,
    BringIn,
    Call,
    Check,
    Discard,
    Draw,
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
    Drew,
    Event,
    Folded,
    Mucked,
    Posted,
    RaisedTo,
    Reshuffled,
    Showed,
)
from sidepot.rules import Rules
from sidepot.rules.dials import text_of_value

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
        case RaisedTo(seat, to, _, all_in, "bring-in"):
            return _all_in(_does(names[seat], "bring", f"in for {to}"), all_in)
        case RaisedTo(seat, to, _, all_in, verb):
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
        case Discarded(seat, thrown, _, onto_board):
            where = " onto the board" if onto_board else " away"
            return _does(names[seat], "throw") + " " + _thrown(thrown) + where
        case Drew(seat, ()):
            return _does(names[seat], "stand", "pat")
        case Drew(seat, thrown):
            what = Text() if None in thrown else Text(" for ") + look.cards(thrown)
            return _does(names[seat], "draw", str(len(thrown))) + what
        case Reshuffled(many):
            return Text(f"the deck is short: {many} cards are shuffled again", "dim")
        case Died(seat):
            return _does(names[seat], "leave", "and the hand is dead")
        case Showed(seat, cards):
            return _does(names[seat], "show") + " " + look.cards(cards)
        case Mucked(seat):
            return _does(names[seat], "muck")
    return None


def _thrown(cards: Sequence[Card | None]) -> Text:
    """Cards thrown away: how many, where they are not seen."""
    if None in cards:
        return Text("a card" if len(cards) == 1 else f"{len(cards)} cards")
    return look.cards(cards)


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
    if options.may_draw:
        return [("d-", "stand pat"), ("d…", f"draw, throwing up to {options.draw} cards away")]
    if options.may_fold:
        found.append(("f", "fold"))
    if options.bring_in is not None:
        found.append(("b", f"bring in for {options.bring_in}"))
    if options.may_check:
        found.append(("x", "check"))
    if options.may_call:
        label = options.call_label
        found.append(("c", f"{label if label == 'call' else f'{label} (call)'} {options.to_call}"))
    if options.min_to is not None and options.max_to is not None:
        word = {"bet": "bet", "cap": "cap at"}.get(options.verb, f"{options.verb} to")
        low, high = options.min_to, options.max_to
        if low + 1 < high and RaiseTo(low + 1) in options:
            found.append((f"r{low} … r{high}", f"{word} {low} … {high}"))
        else:
            found += [(f"r{to}", f"{word} {to}") for to in sorted({low, high})]
    if AllIn() in options:
        found.append(("a", f"all-in {options.stack}"))
    where = "onto the board" if options.onto_board else "away"
    found += [(show_action(Discard(card)), f"throw {card} {where}") for card in options.discards]
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
    if rules.program.throws and not options.discards:
        asked.append(("d", Discard(0)))
    if rules.program.draws and not options.may_draw:
        asked.append(("d-", Draw()))
    if rules.program.brings_in and options.bring_in is None:
        asked.append(("b", BringIn()))
    if rules.showdown == "ask":
        asked += [("s", Show()), ("m", Muck())]
    found = []
    for text, action in asked:
        reason = action if isinstance(action, Illegal) else options.why_not(action)
        if reason is not None:
            says = options.explain(reason)
            found.append(No(text, reason.value, says, says.rpartition(": ")[2]))
    return found


def stakes(rules: Rules) -> str:
    """What a hand costs, shortly: the blinds, or where a game has none antes, bring-in and bets."""
    game = rules.program
    if game.blinds:
        return text_of_value(rules.blinds)
    parts = [f"ante {rules.each_antes}"] if rules.each_antes else []
    parts += [f"bring-in {rules.brings_in}"] if game.brings_in else []
    bets = text_of_value(rules.units) if rules.limit in ("fixed", "spread") else str(rules.smallest_bet)
    return ", ".join([*parts, f"bets {bets}"])


def done(deed: str) -> str:
    """A deed of a view, as said afterwards; nothing for what everybody sees by the blinds and the cards."""
    return _DONE.get(deed, "")


_DONE = {
    "post": "post", "straddle": "straddle", "check": "checked", "call": "called", "bet": "bet", "raise": "raised",
    "complete": "completed", "cap": "capped", "bring-in": "brought in", "threw a card": "threw a card",
    "show": "showed", "muck": "mucked",
}  # fmt: skip
