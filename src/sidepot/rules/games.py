"""Games as programs of steps: what is dealt, bet on, drawn and thrown away, in order. A new game is data."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from sidepot.cards import FULL_DECK, SHORT_DECK, cards
from sidepot.rules.soundness import unsound
from sidepot.rules.steps import BOARD, SEATS, Bet, Deal, Exchange, Opens, Order, Ranking, Step, Throw
from sidepot.words import phrase
from sidepot.words.refusal import Wrong, together


class Street(Struct, frozen=True):
    """What a street of a game brings: cards for each player, for the board, thrown away, and a draw."""

    name: str
    hole: int = 0
    board: int = 0
    thrown: int = 0
    draws: bool = False


class Game(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A game: its steps, how hands are ranked, its deck. One that can't be played is refused when it is made."""

    name: str
    steps: tuple[Step, ...]
    rankings: tuple[Ranking, ...] = (Ranking(),)
    """Those that share each pot; the first one takes the odd chip, and all of it where another finds no hand."""
    deck: bytes = FULL_DECK
    larger_decks: tuple[bytes, ...] = ()
    """The decks of three players, four, and so on, where more players play with more cards (T21)."""
    blinds: bool = True
    """Whether it is played with blinds where the house has them."""
    most: int = SEATS
    """Players at most; the deck may serve fewer."""

    def __post_init__(self) -> None:
        reasons = list(unsound(self))
        if not reasons and self.max_players(True, 1) < 2:
            reasons.append(phrase("own-game-deck-few", count=str(len(self.deck))))
        if reasons:
            raise Wrong("own-game-unplayable", name=repr(self.name), why=together(reasons))

    @property
    def deals(self) -> Iterator[Deal]:
        """The steps that deal."""
        return (step for step in self.steps if isinstance(step, Deal))

    @property
    def hole(self) -> int:
        """Cards each player is dealt in all, draws apart."""
        return sum(deal.down + deal.up for deal in self.deals)

    @property
    def board(self) -> int:
        """Community cards dealt in all."""
        return sum(deal.board for deal in self.deals)

    @property
    def throws(self) -> int:
        """Cards each player throws away in all, draws apart."""
        return sum(step.cards for step in self.steps if isinstance(step, Throw))

    @property
    def held(self) -> int:
        """Cards each player holds at the end."""
        return self.hole - self.throws

    @property
    def draws(self) -> int:
        """How many draws it has."""
        return sum(isinstance(step, Exchange) for step in self.steps)

    @property
    def shows_cards(self) -> bool:
        """Whether players get cards face up."""
        return any(deal.up for deal in self.deals)

    @property
    def brings_in(self) -> bool:
        """Whether a card decides who opens the first betting with a bring-in."""
        return any(isinstance(step, Bet) and step.opens in ("low-card", "high-card") for step in self.steps)

    @property
    def streets(self) -> tuple[str, ...]:
        """The names of its streets."""
        return tuple(name for name in (step.street for step in self.steps) if name)

    @property
    def by_street(self) -> tuple[Street, ...]:
        """What each of its streets brings."""
        found: list[Street] = []
        for step in self.steps:
            if step.street or not found:
                found.append(Street(step.street or "deal"))
            match step:
                case Deal(down, up, board):
                    here = replace(found[-1], hole=found[-1].hole + down + up, board=found[-1].board + board)
                case Throw(many):
                    here = replace(found[-1], thrown=found[-1].thrown + many)
                case Exchange():
                    here = replace(found[-1], draws=True)
                case _:
                    here = found[-1]
            found[-1] = here
        return tuple(found)

    @property
    def reshuffles(self) -> int:
        """How often its cards may have to be shuffled again in a hand: so many more orders belong to a deck (T20)."""
        kinds = [type(step) for step in self.steps]
        later = kinds[kinds.index(Exchange) :].count(Deal) if self.draws else 0
        return self.draws + max(later, any(deal.common for deal in self.deals))

    @property
    def low(self) -> bool:
        """Whether half of each pot goes to another ranking."""
        return len(self.rankings) > 1

    @property
    def halves(self) -> tuple[str, ...]:
        """What the halves of a pot are for: their orders, or `board` and `hand` where hands compare alike in both."""
        if not self.low:
            return ("",)
        orders = tuple(ranking.order for ranking in self.rankings)
        if len(set(orders)) > 1:
            return orders
        return tuple("board" if ranking.board else "hand" for ranking in self.rankings)

    def deck_of(self, players: int) -> bytes:
        """The deck for so many players."""
        larger = self.larger_decks[: players - 2]
        return larger[-1] if larger else self.deck

    def without_first_betting(self) -> Game:
        """The same game with no betting on its first street."""
        first = next(at for at, step in enumerate(self.steps) if isinstance(step, Bet))
        return replace(self, steps=self.steps[:first] + self.steps[first + 1 :])

    def max_players(self, burn: bool, boards: int) -> int:
        """How many the deck serves, ten at most (X17); with draws one card for each is left over (T19)."""
        thrown = sum(step.cards for step in self.steps if isinstance(step, Throw) and step.onto == "board")
        room = (BOARD - self.board) // thrown if thrown else SEATS
        most, many = min(SEATS, self.most, room), 1
        # each number by itself: a few may play with fewer cards (T21)
        while many < most and self._needs(many + 1, burn, boards) <= len(self.deck_of(many + 1)):
            many += 1
        return many

    def _needs(self, players: int, burn: bool, boards: int) -> int:
        """Cards that so many players need, at least."""
        needed = 0
        for at, step in enumerate(self.steps):
            if isinstance(step, Deal):
                own = 0 if step.common else players * (step.down + step.up)
                burns = boards if step.board else 1
                needed += own + step.board * boards + burn * burns * (at > 0)
        return needed + (players + burn if self.draws else 0)


