"""Objects that are whole or not there: how classes refuse to be made empty, copied or pickled.

Compiled, an object without its parts would end the process. A class says in its body `__new__ = ...` and
`__reduce__ = ...`: compiled code, and a call of the class, make objects without asking either. Type checkers must not
see the `__new__` of a class that is called, since they would take anything for its arguments.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

T = TypeVar("T")


def made_by(sentence: str, **rows: int) -> Callable[..., Any]:
    """A `__new__` for a class that only its own package makes, by `Class.__new__(Class, "bare")`.

    *rows* are its rows of numbers, each with its length: lists here; compiled, an object has them in itself from the
    beginning, as long as its `.pxd` says.
    """

    def refuse(cls: type, bare: str = "") -> Any:
        if bare != "bare":
            raise TypeError(sentence)
        return _with_rows(object.__new__(cls), rows)

    return refuse


def made_by_call(cls: type[T], *args: Any, **more: Any) -> T:
    """A `__new__` for a class that is called with arguments."""
    if not args and not more:
        raise TypeError(f"{cls.__name__}.__new__ alone makes nothing that works: call {cls.__name__}(...)")
    return object.__new__(cls)


def made_with(**rows: int) -> Callable[..., Any]:
    """`made_by_call` for a class with rows of numbers."""

    def make(cls: type, *args: Any, **more: Any) -> Any:
        return _with_rows(made_by_call(cls, *args, **more), rows)

    return make


def _with_rows(made: T, rows: Mapping[str, int]) -> T:
    for name, length in rows.items():
        setattr(made, name, [0] * length)
    return made


def copied_by(sentence: str) -> Callable[[Any], tuple[Any, ...]]:
    """A `__reduce__` that refuses copies and pickles, and says what to do instead."""

    def refuse(self: Any) -> tuple[Any, ...]:
        raise TypeError(sentence)

    return refuse


def never_copied(self: Any) -> tuple[Any, ...]:
    """A `__reduce__` that refuses copies and pickles of what exists once."""
    name = type(self).__name__
    raise TypeError(f"a {name} is not copied or pickled: whoever needs another makes one with {name}(...)")
