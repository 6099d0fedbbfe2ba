"""The components of a box file, checked and typed; the compiled rules read them as `RuleParameters`."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache, lru_cache
from importlib.resources import files
from itertools import pairwise
from pathlib import Path

from lapilli.core.box import BoxFile
from lapilli.games.deukalion.actions import (
    CARDS,
    CITIES,
    CLAIM_ONE,
    CLAIM_THREE,
    CLAIM_TWO,
    COLOURS,
    FIELDS,
    SETTLEMENTS,
    TASKS,
)
from lapilli.games.deukalion.rules.chart import Chart, spread

WIDTH, HEIGHT = 9, 7
KINDS = ("all", "any", "pair", "soldiers", "cards", "beat", "hydra")
TERRAIN = {"~": "sea", "a": "anchor", "s": "styx", "#": "land", "A": "athens", "K": "kylix"}
MOST_SOLDIERS = 10  # the notation of a throw counts no further


def neighbours(field: str) -> list[str]:
    """D-2.2 The squares that share an edge."""
    if not field:
        return []
    column, row = ord(field[0]), int(field[1])
    around = [(column, row - 1), (column + 1, row), (column, row + 1), (column - 1, row)]
    return [f"{chr(x)}{y}" for x, y in around if "a" <= chr(x) <= "i" and 1 <= y <= 7]


@dataclass(frozen=True)
class TaskHalf:
    """One half of a task card: its kind, and what it names."""

    name: str  # t06.a
    kind: str
    colours: tuple[str, ...] = ()
    city: str = ""
    number: int = 0


@dataclass(frozen=True)
class Box:
    """Everything printed; `chart`, `numbers` and `lists` are what the compiled rules read (`options.parameters`)."""

    fingerprint: str
    rows: tuple[str, ...]
    squares: dict[str, str]  # place -> field
    hydra: str
    values: dict[str, int]
    places: dict[str, int]  # treasure places of each city
    treasures: dict[str, int]
    targets: dict[int, int]
    tosses: dict[str, tuple[int, int, int]]
    copies: dict[str, int]
    amounts: dict[str, int]
    points: dict[str, int]  # of each task card
    halves: dict[str, TaskHalf]
    majority: dict[int, int]  # by number of seats
    chart: Chart
    numbers: dict[str, int]
    lists: dict[str, list[int]]
    text: str | None  # of an owner's file; None for the box that comes with the package

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled as the text it was read from: what the compiled rules read of it cannot be."""
        return box_of, (self.text,)

    def terrain(self, field: str) -> str:
        """sea, anchor, styx, land, athens, kylix, or the name of a place."""
        letter = self.rows[int(field[1]) - 1][ord(field[0]) - ord("a")]
        if letter in TERRAIN:
            return TERRAIN[letter]
        return next(place for place, square in self.squares.items() if square == field)

    def fields(self, *terrains: str) -> tuple[str, ...]:
        return tuple(field for field in FIELDS if self.terrain(field) in terrains)


@cache
def printed_box() -> Box:
    """The box that comes with the package."""
    text = files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
    return replace(make_box(BoxFile(text)), text=None)


def load_box(path: Path | None = None) -> Box:
    """The printed box, or an owner's file."""
    return printed_box() if path is None else make_box(BoxFile.read(path))


@lru_cache(16)
def box_of(text: str | None) -> Box:
    """The box that a view was made with: it travels as its text, or as nothing."""
    return printed_box() if text is None else make_box(BoxFile(text))


