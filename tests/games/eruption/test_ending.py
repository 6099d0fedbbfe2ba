"""E-8 End of turn, end of the game, victory."""

from __future__ import annotations

from .positions import at, menu, number, play, tie_break

HIT = "e5:wide/0 e4:right/0 e3:arrow/0 f3:left/1 g2:comb/4"


def test_a_village_at_290_at_the_end_of_its_own_turn_has_burned_up() -> None:
    """E-8.1"""
    table = play(at(temp={"orange": 290}, row="", phase="build"), "done")
    assert number(table, "end/ending") == "burned"


def test_only_the_active_player_is_checked() -> None:
    """E-8.1"""
    table = play(at(temp={"orange": 290}, row="", phase="build", active="blue"), "done")
    assert number(table, "end/ending") == "none"


def test_after_burning_the_stack_leaves_and_every_other_player_has_a_last_turn() -> None:
    """E-8.2"""
    table = play(at(seats=4, temp={"green": 290}, row="", phase="build", active="green"), "done")
    assert number(table, "stack") == {}
    assert sum(number(table, "gone").values()) == 40
    order = []
    while table.result is None:
        order.append(number(table, "active"))
        play(table, "done")
    assert order == ["purple", "red", "yellow"]


def test_a_last_turn_without_a_stack_has_no_tiles_of_any_kind() -> None:
    """E-8.3"""
    hand = {"blue": "lavaflow quake rain"}
    table = play(at("e5:five/0", temp={"orange": 290, "blue": 10}, row="", hand=hand, phase="build"), "done")
    assert set(menu(table)) == {"done", "play rain", "trade lavaflow", "trade quake", "trade rain"}


def test_a_used_up_stack_gives_everybody_a_last_turn_the_active_player_last() -> None:
    """E-8.4"""
    table = play(at(seats=3, stack="end", active="green"), "T", "done")
    order = []
    while table.result is None:
        order.append(number(table, "active"))
        play(table, "done")
    assert order == ["purple", "orange", "green"]
    assert table.result.reason == "used_up"


def test_both_in_one_turn_the_used_up_stack_counts() -> None:
    """E-8.5"""
    table = play(at(temp={"orange": 290}, row="", phase="build", stack="", turn={"used_up": True}), "done")
    assert number(table, "end/ending") == "used_up"
    assert number(table, "end/last") == ["orange", "blue"]


def test_nothing_triggers_again_in_the_last_round() -> None:
    """E-8.6"""
    end = {"ending": "burned", "last": ["green", "purple"]}
    table = at(seats=3, temp={"green": 290}, row="", stack="", phase="build", active="green", end=end)
    play(table, "done")
    assert number(table, "end/last") == ["purple"]
    play(table, "done")
    assert table.result is not None


def test_the_game_ends_with_a_result() -> None:
    """E-8.7"""
    table = at(stack="", phase="build", end={"ending": "burned", "last": ["orange"]})
    assert table.result is None
    play(table, "done")
    assert table.result is not None
    assert table.actors == ()


def final(seats: int = 2, **more):  # type: ignore[no-untyped-def]
    """The last action of a game."""
    return play(at(seats=seats, stack="", phase="build", end={"ending": "burned", "last": ["orange"]}, **more), "done")


def test_the_lowest_temperature_wins() -> None:
    """E-8.10 The burned player takes part in the comparison."""
    table = final(3, temp={"orange": 100, "green": 290, "purple": 90}, row="")
    assert table.result.winners == ("purple",)
    assert table.result.scores == {"orange": 190, "green": 0, "purple": 200}


def test_a_tie_is_broken_by_walls_minus_contacts() -> None:
    """E-8.11"""
    table = final(temp={"orange": 50, "blue": 50}, row="", stock={"orange": "stone", "blue": "straw straw"})
    assert table.result.winners == ("orange",)
    walls = "orange.6:wood orange.1:straw e4.nw:stone"
    chain = at("e5:wide/0 e4:left/0 e3:straight/0", walls, stock={"orange": "stone"}, active="blue")
    assert tie_break(chain, "orange") == 5


def test_a_tie_in_points_too_is_a_shared_victory() -> None:
    """E-8.12"""
    table = final()
    assert table.result.winners == ("orange", "blue")
    assert table.result.outcome == "shared"


def test_the_others_are_ranked_by_the_same_keys() -> None:
    """E-8.13"""
    stock = {"orange": "stone", "green": "straw", "purple": "straw"}
    table = final(3, temp={"orange": 60, "green": 60, "purple": 100}, row="", stock=stock)
    ranks = {name: table.result.details[name]["rank"] for name in table.seats}
    assert ranks == {"orange": 1, "green": 2, "purple": 3}
    assert table.result.details["orange"] == {"temperature": 60, "points": 3, "rank": 1}
