"""Section 8, for every card, skill, injury and phase: nobody can tell what lies behind another's screen."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import pytest

from lapilli.core.check.suite import everything, sample
from lapilli.games.fuji.actions import INJURY_NAMES
from tests.games.fuji.positions import figure
from tests.games.fuji.twins import Behind, Case, Compared, Proof, compare

MARKS = {"p1": "d1", "p2": "e2", "p3": "d3"}
OPEN = dict(zip((f"p1.{die}" for die in ("u1", "u2", "v1", "v2", "w1", "w2")), "163426", strict=True))  # by a radio


def spent(card: str) -> Proof:
    """The card was carried out and lies on the discard pile."""
    return lambda table: card in table.position()["discards"]


def told(*words: str) -> Proof:
    """The script went to its end: a spectator's log contains these words."""
    return lambda table: all(any(word in line for line in table.log("en")) for word in words)


def gear(card: str, *steps: str | Behind, name: str = "", proof: Proof | None = None, **more: Any) -> Case:
    """Phase 4, p1 uses a card."""
    place = {"phase": "gear", "marks": MARKS, "cards": {"p1": [card]}, **more.pop("place", {})}
    return Case(name or card, more.pop("covers", (card,)), steps, proof or spent(card), place=place, **more)


def third(name: str, covers: tuple[str, ...], *steps: str | Behind, proof: Proof, **place: Any) -> Case:
    """F-10 Two players and the figure they lead together; p1 sees its dice u1 v1 w1, p2 the rest."""
    place = {
        "phase": "gear",
        "two_player": "b",
        "skills": ("scout", "survivalist", "buddy"),
        "marks": {"p1": "d1", "p2": "d3", "p3": "e2"},
        **place,
    }
    same, other = place.pop("same", {}), place.pop("other", {})
    return Case(name, covers, steps, proof, seats=2, same=same, other=other, place=place)


