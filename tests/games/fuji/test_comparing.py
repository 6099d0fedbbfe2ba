"""F-14, F-5.1 to F-5.19, F-12.12, F-11.5: the worked examples of the rulebook and ours, as data."""

from __future__ import annotations

from typing import Any

import pytest

from lapilli.bots import bot
from lapilli.core.rng import Rng
from lapilli.core.table import Table
from lapilli.games.fuji.box import printed_box
from tests.games.fuji.positions import figure, play, scene

ROLL = {"p3": "1 4 1 5 4 5", "p2": "1 6 2 3 1 2", "p1": "2 6 1 5 1 5"}  # the rulebook's one roll

EXAMPLES: list[tuple[str, str, str, dict[str, str], bool, int, int, int]] = [
    # id, mover, its card, dice, success, own, best neighbour, stamina lost at level 2
    ("R1", "p2", "land01", {"p2": "1 5 1 3 4 4", "p1": "1 1 1 1 4 6", "p3": "1 1 3 3 6 6"}, False, 16, 18, 4),
    ("R2", "p3", "land07", ROLL, True, 14, 6, 0),
    ("R3", "p2", "land03", ROLL, True, 10, 9, 3),
    ("R4", "p1", "land14", ROLL, False, 11, 12, 4),
    ("X5", "p1", "land18", {}, False, 0, 0, 4),
]


@pytest.mark.parametrize("example", EXAMPLES, ids=[row[0] for row in EXAMPLES])
def test_a_comparison_of_valid_dice_decides_the_move(example: Any) -> None:
    """F-14.7 F-14.8 F-14.9 F-5.1 F-5.3 F-5.5 F-5.8 F-5.10 F-5.16 F-5.17 R1 R2 R3 R4 X5."""
    _, mover, card, dice, success, own, best, loss = example
    table = scene(phase="turns", dice=dice, terrain={"d1": card}, marks={mover: "d1"})
    play(table, f"{mover}: go")
    last = table.position()["comparison"]
    assert (last["own"] > last["best"], last["own"], last["best"]) == (success, own, best)
    assert figure(table, mover)["cell"] == ("d1" if success else "d2")
    assert figure(table, mover)["marker"] is None
    assert figure(table, mover)["stamina"] == loss


def test_opposite_figures_of_four_are_no_neighbours() -> None:
    """F-14.5 X6."""
    dice = {"p1": "6 5 2 1 4 1", "p2": "1 2 5 3 2 6", "p3": "6 6 5 5 5 5", "p4": "5 3 1 2 3"}
    skills = ("buddy", "manager", "gatherer", "scout")
    table = scene(4, phase="turns", dice=dice, skills=skills, terrain={"e2": "land05"}, marks={"p1": "e2"})
    play(table, "p1: go")
    last = table.position()["comparison"]
    assert (last["own"], figure(table, "p1")["cell"]) == (17, "e2")
    assert last["best"] < 17


def test_requirements_name_the_valid_dice() -> None:
    """F-14.7 R6: land22, land01, land14, land17 as the rulebook explains them."""
    box = printed_box()

    def valid(card: int) -> set[tuple[str, int]]:
        requirement = box.requirements[6 + card]
        return {
            (colour, value)
            for colour in ("yellow", "blue", "pink")
            for value in range(1, 7)
            if requirement.valid(colour, value)
        }

    everything = {(colour, value) for colour in ("yellow", "blue", "pink") for value in range(1, 7)}
    assert valid(22) == {face for face in everything if face[1] <= 3}
    assert valid(1) == {face for face in everything if face[0] == "yellow" or face[1] == 4}
    assert valid(14) == {face for face in everything if face[0] != "yellow" and face[1] % 2}
    assert valid(17) == {face for face in everything if face[0] == "yellow" and face[1] % 2 == 0}


def test_a_die_that_meets_both_parts_counts_once() -> None:
    """F-14.7 X4."""
    table = scene(phase="turns", dice={"p1": "4 1 4 1 6 2"}, terrain={"d1": "land01"}, marks={"p1": "d1"})
    play(table, "p1: go")
    assert table.position()["comparison"]["own"] == 14


