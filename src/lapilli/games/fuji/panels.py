"""Panels around the map: figures with screens and cards, the own dice large in front, and the comparison of phase 5."""

from __future__ import annotations

from lapilli.core.game import View
from lapilli.draw import Element, group, label, measure, paragraph, rect, seat_mark, symbol
from lapilli.games.fuji.actions import DIE_NAMES, SPACE, TERRAIN_NAMES
from lapilli.games.fuji.box import FujiBox, Requirement
from lapilli.games.fuji.drawn import SEATS, coloured_die, figure_word
from lapilli.games.fuji.odds_text import beaten_share
from lapilli.games.fuji.wording import WORDS

SIGNS = {"leg": "leg", "arm": "arm", "amnesia": "mind", "eye": "eye"}


def figure_panel(
    view: View, box: FujiBox, index: int, at: tuple[float, float], width: float, height: float, lang: str
) -> Element:
    """Name, skill, readiness, injuries, open cards, dice as far as this viewer sees them, and what was said."""
    figure = view["figures"][index]
    name = figure["name"]
    awaited = name in view["awaited"]
    parts: list[Element | None] = [
        rect(
            0,
            0,
            width,
            height,
            12,
            fill="panel",
            stroke="ember" if awaited else "line",
            stroke_width=2.4 if awaited else 1.2,
            kind="edge",
        ),
        seat_mark(SEATS[index], (24, 24), 28),
        label(
            46,
            17,
            WORDS.word(lang, "seat", name) if index < view["seats"] else "P3",
            16,
            anchor="start",
            bold=True,
            serif=True,
        ),
    ]
    if figure["skill"]:
        parts.append(label(46, 36, WORDS.word(lang, "skill", figure["skill"]), 14, anchor="start", fill="muted"))
    state = _state_word(view, index, lang)
    if state:
        parts.append(
            label(width - 12, 17, state, 13, anchor="end", fill="yes" if view["number"] != 5 else "muted", bold=True)
        )
    for place, injury in enumerate(figure["injuries"]):
        said = WORDS.word(lang, "injury", injury)
        parts.append(
            group(
                symbol(SIGNS[injury], (0, 0), 19, "alarm"),
                at=(width - 18 - 22 * place, 38),
                id=f"injury-token/{name}.{injury}",
                label=said,
            )
        )
    if figure["bars"]:
        parts.append(label(width - 12, 60, WORDS.say(lang, "bars-word", {"bars": figure["bars"]}), 13, anchor="end"))
    parts += _dice_row(view, box, figure, width)
    parts += _cards(view, figure, width, lang)
    said = _said(view, index, lang)
    if said:
        parts.append(paragraph(14, height - 26, said, width - 24, 13, lines=2, anchor="start", fill="muted"))
    return group(*parts, at=at, id=f"figure/{name}", label=f"{name.upper()}, {state}" if state else name.upper())


def _state_word(view: View, index: int, lang: str) -> str:
    course = view["course"]
    if view["phase"] in ("planning", "gear"):
        return (
            WORDS.say(lang, "ready-word")
            if index < view["seats"] and course["ready"] >> index & 1
            else WORDS.say(lang, "thinking")
        )
    if view["phase"] == "rerolls":
        return WORDS.say(lang, "done-word") if course["done"] >> index & 1 else WORDS.say(lang, "thinking")
    return WORDS.say(lang, "done-word") if view["number"] == 5 and course["gone"] >> index & 1 else ""


def _dice_row(view: View, box: FujiBox, figure: View, width: float) -> list[Element]:
    """Counted dice: faces where this viewer knows them, else the screen; small, as the own ones lie large below."""
    own = view["seat"] is not None and figure["name"] == f"p{view['seat'] + 1}"
    if own or view["number"] == 0:
        return []
    step = min(31.0, (width - 24) / max(len(figure["dice"]), 1))
    drawn = []
    for place, name in enumerate(figure["dice"]):
        value, _, memory = view["dice"].get(name, [0, 0, 0])
        third = figure["name"] == "p3" and view["seats"] == 2
        if third and value and view["seat"] is not None and view["number"] != 5:
            continue  # the own side of the third figure lies in front
        drawn.append(coloured_die(box, name, value, (24 + place * step, 66), 25, id=f"die/{name}"))
        if memory and not value:
            drawn.append(label(24 + place * step, 86, f"({memory})", 13, fill="muted"))
    return drawn


