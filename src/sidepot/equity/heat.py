"""A range on the 13×13 grid as a picture: pairs on the diagonal, suited hands above, offsuit ones below."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from sidepot.equity.classes import class_name
from sidepot.equity.drawing import new_figure, save


def draw_grid(shares: Mapping[str, float], title: str, path: Path) -> None:
    """Write a heat map of numbers from 0 to 1 by class (AKs); classes that have none stay empty."""
    figure = new_figure(8, 8)
    ranks = range(12, -1, -1)
    names = [[class_name(row, column, row > column) for column in ranks] for row in ranks]
    numbers = [[shares.get(name, float("nan")) for name in line] for line in names]
    axes = figure.add_subplot()
    picture = axes.imshow(numbers, cmap="RdYlGn", vmin=0, vmax=1)
    for y, line in enumerate(names):
        for x, name in enumerate(line):
            share = shares.get(name)
            label = name if share is None else f"{name}\n{100 * share:.0f}"
            axes.text(x, y, label, ha="center", va="center", fontsize=8, color="0.7" if share is None else "black")
    axes.set_title(title, fontsize=11, wrap=True)
    axes.set_xticks([])
    axes.set_yticks([])
    figure.colorbar(picture, ax=axes, shrink=0.7, format=lambda share, _: f"{100 * share:.0f} %")
    save(figure, path, dpi=100)
