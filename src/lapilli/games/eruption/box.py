"""The components of Eruption, read from box.toml and checked: what does not add up is named with its line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache, lru_cache
from importlib.resources import files
from pathlib import Path

from lapilli.core.box import BoxFile

SIDES = ("n", "ne", "se", "s", "sw", "nw")
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # one step over each side, in axial coordinates
VILLAGE_SIDES = 7
VOLCANO = ("f6", "f5", "g5", "g6", "f7", "e7", "e6")  # the seven hexes that are never covered
FIXED = ("spaces", "exits", "villages", "tile_sides", "cards", "materials")  # what the notation is made of


@dataclass(frozen=True)
class Box:
    """Every component; lists are in the order of the names beside them."""

    fingerprint: str
    text: str | None  # of an owner's file, as it travels in views and records; None for the printed box
    spaces: dict[str, tuple[str, ...]]  # space -> what lies beyond its six sides
    exits: tuple[str, ...]
    resources: dict[str, str]  # space -> material
    villages: tuple[str, ...]  # clockwise
    seating: dict[int, tuple[str, ...]]
    tile_sides: dict[str, tuple[int, ...]]  # lava sides in rotation 0
    tile_counts: tuple[int, ...]
    forecast: tuple[int, ...]
    cards: tuple[str, ...]
    card_counts: tuple[int, ...]
    trade: tuple[str, ...]
    dealt: int
    hand_limit: int
    rain_cools: int
    relocate_moves: int
    materials: tuple[str, ...]  # weakest first
    wall_counts: tuple[int, ...]
    bonus: tuple[int, ...]
    points: tuple[int, ...]
    walls_dealt: int
    top: int
    step: int
    zones: tuple[int, ...]
    contact_heat: int
    breach_heat: int
    eruption_heat: int
    rounds: int

    def trades_for(self, card: str) -> str:
        """E-3.5 The material that a card is worth."""
        return self.trade[self.cards.index(card)]

    def zone(self, degrees: int) -> int:
        """E-6.2 The danger zone of a temperature, 0 for none."""
        return sum(degrees >= zone for zone in self.zones)


def axial(hexagon: str) -> tuple[int, int]:
    """Digest 3.1: the letter is q (a = -5), the number is r + 6."""
    return ord(hexagon[0]) - ord("f"), int(hexagon[1:]) - 6


def hex_at(q: int, r: int) -> str:
    """The name of the hexagon at these coordinates."""
    return f"{chr(ord('f') + q)}{r + 6}"


def beyond(hexagon: str, side: int) -> str:
    """The hexagon over this side, on the board or not."""
    q, r = axial(hexagon)
    return hex_at(q + STEPS[side][0], r + STEPS[side][1])


def load_box(path: Path | None = None) -> Box:
    """The printed box, or an owner's own file: other numbers, the same names and the same island."""
    return printed_box() if path is None else _owners(BoxFile.read(path))


@lru_cache(maxsize=32)
def box_of(text: str | None) -> Box:
    """The box that travels as this text."""
    return printed_box() if text is None else _owners(BoxFile(text))


def _owners(source: BoxFile) -> Box:
    box = _read(source, source.text)
    for name in FIXED:
        if getattr(box, name) != getattr(printed_box(), name):
            raise source.error(TABLES[name], f"{TABLES[name]!r} must keep the names and shapes of the printed game")
    return box


TABLES = {
    "spaces": "island.spaces",
    "exits": "island.spaces",
    "villages": "villages.clockwise",
    "tile_sides": "tiles.kinds",
    "cards": "cards.kinds",
    "materials": "walls.kinds",
}


@cache
def printed_box() -> Box:
    """The box of the published game."""
    text = files(__package__).joinpath("box.toml").read_text(encoding="utf-8")
    return _read(BoxFile(text))


def _read(source: BoxFile, text: str | None = None) -> Box:
    spaces = {name: tuple(row.split()) for name, row in source.get("island.spaces", dict).items()}
    tiles, cards, walls = (source.get(f"{part}.kinds", dict) for part in ("tiles", "cards", "walls"))
    numbers = {
        "dealt": "cards.dealt",
        "hand_limit": "cards.hand_limit",
        "rain_cools": "cards.rain_cools",
        "relocate_moves": "cards.relocate_moves",
        "walls_dealt": "walls.dealt",
        "top": "meter.top",
        "step": "meter.step",
        "contact_heat": "heat.contact",
        "breach_heat": "heat.breach",
        "eruption_heat": "heat.eruption",
        "rounds": "annihilation.rounds",
    }
    box = Box(
        fingerprint=source.fingerprint,
        text=text,
        spaces=spaces,
        exits=_exits(spaces),
        resources={space: material for material in walls for space in source.get(f"resources.{material}", list)},
        villages=tuple(source.get("villages.clockwise", list)),
        seating={int(n): tuple(names) for n, names in source.get("villages.seating", dict).items()},
        tile_sides={
            name: tuple(SIDES.index(side) for side in source.get(f"tiles.kinds.{name}.sides", str).split())
            for name in tiles
        },
        tile_counts=_column(source, "tiles", tiles, "count"),
        forecast=tuple(source.get("tiles.forecast", list)),
        cards=tuple(cards),
        card_counts=_column(source, "cards", cards, "count"),
        trade=tuple(source.get(f"cards.kinds.{name}.trade", str) for name in cards),
        materials=tuple(walls),
        wall_counts=_column(source, "walls", walls, "count"),
        bonus=_column(source, "walls", walls, "bonus"),
        points=_column(source, "walls", walls, "points"),
        zones=tuple(source.get("meter.zones", list)),
        **{name: source.get(path, int) for name, path in numbers.items()},
    )
    for path, complaint in _complaints(box, numbers):
        raise source.error(path, complaint)
    return box


