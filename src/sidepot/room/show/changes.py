"""What has changed for a viewer since they were told last: a step says only that.

The one rule it keeps: what a viewer has been shown, with the changes of each later message put over it, is what they
would be shown anew. So the whole comes first, and whoever missed something gets the whole again.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict, astuple

from sidepot.copying import never_copied
from sidepot.room.protocol import State, You, encode
from sidepot.room.protocol.state import ChairState

_STATE, _CHAIR, _YOU = State.__struct_fields__, ChairState.__struct_fields__, You.__struct_fields__
Changes = dict[str, Any]


class Seen:
    """What each viewer has been shown last, by name."""

    __reduce__ = never_copied

    def __init__(self) -> None:
        self._states: dict[str, State | None] = {}
        self._yous: dict[str, You | None] = {}
        self._tournaments: dict[str, Changes | None] = {}
        self._before: State | None = None
        self._after: State | None = None
        self._between = b""
        """The last two states that were compared, and what was told of that: it is the same for all who saw both."""

    def all_of_it(self, name: str, state: State | None, you: You | None, tournament: Changes | None = None) -> None:
        """Somebody is shown everything."""
        self._states[name], self._yous[name], self._tournaments[name] = state, you, tournament

    def forget(self, name: str) -> None:
        """Somebody looks away: they need everything when they come back."""
        for shown in (self._states, self._yous, self._tournaments):
            shown.pop(name, None)

    def rest(self, name: str, state: State | None, you: You | None, known: Changes | None) -> bytes:
        """What has changed with a step, from `state` on, in JSON."""
        before = self._states.get(name)
        self._states[name] = state
        if before is not self._before or state is not self._after:
            self._before, self._after = before, state
            self._between = _part(b',"state":', state_changes(before, state))
        rest = self._between + _part(b',"you":', self.yours(name, you))
        return rest if known is None else rest + _part(b',"tournament":', self.tournaments(name, known))

    def yours(self, name: str, you: You | None) -> Changes | UnsetType | None:
        """What has changed of that which only this viewer sees."""
        before = self._yous.get(name)
        self._yous[name] = you
        if you is None:
            return UNSET if before is None else None
        return asdict(you) if before is None else _fields(_YOU, before, you)

    def tournaments(self, name: str, now: Changes) -> Changes | UnsetType:
        """What has changed of the tournament; null for what there is no more."""
        before = self._tournaments.get(name)
        self._tournaments[name] = now
        if before is None:
            return now
        found = {key: value for key, value in now.items() if key not in before or before[key] != value}
        found |= {key: None for key in before if key not in now}
        return found or UNSET


def state_changes(before: State | None, after: State | None) -> Changes | UnsetType | None:
    """What is not the same any more; all of it for somebody who saw nothing or another table."""
    if before is after:
        return UNSET
    if after is None:
        return None
    if before is None or len(before.chairs) != len(after.chairs):
        return asdict(after)
    found = _fields(_STATE, before, after)
    if found is not UNSET and "chairs" in found:
        found["chairs"] = _chairs(before.chairs, after.chairs)
    return found


def _chairs(before: list[ChairState | None], after: list[ChairState | None]) -> dict[int, Any]:
    """The chairs that changed, by number: all of somebody who has sat down there, null where nobody sits any more."""
    found: dict[int, Any] = {}
    for number, chair in enumerate(after):
        was = before[number]
        if chair == was:
            continue
        if chair is None or was is None or was.player != chair.player:
            found[number] = chair
        else:
            found[number] = _fields(_CHAIR, was, chair)
    return found


def _fields(names: tuple[str, ...], before: Struct, after: Struct) -> Changes | UnsetType:
    # every step comes through here for every viewer: a tuple's values are found many times as fast as a struct's
    old, new = astuple(before), astuple(after)
    found: Changes = {}
    for place in range(len(names)):
        was, value = old[place], new[place]
        if value is not was and value != was:
            found[names[place]] = value
    return found or UNSET


def _part(key: bytes, changes: Changes | UnsetType | None) -> bytes:
    return b"" if changes is UNSET else key + encode(changes)
