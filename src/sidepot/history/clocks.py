"""When a hand began: sites write the time of some place, by letters of their own."""

from __future__ import annotations

from datetime import UTC, datetime, tzinfo
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

ZONES = {
    "ET": "America/New_York", "EST": "America/New_York", "EDT": "America/New_York", "CT": "America/Chicago",
    "MT": "America/Denver", "PT": "America/Los_Angeles", "BRT": "America/Sao_Paulo",
    "ART": "America/Argentina/Buenos_Aires", "WET": "Europe/Lisbon", "GMT": "Europe/London", "BST": "Europe/London",
    "CET": "Europe/Paris", "CEST": "Europe/Paris", "EET": "Europe/Athens", "MSK": "Europe/Moscow",
    "IST": "Asia/Kolkata", "AEST": "Australia/Sydney",
}  # fmt: skip
"""What the letters of sites mean; summer time is theirs too."""


def in_utc(time: str, zone: str) -> str:
    """ISO 8601 without a zone, in UTC; "" where the time or the place is not known."""
    try:
        told = datetime.fromisoformat(time)
        if "T" not in time:
            return ""
        place = place_of(zone)
        if place is None:
            return ""
        return told.replace(tzinfo=place).astimezone(UTC).replace(tzinfo=None).isoformat()
    except (ValueError, OverflowError):
        return ""


@lru_cache(maxsize=64)
def place_of(zone: str) -> tzinfo | None:
    """Where a clock hangs that shows such a time; None where nobody knows."""
    if zone.upper() in ("UTC", "Z"):
        return UTC
    try:
        return ZoneInfo(ZONES.get(zone.upper(), zone))
    except (ValueError, ZoneInfoNotFoundError, OSError):
        return None
