"""Beginning a hand, and replaying one from its log. Bad inputs are refused here, at the door."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sidepot.cards import DECK, cards
from sidepot.engine.actions import Muck, Show, is_whole
from sidepot.engine.events import Event, decisions
from sidepot.engine.fold import fold_of
from sidepot.engine.forced import seat_blinds
from sidepot.engine.hand import Hand
from sidepot.engine.phases import OVER, SHOWING
from sidepot.engine.plan import Plan, plan_of
from sidepot.rules import MAX_CHIPS, Rules

_MOST = MAX_CHIPS
_TOO_MUCH = f"more than {MAX_CHIPS} chips on the table"


def start(
    rules: Rules,
    stacks: Sequence[int],
    button: int,
    deck: bytes | Iterable[int | str],
    *,
    no_sb: bool = False,
    posts: Mapping[int, tuple[int, int]] | None = None,
) -> Hand:
    """Begin a hand: seats 0..n−1 clockwise, *deck* with the top card first.

    *posts* are chips of returning players, seat: (live, dead); *no_sb* leaves the small blind out, as a dead
    button does. ValueError says what is wrong with the inputs.
    """
    return _start(rules, stacks, button, deck, no_sb, posts)


def _start(
    rules: Rules,
    stacks: Sequence[int],
    button: int,
    deck: bytes | Iterable[int | str],
    no_sb: bool,
    posts: Mapping[int, tuple[int, int]] | None,
) -> Hand:
    plan = plan_of(rules)
    players = _check_stacks(plan, stacks)
    hand = _set_up(plan, players, stacks, button, _check_deck(plan, players, deck), no_sb, posts)
    hand.begin()
    return hand


def _set_up(
    plan: Plan,
    players: int,
    stacks: Sequence[int],
    button: int,
    deck: bytes,
    no_sb: bool,
    posts: Mapping[int, tuple[int, int]] | None,
) -> Hand:
    if type(button) is not int or not 0 <= button < players:
        raise ValueError(f"button = {button!r} is not a seat: 0 to {players - 1}")
    checked = _check_posts(players, posts) if posts else None
    hand: Hand = Hand.__new__(Hand, "bare")
    hand.set_up(plan, players, button, deck, no_sb, checked)
    for seat in range(players):
        chips = stacks[seat]
        hand.bets.stacks[seat] = hand.began[seat] = chips
    return hand


def replay(
    rules: Rules,
    stacks: Sequence[int],
    button: int,
    deck: bytes | Iterable[int | str],
    log: Iterable[Event],
    **extra: Any,
) -> Hand:
    """The hand whose log this is; ValueError when these inputs do not lead to this log."""
    happened = tuple(log)
    hand = start(rules, stacks, button, deck, **extra)
    for seat, action in decisions(happened):
        if action is None:
            hand.kill(seat)
        elif hand.phase == SHOWING or not isinstance(action, Show | Muck):
            hand.act(action, seat)
    if hand.log != happened:
        raise ValueError("this log is not of a hand with these rules, stacks, button and deck")
    return hand


def retold(
    rules: Rules,
    stacks: Sequence[int],
    button: int,
    facts: Sequence[int],
    deck: bytes = b"",
    *,
    no_sb: bool = False,
    posts: Mapping[int, tuple[int, int]] | None = None,
) -> Hand:
    """A hand that is over as its facts tell it: nothing is decided again. Whoever calls has checked the facts."""
    return _retold(rules, tuple(stacks), button, facts, deck, no_sb, posts)


def _retold(
    rules: Rules,
    stacks: tuple[int, ...],
    button: int,
    facts: Sequence[int],
    deck: bytes,
    no_sb: bool,
    posts: Mapping[int, tuple[int, int]] | None,
) -> Hand:
    plan = plan_of(rules)
    players = _check_stacks(plan, stacks)
    known = _check_deck(plan, players, deck) if deck else b""
    hand = _set_up(plan, players, stacks, button, known, no_sb, posts)
    for code in facts:
        hand.codes.put_last(code)
    told = fold_of(plan, stacks, button, hand.codes)
    seat_blinds(told.bets, no_sb)
    hand.bets, hand.cards = told.bets, told.cards
    hand.cards.deck = known
    hand.step, hand.phase = told.step, OVER
    hand.shown, hand.mucked = told.shown, told.mucked
    return hand


def _check_stacks(plan: Plan, stacks: Sequence[int]) -> int:
    players = len(stacks)
    if players < 2 or players > plan.max_players:
        raise ValueError(f"{players} players are not possible: {plan.rules.game} takes 2 to {plan.max_players} (X17)")
    total = 0
    for seat in range(players):
        stack = stacks[seat]
        if type(stack) is not int or stack < 1:
            raise ValueError(f"seat {seat} has {stack!r} chips: a whole number, 1 or more")
        # each by itself first, since a larger one, or a sum of them, would not fit
        if stack > MAX_CHIPS:
            raise ValueError(_TOO_MUCH)
        chips = stack
        total += chips
        if total > _MOST:
            raise ValueError(_TOO_MUCH)
    return players


def _check_deck(plan: Plan, players: int, deck: bytes | Iterable[int | str]) -> bytes:
    """The deck in order; more orders of the same cards may follow, for when they have to be shuffled again (T20)."""
    checked = deck if type(deck) is bytes else bytes(cards(deck))
    size = plan.deck_sizes[players]
    many = len(checked)
    first = 0
    while first < many or first == 0:
        part = size if size < many - first else many - first
        if part != size or _cards_in(checked, first, part) != plan.deck_sets[players]:
            _check_cards(checked, first, part)
            raise ValueError(_not_the_deck(plan, size))
        first += size
    if first > size * (1 + plan.reshuffles):
        raise ValueError(_not_the_deck(plan, size))
    return checked


def _cards_in(deck: bytes, first: int, many: int) -> int:
    """So many cards of a deck as a set of numbers; it has fewer where a card is there twice, others where one is none.

    No branches: nearly every deck is in order, and whoever finds that one is not looks again for what is wrong.
    """
    row = deck
    seen = 0
    largest = 0
    one = 1  # of the set's width: in C a plain 1 would be too narrow
    for i in range(first, first + many):
        seen |= one << (row[i] & 63)
        largest |= row[i]
    return seen if largest < 64 else 0


def _check_cards(deck: bytes, first: int, many: int) -> None:
    """ValueError for a card that is none, or is there twice."""
    seen = set()
    for card in deck[first : first + many]:
        if card >= len(DECK):
            raise ValueError(f"{card} is not a card number: 0 (2c) to 51 (As)")
        if card in seen:
            raise ValueError(f"{DECK[card]} is in the deck twice")
        seen.add(card)


def _not_the_deck(plan: Plan, size: int) -> str:
    more = f", and up to {plan.reshuffles} more orders of them to shuffle again" if plan.reshuffles else ""
    return f"not the deck of {plan.rules.game}: it has {size} cards, each once{more}"


def _check_posts(players: int, posts: Mapping[int, tuple[int, int]]) -> dict[int, tuple[int, int]]:
    checked = {}
    for seat, given in posts.items():
        if not is_whole(seat) or not 0 <= seat < players:
            raise ValueError(f"posts name seat {seat!r}: 0 to {players - 1}")
        if not isinstance(given, tuple | list) or len(given) != 2 or not all(map(_is_amount, given)):
            raise ValueError(f"posts of seat {seat} are {given!r}: whole numbers (live, dead)")
        checked[seat] = (given[0], given[1])
    return checked


def _is_amount(chips: Any) -> bool:
    return is_whole(chips) and 0 <= chips <= MAX_CHIPS
