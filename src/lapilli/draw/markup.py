"""Elements printed as SVG: escaped, rounded to two decimals, colours resolved, always the same bytes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from lapilli.draw.element import Element, Value
from lapilli.draw.palette import Gradient, Palette, Theme

COLOURED = frozenset({"fill", "stroke", "stop-color"})
LONG_NUMBER = re.compile(r"-?\d*\.\d+(?:e[-+]?\d+)?|-?\d+e[-+]?\d+")
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


def colours(elements: tuple[Element, ...]) -> set[str]:
    """The tokens, gradients and literals that the elements are painted with."""
    return {str(value) for element in walk(elements) for name, value in element.attributes if name in COLOURED}


class Printer:
    """Prints elements in one palette and theme."""

    def __init__(self, palette: Palette, theme: Theme) -> None:
        self.palette = palette
        self.theme = theme

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
            inner = any(child.label or child.id for child in walk(element.children))
            head.append(f' role="{"group" if inner else "img"}" aria-label="{escape(element.label)}"')
        head.extend(self.attribute(name, value) for name, value in element.attributes)
        body = f"<title>{escape(element.label)}</title>" if element.label else ""
        body += escape(element.words) + "".join(self.element(child) for child in element.children)
        return "".join(head) + (f">{body}</{element.tag}>" if body else "/>")

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
