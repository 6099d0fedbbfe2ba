"""The actions of Eruption: one declaration gives ids, notation, clauses and clicks (digest, section 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from lapilli.core.space import Space
from lapilli.core.state import packed
from lapilli.games.eruption.box import SIDES as SIDE_NAMES
from lapilli.games.eruption.box import VILLAGE_SIDES, printed_box

BOX = printed_box()
BORDERS = [f"{village}.{number}" for village in BOX.villages for number in range(1, VILLAGE_SIDES + 1)]
FLOWS = [
    f"{space}.{SIDE_NAMES[side]}"
    for space, row in BOX.spaces.items()
    for side, thing in enumerate(row)
    if thing in BOX.spaces
]
PLACES = [*BORDERS, *BOX.exits, *FLOWS]

SPACE = Space(
    space=BOX.spaces,
    rotation=[str(turn) for turn in range(6)],
    place=PLACES,
    border=BORDERS,
    material=BOX.materials,
    card=BOX.cards,
    tile=BOX.tile_sides,
    stack=["1", "2", "3"],
    village=BOX.villages,
    pips=[str(pips) for pips in range(1, 7)],
)

DONE: Final[i64] = SPACE.add("done", rule="E-3.2", click_path="button/done")
TILE: Final[i64] = SPACE.add("tile", rule="E-2.25", click_path="stack")
TAKE: Final[i64] = SPACE.add("take {stack}", rule="E-12.2", click_path="stack/{stack}", confirm=True)
ERUPT: Final[i64] = SPACE.add("erupt {space}", rule="E-6.9", click_path="space/{space} turn/{space}/0")
PLACE: Final[i64] = SPACE.add(
    "place {space} {rotation}", rule="E-2.14", click_path="space/{space} turn/{space}/{rotation}"
)
REPLACE: Final[i64] = SPACE.add(
    "replace {space} {rotation}", rule="E-9.4", click_path="space/{space} turn/{space}/{rotation}"
)
AFTERSHOCK: Final[i64] = SPACE.add(
    "play aftershock {space} {rotation}",
    rule="E-9.1",
    click_path="card/aftershock space/{space} turn/{space}/{rotation}",
)
BOMB: Final[i64] = SPACE.add("play bomb {place}", rule="E-9.2", click_path="card/bomb wall/{place}")
LAVAFLOW: Final[i64] = SPACE.add("play lavaflow", rule="E-9.3", click_path="card/lavaflow play/lavaflow", confirm=True)
QUAKE: Final[i64] = SPACE.add("play quake", rule="E-9.4", click_path="card/quake play/quake", confirm=True)
RAIN: Final[i64] = SPACE.add("play rain", rule="E-9.5", click_path="card/rain play/rain")
REINFORCE: Final[i64] = SPACE.add(
    "play reinforce {material} {place}", rule="E-9.6", click_path="card/reinforce stock/{material} place/{place}"
)
RELOCATE: Final[i64] = SPACE.add(
    "play relocate {from:border} {to:border}", rule="E-9.7", click_path="card/relocate wall/{from} place/{to}"
)
SINKHOLE: Final[i64] = SPACE.add("play sinkhole {space}", rule="E-9.8", click_path="card/sinkhole space/{space}")
MOVE: Final[i64] = SPACE.add("move {from:border} {to:border}", rule="E-9.7", click_path="wall/{from} place/{to}")
TRADE: Final[i64] = SPACE.add("trade {card}", rule="E-3.5", click_path="card/{card} trade/wall", confirm=True)
BARTER: Final[i64] = SPACE.add(
    "trade {card} {other:card}",
    key="barter",
    rule="E-3.6",
    click_path="trade/tile card/{card} card/{other}",
    confirm=True,
)
DISCARD: Final[i64] = SPACE.add("discard {card}", rule="E-3.8", click_path="card/{card} discards", confirm=True)
GIVE_CARD: Final[i64] = SPACE.add("give card {card}", rule="E-10.2", click_path="card/{card} give", confirm=True)
GIVE_WALL: Final[i64] = SPACE.add(
    "give wall {material}", rule="E-10.2", click_path="stock/{material} give", confirm=True
)
BUILD: Final[i64] = SPACE.add("build {material} {place}", rule="E-4.1", click_path="stock/{material} place/{place}")

ROLL_ORANGE: Final[i64] = SPACE.add("roll orange {pips}", rule="E-5.12", click_path="die/orange")
ROLL_WHITE: Final[i64] = SPACE.add("roll white {pips}", rule="E-5.12", click_path="die/white")
DRAW_TILE: Final[i64] = SPACE.add("draw tile {tile}", rule="E-2.12", click_path="stack")
DRAW_CARD: Final[i64] = SPACE.add("draw card {card}", rule="E-0.4", click_path="deck")
REVEAL: Final[i64] = SPACE.add("reveal {stack} {tile}", rule="E-12.1", click_path="stack/{stack}")
SETTLE: Final[i64] = SPACE.add("settle {village}", rule="E-0.1", click_path="village/{village}")

KIND: Final = packed(SPACE.bases())  # for every action the base of its kind
FIRST: Final = packed(SPACE.column(0))
SECOND: Final = packed(SPACE.column(1))
