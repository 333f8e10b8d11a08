"""Who plays: shipped players by name, and your own as `my_bot.py:MyBot` or `package.module:MyBot`."""

from __future__ import annotations

import importlib
import importlib.util
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

from sidepot.players import PLAYERS, Player
from sidepot.words.refusal import Wrong


def read_player(text: str) -> Player:
    """The player that is meant; ValueError says what is missing."""
    text = text.strip()
    if text in PLAYERS:
        return PLAYERS[text]
    if text.startswith(("http://", "https://")):
        raise Wrong("mistake-bot-here", given=text)
    where, colon, name = text.rpartition(":")
    if not colon or not where or not name:
        raise Wrong("mistake-no-player", given=repr(text), players=", ".join(PLAYERS))
    module = _from_file(Path(where)) if where.endswith(".py") else _from_package(where)
    if not hasattr(module, name):
        has = ", ".join(_players_in(module))
        raise Wrong("mistake-no-class" if has else "mistake-no-class-choose", where=where, name=name, has=has)
    return _made(getattr(module, name), text)


def names_of(texts: Sequence[str]) -> list[str]:
    """A name for each player, also where one plays twice: rock, rock 2."""
    seen: Counter[str] = Counter()
    names = []
    for text in texts:
        name = text.strip().rpartition(":")[2]
        seen[name] += 1
        names.append(name if seen[name] == 1 else f"{name} {seen[name]}")
    return names


def _from_file(path: Path) -> ModuleType:
    if not path.is_file():
        raise Wrong("mistake-no-file", file=str(path))
    name = f"sidepot_player_{path.stem}_{abs(hash(path.resolve())):x}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    _look_in(path.resolve().parent)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[name]
        raise Wrong("mistake-not-loaded", where=str(path), why=f"{type(error).__name__}: {error}") from error
    return module


def _from_package(name: str) -> ModuleType:
    _look_in(Path.cwd())
    try:
        return importlib.import_module(name)
    except (Exception, SystemExit) as error:
        raise Wrong("mistake-not-loaded", where=name, why=f"{type(error).__name__}: {error}") from error


def _look_in(folder: Path) -> None:
    """Let a player's file import what lies beside it."""
    if str(folder) not in sys.path:
        sys.path.insert(0, str(folder))


def _players_in(module: ModuleType) -> list[str]:
    return [name for name, thing in vars(module).items() if isinstance(thing, type) and hasattr(thing, "choose")]


def _made(thing: Any, text: str) -> Player:
    """A class is made into a player, a player is taken as it is."""
    if isinstance(thing, type):
        try:
            thing = thing()
        except (Exception, SystemExit) as error:
            raise Wrong("mistake-not-made", where=text, why=f"{type(error).__name__}: {error}") from error
    if not callable(getattr(thing, "choose", None)):
        raise Wrong("mistake-no-choose", given=text)
    player: Player = thing
    return player
