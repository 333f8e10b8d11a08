"""What there is to be seen of a table, a tournament or a season: all that whoever broadcasts it knows of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Protocol

from msgspec import Struct

from sidepot.room.game.chat import ChatRoom
from sidepot.room.game.viewers import Viewer, Viewers
from sidepot.room.protocol import State, You
from sidepot.room.services import Services

Told = bytes
"""The events of a step that somebody is told, in JSON."""
Known = dict[str, Any]
"""What is known of a tournament."""


Spoken = tuple[list[bytes], list[bytes]]
"""The dealer's log of a table, and that of the hand before: events in JSON."""
View = tuple[State | None, You | None, Known | None]
"""What somebody sees: a table, what is theirs of it, and what they know of a tournament."""


class Look(Struct, frozen=True, gc=False):
    """How one table looked."""

    state: State | None
    hand: int
    """The number of its last hand."""
    spoken: Spoken


NOTHING_SPOKEN: Spoken = ([], [])
NO_TABLE = Look(None, 0, NOTHING_SPOKEN)


class Scene(Protocol):
    """What is shown, to whom, and through whose eyes."""

    id: str
    services: Services
    viewers: Viewers
    chat: ChatRoom
    kept: int
    """So many steps are kept for those who come back."""

    @property
    def delay(self) -> int:
        """How much later the rail sees it, in milliseconds."""

    def step(self, events: Sequence[Any]) -> Any:
        """What has happened, as it is kept."""

    def for_all(self, step: Any) -> bool:
        """Whether everyone sees something of it: what only its owner may see uses up no number."""

    def told(self, step: Any, viewer: Viewer, rail: bool = False) -> Told | None:
        """What a viewer is told of a step, or would be if they had no chair; None for nothing."""

    def table_of(self, viewer: Viewer) -> int | None:
        """The number of the table that somebody sees."""

    def state(self, number: int) -> State:
        """How a table looks to everyone."""

    def hand(self, number: int) -> int:
        """The number of its last hand."""

    def spoken(self, number: int) -> Spoken:
        """The dealer's log there."""

    def you(self, viewer: Viewer, number: int) -> You:
        """What only this viewer sees of a table."""

    def info(self) -> bytes:
        """What was decided before it began, in JSON."""

    def about(self) -> Known | None:
        """A tournament as everyone may see it now; None where it is none."""

    def own(self, viewer: Viewer) -> Known:
        """What a viewer may ask of a tournament, and which table they see."""

    # of the rail, where it sees everything later

    def live(self, name: str) -> bool:
        """Whether somebody sees it as it is."""

    def holds_back(self) -> bool:
        """Whether there is anything that has to wait."""

    def early(self) -> Known | None:
        """What may be known of a tournament before anything can be shown."""

    def tables(self) -> Collection[int]:
        """The tables there are."""

    def changed(self, step: Any) -> Collection[int] | None:
        """Those that look otherwise after a step; None where all may."""

    def choice(self, viewer: Viewer) -> int:
        """The table that somebody wants to see; 0 for none."""

    def stranger(self, viewer: Viewer, hand: int) -> You:
        """What somebody without a chair sees of a table whose last hand that was."""

    def confirmed(self, step: Any) -> tuple[list[str], Known]:
        """Who asked for something in a step, and is told at once that it was done; and what tells them."""
