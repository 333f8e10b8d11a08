"""Who watches a game, and what each of them is told: everyone through their own eyes.

The one rule it keeps: what not everyone may see goes out for each viewer anew, and cards through the engine's views.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from sidepot.copying import made_by_call, never_copied
from sidepot.room import protocol
from sidepot.room.game.viewers import Viewer
from sidepot.room.protocol import Missed, State, encode, ready
from sidepot.room.show.changes import Seen
from sidepot.room.show.rail import Rail
from sidepot.room.show.scene import NOTHING_SPOKEN, Known, Scene, Spoken, Told, View
from sidepot.room.show.steps import Steps

_GAP_BYTE = b"\0"
"""What no JSON has in it: there a control character is always written with letters."""
_GAP = ready(_GAP_BYTE)


class Broadcaster:
    """What a game shows, to whom."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.id = scene.id
        self.viewers = scene.viewers
        self.seen = Seen()
        """What each viewer was shown last."""
        self._steps: Steps[Any] = Steps(scene.services.epoch, scene.kept)
        self._states: dict[int, State] = {}
        """How tables look to everyone now, as far as somebody has looked,"""
        self._about: Known | None = None
        """and a tournament."""
        self._framed, self._frames = -1, (b"", b"")
        self.rail: Rail | None = Rail(self, scene, scene.delay) if scene.delay else None
        """Those who see it later, where it is shown with a delay."""

    @property
    def seq(self) -> int:
        """The number of the last step."""
        return self._steps.seq

    # what happens

    def tell(self, events: Sequence[Any]) -> None:
        """Show everyone what happened."""
        scene = self.scene
        self._look_anew()
        step = scene.step(events)
        for_all = scene.for_all(step)
        if for_all:
            self._steps.add(step)
        for viewer in self.viewers.all() if self.rail is None else self.rail.told(step, for_all):
            told = scene.told(step, viewer)
            if told is None:
                continue
            if for_all:
                self.post(viewer, self.seq, told, self._view(viewer))
            else:
                self._post_private(viewer, told)
        if self.rail is not None:
            self._confirm(*scene.confirmed(step))

    def post(self, viewer: Viewer, seq: int, told: Told, view: View) -> None:
        """Tell somebody of a step."""
        begin, end = self._frame(seq)
        state, you, known = view
        rest = self.seen.rest(viewer.name, state, you, known)
        viewer.post(self.id, begin + told + rest + end)

    def _frame(self, seq: int) -> tuple[bytes, bytes]:
        """What of a step is the same for everyone: before the events, and its end."""
        if self._framed != seq:
            begin, end = encode(protocol.Step(self.id, seq, _GAP)).split(_GAP_BYTE)
            self._framed, self._frames = seq, (begin, end)
        return self._frames

    def _post_private(self, viewer: Viewer, events: bytes) -> None:
        """What only its owner may see moves nothing for others."""
        number = self.scene.table_of(viewer)
        changes = self.seen.yours(viewer.name, None if number is None else self.scene.you(viewer, number))
        viewer.post(self.id, encode(protocol.Private(self.id, ready(events), changes)))

    def tell_one(self, player: str) -> None:
        """Tell somebody who is there how it stands with them."""
        viewer = self.viewers.get(player)
        if viewer is not None:
            self._post_private(viewer, b"[]")

    def _confirm(self, players: list[str], known: Known) -> None:
        """Whoever asked from the rail is told at once that it was done."""
        for player in players:
            viewer = self.viewers.get(player)
            if viewer is not None and not self.scene.live(player):
                self._know(viewer, (self.known_to_all() or {}) | known)

    def info_changed(self) -> None:
        """What was decided before it began is different now."""
        self.viewers.broadcast(encode(protocol.InfoChanged(self.id, ready(self.scene.info()))))

    def about_changed(self) -> None:
        """What is known of a tournament is different now, and nothing happened in it."""
        for viewer in self.viewers.all():
            self._know(viewer, self.known_to_all(viewer.name) or {})

    def _know(self, viewer: Viewer, known: Known) -> None:
        changes = self.seen.tournaments(viewer.name, known | self.scene.own(viewer))
        viewer.post(self.id, encode(protocol.InfoChanged(self.id, ready(self.scene.info()), changes)))

    def known_to_all(self, name: str = "") -> Known | None:
        """A tournament as anyone may see it now, or somebody who has a chair in it."""
        rail, scene = self.rail, self.scene
        if rail is None or not scene.holds_back() or (name and scene.live(name)):
            return scene.about()
        return scene.early() if rail.due is None else rail.due.about

    def seen_by_all(self, number: int) -> State | None:
        """A table as anyone may see it now; None where nothing can be shown yet."""
        if self.rail is None:
            return self.scene.state(number)
        look = None if self.rail.due is None else self.rail.due.looks.get(number)
        return None if look is None else look.state

    # how it looks

    def _look_anew(self) -> None:
        self._states, self._about = {}, None

    def state(self, number: int) -> State:
        """How a table looks to everyone."""
        state = self._states.get(number)
        if state is None:
            state = self._states[number] = self.scene.state(number)
        return state

    def _view(self, viewer: Viewer) -> View:
        """What somebody sees now."""
        scene = self.scene
        number = scene.table_of(viewer)
        if self._about is None:
            self._about = scene.about()
        known = None if self._about is None else self._about | scene.own(viewer)
        return (None, None, known) if number is None else (self.state(number), scene.you(viewer, number), known)

    def snapshot(self, viewer: Viewer, epoch: str = "", after: int = -1) -> bytes:
        """Everything this viewer may see; with the steps since *after* where they are still known."""
        self._look_anew()
        number = self.scene.table_of(viewer)
        spoken = NOTHING_SPOKEN if number is None else self.scene.spoken(number)
        missed = self._missed(viewer, epoch, after)
        return self.picture(viewer, self.seq, self._view(viewer), spoken, self.scene.chat.recent, missed)

    def picture(
        self, viewer: Viewer, seq: int, view: View, spoken: Spoken, chat: list[Any],
        missed: list[Missed] | None = None,
    ) -> bytes:  # fmt: skip
        """All of it, as it looked then."""
        state, you, known = view
        self.seen.all_of_it(viewer.name, state, you, known)
        log, last_hand = map(_logged, spoken)
        snapshot = protocol.Snapshot(
            self.id, self.scene.services.epoch, seq, ready(self.scene.info()), state, you, chat, log, last_hand,
            missed, known,
        )  # fmt: skip
        return encode(snapshot)

    def _missed(self, viewer: Viewer, epoch: str, after: int) -> list[Missed] | None:
        newer = self._steps.since(epoch, after)
        if newer is None:
            return None
        told = [(seq, self.scene.told(step, viewer)) for seq, step in newer]
        return [Missed(seq, ready(each)) for seq, each in told if each is not None]

    # who watches

    def begin(self) -> None:
        """From now on it is shown."""
        if self.rail is not None:
            self.rail.begin()

    def say(self, said: bytes, by: str) -> None:
        """Pass on what somebody said."""
        if self.rail is None:
            self.viewers.broadcast(said)
        else:
            self.rail.say(said, by)

    def add(self, viewer: Viewer, epoch: str, after: int) -> bool:
        """Show it to a socket, also once more; whether it is a new one."""
        new = self.viewers.let_in(viewer)
        if self.rail is not None:
            self.rail.let_in(viewer, epoch, after)
        else:
            viewer.post(self.id, self.snapshot(viewer, epoch, after))
        return new

    def forget(self, name: str) -> None:
        """Somebody does not watch any more."""
        self.seen.forget(name)
        if self.rail is not None:
            self.rail.forget(name)

    def close(self, says: str) -> None:
        """It is gone."""
        gone = encode(protocol.Gone(self.id, says))
        for viewer in self.viewers.all():
            viewer.post(None, gone)  # not as news of it: nothing follows that could stand for it
            viewer.forget(self.id)
        self.viewers.clear()
        self.stop()

    def stop(self) -> None:
        """Nothing more is shown."""
        if self.rail is not None:
            self.rail.stop()


def _logged(events: list[bytes]) -> Any:
    """Events that are JSON already, as a list of them."""
    return ready(b"[" + b",".join(events) + b"]")
