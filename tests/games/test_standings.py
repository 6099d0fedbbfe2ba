"""The final table: what each seat reached and of what parts that is made, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lapilli
from lapilli.words import languages

HERE = Path(__file__).parent
ENDED = sorted(path for path in HERE.glob("*/records/*.txt") if path.parts[-3] in ("nisyros", "fuji", "deukalion"))


@pytest.mark.parametrize("path", ENDED, ids=lambda path: f"{path.parts[-3]} {path.stem}")
def test_a_row_shows_the_parts_of_a_score(path: Path) -> None:
    table = lapilli.replay(path.read_text(encoding="utf-8"))
    if table.result is None:
        pytest.skip("the record ends before the game does")
    for lang in languages():
        rows = table.game.presentation.standings(table.result, lang)
        assert {seat for row in rows for seat in row.seats} == set(table.seats)
        for row in rows:
            numbers = [int(number) for number in re.findall(r"\d+", row.words)]
            score = int(table.result.scores[row.seats[0]])
            if table.game.name == "deukalion":
                assert numbers[0] == score == sum(numbers[1:]), row.words
            elif table.game.name == "nisyros":
                assert numbers[0] == score, row.words
                assert len(numbers) == 2
            elif table.result.outcome == "defeat":
                assert len(numbers) == 2, row.words
    if table.game.name == "fuji" and table.result.outcome == "victory" and len(table.seats) > 2:
        rows = table.game.presentation.standings(table.result, "en")
        parts = [[int(number) for number in re.findall(r"\d+", row.words)] for row in rows]
        assert sum(each - hurt + cards for each, hurt, cards in parts) == table.result.scores[table.seats[0]]
