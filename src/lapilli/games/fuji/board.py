"""The table as a picture: the slope with its lava, meeples and markers, stamina, figures with screens, own dice."""

from __future__ import annotations

from lapilli.core.game import View
from lapilli.draw import Element, Scene, circle, flag, group, label, line, meeple, rect, symbol, token
from lapilli.draw import marker as counter
from lapilli.games.fuji.actions import SPACE
from lapilli.games.fuji.box import FujiBox
from lapilli.games.fuji.drawn import CELL, GAP, HEIGHT, PALETTE, SEATS, coloured_die, figure_word, place, terrain_card
from lapilli.games.fuji.panels import comparison, figure_panel, own_dice
from lapilli.games.fuji.view import box_of
from lapilli.games.fuji.wording import WORDS


def board(view: View, lang: str) -> Scene:
    """Everything this viewer may see."""
    box = box_of(view)
    scenario = box.scenarios[view["scenario"] - 1] if view["scenario"] else None
    cells = list(scenario.cells("Vr.SGexhH")) if scenario else []
    columns = max((ord(cell[0]) - ord("a") + 1 for cell in cells), default=12)
    rows = max((int(cell[1:]) for cell in cells), default=3)
    width = max(48 + columns * (CELL + GAP) - GAP, 860.0)
    below = 64 + rows * (HEIGHT + GAP) + 8
    panel = 186.0
    height = below + 66 + panel + (150 if _has_dice(view) else 20) + (140 if _compares(view) else 0)
    phase = WORDS.word(lang, "phase", str(view["number"]))
    round_ = WORDS.say(lang, "round", {"round": view["round"]})
    level = WORDS.say(lang, "level", {"level": view["options"]["level"]})
    head = f"{round_} · {view['number']}. {phase} · {level}"
    scene = Scene(width, height, WORDS.say(lang, "title"), head, palette=PALETTE)
    scene.add(rect(12, 50, width - 24, below - 58, 14, fill="tray", fill_opacity=0.55))
    scene.add(
        label(
            24,
            28,
            WORDS.say(lang, "title"),
            26,
            anchor="start",
            serif=True,
            bold=True,
            fill="plum" if not cells else "ink",
        )
    )
    scene.add(label(width - 24, 28, head, 17, anchor="end", fill="muted"))
    for cell in cells:
        sign = scenario.sign(cell) if scenario else "."
        if sign != "H" or cell in view["villages"]:
            scene.add(terrain_card(view, box, cell, sign, lang))
    scene.add(_tokens(view, lang), _pieces(view, lang))
    scene.add(_stamina(view, box, below + 6, width, lang))
    scene.add(_figures(view, box, below + 66, width, panel, lang))
    y = below + 66 + panel + 14
    if _compares(view):
        scene.add(comparison(view, box, (24, y), width - 48, lang))
        y += 140
    if _has_dice(view):
        scene.add(own_dice(view, box, (24, y), width - 48, lang))
    return scene


def _has_dice(view: View) -> bool:
    return view["seat"] is not None and view["number"] > 0


def _compares(view: View) -> bool:
    return bool(view["number"] == 5 and view["course"]["compared"] >= 0)


def _tokens(view: View, lang: str) -> list[Element]:
    """F-0.10 Equipment and eruption tokens."""
    drawn = []
    for cell in view["equipment"]:
        x, y = place(view, cell)
        drawn.append(
            token(
                "pack",
                (x + CELL - 17, y + 38),
                27,
                body="leaf-deep",
                id=f"token/{cell}",
                label=WORDS.say(lang, "token-equipment"),
            )
        )
    for cell in view["eruption"]:
        x, y = place(view, cell)
        twice = 2 if cell in view["doubles"] else None
        drawn.append(
            token(
                "flame",
                (x + CELL - 17, y + 38),
                27,
                body="ember",
                number=twice,
                id=f"token/{cell}",
                label=WORDS.say(lang, "token-eruption"),
            )
        )
    return drawn


