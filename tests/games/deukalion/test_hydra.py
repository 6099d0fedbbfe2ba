"""D-13, D-14 The Hydra, and pushes."""

from __future__ import annotations

from lapilli.games.deukalion.box import printed_box
from tests.games.deukalion.positions import legal, run, table

COMES = {"ships": {"perseus": "f4", "deukalion": "d3"}, "main": ("deukalion", (2, 1, 1, 1))}


def moves(t: object, kind: str = "hydra ") -> set[str]:
    return {text.removeprefix(kind) for text in legal(t) if text.startswith(kind)}  # type: ignore[arg-type]


def test_the_hydra_moves_on_open_sea_only() -> None:
    """D-13.1 Never onto land, anchors or the Styx, never diagonally."""
    t = table(hydra="f1", ships={"achilles": "c7"}, main=("achilles", (2, 1, 1, 3)))
    assert moves(t) <= set(printed_box().fields("sea"))
    assert moves(t) == {"g1", "f2", "g2", "h2", "f3", "e3", "g3", "f4"}


def test_ships_bar_its_way() -> None:
    """D-13.2 A field with a ship may be its end but is not passed; it must move."""
    t = table(hydra="f5", ships={"perseus": "f4", "deukalion": "d3"}, main=("deukalion", (2, 1, 1, 2)))
    assert "f4" in moves(t)
    assert not {"f3", "f5"} & moves(t)


def test_of_several_ships_one_is_named() -> None:
    """D-13.3 The others are not touched and stay there; the name is always written."""
    ships = {"perseus": "f4", "hercules": "f4", "deukalion": "d3"}
    t = table(ships=ships, main=("deukalion", (2, 1, 1, 1)))
    run(t, "illegal: hydra f4\nlegal: hydra f4 perseus; hydra f4 hercules\n> hydra f4 hercules\n> toss hercules 0 0 10")
    t = table(
        ships={"perseus": "f4", "deukalion": "f4"}, main=("deukalion", (2, 1, 1, 1)), options={"hydra_self": "never"}
    )
    run(t, "illegal: hydra f4; hydra f4 deukalion\nlegal: hydra f4 perseus")


def test_five_beats_the_hydra() -> None:
    """D-13.4 All soldiers are thrown; the fallen go below in any case."""
    run(table(**COMES), "> hydra f4\n> toss perseus 3 3 4\npoints perseus 1\nbelow perseus 3")
    run(table(**COMES), "> hydra f4\n> toss perseus 4 3 3\npoints perseus 0\nbelow perseus 4\nasked: deukalion")


def test_the_reward_is_a_task_or_a_point_card() -> None:
    """D-13.5 Never both; then the winner pushes the Hydra."""
    t = run(table(**COMES), "> hydra f4\n> toss perseus 0 10 0\npoints perseus 1\nasked: perseus\nlegal: push hydra f1")
    t = run(
        table(**COMES, secret={"perseus": "t16"}),
        "> hydra f4\n> toss perseus 0 10 0\ntasks perseus t16\npoints perseus 0",
    )
    run(t, "asked: perseus\nlegal: push hydra f1")


def test_it_may_be_sent_against_the_own_ship_as_agreed() -> None:
    """D-13.6 Free, once per turn, or never."""
    facts = {"ships": {"deukalion": "f4"}, "main": ("deukalion", (2, 1, 1, 3)), "hand": {"deukalion": "call"}}
    script = (
        "legal: hydra f4; play call f4\n> play call f4\n> toss deukalion 0 10 0\n> push hydra f1\npoints deukalion 1\n"
    )
    run(table(**facts), script + "legal: hydra f4")
    run(table(**facts, options={"hydra_self": "once"}), script + "illegal: hydra f4\nlegal: hydra f3")
    run(table(**facts, options={"hydra_self": "never"}), "illegal: hydra f4; play call f4\nlegal: hydra e5")


def test_a_beaten_ship_is_pushed_by_its_right_neighbour() -> None:
    """D-13.7 The Hydra stays."""
    t = run(
        table(**COMES),
        "> hydra f4\n> toss perseus 10 0 0\nasked: deukalion\n> push perseus f1\nship perseus f1\nhydra f4",
    )
    assert t.actors == ("deukalion",)


