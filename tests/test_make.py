"""What `make` installs is pinned with hashes, and `make audit` tells what it knows from what it could not ask."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
LOCKS = [*sorted(ROOT.glob("*.lock")), *sorted(ROOT.glob("*/*.lock"))]
CLEAN = {"dependencies": [{"name": "rich", "version": "13.9", "vulns": []}], "fixes": []}
FOUND = {
    "dependencies": [
        {"name": "rich", "version": "13.9", "vulns": [{"id": "PY-1", "fix_versions": ["14.0"], "aliases": ["CVE-1"]}]},
        {"name": "typer", "version": "0.15", "vulns": [{"id": "PY-2", "fix_versions": [], "aliases": []}]},
    ],
    "fixes": [],
}  # fmt: skip


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_package_has_its_hashes_and_no_address(lock: Path) -> None:
    text = lock.read_text()
    packages = re.split(r"^(?=\S)", re.sub(r"^\s*#.*\n", "", text, flags=re.MULTILINE), flags=re.MULTILINE)[1:]
    assert packages
    for package in packages:
        assert re.match(r"[\w.-]+==\S+ ", package), package
        assert "--hash=sha256:" in package, package
    assert "://" not in text


def test_make_installs_nothing_without_hashes() -> None:
    commands = (ROOT / "Makefile").read_text().replace("\\\n", " ").splitlines()
    others = ("--editable", "pip install dist/")
    installing = [line for line in commands if "pip install" in line and not any(word in line for word in others)]
    assert len(installing) == 3
    for line in installing:
        assert "--require-hashes" in line


def test_the_tests_that_coverage_runs_are_there() -> None:
    [line] = [line for line in (ROOT / "Makefile").read_text().splitlines() if line.startswith("REACHED :=")]
    assert [path for path in line.split()[2:] if not (ROOT / path).exists()] == []


def test_the_plain_build_is_made_anew_after_a_change_of_any_file_that_it_copies() -> None:
    told = subprocess.run(["make", "-npq", "build/pure/.ready"], cwd=ROOT, capture_output=True, text=True, check=False)
    [line] = [line for line in told.stdout.splitlines() if line.startswith("build/pure/.ready:")]
    kinds = {Path(file).suffix for file in line.split()[1:]}
    assert {".py", ".pxd", ".ftl", ".toml", ".js", ".css", ".html", ".json", ".md", ".npy", ".npz", ".txt"} <= kinds
    assert not kinds & {".so", ".pyc"}


def audited(folder: Path, answers: dict[str, Any]) -> tuple[int, str]:
    """Run the audit with a pip-audit that gives these answers, service by service; a text is its trouble."""
    fake = folder / "pip-audit"
    fake.write_text(f"""#!{sys.executable}
import json, sys
assert "--strict" in sys.argv and "--require-hashes" in sys.argv and "--disable-pip" in sys.argv, sys.argv
answer = {answers!r}[sys.argv[sys.argv.index("--vulnerability-service") + 1]]
if isinstance(answer, str):
    sys.exit(answer)
print(json.dumps(answer))
sys.exit(any(one["vulns"] for one in answer["dependencies"]))
""")
    fake.chmod(0o755)
    ran = subprocess.run(
        [sys.executable, ROOT / "tools" / "audit.py", fake, "a.lock", "b.lock"], capture_output=True, text=True
    )
    return ran.returncode, ran.stdout + ran.stderr


def test_an_audit_without_findings_says_how_many_it_looked_at(tmp_path: Path) -> None:
    code, said = audited(tmp_path, {"osv": CLEAN})
    assert (code, said) == (0, "no known vulnerabilities in 1 package (osv)\n")


def test_a_finding_is_told_with_what_mends_it(tmp_path: Path) -> None:
    code, said = audited(tmp_path, {"osv": FOUND})
    assert code == 1
    assert said.splitlines() == [
        "rich 13.9: PY-1, CVE-1; mended in 14.0",
        "typer 0.15: PY-2; not mended yet",
        "2 known vulnerabilities (osv): raise the versions with make lock",
    ]


def test_where_one_service_does_not_answer_another_is_asked(tmp_path: Path) -> None:
    code, said = audited(tmp_path, {"osv": "ERROR: no route", "pypi": CLEAN})
    assert (code, said) == (0, "no known vulnerabilities in 1 package (pypi)\n")


def test_where_no_service_answers_nothing_is_claimed(tmp_path: Path) -> None:
    code, said = audited(tmp_path, {"osv": "long story\nERROR: no route", "pypi": "ERROR: not found"})
    assert code == 2
    assert said.splitlines() == [
        "osv: ERROR: no route",
        "pypi: ERROR: not found",
        "nothing is known about vulnerabilities: neither service could be asked about every package;"
        " try again with the network",
    ]


