"""The stamina board: a rope with knots, injuries as red seals, its end; and what a move costs on this level."""

from __future__ import annotations

import math

from lapilli.draw import ROUND, Element, Scene, circle, group, label, measure, path, rect, symbol
from lapilli.games.fuji.box import Box, box_of
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.picture.pieces import seat_word, wound
from lapilli.games.fuji.picture.style import SEATS
from lapilli.games.fuji.text import WORDS
from lapilli.words import colon

HALVES = 8  # waves of the rope, halved


def stamina(scene: Scene, view: View, at: tuple[float, float], width: float, lang: str) -> tuple[Element, float]:
    """F-5.19, F-5.20 The rope over the whole width and the rule beside it; where it is narrow, below."""
    box, narrow = box_of(view["box"]), width < 600
    rule, wide = _rule(view, box, width - 20 if narrow else math.inf, 13 if narrow else 14 if width < 900 else 18, lang)
    high = 116.0 if narrow else 54.0 if width < 900 else 62.0
    name = WORDS.say(lang, "stamina-board")
    parts: list[Element] = [
        rect(0, 0, width, high, 10, fill="paper", stroke="key", stroke_width=1.2),
        label(14, 14 if narrow else high / 2, name, 15 if narrow else 18, anchor="start", bold=True, serif=True),
    ]
    left = 22.0 if narrow else 44 + measure(name, 18, True, True)
    right = width - 20 if narrow else width - wide - 40
    parts += _rope(scene, view, box, left, (right - left) / box.spaces, 48.0 if narrow else high / 2 + 4, lang)
    parts.append(group(rule, at=((width - wide) / 2, 66) if narrow else (width - wide - 12, 9)))
    return group(*parts, at=at), high


def _rope(scene: Scene, view: View, box: Box, left: float, step: float, middle: float, lang: str) -> list[Element]:
    def place(space: float) -> tuple[float, float]:
        return left + space * step, middle + 3 * math.sin(space * math.pi * HALVES / box.spaces)

    size = min(1.0, step / 30)
    half = box.spaces * step / HALVES
    line = f"M{left:.1f} {middle:.1f}q{half / 2:.2f} 6 {half:.2f} 0" + f"t{half:.2f} 0" * (HALVES - 1)
    knot = 5.5 * size + 0.8
    plain = [place(space) for space in range(box.spaces) if space not in box.injury_spaces]
    round_ = f"a{knot:.1f} {knot:.1f} 0 1 0"
    knots = "".join(f"M{x - knot:.1f} {y:.1f}{round_} {2 * knot:.1f} 0{round_} {-2 * knot:.1f} 0" for x, y in plain)
    parts = [
        path(line, fill="none", stroke="key", stroke_width=7, **ROUND),
        path(line, fill="none", stroke="rope", stroke_width=4.6, **ROUND),
        path(line, fill="none", stroke="bark", stroke_width=4.6, stroke_dasharray="1.4 5", **ROUND),
        path(knots, fill="ivory", stroke="key", stroke_width=1.3),
        *(scene.stamp("wound", wound, at=place(space), scale=0.62 + 0.38 * size) for space in box.injury_spaces),
        group(
            circle(0, 0, 13, fill="#3a2a2a", stroke="key", stroke_width=1.5),
            symbol("skull", (0, 0), 18, "rim"),
            at=place(box.spaces),
            scale=0.62 + 0.38 * size,
        ),
    ]
    letters = 13.0 if step < 20 else 18.0
    wide, high = letters + (2 if step < 20 else 6), letters + 4
    free = left - knot
    for space in sorted({figure["stamina"] for figure in view["figures"]}):
        x, y = place(space)
        mates = [index for index, figure in enumerate(view["figures"]) if figure["stamina"] == space]
        first = max(x - len(mates) * wide / 2, free)  # side by side, and clear of those behind them
        free = first + len(mates) * wide
        for number, index in enumerate(mates):
            name, seat = view["figures"][index]["name"], SEATS[index]
            lost = WORDS.say(lang, "stamina", {"stamina": space, "spaces": box.spaces})
            at = (first + (number + 0.5) * wide, y - 6 - high / 2)
            plate = rect(-wide / 2, -high / 2, wide, high, 5, fill=seat.body, stroke="rim", stroke_width=1.6)
            letter = label(0, 0, seat.letter, letters, bold=True, fill=seat.ink)
            said = f"{seat_word(name, lang)}{colon(lang)}{lost}"
            parts.append(group(plate, letter, at=at, id=f"tracker/{name}", label=said))
    return parts


def _rule(view: View, box: Box, room: float, size: float, lang: str) -> tuple[Element, float]:
    """F-5.19 What a move costs: a failure, then each step of the lead; where the last one stood is marked.

    Where there is no room for "11–13" each step says only where it begins: "11+".
    """
    level = view["options"]["level"] - 1
    losses = box.losses[level]
    steps = list(box.steps_of_loss)
    last = next((number for number, loss in enumerate(losses) if loss == 0), len(losses) - 1)
    columns: list[tuple[str, int, int | None]] = [("", box.failure[level], None)]
    for number in range(last + 1):
        start = steps[number]
        end = f"–{steps[number + 1] - 1}" if number < last else "+"
        columns.append((f"{start}{end}" if end != f"–{start}" else str(start), losses[number], start))
    names = (WORDS.say(lang, "rule-lead"), WORDS.say(lang, "rule-cost"))
    first = max(measure(word, size) for word in names) + 8
    step = max(size * 2.9, max(measure(lead, size) for lead, _, _ in columns) + 12)
    if first + len(columns) * step > room:
        columns = [(lead and f"{start}+", loss, start) for lead, loss, start in columns]
        step = (room - first) / len(columns)
    marked = _marked(view, [start for _, _, start in columns])
    parts: list[Element] = [
        label(0, size * 0.62, names[0], size, anchor="start", fill="card-ink"),
        label(0, size * 1.86, names[1], size, anchor="start", fill="card-ink"),
    ]
    for number, (lead, loss, _) in enumerate(columns):
        x = first + (number + 0.5) * step
        here = number == marked
        field = rect(
            *(x - step / 2 + 2, -size * 0.12, step - 4, size * 2.64, 5),
            fill="plaque",
            stroke="vermilion" if here else "key",
            stroke_width=3 if here else 1,
        )
        top = (
            label(x, size * 0.62, lead, size, fill="card-ink")
            if lead
            else symbol("no", (x, size * 0.62), size, "alarm")
        )
        parts += [field, top, label(x, size * 1.86, f"−{loss}" if loss else "0", size, bold=True, fill="card-ink")]
    costs = ", ".join(f"{lead or '✕'}{colon(lang)}{-loss}" for lead, loss, _ in columns)
    return group(*parts, label=f"{WORDS.say(lang, 'rule-words')} {costs}"), first + len(columns) * step


def _marked(view: View, starts: list[int | None]) -> int | None:
    """The column of the last comparison of this round."""
    last = view["comparison"]
    if view["phase_number"] < 5 or last is None:
        return None
    lead = last["own"] - last["best"]
    return max((number for number, start in enumerate(starts) if start is not None and start <= lead), default=0)
