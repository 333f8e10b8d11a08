"""Imports point down: a package may import only what lies below it."""

import ast
import re
from collections.abc import Collection, Iterator
from pathlib import Path

import pytest

import sidepot
import sidepot.room

pytestmark = pytest.mark.core

ROOT = Path(sidepot.__file__).parent
BELOW = {
    "cards": {"words"},
    "chance": {"copying"},
    "files": {"words"},
    "copying": set(),
    "words": set(),
    "toml": {"words"},
    "deck": {"cards", "chance", "copying"},
    "ranks": {"cards", "copying", "words"},
    "rules": {"cards", "files", "toml", "words"},
    "engine": {"cards", "deck", "ranks", "rules", "copying", "words"},
    "work": {"files", "words"},
    "equity": {"cards", "chance", "copying", "deck", "ranks", "rules", "work", "words"},
    "testing": {"cards", "deck", "rules", "engine", "words"},
    "history": {"cards", "copying", "deck", "engine", "equity", "files", "ranks", "rules", "toml", "words"},
    "bots": {"cards", "engine", "words"},
    "players": {"cards", "chance", "ranks", "rules", "engine", "equity", "copying", "work", "words"},
    "table": {"cards", "deck", "ranks", "rules", "engine", "copying", "words"},
    "tournament": {
        "bots",
        "cards",
        "chance",
        "copying",
        "deck",
        "files",
        "ranks",
        "rules",
        "engine",
        "table",
        "toml",
        "work",
        "words",
    },
    "arena": {
        "bots",
        "cards",
        "chance",
        "deck",
        "ranks",
        "rules",
        "engine",
        "equity",
        "history",
        "players",
        "table",
        "tournament",
        "copying",
        "work",
        "words",
    },
    "room": {
        "arena",
        "bots",
        "cards",
        "chance",
        "copying",
        "deck",
        "files",
        "ranks",
        "rules",
        "engine",
        "equity",
        "history",
        "players",
        "table",
        "toml",
        "tournament",
        "words",
    },
    "cli": {
        "bots",
        "cards",
        "deck",
        "files",
        "history",
        "ranks",
        "rules",
        "engine",
        "equity",
        "players",
        "table",
        "arena",
        "tournament",
        "room",
        "work",
        "words",
    },
    "client": {"words"},
    "__init__": {"cards", "deck", "ranks", "rules", "engine", "words"},
    "__main__": {"cli"},
}


