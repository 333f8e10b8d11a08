"""`sidepot icm`: what stacks are worth in prize money, and what a deal would give to each."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from sidepot.cli import terminal
from sidepot.equity import Worth, chip_chop, icm_chop
from sidepot.equity import icm as icm_of
from sidepot.words import words
from sidepot.words.refusal import Wrong

_COLUMNS = ("stack", "chips", "icm"), ("icm-chop", "chip-chop")

EXAMPLES = """Examples:

sidepot icm --stacks 1500,1200,975 --payouts 100,76

sidepot icm --stacks 150000,98750,45500 --payouts 425,280,130 --unit 5

sidepot icm --stacks 9000,5000,4000 --payouts 50,30,20 --json"""


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("icm", epilog=EXAMPLES, no_args_is_help=True)(tell_icm)


def tell_icm(
    stacks: Annotated[str, typer.Option(metavar="N,N,…", help="Everyone's chips: 1500,1200,975.")],
    payouts: Annotated[str, typer.Option(metavar="X,X,…", help="What the places pay, from first place: 100,76.")],
    unit: Annotated[float, typer.Option(metavar="X", help="Round the deals to multiples of this.")] = 0.01,
    samples: Annotated[int | None, typer.Option(metavar="N", help="Sample this many random finishes.")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Sample the same random finishes again.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Value stacks by ICM (Malmuth–Harville), and work out two deals: the ICM chop and the chip chop."""
    chips, prizes = _numbers("--stacks", stacks), _numbers("--payouts", payouts)
    worth = icm_of(chips, prizes, samples, seed)
    deals = icm_chop(chips, prizes, unit), chip_chop(chips, prizes, unit)
    if as_json:
        data: dict[str, object] = {
            "stacks": chips,
            "payouts": prizes,
            "icm": worth.value,
            "stderr": worth.stderr,
        }
        data |= {"exact": worth.exact, "seed": worth.seed, "icm_chop": deals[0], "chip_chop": deals[1]}
        print(msgspec.json.format(msgspec.json.encode(data)).decode())
        return
    console = terminal.console()
    console.print(_table(chips, worth, *deals))
    how = words()("commands-icm-exact" if worth.exact else "commands-icm-sampled", seed=str(worth.seed))
    console.print(Text(how, "dim"))


def _numbers(option: str, text: str) -> list[float]:
    try:
        return [float(part) for part in text.replace(",", " ").split()]
    except ValueError:
        raise Wrong("commands-icm-numbers", option=option, given=text) from None


def _table(chips: list[float], worth: Worth, by_icm: tuple[float, ...], by_chips: tuple[float, ...]) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    first, chops = [[words()(f"commands-icm-{name}") for name in names] for names in _COLUMNS]
    for column in (*first, *([] if worth.exact else ["±"]), *chops):
        table.add_column(column, justify="right")
    for at, stack in enumerate(chips):
        money = [worth.value[at]] + ([] if worth.exact else [worth.stderr[at]]) + [by_icm[at], by_chips[at]]
        share = terminal.percent(stack / sum(chips), 1)
        whole = terminal.number(int(stack)) if stack == int(stack) else terminal.number(float(f"{stack:.15g}"))
        table.add_row(whole, share, *[terminal.number(amount, 2) for amount in money])
    return table
