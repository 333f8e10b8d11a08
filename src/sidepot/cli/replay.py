"""`sidepot replay`: a hand step by step, and going on from any moment of it."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Annotated, overload

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from sidepot.arena.rollout import Rollout, act_for, play_on, players_for, roll_out
from sidepot.cli import terminal
from sidepot.cli.hand_sources import FormGiven, Reading
from sidepot.cli.keyboard import has_keys
from sidepot.cli.progress import enough, progress_bar
from sidepot.cli.replay_drawing import print_steps, show_hands, title_of
from sidepot.cli.sentences import ending, told
from sidepot.cli.simulate import interval
from sidepot.cli.teller import Teller
from sidepot.engine import Hand
from sidepot.engine.events import Event
from sidepot.history.record import Record
from sidepot.history.replay import replay_of
from sidepot.history.store import Store, is_store
from sidepot.players import PLAYERS, Player
from sidepot.words import words
from sidepot.words.refusal import Wrong

HELP = """Replay a hand step by step: the table, the pots, equities, and what was luck.

In a terminal you step through it with the arrow keys, and n and p go to the next and previous hand of the file; \
elsewhere, or with --plain, all steps are printed. --fork K plays on from step K: you against auto players, auto \
players alone, or many times over."""

EXAMPLES = """Examples:

sidepot replay session.txt

sidepot replay hands.db --hand 1204

sidepot replay night.phhs --hand 3 --fork 7

sidepot replay night.phhs --hand 3 --fork 7 --rollouts 2000 --players shark --seed 1

sidepot replay session.txt --hand 2 --json"""

_MOST = 2_000
"""So many hands of a file can be gone through by keys."""


def add_to(app: typer.Typer) -> None:
    """Register the command."""
    app.command("replay", help=HELP, epilog=EXAMPLES, no_args_is_help=True)(replay)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A history in any format, or a hand store.")],
    number: Annotated[
        int, typer.Option("--hand", metavar="N", min=1, help="Which hand of the file or store to show.")
    ] = 1,
    fork: Annotated[int | None, typer.Option(metavar="K", help="Play on from step K.")] = None,
    rollouts: Annotated[
        int | None, typer.Option(metavar="N", help="With --fork: let auto players finish the hand N times.")
    ] = None,
    players: Annotated[
        str, typer.Option(metavar="A,B,…", help=f"The other seats: one for all or one each of {', '.join(PLAYERS)}.")
    ] = "shark",
    seat: Annotated[
        str | None, typer.Option(metavar="NAME", help="With --fork: whose seat you take; by default whose turn it is.")
    ] = None,
    auto: Annotated[bool, typer.Option("--auto", help="With --fork: let auto players play all seats, once.")] = False,
    seed: Annotated[
        int | None, typer.Option(metavar="N", help="With --fork: deal the cards to come anew, the same for the same N.")
    ] = None,
    is_plain: Annotated[bool, typer.Option("--plain", help="Print all steps, even in a terminal.")] = False,
    given: FormGiven = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Show the hand, or go on with it."""
    records = _records(file, given, number)
    record = records[number - 1]
    if fork is None:
        if rollouts is not None or auto or seat is not None:
            raise Wrong("terminal-needs-fork")
        if as_json:
            print(msgspec.json.encode(replay_of(record, tell=_sentence)).decode())
        elif is_plain or not has_keys():
            print_steps(terminal.console(), record)
        else:
            show_hands(records, number - 1)
    elif rollouts is not None:
        _roll_out(record, fork, players.split(","), rollouts, seed, as_json)
    else:
        _go_on(record, fork, players.split(","), seat, auto, seed, as_json)


def _sentence(event: Event, names: Sequence[str]) -> str | None:
    text = told(event, names)
    return None if text is None else text.plain


