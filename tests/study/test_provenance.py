"""Every result says which program and which simulation made it; parts of different programs are not mixed."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path

import pytest

import lapilli
from lapilli.core.errors import OptionError
from lapilli.core.registry import find
from lapilli.study import data, match, simulate
from lapilli.study.execution import ALONE
from lapilli.study.oracle_bots import ceiling
from lapilli.study.plan import Plan, Runner
from lapilli.study.provenance import provenance, weights_hash
from lapilli.study.what_if import Case, what_if
from tests.cli.run_command import run

FACTS = {"lapilli", "kernel", "game", "game_version", "box", "weights", "seats", "bots", "options", "seed"}
CELLS = (FACTS - {"options"}) | {"option_goal", "command"}


def test_the_kernel_and_the_weights_are_named() -> None:
    here = provenance(find("eruption"))
    assert here.lapilli == lapilli.__version__
    assert here.kernel == ("compiled" if lapilli.interpreted.compiled() else "interpreted")
    hashes = {weights_hash(name) for name in ("nisyros", "fuji", "eruption", "deukalion")}
    assert len(hashes) == 4
    assert all(len(one) == 16 for one in hashes)
    assert weights_hash("tiny") == "", "a game without trained numbers"


def test_other_weights_have_another_hash(monkeypatch: pytest.MonkeyPatch) -> None:
    before = weights_hash("eruption")
    read = Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: read(path) + (b" " if path.name == "two.json" else b""))
    weights_hash.cache_clear()
    try:
        assert weights_hash("eruption") != before
    finally:
        weights_hash.cache_clear()


def test_every_result_carries_its_provenance(tmp_path: Path) -> None:
    summary = simulate("tiny", 4, bots="steady", jobs=1, keep=True)
    assert FACTS | {"command"} <= json.loads(summary.json()).keys()
    assert set(next(csv.reader(io.StringIO(summary.csv())))) >= CELLS
    assert json.loads(data_of_match())[0].keys() >= FACTS
    assert next(iter(what_if("tiny", [Case("a"), Case("b")], 4, jobs=1))).as_dict().keys() >= FACTS
    assert ceiling(find("eruption"), level="strong:2", games=1).facts.keys() >= FACTS
    record = Runner(Plan.make(find("tiny"), None, "steady", {}, 1)).record(0)
    assert '# kernel: "' in record
    assert lapilli.replay(record).result, "a record with these comments is still a record"


def data_of_match() -> str:
    return json.dumps(match.as_data(match.match("tiny", ["steady", "random"], 4, execution=ALONE)))


def test_training_data_carries_its_provenance(tmp_path: Path) -> None:
    plan = Plan.make(find("tiny"), None, "random", {}, 1)
    decisions = list(data.positions("tiny", 20, bots="random", seed=1))
    assert data.write(tmp_path / "x.csv", decisions, plan.facts()) == 20
    with (tmp_path / "x.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [int(row["action"]) for row in rows] == [one.action for one in decisions]
    assert [row["legal"].split() for row in rows] == [[str(action) for action in one.legal] for one in decisions]
    assert {row["kernel"] for row in rows} == {plan.made_by.kernel}
    assert [int(row["observation_0"]) for row in rows] == [int(one.observation[0]) for one in decisions]
    data.write(tmp_path / "folder", decisions, plan.facts())
    assert json.loads((tmp_path / "folder" / "made_by.json").read_text())["box"] == plan.made_by.box
    parquet = pytest.importorskip("pyarrow.parquet")
    data.write(tmp_path / "x.parquet", decisions, plan.facts())
    told = json.loads(parquet.read_schema(tmp_path / "x.parquet").metadata[b"lapilli"])
    assert told["seed"] == "1"
    with pytest.raises(OptionError, match="or a folder"):
        data.write(tmp_path / "x.xls", decisions)


@pytest.mark.parametrize(("fact", "other"), [("kernel", "another"), ("weights", "0000"), ("lapilli", "0.0.1")])
def test_a_run_of_another_program_is_not_resumed(tmp_path: Path, fact: str, other: str) -> None:
    journal = tmp_path / "j"
    simulate("tiny", 10, jobs=1, resume=journal)
    head, *chunks = journal.read_text().splitlines()
    journal.write_text("\n".join([json.dumps({**json.loads(head), fact: other}), *chunks]) + "\n")
    with pytest.raises(OptionError, match=f'cannot be resumed here, it has {fact} "{other}" instead of'):
        simulate("tiny", 10, jobs=1, resume=journal)


@pytest.mark.parametrize("text", ["", "nonsense\n", "[1]\n", '"x"\n'])
def test_a_file_of_something_else_is_no_journal(tmp_path: Path, text: str) -> None:
    journal = tmp_path / "j"
    journal.write_text(text or "\n")
    with pytest.raises(OptionError, match="no file of a simulation"):
        simulate("tiny", 10, jobs=1, resume=journal)


def test_the_commands_say_what_made_their_figures(tmp_path: Path) -> None:
    assert '"kernel"' in run("study", "simulate", "tiny", "-g", "4", "-j", "1", "--json", "-").out
    assert '"weights"' in run("bots", "match", "tiny", "steady", "random", "-g", "4", "--json", "-").out
    assert '"kernel"' in run("bots", "timing", "tiny", "--bots", "steady", "--json").out
    assert "# kernel:" in run("study", "odds", "nisyros", "-o", "level=achilles", "-n", "2", "-g", "2").out
    record = tmp_path / "game.txt"
    record.write_text(Runner(Plan.make(find("tiny"), None, "steady", {}, 1)).record(0))
    assert '"box"' in run("study", "analyse", str(record), "--playouts", "2", "--json", "-").out
    page = tmp_path / "page.html"
    run("study", "report", "tiny", "--games", "10", "--to", str(page))
    assert f"kernel {provenance(find('tiny')).kernel}" in page.read_text()
