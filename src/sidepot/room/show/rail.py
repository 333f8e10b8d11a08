"""The rail of a game that is shown with a delay: whoever does not play sees what was, so much later.

The one rule it keeps: whoever has no chair gets no picture of a table, and no word its players say, before the delay is
over. Whoever sits down sees it as it is; whoever gets up saw that much already.
"""

from __future__ import annotations

from typing import Any, Protocol

from msgspec import Struct
from msgspec.structs import replace

from sidepot.room.game.viewers import Viewer
from sidepot.room.protocol import InfoChanged, State, encode, ready
from sidepot.room.show.delay import Later
from sidepot.room.show.scene import NO_TABLE, Known, Look, Scene, Spoken, Told, View


class Picture(Struct, frozen=True, gc=False):
    """A step, and how the game and its tables looked after it."""

    seq: int
    step: Any
    """None: nothing was told with it."""
    about: Known | None
    looks: dict[int, Look]
    said: bytes = b""
    """Instead of a step: what a player said."""


class Teller(Protocol):
    """Whoever tells viewers, as the rail knows them."""

    @property
    def seq(self) -> int:
        """The number of the last step."""

    def snapshot(self, viewer: Viewer, epoch: str = "", after: int = -1) -> bytes:
        """Everything this viewer may see now."""

    def state(self, number: int) -> State:
        """How a table looks to everyone now."""

    def picture(self, viewer: Viewer, seq: int, view: View, spoken: Spoken, chat: list[Any]) -> bytes:
        """All of it, as it looked then."""

    def post(self, viewer: Viewer, seq: int, told: Told, view: View) -> None:
        """Tell somebody of a step."""


class Rail:
    """Who sees a game later, and what of it."""

    def __init__(self, teller: Teller, scene: Scene, delay: int) -> None:
        self._teller, self._scene = teller, scene
        self._later: Later[Picture] = Later(delay, scene.services.now, self._show)
        self._last: Picture | None = None
        self._live: set[str] = set()
        """Viewers who were told the last step at once."""
        self._seen: dict[str, int] = {}
        """The number of the last step that each of the others has seen."""

    @property
    def delay(self) -> int:
        """How much later, in milliseconds."""
        return self._later.delay

    @property
    def due(self) -> Picture | None:
        """How it looked then; None where nothing can be shown yet."""
        return self._later.due

    def live(self, name: str) -> bool:
        """Whether somebody sees it as it is."""
        return self._scene.live(name)

    def begin(self) -> None:
        """The first picture is how it looks now, for whoever comes before anything has happened."""
        if self._last is None:
            self._keep(None)

    def told(self, step: Any, for_all: bool) -> list[Viewer]:
        """Something happened: keep it for the rail; the viewers who are told now."""
        if for_all:
            self._keep(step)
        return [viewer for viewer in self._scene.viewers.all() if self._told_now(viewer)]

    def _keep(self, step: Any) -> None:
        """Tables where nothing happened look as before."""
        scene, old = self._scene, {} if self._last is None else self._last.looks
        changed = None if step is None else scene.changed(step)
        looks = {
            number: old[number] if number in old and changed is not None and number not in changed
            else Look(self._teller.state(number), scene.hand(number), scene.spoken(number))
            for number in scene.tables()
        }  # fmt: skip
        self._last = Picture(self._teller.seq, step, scene.about(), looks)
        self._later.add(self._last)

    def _told_now(self, viewer: Viewer) -> bool:
        name = viewer.name
        before, now = name in self._live, self.live(name)
        if now and not before:
            # steps lie between: all of it at once instead
            self._live.add(name)
            viewer.post(self._scene.id, self._teller.snapshot(viewer))
            return False
        if before and not now:
            self._live.discard(name)
            self._seen[name] = self._teller.seq
            return True
        return now

    def let_in(self, viewer: Viewer, epoch: str, after: int) -> None:
        """Somebody begins to watch, or chooses another table."""
        scene, name = self._scene, viewer.name
        self.forget(name)
        if self.live(name):
            self._live.add(name)
            viewer.post(scene.id, self._teller.snapshot(viewer, epoch, after))
            return
        self.begin()
        early = scene.early()
        if self.due is not None:
            self._picture(viewer, self.due)
        elif early is None:
            viewer.post(scene.id, encode(InfoChanged(scene.id, ready(scene.info()))))
        else:
            self._picture(viewer, Picture(self._teller.seq, None, early, {}))
            del self._seen[name]  # the first picture of a table is still to come

    def forget(self, name: str) -> None:
        """Somebody does not watch any more."""
        self._live.discard(name)
        self._seen.pop(name, None)

    def say(self, said: bytes, by: str) -> None:
        """Chat: what players say reaches the rail with the hand it is about."""
        scene = self._scene
        later = scene.holds_back() and self.live(by)
        for viewer in scene.viewers.all():
            if not later or self.live(viewer.name):
                viewer.post(scene.id, said)
        if later and self._last is not None:
            self._later.add(replace(self._last, step=None, said=said))

    def _show(self, picture: Picture) -> None:
        for viewer in self._scene.viewers.all():
            if not self.live(viewer.name):
                self._show_to(viewer, picture)

    def _show_to(self, viewer: Viewer, picture: Picture) -> None:
        seen = self._seen.get(viewer.name)
        if seen is None:
            self._picture(viewer, picture)
        elif picture.said:
            viewer.post(self._scene.id, picture.said)
        elif picture.step is not None and seen < picture.seq:
            self._seen[viewer.name] = picture.seq
            told = self._scene.told(picture.step, viewer, rail=True)
            if told is not None:
                self._teller.post(viewer, picture.seq, told, self._view(viewer, picture))

    def _picture(self, viewer: Viewer, picture: Picture) -> None:
        """All of it as it was."""
        scene = self._scene
        until = scene.services.world.wall() - self.delay
        chat = [said for said in scene.chat.recent if said.at <= until]
        self._seen[viewer.name] = picture.seq
        view, spoken = self._view(viewer, picture), self._look(viewer, picture).spoken
        viewer.post(scene.id, self._teller.picture(viewer, picture.seq, view, spoken, chat))

    def _look(self, viewer: Viewer, picture: Picture) -> Look:
        return picture.looks.get(self._at(viewer, picture), NO_TABLE)

    def _at(self, viewer: Viewer, picture: Picture) -> int:
        chosen = self._scene.choice(viewer)
        return chosen if chosen in picture.looks else min(picture.looks, default=0)

    def _view(self, viewer: Viewer, picture: Picture) -> View:
        """What a viewer without a chair saw then: nothing of theirs is in a hand."""
        scene, look = self._scene, self._look(viewer, picture)
        you = None if look.state is None else scene.stranger(viewer, look.hand)
        if picture.about is None:
            return look.state, you, None
        return look.state, you, picture.about | scene.own(viewer) | {"table": self._at(viewer, picture)}

    def stop(self) -> None:
        """Nothing more is shown."""
        self._later.stop()
