"""The signs of the cards and what they mean, for who has just learned that they count."""

from __future__ import annotations

from lapilli.draw import Element, Scene, circle, group, label, measure, rect, symbol
from lapilli.games.fuji.box import Box
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.picture.pieces import need
from lapilli.games.fuji.text import WORDS

SAMPLE, GAP = 58.0, 14.0  # room for a sign, and between two


def is_wanted(view: View) -> bool:
    """While one plans; before that no card lies there, and afterwards dice are compared."""
    return bool(view["terrain"]) and view["phase_number"] in (1, 2, 3, 4) and not view["end"]


def legend(scene: Scene, box: Box, at: tuple[float, float], width: float, lang: str) -> tuple[Element, float]:
    """A sheet with each sign and its words, as many in a row as there is room for; and its height."""
    small = 18.0 if width > 640 else 14.0
    either = next(one for one in box.requirements[7:] if one.mode == "any")
    both = next(one for one in box.requirements[7:] if one.mode == "both" and one.colours and one.values)
    numbers = next(one for one in box.requirements[7:] if not one.colours)
    signs: list[tuple[str, list[Element]]] = [
        ("either", need(scene, either, (0, 0), (SAMPLE, 30))),
        ("both", need(scene, both, (0, 0), (SAMPLE, 44))),
        ("numbers", need(scene, numbers, (0, 0), (SAMPLE + 6, 34))),
        ("symbol", [_token("reroll", "paper", "card-ink")]),
        ("equipment", [_token("pack", "#2f6b4a", "rim")]),
        ("eruption", [_token("flame", "lava-3", "rim")]),
    ]
    x, y, high = 14.0, 6.0, 46.0
    drawn: list[Element] = []
    for name, sign in signs:
        words = WORDS.say(lang, f"legend-{name}")
        wide = SAMPLE + 6 + measure(words, small)
        if x > 14 and x + wide > width - 10:
            x, y = 14.0, y + high
        drawn.append(group(*sign, at=(x + SAMPLE / 2, y + high / 2)))
        drawn.append(label(x + SAMPLE + 6, y + high / 2, words, small, anchor="start", fill="card-ink"))
        x += wide + GAP
    tall = y + high + 6
    back = rect(0, 0, width, tall, 10, fill="plaque", stroke="key", stroke_width=1.5, fill_opacity=0.94)
    return group(back, *drawn, at=at, id="legend", label=WORDS.say(lang, "legend")), tall


def _token(sign: str, body: str, ink: str) -> Element:
    return group(circle(0, 0, 13, fill=body, stroke="key", stroke_width=1), symbol(sign, (0, 0), 19, ink))
