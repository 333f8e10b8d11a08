"""Events and options in the words of a table."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from rich.text import Text

from sidepot.cards import Card
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
from sidepot.words import words

YOU = "You"


class No(Struct, frozen=True):
    """Something that is not legal: how a line would write it, the reason, the sentence, the rule's number."""

    action: str
    reason: str
    says: str
    rule: str


_CARDS = "\ue000"
"""Stands for the cards of a sentence until they are drawn."""


def called(name: str) -> str:
    """A player's name; that of the person at the terminal is told in their language."""
    return words()("terminal-you") if name == YOU else name


def said(message: str, names: Sequence[str], seat: int, cards: Sequence[Card | None] = (), **given: object) -> Text:
    """What a seat did in the language of the terminal: "Ada calls 40", "You call 40"."""
    say, you = words(), names[seat] == YOU
    form = ".you" if you and say.has_form(message, "you") else ""
    told = say(f"{message}{form}", who=called(names[seat]), cards=_CARDS, **given)
    before, found, after = told.partition(_CARDS)
    return Text(before) + terminal.cards(cards) + after if found else Text(before)


def told(event: Event, names: Sequence[str]) -> Text | None:
    """An event as a sentence; None for what is told elsewhere."""
    match event:
        case Anted(seat, amount, "ante", all_in):
            return _all_in(said("event-anted", names, seat, amount=amount), all_in)
        case Anted(seat, amount, what, all_in):
            return _all_in(said(f"event-anted-{_code(what)}", names, seat, amount=amount), all_in)
        case Posted(seat, amount, what, all_in):
            return _all_in(said(f"event-posted-{_code(what)}", names, seat, amount=amount), all_in)
        case DealtBoard(street, cards, board):
            return _dealt_board(street, cards, bool(board))
        case Called(seat, amount, all_in):
            return _all_in(said("event-called", names, seat, amount=amount), all_in)
        case RaisedTo(seat, to, _, all_in, verb):
            return _all_in(said(f"event-{verb}", names, seat, to=to), all_in)
    return _told_plain(event, names)


def _told_plain(event: Event, names: Sequence[str]) -> Text | None:
    match event:
        case Folded(seat):
            text = said("event-folded", names, seat)
            text.stylize("dim")
            return text
        case Checked(seat):
            return said("event-checked", names, seat)
        case Discarded(seat, thrown, _, onto_board):
            where = "-onto-board" if onto_board else "-unseen" if None in thrown else ""
            return said(f"event-discarded{where}", names, seat, thrown, count=len(thrown))
        case Drew(seat, ()):
            return said("event-stood-pat", names, seat)
        case Drew(seat, thrown):
            return said("event-drew" if None in thrown else "event-drew-seen", names, seat, thrown, count=len(thrown))
        case Reshuffled(many):
            return Text(words()("event-reshuffled", count=many), "dim")
        case Died(seat):
            return said("event-died", names, seat)
        case Showed(seat, cards):
            return said("event-showed", names, seat, cards)
        case Mucked(seat):
            return said("event-mucked", names, seat)
    return None


def _code(what: str) -> str:
    """The end of a message's name: `dead-blind`."""
    return what.replace(" ", "-")


def _dealt_board(street: str, cards: Sequence[Card], again: bool) -> Text:
    name = street_name(street)
    if again:
        name = words()("street-again", street=name)
    return Text(f"{name}  ", "bold") + terminal.cards(cards)


def _all_in(text: Text, all_in: bool) -> Text:
    if not all_in:
        return text
    before, _, after = words()("event-and-all-in", told=_CARDS).partition(_CARDS)
    return Text(before, "bold") + text + Text(after, "bold")


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
    """What a hand costs, shortly: the blinds, or where a game has none antes, bring-in and bets."""
    game, say = rules.program, words()
    if game.blinds:
        return text_of_value(rules.blinds)
    parts = [say("terminal-stakes-ante", amount=rules.each_antes)] if rules.each_antes else []
    parts += [say("terminal-stakes-bring-in", amount=rules.brings_in)] if game.brings_in else []
    bets = text_of_value(rules.units) if rules.limit in ("fixed", "spread") else str(rules.smallest_bet)
    return ", ".join([*parts, say("terminal-stakes-bets", bets=bets)])


def street_name(street: str) -> str:
    """A street in the language of the terminal; one that a game of one's own has keeps the name it was given."""
    message = f"street-{_code(street)}"
    return words()(message) if words().has(message) else street


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
