"""A script by the quick way, where it is plain enough; else nothing is lost but a little time."""

from __future__ import annotations

from sidepot.engine.quick import CALLS, CHECKS, FOLDS, MATCHES, RAISES, new_quick
from sidepot.history.script.script import Deal, Script

_VERBS = {"fold": FOLDS, "check": CHECKS, "call": CALLS, "cc": MATCHES, "raise": RAISES}
_GAMES = {"holdem": 2, "omaha": 4, "omaha8": 4, "omaha5": 5, "omaha6": 6, "omaha5-8": 5, "omaha6-8": 6}
_BEGINS = (-1, 12, 25, 38, 5, 18, 31, 44, 9, 22, 35, 48, 2, 15, 28, 41, 7, 20, 33, 46)
"""Cards from which on others stand in for those not told, until the hand ends as it is told."""
_quick = new_quick()


def quick_facts(script: Script) -> bytes | None:
    """The facts, packed; None where `sidepot.history.script.playing` has to look at it."""
    rules = script.rules
    hole = _GAMES.get(rules.game)
    told = script.won is not None and script.total is not None and script.rake is not None
    if (
        hole is None
        or rules.boards != 1
        or not told
        or rules.deal_first != "left-of-button"
        or rules.showdown != "auto"
    ):
        return None
    quick = _quick
    quick.begin(len(script.stacks), hole)
    if not _tell(script, hole):
        return None
    won = {seat: chips for seat, chips in (script.won or {}).items() if chips}
    for begin in _BEGINS:
        quick.fill_from(begin)
        hand = quick.play(rules, script.stacks, script.button, rules.burn, script.no_sb, script.posts or None)
        if hand is None:
            return None
        back = script.returned or {}
        facts = quick.settle(hand, won, script.rake or 0, back, script.total or 0, script.collected)
        if facts is not None:
            return facts
    return None


def _tell(script: Script, hole: int) -> bool:
    quick, held = _quick, dict[int, tuple[int | None, ...]]()
    for item in script.items:
        if isinstance(item, Deal):
            if item.seat == -1:
                for card in item.cards:
                    if card is None:
                        return False
                    quick.lay(card)
            elif item.seat < 0 or len(item.cards) != hole or item.seat in held:
                return False
            else:
                held[item.seat] = item.cards
        else:
            verb = _VERBS.get(item.verb)
            if verb is None:
                return False
            quick.move(item.seat, verb, item.amount)
    for seat, cards in script.known.items():
        if not _same(held, seat, cards):
            return False
    for shown in script.shows:
        if shown.cards is not None and not _same(held, shown.seat, shown.cards):
            return False
        quick.show(shown.seat, shown.cards is not None)
    for seat, cards in held.items():
        for place, card in enumerate(cards):
            if card is not None:
                quick.give(seat, place, card)
    return True


def _same(held: dict[int, tuple[int | None, ...]], seat: int, cards: tuple[int | None, ...]) -> bool:
    """Whether these are the cards that a seat was dealt; they become it where none of them was told."""
    there = held.get(seat)
    if there is None or None in cards or len(cards) != len(there):
        return False
    if None not in there:
        return set(there) == set(cards)
    if any(card is not None for card in there):
        return False
    held[seat] = cards
    return True
