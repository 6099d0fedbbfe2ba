"""Task cards, open and secret, and the own hand of action cards."""

from __future__ import annotations

from collections.abc import Iterator

from lapilli.draw import Element, card, card_frame, group, label, path, rect, symbol, token, wrap
from lapilli.games.deukalion.box import Box, TaskHalf, box_of
from lapilli.games.deukalion.knowledge.seen import View, own_hand
from lapilli.games.deukalion.picture.look import WORDS, jar, said

TASK = (116, 142)
HAND = (118, 146)
SIGNS = {
    "pegasus": "wing",
    "hades": "skull",
    "fleece": "shield",
    "underworld": "up",
    "poseidon": "waves",
    "athena": "shield",
    "zeus": "bolt",
    "hermes": "hermes",
    "call": "hydra",
    "charon": "boat",
    "orpheus": "talk",
}
WINDOWS = {
    "pegasus": "lasting",
    "hades": "lasting",
    "fleece": "lasting",
    "underworld": "muster",
    "poseidon": "own",
    "athena": "reckoning",
    "zeus": "reckoning",
    "hermes": "always",
    "call": "own",
    "charon": "own",
    "orpheus": "own",
}


def tasks(view: View, lang: str, step: float = TASK[0] + 7) -> Iterator[Element]:
    """The open cards, then the own secret one on a darker ground."""
    box = box_of(view["box"])
    x = 0.0
    for task in view["open_tasks"]:
        if task:
            yield _task(box, task, lang, (x, 0), secret=False)
        else:
            yield rect(x, 0, *TASK, 9, fill="none", stroke="line", stroke_dasharray="6 5")
        x += step
    secret = view["heroes"][view["seat"]]["secret"] if view["seat"] else None
    if secret:
        yield _task(box, secret, lang, (x, 0), secret=True)


def _task(box: Box, task: str, lang: str, at: tuple[float, float], *, secret: bool) -> Element:
    """Two halves under a band with the points; each half can be claimed by itself."""
    body = "hades" if secret else "sea"
    band = path(f"M0.6 26 V9 A8.4 8.4 0 0 1 9 0.6 H{TASK[0] - 9} A8.4 8.4 0 0 1 {TASK[0] - 0.6} 9 V26 Z", fill=body)
    title = said(lang, "board-secret" if secret else "board-tasks")
    return group(
        card_frame(*TASK),
        band,
        symbol("hidden", (17, 13.5), 17, f"on-{body}") if secret else None,
        label(30 if secret else 9, 13.5, str(int(task[1:])), 14, anchor="start", fill=f"on-{body}"),
        symbol("star", (TASK[0] - 32, 13.5), 16, "lava-1"),
        label(TASK[0] - 9, 13.5, str(box.points[task]), 18, anchor="end", bold=True, fill=f"on-{body}"),
        _half(box.halves[f"{task}.a"], lang, 29),
        _half(box.halves[f"{task}.b"], lang, 86),
        at=at,
        id=f"task/{task}",
        label=f"{title}: {WORDS.word(lang, 'task', task)}",
    )


def describe(half: TaskHalf, lang: str) -> str:
    """A half in words."""
    joint = f" {WORDS.say(lang, 'half-or')} " if half.kind == "any" else " + "
    colours = joint.join(WORDS.word(lang, "colour", colour) for colour in half.colours)
    facts: dict[str, dict[str, object]] = {
        "all": {"colours": colours},
        "any": {"colours": colours},
        "soldiers": {"city": ("city", half.city), "number": half.number},
        "cards": {"city": ("city", half.city), "number": half.number},
    }
    return said(lang, f"half-{half.kind}", **facts.get(half.kind, {}))


