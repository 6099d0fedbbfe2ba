"""`lapilli study solve`: values of a moment of a record, as a table and as JSON."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

import lapilli
from lapilli.bots import bot
from lapilli.core.seed import generator
from tests.cli.run_command import run


@pytest.fixture(scope="module")
def evacuation(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, int]:
    """A record of Nisyros, and a ply at which people cross to Kos."""
    table = lapilli.new("nisyros", seats=2, seed="solve", level="zeus")
    player, ply = bot("steady", table.game), 0
    table.settle()
    while table.result is None:
        if table.view()["phase"] == "evacuate" and len(table.legal()) > 1:
            ply = table.ply
        seat = table.seat_index(table.awaited[0])
        menu = [action.id for action in table.menu(seat)]
        chosen = player.decide(table.know(seat), seat, menu, generator(table.seed, "bot", table.ply))
        table.play(table.game.space.text(chosen), seat)
        table.settle()
    path = tmp_path_factory.mktemp("solve") / "game.txt"
    path.write_text(table.record(), encoding="utf-8")
    assert ply
    return path, ply


def test_values_are_printed_best_first(evacuation: tuple[Path, int]) -> None:
    path, ply = evacuation
    done = run("study", "solve", str(path), "--ply", str(ply), "--goal", "kos", "--until", "round")
    assert done.code == 0
    assert "positions enumerated" in done.out
    told = run("study", "solve", str(path), "--ply", str(ply), "--goal", "kos", "--until", "round", "--json", "-")
    facts = json.loads(told.out)
    values = [Fraction(value) for value in facts["values"].values()]
    assert values == sorted(values, reverse=True)
    assert facts["ply"] == ply
    assert facts["kernel"]


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--ply", "99999"], "the record has the plies"),
        (["--goal", "gold"], "no figure 'gold'"),
        (["--until", "week", "--goal", "kos"], "no horizon 'week'"),
        (["--nodes", "1", "--goal", "kos"], "not solvable within 1 positions"),
    ],
)
def test_wrong_questions_end_in_one_line(evacuation: tuple[Path, int], more: list[str], words: str) -> None:
    path, ply = evacuation
    done = run("study", "solve", str(path), *(["--ply", str(ply)] if "--ply" not in more else []), *more)
    assert done.code == 2
    assert words in done.err
    assert len(done.err.strip().splitlines()) == 1
