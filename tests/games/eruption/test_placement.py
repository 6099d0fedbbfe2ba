"""E-2 Step 2: place a lava tile."""

from __future__ import annotations

import pytest

from .positions import at, menu, number, odds, play, targets

EXITS = "f5.nw:straw f5.ne:straw g6.ne:straw g6.s:straw e7.s:straw e7.nw:straw"
DEAD = "e8:end/0 g4:wide/2 h5:wide/4 e5:sharp/1 h4:tri/1 i3:straight/1 g7:sharp/0 d7:left/3"


def placements(tiles: str, kind: str, **more: object) -> set[str]:
    """Where this tile may go."""
    return targets(play(at(tiles, **more), f"draw tile {kind}"), "place")  # type: ignore[arg-type]


def test_the_space_must_be_empty() -> None:
    """E-2.1"""
    assert not [place for place in placements("e5:wide/0", "five") if place.startswith("e5 ")]


def test_any_rotation_is_allowed_but_no_mirror_image() -> None:
    """E-2.1"""
    found = placements("e5:wide/0", "left")
    assert {place for place in found if place.startswith("e4 ")} == {"e4 0", "e4 3", "e4 4"}


def test_every_border_with_a_neighbour_must_match() -> None:
    """E-2.2"""
    found = {place for place in placements("e5:right/5 d5:sharp/1", "sharp") if place.startswith("e4")}
    assert found == {"e4 3"}  # s and sw are lava


def test_a_side_that_faces_an_exit_must_be_lava() -> None:
    """E-2.3"""
    assert "e5 0" not in placements("e4:eruption", "straight", row="2 3")  # n and s: links, but se faces the exit
    assert "e5 0" in placements("e4:eruption", "wide", row="2 3")


def test_a_side_that_faces_rock_must_be_ground() -> None:
    """E-2.4"""
    assert {place for place in placements("", "sharp") if place.startswith("e5")} == {"e5 1"}


def test_sides_at_empty_spaces_villages_and_sea_are_free() -> None:
    """E-2.5"""
    found = placements("e5:cross/1 d5:wide/0 d4:straight/0", "wide")
    assert {place for place in found if place.startswith("d3")} == {"d3 1", "d3 3"}


def test_a_tile_needs_a_link() -> None:
    """E-2.6"""
    assert not [place for place in placements("", "straight") if place.startswith("e4")]
    assert not [place for place in placements("e5:sharp/1", "straight") if place.startswith("e4")]


def test_a_walled_flow_is_still_lava() -> None:
    """E-2.7"""
    assert "e4 0" in placements("e5:wide/0", "straight", walls="e5.n:stone")
    assert "e4 1" not in placements("e5:wide/0", "straight", walls="e5.n:stone")


def test_closed_spaces_and_aside_tiles_start_empty() -> None:
    """E-2.10"""
    table = at("e5:right/5 d5:sharp/1", EXITS.replace("f5.nw:straw ", ""), hand={"orange": "lavaflow"})
    play(table, "draw tile straight", "place g4 1", "1/2", "place h5 1", "6/1", "play lavaflow")
    assert number(table, "turn/closed") == []
    assert number(table, "aside") == {}


def test_nothing_is_drawn_if_nothing_in_the_stack_fits() -> None:
    """E-2.11"""
    table = at(DEAD, stack="five five")
    assert number(table, "phase") == "build"


def test_chance_draws_by_the_number_of_tiles() -> None:
    """E-2.12"""
    chances = odds(at())
    assert chances["draw tile five"] * 40 == 6
    assert chances["draw tile end"] * 40 == 1
    assert len(chances) == 12


def test_a_tile_that_fits_nowhere_is_laid_aside_and_another_is_drawn() -> None:
    """E-2.13"""
    table = play(at(DEAD, stack="five fan"), "draw tile five")
    assert number(table, "aside/five") == 1
    assert list(odds(table)) == ["draw tile fan"]


def test_a_tile_that_fits_must_be_placed() -> None:
    """E-2.14"""
    table = play(at(), "draw tile five")
    assert all(text.startswith("place") for text in menu(table))


def test_without_a_wall_the_tile_is_placed() -> None:
    """E-2.15"""
    table = play(at("e5:wide/0"), "draw tile straight", "place e4 0")
    assert number(table, "tiles/e4") == "straight/0"


def test_a_way_round_the_wall_needs_no_dice() -> None:
    """E-2.16"""
    table = play(at("e5:right/5 d5:sharp/1", "d5.ne:stone"), "draw tile sharp", "place e4 3")
    assert number(table, "walls/d5.ne") == 0
    assert number(table, "supply/stone") == 13
    assert number(table, "tiles/e4") == "sharp/3"


