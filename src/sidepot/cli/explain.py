"""`sidepot explain`: plays a line and shows the table, whose turn it is, what is legal and why not."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from msgspec import Struct
from rich.console import Console
from rich.table import Table
from rich.text import Text

from sidepot.cards import Card, distinct
from sidepot.cli import terminal
from sidepot.cli.arguments import (
    AnteGiven,
    BlindsGiven,
    GameGiven,
    HouseGiven,
    LimitGiven,
    SetGiven,
    holes_given,
    rules_given,
    stacks_given,
)
from sidepot.cli.sentences import may, may_not, stakes
from sidepot.cli.table_drawing import felt
from sidepot.deck import Shuffler
from sidepot.engine import Hand, IllegalAction, Options, Result, View, plain, play, stacked, start
from sidepot.engine.views import Hidden
from sidepot.rules.gamenames import game_name
from sidepot.words import words
from sidepot.words.refusal import Wrong

HELP = """Show what is legal in a hand, and why the rest is not.

Deals a hand, plays the line and shows the table: whose turn it is, what is legal, and the reason for everything \
that is not, with the rule's number.

Face-down cards that you did not give stay hidden until the showdown. A discard (d7c) or a draw (d7c2d, d- for none) \
needs cards that the seat holds: --cards shows them all."""

EXAMPLES = """Examples:

sidepot explain --blinds 50/100 --stacks 1000,1000,700 --line "r300 c"

sidepot explain --house cardroom --limit fixed --stacks 9,9,9 --line "r3 r4"

sidepot explain --stacks 99,99 --hole AsKs,QhQd --board Ah7s2c --line "a c"

sidepot explain --game stud --limit fixed --ante 1 --stacks 99,99,99 --line "b c"

sidepot explain --game triple27 --limit fixed --stacks 99,99 --cards --line "c x d-"

sidepot explain --house pineapple --stacks 5000,5000 --cards --line "x x x x" """


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command(help=HELP, epilog=EXAMPLES)(explain)


class Seen(Struct, frozen=True):
    """The cards that are shown: None for one that stays hidden."""

    holes: tuple[Hidden, ...]
    board: tuple[Card | None, ...]


def explain(
    stacks: Annotated[str, typer.Option(metavar="N,N,…", help="Chips by seat, clockwise from seat 0.")],
    house: HouseGiven = "standard",
    blinds: BlindsGiven = None,
    button: Annotated[int, typer.Option(metavar="SEAT", help="The seat with the button.")] = 0,
    line: Annotated[str, typer.Option(metavar="LINE", help="The actions so far: f x c r600 a b d7c d7c2d d-")] = "",
    limit: LimitGiven = None,
    game: GameGiven = None,
    ante: AnteGiven = None,
    settings: SetGiven = None,
    hole: Annotated[str, typer.Option(metavar="CARDS", help="Hole cards by seat: AsKs,QhQd. The rest are dealt.")] = "",
    board: Annotated[str, typer.Option(metavar="CARDS", help="Board cards: Ah7s2c 9d. The rest are dealt.")] = "",
    seed: Annotated[int, typer.Option(metavar="N", help="Which shuffled deck to deal from.")] = 0,
    cards: Annotated[bool, typer.Option("--cards", help="Show every card, even those you did not give.")] = False,
    view: Annotated[int | None, typer.Option(metavar="SEAT", help="Show what this seat sees.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Deal, play the line, show what is legal."""
    hand: Hand | None = None
    try:
        rules = rules_given(house, settings, blinds=blinds, limit=limit, game=game, ante=ante)
        chips, holes, shared = stacks_given(stacks), holes_given(hole), distinct(board)
        game_deck = rules.program.deck_of(len(chips))
        start(rules, chips, button, game_deck)  # what is wrong with stacks is told before cards
        shuffler = Shuffler(seed, game_deck)
        deck = stacked(rules, len(chips), button, holes, shared, deck=shuffler.next())
        again = [shuffler.next() for _ in range(rules.program.reshuffles)]
        hand = start(rules, chips, button, deck + b"".join(again))
        if view is not None and not 0 <= view < hand.players:
            raise Wrong("terminal-wrong-view", given=str(view), last=str(hand.players - 1))
        play(hand, line)
    except ValueError as error:
        _refuse(error, hand, as_json)
        return
    given = frozenset(card for some in (*holes, shared) for card in some)
    seen = _seen(hand, view, None if cards else given)
    if as_json:
        print(json.dumps(_data(hand, seen)))
    else:
        _show(terminal.console(), hand, hand.view(view), seen)


def _refuse(error: ValueError, hand: Hand | None, as_json: bool) -> None:
    """Say why the line can't be played, and what could have been done instead."""
    if as_json:
        reason = error.reason.value if isinstance(error, IllegalAction) else "bad-input"
        print(json.dumps({"error": str(error), "reason": reason}))
        raise typer.Exit(2)
    if not isinstance(error, IllegalAction) or hand is None or hand.over:
        raise error
    say = words()
    hint = say("terminal-cards-shows")
    if not hand.options.discards:
        keys = ", ".join([key for key, _ in may(hand.options)])
        hint = say("terminal-could-have", who=_letter(hand.turn), keys=keys)
    raise ValueError(f"{error.told_where(say.language)}\n{hint}")


