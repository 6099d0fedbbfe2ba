"""The Kylix: in the middle of the chart with its dice, and beside it the settings and actions to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.draw import Element, Scene, circle, die, group, hollow, label, rect, symbol
from lapilli.games.deukalion.box import box_of
from lapilli.games.deukalion.knowledge.seen import View
from lapilli.games.deukalion.picture.look import ACTIONS, SIGNS, action_word, centre, said
from lapilli.games.deukalion.picture.pieces import cup
from lapilli.games.deukalion.picture.prompt import dice, setting

SIZE = 74
PANEL = (372, 186)


def kylix(scene: Scene, view: View) -> Element:
    """D-5.1 The cup as it stands: the card die in the north, clockwise soldiers, sailing, Hydra."""
    at = centre(box_of(view["box"]).fields("kylix")[0])
    turned = int(view["kylix"][-1]) - 1 if view["kylix"] else 0
    parts: list[Element] = [
        circle(0, 0, SIZE / 2, fill="slip", kind="edge"),
        cup(scene, (0, 0), SIZE),
    ]
    for rim in range(4):
        place = hollow(f"rim{(rim - turned) % 4 + 1}", SIZE)
        parts.append(_die(scene, view["dice"][rim], place, f"die/rim{rim + 1}"))
    parts.append(_die(scene, view["dice"][4], (0, 0), "die/middle", "wheat"))
    return group(parts, at=at, id="kylix", label="Kylix")


def _die(scene: Scene, value: int, at: tuple[float, float], id: str, body: str = "die") -> Element:
    shown = _face(scene, value, (0, 0), 20, body)
    return group(shown, at=at, id=id, label=str(value) if value else None, kind="tumbles")


def _face(scene: Scene, value: int, at: tuple[float, float], size: float, body: str = "die") -> Element:
    return scene.stamp(f"{body}-{value}", lambda: die(value or None, (0, 0), 40, body=body), at=at, scale=size / 40)


def clay(scene: Scene, stroke: str = "slip", width: float = 1.6) -> Iterator[Element]:
    """A sheet like the side of a vase."""
    yield rect(0, 0, *PANEL, 9, fill="terracotta", stroke=stroke, stroke_width=width)
    yield rect(5, 5, PANEL[0] - 10, PANEL[1] - 10, 6, fill="none", stroke="slip", stroke_width=2)


def kylix_panel(scene: Scene, view: View, lang: str) -> Iterator[Element]:
    """Before it is set the four settings with what each would give; afterwards the four actions."""
    yield from clay(scene)
    if view["kylix"]:
        values = dice(view) or {}
        for index, action in enumerate(ACTIONS):
            yield _action(scene, view, lang, action, values[action], index)
    elif 0 in view["dice"]:
        yield cup(scene, (PANEL[0] / 2, PANEL[1] / 2), 150)
    else:
        for rim in range(4):
            yield _setting(scene, view, lang, rim)


def _action(scene: Scene, view: View, lang: str, action: str, value: int, index: int) -> Element:
    """One action of the main phase with its die; what is used up is faint."""
    used = {
        "cards": view["step"]["cards_done"],
        "soldiers": view["step"]["soldiers_done"],
        "sailing": view["step"]["sailing"] != "unused",
        "hydra": view["step"]["hydra_done"],
    }[action]
    width, high = (PANEL[0] - 16) / 4, PANEL[1] - 24
    words = action_word(lang, action)
    middle = width / 2
    shown = _face(scene, value, (0, 0), 46)
    return group(
        rect(3, 0, width - 6, high, 7, fill="plate", stroke="slip", stroke_width=1.4, kind="edge"),
        circle(middle, 36, 25, fill="slip"),
        symbol(SIGNS[action], (middle, 36), 32, "cream"),
        group(
            group(shown, opacity=0.4 if used else 1),
            at=(middle, 96),
            id=f"chosen/{action}",
            kind="tumbles",
        ),
        label(middle, 143, words, 15, bold=not used, fill="plate-muted" if used else "plate-ink"),
        symbol("check", (width - 20, 66), 22, "plate-ink") if used else None,
        at=(8 + index * width, 12),
        id=f"kylix/{action}",
        label=f"{words}: {value}",
    )


def _setting(scene: Scene, view: View, lang: str, rim: int) -> Element:
    """A turned cup: what each action would get."""
    width, height = (PANEL[0] - 20) / 2, (PANEL[1] - 20) / 2
    values = setting(view, rim)
    parts: list[Element] = []
    for index, action in enumerate(ACTIONS):
        x = 26 + index * 41.5
        parts.append(symbol(SIGNS[action], (x, 24), 24, "plate-ink"))
        parts.append(_face(scene, values[action], (x, 57), 30))
    return group(
        rect(3, 3, width - 6, height - 6, 8, fill="plate", stroke="slip", stroke_width=1.4, kind="edge"),
        parts,
        at=(10 + rim % 2 * width, 10 + rim // 2 * height),
        id=f"kylix/rim{rim + 1}",
        label=said(lang, "board-setting", **values),
    )
