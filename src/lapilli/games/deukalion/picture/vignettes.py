"""The pictures on the cards, black on clay as on a vase, side by side on one sheet; and the Hydra as she swims."""

from __future__ import annotations

from collections.abc import Callable

from lapilli.draw import Element, Point, Scene, brush, circle, ellipse, group, path, rect, smooth, window
from lapilli.games.deukalion.picture.brushwork import cut, stroke, temple
from lapilli.games.deukalion.picture.look import PRINT

WIDTH, HEIGHT = 112.0, 62.0
MIDDLE = WIDTH / 2
Parts = list[Element]


def vignettes() -> Scene:
    """All of them in a row, the swimming Hydra last and without a ground."""
    scene = Scene(SHEET, HEIGHT, "Deukalion", palette=PRINT, background=None)
    scene.define("picture", window(rect(0, 0, WIDTH, HEIGHT)))
    for number, (name, draw) in enumerate(DRAWN.items()):
        clay = [] if name == "hydra" else [rect(0, 0, WIDTH, HEIGHT, fill="clayware")]
        scene.add(group(group(clay, draw(), clip_path="picture"), at=(number * WIDTH, 0)))
    return scene


def place(name: str) -> float:
    """Where on the sheet a picture begins."""
    return list(DRAWN).index(name) * WIDTH


def _sea(y: float, colour: str = "slip") -> Element:
    return stroke(f"M0 {y}" + "q5 -9 10 -2q3 3 0 5q4 1 7 -3" * 8, colour, 2)


def _poseidon() -> Parts:
    tines = "".join(f"M{x - 5} 15L{x} 4L{x + 5} 15Z" for x in (MIDDLE - 13, MIDDLE, MIDDLE + 13))
    fork = f"M{MIDDLE} 58V14M{MIDDLE - 13} 12V24Q{MIDDLE - 13} 32 {MIDDLE} 32Q{MIDDLE + 13} 32 {MIDDLE + 13} 24V12"
    return [stroke(fork, width=4.4), path(tines, fill="slip"), _sea(48), _sea(58)]


def _athena() -> Parts:
    """A round shield with her owl."""
    owl = group(
        path("M-12 -14L-7 -10H7L12 -14V4Q12 16 0 18Q-12 16 -12 4Z", fill="cream"),
        [circle(x, -3, 4.4, fill="slip") for x in (-5, 5)],
        [circle(x, -3, 1.6, fill="cream") for x in (-5, 5)],
        path("M-1.6 1h3.2l-1.6 4z", fill="slip"),
        stroke("M-6 9h12M-5 13h10", width=1.4),
        at=(MIDDLE, 32),
        scale=0.95,
    )
    ring = circle(MIDDLE, 31, 24, fill="none", stroke="terracotta-light", stroke_width=1.6)
    return [circle(MIDDLE, 31, 28, fill="slip"), ring, owl]


def _underworld() -> Parts:
    """Somebody comes out of a cave by the river."""
    x = MIDDLE
    return [
        path(f"M0 62V8Q{x * 0.5} 0 {x} 6T{WIDTH} 8V62H{x + 19}V34a19 20 0 0 0 -38 0V62Z", fill="slip"),
        path(f"M{x - 19} 62V34a19 20 0 0 1 38 0V62Z", fill="styx-light"),
        group(_warrior(), at=(x, 46)),
        _sea(59, "ghost"),
    ]


def _warrior() -> Parts:
    return [
        path("M-9 16L-7 -4Q0 -8 7 -4L9 16Z", fill="slip"),
        circle(0, -11, 6, fill="slip"),
        path("M-6 -14Q0 -26 9 -16Q4 -14 3 -12", fill="slip"),
        stroke("M12 16V-20", width=2),
        circle(-8, 3, 8, fill="slip", stroke="cream", stroke_width=1.4),
        stroke("M-3 -11h4", "cream", 1.2),
    ]


def _zeus() -> Parts:
    bolt = "M8 -27L-16 4H-3L-9 27L17 -6H4L14 -27Z"
    return [
        circle(MIDDLE, 31, 27, fill="slip"),
        path(bolt, fill="cream", at=(MIDDLE, 31)),
        stroke("M-40 -20l12 8M-44 2h13M-38 22l11 -7M40 -20l-12 8M44 2h-13M38 22l-11 -7", width=3, at=(MIDDLE, 31)),
    ]


def _hermes() -> Parts:
    """His staff: two snakes, two wings."""
    wing = "M4 -18Q18 -30 36 -26Q32 -20 26 -19Q28 -15 20 -14Q20 -10 4 -13Z"
    snakes = "M-2 18Q-14 10 0 3Q14 -4 0 -11M2 18Q14 10 0 3Q-14 -4 0 -11"
    mirrored = "M-4 -18Q-18 -30 -36 -26Q-32 -20 -26 -19Q-28 -15 -20 -14Q-20 -10 -4 -13Z"
    return [
        stroke("M0 -24V28", width=3.4, at=(MIDDLE, 31)),
        stroke(snakes, width=2.8, at=(MIDDLE, 31)),
        path(wing + mirrored, fill="slip", at=(MIDDLE, 31)),
        circle(MIDDLE, 7, 4.4, fill="slip"),
    ]


