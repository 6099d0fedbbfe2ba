"""F-4, F-11, F-12: skills and every piece of equipment; F-10: two players with a third figure."""

from __future__ import annotations

from typing import Any

import pytest

import lapilli
from lapilli.core.errors import IllegalAction
from tests.games.fuji.positions import close_planning, data, figure, play, scene, texts


def gear(cards: dict[str, list[str]], **wanted: Any) -> lapilli.core.table.Table:
    """Phase 4 with these cards and everybody's marker somewhere."""
    wanted.setdefault("marks", {"p1": "d1", "p2": "e2", "p3": "d3"})
    return scene(phase="gear", cards=cards, **wanted)


def value(table: lapilli.core.table.Table, die: str) -> int:
    return int(table.position()["dice"][die][0])


def test_binoculars_swap_two_empty_landscape_cards() -> None:
    """F-12.1 F-4.4 X28."""
    table = scene(cards={"p1": ["binoculars"]})
    before = table.position()["terrain"]
    offered = texts(table, "p1", "use binoculars")
    assert "use binoculars e1 i3" in offered
    for pair in ("e1 g1", "e1 h2", "e1 l1", "c2 e1", "d2 e1"):
        assert f"use binoculars {pair}" not in offered
    play(table, "p1: use binoculars e1 i3")
    after = table.position()["terrain"]
    assert (after["e1"], after["i3"]) == (before["i3"], before["e1"])
    assert table.position()["discards"] == ["binoculars"]


def test_a_lighter_asks_for_a_die_and_may_be_refused() -> None:
    """F-12.2 F-12.16 X25."""
    table = gear({"p1": ["lighter"]})
    play(table, "p1: use lighter p2", "p2: refuse")
    assert texts(table, "p1", "use") == ["use lighter p3"]
    assert figure(table, "p1")["cards"] == ["lighter"]
    play(table, "p1: use lighter p3", "p3: lend w2")
    assert "p3.w2" in figure(table, "p1")["dice"]
    assert figure(table, "p1")["cards"] == []
    assert [table.view(seat)["dice"]["p3.w2"][0] for seat in ("p1", "p2", "p3", None)] == [2, 0, 2, 0]


def test_a_carabiner_makes_everybody_reroll_one_die() -> None:
    """F-12.3 F-14.6."""
    table = gear({"p1": ["carabiner"]}, figures={"p2": {"injuries": ["arm"], "stamina": 4}})
    play(table, "p1: use carabiner", "p3: reroll u1", "p1: reroll v1", "p2: reroll w2")
    assert next(action.text for action in table.menu("chance")) == "roll p1 v1 1"
    play(table, "chance: roll p1 v1 6", "chance: roll p2 w2 5", "chance: roll p3 u1 4")
    assert (value(table, "p1.v1"), value(table, "p2.w2"), value(table, "p3.u1")) == (6, 5, 4)
    assert not any("v1" in line for line in table.log("en", "p2"))


def test_a_map_lends_a_die_that_comes_home_next_round() -> None:
    """F-12.4 F-14.6 F-6.6 X22."""
    dice = {"p1": "2 1 1 5 3 6", "p2": "1 3 1 2 2 5", "p3": "5 3 1 2 1 2"}
    table = gear(
        {"p1": ["map"]}, dice=dice, marks={"p1": "d1", "p2": "e2", "p3": "d3"}, terrain={"d3": "land03"}, level=1
    )
    play(table, "p1: use map p2", "p1: lend w2", "p1: ready", "p2: ready", "p3: ready", "p3: go")
    last = table.position()["comparison"]
    assert (last["own"], last["best"]) == (6, 6)
    play(table, "p1: go", "p2: go")
    assert "p1.w2" in figure(table, "p1")["dice"]


def test_duct_tape_turns_ones_to_six_in_any_order() -> None:
    """F-12.5 X23."""
    table = gear({"p1": ["ducttape"], "p2": ["compass"]}, dice={"p1": "1 3 1 3 2 1", "p2": "6 2 2 2 2 2"})
    play(table, "p1: use ducttape", "p1: flip v1", "p1: flip u1")
    assert texts(table, "p1") == ["flip w2", "done"]
    play(table, "p1: done")
    assert [value(table, die) for die in ("p1.u1", "p1.v1", "p1.w2")] == [6, 6, 1]
    assert not any("turns" in line for line in table.log("en", "p3"))


def test_a_compass_turns_sixes_to_one_and_needs_one() -> None:
    """F-12.6."""
    table = gear({"p1": ["compass"], "p2": ["knife"]}, dice={"p1": "6 2 2 2 2 2"})
    assert texts(table, "p2", "use knife compass") == []
    play(table, "p1: use compass", "p1: flip u1", "p1: done")
    assert value(table, "p1.u1") == 1


