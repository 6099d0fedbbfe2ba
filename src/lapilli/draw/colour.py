"""Colours as `#rrggbb` strings: how bright they are, how well they stand out, how they mix."""

from __future__ import annotations

Rgb = tuple[int, int, int]


def channels(colour: str) -> Rgb:
    """The red, green and blue of `#rgb` or `#rrggbb`, each 0 to 255."""
    digits = colour.removeprefix("#")
    if len(digits) == 3:
        digits = "".join(digit * 2 for digit in digits)
    if len(digits) != 6 or not colour.startswith("#"):
        raise ValueError(f"not a colour of the form #rrggbb: {colour!r}")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def luminance(colour: str) -> float:
    """How bright a colour looks, 0 for black to 1 for white (WCAG relative luminance)."""
    linear = []
    for channel in channels(colour):
        share = channel / 255
        linear.append(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4)
    red, green, blue = linear
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The WCAG contrast of two colours: 1 when alike, 21 for black on white."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def mix(one: str, other: str, share: float) -> str:
    """`one` with a `share` (0 to 1) of `other` stirred in."""
    pairs = zip(channels(one), channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def readable(background: str, *inks: str) -> str:
    """Of the given inks (black and white when none are given) the one that stands out most."""
    return max(inks or ("#000000", "#ffffff"), key=lambda ink: contrast(ink, background))
