"""`python -m bench`: run benchmarks and print them."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from bench.harness import report
from bench.harness.model import Bench, Case, Contender, benchmarks
from bench.harness.peers import install
from bench.harness.rounds import Plan, measure

WIDTH_OF_A_FILE = 120


def parser() -> argparse.ArgumentParser:
    """The command line."""
    found = argparse.ArgumentParser(prog="python -m bench", description="Measure sidepot beside other projects.")
    found.add_argument("names", nargs="*", metavar="NAME", help="benchmarks to run; all by default")
    found.add_argument("--list", action="store_true", help="list the benchmarks")
    found.add_argument("--json", type=Path, metavar="FILE", help="also write every round's figures to FILE")
    found.add_argument("--quick", action="store_true", help="two short rounds: does everything still run?")
    found.add_argument("--rounds", type=int, metavar="N", help="rounds of each case; 7 by default")
    found.add_argument("--seconds", type=float, metavar="S", help="seconds of CPU time in a round; 0.4 by default")
    return found


def plan(arguments: argparse.Namespace) -> Plan:
    """How long to measure."""
    usual = Plan(rounds=2, seconds=0.1) if arguments.quick else Plan()
    return Plan(rounds=arguments.rounds or usual.rounds, seconds=arguments.seconds or usual.seconds)


def rounds_of(bench: Bench, how: Plan, asked: int | None) -> Plan:
    """The plan for one benchmark: fewer rounds where they are long, unless so many were asked for."""
    return how if asked or bench.rounds is None else replace(how, rounds=min(how.rounds, bench.rounds))


def run(bench: Bench, how: Plan, failed: dict[str, str], console: Console) -> report.Results:
    """Measure with a bar that moves."""
    text = TextColumn("{task.percentage:>3.0f} % {task.description}")
    total = len(bench.cases) * len(bench.contenders) * how.rounds
    with Progress(SpinnerColumn(), text, TimeElapsedColumn(), console=console, transient=True) as bar:
        task = bar.add_task(bench.name, total=total)

        def tick(who: Contender, case: Case) -> None:
            bar.update(task, advance=1, description=f"{bench.name}, {case.name}: {who.name}")

        return measure(bench, how, failed, tick)


def main(argv: Sequence[str] | None = None) -> int:
    """Run what the command line asks for."""
    arguments = parser().parse_args(argv)
    known = benchmarks()
    if unknown := [name for name in arguments.names if name not in known]:
        print(f"bench: no benchmark {', '.join(unknown)}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    if any(given is not None and given <= 0 for given in (arguments.rounds, arguments.seconds)):
        print("bench: --rounds and --seconds must be above 0", file=sys.stderr)
        return 2
    if arguments.list:
        print("\n".join(f"{name:12}{bench.title}" for name, bench in known.items()))
        return 0
    how = plan(arguments)
    screen = Console(width=None if sys.stdout.isatty() else WIDTH_OF_A_FILE)
    notes = Console(stderr=True)
    with notes.status("peers: setting up .cache/peers (once) …"):
        failed = install()
    screen.print(report.header(how), highlight=False)
    written: dict[str, object] = {"machine": report.machine(), "rounds": how.rounds, "seconds": how.seconds}
    for name in arguments.names or known:
        results = run(known[name], rounds_of(known[name], how, arguments.rounds), failed, notes)
        report.show(screen, known[name], results)
        written[name] = {case.name: report.record(case, results[case.name]) for case in known[name].cases}
        if arguments.json:
            arguments.json.write_text(json.dumps(written, indent=1, ensure_ascii=False) + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
