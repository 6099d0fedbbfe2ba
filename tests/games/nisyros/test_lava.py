"""N-8 to N-10: flow, eruptions, evacuation."""

from __future__ import annotations

import re
from fractions import Fraction

import pytest

import lapilli

from .positions import ZONES, at, menu, play, table, workers


def test_no_flow_in_round_one() -> None:
    """N-8.1 The first round has no lava flow."""
    assert at(table(8, round=1, lava={"pali": 1}), "lava") == {"pali": 1}
    assert at(table(8, round=2, lava={"pali": 1}), "lava") == {"pali": 2}


def test_lava_flows_down_once_per_zone() -> None:
    """N-8.2 The area directly below, in every zone with lava, nothing sideways, once."""
    assert at(table(8, lava={"pali": 1, "nikia": 3}), "lava") == {"pali": 2, "nikia": 4}


def test_complete_dams_stop_the_flow_and_stay() -> None:
    """N-8.3 All spots filled: nothing happens, the dams stay."""
    t = table(8, lava={"pali": 2}, dams={"pali.3": 2})
    assert (at(t, "lava"), at(t, "dams")) == ({"pali": 2}, {"pali.3": 2})


def test_dams_that_hold_are_struck_while_lava_flows() -> None:
    """N-8.3 In the picture; dams that nothing runs against stand still."""
    who = {"pali": {"pali.2": 1, "pali.theatre": 1}}
    t = table(8, lava={"mandraki": 2, "nikia": 1, "pali": 1}, dams={"mandraki.3": 2, "emporios.2": 1}, who=who)
    drawn = t.svg()
    dams = {part.split('"')[1]: "struck" in part for part in re.findall(r'data-id="dam/[^>]*', drawn)}
    assert dams == {"dam/mandraki.3/0": True, "dam/mandraki.3/1": True, "dam/emporios.2/0": False}


def test_incomplete_dams_are_lost() -> None:
    """N-8.4 Too few dams: covered, the dams back to the supply, the people flee."""
    t = table(8, lava={"pali": 2}, dams={"pali.3": 1}, who={"pali": {"pali.3": 1, "pali.theatre": 1}})
    assert (at(t, "lava"), at(t, "dams"), t.actors) == ({"pali": 3}, {}, ("chance",))
    assert t.view()["supply"]["dams"] == 32


def test_the_active_seat_orders_the_flow_where_people_are() -> None:
    """N-8.5 Asked while a threatened area holds a person; otherwise board order; never for the last."""
    t = table(8, lava={"pali": 1, "nikia": 1}, active="emporios", who={"pali": {"pali.2": 1, "pali.theatre": 1}})
    assert (t.actors, menu(t)) == (("emporios",), ["flow pali", "flow nikia"])
    play(t, "flow nikia", "roll red 1")
    assert at(t, "lava") == {"pali": 2, "nikia": 2}
    assert at(table(8, lava={"pali": 1, "nikia": 1}), "lava") == {"pali": 2, "nikia": 2}


def test_why_a_zone_does_not_flow_is_the_same_in_a_stored_position() -> None:
    """N-8.2 N-8.3 Dams that hold are the reason, not that the zone has flowed: a position names only who is to flow."""
    people = {"pali": {"pali.2": 1, "nikia.2": 1, "pali.theatre": 1}}
    t = table(8, lava={"pali": 1, "nikia": 1, "mandraki": 2}, dams={"mandraki.3": 2}, active="emporios", who=people)
    for one in (t, lapilli.position("nisyros", t.position())):
        assert menu(one) == ["flow pali", "flow nikia"]
        refusals = [one.why_not(f"flow {zone}", "emporios") for zone in ("mandraki", "emporios")]
        assert [(refusal.message, refusal.rule) for refusal in refusals] == [
            ("protected", "N-8.3"),
            ("no-flow", "N-8.2"),
        ]


def test_a_zone_that_has_flowed_is_told_so() -> None:
    """N-8.2 Once per round."""
    people = {"pali": {"pali.2": 1, "nikia.2": 1, "emporios.2": 1, "pali.theatre": 1}}
    t = table(8, lava={"pali": 1, "nikia": 1, "emporios": 1}, active="emporios", who=people)
    play(t, "flow nikia", "roll red 1")
    assert menu(t) == ["flow pali", "flow emporios"]
    assert t.why_not("flow nikia", "emporios").message == "flowed"


