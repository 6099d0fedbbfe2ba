"""D-3 Setup."""

from __future__ import annotations

from fractions import Fraction

import pytest

import lapilli
from lapilli.core.table import Table
from tests.games.deukalion.positions import legal


def until(t: Table, phase: str) -> Table:
    while t.view()["phase"] != phase:
        t.step_chance()
    return t


def test_fifteen_treasures_are_put_on_the_places_city_by_city() -> None:
    """D-3.1 Fifteen chance actions, in the order of the box, by what is left of each colour."""
    t = lapilli.new("deukalion", seed=1)
    order = []
    while t.view()["phase"] == "stock":
        menu = t.menu("chance")
        left = dict.fromkeys(("red", "green", "blue", "yellow", "white"), 3)
        for stock in t.view()["cities"].values():
            for colour in stock:
                left[colour] -= 1
        odds = {action.text.split()[2]: action.weight for action in menu}
        assert odds == {colour: Fraction(n, sum(left.values())) for colour, n in left.items() if n}
        order.append(menu[0].text.split()[1])
        t.step_chance()
    expected = [
        "corinth",
        "mycenae",
        "mycenae",
        "sparta",
        "sparta",
        "thera",
        "crete",
        "crete",
        "rhodes",
        "rhodes",
        "cyprus",
        "cyprus",
    ]
    assert order == [*expected, *["halicarnassus"] * 3]


def test_the_hydra_begins_on_f5() -> None:
    """D-3.2 The Hydra stands on its starting field."""
    assert lapilli.new("deukalion").view()["hydra"] == "f5"


def test_thirty_action_cards_form_a_bag() -> None:
    """D-3.3 All thirty are in the bag, the pile is empty."""
    view = lapilli.new("deukalion").view()
    assert view["deck"] == 30
    assert view["pile"] == {}


def test_two_tasks_are_laid_open_without_a_reveal_moment() -> None:
    """D-3.4 Two chance actions out of sixteen cards; nobody is asked."""
    t = until(lapilli.new("deukalion", seed=2), "open")
    assert len(t.menu("chance")) == 16
    t.step_chance()
    assert len(t.menu("chance")) == 15
    t.step_chance()
    assert t.actors == ("chance",)
    assert t.view()["phase"] == "hands"
    assert len(set(t.view()["open_tasks"])) == 2


def test_the_kylix_stands_ready_and_nobody_has_points() -> None:
    """D-3.5 Dice not yet rolled, no point card given."""
    view = until(lapilli.new("deukalion", seats=4, seed=3), "anchor").view()
    assert view["kylix"] is None
    assert view["dice"] == [0, 0, 0, 0, 0]
    assert all(hero["points"] == 0 == hero["total"] for hero in view["heroes"].values())


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_ship_has_ten_soldiers_and_no_treasure(seats: int) -> None:
    """D-3.6 All ten aboard."""
    heroes = until(lapilli.new("deukalion", seats=seats, seed=3), "anchor").view()["heroes"]
    assert len(heroes) == seats
    assert all(hero["aboard"] == 10 and not hero["cargo"] and hero["below"] == 0 for hero in heroes.values())


def test_each_seat_draws_three_cards_and_a_secret_task_that_only_it_sees() -> None:
    """D-3.7 Seat by seat from the first; the others see `?`."""
    t = until(lapilli.new("deukalion", seats=3, seed=5), "hands")
    begin = t.ply
    t.settle()
    words = [text.split()[:2] for seat, text in t.moves()[begin:] if seat == "chance"]
    names = ("deukalion", "perseus", "hercules")
    assert words == [[kind, name] for name in names for kind in ("draw", "draw", "draw", "deal")]
    own, other = t.view("perseus"), t.view("hercules")
    assert len(own["heroes"]["perseus"]["hand"]) == 3
    assert own["heroes"]["perseus"]["secret"] is not None
    assert other["heroes"]["perseus"]["hand"] is None
    assert other["heroes"]["perseus"]["secret"] is None
    assert other["heroes"]["perseus"]["cards"] == 3
    assert other["heroes"]["perseus"]["has_secret"]
    state = t.state_at(begin)
    action = t.game.space.parse("draw deukalion zeus")
    assert t.game.rules.public_notation(state, -1, action, 0) == "draw deukalion zeus"
    assert t.game.rules.public_notation(state, -1, action, 1) == "draw deukalion ?"
    assert t.game.rules.public_notation(state, -1, t.game.space.parse("deal deukalion t05"), None) == "deal deukalion ?"


def test_anchors_are_chosen_from_the_first_seat_clockwise() -> None:
    """D-3.8 A field without a ship; at least two are left for the last one."""
    t = until(lapilli.new("deukalion", seats=4, seed=6), "anchor")
    assert legal(t) == ["anchor c1", "anchor e1", "anchor c2", "anchor d2", "anchor e2"]
    for name, field in zip(("deukalion", "perseus", "hercules"), ("c1", "d2", "e1"), strict=True):
        assert t.actors == (name,)
        t.play(f"anchor {field}")
        assert f"anchor {field}" not in legal(t)
    assert legal(t) == ["anchor c2", "anchor e2"]


def test_seat_one_begins_unless_chance_decides() -> None:
    """D-3.9 `first = random` opens with equal chances for all; that seat anchors and rolls first."""
    t = lapilli.new("deukalion", seats=3, seed=7)
    assert t.view()["phase"] == "stock"
    t = lapilli.new("deukalion", seats=3, seed=7, first="random")
    assert [(action.text, action.weight) for action in t.menu("chance")] == [
        (f"first {name}", Fraction(1, 3)) for name in ("deukalion", "perseus", "hercules")
    ]
    t.play("first hercules")
    t.settle()
    assert t.actors == ("hercules",)
    for _ in range(3):
        t.play(t.menu()[0])
    assert t.view()["active"] == "hercules"
    assert t.view()["phase"] == "roll"
