"""Elements printed as SVG: escaped, rounded to two decimals, colours resolved, always the same bytes."""

from __future__ import annotations

import re
from functools import lru_cache

from lapilli.core.data import Tree
from lapilli.draw.element import Attributes, Element, Row, Value
from lapilli.draw.ground import LAID
from lapilli.draw.palette import Gradient, Palette, Theme
from lapilli.draw.raster import NAMED

COLOURED = frozenset({"fill", "stroke", "stop-color"})
FILLED = "@"  # before the name of a definition that something is painted with, see `painted`
DEFINED = frozenset({"href", "clip-path"})  # name something that the scene has defined
LONG_NUMBER = re.compile(r"-?\d*\.\d+(?:e[-+]?\d+)?|-?\d+e[-+]?\d+")
LEAF = 500  # letters: what prints longer goes out in parts, so that little is sent again where little changes
KEPT = 20_000  # rows of attributes whose print is remembered, per palette and theme
FORBIDDEN = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]")


@lru_cache(8192)
def escape(words: str) -> str:
    """Words that are safe inside an element and inside a quoted attribute."""
    words = FORBIDDEN.sub("", words)
    return words.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


@lru_cache(8192)
def number(value: float) -> str:
    """A number with at most two decimals and nothing superfluous."""
    shown = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if shown == "-0" else shown


@lru_cache(8192)
def rounded(words: str) -> str:
    """Path data, points or transforms with every long number shortened."""
    return LONG_NUMBER.sub(lambda found: number(float(found.group())), words)


@lru_cache(4096)
def _shared(names: frozenset[str]) -> frozenset[str]:
    """Return one object for equal sets: thousands of elements use the same few colours."""
    return names


def _speaks(elements: tuple[Element, ...]) -> bool:
    """Is there anything inside that is spoken or clicked on its own?"""
    return any(element.label or element.id or _speaks(element.children) for element in elements)


