"""D-9, D-10 Action cards and their windows."""

from __future__ import annotations

import json

from lapilli.games.deukalion import GAME
from tests.games.deukalion.positions import legal, run, table

FIGHT = {"ships": {"perseus": "c4", "hercules": "d4"}}
HYDRA_COMES = {"ships": {"perseus": "f4", "deukalion": "d3"}, "main": ("deukalion", (2, 1, 1, 1))}


def plays(t: object, seat: str | None = None) -> set[str]:
    return {text for text in legal(t, seat) if text.startswith("play")}  # type: ignore[arg-type]


def test_any_number_of_cards_also_right_after_drawing() -> None:
    """D-9.1 All help their player."""
    t = table(main=("perseus", (3, 1, 1, 1)), hand={"perseus": "pegasus fleece"})
    run(t, "> play pegasus\n> play fleece\n> cards\n> draw perseus hades\n> play hades\nhand perseus")


def test_lasting_cards_stay_open_and_add_up() -> None:
    """D-9.2 The others are discarded after use."""
    t = table(hand={"perseus": "pegasus pegasus poseidon"}, ships={"perseus": "f3"}, step=("perseus", 1))
    run(t, "> play pegasus\n> play pegasus\n> play poseidon\nlegal: sail d5")
    view = t.view("achilles")
    assert view["heroes"]["perseus"]["pegasus"] == 2
    assert view["pile"] == {"poseidon": 1}


def test_the_three_windows() -> None:
    """D-9.3 Own, muster, reckoning: each card in its own."""
    everything = "pegasus hades fleece underworld poseidon athena zeus hermes charon orpheus"
    t = table(**FIGHT, hand={"perseus": everything, "hercules": everything}, below={"perseus": 1, "hercules": 1})
    own = {"pegasus", "hades", "fleece", "underworld", "poseidon", "hermes", "charon", "orpheus"}
    assert {text.split()[1] for text in plays(t)} == own
    run(t, "> sail d4\nasked: hercules\nonly: play underworld 1; play hermes; pass\n> pass")
    run(t, "> toss perseus 1 4 4\n> toss hercules 1 4 4\nasked: perseus")
    run(t, "only: play hades; play fleece; play athena; play zeus; play hermes; pass")


def test_a_play_without_effect_is_not_legal() -> None:
    """D-9.4 But Hades with one fallen whom a first one saves, and Pegasus after sailing, are."""
    t = table(**FIGHT, hand={"hercules": "athena fleece zeus hermes"})
    run(t, "> sail d4\n> pass\n> toss perseus 0 0 10\n> toss hercules 0 10 0\nasked: hercules\nlegal: leave")
    t = table(ships={"perseus": "b3"}, table={"perseus": {"hades": 1}}, hand={"perseus": "hades pegasus"})
    run(t, "> attack corinth\n> toss perseus 1 9 0\nlegal: play hades\n> pass\n> take red\nlegal: play pegasus")


def test_nobody_is_asked_in_vain() -> None:
    """D-9.5 Without a playable card no question; nobody outside a fight is asked about it."""
    t = table(**FIGHT, hand={"hercules": "poseidon", "achilles": "athena zeus", "perseus": "call"})
    run(t, "> sail d4\nasked: chance\n> toss perseus 1 5 4\n> toss hercules 1 4 5\nasked: perseus\nlegal: leave")


def test_a_poker_face_asks_whoever_holds_a_card() -> None:
    """D-9.6 Even if `pass` is the only option; a seat without cards is still not asked."""
    options = {"poker_face": "on"}
    t = table(**FIGHT, hand={"hercules": "poseidon", "perseus": "call"}, options=options)
    run(t, "> sail d4\nasked: hercules\nonly: pass\n> pass\n> toss perseus 1 5 4\n> toss hercules 1 4 5")
    run(t, "asked: perseus\nonly: pass\n> pass\nasked: hercules\nonly: pass\n> pass\nasked: perseus\nlegal: leave")
    t = run(table(**FIGHT, options=options), "> sail d4\nasked: chance")
    t = table(ships={"perseus": "f3"}, hand={"perseus": "zeus"}, options=options)
    run(t, "> sail f2\nasked: perseus\nonly: done")  # otherwise the end of a step would tell


def test_with_a_poker_face_the_windows_tell_nothing() -> None:
    """D-9.6 Whatever card the other holds: actors, prompts, views and logs are the same for everybody else."""
    seen = []
    for card in ("zeus", "athena", "poseidon", "hermes", "hades", "underworld"):
        t = table(**FIGHT, hand={"hercules": card}, below={"hercules": 2}, options={"poker_face": "on"})
        told = []
        for action in ("sail d4", "pass", "toss perseus 2 2 6", "toss hercules 4 2 2", "pass"):
            t.play(action)
            for seat in ("deukalion", "perseus", "achilles", None):
                view = t.view(seat)
                prompt = t.game.presentation.prompt(view, t.viewer(seat), "en")
                told.append((t.actors, prompt, json.dumps(view), t.log("en", seat), t.svg(seat)))
        seen.append(told)
    assert all(told == seen[0] for told in seen)


