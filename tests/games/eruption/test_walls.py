"""E-4 Step 4, and E-5: walls and tests."""

from __future__ import annotations

import pytest

from lapilli.games.eruption.names import BORDER_NAMES

from .positions import at, menu, number, play, targets


def flows(table) -> set[str]:  # type: ignore[no-untyped-def]
    """Places on flows where straw may be built."""
    return targets(table, "build straw") - set(BORDER_NAMES)


def test_one_wall_may_be_built_or_none() -> None:
    """E-4.1"""
    table = at(phase="build")
    assert "done" in menu(table)
    assert {"straw f5.nw", "wood orange.4", "stone g6.s"} <= targets(table, "build")
    play(table, "build wood orange.4")
    assert number(table, "walls/orange.4") == "wood"
    assert number(table, "stock/orange/wood") == 0
    assert number(table, "active") == "blue"


def test_in_a_danger_zone_a_second_wall_may_be_built_never_a_third() -> None:
    """E-4.2"""
    table = at(phase="build", temp={"orange": 50}, row="2 3")
    play(table, "build wood orange.4")
    assert number(table, "active") == "orange"
    play(table, "build straw orange.5")
    assert number(table, "active") == "blue"


def test_the_turn_ends_after_the_last_wall_or_done_or_without_walls() -> None:
    """E-4.3"""
    assert number(play(at(phase="build"), "done"), "active") == "blue"
    table = at(phase="build", temp={"orange": 50}, row="2 3", stock={"orange": "straw"})
    assert number(play(table, "build straw orange.4"), "active") == "blue"


def test_the_supply_is_what_nobody_owns_and_discarded_walls_return_to_it() -> None:
    """E-5.1"""
    table = at(hand={"orange": "bomb bomb"}, walls="blue.1:straw", phase="cards")
    assert number(table, "supply/straw") == 15
    play(table, "play bomb blue.1")
    assert number(table, "supply/straw") == 16
    play(table, "trade bomb")
    assert number(table, "supply/wood") == 12


def test_a_stockpile_has_no_limit_and_is_public() -> None:
    """E-5.2"""
    table = at(stock={"orange": " ".join(["straw"] * 12)})
    assert table.view("blue")["stock"]["orange"] == {"straw": 12}


@pytest.mark.parametrize(("blue", "gained"), [("stone " * 14, "wood"), ("stone " * 14 + "wood " * 14, "straw")])
def test_a_missing_material_is_replaced_by_the_next_weaker(blue: str, gained: str) -> None:
    """E-5.3"""
    table = play(at(hand={"orange": "quake"}, stock={"blue": blue}, phase="cards"), "trade quake")
    assert number(table, f"stock/orange/{gained}") == 2


def test_without_straw_nothing_is_retrieved() -> None:
    """E-5.3"""
    table = play(at("g4:sharp/4", stock={"blue": "straw " * 17}), "draw tile wide", "place f4 0")
    assert number(table, "stock/orange") == {"straw": 1, "wood": 1, "stone": 1}


def test_a_wall_on_a_flow_faces_an_empty_space() -> None:
    """E-5.4 Not a village, the sea or another tile."""
    assert flows(at(phase="build")) == {"f5.nw", "f5.ne", "g6.ne", "g6.s", "e7.s", "e7.nw"}
    table = at("e5:cross/1 d5:wide/0 d4:straight/0 d3:left/0", phase="build")
    assert {"d3.n", "d3.nw", "d3.s", "d4.n"} & flows(table) == set()


def test_one_wall_per_flow_but_several_on_a_tile_and_around_a_space() -> None:
    """E-5.5"""
    table = at("e5:right/5 d5:sharp/1", "e5.n:straw", phase="build")
    assert "e5.n" not in flows(table)
    assert {"d5.ne"} <= flows(table)


def test_anybody_may_build_on_any_flow() -> None:
    """E-5.6"""
    table = at("e5:wide/0 e4:left/0", phase="build", active="blue")
    assert {"e4.n", "e4.nw"} <= flows(table)


def test_no_fitting_tile_is_needed_beyond() -> None:
    """E-5.7"""
    table = at("e5:wide/0", stack="", phase="build", end={"ending": "burned", "last": ["orange"]})
    assert "e5.n" in flows(table)


def test_a_village_wall_stands_on_a_side_of_the_own_village() -> None:
    """E-5.8"""
    table = at(phase="build", walls="orange.3:straw")
    assert targets(table, "build wood") & set(BORDER_NAMES) == {f"orange.{side}" for side in (1, 2, 4, 5, 6, 7)}


def test_walls_never_move_except_by_relocate() -> None:
    """E-5.9"""
    table = at(phase="build", walls="orange.3:straw")
    assert not targets(table, "move")


def test_walls_leave_the_board_only_as_the_rules_say() -> None:
    """E-5.10 By a tile beyond, by a change of their tile, by a lost test, by a bomb."""
    beyond = play(at("e5:wide/0", "e5.n:straw"), "draw tile straight", "place e4 0", "6/1")
    changed = play(
        at("e5:wide/0 e4:left/0", "e4.n:straw", hand={"orange": "sinkhole"}, phase="cards"), "play sinkhole e4"
    )
    lost = play(at("e5:wide/0 e4:left/0 e3:straight/0", "orange.6:straw"), "6/1")
    bombed = play(at(walls="f5.nw:straw", hand={"orange": "bomb"}, phase="cards"), "play bomb f5.nw")
    for table in (beyond, changed, lost, bombed):
        assert number(table, "walls") == {}
        assert number(table, "supply/straw") == 16


def test_a_wall_on_a_flow_always_faces_an_empty_space() -> None:
    """E-5.11"""
    with pytest.raises(ValueError, match=r"e5\.n"):
        at("e5:wide/0 e4:straight/0", "e5.n:straw")


@pytest.mark.parametrize(("material", "holding"), [("straw", 15), ("wood", 21), ("stone", 26)])
def test_a_wall_holds_if_white_and_bonus_beat_orange(material: str, holding: int) -> None:
    """E-5.12"""
    held = 0
    start = play(at("e5:wide/0", f"e5.n:{material}"), "draw tile straight", "place e4 0")
    for orange in range(1, 7):
        for white in range(1, 7):
            table = play(start.copy(), f"{orange}/{white}")
            held += number(table, "walls/e5.n") == material
    assert held == holding
