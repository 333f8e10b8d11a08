"""What a player does in a hand, as a client says it."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any, get_args

from sidepot.engine import actions
from sidepot.room.protocol.derived import said
from sidepot.room.protocol.fields import CardText, Chips, In

_BOUNDS: dict[str, Any] = {"to": Chips, "card": CardText, "cards": list[CardText]}

if TYPE_CHECKING:
    Action = In
else:
    Action = reduce(
        or_,
        [
            said(action, base=In, **{name: _BOUNDS[name] for name in action.__struct_fields__})
            for action in get_args(actions.Action)
        ],
    )