def _streets(*streets: tuple[Step, ...]) -> tuple[Step, ...]:
    return tuple(step for street in streets for step in street)


def _community(hole: int, flop: int = 3, before_flop: int = 0) -> list[tuple[Step, ...]]:
    """The four streets of a game with a board of five."""
    first: tuple[Step, ...] = (Deal(down=hole, street="pre-flop"),)
    return [
        (*first, *([Deal(board=before_flop)] if before_flop else []), Bet()),
        (Deal(board=flop - before_flop, street="flop"), Bet()),
        (Deal(board=1, street="turn"), Bet(big=True)),
        (Deal(board=1, street="river"), Bet(big=True)),
    ]


_TWO = Ranking(may=2)
_OMAHA = Ranking(must=2, may=2)
_OMAHA8 = Ranking("low8", must=2, may=2)


def holdem() -> Game:
    """Two hole cards, any of them with the board."""
    return Game("holdem", _streets(*_community(2)), (_TWO,))


def _pineapple(name: str, thrown: int = 1, hole: int = 3, after: int | None = None) -> Game:
    streets = _community(hole)
    if after is not None:
        streets[after] = (*streets[after], Throw(thrown))
    return Game(name, _streets(*streets), (_TWO,))


def crazy_pineapple() -> Game:
    """Three hole cards, one thrown away after the flop betting (P2)."""
    return _pineapple("crazy-pineapple", after=1)


def pineapple() -> Game:
    """Three hole cards, one thrown away before the flop (V68)."""
    return _pineapple("pineapple", after=0)


def lazy_pineapple() -> Game:
    """Three hole cards, none thrown away, at most two play (V68)."""
    return _pineapple("lazy-pineapple")


def irish() -> Game:
    """Four hole cards, two thrown away after the flop betting."""
    return _pineapple("irish", thrown=2, hole=4, after=1)


def omaha(hole: int = 4, low: bool = False) -> Game:
    """Exactly two of four, five or six hole cards with exactly three of the board."""
    name = f"omaha{'' if hole == 4 else hole}{'-8' if low and hole > 4 else 8 if low else ''}"
    return Game(name, _streets(*_community(hole)), (_OMAHA, _OMAHA8) if low else (_OMAHA,))


def courchevel(low: bool = False) -> Game:
    """Omaha with five hole cards and the first card of the flop before the first betting."""
    rankings = (_OMAHA, _OMAHA8) if low else (_OMAHA,)
    return Game(f"courchevel{8 if low else ''}", _streets(*_community(5, before_flop=1)), rankings)


def short_deck() -> Game:
    """Hold'em with the 36 cards from six up; a flush beats a full house."""
    return Game("short-deck", _streets(*_community(2)), (Ranking("short-deck", may=2),), deck=SHORT_DECK)


def royal() -> Game:
    """Hold'em with the 20 cards from ten up (T24)."""
    return Game("royal", _streets(*_community(2)), (_TWO,), deck=bytes(range(32, 52)))


def _stud(name: str, rankings: tuple[Ranking, ...], brings_in: Opens, opens: Opens, pair: bool = False) -> Game:
    steps = _streets(
        (Deal(down=2, up=1, street="third street"), Bet(brings_in)),
        (Deal(up=1, street="fourth street"), Bet(opens, open_pair=pair)),
        (Deal(up=1, street="fifth street"), Bet(opens, big=True)),
        (Deal(up=1, street="sixth street"), Bet(opens, big=True)),
        (Deal(down=1, street="seventh street", common=True), Bet(opens, big=True)),
    )
    return Game(name, steps, rankings, blinds=False, most=8)


def stud() -> Game:
    """Seven-card stud (T1)."""
    return _stud("stud", (Ranking(),), "low-card", "high-hand", pair=True)


def stud8() -> Game:
    """Seven-card stud, half for the best eight-or-better low."""
    return _stud("stud8", (Ranking(), Ranking("low8")), "low-card", "high-hand")