def _letter(seat: int | None) -> str:
    return "" if seat is None else chr(ord("A") + seat)


def _seen(hand: Hand, view: int | None, given: frozenset[Card] | None) -> Seen:
    """Which cards to show: those a seat may see, all, or those given and those shown down."""
    if view is not None:
        return Seen(hand.view(view).holes, hand.board)
    holes = [hand.hole_cards(seat) for seat in range(hand.players)]
    if given is None:
        return Seen(tuple(holes), hand.board)
    shown = hand.result.shown if hand.result else {}
    open_up = [seat in shown for seat in range(hand.players)]
    return Seen(
        tuple(_only(cards, given | {*hand.up(seat)}, open_up[seat]) for seat, cards in enumerate(holes)),
        _only(hand.board, given, any(open_up)),
    )


def _only(cards: tuple[Card, ...], given: frozenset[Card], all_of_them: bool) -> Hidden:
    return tuple(card if all_of_them or card in given else None for card in cards)


def _data(hand: Hand, seen: Seen) -> dict[str, Any]:
    """Everything a program may want to know."""
    options, result = hand.options, hand.result
    open_discards = [card if card in seen.holes[options.seat] else None for card in options.discards]
    return {
        "house": hand.rules.house,
        "game": hand.rules.game,
        "limit": hand.rules.limit,
        "button": hand.button,
        "blinds_at": plain(hand.blinds_at),
        "street": hand.street,
        "turn": hand.turn,
        **{key: value for key, value in options.to_dict().items() if key != "seat"},
        "discards": plain(open_discards),
        "owing_discards": plain(hand.owing_discards),
        "not_legal": [] if hand.over else plain(may_not(options, hand.rules)),
        "stacks": plain(hand.stacks),
        "wagers": plain(hand.wagers),
        "paid": plain(hand.paid),
        "inside": plain(hand.inside),
        "all_in": plain(hand.all_in),
        "pots": plain(hand.pots),
        "board": plain(seen.board),
        "holes": plain(seen.holes),
        "over": hand.over,
        "result": None if result is None else {**plain(result), "sentences": plain(result.sentences)},
    }


def _show(console: Console, hand: Hand, view: View, seen: Seen) -> None:
    rules = hand.rules
    names = [f"{seat} {_letter(seat)}" for seat in range(hand.players)]
    title = " · ".join([rules.house, game_name(rules, words().language), stakes(rules)])
    console.print(felt(view, names, title=title, holes=seen.holes, board=seen.board))
    if hand.result is not None:
        _show_result(console, hand.result)
    else:
        _show_options(console, hand, seen)


def _show_result(console: Console, result: Result) -> None:
    console.print(Text(words()("terminal-hand-over"), "bold"))
    for sentence in result.tell([chr(ord("A") + seat) for seat in range(len(result.paid))], words().language):
        console.print(Text(f"  {sentence}"))
    net = "   ".join([f"{_letter(seat)} {terminal.signed(chips)}" for seat, chips in enumerate(result.net)])
    console.print(Text(f"  {net}", "dim"))


def _show_options(console: Console, hand: Hand, seen: Seen) -> None:
    options, say = hand.options, words()
    turn = say("terminal-turn", who=_letter(hand.turn), seat=str(hand.turn))
    console.print(Text(turn, "bold") + Text(f", {_owes(options)}"))
    legal = may(options)
    if not options.may_draw and not all(card in seen.holes[options.seat] for card in options.discards):
        message = "terminal-hidden-discard-board" if options.onto_board else "terminal-hidden-discard"
        legal = [("d…", say(message, count=len(options.discards)))]
    console.print(_rows(say("terminal-may"), "green", legal))
    refused: dict[str, list[str]] = {}
    for no in may_not(options, hand.rules):
        refused.setdefault(no.says, []).append(no.action)
    console.print(_rows(say("terminal-may-not"), "red", [(" ".join(keys), says) for says, keys in refused.items()]))


def _owes(options: Options) -> str:
    say = words()
    if options.may_draw:
        return say("terminal-owes-draw", count=options.draw)
    if options.bring_in is not None:
        return say("terminal-owes-bring-in", amount=options.bring_in)
    if options.may_bet:
        return say("terminal-owes-call", amount=options.to_call)
    if options.onto_board:
        return say("terminal-owes-discard-board")
    return say("terminal-owes-discard" if options.discards else "terminal-owes-showdown")


def _rows(header: str, colour: str, rows: Sequence[tuple[str, str]]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column()
    for i, (key, says) in enumerate(rows):
        table.add_row(Text(f"  {'' if i else header:<7}", colour), Text(key, f"bold {colour}"), Text(says))
    return table
