"""JSON Schema of the WebSocket protocol and OpenAPI of the HTTP interface, made from the structs themselves."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from sidepot.room import protocol
from sidepot.room.http.api import API
from sidepot.room.http.asking import Endpoint
from sidepot.room.protocol.refusals import Code
from sidepot.room.record.downloads import Download
from sidepot.room.record.files import MEDIA

_REF = "#/components/schemas/{name}"


@cache
def protocol_schema() -> dict[str, Any]:
    """Every command and message of the WebSocket."""
    (commands, messages), parts = msgspec.json.schema_components(
        [protocol.ClientCommand, protocol.ServerMessage], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "sidepot card room",
        "version": protocol.VERSION,
        "commands": commands,
        "messages": messages,
        "$defs": parts,
    }


@cache
def openapi() -> dict[str, Any]:
    """The HTTP interface."""
    kinds = [kind for endpoint in API for kind in (endpoint.body, endpoint.answer) if kind not in (None, Download)]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template=_REF)
    by_kind = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, Any] = {}
    for endpoint in API:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, by_kind)
    return {
        "openapi": "3.1.0",
        "info": {"title": "sidepot card room", "version": str(protocol.VERSION)},
        "paths": paths,
        "components": {
            "schemas": {**parts, "Refusal": _refusal()},
            "securitySchemes": {
                "session": {"type": "apiKey", "in": "cookie", "name": "sidepot"},
                "bot": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _refusal() -> dict[str, Any]:
    return {
        "type": "object",
        "properties": {
            "code": {"enum": [code.value for code in Code]},
            "message": {"type": "string", "description": "the end of its message; without it, the code"},
            "given": {"type": "object", "description": "what stands in that message"},
            "rule": {"type": "string"},
        },
        "required": ["code"],
    }


def _operation(endpoint: Endpoint, by_kind: dict[Any, Any]) -> dict[str, Any]:
    refused = {
        "description": "refused: nothing has changed",
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}},
    }
    operation: dict[str, Any] = {
        "summary": endpoint.says,
        "operationId": endpoint.handler.__name__.strip("_"),
        "parameters": [*_in_path(endpoint.path), *_in_query(endpoint)],
        "responses": {
            "200": {"description": (endpoint.answer.__doc__ or "").strip(), "content": _content(endpoint, by_kind)},
            "4XX": refused,
            "503": refused,
        },
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": by_kind[endpoint.body]}}
        operation["requestBody"] = {"required": True, "content": content}
    if endpoint.session:
        operation["security"] = [{"session": []}, {"bot": []}]
    return operation


def _content(endpoint: Endpoint, by_kind: dict[Any, Any]) -> dict[str, Any]:
    if endpoint.answer is Download:
        return {media.partition(";")[0]: {"schema": {"type": "string"}} for media in MEDIA.values()}
    return {"application/json": {"schema": by_kind[endpoint.answer]}}


def _in_path(path: str) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", path)
    ]


def _in_query(endpoint: Endpoint) -> list[dict[str, Any]]:
    return [
        {"name": name, "in": "query", "required": False, "description": says, "schema": {"type": "string"}}
        for name, says in endpoint.query.items()
    ]
