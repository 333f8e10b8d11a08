"""Hypothesis strategies for rules, stacks, lines and whole hands; needs `pip install sidepot[testing]`.

    from hypothesis import given
    from sidepot.testing import finished_hands

    @given(finished_hands())
    def test_chips_are_conserved(hand):
        assert sum(hand.stacks) == sum(hand.starting_stacks)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hypothesis import assume
from hypothesis import strategies as st

from sidepot.cards import DECK, FULL_DECK, SHORT_DECK
from sidepot.deck import Shuffler
from sidepot.engine import (
    Action,
    AllIn,
    BringIn,
    Call,
    Check,
    Discard,
    Draw,
    Fold,
    Hand,
    Muck,
    Options,
    RaiseTo,
    Show,
    start,
)
from sidepot.engine.events import Posted
from sidepot.rules import DIALS, GAMES, NAMES, Bet, Deal, Exchange, Game, Ranking, Rules, Throw, house
from sidepot.rules.steps import NEEDS

BLINDS = ((1, 2), (5, 10), (50, 100), (3, 6))
_STRADDLES = ((1, 2, 4), (50, 100, 200, 400))
_HAND_DIALS = tuple(
    name
    for name in DIALS
    if DIALS[name].kind in ("choice", "flag") and name not in ("game", "limit", "buy_in_unit", "ends", "rise")
)


@st.composite
def rules(draw: st.DrawFn, /, names: tuple[str, ...] = NAMES, games: tuple[str, ...] = tuple(GAMES)) -> Rules:
    """The rules of a house with any dials turned, wherever that makes sense."""
    made = house(draw(st.sampled_from(names)), blinds=draw(st.sampled_from(BLINDS)))
    made = _turn(made, game=draw(st.sampled_from(games)))
    made = _turn(made, limit=draw(st.sampled_from(("no", "pot", "fixed", "spread"))), bets=(2, 10))
    if draw(st.booleans()):
        for name in draw(st.lists(st.sampled_from(_HAND_DIALS), max_size=6, unique=True)):
            made = _turn(made, **{name: draw(_value(name))})
    if draw(st.integers(0, 3)) == 0:
        made = _turn(made, ante=draw(st.integers(1, 12)))
        made = _turn(made, **{draw(st.sampled_from(("bb_ante", "button_ante"))): draw(st.integers(1, 100))})
        made = _turn(made, cap=draw(st.none() | st.integers(1, 5)))
        made = _turn(made, rake=draw(st.sampled_from((0, 2.5, 5, 10))), boards=draw(st.integers(1, 2)))
        made = _turn(made, blinds=draw(st.sampled_from(_STRADDLES)))
    return made


def _turn(made: Rules, **dials: Any) -> Rules:
    """These rules with dials turned, or as they were where that makes no sense."""
    try:
        return made.but(**dials)
    except ValueError:
        return made


def _value(name: str) -> st.SearchStrategy[Any]:
    return st.booleans() if DIALS[name].kind == "flag" else st.sampled_from(DIALS[name].choices)


def program(pick: Callable[[int, int], int]) -> dict[str, Any]:
    """The parts of a game of one's own by picked numbers, `pick(least, most)`: mostly sound, now and then not."""
    blinds = pick(0, 2) > 0
    steps: list[Any] = [Deal(down=pick(0, 3), up=pick(0, 2) // (2 if blinds else 1), street="first")]
    held, board, shows = steps[0].down + steps[0].up, 0, steps[0].up > 0
    for number in range(pick(1, 8)):
        kind, street = pick(0, 9), f"street {number}" if pick(0, 1) else ""
        if kind <= 3:
            steps.append(Bet(_opens(pick, steps, shows, blinds), pick(0, 1) > 0, pick(0, 4) == 0, street))
        elif kind <= 6:
            many = pick(0, 2), pick(0, 2) // 2, pick(0, 3)
            many = many if any(many) else (1, 0, 0)
            steps.append(Deal(*many, street, common=sum(many[:2]) == 1 and not many[2] and pick(0, 1) > 0))
            held, board, shows = held + steps[-1].down + steps[-1].up, board + steps[-1].board, shows or many[1] > 0
        elif kind <= 8:
            steps.append(Exchange(pick(1, max(1, held)), street))
        else:
            steps.append(Throw(pick(1, max(1, held - 1)), "board" if pick(0, 1) else "muck", street))
            held -= steps[-1].cards
    steps.append(Bet("house", True))
    rankings = tuple(_ranking(pick, held, board, first) for first in (True, False)[: pick(1, 2)])
    few = pick(6, 30)
    deck = (FULL_DECK, FULL_DECK, SHORT_DECK, FULL_DECK[:few])[pick(0, 3)]
    more = tuple(FULL_DECK[: few + 4 * number] for number in range(1, 1 + pick(0, 3))) if len(deck) == few else ()
    parts = {"steps": tuple(steps), "rankings": rankings, "deck": deck, "larger_decks": more, "blinds": blinds}
    return {"name": "own", **parts, "most": pick(2, 10)}


def _opens(pick: Callable[[int, int], int], steps: list[Any], shows: bool, blinds: bool) -> Any:
    """Who opens a betting: mostly what can be."""
    first = not any(isinstance(step, Bet) for step in steps)
    ways = ["house", *(("high-hand", "low-hand") if shows else ())]
    ways += ["low-card", "high-card"] if shows and first and not blinds else []
    return (*ways, "high-hand")[pick(0, len(ways) if pick(0, 9) == 0 else len(ways) - 1)]


def _ranking(pick: Callable[[int, int], int], held: int, board: int, first: bool) -> Ranking:
    fits = [order for order, needs in NEEDS.items() if needs <= held + board and (not first or order != "low8")]
    order: Any = (fits or ["high"])[pick(0, max(0, len(fits) - 1))]
    if board and held > 2 and pick(0, 1):
        return Ranking(order, must=pick(0, 2), may=pick(2, 3))
    return Ranking(order, board=board > 0 and pick(0, 3) > 0)


@st.composite
def games(draw: st.DrawFn, /) -> Game:
    """A game of one's own: any program of steps that can be played."""
    try:
        return Game(**program(lambda least, most: draw(st.integers(least, most))))
    except ValueError:
        assume(False)
        raise


@st.composite
def own_rules(draw: st.DrawFn, /, names: tuple[str, ...] = NAMES) -> Rules:
    """The rules of a house that plays a game of its own."""
    made, game = draw(rules(names, ("holdem",))), draw(games())
    try:
        return made.but(game=game)
    except ValueError:
        assume(False)
        raise


def stacks(of: Rules, min_players: int = 2, max_players: int = 10) -> st.SearchStrategy[list[int]]:
    """Stacks for these rules: many short ones, some deep, some equal."""
    most = min(max_players, of.max_players)
    one = st.integers(1, 3 * of.bb) | st.integers(1, 40 * of.bb) | st.just(20 * of.bb)
    return st.lists(one, min_size=min(min_players, most), max_size=most)


def decks(of: Rules, players: int = 2) -> st.SearchStrategy[bytes]:
    """Shuffled decks of the rules' game for so many players, with all the orders that a reshuffle may need."""
    return st.integers(0, 2**32).map(lambda seed: orders(seed, of.program, players))


def orders(seed: int, game: Game, players: int) -> bytes:
    """A shuffled deck with the orders that may be needed to shuffle again."""
    shuffler = Shuffler(seed, game.deck_of(players))
    return b"".join([shuffler.next() for _ in range(1 + game.reshuffles)])


@st.composite
def new_hands(draw: st.DrawFn, /, of: st.SearchStrategy[Rules] | None = None, **limits: int) -> Hand:
    """A hand that has just begun; *limits* are those of `stacks`."""
    made = draw(rules() if of is None else of)
    chips = draw(stacks(made, **limits))
    button = draw(st.integers(0, len(chips) - 1))
    no_sb = draw(st.integers(0, 9)) == 0
    deck = draw(decks(made, len(chips)))
    hand = start(made, chips, button, deck, no_sb=no_sb)
    blinds = {event.seat for event in hand.log if isinstance(event, Posted)}
    idle = [seat for seat in range(len(chips)) if seat not in blinds]
    if idle and hand.blinds_at[1] is not None and draw(st.integers(0, 9)) == 0:
        posts = {draw(st.sampled_from(idle)): (made.bb, draw(st.sampled_from((0, made.sb))))}
        hand = start(made, chips, button, deck, no_sb=no_sb, posts=posts)
    return hand


def actions(options: Options) -> st.SearchStrategy[Action]:
    """A legal action, raises of any legal size."""
    if options.may_draw:
        thrown = st.lists(st.sampled_from(options.discards), unique=True, max_size=options.draw)
        return thrown.map(lambda cards: Draw(tuple(cards)))
    found: list[st.SearchStrategy[Any]] = [st.just(action) for action in options.all()]
    if options.min_to is not None and options.max_to is not None:
        sizes = st.integers(options.min_to, options.max_to).map(RaiseTo)
        found.append(sizes.filter(lambda action: action in options))
    return st.one_of(found)


def any_actions(options: Options) -> st.SearchStrategy[Action]:
    """Any action at all, legal or not."""
    own = options.wager + options.stack
    amount = st.integers(0, 2 * own + 10) | st.just(own) | st.integers(-(2**70), 2**70)
    simple: st.SearchStrategy[Any] = st.sampled_from((Fold(), Check(), Call(), AllIn(), BringIn(), Show(), Muck()))
    thrown = st.lists(st.sampled_from(DECK), max_size=6).map(lambda cards: Draw(tuple(cards)))
    return simple | amount.map(RaiseTo) | st.sampled_from(DECK).map(Discard) | thrown


@st.composite
def hands(draw: st.DrawFn, /, of: st.SearchStrategy[Rules] | None = None, **limits: int) -> Hand:
    """A hand somewhere in play, or over; now and then a player has left."""
    hand = draw(new_hands(of, **limits))
    for _ in range(draw(st.integers(0, 40))):
        if hand.over:
            break
        step(draw, hand)
    return hand


@st.composite
def finished_hands(draw: st.DrawFn, /, of: st.SearchStrategy[Rules] | None = None, **limits: int) -> Hand:
    """A hand that was played to its end."""
    hand = draw(new_hands(of, **limits))
    while not hand.over:
        step(draw, hand)
    return hand


def step(draw: st.DrawFn, hand: Hand) -> None:
    """One legal action drawn and played; one time in forty a hand dies instead."""
    if draw(st.integers(0, 39)) == 0 and not hand.options.may_show:
        hand.kill(draw(st.sampled_from(hand.inside)))
    else:
        hand.act(draw(actions(hand.options)))