def test_a_flare_gun_counts_in_the_own_turn_only() -> None:
    """F-12.12 X19."""
    dice = {"p1": "3 3 2 1 6 5", "p2": "3 3 2 2 4 4", "p3": "3 3 3 2 5 6"}
    table = scene(
        phase="turns",
        dice=dice,
        level=1,
        terrain={"d1": "land22", "e2": "land23"},
        marks={"p1": "d1", "p2": "e2"},
        figures={"p1": {"flares": 1}},
    )
    play(table, "p1: go")
    last = table.position()["comparison"]
    assert (last["own"], last["best"], figure(table, "p1")["stamina"]) == (12, 11, 2)
    play(table, "p2: go")
    last = table.position()["comparison"]
    assert (last["own"], last["best"]) == (4, 3)
    assert figure(table, "p2")["cell"] == "e2"


def test_power_bars_count_for_one_turn() -> None:
    """F-11.5 F-5.7 X20."""
    dice = {"p1": "5 1 3 1 1 2", "p2": "5 5 2 4 1 6", "p3": "2 4 5 6 3 4"}
    table = scene(
        phase="turns",
        dice=dice,
        skills=("buddy", "gatherer", "manager"),
        terrain={"d1": "land10"},
        marks={"p1": "d1", "p2": "e2"},
        figures={"p2": {"bars": 2}},
    )
    play(table, "p1: go")
    assert table.actors == ("p2",)
    play(table, "p2: bar p1", "p2: bar p1")
    last = table.position()["comparison"]
    assert (last["own"], last["best"]) == (12, 11)
    assert figure(table, "p2")["bars"] == 0
    play(table, "p2: go")
    assert figure(table, "p1")["bonus"] == 0


def test_the_dummy_of_two_players_compares_too() -> None:
    """F-10.1 F-10.2 F-10.3 F-10.4 X32."""
    table = scene(
        2,
        phase="planning",
        dice={"p1": "3 3 2 1 2 6", "p2": "3 3 2 1 4 4"},
        skills=("buddy", "manager"),
        terrain={"d1": "land23"},
        marks={"p1": "d1", "p2": "d2"},
        two_player="a",
    )
    position = table.position()
    assert all(
        die.startswith("dummy") and die[-1] == "1"
        for die in position["dice"]
        if "dummy" in die and position["dice"][die][0]
    )
    play(table, "p1: ready", "p2: ready")
    while table.position()["phase_number"] == 3:
        seat = table.actors[0]
        table.play("stop", seat)
    assert table.position()["phase"] == "hidden"
    faces = {text: entry[0] for text, entry in table.position()["dice"].items() if text.startswith("dummy")}
    play(table, "chance: roll dummy u2 2", "chance: roll dummy v2 1", "chance: roll dummy w2 6", "p1: go")
    worth = {1: 1, 2: 2}
    expected = sum(worth.get(face, 0) for face in faces.values()) + 3
    assert table.position()["comparison"]["best"] == max(expected, 3)


def test_nobody_moves_when_no_walk_is_left() -> None:
    """F-5.4 F-5.6 F-12.11 X27: with the card four steps away even high dice fail, without a comparison."""
    table = scene(phase="turns", dice={"p1": "6 6 6 6 6 6"}, at={"p1": "d2"}, marks={"p1": "g1"})
    play(table, "p1: go")
    assert (table.position()["comparison"], figure(table, "p1")["cell"], figure(table, "p1")["stamina"]) == (
        None,
        "d2",
        4,
    )


def test_first_aid_saves_stamina_but_not_the_move() -> None:
    """F-5.18 F-12.9 X31."""
    table = scene(phase="turns", marks={"p1": "d1"}, figures={"p1": {"aided": True}})
    play(table, "p1: go")
    assert (figure(table, "p1")["cell"], figure(table, "p1")["stamina"]) == ("d2", 0)


def test_a_tie_is_a_failure_even_for_one_who_stays() -> None:
    """F-14.9 F-5.17 R10."""
    table = scene(phase="turns", marks={"p1": "d2"})
    play(table, "p1: go")
    last = table.position()["comparison"]
    assert (last["own"] > last["best"], figure(table, "p1")["stamina"]) == (False, 4)


