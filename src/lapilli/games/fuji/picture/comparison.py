"""F-5.7 Die by die why the last move succeeded or failed: the mover first, then its neighbours."""

from __future__ import annotations

from lapilli.draw import Element, Scene, group, label, rect
from lapilli.games.fuji.actions import FIGURE_NAMES
from lapilli.games.fuji.box import Box
from lapilli.games.fuji.knowledge.view_types import View
from lapilli.games.fuji.picture.pieces import (
    coloured_die,
    dummy_dice,
    figure_word,
    has_dummy,
    is_valid,
    need,
    neighbours,
    requirement_on,
    seat_word,
    valid_total,
)
from lapilli.games.fuji.text import WORDS
from lapilli.words import colon


def compared(view: View) -> tuple[int, str] | None:
    """The figure that compares, or did so last in this round, and its card; None where there is nothing to show."""
    move, last = view["move"], view["comparison"]
    if view["end"]:  # how it ended stands in its place
        return None
    if view["phase"] == "bars" and move:  # F-11.5 the Gatherer may still change it
        mover = FIGURE_NAMES.index(move["figure"])
        return mover, view["figures"][mover]["marker"] or ""
    return None if view["phase_number"] < 5 or last is None else (FIGURE_NAMES.index(last["figure"]), last["cell"])


def comparison(
    scene: Scene, view: View, box: Box, subject: tuple[int, str], at: tuple[float, float], width: float, lang: str
) -> tuple[Element, float]:
    """Valid dice ringed, the others faded; sets side by side, or where it is narrow one below the other."""
    narrow = width < 600
    mover, cell = subject
    requirement = requirement_on(view, box, cell)
    shown = [view["figures"][one] for one in (mover, *neighbours(view, mover))]
    sets = [(figure["name"], figure["dice"]) for figure in shown]
    if has_dummy(view):
        sets.append(("dummy", dummy_dice(view)))
    totals = {name: valid_total(view, box, dice, requirement) if requirement else 0 for name, dice in sets}
    extras = {figure["name"]: figure["bonus"] for figure in shown}  # power bars, while the turn runs
    name = shown[0]["name"]
    open_ = view["phase"] == "bars"
    if open_:
        extras[name] += 3 * shown[0]["flares"]
        rivals = [totals[one] + extras.get(one, 0) for one, _ in sets[1:]]
        own, best = totals[name] + extras[name], max(rivals)
    else:
        last = view["comparison"]
        assert last is not None, "nothing has been compared"
        own, best = last["own"], last["best"]
        extras[name] = max(own - totals[name], 0)
    ending = "open" if open_ else "success" if own > best else "failure"
    colour = {"open": "key", "success": "yes", "failure": "alarm"}[ending]
    verdict = WORDS.say(lang, f"compare-{ending}", {"gap": own - best})
    title = WORDS.say(lang, "compare", {"figure": figure_word(name), "cell": cell})
    score = f"{own} : {best}"
    ink = "muted" if open_ else colour
    big = 15 if narrow else 19
    parts: list[Element | None] = [
        label(16, 20, f"{title}{colon(lang)}{score}", big, anchor="start", bold=True, serif=True, fill="card-ink"),
        label(16, 41, verdict, 14, anchor="start", bold=True, fill=ink)
        if narrow
        else label(width - 18, 22, verdict, 18, anchor="end", bold=True, fill=ink),
    ]
    if requirement:
        spot = (width - 62, 38) if narrow else (width - 70, 76)
        parts.append(group(*need(scene, requirement, (0, 0), (100, 38 if narrow else 46)), at=spot))
    y = 58.0 if narrow else 50.0
    wide = width - 32 if narrow else (width - 150) / len(sets)
    for place, (name, dice) in enumerate(sets):
        extra = extras.get(name, 0)
        value = f"{totals[name]} + {extra}" if extra else str(totals[name])
        x, top = (16, y + 62 * place) if narrow else (18 + place * wide, y)
        words = f"{seat_word(name, lang)}{colon(lang)}{value}"
        parts.append(label(x, top + 6, words, 14 if narrow else 18, anchor="start", bold=place == 0, fill="card-ink"))
        step = min(40.0, (wide - 16) / max(len(dice), 1))
        for number, die_name in enumerate(dice):
            face = view["dice"][die_name][0]
            valid = is_valid(box, die_name, face, requirement)
            ring = rect(-18, -18, 36, 38, 10, fill="none", stroke="vermilion", stroke_width=2.8) if valid else None
            die = coloured_die(scene, box, die_name, face, (0, 0), 31)
            parts.append(group(ring, die, at=(x + 18 + number * step, top + 34), opacity=1 if valid else 0.45))
    tall = y + (62 * len(sets) if narrow else 66)
    back = rect(0, 0, width, tall, 14, fill="plaque", stroke=colour, stroke_width=3)
    return group(back, *parts, at=at, id="comparison", label=f"{title}{colon(lang)}{score}. {verdict}"), tall
