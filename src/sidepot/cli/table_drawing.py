"""The table as it is drawn: board and pots in the middle, then a row for every seat."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sidepot.cards import Card
from sidepot.cli import terminal
from sidepot.cli.sentences import called, done, street_name
from sidepot.engine import View
from sidepot.engine.events import Discarded, Drew
from sidepot.engine.views import Hidden
from sidepot.words import words


def felt(
    view: View,
    names: Sequence[str],
    *,
    title: str = "",
    holes: Sequence[Hidden] | None = None,
    board: Sequence[Card | None] | None = None,
) -> RenderableType:
    """A hand as a panel; *holes* and *board* say which cards to show where it isn't those of the view."""
    middle = Table.grid(padding=(0, 3), expand=True)
    middle.add_column()
    middle.add_column(justify="right")
    middle.add_row(_board(view, view.board if board is None else board), _pots(view))
    if view.second_board:
        middle.add_row(_board(view, view.second_board), "")
    return Panel(
        Group(middle, "", _seats(view, names, view.holes if holes is None else holes)),
        title=Text(title, "bold"), title_align="left", box=box.ROUNDED, padding=(0, 1),
    )  # fmt: skip


def _seats(view: View, names: Sequence[str], holes: Sequence[Hidden]) -> Table:
    deeds = view.deeds
    say = words()
    said = [_drew(view, seat) if deed == "drew" else done(deed) for seat, deed in enumerate(deeds)]
    rows = [(*_seat(view, seat, names, holes), _state(view, seat, said[seat])) for seat in range(view.players)]
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim", show_edge=False)
    chips, bet = say("terminal-column-chips"), say("terminal-column-bet")
    for place, header in enumerate(("", "", "", chips, bet, "", "")):
        # where room is short, names and remarks give way, never chips or cards
        least = None if place in (2, 6) else max(cell_len(header), *(row[place].cell_len for row in rows))
        table.add_column(header, justify="right" if header else "left", no_wrap=True, min_width=least)
    for row in rows:
        table.add_row(*row)
    return table


def _drew(view: View, seat: int) -> str:
    """How many cards a seat drew last."""
    many = [len(event.cards) for event in view.log if isinstance(event, Drew) and event.seat == seat]
    return words()("terminal-drew", count=many[-1]) if many[-1] else words()("terminal-stood-pat")


def _board(view: View, shown: Sequence[Card | None]) -> Text:
    thrown = sum(len(event.cards) for event in view.log if isinstance(event, Discarded) and event.onto_board)
    missing = view.rules.program.board - (len(shown) - thrown)
    places = [*(terminal.card(card) for card in shown), *(Text("__", "dim") for _ in range(missing))]
    return Text(f"{street_name(view.street)}  ", "bold") + Text(" ").join(places)


def _pots(view: View) -> Text:
    """Each pot by its name; the only one is just the pot."""
    say, amounts = words(), [pot.amount for pot in view.pots]
    if len(amounts) < 2:
        return Text(say("terminal-pot", amount=sum(amounts)), "bold") if amounts else Text()
    told = [say("terminal-pot-main", amount=amounts[0])]
    told += [say("terminal-pot-side", number=str(at), amount=amount) for at, amount in enumerate(amounts[1:], 1)]
    return Text(" · ".join(told), "bold")


def _seat(view: View, seat: int, names: Sequence[str], holes: Sequence[Hidden]) -> tuple[Text, ...]:
    turn, inside = seat == view.turn, seat in view.inside
    style = "bold" if turn else "" if inside else "dim"
    place = ["D"] if seat == view.button else []
    place += [word for word, at in zip(("SB", "BB"), view.blinds_at, strict=True) if at == seat]
    wager = view.wagers[seat]
    has_cards = inside or any(card is not None for card in holes[seat])
    return (
        Text("▸" if turn else " ", "bold yellow"),
        Text(" ".join(place), "cyan"),
        Text(called(names[seat]), style),
        Text(str(view.stacks[seat]), style),
        Text(str(wager) if wager else "", "yellow" if inside else "dim"),
        terminal.hand(holes[seat], view.up[seat]) if has_cards else Text(),
    )


def _state(view: View, seat: int, did: str) -> Text:
    """Out, all-in, or what the seat did last on this street."""
    if seat not in view.inside:
        return Text(words()("terminal-mucked" if view.deeds[seat] == "muck" else "terminal-folded"), "dim")
    all_in = seat in view.all_in and not view.over
    told = ([did] if did else []) + ([words()("terminal-all-in")] if all_in else [])
    return Text(", ".join(told), "bold" if all_in else "")
