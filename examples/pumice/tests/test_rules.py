"""One test per clause of the rules of Pumice."""

from __future__ import annotations

from typing import Any

import pytest

import lapilli
from lapilli import IllegalAction, PositionError, Table


def at(**changes: Any) -> Table:
    """Two players in round 1 with a stone of weight 2 and one of 5 each, changed as asked."""
    position = {
        "seats": 2,
        "rounds": 6,
        "round": 1,
        "phase": "lay",
        "hands": [[0, 1, 0, 0, 1, 0], [0, 1, 0, 0, 1, 0]],
        "laid": [None, None],
        "spent": [0] * 6,
        "bag": [8, 6, 8, 8, 6, 8],
        "points": [0, 0],
        "crater": 0,
        "thrown": None,
        "winner": None,
        "drawer": 0,
    }
    return lapilli.position("pumice", {**position, **changes})


def lay(table: Table, ash: int, basalt: int, die: int) -> None:
    table.play(f"lay {ash}", "ash")
    table.play(f"lay {basalt}", "basalt")
    table.play(f"roll {die}")


def points(table: Table) -> list[int]:
    found: list[int] = table.position()["points"]
    return found


def test_the_bag_holds_the_stones_of_the_box() -> None:
    """P-1.1"""
    table = lapilli.new("pumice", seats=4)
    assert table.seats == ("ash", "basalt", "cinder", "dune")
    assert table.position()["bag"] == [8] * 6


def test_everybody_draws_three_stones_and_hides_them() -> None:
    """P-1.2"""
    table = lapilli.new("pumice", seats=2, seed=1)
    table.settle()
    assert [sum(hand) for hand in table.position()["hands"]] == [3, 3]
    assert table.view("ash")["hand"] == table.position()["hands"][0]
    assert table.view(None)["hand"] is None
    assert points(table) == [0, 0]


def test_all_lay_one_stone_at_once_face_down() -> None:
    """P-2.1"""
    table = at()
    assert table.actors == ("ash", "basalt")
    table.play("lay 5", "basalt")
    assert list(table.actors) == ["ash"]
    assert table.view("ash")["laid"] == [-1, -1]
    with pytest.raises(IllegalAction, match="do not hold"):
        table.play("lay 6", "ash")


def test_stones_are_turned_up_when_everybody_has_laid_one() -> None:
    """P-2.2"""
    table = at()
    table.play("lay 5", "basalt")
    table.play("lay 2", "ash")
    assert table.view(None)["laid"] == [1, 4]
    assert "Ash turns up Weight 2." in table.log("en", "basalt")


def test_the_prize_is_the_die_plus_the_crater() -> None:
    """P-3.1"""
    table = at(crater=4)
    lay(table, 5, 2, 3)
    assert points(table) == [7, 0]


def test_the_heaviest_stone_that_nobody_matched_wins() -> None:
    """P-3.2"""
    table = at()
    lay(table, 2, 5, 6)
    assert points(table) == [0, 6]
    matched = at()
    lay(matched, 5, 5, 6)
    assert points(matched) == [0, 0]
    assert matched.position()["crater"] == 6


def test_the_winner_keeps_all_or_splashes_for_half() -> None:
    """P-4.1"""
    table = at(points=[0, 4])
    lay(table, 5, 2, 5)
    assert [action.text for action in table.menu("ash")] == ["keep", "splash"]
    table.play("keep")
    assert points(table) == [5, 4]
    assert table.position()["crater"] == 0


def test_a_splashed_rival_loses_as_much_but_not_more_than_he_has() -> None:
    """P-4.2"""
    table = at(points=[0, 1], crater=3)
    lay(table, 5, 2, 4)
    table.play("splash")  # one rival only: he is not asked for
    assert points(table) == [3, 0]


def test_a_splash_needs_a_prize_of_two_and_a_rival_with_points() -> None:
    """P-4.3"""
    table = at(points=[0, 4])
    lay(table, 5, 2, 1)
    assert points(table) == [1, 4]
    poor = at()
    lay(poor, 5, 2, 6)
    assert points(poor) == [6, 0]


def test_laid_stones_leave_and_everybody_draws() -> None:
    """P-5.1"""
    table = at()
    lay(table, 5, 2, 6)
    assert table.position()["spent"] == [0, 1, 0, 0, 1, 0]
    table.play("draw ash 1")
    table.play("draw basalt 6")
    assert table.view("basalt")["hand"] == [0, 0, 0, 0, 1, 1]
    empty = at(bag=[0] * 6, spent=[8, 6, 8, 8, 6, 8])
    lay(empty, 5, 2, 6)
    assert empty.position()["phase"] == "lay"


def test_the_game_ends_after_the_last_round_or_with_an_empty_hand() -> None:
    """P-6.1"""
    last = at(round=6, bag=[0] * 6, spent=[8, 6, 8, 8, 6, 8])
    lay(last, 5, 2, 6)
    assert last.result is not None
    bare = at(hands=[[0, 0, 0, 0, 1, 0], [0, 1, 0, 0, 0, 0]], bag=[0] * 6, spent=[8, 7, 8, 8, 7, 8])
    lay(bare, 5, 2, 6)
    assert bare.result is not None


def test_most_points_win_and_ties_share() -> None:
    """P-6.2"""
    won = at(phase="over", points=[3, 5])
    assert won.result is not None
    assert won.result.winners == ("basalt",)
    shared = at(phase="over", points=[5, 5])
    assert shared.result is not None
    assert (shared.result.winners, shared.result.outcome) == (("ash", "basalt"), "shared")


def test_impossible_positions_are_refused() -> None:
    with pytest.raises(PositionError, match="stones of weight 1"):
        at(bag=[9, 6, 8, 8, 6, 8])
    with pytest.raises(PositionError, match="rounds: the field is missing"):
        lapilli.position("pumice", {"seats": 2})
    with pytest.raises(PositionError, match="everybody has laid"):
        at(laid=[0, 0], bag=[6, 6, 8, 8, 6, 8])


def test_a_laid_stone_may_be_taken_back_until_it_is_turned_up() -> None:
    """P-2.3"""
    table = at()
    table.play("lay 2", "ash")
    table.undo("ash")
    lay(table, 2, 5, 3)
    refusal = table.why_no_undo()
    assert refusal is not None
    assert (refusal.message, refusal.rule) == ("undo-chance", "P-2.3")
