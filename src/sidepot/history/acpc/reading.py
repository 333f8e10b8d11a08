"""Reading logs of the annual computer poker competition: a line for each hand, or the dealer's messages.

    STATE:0:cc/crc/cc/cc:5d5c|9hQd/8dAs8s/4h/6d:20|-20:Alice|Bob

The game stands in the first line by its file's name, or in comments between # GAMEDEF and # END GAMEDEF.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from decimal import Decimal
from functools import lru_cache

from msgspec import Struct

from sidepot.cards import cards
from sidepot.engine.stored import packed
from sidepot.history.amounts import MOST_DECIMALS, decimals_of, scaled
from sidepot.history.read_hand import ReadHand, misread
from sidepot.history.record import About, Record
from sidepot.history.script.playing import facts_of
from sidepot.history.script.script import Cards, Deal, Misread, Move, Script
from sidepot.rules import Rules, house
from sidepot.words.refusal import sentence_of

DEEP = 2**31 - 1
"""The stacks of games that name none."""
_NAMED = re.compile(r"# *name/game/hands/seed +(\S+) +(\S+)")
_WORD = re.compile(r"f|c|r\d*")
_RESULT = re.compile(r"-?[0-9]{1,17}(?:\.[0-9]{1,17})?")
_MESSAGE = re.compile(r"TO (\d+) MATCHSTATE:(\d+):(\d+):([^:]*):(\S*)")


class Definition(Struct, frozen=True):
    """A game definition, as far as it is played here: hold'em of two cards and a board of five."""

    limit: str
    players: int
    blinds: tuple[int, ...]
    stacks: tuple[int, ...] = ()
    raises: tuple[int, ...] = ()
    most: tuple[int, ...] = ()


GAMES = {
    "holdem.limit.2p.reverse_blinds.game": Definition("fixed", 2, (10, 5), (), (10, 10, 20, 20), (3, 4, 4, 4)),
    "holdem.limit.3p.game": Definition("fixed", 3, (5, 10, 0), (), (10, 10, 20, 20), (3, 4, 4, 4)),
    "holdem.nolimit.2p.reverse_blinds.game": Definition("no", 2, (100, 50), (20_000, 20_000)),
    "holdem.nolimit.3p.game": Definition("no", 3, (50, 100, 0), (20_000, 20_000, 20_000)),
}

_USUAL = {"numrounds": (4,), "numholecards": (2,), "numboardcards": (0, 3, 1, 1), "numsuits": (4,), "numranks": (13,)}


def read_acpc(text: str) -> Iterator[ReadHand]:
    """The hands of a log, in order."""
    lines = text.splitlines()
    reading = _Log()
    for number, line in enumerate(lines, 1):
        yield from reading.take(line.strip("\ufeff \t\r"), number)
    yield from reading.end()


class _Log:
    """What has been read of a log: its game, and the messages of a hand that may go on."""

    def __init__(self) -> None:
        self.game: Definition | None = None
        self.name = ""
        self.defining: list[str] | None = None
        self.messages: list[tuple[int, re.Match[str]]] = []

    def take(self, line: str, number: int) -> Iterator[ReadHand]:
        try:
            if line.startswith("#"):
                self._comment(line, number)
            elif line.startswith("STATE:"):
                yield self._state(line, number)
            elif found := _MESSAGE.fullmatch(line):
                if self.messages and self.messages[0][1][3] != found[3]:
                    yield from self.end()
                self.messages.append((number, found))
            elif line and not line.startswith(("FROM ", "SCORE:")):
                yield misread(number, Misread("log-line", number, line[:80]))
        except ValueError as error:
            yield misread(number, error)

    def _comment(self, line: str, number: int) -> None:
        words = line[1:].strip()
        if words.upper() == "GAMEDEF":
            self.defining = []
        elif words.upper() == "END GAMEDEF" and self.defining is not None:
            self.game, self.defining = definition_from(self.defining, number), None
        elif self.defining is not None:
            self.defining.append(words)
        elif found := _NAMED.match(line):
            self.name = found[1]
            self.game = GAMES.get(found[2].rpartition("/")[2])
            if self.game is None:
                raise Misread("unknown-game", number, game=found[2])

    def _known(self, number: int) -> Definition:
        if self.game is None:
            raise Misread("which-game", number)
        return self.game

    def _state(self, line: str, number: int) -> ReadHand:
        parts = line.split(":")
        if len(parts) != 6:
            raise Misread("state-parts", number, line, count=len(parts))
        _, hand, betting, dealt, result, names = parts
        return ReadHand(number, _record(self._known(number), self.name, number, hand, betting, dealt, result, names))

    def end(self) -> Iterator[ReadHand]:
        """The hand of the messages so far: everything that anybody was told."""
        if not self.messages:
            return
        number, last = self.messages[-1]
        first = self.messages[0][0]
        try:
            dealt = [message[5].split("/") for _, message in self.messages]
            rows = zip(*[one[0].split("|") for one in dealt], strict=True)
            holes = [max(row, key=len) for row in rows]
            boards = max([one[1:] for one in dealt], key=len)
            called = {int(message[2]): message[1] for _, message in self.messages}
            names = "|".join([called.get(seat, "") for seat in range(len(holes))])
            whole = "/".join(["|".join(holes), *boards])
            record = _record(self._known(first), self.name, number, last[3], last[4], whole, "", names)
            yield ReadHand(first, record)
        except ValueError as error:
            yield misread(first, error)
        finally:
            self.messages = []


