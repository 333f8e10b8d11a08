"""A spot of any game, to be played out: partial hands, one board or two, dead cards, draws to come.

A hand with fewer cards than its player will have is completed at random, as up cards of which nobody knows the down
cards are.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct
from msgspec.structs import replace

from sidepot.cards import Card, card_set, distinct, from_set, show
from sidepot.equity import unsuited
from sidepot.equity.holding import TooHard, can_hold
from sidepot.equity.notation import weight_of
from sidepot.equity.playout import BOARD, DRAW, OWN, SEATS, THROW, THROW_ON_BOARD, Listed, Playout, Step
from sidepot.equity.ranges import Range
from sidepot.equity.solved_draws import draw_book
from sidepot.equity.unsuited import Named
from sidepot.rules.games import Game
from sidepot.rules.steps import Deal, Exchange, Throw
from sidepot.words import Phrase, phrase
from sidepot.words.refusal import Wrong, within

Cards = str | Iterable[int | str]
Hand = str | Range | Iterable[int | str]


class Layout(Struct, frozen=True):
    """Hands as lists of card sets with weights (none: any cards), boards and dead cards as card sets."""

    game: Game
    hands: tuple[Listed, ...]
    boards: tuple[int, ...]
    dead: int
    draws: int
    assumed: tuple[str, ...] = ()
    """What was taken to be so, in sentences."""

    @property
    def deck(self) -> int:
        """All cards but the dead ones and those on a board."""
        return card_set(self.game.deck_of(len(self.hands))) & ~self.dead & ~self.boards[0] & ~sum(self.boards[1:])

    @property
    def common(self) -> bool:
        """Whether the last card is one for everybody, the deck being too small (T10)."""
        last = list(self.game.deals)[-1]
        fewest = [min((bits.bit_count() for bits, _ in hand), default=0) for hand in self.hands]
        missing = [self.game.hole - held for held in fewest]
        known = sum(fewest)
        return last.common and min(missing) > 0 and sum(missing) > self.deck.bit_count() - known

    @property
    def steps(self) -> tuple[Step, ...]:
        """What is dealt, drawn and thrown away from here on."""
        board = self.boards[0].bit_count()
        found: list[Step] = []
        held = on = 0
        left = self.game.draws
        for step in self.game.steps:
            if isinstance(step, Deal):
                if step.common and self.common:
                    on += 1
                else:
                    held += step.down + step.up
                on += step.board
                found = [*_dealt(found), (OWN, held), (BOARD, on)]
            elif isinstance(step, Exchange):
                found = [(OWN, held)] if left > self.draws or board > on else [*found, (DRAW, left)]
                left -= 1
            elif isinstance(step, Throw):
                done, onto = board > on, step.onto == "board"
                held -= step.cards
                on += step.cards * len(self.hands) if onto else 0
                thrown = (THROW_ON_BOARD if onto else THROW, step.cards)
                found = [(OWN, held)] if done else [*found, thrown]
        return tuple(found)

    @property
    def possible(self) -> bool:
        """Whether the players can all hold a hand of their lists at once; where it can't be told, yes."""
        try:
            return can_hold([[bits for bits, _ in hand] for hand in self.hands if hand])
        except TooHard:
            return True

    def holding(self, player: int, bits: int) -> Layout:
        """The same where that player is known to hold these cards."""
        return replace(self, hands=(*self.hands[:player], ((bits, 1.0),), *self.hands[player + 1 :]))

    def playout(self) -> Playout:
        """What plays it out, with all decided that can be decided now."""
        game = self.game
        book = None
        if self.draws and not any(ranking.board for ranking in game.rankings):
            book = draw_book(tuple(ranking.order for ranking in game.rankings), game.hole, game.draws)
        made = Playout(self.hands, self.boards, self.deck, self.steps, game.rankings, book)
        made.settle()
        return made


def _dealt(steps: Sequence[Step]) -> list[Step]:
    """The steps without deals since the last decision: the next ones deal more."""
    last = max((at for at, (kind, _) in enumerate(steps) if kind > BOARD), default=-1)
    return list(steps[: last + 1])


