"""The public API of design.md, on the example game."""

from __future__ import annotations

import importlib
import json
import random
from fractions import Fraction
from pathlib import Path

import pytest

import lapilli
from lapilli import IllegalAction, NotationError, OptionError, StaleAction, Table, UndoRefused
from lapilli.core.seed import commitment
from lapilli.core.state import NOBODY
from lapilli.core.table import RECENT, STRIDE


def dealt(seats: int = 3, seed: object = 7) -> Table:
    table = lapilli.new("pumice", seats=seats, seed=seed)
    table.settle()
    return table


def finished(seed: int = 1) -> Table:
    table = dealt(seed=seed)
    while not table.result:
        table.play(table.menu()[0])
        table.settle()
    return table


def test_games_are_listed_with_their_facts() -> None:
    importlib.import_module("lapilli.games")  # binds the package to the same name; the call must go on working
    pumice = lapilli.list_games()["pumice"]
    assert (pumice.name, pumice.title, pumice.version, sorted(pumice.seats)) == ("pumice", "Pumice", 1, [2, 3, 4])
    assert [option.name for option in pumice.options] == ["rounds"]


def test_a_new_table_waits_for_chance_with_exact_odds() -> None:
    table = lapilli.new("pumice", seats=2)
    assert table.actors == ("chance",)
    assert [action.weight for action in table.menu("chance")] == [Fraction(1, 6)] * 6
    table.play("draw ash 3")
    assert {action.text: action.weight for action in table.menu("chance")}["draw ash 3"] == Fraction(7, 47)


def test_a_menu_speaks_notation_words_clauses_and_clicks() -> None:
    action = dealt().menu("ash")[0]
    assert action.text.startswith("lay ")
    assert action.label("de").startswith("Gewicht ")
    assert (action.rule, action.click_path, action.seat, action.weight) == (
        "P-2.1",
        (f"hand/{action.text[-1]}",),
        "ash",
        None,
    )
    assert str(action) == action.text


def test_the_seat_may_be_omitted_only_where_one_can_be_meant() -> None:
    table = lapilli.position("pumice", SAME_HANDS)
    with pytest.raises(NotationError, match="name the seat"):
        table.play("lay 2")
    table.play("lay 2", seat="basalt")
    table.play("lay 5")
    assert table.actors == ("chance",)


def test_refusals_say_why_in_words_with_the_clause() -> None:
    table = lapilli.position("pumice", SAME_HANDS)
    with pytest.raises(IllegalAction) as refused:
        table.play("lay 1", seat="ash")
    assert (refused.value.code, refused.value.rule) == ("illegal", "P-2.1")
    assert refused.value.reason == "You do not hold Weight 1."
    assert refused.value.say("nl") == "Je hebt Gewicht 1 niet."
    with pytest.raises(IllegalAction, match="First the dice"):
        lapilli.new("pumice").play("lay 1", seat="ash")
    table.play("lay 2", seat="ash")
    with pytest.raises(IllegalAction, match="not your turn: Basalt"):
        table.play("lay 5", seat="ash")
    with pytest.raises(IllegalAction, match="game is over"):
        finished().play("keep", seat="ash")
    with pytest.raises(IllegalAction, match="That result is not possible"):
        lapilli.new("pumice").play("roll 3", seat="chance")


def test_unknown_words_and_seats_are_refused_with_the_nearest() -> None:
    table = lapilli.position("pumice", SAME_HANDS)
    with pytest.raises(NotationError, match="did you mean 'lay 2' or 'lay 5'"):
        table.play("lay", seat="ash")
    with pytest.raises(NotationError, match="there is no seat 'nobody'"):
        table.menu("nobody")


def test_an_action_of_an_earlier_menu_is_stale_once_it_is_not_legal() -> None:
    table = lapilli.position("pumice", SAME_HANDS)
    early = table.menu("ash")
    late = table.menu("basalt")
    table.play(early[0])
    table.play(late[1])  # still legal: others acting at the same time do not make it stale
    with pytest.raises(StaleAction):
        table.play(early[1])


def test_settle_throws_the_same_dice_for_the_same_seed() -> None:
    assert dealt(seed=9).position() == dealt(seed="9").position()
    assert dealt(seed=9).position() != dealt(seed=10).position()


def test_nothing_uses_the_global_generator() -> None:
    random.seed(1)
    before = random.getstate()
    finished()
    assert random.getstate() == before


def test_undo_works_until_somebody_has_learned_something() -> None:
    table = lapilli.position("pumice", SAME_HANDS)
    with pytest.raises(UndoRefused, match="nothing to take back"):
        table.undo()
    table.play("lay 2", seat="ash")  # face down: nobody has learned anything
    before = table.position()
    table.undo("ash")
    assert table.position() != before
    table.play("lay 2", seat="ash")
    with pytest.raises(UndoRefused, match="ash has acted since"):
        table.undo("basalt")
    table.play("lay 5", seat="basalt")  # turns the stones up
    with pytest.raises(UndoRefused, match="has learned something"):
        table.undo("basalt")
    table.play("roll 6")
    with pytest.raises(UndoRefused, match="Dice have been thrown or cards drawn"):
        table.undo()


def test_what_cannot_be_taken_back_names_its_clause() -> None:
    table = lapilli.position("pumice", SAME_HANDS)
    refusals = [table.why_no_undo()]
    table.play("lay 2", seat="ash")
    refusals.append(table.why_no_undo("basalt"))
    table.play("lay 5", seat="basalt")
    refusals.append(table.why_no_undo("basalt"))
    table.play("roll 6")
    refusals.append(table.why_no_undo())
    assert [refusal and (refusal.message, refusal.rule) for refusal in refusals] == [
        (f"undo-{reason}", "P-2.3") for reason in ("nothing", "other", "learned", "chance")
    ]


