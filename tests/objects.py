"""Every class of every module that is compiled: made by `__new__` or a call alone, copied and pickled.

A program by itself, since what goes wrong in compiled code ends the process. It writes a line of JSON for each class.
"""

from __future__ import annotations

import copy
import gc
import inspect
import json
import pickle
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import sidepot

ROOT = Path(sidepot.__file__).parent
LOOKS: tuple[Callable[[Any], object], ...] = (
    repr, str, hash, len, iter, bool, dir, lambda thing: thing == thing, lambda thing: thing != 0,
    lambda thing: thing < thing, lambda thing: thing[0], lambda thing: 0 in thing,
)  # fmt: skip
COPIES = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "pickle": lambda thing: pickle.loads(pickle.dumps(thing)),
    "old pickle": lambda thing: pickle.loads(pickle.dumps(thing, 0)),
}


def classes() -> Iterator[type]:
    """The classes of the modules that have a `.pxd` beside them."""
    for pxd in sorted(ROOT.rglob("*.pxd")):
        if pxd.with_suffix(".py").exists():
            module = import_module(".".join(("sidepot", *pxd.relative_to(ROOT).with_suffix("").parts)))
            for thing in vars(module).values():
                if isinstance(thing, type) and thing.__module__ == module.__name__:
                    yield thing


def outcome(deed: Callable[[], object]) -> str:
    """What came of it: the kind of thing, or the refusal."""
    try:
        made = deed()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return type(made).__name__


def touched(make: Callable[[], Any]) -> str:
    """The same for something that is made without its parts, after every look at it and call of it."""
    try:
        made = make()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    for look in (*LOOKS, *COPIES.values()):
        outcome(lambda look=look: look(made))  # type: ignore[misc]
    own = [name for cls in type(made).__mro__ if cls.__module__.startswith("sidepot") for name in vars(cls)]
    for name in own:
        outcome(lambda name=name: _called(getattr(made, name), name))  # type: ignore[misc]
    return type(made).__name__


def _called(found: Any, name: str) -> None:
    if callable(found) and not name.startswith("__"):
        answer = found()
        if inspect.iscoroutine(answer):
            answer.close()


def instances() -> dict[type, Any]:
    """A whole object of each class that a program can hold."""
    parts = (_of_a_hand, _of_a_table, _of_the_arena, _of_equity, _of_histories)
    found = {type(thing): thing for part in parts for thing in part()}
    found.update(_of_a_room())
    return found


def _of_a_hand() -> Iterator[Any]:
    from sidepot import Check, house, rank, shuffled, start
    from sidepot.chance import Chance, Stream
    from sidepot.deck import Shuffler
    from sidepot.engine import play
    from sidepot.engine.beginning import afresh
    from sidepot.engine.fold import fold_of

    hand = play(start(house("standard", blinds=(1, 2)), [50, 80, 100], 0, shuffled(3)), "c c")
    yield from (hand.plan, hand.view(0), hand.options, hand.act(Check()), hand.bets, hand.cards, hand.codes)
    yield afresh(hand)
    yield fold_of(hand.plan, hand.starting_stacks, hand.button, hand.codes)
    over = play(hand.fork(), "a c c")
    assert over.over
    yield from (over, over.pots_final, over.strengths)
    yield from (rank("As Ks Qs Js Ts"), Stream(5), Shuffler(5), Chance(5))


def _of_a_table() -> Iterator[Any]:
    from sidepot import house, shuffled
    from sidepot.table import Clock, Table
    from sidepot.table.people import Person
    from sidepot.table.state import TableState

    rules = house("standard", blinds=(1, 2))
    table = Table(rules, deck=lambda number, cards: shuffled(number, cards))
    state = TableState(rules, 6, table.deck, Clock(), 0, False, None, None, False, False)
    yield from (table, table.ledger, state, Person("Ann", 0, 100, 0))


