"""A picture: elements on a sheet of a given size, printed as SVG or PNG in light, dark, or as the page wishes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import chain
from typing import Any, Concatenate, ParamSpec, Unpack

from lapilli.core.data import Tree
from lapilli.draw.element import SANS, Element, Options, Row, flatten, use
from lapilli.draw.film import Still, film, pages
from lapilli.draw.ground import Shade
from lapilli.draw.markup import Printer, escape, number
from lapilli.draw.memo import cached_drawing
from lapilli.draw.palette import HOUSE, Palette, Theme
from lapilli.draw.raster import paint, sizes

Facts = ParamSpec("Facts")
Drawn = Element | Iterable[Element | None] | None
Shapes = tuple[tuple[str, Element], ...]


class Scene:
    """A picture with a title and a description; every id in it is drawn once."""

    def __init__(
        self,
        width: float,
        height: float,
        title: str,
        description: str = "",
        *,
        palette: Palette = HOUSE,
        background: str | None = "ground",
    ) -> None:
        self.width = width
        self.height = height
        self.title = title
        self.description = description
        self.palette = palette
        self.background = background
        self.rows: list[Element | Row] = []  # in the order of drawing
        self.definitions: dict[str, Element] = {}
        self._ids: dict[str, str] = {}  # with their words

    def add(self, *parts: Element | Iterable[Element] | None) -> Scene:
        """Draw on top of what is there; an id that is drawn already is refused."""
        for part in parts:
            for row in (part,) if isinstance(part, Element | Row) else flatten((part,)):
                self._note(row.named())
                self.rows.append(row)
        return self

    def _note(self, names: tuple[tuple[str, str], ...]) -> None:
        count = len(self._ids)
        self._ids.update(names)
        if len(self._ids) != count + len(names):
            seen = Counter([*list(self._ids)[:count], *(id_ for id_, _ in names)])
            raise ValueError(f"drawn twice: {seen.most_common(1)[0][0]!r}")

    @property
    def elements(self) -> tuple[Element, ...]:
        """Everything drawn, one by one."""
        return flatten(self.rows)

    def define(self, name: str, element: Element) -> Scene:
        """Define something that is drawn often with `use(name)`; it has no ids."""
        if name in self.definitions:
            raise ValueError(f"defined twice: {name!r}")
        if element.named():
            raise ValueError(f"what is used many times cannot carry an id: {name!r}")
        self.definitions[name] = element
        return self

    def stamp(self, name: str, draw: Callable[[], Element], **options: Unpack[Options]) -> Element:
        """Draw something that occurs often: define it at the first call, use it afterwards."""
        if name not in self.definitions:
            self.define(name, draw())
        return use(name, **options)

    def part(self, draw: Callable[Concatenate[Scene, Facts], Drawn], *facts: Facts.args, **named: Facts.kwargs) -> Row:
        """What `draw(scene, *facts)` draws, once for the same facts, with the shapes that it defines on the way.

        It gets an empty scene and nothing else: whatever it shows must be among the facts.
        """
        elements, _, shapes = _drawn(draw, *facts, **named)
        self._take(shapes)
        return elements

    def tall_part(
        self, draw: Callable[Concatenate[Scene, Facts], tuple[Drawn, float]], *facts: Facts.args, **named: Facts.kwargs
    ) -> tuple[Row, float]:
        """Draw a part that also returns how tall it is."""
        elements, height, shapes = _drawn(draw, *facts, **named)
        self._take(shapes)
        return elements, height

    def _take(self, shapes: Shapes) -> None:
        for name, shape in shapes:
            known = self.definitions.setdefault(name, shape)
            if known is not shape and known != shape:
                raise ValueError(f"two shapes share the name {name!r}")

    def ids(self) -> list[str]:
        """The ids of everything drawn, in the order of drawing."""
        return list(self._ids)

    def label(self, id: str) -> str:
        """The words of a thing that is drawn; empty where it has none."""
        return self._ids.get(id, "")

    def svg(self, theme: Theme = "auto", embed: bool = True) -> str:
        """The picture as SVG, grounds and all. `auto` speaks in tokens.

        With `embed=False` it is for a page that has their stylesheet and loads the grounds.
        """
        return self._print(Printer(self.palette, theme, linked=not embed), theme, embed)

    def _print(self, printer: Printer, theme: Theme, embed: bool) -> str:
        drawn = "".join([printer.element(element) for element in self.elements])
        if lost := printer.shapes - self.definitions.keys():
            raise ValueError(f"used but not defined: {', '.join(sorted(lost))}")
        shapes = [printer.element(printer.defined(name, element)) for name, element in self.definitions.items()]
        used = printer.colours
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(self.width)} {number(self.height)}"',
            f' width="{number(self.width)}" height="{number(self.height)}"' if embed else "",
            f' class="scene {escape(self.palette.name)}" role="group" aria-label="{escape(self.title)}"',
            f' font-family="{SANS}">',
            f"<title>{escape(self.title)}</title>" if embed else "",
            f"<desc>{escape(self.description)}</desc>" if self.description else "",
        ]
        if theme == "auto" and embed:
            used = used | ({self.background} if self.background else set())
            light, dark = self.palette.declarations("light", used), self.palette.declarations("dark", used)
            mark = f".scene.{self.palette.name}"
            lit, unlit = (
                f"{mark} .by-night{{display:none}}",
                f"{mark} .by-day{{display:none}}{mark} .by-night{{display:inline}}",
            )
            parts.append(
                f"<style>{mark}{{{light}}}{lit}@media (prefers-color-scheme:dark){{{mark}{{{dark}}}{unlit}}}</style>"
            )
        kept = [printer.gradient(name, g) for name, g in self.palette.gradients.items() if name in used] + shapes
        if kept:
            parts.append(f"<defs>{''.join(kept)}</defs>")
        if self.background:
            ground = printer.attribute("fill", self.background)
            parts.append(f'<rect class="ground" width="{number(self.width)}" height="{number(self.height)}"{ground}/>')
        return "".join([*parts, drawn, "</svg>"])

    def parts(self) -> list[Tree]:
        """The picture for a page that has the stylesheet, as a tree: what does not change is the same string again."""
        printer = Printer(self.palette, "auto", linked=True)
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        ground = printer.attribute("fill", self.background or "none")
        return [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(self.width)} {number(self.height)}"'
            f' class="scene {escape(self.palette.name)}" role="group" aria-label="{escape(self.title)}"'
            f' font-family="{SANS}">',
            *([f"<desc>{escape(self.description)}</desc>"] if self.description else []),
            [
                "<defs>",
                *printer.gradients(),
                *(printer.tree(printer.defined(name, element)) for name, element in self.definitions.items()),
            ],
            *([f'<rect class="ground" {size}{ground}/>'] if self.background else []),
            *chain.from_iterable(printer.trees(row) for row in self.rows),
        ]

    def png(self, scale: float = 2.0, theme: Theme = "light") -> bytes:
        """The picture as PNG bytes; needs the package resvg-py (`pip install resvg-py`)."""
        fixed: Shade = "dark" if theme == "dark" else "light"
        return paint(*self.to_paint(fixed), scale, fixed)

    def to_paint(self, shade: Shade) -> tuple[str, dict[str, set[float]]]:
        """The picture as `paint` takes it: its SVG with the names of its grounds, and how wide they are shown."""
        printed = self._print(Printer(self.palette, shade, named=True), shade, True)
        return printed, sizes(self.elements, self.definitions.values())

    def film(self, others: Iterable[Still], scale: float = 0.5, theme: Theme = "light", delay: int = 400) -> bytes:
        """This picture and those that follow it as one moving GIF; `delay` in thousandths of a second."""
        return film(chain((self,), others), scale, theme, delay)

    def pdf(self, others: Iterable[Still] = (), scale: float = 2.0, theme: Theme = "light") -> bytes:
        """This picture, and those that follow it, as pages to print."""
        return pages(chain((self,), others), scale, theme)

    def _repr_svg_(self) -> str:
        """Notebooks show the picture itself."""
        return self.svg()


@cached_drawing
def _drawn(draw: Callable[..., Any], *facts: object, **named: object) -> tuple[Row, float, Shapes]:
    sheet = Scene(0, 0, "")
    drawn = draw(sheet, *facts, **named)
    drawn, height = drawn if isinstance(drawn, tuple) and isinstance(drawn[-1], int | float) else (drawn, 0.0)
    return Row(flatten((drawn,))), height, tuple(sheet.definitions.items())