def test_a_machete_sets_dice_aside_for_all_to_see() -> None:
    """F-12.7."""
    table = gear({"p1": ["machete"]})
    play(table, "p1: use machete", "p1: aside v2", "p1: aside u1")
    assert table.view(None)["aside"] == ["p1.u1", "p1.v2"]
    assert table.view("p3")["dice"]["p1.v2"][0] == 2
    assert len(figure(table, "p1")["dice"]) == 4


def test_a_radio_lowers_the_screen_until_the_phase_ends() -> None:
    """F-12.8 F-2.9."""
    table = scene(
        cards={"p1": ["radio"]},
        marks={"p1": "d1", "p2": "e2", "p3": "d3"},
        skills=("survivalist", "manager", "gatherer"),
    )
    assert table.view("p2")["dice"]["p1.u1"] == [0, 1, 0]
    play(table, "p1: use radio")
    assert table.view("p2")["dice"]["p1.u1"][0] == table.view(None)["dice"]["p1.u1"][0] == 2
    close_planning(table)
    assert table.view("p2")["dice"]["p1.u1"] == [0, 1, 2]  # only remembered: it may be rerolled now


def test_a_shovel_turns_one_die_to_another_face() -> None:
    """F-12.10 X24."""
    table = gear({"p1": ["shovel"]}, dice={"p1": "2 2 2 2 4 2"})
    assert "turn w1 4" not in texts(table, "p1", "turn")
    play(table, "p1: use shovel", "p1: turn w1 1")
    assert value(table, "p1.w1") == 1
    assert table.log("en", "p2")[-1] == "Player 1 turns a die (hidden)."


def test_a_rope_in_phase_two_counts_from_the_new_card() -> None:
    """F-12.11 X26."""
    table = scene(cards={"p1": ["rope"]}, marks={"p1": "f2", "p2": "e1", "p3": "e3"})
    play(table, "p1: use rope d1")
    assert (figure(table, "p1")["cell"], figure(table, "p1")["marker"]) == ("d1", "f2")
    far = play(scene(cards={"p1": ["rope"]}, marks={"p1": "g2"}), "p1: use rope d1")
    assert figure(far, "p1")["marker"] is None
    scout = scene(cards={"p1": ["rope"]}, marks={"p1": "g2"}, skills=("scout", "manager", "gatherer"))
    assert figure(play(scout, "p1: use rope d1"), "p1")["marker"] == "g2"


def test_a_rope_onto_an_eruption_token_takes_markers_back() -> None:
    """F-6.5 F-12.11 F-5.15."""
    table = scene(
        lava=3, cards={"p1": ["rope"]}, at={"p1": "g2", "p2": "f2", "p3": "f1"}, marks={"p2": "e2", "p3": "f1"}
    )
    play(table, "p1: use rope h2")
    assert table.position()["eruptions"] == 4
    assert (figure(table, "p2")["marker"], figure(table, "p3")["marker"]) == (None, "f1")


def test_a_rope_in_phase_four_leaves_the_marker_where_it_is() -> None:
    """F-12.11 R13 X27."""
    table = gear(
        {"p1": ["rope"]},
        at={"p1": "e2"},
        marks={"p1": "g1", "p2": "e2", "p3": "d3"},
        dice={"p1": "6 6 6 6 6 6"},
        terrain={"g1": "land03"},
    )
    play(table, "p1: use rope e1", "p1: ready", "p2: ready", "p3: ready", "p1: go")
    assert figure(table, "p1")["cell"] == "g1"
    assert texts(table, "p1") == ["take", "leave"]


def test_a_rope_draws_from_an_equipment_token_and_can_win() -> None:
    """F-12.11 F-7.2 F-5.13."""
    token = play(scene(cards={"p1": ["rope"]}, at={"p1": "f3"}), "p1: use rope e3", "p1: take", "chance: draw p1 map")
    assert figure(token, "p1")["fresh"] == ["map"]
    win = scene(cards={"p1": ["rope"]}, at={"p1": "k2", "p2": "l1", "p3": "l2"})
    play(win, "p1: use rope l2")
    assert win.result is not None
    assert win.result.outcome == "victory"


def test_a_flash_light_rerolls_during_planning() -> None:
    """F-12.13 F-3.5."""
    table = scene(cards={"p1": ["flashlight"]})
    play(
        table,
        "p1: use flashlight",
        "p1: pick u1",
        "p1: pick v2",
        "p1: throw",
        "chance: roll p1 u1 6",
        "chance: roll p1 v2 5",
    )
    assert (value(table, "p1.u1"), table.position()["phase"]) == (6, "planning")


