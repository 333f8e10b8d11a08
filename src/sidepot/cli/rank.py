"""`sidepot rank`: how strong hands are, best first, as a table or as JSON."""

from __future__ import annotations

import json
from operator import itemgetter
from typing import Annotated, Any

import typer
from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text

from sidepot.cards import Card, cards, distinct, show
from sidepot.cli import terminal
from sidepot.ranks import GAMES, Rank
from sidepot.ranks import rank as rank_of
from sidepot.ranks.games import Game, game_named
from sidepot.words import words
from sidepot.words.refusal import within

HELP = """Rank hands, best first.

A hand is one word (AsKd) or in quotes ("As Kd"); if every word is a single card, all of them are one hand. In Omaha, \
Irish and Lazy Pineapple the board must be given apart, in other games it may be part of the hand. The number is the \
hand's place among all that differ: in hold'em a royal flush is 1 and the worst hand 7462. Games that split the pot \
(stud8, omaha8, badacey, badeucey, drawmaha) show both halves; low8 is the low half alone. Rank Pineapple and Crazy \
Pineapple as holdem after the discard, and as lazy-pineapple before it."""

EXAMPLES = """Examples:

sidepot rank "As Ks Qs Js Ts 2c 2d"

sidepot rank AsKd QhQc 7s6s --board "Kh 8s 5s Qd 2s"

sidepot rank AsAdKsKd 9s8s7h6h --board Ts7s2d --game omaha

sidepot rank As2d3h4c8sKdKh 9s9d9h5c4s3d2h --game stud8

sidepot rank 7s5d4h3c2s As5d4h3c2s --game triple27 --json

sidepot rank As2d3h4c KsKdQh2c --game badugi

sidepot rank Js Ks --board Jh --game leduc"""


Row = tuple[int, tuple[Card, ...], Rank]
"""A hand with its place."""

_HALVES = {"high": "high", "low8": "low", "low": "low", "deuce": "low", "badugi": "badugi", "badugi-high": "badugi"}


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("rank", help=HELP, epilog=EXAMPLES, no_args_is_help=True)(tell_ranks)


def tell_ranks(
    hands: Annotated[list[str], typer.Argument(metavar="HAND", help="The cards of a hand: AsKd.")],
    board: Annotated[str, typer.Option(metavar="CARDS", help="The cards on the board: Ah7s2c.")] = "",
    game: Annotated[str, typer.Option(metavar="GAME", help=f"One of {', '.join(GAMES)}.")] = "holdem",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Rank every hand, then show them in order."""
    shared = distinct(board)
    given = [cards(hand) for hand in hands]
    if len(given) > 1 and all(len(hand) == 1 for hand in given) and game_named(game).most > 1:
        given = [tuple(card for hand in given for card in hand)]
    rows = _placed([(hand, _rank(hand, game, shared)) for hand in given])
    others = _placed([(hand, rank.other) for _, hand, rank in rows if rank.other is not None])
    if as_json:
        found = [_hand_data(row, others) for row in rows]
        print(json.dumps({"game": game, "board": show(shared), "hands": found}))
    else:
        _print(rows, others, shared)


def _placed(hands: list[tuple[tuple[Card, ...], Rank]]) -> list[Row]:
    """Hands with their places, best first; equal ones share the better place."""
    rows = [(1 + sum(other > rank for _, other in hands), hand, rank) for hand, rank in hands]
    return sorted(rows, key=itemgetter(0))


def _rank(hand: tuple[Card, ...], game: str, board: tuple[Card, ...]) -> Rank:
    try:
        return rank_of(hand, game, board or None)
    except ValueError as error:
        raise within(show(hand), error) from None


def _hand_data(row: Row, others: list[Row]) -> dict[str, Any]:
    """A hand with both halves, where the game has them."""
    _, hand, rank = row
    data = {"place": row[0], "hand": show(hand), **_data(row)}
    for other in others:
        if other[1] is hand:
            data |= {"low": rank.low, "other": _data(other)}
    return data


def _data(row: Row) -> dict[str, Any]:
    place, _, rank = row
    return {
        "place": place,
        "value": rank.value,
        "number": rank.number,
        "category": rank.category,
        "name": rank.name,
        "describe": rank.describe(),
        "cards": show(rank.cards),
    }


def _print(rows: list[Row], others: list[Row], board: tuple[Card, ...]) -> None:
    console = terminal.console()
    if board:
        console.print(Text(f"{words()('commands-rank-board')}  ", "bold") + terminal.cards(board))
    for half in (rows, others) if others else ():
        console.print(Text(_heading(half[0][2].ranking, rows[0][2].ranking), "bold"))
        console.print(_table(half))
    if not others:
        console.print(_table(rows))


def _heading(half: Game, first: Game) -> str:
    """What one half of the pot is for."""
    assert first.other is not None
    if first.order == first.other.order:
        return words()("commands-rank-half-board" if half.apart else "commands-rank-half-alone")
    return words()(f"commands-rank-half-{_HALVES[half.order]}")


def _table(rows: list[Row]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    several, say = len(rows) > 1, words()
    for name in ("",) * several + ("hand", "plays", "number", ""):
        side: JustifyMethod = "right" if name == "number" else "left"
        header = say(f"commands-rank-{name}") if name else ""
        table.add_column(header, justify=side, no_wrap=name in ("hand", "plays"), overflow="fold")
    for place, hand, rank in rows:
        tied = sum(other == place for other, _, _ in rows) > 1
        first = (Text(f"{place}{'=' if tied else '.'}", "bold green" if place == 1 else ""),) * several
        called = Text(rank.describe(say.language), "bold" if place == 1 else "")
        table.add_row(*first, terminal.cards(hand), terminal.cards(rank.cards), terminal.number(rank.number), called)
    return table