class _Stored(Sequence[Record]):
    """The hands of a store, each read when it is looked at."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def __len__(self) -> int:
        return len(self.store)

    @overload
    def __getitem__(self, at: int) -> Record: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Record]: ...
    def __getitem__(self, at: int | slice) -> Record | Sequence[Record]:
        if isinstance(at, slice):
            return [self.store.hand(number + 1) for number in range(*at.indices(len(self)))]
        return self.store.hand(at + 1)


def _records(file: Path, form: str, number: int) -> Sequence[Record]:
    """The hands of a file or of a store, among which one goes."""
    if is_store(file):
        return _Stored(Store(file, readonly=True))
    with progress_bar("read") as told:
        reading = Reading([file], form, told)
        found = list(islice(reading.records(), max(_MOST, number)))
    if not found:
        if reading.failed:
            raise Wrong("terminal-no-readable-hand-why", file=str(file), why=reading.failed[0])
        raise Wrong("terminal-no-readable-hand", file=str(file))
    if number > len(found):
        raise Wrong("terminal-no-such-hand", file=str(file), count=len(found), hand=str(number))
    return found


def _roll_out(record: Record, step: int, names: list[str], times: int, seed: int | None, as_json: bool) -> None:
    seed = secrets.randbits(62) if seed is None else seed
    with progress_bar("roll-out", enough()) as told:
        found = roll_out(record.at(step), names, times, seed, told)
    if as_json:
        data = {"players": list(record.names), "step": step, "seed": seed, **msgspec.to_builtins(found)}
        print(msgspec.json.encode(data).decode())
        return
    console, say = terminal.console(), words()
    console.print(Text(f"{title_of(record)} · {say('terminal-from-step', step=str(step))}", "bold"))
    console.print(_table(record, found))
    message = "terminal-rolled-out-stopped" if found.stopped else "terminal-rolled-out"
    console.print(Text(say(message, count=found.times, players=names, seed=str(seed)), "dim"))


def _table(record: Record, found: Rollout) -> Table:
    columns = ("player", "average", "interval", "as-it-went")
    table = terminal.table(*[words()(f"terminal-column-{column}") for column in columns])
    for seat, name in enumerate(record.names):
        net = record.result.net[seat]
        average = terminal.signed(found.net[seat], 1)
        table.add_row(Text(name), average, interval(found.ci95[seat]), terminal.signed(net))
    return table


def _go_on(
    record: Record, step: int, names: list[str], seat: str | None, auto: bool, seed: int | None, as_json: bool
) -> None:
    """Finish the hand once: by hand in one seat, or with auto players in all."""
    hand = record.at(step).fork(seed)
    playing = players_for(names, hand)
    chance = Random(secrets.randbits(62) if seed is None else seed)
    if auto or as_json:
        before = len(hand.log)
        play_on(hand, playing, chance)
    else:
        mine = _seat(record, hand, seat)
        before = _play(record, hand, mine, playing, chance)
    result = hand.result
    assert result is not None
    if as_json:
        data = {"players": list(record.names), "net": list(result.net), "as_it_went": list(record.result.net)}
        print(msgspec.json.encode(data).decode())
        return
    teller = Teller(terminal.console())
    teller.tell(hand.log[before:], hand.view(None), record.names)
    for line in ending(result, record.names):
        teller.say(line, wait=False)
    for name, net, went in zip(record.names, result.net, record.result.net, strict=True):
        changes = {"net": terminal.signed(net), "went": terminal.signed(went)}
        teller.say(words()("terminal-went", who=name, **changes), wait=False)


def _seat(record: Record, hand: Hand, name: str | None) -> int:
    if name is None:
        return hand.turn or 0
    if name not in record.names:
        raise Wrong("terminal-not-in-hand", who=name, players=", ".join(record.names))
    return record.names.index(name)


def _play(record: Record, hand: Hand, mine: int, playing: list[Player], chance: Random) -> int:
    """Ask at the terminal for one seat until the hand is over; how much of the log was told."""
    teller, told = Teller(terminal.console()), 0
    title = title_of(record)
    try:
        while hand.turn is not None:
            if hand.turn != mine:
                act_for(hand, playing[hand.turn], chance)
                continue
            view = hand.view(mine)
            assert view.options is not None
            teller.tell(view.log[told:], view, record.names)
            told = len(view.log)
            hand.act(teller.ask(view, view.options, record.names, title))
    except EOFError:
        raise SystemExit(0) from None
    return told