def test_rooms_of_people_keep_a_poker_face_and_may_be_passed_for() -> None:
    """D-9.6 On among several people, off in simulations; a seat may let `pass` play itself in both windows."""
    assert GAME.rules.room_options(1) == {}
    assert GAME.rules.room_options(3) == {"poker_face": True}
    assert GAME.rules.choose_options(2, {})["poker_face"] is False
    t = table(**FIGHT, hand={"hercules": "poseidon"}, options={"poker_face": "on"})
    t.play("sail d4")
    assert t.view("hercules")["phase"] in GAME.rules.auto_pass
    t.play(GAME.rules.auto_pass["muster"], "hercules")
    assert t.actors == ("chance",)


def test_being_pushed_or_asked_keeps_the_step_rights() -> None:
    """D-9.7 Outside its own step a seat loses nothing."""
    t = table(ships={"deukalion": "c4", "perseus": "d4"}, step=("deukalion", 1), active="achilles")
    run(t, "> sail d4\n> toss deukalion 0 10 0\n> toss perseus 4 3 3\n> push perseus d5\nasked: perseus")
    run(t, "legal: sail d4; attack thera; recover; done")


def test_pegasus() -> None:
    """D-10.1 Every sailing reaches one field farther, active or not; no effect on ferry, pushes, Hydra."""
    for facts in ({"step": ("perseus", 1)}, {"main": ("perseus", (2, 1, 1, 1))}):
        t = table(ships={"perseus": "f3"}, hand={"perseus": "pegasus"}, **facts)
        run(t, "illegal: sail f1\n> play pegasus\nlegal: sail f1\nillegal: hydra f3")


def test_favour_of_hades() -> None:
    """D-10.2 One fallen soldier stays aboard per copy and fight, and still counts nothing."""
    t = table(ships={"perseus": "b3"}, table={"perseus": {"hades": 2}})
    run(t, "> attack corinth\n> toss perseus 7 3 0\naboard perseus 5\nbelow perseus 5\ncargo perseus")
    t = table(ships={"perseus": "b3"}, hand={"perseus": "hades zeus"})
    run(t, "> attack corinth\n> toss perseus 3 3 4\n> play zeus\n> toss perseus 2 1 0\n> play hades\n> take red")
    run(t, "below perseus 1\naboard perseus 9")
    t = table(ships={"perseus": "h4"}, settlements={"salamis": "achilles"}, table={"achilles": {"hades": 1}})
    run(t, "> attack salamis\n> toss perseus 0 10 0\nbelow achilles 2")  # not for garrisons
    run(
        table(ships={"perseus": "b3"}, hand={"perseus": "hades"}),
        "> attack corinth\n> toss perseus 0 5 5\nlegal: take red",
    )


def test_golden_fleece() -> None:
    """D-10.3 One more in every fight, also without soldiers; in reckoning only while losing."""
    t = table(ships={"perseus": "d4", "hercules": "c4"}, aboard={"perseus": 0, "hercules": 2}, step=("hercules", 1))
    run(t, "> sail d4\n> toss hercules 0 0 2\nlegal: leave; push perseus a4")
    facts = {"ships": {"perseus": "d4", "hercules": "c4"}, "aboard": {"perseus": 0, "hercules": 2}}
    t = table(**facts, step=("hercules", 1), table={"perseus": {"fleece": 1}})
    run(t, "> sail d4\n> toss hercules 0 0 2\nasked: perseus")  # 1 against 1: the defender wins
    t = table(ships={"perseus": "b3"}, hand={"perseus": "fleece"})
    run(t, "> attack corinth\n> toss perseus 4 2 4\nlegal: take red")
    t = table(ships={"perseus": "b3"}, hand={"perseus": "fleece"})
    run(t, "> attack corinth\n> toss perseus 5 1 4\n> play fleece\nlegal: take red")


def test_return_from_the_underworld() -> None:
    """D-10.4 One to three soldiers, as many as are below and fit; no majority points."""
    t = table(below={"perseus": 5}, hand={"perseus": "underworld"})
    run(
        t,
        "legal: play underworld 1; play underworld 2; play underworld 3\n> play underworld 3\n"
        "aboard perseus 8\npoints perseus 0",
    )
    t = table(below={"perseus": 1}, hand={"perseus": "underworld"})
    run(t, "legal: play underworld 1\nillegal: play underworld 2")
    run(table(hand={"perseus": "underworld"}), "illegal: play underworld 1")


