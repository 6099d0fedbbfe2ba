"""What all parts of the Fuji table share: dice of ivory with lacquered faces, hikers, banners, requirements."""

from __future__ import annotations

from typing import Unpack

from lapilli.core.log_lines import Line, Word
from lapilli.draw import Element, Named, Point, Scene, Seat, circle, drawing, group, label, rect, seat_shape
from lapilli.draw.dice import PIPS as SPOTS
from lapilli.draw.dice import pip
from lapilli.games.fuji.actions import DIE_NAMES, TERRAIN_NAMES
from lapilli.games.fuji.box import Box, Requirement
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.picture.style import PIPS, SEATS
from lapilli.games.fuji.text import WORDS

DIE = 40.0  # size at which dice are kept


def coloured_die(
    scene: Scene, box: Box, name: str, value: int, at: Point, size: float, **named: Unpack[Named]
) -> Element:
    """A die showing a face in its colour; the shape of the pips says the colour too. 0: a shadow behind paper."""
    if named.get("id"):
        named.setdefault("kind", "tumbles")
    scale = size / DIE
    if not value:
        return scene.stamp("die-hidden", _shadow, at=at, scale=scale, **named)
    colour = box.kinds[name.split(".")[-1][0]][value - 1]
    return scene.stamp(f"die-{colour}-{value}", lambda: _face(colour, value), at=at, scale=scale, **named)


def _face(colour: str, value: int) -> Element:
    """An ivory cube seen from above, its face inlaid in lacquer."""
    return group(
        drawing(__file__, "die").draw({"face": f"face-{colour}"}),
        [pip(spot, PIPS[colour], f"on-face-{colour}") for spot in SPOTS[value]],
    )


def _shadow() -> Element:
    return rect(-14, -15, 28, 30, 6, fill="silhouette", turn=-4)


def hiker(seat: Seat, at: Point, size: float, **named: Unpack[Named]) -> Element:
    """A wanderer under a straw hat, the seat's shape on the robe; it stands on its point."""
    return _standing("hiker", seat, seat_shape(seat, (0, -9), 11, fill="rim"), at, size, **named)


def banner(seat: Seat, at: Point, size: float, **named: Unpack[Named]) -> Element:
    """Where a seat wants to go: a banner on a pole; it stands on its point."""
    return _standing("banner", seat, seat_shape(seat, (8.6, -25), 10, fill="rim"), at, size, **named)


def _standing(name: str, seat: Seat, shape: Element, at: Point, size: float, **named: Unpack[Named]) -> Element:
    drawn = drawing(__file__, name).draw(seat.paints)
    return group(group(drawn, shape, scale=size / 42), at=at, **named)


def requirement_line(requirement: Requirement) -> Line:
    """What counts on a card, as a message: "blue or 5", "pink and odd"."""
    colours = tuple(Word("topic", colour) for colour in requirement.colours)
    values: object = ", ".join(map(str, requirement.values))
    if requirement.values in ((1, 3, 5), (2, 4, 6)):
        values = Word("topic", "odd" if requirement.values[0] == 1 else "even")
    if not requirement.values:
        return Line("need-colours", {"colours": colours})
    if not colours:
        return Line("need-values", {"values": values})
    return Line(f"need-{requirement.mode}", {"colours": colours, "values": values})


def requirement_words(requirement: Requirement, lang: str) -> str:
    """What counts on a card, in words."""
    line = requirement_line(requirement)
    return WORDS.say(lang, line.message, line.args)


def need(scene: Scene, requirement: Requirement, middle: Point, room: tuple[float, float]) -> list[Element]:
    """F-14.7 The requirement drawn: `colour / figure` where either will do, colours over figures where both must."""
    (x, y), (wide, high) = middle, room
    figures = "·".join(map(str, requirement.values))
    colours = requirement.colours
    size = min(high * 0.5, (wide - 4) / max(0.56 * len(figures), 1)) if colours else min(high * 0.56, wide / 3.2)
    size = max(size, 18 if high > 38 else 13)
    if not figures:
        return [_chip(scene, colours[0], (x, y), high * 0.7)]
    if not colours:
        return [label(x, y, figures, size, bold=True, fill="card-ink")]
    if requirement.mode == "any":
        return [
            *(_chip(scene, colour, (x - high * 0.48, y), high * 0.52) for colour in colours),
            label(x, y, "/", high * 0.5, fill="card-ink"),
            label(x + high * 0.45, y, figures, high * 0.62, bold=True, fill="card-ink"),
        ]
    return [
        *(
            _chip(scene, colour, (x + (number - (len(colours) - 1) / 2) * high * 0.52, y - high * 0.235), high * 0.44)
            for number, colour in enumerate(colours)
        ),
        label(x, y + high * 0.25, figures, size, bold=True, fill="card-ink"),
    ]


def _chip(scene: Scene, colour: str, at: Point, size: float) -> Element:
    """A colour as a token with its shape."""

    def draw() -> Element:
        return group(
            circle(0, 0, 10, fill=f"face-{colour}", stroke="key", stroke_width=1),
            pip((0, 0), PIPS[colour], f"on-face-{colour}"),
        )

    return scene.stamp(f"chip-{colour}", draw, at=at, scale=size / 20)


def wound() -> Element:
    """An injury space: a red seal with a cross."""
    return group(drawing(__file__, "wound").draw())


def figure_word(name: str) -> Word:
    return Word("figure", name)


def seat_word(name: str, lang: str) -> str:
    """The one name of a figure, on the board as in the log."""
    return WORDS.word(lang, "seat", name)


def requirement_on(view: View, box: Box, cell: str | None) -> Requirement | None:
    """What the terrain card on a cell asks for."""
    card = view["terrain"].get(cell) if cell else None
    return box.requirements[7 + TERRAIN_NAMES.index(card)] if card else None


def is_valid(box: Box, name: str, value: int, requirement: Requirement | None) -> bool:
    """F-14.7 Does a die with this face count?"""
    return bool(
        value and requirement and requirement.valid(box.colour(DIE_NAMES.index(name.split(".")[1]), value), value)
    )


def valid_total(view: View, box: Box, dice: list[str], requirement: Requirement) -> int:
    """F-14.8 Sum of the valid dice that this viewer sees."""
    faces = [(name, view["dice"][name][0]) for name in dice if name in view["dice"]]
    return sum(value for name, value in faces if is_valid(box, name, value, requirement))


def neighbours(view: View, figure: int) -> list[int]:
    """F-14.5 The other figures, with four players not the one opposite."""
    count = len(view["figures"])
    return [other for other in range(count) if other != figure and not (count == 4 and abs(other - figure) == 2)]


def set_aside(view: View, name: str) -> list[str]:
    """F-11.3, F-12.7 Dice of a figure that lie aside, for all to see; its own Buddy sees his before phase 3 closes."""
    dice = [*view["aside"], *([view["buddy"]] if view["buddy"] else [])]
    return [die for die in dice if die.startswith(f"{name}.")]


def has_dummy(view: View) -> bool:
    """F-10.1 Does a third set of dice take part?"""
    return bool(view["seats"] == 2 and view["options"]["two_player"] == "a")


def dummy_dice(view: View) -> list[str]:
    return sorted(name for name in view["dice"] if name.startswith("dummy"))


def seat_of(name: str) -> Seat:
    return SEATS[int(name[1]) - 1]
