"""F-0 to F-9: set-up, planning, rerolls, phase 4, turns, eruptions, the end and the score."""

from __future__ import annotations

from typing import Any

import pytest

import lapilli
from lapilli.core.errors import IllegalAction, OptionError
from lapilli.core.rng import Rng
from lapilli.games.fuji.box import printed_box
from lapilli.games.fuji.game import GAME
from lapilli.games.fuji.result import band
from lapilli.games.fuji.rules.board import spread
from tests.games.fuji.positions import close_planning, data, figure, play, scene, texts

BURNING = {
    1: "b2 |c2 |d2 |d1 d3 e2 |e1 e3 f2 |f1 f3 g2 |g1 g3 h2 |h1 h3 i2 |i1 i3 j2 |j1 j3 k2 |k1 k3",
    2: "b6 |c6 |d6 |d5 e6 |e5 f6 |f5 g6 |f4 g5 |g4 h5 |g3 h4 |h3 i4 |h2 i3 |i2 j3 |i1 j2 |j1 k2 |k1",
    3: "b3 |c3 |d3 |d2 d4 e3 |e2 e4 |e1 e5 |f1 f5 |g1 g5 |g2 g4 h1 h5 |i1 i5 |i2 i4 j1 |i3 j2 j4",
    4: "b1 |c1 |d1 |d2 e1 |e2 f1 |f2 g1 |g2 h1 |g3 h2 i1 |g4 h3 |f4 g5 h4 |e4 f5 h5 i4 |d4 e5 |d5",
    5: "b2 |c2 |d2 |d1 d3 e2 |e1 e3 f2 |f1 f3 |g1 g3 |h1 h3 |i1 i3 |j1 j3 |j2 k1 k3 |k2 l1 l3 |l2",
    6: "b3 |c3 |d3 |d2 e3 |e2 e4 |e1 f2 f4 |f1 g2 g4 |g3 h2 h4 |h1 h3 i2 i4 |i1 j2 j4 |j3 k2 |k3",
    7: "b3 |c3 |d3 |d2 e3 |e2 f3 |f2 g3 |f1 g2 h3 |h2 h4 i3 |i2 j3 |j2 k3 |k2 l3 |k1 l2 m3 |m2 m4",
}


def begin(seats: int = 3, **options: Any) -> lapilli.core.table.Table:
    return lapilli.new("fuji", seats, seed=3, **options)


def test_chance_deals_characters_skills_and_cards_in_seat_order() -> None:
    """F-0.1 F-0.2 F-0.3 F-0.4 F-0.5 F-0.8 F-0.11 F-14.12."""
    table = begin()
    assert next(action.text for action in table.menu("chance")) == "deal character p1 blue"
    table.settle()
    while table.position()["phase_number"] == 0:
        table.play(table.menu()[0])
        table.settle()
    kinds = [text.rsplit(" ", 1)[0] for _, text in table.moves()]
    assert [text for text in kinds if text.startswith("deal skill")] == [
        "deal skill p1",
        "deal skill p2",
        "deal skill p3",
    ]
    laid = [text for text in kinds if text.startswith("lay")]
    assert laid[:3] == ["lay d1", "lay e1", "lay f1"]
    assert len(laid) == 29
    assert all(entry["stamina"] == 0 and entry["marker"] is None for entry in table.position()["figures"])


def test_choices_of_the_set_up_are_listed_to_the_last_one() -> None:
    """F-0.2 F-0.3 F-0.4 F-14.13: with `pick` even the last character is asked for."""
    table = begin(4, characters="pick", skills="pick", five_dice="pick")
    for seat in ("p1", "p2", "p3", "p4"):
        assert table.actors == (seat,)
        table.play(table.menu(seat)[0])
    for seat, skill in (("p1", "scout"), ("p2", "buddy"), ("p3", "tinkerer"), ("p4", "manager")):
        table.play(f"pick skill {skill}", seat)
    with pytest.raises(IllegalAction, match=r"."):
        table.play("pick skill scout", "p1")
    play(table, "p1: leave v", "p3: leave w")
    assert "p1.v2" not in figure(table, "p1")["owned"]


