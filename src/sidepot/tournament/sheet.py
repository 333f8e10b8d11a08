"""A tournament as a TOML file, its structure sheet: structure, field and pace. Reading one checks every line of it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path
from typing import Any

from msgspec import Struct

from sidepot.bots.address import Address, read_address
from sidepot.files import read_text
from sidepot.rules import NAMES, Rules, house
from sidepot.rules.dials import BadDials
from sidepot.rules.levels import HANDS, ORBITS, TIME, Level, Levels, bb_with, levels_of_house
from sidepot.table import Clock
from sidepot.toml import MOST_BYTES, parse_toml
from sidepot.tournament.check import senseless
from sidepot.tournament.payouts import NAMED, Bracket, Payouts
from sidepot.tournament.places import STACKS, STRENGTH
from sidepot.tournament.points import LEAGUE
from sidepot.tournament.runner import ABSENT, Field
from sidepot.tournament.sheet_keys import FIELD, MOST_PLAYERS, BadSheet, Reason, checked, wrong
from sidepot.tournament.sheet_lines import line_of, lines_of
from sidepot.tournament.structure import MINUTE, STILL_HANDS, AddOn, Rebuys, Structure
from sidepot.words import Phrase, phrase
from sidepot.words.refusal import placed, sentence_of

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
    source: str | Phrase = "tournament.toml",
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
        stem = Path(source).stem if isinstance(source, str) else ""
        sheet = _sheet(checked(_entered(checked(data, most), entrants), most), stem, folder)
        reasons = [*senseless(sheet.structure), *_field_reasons(sheet, kinds, people)]
    except BadSheet as bad:
        reasons = bad.reasons
    if reasons:
        lines = lines_of(text)
        raise BadSheet([(key, placed(_place(source, line_of(lines, key)), why)) for key, why in reasons])
    return sheet


def _entered(data: dict[str, Any], entrants: Entrants) -> dict[str, Any]:
    """The data with the entrants that are given beside it."""
    field = data.get("field", {})
    if entrants.players:
        field = {**{key: value for key, value in field.items() if key in FIELD}, "named": entrants.players}
    bots = [*data.get("bot", []), *({"name": name, "url": url} for name, url in entrants.bots.items())]
    return {**data, "field": field, "bot": bots}


def _place(source: str | Phrase, line: int | None) -> str | Phrase:
    return source if line is None else phrase("mistake-line-of", file=source, line=str(line))


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
        raise BadSheet([wrong("house", "house", houses=", ".join(NAMES))])
    if name not in NAMES and folder is not None and name.endswith(".toml"):
        name = str(folder / name)
    dials = data.get("dials", {})
    try:
        return house(name, **dials)
    except BadDials as no:
        if no.places:
            raise BadSheet([("house", no.whole)]) from None
        own = "dials" if dials else "house"
        raise BadSheet([(f"dials.{dial}" if dial in dials else own, why) for dial, why in no.reasons]) from None
    except ValueError as error:
        raise BadSheet([("house", sentence_of(error))]) from None


def _levels(data: dict[str, Any], rules: Rules, timed: bool) -> Levels:
    given = data.get("levels")
    if given is None:
        own = levels_of_house(rules)
        if own is None and timed:
            return Levels((Level(rules.sb, rules.bb, lasts=5),), HANDS, doubles=True)  # K8
        if own is None:
            raise BadSheet([wrong("levels", "levels", house=rules.house)])
        return own
    by = {"minutes": TIME, "hands": HANDS, "orbits": ORBITS}[given.get("by", "hands")]
    blinds = given.get("blinds", [[rules.sb, rules.bb]])
    every = given.get("every", 1)
    if isinstance(every, list) and len(every) != len(blinds):
        raise BadSheet([wrong("levels.every", "levels-every", lengths=len(every), levels=len(blinds))])
    lasts = every if isinstance(every, list) else [every] * len(blinds)
    breaks, rest = given.get("breaks", []), given.get("break_minutes", 0) * MINUTE
    if bool(breaks) != bool(rest):
        raise BadSheet([wrong("levels.breaks", "breaks-both")])
    for level in breaks:
        if not 1 <= level <= len(blinds):
            raise BadSheet([wrong("levels.breaks", "breaks-level", level=level, last=len(blinds))])
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
                raise BadSheet([wrong(f"field.{kind}", "field-twice", name=name)])
            players[name] = kind
    for number, name in enumerate(bots, 1):
        if name in players:
            raise BadSheet([wrong(f"bot.{number}.name", "bot-and-player", name=name)])
        players[name] = OVER_HTTP
    return Field(players, guests=guests, hand=hand, **settings)


def _field_reasons(sheet: Sheet, kinds: Collection[str] | None, people: bool) -> Iterator[Reason]:
    field, structure = sheet.field, sheet.structure
    many = len(field.players)
    if many < 2 and not people:
        yield wrong("field", "field-two")
        return
    if sheet.bots and kinds is not None and OVER_HTTP not in kinds:
        yield wrong("bot", "bots-not-here")
    known = None if kinds is None else {*kinds, ABSENT} - {OVER_HTTP}
    others = [kind for name, kind in field.players.items() if name not in sheet.bots]
    for kind in dict.fromkeys((*others, *(field.guests if structure.refill else ()))):
        if known is not None and kind not in known and not (OWN in known and ":" in kind):
            yield wrong(f"field.{kind}", "field-no-player", kind=repr(kind), players=", ".join(sorted(known)))
    if field.players and all(kind == ABSENT for kind in field.players.values()):
        yield wrong("field", "field-absent")
    if structure.refill and not field.guests:
        yield wrong("field.guests", "guests")
    if structure.most is not None and many > structure.most:
        key = "max_entrants" if sheet.format == TOURNAMENT else "field"
        yield wrong(key, "field-most", players=many, most=structure.most)
    if field.late and not structure.late:
        yield wrong("field.late", "field-late", late=field.late)
    if field.late and field.late > many - 2:
        yield wrong("field.late", "field-late-many", late=field.late, players=many)
    for key, percent in (("field.rebuy", field.rebuy), ("field.add_on", field.add_on)):
        if percent > 100:
            yield wrong(key, "percent", key=key, value=percent)
    if structure.points and many > 1 and many not in structure.points:
        yield wrong("field", "field-points", players=many, most=max(structure.points))
