"""How Deukalion looks: chart parchment, wine-dark sea, the colours of heroes and treasures."""

from __future__ import annotations

from collections.abc import Mapping

from lapilli.core.story import Word
from lapilli.draw import HOUSE, Element, Scene, Seat, soldier, treasure, use
from lapilli.draw.people import Stance
from lapilli.words import Words

WORDS = Words("lapilli.games.deukalion")
WIDTH = 764
CELL = 80
EDGE = 26  # of the chart, for its letters and numbers

PALETTE = HOUSE.extend(
    "deukalion",
    wine_sea=("#4b5b8c", "#232b4d"),
    wine_deep=("#414f7d", "#1d2442"),
    haven=("#7f9cc4", "#40598a"),
    styx_water=("#2b2136", "#120c1a"),
    styx_glow=("#b79ad6", "#a487c9"),
    parchment=("#efe0bb", "#4a4030"),
    parchment_edge=("#b79d69", "#8a7650"),
    chart_ink=("#4b3a1d", "#e9dcbd"),
    hades=("#3a2c45", "#1b1322"),
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
    return EDGE + (ord(field[0]) - ord("a")) * CELL, EDGE - 6 + (int(field[1]) - 1) * CELL


def centre(field: str) -> tuple[float, float]:
    x, y = corner(field)
    return x + CELL / 2, y + CELL / 2


DRAWN = 40.0  # size at which the pieces that appear often are kept


def keep_pieces(scene: Scene, heroes: list[str]) -> None:
    """Soldiers and treasures are drawn once and used many times: the picture stays small."""
    for name in heroes:
        stances: tuple[Stance, ...] = ("firm", "leaning", "fallen")
        for stance in stances:
            scene.define(f"{name}-{stance}", soldier(look(name), (0, 0), DRAWN, stance=stance))
    for colour, mark in MARKS.items():
        scene.define(f"jar-{colour}", treasure(f"jar-{colour}", (0, 0), DRAWN, mark=mark, mark_size=17.5))


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
    return use(f"jar-{colour}", at=at, scale=size / DRAWN, id=id, label=words or None)
