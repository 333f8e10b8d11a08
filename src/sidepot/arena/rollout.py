"""Rolling a hand out from a moment: auto players finish it many times, each time with other cards to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from msgspec import Struct

from sidepot.arena.entrants import read_player
from sidepot.arena.python_hands import instead
from sidepot.chance import Chance, child
from sidepot.engine import Hand
from sidepot.history.moments import Moment
from sidepot.history.statistics.intervals import Interval, margin
from sidepot.players import Player, check_plays
from sidepot.words.refusal import Wrong


class Rollout(Struct, frozen=True):
    """What each seat won on average over the whole hand, in chips, with its 95 % interval."""

    times: int
    net: tuple[float, ...]
    ci95: tuple[Interval | None, ...]
    stopped: bool
    """Whether it was interrupted."""


def players_for(names: Sequence[str], hand: Hand) -> list[Player]:
    """An auto player for each seat: one for all, or one for each; ValueError says what can't be."""
    given = list(names) * hand.players if len(names) == 1 else list(names)
    if len(given) != hand.players:
        raise Wrong("mistake-rollout-players", count=len(names), seats=hand.players)
    found = [read_player(name) for name in given]
    for name, player in zip(given, found, strict=True):
        check_plays(name, player, hand.rules)
    return found


def play_on(hand: Hand, players: Sequence[Player], chance: Random) -> None:
    """Let auto players finish a hand; one that fails or answers against the rules is folded."""
    while (seat := hand.turn) is not None:
        act_for(hand, players[seat], chance)


def act_for(hand: Hand, player: Player, chance: Random) -> None:
    """Let an auto player act whose turn it is."""
    view = hand.view(hand.turn)
    options, seat = view.options, view.seat
    assert options is not None
    assert seat is not None
    try:
        hand.act(player.choose(view, options, chance))
    except Exception:  # whatever a player of one's own does, the hand goes on
        hand.act(instead(hand, options, seat))


class Rolling:
    """Rollouts of a moment, as many as somebody has time for."""

    def __init__(self, moment: Moment, players: Sequence[str], seed: int) -> None:
        self._moment, self._seed = moment, seed
        hand = moment.fork(seed)
        self._players = players_for(players, hand)
        self._totals, self._squares = [0] * hand.players, [0] * hand.players
        self.done = 0

    def once_more(self) -> None:
        """Finish the hand with other cards to come."""
        number = 2 * self.done + 1
        hand = self._moment.fork(child(self._seed, number) >> 1)
        play_on(hand, self._players, Chance(child(self._seed, number + 1)))
        for seat, began in enumerate(hand.starting_stacks):
            net = hand.stacks[seat] - began
            self._totals[seat] += net
            self._squares[seat] += net * net
        self.done += 1

    def found(self, stopped: bool = False) -> Rollout:
        """What was found so far, of one rollout at least."""
        halves = [margin(self.done, total, square) for total, square in zip(self._totals, self._squares, strict=True)]
        intervals = tuple(
            None if half is None else ((total - half) / self.done, (total + half) / self.done)
            for total, half in zip(self._totals, halves, strict=True)
        )
        return Rollout(self.done, tuple(total / self.done for total in self._totals), intervals, stopped)


def roll_out(
    moment: Moment,
    players: Sequence[str],
    times: int,
    seed: int,
    progress: Callable[[float], None] | None = None,
) -> Rollout:
    """Finish a hand so many times from a moment on; Ctrl-C ends it early with what was found until then."""
    if times < 1:
        raise Wrong("mistake-never", count=times)
    rolling = Rolling(moment, players, seed)
    try:
        while rolling.done < times:
            rolling.once_more()
            if progress:
                progress(rolling.done / times)
    except KeyboardInterrupt:
        if not rolling.done:
            raise
    return rolling.found(stopped=rolling.done < times)
