"""The `sidepot` command, also as `python -m sidepot`."""

import sys

STOPPED = 130
"""How a program ends that was stopped by Ctrl-C."""


def main() -> None:
    """Run the command; Ctrl-C ends it with a word, also while all that it needs is still being imported."""
    try:
        from sidepot.cli import main as run

        run()
    except KeyboardInterrupt:
        print("sidepot: stopped", file=sys.stderr)
        raise SystemExit(STOPPED) from None


if __name__ == "__main__":
    main()
