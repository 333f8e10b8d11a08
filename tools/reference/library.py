"""The library: what each public module offers, from signatures and docstrings."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from enum import Enum
from functools import cache
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard

import msgspec

MODULES = (
    "sidepot", "sidepot.cards", "sidepot.deck", "sidepot.rules", "sidepot.ranks", "sidepot.equity", "sidepot.engine",
    "sidepot.engine.events", "sidepot.history", "sidepot.history.formats", "sidepot.history.moments",
    "sidepot.history.store", "sidepot.history.statistics", "sidepot.players", "sidepot.arena", "sidepot.table",
    "sidepot.table.events", "sidepot.tournament", "sidepot.tournament.events", "sidepot.bots", "sidepot.work",
    "sidepot.words", "sidepot.client", "sidepot.testing",
)  # fmt: skip
"""In the order of the menu: from cards to rooms."""
_LONGEST = 200


def page(name: str) -> str:
    """A module in Markdown: what it is for, then each thing it offers."""
    module = import_module(name)
    parts = [f"# {name}", inspect.getdoc(module) or ""]
    for each, value in offered(module):
        parts += _part(each, value)
    return "\n\n".join(filter(None, parts)) + "\n"


def summary(name: str) -> str:
    """The first sentence of a module."""
    return (inspect.getdoc(import_module(name)) or "").partition("\n")[0]


def offered(module: ModuleType) -> list[tuple[str, Any]]:
    """What a module offers: the names it exports, or else those it defines, without those that begin with `_`."""
    names = getattr(module, "__all__", None)
    if names is None:
        names = [name for name in vars(module) if not name.startswith("_") and _is_own(module, name)]
    return [(name, getattr(module, name)) for name in names]


def _is_own(module: ModuleType, name: str) -> bool:
    value = getattr(module, name)
    if inspect.isclass(value) or inspect.isroutine(value):
        return value.__module__ == module.__name__
    return name in _told_values(module)


def _part(name: str, value: Any) -> list[str]:
    if inspect.isclass(value):
        return _class(name, value)
    if inspect.isroutine(value):
        return [f"## {name}", _code(f"{name}{_signature(value)}"), inspect.getdoc(value) or ""]
    if isinstance(value, ModuleType):
        return [f"## {name}", inspect.getdoc(value) or ""]
    return [f"## {name}", _code(f"{name} = {_shortly(value)}"), ""]


def _class(name: str, kind: type) -> list[str]:
    parts = [f"## {name}"]
    if issubclass(kind, Enum):
        parts += [inspect.getdoc(kind) or "", "\n".join(f"- `{each.name}`: `{each.value!r}`" for each in kind)]
        return parts
    fields = _fields(kind)
    if not fields and "__init__" in vars(kind):
        parts.append(_code(f"{name}{_signature(kind)}"))
    parts.append(inspect.getdoc(kind) or "")
    if fields:
        parts.append("| field | type | |\n|---|---|---|\n" + "\n".join(fields))
    for each, member in sorted(vars(kind).items()):
        parts += _member(each, member)
    return parts


def _fields(kind: type) -> list[str]:
    if not issubclass(kind, msgspec.Struct):
        return []
    told = dict(_told_fields(kind))
    return [
        f"| `{field.name}` | `{_cell(_annotation(field.type))}` | {_cell(told.get(field.name, ''))} |"
        for field in msgspec.structs.fields(kind)
    ]


def _member(name: str, member: Any) -> list[str]:
    """A method or a property with a docstring of its own."""
    if name.startswith("_"):
        return []
    plain = getattr(member, "__func__", member)
    text = inspect.getdoc(member)
    if not text or not (inspect.isroutine(plain) or isinstance(member, property)):
        return []
    head = [] if isinstance(member, property) else [_code(f"{name}{_signature(plain)}")]
    return [f"### {name}", *head, text]


def _told_fields(kind: type) -> Iterator[tuple[str, str]]:
    """Each field of a struct with the sentence below it, those of its bases too."""
    for each in reversed(kind.__mro__):
        if each.__module__.startswith("sidepot"):
            body = _tree(import_module(each.__module__)).body
            yield from next(_sentences(part.body) for part in body if _defines(part, each.__name__))


def _told_values(module: ModuleType) -> dict[str, str]:
    """The values of a module that have a sentence below them."""
    return dict(_sentences(_tree(module).body))


@cache
def _tree(module: ModuleType) -> ast.Module:
    """A module as it is written: the .py beside it if it is compiled."""
    name = Path(str(module.__file__)).name.partition(".")[0]
    return ast.parse(Path(str(module.__file__)).with_name(f"{name}.py").read_text("utf-8"))


def _defines(part: ast.stmt, name: str) -> TypeGuard[ast.ClassDef]:
    return isinstance(part, ast.ClassDef) and part.name == name


def _sentences(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for value, below in pairwise(body):
        target = value.target if isinstance(value, ast.AnnAssign) else getattr(value, "targets", [None])[0]
        if isinstance(target, ast.Name) and isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            yield target.id, " ".join(str(below.value.value).split())


def _signature(value: Any) -> str:
    try:
        signature = inspect.signature(value)
    except (TypeError, ValueError):
        return "(…)"
    shown = str(signature).replace("(self, ", "(").replace("(self)", "()")
    return _bare(shown)


def _annotation(kind: Any) -> str:
    return _bare(kind.__name__ if isinstance(kind, type) and not getattr(kind, "__args__", ()) else str(kind))


def _bare(text: str) -> str:
    """Without the modules that names come from, and without quotes round annotations."""
    text = re.sub(r"(?<=[:>] )'([^']*)'", r"\1", text)
    return re.sub(r"\b(?:[a-z_]\w*\.)+(?=[A-Za-z_])", "", text)


def _shortly(value: Any) -> str:
    shown = _bare(repr(value))
    return shown if len(shown) <= _LONGEST else f"{shown[:_LONGEST]} …"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


def _code(text: str) -> str:
    return f"```python\n{text}\n```"
