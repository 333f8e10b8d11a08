"""Pictures in files: matplotlib is imported when one is wanted, and what can't be drawn is a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sidepot.words.refusal import Wrong


def new_figure(width: float, height: float) -> Any:
    """An empty figure, in inches; ValueError says what to install where there is no matplotlib."""
    try:
        from matplotlib.figure import Figure
    except ImportError:
        raise Wrong("mistake-no-matplotlib", command="pip install 'sidepot[plot]'") from None
    return Figure(figsize=(width, height), layout="constrained")


def check_drawable(path: Path) -> None:
    """ValueError where no picture could be written to a file: asked before the work that it is to show."""
    kinds = new_figure(1, 1).canvas.get_supported_filetypes()
    if path.suffix[1:].lower() not in kinds:
        raise Wrong("mistake-picture", file=str(path))
    if not path.absolute().parent.is_dir():
        raise Wrong("mistake-no-folder", file=str(path), folder=str(path.parent))


def save(figure: Any, path: Path, dpi: int) -> None:
    """Write a figure to a file of the kind its ending names; ValueError where that can't be."""
    try:
        figure.savefig(path, dpi=dpi)
    except (OSError, ValueError) as error:
        why = str(getattr(error, "strerror", None) or error)
        raise Wrong("mistake-unwritable", file=str(path), why=why) from None