def test_manager_and_tinkerer_bury_cards_under_one_another() -> None:
    """F-0.6 F-0.7."""
    table = begin(2, skills="pick")
    table.settle()
    play(table, "p1: pick skill manager", "p2: pick skill tinkerer")
    table.settle()
    buried = []
    for seat, count in (("p1", 2), ("p2", 2)):
        for _ in range(count):
            action = table.menu(seat)[0]
            buried.append(action.text.split()[1])
            table.play(action)
    assert table.position()["bottom"] == buried
    assert len(figure(table, "p1")["cards"]) == 2
    assert len(figure(table, "p2")["cards"]) == 1


def test_four_meeples_begin_on_white_and_grey() -> None:
    """F-0.9 F-0.10."""
    opposite = scene(4).position()
    assert [entry["cell"] for entry in opposite["figures"]] == ["d2", "d1", "d2", "d1"]
    table = begin(4, starts="pick")
    while table.position()["phase"] != "starts":
        table.settle()
        if table.position()["phase"] != "starts":
            table.play(table.menu()[0])
    play(table, "p1: start white", "p2: start white")
    assert table.position()["phase_number"] == 1  # the last two go to grey unasked
    assert opposite["equipment"] == ["e3", "g1", "h3", "k1"]
    assert opposite["eruption"] == ["h2", "k2"]


def test_options_that_do_not_fit_are_refused() -> None:
    """F-0.9 F-10.5: variant B is for two, chosen starts for four."""
    with pytest.raises(OptionError):
        begin(3, two_player="b")
    with pytest.raises(OptionError):
        begin(3, starts="pick")
    with pytest.raises(OptionError):
        begin(3, talk_budget=21)


@pytest.mark.parametrize("scenario", range(1, 8))
def test_cards_burn_in_the_order_of_the_digest(scenario: int) -> None:
    """F-6.1 F-6.2 F-14.1 R9 R14: only landscape and rubble beside lava, all at once."""
    state = GAME.rules.start(3, GAME.rules.choose_options(3, {"scenario": scenario}), printed_box())
    while state.phase < 6:
        state.play(state.sample(Rng(1)) if state.actor == -1 else state.legal[0])
    lava = int(state.map.volcano)
    cells = [GAME.space.domains["cell"][cell] for cell in state.map.cells]
    for cards in BURNING[scenario].split("|"):
        wider = int(spread(state, lava, state.map.land | state.map.rubble))
        assert [cells[c] for c in range(len(cells)) if wider >> c & 1 and not lava >> c & 1] == cards.split()
        lava = wider
    assert int(spread(state, lava, state.map.land | state.map.rubble)) == lava


def test_dice_are_rolled_figure_by_figure_and_seen_by_their_owner() -> None:
    """F-1.1 F-1.2 F-1.3 F-14.10."""
    table = begin(2)
    while table.position()["phase"] != "rolling":
        if table.actors == ("chance",):
            table.step_chance()
        else:
            table.play(table.menu()[0])
    assert table.actors == ("chance",)
    order = [action.text for action in table.menu("chance")]
    assert order[0].startswith("roll p1 u1 ")
    assert len(order) == 6
    table.step_chance()
    assert table.view("p1")["dice"]["p1.u1"][0] > 0
    assert table.view("p2")["dice"]["p1.u1"][0] == table.view(None)["dice"]["p1.u1"][0] == 0
    assert "roll" not in str(table.lines("p2")[-1].message)  # hidden dice are summed up when all lie there
    while table.view(0)["phase"] != "planning":
        table.step_chance()
    assert "Player 1 throws 6 dice behind the screen." in table.log("en", "p2")
    assert "hidden" not in " ".join(table.log("en", "p2"))


def test_markers_reach_three_walkable_cards_and_a_scout_four() -> None:
    """F-2.1 F-2.2 F-2.4 F-14.2 F-14.3 F-14.4 F-11.2 X1 R5."""
    table = scene(skills=("scout", "manager", "gatherer"))
    three = ["d1", "d2", "d3", "e1", "e2", "e3", "f1", "f2", "f3", "g2"]
    assert [text.split()[1] for text in texts(table, "p2", "mark")] == three
    assert [text.split()[1] for text in texts(table, "p1", "mark")] == sorted([*three, "g1", "g3", "h2"])
    with pytest.raises(IllegalAction) as refused:
        table.play("mark c2", "p2")
    assert refused.value.rule == "F-14.2"
    with pytest.raises(IllegalAction) as refused:
        table.play("mark h2", "p2")
    assert refused.value.rule == "F-2.2"


