"""Whole trees of small games: every deal and every line; who knows what at each decision; best answers."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction

from msgspec import Struct

from sidepot import Rules, house, start
from sidepot.engine import Action, Hand

Information = tuple[object, ...]
"""What a player knows at a decision: own seat, own cards, the board, what was done."""
Strategy = Mapping[Information, tuple[Fraction, ...]]
"""How often each legal action is chosen; where nothing is said, all equally often."""
UNIFORM: Strategy = {}


class Node(Struct):
    """A place in the tree: a decision, a chance event, or an end."""

    player: int = -1
    information: Information = ()
    after: tuple[Node, ...] = ()
    payoffs: tuple[int, ...] = ()

    def chances(self, strategy: Strategy) -> tuple[Fraction, ...]:
        """How likely each of the nodes after it is."""
        evenly = (Fraction(1, len(self.after)),) * len(self.after)
        return evenly if self.player < 0 else strategy.get(self.information, evenly)


_FIXED = house("standard", limit="fixed").but(cap_counts_blind=False, half_counts=False, ante=1, burn=False)
KUHN = _FIXED.but(game="kuhn", bets=(1, 1), cap=1)
LEDUC = _FIXED.but(game="leduc", bets=(2, 4), cap=2)


class Tree:
    """The tree of a game with one hole card each, cards dealt one at a time; suits may be as good as unseen."""

    def __init__(self, rules: Rules, players: int, suits: bool = True) -> None:
        self.rules, self.players, self.suits = rules, players, suits
        self.deck = rules.program.deck_of(players)
        self.root = self._deal(())

    def _deal(self, dealt: tuple[int, ...]) -> Node:
        return self._play(dealt, ()) if len(dealt) == self.players else self._chance(dealt, self._deal)

    def _chance(self, dealt: tuple[int, ...], then: Callable[[tuple[int, ...]], Node]) -> Node:
        return Node(after=tuple([then((*dealt, card)) for card in self.deck if card not in dealt]))

    def _play(self, dealt: tuple[int, ...], line: tuple[Action, ...]) -> Node:
        rest = [card for card in self.deck if card not in dealt]
        hand = start(self.rules, [100] * self.players, self.players - 1, bytes([*dealt, *rest]))
        for action in line:
            hand.act(action)
        if len(hand.board) > len(dealt) - self.players:
            return self._chance(dealt, lambda more: self._play(more, line))
        if hand.result is not None:
            return Node(payoffs=hand.result.net)
        seat = hand.options.seat
        after = tuple([self._play(dealt, (*line, action)) for action in legal(hand)])
        return Node(seat, self._information(hand, seat, line), after)

    def _information(self, hand: Hand, seat: int, line: tuple[Action, ...]) -> Information:
        seen = hand.view(seat)
        known = [str(card) if self.suits else str(card)[0] for card in (*seen.hole, *seen.board)]
        return (seat, *known, *line)

    def nodes(self) -> Iterator[Node]:
        """Every node."""
        todo = [self.root]
        while todo:
            node = todo.pop()
            todo += node.after
            yield node

    def counts(self) -> tuple[int, int, int, list[int]]:
        """Ends, decisions, chance nodes, and information sets by player."""
        every = list(self.nodes())
        ends, decisions = sum(not node.after for node in every), sum(node.player >= 0 for node in every)
        return ends, decisions, len(every) - ends - decisions, [len(self._sets(player)) for player in self._seats()]

    def _seats(self) -> range:
        return range(self.players)

    def _sets(self, player: int) -> set[Information]:
        return {node.information for node in self.nodes() if node.player == player}

    def value(self, player: int, strategy: Strategy = UNIFORM) -> Fraction:
        """What a player gets when everybody plays a strategy."""
        return _value(self.root, player, strategy)

    def best_value(self, player: int, strategy: Strategy = UNIFORM) -> Fraction:
        """What a player gets with the best answer to others who play a strategy."""
        reached: dict[Information, list[tuple[Node, Fraction]]] = defaultdict(list)
        _reach(self.root, player, Fraction(1), strategy, reached)
        answers = dict(strategy)
        # later decisions first: what is best there is needed before
        for known in sorted(reached, key=len, reverse=True):
            worth = [Fraction(0)] * len(reached[known][0][0].after)
            for node, chance in reached[known]:
                for at, after in enumerate(node.after):
                    worth[at] += chance * _value(after, player, answers)
            best = worth.index(max(worth))
            answers[known] = tuple([Fraction(at == best) for at in range(len(worth))])
        return _value(self.root, player, answers)

    def nash_conv(self, strategy: Strategy = UNIFORM) -> Fraction:
        """How much the best answers to a strategy gain, all players together."""
        gains = [self.best_value(seat, strategy) - self.value(seat, strategy) for seat in self._seats()]
        return sum(gains, Fraction(0))


def legal(hand: Hand) -> list[Action]:
    """What is legal, but for folding where checking is free."""
    found = hand.options.all()
    return found[1:] if hand.options.may_check else found


def _value(node: Node, player: int, strategy: Strategy) -> Fraction:
    if not node.after:
        return Fraction(node.payoffs[player])
    chances = node.chances(strategy)
    parts = [
        chance * _value(after, player, strategy) for chance, after in zip(chances, node.after, strict=True) if chance
    ]
    return sum(parts, Fraction(0))


def _reach(
    node: Node,
    player: int,
    chance: Fraction,
    strategy: Strategy,
    reached: dict[Information, list[tuple[Node, Fraction]]],
) -> None:
    """How likely the others and the cards lead to each decision of a player."""
    if node.player == player:
        reached[node.information].append((node, chance))
    for at, after in enumerate(node.after):
        step = Fraction(1) if node.player == player else node.chances(strategy)[at]
        _reach(after, player, chance * step, strategy, reached)
