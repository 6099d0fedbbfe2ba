"""The turning point that an ending names."""

from pathlib import Path

from lapilli.core.factory import replay
from lapilli.server.frames.chart import chart, turning
from lapilli.server.wire.ending import Turning

ROOT = Path(__file__).parents[2]


def test_it_is_where_the_figures_changed_most() -> None:
    table = replay((ROOT / "tests/games/fuji/records/three-victory.txt").read_text())
    found = turning(table, None, "en")
    assert found is not None
    assert "loses 3 stamina" in found["words"]


def found(record: str) -> Turning:
    told = turning(replay((ROOT / record).read_text()), None, "en")
    assert told is not None
    return told


def test_people_saved_are_good_and_lava_and_people_lost_are_bad() -> None:
    """A team that has won is told where most were saved, one that has lost where most was lost; never their sum."""
    won = found("tools/sample_records/nisyros.txt")
    assert won["changes"] == "On Kos: 16 → 22"
    assert "crosses to Kos" in won["words"]
    lost = found("tests/games/nisyros/records/3_zeus_lost_covered.txt")
    assert lost["changes"] == "In Hades: 5 → 14, Areas under lava: 17 → 20"


def test_where_the_coolest_wins_it_is_where_the_winner_gained_on_the_others() -> None:
    told = found("tools/sample_records/eruption.txt")
    assert "Orange heats up by 60 to 270 degrees." in told["words"]
    assert told["changes"] == "Orange: 210 → 270"


def test_the_lines_of_the_chart_say_which_of_them_are_bad() -> None:
    table = replay((ROOT / "tools/sample_records/nisyros.txt").read_text())
    assert {line["name"]: line["harms"] for line in chart(table, None, "en")} == {
        "kos": False,
        "hades": True,
        "lava": True,
    }


def test_a_game_whose_figures_never_changed_has_none() -> None:
    table = replay((ROOT / "tools/sample_records/fuji.txt").read_text())
    assert {
        tuple(table.game.presentation.chart_values(table.cached_view(None, ply)).values()) for ply in range(table.ply)
    } == {(0, 0, 0)}
    assert turning(table, None, "en") is None
