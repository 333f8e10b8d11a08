"""`sidepot house`: the houses that ship, every dial of one, and whether a house file can be played."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from sidepot.cli import terminal
from sidepot.engine import plain
from sidepot.rules import NAMES, House, Rules, lint, read_house, toml_of
from sidepot.rules.dials import BadDials, text_of_value
from sidepot.words import words
from sidepot.words.refusal import within

EXAMPLES = """Examples:

sidepot house show cardroom

sidepot house show kitchen --toml > mine.toml

sidepot house check mine.toml"""

Json = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]

houses = typer.Typer(no_args_is_help=True)


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.add_typer(
        houses, name="house", help="List houses, show their dials, check your own house file.", epilog=EXAMPLES
    )


@houses.command("list", epilog="Example:\n\nsidepot house list")
def show_list(as_json: Json = False) -> None:
    """List the houses that come with sidepot."""
    found = [read_house(name) for name in NAMES]
    if as_json:
        _print_json([{"name": house.name, "about": house.about} for house in found])
        return
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for house in found:
        table.add_row(Text(house.name, "bold"), Text(about(house)))
    console = terminal.console()
    console.print(table)
    console.print(Text(f"\n{words()('commands-house-every-dial')}", "dim"))


@houses.command("show", epilog="Examples:\n\nsidepot house show league\n\nsidepot house show league --toml")
def show(
    name: Annotated[str, typer.Argument(metavar="NAME", help="A house by name, or a .toml file.")],
    toml: Annotated[bool, typer.Option("--toml", help="Print a complete house file, ready to change.")] = False,
    as_json: Json = False,
) -> None:
    """Show every dial of a house: its value, what it decides, and whether it differs from standard."""
    house = read_house(name)
    if toml and as_json:
        raise ValueError(words()("commands-house-toml-or-json"))
    if toml:
        print(toml_of(house.rules, house.about), end="")
    elif as_json:
        _print_json(_data(house))
    else:
        _print_dials(house)


@houses.command("check", epilog="Example:\n\nsidepot house check mine.toml")
def check(
    file: Annotated[str, typer.Argument(metavar="FILE.toml", help="A house file.")],
    as_json: Json = False,
) -> None:
    """Check a house file: what is unusual about it, or why it can't be played."""
    try:
        house = _checked(file)
    except ValueError as error:
        if not as_json:
            raise
        _print_json({"fine": False, "error": str(error)})
        raise typer.Exit(2) from None
    remarks = lint(house.rules)
    if as_json:
        _print_json({"fine": True, "name": house.name, "says": [str(remark) for remark in remarks]})
        return
    console, say = terminal.console(), words()
    fine = "commands-house-fine-unusual" if remarks else "commands-house-fine"
    console.print(Text(say(fine, name=house.name), "green"))
    table = Table(box=None, show_header=False, padding=(0, 1))
    for remark in remarks:
        table.add_row("·", Text(remark.told(say.language)))
    console.print(table)
    if house.rules.dials == Rules().dials:
        console.print(Text(say("commands-house-defaults"), "dim"))


def about(house: House) -> str:
    """What a house is in a sentence: of one that ships in the language of the terminal."""
    message = f"rules-house-{house.name}"
    return words()(message) if house.name in NAMES and read_house(house.name) is house else house.about


def _checked(file: str) -> House:
    """A house file's house, every limit it names tried out."""
    if not file.endswith(".toml") and file not in NAMES:
        raise ValueError(words()("commands-house-not-a-file", file=file))
    house = read_house(file)
    for limit, _ in house.rules.by_limit:
        bets = house.rules.bets or (house.rules.bb, 2 * house.rules.bb)
        try:
            house.rules.but(limit=limit, **({"bets": bets} if limit == "spread" else {}))
        except BadDials as no:
            raise within(f"{file}: [limits.{limit}]", no) from None
    return house


def _print_json(data: Any) -> None:
    print(json.dumps(data))


def _differs(rules: Rules) -> dict[str, Any]:
    """The dials that are not as in standard, with standard's value."""
    usual = read_house("standard").rules.dials
    return {name: usual[name] for name, value in rules.dials.items() if value != usual[name]}


def _data(house: House) -> dict[str, Any]:
    return {
        "name": house.name,
        "about": house.about,
        "dials": plain(house.rules.dials),
        "differs": plain(_differs(house.rules)),
        "limits": {limit: plain(dict(section)) for limit, section in house.rules.by_limit},
        "games": {game: plain(dict(section)) for game, section in house.rules.by_game},
        "says": [str(remark) for remark in lint(house.rules)],
    }


def _print_dials(house: House) -> None:
    console, say = terminal.console(), words()
    differs = _differs(house.rules)
    table = Table(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("", min_width=1)
    for header in ("dial", "value", "decides"):
        table.add_column(say(f"commands-house-column-{header}"), no_wrap=header == "dial", min_width=1)
    for name, value in house.rules.dials.items():
        other = name in differs
        shown = text_of_value(value) or "-"
        says = Text(say(f"dial-{name}.hint"))
        if other:
            standard = say("commands-house-standard", value=text_of_value(differs[name]) or "-")
            says += Text(f" {standard}", "yellow")
        style = "bold yellow" if other else ""
        table.add_row(Text("*" if other else "", style), Text(name, style), Text(shown, style), says)
    console.print(Text(house.name, "bold") + Text(f"  {about(house)}"))
    console.print(table)
    for limit, section in house.rules.by_limit:
        settings = ", ".join(f"{name} {text_of_value(value)}" for name, value in section)
        told = say("commands-house-in-limit", limit=say(f"house-limit-{limit}"), dials=settings)
        console.print(Text(f"  {told}", "dim"))
    for game, section in house.rules.by_game:
        settings = ", ".join(f"{name} {text_of_value(value)}" for name, value in section)
        console.print(Text(f"  {say('commands-house-in-limit', limit=game, dials=settings)}", "dim"))
    if differs:
        console.print(Text(say("commands-house-not-standard"), "yellow"))
