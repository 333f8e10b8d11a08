"""When a hand began, in UTC: sites write the time of some place."""

from __future__ import annotations

from datetime import UTC, datetime
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
        place = UTC if zone in ("UTC", "Z") else ZoneInfo(ZONES.get(zone, zone))
        return told.replace(tzinfo=place).astimezone(UTC).replace(tzinfo=None).isoformat()
    except (ValueError, OverflowError, ZoneInfoNotFoundError, OSError):
        return ""
