"""How Fuji looks: the colours of a woodblock print, dice whose colours also have shapes, the seats."""

from __future__ import annotations

from typing import Literal

from lapilli.draw import HOUSE, Gradient, Seat

Pairs = dict[str, tuple[str, str]]
COLOURS: Pairs = {
    "face-yellow": ("#f2b81f", "#f2b81f"),
    "face-blue": ("#1d6fb8", "#2b7fc8"),
    "face-pink": ("#d6568c", "#dd6a9b"),
    "key": ("#1d2b45", "#060a16"),  # the line that is printed last
    "mount": ("#35557c", "#1a2a4a"),
    "summit": ("#fbf7ec", "#c9d6ea"),
    "earth": ("#c9b98a", "#2a3040"),
    "earth-far": ("#a8b183", "#20303a"),
    # cards
    "paper": ("#fbf3e0", "#262c3e"),
    "card-ink": ("#1d2333", "#f2ecdc"),
    "plaque": ("#fffaf0", "#10141f"),
    "vermilion": ("#c8402c", "#c8452f"),
    "bark": ("#4b3328", "#2a1d1c"),
    "tiles": ("#3b4a63", "#2b3650"),
    # the table
    "ivory": ("#fbf3df", "#efe4cc"),
    "ivory-side": ("#d4c19a", "#a8987a"),
    "lacquer": ("#2a1516", "#0d0809"),
    "lacquer-light": ("#7b1f1c", "#5e1a1a"),
    "gold": ("#d8a93a", "#d8a93a"),
    "gold-ink": ("#fbeed2", "#fbeed2"),
    "frame": ("#b98c57", "#6e5236"),
    "frame-edge": ("#7d5a34", "#452f1e"),
    "shoji": ("#fdf6e4", "#cfc3a4"),
    "shoji-ink": ("#2a2520", "#2a2114"),
    "shoji-muted": ("#5a4a34", "#3d3222"),
    "shoji-yes": ("#1f5a3a", "#1c4a30"),
    "shoji-alarm": ("#a8330f", "#7d2308"),
    "silhouette": ("#b7a98c", "#8a7f6a"),
    "tatami": ("#c7c08a", "#333a34"),
    "tatami-low": ("#b3ab74", "#2b312d"),
    "rope": ("#e3bf5a", "#a08440"),
    "yes": ("#2f6b34", "#8fd694"),
}


def down(*stops: tuple[float, str]) -> Gradient:
    """A gradient from the top to the bottom."""
    return Gradient(tuple((offset, token, 1.0) for offset, token in stops))


GRADIENTS = {
    "plain": down((0, "earth-far"), (1, "earth")),
    "mats": down((0, "tatami"), (1, "tatami-low")),
    "lacquered": down((0, "lacquer-light"), (1, "lacquer")),
}
PALETTE = HOUSE.extend("fuji", GRADIENTS, **COLOURS)
PIPS: dict[str, Literal["circle", "square", "diamond"]] = {"yellow": "circle", "blue": "square", "pink": "diamond"}
SEATS = (Seat("blue", "1"), Seat("orange", "2"), Seat("green", "3"), Seat("purple", "4"))
