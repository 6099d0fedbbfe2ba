"""Task cards, open and secret, and the own hand of action cards."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.draw import (
    ROUND,
    Element,
    Scene,
    cached_drawing,
    card_frame,
    circle,
    fitting,
    group,
    label,
    path,
    rect,
    symbol,
    token,
    wrap,
)
from lapilli.games.deukalion.box import Box, TaskHalf, box_of
from lapilli.games.deukalion.knowledge.view_types import View, own_hand
from lapilli.games.deukalion.picture.pieces import picture
from lapilli.games.deukalion.picture.prompt import effect
from lapilli.games.deukalion.picture.style import WORDS, jar, said
from lapilli.games.deukalion.picture.words import half_line, said_line, task_line
from lapilli.words import colon

TASK = (116, 206)
HAND = (128, 206)
SLIP = 180  # wide at least, where cards have no room
LEAST, ROW = 15.0, 17.0  # size of letters and of their lines: they are read on a tablet as well
SIGNS = {
    "pegasus": "wing", "hades": "skull", "fleece": "shield", "underworld": "up", "poseidon": "waves",
    "athena": "shield", "zeus": "bolt", "hermes": "hermes", "call": "hydra", "charon": "boat", "orpheus": "talk",
}  # fmt: skip
WINDOWS = {  # when a card is played
    "pegasus": "lasting", "hades": "lasting", "fleece": "lasting", "underworld": "muster", "poseidon": "own",
    "athena": "reckoning", "zeus": "reckoning", "hermes": "always", "call": "own", "charon": "own", "orpheus": "own",
}  # fmt: skip


def tasks(scene: Scene, view: View, lang: str, step: float = TASK[0] + 7) -> Iterator[Element]:
    """The open cards, then the own secret one under a darker band."""
    box = box_of(view["box"])
    x = 0.0
    for task in view["open_tasks"]:
        if task:
            yield _task(scene, box, task, lang, (x, 0), secret=False)
        else:
            yield rect(x, 0, *TASK, 9, fill="none", stroke="line", stroke_dasharray="6 5")
        x += step
    secret = view["heroes"][view["seat"]]["secret"] if view["seat"] else None
    if secret:
        yield _task(scene, box, secret, lang, (x, 0), secret=True)


def _sheet(scene: Scene, band: str, size: tuple[float, float] = TASK) -> list[Element]:
    """A card with a band of running waves along its upper edge."""
    wide = size[0]

    def draw() -> Element:
        waves = "".join(f"M{6 + n * 12} 12q4 -7 7 -1q-2 2 -3 0" for n in range(int((wide - 10) / 12)))
        edge = f"M0.6 16V9A8.4 8.4 0 0 1 9 0.6H{wide - 9}A8.4 8.4 0 0 1 {wide - 0.6} 9V16Z"
        line = path(waves, fill="none", stroke="cream", stroke_width=1.4, **ROUND)
        return group(path(edge, fill=band, stroke="slip", stroke_width=1.2), line)

    return [
        scene.stamp(f"card-{wide:.0f}", lambda: rect(2, 4, *size, 9, fill="shadow", fill_opacity=0.25)),
        rect(0, 0, *size, 9, fill="plate", stroke="slip", stroke_width=1.5, kind="edge"),
        scene.stamp(f"band-{band}-{wide:.0f}", draw),
    ]


def _task(scene: Scene, box: Box, task: str, lang: str, at: tuple[float, float], *, secret: bool) -> Element:
    """Two halves under a band with the points; each half can be claimed by itself."""
    title = said(lang, "board-secret" if secret else "board-tasks")

    def medal() -> Element:
        return group(circle(0, 0, 15, fill="slip"), symbol("star", (0, 0), 27, "lava-1"))

    return group(
        *_sheet(scene, "styx-light" if secret else "strait"),
        _half(scene, box.halves[f"{task}.a"], lang, 20),
        _half(scene, box.halves[f"{task}.b"], lang, 112),
        group(circle(0, 0, 12, fill="slip"), symbol("hidden", (0, 0), 17, "cream"), at=(17, 14)) if secret else None,
        scene.stamp("medal", medal, at=(TASK[0] - 17, 14)),
        label(TASK[0] - 17, 14.5, str(box.points[task]), 15.5, bold=True, fill="#241400"),
        at=at,
        id=f"task/{task}",
        label=f"{title}{colon(lang)}{said_line(task_line(box, task), lang)}",
        kind="enlarges",
    )


def describe(half: TaskHalf, lang: str) -> str:
    """A half in words."""
    return said_line(half_line(half), lang)


def lines(words: str, at: tuple[float, float], width: float, size: float = LEAST, bold: bool = False) -> list[Element]:
    """Words that keep inside a width, centred on a point: in one line, if need be smaller, or in two."""
    size = fitting(words, width, size, LEAST, bold)
    bold = bold and len(wrap(words, width, size, None, bold)) <= 2  # bold runs wider: rather plain than cut short
    rows = wrap(words, width, size, 2, bold)
    x, first = at[0], at[1] - (len(rows) - 1) / 2 * size * 1.15
    return [
        label(x, first + number * size * 1.15, row, size, fill="plate-ink", bold=bold)
        for number, row in enumerate(rows)
    ]


def _half(scene: Scene, half: TaskHalf, lang: str, y: float) -> Element:
    """Pictures first: treasures, or soldiers or cards at a city, or an enemy."""
    width, height = TASK[0] - 10, 90
    middle = width / 2
    parts: list[Element] = []
    if half.kind in ("all", "any", "pair"):
        jars = [jar(colour, (0, 0), 42) for colour in half.colours]
        if half.kind == "pair":
            jars = [symbol("treasure", (0, 0), 44, "slip")] * 2
        joint = {"all": "+", "any": "/", "pair": "="}[half.kind]
        step = min(46.0, (width - 8) / len(jars))
        parts.append(rect(0, 0, width, height, fill="terracotta-light", stroke="slip", stroke_width=1.4))
        for number, one in enumerate(jars):
            x = middle + (number - (len(jars) - 1) / 2) * step
            parts.append(group(one, at=(x, height / 2), scale=min(1, step / 40)))
            if number:
                parts.append(label(x - step / 2, height / 2, joint, 18, bold=True, fill="#1f1512"))
    elif half.city:
        parts = [
            picture(scene, half.kind, (0, 0), width, 66),
            circle(middle + 2, 17, 13, fill="slip"),
            label(middle + 2, 17, str(half.number), 17, bold=True, fill="cream"),
            *lines(WORDS.word(lang, "city", half.city), (middle, 79), width - 6),
        ]
    else:
        name, words = ("slain", "half-hydra") if half.kind == "hydra" else ("beat", "half-beat")
        below = lines(WORDS.say(lang, words), (middle, 79), width - 4)
        rise = 7 * (len(below) - 1)
        parts = [picture(scene, name, (0, 0), width, 66 - 1.7 * rise), group(below, at=(0, -rise))]
    return group(
        rect(0, 0, width, height, 3, fill="plate", kind="edge"),
        parts,
        at=(5, y),
        id=f"task/{half.name}",
        label=describe(half, lang),
    )


def hand(scene: Scene, view: View, lang: str, width: float = 752) -> Iterator[Element]:
    """One card per kind, with a count when there are several; slips in columns where the room is short."""
    mine = own_hand(view)
    kinds = sorted(set(mine), key=mine.index)
    step = HAND[0] + 5
    if len(kinds) * step - 5 <= width:
        for index, kind in enumerate(kinds):
            yield _card(scene, view, kind, mine.count(kind), (index * step, 0), lang)
        return
    columns = int(width // SLIP)
    rows = -(-len(kinds) // columns)
    wide, high = (width + 5) / columns - 5, (HAND[1] + 4) / rows - 4
    for index, kind in enumerate(kinds):
        at = (index // rows * (wide + 5), index % rows * (high + 4))
        yield _slip(scene, view, kind, mine.count(kind), at, (wide, high), lang)


def _card(scene: Scene, view: View, kind: str, count: int, at: tuple[float, float], lang: str) -> Element:
    return group(
        _face(scene, view, kind, lang),
        token(words=f"×{count}", at=(HAND[0] - 18, 96), size=36) if count > 1 else None,
        at=at,
        id=f"hand/{kind}",
        label=_spoken(view, kind, lang),
        kind="enlarges",
    )


def _spoken(view: View, kind: str, lang: str) -> str:
    return f"{WORDS.word(lang, 'card', kind)}{colon(lang)}{effect(view, kind, lang)}"


def _face(scene: Scene, view: View, kind: str, lang: str) -> Iterator[Element]:
    """Name, picture, effect, and when it acts."""
    middle, room = HAND[0] / 2, HAND[0] - 12
    words = wrap(effect(view, kind, lang), room, LEAST, 5)
    when = wrap(WORDS.say(lang, f"when-{WINDOWS[kind]}"), room, LEAST, 3)
    foot = HAND[1] - 7 - ROW * len(when)
    high = min(max(foot - 52 - ROW * len(words) - 2, 34), 64)  # of the picture: what the words leave
    first = (54 + high + foot - ROW * (len(words) - 1)) / 2
    yield from _sheet(scene, _accent(kind), HAND)
    yield from lines(WORDS.word(lang, "card", kind), (middle, 34), room + 6, LEAST, bold=True)
    yield picture(scene, kind, (5, 52), HAND[0] - 10, high)
    yield from (label(middle, first + ROW * n, line, LEAST, fill="plate-ink") for n, line in enumerate(words))
    yield from (label(middle, foot + 9 + ROW * n, line, LEAST, fill="plate-muted") for n, line in enumerate(when))


def _accent(kind: str) -> str:
    return "terracotta" if WINDOWS[kind] == "lasting" else "wine"


def _slip(
    scene: Scene, view: View, kind: str, count: int, at: tuple[float, float], size: tuple[float, float], lang: str
) -> Element:
    """A card of a large hand: its sign and name, and when it acts if there is room; the whole of it when looked at."""
    wide, high = size
    accent, left = _accent(kind), 38.0
    room = wide - left - (34 if count > 1 else 5)
    name = wrap(WORDS.word(lang, "card", kind), room, LEAST, 2, bold=True)
    when = wrap(WORDS.say(lang, f"when-{WINDOWS[kind]}"), wide - left - 5, LEAST)
    rows = [*name, *when] if ROW * (len(name) + len(when)) <= high - 3 else name
    first = (high - ROW * (len(rows) - 1)) / 2
    scene.stamp(f"large-hand/{kind}", lambda: group(_face(scene, view, kind, lang)))
    paints = ["plate-ink"] * len(name) + ["plate-muted"] * len(when)
    texts = [
        label(left, first + ROW * n, row, LEAST, anchor="start", bold=n < len(name), fill=paint)
        for n, (row, paint) in enumerate(zip(rows, paints, strict=False))
    ]
    return group(
        rect(0, 0, wide, high, 7, fill="plate", stroke="slip", stroke_width=1.5, kind="edge"),
        path(f"M31 0.8 H8 A7.2 7.2 0 0 0 0.8 8 V{high - 8:.1f} A7.2 7.2 0 0 0 8 {high - 0.8:.1f} H31 Z", fill=accent),
        symbol(SIGNS[kind], (16, high / 2), 22, f"on-{accent}"),
        texts,
        token(words=f"×{count}", at=(wide - 18, 18), size=30) if count > 1 else None,
        at=at,
        id=f"hand/{kind}",
        label=_spoken(view, kind, lang),
        kind="enlarges",
    )


@cached_drawing
def hand_rows(view: View, lang: str, width: float) -> tuple[tuple[Element, ...], float]:
    """The hand for a phone: a card is a row with its name, when it acts, and its effect; and how high they are."""
    mine = own_hand(view)
    rows: list[Element] = []
    y = 0.0
    for kind in sorted(set(mine), key=mine.index):
        name = WORDS.word(lang, "card", kind)
        does = effect(view, kind, lang)
        when = wrap(WORDS.say(lang, f"when-{WINDOWS[kind]}"), width - 92, 13.4, 1)[0]
        words = wrap(does, width - 60, 14)
        height = 52 + 18 * len(words)
        accent = _accent(kind)
        count = mine.count(kind)
        rows.append(
            group(
                card_frame(width, height),
                path(f"M0.6 {height} V9 A8.4 8.4 0 0 1 9 0.6 H38 V{height - 0.6} H9 Z", fill=accent),
                symbol(SIGNS[kind], (19, height / 2), 24, f"on-{accent}"),
                label(48, 17, name, 15.5, anchor="start", serif=True, bold=True),
                label(48, 36, when, 13.4, anchor="start", fill="muted"),
                [label(48, 56 + 18 * n, line, 14, anchor="start") for n, line in enumerate(words)],
                token(words=f"×{count}", at=(width - 22, 22), size=32) if count > 1 else None,
                at=(0, y),
                id=f"hand/{kind}",
                label=_spoken(view, kind, lang),
            )
        )
        y += height + 6
    return tuple(rows), y
