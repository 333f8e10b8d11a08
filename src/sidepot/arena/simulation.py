"""`simulate`: many hands between players, each deal played once with every player in every seat."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing
from hashlib import sha256
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from sidepot.arena.entrants import names_of, read_player
from sidepot.arena.hand_records import records_of
from sidepot.arena.job import Job
from sidepot.arena.patience import check_patience
from sidepot.arena.results import Simulation
from sidepot.arena.tally import Tally
from sidepot.arena.workers import Deals
from sidepot.history.luck import has_equities
from sidepot.history.store import Store
from sidepot.players import Player, check_plays
from sidepot.rules import MAX_CHIPS, Rules, house
from sidepot.words.refusal import Wrong
from sidepot.work import LOCAL, Journal, On, kept, opened, results
from sidepot.work.luggage import sources

_SEEDS = 2**64 - 1
_PARTS = 100
"""Into how many parts a simulation is cut at least, however many workers there are."""
_MANY, _MANY_NATIVE = 100, 50_000
"""No part has more deals than this, so that progress shows and Ctrl-C is heard soon."""
_FEW_NATIVE = 20
"""Fewer deals of native players than this are not worth a part."""


def simulate(
    rules: Rules | str,
    players: Sequence[str | Player],
    hands: int,
    seed: int | None = None,
    *,
    stack: float = 100,
    luck: bool | None = None,
    workers: int | None = None,
    progress: Callable[[float], None] | None = None,
    on: On = LOCAL,
    resume: str | Path | None = None,
    patience: float | None = None,
    into: str | Path | None = None,
) -> Simulation:
    """Play at least so many hands, each begun with *stack* big blinds; ValueError says what can't be.

    A deal is played as often as there are players, so that each holds each seat's cards once; hands are rounded
    up to whole deals. A house that rotates games plays as many deals of each (T26), and the result has them one by
    one too. Results without the luck of all-ins are told too if *luck* is true or, where it is left open, if a player
    is not native and the game has equities. Ctrl-C ends it early with what was found until then.

    The same seed gives the same result wherever it is played: *on* this machine ("local", with one processor or so many
    *workers*), on a Ray cluster ("ray", "auto", "ray://HOST:PORT", with all of it or so many), or on a place already
    open. A file to *resume* keeps what was played, and the same simulation goes on from it. A player that takes longer
    than *patience* seconds for a decision is folded. The hands themselves are put *into* a hand store, if one is named.
    """
    rules = house(rules) if isinstance(rules, str) else rules
    file = None if resume is None else Path(resume)
    seed = kept(file).get("seed") if seed is None else seed
    job = replace(_job(rules, players, hands, seed, stack, luck, patience), keeps=into is not None)
    games, stopped, names = job.games, False, names_of(_texts(players))
    tally = Tally(job, [Tally(game) for game in games] if rules.rotate else ())
    try:
        with ExitStack() as open_now:
            journal = None if file is None else open_now.enter_context(Journal(file, _about(job, players)))
            place = open_now.enter_context(opened(on, workers))
            store = None if into is None else open_now.enter_context(Store(into))
            for part in open_now.enter_context(closing(results(Deals(games), place, journal))):
                if store is not None:
                    now = tally.next_game
                    store.add(records_of(now.job, names, now.deals, part.hands))
                tally.add(part)
                if progress:
                    progress(tally.deals / job.deals)
    except KeyboardInterrupt:
        if not tally.deals:
            raise
        stopped = True
    return tally.result(names, stopped)


def _texts(players: Sequence[str | Player]) -> list[str]:
    return [player if isinstance(player, str) else type(player).__name__ for player in players]


def _about(job: Job, players: Sequence[str | Player]) -> dict[str, Any]:
    """Everything that the result follows from, beside sidepot itself."""
    return {
        "work": "simulate",
        "seed": job.seed,
        "players": _texts(players),
        "hands": job.deals * len(job.players),
        "stack": job.stack,
        "luck": job.luck,
        "house": job.rules.house,
        "rules": sha256(repr(job.rules).encode()).hexdigest()[:16],
        "sources": sources(job.players),
        **({"keeps": True} if job.keeps else {}),
    }


def _job(
    rules: Rules,
    players: Sequence[str | Player],
    hands: int,
    seed: int | None,
    stack: float,
    luck: bool | None,
    patience: float | None = None,
) -> Job:
    entrants = tuple(_player(player) for player in players)
    for player, entrant in zip(players, entrants, strict=True):
        check_plays(player if isinstance(player, str) else type(player).__name__, entrant, rules)
    n = len(entrants)
    if not 2 <= n <= rules.max_players:
        raise Wrong("mistake-simulate-players", count=n, game=rules.game, most=rules.max_players)
    if hands < 1:
        raise Wrong("mistake-no-hands", count=hands)
    chips = round(stack * rules.bb) if stack == stack and abs(stack) < MAX_CHIPS else 0
    if not 1 <= chips <= MAX_CHIPS // n:
        raise Wrong("mistake-simulate-stack", blinds=f"{stack:g}", most=str(MAX_CHIPS // n))
    check_patience(patience)
    games = rules.each_game
    told = any(has_equities(game) for game in games)
    if luck and not told:
        raise Wrong("mistake-no-luck", game=rules.game)
    deals = -(-hands // (n * len(games)))
    parts = max(1, _PARTS // len(games))
    job = Job(
        rules=rules,
        players=entrants,
        stack=chips,
        seed=(secrets.randbits(63) if seed is None else seed) & _SEEDS,
        luck=bool(luck),
        deals=deals * len(games),
        chunk=min(-(-deals // parts), _MANY),
        patience=patience,
    )
    if not job.natives:
        return replace(job, luck=told) if luck is None else job
    # where hands cost next to nothing, more of them tell more than exact equities would
    return replace(job, chunk=max(_FEW_NATIVE, min(-(-deals // parts), _MANY_NATIVE)))


def _player(player: Any) -> Player:
    if isinstance(player, str):
        return read_player(player)
    if not callable(getattr(player, "choose", None)):
        raise ValueError(f"{player!r} is no player: it has no method choose(view, options, rng)")
    found: Player = player
    return found
