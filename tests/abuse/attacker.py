"""The attacker in a process of its own: `python -m abuse.attacker NAME PORT TABLE SECONDS` prints what became of it.

It runs at a lower priority, as if it had a machine of its own.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import sys

from abuse.every import ATTACKS
from abuse.target import Failed, Target


async def run(name: str, target: Target) -> dict[str, str]:
    """Carry out an attack: how it ended, or how the room failed."""
    attack = next(attack for attack in ATTACKS if attack.name == name)
    try:
        async with asyncio.timeout(target.seconds + 30):
            return {"ended": await attack.run(target)}
    except Failed as failed:
        return {"failed": str(failed)}
    except Exception as error:
        return {"failed": f"{type(error).__name__}: {error}"}


if __name__ == "__main__":
    os.nice(5)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    name, port, table, seconds = sys.argv[1:]
    print(json.dumps(asyncio.run(run(name, Target(int(port), table, float(seconds))))))