def imported(file: Path) -> Iterator[str]:
    """The parts of sidepot that a file imports, also for type checking and inside functions."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: imports are written out in full"
            whole = node.module == "sidepot"
            names = [f"sidepot.{alias.name}" if whole else str(node.module) for alias in node.names]
        for name in names:
            if name.startswith("sidepot."):
                yield name.split(".")[1]


def part(file: Path) -> str:
    return file.relative_to(ROOT).parts[0].removesuffix(".py")


@pytest.mark.parametrize("file", sorted(ROOT.rglob("*.py")), ids=lambda file: str(file.relative_to(ROOT)))
def test_imports_point_down(file: Path) -> None:
    own = part(file)
    assert own in BELOW, f"{own} is new: say in BELOW what it may import"
    above = {name for name in imported(file) if name != own and name in BELOW and name not in BELOW[own]}
    assert not above, f"{file.relative_to(ROOT)} imports {sorted(above)}, which lie above {own}"


KNOTTED: set[str] = set()
"""Packages with modules that import each other in a circle, some for type checking alone; no other may have any."""


def modules(package: str) -> dict[str, set[str]]:
    """The modules of a package, and which of the others each imports, also for type checking and inside functions."""
    names = {named(file): file for kind in ("*.py", "*.pyi") for file in (ROOT / package).rglob(kind)}
    return {name: wanted_by(file, names.keys()) - {name} for name, file in names.items()}


def named(file: Path) -> str:
    return ".".join(file.relative_to(ROOT.parent).with_suffix("").parts).removesuffix(".__init__")


def wanted_by(file: Path, names: Collection[str]) -> set[str]:
    """Which of these modules a file imports; a package only where something of its own file is wanted."""
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                inside = f"{node.module}.{alias.name}"
                found.add(inside if inside in names else str(node.module))
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found & set(names)


def parts_of(package: str, graph: dict[str, set[str]]) -> dict[str, set[str]]:
    """The folders of a package and the modules beside them, and which of the others each imports."""

    def part_of(module: str) -> str:
        return ".".join(module.split(".")[:3])

    found: dict[str, set[str]] = {part_of(module): set() for module in graph}
    for module, wanted in graph.items():
        found[part_of(module)] |= {part_of(other) for other in wanted} - {part_of(module), f"sidepot.{package}"}
    return found


def in_knots(graph: dict[str, set[str]]) -> set[str]:
    """Those from which imports lead back to themselves."""

    def reached(start: str) -> set[str]:
        seen: set[str] = set()
        todo = [start]
        while todo:
            new = graph[todo.pop()] - seen
            seen |= new
            todo += new
        return seen

    return {name for name in graph if name in reached(name)}


@pytest.mark.parametrize("package", sorted(file.parent.name for file in ROOT.glob("*/__init__.py")))
def test_modules_of_a_package_import_no_circles(package: str) -> None:
    graph = modules(package)
    found = in_knots(graph) | in_knots(parts_of(package, graph))
    if package in KNOTTED:
        assert found, f"{package} is free of circles: take it out of KNOTTED"
    else:
        assert not found, f"in {package} these import each other in a circle: {sorted(found)}"


def test_the_floor_plan_of_the_room_is_its_order() -> None:
    plan = [line.split()[0] for line in str(sidepot.room.__doc__).splitlines() if line.startswith("    ")]
    parts = {name.removeprefix("sidepot.room."): wanted for name, wanted in parts_of("room", modules("room")).items()}
    del parts["sidepot.room"]
    assert sorted(plan) == sorted(parts)
    for at, name in enumerate(plan):
        above = parts[name] - {f"sidepot.room.{below}" for below in plan[:at]}
        assert not above, f"{name} imports {sorted(above)}, which stand later in the floor plan"


HIDING = {"cards"}
"""Public both ways: the function as `sidepot.cards`, and its module in `from sidepot.cards import Card`."""


def names_of(package: Path) -> set[str]:
    """What a package's own file names: what it defines, and what it imports from its modules."""
    own = ".".join(("sidepot", *package.relative_to(ROOT).parts))
    tree = ast.parse((package / "__init__.py").read_text("utf-8"))
    imports = [node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module != own]
    found = {alias.asname or alias.name for node in imports for alias in node.names}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id for target in targets if isinstance(target, ast.Name)}
    return found


PACKAGES = sorted(file.parent for file in ROOT.rglob("__init__.py"))


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: str(package.relative_to(ROOT.parent)))
def test_no_name_of_a_package_hides_a_module_of_the_same_name(package: Path) -> None:
    inside = {file.stem for file in package.glob("*.py")} | {file.parent.name for file in package.glob("*/__init__.py")}
    hidden = names_of(package) & inside - (HIDING if package == ROOT else set())
    assert not hidden, f"in {package.name} these hide modules, which need other names: {sorted(hidden)}"


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: str(package.relative_to(ROOT.parent)))
def test_a_package_says_what_belongs_there_and_sends_nobody_astray(package: Path) -> None:
    said = ast.get_docstring(ast.parse((package / "__init__.py").read_text("utf-8")))
    assert said, f"{package.name} does not say what belongs there"
    near = (package, package.parent, ROOT, ROOT.parent)
    for elsewhere in re.findall(r"belongs? (?:in|to) ((?:`[\w./]+`[, and]*)+)", said):
        for name in re.findall(r"`([\w./]+)`", elsewhere):
            meant = [place.joinpath(*re.split(r"[./]", name)) for place in near]
            found = any(path.is_dir() or path.with_suffix(".py").exists() for path in meant)
            assert found, f"{package.name} sends people to {name}, which is nowhere"
