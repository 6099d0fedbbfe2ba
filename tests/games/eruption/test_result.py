"""How it ended, as people read it: temperatures with their unit, the coolest first, teams with their average."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from lapilli.cli.screen import print_result
from lapilli.core.table import Table
from lapilli.server.frames.words import result
from tests.games.eruption.positions import at, play

Row = tuple[tuple[str, ...], str, bool]


def ended(temp: dict[str, int], options: dict[str, Any] | None = None, **more: Any) -> Table:
    """A game after its last action."""
    last = next(iter(temp))
    end = {"ending": "burned", "last": [last]}
    position = at(
        seats=len(temp), temp=temp, row="", stack="", phase="build", active=last, end=end, options=options or {}, **more
    )
    return play(position, "done")


def rows(table: Table, lang: str = "en") -> list[Row]:
    assert table.result is not None
    return [(row.seats, row.words, row.winner) for row in table.game.presentation.standings(table.result, lang)]


def clans() -> Table:
    """Green and Red have the lower average although Yellow is cooler than Red."""
    return ended({"yellow": 100, "green": 70, "purple": 290, "red": 140}, {"clans": True})


def test_the_coolest_village_stands_first_with_its_temperature() -> None:
    """E-8.10"""
    table = ended({"orange": 290, "green": 90, "purple": 120})
    assert rows(table) == [(("green",), "90°", True), (("purple",), "120°", False), (("orange",), "290°", False)]
    assert table.log()[-1] == "Green wins with 90 degrees."


def test_where_the_coolest_tie_the_table_says_what_decided() -> None:
    """E-8.11"""
    stock = {"green": "stone straw", "purple": "straw", "orange": "straw"}
    table = ended({"orange": 290, "green": 90, "purple": 90}, stock=stock)
    assert rows(table) == [
        (("green",), "90°, 4 for walls (a tie: the walls decide)", True),
        (("purple",), "90°, 1 for walls (a tie: the walls decide)", False),
        (("orange",), "290°", False),
    ]


def test_with_clans_the_average_of_each_team_counts_and_the_winning_team_stands_first() -> None:
    """E-10.7"""
    table = clans()
    assert rows(table) == [
        (("green", "red"), "105° on average", True),
        (("yellow", "purple"), "195° on average", False),
    ]
    assert table.result is not None
    members = [member.words for member in table.game.presentation.standings(table.result, "en")[0].members]
    assert members == ["70°", "140°"]
    assert table.log()[-1] == "Green and Red win with 105 degrees on average."


def test_whoever_went_out_stands_last() -> None:
    """E-8.13"""
    temp = {"orange": 290, "green": 280, "purple": 290}
    options = {"annihilation": True}
    table = at(seats=3, temp=temp, row="", phase="build", options=options, end={"left": [0, 0, 1]})
    assert rows(play(table, "done")) == [
        (("green",), "280°", True),
        (("orange",), "burned up", False),
        (("purple",), "burned up", False),
    ]


@pytest.mark.parametrize("lang", ["en", "nl", "de", "fr"])
def test_browser_and_terminal_show_the_same_table(lang: str) -> None:
    table = clans()
    shown = result(table, lang)
    assert shown is not None
    assert [row["seats"] for row in shown["standings"]] == [["green", "red"], ["yellow", "purple"]]
    assert "105°" in shown["standings"][0]["words"]
    written = io.StringIO()
    print_result(table, lang, Console(file=written, width=100))
    text = written.getvalue()
    assert text.index("105°") < text.index("70°") < text.index("140°") < text.index("195°")
    assert shown["words"] in text
    assert shown["words"] != result(ended({"orange": 290, "blue": 90}), lang)["words"]  # type: ignore[index]
