"""`tools/compare_speed.py` races a tree by the names of its own time, or says in one line why it cannot."""

from __future__ import annotations

from pathlib import Path

import compare_speed
import pytest

ANSWERS = 'import sys\nfor line in sys.stdin:\n    print("[12.5, 2.0]", flush=True)\n'
FAILS = 'raise SystemExit("compile it first")\n'


def tree(folder: Path, program: str, name: str = "beside.py") -> Path:
    """Write a tree whose tool, under its former name, plays with this program."""
    (folder / "tools").mkdir()
    (folder / "tools" / name).write_text(f'"""A tool."""\n\nPLAYER = """\n{program}"""\n')
    return folder


def test_a_tree_from_before_a_renaming_plays_with_its_own_program(tmp_path: Path) -> None:
    player = compare_speed.Player(tree(tmp_path, ANSWERS))
    assert player.burst("nisyros", {}, 0.1) == (12.5, 2.0)
    player.process.communicate()


def test_this_tree_has_a_program() -> None:
    assert compare_speed.player_of(compare_speed.HERE) == compare_speed.PLAYER


def test_a_tree_that_cannot_play_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="cannot play nisyros: compile it first"):
        compare_speed.Player(tree(tmp_path, FAILS)).burst("nisyros", {}, 0.1)


def test_a_tree_without_the_tool_is_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"cannot be raced: it has none of compare_speed\.py, beside\.py in tools/"):
        compare_speed.Player(tmp_path)
