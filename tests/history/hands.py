"""Hands of every house and game to write and read again, made from a number."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sidepot import house, start
from sidepot.deck import Shuffler
from sidepot.engine import Action, Discard, Hand, Muck, Options, Show
from sidepot.engine.notation import line_of, play
from sidepot.history import About, Record, record_of
from sidepot.rules import GAMES, NAMES, Rules
from tests.data.recording import some_action

LIMITS = ("no", "pot", "fixed")
ABOUT = About(
    number="27", site="Somewhere", table="Alhena", table_size=10, time="2026-11-18T20:15:00", zone="ET", currency="USD",
    decimals=2,
)  # fmt: skip


def rules_of(name: str, game: str, limit: str, chance: Random) -> Rules:
    """Rules of a house, with some dials turned."""
    rules = house(name, limit=limit, game=game)
    if rules.double_bb or rules.forced != "blinds":
        rules = rules.but(blinds=(100, 200) if rules.double_bb else (50, 100))
    else:
        rules = rules.but(blinds=(50, 100))
    if not rules.program.blinds:
        return rules.but(ante=20, bring_in=0)
    if chance.random() < 0.3:
        rules = rules.but(ante=10)
    if chance.random() < 0.2 and rules.forced == "blinds" and rules.has_blinds(2):
        rules = rules.but(bb_ante=100)
    if chance.random() < 0.2:
        rules = rules.but(rake=5, rake_cap=300)
    if chance.random() < 0.2 and rules.program.board and rules.max_players_on(2) > 2:
        rules = rules.but(boards=2)
    if chance.random() < 0.2:
        rules = rules.but(showdown="ask")
    return rules


def made(name: str, game: str, limit: str, number: int) -> Hand:
    """A hand that is over."""
    chance = Random(f"{name} {game} {limit} {number}")
    rules = rules_of(name, game, limit, chance)
    players = chance.randint(2, min(rules.max_players, 6))
    stacks = [chance.choice((150, 1_000, 5_000, 20_000)) + chance.randint(0, 99) for _ in range(players)]
    shuffler = Shuffler(chance.getrandbits(32), rules.program.deck_of(players))
    deck = b"".join([shuffler.next() for _ in range(1 + rules.program.reshuffles)])
    button = chance.randrange(players)
    no_sb, posts = False, {}
    if players > 3 and rules.forced == "blinds" and rules.program.blinds:
        no_sb = chance.random() < 0.1
        if chance.random() < 0.3:
            posts = {(button + players - 1) % players: (rules.bb, chance.choice((0, rules.sb)))}
    hand = start(rules, stacks, button, deck, no_sb=no_sb, posts=posts)
    while not hand.over:
        hand.act(_action(hand.options, chance))
    return hand


def _action(options: Options, chance: Random) -> Action:
    if options.discards and not options.may_draw:
        return Discard(chance.choice(options.discards))
    if options.may_show:
        return Show() if chance.random() < 0.7 else Muck()
    return some_action(options, chance)


def with_other_hidden_cards(hand: Hand) -> tuple[Hand, bool]:
    """The same hand where cards of players who folded are others, that nobody saw; and whether there are any."""
    deck = bytearray(hand.deck)
    folded = [seat for seat in range(1, hand.players) if seat not in hand.inside]
    for place, seat in enumerate(folded):
        card = deck.index(hand.hole_cards(seat)[0])
        deck[card], deck[-1 - place] = deck[-1 - place], deck[card]
    again = start(
        hand.rules, hand.starting_stacks, hand.button, bytes(deck), no_sb=hand.no_sb, posts=hand.posts or None
    )
    return play(again, line_of(hand)), bool(folded)


def records(many: int, games: tuple[str, ...] = tuple(GAMES)) -> Iterator[Record]:
    """Records of hands of every house, game and limit, so many of each."""
    for name in NAMES:
        for game in games:
            for limit in LIMITS:
                for number in range(many):
                    hand = made(name, game, limit, number)
                    names = tuple(f"Player {seat}" for seat in range(hand.players))
                    yield record_of(hand, names, ABOUT)
