"""D-7 Underworld and Styx."""

from __future__ import annotations

from tests.games.deukalion.positions import legal, run, table


def test_the_underworld_is_public() -> None:
    """D-7.1 Everybody sees who has how many soldiers there."""
    view = table(below={"perseus": 4, "achilles": 1}).view("hercules")
    assert {name: hero["below"] for name, hero in view["heroes"].items()} == {
        "deukalion": 0,
        "perseus": 4,
        "hercules": 0,
        "achilles": 1,
    }


def test_every_seat_decides_on_coming_to_the_styx() -> None:
    """D-7.2 Active or not, by ship or ferry, if it has soldiers below."""
    run(table(ships={"perseus": "g1"}, below={"perseus": 2}), "> sail h1\nonly: styx take; styx pass")
    t = table(ships={"perseus": "g1"}, below={"perseus": 2}, main=("perseus", (2, 1, 1, 1)))
    run(t, "> sail h1\nonly: styx take; styx pass")
    t = table(below={"perseus": 2}, hand={"perseus": "charon"})
    run(t, "> play charon i1\nonly: styx take; styx pass\nship perseus i1")
    run(table(ships={"perseus": "g1"}), "> sail h1\nasked: hercules")  # nobody below: no question


def test_all_that_fit_return_and_no_smaller_number() -> None:
    """D-7.3 To the last space; without room `styx take` is not offered."""
    cargo = "red corinth, green mycenae, yellow sparta"
    t = table(ships={"perseus": "g1"}, aboard={"perseus": 4}, cargo={"perseus": cargo})
    run(t, "> sail h1\n> styx take\naboard perseus 7\nbelow perseus 3")
    t = table(ships={"perseus": "g1"}, aboard={"perseus": 7}, cargo={"perseus": cargo})
    run(t, "> sail h1\nillegal: styx take\nlegal: styx pass; unload red")


def test_treasures_may_be_unloaded_for_soldiers() -> None:
    """D-7.4 While not all fit; back to a free place, without points, then decide again."""
    cargo = "red corinth, green mycenae"
    t = table(ships={"perseus": "g1"}, aboard={"perseus": 7}, cargo={"perseus": cargo})
    run(t, "> sail h1\n> unload red\nonly: return red to corinth; return red to mycenae\n> return red to mycenae")
    run(
        t,
        "points perseus 0\nlegal: unload green; styx take\n> unload green\ncargo perseus\n> styx take\n"
        "aboard perseus 10",
    )
    t = table(
        ships={"perseus": "g1"},
        aboard={"perseus": 8},
        settlements={"argos": "perseus"},
        cargo={"perseus": "red corinth"},
    )
    run(t, "> sail h1\nonly: styx take; styx pass")  # the one below fits


def test_the_majority_counts_before_the_return() -> None:
    """D-7.5 Strictly most: 2 point cards, 1 with two players; passing gives nothing."""
    for seats, points in ((2, 1), (3, 2), (4, 2)):
        t = table(seats=seats, ships={"perseus": "g1"}, below={"perseus": 3, "deukalion": 2})
        run(t, f"> sail h1\n> styx take\npoints perseus {points}\nbelow perseus 0")
    run(table(ships={"perseus": "g1"}, below={"perseus": 3}), "> sail h1\n> styx pass\npoints perseus 0")


def test_lying_there_or_being_pushed_there_has_no_effect() -> None:
    """D-7.6 Only coming there by sailing or ferry."""
    t = table(ships={"perseus": "h1"}, below={"perseus": 3})
    assert not [text for text in legal(t) if text.startswith("styx")]
    t = table(ships={"perseus": "g2", "hercules": "f2"}, aboard={"perseus": 5}, step=("hercules", 1))
    run(
        t,
        "> sail g2\n> toss hercules 0 10 0\n> toss perseus 5 0 0\n> push perseus i1\nship perseus i1\nbelow perseus 10",
    )
    assert t.view()["phase"] != "styx"
