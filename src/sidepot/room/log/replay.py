"""A game made again from its log: from the newest snapshot on, with decks from the log, then from a shuffle.

The one rule it keeps: it knows of a table, a tournament or a season only what `Logged` says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from sidepot.engine import IllegalAction, Refused
from sidepot.engine.stored import ENGINE, OtherEngine, OtherFacts
from sidepot.room.base.seal import Sealer, WrongKey
from sidepot.room.log.acknowledged import Acknowledged
from sidepot.room.log.game_log import GameLog, Logged
from sidepot.room.log.moves import Dealt, Move, OpenedHand, Place, RunningHand, SealedDeck, Shot, Void, sum_of_facts
from sidepot.room.store.records import Record, Snapshot
from sidepot.table.voiding import hold, meanwhile, void

Shuffle = Callable[[bytes], bytes]


class Replay:
    """Replays one log. Without a sealer only hands that have ended can be replayed."""

    def __init__(
        self, logged: Logged, sealer: Sealer | None, shuffle: Shuffle, acknowledged: Acknowledged | None = None
    ) -> None:
        self.log = GameLog(logged, sealer, acknowledged)
        """Goes on writing where the stream ends."""
        self.engine = ENGINE
        """The version that came to what is replayed."""
        self.void: set[Place] = set()
        """Hands that are left out, by their decks."""
        self._logged, self._sealer, self._shuffle = logged, sealer, shuffle
        self._decks: list[bytes] = []
        self._live = False
        self._ended: dict[Place, OpenedHand[Any]] = {}
        self._hidden: dict[int, Any] = {}
        self._where: dict[Place, Dealt] = {}
        """The hands that are played, by their decks."""
        self.voiding = 0
        """The hand that is being left out."""

    def game(self, snapshot: Snapshot | None, records: Iterable[Record]) -> Any:
        """The game after these records, which follow the snapshot; ValueError says what is wrong with them."""
        kept = list(records)
        shot = self._logged.shot(snapshot)
        if snapshot is not None and shot is None:
            raise ValueError(f"the snapshot of {self.log.stream} is not known here")
        moves = list(self._logged.moves(kept, ENGINE if shot is None else shot.engine))
        self._look_ahead(moves)
        self._logged.begin(shot)
        self.log.acknowledged.restore({} if shot is None else shot.acknowledged)
        game = self._first(snapshot, shot, kept)
        for move in moves:
            if isinstance(move, Void):
                self.end_void(game, move.at)
            else:
                self._step(game, move)
        self.log.seq = kept[-1].seq if kept else 0 if snapshot is None else snapshot.seq
        self._live = True
        return game

    def _look_ahead(self, moves: list[Move | Void]) -> None:
        """How the hands will have ended."""
        for move in moves:
            if isinstance(move, Void):
                self.void.add(move.told.place)
                continue
            for hand in move.told.opened:
                self._ended[hand.place] = hand
                self._hidden |= hand.hidden

    def _first(self, snapshot: Snapshot | None, shot: Shot[Any] | None, records: list[Record]) -> Any:
        if snapshot is None or shot is None:
            return self._logged.new(self._dealt, records)
        self.engine = shot.engine
        hands = {}
        if shot.sealed is not None:
            sealed = self._logged.hands_in(shot, snapshot.seq, self._unsealed)
            hands = sealed.hands
            for table, running in sealed.running.items():
                self.log.running[table] = running
                self._where[running.opened.place] = table, running.number
        try:
            return self._logged.restored(shot, hands, self._dealt)
        except OtherFacts:
            raise self._differently("a hand that was running") from None

    def _step(self, game: Any, move: Move) -> None:
        told, log = move.told, self.log
        self.engine = told.engine
        if any(deck.place in self.void for deck in move.dealt):
            self.voiding = game.number + 1
            hold(game)
        if self.voiding:
            meanwhile(game, told.command, move.at)
            log.note(told.command, told)
            return
        command = told.command if told.hidden is None else self._hidden_command(move)
        table = self._logged.asks_at(game, command)
        decks = [self._open(deck) for deck in move.dealt]
        self._carry_out(game, move, command, decks)
        if told.hidden is not None and move.seq not in self._hidden:
            log.hide(table, move.seq, command)
        self._close(game, told.opened)
        for deck, dealt, cards in zip(move.dealt, log.dealt, decks, strict=True):
            self._where[deck.place] = dealt
            if deck.place not in self._ended:
                log.running[dealt[0]] = RunningHand(dealt[1], OpenedHand(*deck.place, cards, {}))
        self._close(game, told.opened)
        log.dealt.clear()
        log.note(command, told)

    def _carry_out(self, game: Any, move: Move, command: Any, decks: list[bytes]) -> None:
        self._decks = decks[::-1]
        try:
            if command is None:
                game.tick(move.at)
            else:
                game.handle(command, move.at)
        except (Refused, IllegalAction):
            # whose words could name a hidden card
            raise self._differently(f"record {move.seq}") from None
        if self._decks:
            raise ValueError(f"record {move.seq} of {self.log.stream} has a deck, and no hand began")

    def _close(self, game: Any, opened: Iterable[OpenedHand[Any]]) -> None:
        """Hands have ended: each came to what was told of it then."""
        for hand in opened:
            where = self._where.pop(hand.place, None)
            if where is None:
                continue
            number, played = where
            running = self.log.running.get(number)
            if running is not None and running.number == played:
                del self.log.running[number]
            table = self._logged.table(game, number)
            if table is None or table.playing or table.number != played or not hand.sum:
                continue
            if hand.sum != sum_of_facts(table.hand):
                raise self._differently(f"hand {played}" + (f" at table {number}" if number else ""))

    def end_void(self, table: Any, at: int) -> None:
        """The void hand that was being left out ends here."""
        void(table, self.voiding, at)
        self.voiding = 0

    def _differently(self, what: str) -> OtherFacts:
        what = f"{what} of {self.log.stream}"
        if self.engine == ENGINE:
            return OtherFacts(f"{what} does not come to what was told of it")
        return OtherEngine(
            f"{what} was played by version {self.engine} of the engine, and version {ENGINE} plays it differently:"
            " start the room once with the sidepot it was played with and stop it, which leaves nothing to be played"
            " again, or give everyone their chips back with `sidepot room void`"
        )

    def _hidden_command(self, move: Move) -> Any:
        known = self._hidden.get(move.seq)
        if known is not None:
            return known
        assert move.told.hidden is not None
        return self._logged.command(self._unsealed(move.told.hidden, move.belongs))

    def _open(self, deck: SealedDeck) -> bytes:
        ended = self._ended.get(deck.place)
        return self._unsealed(deck.deck, deck.belongs) if ended is None else ended.deck

    def _unsealed(self, sealed: bytes, belongs: str) -> bytes:
        if self._sealer is None:
            raise WrongKey(f"{belongs} is sealed, and the key is not here")
        return self._sealer.unseal(sealed, belongs)

    def _dealt(self, table: int, hand: int, cards: bytes) -> bytes:
        self.log.dealt.append((table, hand))
        if self._live:
            return self._shuffle(cards)
        if not self._decks:
            raise ValueError(f"hand {hand} of {self.log.stream} began, and the log has no deck for it")
        return self._decks.pop()
