"""Elements printed as SVG: escaped, rounded to two decimals, colours resolved, always the same bytes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from lapilli.draw.element import Attributes, Element, Value
from lapilli.draw.palette import Gradient, Palette, Theme

COLOURED = frozenset({"fill", "stroke", "stop-color"})
LONG_NUMBER = re.compile(r"-?\d*\.\d+(?:e[-+]?\d+)?|-?\d+e[-+]?\d+")
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


def walk(elements: tuple[Element, ...]) -> Iterator[Element]:
    """All elements, parents before their children."""
    for element in elements:
        yield element
        yield from walk(element.children)


def _speaks(elements: tuple[Element, ...]) -> bool:
    """Is there anything inside that is spoken or clicked on its own?"""
    return any(element.label or element.id or _speaks(element.children) for element in elements)


class Printer:
    """Prints elements in one palette and theme, and notes with which colours and whose shapes."""

    def __init__(self, palette: Palette, theme: Theme) -> None:
        self.palette = palette
        self.theme = theme
        self.colours: set[str] = set()  # tokens, gradients and literals
        self.shapes: set[str] = set()  # what was used once more
        self._known = palette.printed.setdefault(theme, {})

    def attribute(self, name: str, value: Value) -> str:
        """One attribute, with a space before it."""
        if name in COLOURED:
            shown = self.palette.paint(str(value), self.theme)
        elif name == "href":
            shown = f"#{self.reference(str(value))}"
        elif not isinstance(value, str):
            shown = number(value)
        elif name in ("d", "points", "transform"):
            shown = rounded(value)
        else:
            shown = value
        return f' {name}="{escape(shown)}"'

    def reference(self, name: str) -> str:
        """The XML id of something defined once and used again."""
        return f"{self.palette.name}-{name}-{self.theme}"

    def element(self, element: Element) -> str:
        """An element with all that is inside it."""
        head = [f"<{element.tag}"]
        if element.id is not None:
            head.append(f' data-id="{escape(element.id)}"')
        if element.kind:
            head.append(f' class="{escape(element.kind)}"')
        if element.label:
            inner = _speaks(element.children)
            head.append(f' role="{"group" if inner else "img"}" aria-label="{escape(element.label)}"')
        head.append(self._attributes(element.attributes))
        body = f"<title>{escape(element.label)}</title>" if element.label else ""
        if element.words:
            body += escape(element.words)
        if element.children:
            body += "".join([self.element(child) for child in element.children])
        return "".join(head) + (f">{body}</{element.tag}>" if body else "/>")

    def _attributes(self, attributes: Attributes) -> str:
        """All attributes of an element: most were printed before, in the last picture or the one before it."""
        known = self._known.get(attributes)
        if known is None:
            if len(self._known) > KEPT:
                self._known.clear()
            known = self._known[attributes] = (
                "".join(self.attribute(name, value) for name, value in attributes),
                frozenset(str(value) for name, value in attributes if name in COLOURED),
                next((str(value) for name, value in attributes if name == "href"), None),
            )
        text, colours, shape = known
        self.colours |= colours
        if shape:
            self.shapes.add(shape)
        return text

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
