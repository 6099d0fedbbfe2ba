"""Shapes with the dark line of a vase painter."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw import Element, Options, path

DOLPHIN = (
    "M-30 6Q-14 -18 12 -10Q22 -8 30 2Q22 0 16 3Q8 10 -6 6Q-18 4 -24 12Q-26 18 -34 18Q-30 12 -31 8Q-36 6 -38 2"
    "Q-33 2 -30 6ZM-4 -12Q-4 -20 -12 -22Q-10 -15 -13 -9Z"
)


def cut(data: str, body: str = "none", width: float = 1.0, key: str = "slip", **options: Unpack[Options]) -> Element:
    """A shape with its line."""
    options["fill"], options["stroke"], options["stroke_width"] = body, key, width
    options["stroke_linejoin"] = options["stroke_linecap"] = "round"
    return path(data, **options)


def stroke(data: str, key: str = "slip", width: float = 1.0, **options: Unpack[Options]) -> Element:
    """A line alone."""
    return cut(data, "none", width, key, **options)
