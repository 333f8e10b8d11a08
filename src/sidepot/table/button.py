"""Who gets button and blinds, and who is dealt in: a function of the last hand's chairs. No chips, no names.

The one rule it keeps: nobody who owes a blind is dealt in except as the big blind or by posting (C5, S8).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from msgspec import Struct


class Places(Struct, frozen=True):
    """The chairs of button and blinds. Those of a dead button or a dead small blind are empty; −1 is no chair."""

    button: int
    sb: int = -1
    bb: int = -1


class Want(Struct, frozen=True):
    """Who wants to play, chair by chair: ready, or owing a blind; of those some post, one may buy the button."""

    ready: tuple[int, ...]
    owing: tuple[int, ...] = ()
    posting: tuple[int, ...] = ()
    buying: tuple[int, ...] = ()


class Deal(Struct, frozen=True):
    """A hand to be dealt: its chairs in order of seats, the places, and how the engine starts it."""

    chairs: tuple[int, ...]
    places: Places
    after: Places | None
    """The places from which the next hand goes on."""
    no_sb: bool = False
    posts: tuple[int, ...] = ()
    buyer: int = -1
    stands: bool = False
    """The button stands where it stood: cards decide who opens (T1)."""

    @property
    def button_seat(self) -> int:
        """The seat that holds the button, or the last one before a dead button."""
        button, before = self.places.button, 0
        for chair in self.chairs:
            if chair <= button:
                before += 1
        return (before or len(self.chairs)) - 1


def between(first: int, chair: int, last: int, chairs: int) -> bool:
    """Whether a chair lies left of *first* and right of *last*, going clockwise."""
    if first == last:
        return False
    return 0 < (chair - first + chairs) % chairs < (last - first + chairs) % chairs


def passes(before: int, after: int, chair: int, chairs: int) -> bool:
    """Whether a button that goes on to the left reaches or passes a chair."""
    return 0 < (chair - before) % chairs <= (after - before) % chairs


def left_of(chair: int, some: Sequence[int]) -> int:
    """The first of some chairs, in order, left of a chair."""
    for other in some:
        if other > chair:
            return other
    return some[0]


def right_of(chair: int, some: Sequence[int]) -> int:
    """The first of some chairs, in order, right of a chair."""
    for other in reversed(some):
        if other < chair:
            return other
    return some[-1]


def first_deal(want: Want, button: int, heads_up_sb: bool) -> Deal | None:
    """A table's first hand: nobody owes anything (C5)."""
    everyone = tuple(sorted((*want.ready, *want.owing)))
    if len(everyone) < 2:
        return None
    places = _around(everyone, left_of(button - 1, everyone), heads_up_sb)
    return Deal(everyone, places, places)


def free_deal(want: Want, last: Places | None, first: int, button_pays: bool) -> Deal | None:
    """A house without blinds, or where the button pays one: it moves one player to the left (X1).

    Everyone is dealt in; who missed the button's blind posts it, or waits for the button (S8).
    """
    everyone = tuple(sorted((*want.ready, *want.owing)))
    if len(everyone) < 2:
        return None
    places = Places(left_of(first - 1 if last is None else last.button, everyone))
    if button_pays and want.owing:
        posts = tuple([chair for chair in want.posting if chair != places.button])
        dealt = tuple(sorted({*want.ready, *posts, places.button}))
        if len(dealt) > 1:
            return Deal(dealt, places, places, posts=posts)
    return Deal(everyone, places, places)


def still_deal(want: Want, last: Places | None, first: int) -> Deal | None:
    """A game in which cards decide who opens: everyone antes and is dealt in, the button stands still (T1, T26)."""
    everyone = tuple(sorted((*want.ready, *want.owing)))
    if len(everyone) < 2:
        return None
    return Deal(everyone, Places(first if last is None else last.button), last, stands=True)


@lru_cache(maxsize=4096)
def usual_deal(mode: str, ready: tuple[int, ...], last: Places, chairs: int, heads_up_sb: bool) -> Deal | None:
    """The next hand where nobody owes a blind; many tables come to the same few, again and again, and share them."""
    return next_deal(mode, Want(ready), last, chairs, heads_up_sb)


