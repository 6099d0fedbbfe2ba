"""The elements of a picture, as immutable values, and a function for each."""

from __future__ import annotations

import builtins
from collections.abc import Iterable
from typing import Any, NamedTuple, TypedDict, Unpack

Point = tuple[float, float]
Value = str | float | int
Attributes = tuple[tuple[str, Value], ...]

NAMED = "named?"  # no name of an attribute

SANS = "system-ui, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
SERIF = "'Iowan Old Style', 'Palatino Linotype', Palatino, Georgia, 'Noto Serif', 'DejaVu Serif', serif"


class Named(TypedDict, total=False):
    """The element id, the accessible name, and the class."""

    id: str | None
    label: str | None
    kind: str | None


class Options(Named, total=False):
    """Everything an element may be given; colours are tokens (`sea`) or literals (`#123456`, `none`)."""

    at: Point | None
    turn: float
    scale: float
    fill: str
    stroke: str
    stroke_width: float
    stroke_linecap: str
    stroke_linejoin: str
    stroke_dasharray: str
    paint_order: str  # "stroke": letters stand on their outline
    opacity: float
    fill_opacity: float
    stroke_opacity: float
    fill_rule: str
    pointer_events: str
    clip_path: str  # the name of a definition, see `window`


class Round(TypedDict):
    """How the corners and the ends of a line look."""

    stroke_linejoin: str
    stroke_linecap: str


ROUND: Round = {"stroke_linejoin": "round", "stroke_linecap": "round"}
CACHED = 24_000  # elements
_made: dict[tuple[object, ...], Element] = {}


class Node(NamedTuple):
    """What an element is made of."""

    tag: str
    attributes: Attributes = ()
    children: tuple[Element, ...] = ()
    words: str = ""
    id: str | None = None
    label: str | None = None
    kind: str | None = None


Memory = dict[Any, Any]  # the answer to each question that was asked of it


class Element(Node):
    """One node of a picture. `id` is printed as data-id; a browser follows the thing by it.

    An element never changes, so it caches the ids inside it and its markup.
    """

    @property
    def memory(self) -> Memory:
        """What is known about it, by question."""
        return self.__dict__

    def named(self) -> tuple[tuple[str, str], ...]:
        """Its own id and those inside it, in the order of drawing, each with its label."""
        found: tuple[tuple[str, str], ...] | None = self.memory.get(NAMED)
        if found is None:
            names = [] if self.id is None else [(self.id, self.label or "")]
            for child in self.children:
                names += child.named()
            found = self.memory[NAMED] = tuple(names)
        return found


class Row(tuple[Element, ...]):
    """Elements that are drawn together; they cache their ids and their markup as one."""

    @property
    def memory(self) -> Memory:
        """What is known about them, by question."""
        return self.__dict__

    def named(self) -> tuple[tuple[str, str], ...]:
        """All ids inside, in the order of drawing, each with its label."""
        found: tuple[tuple[str, str], ...] | None = self.memory.get(NAMED)
        if found is None:
            found = self.memory[NAMED] = tuple([name for element in self for name in element.named()])
        return found


PLACED = frozenset({"id", "label", "kind", "at", "turn", "scale"})  # options that are no attributes of their own
ATTRIBUTES = {name: name.replace("_", "-") for name in Options.__annotations__ if name not in PLACED}


def build(tag: str, own: dict[str, Value], children: tuple[Element, ...], words: str, options: Options) -> Element:
    """An element from its own attributes and the options that all elements share."""
    attributes = own
    at, turn, scale = options.get("at"), options.get("turn"), options.get("scale", 1)
    if at is not None or turn or scale != 1:
        moves = []
        if at is not None:
            moves.append(f"translate({at[0]:.6f} {at[1]:.6f})")
        if turn:
            moves.append(f"rotate({turn:.6f})")
        if scale != 1:
            moves.append(f"scale({scale:.6f})")
        attributes["transform"] = " ".join(moves)
    for name, value in options.items():
        if name not in PLACED and value is not None:
            attributes[ATTRIBUTES[name]] = value  # type: ignore[assignment]
    return make(
        tag, tuple(attributes.items()), children, words, options.get("id"), options.get("label"), options.get("kind")
    )


def make(
    tag: str,
    attributes: Attributes,
    children: tuple[Element, ...],
    words: str,
    id: str | None,
    label: str | None,
    kind: str | None,
) -> Element:
    """Return the element with these facts, the same object as long as it is cached.

    So most elements of a picture have been printed before. Children are compared by identity, which is fast, and safe
    because a cached element keeps its children.
    """
    facts = tag, attributes, tuple([builtins.id(child) for child in children]), words, id, label, kind
    known = _made.get(facts)
    if known is None:
        if len(_made) > CACHED:
            _made.clear()
        known = _made[facts] = Element(tag, attributes, children, words, id, label, kind)
    return known


def forget_elements() -> None:
    """Clear the cache of elements."""
    _made.clear()


def flatten(parts: Iterable[Element | Iterable[Element | None] | None]) -> tuple[Element, ...]:
    """Elements, lists of elements and gaps (`None`) as one row of elements."""
    row: list[Element] = []
    for part in parts:
        if isinstance(part, Element):
            row.append(part)
        elif part is not None:
            row.extend(one for one in part if one is not None)
    return tuple(row)


def group(*parts: Element | Iterable[Element] | None, **options: Unpack[Options]) -> Element:
    """Several elements as one; `None` among them is left out."""
    return build("g", {}, flatten(parts), "", options)


def path(d: str, **options: Unpack[Options]) -> Element:
    """A shape given by SVG path data."""
    return build("path", {"d": d}, (), "", options)


def circle(x: float, y: float, radius: float, **options: Unpack[Options]) -> Element:
    """A circle round a point."""
    return build("circle", {"cx": x, "cy": y, "r": radius}, (), "", options)


def ellipse(x: float, y: float, across: float, down: float, **options: Unpack[Options]) -> Element:
    """An ellipse round a point, with its two radii."""
    return build("ellipse", {"cx": x, "cy": y, "rx": across, "ry": down}, (), "", options)


def rect(x: float, y: float, width: float, height: float, round: float = 0, **options: Unpack[Options]) -> Element:
    """A rectangle from its top left corner; `round` is the radius of its corners."""
    own: dict[str, Value] = {"x": x, "y": y, "width": width, "height": height}
    if round:
        own["rx"] = round
    return build("rect", own, (), "", options)


def polygon(points: Iterable[Point], **options: Unpack[Options]) -> Element:
    """A closed shape through the points."""
    return build("polygon", {"points": " ".join(f"{x:.6f},{y:.6f}" for x, y in points)}, (), "", options)


def line(start: Point, end: Point, **options: Unpack[Options]) -> Element:
    """A straight stroke."""
    return build("line", {"x1": start[0], "y1": start[1], "x2": end[0], "y2": end[1]}, (), "", options)


def use(name: str, **options: Unpack[Options]) -> Element:
    """A use of the definition `name` of the scene."""
    return build("use", {"href": name}, (), "", options)


def window(*parts: Element | Iterable[Element] | None) -> Element:
    """What is seen of something drawn with `clip_path`, for `Scene.define`."""
    return build("clipPath", {}, flatten(parts), "", {})


def pattern(width: float, height: float, *parts: Element | Iterable[Element] | None) -> Element:
    """What shapes are filled with (`fill="@name"`), for `Scene.define`; other than a window it has their extent."""
    size: dict[str, Value] = {"width": width, "height": height, "patternUnits": "userSpaceOnUse"}
    return build("pattern", size, flatten(parts), "", {})
