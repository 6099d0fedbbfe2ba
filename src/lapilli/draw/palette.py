"""The tokens of the house: every colour once, for light and for dark, and the gradients made of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from lapilli.draw.colour import readable
from lapilli.draw.seat_colours import SEAT_TOKENS

Theme = Literal["auto", "light", "dark"]
Pair = tuple[str, str]
"""A colour for light and the same thing's colour for dark."""
Printed = dict[tuple[tuple[str, str | float], ...], tuple[str, frozenset[str], frozenset[str]]]
"""Rows of attributes that were printed in a theme: their text, their colours, and what they use of the definitions."""

LITERALS = frozenset({"none", "currentColor", "transparent", "inherit"})

TOKENS: Mapping[str, Pair] = {
    # the table and what is written on it
    "ground": ("#f6f1e7", "#17181a"),
    "panel": ("#fffaf0", "#232528"),
    "ink": ("#2a2520", "#efe8da"),
    "muted": ("#665c50", "#a99f90"),
    "line": ("#d3c7b1", "#3d4044"),
    "outline": ("#85796a", "#857d70"),
    "alarm": ("#a8330f", "#ff9873"),
    "live": ("#ffc72e", "#ffd45c"),
    "live-edge": ("#2b1a05", "#2b1a05"),
    # landscape
    "sea": ("#2f6f8f", "#12303f"),
    "sea-deep": ("#245a76", "#0d2430"),
    "sea-light": ("#5f9bb5", "#3f7a90"),
    "foam": ("#f3f8f6", "#d3e4e8"),
    "sand": ("#e5d5b0", "#5c513d"),
    "ash": ("#b9b0a5", "#4d4a47"),
    "basalt": ("#4c4743", "#2b2a2a"),
    "basalt-light": ("#6e6761", "#45423f"),
    "leaf": ("#6f9a58", "#4b6f40"),
    "leaf-deep": ("#4a7340", "#33512f"),
    "snow": ("#fbfaf6", "#dde2e6"),
    "slope-stone": ("#bdb6ab", "#4b4945"),
    "slope-wood": ("#93b07a", "#3b5236"),
    "slope-wheat": ("#ead08a", "#6d5b2e"),
    # fire: the same by day and by night
    "ember": ("#e4572e", "#e4572e"),
    "lava-1": ("#ffd166", "#ffd166"),
    "lava-2": ("#f3722c", "#f3722c"),
    "lava-3": ("#9b2226", "#9b2226"),
    "crust": ("#4a1813", "#3a120f"),
    # materials and pieces
    "stone": ("#8d8a86", "#83807b"),
    "stone-edge": ("#4f4c49", "#3b3937"),
    "wood": ("#ad7741", "#a06d3b"),
    "wood-edge": ("#5f3a17", "#45290f"),
    "wheat": ("#dfb54c", "#cfa443"),
    "wheat-edge": ("#7a5a12", "#5b430d"),
    "straw": ("#ead48d", "#d3bc72"),
    "clay": ("#c0663f", "#b35d38"),
    "rim": ("#fff8ea", "#f3e9d6"),
    "die": ("#fdf7e8", "#efe5d0"),
    "pip": ("#2a2520", "#241f1b"),
    "shadow": ("#22140a", "#000000"),
    "highlight": ("#ffffff", "#ffffff"),
    **SEAT_TOKENS,
}


@dataclass(frozen=True, slots=True)
class Gradient:
    """A blend of tokens: `stops` are (offset, token, opacity); a radial one runs from the middle outwards."""

    stops: tuple[tuple[float, str, float], ...]
    radial: bool = False
    start: tuple[float, float] = (0.0, 0.0)
    end: tuple[float, float] = (0.0, 1.0)
    radius: float = 0.5


