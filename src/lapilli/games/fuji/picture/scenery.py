"""Shapes as woodblocks print them: flat colours inside one dark line."""

from __future__ import annotations

from typing import Unpack

from lapilli.draw import Element, Options, path


def cut(data: str, body: str = "none", width: float = 1.0, key: str = "key", **options: Unpack[Options]) -> Element:
    """A shape with its key line."""
    options["fill"], options["stroke"], options["stroke_width"] = body, key, width
    options["stroke_linejoin"] = options["stroke_linecap"] = "round"
    return path(data, **options)


def stroke(data: str, key: str, width: float = 1.0, **options: Unpack[Options]) -> Element:
    """A line alone."""
    return cut(data, "none", width, key, **options)
