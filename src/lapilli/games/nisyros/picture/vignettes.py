"""A small picture for each of the twenty events, on one sheet."""

from __future__ import annotations

from collections.abc import Callable

from lapilli.draw import Element, Scene, circle, ellipse, group, path, rect, window
from lapilli.draw.landscape import boulder, cloud, cottage, sheaf, tree
from lapilli.games.nisyros.picture.grounds import ACROSS, EVENTS_SIZE, VIGNETTE
from lapilli.games.nisyros.picture.paints import PAINTS

WIDTH, HEIGHT = VIGNETTE
Part = Element | list[Element]


def _line(data: str, paint: str, width: float = 2, **more: float) -> Element:
    return path(data, fill="none", stroke=paint, stroke_width=width, stroke_linecap="round", **more)  # type: ignore[arg-type]


def _shape(data: str, paint: str, edge: str = "key", width: float = 1.3) -> Element:
    return path(data, fill=paint, stroke=edge, stroke_width=width, stroke_linejoin="round")


def _sky(paint: str = "dusk") -> Element:
    return rect(0, 0, WIDTH, HEIGHT, fill=paint)


def _hill(paint: str = "grove", top: float = 84) -> Element:
    return _shape(f"M0 {top}q24 -18 48 -4t48 -6V120H0Z", paint)


def _sea(top: float = 74) -> list[Element]:
    waves = [_line(f"M{8 + row * 7} {top + 10 + row * 11}q6 -5 12 0t12 0t12 0", "surf", 1.6) for row in range(3)]
    return [rect(0, top, WIDTH, HEIGHT - top, fill="water"), *waves]


def _cloud(paint: str = "white-dark", down: float = 0) -> Element:
    return cloud([(28, 34 + down, 18, 12), (52, 26 + down, 22, 16), (70, 36 + down, 16, 11)], paint, "key")


def _rain(paint: str = "dome") -> list[Element]:
    return [_line(f"M{18 + n * 9} {50 + n % 3 * 5}l-5 14", paint) for n in range(8)]


def _sun(x: float = 66, y: float = 28) -> list[Element]:
    rays = "".join(f"M{x + a} {y + b}l{a * 0.35:.1f} {b * 0.35:.1f}" for a, b in ((17, 0), (-17, 0), (0, 17), (12, 12)))
    return [circle(x, y, 12, fill="lava-1", stroke="key", stroke_width=1), _line(rays, "lava-1", 2.4)]


def _houses() -> list[Element]:
    walls = {"top": "white", "front": "white-dark", "door": "door", "key": "key"}
    return [cottage((34, 98), 18, 11, **walls), cottage((60, 101), 20, 12, dome="dome", **walls)]


def _runner(x: float, y: float, paint: str = "clay") -> list[Element]:
    limbs = "M2 -27L-4 -12L8 -4L4 8M-4 -12L-14 -6L-22 -10M2 -25L14 -20L20 -26M1 -25L-8 -20L-12 -26"
    head = circle(4, -34, 6, fill=paint, stroke="key", stroke_width=1.4)
    return [group(_line(limbs, "key", 7), _line(limbs, paint, 4), head, at=(x, y))]


def _volcano(lava: bool = True) -> list[Element]:
    body = _shape("M0 116L30 40L38 46L48 38L58 46L66 40L96 116Z", "rock", width=1.6)
    if not lava:
        return [body]
    stream = "M40 46Q34 74 44 90T40 118H58Q60 92 52 76T56 46Z"
    return [body, _shape(stream, "lava-2", "lava-3", 2), _line("M48 46Q44 76 49 116", "lava-1", 3)]


def _boat(x: float, y: float, size: float = 1) -> list[Element]:
    hull = _shape("M-22 -1H22Q18 10 10 11H-12Q-19 10 -22 -1Z", "wood")
    sails = [_shape("M2 -31Q19 -18 17 -5H2Z", "white"), _shape("M-2 -29Q-14 -17 -14 -5H-2Z", "dome")]
    return [group(hull, _line("M0 -2V-32", "key", 2.4), sails, at=(x, y), scale=size)]


