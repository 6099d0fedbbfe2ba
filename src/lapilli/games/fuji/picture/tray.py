"""The viewer's own dice, large in front of him, and what they are worth on his card: from his own knowledge only."""

from __future__ import annotations

from lapilli.draw import Element, group, label, rect, seat_mark
from lapilli.games.fuji.box import FujiBox, Requirement
from lapilli.games.fuji.knowledge.seen import View, own_seat
from lapilli.games.fuji.picture.odds import beaten_share
from lapilli.games.fuji.picture.pieces import (
    SEATS,
    coloured_die,
    dummy_dice,
    figure_word,
    has_dummy,
    is_valid,
    neighbours,
    requirement_on,
    seat_word,
    valid_total,
)
from lapilli.games.fuji.text import WORDS


def tray(view: View, box: FujiBox, at: tuple[float, float], width: float, lang: str) -> tuple[Element, float]:
    """Dice valid on the marked card are ringed; beside them (on a phone below) their total and the neighbours' odds."""
    narrow = width < 600
    seat = own_seat(view)
    figure = view["figures"][seat]
    requirement = requirement_on(view, box, figure["marker"])
    parts: list[Element | None] = [
        label(16, 20, WORDS.say(lang, "your-dice"), 15 if narrow else 18, anchor="start", bold=True, serif=True)
    ]
    if view["phase"] == "rerolls":
        left = figure["rerolls"] - (view["made"][seat] or 0)
        words = WORDS.say(lang, "rerolls-left", {"rerolls": left})
        parts.append(label(width - 16, 20, words, 14 if narrow else 18, anchor="end", bold=True))
    dice = [name for name in figure["dice"] if name != view["buddy"]]
    step = min(62.0, (width - 16) / max(len(dice), 6))
    parts += _large(view, box, dice, requirement, (8, 36), step, set(view["picked"][seat]))
    x, y = 24 + step * max(len(dice), 6), 36 + step * 1.45
    if view["seats"] == 2 and view["options"]["two_player"] == "b":
        mine = [
            name
            for name in view["figures"][2]["dice"]
            if view["dice"][name][0] and view["number"] != 5 and name != view["buddy"]
        ]
        third = requirement_on(view, box, view["figures"][2]["marker"])
        left_top = (16.0, y + 10) if narrow else (x + 10, 20.0)
        title = WORDS.say(lang, "your-third")
        parts.append(label(*left_top, title, 14 if narrow else 18, anchor="start", bold=True, serif=True))
        origin = (left_top[0] - 8, left_top[1] + 16)
        parts += _large(view, box, mine, third, origin, step, set(view["picked"][seat + 2]))
        x, y = x + 24 + step * 3, y + 26 + step * 1.45 if narrow else y
    if requirement is not None and view["number"] in (2, 3, 4):
        odds, tall = _prospects(view, box, requirement, 190 if narrow else min(300.0, width - x - 30), lang)
        parts.append(group(odds, at=(16, y + 8) if narrow else (x + 16, 14)))
        y = y + tall + 8 if narrow else max(y, tall + 22)
    back = rect(0, 0, width, y + 6, 14, fill="tray", stroke="line", stroke_width=1.2)
    return group(back, *parts, at=at, id="tray", label=WORDS.say(lang, "your-dice")), y + 6


def _large(
    view: View,
    box: FujiBox,
    dice: list[str],
    requirement: Requirement | None,
    at: tuple[float, float],
    step: float,
    picked: set[str],
) -> list[Element]:
    """Dice with their names; a picked one is lifted, a valid one ringed."""
    drawn = []
    for place, name in enumerate(dice):
        value = view["dice"][name][0]
        x, y = at[0] + step * (place + 0.5), at[1] + step * (0.4 if name in picked else 0.52)
        ring = step * 0.9
        own = name.removeprefix(f"p{own_seat(view) + 1}.")
        valid = is_valid(box, name, value, requirement)
        drawn.append(
            group(
                rect(-ring / 2, -ring / 2, ring, ring, ring / 4, fill="none", stroke="ember", stroke_width=3.4)
                if valid
                else None,
                coloured_die(box, name, value, (0, 0), step * 0.74),
                label(0, step * 0.5 + 11, own, 13 if step < 60 else 18, fill="muted", bold=name in picked),
                at=(x, y),
                id=f"die/{name}",
                label=f"{own}: {value}",
            )
        )
    return drawn


def _prospects(view: View, box: FujiBox, requirement: Requirement, width: float, lang: str) -> tuple[Element, float]:
    """His total, and for each neighbour how often dice that he does not see would reach it."""
    small = 14 if width < 200 else 18
    seat = own_seat(view)
    total = valid_total(view, box, view["figures"][seat]["dice"], requirement)
    rows: list[Element] = [
        label(0, 8, WORDS.say(lang, "your-total", {"total": total}), small + 1, anchor="start", bold=True),
        label(0, 30, WORDS.say(lang, "stopped"), small, anchor="start", fill="muted"),
    ]
    rivals = [(view["figures"][other]["name"], view["figures"][other]["dice"]) for other in neighbours(view, seat)]
    if has_dummy(view):
        rivals.append(("dummy", dummy_dice(view)))
    y = 57.0
    for name, dice in rivals:
        seen = valid_total(view, box, dice, requirement)
        hidden = tuple(
            box.kinds[kind] for kind in sorted(die.split(".")[1][0] for die in dice if not view["dice"][die][0])
        )
        share = round(100 * beaten_share(hidden, requirement, total - seen))
        said = WORDS.say(lang, "needs", {"figure": figure_word(name), "share": share, "total": total})
        mark = seat_mark(SEATS[int(name[1]) - 1], (15, 0), 30) if name != "dummy" else None
        words = None if mark else label(0, 0, seat_word(name, lang), small, anchor="start")
        left = 38.0 if mark else small * 5.0
        rows.append(
            group(
                *(mark, words),
                rect(left, -8, width - left - 60, 16, 5, fill="panel", stroke="outline", stroke_width=1),
                rect(left, -8, max((width - left - 60) * share / 100, 0.1), 16, 5, fill="ember"),
                label(width, 0, f"{share} %", small + 1, anchor="end", bold=True),
                at=(0, y),
                label=said,
            )
        )
        y += 33
    return group(*rows), y - 12