ALL_READY = ("p1: ready", "p2: ready", "p3: ready")
EQUIPMENT = (
    Case(
        "binoculars",
        ("binoculars",),
        ("p1: use binoculars e1 i3",),
        spent("binoculars"),
        place={"cards": {"p1": ["binoculars"]}},
    ),
    gear("lighter", "p1: use lighter p2", "p2: lend v2", "p3: talk ask p1 even", same={"p2.v2": "5"}),
    gear("lighter", "p1: use lighter p2", "p2: refuse", name="lighter refused", proof=told("lends nothing")),
    gear(
        "carabiner",
        "p1: use carabiner",
        Behind("p3", "reroll u1", "reroll v2"),
        Behind("p1", "reroll v1", "reroll u1"),
        Behind("p2", "reroll w2", "reroll u2"),
        Behind("p1", "roll p1 v1 6", "roll p1 u1 2"),
        Behind("p2", "roll p2 w2 5", "roll p2 u2 4"),
        Behind("p3", "roll p3 u1 4", "roll p3 v2 1"),
    ),
    gear("map", "p1: use map p2", "p1: lend w1", "p2: talk thanks", same={"p1.w1": "2"}),
    gear("ducttape", "p1: use ducttape", Behind("p1", "flip u1; done", "flip v1; flip w2; done")),
    gear("compass", "p1: use compass", Behind("p1", "flip u2; flip w2; done", "flip v2; done")),
    gear("machete", "p1: use machete", "p1: aside v2", "p1: aside u1", same={"p1.u1": "1", "p1.v2": "4"}),
    gear("machete", "p1: use machete", "p1: aside v2", "p1: done", name="machete, one die", same={"p1.v2": "4"}),
    Case(
        "radio in phase 2",
        ("radio",),
        ("p1: use radio", "p2: talk thanks", *ALL_READY),
        spent("radio"),
        same=OPEN,
        place={"marks": MARKS, "cards": {"p1": ["radio"]}},
    ),
    gear(
        "radio",
        "p1: use radio",
        "p1: use flaregun",
        same=OPEN,
        place={"cards": {"p1": ["radio", "flaregun"]}},
    ),
    gear("shovel", "p1: use shovel", Behind("p1", "turn w1 1", "turn u2 4")),
    Case(
        "rope in phase 2",
        ("rope",),
        ("p1: use rope e3", "p1: take", "chance: draw p1 map", "p2: talk thanks"),
        spent("rope"),
        place={"cards": {"p1": ["rope"]}, "at": {"p1": "f3"}},
    ),
    gear("rope", "p1: use rope d1", "p2: talk thanks"),
    gear("flaregun", "p1: use flaregun", "p2: talk thanks"),
    gear("firstaid", "p1: use firstaid", "p2: talk thanks"),
    Case(
        "flashlight",
        ("flashlight",),
        (
            "p1: use flashlight",
            Behind(
                "p1",
                "pick u1; throw; roll p1 u1 6",
                "pick u2; pick v1; pick w2; throw; roll p1 u2 5; roll p1 v1 4; roll p1 w2 2",
            ),
            "p2: mark e2",
        ),
        spent("flashlight"),
        place={"cards": {"p1": ["flashlight"]}},
    ),
    gear(
        "knife",
        "p1: use knife shovel",
        Behind("p1", "turn w1 1", "turn u2 4"),
        covers=("knife", "shovel"),
        place={"cards": {"p1": ["knife"], "p2": ["shovel"]}},
    ),
    gear(
        "knife",
        "p1: use knife lighter p3",
        "p3: lend u2",
        name="knife as a lighter",
        covers=("knife", "lighter"),
        same={"p3.u2": "2"},
        place={"cards": {"p1": ["knife"], "p2": ["lighter"]}},
    ),
    gear(
        "water",
        "p1: use water self",
        Behind(
            "p1",
            "pick u1; throw; roll p1 u1 6; stop",
            "pick u2; throw; roll p1 u2 5; pick v1; pick w1; throw; roll p1 v1 4; roll p1 w1 2",
        ),
    ),
    gear(
        "water",
        "p1: use water p2",
        Behind("p2", "stop", "pick u2; pick v1; throw; roll p2 u2 5; roll p2 v1 4"),
        name="water for another",
    ),
    gear(
        "map",
        "p1: use map p2",
        "p1: lend w1",
        "p2: use water self",
        Behind("p2", "pick p1.w1; throw; roll p2 p1.w1 5; stop", "pick u1; throw; roll p2 u1 3; stop"),
        name="a lent die rerolled",
        covers=("map", "water"),
        same={"p1.w1": "2"},
        proof=spent("water"),
        place={"cards": {"p1": ["map"], "p2": ["water"]}},
    ),
    gear(
        "radio",
        "p1: use radio",
        "p1: use shovel",
        "p1: turn w1 5",
        "p2: use map p1",
        "p2: lend u2",
        name="changes while the screen is down",
        covers=("radio", "shovel", "map"),
        same=OPEN | {"p2.u2": "1"},
        proof=spent("map"),
        place={"cards": {"p1": ["radio", "shovel"], "p2": ["map"]}},
    ),
)
SKILLS = (
    Case(
        "buddy",
        ("buddy",),
        (
            Behind("p1", "aside v2; pick u1; throw; roll p1 u1 5", "pick u2; throw; roll p1 u2 5; aside v2"),
            "p2: stop",
            "p3: stop",
            "p2: talk thanks",
        ),
        lambda table: table.position()["aside"] == ["p1.v2"],
        same={"p1.v2": "4"},
        place={
            "phase": "rerolls",
            "marks": MARKS,
            "cards": {"p2": ["map"]},
            "figures": {name: {"rerolls": 1} for name in ("p1", "p2", "p3")},
        },
    ),
    Case(
        "survivalist",
        ("survivalist",),
        (
            *ALL_READY,
            Behind(
                "p1",
                "pick u1; throw; roll p1 u1 2; pick u1; pick v2; throw; roll p1 u1 4; roll p1 v2 4; stop",
                "pick w1; throw; roll p1 w1 3; stop",
            ),
        ),
        lambda table: figure(table, "p1")["rerolls"] >= 3,
        place={
            "skills": ("survivalist", "manager", "gatherer"),
            "marks": {"p1": "d2", "p2": "e2", "p3": "d3"},
        },
    ),
    Case(
        "gatherer",
        ("gatherer",),
        (
            Behind(
                "p1", "pick u1; throw; roll p1 u1 2; stop", "pick v1; pick w1; throw; roll p1 v1 2; roll p1 w1 3; stop"
            ),
            "p2: stop",
            "p3: stop",
            "p2: talk thanks",
        ),
        lambda table: figure(table, "p1")["bars"] == 1,
        place={
            "phase": "rerolls",
            "skills": ("gatherer", "manager", "survivalist"),
            "marks": MARKS,
            "cards": {"p2": ["map"]},
            "figures": {name: {"rerolls": 2} for name in ("p1", "p2", "p3")},
        },
    ),
    Case(
        "scout",
        ("scout",),
        ("p1: mark g1", *ALL_READY, Behind("p2", "pick u1; throw; roll p2 u1 3", "pick v2; throw; roll p2 v2 6")),
        lambda table: figure(table, "p1")["marker"] == "g1" and table.position()["phase_number"] == 3,
        place={"skills": ("scout", "survivalist", "gatherer"), "marks": MARKS},
    ),
    gear(
        "shovel",
        "p1: use shovel",
        Behind("p1", "turn w1 1", "turn u2 4"),
        "p1: use shovel",
        Behind("p1", "turn v1 6", "turn v1 4"),
        name="tinkerer",
        covers=("tinkerer", "shovel"),
        place={"skills": ("tinkerer", "manager", "gatherer")},
    ),
    gear(
        "shovel",
        "p2: give shovel p1",
        "p1: use shovel",
        Behind("p1", "turn w1 1", "turn u2 4"),
        name="manager",
        covers=("manager", "shovel"),
        place={"cards": {"p2": ["shovel"]}},
    ),
)