def _pegasus() -> Parts:
    """The winged horse leaps to the right."""
    horse = (
        "M-30 8Q-34 -4 -22 -8Q-8 -12 6 -8Q12 -12 16 -22L20 -26L24 -22Q32 -18 34 -11L29 -9Q24 -12 22 -10Q20 0 12 5"
        "L26 12L33 9L35 13L26 18L8 10L-10 9Q-16 14 -24 16L-28 26L-34 26L-31 14Q-38 20 -44 18Q-38 14 -37 4Q-34 0 -30 8Z"
    )
    wing = "M-6 -6Q-10 -26 -30 -28Q-26 -22 -20 -21Q-26 -18 -30 -20Q-24 -12 -14 -12Q-20 -8 -24 -10Q-16 -2 -2 -2Z"
    return [path(horse, fill="slip", at=(MIDDLE, 34)), cut(wing, "slip", 1.4, "cream", at=(MIDDLE + 4, 33))]


def _hades() -> Parts:
    """The helmet that hides."""
    helmet = "M-16 22V-4Q-16 -22 2 -22Q20 -22 20 -2V8L12 12V22H6L4 4H12V-2H-2L-4 22Z"
    crest = "M-20 2Q-26 -28 4 -29Q22 -28 26 -12Q16 -23 2 -22Q-14 -21 -16 0Z"
    return [
        rect(0, 0, WIDTH, HEIGHT, fill="styx-water", opacity=0.35),
        path(helmet, fill="slip", at=(MIDDLE, 34)),
        cut(crest, "slip", 1.4, "cream", at=(MIDDLE, 34)),
    ]


def _fleece() -> Parts:
    """A ram's skin hangs on a branch."""
    skin = (
        "M-22 -8Q-30 -14 -24 -20Q-16 -22 -12 -14Q0 -20 12 -14Q16 -22 24 -20Q30 -14 22 -8Q26 2 22 10Q28 16 24 24"
        "Q16 24 14 16Q0 22 -14 16Q-16 24 -24 24Q-28 16 -22 10Q-26 2 -22 -8Z"
    )
    curls = "".join(f"M{x} {y}q3 -5 6 0q-2 3 -4 1" for y in (-6, 2, 10) for x in range(-18 + (y == 2) * 4, 14, 9))
    return [
        stroke("M4 12Q40 2 108 8M70 6q10 -8 18 -3M34 8q-4 -8 -12 -6", width=4),
        cut(skin, "jar-yellow", 2, at=(MIDDLE, 34)),
        stroke(curls, width=1.3, at=(MIDDLE, 34)),
        stroke("M-6 -16Q-16 -28 -18 -16M6 -16Q16 -28 18 -16", width=3, at=(MIDDLE, 34)),
    ]


def _call() -> Parts:
    """A shell is blown, and a head rises."""
    shell = "M-34 8Q-34 -12 -14 -14Q4 -14 12 -2L26 6L12 12Q-2 22 -18 20Q-32 18 -34 8Z"
    return [
        path(shell, fill="slip", at=(MIDDLE - 12, 28)),
        stroke("M-24 8Q-24 -4 -12 -4Q-2 -4 0 6Q-2 12 -10 10", "cream", 1.8, at=(MIDDLE - 12, 28)),
        stroke("M20 -6q6 4 0 12M28 -12q12 10 0 24M36 -18q18 16 0 36", width=2.6, at=(MIDDLE - 4, 34)),
        _sea(60),
    ]


def _charon() -> Parts:
    """The ferryman and his boat."""
    return [
        rect(0, 0, WIDTH, HEIGHT, fill="styx-water", opacity=0.3),
        path(
            "M-40 4Q-44 -8 -36 -14Q-32 -2 -22 0H22Q34 -2 38 -14Q44 -8 38 4Q26 14 0 14Q-28 14 -40 4Z",
            fill="slip",
            at=(MIDDLE, 42),
        ),
        path("M-10 44L-7 18Q-2 10 4 18L8 44Z", fill="slip", at=(MIDDLE - 6, 0)),
        circle(MIDDLE - 7, 12, 6, fill="slip"),
        stroke("M10 2L24 56", width=2.6, at=(MIDDLE - 6, 0)),
        _sea(60, "ghost"),
    ]


