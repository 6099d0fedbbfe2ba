"""What each seat has: its ship plan with ten spaces, points, cards; and the underworld."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from lapilli.draw import Element, group, label, rect, seat_mark, symbol
from lapilli.games.deukalion.box import box_of
from lapilli.games.deukalion.knowledge.seen import HeroView, View
from lapilli.games.deukalion.picture.look import WORDS, jar, look, man, said

PLAN = (368, 98)
SOCKET = 28


def seats_height(view: View) -> int:
    return int(ceil(view["seats"] / 2) * (PLAN[1] + 8) + 4)


def seats(view: View, lang: str) -> Iterator[Element]:
    """Two plans in a row."""
    for index, name in enumerate(view["heroes"]):
        at = (10 + index % 2 * (PLAN[0] + 8), 4 + index // 2 * (PLAN[1] + 8))
        yield seat_plan(view, lang, name, at)


def seat_plan(view: View, lang: str, name: str, at: tuple[float, float], width: float = PLAN[0]) -> Element:
    """Who it is, how far, what is in hand, and the ship."""
    hero = view["heroes"][name]
    asked = name in view["awaited"]
    points = said(lang, "board-points", total=hero["total"], target=view["target"])
    word = WORDS.word(lang, "seat", name)
    return group(
        rect(
            0,
            0,
            width,
            PLAN[1],
            12,
            fill="panel",
            stroke="live" if asked else "line",
            stroke_width=3.5 if asked else 1.2,
            kind="edge",
        ),
        seat_mark(look(name), (24, 24), 34),
        label(46, 24, word, 17, anchor="start", serif=True, bold=True),
        symbol("sun", (width - 205, 24), 20, "ember") if name == view["active"] else None,
        label(16, 60, str(hero["total"]), 31, anchor="start", bold=True),
        label(22 + 19 * len(str(hero["total"])), 63, f"/ {view['target']}", 16, anchor="start", fill="muted"),
        _belongings(hero, lang),
        _plan(view, name, hero, lang, width),
        at=at,
        id=f"seat/{name}",
        label=f"{word}: {points}",
    )


def _belongings(hero: HeroView, lang: str) -> Element:
    """Cards in hand, the secret task, fulfilled tasks, and lasting cards."""
    parts: list[Element] = [
        symbol("hand", (25, 85), 17, "muted"),
        label(37, 85, str(hero["cards"]), 15, anchor="start"),
    ]
    if hero["has_secret"]:
        parts.append(symbol("hidden", (66, 85), 18, "muted"))
    parts += [symbol("star", (98, 85), 17, "muted"), label(110, 85, str(len(hero["tasks"])), 15, anchor="start")]
    x = 106.0
    counts = {"pegasus": hero["pegasus"], "hades": hero["hades"], "fleece": hero["fleece"]}
    for card, sign in (("pegasus", "wing"), ("hades", "skull"), ("fleece", "shield")):
        if count := counts[card]:
            many = label(9, 5, str(count), 13.5, anchor="start", bold=True) if count > 1 else None
            words = WORDS.word(lang, "card", card)
            parts.append(group(symbol(sign, (0, 0), 19, "ember"), many, at=(x, 58), label=words))
            x += 26
    return group(parts)


def _plan(view: View, name: str, hero: HeroView, lang: str, width: float) -> Element:
    """D-2.4 Ten spaces: soldiers first, then treasures; those being thrown are in the fight."""
    spaces = box_of(view["box"]).numbers["spaces"]
    fighting = view["fight"] is not None and name in [side["seat"] for side in view["fight"]["sides"]]
    columns = ceil(spaces / 2)
    step = min(SOCKET + 9, (width - 174) / columns)
    left, top = width - columns * step - 8, 12
    parts: list[Element] = [rect(left - 5, top - 5, columns * step + 6, 84, 10, fill="wood", fill_opacity=0.32)]
    spots = [(left + step / 2 - 1.5 + n % columns * step, top + 18 + n // columns * 40) for n in range(spaces)]
    for x, y in spots:
        parts.append(
            rect(x - 15, y - 17, 30, 34, 6, fill="panel", fill_opacity=0.6, stroke="wood-edge", stroke_opacity=0.4)
        )
    for index in range(0 if fighting else hero["aboard"]):
        parts.append(man(name, spots[index], 33, id=f"soldier/{name}.{index}"))
    seen: dict[str, int] = {}
    for index, colour in enumerate(hero["cargo"]):
        number = seen.get(colour, 0)
        seen[colour] = number + 1
        id = f"cargo/{name}/{colour}" if number == 0 else f"cargo/{name}/{colour}.{number}"
        parts.append(jar(colour, spots[hero["aboard"] + index], 32, id, WORDS.word(lang, "colour", colour)))
    return group(parts)


def underworld(view: View, lang: str, at: tuple[float, float], size: tuple[float, float]) -> Element:
    """D-7.1 The fallen of every hero, open for all; beside it the river."""
    words = WORDS.say(lang, "board-underworld")
    parts: list[Element] = []
    named = size[0] > 380
    left = 150 if named else 44
    step = (size[0] - left - 46) / 4
    for index, (name, hero) in enumerate(view["heroes"].items()):
        x = left + index * step
        parts.append(man(name, (x + 14, 25), 30, "fallen", f"dead/{name}"))
        parts.append(label(x + 31, 26, str(hero["below"]), 18, anchor="start", bold=True, fill="styx-glow"))
    return group(
        rect(0, 0, *size, 10, fill="hades", stroke="styx-glow", stroke_width=1.2, kind="edge"),
        symbol("skull", (22, 25), 24, "styx-glow"),
        label(40, 26, words, 14.5, anchor="start", serif=True, bold=True, fill="styx-glow") if named else None,
        parts,
        group(
            symbol("waves", (0, 0), 30, "styx-glow"),
            at=(size[0] - 26, 26),
            id="styx",
            label=WORDS.say(lang, "place-styx"),
        ),
        at=at,
        id="underworld",
        label=words
        + ": "
        + ", ".join(f"{WORDS.word(lang, 'seat', name)} {hero['below']}" for name, hero in view["heroes"].items()),
    )
