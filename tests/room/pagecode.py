"""The page's modules on Node: what needs no browser is tested without one."""

from __future__ import annotations

import json
import shutil
import subprocess
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

import sidepot
from debian import found_or_installed, how_to_have
from sidepot.words import LANGUAGES, page_text

SCRIPTS = Path(sidepot.__file__).parent / "room" / "web" / "js"
_RUN = """
import { readFile } from "node:fs/promises";
const root = { dataset: {}, style: { setProperty() {} } };
Object.assign(globalThis, {
  document: { documentElement: root, addEventListener() {} },
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  localStorage: { getItem: () => null, setItem() {} },
  fetch: async (url) => ({ ok: true, text: () => readFile(url, "utf-8") }),
});
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
    base = f"{Path(_modules().name).as_uri()}/js/"
    command = [node, "--input-type=module", "-e", _RUN, base, work, json.dumps(given)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


@cache
def _modules() -> TemporaryDirectory[str]:
    """The modules in a folder that says what they are: Node goes by that, browsers by the page."""
    folder = TemporaryDirectory()
    shutil.copytree(SCRIPTS, Path(folder.name) / "js")
    shutil.copytree(SCRIPTS.parent / "vendor", Path(folder.name) / "vendor")
    (Path(folder.name) / "words").mkdir()
    for language in LANGUAGES:
        (Path(folder.name) / "words" / f"{language}.ftl").write_text(page_text(language), "utf-8")
    (Path(folder.name) / "package.json").write_text('{"type": "module"}', "utf-8")
    return folder
