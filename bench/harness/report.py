"""What is shown: the method, one table for each case, the reasons of failures, how each is driven."""

from __future__ import annotations

import platform
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from bench.harness.model import Bench, Case, Metric, Row
from bench.harness.numbers import ratio, short, spread
from bench.harness.rounds import Plan

Results = Mapping[str, Sequence[Row]]
WORTH_TELLING = 0.01


def cpu() -> str:
    """The processor's name."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text().splitlines() if info.exists() else []
    names = [line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def machine() -> dict[str, str]:
    """When and where."""
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    return {"date": now, "cpu": cpu(), "python": platform.python_version(), "system": platform.platform()}


def header(plan: Plan) -> str:
    """The method, in the words that the tables need."""
    where = machine()
    return (
        f"{where['date']} · {where['cpu']} · Python {where['python']} · {where['system']}\n"
        f"{plan.rounds} rounds of about {plan.seconds:g} s CPU time, each in a fresh process on one core, "
        "cases and contenders in turn, there and back.\n"
        "A figure is the median of the rounds, ± half of their range.\n"
        "× is how many times better sidepot is, the median of the ratios round by round: above 1 it wins."
    )


def table(case: Case, rows: Sequence[Row]) -> Table:
    """One case: a row for each contender, failed ones too; the first is what the others are compared with, if any."""
    shown = Table(title=case.name, title_justify="left", title_style="bold")
    shown.add_column("")
    shown.add_column("version", style="dim")
    alone = len(rows) == 1
    for metric in case.metrics:
        shown.add_column(metric.name, justify="right")
        if not alone:
            shown.add_column("×", justify="right", style="cyan")
    for row in rows:
        cells = [cell for metric in case.metrics for cell in _cells(metric, row, rows[0])[: 1 if alone else 2]]
        shown.add_row(row.contender, row.version, *cells)
    return shown


def _cells(metric: Metric, row: Row, first: Row) -> tuple[str, str]:
    values = row.values.get(metric.name, [])
    if row.failure is not None or not values:
        return "none" if row.lacking else "failed", "–"
    figure = f"{short(median(values))} ±{spread(values):.0%}"
    if row is first:
        return figure, "1"
    times = None if first.failure else ratio(metric, first.values.get(metric.name, []), values)
    return figure, "–" if times is None else short(times)


def failures(rows: Sequence[Row]) -> list[str]:
    """A line for every contender without a figure, and why."""
    return [f"{row.contender}: {row.failure}" for row in rows if row.failure is not None]


def disturbed(rows: Sequence[Row]) -> str | None:
    """A sentence where other machines on the same host took some of this one's time while it measured."""
    taken = [share for row in rows for share in row.taken]
    if not taken or max(taken) < WORTH_TELLING:
        return None
    return f"other machines took {median(taken):.0%} of this one's time meanwhile, {max(taken):.0%} at worst"


def show(console: Console, bench: Bench, results: Results) -> None:
    """Print one benchmark."""
    about = f"{escape(bench.title)}\n{escape(bench.method)}"
    console.print(f"\n[bold]{bench.name}[/]: {about}\n", highlight=False)
    for case in bench.cases:
        console.print(table(case, results[case.name]))
        for line in failures(results[case.name]):
            console.print(f"  {escape(line)}", style="yellow", highlight=False)
        if (line := disturbed(results[case.name])) is not None:
            console.print(f"  {line}", style="dim", highlight=False)
    console.print("How each is driven:", style="bold")
    for who in bench.contenders:
        console.print(f"  {who.name}: {escape(who.driven)}", highlight=False)


def record(case: Case, rows: Sequence[Row]) -> list[dict[str, object]]:
    """One case for programs: every round's value, and the same summary as the table."""
    return [
        {
            "contender": row.contender,
            "version": row.version,
            "failure": row.failure,
            "taken": row.taken,
            "metrics": {
                metric.name: {
                    "values": row.values[metric.name],
                    "median": median(row.values[metric.name]),
                    "spread": spread(row.values[metric.name]),
                    "ratio": ratio(metric, rows[0].values.get(metric.name, []), row.values[metric.name]),
                }
                for metric in case.metrics
                if row.values.get(metric.name)
            },
        }
        for row in rows
    ]
