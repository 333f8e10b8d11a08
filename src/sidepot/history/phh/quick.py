"""PHH as programs write it, a key and its value on each line, read without a parser of TOML.

Anything else than that layout is left to `sidepot.history.phh.file`, where tomllib decides what is valid.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sidepot.copying import made_by_call, never_copied
from sidepot.engine.quick import FOLDS, MATCHES, RAISES, Quick
from sidepot.history.phh.reading import about_from
from sidepot.history.phh.rules import VARIANTS, Fields, rules_of_fields
from sidepot.history.record import About, Record
from sidepot.rules import MAX_CHIPS

_HOLE = {"holdem": 2, "omaha": 4, "omaha8": 4}
_BEGINS = ("variant", "ante_trimming_status", "antes", "blinds_or_straddles", "small_bet", "big_bet", "min_bet")
_NUMBER = {char: rank for rank, char in enumerate("23456789TJQKA")}
_SUIT = {char: suit for suit, char in enumerate("cdhs")}
_BAD = 255
# the numbers of the signs of ranks and suits
RANK = bytes([_NUMBER.get(chr(code), _BAD) for code in range(128)])
SUIT = bytes([_SUIT.get(chr(code), _BAD) for code in range(128)])
_PLAIN_TEXT = ("author", "event", "venue", "city", "region", "country", "table", "currency", "currency_symbol")
_IDS = tuple([tuple([f"p{seat}" for seat in range(1, many + 1)]) for many in range(11)])
MOST_KNOWN = 4096


class Setup:
    """How hands with the same first lines begin."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, rules: Any, hole: int, players: int, no_sb: bool, posts: Any, ante: int) -> None:
        self.rules, self.hole, self.players = rules, hole, players
        self.no_sb, self.posts, self.ante = no_sb, posts, ante
        self.burn = rules.burn


