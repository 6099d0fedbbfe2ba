"""Wrong arguments of the library are refused with a `LapilliError` that says what is right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import lapilli
from lapilli.bots import bot
from lapilli.core.errors import LapilliError
from lapilli.core.rng import Rng
from lapilli.core.table import Table
from lapilli.study import dataframe
from tests.cli.run_command import run


@pytest.fixture
def table() -> Table:
    made = lapilli.new("pumice", seed=1)
    made.settle()
    return made


WRONG: dict[str, tuple[Callable[[Any], object], str]] = {
    "svg theme": (lambda table: table.svg(theme="neon"), "no theme 'neon'; there are auto, light, dark"),
    "png theme": (lambda table: table.png(theme="neon"), "no theme 'neon'"),
    "gif theme": (lambda table: table.gif(theme="neon"), "no theme 'neon'"),
    "pdf theme": (lambda table: table.pdf(theme="neon"), "no theme 'neon'"),
    "svg language": (lambda table: table.svg(lang="xx"), "no language 'xx'; there are en, de, fr, nl"),
    "log language": (lambda table: table.log("xx"), "no language 'xx'"),
    "text language": (lambda table: table.text(lang="xx"), "no language 'xx'"),
    "shape": (lambda table: table.svg(shape="round"), "no picture for the shape 'round'"),
    "scale": (lambda table: table.png(scale=1000), "pixels"),
    "scale as text": (lambda table: table.png(scale="2"), "a scale above 0, not '2'"),
    "seats as text": (lambda _: lapilli.new("pumice", seats="3"), "a whole number, not '3'"),  # type: ignore[arg-type]
    "half seats": (lambda _: lapilli.new("pumice", seats=3.0), "a whole number, not 3.0"),  # type: ignore[arg-type]
    "true seats": (lambda _: lapilli.new("pumice", seats=True), "a whole number, not True"),
    "new": (lambda _: lapilli.new(None), "found by its name, such as 'fuji', not by None"),  # type: ignore[arg-type]
    "replay": (lambda _: lapilli.replay(None), "a record is a text, not None"),  # type: ignore[arg-type]
    "bot of a name": (lambda _: bot("steady", "eruption"), "made for a game"),  # type: ignore[arg-type]
    "no bot": (lambda table: bot(None, table.game), "None is no bot"),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("case", WRONG)
def test_wrong_arguments_are_refused_in_words(case: str, table: Table) -> None:
    call, words = WRONG[case]
    with pytest.raises(LapilliError, match=words.replace("(", r"\(")):
        call(table)


@pytest.mark.parametrize("level", ["random", "gentle", "casual", "steady", "strong", "master"])
def test_nothing_is_chosen_from_an_empty_menu(level: str, table: Table) -> None:
    with pytest.raises(LapilliError, match="the menu is empty"):
        bot(level, table.game).decide(table.know(0), 0, [], Rng(1))


def test_environments_refuse_an_unknown_render_mode() -> None:
    gymnasium = pytest.importorskip("lapilli.adapters.gymnasium")
    pettingzoo = pytest.importorskip("lapilli.adapters.pettingzoo")
    with pytest.raises(LapilliError, match="no render mode 'film'; there are human, ansi, rgb_array"):
        gymnasium.SeatEnv("pumice", render_mode="film")
    with pytest.raises(LapilliError, match="no render mode 'film'"):
        pettingzoo.raw_env("pumice", render_mode="film")


def test_a_missing_library_is_named_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataframe, "find_spec", lambda name: None)
    with pytest.raises(LapilliError, match=r"^neither pandas nor Polars is installed"):
        dataframe._library(None)
    with pytest.raises(LapilliError, match=r"^polars is not installed"):
        dataframe._library("polars")


def test_the_help_of_the_terminal_is_of_the_keyboard_and_of_this_game(tmp_path: Path) -> None:
    save = ("--save", str(tmp_path / "game.txt"))
    told = run("terminal", "eruption", "--seed", "1", *save, typed="?\nquit\n").out
    assert "team" not in told
    assert "click" not in told.lower()
    assert "how often the team wins" in run("terminal", "nisyros", "--seed", "1", *save, typed="?\nquit\n").out


def test_a_save_replaces_files_only(tmp_path: Path) -> None:
    """A new file takes the place of the old one: a device such as /dev/null must not be replaced."""
    told = run("terminal", "eruption", "--seed", "1", "--save", str(tmp_path), typed="quit\n")
    assert told.code == 2
    assert "is not a file" in told.err
