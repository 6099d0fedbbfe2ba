"""What `pip install lapilli` gives: wheel and sdist, compiled and pure, in empty environments of every Python at hand.

Slow (minutes, and it downloads): part of `make release` for all Pythons, of `make test-all` for the one that runs it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from tests.release import installation
from tests.release.installation import NO_COMPILER, PYTHONS, Installation

ALL = os.environ.get("LAPILLI_RELEASE", "") not in ("", "0")
FULL = ALL or os.environ.get("LAPILLI_ALL", "") not in ("", "0")
MINE = f"{sys.version_info[0]}.{sys.version_info[1]}"
pytestmark = pytest.mark.skipif(not FULL, reason="installations are tried by make test-all and make release")


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installation.build("sdist", tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory, sdist: Path) -> Path:
    """Built from the sdist, as an installer does where there is no wheel: nothing may be missing there."""
    return installation.build("wheel", tmp_path_factory.mktemp("wheel"), sdist)


def new(folder: Path, version: str) -> Installation:
    interpreter = installation.python(version)
    if interpreter is None:
        pytest.skip(f"there is no Python {version} on this machine")
    return Installation(folder / "venv", interpreter)


@pytest.mark.parametrize("version", PYTHONS if ALL else [MINE])
@pytest.mark.parametrize("form", ["compiled", "interpreted"] if ALL else ["interpreted"])  # the wheel is compiled
def test_the_sdist_installs_and_plays(version: str, form: str, sdist: Path, tmp_path: Path) -> None:
    """Without a C compiler it is the sources that run; nothing but the speed differs."""
    made = new(tmp_path, version)
    made.install(sdist, **(NO_COMPILER if form == "interpreted" else {}))
    assert form in made.version
    told = made.visit()
    assert "nisyros: played to the end" in told
    assert told.count(": a board") >= 4


def test_the_wheel_installs_and_plays_and_keeps_to_its_package(wheel: Path, tmp_path: Path) -> None:
    """The compiled library lies inside the package, under its own name, and nothing of ours lies beside it."""
    made = new(tmp_path, MINE)
    before = {path.name for path in made.site.iterdir()}
    made.install(wheel)
    with zipfile.ZipFile(wheel) as archive:
        tops = {name.split("/")[0] for name in archive.namelist()}
        assert tops == {"lapilli", next(top for top in tops if top.endswith(".dist-info"))}
        assert any(name.startswith("lapilli/kernel__mypyc.") for name in archive.namelist())
    assert {"lapilli"} <= {path.name for path in made.site.iterdir()} - before
    assert "compiled" in made.version
    assert "nisyros: played to the end" in made.visit()
    assert "obsidian" in installation.run(
        tmp_path / "venv" / "bin" / "lapilli", "dev", "new-game", "obsidian", cwd=tmp_path
    )
    assert "N-1" in installation.run(tmp_path / "venv" / "bin" / "lapilli", "rules", "nisyros", cwd=tmp_path)


LIGHT = """
import sys
import lapilli
for game in ("nisyros", "fuji", "eruption", "deukalion"):
    table = lapilli.new(game, seats=3, seed=1)
    table.settle()
    assert table.png()[1:4] == b"PNG" and str(table) and table.legal(table.actors[0])
    lapilli.position(game, table.position())
from lapilli.study import simulate
assert simulate("eruption", games=2, seats=2, bots="steady", seed=1, jobs=1).games == 2
unwanted = {"fastapi", "sqlalchemy", "uvicorn", "prometheus_client", "numpy"} | ({"librt"} if sys.argv[1:] else set())
assert not unwanted & set(sys.modules), unwanted & set(sys.modules)
print("light")
"""
BASE_SIZE = 110  # megabytes, half of them Babel, Pillow and Pygments


def test_the_base_is_light(wheel: Path, tmp_path: Path) -> None:
    """Rules, bots, pictures and the terminal come without the packages of the browser table; `play` names them."""
    made = new(tmp_path, MINE)
    made.install(wheel, extra="")
    assert "light" in installation.run(made.python, "-c", LIGHT, cwd=tmp_path)
    lapilli = tmp_path / "venv" / "bin" / "lapilli"
    assert "nisyros" in installation.run(lapilli, "games", cwd=tmp_path)
    assert "N-1" in installation.run(lapilli, "rules", "nisyros", cwd=tmp_path)
    assert made.size < BASE_SIZE
    done = subprocess.run([lapilli, "play"], cwd=tmp_path, env=installation.clean(), capture_output=True, text=True)
    assert (done.returncode, "pip install 'lapilli[play]'" in done.stderr) == (2, True)
    page = next(made.site.glob("lapilli/carried/tutorials/write-your-own-game.md"))
    said = installation.run(lapilli, "dev", "new-game", "obsidian", cwd=tmp_path)
    assert str(page) in said


def test_without_a_compiler_librt_is_not_needed(sdist: Path, tmp_path: Path) -> None:
    made = new(tmp_path, MINE)
    made.install(sdist, extra="", **NO_COMPILER)
    installation.run(made.python, "-m", "pip", "uninstall", "-y", "librt", cwd=tmp_path)
    assert "light" in installation.run(made.python, "-c", LIGHT, "without librt", cwd=tmp_path)


def test_the_sdist_holds_what_it_is_built_and_tested_from(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    wanted = {"docs/rules/nisyros.md", "examples/pumice/pyproject.toml", "setup.py"}
    wanted |= {"src/lapilli/study/bench_dice_race.c"}
    assert wanted <= names
    assert {"tests/conftest.py", "CHANGELOG.md", "LICENSE"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyc"))]


def test_the_indexes_accept_it(sdist: Path, wheel: Path) -> None:
    said = installation.run(
        sys.executable, "-m", "twine", "check", "--strict", str(sdist), str(wheel), cwd=sdist.parent
    )
    assert said.count("PASSED") == 2
