"""`sidepot play`: a table in the terminal, you against auto players, in any house."""

from __future__ import annotations

import contextlib
import io
import signal
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Annotated

import typer
from rich.cells import cell_len

from sidepot.cli import terminal
from sidepot.cli.arguments import AnteGiven, BlindsGiven, GameGiven, HouseGiven, LimitGiven, SetGiven, rules_given
from sidepot.cli.sentences import YOU, stakes
from sidepot.cli.session import Chair, is_open, session
from sidepot.cli.teller import Teller
from sidepot.deck import Shuffler, orders_of, shuffled
from sidepot.players import PLAYERS, Player, check_plays, names, plays
from sidepot.rules import MAX_CHIPS, Rules
from sidepot.rules.gamenames import game_name, name_of
from sidepot.words import words
from sidepot.words.refusal import Wrong

HELP = """Play in the terminal, against auto players.

Type your action: f, x, c, r 600, a, b (bring in), d 7c (discard or draw), d- (stand pat). ? lists the keys, \
why explains what is not legal, and q leaves."""

EXAMPLES = """Examples:

sidepot play

sidepot play --house pineapple --players 4

sidepot play --house cardroom --limit pot --game omaha --blinds 5/10

sidepot play --game stud --limit fixed --blinds 1/2 --ante 1 --players 4

sidepot play --game triple27 --limit fixed --against rock,maniac

sidepot play --house horse --players 4

sidepot play --seed 7 --hands 20 --against nit,gambler --fast"""

_AGAINST = "regular,station,nit,shark,gambler"
_IN_ANY_GAME = "caller,rock,maniac,random"
_PACE = 0.4


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command(help=HELP, epilog=EXAMPLES)(play)


def play(
    house: HouseGiven = "standard",
    players: Annotated[int, typer.Option(metavar="N", help="Players at the table, you included.")] = 6,
    blinds: BlindsGiven = None,
    limit: LimitGiven = None,
    game: GameGiven = None,
    ante: AnteGiven = None,
    settings: SetGiven = None,
    stacks: Annotated[int | None, typer.Option(metavar="N", help="Chips that everyone begins with.")] = None,
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name at the table.")] = YOU,
    against: Annotated[
        str | None,
        typer.Option(metavar="A,B,…", help=f"The auto players, repeated as needed. \\[default: {_AGAINST}]"),
    ] = None,
    hands: Annotated[int | None, typer.Option(metavar="N", min=1, help="Stop after this many hands.")] = None,
    seed: Annotated[int | None, typer.Option(metavar="N", help="Play the same game again.")] = None,
    guests: Annotated[bool, typer.Option(help="Auto players come and go, if the house lets players join late.")] = True,
    fast: Annotated[bool, typer.Option("--fast", help="Play without pauses.")] = False,
) -> None:
    """Seat everybody and play."""
    rules = rules_given(house, settings, blinds=blinds, limit=limit, game=game, ante=ante)
    if not 2 <= players <= rules.max_players:
        raise Wrong("terminal-wrong-players", given=str(players), game=rules.game, most=rules.max_players)
    against = _usual(rules) if against is None else against
    kinds = _kinds(against, players, rules)
    chairs = _chairs(kinds, _named(name), _chips(rules, stacks, players))
    rng = Random(seed)
    say = words()
    title = rules.house if rules.rotate else f"{rules.house} · {game_name(rules, say.language)}"
    teller = Teller(terminal.console(), 0 if fast or not sys.stdout.isatty() else _PACE)
    _prepare_input()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # ended from outside, the game keeps its ledger too
    teller.headline(f"{title} · {stakes(rules)}")
    if rules.rotate:
        teller.say(", ".join([name_of(game, say.language) for game in rules.rotate]))
    others = [f"{chair.name} ({kind})" for chair, kind in zip(chairs[1:], kinds, strict=True)]
    teller.say(say("terminal-at-the-table", players=others, chips=chairs[0].chips))
    for note in _notes(rules):
        teller.say(note)
    more = _guests(rules, chairs, against) if guests else []
    session(rules, chairs, rng.randrange(players), rng, _decks(seed), teller, title, more).run(hands)


def _notes(rules: Rules) -> list[str]:
    """What the house has and this game has not."""
    notes, say = [], words()
    if rules.ends == "hands":
        notes.append(say("terminal-one-game-hands", count=rules.ends_after))
    elif rules.ends != "open":
        notes.append(say("terminal-one-game-left"))
    if rules.straddle or rules.bomb_pot is not None or rules.run_twice:
        notes.append(say("terminal-nobody-is-asked"))
    return notes


def _decks(seed: int | None) -> Callable[[bytes], bytes]:
    """Where the decks come from: the seed, or the system's randomness; with an order for each reshuffle."""
    if seed is None:
        return partial(shuffled, None)
    shufflers: dict[bytes, Shuffler] = {}

    def from_seed(pile: bytes) -> bytes:
        orders = orders_of(pile)
        cards = pile[: len(pile) // orders]
        shuffler = shufflers.setdefault(cards, Shuffler(seed, cards))
        return b"".join([shuffler.next() for _ in range(orders)])

    return from_seed


def _chips(rules: Rules, given: int | None, players: int) -> int:
    """What everybody begins with."""
    if given is None:
        return rules.usual_buy_in
    if not 1 <= given <= MAX_CHIPS // players:
        raise Wrong("terminal-wrong-stacks", given=str(given), most=MAX_CHIPS // players)
    return given


def _named(name: str) -> str:
    if not name.strip() or cell_len(name) > 12 or not name.isprintable():
        raise Wrong("terminal-wrong-name", given=repr(name))
    return name.strip()


def each_game(rules: Rules) -> list[Rules]:
    """The rules of every game that is played: of one, or of those of a rotation."""
    return [rules.in_rotation(at) for at in range(len(rules.rotate))] or [rules]


def _usual(rules: Rules) -> str:
    """Who plays where no auto players are named."""
    known = all(plays(PLAYERS[kind], game) for kind in _AGAINST.split(",") for game in each_game(rules))
    return _AGAINST if known else _IN_ANY_GAME


def _kinds(against: str, players: int, rules: Rules) -> list[str]:
    kinds = [kind.strip() for kind in against.split(",")]
    for kind in kinds:
        if kind not in PLAYERS:
            message = "terminal-wrong-against-own" if ":" in kind else "terminal-wrong-against"
            raise Wrong(message, given=kind, players=", ".join(PLAYERS))
        for game in each_game(rules):
            check_plays(f"--against {kind}: {kind}", PLAYERS[kind], game)
    return [kinds[i % len(kinds)] for i in range(players - 1)]


def _chairs(kinds: list[str], name: str, chips: int) -> list[Chair]:
    free = [other for other in names() if other.lower() != name.lower()]
    others = [Chair(other, PLAYERS[kind], chips) for other, kind in zip(free, kinds, strict=False)]
    return [Chair(name, None, chips), *others]


def _guests(rules: Rules, chairs: list[Chair], against: str) -> list[tuple[str, Player]]:
    """Who may join later."""
    if not is_open(rules):
        return []
    taken = {chair.name.lower() for chair in chairs}
    free = [name for name in names() if name.lower() not in taken]
    return [(name, PLAYERS[kind]) for name, kind in zip(free, _kinds(against, len(free) + 1, rules), strict=True)]


def _prepare_input() -> None:
    """Line editing where there is a keyboard; bytes that are no text are bad input, not an accident."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