def _orpheus() -> Parts:
    """A lyre."""
    frame = "M-14 20Q-30 -2 -20 -24M14 20Q30 -2 20 -24M-22 -18H22"
    strings = "".join(f"M{x} -18V14" for x in (-9, -3, 3, 9))
    return [
        stroke(frame, width=5, at=(MIDDLE, 31)),
        stroke(strings, width=1.4, at=(MIDDLE, 31)),
        ellipse(MIDDLE, 50, 20, 9, fill="slip"),
        stroke("M-44 -8q5 -8 10 0t10 0M24 -8q5 -8 10 0t10 0", width=2.2, at=(MIDDLE, 31)),
    ]


def _beat() -> Parts:
    """Two spears crossed behind a shield."""
    return [
        group(
            stroke("M-24 22L14 -22M24 22L-14 -22", width=4.6),
            cut("M14 -22L20 -28L18 -18ZM-14 -22L-20 -28L-18 -18Z", "slip", 2),
            circle(0, 4, 15, fill="slip"),
            circle(0, 4, 11, fill="none", stroke="terracotta-light", stroke_width=1.6),
            path("M0 -5L7 10H-7Z", fill="terracotta-light"),
            at=(MIDDLE, 33),
        )
    ]


def _soldiers() -> Parts:
    return [temple((MIDDLE - 26, 54), 34, 1.4), group(_warrior(), at=(MIDDLE + 24, 40), scale=1.1)]


def _cards() -> Parts:
    """Two tablets before a temple."""
    tablet = [rect(-11, -16, 22, 32, 3, fill="slip", stroke="cream", stroke_width=1.4), circle(0, 0, 5, fill="cream")]
    return [
        temple((MIDDLE - 26, 54), 34, 1.4),
        group(tablet, at=(MIDDLE + 16, 34), turn=-10),
        group(tablet, at=(MIDDLE + 32, 34), turn=10),
    ]


NECKS: tuple[tuple[Point, ...], ...] = (
    ((-10, 8), (-22, -2), (-18, -16), (-30, -24)),
    ((-5, 4), (-10, -12), (-2, -24), (-12, -36)),
    ((2, 4), (6, -12), (-2, -22), (6, -38)),
    ((6, 6), (16, -6), (14, -20), (26, -30)),
    ((12, 8), (26, 4), (26, -8), (36, -14)),
)
BODY = "M-26 18Q-20 -2 0 0Q22 -2 26 12Q34 18 40 10Q42 22 28 22Q0 30 -26 18Z"
HEADS = ("M-5 5Q-7 -5 2 -6Q12 -5 13 -1L6 1L12 4Q4 8 -5 5Z", "M5 5Q7 -5 -2 -6Q-12 -5 -13 -1L-6 1L-12 4Q-4 8 5 5Z")


def serpent(swims: bool) -> Element:
    """Five necks from one body; a pale rim where she swims in the open."""
    parts: list[Element] = []
    for rim, colour in ((5.0, "cream"), (0.0, "serpent")) if swims else ((0.0, "serpent"),):
        parts.append(cut(BODY, colour, rim or 1, colour))
        for neck in NECKS:
            parts.append(cut(brush(neck, 12 + rim, 7 + rim, 2), colour, rim * 0.6 or 0.5, colour))
            head = HEADS[neck[-1][0] < 0]
            parts.append(cut(head, colour, rim * 0.8 or 0.5, colour, at=neck[-1]))
    for neck in NECKS:
        x, y = neck[-1]
        parts.append(stroke(smooth(neck), "serpent-light", 1.8, stroke_dasharray="2.5 3.5"))
        parts.append(circle(x + (3 if x > 0 else -3), y - 2, 1.7, fill="lava-1"))
    parts.append(stroke("M-18 14Q0 6 22 14M-14 19Q2 13 20 19", "serpent-light", 1.6))
    return group(parts)


def _hydra_card() -> Parts:
    return [group(serpent(False), at=(MIDDLE, 40), scale=0.86), _sea(61)]


def _hydra() -> Parts:
    shadow = ellipse(2, 22, 38, 6, fill="shadow", opacity=0.4)
    foam = stroke("M-40 24" + "q6 -4 12 0" + "t12 0" * 5, "wave", 1.8)
    return [group(shadow, serpent(True), foam, at=(MIDDLE, 38), scale=0.84)]


DRAWN: dict[str, Callable[[], Parts]] = {
    "pegasus": _pegasus,
    "hades": _hades,
    "fleece": _fleece,
    "underworld": _underworld,
    "poseidon": _poseidon,
    "athena": _athena,
    "zeus": _zeus,
    "hermes": _hermes,
    "call": _call,
    "charon": _charon,
    "orpheus": _orpheus,
    "beat": _beat,
    "soldiers": _soldiers,
    "cards": _cards,
    "slain": _hydra_card,
    "hydra": _hydra,
}
SHEET = WIDTH * len(DRAWN)