class Printer:
    """Prints elements in one palette and theme, and collects the colours and definitions that they use."""

    def __init__(self, palette: Palette, theme: Theme, linked: bool = False, named: bool = False) -> None:
        self.palette = palette
        self.theme = theme
        self.linked = linked  # grounds are files that the page loads; otherwise they are embedded
        self.named = named  # grounds are embedded when the picture is painted
        self.colours: set[str] = set()  # tokens, gradients and literals
        self.shapes: set[str] = set()  # definitions in use
        self.mark = f"{palette.name} {theme} {linked} {named}"  # the key of cached markup
        self._known = palette.printed.setdefault(f"{theme} {linked} {named}", {})

    def attribute(self, name: str, value: Value) -> str:
        """One attribute, with a space before it."""
        if name in COLOURED and str(value).startswith(FILLED):
            shown = f"url(#{self.reference(str(value)[1:])})"
        elif name in COLOURED:
            shown = self.palette.paint(str(value), self.theme)
        elif name == "ground":
            return self._ground(str(value))
        elif name in DEFINED:
            reference = f"#{self.reference(str(value))}"
            shown = reference if name == "href" else f"url({reference})"
        elif not isinstance(value, str):
            shown = number(value)
        elif name in ("d", "points", "transform"):
            shown = rounded(value)
        else:
            shown = value
        return f' {name}="{escape(shown)}"'

    def _ground(self, name: str) -> str:
        """The address of a ground: a page gets both, and shows the one of its theme (backgrounds.js)."""
        if self.named:
            return f' href="{NAMED}{name}"'
        ground = LAID[name]
        if self.linked:
            return f' href="{ground.address("light")}" data-dark="{ground.address("dark")}"'
        return f' href="{ground.data("dark" if self.theme == "dark" else "light")}"'

    def reference(self, name: str) -> str:
        """The XML id of something defined once and used again."""
        return f"{self.palette.name}-{name}-{self.theme}"

    def element(self, element: Element) -> str:
        """The markup of an element with everything inside it, cached."""
        known = element.memory.get(self.mark)
        if known is None:
            colours, shapes = self.colours, self.shapes
            self.colours, self.shapes = set(), set()
            text = self._head(element)
            body = self._spoken(element) + "".join([self.element(child) for child in element.children])
            text += f">{body}</{element.tag}>" if body else "/>"
            if element.tag == "image" and self.theme == "auto" and not self.linked:
                text = self._by_day_and_night(element, text)
            used = _shared(frozenset(self.colours)), _shared(frozenset(self.shapes))
            known = element.memory[self.mark] = text, *used
            self.colours, self.shapes = colours, shapes
        self.colours |= known[1]
        self.shapes |= known[2]
        return str(known[0])

    def _by_day_and_night(self, element: Element, text: str) -> str:
        """A ground in a picture for both themes: both files, of which the stylesheet shows one."""
        name = str(dict(element.attributes)["ground"])
        light, dark = LAID[name].data("light"), LAID[name].data("dark")
        return f'<g class="by-day">{text}</g><g class="by-night">{text.replace(light, dark)}</g>'

    def tree(self, element: Element) -> Tree:
        """The markup as a tree: what is short and has no ids inside is a leaf, anything else a branch."""
        question = (self.mark, "tree")
        known: Tree | None = element.memory.get(question)
        if known is None:
            if self._leaf(element):
                known = self.element(element)
            else:
                spoken = self._spoken(element)
                parts = [self.tree(child) for child in element.children]
                known = [self._head(element) + ">", *([spoken] if spoken else []), *parts]
            element.memory[question] = known
        return known

    def _leaf(self, element: Element) -> bool:
        alone = len(element.named()) == (element.id is not None)
        return alone and (not element.children or len(self.element(element)) <= LEAF)

    def trees(self, row: Element | Row) -> list[Tree]:
        """The parts of elements that are drawn together."""
        if isinstance(row, Element):
            return [self.tree(row)]
        question = (self.mark, "tree")
        known: list[Tree] | None = row.memory.get(question)
        if known is None:
            known = row.memory[question] = [self.tree(element) for element in row]
        return known

    def defined(self, name: str, element: Element) -> Element:
        """A definition with its XML id."""
        question = (self.mark, name)
        named: Element | None = element.memory.get(question)
        if named is None:
            named = element.memory[question] = element._replace(
                attributes=(*element.attributes, ("id", self.reference(name)))
            )
        return named

    def _head(self, element: Element) -> str:
        """The opening tag, left open."""
        head = [f"<{element.tag}"]
        if element.id is not None:
            head.append(f' data-id="{escape(element.id)}"')
        if element.kind:
            head.append(f' class="{escape(element.kind)}"')
        if element.label:
            inner = _speaks(element.children)
            head.append(f' role="{"group" if inner else "img"}" aria-label="{escape(element.label)}"')
        head.append(self._attributes(element.attributes))
        return "".join(head)

    def _spoken(self, element: Element) -> str:
        """The words inside: its title and its text."""
        title = f"<title>{escape(element.label)}</title>" if element.label else ""
        return title + escape(element.words) if element.words else title

    def _attributes(self, attributes: Attributes) -> str:
        """All attributes of an element, cached: most are the same in picture after picture."""
        known = self._known.get(attributes)
        if known is None:
            if len(self._known) > KEPT:
                self._known.clear()
            known = self._known[attributes] = (
                "".join(self.attribute(name, value) for name, value in attributes),
                frozenset(str(v) for name, v in attributes if name in COLOURED and not str(v).startswith(FILLED)),
                frozenset(
                    str(v).removeprefix(FILLED)
                    for name, v in attributes
                    if name in DEFINED or (name in COLOURED and str(v).startswith(FILLED))
                ),
            )
        text, colours, shapes = known
        self.colours |= colours
        self.shapes |= shapes
        return text

    def gradients(self) -> tuple[str, ...]:
        """All gradients of the palette, which are always the same."""
        known = self.palette.defined.get(self.theme)
        if known is None:
            drawn = (self.gradient(name, gradient) for name, gradient in self.palette.gradients.items())
            known = self.palette.defined[self.theme] = tuple(drawn)
        return known

    def gradient(self, name: str, gradient: Gradient) -> str:
        """A gradient for the `<defs>`."""
        (x1, y1), (x2, y2) = gradient.start, gradient.end
        if gradient.radial:
            tag, shape = "radialGradient", f'cx="{number(x1)}" cy="{number(y1)}" r="{number(gradient.radius)}"'
        else:
            tag, shape = "linearGradient", f'x1="{number(x1)}" y1="{number(y1)}" x2="{number(x2)}" y2="{number(y2)}"'
        stops = "".join(
            f'<stop offset="{number(offset)}"{self.attribute("stop-color", token)}'
            + (f' stop-opacity="{number(opacity)}"/>' if opacity != 1 else "/>")
            for offset, token, opacity in gradient.stops
        )
        return f'<{tag} id="{self.palette.gradient_id(name, self.theme)}" {shape}>{stops}</{tag}>'
