"""The viewer's own dice, the heroes of the picture, on lacquer; and what they are worth on the viewer's card."""

from __future__ import annotations

from lapilli.draw import Element, Scene, fitting, group, label, measure, rect, seat_mark
from lapilli.games.fuji.box import Box, Requirement
from lapilli.games.fuji.knowledge.view_types import View, own_seat
from lapilli.games.fuji.picture.odds import beaten_share
from lapilli.games.fuji.picture.pieces import (
    coloured_die,
    dummy_dice,
    figure_word,
    has_dummy,
    is_valid,
    neighbours,
    requirement_on,
    seat_of,
    valid_total,
)
from lapilli.games.fuji.picture.summary import die_words, number_of
from lapilli.games.fuji.text import WORDS

BESIDE = 40.0  # where the bar of a neighbour begins, beside his mark


def lacquer(width: float, high: float, narrow: bool) -> list[Element]:
    """The board under the dice: black, red inside a line of gold; where it is narrow, only the dice lie on red."""
    board = rect(0, 0, width, high, 14, fill="lacquer", stroke="key", stroke_width=1.5)
    return [board] if narrow else [board, _inlay((7, 7, width - 14, high - 14))]


def _inlay(spot: tuple[float, float, float, float]) -> Element:
    return rect(*spot, 9, fill="lacquered", stroke="gold", stroke_width=1.6)


def own_third(view: View) -> list[str]:
    """F-10.4 The dice of the third figure on the viewer's side."""
    if view["seats"] != 2 or view["options"]["two_player"] != "b" or view["phase_number"] == 5:
        return []
    return [name for name in view["figures"][2]["dice"] if view["dice"][name][0] and name != view["buddy"]]


def tray(scene: Scene, view: View, box: Box, at: tuple[float, float], width: float, lang: str) -> tuple[Element, float]:
    """Dice that count on the marked card are ringed, the others fade; their total and the neighbours' odds beside."""
    narrow = width < 400
    small = 14.0 if narrow else 18.0
    seat = own_seat(view)
    figure = view["figures"][seat]
    requirement = requirement_on(view, box, figure["marker"])
    parts: list[Element] = [
        label(18, 24, WORDS.say(lang, "your-dice"), small + 1, anchor="start", bold=True, serif=True, fill="gold-ink")
    ]
    right = width - 18
    if view["phase"] == "rerolls":
        left = figure["rerolls"] - (view["made"][seat] or 0)
        words = WORDS.say(lang, "rerolls-left", {"rerolls": left})
        parts.append(label(right, 24, words, small, anchor="end", bold=True, fill="gold-ink"))
        right -= measure(words, small, True) + 16
    odds = requirement is not None and view["phase_number"] in (2, 3, 4)
    dice = [name for name in figure["dice"] if name != view["buddy"]]
    third = own_third(view)
    if requirement is not None and odds:
        words = WORDS.say(lang, "your-total", {"total": valid_total(view, box, figure["dice"], requirement)})
        shared = bool(third) and not narrow  # two titles side by side: the total stands beside the first
        x = 32 + measure(WORDS.say(lang, "your-dice"), small + 1, True, True) if shared else right
        parts.append(label(x, 24, words, small, anchor="start" if shared else "end", fill="gold-ink", bold=True))
    rivals = 126.0 if odds and not narrow else 0.0
    room = width - 24 - rivals
    step = min(84.0, room / max(len(dice) + (0 if narrow else len(third) + bool(third)), 5))
    first = 12.0 if narrow or third else 12 + (room - step * len(dice)) / 2
    own = _large(scene, view, box, dice, requirement, (first, 44), step, set(view["picked"][seat]), narrow, lang)
    under = _inlay((6, 38, width - 12, step * 1.02 + 26)) if narrow else None
    pinned = "pinned" if view["phase"] != "over" else None  # at the end they would hide the village
    parts.append(group(under, *own, kind=pinned))  # the dice alone: on a phone they are as large as they can be
    y = 44 + step * 1.02 + (22 if narrow else 27)
    if third:
        wanted = requirement_on(view, box, view["figures"][2]["marker"])
        title = WORDS.say(lang, "your-third")
        spot = (18.0, y + 14) if narrow else (24 + step * (len(dice) + 0.4), 24.0)
        parts.append(label(*spot, title, small, anchor="start", bold=True, serif=True, fill="gold-ink"))
        origin = (spot[0] - 6, spot[1] + 20)
        parts += _large(scene, view, box, third, wanted, origin, step, set(view["picked"][seat + 2]), narrow, lang)
        y = y + 34 + step * 1.02 + 22 if narrow else y
    if requirement is not None and odds:
        spot = (16.0, y + 14) if narrow else (width - rivals - 2, 47.0)
        stopped = WORDS.say(lang, "stopped")
        size = fitting(stopped, width - 10 - spot[0], small)
        parts.append(label(*spot, stopped, size, anchor="start", fill="gold-ink"))
        spot = (spot[0], spot[1] + (24 if narrow else 18))
        parts += _prospects(scene, view, box, requirement, spot, width - 32 if narrow else rivals - 16, small, lang)
        y += 54 if narrow else 0
    high = y + 8
    return group(*lacquer(width, high, narrow), *parts, at=at, id="tray", label=WORDS.say(lang, "your-dice")), high