def test_views_are_data_and_hide_hands() -> None:
    table = dealt()
    assert json.loads(json.dumps(table.view("ash"))) == table.view("ash")
    assert table.view("ash")["hand"] != table.view("basalt")["hand"] or table.view("ash") != table.view("basalt")
    assert table.view(None)["hand"] is None


def test_the_log_tells_each_seat_what_it_may_know() -> None:
    table = lapilli.position("pumice", SAME_HANDS)
    table.play("lay 2", seat="ash")
    assert table.log("en", "ash") == ["Ash lays Weight 2."]
    assert table.log("fr", "basalt") == ["Cendre pose une pierre."]
    table.undo()
    assert table.log("en", "ash") == []
    table.play("lay 5", seat="ash")
    assert table.log("en", "ash") == ["Ash lays Weight 5."]


def test_copies_and_earlier_moments_are_independent() -> None:
    table = dealt()
    twin = table.copy()
    twin.play(twin.menu("ash")[0])
    early = table.at(2)
    assert (table.ply, twin.ply, early.ply) == (9, 10, 2)
    early.settle()
    assert early.position() == table.position()  # the same seed gives the same dice again


def test_a_table_shows_itself() -> None:
    table = dealt()
    assert "Round 1 of 6" in str(table)
    assert table._repr_svg_().startswith("<svg")
    assert "var(--" not in table.svg("ash", theme="dark")


def test_results_name_scores_and_winners() -> None:
    result = finished().result
    assert result is not None
    assert set(result.scores) == {"ash", "basalt", "cinder"}
    assert result.winners
    assert finished().actors == ()
    assert finished().state.actor == NOBODY


def test_games_options_and_seats_are_checked() -> None:
    with pytest.raises(OptionError, match="did you mean 'pumice'"):
        lapilli.new("pumise")
    with pytest.raises(OptionError, match="played by 2, 3, 4, not 7"):
        lapilli.new("pumice", seats=7)
    with pytest.raises(OptionError, match="has no option 'level'"):
        lapilli.new("pumice", level="zeus")
    with pytest.raises(OptionError, match="one of 6, 4, 8"):
        lapilli.new("pumice", rounds=5)
    assert lapilli.new("pumice", rounds="4").options == {"rounds": 4}


def test_the_hash_of_the_seed_is_known_from_the_start() -> None:
    table = dealt(seed="secret")
    assert table.seed_commitment == commitment("secret")
    assert "secret" not in table.record()
    assert "seed: 1" in finished().record()


def test_an_owner_may_bring_another_box(tmp_path: Path) -> None:
    own = tmp_path / "box.toml"
    own.write_text("[stones]\ncopies = [9, 9, 9, 9, 9, 9]\n[hand]\nsize = 2\n[die]\nfaces = [1, 6]\n")
    table = lapilli.new("pumice", seats=2, box=own, seed=1)
    table.settle()
    assert [sum(hand) for hand in table.position()["hands"]] == [2, 2]
    with pytest.raises(lapilli.RecordError, match="another box"):
        lapilli.replay(table.record())
    assert lapilli.replay(table.record(), box=own).position() == table.position()


SAME_HANDS = {
    "seats": 2,
    "rounds": 6,
    "round": 1,
    "phase": "lay",
    "hands": [[0, 1, 0, 0, 1, 0], [0, 1, 0, 0, 1, 0]],
    "laid": [None, None],
    "spent": [0] * 6,
    "bag": [8, 6, 8, 8, 6, 8],
    "points": [0, 0],
    "crater": 0,
    "thrown": None,
    "winner": None,
    "drawer": 0,
}


def test_what_a_viewer_sees_is_made_once_and_belongs_to_its_moment() -> None:
    table = dealt()
    first = table.cached_view(0)
    assert table.cached_view(0) is first == table.view(0)
    trial = table.fork()
    trial.play(trial.menu()[0])
    assert (trial.cached_view(0, table.ply), table.cached_view(0)) == (first, first)
    assert trial.cached_view(0) == trial.view(0) != first
    assert trial.ply == table.ply + 1
    trial.rewind(table.ply)
    trial.play(trial.menu()[1])
    assert trial.cached_view(0) == trial.view(0), "another action of the same ply"
    table.state = trial.state
    assert table.cached_view(0) == trial.view(0), "another state altogether"


def test_a_long_game_keeps_few_states_and_knows_all_of_them() -> None:
    """States of earlier plies are played again when they are asked for; a table that rests keeps one in sixteen."""
    table = lapilli.new("eruption", seats=2, seed=5)
    positions = [table.position()]
    while table.ply < 200 and table.actors:
        if table.actors == ("chance",):
            table.step_chance()
        else:
            table.play(table.menu()[0])
        positions.append(table.position())
    assert sum(state is not None for state in table._past) <= RECENT + table.ply // STRIDE + 1
    table.drop_caches()
    assert sum(state is not None for state in table._past) <= table.ply // STRIDE + 1
    for ply in (*range(table.ply, -1, -7), *range(table.ply + 1)):
        assert table.game.rules.position(table.state_at(ply)) == positions[ply]
    table.rewind(77)
    assert table.position() == positions[77]
    assert table.moves() == lapilli.replay(table.record()).moves()