def razz() -> Game:
    """Seven-card stud for the lowest hand; the highest door card brings in (T2)."""
    return _stud("razz", (Ranking("low"),), "high-card", "low-hand")


_DRAWS = ("first draw", "second draw", "third draw")


def _draw(name: str, draws: int, *orders: Order, hole: int = 5) -> Game:
    """A draw game; the units grow with the second draw, and with a single one after it (T17)."""
    steps: list[Step] = [Deal(down=hole, street="deal"), Bet()]
    for at in range(draws):
        steps += [Exchange(hole, street="draw" if draws == 1 else _DRAWS[at]), Bet(big=at > 0 or draws == 1)]
    return Game(name, tuple(steps), tuple(Ranking(order, board=False) for order in orders))


_MIT = Game(
    "mit2026",
    _streets(
        (Deal(down=3, street="pre-flop"), Bet()),
        (Deal(board=2, street="flop"), Throw(1, onto="board"), Bet()),
        (Deal(board=1, street="turn"), Bet(big=True)),
        (Deal(board=1, street="river"), Bet(big=True)),
    ),
    (_TWO,),
    most=2,
)

_DRAWMAHA = Game(
    "drawmaha",
    _streets(
        (Deal(down=5, street="pre-flop"), Bet()),
        (Deal(board=3, street="flop"), Bet()),
        (Exchange(5, street="draw"), Deal(board=1, street="turn"), Bet(big=True)),
        (Deal(board=1, street="river"), Bet(big=True)),
    ),
    (_OMAHA, Ranking("high", must=5, may=5, board=False)),
)


def _small(name: str, rankings: Ranking, decks: tuple[str, ...], boards: tuple[str, ...], most: int) -> Game:
    """A game with one hole card each, for study: antes, no blinds."""
    steps: list[Step] = [Deal(down=1, street="deal"), Bet()]
    for street in boards:
        steps += [Deal(board=1, street=street), Bet(big=True)]
    deck, *larger = (bytes(cards(deck)) if deck else FULL_DECK for deck in decks)
    return Game(name, tuple(steps), (rankings,), deck, tuple(larger), blinds=False, most=most)


def kuhn() -> Game:
    """One card each of three (T21)."""
    return _small("kuhn", Ranking("card"), ("JsQsKs", "JsQsKsAs"), (), 3)


def leduc() -> Game:
    """One card each of six, and one on the board (T22)."""
    return _small("leduc", Ranking("paired"), ("JsJhQsQhKsKh", "JsJhQsQhKsKhAsAh"), ("board",), 3)


def rhode_island() -> Game:
    """One card each, two on the board, three-card hands (T23)."""
    return _small("rhode-island", Ranking("three"), ("",), ("flop", "turn"), SEATS)


COMMUNITY = (
    "holdem", "crazy-pineapple", "pineapple", "lazy-pineapple", "omaha", "omaha5", "omaha6", "omaha8", "short-deck",
)  # fmt: skip
"""The games with a board of five that every part of the product plays: rooms, equities, all auto players."""

GAMES: dict[str, Callable[[], Game]] = {
    "holdem": holdem,
    "crazy-pineapple": crazy_pineapple,
    "pineapple": pineapple,
    "lazy-pineapple": lazy_pineapple,
    "irish": irish,
    "omaha": omaha,
    "omaha5": lambda: omaha(5),
    "omaha6": lambda: omaha(6),
    "omaha8": lambda: omaha(low=True),
    "omaha5-8": lambda: omaha(5, low=True),
    "omaha6-8": lambda: omaha(6, low=True),
    "courchevel": courchevel,
    "courchevel8": lambda: courchevel(low=True),
    "short-deck": short_deck,
    "royal": royal,
    "stud": stud,
    "stud8": stud8,
    "razz": razz,
    "draw": lambda: _draw("draw", 1, "high"),
    "draw27": lambda: _draw("draw27", 1, "deuce"),
    "triple27": lambda: _draw("triple27", 3, "deuce"),
    "triple-a5": lambda: _draw("triple-a5", 3, "low"),
    "badugi": lambda: _draw("badugi", 3, "badugi", hole=4),
    "badacey": lambda: _draw("badacey", 3, "badugi", "low"),
    "badeucey": lambda: _draw("badeucey", 3, "badugi-high", "deuce"),
    "drawmaha": lambda: _DRAWMAHA,
    "mit2026": lambda: _MIT,
    "kuhn": kuhn,
    "leduc": leduc,
    "rhode-island": rhode_island,
}


def shipped_game(name: str) -> Game:
    """A game that comes with sidepot, by its name; made once, since checking it takes longer than playing a hand."""
    return _made_by(GAMES[name])


@cache
def _made_by(make: Callable[[], Game]) -> Game:
    return make()
