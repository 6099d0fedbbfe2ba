"""Whole games as transcripts: every ending, every number of players, every level; they replay to the last die."""

from __future__ import annotations

from pathlib import Path

import pytest

import lapilli
from lapilli.core.record import read

RECORDS = sorted((Path(__file__).parent / "records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    """N-13.4 The same actions make the same game: result, reason and scores are those of the record."""
    text = path.read_text(encoding="utf-8")
    table = lapilli.replay(text)
    assert table.result is not None
    assert table.record() == text
    assert (table.result.outcome, table.result.reason) == tuple(path.stem.split("_")[2:4])


def test_the_records_cover_all_endings() -> None:
    """N-13.2 Island covered, nobody left, no refuge; lost, small and big; 2 to 4 players on each level."""
    records = [read(path.read_text(encoding="utf-8")) for path in RECORDS]
    assert {(record.seats, record.options["level"]) for record in records} == {
        (seats, level) for seats in (2, 3, 4) for level in ("achilles", "heracles", "zeus")
    }
    assert {record.ending["result"][1] for record in records} == {"lost", "small", "big"}
    assert {record.ending["reason"][1] for record in records} == {"covered", "empty", "no-refuge"}
    assert any(record.options["flight_order"] == "strict" for record in records)
    assert any(record.options["coast_order"] == "random" for record in records)
    assert {record.options["sailing"] for record in records} == {"all", "active"}