FIVE = "u1 u2 v2 w1 w2"  # what a leg injury may leave


def thrown(figures: str, faces: str, dice: str = "u1 u2 v1 v2 w1 w2") -> str:
    """`roll` of all dice of a figure."""
    return "; ".join(f"roll {figures} {die} {face}" for die, face in zip(dice.split(), faces.split(), strict=True))


def hurt(injury: str, name: str = "p1") -> dict[str, dict[str, Any]]:
    return {name: {"injuries": [injury], "stamina": 4}}


INJURIES = (
    gear(
        "carabiner",
        "p2: use carabiner",
        Behind("p1", "reroll v1", "reroll u1"),
        Behind("p2", "reroll w2", "reroll u2"),
        Behind("p3", "reroll u1", "reroll v2"),
        Behind("p1", "roll p1 v1 6", "roll p1 u1 2"),
        Behind("p2", "roll p2 w2 5", "roll p2 u2 4"),
        Behind("p3", "roll p3 u1 4", "roll p3 v2 1"),
        name="broken arm",
        covers=("arm", "carabiner"),
        place={"cards": {"p1": ["shovel"], "p2": ["carabiner"]}, "figures": hurt("arm")},
    ),
    Case(
        "eye injury",
        ("eye",),
        (*ALL_READY, Behind("p2", "pick u1; throw; roll p2 u1 3", "pick v2; throw; roll p2 v2 6")),
        lambda table: figure(table, "p1")["rerolls"] == 0 and 0 in table.position()["stopped"],
        place={"skills": ("manager", "buddy", "gatherer"), "marks": MARKS, "figures": hurt("eye")},
    ),
    Case(
        "amnesia",
        ("amnesia",),
        (*ALL_READY, Behind("p1", "pick u1; throw; roll p1 u1 3", "pick v2; throw; roll p1 v2 6")),
        lambda table: table.position()["buddy"] is None and 0 in table.position()["stopped"],
        place={"marks": MARKS, "figures": hurt("amnesia")},
    ),
    Case(
        "leg injury",
        ("leg",),
        (
            *("p1: go", "p1: injury leg", "p2: go", "p2: injury eye", "p3: go", "p3: injury arm", "p1: lose v1"),
            Behind("p1", thrown("p1", "3 1 5 5 2", FIVE), thrown("p1", "6 2 5 1 2", FIVE)),
            Behind("p2", thrown("p2", "3 1 4 4 2 5"), thrown("p2", "4 6 1 2 3 3")),
        ),
        lambda table: len(figure(table, "p1")["owned"]) == 5,
        place={"phase": "turns", "marks": MARKS, "level": 4},
    ),
)