def _column(source: BoxFile, part: str, kinds: dict[str, object], name: str) -> tuple[int, ...]:
    return tuple(source.get(f"{part}.kinds.{kind}.{name}", int) for kind in kinds)


def _exits(spaces: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    found = {thing for row in spaces.values() for thing in row if thing.partition(".")[0] in VOLCANO}
    return tuple(sorted(found))


def _complaints(box: Box, numbers: dict[str, str]) -> Iterator[tuple[str, str]]:
    """What does not add up: (path of the value, reason)."""
    yield from _island_complaints(box)
    for name, path in numbers.items():
        if getattr(box, name) < (0 if name in ("walls_dealt", "dealt") else 1):
            yield path, f"{path!r} must be positive"
    for field in fields(box):
        value = getattr(box, field.name)
        if field.name in ("tile_counts", "card_counts", "wall_counts", "bonus", "points") and min(value) < 0:
            yield TABLES.get(field.name.partition("_")[0] + "s", "walls.kinds"), f"a number of {field.name} is negative"
    if sum(box.forecast) != sum(box.tile_counts) or len(box.forecast) != 3 or min(box.forecast) < 1:
        yield "tiles.forecast", f"the three stacks must hold all {sum(box.tile_counts)} tiles"
    for space in box.resources:
        if space not in box.spaces:
            yield f"resources.{box.resources[space]}", f"{space!r} is no space of the island"
    for name, material in zip(box.cards, box.trade, strict=True):
        if material not in box.materials:
            yield f"cards.kinds.{name}", f"{material!r} is no material"
    for count, names in box.seating.items():
        if len(set(names)) != count or not set(names) <= set(box.villages):
            yield f"villages.seating.{count}", f"{count} players need {count} different villages"
    if sorted(box.seating) != [2, 3, 4, 5, 6]:
        yield "villages.seating", "the seating names 2, 3, 4, 5 and 6 players"
    if list(box.zones) != sorted(set(box.zones)) or len(box.zones) != 3 or box.zones[-1] > box.top:
        yield "meter.zones", "the three danger zones begin one after the other, on the meter"
    heats = (box.top, *box.zones, box.contact_heat, box.breach_heat, box.eruption_heat, box.rain_cools)
    if any(heat % box.step for heat in heats):
        yield "meter.step", f"every temperature is a multiple of {box.step}"
    if sum(box.card_counts) - box.card_counts[box.cards.index("rain")] < 6 * box.dealt:
        yield "cards.dealt", "there are not enough cards for six players"
    if min(box.wall_counts) < 6 * box.walls_dealt:
        yield "walls.dealt", "there are not enough walls for six players"


def _island_complaints(box: Box) -> Iterator[tuple[str, str]]:
    seen: list[str] = []
    for space, row in box.spaces.items():
        path = f"island.spaces.{space}"
        if len(row) != len(SIDES):
            yield path, f"{space} needs six sides"
            continue
        for side, thing in enumerate(row):
            place, _, other = thing.partition(".")
            if thing in box.spaces:
                if thing != beyond(space, side):
                    yield path, f"side {SIDES[side]} of {space} leads to {beyond(space, side)}, not to {thing}"
            elif place in VOLCANO:
                if (place, other) != (beyond(space, side), SIDES[(side + 3) % 6]):
                    yield path, f"side {SIDES[side]} of {space} does not touch the exit {thing}"
                seen.append(thing)
            elif place in box.villages:
                seen.append(thing)
            elif thing == "rock":
                if beyond(space, side) not in VOLCANO:
                    yield path, f"side {SIDES[side]} of {space} does not touch the volcano"
            elif thing != "sea":
                yield path, f"{thing!r} is nothing that lies beyond a side"
    wanted = sorted(
        [f"{village}.{n}" for village in box.villages for n in range(1, VILLAGE_SIDES + 1)] + list(box.exits)
    )
    if sorted(seen) != wanted:
        yield "island.spaces", "every exit and every side 1-7 of each village must be touched exactly once"