def test_neighbours_mark_different_cards() -> None:
    """F-2.3 F-14.11 X7."""
    table = scene(4)
    play(table, "p1: mark f2", "p3: mark f2")
    with pytest.raises(IllegalAction) as refused:
        table.play("mark f2", "p2")
    assert refused.value.rule == "F-2.3"


def test_a_marker_can_be_moved_until_all_are_ready() -> None:
    """F-2.5 F-2.6 F-2.7 F-2.8 F-2.9 X8."""
    table = scene()
    with pytest.raises(IllegalAction, match="marker"):
        table.play("ready", "p1")
    play(table, "p1: mark f2", "p1: mark e2", "p1: unmark", "p1: mark e1", "p2: mark d1", "p3: mark d2")
    play(table, "p1: ready", "p3: ready", "p2: talk thanks")
    assert table.position()["ready"] == ["p1", "p3"]
    play(table, "p2: mark e2")
    assert table.position()["ready"] == []
    play(table, "p1: ready")
    assert all(text.startswith(("unready", "talk")) for text in texts(table, "p1"))
    play(table, "p1: unready", "p1: ready", "p2: ready", "p3: ready")
    assert table.position()["phase_number"] == 3


def test_who_has_no_card_to_mark_may_be_ready_without() -> None:
    """F-2.6 X34."""
    table = scene(scenario=2, lava=14, at={"p1": "k3", "p2": "k3", "p3": "k1"}, marks={"p1": "k3", "p3": "l1"})
    assert texts(table, "p2", "mark") == []
    close_planning(table)
    assert figure(table, "p2")["rerolls"] == 0


def test_sixty_moves_and_forty_phrases_are_enough() -> None:
    """F-2.10."""
    table = scene(marks={"p2": "e2", "p3": "d3"})
    for number in range(60):
        table.play("mark f2" if number % 2 else "mark f1", "p1")
    assert texts(table, "p1", "mark") == []
    assert texts(table, "p1", "ready") == ["ready"]
    for _ in range(40):
        table.play(texts(table, "p2", "talk please")[0], "p2")
    assert texts(table, "p2", "talk please") == texts(table, "p2", "talk ask") == []


REROLLS = [
    # skill, cell marked, its card, injuries, rerolls
    ("buddy", "d2", "land01", [], 2),
    ("buddy", "e2", "land01", [], 1),
    ("buddy", "f2", "land01", [], 1),
    ("buddy", "g2", "land01", [], 0),
    ("buddy", "g2", "land16", [], 1),
    ("buddy", "d2", "land16", [], 3),
    ("survivalist", "d2", "land16", [], 4),
    ("scout", "g1", "land16", [], 0),
    ("buddy", "d2", "land16", ["eye"], 0),
    ("survivalist", "d2", "land16", ["eye"], 1),
    ("survivalist", "d2", "land16", ["eye", "amnesia"], 0),
]


@pytest.mark.parametrize("row", REROLLS, ids=[" ".join(map(str, row)) for row in REROLLS])
def test_rerolls_by_distance_symbol_skill_and_injury(row: tuple[str, str, str, list[str], int]) -> None:
    """F-3.1 F-3.2 F-3.3 F-3.4 F-11.4 F-5.24 R5 X2 X3."""
    skill, cell, card, injuries, rerolls = row
    table = scene(
        skills=(skill, "manager", "gatherer"),
        terrain={cell: card},
        marks={"p1": cell, "p2": "e1", "p3": "e3"},
        figures={"p1": {"injuries": injuries, "stamina": 4 * len(injuries)}},
    )
    close_planning(table)
    assert figure(table, "p1")["rerolls"] == rerolls