def test_attacking_the_hydra() -> None:
    """D-13.8 Win: the claim, no point card, the ship stays, the stop goes on. Loss: pushed, the stop is over."""
    facts = {"open": "t09 t14", "ships": {"perseus": "f4"}, "hydra": "g3", "step": ("perseus", 2)}
    t = run(table(**facts), "> sail g3\n> toss perseus 2 4 4\ntasks perseus t09\npoints perseus 0\n> task t02")
    run(t, "> push hydra f1\nasked: perseus\nship perseus g3\nlegal: found ephesus\nillegal: attack halicarnassus")
    t = run(table(**facts), "> sail g3\n> toss perseus 8 1 1\nasked: deukalion\n> push perseus f1\nasked: hercules")
    run(table(**facts), "> sail g3\n> toss perseus 8 1 1\n> push perseus f1\nship perseus f1\nhydra g3")


def test_a_pushed_hydra_attacks_nobody() -> None:
    """D-13.9 It cannot even be pushed onto a ship."""
    t = run(table(**COMES), "> hydra f4\n> toss perseus 0 10 0\n> push hydra f1\nasked: deukalion")
    assert t.view()["fight"] is None
    ships = {"perseus": "f4", "deukalion": "d3", "achilles": "f1"}
    t = run(
        table(ships=ships, main=("deukalion", (2, 1, 1, 1))),
        "> hydra f4\n> toss perseus 0 10 0\nillegal: push hydra f1",
    )


def test_a_push_leads_three_steps_over_anything() -> None:
    """D-14.1 Bends allowed, no square twice, the end free; the end is never two steps away."""
    facts = {"ships": {"perseus": "d4", "hercules": "c4"}, "step": ("hercules", 1)}
    t = run(table(**facts), "> sail d4\n> toss hercules 0 10 0\n> toss perseus 10 0 0")
    assert moves(t, "push perseus ") == {"a4", "b3", "c2", "c4", "c6", "d3", "d5", "e6", "f3"}
    ships = {"perseus": "d4", "hercules": "c4", "achilles": "d3", "deukalion": "c3"}
    t = run(table(ships=ships, step=("hercules", 1)), "> sail d4\n> toss hercules 0 10 0\n> toss perseus 10 0 0")
    run(t, "illegal: push perseus d3\nlegal: push perseus f3; push perseus b3; push perseus c2")


def test_a_push_is_not_sailing() -> None:
    """D-14.2 Anchors and Styx are allowed ends for ships, without any effect; later it counts."""
    ships = {"perseus": "f3", "hercules": "f4"}
    facts = {"ships": ships, "aboard": {"perseus": 9}, "cargo": {"perseus": "red corinth"}, "open": "t01 t14"}
    t = run(
        table(**facts, step=("hercules", 1), active="perseus"),
        "> sail f3\n> toss hercules 0 10 0\n> toss perseus 9 0 0",
    )
    run(t, "> task t02\n> push perseus d2\nship perseus d2\ntotal perseus 0")


def test_the_hydra_is_pushed_over_open_sea() -> None:
    """D-14.3 Neither way nor end may be an anchor or the Styx."""
    t = table(hydra="f2", ships={"perseus": "f3", "deukalion": "d3"}, main=("deukalion", (2, 1, 1, 1)))
    run(t, "> hydra f3\n> toss perseus 0 10 0")
    assert moves(t, "push hydra ") <= set(printed_box().fields("sea"))
    assert "d2" not in moves(t, "push hydra ")


def test_without_a_field_at_three_the_nearest_is_taken() -> None:
    """D-14.4 Example O19; the same for the Hydra."""
    ships = {"perseus": "i5", "hercules": "h5", "deukalion": "f5"}
    t = run(
        table(ships=ships, hydra="c5", step=("hercules", 1)), "> sail i5\n> toss hercules 0 10 0\n> toss perseus 10 0 0"
    )
    assert moves(t, "push perseus ") == {"h5", "i6"}
    ships = {"perseus": "i5", "achilles": "f5", "deukalion": "h7", "hercules": "c2"}
    t = table(ships=ships, hydra="i6", main=("deukalion", (2, 1, 1, 1)))
    run(t, "> hydra i5\n> toss perseus 0 10 0")
    assert moves(t, "push hydra ") == {"i6", "h5"}


def test_crew_and_cargo_go_along() -> None:
    """D-14.5 Nothing is lost by a push."""
    facts = {
        "ships": {"perseus": "d4", "hercules": "c4"},
        "aboard": {"perseus": 6},
        "cargo": {"perseus": "red corinth"},
    }
    t = run(
        table(**facts, step=("hercules", 1)),
        "> sail d4\n> toss hercules 0 10 0\n> toss perseus 1 0 5\n> push perseus f3",
    )
    run(t, "aboard perseus 5\ncargo perseus red\nship perseus f3")
