"""Reading PHH hands of stud and draw as far as the tests need it: rules, a deck that deals their cards, a line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from sidepot import Rules, house, start
from sidepot.cards import FULL_DECK, cards
from sidepot.engine import BringIn, Call, Check, Draw, Fold, Hand, RaiseTo
from tests.data.shared import path

VARIANTS = {
    "F7S": {"game": "stud", "limit": "fixed"},
    "F7S/8": {"game": "stud8", "limit": "fixed"},
    "FR": {"game": "razz", "limit": "fixed"},
    "N2L1D": {"game": "draw27", "limit": "no"},
    "F2L3D": {"game": "triple27", "limit": "fixed"},
    "FB": {"game": "badugi", "limit": "fixed"},
}
_DEALT = re.compile(r"d dh p(\d+) ([\w?]+)")
_DID = re.compile(r"p(\d+) (\w+) ?([\w?]*)")


class Recorded(Struct, frozen=True):
    """A hand as its file tells it."""

    where: str
    data: dict[str, Any]

    @property
    def rules(self) -> Rules:
        """The rules it was played by."""
        data, dials = self.data, dict(VARIANTS[self.data["variant"]])
        made = house("standard" if dials["limit"] == "fixed" else "tda", **dials)
        turned: dict[str, Any] = {
            "completion": "counts",
            "open_pair": "off",
            "bring_in_all_in": "forced",
            "stud_ante": 0,
        }
        if made.limit == "fixed":
            turned |= {"bets": (data["small_bet"], data["big_bet"])}
        if "bring_in" in data:
            turned["bring_in"] = data["bring_in"]
        else:
            turned["blinds"] = tuple(sorted(data["blinds_or_straddles"])[-2:])
        alike = len(set(data["antes"])) == 1
        turned |= {"ante": data["antes"][0]} if alike else {"bb_ante": max(data["antes"])}
        return made.but(deal_first="left-of-button", **turned)

    def deck(self) -> bytes:
        """A deck that deals its cards, burns from what is left."""
        places = list(self._places())
        known = {card for card in places if card is not None}
        rest = iter([card for card in FULL_DECK if card not in known])
        places += [None] * (52 - len(places))
        return bytes([next(rest) if card is None else card for card in places])

    def _places(self) -> Iterator[int | None]:
        actions = self.data["actions"]
        dealt = [match for match in map(_DEALT.fullmatch, actions) if match]
        players = len(self.data["starting_stacks"])
        first = [_known(match[2]) for match in dealt[:players]]
        for cards_of_round in zip(*first, strict=True):
            yield from cards_of_round
        draws = not self.rules.program.shows_cards
        before, last = "d", players
        for action in actions[players:]:
            dealt_now, did = _DEALT.fullmatch(action), _DID.fullmatch(action)
            if did and did[2] == "sm":
                continue
            kind = "d" if dealt_now else did[2]
            player = int((dealt_now or did)[1])
            # a card is burned before each street, and as a draw begins
            if kind == ("sd" if draws else "d") and (before != kind or player <= last):
                yield None
            if dealt_now:
                yield from _known(dealt_now[2])
            before, last = kind, player

    def play(self) -> Hand:
        """The hand, played to the end of its line."""
        data = self.data
        hand = start(self.rules, data["starting_stacks"], len(data["antes"]) - 1, self.deck())
        for action in data["actions"]:
            did = _DID.fullmatch(action)
            if did is None or did[2] == "sm":
                continue
            if did[2] == "cc" and len(hand.inside) - len(hand.all_in) == 1 and not hand.options.may_bet:
                continue  # the only player with chips is asked for a check that decides nothing
            assert hand.turn == int(did[1]) - 1, f"{self.where}: {action}"
            hand.act(_action(hand, did[2], did[3]))
        return hand


def _known(text: str) -> list[int | None]:
    """Cards; None for one that is not told."""
    return [
        None if card == "??" else int(cards(card)[0]) for card in map("".join, zip(text[::2], text[1::2], strict=True))
    ]


def _action(hand: Hand, verb: str, rest: str) -> Any:
    match verb:
        case "f":
            return Fold()
        case "pb":
            return BringIn()
        case "cbr":
            return RaiseTo(int(rest))
        case "sd":
            return Draw(cards(rest))
    return Check() if hand.options.may_check else Call()


def recorded(name: str) -> list[Recorded]:
    """The stud and draw hands of a file."""
    found = tomllib.loads(path(name).read_text("utf-8"))
    return [Recorded(f"{name} [{at}]", data) for at, data in found.items() if data["variant"] in VARIANTS]
