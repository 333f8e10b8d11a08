"""What is decided by values: dials of a house, games, and what a room's HTTP interface and WebSocket take."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sidepot.room.http.schema import openapi, protocol_schema
from sidepot.rules import DIALS, DOCUMENTS, GAMES, house
from sidepot.rules.dials import text_of_value
from sidepot.words import words

_METHODS = ("get", "post")
_PARTS = {"properties", "prefixItems"}


def dials() -> str:
    """Every dial: its name on the page, what it decides, what it takes, and what the five houses set."""
    say = words("en")
    five = [house(name) for name in DOCUMENTS]
    head = f"| {' | '.join(DOCUMENTS)} |\n|{'---|' * len(five)}\n"
    parts = ["# Dials", "What a house decides, and what the five houses that play by a document have chosen."]
    for name, dial in DIALS.items():
        told = f"{say(f'dial-{name}.hint')}. It takes {dial.takes.told('en')}."
        parts += [f"## {name}", f"On the page: *{say(f'dial-{name}')}*. {told}"]
        parts.append(head + f"| {' | '.join([_value(getattr(rules, name)) for rules in five])} |")
    return "\n\n".join(parts) + "\n"


def games() -> str:
    """Every game, in a sentence."""
    rows = [f"| `{name}` | {_game(name)} |" for name in sorted(GAMES)]
    return "# Games\n\nThe values of the dial `game`.\n\n| game | |\n|---|---|\n" + "\n".join(rows) + "\n"


def http() -> str:
    """Every request that a room answers."""
    schema = openapi()
    parts = [
        "# HTTP interface",
        "Every room serves this as `GET /api/openapi.json`. Bodies and answers are JSON. "
        "The [WebSocket](socket.md) has a page of its own.",
    ]
    for path, operations in schema["paths"].items():
        for method in _METHODS:
            if method in operations:
                parts += _operation(method, path, operations[method], schema)
    parts += _shapes({name: shape for name, shape in schema["components"]["schemas"].items() if _PARTS & shape.keys()})
    return "\n\n".join(parts) + "\n"


def socket() -> str:
    """Every command and message of the WebSocket."""
    schema = protocol_schema()
    version = f"Version {schema['version']} of the protocol, which every room serves as `GET /api/schema.json`."
    parts = ["# WebSocket", version]
    for title, kind in (("Commands", "commands"), ("Messages", "messages")):
        parts.append(f"## {title}")
        for each in _kinds(schema[kind]):
            parts += _shape(each, schema["$defs"][each])
    told = {*_kinds(schema["commands"]), *_kinds(schema["messages"])}
    parts += _shapes({name: shape for name, shape in schema["$defs"].items() if name not in told})
    return "\n\n".join(parts) + "\n"


def _value(value: Any) -> str:
    return f"`{text_of_value(value)}`" if value != () else "–"


def _game(name: str) -> str:
    return words("en")(f"rules-game-{name}", game=words("en")(f"house-game-{name}"))


def _operation(method: str, path: str, operation: dict[str, Any], schema: dict[str, Any]) -> Iterator[str]:
    yield f"## {method.upper()} {path}"
    yield operation["summary"]
    if query := [each for each in operation["parameters"] if each["in"] == "query"]:
        yield "In the query: " + ", ".join(f"`{each['name']}` ({each['description']})" for each in query) + "."
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    answer = operation["responses"]["200"]["content"].get("application/json", {}).get("schema")
    for title, found in (("Body", body), ("Answer", answer)):
        if found is not None:
            yield f"{title}:"
            yield _fields(_resolved(found, schema["components"]["schemas"])) or f"`{_type(found)}`"


def _resolved(found: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    named: dict[str, Any] = parts[_name(found["$ref"])] if "$ref" in found else found
    return named


def _kinds(found: dict[str, Any]) -> list[str]:
    return sorted(_name(each["$ref"]) for each in found["anyOf"])


def _shapes(shapes: dict[str, Any]) -> Iterator[str]:
    """What bodies, answers and messages have within them, by name."""
    yield "## Shapes"
    for name, shape in sorted(shapes.items()):
        yield f"### {name}"
        yield shape.get("description", "")
        yield _fields(shape) or _items(shape)


def _items(shape: dict[str, Any]) -> str:
    """What stands in a list by its place."""
    items, needed = shape.get("prefixItems", []), shape.get("minItems", 0)
    told = [_type(each) + ("" if at < needed else " (or nothing)") for at, each in enumerate(items)]
    return f"A list: {', '.join(told)}." if told else ""


def _shape(name: str, shape: dict[str, Any]) -> Iterator[str]:
    tag = shape["properties"].get("type", {}).get("enum", [name])[0]
    yield f"### {tag}"
    yield shape.get("description", "")
    if fields := _fields(shape):
        yield fields


def _fields(shape: dict[str, Any]) -> str:
    needed = shape.get("required", ())
    rows = [
        f"| `{name}` | {_type(each)} | {'' if name in needed else _without(each)} |"
        for name, each in shape.get("properties", {}).items()
        if name != "type"
    ]
    return "| field | type | default |\n|---|---|---|\n" + "\n".join(rows) if rows else ""


def _without(each: dict[str, Any]) -> str:
    return f"`{each['default']!r}`" if "default" in each else "empty"


def _type(found: dict[str, Any]) -> str:
    if "$ref" in found:
        return f"[{_name(found['$ref'])}](#{_name(found['$ref']).lower()})"
    if "anyOf" in found:
        return " or ".join(dict.fromkeys(_type(each) for each in found["anyOf"]))
    if "enum" in found:
        return ", ".join(f"`{each}`" for each in found["enum"])
    if found.get("type") == "array":
        return f"a list of {_type(found['items'])}" if found.get("items") else "a list"
    return str(found.get("type", "anything"))


def _name(reference: str) -> str:
    return reference.rpartition("/")[2]
