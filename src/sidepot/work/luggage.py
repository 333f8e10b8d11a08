"""What travels with a job to other machines: code of one's own. What is installed has to be there already.

A module counts as one's own where it is a Python file outside of everything that is installed, and outside of sidepot.
"""

from __future__ import annotations

import site
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

_HERE = Path(__file__).resolve().parents[1]


@cache
def code() -> str:
    """The sources of this sidepot as a short sum: the same on machines that have the same one, compiled or not."""
    files = sorted(file for kind in ("py", "toml", "npy") for file in _HERE.rglob(f"*.{kind}"))
    found = sha256()
    for file in files:
        found.update(str(file.relative_to(_HERE)).encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:16]


def sources(things: Iterable[object]) -> dict[str, str]:
    """A sum for each file of one's own that the code of these things, and what lies beside it, is in."""
    folders = {Path(file).resolve().parent for thing in things if (file := _file(_module(thing))) is not None}
    found = {}
    for module in own_modules():
        file = _file(module)
        if file is not None and any(folder in Path(file).resolve().parents for folder in folders):
            found[Path(file).name] = sha256(Path(file).read_bytes()).hexdigest()[:16]
    return dict(sorted(found.items()))


def packed(thing: Any) -> bytes:
    """A thing with all code of one's own that it needs, for Ray's workers; ValueError says what can't travel."""
    cloudpickle: Any = import_module("ray.cloudpickle")
    modules = list(own_modules())
    for module in modules:
        cloudpickle.register_pickle_by_value(module)
    try:
        found: bytes = cloudpickle.dumps(thing)
    except Exception as error:
        raise ValueError(f"a player can't travel to other machines: {type(error).__name__}: {error}") from error
    finally:
        for module in modules:
            cloudpickle.unregister_pickle_by_value(module)
    return found


def unpacked(data: bytes) -> Any:
    """What was packed; ValueError says what could not be taken along."""
    try:
        return import_module("ray.cloudpickle").loads(data)
    except ModuleNotFoundError:
        raise
    except Exception as error:
        raise ValueError(f"a player did not survive the way to the workers: {type(error).__name__}: {error}") from error


def own_modules() -> Iterator[ModuleType]:
    """The modules of one's own that are loaded."""
    for name, module in list(sys.modules.items()):
        if name != "__main__" and isinstance(module, ModuleType) and _file(module) is not None:
            yield module


def _module(thing: object) -> ModuleType | None:
    return sys.modules.get(type(thing).__module__)


def _file(module: ModuleType | None) -> str | None:
    """The file of a module of one's own."""
    file = getattr(module, "__file__", None)
    return file if isinstance(file, str) and file.endswith(".py") and not _installed(file) else None


@cache
def _installed(file: str) -> bool:
    parents = Path(file).resolve().parents
    return any(folder in parents for folder in _folders())


@cache
def _folders() -> frozenset[Path]:
    """Where packages are installed, the standard library, and sidepot."""
    names = ("stdlib", "platstdlib", "purelib", "platlib")
    known = (*map(sysconfig.get_path, names), *site.getsitepackages(), site.getusersitepackages())
    return frozenset([_HERE, *(Path(folder).resolve() for folder in known)])
