"""E-0.1 Players choose their villages in seating order, or sit round the island as it comes."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

import lapilli
from tests.games.eruption.positions import menu, play

GAME = lapilli.list_games()["eruption"]


def choosing(seats: int = 3, **options: Any) -> lapilli.Table:
    """A table at which the first village is to be chosen."""
    table = lapilli.new("eruption", seats, villages="choose", seed=5, **options)
    table.settle()
    return table


def test_villages_are_chosen_in_seating_order_after_the_cards_are_dealt() -> None:
    """E-0.1, E-0.7"""
    table = choosing()
    assert table.seats == ("s1", "s2", "s3")
    assert table.actors == ("s1",)
    assert table.position()["hands"]["s1"]
    assert menu(table) == ["settle orange", "settle green", "settle purple"]
    play(table, "settle purple")
    assert table.seats == ("purple", "s2", "s3")
    assert menu(table) == ["settle orange", "settle green"]


def test_the_last_village_is_taken_unasked_and_the_start_roll_follows() -> None:
    """E-0.13, E-0.6"""
    table = play(choosing(), "settle purple", "settle orange")
    assert table.seats == ("purple", "orange", "green")
    assert table.actors == ("chance",)
    assert table.position()["turn"]["roll"] == "start"
    assert table.log()[-2:] == [
        "Player 2 chooses the village Orange.",
        "Player 3 has the village Green: no other is left.",
    ]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_distribution_over_the_villages_of_so_many_players_can_be_had(seats: int) -> None:
    """E-0.1 And play goes on in seating order."""
    villages = GAME.rules.load_box().seating[seats]
    orders = list(permutations(villages))
    for order in orders[:: max(1, len(orders) // 12)]:
        table = play(choosing(seats, start=order[0]), *(f"settle {village}" for village in order[:-1]))
        assert table.seats == order
        assert table.position()["active"] == order[0]


def test_a_turn_is_that_of_the_village_that_was_chosen() -> None:
    """E-5.8 Walls are built on sides of the chosen village alone."""
    table = play(choosing(2, start="blue"), "settle blue")
    while "build" not in (menu(table) or [""])[0] and table.position()["phase"] != "build":
        table.play(table.menu()[0])
        table.settle()
    places = {text.split()[2] for text in menu(table) if text.startswith("build")}
    assert {place for place in places if place.startswith("blue")}
    assert not {place for place in places if place.startswith("orange")}


def test_team_mates_have_villages_opposite_each_other() -> None:
    """E-10.1"""
    table = play(choosing(4, clans=True), "settle green")
    assert menu(table) == ["settle yellow", "settle purple"]
    assert table.why_not("settle red", "s2").message == "kept-for-mate"
    play(table, "settle purple")
    assert table.seats == ("green", "purple", "red", "yellow")


def test_what_cannot_be_chosen_is_refused_with_its_reason() -> None:
    """E-0.1"""
    table = play(choosing(), "settle green")
    assert (table.why_not("settle green", "s2").message, table.why_not("settle green", "s2").rule) == (
        "village-taken",
        "E-0.1",
    )
    assert table.why_not("settle red", "s2").message == "no-such-village"
    refusal = GAME.coaching.why_not(table.state, 2, GAME.space.parse("settle orange"))
    assert refusal is not None
    assert refusal.rule == "E-0.12"


def test_a_named_start_is_a_village_whoever_has_it() -> None:
    """E-0.6"""
    table = play(choosing(start="green"), "settle purple", "settle orange")
    assert table.position()["active"] == "green"
    assert table.seats.index("green") == 2
    assert table.log()[-1] == "Green begins."


def test_names_and_looks_follow_the_choice() -> None:
    table = choosing()
    assert GAME.presentation.seat_style("s2", 1) == ("black", "2")
    play(table, "settle orange")
    assert GAME.presentation.seat_style(table.seats[0], 0) == ("orange", "O")
    assert 'data-id="village/green"' in table.svg("s2")


def test_a_room_lets_players_choose_and_simulations_sit_as_it_comes() -> None:
    assert GAME.rules.room_options(2) == {"villages": "choose"}
    assert GAME.rules.choose_options(3, {})["villages"] == "fixed"
    assert lapilli.new("eruption", 3).seats == ("orange", "green", "purple")


def test_a_game_with_chosen_villages_can_be_written_down_and_restored() -> None:
    table = play(choosing(4), "settle red", "settle yellow")
    again = lapilli.position("eruption", table.position())
    assert again.seats == ("red", "yellow", "s3", "s4")
    assert menu(again) == menu(table)
    assert lapilli.replay(table.record()).position() == table.position()
