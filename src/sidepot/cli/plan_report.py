"""What the structure planner found, for people."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table as Rows
from rich.text import Text

from sidepot.cli import terminal
from sidepot.cli.tournament_text import price
from sidepot.tournament import Plan
from sidepot.words import words

_NARROW = 65


def _time(minutes: float) -> str:
    return f"{int(minutes) // 60}:{int(minutes) % 60:02}"


def show_plan(console: Console, plan: Plan, seed: int) -> None:
    """Print a plan; the assumption comes first."""
    say = words()
    about = say("reports-plan-about", entrants=plan.entrants, runs=plan.runs, seed=str(seed))
    console.print(Text(plan.name, "bold") + Text(f"  {about}", "dim"))
    console.print(say("reports-plan-assumed", seconds=plan.seconds_per_hand))
    if cost := price(plan.buy_in, plan.fee):
        console.print(f"{cost[0].upper()}{cost[1:]}.")
    length = {name: _time(minutes) for name, minutes in plan.minutes.items()}
    lengths = {"mean": length["mean"], "low": length["10 %"], "high": length["90 %"]}
    console.print(f"\n{say('reports-plan-takes', **lengths, count=round(plan.hands))}")
    for minutes, chance in plan.by.items():
        console.print(say("reports-plan-over-by", time=_time(minutes), chance=terminal.percent(chance)))
    ends = ", ".join([f"{level} ({terminal.percent(part)})" for level, part in plan.last_level.items()])
    console.print(f"{say('reports-plan-ends', levels=ends)}\n")
    rows = Rows(box=None, header_style="dim", padding=(0, 2 if console.width > _NARROW else 1, 0, 0))
    for header in ("level", "blinds", "ante", "begins", "reached", "players", "bb-each"):
        rows.add_column(say(f"reports-plan-column-{header}"), justify="right", no_wrap=True)
    for level in plan.levels:
        rows.add_row(
            str(level.level), f"{level.sb}/{level.bb}", str(level.ante or "-"), _time(level.begins),
            terminal.percent(level.reached), terminal.number(level.left), terminal.number(level.stack_bb),
        )  # fmt: skip
    console.print(rows)
