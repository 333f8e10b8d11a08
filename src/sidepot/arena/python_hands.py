"""Playing deals with players in Python: each sees its view and options, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from textwrap import shorten
from typing import Any

from sidepot.arena.all_ins import AllIns
from sidepot.arena.job import SEAT_SEEDS, Fault, Job, Part
from sidepot.arena.luck import part_of
from sidepot.arena.patience import in_time
from sidepot.arena.score_sheet import ScoreSheet
from sidepot.chance import Chance, child
from sidepot.deck import Shuffler
from sidepot.engine import Action, BringIn, Draw, Fold, Hand, IllegalAction, Options, Show, start, write
from sidepot.engine.stored import packed
from sidepot.table.automatic import least_harm


def play_part(job: Job, number: int) -> Part:
    """Play the deals of a part, each with every player in every seat."""
    players, rows = job.players, job.rows(number)
    loop = _Loop(job, len(rows))
    game = job.rules.program
    for row, deal in enumerate(rows):
        seed = job.deal_seed(deal)
        shuffler = Shuffler(seed, game.deck_of(len(players)))
        cards = b"".join([shuffler.next() for _ in range(1 + game.reshuffles)])
        for rotation in range(len(players)):
            loop.play(row, rotation, deal % len(players), cards, seed)
    return part_of(job, loop.sheet, loop.all_ins, list(loop.faults.values()), loop.hands)


class _Loop:
    """Hand after hand of one part."""

    def __init__(self, job: Job, rows: int) -> None:
        self.rules, self.luck, self.keeps = job.rules, job.luck, job.keeps
        self.hands: list[bytes] = []
        self.stacks = (job.stack,) * len(job.players)
        self.choosers = [in_time(player.choose, job.patience) for player in job.players]
        self.chances = [Chance(0) for _ in job.players]
        self.sheet = ScoreSheet(len(job.players), rows)
        self.all_ins = AllIns()
        self.faults: dict[tuple[int, str], Fault] = {}

    def play(self, row: int, rotation: int, button: int, deck: bytes, seed: int) -> None:
        """Play one hand to its end; player p sits in seat p + rotation."""
        for seat, chance in enumerate(self.chances):
            chance.stream.state = child(seed, SEAT_SEEDS + seat)
            chance.gauss_next = None
        hand = start(self.rules, self.stacks, button, deck)
        while (turn := hand.turn) is not None:
            self._ask(hand, turn, turn - rotation)
        self.sheet.add(hand, row, rotation, 0)
        if self.luck:
            self.all_ins.add(hand, row, rotation)
        if self.keeps:
            self.hands.append(packed(hand.facts))

    def _ask(self, hand: Hand, seat: int, number: int) -> None:
        """Let a player answer; *number* counts from either end of the players."""
        view = hand.view(seat)
        options = view.options
        assert options is not None
        try:
            action = self.choosers[number](view, options, self.chances[seat])
        except (Exception, SystemExit) as error:  # a player that ends itself ends nothing else
            kind = type(error).__name__
            self._fault(hand, number, kind, f"raised {kind}: {shown(str, error)}")
            hand.act(instead(hand, options, seat))
            return
        try:
            hand.act(action)
        except IllegalAction as refusal:
            self._fault(hand, number, refusal.reason, f"answered {shown(repr, action)}: {refusal}")
            hand.act(instead(hand, options, seat))

    def _fault(self, hand: Hand, number: int, kind: str, what: str) -> None:
        """Count a fault, with the first hand it happened in."""
        number %= len(self.choosers)
        known = self.faults.get((number, kind))
        if known is None:
            known = Fault(number, kind, what, 0, write(hand))
        self.faults[number, kind] = known.again(1)


def shown(how: Callable[[Any], str], thing: Any) -> str:
    """A player's answer or error as a short text, whatever it is."""
    try:
        text = how(thing)
    except Exception:
        text = f"a {type(thing).__name__} that can't be shown"
    return shorten(text, 100)


def instead(hand: Hand, options: Options, seat: int) -> Action:
    """What is done for a player who gave no answer that could stand: fold, show, or the discard that hurts least."""
    if options.may_draw:
        return Draw()
    if options.bring_in is not None:
        return BringIn()
    if options.discards:
        return least_harm(hand, seat)
    return Show() if options.may_show else Fold()
