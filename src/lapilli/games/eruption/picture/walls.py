"""Where walls stand or may stand: sides of villages, and flows that face an empty space."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Unpack

from lapilli.core.log_lines import Word
from lapilli.draw import Element, Options, cached_row, group, path, wall_on
from lapilli.games.eruption.box import SIDES, axial
from lapilli.games.eruption.knowledge.view_types import View
from lapilli.games.eruption.log_lines import WORDS
from lapilli.games.eruption.names import BORDER_NAMES, SPACES
from lapilli.games.eruption.picture.ghosts import board_of
from lapilli.games.eruption.picture.island import BORDER_SIDES, GRID, place_side
from lapilli.games.eruption.refusal.tile_rules import flows_towards


@cached_row
def borders(names: list[str], lang: str) -> Iterator[Element]:
    """The seven sides of each village, where walls may stand."""
    for border in BORDER_NAMES:
        yield _border(border, border.partition(".")[0] in names, lang)


@cache
def _border(border: str, owned: bool, lang: str) -> Element:
    hexagon, side = BORDER_SIDES[border]
    village, _, number = border.partition(".")
    data = _along(hexagon, side, 0.1)
    foundation = [
        _line(data, "shadow", 7.4, stroke_opacity=0.5),
        _line(data, f"seat-{village}", 4.2, stroke_dasharray="7 4.2"),
    ]
    return group(
        _line(data, "transparent", 16, kind="edge"),
        foundation if owned else None,
        id=f"place/{border}",
        label=WORDS.say(lang, "board-border", {"seat": Word("seat", village), "number": number}),
    )


def _line(data: str, paint: str, width: float, **options: Unpack[Options]) -> Element:
    options |= {"fill": "none", "stroke": paint, "stroke_width": width, "stroke_linecap": "round"}
    return path(data, **options)


def _along(hexagon: str, side: str, share: float) -> str:
    """A line along a side, shortened by a share at both ends."""
    (x1, y1), (x2, y2) = GRID.side(*axial(hexagon), side)
    dx, dy = (x2 - x1) * share, (y2 - y1) * share
    return f"M{x1 + dx:.2f} {y1 + dy:.2f} L{x2 - dx:.2f} {y2 - dy:.2f}"


def building(view: View) -> bool:
    """May the viewer build now, and has something to build with?"""
    if view["me"] != view["active"] or not view["stock"][view["me"]]:
        return False
    hand = view["hands"].get(view["me"]) or {}
    return view["phase"] == "build" or (view["phase"] == "cards" and bool(hand.get("reinforce")))


@cached_row
def flows(view: View, lang: str) -> Iterator[Element]:
    """Open flows without a wall: places while the viewer may build."""
    board = board_of(view)
    for name in SPACES:
        if name in board:
            continue
        for side, flow in flows_towards(board, name):
            if flow in view["walls"]:
                continue
            data = _along(name, SIDES[side], 0.22)
            yield group(
                path(data, fill="none", stroke="transparent", stroke_width=17, stroke_linecap="round"),
                path(data, fill="none", stroke="shadow", stroke_width=7, stroke_linecap="round", stroke_opacity=0.5),
                path(
                    data,
                    fill="none",
                    stroke="rim",
                    stroke_width=4,
                    stroke_linecap="round",
                    stroke_dasharray="5 5",
                    kind="edge",
                ),
                id=f"place/{flow}",
                label=WORDS.say(lang, "board-flow", {"place": Word("place", flow)}),
            )


@cached_row
def walls(standing: dict[str, str], struck: str | None, lang: str) -> Iterator[Element]:
    """Every wall on its exact side; the one that lava runs against shakes."""
    for place, material in standing.items():
        yield _wall(place, material, place == struck, lang)


@cache
def _wall(place: str, material: str, struck: bool, lang: str) -> Element:
    hexagon, side = place_side(place)
    words = WORDS.say(lang, "board-wall", {"material": Word("material", material), "place": Word("place", place)})
    return wall_on(
        GRID, *axial(hexagon), side, material, id=f"wall/{place}", label=words, kind="struck" if struck else None
    )