def _half(half: TaskHalf, lang: str, y: float) -> Element:
    """Pictures first: treasures, or soldiers or cards at a city, or an enemy."""
    width, height = TASK[0] - 8, 53
    middle = width / 2
    parts: list[Element] = []
    if half.kind in ("all", "any"):
        step = 34
        for index, colour in enumerate(half.colours):
            x = middle + (index - (len(half.colours) - 1) / 2) * step
            parts.append(jar(colour, (x, 27), 33))
            if index:
                parts.append(label(x - step / 2, 28, "/" if half.kind == "any" else "+", 16, bold=True))
    elif half.kind == "pair":
        parts = [
            symbol("treasure", (middle - 18, 27), 32),
            label(middle, 28, "=", 16, bold=True),
            symbol("treasure", (middle + 18, 27), 32),
        ]
    elif half.city:
        sign = "person" if half.kind == "soldiers" else "hand"
        name = WORDS.word(lang, "city", half.city)
        parts = [
            symbol(sign, (middle - 16, 20), 27),
            label(middle + 14, 20, str(half.number), 22, bold=True),
            label(middle, 43, name, 14 if len(name) < 11 else 13.4, serif=True),
        ]
    else:
        sign, words = ("hydra", "half-hydra") if half.kind == "hydra" else ("bolt", "half-beat")
        words = WORDS.say(lang, words)
        parts = [symbol(sign, (middle, 18), 28), label(middle, 43, words, 13.4)]
    return group(
        rect(0, 0, width, height, 6, fill="ground", stroke="line", stroke_width=1.2, kind="edge"),
        parts,
        at=(4, y),
        id=f"task/{half.name}",
        label=describe(half, lang),
    )


def hand(view: View, lang: str, width: float = 744) -> Iterator[Element]:
    """One card per kind, with a count when there are several; they overlap where the room is short."""
    mine = own_hand(view)
    kinds = sorted(set(mine), key=mine.index)
    amounts = box_of(view["box"]).amounts
    step = min(HAND[0] + 7, (width - HAND[0]) / max(len(kinds) - 1, 1))
    for index, kind in enumerate(kinds):
        name = WORDS.word(lang, "card", kind)
        effect = said(lang, f"effect-{kind}", amount=amounts[kind])
        face = card(
            name,
            effect,
            WORDS.say(lang, f"when-{WINDOWS[kind]}"),
            (0, 0),
            *HAND,
            accent="ember" if WINDOWS[kind] == "lasting" else "clay",
        )
        count = mine.count(kind)
        many = token(words=f"×{count}", at=(HAND[0] - 14, HAND[1] - 12), size=28) if count > 1 else None
        yield group(face, many, at=(index * step, 0), id=f"hand/{kind}", label=f"{name}: {effect}")


def hand_rows(view: View, lang: str, width: float) -> tuple[list[Element], float]:
    """The hand for a phone: a card is a row with its name, when it acts, and its effect; and how high they are."""
    mine = own_hand(view)
    amounts = box_of(view["box"]).amounts
    rows: list[Element] = []
    y = 0.0
    for kind in sorted(set(mine), key=mine.index):
        name = WORDS.word(lang, "card", kind)
        effect = said(lang, f"effect-{kind}", amount=amounts[kind])
        when = wrap(WORDS.say(lang, f"when-{WINDOWS[kind]}"), width - 92, 13.4, 1)[0]
        lines = wrap(effect, width - 60, 14)
        height = 52 + 18 * len(lines)
        accent = "ember" if WINDOWS[kind] == "lasting" else "clay"
        count = mine.count(kind)
        rows.append(
            group(
                card_frame(width, height),
                path(f"M0.6 {height} V9 A8.4 8.4 0 0 1 9 0.6 H38 V{height - 0.6} H9 Z", fill=accent),
                symbol(SIGNS[kind], (19, height / 2), 24, f"on-{accent}"),
                label(48, 17, name, 15.5, anchor="start", serif=True, bold=True),
                label(48, 36, when, 13.4, anchor="start", fill="muted"),
                [label(48, 56 + 18 * n, line, 14, anchor="start") for n, line in enumerate(lines)],
                token(words=f"×{count}", at=(width - 22, 22), size=32) if count > 1 else None,
                at=(0, y),
                id=f"hand/{kind}",
                label=f"{name}: {effect}",
            )
        )
        y += height + 6
    return rows, y
