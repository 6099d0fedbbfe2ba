"""How Deukalion looks: chart parchment, wine-dark sea, the colours of heroes and treasures."""

from __future__ import annotations

from collections.abc import Mapping

from lapilli.core.log_lines import Word
from lapilli.draw import HOUSE, Element, Scene, Seat, soldier, treasure, use
from lapilli.draw.pieces import Stance
from lapilli.words import Words

WORDS = Words("lapilli.games.deukalion")
CELL = 80
EDGE = 26  # the border round the chart, with its letters and numbers
CHART = (9 * CELL + 2 * EDGE, 7 * CELL + 2 * EDGE)
WIDTH = CHART[0] + 8

PALETTE = HOUSE.extend(
    "deukalion",
    slip=("#1f1512", "#0d0908"),  # the black of vases
    terracotta=("#c9683a", "#a5532d"),
    terracotta_light=("#de8d5c", "#bf6d42"),
    cream=("#f0dfb8", "#d9c498"),
    plate=("#f7ead0", "#2c251d"),  # of cards and names
    plate_ink=("#251a12", "#f1e4c8"),
    plate_muted=("#5f5040", "#b9a98c"),
    styx_water=("#33204a", "#1a0f2b"),
    styx_light=("#6a4f8a", "#4a356b"),
    styx_glow=("#e6dcf3", "#c9bce0"),
    wine=("#6d2438", "#8c3a50"),
    strait=("#3f7b90", "#1d4658"),
    jar_red=("#c8372d", "#d4493e"),
    jar_green=("#2f8f4e", "#3aa25c"),
    jar_blue=("#2a6fc0", "#4a8bd6"),
    jar_yellow=("#e9bd2c", "#e9bd2c"),
    jar_white=("#f4f0e6", "#efe9da"),
)
LOOKS: Mapping[str, tuple[str, str]] = {
    "deukalion": ("yellow", "D"),
    "perseus": ("purple", "P"),
    "hercules": ("orange", "H"),
    "achilles": ("black", "A"),
}
MARKS = {"red": "α", "green": "β", "blue": "γ", "yellow": "δ", "white": "ε"}  # so that nobody needs the colour
ACTIONS = ("cards", "soldiers", "sailing", "hydra")
SIGNS = {"cards": "hand", "soldiers": "person", "sailing": "boat", "hydra": "hydra"}


def look(name: str) -> Seat:
    return Seat(*LOOKS[name])


def said(lang: str, message: str, **facts: object) -> str:
    """A message; pairs among the facts are words of a domain."""
    args = {name: Word(*fact) if isinstance(fact, tuple) else fact for name, fact in facts.items()}
    return WORDS.say(lang, message, args)


def action_word(lang: str, action: str) -> str:
    """What a die of the Kylix is for."""
    return WORDS.say(lang, "board-hydra-die" if action == "hydra" else f"board-{action}")


def corner(field: str) -> tuple[float, float]:
    """The top left corner of a square on the chart."""
    return EDGE + (ord(field[0]) - ord("a")) * CELL, EDGE + (int(field[1]) - 1) * CELL


def centre(field: str) -> tuple[float, float]:
    x, y = corner(field)
    return x + CELL / 2, y + CELL / 2


DRAWN = 40.0  # size at which the pieces that appear often are kept


def keep_pieces(scene: Scene, heroes: list[str], bare: bool = False) -> None:
    """Soldiers and treasures are drawn once and used many times: the picture stays small.

    `bare` soldiers bear shapes, where letters could not be read.
    """
    for name in heroes:
        seat = look(name).bare if bare else look(name)
        stances: tuple[Stance, ...] = ("firm", "leaning", "fallen")
        for stance in stances:
            scene.define(f"{name}-{stance}", soldier(seat, (0, 0), DRAWN, stance=stance))
    for colour, mark in MARKS.items():
        scene.define(f"jar-{colour}", treasure(f"jar-{colour}", (0, 0), DRAWN, mark=mark, mark_size=20.5))


def man(
    name: str,
    at: tuple[float, float],
    size: float,
    stance: Stance = "firm",
    id: str | None = None,
    *,
    thrown: bool = False,
) -> Element:
    """A soldier of a hero; one that was thrown tumbles in the browser before it comes to rest."""
    return use(f"{name}-{stance}", at=at, scale=size / DRAWN, id=id, kind="thrown" if thrown else None)


def jar(colour: str, at: tuple[float, float], size: float, id: str | None = None, words: str = "") -> Element:
    """A treasure, marked besides its colour."""
    grows = "enlarges" if id else None
    return use(f"jar-{colour}", at=at, scale=size / DRAWN, id=id, label=words or None, kind=grows)
