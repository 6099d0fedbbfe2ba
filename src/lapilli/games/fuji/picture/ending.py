"""F-7: how it ended, told where it happened: whom the lava caught and where, who collapsed, or that all are home."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lapilli.core.log_lines import Line, Word
from lapilli.draw import Element, group, label, rect, seat_mark, wrap
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.picture.pieces import seat_of
from lapilli.games.fuji.text import WORDS


def caught(view: View) -> dict[str, list[str]]:
    """The figures that the lava has caught, by card."""
    found: dict[str, list[str]] = {}
    if view["end"] == "lava":
        for figure in view["figures"]:
            if figure["cell"] in view["lava"]:
                found.setdefault(str(figure["cell"]), []).append(figure["name"])
    return found


def fate(end: str, where: Mapping[str, Sequence[str]], exhausted: str) -> list[Line]:
    """How it ended, a sentence for each card."""
    if end == "victory":
        return [Line("fate-victory")]
    if end == "exhausted":
        return [Line("fate-exhausted", {"figure": Word("figure", exhausted)})]
    return [
        Line("fate-lava", {"figures": tuple(Word("figure", name) for name in names), "cell": cell})
        for cell, names in where.items()
    ]


def ending(view: View, at: tuple[float, float], width: float, lang: str) -> tuple[Element, float]:
    """A plaque that says how it ended, with the seats that it speaks of; and its height."""
    end, where = view["end"], caught(view)
    lost = max(view["figures"], key=lambda one: int(one["stamina"]))["name"]
    spoken_of = {
        "lava": [name for names in where.values() for name in names],
        "exhausted": [lost],
        "victory": [figure["name"] for figure in view["figures"]],
    }[end]
    words = " ".join(WORDS.say(lang, line.message, line.args) for line in fate(end, where, lost))
    large = 24.0 if width >= 600 else 17.0
    left = 22 + 34.0 * len(spoken_of)
    rows = wrap(words, width - left - 16, large, 4, bold=True, serif=True)
    tall = max(56.0, 24 + (large + 7) * len(rows))
    middle = tall / 2
    top = middle - (len(rows) - 1) * (large + 7) / 2
    colour = "yes" if end == "victory" else "alarm"
    drawn = group(
        rect(0, 0, width, tall, 14, fill="plaque", stroke=colour, stroke_width=4),
        [seat_mark(seat_of(name), (30 + 34.0 * place, middle), 30) for place, name in enumerate(spoken_of)],
        [
            label(left, top + number * (large + 7), row, large, anchor="start", bold=True, serif=True, fill="card-ink")
            for number, row in enumerate(rows)
        ],
        at=at,
        id="fate",
        label=words,
    )
    return drawn, tall