def test_picks_are_complete_before_the_throw() -> None:
    """F-3.5 F-3.6 F-3.7 F-3.8."""
    table = close_planning(
        scene(skills=("survivalist", "manager", "gatherer"), marks={"p1": "d2", "p2": "e2", "p3": "d3"})
    )
    assert texts(table, "p1", "talk") == []
    play(table, "p1: pick u2", "p1: pick w1")
    assert texts(table, "p1", "t") == ["throw"]
    assert "stop" not in texts(table, "p1")
    before = table.view("p2")
    play(table, "p1: throw")
    assert next(action.text for action in table.menu("chance")) == "roll p1 u2 1"
    play(table, "chance: roll p1 u2 5", "chance: roll p1 w1 6")
    assert table.view("p2") == before
    assert table.log("en", "p2") == table.log("en", None)
    play(table, "p1: pick u2", "p1: throw", "chance: roll p1 u2 1", "p1: stop", "p2: stop")
    assert table.view("p1")["awaited"] == ["p3"]


def test_dice_are_picked_in_any_order_and_put_back() -> None:
    """F-3.5: any set of dice, each pick of a picked die puts it back; the record keeps one canonical form."""
    start = scene(skills=("survivalist", "manager", "gatherer"), marks={"p1": "d2", "p2": "e2", "p3": "d3"})
    table = close_planning(start.copy())
    play(table, "p1: pick w1", "p2: pick v2", "p1: pick u2", "p1: pick v1", "p1: pick w1", "p2: pick v2")
    assert table.view("p1")["picked"][0] == ["p1.u2", "p1.v1"]
    assert "stop" in texts(table, "p2")  # as if nothing had been picked
    again = lapilli.replay(table.record(seed=True))
    assert again.position() == table.position()
    play(table, "p1: throw", "chance: roll p1 u2 5", "chance: roll p1 v1 6", "p2: stop")
    written = table.record(seed=True)
    moves = [line for line in written.splitlines() if line.startswith(("p1: pick", "p2: pick", "p1: throw"))]
    assert moves == ["p1: pick u2", "p1: pick v1", "p1: throw"]
    again = lapilli.replay(written)
    assert (again.position(), again.record(seed=True)) == (table.position(), written)


def test_the_phase_closes_with_bars_and_the_buddys_die() -> None:
    """F-3.9 F-11.3 F-11.5 X21."""
    table = close_planning(
        scene(
            marks={"p1": "d2", "p2": "e2", "p3": "d3"}, cards={"p2": ["map"]}, figures={"p3": {"bars": 2, "cell": "d3"}}
        )
    )
    play(table, "p1: aside v1")
    assert "p1.v1" not in table.view("p2")["aside"]
    assert "pick v1" not in texts(table, "p1")
    play(table, "p1: stop", "p2: stop", "p3: stop")
    assert table.position()["aside"] == ["p1.v1"]
    assert "p1.v1" not in figure(table, "p1")["dice"]
    assert table.view("p2")["dice"]["p1.v1"][0] == 2
    assert figure(table, "p3")["bars"] == 3


def test_phase_four_needs_a_card_that_can_be_used_in_it() -> None:
    """F-4.1 F-4.2 F-4.3 F-5.1."""
    marks = {"p1": "g2", "p2": "f1", "p3": "f3"}
    without = close_planning(scene(marks=marks, skills=("scout", "manager", "gatherer"), cards={"p1": ["binoculars"]}))
    while without.position()["phase_number"] == 3:
        without.play("stop", without.actors[0])
    assert without.position()["phase_number"] == 5
    assert without.view(None)["dice"]["p1.u1"][0] == 2
    fresh = data(marks=marks, cards={"p2": ["map"]}, figures={"p2": {"fresh": ["map"]}})
    assert fresh["figures"][1]["fresh"] == ["map"]
    with_map = close_planning(scene(marks=marks, cards={"p2": ["map"]}))
    while with_map.position()["phase_number"] == 3:
        with_map.play("stop", with_map.actors[0])
    assert with_map.position()["phase"] == "gear"
    play(with_map, "p1: ready", "p2: use map p1", "p2: lend u1")
    assert with_map.position()["ready"] == []
    play(with_map, "p1: ready", "p2: ready", "p3: ready")
    assert with_map.position()["phase_number"] == 5


