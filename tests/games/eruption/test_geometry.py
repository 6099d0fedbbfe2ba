"""The box against the tables of the digest, and the geometry against its ring rules (section 3)."""

from __future__ import annotations

from collections import Counter

import pytest

from lapilli.core.packed import entries
from lapilli.games.eruption.box import SIDES, VOLCANO, axial, beyond, hex_at, printed_box
from lapilli.games.eruption.names import tile_name
from lapilli.games.eruption.rules import island

from . import digest

BOX = printed_box()


def ring(name: str) -> int:
    q, r = axial(name)
    return max(abs(q), abs(r), abs(q + r))


def test_the_spaces_are_those_of_the_digest() -> None:
    assert {name: list(row) for name, row in BOX.spaces.items()} == digest.spaces()
    assert {name: (*axial(name), ring(name)) for name in BOX.spaces} == digest.coordinates()


def test_the_spaces_follow_the_ring_rules() -> None:
    """All of rings 2 and 3, ring 4 without its corners, the two middle hexes of each edge of ring 5."""
    every = [hex_at(q, r) for q in range(-5, 6) for r in range(-5, 6) if abs(q + r) <= 5]
    by_ring = {number: {name for name in every if ring(name) == number} for number in range(6)}
    corners = {hex_at(q, r) for q, r in ((4, 0), (-4, 0), (0, 4), (0, -4), (4, -4), (-4, 4))}
    middles = {name for name in by_ring[5] if sorted(map(abs, (*axial(name), sum(axial(name)))))[0] == 2}
    assert set(BOX.spaces) == by_ring[2] | by_ring[3] | (by_ring[4] - corners) | middles
    assert set(VOLCANO) == by_ring[0] | by_ring[1]


def test_the_sides_add_up() -> None:
    """360 sides = 2 x 138 inner borders + 42 village + 24 sea + 6 exit + 12 rock."""
    kinds = Counter(
        "space" if thing in BOX.spaces else "exit" if thing in BOX.exits else thing if thing in ("sea", "rock") else "v"
        for row in BOX.spaces.values()
        for thing in row
    )
    assert kinds == {"space": 276, "v": 42, "sea": 24, "exit": 6, "rock": 12}


def test_neighbours_are_mutual() -> None:
    for name, row in BOX.spaces.items():
        for side, thing in enumerate(row):
            if thing in BOX.spaces:
                assert thing == beyond(name, side)
                assert BOX.spaces[thing][(side + 3) % 6] == name


def test_exits_and_village_sides_are_those_of_the_digest() -> None:
    assert set(BOX.exits) == set(digest.exits())
    for flow, entry in digest.exits().items():
        space, side = entry.split(".")
        assert BOX.spaces[space][SIDES.index(side)] == flow
    assert list(digest.villages()) == list(BOX.villages)
    for village, sides in digest.villages().items():
        for number, entry in enumerate(sides, 1):
            space, side = entry.split(".")
            assert BOX.spaces[space][SIDES.index(side)] == f"{village}.{number}"


def test_the_board_maps_onto_itself_when_turned_by_120_degrees() -> None:
    def turned(name: str) -> str:
        q, r = axial(name)
        return hex_at(-q - r, q)

    for name, row in BOX.spaces.items():
        image = BOX.spaces[turned(name)]
        for side, thing in enumerate(row):
            other = image[(side + 2) % 6]
            kind = [t if t in ("sea", "rock") else t.partition(".")[0] in BOX.villages for t in (thing, other)]
            assert kind[0] == kind[1]
            assert (thing in BOX.exits) == (other in BOX.exits)
        assert BOX.resources.get(name) == BOX.resources.get(turned(name))


def test_resources_tiles_cards_and_walls_are_those_of_the_digest() -> None:
    assert BOX.resources == digest.resources()
    assert {name: (count, trade) for name, count, trade in zip(BOX.cards, BOX.card_counts, BOX.trade, strict=True)} == (
        digest.cards()
    )
    counts = {name: count for name, (count, _) in digest.tiles().items()}
    assert dict(zip(BOX.tile_sides, BOX.tile_counts, strict=True)) == counts
    assert sum(BOX.tile_counts) == 40
    assert sum(count * len(sides) for count, sides in zip(BOX.tile_counts, BOX.tile_sides.values(), strict=True)) == 139
    for material, (count, bonus, _, points) in digest.walls().items():
        number = BOX.materials.index(material)
        assert (BOX.wall_counts[number], BOX.bonus[number], BOX.points[number]) == (count, bonus, points)


def test_the_62_pattern_rotations_are_all_different() -> None:
    seen = set()
    for name, (_, turns) in digest.tiles().items():
        for turn, sides in enumerate(turns):
            mask = sum(1 << SIDES.index(side) for side in sides)
            assert tile_name(mask) == f"{name}/{turn}"
            seen.add(mask)
    assert seen == set(range(1, 63))


@pytest.mark.parametrize("space", range(60))
def test_the_kernel_numbers_spaces_like_the_table(space: int) -> None:
    name = list(digest.spaces())[space]
    row = digest.spaces()[name]
    neighbours = entries(island.NEIGHBOUR)[space * 6 : space * 6 + 6]
    assert [island.SPACE_NAMES[n] if n >= 0 else None for n in neighbours] == [
        thing if thing in digest.spaces() else None for thing in row
    ]
    assert island.lowest(1 << space) == space
