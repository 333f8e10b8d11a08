"""The end of a hand as a history tells it, beside what the engine comes to.

Who wins comes from the engine. What the house took, to which winner an odd chip went and who showed is told by the
history: the facts follow it, where it can be so.
"""

from __future__ import annotations

from msgspec import Struct

from sidepot.engine.hand import Hand
from sidepot.engine.log import (
    AWARD,
    DROP,
    END,
    MUCK,
    POT,
    RAKE,
    RETURN,
    SHARE,
    SHARING,
    SHOW,
    entry,
    flag_of,
    kind_of,
    seat_of,
    value_of,
    with_card,
)
from sidepot.history.record import without_unknown
from sidepot.history.script.dealt_cards import Slots
from sidepot.history.script.script import Script
from sidepot.words import Phrase, phrase

_LAST = frozenset({SHOW, MUCK, *range(RETURN, END + 1)})


class _Share(Struct):
    """A part of a pot, and who gets how much of it."""

    pot: int
    which: int
    gets: dict[int, int]


class Ending:
    """The last entries of a log, apart."""

    def __init__(self, hand: Hand, script: Script) -> None:
        codes = hand.facts
        self.first = next(
            at for at, code in enumerate(codes) if kind_of(code) >= RETURN or kind_of(code) in (SHOW, MUCK)
        )
        self.codes = codes
        self.pots: list[int] = []
        self.entitled: list[int] = []
        self.returned: dict[int, int] = {}
        self.shares: list[_Share] = []
        self.won: dict[int, int] = {}
        self.dropped = self.rake = pot = 0
        for code in codes[self.first :]:
            kind, seat, value = kind_of(code), seat_of(code), value_of(code)
            if kind == RETURN:
                self.returned[seat] = value
            elif kind == POT:
                (self.entitled if flag_of(code) else self.pots).append(value)
            elif kind == SHARING:
                pot = seat
            elif kind == SHARE:
                self.shares.append(_Share(pot, seat, {}))
            elif kind == AWARD:
                self.shares[-1].gets[seat] = value
                self.won[seat] = self.won.get(seat, 0) + value
            elif kind == RAKE:
                self.rake = value
            elif kind == DROP:
                self.dropped = value
        self.untouched = True
        """Nothing of it was put otherwise."""
        self._give_back(script)

    def _give_back(self, script: Script) -> None:
        """A last pot that only one could win went back to them, where the history says so."""
        while len(self.pots) > 1 and script.returned and not self.entitled[-1] & (self.entitled[-1] - 1):
            seat, chips = self.entitled[-1].bit_length() - 1, self.pots[-1]
            told = script.returned.get(seat, 0) - script.moot.get(seat, 0)
            if told != self.returned.get(seat, 0) + chips:
                return
            last = len(self.pots) - 1
            self.untouched = False
            self.pots.pop()
            self.entitled.pop()
            self.shares = [share for share in self.shares if share.pot != last]
            self.returned[seat] = told
            self.won[seat] -= chips

    @property
    def total(self) -> int:
        """All pots."""
        return sum(self.pots)

    @property
    def awards(self) -> int:
        """How many shares there are: each may have got an odd chip."""
        return sum(len(share.gets) for share in self.shares)


def unlike(script: Script, slots: Slots, hand: Hand) -> Phrase | None:
    """How the end differs from what is told; None where it does not."""
    ending = Ending(hand, script)
    wrong = _sums(script, ending)
    if wrong is not None:
        return wrong
    told = _told_won(script, ending, hand)
    if told is None:
        return _undecided(script, slots, ending, hand)
    missing = {seat: ending.won.get(seat, 0) - told.get(seat, 0) for seat in {*ending.won, *told}}
    rake = sum(missing.values())
    if script.rake is not None and rake != script.rake:
        return _no("won-and-taken", won=sum(told.values()), pots=ending.total, rake=script.rake)
    if rake < 0:
        return _no("won", won=sum(told.values()), pots=ending.total)
    for seat, chips in missing.items():
        odd = ending.awards * script.odd
        both = told.get(seat, 0) > 0 and ending.won.get(seat, 0) > 0
        if chips and not (both and -odd <= chips <= rake + odd):
            return _no("seat-wins", seat=seat + 1, won=told.get(seat, 0), chips=ending.won.get(seat, 0))
    return None


