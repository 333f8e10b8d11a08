"""`sidepot play`: a table in the terminal, you against auto players, in any house."""

from __future__ import annotations

import contextlib
import io
import signal
import sys
from collections.abc import Callable
from random import Random
from typing import Annotated

import typer
from rich.cells import cell_len

from sidepot.cli import look
from sidepot.cli.given import AnteGiven, BlindsGiven, GameGiven, HouseGiven, LimitGiven, SetGiven, rules_given
from sidepot.cli.session import Chair, is_open, session
from sidepot.cli.teller import Teller
from sidepot.cli.words import YOU
from sidepot.deck import Shuffler, shuffled
from sidepot.players import PLAYERS, Player, names
from sidepot.rules import MAX_CHIPS, Rules
from sidepot.rules.dials import text_of_value

HELP = """Play at a table in the terminal, against auto players.

Type what you do: f, x, c, r 600, a, d 7c; ? lists the keys, why tells what is not legal and q leaves."""

EXAMPLES = """Examples:

sidepot play

sidepot play --house pineapple --players 4

sidepot play --house cardroom --limit pot --game omaha --blinds 5/10

sidepot play --seed 7 --hands 20 --against nit,gambler --fast"""

_AGAINST = "regular,station,nit,shark,gambler"
_PACE = 0.4


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command(help=HELP, epilog=EXAMPLES)(play)


def play(
    house: HouseGiven = "standard",
    players: Annotated[int, typer.Option(metavar="N", help="How many sit at the table, you included.")] = 6,
    blinds: BlindsGiven = None,
    limit: LimitGiven = None,
    game: GameGiven = None,
    ante: AnteGiven = None,
    settings: SetGiven = None,
    stacks: Annotated[int | None, typer.Option(metavar="N", help="Chips each begins with.")] = None,
    name: Annotated[str, typer.Option(help="What you are called.")] = YOU,
    against: Annotated[str, typer.Option(help="The auto players, in turn.")] = _AGAINST,
    hands: Annotated[int | None, typer.Option(metavar="N", min=1, help="Stop after this many hands.")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="The same game every time.")] = None,
    guests: Annotated[bool, typer.Option(help="Auto players come and go where the house's game is open.")] = True,
    fast: Annotated[bool, typer.Option("--fast", help="No pauses.")] = False,
) -> None:
    """Seat everybody and play."""
    rules = rules_given(house, settings, blinds=blinds, limit=limit, game=game, ante=ante)
    if not 2 <= players <= rules.max_players:
        raise ValueError(f"--players {players}: {rules.game} takes 2 to {rules.max_players} (X17)")
    chairs = _chairs(players, _named(name), against, _chips(rules, stacks, players))
    rng = Random(seed)
    title = f"{rules.house} · {rules.limit} limit"
    teller = Teller(look.console(), 0 if fast or not sys.stdout.isatty() else _PACE)
    _prepare_input()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended from outside, the game keeps its ledger too
    teller.headline(f"{title} · {text_of_value(rules.blinds)} · {rules.game}")
    others = zip(chairs[1:], _kinds(against, players), strict=True)
    who = ", ".join(f"{chair.name} ({kind})" for chair, kind in others)
    teller.say(f"At the table: {who}; {chairs[0].chips} chips each.")
    for note in _notes(rules):
        teller.say(note)
    more = _guests(rules, chairs, against) if guests else []
    session(rules, chairs, rng.randrange(players), rng, _decks(seed, rules), teller, title, more).run(hands)


def _notes(rules: Rules) -> list[str]:
    """What the house has and this game has not."""
    notes = []
    if rules.ends != "open":
        when = f"after {rules.ends_after} hands" if rules.ends == "hands" else "with one player left"
        notes.append(f"One game is played: it ends {when}, or when you are out.")
    if rules.straddle or rules.bomb_pot is not None or rules.run_twice:
        notes.append("Nobody is asked here for a straddle, a bomb pot or a second board; in the card room players are.")
    return notes


def _decks(seed: int | None, rules: Rules) -> Callable[[], bytes]:
    """Where the decks come from: the seed, or the system's randomness."""
    deck = rules.streets.deck
    return (lambda: shuffled(None, deck)) if seed is None else Shuffler(seed, deck).next


def _chips(rules: Rules, given: int | None, players: int) -> int:
    """What everybody begins with."""
    if given is None:
        return rules.usual_buy_in
    if not 1 <= given <= MAX_CHIPS // players:
        raise ValueError(f"--stacks {given}: a whole number of chips, 1 to {MAX_CHIPS // players}")
    return given


def _named(name: str) -> str:
    if not name.strip() or cell_len(name) > 12 or not name.isprintable():
        raise ValueError(f"--name {name!r}: 1 to 12 printable characters, wide ones count twice")
    return name.strip()


def _kinds(against: str, players: int) -> list[str]:
    kinds = [kind.strip() for kind in against.split(",")]
    for kind in kinds:
        if kind not in PLAYERS:
            own = "; bots of your own play in sidepot simulate" if ":" in kind else ""
            raise ValueError(f"--against {kind}: there is no such player; there are {', '.join(PLAYERS)}{own}")
    return [kinds[i % len(kinds)] for i in range(players - 1)]


def _chairs(players: int, name: str, against: str, chips: int) -> list[Chair]:
    free = [other for other in names() if other.lower() != name.lower()]
    kinds = _kinds(against, players)
    others = [Chair(other, PLAYERS[kind], chips) for other, kind in zip(free, kinds, strict=False)]
    return [Chair(name, None, chips), *others]


def _guests(rules: Rules, chairs: list[Chair], against: str) -> list[tuple[str, Player]]:
    """Who may join later."""
    if not is_open(rules):
        return []
    taken = {chair.name.lower() for chair in chairs}
    free = [name for name in names() if name.lower() not in taken]
    return [(name, PLAYERS[kind]) for name, kind in zip(free, _kinds(against, len(free) + 1), strict=True)]


def _prepare_input() -> None:
    """Line editing where there is a keyboard; bytes that are no text are bad input, not an accident."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