def test_a_fresh_eruption_flows_next_round() -> None:
    """N-8.6 What is hit in step 9 flows from the next round on."""
    t = play(table(8, dice={"d": {"face": "minus", "at": "step 9"}}), "roll volcano pali")
    assert (at(t, "lava"), at(t, "round")) == ({"pali": 1}, 3)


@pytest.mark.parametrize(
    ("level", "round_", "faces", "number"),
    [
        ("achilles", 2, (), 2),
        ("zeus", 2, (), 3),
        ("achilles", 1, (), 1),
        ("achilles", 1, ("minus",), 0),
        ("achilles", 2, ("plus", "minus"), 2),
        ("heracles", 2, ("plus", "plus", "plus"), 5),
        ("zeus", 2, ("plus", "plus", "plus"), 6),
    ],
)
def test_number_of_eruptions(level: str, round_: int, faces: tuple[str, ...], number: int) -> None:
    """N-9.1 Base, plus and minus dice, one less in round 1, within 0 and the level's most."""
    names = {"minus": "d"}
    dice = {names.get(face, "abc"[index]): {"face": face, "at": "step 9"} for index, face in enumerate(faces)}
    t = table(9, options={"level": level}, round=round_, dice=dice)
    assert at(t, "now.eruptions") == number


def test_the_volcano_die() -> None:
    """N-9.2 Six faces 1/6 each; one colour: that zone; two: the team decides; useless throws are repeated."""
    t = table(9)
    assert {action.weight for action in t.menu()} == {Fraction(1, 6)}
    assert len(t.menu()) == 6
    t.play("roll volcano mandraki-emporios")
    assert menu(t) == ["erupt mandraki", "erupt emporios"]
    with pytest.raises(lapilli.IllegalAction) as refused:
        t.play("erupt pali")
    assert refused.value.rule == "N-9.2"
    adjacent = table(9, options={"volcano_pairs": "adjacent"})
    assert "roll volcano mandraki-pali" in menu(adjacent)


def test_the_oracle_replaces_the_first_throw() -> None:
    """N-9.3 All zones with ground left; a single one is not asked."""
    who = {zone: {"kos": 10, "home": "nikia"} for zone in ("mandraki", "pali", "emporios")}
    t = table(9, waiting=(13,), lava={"mandraki": 5, "pali": 5, "emporios": 5}, who=who)
    assert at(t, "lava.nikia") == 1


def test_dams_do_not_help_against_eruptions() -> None:
    """N-9.4 The topmost uncovered area is covered, its dams go, those below stay."""
    t = play(table(9, lava={"pali": 1}, dams={"pali.2": 1, "pali.3": 2}), "roll volcano pali")
    assert (at(t, "lava"), at(t, "dams")) == ({"pali": 2}, {"pali.3": 2})


def test_an_eruption_is_finished_before_the_next_throw() -> None:
    """N-9.5 Flights first; unowned zones erupt like all others."""
    t = table(9, seats=("mandraki", "pali", "emporios"), who={"mandraki": {"nikia.1": 2}})
    t.play("roll volcano nikia")
    assert menu(t) == ["roll red 1", "roll red 2", "roll red 3"]
    play(t, "roll red 1", "roll red 2")
    assert menu(t)[0] == "roll volcano mandraki"


@pytest.mark.parametrize(("level", "wheat"), [("achilles", 12), ("heracles", 11), ("zeus", 11)])
def test_evacuation(level: str, wheat: int) -> None:
    """N-10.1 A citizen or worker from anywhere, a boat of any coast; wheat on heracles and zeus."""
    t = table(10, options={"level": level}, boats={"nikia": 2}, who={"pali": {"emporios.3": 2}})
    t.play("evacuate pali emporios.3 by nikia")
    assert (at(t, "people.pali.kos"), at(t, "boats"), at(t, "stock.wheat")) == (1, {"nikia": 1}, wheat)
    t.play("evacuate mandraki mandraki.village by nikia")
    assert at(t, "people.mandraki.citizens") == {"mandraki": 7}
    assert t.view()["supply"]["boats"] == 32


def test_evacuation_ends_by_itself() -> None:
    """N-10.2 No reach, no throw; over without boats or wheat, or with `evacuate done`."""
    t = table(10, boats={"nikia": 1})
    t.play("evacuate done")
    assert (at(t, "round"), at(t, "boats")) == (3, {"nikia": 1})
    assert at(table(10), "round") == 3
    assert at(table(10, options={"level": "zeus"}, stock={"wheat": 0}, boats={"nikia": 1}), "round") == 3
    assert all(workers(t, zone) == {f"{zone}.theatre": 2} for zone in ZONES)
