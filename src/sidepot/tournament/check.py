"""Refusing structures that make no sense: every reason with the key it is about."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from sidepot.rules.levels import HIGHEST, Level
from sidepot.tournament.payouts import Payouts
from sidepot.tournament.sheet_keys import MOST_EACH, MOST_LEVELS, Reason, wrong
from sidepot.tournament.structure import Structure
from sidepot.words import Phrase, phrase
from sidepot.words.refusal import sentence_of


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
            yield wrong(key, "chairs-deck", key=key, value=chairs, game=rules.game, most=most)
        elif chairs < 2 and not (key == "final_table" and chairs == 0):
            yield wrong(key, "chairs-two", key=key, value=chairs)
    if rules.rake:
        yield wrong("house", "rake", house=rules.house, rake=rules.rake)
    if structure.most is not None and structure.most < 2:
        yield wrong("max_entrants", "entrants-two", value=structure.most)
    starts = structure.starts_with
    if starts is not None and (starts < 2 or (structure.most is not None and starts > structure.most)):
        if structure.most:
            yield wrong("starts_with", "starts-with-most", value=starts, most=structure.most)
        else:
            yield wrong("starts_with", "starts-with", value=starts)


def _levels(structure: Structure) -> Iterator[Reason]:
    levels = structure.levels
    if not levels.steps:
        yield wrong("levels.blinds", "blinds-empty")
        return
    for number, (before, after) in enumerate(pairwise(levels.steps), 2):
        if after.sb < before.sb or after.bb < before.bb or after.ante < before.ante:
            yield wrong("levels.blinds", "level-falls", level=number, blinds=_text(after), before=_text(before))
    for number, level in enumerate(levels.steps, 1):
        if level.lasts < 1:
            yield wrong("levels.every", "level-lasts", level=number, value=level.lasts)
        if max(level.sb, level.bb, level.ante) > HIGHEST:
            yield wrong("levels.blinds", "level-high", level=number, blinds=_text(level), most=HIGHEST)
            return
    yield from _playable(structure)
    if levels.steps[-1].rest:
        yield wrong("levels.breaks", "break-last", level=len(levels.steps))


def _playable(structure: Structure) -> Iterator[Reason]:
    """Every level, also those that come from doubling the last one."""
    levels, index, doubled = structure.levels, -1, False
    while index < 0 or not (levels.last(index) or doubled):
        index += 1
        try:
            structure.rules_at(index)
        except ValueError as error:
            yield wrong("levels.blinds", "level-rules", level=index + 1, why=sentence_of(error))
            doubled = index >= len(levels.steps)  # those after it are no better


def _text(level: Level) -> Phrase:
    amounts = {"blinds": f"{level.sb}/{level.bb}", "ante": str(level.ante)}
    return phrase("sheet-blinds-ante" if level.ante else "sheet-blinds-alone", **amounts)


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
            yield wrong(key, "level-after", key=key, value=level, last=last)
    if structure.late < 0:
        yield wrong("late", "late", value=structure.late)
    if structure.reentries and not structure.late:
        yield wrong("reentries", "reentries", value=structure.reentries)
    if structure.late and structure.starts_at is None and structure.starts_with == structure.most is not None:
        yield wrong("late", "late-full", value=structure.late)
    if rebuys is not None and rebuys.until < 1:
        yield wrong("rebuys.until", "level-from", key="rebuys.until", value=rebuys.until)
    if add_on is not None and add_on.level < 1:
        yield wrong("add_on.level", "level-from", key="add_on.level", value=add_on.level)


def _chips(structure: Structure) -> Iterator[Reason]:
    rebuys, add_on = structure.rebuys, structure.add_on
    given = [("stack", structure.stack)]
    given += [] if rebuys is None else [("rebuys.chips", rebuys.chips)]
    given += [] if add_on is None else [("add_on.chips", add_on.chips)]
    for key, chips in given:
        if not 1 <= chips <= MOST_EACH:
            yield wrong(key, "chips", key=key, value=chips, most=MOST_EACH)


def _payouts(payouts: Payouts) -> Iterator[Reason]:
    if payouts.largest is not None:
        return
    if not payouts.brackets:
        yield wrong("payouts", "payouts-empty")
    for bracket in payouts.brackets:
        text, whole = list(bracket.shares), sum(bracket.shares)
        if not bracket.shares or any(share < 1 for share in bracket.shares):
            yield wrong("payouts", "payouts-least", value=text)
        elif whole != 100:
            yield wrong("payouts", "payouts-whole", value=text, sum=whole)
        if list(bracket.shares) != sorted(bracket.shares, reverse=True):
            yield wrong("payouts", "payouts-order", value=text)
    for before, after in pairwise(payouts.brackets):
        if after.entrants <= before.entrants:
            yield wrong("payouts", "payouts-entrants", entrants=after.entrants, before=before.entrants)


def _timed(structure: Structure) -> Iterator[Reason]:
    if structure.ends_after is not None and structure.ends_after < 1:
        yield wrong("hands", "at-least-one", key="hands", value=structure.ends_after)
    if structure.most is None or structure.most > structure.chairs:
        yield wrong("max_entrants", "timed-table", chairs=structure.chairs)
    if structure.late or structure.rebuys is not None or structure.add_on is not None:
        key = "late" if structure.late else "rebuys" if structure.rebuys is not None else "add_on"
        yield wrong(key, "timed-not", key=key)


def _season(structure: Structure) -> Iterator[Reason]:
    if structure.joining and structure.starts_at is not None:
        yield wrong("starts_at", "season-starts-at")
    if structure.joining and structure.buy_in + structure.fee:
        yield wrong("joining", "season-joining")
    if structure.games < 1:
        yield wrong("games", "at-least-one", key="games", value=structure.games)
    if structure.late or structure.rebuys is not None or structure.add_on is not None or structure.refill:
        key = "late" if structure.late else "rebuys" if structure.rebuys is not None else "add_on"
        key = "refill" if structure.refill else key
        yield wrong(key, "season-not", key=key)
    most = max(structure.points)
    if structure.most is not None and structure.most > most:
        yield wrong("max_entrants", "season-points", value=structure.most, most=most)
    for players, row in structure.points.items():
        if len(row) != players:
            yield wrong(f"points.{players}", "points-places", players=players, numbers=len(row))
        elif list(row) != sorted(row, reverse=True):
            yield wrong(f"points.{players}", "points-rise", players=players)
