"""Refusing structures that make no sense: every reason with the key it is about."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from sidepot.rules.levels import HIGHEST, Level
from sidepot.tournament.payouts import Payouts
from sidepot.tournament.sheet_keys import MOST_EACH, MOST_LEVELS, Reason
from sidepot.tournament.structure import Structure


def senseless(structure: Structure) -> Iterator[Reason]:
    """Every reason why this structure can't be played."""
    yield from _tables(structure)
    yield from _levels(structure)
    yield from _late(structure)
    yield from _chips(structure)
    yield from _payouts(structure.payouts)
    if structure.ends_after is not None:
        yield from _timed(structure)
    if structure.points:
        yield from _season(structure)


def _tables(structure: Structure) -> Iterator[Reason]:
    rules = structure.rules
    most = rules.max_players
    given = [("chairs", structure.chairs)] + ([] if structure.final is None else [("final_table", structure.final)])
    for key, chairs in given:
        if chairs > most:
            yield key, f"{key} = {chairs}: the deck of {rules.game} serves {most} players at most (X17)"
        elif chairs < 2 and not (key == "final_table" and chairs == 0):
            yield key, f"{key} = {chairs} is no table: 2 chairs at least"
    if rules.rake:
        yield "house", f"the house {rules.house} takes rake = {rules.rake} from pots: in a tournament use fee instead"
    if structure.most is not None and structure.most < 2:
        yield "max_entrants", f"max_entrants = {structure.most}: it takes two to play"
    starts = structure.starts_with
    if starts is not None and (starts < 2 or (structure.most is not None and starts > structure.most)):
        yield "starts_with", f"starts_with = {starts} never comes: 2 to {structure.most or 'as many as may enter'}"


def _levels(structure: Structure) -> Iterator[Reason]:
    levels = structure.levels
    if not levels.steps:
        yield "levels.blinds", "levels.blinds is empty: at least one level"
        return
    for number, (before, after) in enumerate(pairwise(levels.steps), 2):
        if after.sb < before.sb or after.bb < before.bb or after.ante < before.ante:
            yield "levels.blinds", f"level {number} falls: {_text(after)} after {_text(before)}"
    for number, level in enumerate(levels.steps, 1):
        if level.lasts < 1:
            yield "levels.every", f"level {number} lasts {level.lasts}: at least 1"
        if max(level.sb, level.bb, level.ante) > HIGHEST:
            yield "levels.blinds", f"level {number}: {_text(level)} is too high: blinds and antes are at most {HIGHEST}"
            return
    yield from _playable(structure)
    if levels.steps[-1].rest:
        yield "levels.breaks", f"no level comes after the break that follows level {len(levels.steps)}"


def _playable(structure: Structure) -> Iterator[Reason]:
    """Every level, also those that come from doubling the last one."""
    levels, index, doubled = structure.levels, -1, False
    while index < 0 or not (levels.last(index) or doubled):
        index += 1
        try:
            structure.rules_at(index)
        except ValueError as error:
            yield "levels.blinds", f"level {index + 1}: {error}"
            doubled = index >= len(levels.steps)  # those after it are no better


def _text(level: Level) -> str:
    return f"{level.sb}/{level.bb}" + (f" ante {level.ante}" if level.ante else "")


def _late(structure: Structure) -> Iterator[Reason]:
    """Entering, rebuying and adding on have to come to an end."""
    rebuys, add_on = structure.rebuys, structure.add_on
    ends = (
        ("late", structure.late),
        ("rebuys.until", 0 if rebuys is None else rebuys.until),
        ("add_on.level", 0 if add_on is None else add_on.level),
    )
    last = MOST_LEVELS if structure.levels.doubles else len(structure.levels.steps) - 1
    for key, level in ends:
        if level > last:
            yield key, f"{key} = {level} is after the end: the levels that another one follows are 1 to {last}"
    if structure.late < 0:
        yield "late", f"late = {structure.late}: a level, from 1 on, or 0 for no late registration"
    if structure.reentries and not structure.late:
        yield "reentries", f"reentries = {structure.reentries} need late registration: set late"
    if structure.late and structure.starts_at is None and structure.starts_with == structure.most is not None:
        yield "late", f"late = {structure.late}: it begins when it is full, so nobody comes late"
    if rebuys is not None and rebuys.until < 1:
        yield "rebuys.until", f"rebuys.until = {rebuys.until}: a level, from 1 on"
    if add_on is not None and add_on.level < 1:
        yield "add_on.level", f"add_on.level = {add_on.level}: a level, from 1 on"


def _chips(structure: Structure) -> Iterator[Reason]:
    rebuys, add_on = structure.rebuys, structure.add_on
    given = [("stack", structure.stack)]
    given += [] if rebuys is None else [("rebuys.chips", rebuys.chips)]
    given += [] if add_on is None else [("add_on.chips", add_on.chips)]
    for key, chips in given:
        if not 1 <= chips <= MOST_EACH:
            yield key, f"{key} = {chips}: 1 to {MOST_EACH} chips"


def _payouts(payouts: Payouts) -> Iterator[Reason]:
    if payouts.largest is not None:
        return
    if not payouts.brackets:
        yield "payouts", "payouts is empty: at least one place is paid"
    for bracket in payouts.brackets:
        text, whole = list(bracket.shares), sum(bracket.shares)
        if not bracket.shares or any(share < 1 for share in bracket.shares):
            yield "payouts", f"payouts = {text}: every paid place gets 1 % or more"
        elif whole != 100:
            yield "payouts", f"payouts = {text} make {whole} %: all places together get 100 %"
        if list(bracket.shares) != sorted(bracket.shares, reverse=True):
            yield "payouts", f"payouts = {text}: a better place is paid no less"
    for before, after in pairwise(payouts.brackets):
        if after.entrants <= before.entrants:
            yield "payouts", f"payouts: from {after.entrants} entrants on comes after from {before.entrants} on"


def _timed(structure: Structure) -> Iterator[Reason]:
    if structure.ends_after is not None and structure.ends_after < 1:
        yield "hands", f"hands = {structure.ends_after}: at least 1"
    if structure.most is None or structure.most > structure.chairs:
        yield "max_entrants", f"a timed game has one table: max_entrants is at most chairs = {structure.chairs}"
    if structure.late or structure.rebuys is not None or structure.add_on is not None:
        key = "late" if structure.late else "rebuys" if structure.rebuys is not None else "add_on"
        yield key, f"{key} is not possible in a timed game"


def _season(structure: Structure) -> Iterator[Reason]:
    if structure.joining and structure.starts_at is not None:
        yield "starts_at", "starts_at is not possible in a season that players join: it begins when they come"
    if structure.joining and structure.buy_in + structure.fee:
        yield "joining", "joining is not possible where an entry costs something: buy_in and fee are 0 then"
    if structure.games < 1:
        yield "games", f"games = {structure.games}: at least 1"
    if structure.late or structure.rebuys is not None or structure.add_on is not None or structure.refill:
        key = "late" if structure.late else "rebuys" if structure.rebuys is not None else "add_on"
        key = "refill" if structure.refill else key
        yield key, f"{key} is not possible in a season: its field is fixed"
    most = max(structure.points)
    if structure.most is not None and structure.most > most:
        yield "max_entrants", f"max_entrants = {structure.most}: there are points for {most} players at most (L14)"
    for players, row in structure.points.items():
        if len(row) != players:
            yield f"points.{players}", f"points of {players} players are {len(row)} numbers: {players} places"
        elif list(row) != sorted(row, reverse=True):
            yield f"points.{players}", f"points of {players} players rise: a better place gets no less"
