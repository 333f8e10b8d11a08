"""The page's modules on Node: what needs no browser is tested without one."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import sidepot
from debian import found_or_installed, how_to_have

SCRIPTS = Path(sidepot.__file__).parent / "room" / "web" / "js"
ENVIRONMENT = Path(__file__).parents[1] / "page" / "environment.js"
_RUN = """
const [base, work, given] = process.argv.slice(1);
globalThis.load = (name) => import(new URL(name, base));
const AsyncFunction = (async () => {}).constructor;
const found = await new AsyncFunction("given", work)(JSON.parse(given));
console.log(JSON.stringify(found ?? null));
"""


def on_node(work: str, given: Any = None) -> Any:
    """What a piece of JavaScript returns: it gets *given*, and `await load("shared/format.js")` gives it a module."""
    node = found_or_installed(lambda: shutil.which("node"), "nodejs")
    if node is None:
        pytest.skip(how_to_have("node", "nodejs"))
    base = f"{SCRIPTS.as_uri()}/"
    command = [node, "--import", ENVIRONMENT.as_uri(), "--input-type=module", "-e", _RUN, base, work, json.dumps(given)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