def _sums(script: Script, ending: Ending) -> Phrase | None:
    if script.total is not None and script.total not in (ending.total, ending.total + sum(ending.returned.values())):
        return _no("pots", pots=ending.total, told=script.total)
    moot, back = script.moot, ending.returned
    if script.returned is not None and script.returned != {
        seat: back.get(seat, 0) + moot.get(seat, 0) for seat in {*back, *moot}
    }:
        return phrase("history-uncalled", returned=_row(ending.returned), told=_row(script.returned))
    return None


def _row(chips: dict[int, int]) -> list[Phrase] | Phrase:
    return [_no("chips-of", chips=many, seat=seat + 1) for seat, many in chips.items()] or phrase("history-nothing")


def _no(message: str, **given: int) -> Phrase:
    """A sentence whose numbers are told as a file writes them."""
    return phrase(f"history-{message}", **{name: str(value) for name, value in given.items()})


def _undecided(script: Script, slots: Slots, ending: Ending, hand: Hand) -> Phrase | None:
    """Hands that are not known, or were mucked, win nothing against one that is."""
    mucked = [shown.seat for shown in script.shows if shown.cards is None]
    known = sum(1 << seat for seat in hand.inside if slots.whole(seat) and seat not in mucked)
    for pot, entitled in enumerate(ending.entitled):
        if entitled & (entitled - 1) and not entitled & known:
            return phrase("history-who-won")
        for share in ending.shares:
            if share.pot == pot and entitled & known and any(not known >> seat & 1 for seat in share.gets):
                return phrase("history-unshown")
    return None


def _told_won(script: Script, ending: Ending, hand: Hand) -> dict[int, int] | None:
    """What each seat won by the history; None where it tells nothing, or what can't be."""
    if script.won is not None and (not script.loose or any(script.won.values())):
        return _of_the_pots(script, script.won, ending)
    if script.net is None:
        return None
    engine = {seat: hand.stacks[seat] - chips for seat, chips in enumerate(hand.starting_stacks)}
    won = {seat: ending.won.get(seat, 0) - engine[seat] + script.net[seat] for seat in engine}
    return won if not script.loose or _plausible(won, ending) else None


def _of_the_pots(script: Script, won: dict[int, int], ending: Ending) -> dict[int, int] | None:
    """What was won without what went back, where some count that as won too."""
    without = dict(won)
    for seat, chips in ending.returned.items():
        without[seat] = won.get(seat, 0) - chips
    if script.loose:
        return next((row for row in (won, without) if _plausible(row, ending)), None)
    whole = sum(won.values()) + (script.rake or 0)
    return without if ending.returned and whole != ending.total and min(without.values()) >= 0 else won


def _plausible(won: dict[int, int], ending: Ending) -> bool:
    """Whether the house took a tenth at most, and the winners are those of the engine."""
    rake = ending.total - sum(won.values())
    winners = {seat for seat, chips in won.items() if chips}
    same = winners == {seat for seat, chips in ending.won.items() if chips}
    return same and min(won.values()) >= 0 and 0 <= rake * 10 <= ending.total


def may_be_mucked(script: Script, slots: Slots, hand: Hand) -> bool:
    """Whether hands that are not known only share what known ones win: then they were mucked."""
    if (script.won is not None and not script.loose) or script.net is not None:
        return False
    known = {seat for seat in hand.inside if slots.whole(seat)}
    return all(known.intersection(share.gets) or len(share.gets) == 1 for share in Ending(hand, script).shares) and any(
        not known.issuperset(share.gets) for share in Ending(hand, script).shares if len(share.gets) > 1
    )


# the facts


def told_facts(script: Script, slots: Slots, hand: Hand) -> list[int]:
    """The facts of a hand, ended as the history says, with the cards hidden that it does not tell."""
    ending = Ending(hand, script)
    told = _told_won(script, ending, hand)
    if told is None and len(hand.inside) > 1:
        _muck(slots, ending, hand)
    elif told is not None:
        _take(script, ending, {seat: ending.won.get(seat, 0) - told.get(seat, 0) for seat in {*ending.won, *told}})
    known = {seat: slots.known(seat) for seat in range(hand.players)}
    missing = any(ending.won.get(seat, 0) - chips for seat, chips in (told or {}).items())
    if not missing and _shows_alike(script, slots, ending, hand):
        return without_unknown(ending.codes, known)
    before = without_unknown(ending.codes[: ending.first], known)
    return [*before, *_pots(ending), *_shows(script, slots, hand), *_shares(ending), entry(END, 0, 0, False)]