def _dam(broken: bool) -> list[Element]:
    blocks = [
        rect(
            6 + column * 17 - row % 2 * 8, 62 + row * 13, 16, 12, 2, fill="quarry-light", stroke="key", stroke_width=1.2
        )
        for row in range(3)
        for column in range(6)
    ]
    crack = [_shape("M44 56l10 14l-8 8l12 12l-6 14h-12l4 -12l-10 -12l8 -10z", "water")]
    return blocks + (crack if broken else [])


def _crack() -> list[Element]:
    data = "M0 70l16 8l8 -12l14 18l12 -14l16 12l12 -10l20 8v9l-20 -4l-12 9l-16 -10l-12 14l-14 -17l-8 11l-16 -8z"
    return [_shape(data, "rock"), _line("M0 74l16 8l8 -12l14 17l12 -13l16 11l12 -9l20 7", "lava-2", 2.4)]


def _animal(x: float, y: float) -> list[Element]:
    body = ellipse(0, 0, 13, 8, fill="rock-light", stroke="key", stroke_width=1.3)
    head = _shape("M9 -5Q18 -6 22 3Q16 7 9 5Z", "rock-light")
    return [group(_line("M-12 2Q-24 6 -26 -6", "clay", 2.4), body, head, circle(15, -1, 1.3, fill="key"), at=(x, y))]


def _trees(*places: tuple[float, float, float]) -> list[Element]:
    return [tree((x, y), size, "olive", "olive-light", "key") for x, y, size in places]


def _sheaves(*places: tuple[float, float]) -> list[Element]:
    return [group(sheaf((0, 0), "field-light", "field-dark"), at=at, scale=2.2) for at in places]


def _blocks() -> list[Element]:
    return [boulder((x, y), size, "quarry-dark", "quarry-light", "key") for x, y, size in ((26, 92, 12), (60, 94, 15))]


def _dice() -> list[Element]:
    def one(x: float, y: float, turn: float) -> Element:
        return group(
            rect(-14, -14, 28, 28, 6, fill="field", stroke="key", stroke_width=1.5),
            [circle(a, b, 3, fill="key") for a, b in ((-6, -6), (6, 6), (0, 0))],
            at=(x, y),
            turn=turn,
        )

    return [one(32, 52, -14), one(60, 76, 20)]


def _sleeper() -> list[Element]:
    body = "M22 92Q30 78 46 84L74 88Q80 92 74 96H26Q20 96 22 92Z"
    return [_shape(body, "clay"), circle(26, 84, 7, fill="clay", stroke="key", stroke_width=1.3)]


def _column() -> list[Element]:
    return [
        _shape("M30 104V52H64V104Z", "quarry-light"),
        _line("M38 54V102M47 54V102M56 54V102", "quarry-dark", 1.6),
        _shape("M24 52H70L64 42H30Z", "white"),
        _shape("M24 104H70V112H24Z", "white"),
        _shape("M47 38Q36 26 47 10Q58 26 47 38Z", "lava-1", "lava-3"),
    ]


def _soul() -> list[Element]:
    ghost = _shape("M34 92Q30 52 47 40Q64 52 60 92L54 86L47 94L40 86Z", "white-dark")
    return [rect(0, 0, WIDTH, HEIGHT, fill="underworld"), ghost, *(circle(x, 62, 2.6, fill="hades") for x in (42, 52))]


def _caller() -> list[Element]:
    horn = _shape("M30 70L66 50V90Z", "lava-1")
    calls = [
        _line(f"M{72 + n * 7} {56 - n * 4}q{6 + n * 2} {14 + n * 4} 0 {28 + n * 8}", "clay", 2.4) for n in range(3)
    ]
    return [horn, circle(26, 70, 8, fill="clay", stroke="key", stroke_width=1.3), *calls]