def make_box(file: BoxFile) -> Box:
    """Read and check a whole file; what does not add up is refused with its line."""
    numbers = _numbers(file)
    rows, squares = _map(file)
    values = {place: _place(file, place, "value", 1) for place in CITIES + SETTLEMENTS}
    places = {city: _place(file, city, "treasures", 1) for city in CITIES}
    treasures = {colour: _count(file, f"treasures.{colour}", 0, 15) for colour in COLOURS}
    if sum(treasures.values()) != sum(places.values()):
        raise file.error(
            "treasures", f"{sum(treasures.values())} treasures do not fill {sum(places.values())} treasure places"
        )
    for place in SETTLEMENTS:
        if values[place] > numbers["soldiers"]:
            raise file.error(f"settlements.{place}", f"{place} asks for more soldiers than a hero has")
    halves = {f"{task}.{side}": _half(file, task, side) for task in TASKS for side in "ab"}
    points = {task: _count(file, f"tasks.{task}.points", 1, 9) for task in TASKS}
    copies = {card: _count(file, f"cards.{card}.copies", 0, 30) for card in CARDS}
    amounts = {card: _count(file, f"cards.{card}.amount", 1, 3 if card == "underworld" else 9) for card in CARDS}
    if sum(copies.values()) < 4 * numbers["first_cards"]:
        raise file.error("cards", "there are too few action cards for four hands")
    tosses = {name: _toss(file, name) for name in ("meeple", "flat", "thirds")}
    hydra = file.get("map.hydra", str)
    chart = _chart(file, rows, squares, hydra)
    majority = {seats: _count(file, f"styx.majority.{seats}", 0, 9) for seats in (2, 3, 4)}
    lists = {
        "majority": [0, 0, *majority.values()],
        "values": list(values.values()),
        "places": list(places.values()),
        "treasures": list(treasures.values()),
        "faces": _faces(file),
        "copies": list(copies.values()),
        "amounts": list(amounts.values()),
        "task_points": list(points.values()),
        **_half_lists(halves),
    }
    return Box(
        fingerprint=file.fingerprint,
        rows=rows,
        squares=squares,
        hydra=hydra,
        values=values,
        places=places,
        treasures=treasures,
        targets={seats: _count(file, f"target.points.{seats}", 1, 99) for seats in (2, 3, 4)},
        tosses=tosses,
        copies=copies,
        amounts=amounts,
        points=points,
        halves=halves,
        majority=majority,
        chart=chart,
        numbers=numbers,
        lists=lists,
        text=file.text,
    )


def _count(file: BoxFile, path: str, least: int, most: int) -> int:
    number: int = file.get(path, int)
    if not least <= number <= most:
        raise file.error(path, f"{path!r} is {number}, not from {least} to {most}")
    return number


def _numbers(file: BoxFile) -> dict[str, int]:
    return {
        "soldiers": _count(file, "counts.soldiers", 1, MOST_SOLDIERS),
        "spaces": _count(file, "counts.spaces", 1, MOST_SOLDIERS),
        "open_tasks": _count(file, "counts.open_tasks", 1, 4),
        "first_cards": _count(file, "counts.first_cards", 0, 7),
        "recover": _count(file, "counts.recover", 1, MOST_SOLDIERS),
        "others_draw": _count(file, "dice.others_draw", 1, 3),
        "active_draws": _count(file, "dice.active_draws", 1, 3),
        "hydra_value": _count(file, "hydra.value", 1, MOST_SOLDIERS),
    }


def _place(file: BoxFile, place: str, key: str, least: int) -> int:
    table = "cities" if place in CITIES else "settlements"
    return _count(file, f"{table}.{place}.{key}", least, MOST_SOLDIERS)


def _map(file: BoxFile) -> tuple[tuple[str, ...], dict[str, str]]:
    """The rows, and where each place lies."""
    rows = tuple(file.get("map.rows", list))
    if len(rows) != HEIGHT or any(not isinstance(row, str) or len(row) != WIDTH for row in rows):
        raise file.error("map.rows", f"the map has {HEIGHT} rows of {WIDTH} squares")
    letters = {
        file.get(f"{'cities' if place in CITIES else 'settlements'}.{place}.letter", str): place
        for place in CITIES + SETTLEMENTS
    }
    squares: dict[str, str] = {}
    for field, letter in zip(FIELDS, "".join(rows), strict=True):
        if letter in TERRAIN:
            continue
        if letter not in letters:
            raise file.error("map.rows", f"nobody knows what {letter!r} on {field} is")
        if letters[letter] in squares:
            raise file.error("map.rows", f"{letters[letter]} stands on {squares[letters[letter]]} and on {field}")
        squares[letters[letter]] = field
    for place in CITIES + SETTLEMENTS:
        if place not in squares:
            raise file.error("map.rows", f"{place} is not on the map")
    return rows, {place: squares[place] for place in CITIES + SETTLEMENTS}


