"""E-1 Step 1: assess damage."""

from __future__ import annotations

from .positions import at, number, play

HIT = "e5:wide/0 e4:right/0 e3:arrow/0 f3:left/1 g2:comb/4"  # contacts orange.2 to orange.6


def test_only_the_active_village_is_assessed() -> None:
    """E-1.1"""
    table = at(HIT, active="blue")
    assert number(table, "temperature/orange") == 0
    play(table, "T", "done")
    assert number(table, "temperature/orange") == 100


def test_the_last_turn_begins_with_damage_too() -> None:
    """E-1.1"""
    table = at("e5:wide/0 e4:left/0 e3:straight/0", stack="end", active="blue")
    play(table, "T", "done")
    assert number(table, "end/ending") == "used_up"
    assert number(table, "temperature/orange") == 20


def test_a_side_is_in_contact_if_the_adjoining_tile_has_lava_there() -> None:
    """E-1.2"""
    assert number(at("e5:wide/0 e4:left/0 e3:straight/0"), "temperature/orange") == 20
    assert number(at("e5:wide/0 e4:left/0 e3:sharp/2"), "temperature/orange") == 0  # s and se: none at the village


def test_contacts_without_a_wall_heat_by_20_each_at_once() -> None:
    """E-1.3"""
    table = at(HIT, "orange.2:straw")
    assert number(table, "temperature/orange") == 80
    assert number(table, "turn/tested") == "orange.2"


def test_walls_are_tested_from_left_to_right() -> None:
    """E-1.4"""
    table = at(HIT, "orange.5:stone orange.3:straw orange.6:wood")
    order = []
    for dice in ("1/6", "1/6", "1/6"):
        order.append(number(table, "turn/tested"))
        play(table, dice)
    assert order == ["orange.3", "orange.5", "orange.6"]


def test_a_wall_that_loses_goes_to_the_supply_and_lets_10_degrees_through() -> None:
    """E-1.5"""
    table = play(at(HIT, "orange.2:straw", row="2 3", holds={"blue": "1"}), "6/1")
    assert number(table, "temperature/orange") == 90
    assert number(table, "walls/orange.2") == 0
    assert number(table, "supply/straw") == 16


def test_a_wall_that_holds_stays_and_keeps_the_heat_out() -> None:
    """E-1.6"""
    table = play(at(HIT, "orange.2:straw"), "1/6")
    assert number(table, "temperature/orange") == 80
    assert number(table, "walls/orange.2") == "straw"


def test_the_temperature_never_passes_290_but_the_tests_are_rolled() -> None:
    """E-1.7"""
    table = at(HIT, "orange.2:straw orange.3:wood", temp={"orange": 280}, row="")
    assert number(table, "temperature/orange") == 290
    play(table, "6/1", "6/1")
    assert number(table, "temperature/orange") == 290
    assert table.position()["walls"] == {}


def test_walls_without_contact_and_walls_on_flows_are_not_tested() -> None:
    """E-1.8"""
    table = at(HIT, "orange.1:straw e3.nw:straw")
    assert number(table, "turn/tested") == 0
    assert number(table, "turn/roll") == "nothing"


def test_a_rise_may_claim_an_eruption_tile() -> None:
    """E-1.9"""
    assert number(at(HIT), "eruptions/0") == "orange"
