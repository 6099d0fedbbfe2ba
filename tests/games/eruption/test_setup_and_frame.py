"""E-0 The beginning and the frame of a turn."""

from __future__ import annotations

from typing import Any

import pytest

import lapilli

from .positions import at, menu, number, odds, play, targets

SEATING = {
    2: ("orange", "blue"),
    3: ("orange", "green", "purple"),
    4: ("yellow", "green", "purple", "red"),
    5: ("orange", "yellow", "green", "purple", "red"),
    6: ("orange", "yellow", "green", "blue", "purple", "red"),
}


def dealt(seats: int, **options: Any) -> lapilli.Table:
    """A table after the cards have been dealt."""
    table = lapilli.new("eruption", seats, seed=1, **options)
    while "draw card" in menu(table)[0]:
        table.step_chance()
    return table


@pytest.mark.parametrize("seats", SEATING)
def test_seats_are_named_after_their_villages_clockwise(seats: int) -> None:
    """E-0.1"""
    assert lapilli.new("eruption", seats).seats == SEATING[seats]


def test_every_temperature_starts_at_0() -> None:
    """E-0.2"""
    assert set(lapilli.new("eruption", 6).position()["temperature"].values()) == {0}


@pytest.mark.parametrize("seats", SEATING)
def test_everybody_gets_one_wall_of_each_material(seats: int) -> None:
    """E-0.3"""
    position = lapilli.new("eruption", seats).position()
    assert all(stock == {"straw": 1, "wood": 1, "stone": 1} for stock in position["stock"].values())
    assert position["supply"] == {"straw": 18 - seats, "wood": 15 - seats, "stone": 15 - seats}


def test_three_cards_are_dealt_to_each_seat_in_seat_order() -> None:
    """E-0.4"""
    table = lapilli.new("eruption", 3)
    for drawn in range(9):
        assert all(text.startswith("draw card") for text in menu(table))
        table.step_chance()
        sizes = [sum(hand.values()) for hand in table.position()["hands"].values()]
        assert sizes == [min(3, max(0, drawn + 1 - 3 * seat)) for seat in range(3)]
    assert number(table, "discards") == {}
    assert sum(table.position()["deck"].values()) == 27


def test_all_40_tiles_form_the_stack_and_the_eruption_tiles_lie_in_the_row() -> None:
    """E-0.5"""
    position = lapilli.new("eruption", 2).position()
    assert sum(position["stack"].values()) == 40
    assert position["eruptions"] == ["row", "row", "row"]


def test_the_highest_sum_starts() -> None:
    """E-0.6"""
    table = play(dealt(3), "1/1", "6/5", "6/4")
    assert table.position()["active"] == "green"
    assert "draw tile five" in menu(table)


def test_tied_highest_seats_roll_again_only_they() -> None:
    """E-0.6"""
    table = play(dealt(3), "6/5", "1/1", "5/6")
    assert table.position()["active"] == "orange"
    play(table, "1/2")
    assert table.position()["active"] == "purple"  # green is out of it
    play(table, "2/1", "1/1", "1/2")
    assert table.position()["active"] == "purple"
    assert "draw tile five" in menu(table)


def test_a_named_seat_starts_without_a_roll() -> None:
    """E-0.6"""
    table = dealt(4, start="purple")
    assert table.position()["active"] == "purple"
    assert odds(table)["draw tile five"] == odds(table)["draw tile arrow"]


def test_the_set_up_is_cards_then_tops_then_dice_on_an_empty_board() -> None:
    """E-0.7"""
    table = lapilli.new("eruption", 2, forecast=True, seed=3)
    kinds = []
    while table.position()["phase"] in ("deal", "start"):
        kinds.append(" ".join(table.step_chance().text.split()[:2]))
    assert kinds[:6] == ["draw card"] * 6
    assert kinds[6:9] == ["reveal 1", "reveal 2", "reveal 3"]
    assert kinds[9:11] == ["roll orange", "roll white"]
    assert table.position()["tiles"] == table.position()["walls"] == {}


def test_a_turn_has_its_steps_in_order() -> None:
    """E-0.10 Damage, held eruption tile, lava tile, cards, wall."""
    table = at("e5:wide/0 e4:left/0 e3:straight/0", temp={"orange": 30}, hand={"orange": "rain"})
    phases = []
    for action in ("erupt b8", "draw tile end", "place g7 0", "done", "done"):
        phases.append(table.position()["phase"])
        play(table, action)
    assert phases == ["erupt", "drawing", "place", "cards", "build"]
    assert table.position()["temperature"]["orange"] == 50


def test_the_next_seat_clockwise_has_its_turn() -> None:
    """E-0.11"""
    table = at(seats=4, active="red")
    play(table, "T", "done")
    assert table.position()["active"] == "yellow"


def test_exactly_one_seat_or_chance_acts() -> None:
    """E-0.12"""
    table = lapilli.new("eruption", 5, seed=9)
    while table.actors:
        assert len(table.actors) == 1
        assert table.actors[0] in ("chance", table.position()["active"])
        if table.actors == ("chance",):
            table.step_chance()
        else:
            table.play(table.menu()[len(table.menu()) // 2])


def test_decisions_without_substance_are_skipped() -> None:
    """E-0.13 No card: no step 3; no wall: no step 4."""
    table = play(at(stock={"orange": ""}), "T")
    assert table.position()["active"] == "blue"


def test_a_decision_with_one_option_is_asked_all_the_same() -> None:
    """E-0.13"""
    table = at(
        "e5:right/5 d5:sharp/1",
        "f5.ne:straw g6.ne:straw g6.s:straw e7.s:straw e7.nw:straw",
        turn={"tile": "sharp", "closed": ["g4", "h5", "g7", "e8", "d7"]},
        phase="place",
    )
    assert menu(table) == ["place e4 3"]


def test_step_three_ends_with_the_last_card() -> None:
    """E-0.13"""
    table = play(at(hand={"orange": "bomb"}), "T", "trade bomb")
    assert table.position()["phase"] == "build"


def test_what_may_be_drawn_is_drawn() -> None:
    """E-0.14 The card for a contact is drawn without being asked for."""
    table = play(at("e5:wide/0 e4:left/0"), "draw tile straight", "place e3 0")
    assert all(text.startswith("draw card") for text in menu(table))


def test_a_drawn_tile_is_seen_by_everybody() -> None:
    """E-0.15"""
    table = play(at(), "draw tile five")
    for seat in ("orange", "blue", None):
        assert table.view(seat)["turn"]["tile"] == "five"
    assert targets(table, "place")


def test_only_the_own_last_action_is_taken_back_and_no_draws() -> None:
    """E-0.16 What was drawn stays, and the refusal names the clause."""
    refusal = dealt(2).why_no_undo()
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("undo-chance", "E-0.16")
