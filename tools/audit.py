"""Known vulnerabilities of locked packages, by pip-audit: `audit.py PIP-AUDIT LOCK...`. `make audit` runs it.

Exit code 0: none are known; 1: some are; 2: nobody could be asked, which is not the same as none.
"""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

SERVICES = ("osv", "pypi")


def main(program: str, *locks: str) -> int:
    """Ask one service after the other until one knows every package."""
    troubles = []
    for service in SERVICES:
        report, trouble = ask(program, service, locks)
        if report is not None:
            return tell(report["dependencies"], service)
        troubles.append(f"{service}: {trouble}")
    print(*troubles, sep="\n")
    print(
        "nothing is known about vulnerabilities: neither service could be asked about every package;"
        " try again with the network"
    )
    return 2


def ask(program: str, service: str, locks: tuple[str, ...]) -> tuple[Any, str]:
    """A service's report, or None and what was in the way. `--strict`: a package it doesn't know is in the way, too."""
    asked = [program, "--strict", "--require-hashes", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
    asked += ["--vulnerability-service", service, *(word for lock in locks for word in ("--requirement", lock))]
    ran = subprocess.run(asked, capture_output=True, text=True)
    try:
        return json.loads(ran.stdout), ""
    except ValueError:
        return None, (ran.stderr.strip().splitlines() or ["no answer"])[-1]


def tell(packages: list[dict[str, Any]], service: str) -> int:
    """Print what is known."""
    count = 0
    for package in packages:
        for found in package["vulns"]:
            count += 1
            names = ", ".join([found["id"], *found["aliases"]])
            mended = f"mended in {', '.join(found['fix_versions'])}" if found["fix_versions"] else "not mended yet"
            print(f"{package['name']} {package['version']}: {names}; {mended}")
    if count:
        print(f"{count} known {'vulnerability' if count == 1 else 'vulnerabilities'} ({service}):"
              " raise the versions with make lock")  # fmt: skip
        return 1
    print(f"no known vulnerabilities in {len(packages)} package{'' if len(packages) == 1 else 's'} ({service})")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