def _large(
    scene: Scene,
    view: View,
    box: Box,
    dice: list[str],
    requirement: Requirement | None,
    at: tuple[float, float],
    step: float,
    picked: set[str],
    narrow: bool,
    lang: str,
) -> list[Element]:
    """Dice with their numbers; a picked one is lifted, one that counts is ringed."""
    drawn = []
    for place, name in enumerate(dice):
        value = view["dice"][name][0]
        x, y = at[0] + step * (place + 0.5), at[1] + step * (0.36 if name in picked else 0.46)
        own = name.removeprefix(f"p{own_seat(view) + 1}.")
        number = str(number_of(name))
        valid = is_valid(box, name, value, requirement)
        size = step * 0.84
        ring = size + 7
        shown = coloured_die(scene, box, name, value, (0, 0), size)
        drawn.append(
            group(
                rect(
                    *(-ring / 2, -ring / 2, ring, ring + 4, ring / 4),
                    fill="transparent",
                    stroke="gold-ink" if valid else "none",
                    stroke_width=2.6,
                    kind="edge",
                ),
                shown if valid or requirement is None else group(shown, opacity=0.62, kind="faded"),
                at=(x, y),
                turn=(-3.0, 2.5, -1.5, 3.0, -2.5, 1.5)[place % 6],
                id=f"die/{name}",
                label=die_words(box, own, value, lang),
                kind="tumbles enlarges",
            )
        )
        spot = (x, y + step * 0.56 + (9 if narrow else 18))
        drawn.append(label(*spot, number, 13 if narrow else 18, fill="gold-ink", bold=name in picked))
    return drawn


def _prospects(
    scene: Scene,
    view: View,
    box: Box,
    requirement: Requirement,
    at: tuple[float, float],
    width: float,
    small: float,
    lang: str,
) -> list[Element]:
    """For each neighbour how often dice that the viewer does not see would reach his total."""
    seat = own_seat(view)
    total = valid_total(view, box, view["figures"][seat]["dice"], requirement)
    rivals = [(view["figures"][other]["name"], view["figures"][other]["dice"]) for other in neighbours(view, seat)]
    if has_dummy(view):
        rivals.append(("dummy", dummy_dice(view)))
    rows: list[Element] = []
    flat = width > 200  # side by side
    for number, (name, dice) in enumerate(rivals):
        seen = valid_total(view, box, dice, requirement)
        hidden = tuple(
            box.kinds[kind] for kind in sorted(die.split(".")[1][0] for die in dice if not view["dice"][die][0])
        )
        share = round(100 * beaten_share(hidden, requirement, total - seen))
        said = WORDS.say(lang, "needs", {"figure": figure_word(name), "share": share, "total": total})
        bar = width / len(rivals) - 100 if flat else width - BESIDE
        rows.append(
            group(
                seat_mark(seat_of(name), (15 if flat else 17, 0 if flat else 5), 30 if flat else 39.5)
                if name != "dummy"
                else coloured_die(scene, box, name, 0, (14, 0 if flat else 5), 28),
                label(
                    35 if flat else width,
                    0,
                    f"{share} %",
                    small,
                    anchor="start" if flat else "end",
                    bold=True,
                    fill="gold-ink",
                ),
                _bar((86, -6) if flat else (BESIDE, 13), bar, share),
                at=(at[0] + number * width / len(rivals), at[1]) if flat else (at[0], at[1] + 5 + number * 40),
                label=said,
            )
        )
    return rows


def _bar(at: tuple[float, float], width: float, share: int) -> Element:
    return group(
        rect(0, 0, width, 10, 5, fill="lacquer", stroke="gold"),
        rect(0, 0, max(width * share / 100, 0.1), 10, 5, fill="face-pink"),
        at=at,
    )
