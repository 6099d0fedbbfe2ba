"""The turning point that an ending names."""

from pathlib import Path

from lapilli.core.opening import replay
from lapilli.server.frames.chart import turning

ROOT = Path(__file__).parents[2]


def test_it_is_where_the_figures_changed_most() -> None:
    table = replay((ROOT / "tests/games/fuji/records/three-victory.txt").read_text())
    found = turning(table, None, "en")
    assert found is not None
    assert "loses 3 stamina" in found["words"]


def test_a_game_whose_figures_never_changed_has_none() -> None:
    table = replay((ROOT / "tools/evenings/fuji.txt").read_text())
    assert {tuple(table.game.figures(table.seen(None, ply)).values()) for ply in range(table.ply)} == {(0, 0, 0)}
    assert turning(table, None, "en") is None
