"""`lapilli dev bench`: ratios first, missing peers named."""

from __future__ import annotations

import io
import json

import pytest
from rich.console import Console

from lapilli.cli.bench import show
from lapilli.study import bench as study
from lapilli.study.bench_cases import Lap
from tests.cli.run_command import run


def result() -> study.Bench:
    laps = study.Bench()
    facts = {"plies": 3e6, "copy_us": 0.7}
    laps.laps["game tiny", study.COMPILED] = [Lap(1.0, 2_000_000, 1000, facts)]
    laps.laps["game tiny", study.INTERPRETED] = [Lap(1.0, 50_000, 30, facts)]
    laps.laps["peer catanatron", study.COMPILED] = [Lap(1.0, 20_000, 10)]
    laps.laps[study.RACE, study.COMPILED] = [Lap(1.0, 8_000_000, 10)]
    laps.laps[study.TWIN, study.COMPILED] = [Lap(1.0, 20_000_000, 10)]
    laps.missing["peer python-chess"] = "chess is not installed: pip install 'lapilli[bench]'"
    return laps


def test_ratios_come_first_and_everything_is_there() -> None:
    out = io.StringIO()
    show(result(), Console(file=out, width=120))
    text = out.getvalue()
    assert text.index("times as fast as") < text.index("per second, one core") < text.index("peers, per second")
    assert "100.0" in text
    assert "40.0" in text
    assert "2.00 M" in text
    assert "0.70" in text
    assert "0.40 of its twin in C" in text
    assert "reached" in text
    assert "not timed: python-chess" in text
    assert "lapilli[bench]" in text


@pytest.mark.parametrize("pure", ["", "1"])
def test_a_quick_run_as_json(pure: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LAPILLI_INTERPRETED", pure)
    done = run("dev", "bench", "tiny", "--rounds", "1", "--seconds", "0.01", "--no-interpreted", "--json", "-")
    assert done.code == 0
    data = json.loads(done.out)
    assert data["games"]["tiny"]["compiled"]["decisions_per_s"] > 0
    assert "interpreted" not in data["games"]["tiny"]