def _cards(view: View, figure: View, width: float, lang: str) -> list[Element]:
    """F-4.7 Equipment lies open: name, tapped or fresh."""
    drawn, x, y = [], 14.0, 94.0
    for card in figure["cards"]:
        word = WORDS.word(lang, "card", card)
        wide = measure(word, 13) + 18
        if x + wide > width - 10:
            x, y = 14.0, y + 27
        dim = card in figure["fresh"] or card in figure["tapped"]
        help_ = f"{word}: {WORDS.word(lang, 'card-help', card)}"
        chip = group(
            rect(
                0,
                0,
                wide,
                23,
                7,
                fill="sand",
                fill_opacity=0.55 if dim else 1,
                stroke="outline",
                stroke_width=1,
                kind="edge",
                stroke_dasharray="4 3" if dim else "none",
            ),
            label(wide / 2, 11.5, word, 13, fill="on-sand" if not dim else "ink"),
            at=(x, y),
            id=f"card/{card}",
            label=help_,
        )
        drawn.append(chip)
        x += wide + 6
    return drawn


def _said(view: View, index: int, lang: str) -> str:
    """What this seat has said of its dice this round, shortest form."""
    words = []
    for claim in view["claims"]:
        if (
            claim["text"] is None
            or (claim["hand"] % 2 != index % 2 and view["seats"] == 2)
            or claim["hand"] not in (index, index + 2 if view["seats"] == 2 else index)
        ):
            continue
        kind, args = SPACE.unmask(claim["text"])
        topic = WORDS.word(lang, "topic", args["topic"])
        word = (
            WORDS.word(lang, "strength", args["strength"])
            if "strength" in args
            else f"{WORDS.word(lang, 'threat', args['threat'])} {args['figure'].upper()}"
        )
        words.append(f"{topic} {word}" + (" (P3)" if kind.key == "say-third" else ""))
    return "; ".join(words[-4:])


# -- the own dice ----------------------------------------------------------------------------------------------


def marked_requirement(view: View, box: FujiBox, figure: View) -> Requirement | None:
    """What the card under a figure's marker asks for."""
    card = view["terrain"].get(figure["marker"]) if figure["marker"] else None
    return box.requirements[7 + TERRAIN_NAMES.index(card)] if card else None


def own_dice(view: View, box: FujiBox, at: tuple[float, float], width: float, lang: str) -> Element:
    """The viewer's dice, large; those valid on the marked card ringed, with their total and the neighbours' odds."""
    seat = view["seat"]
    figure = view["figures"][seat]
    requirement = marked_requirement(view, box, figure)
    parts: list[Element | None] = [
        rect(0, 0, width, 128, 14, fill="tray", stroke="line", stroke_width=1.2),
        label(18, 22, WORDS.say(lang, "your-dice"), 17, anchor="start", bold=True, serif=True),
    ]
    parts += _large(view, box, figure["dice"], requirement, 44, set(view["picked"][seat]))
    x = 24 + 62 * max(len(figure["dice"]), 6)
    if view["seats"] == 2 and view["options"]["two_player"] == "b":
        mine = [name for name in view["figures"][2]["dice"] if view["dice"][name][0] and view["number"] != 5]
        third = marked_requirement(view, box, view["figures"][2])
        parts.append(label(x + 18, 22, WORDS.say(lang, "your-third"), 15, anchor="start", bold=True, serif=True))
        parts += [group(*_large(view, box, mine, third, 44, set(view["picked"][seat + 2])), at=(x, 0))]
        x += 24 + 62 * 3
    if view["phase"] == "rerolls":
        left = figure["rerolls"] - (view["made"][seat] or 0)
        parts.append(
            label(width - 18, 22, WORDS.say(lang, "rerolls-left", {"rerolls": left}), 15, anchor="end", bold=True)
        )
    if requirement is not None and view["number"] in (2, 3, 4):
        parts += _prospects(view, box, figure, requirement, x + 16, lang)
    return group(*parts, at=at, id="tray", label=WORDS.say(lang, "your-dice"))


def _large(
    view: View, box: FujiBox, dice: list[str], requirement: Requirement | None, first: float, picked: set[str]
) -> list[Element]:
    drawn = []
    for place, name in enumerate(dice):
        value = view["dice"][name][0]
        x = first + place * 62
        valid = bool(
            value and requirement and requirement.valid(box.colour(DIE_NAMES.index(name.split(".")[1]), value), value)
        )
        y = 62 if name in picked else 72
        drawn.append(
            group(
                rect(-28, -28, 56, 56, 14, fill="none", stroke="ember", stroke_width=3.4) if valid else None,
                coloured_die(box, name, value, (0, 0), 46),
                label(0, 40, name.removeprefix(f"p{view['seat'] + 1}."), 13, fill="muted", bold=name in picked),
                at=(x, y),
                id=f"die/{name}",
                label=f"{name}: {value}",
            )
        )
    return drawn


