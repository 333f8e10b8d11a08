"""What clients say, made of what the engine, a table or a tournament takes: each is defined there, and only there.

The one rule it keeps: the player is who the socket belongs to, never what a message says.
"""

from __future__ import annotations

from typing import Any

from msgspec import NODEFAULT, Struct, defstruct
from msgspec.structs import fields

from sidepot.cards import Card
from sidepot.room.protocol.fields import In, ToTable

_WHO = ("player", "by")
"""Fields that say who asks."""
_ORIGINS: dict[type, tuple[type[Struct], bool, tuple[str, ...]]] = {}
"""What each is made of, whether that says who asks, and its other fields."""


def said(origin: type[Struct], *without: str, tag: str = "", base: type[In] = ToTable, **kinds: Any) -> Any:
    """What a client says for a command or an action: its fields but who asks, and those *without*.

    *kinds* are the bounds of fields, and fields that are only on the line.
    """
    own = [field for field in fields(origin) if field.name not in (*_WHO, *without)]
    names = tuple([field.name for field in own])
    more = [(name, kind) for name, kind in kinds.items() if name not in names]
    given: list[tuple[Any, ...]] = [(field.name, kinds.get(field.name, field.type), *_default(field)) for field in own]
    tag = tag or str(origin.__struct_config__.tag)
    made = defstruct(
        tag.title().replace("-", ""), [*more, *given], bases=(base,), namespace={"__doc__": origin.__doc__},
        module=__name__, frozen=True, tag=tag,
    )  # fmt: skip
    _ORIGINS[made] = origin, len(own) + len(without) < len(fields(origin)), names
    return made


def _default(field: Any) -> tuple[Any, ...]:
    return () if field.default is NODEFAULT else (field.default,)


def meant(given: In, by: str) -> Any:
    """What it is for the engine, a table or a tournament; None for what a client says to the room alone.

    ValueError for a card that is none.
    """
    found = _ORIGINS.get(type(given))
    if found is None:
        return None
    origin, asks, names = found
    values = [_value(getattr(given, name)) for name in names]
    return origin(by, *values) if asks else origin(*values)


def _value(value: Any) -> Any:
    """An action, or cards that were written out."""
    if isinstance(value, In):
        return meant(value, "")
    return tuple([int(Card(card)) for card in value]) if isinstance(value, list) else value
