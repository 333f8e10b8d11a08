"""The structure planner: how long a tournament takes, from many simulated ones."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import ExitStack, closing
from hashlib import sha256
from pathlib import Path
from statistics import mean
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sidepot.tournament.events import Event, LevelBegan
from sidepot.tournament.runner import Choose
from sidepot.tournament.sheet import Sheet
from sidepot.tournament.sheet_run import begin
from sidepot.tournament.tournament import Tournament
from sidepot.words.refusal import Wrong
from sidepot.work import LOCAL, Journal, On, opened, results

PARTS = (10, 25, 50, 75, 90)


class LevelPlan(Struct, frozen=True):
    """A level in the simulated tournaments: how many reached it, and how things stood when it began."""

    level: int
    sb: int
    bb: int
    ante: int
    reached: float
    """The part of the tournaments that got so far."""
    begins: float
    """Minutes from the start, on average."""
    left: float
    """Players left, on average."""
    stack_bb: float
    """The average stack in big blinds."""


class Plan(Struct, frozen=True):
    """What to expect of a structure."""

    name: str
    runs: int
    entrants: int
    seconds_per_hand: float
    """The assumption: what a hand takes on average."""
    buy_in: int
    fee: int
    minutes: dict[str, float]
    """How long it takes: mean, least, most, and the part of the tournaments (in percent) that is over by then."""
    hands: float
    last_level: dict[int, float]
    """The level it ends in, and how often."""
    levels: tuple[LevelPlan, ...]
    by: dict[int, float]
    """The chance that it is over after so many minutes."""

    def chance(self, minutes: int) -> float:
        """The chance that it is over by then, one of the times that were asked for."""
        return self.by[minutes]


class _Course(Struct):
    """One simulated tournament."""

    ended: int = 0
    hands: int = 0
    levels: list[tuple[int, int, int, int, int, int, float]] = []


class _Courses(Struct, frozen=True):
    """Tournaments to be played; a chunk is one of them."""

    sheet: Sheet
    choose: Choose
    seed: int
    chunks: int
    unlocked: bool = False
    apart: bool = False

    @property
    def result(self) -> Any:
        """What became of one."""
        return _Course

    def work(self, number: int) -> _Course:
        """Play one."""
        return _course(self.sheet, self.choose, self.seed + number)

    def about(self, more: Mapping[str, Any]) -> dict[str, Any]:
        """Everything that the courses follow from."""
        sheet = sha256(repr(self.sheet).encode()).hexdigest()[:16]
        return {"work": "plan", "seed": self.seed, "tournaments": self.chunks, "sheet": sheet, **more}


def plan(
    sheet: Sheet,
    choose: Choose,
    runs: int = 100,
    seed: int = 0,
    by: tuple[int, ...] = (),
    tick: Callable[[], object] | None = None,
    *,
    on: On = LOCAL,
    workers: int | None = None,
    resume: str | Path | None = None,
    about: Mapping[str, Any] | None = None,
) -> Plan:
    """Play *runs* tournaments (of a season: its first game) and sum up; *by*: minutes to give a chance for.

    They are played *on* this machine, a Ray cluster or a place already open, with the same result. A file to *resume*
    keeps those that were played, for the same plan to go on from; *about* has what it depends on beside sheet and seed.
    Ctrl-C ends it early with those played until then.
    """
    if runs < 1:
        raise Wrong("mistake-runs", count=str(runs))
    one = replace(sheet, structure=replace(sheet.structure, points={}, games=1))
    job = _Courses(one, choose, seed, runs)
    courses: list[_Course] = []
    try:
        with ExitStack() as open_now:
            journal = None if resume is None else open_now.enter_context(Journal(Path(resume), job.about(about or {})))
            place = open_now.enter_context(opened(on, workers))
            for course in open_now.enter_context(closing(results(job, place, journal))):
                courses.append(course)
                if tick is not None:
                    tick()
    except KeyboardInterrupt:
        if not courses:
            raise
    return _summed(one, courses, by)


def _course(sheet: Sheet, choose: Choose, seed: int) -> _Course:
    runner = begin(sheet, choose, seed)
    course = _Course()
    game = runner.game.game
    _note(game, course, runner.begin())
    for events in runner.steps():
        _note(game, course, events)
    course.ended, course.hands = game.now, game.hands
    return course


def _note(game: Tournament, course: _Course, events: list[Event]) -> None:
    for event in events:
        if type(event) is LevelBegan:
            left = max(1, game.in_play)
            stack = (game.chips_issued - game.dropped) / left / event.bb
            course.levels.append((event.level, event.sb, event.bb, event.ante, game.now, left, stack))


def _summed(sheet: Sheet, courses: list[_Course], by: tuple[int, ...]) -> Plan:
    runs = len(courses)
    times = sorted(course.ended / 60_000 for course in courses)
    minutes = {"mean": mean(times), "least": times[0], "most": times[-1]}
    minutes |= {f"{part} %": times[min(runs - 1, -(-runs * part // 100) - 1)] for part in PARTS}
    last: dict[int, int] = {}
    for course in courses:
        level = course.levels[-1][0]
        last[level] = last.get(level, 0) + 1
    return Plan(
        name=sheet.structure.name,
        runs=runs,
        entrants=len(sheet.field.players),
        seconds_per_hand=sheet.field.hand / 1000,
        buy_in=sheet.structure.buy_in,
        fee=sheet.structure.fee,
        minutes={key: round(value, 1) for key, value in minutes.items()},
        hands=round(mean(course.hands for course in courses), 1),
        last_level={level: round(count / runs, 4) for level, count in sorted(last.items())},
        levels=tuple(_level(courses, level) for level in range(1, max(last) + 1)),
        by={minute: sum(time <= minute for time in times) / runs for minute in by},
    )


def _level(courses: list[_Course], level: int) -> LevelPlan:
    rows = [course.levels[level - 1] for course in courses if len(course.levels) >= level]
    _, sb, bb, ante, _, _, _ = rows[0]
    return LevelPlan(
        level, sb, bb, ante,
        reached=round(len(rows) / len(courses), 4),
        begins=round(mean(row[4] for row in rows) / 60_000, 1),
        left=round(mean(row[5] for row in rows), 1),
        stack_bb=round(mean(row[6] for row in rows), 1),
    )  # fmt: skip