def test_a_knife_copies_any_open_card() -> None:
    """F-12.14 F-5.22 X30."""
    table = gear({"p1": ["knife"], "p2": ["firstaid"]}, figures={"p2": {"injuries": ["arm"], "stamina": 4}})
    assert texts(table, "p2", "use") == []
    play(table, "p1: use knife firstaid")
    assert figure(table, "p1")["aided"]
    assert figure(table, "p2")["cards"] == ["firstaid"]
    assert table.position()["discards"] == ["knife"]


def test_water_gives_two_rerolls_or_one_to_another() -> None:
    """F-12.15."""
    table = gear({"p1": ["water"]})
    play(table, "p1: use water self")
    assert "stop" not in texts(table, "p1")
    play(table, "p1: pick u1", "p1: throw", "chance: roll p1 u1 6", "p1: stop")
    other = gear({"p1": ["water"]})
    play(other, "p1: use water p2", "p2: stop")
    assert other.position()["discards"] == ["water"]


def test_a_tinkerer_uses_every_card_twice() -> None:
    """F-11.6 F-4.5."""
    table = gear({"p1": ["flaregun"]}, skills=("tinkerer", "manager", "gatherer"))
    play(table, "p1: use flaregun")
    assert figure(table, "p1")["tapped"] == ["flaregun"]
    play(table, "p1: use flaregun")
    assert (figure(table, "p1")["cards"], figure(table, "p1")["flares"]) == ([], 2)


def test_a_manager_gives_cards_even_with_a_broken_arm() -> None:
    """F-11.1 F-5.22 R12."""
    table = scene(cards={"p2": ["rope"]}, figures={"p2": {"injuries": ["arm"], "stamina": 4, "fresh": ["rope"]}})
    assert texts(table, "p2", "use") == []
    play(table, "p2: give rope p1")
    assert figure(table, "p1")["cards"] == ["rope"]
    assert figure(table, "p1")["fresh"] == ["rope"]
    assert texts(table, "p1", "use") == []  # F-4.6 fresh
    amnesia = scene(cards={"p2": ["rope"]}, figures={"p2": {"injuries": ["amnesia"], "stamina": 4}})
    assert texts(amnesia, "p2", "give") == []


def test_an_injured_gatherer_still_spends_the_bars_it_holds() -> None:
    """F-11.5 F-3.4 F-5.22 R11."""
    hurt = {"p1": {"injuries": ["arm", "eye"], "stamina": 8, "bars": 1}}
    table = scene(
        skills=("gatherer", "manager", "buddy"),
        cards={"p1": ["radio"]},
        marks={"p1": "d2", "p2": "e2", "p3": "d3"},
        figures=hurt,
    )
    assert texts(table, "p1", "use") == []
    close_planning(table)
    assert figure(table, "p1")["rerolls"] == 0
    turns = scene(phase="turns", skills=("gatherer", "manager", "buddy"), marks={"p1": "d2"}, figures=hurt)
    assert texts(play(turns, "p1: go"), "p1", "bar") == ["bar p1", "bar p2", "bar p3"]


# -- two players, variant B ------------------------------------------------------------------------------------


def third(phase: str = "planning", **wanted: Any) -> lapilli.core.table.Table:
    wanted.setdefault("skills", ("scout", "survivalist", "buddy"))
    return scene(2, phase=phase, two_player="b", **wanted)


def test_a_third_figure_has_half_its_dice_on_each_side() -> None:
    """F-10.5 F-10.6."""
    table = third(dice={"p3": "1 2 3 4 5 6"})
    seen = [
        [table.view(seat)["dice"][f"p3.{die}"][0] for die in ("u1", "u2", "v1", "v2", "w1", "w2")]
        for seat in ("p1", "p2")
    ]
    assert seen == [[1, 0, 3, 0, 5, 0], [0, 2, 0, 4, 0, 6]]


def test_either_seat_moves_the_third_marker_and_both_must_be_ready() -> None:
    """F-10.7 F-2.6 F-10.9."""
    table = third()
    play(table, "p1: mark p3 e2", "p2: mark p3 e1", "p1: mark d1", "p2: mark d3", "p2: side p2")
    assert figure(table, "p3")["marker"] == "e1"
    play(table, "p1: ready", "p2: ready")
    assert texts(table, "p1", "aside p3") == []
    assert texts(table, "p2", "aside p3") == [
        "aside p3 u2",
        "aside p3 v2",
        "aside p3 w2",
    ]