def next_deal(mode: str, want: Want, last: Places, chairs: int, heads_up_sb: bool) -> Deal | None:
    """The next hand of a house with blinds; None where two cannot play."""
    ready, everyone = want.ready, want.ready
    if want.owing:
        everyone = tuple(sorted((*ready, *want.owing)))
    if len(everyone) < 2:
        return None
    if not ready:
        return first_deal(want, left_of(last.button, everyone), heads_up_sb)
    if len(ready) == 1:
        return _joined_by_one(ready[0], left_of(last.bb, want.owing), heads_up_sb)
    places = _places(mode, ready, everyone, last)
    if want.owing or mode != "moving":
        if not _sound(places, ready, chairs):
            places = _moving(ready, everyone, last)
    if want.buying:
        bought = _bought(want, places, chairs)
        if bought is not None:
            return bought
    return _dealt(mode, want, last, places, chairs, heads_up_sb)


def _dealt(mode: str, want: Want, last: Places, places: Places, chairs: int, heads_up_sb: bool) -> Deal:
    ready = want.ready
    posts: tuple[int, ...] = ()
    dealt = ready if places.bb in ready else tuple(sorted((*ready, places.bb)))
    if want.posting and places.button != places.bb:
        posts = _outside(want.posting, places, chairs)
        dealt = tuple(sorted((*dealt, *posts))) if posts else dealt
    if len(dealt) == 2:
        two = _two(mode, dealt, last, heads_up_sb)
        return Deal(dealt, two, two)
    no_sb = places.sb not in dealt
    return Deal(dealt, places, places, no_sb, posts)


def _around(dealt: tuple[int, ...], button: int, heads_up_sb: bool) -> Places:
    if len(dealt) == 2 and heads_up_sb:
        return Places(button, button, left_of(button, dealt))
    sb = left_of(button, dealt)
    return Places(button, sb, left_of(sb, dealt))


def _places(mode: str, ready: tuple[int, ...], everyone: tuple[int, ...], last: Places) -> Places:
    if mode == "moving" or last.bb < 0:
        return _moving(ready, everyone, last)
    bb = left_of(last.bb, everyone)
    if mode == "dead":
        return Places(last.sb, last.bb, bb)
    sb = right_of(bb, ready)
    return Places(right_of(sb, ready), sb, bb)


def _moving(ready: tuple[int, ...], everyone: tuple[int, ...], last: Places) -> Places:
    """X1: the button moves to the next player; whoever waits for the big blind gets it when it comes."""
    button = left_of(last.button, ready)
    sb = left_of(button, ready)
    return Places(button, sb, left_of(sb, everyone))


def _sound(places: Places, ready: tuple[int, ...], chairs: int) -> bool:
    """Nobody who is ready is passed over between button and big blind."""
    button, sb, bb = places.button, places.sb, places.bb
    if button == bb:
        return len(ready) == 2
    passed_over = any(chair != sb and between(button, chair, bb, chairs) for chair in ready)
    return not passed_over and (button == sb or between(button, sb, bb, chairs))


def _outside(some: Iterable[int], places: Places, chairs: int) -> tuple[int, ...]:
    """Players who post are dealt in unless the button would come after them: between it and the big blind they wait."""
    return tuple(
        [
            chair
            for chair in some
            if chair not in (places.bb, places.button, places.sb)
            and not between(places.button, chair, places.bb, chairs)
        ]
    )


def _two(mode: str, dealt: tuple[int, ...], last: Places, heads_up_sb: bool) -> Places:
    """Two players: by the button, or by the big blind; with the button as SB nobody is BB twice running."""
    if mode == "moving" or last.bb < 0:
        button = left_of(last.button, dealt)
        if heads_up_sb and left_of(button, dealt) == last.bb:
            button = last.bb
        bb = left_of(button, dealt) if heads_up_sb else button
    else:
        bb = left_of(last.bb, dealt)
        button = left_of(bb, dealt) if heads_up_sb else bb
    return Places(button, left_of(bb, dealt), bb)


def _joined_by_one(player: int, other: int, heads_up_sb: bool) -> Deal:
    """One player is left and the first who waits joins as big blind."""
    places = Places(player if heads_up_sb else other, player, other)
    return Deal((min(player, other), max(player, other)), places, places)


def _bought(want: Want, places: Places, chairs: int) -> Deal | None:
    """A player between button and small blind pays both blinds; the button comes next, and the blinds go on."""
    for chair in want.buying:
        if places.sb in want.ready and between(places.button, chair, places.sb, chairs):
            dealt = tuple(sorted((*want.ready, chair)))
            if places.button not in dealt:
                return None
            now, after = Places(places.button, -1, chair), Places(places.button, chair, places.sb)
            return Deal(dealt, now, after, no_sb=True, buyer=chair)
    return None
