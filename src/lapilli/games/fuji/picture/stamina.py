"""The stamina board: spaces, injury spaces, the last one; a tracker per figure."""

from __future__ import annotations

from lapilli.draw import Element, circle, group, label, line, symbol
from lapilli.draw import marker as counter
from lapilli.games.fuji.box import FujiBox
from lapilli.games.fuji.knowledge.seen import View
from lapilli.games.fuji.picture.pieces import SEATS, seat_word
from lapilli.games.fuji.text import WORDS


def stamina(view: View, box: FujiBox, at: tuple[float, float], width: float, lang: str) -> tuple[Element, float]:
    """F-5.19, F-5.20 The track over the whole width, its name before it or, where that is narrow, above."""
    narrow = width < 600
    left, y = (14.0, 47.0) if narrow else (130.0, 26.0)
    step = (width - left - 18) / box.spaces
    name = WORDS.say(lang, "stamina-board")
    parts: list[Element | None] = [
        label(0, 10 if narrow else y, name, 14 if narrow else 18, anchor="start", bold=True, serif=True),
        line((left, y), (left + step * box.spaces, y), stroke="outline", stroke_width=3),
    ]
    small, large = (3.6, 9.0) if narrow else (6.0, 12.0)
    for space in range(box.spaces + 1):
        x = left + space * step
        last, injury = space == box.spaces, space in box.injury_spaces
        radius = large if last or injury else small
        colour = "alarm" if last else "plum" if injury else "panel"
        parts.append(circle(x, y, radius, fill=colour, stroke="outline"))
        if last or injury:
            sign, ink = ("skull", "on-alarm") if last else ("plus", "on-plum")
            parts.append(symbol(sign, (x, y), radius * 1.4, ink))
    for index, figure in enumerate(view["figures"]):
        mates = [one["name"] for one in view["figures"] if one["stamina"] == figure["stamina"]]
        place = mates.index(figure["name"])
        x = left + figure["stamina"] * step + 5 * place
        lost = WORDS.say(lang, "stamina", {"stamina": figure["stamina"], "spaces": box.spaces})
        said = f"{seat_word(figure['name'], lang)}: {lost}"
        parts.append(counter(SEATS[index], (x, y - 14 + 9 * place), 22, id=f"tracker/{figure['name']}", label=said))
    return group(*parts, at=at), y + 26