def test_walls_are_tested_clockwise_until_one_loses() -> None:
    """E-2.17"""
    table = at("e5:right/5 d5:sharp/1", "e5.n:straw d5.ne:straw")
    play(table, "draw tile sharp", "place e4 3")
    assert number(table, "turn/tested") == "e5.n"
    play(table, "6/1")
    assert number(table, "tiles/e4") == "sharp/3"


def test_one_lost_wall_takes_all_others_with_it() -> None:
    """E-2.18"""
    table = at("e5:right/5 d5:sharp/1", "e5.n:straw d5.ne:stone")
    play(table, "draw tile sharp", "place e4 3", "6/1")
    assert table.position()["walls"] == {}
    assert number(table, "supply/stone") == 13


def test_walls_that_hold_close_the_space_for_this_placement() -> None:
    """E-2.19"""
    table = play(at("e5:wide/0", "e5.n:straw"), "draw tile wide", "place e4 3", "1/6")
    assert number(table, "turn/closed") == ["e4"]
    assert not targets(table, "place e4")
    assert number(table, "turn/tile") == "wide"


def test_a_tile_without_another_space_goes_aside() -> None:
    """E-2.19"""
    table = play(at(walls=EXITS, stack="end five"), "draw tile end")
    for space, turn in (("e5", 2), ("g4", 4), ("h5", 4), ("g7", 0), ("e8", 0)):
        play(table, f"place {space} {turn}", "1/6")
    play(table, "place d7 2", "1/6")
    assert number(table, "phase") == "build"  # nothing else can be drawn usefully: the placement has ended
    assert number(table, "stack/end") == 1


def test_a_dead_stack_leaves_the_game_and_counts_as_used_up() -> None:
    """E-2.20"""
    table = at(DEAD, stack="five five")
    assert number(table, "stack") == {}
    assert number(table, "turn/used_up") is True


def test_walls_that_held_do_not_end_the_game() -> None:
    """E-2.20"""
    table = play(at(walls=EXITS), "draw tile straight")
    for place in ("e5 2", "g4 1", "h5 1", "g7 0", "e8 0", "d7 2"):
        play(table, f"place {place}", "1/2")
    assert sum(number(table, "stack").values()) == 40
    assert number(table, "turn/used_up") is False


def test_after_a_tile_the_aside_tiles_return_and_cards_follow() -> None:
    """E-2.21"""
    table = play(at(DEAD, stack="five fan"), "draw tile five", "draw tile fan", "place d6 3")
    assert number(table, "stack") == {"five": 1}
    assert number(table, "aside") == {}
    assert number(table, "stock/orange/straw") == 2  # d6 is a resource space


def test_the_last_tile_uses_the_stack_up() -> None:
    """E-2.21"""
    assert number(play(at(stack="end"), "T"), "turn/used_up") is True


def test_village_walls_do_not_hinder_a_placement() -> None:
    """E-2.22"""
    table = play(at("e5:wide/0 e4:left/0", "orange.6:straw"), "draw tile straight", "place e3 0")
    assert number(table, "walls/orange.6") == "straw"
    assert number(table, "turn/roll") == "nothing"


@pytest.mark.parametrize(
    ("tiles", "place", "material"),
    [("g4:sharp/4", "f4 0", "straw"), ("e5:cross/1 d5:wide/0", "d4 3", "wood"), ("b7:eruption", "b8 0", "stone")],
)
def test_a_resource_space_gives_a_wall(tiles: str, place: str, material: str) -> None:
    """E-2.23"""
    table = play(at(tiles), "draw tile wide", f"place {place}")
    assert number(table, f"stock/orange/{material}") == 2


def test_one_card_for_every_contact_with_any_village() -> None:
    """E-2.24 Also with an unowned one."""
    table = play(at("c6:eruption"), "draw tile five", "place b7 5")  # red is nobody's with two players
    assert number(table, "turn/cards_due") == 2


def test_danger_zone_3_may_place_one_more_tile() -> None:
    """E-2.25"""
    table = play(at(temp={"orange": 200}, row=""), "T")
    assert menu(table) == ["done", "tile"]
    play(table, "tile", "draw tile five", "place e5 0")
    assert number(table, "turn/cards_due") == 1  # on to step 3, no third tile
    cool = play(at(temp={"orange": 190}, row=""), "T")
    assert number(cool, "phase") == "cards"


def test_the_extra_tile_is_offered_after_a_placement_without_a_tile() -> None:
    """E-2.25"""
    table = play(at(walls=EXITS, temp={"orange": 200}, row=""), "draw tile straight")
    for place in ("e5 2", "g4 1", "h5 1", "g7 0", "e8 0", "d7 2"):
        play(table, f"place {place}", "1/2")
    assert menu(table) == ["done", "tile"]


def test_without_a_stack_there_is_no_placement_and_no_extra_tile() -> None:
    """E-2.26"""
    table = at(temp={"orange": 200}, row="", stack="", end={"ending": "burned", "last": ["orange"]})
    assert number(table, "phase") == "cards"
    assert number(table, "turn/cards_due") == 1
