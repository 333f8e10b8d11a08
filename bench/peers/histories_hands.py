"""The hands that are read and written: made once by sidepot, kept as text for everybody."""

import os
import tempfile
from pathlib import Path

MANY = 1_000


def made():
    """The text in PHH and as PokerStars text; a peer finds what ours has written."""
    folder = Path(tempfile.gettempdir()) / f"sidepot-histories-{os.getuid()}"
    return folder / "hands.phhs", folder / "hands.txt"
