"""Hands of every house and game to write and read again, made from a number."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sidepot.rules.house import NAMES

from sidepot import house, start
from sidepot.deck import Shuffler
from sidepot.engine import Action, Check, Discard, Draw, Fold, Hand, Muck, Options, RaiseTo, Show
from sidepot.history import About, Record, record_of
from sidepot.rules import GAMES, Rules

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
    if options.may_draw:
        return Draw(tuple(chance.sample(options.discards, chance.randint(0, options.draw))))
    if options.discards:
        return Discard(chance.choice(options.discards))
    if options.may_show:
        return Show() if chance.random() < 0.7 else Muck()
    if options.min_to is not None and options.max_to is not None and chance.random() < 0.3:
        between = chance.randint(options.min_to, options.max_to)
        raise_to = RaiseTo(chance.choice((options.min_to, options.max_to, between)))
        return raise_to if raise_to in options else RaiseTo(options.min_to)
    found = [action for action in options.all() if not isinstance(action, RaiseTo)]
    if len(found) > 1 and (Check() in found or chance.random() < 0.8):
        found = [action for action in found if not isinstance(action, Fold)]
    return chance.choice(found)


def records(many: int, games: tuple[str, ...] = tuple(GAMES)) -> Iterator[Record]:
    """Records of hands of every house, game and limit, so many of each."""
    for name in NAMES:
        for game in games:
            for limit in LIMITS:
                for number in range(many):
                    hand = made(name, game, limit, number)
                    names = tuple(f"Player {seat}" for seat in range(hand.players))
                    yield record_of(hand, names, ABOUT)
