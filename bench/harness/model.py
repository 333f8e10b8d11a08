"""What a benchmark is: cases, metrics, contenders. Values only."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
SCRIPTS = ROOT / "bench" / "peers"


@dataclass(frozen=True)
class Metric:
    """A number that a contender reports; *more* tells which direction is better."""

    name: str
    more: bool = True


@dataclass(frozen=True, init=False)
class Case:
    """One thing measured, with one table of its own."""

    name: str
    metrics: tuple[Metric, ...]

    def __init__(self, name: str, *metrics: Metric) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "metrics", metrics)


@dataclass(frozen=True)
class Contender:
    """Who is measured: *package* is its name on PyPI, None for what runs on our own Python."""

    name: str
    script: Path
    package: str | None = None

    @property
    def driven(self) -> str:
        """How it is driven: the docstring of its script, as one line."""
        text = ast.get_docstring(ast.parse(self.script.read_text())) if self.script.exists() else None
        return " ".join((text or "").split())


@dataclass(frozen=True)
class Bench:
    """Cases and contenders; the first of *ours* is what the others are compared with."""

    name: str
    title: str
    method: str
    cases: tuple[Case, ...]
    peers: tuple[str, ...] = ()
    ours: tuple[str, ...] = ("sidepot",)
    rounds: int | None = None
    """Where a round is long, this many are enough unless more are asked for."""

    @property
    def contenders(self) -> tuple[Contender, ...]:
        """Ours, then the peers."""
        mine = tuple(Contender(name, self._script(name)) for name in self.ours)
        return mine + tuple(Contender(name, self._script(name), name) for name in self.peers)

    def _script(self, name: str) -> Path:
        return SCRIPTS / f"{self.name}_{name.replace('-', '_')}.py"


@dataclass
class Row:
    """What one contender answered in one case: a value per metric and round, or the reason why not."""

    contender: str
    version: str = ""
    values: dict[str, list[float]] = field(default_factory=dict)
    failure: str | None = None
    lacking: bool = False  # it has no such thing, as against: it broke
    taken: list[float] = field(default_factory=list)
    """The share of the machine's time that other machines on the same host took, round by round."""


def benchmarks() -> dict[str, Bench]:
    """Every module of `bench` that has a BENCH, by name."""
    package = importlib.import_module("bench")
    names = [module.name for module in pkgutil.iter_modules(package.__path__) if not module.ispkg]
    modules = [importlib.import_module(f"bench.{name}") for name in names if name != "__main__"]
    return {module.BENCH.name: module.BENCH for module in modules if hasattr(module, "BENCH")}
