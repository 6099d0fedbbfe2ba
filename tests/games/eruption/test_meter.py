"""E-6 Burn meter, danger zones, eruption tiles."""

from __future__ import annotations

import pytest

from .positions import at, menu, number, play, targets

HIT = "e5:wide/0 e4:right/0 e3:arrow/0 f3:left/1 g2:comb/4"  # five contacts with orange
NEAR = "e5:wide/0 e4:left/0 e3:straight/0"  # one contact


def test_temperatures_are_cut_off_at_both_ends() -> None:
    """E-6.1"""
    assert number(at(HIT, temp={"orange": 270}, row=""), "temperature/orange") == 290
    table = play(at(hand={"orange": "rain"}, temp={"orange": 10}, phase="cards"), "play rain")
    assert number(table, "temperature/orange") == 0


@pytest.mark.parametrize(
    ("degrees", "zone"), [(0, 0), (40, 0), (50, 1), (110, 1), (120, 2), (190, 2), (200, 3), (290, 3)]
)
def test_danger_zones(degrees: int, zone: int) -> None:
    """E-6.2"""
    assert at(temp={"orange": degrees}, row="").view(None)["zone"] == zone


def test_gifts_add_up_but_do_not_multiply() -> None:
    """E-6.3 Zone 3: one extra tile, one card, one extra wall."""
    table = play(
        at(temp={"orange": 200}, row=""), "T", "tile", "draw tile five", "place e5 0", "draw card rain", "done"
    )
    play(table, "build straw orange.1", "build wood orange.2")
    assert number(table, "active") == "blue"


def test_a_gift_is_judged_when_it_is_used() -> None:
    """E-6.4"""
    table = play(at(temp={"orange": 70}, row="2 3", hand={"orange": "rain"}), "T", "play rain", "build straw orange.1")
    assert number(table, "active") == "blue"


def test_each_eruption_tile_belongs_to_its_space() -> None:
    """E-6.5"""
    assert number(at(NEAR, temp={"orange": 20}), "eruptions") == ["row", "row", "row"]
    assert number(at(NEAR, temp={"orange": 30}), "eruptions") == ["orange", "row", "row"]
    assert number(at(NEAR, temp={"orange": 100}, row="2 3"), "eruptions")[1:] == ["orange", "row"]
    assert number(at(NEAR, temp={"orange": 180}, row="3"), "eruptions")[2] == "orange"


def test_the_first_village_that_lands_on_or_passes_claims_at_once() -> None:
    """E-6.6"""
    assert number(at(HIT, temp={"orange": 30, "blue": 40}), "eruptions") == ["orange", "orange", "row"]


def test_the_heat_of_an_eruption_claims_too() -> None:
    """E-6.7"""
    table = play(at(temp={"orange": 60, "blue": 100}, holds={"orange": "1"}, row="2 3"), "erupt b8")
    assert number(table, "eruptions") == ["b8", "blue", "row"]


def test_villages_pushed_together_claim_in_turn_order_after_the_active_player() -> None:
    """E-6.8"""
    hot = {"orange": 100, "green": 60, "purple": 100}
    table = play(at(seats=3, temp=hot, holds={"green": "1"}, row="2 3", active="green"), "erupt b8")
    assert number(table, "eruptions/1") == "purple"


def test_a_held_eruption_tile_must_be_placed_before_step_2_one_per_turn() -> None:
    """E-6.9"""
    table = at(temp={"orange": 130}, holds={"orange": "1 2"}, row="3")
    assert all(text.startswith("erupt") for text in menu(table))
    play(table, "erupt b8")
    assert number(table, "eruptions") == ["b8", "orange", "row"]
    assert number(table, "phase") == "drawing"


def test_an_eruption_tile_needs_lava_all_around_but_no_link() -> None:
    """E-6.10"""
    table = at("e5:wide/0", temp={"orange": 50}, holds={"orange": "1"})
    spaces = targets(table, "erupt")
    assert "e4" in spaces
    assert "d5" not in spaces  # e5 shows it ground
    assert not spaces & {"d6", "d7", "d8", "e5", "e8", "f4", "f8", "g4", "g7", "h4", "h5", "h6"}


def test_walls_that_face_the_chosen_space_go_without_dice() -> None:
    """E-6.11"""
    table = play(at("e5:wide/0", "e5.n:stone", temp={"orange": 50}, holds={"orange": "1"}), "erupt e4")
    assert number(table, "walls") == {}
    assert number(table, "supply/stone") == 13


def test_all_others_heat_up_by_30_then_wall_and_cards() -> None:
    """E-6.12"""
    table = play(at(seats=3, temp={"orange": 50, "green": 280}, holds={"orange": "1"}, row=""), "erupt b7")
    assert number(table, "temperature") == {"orange": 50, "green": 290, "purple": 30}
    assert number(table, "turn/cards_due") == 2  # red.5 and red.6, although nobody owns red
    resource = play(at(temp={"orange": 50}, holds={"orange": "1"}), "erupt h2")
    assert number(resource, "stock/orange/stone") == 2


def test_an_eruption_tile_is_a_source() -> None:
    """E-6.13"""
    table = play(at(temp={"orange": 50}, holds={"orange": "1"}), "erupt b8", "draw tile end")
    assert "b7 3" in targets(table, "place")


def test_an_eruption_tile_without_a_space_is_lost() -> None:
    """E-6.14"""
    table = at(BLOCKED, temp={"blue": 50}, holds={"blue": "1"}, row="2 3", active="blue")
    assert number(table, "eruptions/0") == "gone"
    assert number(table, "temperature/orange") == 0
    assert number(table, "phase") == "drawing"


# every empty space has the ground side of a tile, or rock, beside it
BLOCKED = (
    "a8:five/0 a9:sharp/2 b7:right/1 b9:five/3 c5:straight/1 c7:comb/3 c8:tri/0 c9:tri/1 c10:arrow/3 c11:cross/0 "
    "d3:right/2 d4:arrow/1 d6:wide/1 d7:wide/0 d8:comb/2 d10:fan/4 e4:five/1 e8:arrow/5 f3:right/1 f4:left/5 "
    "f8:arrow/2 f9:sharp/5 g2:left/1 g4:left/5 g7:cross/0 h1:right/3 h5:arrow/1 h6:fan/2 h7:five/2 h8:fan/5 "
    "i3:cross/1 i4:five/3 i5:five/1 i7:comb/4 j3:arrow/4 j5:end/5"
)


def test_cooling_down_gives_no_tile_back_and_passing_again_gives_nothing() -> None:
    """E-6.15"""
    table = at(NEAR, temp={"orange": 30}, hand={"orange": "rain"})
    play(table, "erupt b8", "T", "play rain", "done", "draw tile sharp", "place e8 5", "done")
    assert number(table, "temperature/orange") == 40
    play(table, "draw tile sharp", "place g4 4", "done", "draw tile wide", "place h5 4", "done")
    assert number(table, "temperature/orange") == 60
    assert number(table, "eruptions") == ["b8", "row", "row"]


def test_eruptions_of_the_last_round_heat_those_whose_last_turn_is_over() -> None:
    """E-6.16"""
    table = at(
        temp={"orange": 60, "blue": 10},
        holds={"orange": "1"},
        row="2 3",
        stack="",
        end={"ending": "used_up", "last": ["orange"]},
    )
    play(table, "erupt b8", "done")
    assert table.result is not None
    assert number(table, "temperature/blue") == 40
