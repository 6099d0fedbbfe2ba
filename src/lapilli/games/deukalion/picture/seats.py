"""What each seat has: its ship plan with ten spaces, points, cards; and the underworld."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from lapilli.draw import Element, cached_drawing, circle, group, label, measure, path, rect, seat_mark, symbol
from lapilli.games.deukalion.box import box_of
from lapilli.games.deukalion.knowledge.view_types import HeroView, View
from lapilli.games.deukalion.picture import facts
from lapilli.games.deukalion.picture.style import WORDS, jar, look, man, said
from lapilli.words import colon

PLAN = (368, 112)
HULL = (206.0, 91.0)  # a ship as it is drawn
SOCKET = 28
TITLE, ROW = 38.0, 24.0  # heights of the name and of the belongings in a plan that stands in a column
SLIM = 280.0  # width of such a plan
TALLEST = 164.0  # of these


def seats_height(view: View) -> int:
    return int(ceil(view["seats"] / 2) * (PLAN[1] + 8) + 4)


def seats(view: View, lang: str) -> Iterator[Element]:
    """Two plans in a row."""
    for index, name in enumerate(view["heroes"]):
        at = (14 + index % 2 * (PLAN[0] + 8), 4 + index // 2 * (PLAN[1] + 8))
        yield seat_plan(facts.plan(view, name), lang, name, at)


def column(view: View, lang: str, at: tuple[float, float], height: float) -> tuple[list[Element], float]:
    """One plan below the other, each as tall as there is room; and where they end."""
    count = len(view["heroes"])
    tall = min(TALLEST, (height + 6) / count - 6)
    plans = [
        slim_plan(facts.plan(view, name), lang, name, (at[0], at[1] + index * (tall + 6)), tall)
        for index, name in enumerate(view["heroes"])
    ]
    return plans, at[1] + count * (tall + 6)


@cached_drawing
def seat_plan(view: View, lang: str, name: str, at: tuple[float, float], width: float = PLAN[0]) -> Element:
    """Who it is, how far, what is in hand, and the ship beside it."""
    hero = view["heroes"][name]
    long = min(HULL[0], width - 162)
    parts = [
        label(16, 66, str(hero["total"]), 31, anchor="start", bold=True, serif=True, fill="plate-ink"),
        label(24 + 20 * len(str(hero["total"])), 69, f"/ {view['target']}", 16, anchor="start", fill="plate-muted"),
        symbol("sun", (136, 66), 22, "alarm") if name == view["active"] else None,
        group(_belongings(hero, lang), at=(14, 95)),
        group(_ship(view, name, hero, lang, long), at=(width - long - 6, 9)),
    ]
    return _sheet(view, lang, name, at, (width, PLAN[1]), parts)


@cached_drawing
def slim_plan(view: View, lang: str, name: str, at: tuple[float, float], height: float) -> Element:
    """The ship below the name; what is in hand above it, or beside it where the plan is low."""
    hero = view["heroes"][name]
    low = height < TITLE + ROW + HULL[1] + 4
    room = (SLIM - 76, height - TITLE - 4) if low else (SLIM - 20, height - TITLE - ROW - 8)
    scale = room[1] / HULL[1]
    long = room[0] / scale
    left = SLIM - room[0] - (6 if low else 10)
    total = str(hero["total"])
    points = f"/ {view['target']}"
    right = SLIM - 14
    before = right - measure(points, 16) - 6
    parts = [
        label(before, 25, total, 29, anchor="end", bold=True, serif=True, fill="plate-ink"),
        label(right, 27, points, 16, anchor="end", fill="plate-muted"),
        symbol("sun", (before - 18 - 19 * len(total), 25), 22, "alarm") if name == view["active"] else None,
        group(
            _belongings(hero, lang, 60, 17.5) if low else _belongings(hero, lang), at=(14, TITLE + (14 if low else 12))
        ),
        group(_ship(view, name, hero, lang, long), at=(left, height - HULL[1] * scale - 6), scale=scale),
    ]
    return _sheet(view, lang, name, at, (SLIM, height), parts)


def _sheet(
    view: View, lang: str, name: str, at: tuple[float, float], size: tuple[float, float], parts: list[Element | None]
) -> Element:
    """A plan with the hero's name and mark; ringed while he is waited for."""
    asked = name in view["awaited"]
    points = said(lang, "board-points", total=view["heroes"][name]["total"], target=view["target"])
    word = WORDS.word(lang, "seat", name)
    inner = (3.5, 3.5, size[0] - 7, size[1] - 7, 7)
    return group(
        rect(0, 0, *size, 9, fill="plate", stroke="slip", stroke_width=1.6, kind="edge"),
        rect(*inner, fill="none", stroke="live-edge", stroke_width=5) if asked else None,
        rect(*inner, fill="none", stroke="live" if asked else "terracotta", stroke_width=2.4),
        seat_mark(look(name), (28, 27), 34),
        label(50, 27, word, 17, anchor="start", serif=True, bold=True, fill="plate-ink"),
        *parts,
        at=at,
        id=f"seat/{name}",
        label=f"{word}{colon(lang)}{points}",
    )