def test_wind_of_poseidon() -> None:
    """D-10.5 Two farther in this step's sailing; several add up; only while the sailing is unused."""
    t = table(ships={"perseus": "f3"}, hand={"perseus": "poseidon poseidon poseidon"})
    run(t, "> play poseidon\n> play poseidon\nlegal: sail b3\n> sail f2\nillegal: play poseidon")
    t = table(ships={"perseus": "f3"}, below={"perseus": 2}, hand={"perseus": "poseidon pegasus"})
    run(t, "> recover\nillegal: play poseidon")


def test_shield_of_athena() -> None:
    """D-10.6 Two more in this fight, while losing now; several may follow each other."""
    t = table(ships={"perseus": "b3"}, hand={"perseus": "athena athena"})
    run(
        t,
        "illegal: play athena\n> attack corinth\n> toss perseus 9 0 1\n> play athena\nasked: perseus\n"
        "> play athena\nlegal: take red",
    )
    t = table(ships={"perseus": "b3"}, hand={"perseus": "athena athena"})
    run(t, "> attack corinth\n> toss perseus 6 2 2\n> play athena\nlegal: take red\nhand perseus athena")


def test_bolt_of_zeus() -> None:
    """D-10.7 The fallen are thrown once more, also when winning; the new result replaces them."""
    t = table(ships={"perseus": "b3"}, hand={"perseus": "zeus"})
    run(t, "> attack corinth\n> toss perseus 5 5 0\n> play zeus\nlegal: toss perseus 5 0 0; toss perseus 0 2 3")
    run(t, "illegal: toss perseus 6 0 0\n> toss perseus 1 2 2\n> take red\naboard perseus 9\nbelow perseus 1")
    run(
        table(ships={"perseus": "b3"}, hand={"perseus": "zeus"}),
        "> attack corinth\n> toss perseus 0 5 5\nlegal: take red",
    )


def test_sandals_of_hermes() -> None:
    """D-10.8 Two cards, drawn before Hermes is discarded; in reckoning only while losing."""
    t = run(table(hand={"perseus": "hermes"}), "> play hermes\n> draw perseus zeus")
    assert t.view()["pile"] == {}
    run(t, "> draw perseus hermes\nhand perseus zeus hermes")
    assert t.view()["pile"] == {"hermes": 1}
    t = table(ships={"perseus": "b3"}, hand={"perseus": "hermes"})
    run(t, "> attack corinth\n> toss perseus 5 2 3\n> play hermes\n> draw perseus athena\n> draw perseus call")
    run(t, "asked: perseus\n> play athena\nlegal: take red")


def test_call_of_the_hydra() -> None:
    """D-10.9 One to three fields, besides the die; an open stop stays open unless the own ship is pushed."""
    t = table(ships={"perseus": "g2"}, hand={"perseus": "call"}, main=("perseus", (2, 1, 1, 1)))
    run(
        t,
        "legal: play call f2; play call d4\nillegal: play call f1\n> sail g3\n> play call f2\n"
        "legal: attack halicarnassus; hydra f1",
    )
    t = table(ships={"perseus": "g2"}, hand={"perseus": "call"}, aboard={"perseus": 3})
    run(t, "> sail g3\n> play call g3\n> toss perseus 1 1 1\n> push perseus g2\nillegal: found ephesus")


def test_charons_ferry() -> None:
    """D-10.10 From anywhere to a Styx field: it is this step's sailing."""
    t = table(ships={"perseus": "c7"}, below={"perseus": 4}, hand={"perseus": "charon pegasus"})
    run(
        t,
        "legal: play charon h1; play charon i1\nillegal: play charon c7\n> play charon i1\n> styx take\n"
        "points perseus 2",
    )
    run(t, "only: done; play pegasus")
    run(table(ships={"perseus": "i1"}, hand={"perseus": "charon"}), "legal: play charon h1\nillegal: play charon i1")
    t = table(ships={"perseus": "g3"}, hand={"perseus": "charon"})
    run(t, "> found ephesus\nillegal: play charon h1")


def test_song_of_orpheus() -> None:
    """D-10.11 Ships and the Hydra may be passed, the Styx not; not twice in a step."""
    t = table(ships={"perseus": "g1", "hercules": "g2"}, hand={"perseus": "orpheus orpheus"}, step=("perseus", 2))
    run(t, "illegal: sail g3; sail i1\n> play orpheus\nlegal: sail g3\nillegal: play orpheus; sail i1")
    run(t, "> sail g2\nasked: chance")  # ending at a ship is still a fight
