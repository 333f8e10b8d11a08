"""What a contender's script needs: CPU time of work, memory of things kept, one line of JSON."""

from __future__ import annotations

import gc
import json
import os
import sys
from importlib.metadata import PackageNotFoundError, version
from time import process_time

SHARE = 0.05  # a chunk between two looks at the clock takes about this part of a round


class LacksError(Exception):
    """The contender has no such thing; the text says why."""


def timed(work, seconds):
    """Call work(n) for about *seconds* of CPU time: (what was counted, the time it took)."""
    work(1)
    counts, n, began = {}, 1, process_time()
    spent = 0.0
    while spent < seconds:
        for thing, count in work(n).items():
            counts[thing] = counts.get(thing, 0) + count
        before, spent = spent, process_time() - began
        if spent - before < seconds * SHARE:
            n *= 2
    return counts, spent


def rates(work):
    """A case: work(n) counts what it did, {"hands": 12, …}; reports "hands/s", …"""

    def case(seconds):
        counts, spent = timed(work, seconds)
        return {f"{thing}/s": count / spent for thing, count in counts.items()}

    return case


def cost(thing, work):
    """A case: work(n) does n operations; reports "µs/thing"."""

    def case(seconds):
        counts, spent = timed(lambda n: (work(n), {thing: n})[1], seconds)
        return {f"µs/{thing}": spent / counts[thing] * 1e6}

    return case


def held(thing, make, count=10_000):
    """A case: resident memory that one more kept result of make() takes; reports "bytes/thing"."""

    def case(_seconds):
        warm = [make() for _ in range(count // 100)]
        gc.collect()
        before = resident()
        kept = [make() for _ in range(count)]
        gc.collect()
        grown = resident() - before
        del kept, warm
        return {f"bytes/{thing}": grown / count}

    return case


def resident():
    """Bytes of this process that are in memory now."""
    try:
        with open("/proc/self/statm") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        raise LacksError("memory is measured on Linux only") from None


def ticks():
    """What the machine's cores did so far: the time other machines on the same host took of it, and all time."""
    try:
        with open("/proc/stat") as file:
            spent = [int(field) for field in file.readline().split()[1:9]]
    except OSError:
        return 0, 0
    return spent[7], sum(spent)


def taken(before, after):
    """The share of the machine's time that others took from one look at it to another."""
    (gone, of), (gone_now, of_now) = before, after
    return (gone_now - gone) / (of_now - of) if of_now > of else 0.0


def lacks(reason):
    """A case that does not apply to this contender."""

    def case(_seconds):
        raise LacksError(reason)

    return case


def main(package, cases, build=""):
    """Run the case named on the command line and print one line of JSON."""
    answer = {"version": f"{_version(package)} {build}".strip()}
    name, seconds = sys.argv[1], float(sys.argv[2])
    out = _quiet()
    before = ticks()
    try:
        answer["values"] = cases.get(name, lacks("does not have this case"))(seconds)
    except LacksError as error:
        answer["lacks"] = str(error)
    except Exception as error:
        answer["failure"] = f"{type(error).__name__}: {error}"
    answer["taken"] = taken(before, ticks())
    print(json.dumps(answer), file=out)


def _quiet():
    """Send what libraries print, from native code too, to nowhere; the real standard output is returned."""
    out = os.fdopen(os.dup(1), "w")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    return out


def _version(package):
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
