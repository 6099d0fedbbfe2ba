"""The Kylix: in the middle of the chart with its dice, and beside it the settings and actions to choose from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from lapilli.draw import Element, Scene, circle, die, fitting, group, hollow, label, rect, symbol
from lapilli.games.deukalion.box import box_of
from lapilli.games.deukalion.knowledge.view_types import View
from lapilli.games.deukalion.picture.pieces import cup
from lapilli.games.deukalion.picture.prompt import dice, setting
from lapilli.games.deukalion.picture.style import ACTIONS, SIGNS, WORDS, action_word, centre, said
from lapilli.words import colon

SIZE = 74
PANEL = (280, 206)
HEADS = 46  # height of the line above the settings
LARGE = 118  # the cup where there is room for it
WAYS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # from the middle of the cup to the cards, clockwise on


def kylix(scene: Scene, view: View, lang: str) -> Element:
    """D-5.1 The cup as it stands: the card die in the north, clockwise soldiers, sailing, Hydra."""
    at = centre(box_of(view["box"]).fields("kylix")[0])
    parts: list[Element] = [circle(0, 0, SIZE / 2, fill="slip", kind="edge"), cup(scene, (0, 0), SIZE)]
    for rim in range(4):
        parts.append(_die(scene, view["dice"][rim], hollow(f"rim{rim + 1}", SIZE), f"rim{rim + 1}", lang))
    parts.append(_die(scene, view["dice"][4], (0, 0), "middle", lang, "wheat"))
    return group(parts, at=at, turn=_quarters(view) * 90, id="kylix", label="Kylix", kind="sways turns")


def _quarters(view: View) -> int:
    """How the cup is turned: its first die stands in the north until another one is turned there."""
    return -(int(view["kylix"][-1]) - 1) if view["kylix"] else 0


def _die(scene: Scene, value: int, at: tuple[float, float], hollow_: str, lang: str, body: str = "die") -> Element:
    shown = _face(scene, value, (0, 0), 20, body)
    words = WORDS.word(lang, "hollow", hollow_) + (f"{colon(lang)}{value}" if value else "")
    return group(shown, at=at, id=f"die/{hollow_}", label=words, kind="tumbles enlarges")


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
        yield from _heads(scene, lang)
        for rim in range(4):
            yield _setting(scene, view, lang, rim)


def _heads(scene: Scene, lang: str) -> Iterator[Element]:
    """What the dice of a column are for, by sign and word."""
    wide = (PANEL[0] - 18) / 4
    yield rect(9, 9, PANEL[0] - 18, HEADS - 3, 7, fill="plate", stroke="slip", stroke_width=1.4)
    for number, action in enumerate(ACTIONS):
        x, words = 9 + wide * (number + 0.5), action_word(lang, action)
        sign = partial(symbol, SIGNS[action], (0, 0), 24, "plate-ink")
        yield scene.stamp(f"sign-{action}", sign, at=(x, 22))
        yield label(x, 42, words, fitting(words, wide - 4, 13.5, 0, True), bold=True, fill="plate-ink")


def large_kylix(scene: Scene, view: View, lang: str, size: tuple[float, float]) -> Iterator[Element]:
    """The cup as it stands on the chart, large: the dice in their hollows, and what each is for once it is set."""
    across = min(LARGE, size[1] - 56)
    middle = (size[0] / 2, size[1] / 2)
    reach, die_size = across * 0.3, across * 0.23
    dice: list[Element] = []
    if 0 not in view["dice"]:
        dice = [_face(scene, view["dice"][n], (x * reach, y * reach), die_size) for n, (x, y) in enumerate(WAYS)]
        dice.append(_face(scene, view["dice"][4], (0, 0), die_size, "wheat"))
    yield cup(scene, middle, across)
    yield group(dice, at=middle, turn=_quarters(view) * 90)
    for (x, y), action in zip(WAYS, ACTIONS, strict=True) if view["kylix"] else ():
        out = across * (0.88 if x else 0.5) + 14  # clear of the handles
        yield symbol(SIGNS[action], (middle[0] + x * out, middle[1] + y * out), 24, "ink")


def _used(view: View, action: str) -> bool:
    step = view["step"]
    return {
        "cards": step["cards_done"],
        "soldiers": step["soldiers_done"],
        "sailing": step["sailing"] != "unused",
        "hydra": step["hydra_done"],
    }[action]


def _action(scene: Scene, view: View, lang: str, action: str, value: int, index: int) -> Element:
    """One action of the main phase with its die; what is used up is faint."""
    used = _used(view, action)
    width, high = (PANEL[0] - 18) / 2, (PANEL[1] - 18) / 2
    words = action_word(lang, action)
    return group(
        rect(2, 2, width - 4, high - 4, 7, fill="plate", stroke="slip", stroke_width=1.4, kind="edge"),
        circle(34, 36, 22, fill="slip"),
        symbol(SIGNS[action], (34, 36), 28, "cream"),
        group(group(_face(scene, value, (0, 0), 44), opacity=0.4 if used else 1), at=(88, 36), id=f"chosen/{action}"),
        label(width / 2, 76, words, 15, bold=not used, fill="plate-muted" if used else "plate-ink"),
        symbol("check", (width - 18, 16), 22, "plate-ink") if used else None,
        at=(9 + index % 2 * width, 9 + index // 2 * high),
        id=f"kylix/{action}",
        label=f"{words}{colon(lang)}{value}",
    )


def _setting(scene: Scene, view: View, lang: str, rim: int) -> Element:
    """A turned cup: what each action would get, under its head."""
    width, height = PANEL[0] - 18, (PANEL[1] - 18 - HEADS) / 4
    values = setting(view, rim)
    return group(
        rect(0, 1, width, height - 2, 7, fill="plate", stroke="slip", stroke_width=1.4, kind="edge"),
        [
            _face(scene, values[action], (width * (number + 0.5) / 4, height / 2), 27)
            for number, action in enumerate(ACTIONS)
        ],
        at=(9, 9 + HEADS + rim * height),
        id=f"kylix/rim{rim + 1}",
        label=said(lang, "board-setting", **values),
    )
