"""Whole games as transcripts: every ending, every number of players, every optional rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import lapilli

RECORDS = sorted(Path(__file__).with_name("records").glob("*.txt"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_transcript_replays_to_the_last_die(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    table = lapilli.replay(text)
    assert table.result is not None
    assert table.record() == text


def test_the_transcripts_cover_endings_players_and_options() -> None:
    texts = [path.read_text(encoding="utf-8") for path in RECORDS]
    for ending in ("burned", "used_up", "survivor", "idle", "rounds"):
        assert any(f"reason: {ending}\n" in text for text in texts)
    assert any("result: shared\n" in text for text in texts)
    for seats in range(2, 7):
        assert any(f"seats: {seats}\n" in text for text in texts)
    wanted = (
        "clans: on",
        "annihilation: on",
        "forecast: on",
        "rain: off",
        "start: blue",
        "mates_see_hands: off",
        "villages: choose",
    )
    for option in wanted:
        assert any(f"option {option}\n" in text for text in texts)


def test_the_log_of_a_transcript_tells_its_story_in_every_language() -> None:
    table = lapilli.replay(next(path for path in RECORDS if path.stem == "2-players-burned").read_text())
    logs = {lang: table.log(lang) for lang in ("en", "nl", "de", "fr")}
    assert len({len(lines) for lines in logs.values()}) == 1
    assert any("has burned up" in line for line in logs["en"])
    assert any("abgebrannt" in line for line in logs["de"])
    assert logs["en"][-1].endswith("degrees.")
    assert "wins" in logs["en"][-1]
