"""Which languages there are, and which of them somebody means."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping

LANGUAGES = {
    "en": "English", "de": "Deutsch", "es": "Español", "fr": "Français", "pt-BR": "Português (Brasil)", "pl": "Polski",
}  # fmt: skip
"""Each language by its own name."""
ENGLISH = "en"
MOST_TAGS = 20
"""So many languages a browser asks for at most."""


def chosen(wanted: Iterable[str]) -> str:
    """The first wanted language that there is, by its whole tag or else by its language; English without one."""
    for tag in wanted:
        parts = tag.replace("_", "-").split("-")
        near = [known for known in LANGUAGES if known.split("-")[0] == parts[0].lower()]
        exact = [known for known in near if known.lower() == "-".join(parts[:2]).lower()]
        if exact or near:
            return (exact or near)[0]
    return ENGLISH


def preferred(accepted: str) -> str:
    """The language that a browser's Accept-Language asks for first: `de-AT,de;q=0.9,en;q=0.8`."""
    found: list[tuple[float, str]] = []
    for part in accepted.split(",")[:MOST_TAGS]:
        tag, _, weight = part.partition(";q=")
        try:
            found.append((float(weight or 1), tag.strip()))
        except ValueError:
            continue
    return chosen([tag for weight, tag in sorted(found, key=lambda each: -each[0]) if weight > 0])


def from_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language that LANGUAGE, LC_ALL, LC_MESSAGES or LANG ask for, as other programs read them."""
    given = os.environ if environment is None else environment
    locale = next((given[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if given.get(name)), "")
    locale = locale.partition(".")[0].partition("@")[0]
    if locale in ("", "C", "POSIX"):
        return ENGLISH
    return chosen([*given.get("LANGUAGE", "").split(":"), locale])
