"""Hexes, rings, grids and boxes lie where they should."""

import math

import pytest

from lapilli.draw import (
    Box,
    Grid,
    HexGrid,
    Point,
    Sector,
    disc,
    distance,
    in_box,
    in_sector,
    polar,
    rough,
    row,
    shown,
)


def near(one: Point, other: Point) -> bool:
    return math.dist(one, other) < 1e-6


@pytest.mark.parametrize("flat", [True, False])
def test_two_neighbours_share_a_side(flat: bool) -> None:
    grid = HexGrid(10, (5, 7), flat)
    for side in grid.sides:
        q, r = grid.neighbour(2, -1, side)
        assert distance((2, -1), (q, r)) == 1
        assert near(grid.middle(2, -1, side), grid.middle(q, r, grid.opposite(side)))


@pytest.mark.parametrize("flat", [True, False])
def test_a_point_is_found_in_its_hex(flat: bool) -> None:
    grid = HexGrid(13, (100, 50), flat)
    for q, r in disc(4):
        x, y = grid.centre(q, r)
        assert grid.at(x + 5, y - 4) == (q, r)


def test_flat_sides_look_where_their_names_say() -> None:
    grid = HexGrid(10)
    assert near(grid.middle(0, 0, "n"), (0, -grid.apothem))
    x, y = grid.middle(0, 0, "se")
    assert x > 0
    assert y > 0
    assert near(grid.centre(2, -1), (30, 0))


def test_an_unknown_side_is_refused() -> None:
    with pytest.raises(ValueError, match="no such side"):
        HexGrid(10).index("e")


def test_a_disc_has_the_right_number_of_hexes() -> None:
    assert [len(disc(radius)) for radius in range(4)] == [1, 7, 19, 37]


def test_angles_of_a_ring_start_in_the_north_and_run_clockwise() -> None:
    assert near(polar((0, 0), 10, 0), (0, -10))
    assert near(polar((0, 0), 10, 90), (10, 0))
    sector = Sector(10, 20, 0, 90)
    assert near(sector.middle, polar((0, 0), 15, 45))
    assert sector.split(3)[1].direction == 45
    assert sector.layers(2)[1].inner == 15


def test_cells_of_a_grid_have_names_and_boxes() -> None:
    grid = Grid(9, 7, 40, 30, 2, (10, 20))
    assert grid.name(4, 1) == "e2"
    assert grid.cell("e2") == (4, 1)
    assert grid.named("b1") == Box(52, 20, 40, 30)
    assert (grid.width, grid.height) == (376, 222)
    with pytest.raises(ValueError, match="no cell"):
        grid.cell("j1")


def test_a_box_is_cut_into_equal_parts() -> None:
    parts = Box(0, 0, 100, 10).columns(3, gap=5)
    assert [part.width for part in parts] == [30, 30, 30]
    assert parts[2].right == 100
    assert Box.around((5, 5), 4, 2).centre == (5, 5)


@pytest.mark.parametrize("count", range(1, 14))
def test_pieces_in_a_box_neither_overlap_nor_leave_it(count: int) -> None:
    box = Box(0, 0, 90, 60)
    spread = in_box(count, box, 30)
    assert len(spread.points) == count
    half = spread.size / 2 - 1e-6
    for number, (x, y) in enumerate(spread.points):
        assert half <= x <= 90 - half
        assert half <= y <= 60 - half
        assert all(math.dist((x, y), other) >= spread.size for other in spread.points[:number])


@pytest.mark.parametrize("count", range(1, 14))
def test_pieces_in_a_sector_neither_overlap_nor_leave_it(count: int) -> None:
    sector = Sector(60, 110, 10, 80, (3, 4))
    spread = in_sector(count, sector, 28)
    assert len(spread.points) == count
    assert spread.size > 12
    for number, point in enumerate(spread.points):
        assert (
            sector.inner + spread.size / 2 - 1e-6 <= math.dist(point, (3, 4)) <= sector.outer - spread.size / 2 + 1e-6
        )
        assert all(math.dist(point, other) >= spread.size for other in spread.points[:number])


def test_a_row_shrinks_to_its_width() -> None:
    assert row(4, (0, 0), 30, 2).size == 30
    assert row(4, (0, 0), 30, 2, width=86).size == 20


def test_counts_are_pieces_up_to_six_then_one_with_a_number() -> None:
    assert shown(6) == (6, None)
    assert shown(7) == (1, 7)


def test_noise_is_the_same_each_time_and_stays_between_zero_and_one() -> None:
    found = [rough(x / 7, y / 5, 3) for x in range(60) for y in range(40)]
    assert found == [rough(x / 7, y / 5, 3) for x in range(60) for y in range(40)]
    assert 0 <= min(found) < 0.35 < 0.65 < max(found) <= 1