def test_turns_are_taken_in_any_order_one_after_the_other() -> None:
    """F-5.2 F-14.10 F-14.11."""
    table = scene(phase="turns", marks={"p1": "d1", "p2": "e2", "p3": "d3"}, figures={"p3": {"aided": True}})
    assert set(table.actors) == {"p1", "p2", "p3"}
    play(table, "p3: go")
    with pytest.raises(IllegalAction):
        table.play("go", "p3")


STRONG = {"p1": "6 6 6 6 6 6", "p2": "1 1 1 1 1 1", "p3": "1 1 1 1 1 1"}


def test_walks_differ_by_the_eruption_tokens_they_pass() -> None:
    """F-5.5 F-5.9 F-14.13 X9 X12."""
    table = scene(
        phase="turns",
        lava=4,
        dice=STRONG,
        at={"p1": "g2", "p2": "h1", "p3": "h3"},
        marks={"p1": "i1"},
        terrain={"i1": "land03"},
    )
    play(table, "p1: go")
    assert texts(table, "p1") == ["walk g1 h1 i1", "walk h2 h1 i1"]
    table = scene(
        phase="turns",
        lava=4,
        dice=STRONG,
        at={"p1": "g1", "p2": "h1", "p3": "h3"},
        marks={"p1": "h1"},
        terrain={"h1": "land03"},
    )
    play(table, "p1: go")
    assert texts(table, "p1") == ["walk h1", "walk g2 h2 h1"]


def test_an_eruption_token_erupts_before_the_stamina_step() -> None:
    """F-5.11 F-5.12 F-5.15 F-6.3 F-6.4 X10 X11."""
    table = scene(
        phase="turns",
        lava=4,
        dice=STRONG,
        at={"p1": "g2", "p2": "h1", "p3": "f3"},
        marks={"p1": "i2", "p3": "e3", "p2": "h1"},
        terrain={"i2": "land03"},
    )
    play(table, "p1: go")
    position = table.position()
    assert position["eruptions"] == 5
    assert {"e1", "e3", "f2"} <= set(position["lava"])
    assert "h2" not in position["eruption"]
    assert "e3" not in position["equipment"]
    play(table, "p3: go")
    assert figure(table, "p3")["stamina"] == 4
    play(table, "p3: injury eye", "p2: go", "p2: injury eye")
    assert table.result is not None
    assert table.result.reason == "lava f3 p3"


def test_an_equipment_token_may_be_taken_and_its_card_is_fresh() -> None:
    """F-5.13 F-5.14 F-4.6 F-4.7."""
    table = scene(phase="turns", dice=STRONG, at={"p1": "f3"}, marks={"p1": "e3"}, terrain={"e3": "land03"})
    play(table, "p1: go")
    assert texts(table, "p1") == ["take", "leave"]
    play(table, "p1: take", "chance: draw p1 rope")
    assert figure(table, "p1")["fresh"] == ["rope"]
    assert "e3" not in table.position()["equipment"]
    empty = data(phase="turns", dice=STRONG, at={"p1": "f3"}, marks={"p1": "e3"}, terrain={"e3": "land03"})
    empty["discards"], empty["pile"] = ["rope", *[card for card in empty["pile"] if card != "rope"]], []
    table = play(lapilli.position("fuji", empty), "p1: go", "p1: take")
    assert len(table.menu("chance")) == 15


def test_victory_comes_at_once_and_before_everything_else() -> None:
    """F-7.1 F-7.2 F-7.3 F-5.11 X14 X15."""
    at = {"p1": "l1", "p2": "l2", "p3": "k3"}
    hurt = {
        "stamina": 19,
        "injuries": ["arm", "eye", "amnesia", "leg"],
        "owned": [f"p1.{d}" for d in ("u1", "u2", "v1", "v2", "w1")],
    }
    hurt["dice"] = hurt["owned"]
    wanted: dict[str, Any] = {
        "phase": "turns",
        "dice": {"p3": "6 6 6 6 6 6", "p2": "1 1 1 1 1 1", "p1": "1 1 1 1 1"},
        "at": at,
        "marks": {"p1": "l1", "p2": "l2", "p3": "l3"},
        "terrain": {"l3": "vil3"},
    }
    table = scene(**wanted, figures={"p1": hurt})
    play(table, "p3: go")
    assert table.result is not None
    assert table.result.outcome == "victory"
    assert figure(table, "p3")["stamina"] == 0
    table = scene(**wanted, figures={"p1": hurt})
    play(table, "p1: go")
    assert table.result is not None
    assert table.result.reason == "exhausted p1"


