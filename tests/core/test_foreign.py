"""A plug-in that mypyc compiled on its own plays faster, or is refused with words; it never crashes the process."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lapilli
from lapilli.core import plugin_check
from lapilli.core.check.suite import everything
from lapilli.core.state import State
from setup import compiler

ROOT = Path(__file__).parents[2]
MARK = "@mypyc_attr(native_class=False)  # so that mypyc may compile it apart from the kernel\n"
PLAY = """
import lapilli
from lapilli.core.registry import failures, list_games
if "pumice" in failures():
    raise SystemExit(failures()["pumice"])
from pumice import rules
assert not rules.__file__.endswith(".py"), rules.__file__
from lapilli.study import simulate
print(simulate("pumice", 50, seed=1, jobs=1).csv(), end="")
"""


def test_a_native_position_of_a_stranger_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Mine(State):
        pass

    Mine.__module__ = "stranger.rules"
    plugin_check.refuse_native_classes("stranger")  # an ordinary class
    monkeypatch.setattr(plugin_check, "_native", lambda found: found is Mine)
    plugin_check.refuse_native_classes("another")
    with pytest.raises(TypeError, match=r"Mine was compiled by mypyc .*native_class=False"):
        plugin_check.refuse_native_classes("stranger")


def compiled(folder: Path, marked: bool) -> subprocess.CompletedProcess[str]:
    """Compile the rules of the example as the guide says, and play with them in another process."""
    shutil.copytree(ROOT / "examples" / "pumice" / "src" / "pumice", folder / "pumice")
    rules = folder / "pumice" / "rules.py"
    if not marked:
        assert MARK in rules.read_text()
        rules.write_text(rules.read_text().replace(MARK, ""))
    environment = {**os.environ, "MYPYPATH": str(ROOT / "src"), "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    command = [sys.executable, "-m", "mypyc", "--follow-imports=silent", "--ignore-missing-imports", "pumice/rules.py"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return subprocess.run(
        [sys.executable, "-c", PLAY], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(not everything(), reason="compiling takes half a minute: part of make test-all")
@pytest.mark.skipif(
    not lapilli.interpreted.compiled() or shutil.which(compiler()) is None, reason="nothing is compiled here"
)
def test_a_compiled_plug_in_plays_the_same_games_or_is_refused(tmp_path: Path) -> None:
    from lapilli.study import simulate

    (tmp_path / "good").mkdir()
    (tmp_path / "bad").mkdir()
    good = compiled(tmp_path / "good", marked=True)
    assert good.returncode == 0, good.stderr
    assert good.stdout == simulate("pumice", 50, seed=1, jobs=1).csv()
    bad = compiled(tmp_path / "bad", marked=False)
    assert bad.returncode == 1  # not -11: no segmentation fault
    assert "native_class=False" in bad.stderr
