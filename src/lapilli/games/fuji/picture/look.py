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


PRINTED: Pairs = {
    # sky, mountain, land
    "sky-top": ("#1f4e79", "#0a1530"),
    "sky-high": ("#527e9b", "#122040"),
    "sky-mid": ("#8fb8c4", "#1b2d52"),
    "sky-low": ("#f3dfbd", "#4a4a6e"),
    "dusk": ("#f2b98d", "#8a4a4a"),
    "mount-light": ("#56799a", "#263a60"),
    "summit-shade": ("#cfdde2", "#8aa0c4"),
    "foot": ("#5d8a6b", "#1f3c3c"),
    "foot-light": ("#86a878", "#2b4a44"),
    "far": ("#7fa3b3", "#23365c"),
    "farther": ("#9fbcc0", "#2e4268"),
    "lake": ("#4d86a0", "#15294a"),
    "lake-light": ("#a9cdd0", "#2f4f78"),
    "mist": ("#f8edd6", "#343f60"),
    "mist-line": ("#d2bd93", "#56628a"),
    "plume": ("#5a5160", "#2c2a3a"),
    "plume-light": ("#8d7f86", "#4a4456"),
    "plume-fire": ("#d9a58a", "#a0584a"),
    "star": ("#3f6d90", "#e9eefc"),
    "orb": ("#c8402c", "#f4ecd2"),
    "grain": ("#ffffff", "#ffffff"),
    # what the cards show
    "paper-low": ("#efe2c4", "#1d2231"),
    "pine": ("#2f5d4a", "#1d4038"),
    "pine-light": ("#4a7d5c", "#2a574a"),
    "moss": ("#8fae6c", "#3b5c46"),
    "rice": ("#e3bf5a", "#a08440"),
    "rice-green": ("#b9b656", "#6d7a3c"),
    "rock": ("#8b8794", "#565a70"),
    "rock-light": ("#b9b3b4", "#74788c"),
    "rock-dark": ("#5d5a6c", "#3a3d52"),
    "river": ("#3f7fa6", "#245580"),
    "river-light": ("#9cc7d6", "#4f86ac"),
    "blossom": ("#eaa3b4", "#b97a94"),
    "blossom-light": ("#f7d3d6", "#d9a3b4"),
    "thatch": ("#b98d56", "#8a6a48"),
    "plaster": ("#f6ead0", "#d9c49a"),
    "window": ("#4b3328", "#ffd166"),
}


def _down(*stops: tuple[float, str]) -> Gradient:
    return Gradient(tuple((offset, token, 1.0) for offset, token in stops))


GRADIENTS = {
    "plain": _down((0, "earth-far"), (1, "earth")),
    "mats": _down((0, "tatami"), (1, "tatami-low")),
    "lacquered": _down((0, "lacquer-light"), (1, "lacquer")),
}
PALETTE = HOUSE.extend("fuji", GRADIENTS, **COLOURS)
PRINT = PALETTE.extend(
    "fuji-print",
    {
        "sky": _down((0, "sky-top"), (0.2, "sky-high"), (0.48, "sky-mid"), (0.8, "sky-low"), (1, "dusk")),
        "slopes": _down((0, "mount"), (0.5, "mount-light"), (0.86, "foot"), (1, "foot-light")),
        "water": _down((0, "lake-light"), (1, "lake")),
        "card-sky": _down((0, "sky-mid"), (1, "sky-low")),
        "card-dusk": _down((0, "dusk"), (1, "sky-low")),
        "card-river": _down((0, "river-light"), (1, "river")),
        "card-wood": _down((0, "moss"), (1, "pine")),
        "card-rock": _down((0, "rock-light"), (1, "rock")),
        "card-cherry": _down((0, "blossom-light"), (1, "moss")),
    },
    **PRINTED,
)
"""For what is printed into files: pages need not know its colours."""
PIPS: dict[str, Literal["circle", "square", "diamond"]] = {"yellow": "circle", "blue": "square", "pink": "diamond"}
SEATS = (Seat("blue", "1"), Seat("orange", "2"), Seat("green", "3"), Seat("purple", "4"))
