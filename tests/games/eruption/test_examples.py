"""The worked examples of the digest, section 10, as data: a position, the actions, what must be true."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from pathlib import Path

import pytest

import lapilli
from lapilli.games.eruption.names import BORDER_NAMES

from .positions import at, menu, number, odds, play, targets, tie_break

EXAMPLES = tomllib.loads(Path(__file__).with_name("examples.toml").read_text(encoding="utf-8"))["example"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: example["name"])
def test_worked_example(example: dict) -> None:  # type: ignore[type-arg]
    table = at(**example["at"])
    for line in example["script"].strip().splitlines():
        if line.startswith("? "):
            check(table, line[2:])
        else:
            play(table, line)


def check(table: lapilli.Table, line: str) -> None:
    """One line of an example after its question mark."""
    what, _, rest = line.partition(" ")
    if what in ("menu", "flows"):
        words, _, wanted = rest.partition(":")
        expected = set() if wanted.strip() == "none" else {entry.strip() for entry in wanted.split(",")}
        found = targets(table, words.strip()) if words.strip() else set(menu(table))
        if what == "flows":
            found -= set(BORDER_NAMES)
        assert found == expected
    elif what == "has":
        assert rest in menu(table)
    elif what == "not":
        assert rest not in menu(table)
    elif what == "is":
        path, wanted = rest.split(" ")
        assert str(number(table, path)) == wanted
    elif what == "odds":
        text, chance = rest.rsplit(" ", 1)
        assert odds(table)[text] == Fraction(chance)
    elif what == "actor":
        assert table.actors == (rest,)
    elif what == "over":
        assert table.result is not None
    elif what == "winners":
        assert table.result is not None
        assert set(table.result.winners) == {name.strip() for name in rest.split(",")}
    elif what == "points":
        seat, wanted = rest.split(" ")
        assert tie_break(table, seat) == int(wanted)
    else:
        raise AssertionError(f"what is {line!r}?")


def test_the_first_tile_has_96_placements() -> None:
    """10.2 example 1: legal placements on the empty board by type (E-2.1-2.6, E-6.10)."""
    names = ["end", "straight", "sharp", "wide", "tri", "fan", "left", "right", "cross", "comb", "arrow", "five"]
    wanted = dict(zip(names, (6, 6, 6, 12, 6, 6, 12, 12, 6, 6, 12, 6), strict=True))
    found = {kind: len(targets(play(at(), f"draw tile {kind}"), "place")) for kind in wanted}
    assert found == wanted
    assert sum(found.values()) == 96
    erupting = at(temp={"orange": 50}, holds={"orange": "1"}, row="2 3")
    assert len(targets(erupting, "erupt")) == 48


def test_quake_on_a_carrying_eruption_tile_takes_exactly_these() -> None:
    """10.2 example 9: what may replace the eruption tile on e4 (E-7.8, E-9.4)."""
    wanted = {"left": "03", "right": "03", "cross": "02", "comb": "03", "arrow": "03", "five": "1245"}
    tiles = "e5:wide/0 e4:eruption e3:straight/0 g7:end/0"
    for kind in ["sharp", "wide", "tri", "fan", "left", "right", "cross", "comb", "arrow", "five"]:
        table = at(tiles, active="blue", hand={"blue": "quake"}, phase="cards")
        play(table, "play quake", f"draw tile {kind}")
        if table.actors == ("chance",):  # nothing to replace: laid aside
            assert kind not in wanted
            continue
        assert targets(table, "replace e4") == set(wanted.get(kind, ""))


def test_forecast_and_start_roll() -> None:
    """10.2 example 20: cards, tops, dice with a tie, then the winner takes (E-0.6, E-0.7, E-12.1, E-12.2)."""
    table = lapilli.new("eruption", 2, forecast=True, seed=1)
    for card in ("rain", "rain", "rain", "bomb", "bomb", "bomb"):
        table.play(f"draw card {card}")
    play(table, "reveal 1 five", "reveal 2 end", "reveal 3 comb", "3/4", "2/5", "6/1", "1/1")
    assert table.actors == ("orange",)
    assert menu(table) == ["take 1", "take 2", "take 3"]
