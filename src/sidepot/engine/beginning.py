"""How a hand begins, or is told again from its facts. Bad inputs are refused here, at the door."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sidepot.cards import DECK, cards
from sidepot.engine.acting import Acting
from sidepot.engine.actions import is_whole
from sidepot.engine.course import Course
from sidepot.engine.fold import Told, fold_of
from sidepot.engine.forced import seat_blinds
from sidepot.engine.log import BOARD, DEALT, DIE, FOLD, RETURN, SHUFFLE, kind_of, seat_of
from sidepot.engine.phases import BETTING, OVER
from sidepot.engine.plan import Plan, plan_of
from sidepot.rules import MAX_CHIPS, Rules
from sidepot.words.refusal import Wrong

_MOST = MAX_CHIPS


def begin(
    hand: Course,
    rules: Rules,
    stacks: Sequence[int],
    button: int,
    deck: bytes | Iterable[int | str],
    no_sb: bool,
    posts: Mapping[int, tuple[int, int]] | None,
) -> None:
    """Begin a bare hand, until somebody has to act; ValueError says what is wrong with the inputs."""
    plan = plan_of(rules)
    players = _check_players(plan, stacks)
    _set_up(hand, plan, players, stacks, button, _check_deck(plan, players, deck), no_sb, posts)
    hand.begin()


def afresh(hand: Acting) -> Acting:
    """A hand like this one at its beginning."""
    made: Acting = Acting.__new__(Acting, "bare")
    _set_up(made, hand.plan, hand.n, _stacks(hand), hand.bets.button, hand.cards.deck, hand.no_sb, hand.posts)
    made.begin()
    return made


def _set_up(
    hand: Course,
    plan: Plan,
    players: int,
    stacks: Sequence[int],
    button: int,
    deck: bytes,
    no_sb: bool,
    posts: Mapping[int, tuple[int, int]] | None,
) -> None:
    if type(button) is not int or not 0 <= button < players:
        raise Wrong("mistake-button", given=repr(button), last=str(players - 1))
    checked = _check_posts(players, posts) if posts else None
    hand.set_up(plan, players, button, deck, no_sb, checked)
    _give_stacks(hand, stacks)


def retell(
    hand: Course,
    rules: Rules,
    stacks: tuple[int, ...],
    button: int,
    facts: Sequence[int],
    deck: bytes,
    no_sb: bool,
    posts: Mapping[int, tuple[int, int]] | None,
) -> None:
    """Make a bare hand one that is over, as its facts tell it: nothing is decided again."""
    plan = plan_of(rules)
    players = _check_players(plan, stacks)
    known = _check_deck(plan, players, deck) if deck else b""
    _set_up(hand, plan, players, stacks, button, known, no_sb, posts)
    for code in facts:
        hand.codes.put_last(code)
    _take(hand, fold_of(plan, stacks, button, hand.codes))
    hand.cards.deck = known
    hand.phase = OVER


def retell_until(hand: Course, other: Course, entries: int) -> None:
    """Make a bare hand what another one was after so many entries of its log."""
    stacks = _stacks(other)
    _set_up(hand, other.plan, other.n, stacks, other.bets.button, b"", other.no_sb, other.posts)
    for place in range(entries):
        hand.codes.put_last(other.codes.at(place))
    told = fold_of(other.plan, stacks, other.bets.button, hand.codes)
    _take(hand, told)
    hand.phase = OVER if told.over else BETTING
    hand.bets.turn = -1
    for place in range(entries, other.codes.count):
        code = other.codes.at(place)
        kind = kind_of(code)
        if kind in (DEALT, BOARD) or kind >= RETURN:
            break
        if kind >= FOLD and kind not in (DIE, SHUFFLE):
            hand.bets.turn = seat_of(code)
            break


def _take(hand: Course, told: Told) -> None:
    """The state of a hand is what its log came to."""
    seat_blinds(told.bets, hand.no_sb)
    hand.bets, hand.cards = told.bets, told.cards
    hand.step, hand.shown, hand.mucked = told.step, told.shown, told.mucked


def _stacks(hand: Course) -> tuple[int, ...]:
    return tuple([hand.began[seat] for seat in range(hand.n)])


def _check_players(plan: Plan, stacks: Sequence[int]) -> int:
    players = len(stacks)
    if players < 2 or players > plan.max_players:
        given = {"count": players, "game": plan.rules.game, "most": plan.max_players}
        raise Wrong("mistake-simulate-players", **given)
    return players


def _give_stacks(hand: Course, stacks: Sequence[int]) -> None:
    total = 0
    for seat in range(hand.n):
        stack = stacks[seat]
        if type(stack) is not int or stack < 1:
            raise Wrong("mistake-stack", seat=str(seat), chips=repr(stack))
        # each by itself first, since a larger one, or a sum of them, would not fit
        if stack > MAX_CHIPS:
            raise Wrong("mistake-table-chips", most=str(MAX_CHIPS))
        chips = stack
        total += chips
        if total > _MOST:
            raise Wrong("mistake-table-chips", most=str(MAX_CHIPS))
        hand.bets.stacks[seat] = hand.began[seat] = chips


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
            raise _not_the_deck(plan, size)
        first += size
    if first > size * (1 + plan.reshuffles):
        raise _not_the_deck(plan, size)
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
            raise Wrong("mistake-card-number", given=str(card))
        if card in seen:
            raise Wrong("mistake-in-deck-twice", card=str(DECK[card]))
        seen.add(card)


def _not_the_deck(plan: Plan, size: int) -> ValueError:
    message = "mistake-not-the-deck-more" if plan.reshuffles else "mistake-not-the-deck"
    return Wrong(message, game=plan.rules.game, count=str(size), more=str(plan.reshuffles))


def _check_posts(players: int, posts: Mapping[int, tuple[int, int]]) -> dict[int, tuple[int, int]]:
    checked = {}
    for seat, given in posts.items():
        if not is_whole(seat) or not 0 <= seat < players:
            raise Wrong("mistake-post-seat", seat=repr(seat), last=str(players - 1))
        if not isinstance(given, tuple | list) or len(given) != 2 or not all(map(_is_amount, given)):
            raise ValueError(f"posts of seat {seat} are {given!r}: whole numbers (live, dead)")
        checked[seat] = (given[0], given[1])
    return checked


def _is_amount(chips: Any) -> bool:
    return is_whole(chips) and 0 <= chips <= MAX_CHIPS
