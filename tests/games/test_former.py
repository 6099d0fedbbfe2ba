"""Games that an earlier version stored from the middle on: they are restored, and every move of theirs is still one."""

from __future__ import annotations

from pathlib import Path

import pytest

import lapilli
from lapilli.core.errors import LapilliError, PositionError
from lapilli.core.record import read
from lapilli.core.registry import find

STORED = sorted(Path(__file__).parent.glob("*/former/*.txt"))


def test_every_step_that_is_kept_in_another_form_now_is_among_them() -> None:
    fuji = {path.stem for path in STORED if path.parent.parent.name == "fuji"}
    assert fuji >= {"burying", "carabiner", "cutting", "flipping", "injury", "lending", "rerolls", "throwing", "walk"}
    assert len(STORED) > len(fuji)


@pytest.mark.parametrize("path", STORED, ids=lambda path: f"{path.parent.parent.name}-{path.stem}")
def test_a_game_stored_in_the_middle_goes_on(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = read(text)
    table = lapilli.replay(text)
    assert record.version < table.game.version
    assert table.moves() == [(seat, move) for _, seat, move in record.moves]
    assert lapilli.replay(table.record()).position() == table.position()  # written in the form of today


def test_a_position_of_version_1_that_makes_no_sense_is_refused() -> None:
    game = find("fuji")
    box = game.load_box(None)
    for nonsense in ({}, {"seats": 9}, {"box": "another", "seats": 2}):
        with pytest.raises(PositionError):
            game.position_of(1, nonsense, box)
    with pytest.raises(LapilliError):
        lapilli.position("fuji", game.position_of(2, {"seats": 2}, box))
