"""A tournament as a TOML file, its structure sheet: structure, field and pace. Reading one checks every line of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from sidepot.bots.address import Address, read_address
from sidepot.files import read_text
from sidepot.rules import NAMES, Rules, house
from sidepot.rules.levels import HANDS, ORBITS, TIME, Level, Levels, bb_with, levels_of_house
from sidepot.table import Clock
from sidepot.toml import MOST_BYTES, parse_toml
from sidepot.tournament.check import senseless
from sidepot.tournament.payouts import NAMED, Bracket, Payouts
from sidepot.tournament.places import STACKS, STRENGTH
from sidepot.tournament.points import LEAGUE
from sidepot.tournament.runner import ABSENT, Field
from sidepot.tournament.sheet_keys import FIELD, MOST_PLAYERS, Reason, Wrong, checked
from sidepot.tournament.sheet_lines import line_of, lines_of
from sidepot.tournament.structure import MINUTE, STILL_HANDS, AddOn, Rebuys, Structure

SECOND = 1000
TOURNAMENT, SEASON, TIMED = "tournament", "season", "timed"


OVER_HTTP = "[[bot]]"
"""The kind of player that a bot over HTTP is."""
OWN = "my_bot.py:MyBot"
"""Stands for all players of one's own, where they are among the kinds that there are."""


class Sheet(Struct, frozen=True):
    """What a file says: the format, the structure, and the auto players that play it."""

    format: str
    structure: Structure
    field: Field
    bots: Mapping[str, Address] = {}
    """Where the players are that are asked over HTTP."""


class Entrants(Struct, frozen=True):
    """Who plays, beside what the file says: *players* instead of its field, *bots* in addition to its own."""

    players: dict[str, str] = {}
    """The kind of each one."""
    bots: dict[str, str] = {}
    """The URL of each one."""


NOBODY_ELSE = Entrants()


def read_sheet(name: str, kinds: Collection[str] | None = None, entrants: Entrants = NOBODY_ELSE) -> Sheet:
    """A tournament from a file; ValueError names the line and the reason. *kinds* of players there are."""
    path = Path(name)
    return parse_sheet(sheet_text(name), path.name, kinds, path.parent, entrants)


def sheet_text(name: str) -> str:
    """The text of a tournament's file; ValueError where it is none."""
    return read_text(name, MOST_BYTES, "tournament")


def parse_sheet(
    text: str,
    source: str = "tournament.toml",
    kinds: Collection[str] | None = None,
    folder: Path | None = Path(),
    entrants: Entrants = NOBODY_ELSE,
    most: int = MOST_PLAYERS,
    people: bool = False,
) -> Sheet:
    """A tournament from TOML text; *source* is named in errors, house files are looked up in *folder* if there is one.

    A field of more than *most* players is refused, and one of fewer than two unless *people* can enter too.
    """
    data = parse_toml(text, source)
    try:
        sheet = _sheet(checked(_entered(checked(data, most), entrants), most), Path(source).stem, folder)
        reasons = [*senseless(sheet.structure), *_field_reasons(sheet, kinds, people)]
    except Wrong as wrong:
        reasons = wrong.reasons
    if reasons:
        lines = lines_of(text)
        raise ValueError("\n".join(_told(source, lines, reason) for reason in reasons))
    return sheet


def _entered(data: dict[str, Any], entrants: Entrants) -> dict[str, Any]:
    """The data with the entrants that are given beside it."""
    field = data.get("field", {})
    if entrants.players:
        field = {**{key: value for key, value in field.items() if key in FIELD}, "named": entrants.players}
    bots = [*data.get("bot", []), *({"name": name, "url": url} for name, url in entrants.bots.items())]
    return {**data, "field": field, "bot": bots}


def _told(source: str, lines: dict[tuple[str, ...], int], reason: Reason) -> str:
    key, says = reason
    line = line_of(lines, key)
    return f"{source}: {says}" if line is None else f"{source}, line {line}: {says}"


