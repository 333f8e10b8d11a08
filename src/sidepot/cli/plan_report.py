"""What the structure planner found, for people."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Rows
from rich.text import Text

from sidepot.cli.tournament_text import price
from sidepot.tournament import Plan

_NARROW = 65


def _time(minutes: float) -> str:
    return f"{int(minutes) // 60}:{int(minutes) % 60:02}"


def show_plan(console: Console, plan: Plan, seed: int) -> None:
    """Print a plan; the assumption comes first."""
    about = f"  {plan.entrants} entrants, {plan.runs} simulated, seed {seed}"
    console.print(Text(plan.name, "bold") + Text(about, "dim"))
    console.print(f"Assumed: a hand takes {plan.seconds_per_hand:g} s on average; players as in the file.")
    if cost := price(plan.buy_in, plan.fee):
        console.print(f"{cost.capitalize()}.")
    length = plan.minutes
    spread = f"most likely {_time(length['10 %'])} to {_time(length['90 %'])} (8 of 10)"
    console.print(f"\nIt takes {_time(length['mean'])} on average, {spread}; {plan.hands:,.0f} hands.")
    for minutes, chance in plan.by.items():
        console.print(f"Over by {_time(minutes)}: {chance:.0%}")
    ends = ", ".join(f"{level} ({part:.0%})" for level, part in plan.last_level.items())
    console.print(f"It ends in level {ends}.\n")
    rows = Rows(box=None, header_style="dim", padding=(0, 2 if console.width > _NARROW else 1, 0, 0))
    for header in ("level", "blinds", "ante", "begins", "reached", "players", "BB each"):
        rows.add_column(header, justify="right", no_wrap=True)
    for level in plan.levels:
        rows.add_row(
            str(level.level), f"{level.sb}/{level.bb}", str(level.ante or "-"), _time(level.begins),
            f"{level.reached:.0%}", f"{level.left:g}", f"{level.stack_bb:g}",
        )  # fmt: skip
    console.print(rows)