def _muck(slots: Slots, ending: Ending, hand: Hand) -> None:
    """A hand that was not shown can't win with one that was: what it would share goes to the others."""
    for share in ending.shares:
        unknown = [seat for seat in share.gets if not slots.whole(seat)]
        if unknown and len(unknown) < len(share.gets):
            ending.untouched = False
            chips = sum(share.gets.values())
            rest = [seat for seat in _from_left(hand) if seat in share.gets and seat not in unknown]
            each, odd = divmod(chips, len(rest))
            share.gets = {seat: each + (place < odd) for place, seat in enumerate(rest)}


def _from_left(hand: Hand) -> list[int]:
    return [(hand.button + 1 + place) % hand.players for place in range(hand.players)]


def _take(script: Script, ending: Ending, missing: dict[int, int]) -> None:
    """Take what each winner got less: share by share where that is told, else of the largest first."""
    ending.rake += sum(missing.values())
    for seat, chips in missing.items():
        if chips and not _take_told(script, ending, seat, chips):
            _take_largest(ending.shares, seat, chips)


def _take_told(script: Script, ending: Ending, seat: int, chips: int) -> bool:
    """Pot by pot, and of a pot line by line where there are as many; False where the history does not tell it."""
    told: dict[int, list[int]] = {}
    for who, pot, won in script.collected:
        if who == seat:
            told.setdefault(pot, []).append(won)
    shares: dict[int, list[_Share]] = {}
    for share in ending.shares:
        if seat in share.gets:
            shares.setdefault(share.pot, []).append(share)
    less = {pot: sum(share.gets[seat] for share in shares[pot]) - sum(told.get(pot, ())) for pot in shares}
    if set(told) != set(shares) or sum(less.values()) != chips:
        return False
    for pot, some in shares.items():
        if len(told[pot]) == len(some):
            for share, won in zip(some, told[pot], strict=True):
                share.gets[seat] = won
        else:
            _take_largest(some, seat, less[pot])
    return True


def _take_largest(shares: list[_Share], seat: int, chips: int) -> None:
    for share in sorted(shares, key=lambda share: -share.gets.get(seat, 0)):
        part = min(chips, share.gets.get(seat, 0))
        if part and seat in share.gets:
            share.gets[seat] -= part
            chips -= part


def _pots(ending: Ending) -> list[int]:
    codes = [entry(RETURN, seat, chips, False) for seat, chips in ending.returned.items()]
    for pot, (amount, entitled) in enumerate(zip(ending.pots, ending.entitled, strict=True)):
        codes += [entry(POT, pot, amount, False), entry(POT, pot, entitled, True)]
    return [*codes, *([entry(RAKE, 0, ending.rake, False)] if ending.rake else [])]


def _shares(ending: Ending) -> list[int]:
    codes, pot = list[int](), 0
    for share in ending.shares:
        if share.pot != pot:
            pot = share.pot
            codes.append(entry(SHARING, pot, 0, False))
        codes.append(entry(SHARE, share.which, sum(share.gets.values()), False))
        codes += [entry(AWARD, seat, chips, False) for seat, chips in sorted(share.gets.items())]
    return [*codes, *([entry(DROP, 0, ending.dropped, False)] if ending.dropped else [])]


def _shows(script: Script, slots: Slots, hand: Hand) -> list[int]:
    """Who showed and who mucked, in the order told; nobody says anything of a hand that nobody contested."""
    told = {shown.seat: shown.cards for shown in script.shows}
    codes = []
    if len(hand.inside) > 1:
        told |= {seat: None for seat in hand.inside if seat not in told and (script.shows or not slots.whole(seat))}
        told |= {seat: () for seat in hand.inside if seat not in told}
    for seat, cards in told.items():
        if cards is not None and slots.whole(seat):
            codes.append(entry(SHOW, seat, held_cards(hand, seat), False))
        elif seat in hand.inside and len(hand.inside) > 1:
            codes.append(entry(MUCK, seat, 0, False))
    return codes


def _shows_alike(script: Script, slots: Slots, ending: Ending, hand: Hand) -> bool:
    """Whether the engine's hand was shown as it is told; nothing is told where nobody says anything."""
    told = [(shown.seat, shown.cards is not None) for shown in script.shows]
    there = [(seat_of(code), kind_of(code) == SHOW) for code in ending.codes if kind_of(code) in (SHOW, MUCK)]
    same = told == there or not told
    return same and ending.untouched and all(slots.whole(seat) for seat, shows in there if shows)


def held_cards(hand: Hand, seat: int) -> int:
    """What a seat holds as the value of an entry."""
    value, up = 0, hand.up(seat)
    for card in hand.hole_cards(seat):
        value = with_card(value, card, int(card in up))
    return value