def test_a_whole_team_is_lost_to_the_lava_together() -> None:
    """F-6.3 F-7.1 F-7.4 F-6.6."""
    table = scene(phase="turns", lava=2, marks={"p1": "d2", "p2": "d1", "p3": "d3"}, level=1)
    play(table, "p1: go", "p2: go", "p3: go")
    assert table.result is not None
    assert (table.result.outcome, table.result.reason, table.result.winners) == ("defeat", "lava d2 p1 p2 p3", ())


def test_the_next_round_begins_with_everything_at_home() -> None:
    """F-6.6 F-14.12 F-5.26."""
    wanted = data(
        phase="turns",
        marks={"p1": "d2", "p2": "d1", "p3": "d3"},
        level=1,
        cards={"p1": ["rope"]},
        figures={"p1": {"flares": 1, "aided": True, "fresh": ["rope"]}},
    )
    wanted["figures"][0]["dice"].remove("p1.u1")
    wanted["figures"][1]["dice"].append("p1.u1")
    table = play(lapilli.position("fuji", wanted), "p1: go", "p2: go", "p3: go")
    one = figure(table, "p1")
    assert (one["flares"], one["aided"], one["fresh"], len(one["dice"])) == (0, False, [], 6)
    assert table.position()["eruptions"] == 1
    assert table.position()["lava"] == ["a2", "b2"]


def test_the_thrilling_token_erupts_twice() -> None:
    """F-9.1 F-9.2 X13."""
    table = scene(
        phase="turns",
        thrill=True,
        lava=5,
        dice={"p2": "6 6 6 6 6 6", "p1": "1 1 1 1 1 1", "p3": "1 1 1 1 1 1"},
        at={"p2": "j2", "p1": "h1", "p3": "k1"},
        marks={"p2": "l2"},
        terrain={"l2": "vil3"},
    )
    assert table.position()["doubles"] == ["k2"]
    play(table, "p2: go")
    position = table.position()
    assert position["eruptions"] == 7
    assert position["eruption"] == []
    assert position["end"] == ""
    assert figure(table, "p2")["cell"] == "l2"


def test_the_score_counts_figures_injuries_and_unused_cards() -> None:
    """F-8.1 F-8.2 F-8.3 X38."""
    table = scene(
        phase="turns",
        skills=("buddy", "tinkerer", "gatherer"),
        dice={"p3": "6 6 6 6 6 6", "p1": "1 1 1 1 1 1", "p2": "1 1 1 1 1"},
        at={"p1": "l1", "p2": "l2", "p3": "k3"},
        marks={"p3": "l3"},
        terrain={"l3": "vil3"},
        cards={"p1": ["rope"], "p2": ["water"], "p3": ["map"]},
        figures={
            "p2": {"tapped": ["water"]},
            "p1": {"stamina": 8, "injuries": ["arm", "eye"]},
            "p3": {"fresh": ["map"]},
        },
    )
    play(table, "p3: go")
    assert table.result is not None
    assert (table.result.scores["p1"], table.result.details["band"]) == (12, "film")
    assert [band(printed_box(), points) for points in (0, 2, 4, 7, 11, 40)] == [
        "hospital",
        "narrow",
        "home",
        "rest",
        "feast",
        "film",
    ]


def test_behind_screens_nothing_is_taken_back() -> None:
    """F-14.14 Nobody takes back what another did; while several reroll unseen, nobody takes anything back."""
    table = play(scene(), "p1: mark e2")
    other = table.why_no_undo("p2")
    assert other is not None
    assert (other.message, other.rule) == ("undo-other", "F-14.14")
    rolling = scene(marks={"p1": "e2", "p2": "f2", "p3": "f1"})
    close_planning(rolling)
    rolling.play("stop", "p1")
    firm = rolling.why_no_undo("p1")
    assert firm is not None
    assert (firm.message, firm.rule) == ("undo-firm", "F-14.14")
