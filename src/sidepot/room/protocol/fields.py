"""What commands have in common: fields within bounds, and no unknown ones."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from sidepot.rules import MAX_CHIPS

Id = Annotated[str, Meta(min_length=1, max_length=64, description="The client's own id of a command.")]
TableId = Annotated[str, Meta(min_length=1, max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=64)]
Chips = Annotated[int, Meta(ge=0, le=MAX_CHIPS)]
ChairNumber = Annotated[int, Meta(ge=0, le=9)]
Text = Annotated[str, Meta(min_length=1, max_length=400)]
Url = Annotated[str, Meta(min_length=1, max_length=1000)]
CardText = Annotated[str, Meta(min_length=2, max_length=2)]

LONGEST_CURRENCY = 6
MOST_CENTS = 100_000
"""What a chip can be worth at most, in hundredths."""


class In(Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing unknown comes in."""


class ToRoom(In, frozen=True):
    """A command."""

    id: Id


class ToTable(ToRoom, frozen=True):
    """A command to a table, or to a tournament, whose id it is then."""

    table: TableId
