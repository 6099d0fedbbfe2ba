"""D-6 Sailing and the stop."""

from __future__ import annotations

from lapilli.core.rng import Rng
from lapilli.core.state import CHANCE, NOBODY
from lapilli.core.table import Table
from lapilli.games.deukalion import GAME
from lapilli.games.deukalion.picture.reach import reachable
from tests.games.deukalion.positions import legal, run, table


def ends(t: Table) -> set[str]:
    return {text.removeprefix("sail ") for text in legal(t) if text.startswith("sail ")}


def test_the_range_is_die_plus_pegasus_plus_winds() -> None:
    """D-6.1 One action names the final field, which is not the starting one."""
    plain = ends(table(ships={"perseus": "f3"}, step=("perseus", 1)))
    assert plain == {"f2", "g3", "f4", "e3"}
    winged = table(ships={"perseus": "f3"}, table={"perseus": {"pegasus": 1}}, hand={"perseus": "poseidon"})
    assert "f1" in ends(winged)
    assert "d5" not in ends(winged)
    run(winged, "> play poseidon\nlegal: sail d5\nillegal: sail f3")


def test_every_field_between_must_be_passable() -> None:
    """D-6.2 A way of at most so many steps: with the Hydra in between it is too long."""
    assert "f6" not in ends(table(ships={"perseus": "f4"}, step=("perseus", 3)))
    assert "f6" in ends(table(ships={"perseus": "f4"}, step=("perseus", 2), hydra="i6"))


def test_styx_hydra_and_ships_bar_the_way_but_not_the_start() -> None:
    """D-6.3 None of them may be passed; a shared starting field does not hinder."""
    t = table(ships={"perseus": "g1"}, step=("perseus", 2))
    assert "h1" in ends(t)
    assert "i1" not in ends(t)
    t = table(ships={"perseus": "f3", "hercules": "f2", "achilles": "f3"}, step=("perseus", 2))
    assert "f1" not in ends(t)
    assert {"g3", "e3", "f4"} <= ends(t)
    assert "sail f5" not in legal(t)
    assert {"e5", "g5", "f4", "f6"} == ends(table(ships={"perseus": "f5"}, step=("perseus", 1)))


def test_shared_anchors_stop_nobody_unless_agreed() -> None:
    """D-6.4 Passed and entered freely; with `anchor_stop` one may end there but not pass, except with Orpheus."""
    facts = {"ships": {"deukalion": "f2", "perseus": "e2", "hercules": "d2"}, "step": ("deukalion", 3)}
    assert {"c2", "d2"} <= ends(table(**facts))
    strict = table(**facts, options={"anchor_stop": "on"}, hand={"deukalion": "orpheus"})
    assert "e2" in ends(strict)
    assert not {"c2", "d2"} & ends(strict)
    run(strict, "> play orpheus\nlegal: sail c2; sail d2")


def test_ending_at_a_ship_is_a_fight() -> None:
    """D-6.5 Of several ships one is named; a soldier is needed."""
    t = run(table(ships={"perseus": "c4", "hercules": "d4"}), "> sail d4\nasked: chance")
    assert t.view()["fight"]["kind"] == "ship"
    t = table(ships={"perseus": "c4", "hercules": "d4", "achilles": "d4"})
    run(t, "illegal: sail d4\nlegal: sail d4 hercules; sail d4 achilles\n> sail d4 achilles\n> toss perseus 0 10 0")
    run(t, "legal: toss achilles 10 0 0")
    t = table(ships={"perseus": "c4", "hercules": "d4", "achilles": "d4"}, aboard={"perseus": 0})
    run(t, "illegal: sail d4; sail d4 hercules; sail d4 achilles")


def test_the_styx_may_always_be_entered() -> None:
    """D-6.6 Also with ships there."""
    t = table(ships={"perseus": "g1", "hercules": "h1"}, aboard={"perseus": 0})
    run(t, "> sail h1\nship perseus h1\nlegal: styx take")


def test_the_hydra_may_be_attacked_only_for_a_task() -> None:
    """D-6.7 Open or own secret card, and a soldier; ships that share its field are not attacked."""
    run(table(ships={"perseus": "f4"}), "illegal: sail f5")
    run(table(ships={"perseus": "f4"}, open="t09 t14"), "legal: sail f5")
    run(table(ships={"perseus": "f4"}, open="t09 t14", aboard={"perseus": 0}), "illegal: sail f5")
    run(table(ships={"perseus": "f4"}, secret={"hercules": "t09"}), "illegal: sail f5")
    t = run(table(ships={"perseus": "f4", "hercules": "f5"}, secret={"perseus": "t09"}), "> sail f5")
    assert t.view()["fight"]["kind"] == "hydra"
    assert len(t.view()["fight"]["sides"]) == 1
    assert t.view()["hunters"] == ["perseus"]