def _pieces(view: View, lang: str) -> list[Element]:
    """Meeples side by side, markers as flags."""
    drawn = []
    for index, figure in enumerate(view["figures"]):
        name = figure["name"]
        if figure["cell"]:
            mates = [one["name"] for one in view["figures"] if one["cell"] == figure["cell"]]
            x, y = place(view, figure["cell"])
            slot = mates.index(name)
            at = (x + 17 + slot % 3 * 20, y + 40 + slot // 3 * 18)
            said = WORDS.say(lang, "meeple", {"figure": figure_word(name)})
            drawn.append(meeple(SEATS[index], at, 31, id=f"meeple/{name}", label=said))
        if figure["marker"]:
            x, y = place(view, figure["marker"])
            mates = [one["name"] for one in view["figures"] if one["marker"] == figure["marker"]]
            said = WORDS.say(lang, "marker", {"figure": figure_word(name)})
            drawn.append(
                flag(SEATS[index], (x + CELL - 12 - 22 * mates.index(name), y + 4), 27, id=f"marker/{name}", label=said)
            )
    return drawn


def _stamina(view: View, box: FujiBox, y: float, width: float, lang: str) -> Element:
    """The stamina board: spaces, injury spaces, the last one; a tracker per figure."""
    left, step = 150.0, (width - 200) / box.spaces
    parts: list[Element | None] = [
        label(24, y + 22, WORDS.say(lang, "stamina-board"), 16, anchor="start", bold=True, serif=True)
    ]
    parts.append(line((left, y + 22), (left + step * box.spaces, y + 22), stroke="outline", stroke_width=3))
    for space in range(box.spaces + 1):
        x = left + space * step
        last, injury = space == box.spaces, space in box.injury_spaces
        parts.append(
            circle(
                x,
                y + 22,
                12 if last or injury else 6,
                fill="alarm" if last else "plum" if injury else "panel",
                stroke="outline",
            )
        )
        if last or injury:
            parts.append(symbol("skull" if last else "plus", (x, y + 22), 17, "on-alarm" if last else "on-plum"))
    for index, figure in enumerate(view["figures"]):
        mates = [one["name"] for one in view["figures"] if one["stamina"] == figure["stamina"]]
        x = left + figure["stamina"] * step + 5 * mates.index(figure["name"])
        lost = WORDS.say(lang, "stamina", {"stamina": figure["stamina"], "spaces": box.spaces})
        said = f"{WORDS.word(lang, 'seat', figure['name'])}: {lost}"
        parts.append(
            counter(
                SEATS[index],
                (x, y + 22 - 14 + 9 * mates.index(figure["name"])),
                22,
                id=f"tracker/{figure['name']}",
                label=said,
            )
        )
    return group(*parts)


def _figures(view: View, box: FujiBox, y: float, width: float, height: float, lang: str) -> list[Element]:
    """One panel per figure, and one for the dummy."""
    names = [figure["name"] for figure in view["figures"]]
    dummy = view["seats"] == 2 and view["options"]["two_player"] == "a"
    count = len(names) + (1 if dummy else 0)
    wide = (width - 48 - 12 * (count - 1)) / count
    drawn = [
        figure_panel(view, box, index, (24 + index * (wide + 12), y), wide, height, lang) for index in range(len(names))
    ]
    if dummy:
        at = (24 + len(names) * (wide + 12), y)
        dice = [
            coloured_die(box, name, view["dice"][name][0], (26 + place_ * 34, 70), 28, id=f"die/{name}")
            for place_, name in enumerate(sorted(die for die in view["dice"] if die.startswith("dummy")))
        ]
        drawn.append(
            group(
                rect(0, 0, wide, height, 12, fill="panel", stroke="line", stroke_width=1.2),
                label(14, 24, WORDS.word(lang, "seat", "dummy"), 17, anchor="start", bold=True, serif=True),
                *dice,
                at=at,
                id="figure/dummy",
            )
        )
    return drawn


# -- words and clicks ------------------------------------------------------------------------------------------


def prompt(view: View, seat: int | None, lang: str) -> str:
    """One sentence: who must do what."""
    what = WORDS.say(lang, f"prompt-{view['phase']}")
    own = None if seat is None else f"p{seat + 1}"
    if own in view["awaited"]:
        return WORDS.say(lang, "your-turn", {"who": WORDS.word(lang, "seat", str(own)), "what": what})
    if view["awaited"]:
        who = ", ".join(WORDS.word(lang, "seat", name) for name in view["awaited"])
        return WORDS.say(lang, "waiting", {"who": who, "what": what})
    return what


def touch(view: View, seat: int, action: int) -> tuple[str, ...]:
    """Element ids that a person clicks: cards and cells where they are drawn, words as buttons."""
    kind = SPACE.kind(action)
    words = kind.words(action)
    third = kind.key.startswith("p3-")
    if kind.key.startswith("use-"):
        return _touch_card(kind.key, words)
    if kind.key.endswith("walk"):
        return (*(("figure/p3",) if third else ()), *(f"cell/{cell}" for cell in words["path"].split()))
    clicks = []
    for target in SPACE.touch(action):
        if target.startswith("topic/") and target.split("/")[1] in SPACE.domains["cell"]:
            clicks.append(f"cell/{target.split('/')[1]}")
        elif target.startswith("die/") and third:
            name = target.split("/")[1]
            clicks.append(f"die/{name if '.' in name else 'p3.' + name}")
        elif target.startswith("die/"):
            name = target.split("/")[1]
            clicks.append(f"die/{name if '.' in name else f'p{seat + 1}.' + name}")
        elif target == "marker":
            clicks.append(f"marker/{'p3' if third else f'p{seat + 1}'}")
        else:
            clicks.append(target)
    return tuple(clicks)


def _touch_card(key: str, words: dict[str, str]) -> tuple[str, ...]:
    card = (
        {"use-water": "water", "use-rope": "rope", "use-binoculars": "binoculars"}.get(key)
        or words.get("bare")
        or words["lender"]
    )
    clicks = ["card/knife"] if "knife" in words["hand"] else []
    clicks.append(f"card/{card}")
    if "target" in words:
        clicks.append("self" if words["target"] == "self" else f"figure/{words['target']}")
    if "figure" in words:
        clicks.append(f"figure/{words['figure']}")
    if "cell" in words:
        clicks.append(f"cell/{words['cell']}")
    if "pair" in words:
        clicks += [f"cell/{cell}" for cell in words["pair"].split()]
    return tuple(clicks)
