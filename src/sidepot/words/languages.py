"""Which languages there are, and which of them somebody means."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping

LANGUAGES = {
    "en": "English", "de": "Deutsch", "es": "Español", "fr": "Français", "pt-BR": "Português (Brasil)", "pl": "Polski",
}  # fmt: skip
"""Each language by its own name."""
ENGLISH = "en"


def chosen(wanted: Iterable[str]) -> str:
    """The first wanted language that there is, by its whole tag or else by its language; English without one."""
    for tag in wanted:
        parts = tag.replace("_", "-").split("-")
        near = [known for known in LANGUAGES if known.split("-")[0] == parts[0].lower()]
        exact = [known for known in near if known.lower() == "-".join(parts[:2]).lower()]
        if exact or near:
            return (exact or near)[0]
    return ENGLISH


def from_environment(environment: Mapping[str, str] | None = None) -> str:
    """The language that LANGUAGE, LC_ALL, LC_MESSAGES or LANG ask for, as other programs read them."""
    given = os.environ if environment is None else environment
    locale = next((given[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if given.get(name)), "")
    locale = locale.partition(".")[0].partition("@")[0]
    if locale in ("", "C", "POSIX"):
        return ENGLISH
    return chosen([*given.get("LANGUAGE", "").split(":"), locale])
