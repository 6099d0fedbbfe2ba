"""Cards, dice and tokens of every game are shown large when they are looked at."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from lapilli.core.factory import replay
from lapilli.draw import Element, Scene

LARGE = {  # a game with a position in which all of these lie on the table
    "nisyros": ("3_achilles_small_covered", "die event"),
    "fuji": ("three-victory", "cell die token card"),
    "eruption": ("3-players-burned", "card die discards tile eruption"),
    "deukalion": ("three", "hand task die stock cargo"),
}


def named(elements: tuple[Element, ...] | list[Element]) -> Iterator[Element]:
    for element in elements:
        if element.id:
            yield element
        yield from named(element.children)


@pytest.mark.parametrize("game", LARGE)
def test_what_is_small_can_be_looked_at(game: str) -> None:
    record, wanted = LARGE[game]
    table = replay((Path(__file__).parent / game / "records" / f"{record}.txt").read_text())
    large: set[str] = set()
    for ply in range(0, table.ply, table.ply // 12):
        drawn = table.picture(0, "en", "wide", ply)
        assert isinstance(drawn, Scene)
        large |= {str(one.id).split("/")[0] for one in named(drawn.elements) if "enlarges" in (one.kind or "")}
    assert set(wanted.split()) <= large