def _chart(file: BoxFile, rows: tuple[str, ...], squares: dict[str, str], hydra: str) -> Chart:
    """The map as bit masks; ships must be able to come everywhere."""
    letters = "".join(rows)
    sea, anchors, styx = (
        sum(1 << field for field, letter in enumerate(letters) if letter == sign) for sign in ("~", "a", "s")
    )
    if anchors.bit_count() < 4 or not styx or letters.count("A") != 1 or letters.count("K") != 1:
        raise file.error("map.rows", "the map has one Athens, one Kylix, at least 4 anchor fields and a Styx field")
    if hydra not in FIELDS or not sea >> FIELDS.index(hydra) & 1:
        raise file.error("map.hydra", "the Hydra begins on open sea")
    water = sea | anchors | styx
    afloat = water & -water
    while afloat != (grown := (afloat | spread(afloat)) & water):
        afloat = grown
    if afloat != water:
        raise file.error("map.rows", "not all water is connected")
    for place, square in squares.items():
        if not spread(1 << FIELDS.index(square)) & water:
            raise file.error("map.rows", f"{place} lies beside no water")
    return Chart(
        sea,
        anchors,
        styx,
        [FIELDS.index(square) for square in squares.values()],
        FIELDS.index(hydra),
        _count(file, "push.fields", 1, 5),
    )


def _faces(file: BoxFile) -> list[int]:
    faces = file.get("dice.faces", list)
    if len(faces) != 6 or any(face not in (1, 2, 3) for face in faces):
        raise file.error("dice.faces", "a die has six faces, each 1, 2 or 3")
    return [faces.count(face) for face in (1, 2, 3)]


def _toss(file: BoxFile, name: str) -> tuple[int, int, int]:
    fallen, firm, leaning = (_count(file, f"toss.{name}.{lies}", 0, 1000) for lies in ("fallen", "firm", "leaning"))
    if firm + leaning == 0:
        raise file.error(f"toss.{name}", "a soldier must be able to stand")
    return fallen, firm, leaning


def _half(file: BoxFile, task: str, side: str) -> TaskHalf:
    """`all red green`, `any red`, `pair`, `soldiers crete 8`, `cards thera 3`, `beat`, `hydra`."""
    path = f"tasks.{task}.{side}"
    kind, *rest = file.get(path, str).split() or [""]
    name = f"{task}.{side}"
    if kind in ("all", "any"):
        known = all(word in COLOURS for word in rest)
        if not known or not 1 <= len(rest) <= (3 if kind == "all" else len(COLOURS)):
            raise file.error(path, f"{name}: {kind} is followed by one to three colours")
        if kind == "all" and any(first == second for first, second in pairwise(sorted(rest))):
            raise file.error(path, f"{name}: for two of one colour there is `pair`")
        return TaskHalf(name, kind, tuple(rest))
    if kind in ("soldiers", "cards"):
        if len(rest) != 2 or rest[0] not in CITIES or not rest[1].isdecimal() or not 1 <= int(rest[1]) <= 10:
            raise file.error(path, f"{name}: {kind} is followed by a city and a number from 1 to 10")
        return TaskHalf(name, kind, city=rest[0], number=int(rest[1]))
    if kind not in KINDS or rest:
        raise file.error(path, f"{name}: {kind!r} is no kind of task; there are {', '.join(KINDS)}")
    return TaskHalf(name, kind)


def _half_lists(halves: dict[str, TaskHalf]) -> dict[str, list[int]]:
    """The halves as the compiled rules read them; for `all` the number is the one action that names the colours."""
    numbers = []
    for index, half in enumerate(halves.values()):
        number = half.number
        if half.kind == "all":
            number = index
            for colour in half.colours:
                number = number * len(COLOURS) + COLOURS.index(colour)
            number += int((CLAIM_ONE, CLAIM_TWO, CLAIM_THREE)[len(half.colours) - 1])
        numbers.append(number)
    return {
        "half_kinds": [KINDS.index(half.kind) for half in halves.values()],
        "half_cities": [CITIES.index(half.city) if half.city else -1 for half in halves.values()],
        "half_numbers": numbers,
        "half_colours": [int(colour in half.colours) for half in halves.values() for colour in COLOURS],
    }
