"""Two processes of this machine, as `--on local --workers 2` has them for players in Python."""

from chunks import cases
from measure import main

from sidepot.work.processes import Processes


class Here(Processes):
    """Processes for a `with`."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()


main("sidepot", cases(lambda: Here(2)))
