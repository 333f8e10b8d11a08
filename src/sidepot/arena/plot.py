"""Chip graphs: everyone's chips over the hands, in big blinds, in a band of the 95 % interval."""

from __future__ import annotations

from pathlib import Path

from sidepot.arena.results import Simulation
from sidepot.equity.drawing import new_figure, save


def draw_chips(found: Simulation, path: Path) -> None:
    """Write the graph to a file of the kind its ending names; ValueError where that can't be."""
    figure = new_figure(9, 5.5)
    axes = figure.add_subplot()
    bb = found.blinds[1]
    hands = [0, *(point.hands for point in found.course)]
    for number, score in enumerate(found.players):
        chips = [0.0, *(point.net[number] / bb for point in found.course)]
        band = [0.0, *(point.margin[number] / bb for point in found.course)]
        line = axes.plot(hands, chips, label=f"{score.name}  {score.bb100:+.1f} bb/100", linewidth=1.6)[0]
        low, high = ([at + sign * wide for at, wide in zip(chips, band, strict=True)] for sign in (-1, 1))
        axes.fill_between(hands, low, high, color=line.get_color(), alpha=0.15, linewidth=0)
    axes.axhline(0, color="0.4", linewidth=0.8)
    axes.set_xlim(0, hands[-1])
    axes.set_xlabel("hands")
    axes.set_ylabel("big blinds won")
    axes.set_title(f"{found.house}: {found.hands:,} hands, 95 % bands")
    axes.legend(loc="best", frameon=False)
    axes.grid(alpha=0.25)
    save(figure, path, dpi=150)