def test_each_side_spends_the_third_figures_rerolls() -> None:
    """F-10.8 F-11.5 X33."""
    table = third(
        skills=("scout", "survivalist", "gatherer"),
        marks={"p1": "g1", "p2": "f1", "p3": "d2"},
        cards={"p1": ["map"]},
        terrain={"d2": "land01", "f1": "land02"},
    )
    play(table, "p1: ready", "p2: ready")
    for _ in range(2):
        play(table, "p1: pick p3 u1", "p1: throw p3", "chance: roll p3 u1 1")
    play(table, "p2: pick p3 u2", "p2: throw p3", "chance: roll p3 u2 1", "p2: stop p3")
    while table.position()["phase_number"] == 3:
        table.play("stop", table.actors[0])
    assert figure(table, "p3")["bars"] == 0


def test_joint_decisions_need_the_same_entry_twice() -> None:
    """F-10.10."""
    table = third(cards={"p3": ["radio"]})
    play(table, "p1: use p3 radio")
    assert table.view("p2")["entries"] == ["use p3 radio", None]
    assert "use p3 radio" not in texts(table, "p1")
    play(table, "p2: use p3 radio")
    assert figure(table, "p3")["radio"]
    assert table.position()["entries"] == [None, None]
    lapsed = third(cards={"p3": ["radio"]}, marks={"p1": "d1", "p2": "d3", "p3": "e2"})
    play(lapsed, "p1: use p3 radio", "p2: ready")
    assert lapsed.position()["entries"] == [None, None]


def test_cards_on_the_third_figure_ask_one_side_after_the_other() -> None:
    """F-10.11 F-10.12."""
    table = third(
        "gear",
        cards={"p1": ["lighter"], "p2": ["carabiner"], "p3": ["machete"]},
        marks={"p1": "d1", "p2": "d3", "p3": "e2"},
    )
    play(table, "p1: use lighter p3")
    assert texts(table, "p1") == ["lend p3 u1", "lend p3 v1", "lend p3 w1", "pass"]
    play(table, "p1: pass", "p2: pass")
    assert figure(table, "p1")["cards"] == ["lighter"]
    play(table, "p2: use carabiner", "p1: reroll u1", "p1: pass", "p2: reroll u1")
    assert texts(table, "p2") == ["reroll p3 u2", "reroll p3 v2", "reroll p3 w2"]
    play(table, "p2: reroll p3 v2", "chance: roll p1 u1 3", "chance: roll p2 u1 3", "chance: roll p3 v2 3")
    play(table, "p1: use p3 machete", "p2: use p3 machete", "p1: aside p3 u1", "p1: done p3", "p2: pass")
    assert table.position()["aside"] == ["p3.u1"]


def test_a_die_lent_to_the_third_figure_stays_on_the_givers_side() -> None:
    """F-10.12."""
    table = third("gear", cards={"p1": ["map"]}, marks={"p1": "d1", "p2": "d3", "p3": "e2"})
    play(table, "p1: use map p3", "p1: lend u1")
    assert "p1.u1" in figure(table, "p3")["dice"]
    assert "p1.u1" in table.position()["left"]
    assert table.view("p2")["dice"]["p1.u1"][0] == 0


def test_an_impossible_position_is_refused() -> None:
    """F-14.2 section 11."""
    broken = data(at={"p1": "d2"})
    broken["pile"] = broken["pile"][1:]
    with pytest.raises(lapilli.core.errors.PositionError, match="binoculars"):
        lapilli.position("fuji", broken)
    drowned = data(lava=4, at={"p1": "d2", "p2": "g2", "p3": "g2"})
    with pytest.raises(lapilli.core.errors.PositionError, match="stands on d2"):
        lapilli.position("fuji", drowned)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"round": 99}, "round: 99 is not possible here"),
        ({"round": "two"}, "round"),
        ({"phase": "lunch"}, "phase"),
        ({"lava": ["z9"]}, r"lava\[0\]"),
        ({"moves": [0, 0]}, "moves"),
        ({"figures": 3}, "figures"),
        ({"options": {"level": 9}}, "options: option level is one of 1, 2, 3, 4"),
        ({"weather": "fine"}, "weather"),
        ({"phase": "cutting", "phase_number": 4}, "use: the phase 'cutting' needs it"),
    ],
)
def test_a_wrong_field_of_a_position_is_named(change: dict[str, Any], complaint: str) -> None:
    """Section 11: every field is checked; the complaint names it and what is allowed."""
    with pytest.raises(lapilli.core.errors.PositionError, match=complaint):
        lapilli.position("fuji", data() | change)


def test_a_card_acts_alone_while_it_is_carried_out() -> None:
    """F-4.4 F-13.2: only the seat concerned acts, and nobody talks."""
    table = play(gear({"p1": ["lighter"]}), "p1: use lighter p2")
    assert table.actors == ("p2",)
    with pytest.raises(IllegalAction):
        table.play("talk yes", "p1")
