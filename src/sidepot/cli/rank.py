"""`sidepot rank`: how strong hands are, best first, as a table or as JSON."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from sidepot.cards import Card, cards, distinct, show
from sidepot.cli import look
from sidepot.ranks import GAMES, Rank
from sidepot.ranks import rank as rank_of

HELP = """How strong hands are, best first.

Each hand is its cards in one word or in quotes; cards in words of their own are one hand. In Omaha a board is \
needed, elsewhere it is just more cards. The number counts the kinds of hands that differ, from the best: in \
hold'em 1 is a royal flush and 7462 is seven high. omaha8 and low8 rank the low half of the pot. \
Pineapple and Crazy Pineapple rank as holdem once a card is thrown away, as lazy-pineapple before."""

EXAMPLES = """Examples:

sidepot rank "As Ks Qs Js Ts 2c 2d"

sidepot rank AsKd QhQc 7s6s --board "Kh 8s 5s Qd 2s"

sidepot rank AsAdKsKd 9s8s7h6h --board Ts7s2d --game omaha

sidepot rank 7s5d4h3c2s As5d4h3c2s --game 2-7 --json"""


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("rank", help=HELP, epilog=EXAMPLES, no_args_is_help=True)(tell_ranks)


def tell_ranks(
    hands: Annotated[list[str], typer.Argument(metavar="HAND…", help="Cards of a hand, as in AsKd.")],
    board: Annotated[str, typer.Option(help="The cards on the board, as in Ah7s2c.")] = "",
    game: Annotated[str, typer.Option(help=f"One of {', '.join(GAMES)}.")] = "holdem",
    as_json: Annotated[bool, typer.Option("--json", help="Plain data for programs.")] = False,
) -> None:
    """Rank every hand, then show them in order."""
    shared = distinct(board)
    given = [cards(hand) for hand in hands]
    if len(given) > 1 and all(len(hand) == 1 for hand in given):
        given = [tuple(card for hand in given for card in hand)]
    ranks = [_rank(hand, game, shared) for hand in given]
    order = sorted(range(len(ranks)), key=lambda i: -ranks[i].value)
    rows = [(1 + sum(other > ranks[i] for other in ranks), given[i], ranks[i]) for i in order]
    if as_json:
        found = [_data(place, hand, rank) for place, hand, rank in rows]
        print(json.dumps({"game": game, "board": show(shared), "hands": found}))
    else:
        _print(rows, shared)


def _rank(hand: tuple[Card, ...], game: str, board: tuple[Card, ...]) -> Rank:
    try:
        return rank_of(hand, game, board or None)
    except ValueError as error:
        raise ValueError(f"{show(hand)}: {error}") from None


def _data(place: int, hand: tuple[Card, ...], rank: Rank) -> dict[str, Any]:
    return {
        "place": place,
        "hand": show(hand),
        "value": rank.value,
        "number": rank.number,
        "category": rank.category,
        "name": rank.name,
        "describe": rank.describe(),
        "cards": show(rank.cards),
    }


def _print(rows: list[tuple[int, tuple[Card, ...], Rank]], board: tuple[Card, ...]) -> None:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    several = len(rows) > 1
    for name in ("",) * several + ("hand", "plays", "number", ""):
        table.add_column(name, justify="right" if name == "number" else "left", no_wrap=name in ("hand", "plays"))
    for place, hand, rank in rows:
        tied = sum(other == place for other, _, _ in rows) > 1
        first = (Text(f"{place}{'=' if tied else '.'}", "bold green" if place == 1 else ""),) * several
        words = Text(rank.describe(), "bold" if place == 1 else "")
        table.add_row(*first, look.cards(hand), look.cards(rank.cards), str(rank.number), words)
    console = look.console()
    if board:
        console.print(Text("board  ", "bold") + look.cards(board))
    console.print(table)