REROLLING = {"phase": "rerolls", "marks": MARKS, "figures": {name: {"rerolls": 1} for name in ("p1", "p2", "p3")}}
PHASES = (
    Case(
        "phases 5, 6 and 1",
        ("phase",),
        (
            *("p1: go", "p2: go", "p3: go"),
            Behind("p1", thrown("p1", "1 2 3 4 5 6"), thrown("p1", "2 2 4 4 6 6")),
            Behind("p2", thrown("p2", "1 1 1 1 1 1"), thrown("p2", "6 5 4 3 2 1")),
            Behind("p3", thrown("p3", "3 3 3 6 6 6"), thrown("p3", "1 4 1 4 1 4")),
            "p1: mark d1",
        ),
        told("Round 2"),
        place={"phase": "turns", "marks": MARKS},
    ),
    Case(
        "what was said",
        ("phase",),
        ("p1: talk good high", "p2: talk ask p1 even", "p1: mark e1", "p3: talk please p1 not e1"),
        told("strong on high dice"),
        same={"p1.u1": "6", "p1.v1": "6", "p1.w1": "5", "p1.u2": "6"},
    ),
    Case(
        "what was rerolled, to the end of the round",
        ("phase",),
        (
            Behind("p1", "pick u1; throw; roll p1 u1 5", "pick v1; throw; roll p1 v1 3"),
            Behind("p2", "pick u1; pick w1; throw; roll p2 u1 6; roll p2 w1 6", "pick u2; throw; roll p2 u2 1"),
            Behind("p3", "stop", "pick w1; throw; roll p3 w1 1"),
            *("p1: go", "p2: go", "p3: go"),
        ),
        lambda table: table.result is not None and table.position()["phase_number"] == 6,
        other={"p1": "5 6 1 4 2 6", "p2": "6 4 2 5 6", "p3": "5 2 6 1 3"},
        place={
            **REROLLING,
            "skills": ("manager", "survivalist", "scout"),
            "lava": 4,
            "at": {"p1": "e1", "p2": "f2", "p3": "f2"},
            "marks": {"p1": "e1", "p2": "f1", "p3": "f2"},
        },
    ),
    Case(
        "the dummy's hidden dice",
        ("phase",),
        (
            Behind("p1", "pick u1; throw; roll p1 u1 5", "pick v1; throw; roll p1 v1 3"),
            Behind("p2", "stop", "pick u2; throw; roll p2 u2 1"),
            *("chance: roll dummy u2 2", "chance: roll dummy v2 3", "chance: roll dummy w2 4", "p1: go"),
        ),
        told("Phase 5"),
        seats=2,
        other={"p1": "5 6 1 4 2 6", "p2": "6 4 2 5 6 3"},
        place={**REROLLING, "skills": ("manager", "tinkerer"), "marks": {"p1": "d1", "p2": "e2"}},
    ),
    Case(
        "four players",
        ("carabiner", "lighter"),
        (
            "p1: use carabiner",
            *(Behind(f"p{seat}", "reroll u1", "reroll v1") for seat in (4, 2, 1, 3)),
            *(Behind(f"p{seat}", f"roll p{seat} u1 4", f"roll p{seat} v1 3") for seat in (1, 2, 3, 4)),
            *("p2: use lighter p4", "p4: lend u2", "p1: talk thanks"),
        ),
        spent("lighter"),
        seats=4,
        same={"p4.u2": "3"},
        place={
            "phase": "gear",
            "marks": {"p1": "d1", "p2": "e2", "p3": "d3", "p4": "e1"},
            "cards": {"p1": ["carabiner"], "p2": ["lighter"]},
        },
    ),
)
THIRD_FIGURE = (
    third(
        "third figure: lighter",
        ("lighter",),
        *("p1: use lighter p3", "p1: pass", "p2: lend p3 v2", "p2: talk sorry"),
        proof=spent("lighter"),
        same={"p3.v2": "1"},
        cards={"p1": ["lighter"]},
    ),
    third(
        "third figure: carabiner",
        ("carabiner",),
        "p2: use carabiner",
        Behind("p1", "reroll u1", "reroll v1"),
        "p1: pass",
        Behind("p2", "reroll u1", "reroll w1"),
        Behind("p2", "reroll p3 v2", "reroll p3 u2"),
        Behind("p1", "roll p1 u1 4", "roll p1 v1 3"),
        Behind("p2", "roll p2 u1 4", "roll p2 w1 3"),
        Behind("p2", "roll p3 v2 4", "roll p3 u2 3"),
        proof=spent("carabiner"),
        cards={"p2": ["carabiner"]},
    ),
    third(
        "third figure: carabiner, near side",
        ("carabiner",),
        "p2: use carabiner",
        Behind("p1", "reroll u1", "reroll v1"),
        Behind("p1", "reroll p3 u1", "reroll p3 w1"),
        Behind("p2", "reroll u1", "reroll w1"),
        Behind("p1", "roll p1 u1 4", "roll p1 v1 3"),
        Behind("p2", "roll p2 u1 4", "roll p2 w1 3"),
        Behind("p1", "roll p3 u1 4", "roll p3 w1 3"),
        proof=spent("carabiner"),
        cards={"p2": ["carabiner"]},
    ),
    third(
        "third figure: duct tape",
        ("ducttape",),
        *("p1: use p3 ducttape", "p2: use p3 ducttape"),
        Behind("p1", "flip p3 w1; done p3", "flip p3 u1; flip p3 v1; done p3"),
        Behind("p2", "flip p3 v2; done p3", "flip p3 u2; done p3"),
        proof=spent("ducttape"),
        other={"p3": "1 1 1 3 6 2"},
        cards={"p3": ["ducttape"]},
    ),
    third(
        "third figure: compass that comes to nothing",
        ("compass",),
        *("p1: use p3 compass", "p2: use p3 compass", "p1: pass", "p2: pass"),
        proof=spent("compass"),
        other={"p3": "6 6 6 6 6 6"},
        cards={"p3": ["compass"]},
    ),
    third(
        "third figure: shovel",
        ("shovel",),
        *("p1: use p3 shovel", "p2: use p3 shovel"),
        Behind("p1", "turn p3 u1 6", "turn p3 v1 2"),
        proof=spent("shovel"),
        cards={"p3": ["shovel"]},
    ),
    third(
        "third figure: machete",
        ("machete",),
        *("p1: use p3 machete", "p2: use p3 machete", "p1: aside p3 u1", "p1: done p3", "p2: aside p3 v2"),
        proof=spent("machete"),
        same={"p3.u1": "5", "p3.v2": "1"},
        cards={"p3": ["machete"]},
    ),
    third(
        "third figure: water",
        ("water",),
        "p1: use water p3",
        Behind(
            "p1", "pick p3 u1; throw p3; roll p3 u1 4", "pick p3 v1; pick p3 w1; throw p3; roll p3 v1 2; roll p3 w1 5"
        ),
        Behind("p2", "pick p3 u2; throw p3; roll p3 u2 1", "pick p3 w2; throw p3; roll p3 w2 6"),
        proof=spent("water"),
        cards={"p1": ["water"]},
    ),
    third(
        "third figure: flash light",
        ("flashlight",),
        *("p1: use p3 flashlight", "p2: use p3 flashlight"),
        Behind(
            "p1", "pick p3 u1; throw p3; roll p3 u1 4", "pick p3 v1; pick p3 w1; throw p3; roll p3 v1 2; roll p3 w1 5"
        ),
        Behind("p2", "pick p3 u2; throw p3; roll p3 u2 1", "pick p3 w2; throw p3; roll p3 w2 6"),
        proof=spent("flashlight"),
        phase="planning",
        cards={"p3": ["flashlight"]},
    ),
    third(
        "third figure: map",
        ("map",),
        *("p1: use map p3", "p1: lend u1", "p2: use p3 radio", "p1: talk wait"),
        proof=spent("map"),
        cards={"p1": ["map"], "p3": ["radio"]},
    ),
    third(
        "third figure: rerolls on both sides",
        ("buddy",),
        Behind(
            "p1", "pick p3 u1; throw p3; roll p3 u1 4; aside p3 w1", "pick p3 v1; throw p3; roll p3 v1 6; aside p3 w1"
        ),
        Behind("p2", "stop p3", "pick p3 u2; throw p3; roll p3 u2 2"),
        *("p1: stop", "p2: stop", "p1: talk wait"),
        proof=lambda table: table.position()["aside"] == ["p3.w1"],
        same={"p3.w1": "1"},
        phase="rerolls",
        cards={"p1": ["map"]},
        figures={name: {"rerolls": 1} for name in ("p1", "p2", "p3")},
    ),
)
CASES = (*EQUIPMENT, *SKILLS, *INJURIES, *PHASES, *THIRD_FIGURE)