def _sheet(data: dict[str, Any], stem: str, folder: Path | None) -> Sheet:
    kind = data.get("format", TOURNAMENT)
    rules = _rules(data, kind, folder)
    bots = {row["name"]: read_address(row["url"]) for row in data.get("bot", [])}
    field = _field(data, bots)
    season, timed = kind == SEASON, kind == TIMED
    chairs = data.get("chairs", min(9, rules.max_players))
    points = {int(players): tuple(row) for players, row in data.get("points", {}).items()}
    structure = Structure(
        name=data.get("name", stem),
        about=data.get("about", ""),
        rules=rules,
        levels=_levels(data, rules, timed),
        chairs=chairs,
        stack=data.get("stack", rules.usual_buy_in),
        draw=data.get("draw", not season),
        most=data.get("max_entrants", chairs if timed or season else None),
        starts_with=data.get("starts_with"),
        starts_at=round(data["starts_at"].timestamp() * SECOND) if "starts_at" in data else None,
        late=data.get("late", 0),
        reentries=data.get("reentries", 0),
        rebuys=_rebuys(data),
        add_on=AddOn(**data["add_on"]) if "add_on" in data else None,
        buy_in=data.get("buy_in", 0),
        fee=data.get("fee", 0),
        guarantee=data.get("guarantee", 0),
        payouts=_payouts(data.get("payouts", "standard")),
        places=data.get("places", STRENGTH if season else STACKS),
        hand_for_hand=data.get("hand_for_hand", 1),
        final=data.get("final_table"),
        ends_after=data.get("hands", rules.ends_after) if timed else None,
        refill=data.get("refill", timed),
        still_hands=data.get("still_hands", STILL_HANDS),
        clock=_clock(data),
        games=data.get("games", 1),
        points={**LEAGUE, **points} if season else {},
        joining=data.get("joining", False),
        between=data.get("between", 0) * SECOND,
    )
    return Sheet(kind, structure, field, bots)


def _rules(data: dict[str, Any], kind: str, folder: Path | None) -> Rules:
    name = data.get("house", {SEASON: "league", TIMED: "kitchen"}.get(kind, "standard"))
    if name not in NAMES and folder is None:
        raise Wrong([("house", f"house is one of {', '.join(NAMES)}")])
    if name not in NAMES and folder is not None and name.endswith(".toml"):
        name = str(folder / name)
    try:
        return house(name, **data.get("dials", {}))
    except ValueError as error:
        # the message begins with the dial's name
        key = f"dials.{str(error).split()[0]}" if data.get("dials") else "house"
        raise Wrong([(key, str(error))]) from None


def _levels(data: dict[str, Any], rules: Rules, timed: bool) -> Levels:
    given = data.get("levels")
    if given is None:
        own = levels_of_house(rules)
        if own is None and timed:
            return Levels((Level(rules.sb, rules.bb, lasts=5),), HANDS, doubles=True)  # K8
        if own is None:
            example = '[levels] with by = "hands", every = 10, blinds = [[25, 50], [50, 100]]'
            raise Wrong([("levels", f"the levels are missing, and the house {rules.house} has none: add {example}")])
        return own
    by = {"minutes": TIME, "hands": HANDS, "orbits": ORBITS}[given.get("by", "hands")]
    blinds = given.get("blinds", [[rules.sb, rules.bb]])
    every = given.get("every", 1)
    if isinstance(every, list) and len(every) != len(blinds):
        raise Wrong([("levels.every", f"levels.every has {len(every)} lengths for {len(blinds)} levels")])
    lasts = every if isinstance(every, list) else [every] * len(blinds)
    breaks, rest = given.get("breaks", []), given.get("break_minutes", 0) * MINUTE
    if bool(breaks) != bool(rest):
        raise Wrong([("levels.breaks", "levels.breaks says after which levels, break_minutes how long: give both")])
    for level in breaks:
        if not 1 <= level <= len(blinds):
            raise Wrong([("levels.breaks", f"levels.breaks: there is no level {level}: 1 to {len(blinds)}")])
    unit = MINUTE if by == TIME else 1
    steps = [
        Level(*_amounts(row, rules), lasts=length * unit, rest=rest if number in breaks else 0)
        for number, (row, length) in enumerate(zip(blinds, lasts, strict=True), 1)
    ]
    doubles = given.get("then", "stay") == "double" or "blinds" not in given
    return Levels(tuple(steps), by, doubles, given.get("bb_ante", False))


