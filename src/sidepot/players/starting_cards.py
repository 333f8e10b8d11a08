"""Starting cards in points."""

from __future__ import annotations


def two_cards(first: int, second: int) -> int:
    """Two starting cards in points after Chen, doubled: 40 for aces, 20 for tens or AK, −3 for 72."""
    top, low = first >> 2, second >> 2
    if top < low:
        top, low = low, top
    points = top + 2
    if top == 12:
        points = 20
    elif top >= 9:
        points = 16 if top == 11 else 14 if top == 10 else 12
    if top == low:
        return 2 * points if points > 5 else 10
    apart = top - low - 1
    if first & 3 == second & 3:
        points += 4
    if apart >= 4:
        return points - 10
    points -= 8 if apart == 3 else 2 * apart
    return points + 2 if apart < 2 and top < 10 else points
