"""Benchmarks: sidepot side by side with other projects, one run, one core, ratios printed.

`make bench` runs all of them, `python -m bench NAME…` some; `--list`, `--quick`, `--json FILE`, `--help`.

A benchmark NAME is one module and one small script per contender:

`bench/NAME.py` says what is measured::

    from bench.harness import Bench, Case, Metric

    SPEED = Metric("hands/s")                                  # more is better
    COST = Metric("µs/copy", more=False)                       # less is better
    BENCH = Bench(
        name="ranks",
        title="Ranking seven cards",
        method="One million random hands, the same for everyone.",
        cases=(Case("one by one", SPEED), Case("arrays", SPEED)),
        peers=("phevaluator",),                                # names on PyPI, also in bench/peers.in
    )

`bench/peers/NAME_CONTENDER.py` (dashes as underscores) does the work: one for `sidepot`, which runs on our
own Python, one for each peer, which runs on theirs. Its docstring says how the contender is driven and is
printed::

    \"\"\"`evaluate_cards` on seven ints, called in a loop.\"\"\"

    from measure import main, rates

    def one_by_one(n):                                         # do about n units of work …
        ...
        return {"hands": n}                                    # … and say how much was done: gives "hands/s"

    main("phevaluator", {"one by one": rates(one_by_one)})

`measure` also has `cost` (µs for one operation), `held` (bytes for one object kept) and `lacks` (a
reason why a case does not apply). Each case runs in a process of its own, several times; only the work
is timed, not imports nor what the script does before. A contender that cannot be installed, fails, hangs
or lacks a case is a row in the table, with the reason in a line under it; the others go on.

A new peer goes into `bench/peers.in`; `make lock` pins it in `bench/peers.lock`. More of our own rows, say a
pure build, go into `Bench(ours=("sidepot", "other"))`; ratios are against the first.
"""
