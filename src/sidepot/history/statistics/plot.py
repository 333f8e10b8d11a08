"""Results over hands as a graph: big blinds as they came, and without the luck of all-ins."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from sidepot.equity.drawing import new_figure, save
from sidepot.history.statistics.study import Chips


def draw_results(players: Mapping[str, Chips], path: Path) -> None:
    """Write the graph to a file of the kind its ending names; ValueError where that can't be."""
    figure = new_figure(9, 5.5)
    axes = figure.add_subplot()
    for name, chips in players.items():
        hands = range(len(chips.net) + 1)
        line = axes.plot(hands, [0.0, *chips.net], label=name, linewidth=1.6)[0]
        if chips.luckless != chips.net:
            axes.plot(hands, [0.0, *chips.luckless], "--", color=line.get_color(), linewidth=1.2)
    axes.axhline(0, color="0.4", linewidth=0.8)
    axes.set_xlim(0, max((len(chips.net) for chips in players.values()), default=1))
    axes.set_xlabel("hands")
    axes.set_ylabel("big blinds won")
    if any(chips.luckless != chips.net for chips in players.values()):
        axes.plot([], [], "--", color="0.4", label="without luck", linewidth=1.2)
    axes.legend(loc="best", framealpha=0.85, edgecolor="none")
    axes.grid(alpha=0.25)
    save(figure, path, dpi=150)
