"""Rounds: every contender in turn, each in a fresh process; a failure is an answer like any other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from bench.harness import peers
from bench.harness.model import Bench, Case, Contender, Row

THREADS = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "RAYON_NUM_THREADS")
ONE_THREAD = dict.fromkeys(THREADS, "1")


@dataclass(frozen=True)
class Plan:
    """How long to measure: rounds, and seconds of CPU time in each."""

    rounds: int = 7
    seconds: float = 0.4
    patience: float = 180.0


Tick = Callable[[Contender, Case], None]


def measure(bench: Bench, plan: Plan, failed: Mapping[str, str], tick: Tick) -> dict[str, list[Row]]:
    """The rows of every case; *failed* names the packages that could not be installed.

    A round goes through all cases and contenders, the next one backwards: a machine that slows down for a while is
    unfair to nobody, and to no case.
    """
    order = [(case, who) for case in bench.cases for who in bench.contenders]
    rows = {(case, who): Row(who.name, failure=_absent(who, failed)) for case, who in order}
    for _ in range(plan.rounds):
        for case, who in order:
            tick(who, case)
            row = rows[case, who]
            if row.failure is None:
                _add(row, case, ask(who, case, plan))
        order.reverse()
    return {case.name: [rows[case, who] for who in bench.contenders] for case in bench.cases}


def _absent(who: Contender, failed: Mapping[str, str]) -> str | None:
    if who.package is not None and who.package in failed:
        return f"not installed: {failed[who.package]}"
    return None if who.script.exists() else f"no script {who.script.name}"


def _add(row: Row, case: Case, answer: Mapping[str, object]) -> None:
    row.version = str(answer.get("version", row.version))
    if "lacks" in answer or "failure" in answer:
        row.lacking = "lacks" in answer
        row.failure = str(answer.get("lacks", answer.get("failure")))
        return
    values = answer["values"]
    assert isinstance(values, dict)
    missing = [metric.name for metric in case.metrics if metric.name not in values]
    if missing:
        row.failure = f"did not report {', '.join(missing)}"
        return
    row.taken.append(float(str(answer.get("taken", 0.0))))
    for metric in case.metrics:
        row.values.setdefault(metric.name, []).append(float(values[metric.name]))


def ask(who: Contender, case: Case, plan: Plan) -> dict[str, object]:
    """One round of one contender in a process of its own."""
    python = sys.executable if who.package is None else str(peers.python())
    command = [python, str(who.script), case.name, str(plan.seconds)]
    try:
        done = subprocess.run(
            command, capture_output=True, text=True, timeout=plan.patience, env=os.environ | ONE_THREAD
        )
    except subprocess.TimeoutExpired:
        return {"failure": f"no answer in {plan.patience:.0f} s"}
    except OSError as error:
        return {"failure": str(error)}
    if done.returncode < 0:
        return {"failure": f"killed by signal {-done.returncode}"}
    try:
        answer = json.loads(done.stdout.splitlines()[-1])
    except (IndexError, ValueError):
        told = done.stderr or done.stdout
        nothing = f"it ended with code {done.returncode} and said nothing"
        return {"failure": peers.last_line(told) if told.strip() else nothing}
    return answer if isinstance(answer, dict) else {"failure": f"answered {answer!r}"}
