"""Pictures that are too large are refused before anything is allocated: they would take the process down."""

from __future__ import annotations

import subprocess
import sys

import pytest

import lapilli
from lapilli.core.errors import LapilliError
from lapilli.draw import Scene, raster
from tests.cli.run_command import run

resource = pytest.importorskip("resource")  # not on Windows
GAMES = sorted(lapilli.list_games())
HUGE = """
import lapilli
table = lapilli.new({game!r}, seed=1)
table.settle()
for draw in (table.png, table.gif, table.pdf):
    try:
        draw(scale={scale})
    except ValueError as error:
        print(error)
"""


@pytest.mark.parametrize("scale", [1000, 1e9])
@pytest.mark.parametrize("game", GAMES)
def test_a_huge_picture_is_refused_with_the_limit(game: str, scale: float) -> None:
    """In a process of its own, with little memory: without the limit it is this that ends."""
    code = HUGE.format(game=game, scale=scale)
    limit = "import resource; resource.setrlimit(resource.RLIMIT_AS, (3_000_000_000,) * 2)"
    done = subprocess.run([sys.executable, "-c", limit + code], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-500:]
    assert done.stdout.count(f"at most {raster.PIXELS:,}") == 3, done.stdout


def test_the_limit_is_in_pixels_of_the_result_and_names_a_scale_that_can_be() -> None:
    scene = Scene(1000, 500, "Plain")
    with pytest.raises(LapilliError, match=r"scale 11 makes 11,000 x 5,500 pixels.*scale 10 for this one"):
        scene.png(11)
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    with pytest.raises(ValueError, match="at most"):
        scene.png(10_000)
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 50_000, "nothing was allocated"
    assert raster.count_pixels(scene.svg(), 10) == raster.PIXELS
    assert scene.png(0.1).startswith(b"\x89PNG")


@pytest.mark.parametrize("scale", [0, -1, float("nan"), float("inf")])
def test_a_scale_that_makes_no_picture_is_refused(scale: float) -> None:
    scene = Scene(100, 100, "Plain")
    for draw in (scene.png, lambda size: scene.film([], size), lambda size: scene.pdf([], size)):
        with pytest.raises(LapilliError, match="scale above 0"):
            draw(scale)


def test_all_pictures_of_a_film_have_a_limit_together(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    """It is kept before the picture is painted that would be too many, for documents and on the command line too."""
    monkeypatch.setattr(raster, "FILM_PIXELS", 3 * 100 * 100)
    painted: list[float] = []
    draw = Scene.png

    def png(self: Scene, *how: object) -> bytes:
        painted.append(1)
        return draw(self, *how)  # type: ignore[arg-type]

    monkeypatch.setattr(Scene, "png", png)
    scenes = [Scene(100, 100, f"{number}", f"Picture {number}") for number in range(4)]
    assert scenes[0].film(scenes[1:3], 1.0).startswith(b"GIF89a")
    painted.clear()
    for bind in (scenes[0].film, scenes[0].pdf):
        with pytest.raises(LapilliError, match="smaller scale or fewer moments"):
            bind(scenes[1:], 1.0)
    assert len(painted) == 6
    table = lapilli.new("pumice", 2, seed=1)
    table.settle()
    record = f"{tmp_path}/game.txt"
    with open(record, "w", encoding="utf-8") as file:
        file.write(table.record())
    done = run("replay", record, "--gif", f"{tmp_path}/game.gif")
    assert done.code == 2
    assert "smaller scale or fewer moments" in done.err