def _log() -> list[Element]:
    holes = [circle(x, y, 3, fill="key") for x, y in ((30, 74), (44, 80), (58, 72), (66, 82))]
    worm = _line("M44 80q6 -14 12 -4t10 -8", "blossom", 4)
    return [_shape("M10 64H78V92H10Z", "wood"), circle(80, 78, 14, fill="straw", stroke="key"), *holes, worm]


def _wind() -> list[Element]:
    return [_line(f"M4 {24 + n * 12}h{40 + n * 6}q12 0 10 -8t-10 -2", "surf", 2.4) for n in range(3)]


def _bolt() -> Element:
    return _shape("M52 36L38 66H50L42 92L66 58H54L62 36Z", "lava-1")


def _fumes() -> Element:
    return cloud([(24, 62, 16, 10), (48, 54, 22, 14), (72, 64, 15, 10), (40, 74, 20, 9)], "quarry", "key")


def _smoke() -> Element:
    return cloud([(40, 22, 16, 12), (60, 16, 18, 13), (76, 28, 12, 9)], "rock-light", "key")


def _bowl() -> list[Element]:
    return [
        _shape("M18 66H76Q74 94 47 96Q20 94 18 66Z", "clay"),
        ellipse(47, 66, 29, 7, fill="rock", stroke="key", stroke_width=1.3),
        _line("M20 104L76 50", "alarm", 4),
    ]


PICTURES: tuple[Callable[[], list[Part]], ...] = (
    lambda: [_sky("dawn"), _hill("beach", 96), _dice()],
    lambda: [_sky(), _sun(), _hill("hill", 70), _hill("beach", 98), _runner(46, 92)],
    lambda: [_sky("water-deep"), _cloud("rock-light"), _bolt(), _hill("quarry", 92), _blocks()],
    lambda: [
        _sky("hill"),
        _cloud("quarry"),
        _wind(),
        _hill("grove", 92),
        _trees((24, 88, 2.4), (56, 84, 3), (78, 92, 2.2)),
    ],
    lambda: [_sky(), _sun(), _hill("field", 78), _sheaves((24, 96), (48, 100), (72, 94), (38, 86))],
    lambda: [_sky(), _hill(), _cloud(), _rain(), _houses()],
    lambda: [_sky("dawn"), _hill("beach", 102), _bowl()],
    lambda: [_sky("dawn"), _hill("field", 88), _sheaves((70, 84), (20, 86)), _animal(40, 94), _animal(58, 104)],
    lambda: [_sky("dawn"), _sun(70, 26), _hill("beach", 98), _trees((20, 62, 4.2)), _sleeper()],
    lambda: [_sky("dawn"), _volcano(False), _fumes()],
    lambda: [_soul()],
    lambda: [_sky(), _sea(70), _boat(46, 82, 1.1)],
    lambda: [_sky("dawn"), _hill("beach", 108), _column()],
    lambda: [_sky("dawn"), _volcano(), _crack()],
    lambda: [_sky(), _hill("beach", 98), _caller()],
    lambda: [_sky("dawn"), _hill("grove", 94), _log()],
    lambda: [_sky(), _sea(70), _dam(True)],
    lambda: [_sky("dawn"), _hill("beach", 78), _houses(), _crack()],
    lambda: [_sky(), _wind(), _sea(76), _boat(56, 88)],
    lambda: [
        _sky("dawn"),
        _smoke(),
        _volcano(),
        _runner(22, 108, "dome"),
        _runner(74, 106, "olive"),
    ],
)


def vignettes() -> Scene:
    """All twenty, in rows of five, in the order of the cards."""
    scene = Scene(*EVENTS_SIZE, "Nisyros", palette=PAINTS, background=None)
    scene.define("frame", window(rect(0, 0, WIDTH, HEIGHT)))
    for number, draw in enumerate(PICTURES):
        row, column = divmod(number, ACROSS)
        parts = [part if isinstance(part, Element) else group(part) for part in draw()]
        scene.add(group(group(parts, clip_path="frame"), at=(WIDTH * column, HEIGHT * row)))
    return scene