GRADIENTS: Mapping[str, Gradient] = {
    "lava": Gradient(((0, "lava-1", 1), (0.5, "lava-2", 1), (1, "lava-3", 1))),
    "lava-pool": Gradient(((0, "lava-1", 1), (0.45, "lava-2", 1), (1, "lava-3", 1)), radial=True, start=(0.5, 0.5)),
    "glow": Gradient(((0, "lava-2", 0.75), (0.55, "lava-2", 0.28), (1, "lava-2", 0)), radial=True, start=(0.5, 0.5)),
    "shade": Gradient(((0, "shadow", 0.5), (0.6, "shadow", 0.3), (1, "shadow", 0)), radial=True, start=(0.5, 0.5)),
    "depth": Gradient(((0, "sea", 1), (0.6, "sea", 1), (1, "sea-deep", 1)), radial=True, start=(0.5, 0.5), radius=0.72),
}


@dataclass(frozen=True, slots=True)
class Palette:
    """A set of tokens and gradients under one name; a game makes its own with `extend`."""

    name: str = "house"
    tokens: Mapping[str, Pair] = field(default_factory=lambda: TOKENS)
    gradients: Mapping[str, Gradient] = field(default_factory=lambda: GRADIENTS)
    printed: dict[str, Printed] = field(default_factory=dict, init=False, repr=False, compare=False)
    defined: dict[str, tuple[str, ...]] = field(default_factory=dict, init=False, repr=False, compare=False)

    def extend(self, name: str, gradients: Mapping[str, Gradient] | None = None, **tokens: Pair) -> Palette:
        """A palette with more tokens: `HOUSE.extend("fuji", plum=("#7d3f6b", "#b874a3"))`; `_` reads as `-`."""
        added = {token.replace("_", "-"): pair for token, pair in tokens.items()}
        clash = sorted((set(added) | set(gradients or {})) & (set(self.tokens) | set(self.gradients)))
        if clash:
            raise ValueError(f"token already in the palette: {', '.join(clash)}")
        return Palette(name, {**self.tokens, **added}, {**self.gradients, **(gradients or {})})

    def literal(self, token: str, theme: Literal["light", "dark"]) -> str:
        """The `#rrggbb` that a token stands for in a theme; `on-sea` is the ink that reads best on `sea`."""
        if token.startswith("on-") and token[3:] in self.tokens:
            return readable(self.tokens[token[3:]][theme == "dark"])
        if token not in self.tokens:
            raise ValueError(f"no such colour in palette {self.name!r}: {token!r}")
        return self.tokens[token][theme == "dark"]

    def knows(self, token: str) -> bool:
        """Is it a colour, an ink or a gradient of this palette?"""
        return token in self.tokens or token in self.gradients or token.removeprefix("on-") in self.tokens

    def paint(self, colour: str, theme: Theme) -> str:
        """A colour as it is printed in a picture: a literal, `var(--token)`, or a reference to a gradient."""
        if colour in LITERALS or colour.startswith("#"):
            return colour
        if colour in self.gradients:
            return f"url(#{self.gradient_id(colour, theme)})"
        literal = self.literal(colour, "dark" if theme == "dark" else "light")
        return f"var(--{colour})" if theme == "auto" else literal

    def gradient_id(self, name: str, theme: Theme) -> str:
        """The id of a gradient inside a picture, apart for each palette and theme: pages hold several pictures."""
        return f"{self.name}-{name}-{theme}"

    def declarations(self, theme: Literal["light", "dark"], used: Iterable[str] | None = None) -> str:
        """The tokens as CSS custom properties on one line: all with their inks, or only those used."""
        names = [*self.tokens, *(f"on-{token}" for token in self.tokens)]
        if used is not None:
            wanted = set(used)
            for name in wanted & set(self.gradients):
                wanted |= {token for _, token, _ in self.gradients[name].stops}
            names = [name for name in names if name in wanted]
        return "".join(f"--{name}:{self.literal(name, theme)};" for name in names)

    def css(self, selector: str = ":root") -> str:
        """The tokens as a stylesheet: light, dark by preference, and dark by `data-theme` on the selected element."""
        light, dark = self.declarations("light"), self.declarations("dark")
        return (
            f"{selector}{{color-scheme:light dark;{light}}}\n"
            f'@media (prefers-color-scheme:dark){{{selector}:not([data-theme="light"]){{{dark}}}}}\n'
            f'{selector}[data-theme="light"]{{color-scheme:light}}\n'
            f'{selector}[data-theme="dark"]{{color-scheme:dark;{dark}}}\n'
        )


HOUSE = Palette()
