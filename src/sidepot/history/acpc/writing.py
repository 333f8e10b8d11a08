"""Writing logs of the computer poker competition: the game in comments where it changes, and a line for each hand."""

from __future__ import annotations

from sidepot.cards import Card
from sidepot.engine.events import Called, Checked, Dealt, DealtBoard, Died, Folded, RaisedTo
from sidepot.history.amounts import shortest
from sidepot.history.record import Record
from sidepot.history.seat_order import counted_from
from sidepot.history.written import CantSay, Lost, Written, house_not_told, left_out, not_beside

LIMITS = {"no": "nolimit", "fixed": "limit"}


class AcpcWriter:
    """A log that is written hand by hand; it knows which game the last hand was of."""

    def __init__(self) -> None:
        self.game = ""

    def write(self, record: Record) -> Written:
        """The line of a hand, after its game where that is another one; CantSay where it can't be told."""
        first = (record.button + 1) % len(record.stacks)
        writing = _Writing(counted_from(record, first))
        game = writing.game()
        line = writing.line()
        before = "" if game == self.game else game
        self.game = game
        return Written(before + line, tuple(writing.lost))


def write_acpc(record: Record) -> Written:
    """One hand with its game."""
    return AcpcWriter().write(record)


class _Writing:
    """A hand whose seat 0 is left of the button."""

    def __init__(self, record: Record) -> None:
        rules, n = record.rules, len(record.stacks)
        if rules.game != "holdem" or rules.own_game is not None or rules.limit not in LIMITS:
            raise CantSay("game", "acpc", limit=rules.limit, game=rules.game)
        plain = rules.forced == "blinds" and rules.has_blinds(n) and not record.posts and len(rules.blinds) == 2
        if not plain or rules.each_antes or rules.bb_ante or rules.button_ante or record.no_sb:
            raise CantSay("two-blinds", "acpc")
        self.record, self.rules, self.n = record, rules, n
        self.hand = record.hand
        self.decimals = record.about.decimals
        self.lost: list[Lost] = [*house_not_told(rules), *not_beside(record.about)]
        if record.about.time or record.about.table:
            self.lost.append(left_out("when-and-where"))
        if self.hand.second_board:
            raise CantSay("one-board", "acpc")
        if any(any(ch in name for ch in ":|\n") for name in record.names):
            raise CantSay("name", "acpc")
        result = self.hand.result
        assert result is not None
        if result.rake or result.dropped:
            self.lost.append(left_out("rake"))

    def game(self) -> str:
        rules, n = self.rules, self.n
        blinds = ["0"] * n
        small, big = self.hand.blinds_at
        for seat, chips in ((small, rules.sb), (big, rules.bb)):
            if seat is not None:
                blinds[seat] = str(chips)
        first = "2 1 1 1" if n == 2 else "3 1 1 1"
        lines = ["GAMEDEF", LIMITS[rules.limit], f"numPlayers = {n}", "numRounds = 4", f"blind = {' '.join(blinds)}"]
        lines += [f"stack = {' '.join(map(str, self.record.stacks))}", f"firstPlayer = {first}"]
        if rules.limit == "fixed":
            one, two = rules.units
            lines += [f"raiseSize = {one} {one} {two} {two}", "maxRaises = 3 4 4 4"]
        lines += ["numSuits = 4", "numRanks = 13", "numHoleCards = 2", "numBoardCards = 0 3 1 1", "END GAMEDEF"]
        return "".join(f"# {line}\n" for line in lines)

    def line(self) -> str:
        streets, paid, wagers = [""], [0] * self.n, [0] * self.n
        holes: list[tuple[Card | None, ...]] = [()] * self.n
        boards: list[str] = []
        small, big = self.hand.blinds_at
        for seat, chips in ((small, self.rules.sb), (big, self.rules.bb)):
            if seat is not None:
                wagers[seat] = min(chips, self.record.stacks[seat])
        for event in self.hand.log:
            match event:
                case Dealt(seat, cards):
                    holes[seat] = cards
                case DealtBoard(_, cards):
                    boards.append("".join(map(str, cards)))
                    streets.append("")
                    paid = [before + now for before, now in zip(paid, wagers, strict=True)]
                    wagers = [0] * self.n
                case Folded():
                    streets[-1] += "f"
                case Checked():
                    streets[-1] += "c"
                case Called(seat, amount):
                    wagers[seat] += amount
                    streets[-1] += "c"
                case RaisedTo(seat, to):
                    wagers[seat] = to
                    streets[-1] += "r" if self.rules.limit == "fixed" else f"r{paid[seat] + to}"
                case Died():
                    raise CantSay("out-of-turn", "acpc")
        return self._state("/".join(streets), holes, boards)

    def _state(self, betting: str, holes: list[tuple[Card | None, ...]], boards: list[str]) -> str:
        hands = "|".join(["" if None in hole else "".join(map(str, hole)) for hole in holes])
        result = self.hand.result
        assert result is not None
        net = "|".join(map(str, result.net))
        number = self.record.about.number
        if not number.isdecimal():
            number = "0"
            self.lost.append(left_out("number"))
        if self.decimals:
            self.lost.append(left_out("decimals", count=self.decimals, least=shortest(1, self.decimals)))
        return f"STATE:{number}:{betting}:{'/'.join([hands, *boards])}:{net}:{'|'.join(self.record.names)}\n"