def _belongings(hero: HeroView, lang: str, width: float = 200, row: float = 22) -> Element:
    """Cards in hand, the secret task, fulfilled tasks, and lasting cards, in rows of a width."""
    signs: list[tuple[str, str, int | None, str | None]] = [("hand", "plate-muted", hero["cards"], None)]
    if hero["has_secret"]:
        signs.append(("hidden", "plate-muted", None, None))
    signs.append(("star", "plate-muted", len(hero["tasks"]), None))
    counts = {"pegasus": hero["pegasus"], "hades": hero["hades"], "fleece": hero["fleece"]}
    for card, sign in (("pegasus", "wing"), ("hades", "skull"), ("fleece", "shield")):
        if number := counts[card]:
            signs.append((sign, "alarm", number if number > 1 else None, WORDS.word(lang, "card", card)))
    parts, x, y = [], 0.0, 0.0
    for sign, fill, count, words in signs:
        wide = 22.0 if count is None else 24.0 + 9 * len(str(count))
        if x + wide > width:
            x, y = 0.0, y + row
        many = None if count is None else label(19, 0, str(count), 15, anchor="start", fill="plate-ink")
        parts.append(group(symbol(sign, (9, 0), 17, fill), many, at=(x, y), label=words))
        x += wide
    return group(parts)


def _ship(view: View, name: str, hero: HeroView, lang: str, long: float) -> Element:
    """D-2.4 Ten spaces: soldiers first, then treasures; those being thrown are in the fight."""
    spaces = box_of(view["box"]).numbers["spaces"]
    fighting = view["fight"] is not None and name in [side["seat"] for side in view["fight"]["sides"]]
    columns = ceil(spaces / 2)
    step = (long - 54) / columns
    spots = [(24 + (n % columns + 0.5) * step, 38.0 + n // columns * 31) for n in range(spaces)]
    size = min(SOCKET, step - 2)
    hull = (
        f"M14 20Q4 8 18 0Q17 10 26 14H{long - 30}Q{long - 14} 14 {long - 10} 4Q{long - 12} 34 {long - 3} 48"
        f"L{long - 16} 56Q{long - 20} 90 {long - 48} 91H42Q18 90 14 20Z"
    )
    sockets = "".join(f"M{x - size / 2:.1f} {y - 14:.1f}h{size:.1f}v28h{-size:.1f}Z" for x, y in spots)
    parts: list[Element] = [
        path(hull, fill="slip", stroke="terracotta", stroke_width=1.4),
        path(f"M26 20H{long - 18}", fill="none", stroke=look(name).body, stroke_width=4),
        circle(long - 20, 33, 5, fill="cream", stroke="slip", stroke_width=3),
        path(sockets, fill="terracotta", fill_opacity=0.75, stroke="cream", stroke_width=1),
    ]
    for index in range(0 if fighting else hero["aboard"]):
        parts.append(man(name, spots[index], 30, id=f"soldier/{name}.{index}"))
    seen: dict[str, int] = {}
    for index, colour in enumerate(hero["cargo"]):
        number = seen.get(colour, 0)
        seen[colour] = number + 1
        id = f"cargo/{name}/{colour}" if number == 0 else f"cargo/{name}/{colour}.{number}"
        parts.append(jar(colour, spots[hero["aboard"] + index], 30, id, WORDS.word(lang, "colour", colour)))
    return group(parts)


@cached_drawing
def underworld(view: View, lang: str, at: tuple[float, float], size: tuple[float, float]) -> Element:
    """D-7.1 The fallen of every hero, open for all; beside it the river."""
    words = WORDS.say(lang, "board-underworld")
    parts: list[Element] = []
    named = size[0] > 380
    left = 150 if named else 44
    step = (size[0] - left - 46) / max(3, len(view["heroes"]))
    for index, (name, hero) in enumerate(view["heroes"].items()):
        x = left + index * step
        parts.append(man(name, (x + 13, 25), 27, "fallen", f"dead/{name}"))
        parts.append(label(x + 32, 26, str(hero["below"]), 18, anchor="start", bold=True, fill="styx-glow"))
    return group(
        rect(0, 0, *size, 10, fill="styx-water", stroke="slip", stroke_width=1.6, kind="edge"),
        symbol("skull", (22, 25), 24, "styx-glow"),
        label(40, 26, words, 14.5, anchor="start", serif=True, bold=True, fill="styx-glow") if named else None,
        parts,
        group(
            rect(-22, -20, 44, 40, 8, fill="transparent"),  # waves are thin: a finger may miss them
            symbol("waves", (0, 0), 30, "styx-glow"),
            at=(size[0] - 26, 26),
            id="styx",
            label=WORDS.say(lang, "place-styx"),
        ),
        at=at,
        id="underworld",
        label=words
        + colon(lang)
        + ", ".join(f"{WORDS.word(lang, 'seat', name)} {hero['below']}" for name, hero in view["heroes"].items()),
    )
