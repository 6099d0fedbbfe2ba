"""The Kylix: in the middle of the chart with its dice, and beside it the settings and actions to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.draw import Element, cup, die, group, hollow, label, rect, symbol
from lapilli.games.deukalion.knowledge.seen import View
from lapilli.games.deukalion.picture.look import ACTIONS, SIGNS, action_word, said
from lapilli.games.deukalion.picture.prompt import dice, setting

SIZE = 74
PANEL = (372, 142)


def kylix(view: View, lang: str, at: tuple[float, float]) -> Element:
    """D-5.1 The cup as it stands: the card die in the north, clockwise soldiers, sailing, Hydra."""
    turned = int(view["kylix"][-1]) - 1 if view["kylix"] else 0
    parts: list[Element] = [cup((0, 0), SIZE)]
    for rim in range(4):
        place = hollow(f"rim{(rim - turned) % 4 + 1}", SIZE)
        parts.append(_die(view["dice"][rim], place, f"die/rim{rim + 1}"))
    parts.append(_die(view["dice"][4], (0, 0), "die/middle", "wheat"))
    return group(parts, at=at, id="kylix", label="Kylix")


def _die(value: int, at: tuple[float, float], id: str, body: str = "die") -> Element:
    return die(value or None, at, 20, body=body, id=id, label=str(value) if value else None)


def kylix_panel(view: View, lang: str) -> Iterator[Element]:
    """Before it is set the four settings with what each would give; afterwards the four actions."""
    yield rect(0, 0, *PANEL, 10, fill="panel", stroke="line", stroke_width=1.2)
    if view["kylix"]:
        values = dice(view) or {}
        for index, action in enumerate(ACTIONS):
            yield _action(view, lang, action, values[action], index)
    elif 0 in view["dice"]:
        yield cup((PANEL[0] / 2, PANEL[1] / 2), 96)
    else:
        for rim in range(4):
            yield _setting(view, lang, rim)


def _action(view: View, lang: str, action: str, value: int, index: int) -> Element:
    """One action of the main phase with its die; what is used up is faint."""
    used = {
        "cards": view["step"]["cards_done"],
        "soldiers": view["step"]["soldiers_done"],
        "sailing": view["step"]["sailing"] != "unused",
        "hydra": view["step"]["hydra_done"],
    }[action]
    width = PANEL[0] / 4
    words = action_word(lang, action)
    return group(
        rect(5, 8, width - 10, PANEL[1] - 16, 9, fill="ground", stroke="outline", stroke_width=1.4, kind="edge"),
        symbol(SIGNS[action], (width / 2, 36), 34, "muted" if used else "ink"),
        die(value, (width / 2, 82), 40, id=f"chosen/{action}"),
        label(width / 2, 122, words, 14.5, bold=not used, fill="muted" if used else "ink"),
        symbol("check", (width - 20, 22), 18, "leaf-deep") if used else None,
        at=(index * width, 0),
        id=f"kylix/{action}",
        label=f"{words}: {value}",
    )


def _setting(view: View, lang: str, rim: int) -> Element:
    """A turned cup: what each action would get."""
    width, height = PANEL[0] / 2, PANEL[1] / 2
    values = setting(view, rim)
    parts: list[Element] = []
    for index, action in enumerate(ACTIONS):
        x = 26 + index * 43
        parts.append(symbol(SIGNS[action], (x, 21), 22, "ink"))
        parts.append(die(values[action], (x, 49), 25))
    return group(
        rect(4, 4, width - 8, height - 8, 9, fill="ground", stroke="outline", stroke_width=1.4, kind="edge"),
        parts,
        at=(rim % 2 * width, rim // 2 * height),
        id=f"kylix/rim{rim + 1}",
        label=said(lang, "board-setting", **values),
    )