def test_a_stop_has_one_attack_and_one_settlement() -> None:
    """D-6.8 A lost attack is no settlement; a push of the own ship ends the stop; a sailing is never resumed."""
    t = table(ships={"perseus": "h4"}, settlements={"salamis": "achilles"})
    run(t, "> attack salamis\n> toss perseus 10 0 0\nasked: hercules")  # nobody left: nothing more to do
    t = table(ships={"perseus": "h4"}, settlements={"salamis": "achilles"})
    run(t, "> attack salamis\n> toss perseus 8 1 1\nlegal: found ephesus\nillegal: attack halicarnassus; sail h5")
    t = table(ships={"perseus": "g2", "hercules": "g3"}, step=("perseus", 1))
    run(t, "> sail g3\n> toss perseus 0 10 0\n> toss hercules 10 0 0\n> leave")
    run(t, "illegal: attack halicarnassus\nlegal: found ephesus")  # the ship fight was the attack


def test_a_push_before_the_sailing_leaves_it_unused() -> None:
    """D-6.8 Beaten by a Hydra called upon oneself, one may still sail."""
    t = table(ships={"perseus": "f4"}, hand={"perseus": "call"}, aboard={"perseus": 2})
    run(t, "> play call f4\n> toss perseus 1 0 1\nasked: deukalion\n> push perseus d5\nasked: perseus\nlegal: sail d4")


def test_with_ship_stop_choice_one_is_asked() -> None:
    """D-6.9 Entering starts nothing; then `attack <hero>` or `hold`, once; without soldiers only `hold`."""
    options = {"ship_stop": "choice"}
    facts = {"ships": {"perseus": "c4", "hercules": "d4", "achilles": "d4"}}
    t = table(**facts, options=options, hand={"perseus": "pegasus"})
    run(t, "illegal: sail d4 hercules\n> sail d4\nonly: attack hercules; attack achilles; hold\n> hold")
    run(t, "only: done; play pegasus")
    t = run(table(**facts, options=options), "> sail d4\n> attack achilles\n> toss perseus 0 10 0")
    run(t, "legal: toss achilles 10 0 0")
    t = run(table(**facts, options=options, aboard={"perseus": 0}), "> sail d4\nasked: hercules\nship perseus d4")
    assert "d3" not in ends(table(ships={"perseus": "d5", "hercules": "d4"}, step=("perseus", 2), options=options))


def test_a_deed_without_sailing_uses_the_sailing_up() -> None:
    """D-6.10 It is a sailing of no fields; a ship sharing the field cannot be attacked from rest."""
    t = table(ships={"perseus": "g3", "hercules": "g3"})
    assert not [text for text in legal(t) if text.startswith(("attack hercules", "sail g3"))]
    run(t, "> found ephesus\nillegal: sail g2\nlegal: attack halicarnassus")


def test_what_may_be_done_on_land() -> None:
    """D-6.11 A city with a treasure, another seat's settlement, an empty settlement; beside only, with a soldier."""
    run(
        table(ships={"perseus": "h4"}),
        "legal: attack halicarnassus; found ephesus; found salamis\nillegal: attack salamis",
    )
    run(table(ships={"perseus": "h4"}, settlements={"salamis": "perseus"}), "illegal: attack salamis; found salamis")
    run(table(ships={"perseus": "h5"}), "illegal: attack halicarnassus; found salamis\nlegal: found lindos")
    run(table(ships={"perseus": "g3"}, aboard={"perseus": 0}), "illegal: attack halicarnassus; found ephesus")


def test_deeds_happen_only_when_the_ship_lies_still() -> None:
    """D-6.12 A delivery before sailing leaves the sailing unused; passing an anchor delivers nothing."""
    facts = {"aboard": {"perseus": 8}, "cargo": {"perseus": "red corinth, white thera"}}
    t = run(table(**facts), "> deliver red\n> return red to corinth\nlegal: sail d3")
    t = run(table(**facts, ships={"perseus": "f2"}, step=("perseus", 3)), "illegal: deliver red\n> sail d3")
    run(t, "points perseus 0\nasked: hercules")


def test_what_is_lit_on_the_board_is_what_may_be_sailed_to() -> None:
    """D-6.2 The fields in reach, from open facts alone, for many positions and options."""
    for seed in range(30):
        options = {"anchor_stop": bool(seed % 2), "ship_stop": "choice" if seed % 3 == 0 else "fight"}
        state = GAME.rules.start(2 + seed % 3, GAME.rules.choose_options(2 + seed % 3, options), GAME.rules.load_box())
        rng = Rng(seed)
        for _ in range(150):
            if state.actor == NOBODY:
                break
            view = GAME.rules.observe(state, None)
            if view["phase"] in ("step", "main") and view["step"]["sailing"] == "unused":
                texts = [GAME.space.text(action) for action in state.menu(state.actor)]
                sails = {text.split()[1] for text in texts if text.startswith("sail ")}
                assert sails - {view["hydra"]} == set(reachable(view)) - {view["hydra"]}
            state.play(state.sample(rng) if state.actor == CHANCE else state.legal[rng.below(state.n_legal)])
