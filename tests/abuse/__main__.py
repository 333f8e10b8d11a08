"""`python -m abuse`: all attacks, or those named, and a table of what honest players felt."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import msgspec

from abuse.every import ATTACKS
from abuse.measure import Found, measure
from abuse.table import table, write

EXAMPLES = """examples:
  python -m abuse                          all of them
  python -m abuse ping-flood slow-headers  two of them
  python -m abuse --write docs/security.md and put the table there
"""


def main() -> None:
    """Run, print, and say by the exit code whether the room held."""
    parser = argparse.ArgumentParser(
        "abuse", description=__doc__, epilog=EXAMPLES, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", help="attacks; all without a name")
    parser.add_argument("--seconds", type=float, default=4, help="how long each one lasts (4)")
    parser.add_argument("--list", action="store_true", help="the attacks there are")
    parser.add_argument("--json", action="store_true", help="results as JSON")
    parser.add_argument("--write", metavar="PAGE", type=Path, help="put the table into a page, between its marks")
    given = parser.parse_args()
    known = {attack.name: attack for attack in ATTACKS}
    if unknown := [name for name in given.names if name not in known]:
        parser.error(f"there is no attack {unknown[0]}: --list shows them")
    chosen = [known[name] for name in given.names] or list(ATTACKS)
    if given.list:
        print("\n".join(f"{attack.name:<24}{attack.says}" for attack in chosen))
        return
    found = []
    for at, attack in enumerate(chosen, 1):
        found.append(measure(attack, given.seconds))
        print(f"{at}/{len(chosen)} {_line(found[-1])}", file=sys.stderr, flush=True)
    print(msgspec.json.encode(found).decode() if given.json else table(found))
    if given.write is not None:
        write(given.write, found)
    sys.exit(not all(one.held for one in found))


def _line(found: Found) -> str:
    ended = "held: " + found.ended if found.held else "NOT HELD: " + "; ".join(found.troubles)
    return f"{found.attack:<24} p50 {found.p50:.0f} p99 {found.p99:.0f} ms, {ended}"


if __name__ == "__main__":
    main()