def read_layout(
    hands: Sequence[Hand],
    boards: Sequence[Cards],
    dead: Cards,
    game: Game,
    draws: int | None,
) -> Layout:
    """Read and check a spot; ValueError says what cannot be."""
    if not 2 <= len(hands) <= min(SEATS, game.most):
        raise Wrong("mistake-players", game=game.name, most=min(SEATS, game.most), count=len(hands))
    reader = _Reader(game, len(hands))
    shared = tuple(reader.board(board, at, len(boards)) for at, board in enumerate(boards))
    draws = _draws(game, draws, shared[0].bit_count())
    most = _most_held(game, shared[0].bit_count())
    read = [reader.hand(hand, most, at) for at, hand in enumerate(hands)]
    gone = reader.cards(dead, phrase("mistake-at-dead"))
    lists = reader.listed(read, gone)
    layout = Layout(game, lists, shared, reader.dead, draws, reader.assumed(draws))
    _check_room(layout)
    return layout


class _Reader:
    """Cards of one spot as they are read: each is in one place only."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.deck = game.deck_of(players)
        self.taken = 0
        self.dead = 0
        self.guessed = False

    def board(self, text: Cards, at: int, many: int) -> int:
        """A board, checked."""
        what = phrase("mistake-at-board") if many == 1 else phrase("mistake-at-board-number", board=str(at + 1))
        cards = [card for card in self.cards(text, what) if isinstance(card, Card)]
        game, thrown = (
            self.game,
            sum(step.cards for step in self.game.steps if isinstance(step, Throw) and step.onto == "board"),
        )
        most = game.board + 2 * thrown
        if cards and not game.board:
            raise Wrong("mistake-no-board", game=game.name)
        if len(cards) > most:
            raise Wrong("mistake-board-most", where=what, most=str(most), cards=show(cards), count=str(len(cards)))
        if thrown and len(cards) not in (sizes := _sizes(game)):
            few, last = ", ".join(map(str, sizes[:-1])), str(sizes[-1])
            given = {"sizes": few, "last": last, "game": game.name, "count": str(len(cards))}
            raise Wrong("mistake-board-sizes", where=what, **given)
        self.take(cards, what)
        return card_set(cards)

    def cards(self, text: Cards, what: Phrase) -> list[Named]:
        """Cards, and ranks where the game lets suits be left out."""
        try:
            found: list[Named] = (
                unsuited.read(text.replace(",", " "), self.game) if isinstance(text, str) else [*distinct(text)]
            )
        except ValueError as error:
            raise within(what, error) from None
        self.check(found, what)
        return found

    def check(self, cards: Sequence[Named], what: Phrase) -> None:
        """ValueError for a card that comes twice, or that the deck does not have."""
        seen = set()
        for card in cards:
            if isinstance(card, Card):
                if card in seen:
                    raise Wrong("mistake-card-twice", what, card=str(card))
                seen.add(card)
                if card not in self.deck:
                    raise Wrong("mistake-not-in-deck", what, card=str(card), game=self.game.name)

    def take(self, cards: Iterable[Named], what: Phrase) -> None:
        """These are there and nowhere else."""
        for card in cards:
            if isinstance(card, Card):
                if card.bit & self.taken:
                    raise Wrong("mistake-elsewhere", what, card=str(card))
                self.taken |= card.bit

    def hand(self, hand: Hand, most: int, at: int) -> list[tuple[list[Named], float]]:
        """The hands a player may have, with weights; one without cards is any hand."""
        what = _player(at)
        if isinstance(hand, str) and hand.strip().lower() == "random":
            return [([], 1.0)]
        if isinstance(hand, Range) or (isinstance(hand, str) and most == 2 and not self.game.draws):
            chosen = Range(hand, 2, self.deck) if isinstance(hand, str) else hand
            if chosen.everything:
                return [([], 1.0)]
            return [([*from_set(bits)], weight) for bits, weight in chosen.left(0)]
        texts = hand.split(",") if isinstance(hand, str) else [hand]
        found = [self._one(text, what) for text in texts]
        for cards, _ in found:
            self.check(cards, what)
            if len(cards) > most:
                given = {"most": str(most), "game": self.game.name, "count": str(len(cards))}
                raise Wrong("mistake-hand-most", where=what, **given)
        return found

    def _one(self, text: Cards, what: Phrase) -> tuple[list[Named], float]:
        weight = 1.0
        if isinstance(text, str):
            text, colon, given = text.partition(":")
            weight = self._weight(given.strip(), what) if colon else 1.0
            if "%" in text or "+" in text:
                raise Wrong("mistake-range-of-two", what, given=repr(text.strip()), game=self.game.name)
        return self.cards(text, what), weight

    def _weight(self, given: str, what: Phrase) -> float:
        try:
            return weight_of(given, repr(given))
        except ValueError as error:
            raise within(what, error) from None

    def listed(self, hands: Sequence[list[tuple[list[Named], float]]], dead: list[Named]) -> tuple[Listed, ...]:
        """The hands as card sets; suits are given to ranks after all cards that have theirs."""
        for at, hand in enumerate(hands):
            if len(hand) == 1:
                self.take(hand[0][0], _player(at))
        self.take(dead, phrase("mistake-at-dead"))
        found: list[Listed] = []
        for at, hand in enumerate(hands):
            if len(hand) > 1:
                found.append(())
                continue
            bits = self._suited(hand[0][0], _player(at))
            found.append(((bits, 1.0),) if bits else ())
        self.dead = self._suited(dead, phrase("mistake-at-dead"))
        for at, hand in enumerate(hands):
            if len(hand) > 1:
                found[at] = self._choices(hand, at)
        return tuple(found)

    def _suited(self, cards: Sequence[Named], what: Phrase) -> int:
        own = sum(card.bit for card in cards if isinstance(card, Card))
        self.guessed |= any(not isinstance(card, Card) for card in cards)
        try:
            bits = card_set(unsuited.suited(cards, self.taken & ~own, self.deck))
        except ValueError as error:
            raise within(what, error) from None
        self.taken |= bits
        return bits

    def _choices(self, hand: Sequence[tuple[list[Named], float]], at: int) -> Listed:
        weights: dict[int, float] = {}
        for cards, weight in hand:
            self.guessed |= any(not isinstance(card, Card) for card in cards)
            weights |= dict.fromkeys(unsuited.every_suit(cards, self.deck), weight)
        left = tuple((bits, weight) for bits, weight in weights.items() if weight > 0 and not bits & self.taken)
        if not left:
            raise Wrong("mistake-cannot-hold", player=str(at + 1))
        return left

    def assumed(self, draws: int) -> tuple[str, ...]:
        """What was taken to be so."""
        found = []
        if self.guessed:
            found.append(unsuited.assumption(self.game))
        if draws:
            found.append("every player draws in the best way, going by nothing but their own cards")
        if self.game.throws:
            found.append("cards are thrown away in the best way with all hands face up")
        return tuple(found)


def _draws(game: Game, given: int | None, board: int) -> int:
    """How many draws are to come."""
    on, left = 0, game.draws
    for step in game.steps:
        on += step.board if isinstance(step, Deal) else 0
        left -= isinstance(step, Exchange) and board > on
    if given is None:
        return left
    if not game.draws:
        raise Wrong("mistake-no-draws", game=game.name)
    if not 0 <= given <= left:
        raise Wrong("mistake-draws", count=str(given), game=game.name, most=str(left))
    return given


def _most_held(game: Game, board: int) -> int:
    """How many cards a player holds now, or in stud at the end."""
    held = on = 0
    most = 0
    for step in game.steps:
        if isinstance(step, Deal):
            held += step.down + step.up
            on += step.board
        elif isinstance(step, Throw):
            if board <= on:
                return held
            held -= step.cards
        most = held
    return most


def _sizes(game: Game) -> list[int]:
    """How many cards can lie on the board of two players, where cards are thrown onto it."""
    on, sizes = 0, [0]
    for step in game.steps:
        on += step.board if isinstance(step, Deal) else 0
        on += 2 * step.cards if isinstance(step, Throw) and step.onto == "board" else 0
        sizes += [on] if on != sizes[-1] else []
    return sizes


def _check_room(layout: Layout) -> None:
    """Refuse a spot in which the players cannot all have the cards they are to have."""
    held = [min((bits.bit_count() for bits, _ in hand), default=0) for hand in layout.hands]
    own = max((amount for kind, amount in layout.steps if kind == OWN), default=0)
    board = max((amount for kind, amount in layout.steps if kind == BOARD), default=0)
    needed = sum(max(own, many) for many in held) + sum(max(board - bits.bit_count(), 0) for bits in layout.boards)
    left = layout.deck.bit_count()
    if needed > left:
        raise Wrong("mistake-deck-left", players=str(len(held)), count=str(needed), left=str(left))
    if not layout.possible:
        raise Wrong("mistake-not-at-once")


def _player(at: int) -> Phrase:
    """Whom a mistake is about."""
    return phrase("mistake-at-player", player=str(at + 1))