class QuickPhh:
    """Reads hand after hand; what has been seen before is not looked at again."""

    if not TYPE_CHECKING:
        __new__ = made_by_call
    __reduce__ = never_copied

    def __init__(self, quick: Quick) -> None:
        self.quick = quick
        self.setups: dict[str, Setup | None] = {}
        self.stacks: dict[str, tuple[int, ...]] = {}

    def read(self, body: str) -> Record | None:
        """The hand of a table; None where it has to be read the other way."""
        values: dict[str, str] = {}
        for line in body.split("\n"):
            if not line or line[0] == "#":
                continue
            key, equals, value = line.partition(" = ")
            if not equals or key in values:
                return None
            values[key] = value
        return self._hand(values)

    def _hand(self, values: dict[str, str]) -> Record | None:
        stacks_text, actions = values.pop("starting_stacks", ""), values.pop("actions", "")
        finishing = values.pop("finishing_stacks", "")
        setup = self._setup(values)
        if setup is None or "." in stacks_text:
            return None
        stacks = self._row(stacks_text)
        players = setup.players
        # what the engine would refuse is told by the other way, with its line
        if stacks is None or len(stacks) != players or min(stacks) < max(1, setup.ante) or sum(stacks) > MAX_CHIPS:
            return None
        quick = self.quick
        quick.begin(players, setup.hole)
        if not self._actions(actions):
            return None
        hand = quick.play(setup.rules, stacks, players - 1, setup.burn, setup.no_sb, setup.posts)
        if hand is None or (finishing and self._row(finishing) != hand.stacks):
            return None
        facts = quick.facts(hand)
        names = self._names(values.pop("players", ""), players)
        if facts is None or names is None:
            return None
        about = self._about(values, players)
        if about is None:
            return None
        return Record(
            setup.rules, stacks, players - 1, facts, names, no_sb=setup.no_sb, posts=setup.posts or {}, about=about
        )

    # the first lines

    def _setup(self, values: dict[str, str]) -> Setup | None:
        key = "|".join([values.pop(name, "") for name in _BEGINS])
        if key not in self.setups:
            if len(self.setups) > MOST_KNOWN:
                self.setups.clear()
            self.setups[key] = self._new_setup(key.split("|"))
        return self.setups[key]

    def _new_setup(self, given: list[str]) -> Setup | None:
        if len(given) != len(_BEGINS):
            return None
        variant, trimmed, antes, blinds, small, big, least = given
        code = variant[1:-1]
        if variant != f"'{code}'" or code not in VARIANTS or VARIANTS[code][0] not in _HOLE or "." in "".join(given):
            return None
        rows = self._row(antes), self._row(blinds)
        first, second, third = [int(text) if text.isdecimal() and len(text) < 16 else 0 for text in (small, big, least)]
        fixed = code[0] == "F"
        if rows[0] is None or rows[1] is None or trimmed not in ("true", "false", ""):
            return None
        if len(rows[0]) != len(rows[1]) or (bool(small), bool(big), bool(least)) != (fixed, fixed, not fixed):
            return None
        fields = Fields(code, rows[0], rows[1], 0, first, second, third, trimmed == "true")
        try:
            rules, forced = rules_of_fields(fields, (1 << 40,) * len(rows[0]))
        except ValueError:
            return None
        return Setup(rules, _HOLE[rules.game], len(rows[0]), forced.no_sb, forced.posts or None, max(rows[0]))

    def _row(self, text: str) -> tuple[int, ...] | None:
        """A row of whole numbers."""
        found = self.stacks.get(text)
        if found is None:
            if text[:1] != "[" or text[-1:] != "]" or len(text) > 400:
                return None
            parts = text[1:-1].split(", ")
            for part in parts:
                if not (part.isdecimal() and part.isascii()) or len(part) > 15 or (part[0] == "0" and part != "0"):
                    return None
            found = tuple([int(part) for part in parts])
            if len(self.stacks) > MOST_KNOWN:
                self.stacks.clear()
            self.stacks[text] = found
        return found

    # the actions

    def _actions(self, text: str) -> bool:
        if text[:2] != "['" or text[-2:] != "']":
            return False
        actions = text[2:-2].split("', '")
        if text.count("'") != 2 * len(actions) or not text.isascii():
            return False
        for action in actions:  # noqa: SIM110  (compiled, a generator would cost more than the rest)
            if not self._action(action):
                return False
        return True

    def _action(self, action: str) -> bool:
        """One action; False where it is written otherwise than by everybody."""
        size = len(action)
        if size < 4:
            return False
        if action[0] == "d":
            return self._deal(action, size)
        seat = ord(action[1]) - 49
        at = 3
        if action[0] != "p" or seat < 0 or seat > 8 or action[2] != " ":
            return False
        quick = self.quick
        verb = action[at]
        if verb == "f" and size == 4:
            quick.move(seat, FOLDS, -1)
            return True
        if verb == "c" and size == 5 and action[4] == "c":
            quick.move(seat, MATCHES, -1)
            return True
        if verb == "c" and size > 7 and action[3:7] == "cbr ":
            amount = self._amount(action, 7, size)
            quick.move(seat, RAISES, amount)
            return amount > 0
        if verb == "s" and action[3:5] == "sm":
            return self._show(action, seat, size)
        return False

    def _amount(self, text: str, at: int, size: int) -> int:
        """A whole number; −1 where it is none."""
        amount = 0
        if size - at > 15:
            return -1
        for i in range(at, size):
            digit = ord(text[i]) - 48
            if digit < 0 or digit > 9:
                return -1
            amount = amount * 10 + digit
        return amount

    def _card(self, text: str, at: int) -> int:
        """The card of two signs; 99 for one that is not told, −1 for none."""
        one, two = ord(text[at]), ord(text[at + 1])
        if one == 63 and two == 63:
            return 99
        rank, suit = RANK[one], SUIT[two]
        return -1 if rank > 12 or suit > 3 else 4 * rank + suit

    def _deal(self, action: str, size: int) -> bool:
        quick = self.quick
        board = size > 5 and action[2] == "d" and action[3] == "b" and action[4] == " "
        at = 5 if board else 8
        seat = -1
        if not board:
            if size < 10 or action[:6] != "d dh p" or action[7] != " ":
                return False
            seat = ord(action[6]) - 49
            if seat < 0 or seat > 8:
                return False
        elif action[1] != " ":
            return False
        if (size - at) % 2 or (not board and size - at != 2 * quick.hole):
            return False
        place = 0
        while at < size:
            card = self._card(action, at)
            if card < 0 or (board and card == 99):
                return False
            if board:
                quick.lay(card)
            elif card != 99:
                quick.give(seat, place, card)
            place += 1
            at += 2
        return True

    def _show(self, action: str, seat: int, size: int) -> bool:
        """`sm` and the cards that were dealt, or none."""
        quick = self.quick
        if size == 5:
            quick.show(seat, False)
            return True
        if size != 6 + 2 * quick.hole or action[5] != " ":
            return False
        for place in range(quick.hole):
            if self._card(action, 6 + 2 * place) != quick.cards[seat * 7 + place]:
                return False
        quick.show(seat, True)
        return True

    # what surrounds it

    def _names(self, text: str, players: int) -> tuple[str, ...] | None:
        if not text:
            return ()
        if text[:2] != "['" or text[-2:] != "']":
            return None
        names = text[2:-2].split("', '")
        if len(names) != players or text.count("'") != 2 * players or "\\t" in text or not text.isprintable():
            return None
        return tuple(names)

    def _about(self, values: dict[str, str], players: int) -> About | None:
        number = values.pop("hand", "")
        if (
            number
            and not (number.isdecimal() and number.isascii() and len(number) < 18 and number[0] != "0")
            and number != "0"
        ):
            return None
        if not values:
            return About(number=number, ids=_IDS[players], format="phh")
        data: dict[str, Any] = {}
        for key, value in values.items():
            if (
                key in ("day", "month", "year")
                and value.isdecimal()
                and value.isascii()
                and len(value) < 6
                and value[0] != "0"
            ):
                data[key] = int(value)
            elif key in _PLAIN_TEXT and value[:1] == "'" and value[-1:] == "'" and len(value) > 1:
                if value.count("'") != 2 or not value.isprintable():
                    return None
                data[key] = value[1:-1]
            else:
                return None
        if number:
            data["hand"] = number
        return about_from(data, players, 0)