def _amounts(row: int | list[int], rules: Rules) -> tuple[int, int, int]:
    """Small blind, big blind, ante; a small blind alone brings the big one that the house has with it."""
    if isinstance(row, int):
        return row, bb_with(rules, row), 0
    return row[0], row[1], row[2] if len(row) > 2 else 0


def _rebuys(data: dict[str, Any]) -> Rebuys | None:
    given = data.get("rebuys")
    if given is None:
        return None
    rest = {key: value for key, value in given.items() if key != "wait_seconds"}
    return Rebuys(**rest, wait=given.get("wait_seconds", 20) * SECOND)


def _payouts(given: str | list[Any]) -> Payouts:
    if isinstance(given, str):
        return NAMED[given]
    if given and isinstance(given[0], dict):
        return Payouts(tuple([Bracket(row["entrants"], tuple(row["percent"])) for row in given]))
    return Payouts((Bracket(1, tuple(given)),))


def _clock(data: dict[str, Any]) -> Clock:
    given = {key: value * SECOND for key, value in data.get("clock", {}).items()}
    return Clock(**{**given, "pause": max(1, given.get("pause", 0))})


def _field(data: dict[str, Any], bots: Collection[str]) -> Field:
    given = dict(data.get("field", {}))
    named: dict[str, str] = given.pop("named", {})
    settings = {key: given.pop(key) for key in ("late", "rebuy", "add_on") if key in given}
    guests = tuple(given.pop("guests", ("caller",)))
    hand = given.pop("seconds_per_hand", 60) * SECOND
    players = dict(named)
    for kind, count in given.items():
        for number in range(1, count + 1):
            name = f"{kind.rpartition(':')[2]} {number}"
            if name in players:
                twice = f"there are two players by the name of {name}: name them in [field.named]"
                raise Wrong([(f"field.{kind}", twice)])
            players[name] = kind
    for number, name in enumerate(bots, 1):
        if name in players:
            raise Wrong([(f"bot.{number}.name", f"there are two players by the name of {name}: a bot and another")])
        players[name] = OVER_HTTP
    return Field(players, guests=guests, hand=hand, **settings)


def _field_reasons(sheet: Sheet, kinds: Collection[str] | None, people: bool) -> Iterator[Reason]:
    field, structure = sheet.field, sheet.structure
    many = len(field.players)
    if many < 2 and not people:
        yield "field", "field: it takes two players at least, as in [field] with rock = 4, caller = 2"
        return
    if sheet.bots and kinds is not None and OVER_HTTP not in kinds:
        yield "bot", "bots over HTTP can't play here: only auto players can"
    known = None if kinds is None else {*kinds, ABSENT} - {OVER_HTTP}
    others = [kind for name, kind in field.players.items() if name not in sheet.bots]
    for kind in dict.fromkeys((*others, *(field.guests if structure.refill else ()))):
        if known is not None and kind not in known and not (OWN in known and ":" in kind):
            yield f"field.{kind}", f"field: there is no player {kind!r}; there are {', '.join(sorted(known))}"
    if field.players and all(kind == ABSENT for kind in field.players.values()):
        yield "field", "field: somebody has to be there"
    if structure.refill and not field.guests:
        yield "field.guests", "field.guests is empty: somebody has to take the empty chairs"
    if structure.most is not None and many > structure.most:
        key = "max_entrants" if sheet.format == TOURNAMENT else "field"
        yield key, f"field: {many} players, but {structure.most} may enter"
    if field.late and not structure.late:
        yield "field.late", f"field.late = {field.late}: nobody can come late without late registration (late)"
    if field.late and field.late > many - 2:
        yield "field.late", f"field.late = {field.late} of {many}: two have to be there at the start"
    for key, percent in (("field.rebuy", field.rebuy), ("field.add_on", field.add_on)):
        if percent > 100:
            yield key, f"{key} = {percent}: a chance from 0 to 100 %"
    if structure.points and many > 1 and many not in structure.points:
        most = max(structure.points)
        yield "field", f"field: there are no points for {many} players: 2 to {most}"