def viewers(case: Case) -> list[int | None]:
    """Spectators and one seat, another one in each case and on each day; everybody if all is wanted."""
    every = list(range(case.seats))
    return [*(every if everything() else [(CASES.index(case) + sample()) % case.seats]), None]


@pytest.mark.parametrize("case", CASES, ids=[case.name for case in CASES])
def test_two_worlds_look_the_same_to_whoever_may_not_tell_them_apart(case: Case) -> None:
    """F-1.2 F-3.8 F-4.4 F-5.1 F-10.6 F-13.3, section 8: at every step, for every seat and spectators."""
    found: list[Compared] = [compare(case, viewer) for viewer in viewers(case)]
    assert case.proof(found[0].table), "the script did not do what it is here for"
    for done in found:
        assert done.moments, "nobody was shown anything"
        assert done.secrets, "the two worlds never differed behind the screens"
        assert done.unlike, "no imagined world had other dice"
    assert any(done.paths_differ for done in found) or not any(isinstance(step, Behind) for step in case.steps)


def test_every_card_skill_and_injury_has_its_case() -> None:
    """Section 8: nothing in the box that shows, moves or changes dice goes unwatched."""
    box = tomllib.loads(files("lapilli.games.fuji").joinpath("box.toml").read_text(encoding="utf-8"))
    covered = {name for case in CASES for name in case.covers}
    assert {*box["equipment"], *box["skills"], *INJURY_NAMES} - {"source"} <= covered


def test_every_phase_is_visited() -> None:
    """F-14.12."""
    visited = set().union(*(compare(case, None).phases for case in (*PHASES[:3], EQUIPMENT[1])))
    assert {1, 2, 3, 4, 5, 6} <= visited
