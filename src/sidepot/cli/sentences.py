"""Events and options in the words of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from rich.text import Text

from sidepot.cli import terminal
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
from sidepot.engine.events import Dealt, DealtBoard, Dropped, Event, Folded, Raked, Reshuffled, Returned
from sidepot.engine.sentences import event_message, street_phrase
from sidepot.rules import Rules
from sidepot.rules.dials import text_of_value
from sidepot.words import words

YOU = "You"


class No(Struct, frozen=True):
    """Something that is not legal: how a line would write it, the reason, the sentence, the rule's number."""

    action: str
    reason: str
    says: str
    rule: str


_CARDS = "\ue000"
"""Stands for what is drawn, not written: cards, or a sentence with cards in it."""
_TOLD_ELSEWHERE = (Dealt, Returned, Raked, Dropped)


def called(name: str) -> str:
    """A player's name; that of the person at the terminal is told in their language."""
    return words()("terminal-you") if name == YOU else name


def said(message: str, names: Sequence[str], seat: int, **given: Any) -> Text:
    """What a seat did in the language of the terminal, its *cards* drawn: "Ada calls 40", "You call 40"."""
    form = ".you" if names[seat] == YOU and words().has_form(message, "you") else ""
    given["who"] = called(names[seat])
    cards = terminal.cards(given.get("cards", ()))
    return _drawn(f"{message}{form}", cards, **{**given, "cards": _CARDS})


def told(event: Event, names: Sequence[str]) -> Text | None:
    """An event as a sentence; None for what is told elsewhere."""
    if isinstance(event, DealtBoard):
        return _dealt_board(event)
    found = None if isinstance(event, _TOLD_ELSEWHERE) else event_message(event, names)
    if found is None:
        return None
    message, given = found
    if isinstance(event, Reshuffled):
        return Text(words()(message, **given), "dim")
    text = said(message, names, event.seat, **given)  # type: ignore[union-attr]
    if isinstance(event, Folded):
        text.stylize("dim")
    return _drawn("event-and-all-in", text, "bold", told=_CARDS) if getattr(event, "all_in", False) else text


def _drawn(message: str, what: Text, style: str = "", **given: object) -> Text:
    """A sentence with something drawn in the place of `_CARDS`."""
    before, found, after = words()(message, **given).partition(_CARDS)
    return Text(before, style) + what + Text(after, style) if found else Text(before)


def _dealt_board(event: DealtBoard) -> Text:
    name = street_name(event.street)
    if event.board:
        name = words()("street-again", street=name)
    return Text(f"{name}  ", "bold") + terminal.cards(event.cards)


def ending(result: Result, names: Sequence[str]) -> tuple[str, ...]:
    """The result's sentences in the language of the terminal, with the right verb for you."""
    return result.tell(names, words().language, names.index(YOU) if YOU in names else None)


def may(options: Options) -> list[tuple[str, str]]:
    """What is legal: how a line writes it, and in words."""
    say = words()
    found: list[tuple[str, str]] = []
    if options.may_draw:
        return [("d-", say("action-stand-pat")), ("d…", say("action-draw-up-to", count=options.draw))]
    if options.may_fold:
        found.append(("f", say("action-fold")))
    if options.bring_in is not None:
        found.append(("b", say("action-bring-in", amount=options.bring_in)))
    if options.may_check:
        found.append(("x", say("action-check")))
    if options.may_call:
        message = "action-call" if options.call_label == "call" else "action-check-to"
        found.append(("c", say(message, amount=options.to_call)))
    if options.min_to is not None and options.max_to is not None:
        found += _wagers(options, options.min_to, options.max_to)
    if AllIn() in options:
        found.append(("a", say("action-all-in", amount=options.stack)))
    throw = "action-throw-onto-board" if options.onto_board else "action-throw"
    found += [(show_action(Discard(card)), say(throw, cards=str(card))) for card in options.discards]
    if options.may_show:
        found += [("s", say("action-show")), ("m", say("action-muck"))]
    return found


def _wagers(options: Options, low: int, high: int) -> list[tuple[str, str]]:
    say, message = words(), f"action-{options.verb}"
    if low + 1 < high and RaiseTo(low + 1) in options:
        return [(f"r{low} … r{high}", say(message, to=f"{low} … {high}"))]
    return [(f"r{to}", say(message, to=to)) for to in sorted({low, high})]


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
            says = options.explain(reason, words().language)
            found.append(No(text, reason.value, says, says.rpartition(": ")[2]))
    return found


def stakes(rules: Rules) -> str:
    """What a hand costs, in short: the blinds; in a game without blinds antes, bring-in and bets."""
    game, say = rules.program, words()
    if game.blinds:
        return text_of_value(rules.blinds)
    parts = [say("terminal-stakes-ante", amount=rules.each_antes)] if rules.each_antes else []
    parts += [say("terminal-stakes-bring-in", amount=rules.brings_in)] if game.brings_in else []
    bets = text_of_value(rules.units) if rules.limit in ("fixed", "spread") else str(rules.smallest_bet)
    return ", ".join([*parts, say("terminal-stakes-bets", bets=bets)])


def street_name(street: str) -> str:
    """A street in the language of the terminal; a street of one's own game keeps the name it was given."""
    found = street_phrase(street)
    return found if isinstance(found, str) else found.told()


def done(deed: str) -> str:
    """A deed of a view, as said afterwards; nothing for what everybody sees by the blinds and the cards."""
    return words()(f"terminal-did-{_DONE[deed]}") if deed in _DONE else ""


_DONE = {
    **{deed: deed for deed in (
        "post", "straddle", "check", "call", "bet", "raise", "complete", "cap", "bring-in", "show", "muck",
    )},
    "threw a card": "discard",
}  # fmt: skip
"""The deeds that are told, and the end of their message."""
