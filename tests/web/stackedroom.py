"""A room whose next decks a test can choose: `python -m sidepot` with another world. No room can be told to be one."""

from __future__ import annotations

import sys
from pathlib import Path

from sidepot.cli import main
from sidepot.room.base.world import System
from sidepot.room.operation import serving

FILE = "decks"


class Stacked(System):
    """The real world, but for the decks that wait in a file, one of them in each line."""

    def __init__(self) -> None:
        super().__init__()
        self.file = Path(sys.argv[sys.argv.index("--data") + 1]) / FILE

    def shuffle(self, cards: bytes) -> bytes:
        """The deck that waits; without one, chance."""
        waiting = self.file.read_text("ascii").splitlines() if self.file.exists() else []
        if not waiting:
            return super().shuffle(cards)
        self.file.write_text("\n".join(waiting[1:]), "ascii")
        return bytes.fromhex(waiting[0])


if __name__ == "__main__":
    serving.System = Stacked  # type: ignore[misc]
    sys.exit(main())