def _prospects(view: View, box: FujiBox, figure: View, requirement: Requirement, x: float, lang: str) -> list[Element]:
    """From the viewer's own knowledge only: his total, and how often a fresh throw of each neighbour would beat it."""
    total = valid_total(view, box, figure["dice"], requirement)
    lines = [label(x, 48, WORDS.say(lang, "your-total", {"total": total}), 15, anchor="start", bold=True)]
    seat, count = view["seat"], len(view["figures"])
    row = 0
    for other, neighbour in enumerate(view["figures"]):
        if other == seat or (count == 4 and abs(other - seat) == 2):
            continue
        kinds = tuple(sorted(name.split(".")[1][0] for name in neighbour["dice"]))
        share = round(100 * beaten_share(box.fingerprint, kinds, requirement, total))
        words = WORDS.say(lang, "needs", {"figure": figure_word(neighbour["name"]), "share": share, "total": total})
        lines.append(label(x, 72 + 22 * row, words, 14, anchor="start", fill="muted"))
        row += 1
    return lines


def valid_total(view: View, box: FujiBox, dice: list[str], requirement: Requirement) -> int:
    """F-14.8 Sum of the valid dice that this viewer sees."""
    faces = [(name, view["dice"][name][0]) for name in dice if name in view["dice"]]
    return sum(
        value
        for name, value in faces
        if value and requirement.valid(box.colour(DIE_NAMES.index(name.split(".")[1]), value), value)
    )


# -- phase 5 ---------------------------------------------------------------------------------------------------


def comparison(view: View, box: FujiBox, at: tuple[float, float], width: float, lang: str) -> Element:
    """Die by die why the last move succeeded or failed: the mover in the middle of its neighbours."""
    course = view["course"]
    mover = course["compared"]
    scenario = box.scenarios[view["scenario"] - 1]
    cell = scenario.cells("Vr.SGexhH")[course["compared_cell"]]
    card = view["terrain"].get(cell)
    requirement = box.requirements[7 + TERRAIN_NAMES.index(card)] if card else None
    count = len(view["figures"])
    shown = [
        mover,
        *(other for other in range(count) if other != mover and not (count == 4 and abs(other - mover) == 2)),
    ]
    sets = [(view["figures"][one]["name"], view["figures"][one]["dice"]) for one in shown]
    if view["seats"] == 2 and count == 2:
        sets.append(("dummy", sorted(name for name in view["dice"] if name.startswith("dummy"))))
    gap = course["own_total"] - course["best_total"]
    verdict = (
        WORDS.say(lang, "compare-success", {"gap": gap}) if view["success"] else WORDS.say(lang, "compare-failure")
    )
    title = WORDS.say(lang, "compare", {"figure": figure_word(view["figures"][mover]["name"]), "cell": cell})
    parts: list[Element | None] = [
        rect(0, 0, width, 128, 14, fill="panel", stroke="yes" if view["success"] else "alarm", stroke_width=2),
        label(
            18,
            22,
            f"{title}: {course['own_total']} : {course['best_total']}",
            17,
            anchor="start",
            bold=True,
            serif=True,
        ),
        label(width - 18, 22, verdict, 16, anchor="end", bold=True, fill="yes" if view["success"] else "alarm"),
    ]
    wide = (width - 36) / len(sets)
    for place, (name, dice) in enumerate(sets):
        x = 18 + place * wide
        total = valid_total(view, box, dice, requirement) if requirement else 0
        extra = course["own_total"] - total if place == 0 else 0  # flare guns and power bars
        value_words = f"{total} + {extra}" if extra > 0 else str(total)
        parts.append(
            label(x, 52, f"{WORDS.word(lang, 'holder', name)}: {value_words}", 15, anchor="start", bold=place == 0)
        )
        step = min(34.0, (wide - 20) / max(len(dice), 1))
        for spot, die_name in enumerate(dice):
            value = view["dice"][die_name][0]
            valid = bool(
                value
                and requirement
                and requirement.valid(box.colour(DIE_NAMES.index(die_name.split(".")[1]), value), value)
            )
            parts.append(
                group(
                    rect(-16, -16, 32, 32, 8, fill="none", stroke="ember", stroke_width=2.6) if valid else None,
                    coloured_die(box, die_name, value, (0, 0), 26),
                    at=(x + 16 + spot * step, 88),
                    opacity=1 if valid else 0.45,
                )
            )
    return group(*parts, at=at, id="comparison", label=f"{title}: {verdict}")
