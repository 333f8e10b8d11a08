"""A contender that is absent, breaks, hangs or lacks a case is named with the reason; the others go on."""

from io import StringIO

import pytest
from bench.__main__ import main
from bench.harness import Bench, Case, Metric, model, peers, report
from bench.harness.model import Row, benchmarks
from bench.harness.rounds import Plan, measure
from rich.console import Console

SPEED = Metric("hands/s")
CASE = Case("six", SPEED)
BROKEN = {
    "raises": ("raise RuntimeError('no cards left')", "RuntimeError: no cards left"),
    "babbles": ("print('hello')", "hello"),
    "silent": ("pass", "it ended with code 0 and said nothing"),
    "dies": ("import os; os.abort()", "killed by signal 6"),
    "hangs": ("import time; time.sleep(60)", "no answer in 1 s"),
    "forgets": ("print('{\"values\": {}}')", "did not report hands/s"),
    "numbers": ("print(7)", "answered 7"),
}


def rendered(case, rows):
    console = Console(file=StringIO(), width=120)
    console.print(report.table(case, rows))
    return console.file.getvalue()


@pytest.fixture
def scripts(tmp_path, monkeypatch):
    monkeypatch.setattr(model, "SCRIPTS", tmp_path)
    (tmp_path / "try_good.py").write_text('"""Driven well."""\nprint(\'{"version": "1", "values": {"hands/s": 5}}\')')
    return tmp_path


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_contender_is_reported_and_the_next_still_runs(scripts, name):
    source, reason = BROKEN[name]
    (scripts / f"try_{name}.py").write_text(source)
    bench = Bench("try", "title", "method", (CASE,), ours=(name, "good"))
    broken, good = measure(bench, Plan(2, 0.1, 1.0), {}, lambda who, case: None)["six"]
    assert broken.failure == reason
    assert (good.version, good.values, good.failure) == ("1", {"hands/s": [5.0, 5.0]}, None)


def test_a_package_that_could_not_be_installed_is_not_run(scripts):
    bench = Bench("try", "title", "method", (CASE,), peers=("good",), ours=())
    (row,) = measure(bench, Plan(1, 0.1, 1.0), {"good": "no wheel"}, lambda who, case: None)["six"]
    assert row.failure == "not installed: no wheel"


def test_rounds_go_through_all_cases_and_back(scripts):
    bench = Bench("try", "title", "method", (CASE, Case("nine", SPEED)), ours=("good", "ghost"))
    order = []
    measure(bench, Plan(2, 0.1, 10.0), {}, lambda who, case: order.append((case.name, who.name)))
    there = [("six", "good"), ("six", "ghost"), ("nine", "good"), ("nine", "ghost")]
    assert order == there + there[::-1]


def test_time_that_other_machines_took_is_told():
    assert report.disturbed([Row("calm", taken=[0.0, 0.004])]) is None
    told = report.disturbed([Row("a", taken=[0.0, 0.02]), Row("b", taken=[0.3])])
    assert told == "other machines took 2% of this one's time meanwhile, 30% at worst"


def test_a_missing_script_is_reported(scripts):
    bench = Bench("try", "title", "method", (CASE,), ours=("ghost",))
    (row,) = measure(bench, Plan(1, 0.1, 1.0), {}, lambda who, case: None)["six"]
    assert row.failure == "no script try_ghost.py"


def test_the_table_has_a_row_for_everyone():
    rows = [
        Row("sidepot", "0.1", {"hands/s": [90, 100, 110]}),
        Row("slow", "2.0", {"hands/s": [9, 10, 11]}),
        Row("broken", failure="RuntimeError: no cards left"),
        Row("poor", failure="no such thing", lacking=True),
    ]
    lines = [line.split("│") for line in rendered(CASE, rows).splitlines()[4:-1]]
    assert {line[1].strip(): [cell.strip() for cell in line[3:5]] for line in lines} == {
        "sidepot": ["100 ±10%", "1"],
        "slow": ["10 ±10%", "10"],
        "broken": ["failed", "–"],
        "poor": ["none", "–"],
    }
    assert report.failures(rows) == ["broken: RuntimeError: no cards left", "poor: no such thing"]


def test_peers_are_shown_without_ratios_when_sidepot_itself_failed():
    rows = [Row("sidepot", failure="ImportError"), Row("peer", "1", {"hands/s": [10.0]})]
    assert "10 ±0%" in rendered(CASE, rows)
    assert report.record(CASE, rows)[1]["metrics"]["hands/s"]["ratio"] is None


def test_one_package_that_fails_does_not_sink_the_others(tmp_path, monkeypatch):
    lock = tmp_path / "lock"
    lock.write_text("good==1 \\\n    --hash=sha256:aa\n    # via peers.in\nbad==2 \\\n    --hash=sha256:bb\n")
    home = tmp_path / "home"

    def run(command):
        home.mkdir(exist_ok=True)
        wanted = home / "wanted.txt"
        return "no wheel" if wanted.exists() and "bad==2" in wanted.read_text() else None

    monkeypatch.setattr(peers, "_run", run)
    assert peers.install(lock, home) == {"bad": "no wheel"}
    monkeypatch.setattr(peers, "_run", lambda command: None)
    assert peers.install(lock, home) == {}


def test_the_reason_is_the_last_error_that_pip_names():
    assert peers.last_line("ERROR: first\nERROR: second\nnote: more\n\n") == "second"
    assert peers.last_line("Traceback\nKeyError: 1\n") == "KeyError: 1"


def test_every_benchmark_is_whole():
    locked = dict(peers.entries(peers.LOCK.read_text()))
    for bench in benchmarks().values():
        assert set(bench.peers) <= set(locked)
        for who in bench.contenders:
            assert who.script.exists(), who.script
            assert who.driven, f"{who.script.name} does not say how it is driven"


def test_the_lock_has_hashes_and_no_addresses():
    text = peers.LOCK.read_text()
    assert "://" not in text
    assert all("--hash=sha256:" in lines for _, lines in peers.entries(text))


def test_the_command_lists_benchmarks_and_refuses_unknown_ones(capsys):
    assert main(["--list"]) == 0
    assert "play" in capsys.readouterr().out
    assert main(["nonsense"]) == 2
    assert "nonsense" in capsys.readouterr().err
    for words in (["--rounds", "-1"], ["--rounds", "0"], ["--seconds", "0"]):
        assert main(words) == 2
        assert "above 0" in capsys.readouterr().err