@pytest.mark.parametrize(("level", "before", "after", "due"), [(4, 3, 9, 2), (4, 9, 15, 1)])
def test_every_injury_space_passed_asks_for_an_injury(level: int, before: int, after: int, due: int) -> None:
    """F-5.19 F-5.20 X16."""
    injuries = ["eye", "arm"][: before // 4]
    table = scene(
        phase="turns", level=level, marks={"p1": "d2"}, figures={"p1": {"stamina": before, "injuries": injuries}}
    )
    play(table, "p1: go")
    assert (figure(table, "p1")["stamina"], (table.position()["move"] or {"injuries": 0})["injuries"]) == (after, due)
    assert table.actors == ("p1",)


@pytest.mark.parametrize(("level", "before"), [(4, 15), (2, 17)])
def test_the_last_space_is_defeat_before_any_injury(level: int, before: int) -> None:
    """F-5.19 F-7.1 X17."""
    injuries = ["eye", "arm", "amnesia", "leg"][: before // 4]
    owned = {} if "leg" not in injuries else {"owned": [f"p1.{d}" for d in ("u1", "u2", "v1", "v2", "w1")]}
    table = scene(
        phase="turns",
        level=level,
        marks={"p1": "d2"},
        figures={
            "p1": {"stamina": before, "injuries": injuries, **owned, **({"dice": owned["owned"]} if owned else {})}
        },
    )
    play(table, "p1: go")
    assert table.result is not None
    assert (table.result.outcome, table.result.reason) == ("defeat", "exhausted p1")


def test_a_leg_injury_takes_a_die_when_all_turns_are_over() -> None:
    """F-5.21 F-5.26 X18."""
    table = scene(phase="turns", level=2, marks={"p1": "d2", "p2": "e2", "p3": "d3"})
    play(table, "p1: go", "p1: injury leg")
    assert len(figure(table, "p1")["dice"]) == 6
    play(table, "p2: go", "p2: injury eye", "p3: go", "p3: injury eye")
    assert table.position()["phase"] == "losing"
    play(table, "p1: lose v1")
    assert "p1.v1" not in figure(table, "p1")["owned"]
    assert table.position()["round"] == 2
    assert len(table.position()["rolling"]) == 17


def test_injuries_take_abilities_at_once() -> None:
    """F-5.22 F-5.23 F-5.24 F-5.25 F-11.6 X29: a Tinkerer with amnesia discards what is tapped."""
    table = scene(
        phase="turns",
        skills=("tinkerer", "manager", "gatherer"),
        marks={"p1": "d2"},
        cards={"p1": ["rope", "water"]},
        figures={"p1": {"tapped": ["rope"]}},
    )
    play(table, "p1: go", "p1: injury amnesia")
    assert (figure(table, "p1")["cards"], figure(table, "p1")["tapped"]) == (["water"], [])
    assert "rope" in table.position()["discards"]


def take_turns(table: Table, *seats: str) -> None:
    """One after the other goes, and takes an injury that ends with the turn."""
    for seat in seats:
        play(table, f"{seat}: go")
        while table.position()["phase"] == "injury":
            table.play(table.menu(table.actors[0])[-1])


def test_the_log_tells_how_the_last_comparison_of_a_round_went() -> None:
    """F-5.7 F-5.6: the round is over with it, and the numbers are told all the same; who could not go is told so."""
    table = scene(phase="turns", dice=ROLL, terrain={"d1": "land07"}, marks={"p3": "d1", "p1": "g1"})
    take_turns(table, "p1", "p2", "p3")
    assert table.position()["phase_number"] == 1, "the round has ended with this turn"
    told = table.log("en", None)
    assert any("Player 3" in line and "14 against 6" in line for line in told), told
    assert [line for line in told if "cannot get there" in line] == [line for line in told if "Player 1 cannot" in line]


def test_movement_begins_without_the_comparison_of_the_last_round() -> None:
    """F-5.7 Until somebody has compared in this round there is nothing to show."""
    table = scene(phase="turns", dice=ROLL, terrain={"d1": "land07"}, marks={"p3": "d1"})
    take_turns(table, "p1", "p2", "p3")
    table.settle()
    rng = Rng(3)
    players = {seat: bot("casual", table.game) for seat in table.seats}
    while table.position()["phase_number"] != 5:
        seat = (table.awaited or table.actors)[0]
        index, menu = table.seat_index(seat), table.menu(seat)
        chosen = players[seat].decide(table.know(index), index, [action.id for action in menu], rng)
        table.play(table.game.space.text(chosen), seat)
        table.settle()
    assert table.position()["comparison"] is None
