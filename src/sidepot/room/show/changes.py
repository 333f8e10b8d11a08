"""What has changed for a viewer since they were told last: a step says only that.

The one rule it keeps: what a viewer has been shown, with the changes of each later message put over it, is what they
would be shown anew. So the whole comes first, and whoever missed something gets the whole again.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import asdict, astuple

from sidepot.room.protocol import State, You, encode
from sidepot.room.protocol.state import ChairState

_STATE, _CHAIR, _YOU = State.__struct_fields__, ChairState.__struct_fields__, You.__struct_fields__
Changes = dict[str, Any]


class _Shown(Struct):
    """What somebody has been shown."""

    state: State | None
    you: You | None
    tournament: Changes | None = None


class Seen:
    """What each viewer has been shown last, by name."""

    def __init__(self) -> None:
        self._shown: dict[str, _Shown] = {}
        self._last: tuple[State | None, State | None, bytes] = (None, None, b"")

    def all_of_it(self, name: str, state: State | None, you: You | None, tournament: Changes | None = None) -> None:
        """Somebody is shown everything."""
        self._shown[name] = _Shown(state, you, tournament)

    def forget(self, name: str) -> None:
        """Somebody looks away: they need everything when they come back."""
        self._shown.pop(name, None)

    def rest(self, name: str, state: State | None, you: You | None, known: Changes | None) -> bytes:
        """What has changed with a step, from `state` on, in JSON."""
        shown = self._of(name)
        before, shown.state = shown.state, state
        if before is not self._last[0] or state is not self._last[1]:
            self._last = before, state, _part(b',"state":', state_changes(before, state))
        rest = self._last[2] + _part(b',"you":', self._your_changes(shown, you))
        return rest if known is None else rest + _part(b',"tournament":', self.tournaments(name, known))

    def yours(self, name: str, you: You | None) -> Changes | UnsetType | None:
        """What has changed of that which only this viewer sees."""
        return self._your_changes(self._of(name), you)

    def tournaments(self, name: str, now: Changes) -> Changes | UnsetType:
        """What has changed of the tournament; null for what there is no more."""
        shown = self._of(name)
        before, shown.tournament = shown.tournament, now
        if before is None:
            return now
        found = {key: value for key, value in now.items() if key not in before or before[key] != value}
        found |= {key: None for key in before if key not in now}
        return found or UNSET

    def _of(self, name: str) -> _Shown:
        shown = self._shown.get(name)
        if shown is None:
            shown = self._shown[name] = _Shown(None, None)
        return shown

    def _your_changes(self, shown: _Shown, you: You | None) -> Changes | UnsetType | None:
        before, shown.you = shown.you, you
        if you is None:
            return UNSET if before is None else None
        return asdict(you) if before is None else _fields(_YOU, before, you)


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
    # every step comes through here for every viewer: as tuples, values are compared three times as fast as by name
    pairs = zip(names, astuple(before), astuple(after), strict=True)
    return {name: value for name, was, value in pairs if value is not was and value != was} or UNSET


def _part(key: bytes, changes: Changes | UnsetType | None) -> bytes:
    return b"" if changes is UNSET else key + encode(changes)