def definition_from(lines: list[str], number: int) -> Definition:
    """A game definition; Misread where it is of a game that is not played here."""
    limit, fields = "", dict[str, tuple[int, ...]]()
    for line in lines:
        name, equals, value = line.partition("=")
        word = name.strip().lower()
        if not equals:
            limit = {"limit": "fixed", "nolimit": "no"}.get(word, limit)
        else:
            try:
                fields[word] = tuple([int(part) for part in value.split()])
            except ValueError:
                raise Misread("no-numbers", number, line) from None
    for word, usual in _USUAL.items():
        if fields.get(word, usual) != usual:
            raise Misread("definition-value", number, key=word, value=str(fields[word]))
    players, blinds = max(fields.get("numplayers", ()), default=0), fields.get("blind", ())
    if not limit or len(blinds) != players or not 2 <= players <= 10:
        raise Misread("definition", number)
    more = [fields.get(word, ()) for word in ("stack", "raisesize", "maxraises")]
    if len(more[0]) not in (0, players):
        raise Misread("stacks", number, stacks=len(more[0]), players=players)
    return Definition(limit, players, blinds, *more)


def _record(
    game: Definition, match: str, line: int, hand: str, betting: str, dealt: str, result: str, names: str
) -> Record:
    holes, *boards = dealt.split("/")
    hole = [_cards(text, line) for text in holes.split("|")]
    n = len(hole)
    called = tuple(names.split("|"))
    if n != game.players or len(called) != n:
        raise Misread("hands-names", line, hands=n, names=len(called), players=game.players)
    told = _results(result, n, line)
    decimals = decimals_of(told)
    if decimals > MOST_DECIMALS:
        raise Misread("results-decimals", line, decimals=decimals, most=MOST_DECIMALS)
    scale = 10**decimals
    script = Script(
        _rules(game, scale), tuple([chips * scale for chips in game.stacks or (DEEP,) * n]), n - 1,
        _items(game, hole, [_cards(text, line) for text in boards], betting, line, scale),
        [], line=line,
    )  # fmt: skip
    if told:
        script.net = {seat: scaled(chips, decimals) for seat, chips in enumerate(told)}
    facts = facts_of(script)
    return Record(
        rules=script.rules, stacks=script.stacks, button=n - 1, facts=packed(facts), players=called,
        about=About(number=hand, table=match, decimals=decimals, bottomless=not game.stacks, format="acpc"),
    )  # fmt: skip


def _cards(text: str, line: int) -> Cards:
    try:
        return tuple(cards(text)) if text else (None, None)
    except ValueError as error:
        raise Misread(sentence_of(error), line) from None


def _results(text: str, n: int, line: int) -> list[Decimal]:
    if not text:
        return []
    parts = text.split("|")
    if not all(map(_RESULT.fullmatch, parts)):
        raise Misread("results", line, text)
    found = [Decimal(part).normalize() for part in parts]
    if len(found) != n:
        raise Misread("results-count", line, text, results=len(found), players=n)
    return found


def _items(
    game: Definition, hole: list[Cards], boards: list[Cards], betting: str, line: int, scale: int
) -> list[Deal | Move]:
    """Deals and moves; whose turn it is comes from the engine."""
    items: list[Deal | Move] = [Deal(seat, cards, line) for seat, cards in enumerate(hole)]
    for street, words in enumerate(betting.split("/")):
        if street:
            if street > len(boards):
                raise Misread("missing-street", line, betting)
            items.append(Deal(-1, boards[street - 1], line))
        found = _WORD.findall(words)
        if "".join(found) != words:
            raise Misread("betting-words", line, words)
        items += [_move(game, word, line, scale) for word in found]
    return items + [Deal(-1, board, line) for board in boards[betting.count("/") :]]


def _move(game: Definition, word: str, line: int, scale: int) -> Move:
    if word in ("f", "c"):
        return Move(-1, "fold" if word == "f" else "cc", line=line, said=word)
    if (len(word) > 1) != (game.limit == "no"):
        raise Misread("raise-amount", line, word)
    if len(word) > 17:
        raise Misread("more-than-there", line, word)
    amount = int(word[1:]) * scale if word[1:] else -1
    return Move(-1, "total" if word[1:] else "next", amount, line=line, said=word)


@lru_cache(maxsize=256)
def _rules(game: Definition, scale: int) -> Rules:
    """Fixed limit with four wagers a street, the big blind being the first; no limit as tournament directors play."""
    small, big = sorted(game.blinds)[-2:]
    dials: dict[str, object] = {"blinds": (small * scale, big * scale), "show": "all", "deal_first": "left-of-button"}
    if game.limit == "fixed":
        raises = game.raises or (big, big, 2 * big, 2 * big)
        dials |= {"limit": "fixed", "bets": (raises[0] * scale, raises[-1] * scale)}
        return house("standard", **dials)
    return house("tda", **dials)