def _of_the_arena() -> Iterator[Any]:
    from sidepot import house
    from sidepot.arena.native_hands import Runner
    from sidepot.chance import Stream
    from sidepot.engine.plan import plan_of
    from sidepot.engine.question import Question
    from sidepot.engine.recap import Recap
    from sidepot.players.native import Decision

    runner = Runner(plan_of(house("standard", blinds=(1, 2))), (0, 1), 100, 1, False)
    yield from (runner, runner.sheet, runner.all_ins, Decision(Stream(5)), Question(), Recap(2))


def _of_equity() -> Iterator[Any]:
    import numpy as np

    from sidepot import house
    from sidepot.equity.draw_book import DrawBook
    from sidepot.equity.playout import OWN, Playout
    from sidepot.equity.solved_draws import draw_book
    from sidepot.players.comparing import Ordered
    from sidepot.players.futures import Futures

    book = draw_book(("deuce",), 5, 1)
    assert isinstance(book, DrawBook)
    stud = house("standard", game="stud", limit="fixed", bets=(2, 4), ante=1, bring_in=1).program
    deck = (1 << 52) - 1
    yield from (book, Playout((((1, 1.0),),) * 2, (0,), deck, ((OWN, 7),), stud.rankings, None))
    yield from (Futures(stud, bytes(range(52))), Ordered(np.ones((1, 2, 3), np.uint32), False))


def _of_histories() -> Iterator[Any]:
    from sidepot import house
    from sidepot.engine.deeds import Deeds
    from sidepot.engine.quick import new_quick
    from sidepot.history.phh.quick import QuickPhh, Setup
    from sidepot.history.stars.manner import manner_of
    from sidepot.history.stars.reading import _Reading
    from sidepot.history.stars.writing import _Writing

    hands = (Path(__file__).parent.parent / "examples" / "evening.txt").read_text("utf-8").lstrip()
    reading = _Reading(hands.split("\n\n\n")[0].splitlines(), 1)
    record = reading.record()
    yield from (Deeds(), new_quick(), QuickPhh(new_quick()), Setup(house("standard"), 2, 2, False, None, 0))
    yield from (reading, reading.seated, reading.body, manner_of(record), _Writing(record, manner_of(record)))


def _of_a_room() -> dict[type, Any]:
    from room.rooms import guest, open_room
    from room.test_again import SIT_AND_GO
    from room.virtual import VirtualLoop, simulate
    from sidepot import house
    from sidepot.room.base.limits import Credits
    from sidepot.room.game.hosted_table import HostedTable
    from sidepot.room.game.tournament_game import Contest
    from sidepot.room.store.books import Books

    wanted = {cls for cls in classes() if cls.__module__.startswith("sidepot.room")}
    found: dict[type, Any] = {Credits: Credits(1, 1.0, 0), Books: Books({})}

    async def play(loop: VirtualLoop) -> None:
        room = await open_room(loop)
        task = await room.open_table(house("standard", blinds=(1, 2)), 4, "Friends", autos=("caller", "rock"))
        found[HostedTable] = HostedTable(task.game)
        found[Contest] = (await room.open_tournament(SIT_AND_GO, "Friday", "Ann")).contest
        line = await guest(room, "Ann")
        # what a running room is made of
        found.update({type(thing): thing for thing in gc.get_objects() if type(thing) in wanted})
        line.hang_up()
        await room.stop()

    simulate(play, 1)
    return found


def main() -> None:
    """What comes of each class, line by line, so that the last line names the one before a crash."""
    whole = instances()
    for cls in classes():
        print(json.dumps({"class": f"{cls.__module__}.{cls.__name__}"}), end=" ", flush=True)
        came = {"new": touched(lambda cls=cls: cls.__new__(cls)), "call": touched(cls)}  # type: ignore[misc]
        if cls in whole:
            came |= {name: outcome(lambda way=way, cls=cls: way(whole[cls])) for name, way in COPIES.items()}  # type: ignore[misc]
        print(json.dumps(came), flush=True)


if __name__ == "__main__":
    sys.exit(main())
