"""A spot: who may hold what, what lies on the table, what is gone. Read from text, refused if impossible."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct

from sidepot.cards import Card, card_set, distinct, show
from sidepot.equity.games import Showdown, discard_board, game_named, hole_at, in_core, parts_of, showdown_at
from sidepot.equity.holding import TooHard, can_hold
from sidepot.equity.ranges import Range
from sidepot.rules.games import Game
from sidepot.words import Phrase, phrase
from sidepot.words.refusal import Wrong, within

Cards = str | Iterable[int | str]
Hand = str | Range | Iterable[int | str]


class Spot(Struct, frozen=True):
    """What an equity is asked about: a game, a range for each player, board and dead cards as card sets."""

    game: Game
    players: tuple[Range, ...]
    board: int
    dead: int

    @property
    def showdown(self) -> Showdown:
        """How the hands are compared from here on."""
        return showdown_at(self.game, self.board.bit_count())

    @property
    def parts(self) -> tuple[str, ...]:
        """What the parts of the pot go by."""
        return parts_of(self.game)

    @property
    def deck(self) -> int:
        """The cards that are neither on the board nor dead."""
        return card_set(self.game.deck) & ~self.board & ~self.dead

    @property
    def to_discard(self) -> int:
        """How many cards come on the board before each player throws one away."""
        discard = discard_board(self.game)
        return 0 if discard is None else max(discard - self.board.bit_count(), 0)

    @property
    def possible(self) -> bool:
        """Whether the players can all hold a hand at once; ValueError where nobody can tell in reasonable time."""
        listed = [
            [bits for bits, _ in self.hands(at)] for at, player in enumerate(self.players) if not player.everything
        ]
        try:
            return can_hold(listed)
        except TooHard:
            raise Wrong("mistake-hold-hard") from None

    def hands(self, player: int) -> list[tuple[int, float]]:
        """The hands a player can have, by what is on the table, with weights."""
        return self.players[player].left(self.board | self.dead)

    def holding(self, player: int, bits: int) -> Spot:
        """The same spot where that player is known to hold these cards."""
        known = Range.of({bits: 1.0}, self.players[player].hole, self.game.deck)
        players = (*self.players[:player], known, *self.players[player + 1 :])
        return Spot(self.game, players, self.board, self.dead)


def read_spot(hands: Sequence[Hand], board: Cards = "", dead: Cards = "", game: str | Game = "holdem") -> Spot:
    """Read and check a spot; ValueError says what cannot be."""
    rules = game_named(game)
    if not in_core(rules):
        raise ValueError(f"{rules.name} is played out step by step: ask `sidepot.equity.equity`")
    table = _read_cards(phrase("mistake-at-board"), board, rules)
    gone = _read_cards(phrase("mistake-at-dead"), dead, rules)
    if len(table) > 5:
        raise Wrong("mistake-five-cards", board=show(table), count=len(table))
    if both := set(table) & set(gone):
        raise Wrong("mistake-board-and-dead", cards=show(sorted(both)))
    if not 2 <= len(hands) <= 10:
        raise Wrong("mistake-equity-players", count=len(hands))
    hole = hole_at(rules, len(table))
    players = tuple(_read_hand(hand, hole, rules) for hand in hands)
    spot = Spot(rules, players, card_set(table), card_set(gone))
    _check_room(spot)
    return spot


def _read_cards(what: Phrase, text: Cards, game: Game) -> tuple[Card, ...]:
    try:
        found = distinct(text)
    except ValueError as error:
        raise within(what, error) from None
    for card in found:
        if card not in game.deck:
            raise Wrong("mistake-not-in-deck", what, card=str(card), game=game.name)
    return found


def _read_hand(hand: Hand, hole: int, game: Game) -> Range:
    if isinstance(hand, str):
        return Range(hand, hole, game.deck)
    if not isinstance(hand, Range):
        return Range(show(distinct(hand)), hole, game.deck)
    if hand.hole != hole or hand.deck != game.deck:
        raise ValueError(f"{hand!r} is no range for {game.name}: hands have {hole} cards at this point")
    return hand


def _check_room(spot: Spot) -> None:
    """Refuse a spot in which the players cannot all hold a hand."""
    needed = sum(player.hole for player in spot.players) + 5 - spot.board.bit_count()
    left = spot.deck.bit_count()
    if needed > left:
        raise Wrong("mistake-deck-left-more", players=str(len(spot.players)), count=str(needed), left=str(left))
    for at, player in enumerate(spot.players):
        if not player.everything and not spot.hands(at):
            raise Wrong("mistake-hold-not", player=str(at + 1), hand=str(player))
    if not spot.possible:
        hands = "; ".join(str(player) for player in spot.players)
        raise Wrong("mistake-hold-these", hands=hands)
